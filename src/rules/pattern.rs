//! Every pattern of dice that a rule set pays for, spelled out die by die.

use super::MAX_FORMATIONS;
use super::builder::{Formation, RuleSetBuilder};
use super::combination::{Combination, CombinationKind, GroupPattern, Payout, SetSize, Worth};
use crate::dice::{Dice, Face};

/// Dice that a rule set pays for, or punishes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pattern {
    pub(super) dice: Dice,
    pub(super) kind: CombinationKind,
    pub(super) payout: Payout,
}

/// The most patterns that a rule set can pay for: 6 singles, 30 sets, 15 straights, 56 times three
/// pairs, 36 of four and a pair, 21 of two triplets, 36 full houses, and the formations.
pub(super) const MAX_PATTERNS: usize = 6 + 30 + 15 + 56 + 36 + 21 + 36 + MAX_FORMATIONS;

/// All ways to choose different faces for two groups.
fn face_pairs() -> impl Iterator<Item = (Face, Face)> {
    Face::ALL
        .into_iter()
        .flat_map(|a| Face::ALL.map(|b| (a, b)))
        .filter(|(a, b)| a != b)
}

/// `a` dice of one face with `b` of another, in all faces.
fn two_groups(a: u8, b: u8) -> impl Iterator<Item = Dice> {
    face_pairs()
        .filter(move |(first, second)| a != b || first < second)
        .map(move |(first, second)| Dice::repeat(first, a).plus(Dice::repeat(second, b)))
}

fn alike(count: u8) -> impl Iterator<Item = Dice> {
    Face::ALL
        .into_iter()
        .map(move |face| Dice::repeat(face, count))
}

fn three_distinct_pairs() -> impl Iterator<Item = Dice> {
    face_pairs()
        .filter(|(a, b)| a < b)
        .flat_map(|(a, b)| {
            let above = Face::ALL.into_iter().filter(move |&face| face > b);
            above.map(move |c| [a, b, c])
        })
        .map(|faces| {
            faces
                .iter()
                .fold(Dice::EMPTY, |dice, &face| dice.plus(Dice::repeat(face, 2)))
        })
}

/// An iterator whose step is one function: so long a chain is much code wherever it is inlined.
struct Outlined<I>(I);

impl<I: Iterator> Iterator for Outlined<I> {
    type Item = I::Item;

    #[inline(never)]
    fn next(&mut self) -> Option<I::Item> {
        self.0.next()
    }
}

impl RuleSetBuilder {
    /// Every straight that pays, by its lowest and highest face.
    pub(super) fn straights(&self) -> impl Iterator<Item = (Face, Face, Payout)> + Clone + '_ {
        Face::ALL
            .into_iter()
            .flat_map(|low| Face::ALL.map(|high| (low, high)))
            .map(|(low, high)| (low, high, self.straights[low.index()][high.index()]))
            .filter(|&(.., payout)| payout != Payout::Nothing)
    }

    /// The formations that were added and have a place.
    pub(super) fn formations(&self) -> &[Formation] {
        &self.formations[..self.formation_count.min(MAX_FORMATIONS)]
    }

    /// Every pattern that pays or punishes.
    pub(super) fn patterns(&self) -> impl Iterator<Item = Pattern> + '_ {
        let singles = Face::ALL.into_iter().map(|face| Pattern {
            dice: Dice::one(face),
            kind: CombinationKind::Single,
            payout: self.singles[face.index()].into(),
        });
        let sets = SetSize::ALL.into_iter().flat_map(move |size| {
            Face::ALL.into_iter().map(move |face| Pattern {
                dice: Dice::repeat(face, size.dice()),
                kind: CombinationKind::Set,
                payout: self.sets[size.index()][face.index()],
            })
        });
        let straights = self.straights().map(|(low, high, payout)| Pattern {
            dice: Face::ALL[low.index()..=high.index().max(low.index())]
                .iter()
                .fold(Dice::EMPTY, |dice, &face| dice.plus(Dice::one(face))),
            kind: CombinationKind::Straight,
            payout,
        });
        let formations = self.formations().iter().map(|formation| Pattern {
            dice: formation.dice,
            kind: CombinationKind::Formation,
            payout: formation.payout,
        });
        let patterns = singles
            .chain(sets)
            .chain(straights)
            .chain(self.group_patterns())
            .chain(formations)
            .filter(|pattern| pattern.payout != Payout::Nothing);
        Outlined(patterns)
    }

    fn group_patterns(&self) -> impl Iterator<Item = Pattern> + '_ {
        let four_plus_two = Some(self.three_pairs)
            .filter(|pairs| pairs.four_plus_two)
            .into_iter()
            .flat_map(|_| two_groups(4, 2));
        let three_pairs = group(
            CombinationKind::ThreePairs,
            self.three_pairs,
            three_distinct_pairs().chain(four_plus_two),
            6,
        );
        let four_and_pair = group(
            CombinationKind::FourAndPair,
            self.four_and_pair,
            two_groups(4, 2),
            6,
        );
        let two_triplets = group(
            CombinationKind::TwoTriplets,
            self.two_triplets,
            two_groups(3, 3),
            6,
        );
        let full_house = group(
            CombinationKind::FullHouse,
            self.full_house,
            two_groups(3, 2),
            5,
        );
        three_pairs
            .chain(four_and_pair)
            .chain(two_triplets)
            .chain(full_house)
    }

    /// What the dice of a pattern are worth that may be kept.
    pub(super) fn worth(&self, pattern: &Pattern) -> Worth {
        let dice = pattern.dice;
        Worth::Points(match pattern.payout {
            Payout::InstantWin => return Worth::Win,
            Payout::Nothing | Payout::InstantLoss => 0,
            Payout::Points(points) => points,
            Payout::PointsPlusSingles(points) => points.saturating_add(self.singles_of(dice)),
            Payout::PointsPlusTriplets(points) => {
                // A triplet does not count itself again.
                let itself = pattern.kind == CombinationKind::Set && dice.len() == 3;
                let triplets = if itself { 0 } else { self.triplets_of(dice) };
                points.saturating_add(triplets)
            }
        })
    }

    /// The sum of all dice that score as singles, in points.
    pub(crate) fn singles_of(&self, dice: Dice) -> u32 {
        Face::ALL.iter().fold(0, |sum: u32, &face| {
            let points = self.singles[face.index()].saturating_mul(dice.count(face).into());
            sum.saturating_add(points)
        })
    }

    fn triplets_of(&self, dice: Dice) -> u32 {
        Face::ALL
            .iter()
            .filter(|&&face| dice.count(face) >= 3)
            .fold(0, |sum: u32, &face| {
                let points = match self.sets[SetSize::Three.index()][face.index()] {
                    Payout::Points(points) | Payout::PointsPlusTriplets(points) => points,
                    Payout::PointsPlusSingles(points) => {
                        points.saturating_add(self.singles_of(Dice::repeat(face, 3)))
                    }
                    Payout::Nothing | Payout::InstantWin | Payout::InstantLoss => 0,
                };
                sum.saturating_add(points)
            })
    }

    /// The combination a pattern makes, if it may be kept.
    pub(super) fn combination(&self, pattern: &Pattern) -> Option<Combination> {
        pattern.payout.can_be_kept().then(|| Combination {
            dice: pattern.dice,
            kind: pattern.kind,
            worth: self.worth(pattern),
        })
    }
}

/// The forms of a group pattern: the regular ones, and `size` equal dice where they count.
fn group(
    kind: CombinationKind,
    pattern: GroupPattern,
    regular: impl Iterator<Item = Dice>,
    size: u8,
) -> impl Iterator<Item = Pattern> {
    let degenerate = Some(size)
        .filter(|_| pattern.all_alike)
        .into_iter()
        .flat_map(alike);
    let payout = pattern.payout;
    regular
        .chain(degenerate)
        .map(move |dice| Pattern { dice, kind, payout })
}
