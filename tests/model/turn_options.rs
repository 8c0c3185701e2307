//! The options of a turn and of its busts as plain data.

use hotdice::{
    BustEffect, BustStreak, CombinationKind, Confirmation, MAX_POINTS, MAX_TARGET, Penalty,
    Piggyback, RuleSet, RuleSetBuilder,
};

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
    pub(crate) fn of(rules: &RuleSet) -> Self {
        Self {
            max_throws: rules.max_throws(),
            confirmations: CombinationKind::ALL.map(|kind| rules.confirmation(kind)),
            bust_effect: rules.bust_effect(),
            first_throw_penalty: rules.first_throw_penalty(),
            bust_streak: rules.bust_streak(),
            lowest_total: rules.lowest_total(),
            piggyback: rules.piggyback(),
        }
    }

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
