//! The tables of a rule set: its combinations, the worth of every multiset of dice, and the legal
//! keep-sets of every throw. They follow from the builder's options alone.

use core::ops::Range;

use super::RuleSet;
use super::builder::RuleSetBuilder;
use super::combination::{Combination, CombinationKind, Payout, Worth};
use super::options::{Keeping, Sets};
use super::partitions::{Scope, best};
use super::pattern::MAX_PATTERNS;
use crate::dice::{Dice, Face, Subsets, canonical_subsets};
use crate::order::sort_by_key;

#[derive(Clone)]
pub(super) struct Tables {
    combinations: [Combination; MAX_PATTERNS],
    /// Where the combinations with each lowest face begin, and where the last ones end.
    starts: [u16; 7],
    worths: [PackedWorth; Dice::VARIETY],
    /// The legal keep-sets of each throw, by their ranks among its sub-multisets.
    keep_sets: [u64; Dice::VARIETY],
    /// Whether any combination loses the turn.
    pub(super) punishes: bool,
}

/// `Option<Worth>` in four bytes: 0 for none, and else the points twice and one more. No
/// combination is worth 0 points, so 0 points stand for a win.
#[derive(Clone, Copy, PartialEq, Eq)]
struct PackedWorth(u32);

impl PackedWorth {
    const NONE: Self = Self(0);
    const WIN: Self = Self(1);

    const fn pack(worth: Worth) -> Self {
        Self(worth.points() << 1 | 1)
    }

    #[inline]
    const fn unpack(self) -> Option<Worth> {
        match self {
            Self::NONE => None,
            Self::WIN => Some(Worth::Win),
            Self(packed) => Some(Worth::Points(packed >> 1)),
        }
    }

    #[inline]
    const fn points(self) -> Option<u32> {
        match self {
            Self::NONE => None,
            Self(packed) => Some(packed >> 1),
        }
    }
}

impl Tables {
    /// Where nothing scores. A constant of zeros, so that a rule set begins with it where it is: no
    /// copy of 14 KB is made on the stack, and none is in the program.
    const EMPTY: Self = Self {
        combinations: [Combination {
            dice: Dice::EMPTY,
            kind: CombinationKind::Straight,
            worth: Worth::Points(0),
        }; MAX_PATTERNS],
        starts: [0; 7],
        worths: [PackedWorth::NONE; Dice::VARIETY],
        keep_sets: [0; Dice::VARIETY],
        punishes: false,
    };

    #[inline]
    pub(super) fn worth(&self, dice: Dice) -> Option<Worth> {
        self.worths[dice.index()].unpack()
    }

    #[inline]
    pub(super) fn points(&self, dice: Dice) -> Option<u32> {
        self.worths[dice.index()].points()
    }
}

/// By the lowest face, larger ones first.
fn sort(combinations: &mut [Combination]) {
    sort_by_key(combinations, |combination| {
        let Combination { dice, kind, .. } = *combination;
        (dice.lowest(), core::cmp::Reverse(dice.len()), kind, dice)
    });
}

impl RuleSet {
    /// The rule set of options that have no fault.
    pub(super) fn compile(spec: RuleSetBuilder) -> Self {
        let mut rules = Self::blank(spec);
        rules.tabulate();
        rules
    }

    /// The rule set of these options, before any table is filled.
    pub(super) const fn blank(spec: RuleSetBuilder) -> Self {
        Self {
            spec,
            tables: Tables::EMPTY,
        }
    }

    /// Fills all tables of a blank rule set, whose options have no fault.
    #[inline(never)]
    pub(super) fn tabulate(&mut self) {
        self.tables.punishes = self
            .spec
            .patterns()
            .any(|pattern| pattern.payout == Payout::InstantLoss);
        self.tabulate_combinations();
        let most = self.dice();
        for dice in (1..=most).flat_map(Dice::all) {
            if let Some(worth) = self.greatest_worth(dice) {
                self.tables.worths[dice.index()] = PackedWorth::pack(worth);
            }
        }
        for throw in (1..=most).flat_map(Dice::all) {
            if !self.is_toxic(throw) && !self.loses_instantly(throw) {
                self.tabulate_keep_sets(throw);
            }
        }
    }

    fn tabulate_combinations(&mut self) {
        let Tables {
            combinations,
            starts,
            ..
        } = &mut self.tables;
        let mut len = 0;
        let spec = &self.spec;
        let kept = spec
            .patterns()
            .filter_map(|pattern| spec.combination(&pattern));
        for (place, combination) in combinations.iter_mut().zip(kept) {
            *place = combination;
            len += 1;
        }
        let combinations = &mut combinations[..usize::from(len)];
        sort(combinations);
        for (start, face) in starts.iter_mut().zip(Face::ALL) {
            let below =
                combinations.partition_point(|combination| combination.dice.lowest() < Some(face));
            *start = u16::try_from(below).unwrap_or(len);
        }
        starts[6] = len;
    }

    /// The greatest worth of any partition, once that of all smaller multisets is known.
    fn greatest_worth(&self, dice: Dice) -> Option<Worth> {
        if self.set_rule() == Sets::OverrideSingles {
            // What a part is worth says nothing then: as a part of more equal dice it is no set.
            return best(self.partitions(dice)).map(|best| best.worth());
        }
        let covering = self.combinations_covering(dice.lowest()?);
        self.tables.combinations[covering]
            .iter()
            .filter_map(|combination| match dice.difference(combination.dice)? {
                Dice::EMPTY => Some(combination.worth),
                rest => Some(combination.worth + self.worth(rest)?),
            })
            .max()
    }

    fn tabulate_keep_sets(&mut self, throw: Dice) {
        let scope = self.scope_of(throw.len());
        let mut legal = match scope {
            Scope::All => self.legal_ranks(throw, |dice| self.points(dice).is_some()),
            Scope::Singles => self.legal_ranks(throw, |dice| self.scores_as_singles(dice)),
        };
        if legal == 0 && throw.len() == self.dice() && self.scoreless_bonus() > 0 {
            let bonus = Worth::Points(self.scoreless_bonus());
            self.tables.worths[throw.index()] = PackedWorth::pack(bonus);
            legal = whole(canonical_subsets(throw));
        }
        self.tables.keep_sets[throw.index()] = legal;
    }

    /// The ranks of the sub-multisets of a throw that score and that may be kept from it.
    pub(crate) fn legal_ranks(&self, throw: Dice, scores: impl Fn(Dice) -> bool) -> u64 {
        const EMPTY: u64 = 1;
        let ranks = canonical_subsets(throw) & !EMPTY;
        let legal = match (self.set_rule(), self.scope_of(throw.len())) {
            (Sets::OverrideSingles, Scope::All) => Subsets::ranks_where(throw, ranks, |dice| {
                scores(dice) && !self.splits_a_set(throw, dice)
            }),
            (Sets::MaySplit, _) | (_, Scope::Singles) => Subsets::ranks_where(throw, ranks, scores),
        };
        match self.keeping() {
            Keeping::AnyScoring => legal,
            Keeping::AllScoring => maximal(throw, legal),
        }
    }

    /// Whether keeping these dice would take a part of a set that was thrown.
    fn splits_a_set(&self, throw: Dice, kept: Dice) -> bool {
        Face::ALL.iter().any(|&face| {
            let thrown = throw.count(face);
            // What is left over beside whole sets may be kept die by die.
            self.largest_set(face, thrown)
                .is_some_and(|size| kept.count(face) % size > thrown % size)
        })
    }

    /// The ranks of the legal keep-sets of a throw with nothing held.
    #[inline]
    pub(crate) fn keep_sets(&self, throw: Dice) -> u64 {
        self.tables.keep_sets[throw.index()]
    }

    /// The greatest worth of these dice where only some combinations may count.
    #[inline]
    pub(crate) fn worth_in(&self, scope: Scope, dice: Dice) -> Option<Worth> {
        match scope {
            Scope::All => self.worth(dice),
            Scope::Singles => self
                .scores_as_singles(dice)
                .then(|| Worth::Points(self.singles_of(dice))),
        }
    }

    fn scores_as_singles(&self, dice: Dice) -> bool {
        !dice.is_empty() && dice.faces().all(|face| self.single(face) > 0)
    }

    /// All combinations that may be kept, by their lowest face.
    pub(crate) fn keepable(&self) -> &[Combination] {
        &self.tables.combinations[..usize::from(self.tables.starts[6])]
    }

    pub(super) fn combination(&self, number: usize) -> &Combination {
        &self.tables.combinations[number]
    }

    /// The numbers of the combinations whose lowest face is this.
    pub(super) fn combinations_covering(&self, lowest: Face) -> Range<usize> {
        let starts = &self.tables.starts;
        starts[lowest.index()].into()..starts[lowest.index() + 1].into()
    }

    pub(crate) fn singles_of(&self, dice: Dice) -> u32 {
        self.spec.singles_of(dice)
    }
}

/// The rank of the throw itself among the ranks of its sub-multisets: the last.
const fn whole(ranks: u64) -> u64 {
    1 << (u64::BITS - 1 - ranks.leading_zeros())
}

/// Those of the ranked keep-sets that no other one contains.
fn maximal(throw: Dice, ranks: u64) -> u64 {
    Subsets::ranks_where(throw, ranks, |dice| {
        Subsets::ranked(throw, ranks).all(|other| other == dice || !other.contains(dice))
    })
}
