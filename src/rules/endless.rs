//! Games that cannot end: what can be seen of that in the options, without playing.
//!
//! A game ends by a bank that meets the target, after its rounds, or by a keep that wins. Where no
//! number of turns comes to any of that, `build` says so. It says nothing where only a search through
//! the game could tell: whoever plays such a game limits its turns.

use super::MAX_TARGET;
use super::builder::RuleSetBuilder;
use super::combination::{CombinationKind, Payout, Worth};
use super::error::{Fault, Field};
use super::options::{
    BustEffect, CarryOver, Confirmation, Ending, Finish, HotDice, Penalty, WinningBank,
};
use crate::dice::Face;
use crate::divisor::common_divisor;

impl RuleSetBuilder {
    /// Why no game of these options can end. They must have no other fault.
    pub(super) fn endless_faults(&self) -> impl Iterator<Item = Fault> {
        let by_rounds = matches!(self.ending, Ending::Rounds(_));
        let by_win = self
            .patterns()
            .any(|pattern| pattern.payout == Payout::InstantWin);
        let by_bank = !by_rounds && !by_win;
        let toxic = (!by_rounds).then(|| self.toxic_fault());
        let bank = by_bank.then(|| {
            [
                self.unconfirmed_fault(),
                self.dice_left_fault(),
                self.turn_fault(),
                self.target_fault(),
            ]
        });
        let bank = bank.into_iter().flatten();
        toxic.into_iter().chain(bank).flatten()
    }

    /// No throw of all dice is both free of toxic dice and scores.
    fn toxic_fault(&self) -> Option<Fault> {
        let harmless = |face: Face| match self.toxic[face.index()] {
            0 => self.dice,
            least => least - 1,
        };
        let most: u8 = Face::ALL.into_iter().map(harmless).sum();
        let scores = self.scoreless_bonus > 0
            || self.patterns().any(|pattern| {
                let fits = |face| pattern.dice.count(face) <= harmless(face);
                pattern.payout.can_be_kept() && Face::ALL.into_iter().all(fits)
            });
        (most < self.dice || !scores).then_some(Fault::AlwaysToxic)
    }

    /// Whatever is kept has to be confirmed, and what confirms it as well.
    fn unconfirmed_fault(&self) -> Option<Fault> {
        let asks = |kind: CombinationKind| self.confirmations[kind.index()] != Confirmation::None;
        let bonus = self.scoreless_bonus == 0 || asks(CombinationKind::Scoreless);
        let mut kept = self
            .patterns()
            .filter(|pattern| pattern.payout.can_be_kept());
        (bonus && kept.all(|pattern| asks(pattern.kind))).then_some(Fault::NeverConfirmed)
    }

    /// No bank can leave so few dice.
    fn dice_left_fault(&self) -> Option<Fault> {
        let at_most = self.max_dice_left;
        let after_hot_dice =
            self.hot_dice == HotDice::May || self.max_throws > 0 || self.finish == Finish::Exact;
        let counts = self.kept_counts();
        let banked = (1..=self.dice).any(|kept| {
            let left = self.dice - kept;
            counts & 1 << kept != 0 && left <= at_most && (left > 0 || after_hot_dice)
        });
        (!banked).then_some(Fault::NeverSoFewDice { at_most })
    }

    /// How many dice of a cycle can be kept: bit n stands for n dice. They are in combinations, so this
    /// is every sum of their sizes.
    fn kept_counts(&self) -> u8 {
        const NONE: u8 = 1;
        let sizes = self
            .patterns()
            .filter(|pattern| pattern.payout.can_be_kept())
            .fold(0_u8, |sizes, pattern| sizes | 1 << pattern.dice.len());
        let bonus = if self.scoreless_bonus > 0 {
            self.dice
        } else {
            0
        };
        (1..=self.dice).fold(NONE | 1 << bonus, |counts, kept| {
            let possible =
                (1..=kept).any(|size| sizes & 1 << size != 0 && counts & 1 << (kept - size) != 0);
            counts | u8::from(possible) << kept
        })
    }

    /// The first bank of a game needs more points than a turn can have.
    fn turn_fault(&self) -> Option<Fault> {
        let most = self.most_turn_points()?;
        let above = |field, got| (got > most).then_some(Fault::BeyondTurn { field, got, most });
        let minimum = match self.winning_bank {
            WinningBank::NeedsMinimum => self.minimum,
            WinningBank::Excused => self.minimum.min(self.target),
        };
        let step = self.step_of_keeps();
        let granularity = self.granularity;
        above(Field::Opening, self.opening)
            .or_else(|| above(Field::Minimum, minimum))
            .or_else(|| {
                (common_multiple(step, granularity) > u64::from(most)).then_some(
                    Fault::GranularityBeyondTurn {
                        got: granularity,
                        step,
                        most,
                    },
                )
            })
    }

    /// More points than this no turn gathers that begins with none: the richest combination for every
    /// die it can keep. `None` where a turn can go on for ever.
    fn most_turn_points(&self) -> Option<u32> {
        let hot = self.kept_counts() & 1 << self.dice != 0;
        let cycles = match (hot, self.max_throws) {
            (true, 0) => return None,
            (true, throws) => throws,
            (false, _) => 1,
        };
        let richest = self.worths().max()?;
        Some(
            richest
                .saturating_mul(self.dice.into())
                .saturating_mul(cycles.into())
                .min(MAX_TARGET),
        )
    }

    /// No sum of banks is the exact target.
    fn target_fault(&self) -> Option<Fault> {
        if self.finish == Finish::Reach {
            return None;
        }
        let target = self.target;
        let step = self.step_of_totals();
        if u64::from(target) % step != 0 {
            return Some(Fault::TargetBetweenSteps { target, step });
        }
        let least = self.worths().min()?;
        let only_rises = !self.charges() && self.carry_over == CarryOver::None;
        (only_rises && target < least).then_some(Fault::TargetBelowKeeps { target, least })
    }

    /// What all totals are multiples of. A bank is one of all that it has to be a multiple of; what busts
    /// take may be less.
    fn step_of_totals(&self) -> u64 {
        let keeps = self.step_of_keeps();
        let mut step = common_multiple(keeps, self.granularity);
        if !self.charges() {
            return step;
        }
        if self.bust_effect == BustEffect::Subtract {
            step = common_divisor(step, keeps.into());
        }
        let streak = match self.bust_streak.penalty {
            Penalty::Points(points) if self.bust_streak.busts > 0 => points,
            _ => 0,
        };
        let lowest = match self.lowest_total {
            i32::MIN => 0,
            points => points.unsigned_abs(),
        };
        [self.first_throw_penalty, streak, lowest]
            .into_iter()
            .fold(step, |step, points| common_divisor(step, points.into()))
    }

    fn charges(&self) -> bool {
        self.bust_effect != BustEffect::LoseTurn
            || self.first_throw_penalty > 0
            || self.bust_streak.busts > 0
    }

    /// What the points of all keeps are multiples of.
    fn step_of_keeps(&self) -> u32 {
        self.worths().fold(0, common_divisor)
    }

    /// The points of every combination that can be kept.
    fn worths(&self) -> impl Iterator<Item = u32> + '_ {
        let bonus = Some(self.scoreless_bonus).filter(|&points| points > 0);
        self.patterns()
            .filter_map(|pattern| match self.combination(&pattern)?.worth {
                Worth::Points(points) => Some(points),
                Worth::Win => None,
            })
            .chain(bonus)
    }
}

/// Neither of them is 0.
fn common_multiple(a: u32, b: u32) -> u64 {
    u64::from(a / common_divisor(a, b)) * u64::from(b)
}

#[cfg(test)]
mod tests;
