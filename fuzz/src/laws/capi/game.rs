//! A game through the C ABI beside the engine's own.

use hotdice::capi::*;
use hotdice::{BankRefusal, Confirmation, Game, GameError, Phase, Turn, TurnEnd};

use super::calls::{Object, answered, list};
use super::values::{self, status_of, status_of_bank, status_of_turn};
use crate::model::script::Move;

/// What a verb answers.
#[derive(Debug, PartialEq)]
pub(super) enum Answer {
    Bust(i32),
    Keep(hotdice_keep),
    Offer(hotdice_offer),
    Dice(hotdice_dice),
    Points(u32),
    Nothing,
}

/// Both answer the same to the move, and stand the same after it.
pub(super) fn plays_the_same(game: &mut Game<'_>, other: &mut Object, tried: &Move) {
    let answer = in_c(other.get(), tried);
    let expected = in_rust(game, tried).map_err(status_of);
    assert_eq!(answer, expected, "{tried:?}");
    stands_the_same(game, other);
}

fn in_rust(game: &mut Game<'_>, tried: &Move) -> Result<Answer, GameError> {
    Ok(match tried {
        Move::Throw(dice) => Answer::Bust(values::verdict(game.throw(*dice)?)),
        Move::Keep(dice) => Answer::Keep(values::keep(&game.keep(*dice)?)),
        Move::KeepAs(partition) => Answer::Keep(values::keep(&game.keep_as(partition)?)),
        Move::TakeOver => Answer::Offer(values::offer(Some(game.take_over()?))),
        Move::TakeBack => Answer::Dice(values::dice(game.take_back()?)),
        Move::Bank => Answer::Points(game.bank()?),
        Move::Forfeit => {
            game.forfeit()?;
            Answer::Nothing
        }
        Move::Leave(seat) => {
            game.leave(*seat)?;
            Answer::Nothing
        }
    })
}

fn in_c(game: *mut hotdice_game, tried: &Move) -> Result<Answer, hotdice_status> {
    // SAFETY: the game lives, and the outputs are places.
    unsafe {
        match tried {
            Move::Throw(dice) => {
                let dice = values::dice(*dice);
                answered(-1, |out| hotdice_game_throw(game, dice, out)).map(Answer::Bust)
            }
            Move::Keep(dice) => {
                let (none, dice) = (hotdice_keep::default(), values::dice(*dice));
                answered(none, |out| hotdice_game_keep(game, dice, out)).map(Answer::Keep)
            }
            Move::KeepAs(partition) => {
                let (none, partition) = (hotdice_keep::default(), values::partition(partition));
                let keep = |out| hotdice_game_keep_as(game, &raw const partition, out);
                answered(none, keep).map(Answer::Keep)
            }
            Move::TakeOver => {
                let none = hotdice_offer::default();
                answered(none, |out| hotdice_game_take_over(game, out)).map(Answer::Offer)
            }
            Move::TakeBack => {
                let none = hotdice_dice::default();
                answered(none, |out| hotdice_game_take_back(game, out)).map(Answer::Dice)
            }
            Move::Bank => answered(7, |out| hotdice_game_bank(game, out)).map(Answer::Points),
            Move::Forfeit => nothing(hotdice_game_forfeit(game)),
            Move::Leave(seat) => nothing(hotdice_game_leave(game, *seat)),
        }
    }
}

pub(super) fn nothing(status: hotdice_status) -> Result<Answer, hotdice_status> {
    match status {
        HOTDICE_STATUS_OK => Ok(Answer::Nothing),
        refused => Err(refused),
    }
}

/// Every question to the game is answered as the engine answers it.
pub(super) fn stands_the_same(game: &Game<'_>, other: &Object) {
    let other: *mut hotdice_game = other.get();
    // SAFETY: the game lives, its turn as long, and the outputs are places.
    unsafe {
        assert_eq!(hotdice_game_players(other), game.players());
        assert_eq!(hotdice_game_first(other), i32::from(game.first()));
        assert_eq!(hotdice_game_current(other), i32::from(game.current()));
        assert_eq!(hotdice_game_turns(other), game.turns());
        assert_eq!(hotdice_game_round(other), game.round());
        assert_eq!(
            hotdice_game_is_ending(other),
            u8::from(game.due().is_some())
        );
        assert_eq!(hotdice_game_due(other), game.due().map_or(0, values::seats));
        assert_eq!(hotdice_game_outcome(other), values::outcome(game.outcome()));
        for seat in 0..=game.players() {
            let none = hotdice_seat::default();
            let answer = answered(none, |out| hotdice_game_seat(other, seat, out));
            assert_eq!(answer, game.seat(seat).map(values::seat).map_err(status_of));
        }
        let none = hotdice_standing::default();
        let standings = list(none, |out, room, len| {
            hotdice_game_standings(other, out, room, len)
        });
        let expected = game.standings().map(|standing| hotdice_standing {
            total: standing.total,
            place: standing.place,
            seat: standing.seat,
            reserved: [0; 2],
        });
        assert_eq!(standings, Ok(expected.collect()));
        turn_stands_the_same(game.turn(), hotdice_game_turn(other));
    }
}

/// Every question to the turn is answered as the engine answers it.
///
/// # Safety
/// The other turn lives.
pub(super) unsafe fn turn_stands_the_same(turn: &Turn<'_>, other: *const hotdice_turn) {
    let phase = match turn.phase() {
        Phase::ToThrow { .. } => HOTDICE_PHASE_TO_THROW,
        Phase::ToKeep => HOTDICE_PHASE_TO_KEEP,
        Phase::ToDecide { .. } => HOTDICE_PHASE_TO_DECIDE,
        Phase::Over(_) => HOTDICE_PHASE_OVER,
    };
    let (end, banked, bust) = match turn.end() {
        None => (HOTDICE_END_NONE, 0, HOTDICE_BUST_NONE),
        Some(TurnEnd::Banked { points }) => (HOTDICE_END_BANKED, points, HOTDICE_BUST_NONE),
        Some(TurnEnd::Bust(why)) => (HOTDICE_END_BUST, 0, values::bust(why)),
        Some(TurnEnd::Won) => (HOTDICE_END_WON, 0, HOTDICE_BUST_NONE),
        Some(TurnEnd::Forfeited) => (HOTDICE_END_FORFEITED, 0, HOTDICE_BUST_NONE),
        Some(other) => panic!("{other:?} has no number here"),
    };
    let kept = turn.kept().map(|kept| values::dice(kept.dice));
    // SAFETY: as the caller says, and the outputs are places.
    unsafe {
        assert_eq!(hotdice_turn_phase(other), phase);
        assert_eq!(hotdice_turn_dice_in_hand(other), turn.dice_in_hand());
        assert_eq!(hotdice_turn_points(other), turn.points());
        assert_eq!(hotdice_turn_throws(other), turn.throws());
        assert_eq!(hotdice_turn_account(other), values::account(turn.account()));
        assert_eq!(hotdice_turn_table(other), values::dice(turn.table()));
        assert_eq!(hotdice_turn_kept(other), kept.unwrap_or_default());
        assert_eq!(hotdice_turn_held(other), values::held(turn.held()));
        assert_eq!(hotdice_turn_pending(other), pending(turn.pending()));
        assert_eq!(hotdice_turn_offer(other), values::offer(turn.offer()));
        assert_eq!(hotdice_turn_end(other), end);
        assert_eq!(hotdice_turn_banked(other), banked);
        assert_eq!(hotdice_turn_bust(other), bust);
        let none = hotdice_bank_check::default();
        let check = answered(none, |out| hotdice_turn_check_bank(other, out));
        assert_eq!(check, Ok(bank_check(turn)));
        keeps_the_same(turn, other);
    }
}

/// # Safety
/// The other turn lives.
unsafe fn keeps_the_same(turn: &Turn<'_>, other: *const hotdice_turn) {
    // SAFETY: as the caller says, and the outputs are places.
    unsafe {
        let keeps = list(hotdice_keep::default(), |out, room, len| {
            hotdice_turn_keeps(other, out, room, len)
        });
        let expected: Vec<_> = turn.keeps().map(|keep| values::keep(&keep)).collect();
        assert_eq!(keeps.as_ref(), Ok(&expected));
        let dice = expected
            .last()
            .map_or(values::dice(turn.table()), |keep| keep.dice);
        let of = turn.keeps().last().map_or(turn.table(), |keep| keep.dice);
        let none = hotdice_partition::default();
        let partitions = list(none, |out, room, len| {
            hotdice_turn_partitions(other, dice, out, room, len)
        });
        let expected = turn.partitions(of).map_err(status_of_turn);
        let expected = expected.map(|all| all.map(|one| values::partition(&one)).collect());
        assert_eq!(partitions, expected);
    }
}

fn pending(pending: Confirmation) -> hotdice_confirmation {
    let (kind, points) = match pending {
        Confirmation::None => (HOTDICE_CONFIRMATION_NONE, 0),
        Confirmation::Points(points) => (HOTDICE_CONFIRMATION_POINTS, points),
        _ => (HOTDICE_CONFIRMATION_SINGLE, 0),
    };
    hotdice_confirmation { kind, points }
}

fn bank_check(turn: &Turn<'_>) -> hotdice_bank_check {
    let refusal = turn.bank_refusal();
    let needed = match refusal {
        Some(
            BankRefusal::BelowOpening { needed, .. } | BankRefusal::BelowMinimum { needed, .. },
        ) => needed.into(),
        Some(BankRefusal::Unconfirmed {
            pending: Confirmation::Points(points),
        }) => points.into(),
        Some(BankRefusal::NoMultiple { granularity, .. }) => granularity.into(),
        Some(BankRefusal::DiceLeft { at_most, .. }) => at_most.into(),
        Some(BankRefusal::AboveTarget { missing, .. }) => missing,
        _ => 0,
    };
    hotdice_bank_check {
        refusal: refusal.map_or(HOTDICE_STATUS_OK, status_of_bank),
        points: turn.points(),
        needed,
    }
}
