//! What is wrong with a record: its text, or what it says.

use alloc::string::String;

use thiserror::Error;

use super::action::Action;
use super::header::{HeaderError, LabelError, Letter, VERSION};
use crate::dice::ParseDiceError;
use crate::game::{GameError, SeatSet};
use crate::rules::{Preset, UnknownPreset};

/// Text that is no record.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Error)]
#[error("line {line}: {fault}")]
#[non_exhaustive]
pub struct ParseRecordError {
    /// The number of the first line that cannot be read, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: ParseFault,
}

/// Why a line of a record cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum ParseFault {
    /// Something else stands there.
    #[error("{expected} is expected, not {found:?}")]
    Expected {
        /// What should stand there.
        expected: &'static str,
        /// The beginning of what does, or nothing.
        found: String,
    },
    /// Another line than the one that has to come here.
    #[error("a line that begins with {with:?} is expected, not {found:?}")]
    Begins {
        /// What the line should begin with.
        with: &'static str,
        /// The beginning of what it is.
        found: String,
    },
    /// The text ends too early.
    #[error("a line that begins with {with:?} is expected, but the text ends")]
    Ends {
        /// What the next line should begin with.
        with: &'static str,
    },
    /// A format that this version does not know.
    #[error("version {VERSION} is known, not {found:?}")]
    Version {
        /// The beginning of what stands for the version.
        found: String,
    },
    /// Rules that are no preset.
    #[error("{0}, or words in quotation marks for other rules")]
    Rules(UnknownPreset),
    /// A name that cannot be one.
    #[error(transparent)]
    Label(#[from] LabelError),
    /// Seats that cannot be.
    #[error(transparent)]
    Header(#[from] HeaderError),
    /// A seat that is named a second time.
    #[error("seat {} is named twice, or not in order", Letter(*seat))]
    Order {
        /// The seat, from 0.
        seat: u8,
    },
    /// Dice that are none.
    #[error("{found:?} are no dice: {error}")]
    Dice {
        /// The beginning of what stands there.
        found: String,
        /// Why it is no dice.
        error: ParseDiceError,
    },
}

/// A header that does not go with the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum HeaderRefusal {
    /// The record names a preset, and these are other rules.
    #[error("the record is of {preset}, and these rules are not those of that preset")]
    Rules {
        /// The preset that the record names.
        preset: Preset,
    },
    /// The rules are for another number of players.
    #[error(transparent)]
    Game(#[from] GameError),
}

/// A record that cannot have been played as it says.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Error)]
#[error("line {line}: {fault}")]
#[non_exhaustive]
pub struct ReplayError {
    /// The number of the first line that is wrong, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: ReplayFault,
}

impl ReplayError {
    pub(super) const fn new(line: usize, fault: ReplayFault) -> Self {
        Self { line, fault }
    }
}

/// Why a line of a record cannot have been played.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum ReplayFault {
    /// The header does not go with the rules.
    #[error(transparent)]
    Header(#[from] HeaderRefusal),
    /// It is another player's turn.
    #[error("it is the turn of {}, not of {}", Letter(*expected), Letter(*written))]
    NotTheirTurn {
        /// The seat whose turn it is, from 0.
        expected: u8,
        /// The seat that the line is of.
        written: u8,
    },
    /// The rules refuse the action.
    #[error("\"{action}\": {error}")]
    Refused {
        /// The action.
        action: Action,
        /// Why it is refused.
        error: GameError,
    },
    /// The dice cannot be split into these combinations.
    #[error("\"{action}\": the dice cannot be split into these combinations")]
    NoSuchPartition {
        /// The keep.
        action: Action,
    },
    /// Something else came of the action: other points, another cost, a bust or none.
    #[error("\"{written}\" should be \"{played}\"")]
    Differs {
        /// The action as it is written.
        written: Action,
        /// The action as it is by the rules.
        played: Action,
    },
    /// More actions than the turn had.
    #[error("\"{action}\": the turn is over before it")]
    TurnOver {
        /// The first action too many.
        action: Action,
    },
    /// A turn that does not end, though another one follows.
    #[error("the turn does not end, but another line follows")]
    BreaksOff,
    /// Another total.
    #[error("the total is {total}, not {written}")]
    Total {
        /// The total that is written.
        written: i32,
        /// The player's total.
        total: i32,
    },
    /// Other winners, or none yet.
    #[error("{}", Winners { written: *written, winners: *winners })]
    Winners {
        /// The winners that are written.
        written: SeatSet,
        /// Who won, if the game is over.
        winners: Option<SeatSet>,
    },
}

/// Who won, for messages.
struct Winners {
    written: SeatSet,
    winners: Option<SeatSet>,
}

impl core::fmt::Display for Winners {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let written = super::Won(self.written);
        match self.winners {
            Some(winners) => write!(f, "\"{written}\" should be \"{}\"", super::Won(winners)),
            None => write!(f, "\"{written}\", but the game is not over"),
        }
    }
}
