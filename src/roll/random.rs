//! Unbiased dice from any random number generator.

use rand_core::Rng;

use super::DiceSource;
use crate::dice::{MAX_DICE, Throw};

/// Dice thrown by a `rand_core` generator.
///
/// Every ordered throw is equally likely: numbers that would favour some are drawn again, not
/// reduced. A throw takes one 32-bit word of the generator, hardly ever a second one, and the same
/// words give the same throws in every version of this crate.
///
/// ```
/// use hotdice::{DiceSource, RandomDice};
/// use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
///
/// let mut dice = RandomDice::new(ChaCha8Rng::from_seed([7; 32]));
/// let throw = dice.throw(6).expect("a generator never runs dry");
/// assert_eq!(throw.faces().len(), 6);
/// ```
#[derive(Clone, Debug)]
pub struct RandomDice<R> {
    rng: R,
}

impl<R: Rng> RandomDice<R> {
    /// Dice thrown by this generator.
    pub const fn new(rng: R) -> Self {
        Self { rng }
    }

    /// The generator.
    pub fn into_inner(self) -> R {
        self.rng
    }

    #[cfg(feature = "chacha")]
    pub(super) const fn rng(&self) -> &R {
        &self.rng
    }

    #[cfg(feature = "chacha")]
    pub(super) const fn rng_mut(&mut self) -> &mut R {
        &mut self.rng
    }

    /// A number below `bound`, each equally likely; 0 if `bound` is 0. For a first player by lot,
    /// say.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        // The high word of the product is the number; the low word tells whether the drawn word
        // lies in the part of the range that does not divide evenly (Lemire 2019).
        let mut product = self.product(bound);
        if low(product) < bound {
            let uneven = bound.wrapping_neg() % bound;
            while low(product) < uneven {
                product = self.product(bound);
            }
        }
        high(product)
    }

    #[inline]
    fn product(&mut self, bound: u32) -> u64 {
        u64::from(self.rng.next_u32()) * u64::from(bound)
    }
}

#[expect(clippy::cast_possible_truncation, reason = "the low word")]
const fn low(product: u64) -> u32 {
    product as u32
}

const fn high(product: u64) -> u32 {
    (product >> u32::BITS) as u32
}

impl<R: Rng> DiceSource for RandomDice<R> {
    /// Never `None` for up to [`MAX_DICE`] dice, and `None` for more.
    #[inline]
    fn throw(&mut self, dice: u8) -> Option<Throw> {
        if dice > MAX_DICE {
            return None;
        }
        let number = self.below(6_u32.pow(dice.into()));
        Some(Throw::numbered(dice, number))
    }
}

#[cfg(test)]
mod tests {
    use core::convert::Infallible;

    use rand_core::TryRng;

    use super::*;

    /// A generator that yields given words.
    struct Words<'a>(&'a [u32]);

    impl TryRng for Words<'_> {
        type Error = Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Infallible> {
            let (&next, rest) = self.0.split_first().expect("a word is left");
            self.0 = rest;
            Ok(next)
        }

        fn try_next_u64(&mut self) -> Result<u64, Infallible> {
            unreachable!("dice draw words of 32 bits")
        }

        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
            unreachable!("dice draw words of 32 bits")
        }
    }

    #[test]
    fn a_word_in_the_uneven_part_is_drawn_again() {
        // 2^32 mod 6 = 4: of the six equal parts of the range, each begins with words to reject.
        let mut dice = RandomDice::new(Words(&[0, 1]));
        assert_eq!(dice.below(6), 0);
        assert!(dice.into_inner().0.is_empty(), "word 0 was drawn again");
    }

    #[test]
    fn each_face_has_the_same_number_of_words() {
        // Of the 2^32 words, the four with a low word of 6 * word below 4 are drawn again. That
        // leaves 715,827,882 in a row for each face, from these on.
        let first_words = [
            1,
            715_827_884,
            1_431_655_766,
            2_147_483_649,
            2_863_311_532,
            3_579_139_414,
        ];
        for (face, word) in (0..).zip(first_words) {
            assert_eq!(RandomDice::new(Words(&[word])).below(6), face);
            assert_eq!(RandomDice::new(Words(&[word + 715_827_881])).below(6), face);
        }
    }

    #[test]
    fn bounds_of_nothing_and_one_draw_no_choice() {
        assert_eq!(RandomDice::new(Words(&[u32::MAX])).below(1), 0);
        assert_eq!(RandomDice::new(Words(&[u32::MAX])).below(0), 0);
    }

    #[test]
    fn more_dice_than_there_are_cannot_be_thrown() {
        assert_eq!(RandomDice::new(Words(&[])).throw(7), None);
    }
}
