//! All sub-multisets of a multiset of dice, each once, ascending.
//!
//! Sort the dice; a sub-multiset is then a set of positions in which of equal dice the first ones
//! are taken. The 64 sets of positions have a fixed rank, by size and then in reading order, so
//! that ascending ranks are ascending multisets, and any collection of sub-multisets of some dice
//! is one `u64`. The rule tables store just that.

use core::iter::FusedIterator;

use super::{Dice, Face, MAX_DICE};

/// A set of positions in the sorted dice, a bit each.
type PositionSet = usize;

/// The place of a set of positions in the documented order, 0 to 63.
type SubsetRank = u32;

const SETS: usize = 1 << MAX_DICE;

/// The sets of positions by rank.
static BY_RANK: [u8; SETS] = by_rank();

/// `CANONICAL[equal]`: the ranks in which of equal dice the first ones are taken, where bit `p` of
/// `equal` says that the dice at positions `p` and `p + 1` are equal.
static CANONICAL: [u64; SETS / 2] = canonical();

/// `WITHIN[len]`: the ranks that use only the first `len` positions.
static WITHIN: [u64; MAX_DICE as usize + 1] = within();

/// The faces of each multiset, ascending, as shifts of one die.
static SHIFTS: [u32; Dice::VARIETY] = shifts();

/// A shift is below 32, and six of them fit in a word.
const SHIFT_BITS: u32 = 5;

const fn shifts() -> [u32; Dice::VARIETY] {
    let mut table = [0; Dice::VARIETY];
    let mut len = 1;
    while len <= MAX_DICE {
        let mut next = Some(Dice::repeat(Face::One, len));
        while let Some(dice) = next {
            let mut rest = dice;
            let mut position = 0;
            while let Some(face) = rest.lowest() {
                table[dice.index()] |= Dice::shift(face) << (SHIFT_BITS * position);
                rest = rest.minus(Dice::one(face));
                position += 1;
            }
            next = dice.successor();
        }
        len += 1;
    }
    table
}

const fn by_rank() -> [u8; SETS] {
    let mut order = [0; SETS];
    let mut rank = 0;
    let mut size = 0;
    while size <= MAX_DICE as u32 {
        // Reading order: with position 0 as the highest bit, larger numbers come first.
        let mut reversed = 1_u8 << MAX_DICE;
        while reversed > 0 {
            reversed -= 1;
            if reversed.count_ones() == size {
                order[rank] = reversed.reverse_bits() >> (u8::BITS - MAX_DICE as u32);
                rank += 1;
            }
        }
        size += 1;
    }
    order
}

const fn canonical() -> [u64; SETS / 2] {
    let mut table = [0; SETS / 2];
    let mut equal = 0;
    while equal < table.len() {
        let mut rank = 0;
        while rank < SETS {
            let set = BY_RANK[rank] as usize;
            let skips_an_equal_die = (set >> 1) & equal & !set != 0;
            if !skips_an_equal_die {
                table[equal] |= 1 << rank;
            }
            rank += 1;
        }
        equal += 1;
    }
    table
}

const fn within() -> [u64; MAX_DICE as usize + 1] {
    let mut table = [0; MAX_DICE as usize + 1];
    let mut len = 0;
    while len < table.len() {
        let mut rank = 0;
        while rank < SETS {
            if (BY_RANK[rank] as usize) >> len == 0 {
                table[len] |= 1 << rank;
            }
            rank += 1;
        }
        len += 1;
    }
    table
}

/// The ranks of all sub-multisets of `dice`.
pub(crate) fn canonical_subsets(dice: Dice) -> u64 {
    let mut equal = 0_usize;
    let mut position = 0;
    for count in dice.counts().map(u32::from) {
        if count > 0 {
            equal |= ((1 << (count - 1)) - 1) << position;
            position += count;
        }
    }
    CANONICAL[equal] & WITHIN[usize::from(dice.len())]
}

/// The sub-multisets of some dice, ascending; see [`Dice::subsets`].
#[derive(Clone, Debug)]
pub struct Subsets {
    ranks: u64,
    // What the positions 0 to 2 and 3 to 5 of the sorted dice hold, for each set of them.
    front: [Dice; 8],
    back: [Dice; 8],
}

impl Subsets {
    pub(super) fn new(dice: Dice) -> Self {
        Self::ranked(dice, canonical_subsets(dice))
    }

    /// Only the sub-multisets with the given ranks.
    #[inline]
    pub(crate) fn ranked(dice: Dice, ranks: u64) -> Self {
        let shifts = SHIFTS[dice.index()];
        Self {
            ranks,
            front: sums(shifts),
            back: sums(shifts >> (3 * SHIFT_BITS)),
        }
    }

    /// Of the sub-multisets with the given ranks, the ranks of those that satisfy `predicate`.
    #[inline]
    pub(crate) fn ranks_where(dice: Dice, ranks: u64, predicate: impl Fn(Dice) -> bool) -> u64 {
        let subsets = Self::ranked(dice, ranks);
        let mut satisfying = 0;
        let mut rest = ranks;
        while rest != 0 {
            let rank = rest.trailing_zeros();
            rest &= rest - 1;
            satisfying |= u64::from(predicate(subsets.at(rank))) << rank;
        }
        satisfying
    }

    #[inline]
    fn at(&self, rank: SubsetRank) -> Dice {
        let set = PositionSet::from(BY_RANK[rank as usize]);
        self.front[set % 8].plus(self.back[set / 8])
    }
}

/// The dice with the first three shifts, for each set of them.
#[inline]
fn sums(shifts: u32) -> [Dice; 8] {
    let [a, b, c] = [0, 1, 2].map(|place| Dice::shifted(shifts >> (SHIFT_BITS * place)));
    let ab = a.plus(b);
    let none = Dice::EMPTY;
    [none, a, b, ab, c, c.plus(a), c.plus(b), c.plus(ab)]
}

impl Iterator for Subsets {
    type Item = Dice;

    #[inline]
    fn next(&mut self) -> Option<Dice> {
        if self.ranks == 0 {
            return None;
        }
        let rank = self.ranks.trailing_zeros();
        self.ranks &= self.ranks - 1;
        Some(self.at(rank))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.ranks.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Subsets {}
impl FusedIterator for Subsets {}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::*;

    #[test]
    fn subsets_are_all_contained_multisets_in_order() {
        let everything = || (0..=MAX_DICE).flat_map(Dice::all);
        for dice in everything() {
            let expected: Vec<Dice> = everything().filter(|&part| dice.contains(part)).collect();
            assert!(dice.subsets().eq(expected), "{dice}");
        }
    }
}
