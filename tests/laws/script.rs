//! Random sequences of actions, legal and not, for turns and games.

use proptest::prelude::*;

use crate::model::script::Action;
use crate::sampling::{dice_up_to, six_faces};

/// Up to so many actions of a turn.
pub(crate) fn turn_actions(most: usize) -> impl Strategy<Value = Vec<Action>> {
    prop::collection::vec(turn_action(), 1..most)
}

/// Up to so many actions of a game, now and then a player leaves.
pub(crate) fn game_actions(most: usize) -> impl Strategy<Value = Vec<Action>> {
    let leave = prop_oneof![9 => 0_u8..8, 1 => any::<u8>()].prop_map(Action::Leave);
    let action = prop_oneof![60 => go_on(), 20 => turn_action(), 1 => leave];
    prop::collection::vec(action, 1..most)
}

fn go_on() -> impl Strategy<Value = Action> {
    (six_faces(), any::<usize>(), prop::bool::weighted(0.8))
        .prop_map(|(faces, keep, banks)| Action::GoOn { faces, keep, banks })
}

fn turn_action() -> impl Strategy<Value = Action> {
    prop_oneof![
        40 => six_faces().prop_map(Action::Throw),
        2 => dice_up_to(6).prop_map(Action::ThrowAny),
        30 => any::<usize>().prop_map(Action::Keep),
        2 => dice_up_to(6).prop_map(Action::KeepAny),
        10 => any::<(usize, usize)>().prop_map(|(keep, split)| Action::KeepAs(keep, split)),
        4 => any::<(usize, usize)>().prop_map(|(keep, rules)| Action::KeepForeign(keep, rules)),
        2 => Just(Action::TakeOver),
        4 => Just(Action::TakeBack),
        14 => Just(Action::Bank),
        1 => Just(Action::Forfeit),
    ]
}
