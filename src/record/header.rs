//! The head of a record: by which rules, who, and whose turn came first.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use thiserror::Error;

use crate::rules::{MAX_PLAYERS, Preset};

/// The version of the format, the last word of a record's first line.
pub(super) const VERSION: u8 = 1;

/// The first line of a record but for its version.
pub(super) const TITLE: &str = "hotdice record ";

/// What a [`Record`](super::Record) says before the first turn.
///
/// ```
/// use hotdice::Preset;
/// use hotdice::record::Header;
///
/// let header = Header::new(Preset::Crapola, 2, 1)?
///     .with_name(0, "Anna".parse()?)?
///     .with_seed(7);
/// let text = "hotdice record 1\nrules: crapola\nseats: 2\nname A: Anna\nfirst: B\nseed: 7\n";
/// assert_eq!(header.to_string(), text);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Header {
    rules: RulesName,
    /// One for each seat.
    names: Vec<Option<Label>>,
    first: u8,
    seed: Option<u64>,
}

impl Header {
    /// The header of a game of so many players, begun by the one in seat `first`.
    ///
    /// # Errors
    /// [`HeaderError`] if no game has so many players, or they have no such seat.
    pub fn new(rules: impl Into<RulesName>, players: u8, first: u8) -> Result<Self, HeaderError> {
        if !(1..=MAX_PLAYERS).contains(&players) {
            return Err(HeaderError::Players { got: players });
        }
        let header = Self {
            rules: rules.into(),
            names: alloc::vec![None; players.into()],
            first: 0,
            seed: None,
        };
        header.with_first(first)
    }

    /// The same, begun by another player.
    ///
    /// # Errors
    /// [`HeaderError::NoSuchSeat`] if nobody sits there.
    pub fn with_first(mut self, first: u8) -> Result<Self, HeaderError> {
        self.check_seat(first)?;
        self.first = first;
        Ok(self)
    }

    /// The same with the name of a player.
    ///
    /// # Errors
    /// [`HeaderError::NoSuchSeat`] if nobody sits there.
    pub fn with_name(mut self, seat: u8, name: Label) -> Result<Self, HeaderError> {
        self.check_seat(seat)?;
        self.names[usize::from(seat)] = Some(name);
        Ok(self)
    }

    /// The same with the seed that the dice came from, for whoever reads it.
    #[must_use]
    pub const fn with_seed(mut self, seed: u64) -> Self {
        self.seed = Some(seed);
        self
    }

    /// The rules of the game.
    pub const fn rules(&self) -> &RulesName {
        &self.rules
    }

    /// How many players began the game.
    #[expect(clippy::cast_possible_truncation, reason = "at most 16")]
    pub fn players(&self) -> u8 {
        self.names.len() as u8
    }

    /// The name of the player in a seat, if it is known.
    pub fn name(&self, seat: u8) -> Option<&str> {
        let name = self.names.get(usize::from(seat))?;
        name.as_ref().map(Label::as_str)
    }

    /// The seat that began the game.
    pub const fn first(&self) -> u8 {
        self.first
    }

    /// The seed that the dice came from, if it is known.
    pub const fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// How many lines of text it takes.
    pub(super) fn height(&self) -> usize {
        let optional = self.names.iter().flatten().count() + usize::from(self.seed.is_some());
        4 + optional
    }

    fn check_seat(&self, seat: u8) -> Result<(), HeaderError> {
        let players = self.players();
        if seat < players {
            Ok(())
        } else {
            Err(HeaderError::NoSuchSeat { seat, players })
        }
    }
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE}{VERSION}")?;
        writeln!(f, "rules: {}", self.rules)?;
        writeln!(f, "seats: {}", self.players())?;
        for (seat, name) in (0..).zip(&self.names) {
            if let Some(name) = name {
                writeln!(f, "name {}: {name}", Letter(seat))?;
            }
        }
        writeln!(f, "first: {}", Letter(self.first))?;
        match self.seed {
            Some(seed) => writeln!(f, "seed: {seed}"),
            None => Ok(()),
        }
    }
}

/// The rules of a recorded game, as far as its text names them.
///
/// A preset is named by its id, and a replay checks that the rules are the preset's. Of other rules
/// a record holds words that the caller knows them by again, a file's name say, and no digest: the
/// replay finds out whether they are the right ones, since it plays every throw and checks every
/// number by them.
///
/// ```
/// use hotdice::record::{Header, Label};
///
/// let rules: Label = "our Sunday rules".parse()?;
/// let header = Header::new(rules, 2, 0)?;
/// assert_eq!(header.rules().to_string(), "\"our Sunday rules\"");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum RulesName {
    /// A named game.
    Preset(Preset),
    /// Other rules, in the caller's words.
    Other(Label),
}

impl From<Preset> for RulesName {
    fn from(preset: Preset) -> Self {
        Self::Preset(preset)
    }
}

impl From<Label> for RulesName {
    fn from(label: Label) -> Self {
        Self::Other(label)
    }
}

impl fmt::Display for RulesName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Preset(preset) => preset.fmt(f),
            Self::Other(label) => write!(f, "\"{label}\""),
        }
    }
}

/// Words on one line: not empty, without control characters, no space before or after.
///
/// ```
/// use hotdice::record::{Label, LabelError};
///
/// let label: Label = "Crapola with five dice".parse()?;
/// assert_eq!(label.as_str(), "Crapola with five dice");
/// assert_eq!("two\nlines".parse::<Label>(), Err(LabelError::Control { position: 3 }));
/// # Ok::<(), LabelError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Label(String);

impl Label {
    /// The words.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Label {
    type Err = LabelError;

    fn from_str(text: &str) -> Result<Self, LabelError> {
        if let Some(position) = text.chars().position(char::is_control) {
            return Err(LabelError::Control { position });
        }
        match text.trim() {
            "" => Err(LabelError::Empty),
            trimmed if trimmed == text => Ok(Self(text.to_owned())),
            _ => Err(LabelError::Space),
        }
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// Text that is no [`Label`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum LabelError {
    /// There are no words.
    #[error("at least one word is expected")]
    Empty,
    /// A line break or another control character.
    #[error("words on one line are expected, and character {} is a control character", position + 1)]
    Control {
        /// The place of the character, counted in characters from 0.
        position: usize,
    },
    /// White space before or after the words.
    #[error("no space is expected before and after the words")]
    Space,
}

/// What no header says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum HeaderError {
    /// A number of players that no game has.
    #[error("1 to {MAX_PLAYERS} players are expected, not {got}")]
    Players {
        /// The number that came.
        got: u8,
    },
    /// A seat where nobody sits.
    #[error("there is no seat {} among {players}, the first of which is A", Letter(*seat))]
    NoSuchSeat {
        /// The seat that was named, from 0.
        seat: u8,
        /// How many seats there are.
        players: u8,
    },
}

/// A seat as records write it: the first is A.
pub(super) struct Letter(pub(super) u8);

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            seat @ 0..26 => char::from(b'A' + seat).fmt(f),
            seat => seat.fmt(f),
        }
    }
}
