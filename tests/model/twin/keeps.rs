//! What a throw means, and which of its dice may be kept, by trying every selection.

use hotdice::{Bust, Keeping, Payout, Verdict};

use super::faces::{contains, count, face_of, selections};
use super::{Group, Kept, Twin};

impl Twin<'_> {
    fn is_toxic(&self, throw: &[u8]) -> bool {
        (1..=6).any(|face| {
            let least = usize::from(self.rules.toxic(face_of(face)));
            least > 0 && count(throw, face) >= least
        })
    }

    /// Whether a throw has a combination that loses the turn.
    fn loses(&self, throw: &[u8]) -> bool {
        let loses = |payouts: &Vec<(_, Payout)>| {
            let mut payouts = payouts.iter();
            payouts.any(|&(_, payout)| payout == Payout::InstantLoss)
        };
        let mut patterns = self.patterns.iter();
        self.all_combinations_count(throw.len() == self.dice())
            && patterns.any(|(faces, payouts)| loses(payouts) && contains(throw, faces))
    }

    /// Whether a throw of all dice earns the bonus for having no score.
    pub(super) fn is_scoreless(&self, throw: &[u8]) -> bool {
        self.rules.scoreless_bonus() > 0
            && throw.len() == self.dice()
            && !self.is_toxic(throw)
            && !self.loses(throw)
            && selections(throw)
                .iter()
                .all(|(dice, _)| self.splits_beside(dice, &[], true).is_empty())
    }

    /// Every legal keep-set, fewer dice first and then as it reads.
    pub(crate) fn keeps(&self, throw: &[u8], held: &[Group]) -> Vec<Kept> {
        let full_throw = throw.len() == self.dice();
        if throw.len() > self.dice() || self.is_toxic(throw) || self.loses(throw) {
            return Vec::new();
        }
        let scoring = selections(throw).into_iter().filter_map(|(faces, rest)| {
            let splits = self.splits(&faces, held, full_throw);
            let gain = splits.iter().map(|split| split.gain).max()?;
            let whole = !self.overrides(full_throw) || self.leaves_sets_whole(throw, &faces);
            let left = rest.len();
            whole.then_some(Kept { faces, gain, left })
        });
        let mut legal: Vec<Kept> = scoring.collect();
        legal.sort_by_key(|kept| (kept.faces.len(), kept.faces.clone()));
        if self.rules.keeping() == Keeping::AllScoring {
            let all = legal.clone();
            legal.retain(|kept| {
                let mut larger = all.iter().filter(|other| other.left < kept.left);
                !larger.any(|other| contains(&other.faces, &kept.faces))
            });
        }
        legal
    }

    /// Whether each set that was thrown is kept whole or not at all; what is thrown beside the
    /// sets is free.
    fn leaves_sets_whole(&self, throw: &[u8], kept: &[u8]) -> bool {
        (1..=6).all(|face| {
            let thrown = count(throw, face);
            let size = self.largest_set(face, thrown);
            size.is_none_or(|size| count(kept, face) % size <= thrown % size)
        })
    }

    pub(crate) fn verdict(&self, throw: &[u8], held: &[Group]) -> Verdict {
        if self.is_toxic(throw) {
            Verdict::Bust(Bust::Toxic)
        } else if self.loses(throw) {
            Verdict::Bust(Bust::InstantLoss)
        } else if self.keeps(throw, held).is_empty() {
            Verdict::Bust(Bust::NothingScores)
        } else {
            Verdict::Scores
        }
    }
}
