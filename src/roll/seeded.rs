//! Dice from a seed, the same for ever.

use core::fmt;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use super::{DiceSource, RandomDice};
use crate::dice::Throw;

/// Dice whose sequence follows from a seed, on every platform and in every version of this crate.
///
/// The generator is ChaCha with 8 rounds; its key is the seed as eight little-endian bytes and 24
/// zero bytes. Seed and [`position`](Self::position) are all there is to save.
///
/// ```
/// use hotdice::{DiceSource, SeededDice};
///
/// let mut dice = SeededDice::new(7);
/// let first = dice.throw(6);
/// let mut again = SeededDice::at(dice.seed(), dice.position());
/// assert_eq!(dice.throw(6), again.throw(6));
/// assert_eq!(SeededDice::new(7).throw(6), first);
/// ```
#[derive(Clone)]
pub struct SeededDice {
    dice: RandomDice<ChaCha8Rng>,
    seed: u64,
}

impl SeededDice {
    /// The dice of this seed from their first throw on.
    pub fn new(seed: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Self {
            dice: RandomDice::new(ChaCha8Rng::from_seed(key)),
            seed,
        }
    }

    /// The dice of this seed in one of many independent sequences.
    #[cfg(all(feature = "solve", feature = "std"))]
    pub(crate) fn of_stream(seed: u64, stream: u64) -> Self {
        let mut dice = Self::new(seed);
        dice.dice.rng_mut().set_stream(stream);
        dice
    }

    /// The dice of this seed from a [`position`](Self::position) on.
    pub fn at(seed: u64, position: u64) -> Self {
        let mut dice = Self::new(seed);
        dice.dice.rng_mut().set_word_pos(position.into());
        dice
    }

    /// The seed.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// How many words of the generator are used up.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "no program draws 2^64 words"
    )]
    pub fn position(&self) -> u64 {
        self.dice.rng().get_word_pos() as u64
    }

    /// A number below `bound`, each equally likely; 0 if `bound` is 0. For a first player by lot,
    /// say.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.dice.below(bound)
    }
}

impl DiceSource for SeededDice {
    /// Never `None` for up to [`MAX_DICE`](crate::MAX_DICE) dice, and `None` for more.
    fn throw(&mut self, dice: u8) -> Option<Throw> {
        self.dice.throw(dice)
    }
}

impl fmt::Debug for SeededDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SeededDice")
            .field("seed", &self.seed)
            .field("position", &self.position())
            .finish_non_exhaustive()
    }
}
