//! Random options of a turn and of its busts.

use hotdice::{BustEffect, BustStreak, Confirmation, MAX_TARGET, Penalty, Piggyback};
use proptest::prelude::*;

use crate::model::turn_options::TurnOptions;
use crate::payouts::points;

pub(crate) fn turn_options(wild: bool) -> impl Strategy<Value = TurnOptions> {
    let max_throws = prop_oneof![3 => Just(0), 2 => 1_u8..=4, u32::from(wild) => any::<u8>()];
    let bust_effect = prop_oneof![2 => Just(BustEffect::LoseTurn), 1 => Just(BustEffect::Subtract)];
    let penalty = move || prop_oneof![2 => Just(0), 1 => points(wild)];
    let lowest_total = prop_oneof![
        2 => Just(i32::MIN),
        2 => prop::sample::select(vec![0, -50, -500]),
        u32::from(wild) => any::<i32>()
    ];
    (
        (max_throws, confirmations(wild), bust_effect, penalty()),
        (bust_streak(wild), lowest_total, piggyback(wild)),
    )
        .prop_map(
            |(
                (max_throws, confirmations, bust_effect, first_throw_penalty),
                (bust_streak, lowest_total, piggyback),
            )| TurnOptions {
                max_throws,
                confirmations,
                bust_effect,
                first_throw_penalty,
                bust_streak,
                lowest_total,
                piggyback,
            },
        )
}

/// A rule set asks for points or for single dice. Where both are asked for in one keep, the order
/// of its combinations decides, which the twin does not know; `corners` has a game of both.
fn confirmations(wild: bool) -> impl Strategy<Value = [Confirmation; 9]> {
    let asked = if wild {
        prop_oneof![8 => points(true), 1 => Just(0)].boxed()
    } else {
        points(false)
    };
    let by_points = prop_oneof![
        2 => Just(Confirmation::None),
        1 => asked.prop_map(Confirmation::Points)
    ];
    let by_single = prop_oneof![Just(Confirmation::None), Just(Confirmation::Single)];
    prop_oneof![
        3 => Just([Confirmation::None; 9]),
        2 => prop::array::uniform9(by_points),
        1 => prop::array::uniform9(by_single)
    ]
}

fn bust_streak(wild: bool) -> impl Strategy<Value = BustStreak> {
    let busts = if wild { 1..=u8::MAX } else { 1..=4 };
    let penalty = prop_oneof![
        2 => points(wild).prop_map(Penalty::Points),
        1 => Just(Penalty::WholeTotal)
    ];
    let streak = (busts, penalty).prop_map(|(busts, penalty)| BustStreak { busts, penalty });
    prop_oneof![Just(BustStreak::NONE), streak]
}

fn piggyback(wild: bool) -> impl Strategy<Value = Piggyback> {
    let total = prop::sample::select(vec![0_u32, 100, 300, MAX_TARGET]);
    prop_oneof![
        2 => Just(Piggyback::Off),
        2 => Just(Piggyback::On),
        1 => Just(Piggyback::OnBoard),
        1 => total.prop_map(Piggyback::FromTotal),
        u32::from(wild) => any::<u32>().prop_map(Piggyback::FromTotal)
    ]
}
