//! Where throws come from: chance, a seed, or a script.
//!
//! The state machines take throws as arguments; this is the only module that knows random numbers.

#[cfg(feature = "rand")]
mod random;
#[cfg(feature = "chacha")]
mod seeded;

#[cfg(feature = "rand")]
pub use random::RandomDice;
#[cfg(feature = "chacha")]
pub use seeded::SeededDice;

use crate::dice::Throw;

/// Something that throws dice.
///
/// ```
/// use hotdice::{DiceSource, Face, Throw};
///
/// /// A cheat: every die shows a one.
/// struct Loaded;
///
/// impl DiceSource for Loaded {
///     fn throw(&mut self, dice: u8) -> Option<Throw> {
///         Throw::new(&[Face::One; 6][..usize::from(dice)]).ok()
///     }
/// }
/// assert_eq!(Loaded.throw(3).unwrap().to_string(), "1-1-1");
/// ```
pub trait DiceSource {
    /// Throws so many dice, at most [`MAX_DICE`](crate::MAX_DICE); `None` once there are no more throws.
    fn throw(&mut self, dice: u8) -> Option<Throw>;
}

impl<D: DiceSource + ?Sized> DiceSource for &mut D {
    fn throw(&mut self, dice: u8) -> Option<Throw> {
        (**self).throw(dice)
    }
}

/// Throws that are known beforehand, for tests and replays.
///
/// ```
/// use hotdice::{DiceSource, ScriptedDice, Throw};
///
/// let script: [Throw; 2] = ["1-2-3-4-5-6".parse()?, "2-2".parse()?];
/// let mut dice = ScriptedDice::new(&script);
/// assert_eq!(dice.throw(6), Some(script[0]));
/// assert_eq!(dice.throw(2), Some(script[1]));
/// assert_eq!(dice.throw(6), None);
/// # Ok::<(), hotdice::ParseDiceError>(())
/// ```
#[derive(Clone, Debug)]
pub struct ScriptedDice<'a> {
    script: core::slice::Iter<'a, Throw>,
}

impl<'a> ScriptedDice<'a> {
    /// These throws, in order.
    pub fn new(script: &'a [Throw]) -> Self {
        Self {
            script: script.iter(),
        }
    }
}

impl DiceSource for ScriptedDice<'_> {
    /// The next throw of the script, or `None` if it has ended or its next throw is of another
    /// number of dice.
    fn throw(&mut self, dice: u8) -> Option<Throw> {
        let next = self.script.as_slice().first()?;
        if next.faces().len() != usize::from(dice) {
            return None;
        }
        self.script.next().copied()
    }
}
