//! What a game refuses, and why.

use thiserror::Error;

use crate::rules::Players;
use crate::turn::{ResumeTurnError, TurnError};

/// An action that a game refuses. Nothing has changed.
///
/// ```
/// use hotdice::{Game, Preset, RuleSet};
///
/// let rules = RuleSet::preset(Preset::KingdomCome);
/// let error = Game::new(&rules, 3, 0).unwrap_err();
/// assert_eq!(error.to_string(), "the game takes 2 players, not 3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum GameError {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The rules are for another number of players.
    #[error("the game takes {allowed} players, not {got}")]
    Players {
        /// The numbers that the rules allow.
        allowed: Players,
        /// The number that came.
        got: u8,
    },
    /// There is no such seat.
    #[error("there is no seat {seat} among {players} (seats count from 0)")]
    NoSuchSeat {
        /// The seat that was named.
        seat: u8,
        /// How many seats there are.
        players: u8,
    },
    /// The player has left already.
    #[error("the player in seat {seat} has left already")]
    HasLeft {
        /// The seat.
        seat: u8,
    },
    /// The turn refuses the action.
    #[error(transparent)]
    Turn(#[from] TurnError),
}

/// A saved game that cannot have come about under the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum ResumeGameError {
    /// The present turn.
    #[error("turn: {0}")]
    Turn(#[from] ResumeTurnError),
    /// A number of players, or a seat, that the game cannot have.
    #[error("seats: {0}")]
    Seats(#[from] GameError),
    /// A round that so many turns cannot have reached, or that the game does not have.
    #[error("round: {round} rounds cannot be complete")]
    Round {
        /// The rounds that are said to be complete.
        round: u32,
    },
    /// A seat whose account cannot be, or that is not in use and not empty.
    #[error("seat {seat}: its account cannot be")]
    Account {
        /// The seat.
        seat: u8,
    },
    /// The turn of a player who has left, or of a player with another account.
    #[error("turn: it is not that of the player in seat {seat}")]
    NotTheirTurn {
        /// The seat whose turn it should be.
        seat: u8,
    },
    /// Turns still due that contradict the totals.
    #[error("due: the totals do not give these players a last turn")]
    Due,
    /// An outcome that the totals or the last turn contradict, or none though the turn ended.
    #[error("outcome: it does not follow from the seats and the last turn")]
    Outcome,
}
