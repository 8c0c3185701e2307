//! What was kept earlier in a cycle, and what of it later throws may build on.

use thiserror::Error;

use super::RuleSet;
use super::combination::{Combination, CombinationKind, Worth};
use super::options::CarryOver;
use super::partition::Partition;
use super::partitions::best;
#[cfg(feature = "serde")]
use crate::dice::MAX_DICE;
use crate::dice::{Dice, Face};

/// The dice kept so far in a cycle.
///
/// Under [`CarryOver::None`] they only tell that this is not a throw of all dice. Otherwise some
/// of them are [`open`](Self::open): later throws may build on them.
///
/// ```
/// use hotdice::{Preset, RuleSet};
///
/// let crapola = RuleSet::preset(Preset::Crapola);
/// let held = crapola.hold("1-5".parse()?)?;
/// let keeps = crapola.keeps_holding("2-3-4-6".parse()?, held);
/// // 1-5 takes up both held dice and replaces the 150 points they scored, 2-6 only the 5.
/// assert!(keeps.map(|keep| (keep.dice.to_string(), keep.points())).eq([
///     ("2-3-4".to_string(), 850),
///     ("2-3-4-6".to_string(), 950),
/// ]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "Unchecked"))]
pub struct Held {
    pub(crate) dice: Dice,
    pub(crate) open: Dice,
}

impl Held {
    /// Nothing: the cycle begins.
    pub const NOTHING: Self = Self {
        dice: Dice::EMPTY,
        open: Dice::EMPTY,
    };

    /// All dice kept in this cycle.
    pub const fn dice(&self) -> Dice {
        self.dice
    }

    /// Those that later throws may build on: dice kept as singles under
    /// [`CarryOver::Straights`], the growing set of each face under [`CarryOver::ExtendSets`], all
    /// under [`CarryOver::Progressive`], none otherwise.
    pub const fn open(&self) -> Dice {
        self.open
    }
}

/// What a save says is held.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Unchecked {
    dice: Dice,
    open: Dice,
}

/// Refuses what no rules allow; whether those of the game do, is seen when it is resumed.
#[cfg(feature = "serde")]
impl TryFrom<Unchecked> for Held {
    type Error = HeldError;

    fn try_from(Unchecked { dice, open }: Unchecked) -> Result<Self, HeldError> {
        if dice.len() >= MAX_DICE {
            return Err(HeldError::TooMany {
                held: dice.len(),
                dice: MAX_DICE,
            });
        }
        if !dice.contains(open) {
            return Err(HeldError::NotOpen { dice, open });
        }
        Ok(Self { dice, open })
    }
}

/// Dice that cannot have been kept earlier in a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum HeldError {
    /// No dice are left to throw.
    #[error("of {dice} dice at most {} can be held, not {held}", dice - 1)]
    TooMany {
        /// How many dice are to be held.
        held: u8,
        /// The dice of the game.
        dice: u8,
    },
    /// The dice make no combinations, or only such as win the game.
    #[error("{0} cannot be held, since not every die of it scores points")]
    NotScoring(
        /// The dice that are to be held.
        Dice,
    ),
    /// Later throws cannot build on these dice.
    #[error("{open} of {dice} cannot be what later throws build on")]
    NotOpen {
        /// The dice that are to be held.
        dice: Dice,
        /// Those that are to be open.
        open: Dice,
    },
}

impl RuleSet {
    /// These dice as kept earlier in a cycle, each combination in its best form. None wins, since
    /// that would have ended the game.
    ///
    /// # Errors
    /// [`HeldError`] if they cannot be kept or leave no dice to throw.
    pub fn hold(&self, dice: Dice) -> Result<Held, HeldError> {
        self.check_held(dice)?;
        match self.best_for_points(dice) {
            Some(best) => Ok(self.held_after(Held::NOTHING, dice, &best)),
            None => Ok(Held {
                dice,
                open: Dice::EMPTY,
            }),
        }
    }

    /// The first of the partitions that are worth most points.
    fn best_for_points(&self, dice: Dice) -> Option<Partition> {
        best(
            self.partitions(dice)
                .filter(|partition| partition.worth() != Worth::Win),
        )
    }

    /// Whether these dice can have been kept in throws of one cycle.
    fn can_be_kept(&self, dice: Dice) -> bool {
        match self.carry_over() {
            // The dice of several throws may have been kept in any mixture of sets and singles.
            CarryOver::None | CarryOver::Straights | CarryOver::ExtendSets => {
                self.splits_for_points(dice)
            }
            // All of them are valued as one keep.
            CarryOver::Progressive => self.best_for_points(dice).is_some(),
        }
    }

    /// Refuses dice that cannot have been kept or leave none to throw.
    fn check_held(&self, dice: Dice) -> Result<(), HeldError> {
        if dice.len() >= self.dice() {
            return Err(HeldError::TooMany {
                held: dice.len(),
                dice: self.dice(),
            });
        }
        if !dice.is_empty() && !self.can_be_kept(dice) {
            return Err(HeldError::NotScoring(dice));
        }
        Ok(())
    }

    /// These dice as kept earlier in a cycle, with the [`open`](Held::open) ones among them.
    ///
    /// ```
    /// use hotdice::{Dice, Preset, RuleSet};
    ///
    /// let crapola = RuleSet::preset(Preset::Crapola);
    /// // Three 1s kept one by one; as a triplet none of them would be open.
    /// let ones: Dice = "1-1-1".parse()?;
    /// assert_eq!(crapola.hold_open(ones, ones)?.open(), ones);
    /// assert!(crapola.hold(ones)?.open().is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`HeldError`] if they cannot be kept, leave no dice to throw, or cannot be open.
    pub fn hold_open(&self, dice: Dice, open: Dice) -> Result<Held, HeldError> {
        self.check_held(dice)?;
        let held = Held { dice, open };
        if self.allows_held(held) {
            Ok(held)
        } else {
            Err(HeldError::NotOpen { dice, open })
        }
    }

    /// What is held once `kept` has been kept in this partition.
    pub(crate) fn held_after(&self, held: Held, kept: Dice, partition: &Partition) -> Held {
        let dice = match held.dice.union(kept) {
            Some(dice) if dice.len() < self.dice() => dice,
            _ => return Held::NOTHING,
        };
        let open = match self.carry_over() {
            CarryOver::None => Dice::EMPTY,
            CarryOver::Straights => held
                .open
                .minus(partition.absorbed())
                .plus(partition.dice_of(CombinationKind::Single)),
            CarryOver::ExtendSets => partition
                .combinations()
                .iter()
                .filter_map(Combination::as_set)
                .fold(held.open, |open, (face, size)| grown(open, face, size)),
            CarryOver::Progressive => dice,
        };
        Held { dice, open }
    }

    /// Whether this can be what a turn under these rules holds with dice left to throw.
    pub(crate) fn allows_held(&self, held: Held) -> bool {
        let open_is_possible = match self.carry_over() {
            CarryOver::None => held.open.is_empty(),
            CarryOver::Straights => held.open.faces().all(|face| self.single(face) > 0),
            CarryOver::ExtendSets => Face::ALL.iter().all(|&face| {
                let size = held.open.count(face);
                let worth = self.worth_of_set(face, size);
                size == 0 || worth.is_some_and(|worth| worth != Worth::Win)
            }),
            CarryOver::Progressive => held.open == held.dice,
        };
        open_is_possible && held.dice.contains(held.open) && self.check_held(held.dice).is_ok()
    }
}

fn grown(open: Dice, face: Face, size: u8) -> Dice {
    let known = open.count(face);
    open.minus(Dice::repeat(face, known))
        .plus(Dice::repeat(face, known.max(size)))
}
