//! A perfect, dense index of all multisets of up to six dice, for tables.

use super::{BITS, Dice, FIELD, MAX_DICE};

impl Dice {
    /// How many different multisets there are, the empty one included.
    pub(crate) const VARIETY: usize = 924;

    /// A perfect, dense index: each of the [`VARIETY`](Self::VARIETY) multisets has its own.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        HALVES.ones_to_threes[(self.0 >> (3 * BITS)) as usize % HALF] as usize
            + HALVES.fours_to_sixes[self.0 as usize % HALF] as usize
    }
}

/// How many values three fields of three bits have.
const HALF: usize = 512;

/// The index of a multiset is the sum of what its two halves stand for.
///
/// The halves of fours to sixes are numbered by size, so those that fit beside a given half of
/// ones to threes are numbered from 0 without a gap; each half of ones to threes reserves as many
/// indices as there are such partners.
struct Halves {
    ones_to_threes: [u16; HALF],
    fours_to_sixes: [u16; HALF],
}

static HALVES: Halves = Halves::new();

impl Halves {
    const fn new() -> Self {
        let mut halves = Self {
            ones_to_threes: [0; HALF],
            fours_to_sixes: [0; HALF],
        };
        // partners[n] = the number of halves of at most n dice.
        let mut partners = [0; MAX_DICE as usize + 1];
        let mut number = 0;
        let mut size = 0;
        while size <= MAX_DICE as u32 {
            let mut half = 0;
            while half < HALF {
                if Self::size(half) == size {
                    halves.fours_to_sixes[half] = number;
                    number += 1;
                }
                half += 1;
            }
            partners[size as usize] = number;
            size += 1;
        }
        let mut start = 0;
        let mut half = 0;
        while half < HALF {
            let size = Self::size(half);
            if size <= MAX_DICE as u32 {
                halves.ones_to_threes[half] = start;
                start += partners[(MAX_DICE as u32 - size) as usize];
            }
            half += 1;
        }
        assert!(start as usize == Dice::VARIETY);
        halves
    }

    #[expect(clippy::cast_possible_truncation, reason = "below 512")]
    const fn size(half: usize) -> u32 {
        let half = half as u32;
        (half & FIELD) + (half >> BITS & FIELD) + (half >> (2 * BITS) & FIELD)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn index_is_perfect_and_dense() {
        let mut seen = [false; Dice::VARIETY];
        for dice in (0..=MAX_DICE).flat_map(Dice::all) {
            assert!(!seen[dice.index()], "{dice} shares its index");
            seen[dice.index()] = true;
        }
        assert!(seen.iter().all(|&seen| seen));
    }
}
