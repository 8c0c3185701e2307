//! Random points, payouts and group patterns.

use hotdice::{GroupPattern, MAX_POINTS, Payout};
use proptest::prelude::*;

use crate::model::mending::with_forms;

/// Points of one option: mostly of a few values, so that sums meet and ties come about.
pub(crate) fn points(wild: bool) -> BoxedStrategy<u32> {
    let usual = prop::sample::select(vec![1_u32, 5, 10, 50, 100, 200, 300, 400, 1000, 1500]);
    let valid = prop_oneof![
        12 => usual,
        1 => 1..=MAX_POINTS,
        1 => Just(MAX_POINTS)
    ];
    if wild {
        prop_oneof![60 => valid, 1 => any::<u32>(), 1 => Just(MAX_POINTS + 1)].boxed()
    } else {
        valid.boxed()
    }
}

/// A payout, of which so many parts in a hundred lose the turn.
pub(crate) fn payout(wild: bool, losses: u32) -> BoxedStrategy<Payout> {
    let paid = if wild {
        prop_oneof![80 => points(true), 1 => Just(0)].boxed()
    } else {
        points(false)
    };
    let kind = prop_oneof![
        50 => Just(None),
        34 => Just(Some(Payout::Points as fn(u32) -> Payout)),
        7 => Just(Some(Payout::PointsPlusSingles as fn(u32) -> Payout)),
        7 => Just(Some(Payout::PointsPlusTriplets as fn(u32) -> Payout)),
    ];
    let pays = (kind, paid).prop_map(|(kind, points)| match kind {
        Some(kind) => kind(points),
        None => Payout::Nothing,
    });
    prop_oneof![
        98 => pays,
        2 => Just(Payout::InstantWin),
        losses => Just(Payout::InstantLoss),
    ]
    .boxed()
}

/// A group pattern with any of its degenerate forms.
pub(crate) fn group(wild: bool, losses: u32) -> impl Strategy<Value = GroupPattern> {
    let flags = (prop::bool::weighted(0.3), prop::bool::weighted(0.3));
    (payout(wild, losses), flags).prop_map(|(payout, (four_plus_two, all_alike))| {
        with_forms(payout, four_plus_two, all_alike)
    })
}
