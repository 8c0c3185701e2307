//! Values and errors of the engine as the header says them, apart from the library's conversions.

use hotdice::capi::*;
use hotdice::{
    Account, BankRefusal, Bust, Dice, GameError, Held, Keep, KeepError, Offer, Outcome, Partition,
    Reason, Seat, SeatSet, TurnError, Verdict, Worth,
};

pub(super) fn dice(dice: Dice) -> hotdice_dice {
    hotdice_dice {
        counts: dice.counts(),
        reserved: [0; 2],
    }
}

pub(super) fn held(held: Held) -> hotdice_held {
    hotdice_held {
        dice: dice(held.dice()),
        open: dice(held.open()),
    }
}

pub(super) fn keep(keep: &Keep) -> hotdice_keep {
    let (points, wins) = worth(keep.worth);
    hotdice_keep {
        dice: dice(keep.dice),
        points,
        dice_left: keep.dice_left,
        wins,
        reserved: [0; 2],
    }
}

fn worth(worth: Worth) -> (u32, u8) {
    match worth {
        Worth::Points(points) => (points, 0),
        Worth::Win => (0, 1),
    }
}

pub(super) fn partition(partition: &Partition) -> hotdice_partition {
    let mut combinations = [hotdice_combination::default(); 6];
    let mut len = 0;
    for combination in partition.combinations() {
        let (points, wins) = worth(combination.worth);
        // The names of the kinds are the words of the engine.
        let number = (1..=9).find(|&number| name(number) == combination.kind.to_string());
        combinations[usize::from(len)] = hotdice_combination {
            dice: dice(combination.dice),
            points,
            kind: number.expect("a kind"),
            wins,
            reserved: [0; 2],
        };
        len += 1;
    }
    let (points, wins) = worth(partition.worth());
    hotdice_partition {
        dice: dice(partition.dice()),
        absorbed: dice(partition.absorbed()),
        points,
        wins,
        len,
        reserved: [0; 2],
        combinations,
    }
}

fn name(kind: u8) -> String {
    // SAFETY: the answer is a text for any number.
    let name = unsafe { std::ffi::CStr::from_ptr(hotdice_combination_name(kind)) };
    name.to_string_lossy().into_owned()
}

pub(super) fn offer(offer: Option<Offer>) -> hotdice_offer {
    offer.map_or_else(hotdice_offer::default, |offer| hotdice_offer {
        held: held(offer.held),
        points: offer.points,
        reserved: [0; 4],
    })
}

pub(super) fn account(account: Account) -> hotdice_account {
    hotdice_account {
        total: account.total,
        on_board: account.on_board.into(),
        reserved: [0; 3],
    }
}

pub(super) fn seat(seat: Seat) -> hotdice_seat {
    hotdice_seat {
        account: account(seat.account),
        left: seat.left.into(),
        busts: seat.busts,
        reserved: [0; 2],
    }
}

pub(super) fn seats(seats: SeatSet) -> u32 {
    seats.iter().map(|seat| 1 << seat).sum()
}

pub(super) fn outcome(outcome: Option<Outcome>) -> hotdice_outcome {
    let reason = outcome.map(|outcome| match outcome.reason {
        Reason::Target => HOTDICE_REASON_TARGET,
        Reason::InstantWin => HOTDICE_REASON_INSTANT_WIN,
        Reason::LastStanding => HOTDICE_REASON_LAST_STANDING,
        Reason::Abandoned => HOTDICE_REASON_ABANDONED,
        Reason::Rounds => HOTDICE_REASON_ROUNDS,
        other => panic!("{other:?} has no number here"),
    });
    hotdice_outcome {
        reason: reason.unwrap_or(HOTDICE_REASON_NONE),
        winners: outcome.map_or(0, |outcome| seats(outcome.winners)),
    }
}

pub(super) fn bust(bust: Bust) -> i32 {
    match bust {
        Bust::Toxic => HOTDICE_BUST_TOXIC,
        Bust::InstantLoss => HOTDICE_BUST_INSTANT_LOSS,
        Bust::NothingScores => HOTDICE_BUST_NOTHING_SCORES,
        Bust::LastThrow => HOTDICE_BUST_LAST_THROW,
        other => panic!("{other:?} has no number here"),
    }
}

pub(super) fn verdict(verdict: Verdict) -> i32 {
    match verdict {
        Verdict::Scores => HOTDICE_BUST_NONE,
        Verdict::Bust(why) => bust(why),
    }
}

pub(super) fn status_of(error: GameError) -> hotdice_status {
    match error {
        GameError::Over => HOTDICE_STATUS_GAME_OVER,
        GameError::Players { .. } => HOTDICE_STATUS_WRONG_PLAYERS,
        GameError::NoSuchSeat { .. } => HOTDICE_STATUS_NO_SUCH_SEAT,
        GameError::HasLeft { .. } => HOTDICE_STATUS_HAS_LEFT,
        GameError::Turn(error) => status_of_turn(error),
        other => panic!("{other:?} has no status here"),
    }
}

pub(super) fn status_of_turn(error: TurnError) -> hotdice_status {
    match error {
        TurnError::Phase { .. } => HOTDICE_STATUS_WRONG_PHASE,
        TurnError::NoThrowLeft { .. } => HOTDICE_STATUS_NO_THROW_LEFT,
        TurnError::NoOffer => HOTDICE_STATUS_NO_OFFER,
        TurnError::DiceCount { .. } => HOTDICE_STATUS_WRONG_DICE_COUNT,
        TurnError::Keep(error) => status_of_keep(error),
        TurnError::Partition { .. } => HOTDICE_STATUS_NO_PARTITION,
        TurnError::Bank(refusal) => status_of_bank(refusal),
        other => panic!("{other:?} has no status here"),
    }
}

fn status_of_keep(error: KeepError) -> hotdice_status {
    match error {
        KeepError::NoDice => HOTDICE_STATUS_NO_DICE,
        KeepError::NotThrown { .. } => HOTDICE_STATUS_NOT_THROWN,
        KeepError::NotScoring { .. } => HOTDICE_STATUS_NOT_SCORING,
        KeepError::Incomplete { .. } => HOTDICE_STATUS_INCOMPLETE,
        KeepError::Bust { .. } => HOTDICE_STATUS_BUST,
        other => panic!("{other:?} has no status here"),
    }
}

pub(super) fn status_of_bank(refusal: BankRefusal) -> hotdice_status {
    match refusal {
        BankRefusal::TurnOver => HOTDICE_STATUS_TURN_OVER,
        BankRefusal::NothingKept => HOTDICE_STATUS_NOTHING_KEPT,
        BankRefusal::HotDice => HOTDICE_STATUS_HOT_DICE,
        BankRefusal::Unconfirmed { .. } => HOTDICE_STATUS_UNCONFIRMED,
        BankRefusal::NoMultiple { .. } => HOTDICE_STATUS_NO_MULTIPLE,
        BankRefusal::DiceLeft { .. } => HOTDICE_STATUS_DICE_LEFT,
        BankRefusal::BelowOpening { .. } => HOTDICE_STATUS_BELOW_OPENING,
        BankRefusal::BelowMinimum { .. } => HOTDICE_STATUS_BELOW_MINIMUM,
        BankRefusal::AboveTarget { .. } => HOTDICE_STATUS_ABOVE_TARGET,
        other => panic!("{other:?} has no status here"),
    }
}
