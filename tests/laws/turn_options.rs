//! The options of a turn and of its busts as plain data, and random choices of them.

use hotdice::{
    BustEffect, BustStreak, CombinationKind, Confirmation, MAX_POINTS, MAX_TARGET, Penalty,
    Piggyback, RuleSetBuilder,
};
use proptest::prelude::*;

use crate::payouts::points;

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TurnOptions {
    pub(crate) max_throws: u8,
    /// By kind, as `CombinationKind::ALL` lists them.
    pub(crate) confirmations: [Confirmation; 9],
    pub(crate) bust_effect: BustEffect,
    pub(crate) first_throw_penalty: u32,
    pub(crate) bust_streak: BustStreak,
    pub(crate) lowest_total: i32,
    pub(crate) piggyback: Piggyback,
}

impl TurnOptions {
    pub(crate) fn set(&self, builder: RuleSetBuilder) -> RuleSetBuilder {
        let builder = builder
            .max_throws(self.max_throws)
            .bust_effect(self.bust_effect)
            .first_throw_penalty(self.first_throw_penalty)
            .bust_streak(self.bust_streak.busts, self.bust_streak.penalty)
            .lowest_total(self.lowest_total)
            .piggyback(self.piggyback);
        let confirmations = CombinationKind::ALL.into_iter().zip(self.confirmations);
        confirmations.fold(builder, |builder, (kind, confirmation)| {
            builder.confirmation(kind, confirmation)
        })
    }

    /// The same where these are the points of single dice, with every fault removed.
    pub(crate) fn mended(&self, singles: [u32; 6]) -> Self {
        let mut mended = self.clone();
        mended.confirmations = self.confirmations.map(|confirmation| match confirmation {
            Confirmation::Points(0) => Confirmation::None,
            Confirmation::Points(points) => Confirmation::Points(points.min(MAX_POINTS)),
            Confirmation::Single if singles == [0; 6] => Confirmation::None,
            other => other,
        });
        mended.first_throw_penalty = self.first_throw_penalty.min(MAX_POINTS);
        if let Penalty::Points(points) = &mut mended.bust_streak.penalty {
            *points = (*points).min(MAX_POINTS);
        }
        mended.lowest_total = self.lowest_total.min(0);
        if let Piggyback::FromTotal(total) = &mut mended.piggyback {
            *total = (*total).min(MAX_TARGET);
        }
        mended
    }
}

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
