//! Dice as they lie on the table: by position, for games where a player points at them.

use thiserror::Error;

use super::{Dice, Face, MAX_DICE, TooManyDice};

/// One throw as it lies on the table: up to [`MAX_DICE`] dice, each at its position.
///
/// The rules ask only which faces came, so everything that takes [`Dice`] takes a throw as well;
/// positions matter to the player who points at dice:
///
/// ```
/// use hotdice::{Preset, RuleSet, Throw};
///
/// let rules = RuleSet::preset(Preset::Titusind);
/// let throw: Throw = "4-1-4-5-4-2".parse()?;
/// let touched = throw.select(&[0, 2, 4, 1])?;
/// assert_eq!(touched.to_string(), "1-4-4-4");
/// assert_eq!(rules.keep(throw.dice(), touched)?.points(), 500);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Throw {
    /// Ones from `len` on.
    faces: [Face; MAX_DICE as usize],
    len: u8,
}

impl Throw {
    /// The dice in the order they lie.
    ///
    /// # Errors
    /// [`TooManyDice`] if there are more than [`MAX_DICE`].
    pub fn new(faces: &[Face]) -> Result<Self, TooManyDice> {
        let mut throw = Self {
            faces: [Face::One; MAX_DICE as usize],
            len: 0,
        };
        for &face in faces {
            let place = throw.faces.get_mut(usize::from(throw.len));
            *place.ok_or(TooManyDice(faces.len()))? = face;
            throw.len += 1;
        }
        Ok(throw)
    }

    /// The throw of up to [`MAX_DICE`] dice that has this number among all ordered ones: in base
    /// six, the first die the lowest digit.
    #[cfg(feature = "rand")]
    #[inline]
    pub(crate) fn numbered(dice: u8, number: u32) -> Self {
        let mut rest = number;
        let faces = [(); MAX_DICE as usize].map(|()| {
            let digit = rest % 6;
            rest /= 6;
            Face::ALL[digit as usize]
        });
        Self {
            faces,
            len: dice.min(MAX_DICE),
        }
    }

    /// The faces in the order the dice lie.
    #[inline]
    pub fn faces(&self) -> &[Face] {
        &self.faces[..usize::from(self.len)]
    }

    /// The dice without their positions.
    #[inline]
    pub fn dice(&self) -> Dice {
        let all = self.faces.iter().fold(Dice::EMPTY, |dice, &face| {
            const ONE_OF: [Dice; 6] = one_of_each();
            dice.plus(ONE_OF[face.index()])
        });
        all.minus(Dice::repeat(Face::One, MAX_DICE - self.len))
    }

    /// The dice at the given positions, counted from 0, in any order.
    ///
    /// # Errors
    /// [`PositionError`] if a position is beyond the last die or named twice.
    pub fn select(&self, positions: &[usize]) -> Result<Dice, PositionError> {
        let mut dice = Dice::EMPTY;
        let mut taken = 0_u8;
        for &position in positions {
            let Some(&face) = self.faces().get(position) else {
                return Err(PositionError::Beyond {
                    position,
                    dice: self.len,
                });
            };
            if taken & 1 << position != 0 {
                return Err(PositionError::Twice { position });
            }
            taken |= 1 << position;
            dice = dice.plus(Dice::one(face));
        }
        Ok(dice)
    }
}

/// One die of each face.
const fn one_of_each() -> [Dice; 6] {
    let mut dice = [Dice::EMPTY; 6];
    let mut place = 0;
    while place < dice.len() {
        dice[place] = Dice::one(Face::ALL[place]);
        place += 1;
    }
    dice
}

impl From<Throw> for Dice {
    fn from(throw: Throw) -> Self {
        throw.dice()
    }
}

/// Positions that select no dice of a [`Throw`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum PositionError {
    /// There is no die at this position.
    #[error("position {position} is beyond a throw of {dice} dice (positions count from 0)")]
    Beyond {
        /// The position that was named.
        position: usize,
        /// How many dice were thrown.
        dice: u8,
    },
    /// One die cannot be taken twice.
    #[error("position {position} is named twice")]
    Twice {
        /// The position that was named twice.
        position: usize,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn selection_follows_positions_not_faces() {
        let throw: Throw = "4-1-4-5".parse().unwrap();
        assert_eq!(throw.select(&[3, 1]), Ok("15".parse().unwrap()));
        assert_eq!(throw.select(&[]), Ok(Dice::EMPTY));
        assert_eq!(
            throw.select(&[4]),
            Err(PositionError::Beyond {
                position: 4,
                dice: 4
            })
        );
        assert_eq!(
            throw.select(&[2, 0, 2]),
            Err(PositionError::Twice { position: 2 })
        );
    }
}
