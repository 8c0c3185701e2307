//! Optimal play, where the library is built with the feature `solve`.

mod advice;
mod best_turn;
mod race;

use super::refused::Refused;
use super::status::{
    HOTDICE_STATUS_BAD_SAVE, HOTDICE_STATUS_CANCELLED, HOTDICE_STATUS_GAME_OVER,
    HOTDICE_STATUS_NO_VALUE, HOTDICE_STATUS_OTHER_RULES, HOTDICE_STATUS_OTHER_VERSION,
    HOTDICE_STATUS_TOO_LARGE, HOTDICE_STATUS_UNBOUNDED, HOTDICE_STATUS_UNSUPPORTED,
    HOTDICE_STATUS_WRONG_PLAYERS,
};
use crate::solve::{LoadRaceError, RaceError, SolveError};
pub use advice::*;
pub use best_turn::*;
pub use race::*;

impl From<SolveError> for Refused {
    fn from(error: SolveError) -> Self {
        Self(match error {
            SolveError::Cancelled => HOTDICE_STATUS_CANCELLED,
            SolveError::Unbounded { .. } => HOTDICE_STATUS_UNBOUNDED,
            SolveError::TooManySituations { .. } | SolveError::TooManyValues { .. } => {
                HOTDICE_STATUS_TOO_LARGE
            }
            SolveError::Unsupported(_) | SolveError::WholeTotal => HOTDICE_STATUS_UNSUPPORTED,
        })
    }
}

impl From<RaceError> for Refused {
    fn from(error: RaceError) -> Self {
        Self(match error {
            RaceError::Rules => HOTDICE_STATUS_OTHER_RULES,
            RaceError::Players { .. } => HOTDICE_STATUS_WRONG_PLAYERS,
            RaceError::Over => HOTDICE_STATUS_GAME_OVER,
            RaceError::Totals { .. } | RaceError::Beginner => HOTDICE_STATUS_NO_VALUE,
        })
    }
}

impl From<LoadRaceError> for Refused {
    fn from(error: LoadRaceError) -> Self {
        match error {
            LoadRaceError::Damaged => Self(HOTDICE_STATUS_BAD_SAVE),
            LoadRaceError::Version { .. } => Self(HOTDICE_STATUS_OTHER_VERSION),
            LoadRaceError::OtherRules => Self(HOTDICE_STATUS_OTHER_RULES),
            LoadRaceError::Rules(error) => error.into(),
        }
    }
}
