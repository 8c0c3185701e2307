//! One way to split kept dice into combinations.

use core::fmt;

use super::combination::{Combination, CombinationKind, Worth};
use crate::dice::{Dice, MAX_DICE};

/// The most combinations of a partition: one a die.
pub(super) const MAX_COMBINATIONS: usize = MAX_DICE as usize;

/// One split of kept dice into combinations, each die used once.
///
/// ```
/// use hotdice::{Preset, RuleSet};
///
/// let crapola = RuleSet::preset(Preset::Crapola);
/// let splits: Vec<String> = crapola
///     .partitions("123456".parse()?)
///     .map(|partition| partition.to_string())
///     .collect();
/// assert_eq!(splits, [
///     "1000: 1-2-3-4-5-6 1000 (straight)",
///     "1100: 1 100 (single) + 2-3-4-5-6 1000 (straight)",
/// ]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy)]
pub struct Partition {
    pub(super) combinations: [Combination; MAX_COMBINATIONS],
    pub(super) len: u8,
    pub(super) dice: Dice,
    pub(super) absorbed: Dice,
    pub(super) worth: Worth,
}

impl Partition {
    /// The dice it splits, newly kept.
    pub const fn dice(&self) -> Dice {
        self.dice
    }

    /// The combinations, in the order of their lowest new die.
    pub fn combinations(&self) -> &[Combination] {
        &self.combinations[..usize::from(self.len)]
    }

    /// What keeping the dice this way adds to the turn: the worth of the combinations, less the
    /// points that the [`absorbed`](Self::absorbed) dice had scored.
    pub const fn worth(&self) -> Worth {
        self.worth
    }

    /// The points this adds to the turn; 0 for a win.
    pub const fn points(&self) -> u32 {
        self.worth.points()
    }

    /// The dice held from earlier throws that these combinations take up again. Always empty
    /// without carry-over.
    pub const fn absorbed(&self) -> Dice {
        self.absorbed
    }

    /// All dice in combinations of this kind.
    pub(crate) fn dice_of(&self, kind: CombinationKind) -> Dice {
        self.combinations()
            .iter()
            .filter(|combination| combination.kind == kind)
            .fold(Dice::EMPTY, |dice, combination| dice.plus(combination.dice))
    }
}

impl PartialEq for Partition {
    fn eq(&self, other: &Self) -> bool {
        self.combinations() == other.combinations()
            && (self.dice, self.absorbed, self.worth) == (other.dice, other.absorbed, other.worth)
    }
}

impl Eq for Partition {}

impl fmt::Debug for Partition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Partition({self})")
    }
}

/// The worth, and the combinations it is made of.
impl fmt::Display for Partition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.worth)?;
        for (place, combination) in self.combinations().iter().enumerate() {
            let plus = if place > 0 { " + " } else { "" };
            write!(f, "{plus}{combination}")?;
        }
        if !self.absorbed.is_empty() {
            write!(f, ", taking up {}", self.absorbed)?;
        }
        Ok(())
    }
}
