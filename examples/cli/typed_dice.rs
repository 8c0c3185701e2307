//! Dice among the arguments, with the text that they came as.

use std::fmt::{self, Display};
use std::str::FromStr;

use hotdice::{Dice, ParseDiceError};

/// Dice as they were typed, since a complaint names them by that.
#[derive(Clone)]
pub(crate) struct TypedDice {
    pub(crate) dice: Dice,
    text: String,
}

impl FromStr for TypedDice {
    type Err = ParseDiceError;

    fn from_str(text: &str) -> Result<Self, ParseDiceError> {
        Ok(Self {
            dice: text.parse()?,
            text: text.to_string(),
        })
    }
}

/// The text.
impl Display for TypedDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.fmt(f)
    }
}
