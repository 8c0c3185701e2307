//! Saved turns and games with a field changed at random.

use std::sync::LazyLock;

use hotdice::{
    Account, Bust, CarryOver, Confirmation, Dice, Face, GameState, Held, Kept, Offer, Outcome,
    Reason, RuleSet, SeatSet, SetSize, TurnEnd, TurnState,
};
use proptest::prelude::*;

use crate::sampling::dice_up_to;

/// A change of one field of a turn.
#[derive(Clone, Debug)]
pub(crate) enum TurnChange {
    Total(i32),
    OnBoard(bool),
    Points(u32),
    Throws(u32),
    InHand(u8),
    /// Dice held, and those of them that are open.
    Held(Dice, Dice),
    Throw(Dice),
    NothingKept,
    Kept(Dice, u32, Dice),
    KeptPending(Confirmation),
    End(Option<TurnEnd>),
    NoOffer,
    /// Points, and dice held as above.
    Offer(u32, Dice, Dice),
    Inherited(u32),
    /// Points that were taken over, or more of them, and gathered.
    InheritedAndGathered(u32),
    Pending(Confirmation),
}

/// A change of one field of a game.
#[derive(Clone, Debug)]
pub(crate) enum GameChange {
    Account(usize, Account),
    Left(usize, bool),
    Busts(usize, u8),
    Round(u32),
    Players(u8),
    First(u8),
    Current(u8),
    Turns(u32),
    Turn(TurnChange),
    Due(Option<SeatSet>),
    Outcome(Option<Outcome>),
}

/// Rules under which nearly any dice can be held, for states that other rules must refuse.
static EVERYTHING_SCORES: LazyLock<RuleSet> = LazyLock::new(|| {
    let scores = Face::ALL
        .into_iter()
        .fold(RuleSet::builder(), |rules, face| {
            rules.single(face, 50).of_a_kind(SetSize::Two, face, 150)
        });
    let rules = scores.carry_over(CarryOver::Straights).build();
    rules.expect("valid rules")
});

fn small() -> impl Strategy<Value = u32> {
    prop_oneof![4 => 0_u32..4, 4 => (0_u32..40).prop_map(|fifties| fifties * 50), 1 => any::<u32>()]
}

fn account() -> impl Strategy<Value = Account> {
    let total = prop_oneof![2 => -500_i32..2000, 1 => any::<i32>()];
    (total, any::<bool>()).prop_map(|(total, on_board)| Account { total, on_board })
}

fn end() -> impl Strategy<Value = Option<TurnEnd>> {
    prop_oneof![
        Just(None),
        small().prop_map(|points| Some(TurnEnd::Banked { points })),
        prop::sample::select(vec![
            Bust::Toxic,
            Bust::InstantLoss,
            Bust::NothingScores,
            Bust::LastThrow
        ])
        .prop_map(|bust| Some(TurnEnd::Bust(bust))),
        Just(Some(TurnEnd::Won)),
        Just(Some(TurnEnd::Forfeited)),
    ]
}

fn pending() -> impl Strategy<Value = Confirmation> {
    prop_oneof![
        Just(Confirmation::None),
        Just(Confirmation::Single),
        small().prop_map(Confirmation::Points),
    ]
}

pub(crate) fn turn_change() -> impl Strategy<Value = TurnChange> {
    let dice = || dice_up_to(6);
    prop_oneof![
        any::<i32>().prop_map(TurnChange::Total),
        any::<bool>().prop_map(TurnChange::OnBoard),
        small().prop_map(TurnChange::Points),
        small().prop_map(TurnChange::Throws),
        prop_oneof![0_u8..8, any::<u8>()].prop_map(TurnChange::InHand),
        (dice(), dice()).prop_map(|(held, open)| TurnChange::Held(held, open)),
        dice().prop_map(TurnChange::Throw),
        Just(TurnChange::NothingKept),
        (dice(), small(), dice())
            .prop_map(|(kept, points, open)| { TurnChange::Kept(kept, points, open) }),
        pending().prop_map(TurnChange::KeptPending),
        end().prop_map(TurnChange::End),
        Just(TurnChange::NoOffer),
        (small(), dice(), dice())
            .prop_map(|(points, held, open)| TurnChange::Offer(points, held, open)),
        small().prop_map(TurnChange::Inherited),
        small().prop_map(TurnChange::InheritedAndGathered),
        pending().prop_map(TurnChange::Pending),
    ]
}

pub(crate) fn game_change() -> impl Strategy<Value = GameChange> {
    let seat = || prop_oneof![4 => 0_u8..4, 1 => any::<u8>()];
    let seats = prop::collection::vec(seat(), 0..4)
        .prop_map(|seats| seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with));
    let reason = prop::sample::select(vec![
        Reason::Target,
        Reason::Rounds,
        Reason::InstantWin,
        Reason::LastStanding,
        Reason::Abandoned,
    ]);
    let outcome = (seats.clone(), reason).prop_map(|(winners, reason)| Outcome { winners, reason });
    let place = || 0..usize::from(hotdice::MAX_PLAYERS);
    prop_oneof![
        2 => (prop_oneof![0..3_usize, place()], account())
            .prop_map(|(seat, account)| GameChange::Account(seat, account)),
        1 => (place(), any::<bool>()).prop_map(|(seat, left)| GameChange::Left(seat, left)),
        1 => (0..4_usize, prop_oneof![0_u8..4, any::<u8>()])
            .prop_map(|(seat, busts)| GameChange::Busts(seat, busts)),
        1 => prop_oneof![0_u32..6, any::<u32>()].prop_map(GameChange::Round),
        1 => seat().prop_map(GameChange::Players),
        1 => seat().prop_map(GameChange::First),
        1 => seat().prop_map(GameChange::Current),
        1 => any::<u32>().prop_map(GameChange::Turns),
        2 => turn_change().prop_map(GameChange::Turn),
        2 => prop::option::of(seats).prop_map(GameChange::Due),
        2 => prop::option::of(outcome).prop_map(GameChange::Outcome),
    ]
}

impl TurnChange {
    pub(crate) fn of(&self, state: &TurnState) -> TurnState {
        let mut changed = *state;
        match *self {
            Self::Total(total) => changed.account.total = total,
            Self::OnBoard(on_board) => changed.account.on_board = on_board,
            Self::Points(points) => changed.points = points,
            Self::Throws(throws) => changed.throws = throws,
            Self::InHand(dice) => changed.in_hand = dice,
            Self::Held(dice, open) => changed.held = held(dice, open).unwrap_or(changed.held),
            Self::Throw(dice) => changed.throw = dice,
            Self::NothingKept => changed.kept = None,
            Self::Kept(dice, points, open) => changed.kept = Some(kept(dice, points, open)),
            Self::KeptPending(pending) => {
                if let Some(kept) = &mut changed.kept {
                    kept.pending = pending;
                }
            }
            Self::End(end) => changed.end = end,
            Self::NoOffer => changed.offer = None,
            Self::Offer(points, dice, open) => {
                let held = held(dice, open).unwrap_or(changed.held);
                changed.offer = Some(Offer { points, held });
            }
            Self::Inherited(points) => changed.inherited = points,
            Self::InheritedAndGathered(points) => {
                changed.inherited = points;
                changed.points = changed.points.saturating_add(points);
            }
            Self::Pending(pending) => changed.pending = pending,
        }
        changed
    }
}

/// Dice as held with some of them open; none if they are all dice of a game.
fn held(dice: Dice, open: Dice) -> Option<Held> {
    let held = EVERYTHING_SCORES.hold_open(dice, dice.intersection(open));
    held.ok()
}

/// Any dice as kept: taken from a real turn, since only the library makes one, and then changed.
fn kept(dice: Dice, points: u32, open: Dice) -> Kept {
    let mut turn = hotdice::Turn::new(&EVERYTHING_SCORES, Account::NEW);
    turn.throw("1-2-3-4-5-6".parse().expect("dice"))
        .expect("six dice");
    turn.keep("1".parse().expect("a die"))
        .expect("a single scores");
    let mut kept = turn.kept().expect("a die is kept");
    (kept.dice, kept.points, kept.open) = (dice, points, open);
    kept
}

impl GameChange {
    pub(crate) fn of(&self, state: &GameState) -> GameState {
        let mut changed = *state;
        match self {
            Self::Account(seat, account) => changed.seats[*seat].account = *account,
            Self::Left(seat, left) => changed.seats[*seat].left = *left,
            Self::Busts(seat, busts) => changed.seats[*seat].busts = *busts,
            Self::Round(round) => changed.round = *round,
            Self::Players(players) => changed.players = *players,
            Self::First(seat) => changed.first = *seat,
            Self::Current(seat) => changed.current = *seat,
            Self::Turns(turns) => changed.turns = *turns,
            Self::Turn(change) => changed.turn = change.of(&state.turn),
            Self::Due(due) => changed.due = *due,
            Self::Outcome(outcome) => changed.outcome = *outcome,
        }
        changed
    }
}
