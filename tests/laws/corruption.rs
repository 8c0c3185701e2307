//! Random changes of saved turns and games.

use hotdice::{Account, Bust, Confirmation, Outcome, Reason, SeatSet, TurnEnd};
use proptest::prelude::*;

use crate::model::changes::{GameChange, TurnChange};
use crate::sampling::dice_up_to;

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
