//! Dice as text: `1-4-4` out; `1-4-4`, `144`, `1 4 4` and `1,4,4` in.

use core::fmt;
use core::str::FromStr;

use thiserror::Error;

use super::{Dice, Face, MAX_DICE, Throw};

/// Text that is no dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum ParseDiceError {
    /// A character that is neither a face nor a separator.
    #[error(
        "character {} is {found:?}, where a face from 1 to 6, a hyphen, a comma or a space is expected",
        position + 1
    )]
    Character {
        /// The place of the character, counted in characters from 0.
        position: usize,
        /// The character.
        found: char,
    },
    /// A separator that does not stand between two faces.
    #[error("the separator at character {} is not between two dice", position + 1)]
    Separator {
        /// The place of the separator, counted in characters from 0.
        position: usize,
    },
    /// More than [`MAX_DICE`] dice.
    #[error("at most {MAX_DICE} dice are in play, not {0}")]
    TooMany(
        /// How many dice came.
        usize,
    ),
}

impl FromStr for Throw {
    type Err = ParseDiceError;

    fn from_str(text: &str) -> Result<Self, ParseDiceError> {
        let mut faces = [Face::One; MAX_DICE as usize];
        let mut len = 0;
        let mut separator = None;
        for (position, found) in text.trim().chars().enumerate() {
            let digit = found
                .to_digit(10)
                .and_then(|digit| u8::try_from(digit).ok());
            match digit.map(Face::try_from) {
                Some(Ok(face)) => {
                    if let Some(place) = faces.get_mut(len) {
                        *place = face;
                    }
                    len += 1;
                    separator = None;
                }
                None if found == '-' || found == ',' || found.is_whitespace() => {
                    if len == 0 {
                        return Err(ParseDiceError::Separator { position });
                    }
                    separator = Some(position);
                }
                _ => return Err(ParseDiceError::Character { position, found }),
            }
        }
        if let Some(position) = separator {
            return Err(ParseDiceError::Separator { position });
        }
        let thrown = faces.get(..len).ok_or(ParseDiceError::TooMany(len))?;
        Self::new(thrown).map_err(|error| ParseDiceError::TooMany(error.0))
    }
}

impl FromStr for Dice {
    type Err = ParseDiceError;

    fn from_str(text: &str) -> Result<Self, ParseDiceError> {
        text.parse().map(|throw: Throw| throw.dice())
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_faces(f, self.faces())
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Dice({self})")
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_faces(f, self.faces().iter().copied())
    }
}

impl fmt::Debug for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Throw({self})")
    }
}

fn write_faces(
    f: &mut fmt::Formatter<'_>,
    faces: impl ExactSizeIterator<Item = Face>,
) -> fmt::Result {
    // Eleven characters hold six dice, and `f.pad` then honours width and alignment.
    let mut text = [b'-'; 2 * MAX_DICE as usize];
    let end = (2 * faces.len()).saturating_sub(1);
    for (place, face) in text.iter_mut().step_by(2).zip(faces) {
        *place = b'0' + face.pips();
    }
    f.pad(core::str::from_utf8(&text[..end]).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Dice, ParseDiceError> {
        text.parse()
    }

    #[test]
    fn every_spelling_reads_the_same() {
        let dice = Dice::from_counts([1, 0, 0, 2, 0, 0]).unwrap();
        for text in ["1-4-4", "144", "4 1 4", "4,1,4", " 4, 4, 1 ", "1 - 44"] {
            assert_eq!(parse(text), Ok(dice), "{text:?}");
        }
        assert_eq!(parse(""), Ok(Dice::EMPTY));
    }

    #[test]
    fn print_then_parse_is_the_identity() {
        for dice in (0..=MAX_DICE).flat_map(Dice::all) {
            assert_eq!(parse(&std::format!("{dice}")), Ok(dice));
        }
    }

    #[test]
    fn nonsense_is_refused_with_its_place() {
        let character = |position, found| Err(ParseDiceError::Character { position, found });
        assert_eq!(parse("1-7"), character(2, '7'));
        assert_eq!(parse("0"), character(0, '0'));
        assert_eq!(parse("14x"), character(2, 'x'));
        assert_eq!(parse("1٣"), character(1, '٣'));
        assert_eq!(parse("-1"), Err(ParseDiceError::Separator { position: 0 }));
        assert_eq!(parse("1-"), Err(ParseDiceError::Separator { position: 1 }));
        assert_eq!(parse("1234561"), Err(ParseDiceError::TooMany(7)));
    }

    #[test]
    fn width_and_alignment_are_honoured() {
        let dice = parse("15").unwrap();
        assert_eq!(std::format!("[{dice:>6}]"), "[   1-5]");
    }
}
