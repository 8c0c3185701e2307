//! What a turn refuses, and why.

use thiserror::Error;

use super::state::{Account, Kept, Phase, TurnEnd};
use crate::dice::Dice;
use crate::keeps::KeepError;
use crate::rules::{Confirmation, Held};

/// An action that a turn refuses. Nothing has changed.
///
/// ```
/// use hotdice::{Account, BankRefusal, Preset, RuleSet, Turn, TurnError};
///
/// let rules = RuleSet::preset(Preset::Farkle);
/// let mut turn = Turn::new(&rules, Account::NEW);
/// assert_eq!(turn.bank(), Err(TurnError::Bank(BankRefusal::NothingKept)));
/// let error = turn.keep("1".parse()?).unwrap_err();
/// assert_eq!(error.to_string(), "cannot keep now: the turn waits for a throw of 6 dice");
/// # Ok::<(), hotdice::ParseDiceError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum TurnError {
    /// The turn waits for something else.
    #[error("cannot {action} now: the turn {}", Awaits(*phase))]
    Phase {
        /// What was tried.
        action: &'static str,
        /// What the turn waits for.
        phase: Phase,
    },
    /// All throws that the rules allow have been made.
    #[error("the turn has had its {allowed} throws")]
    NoThrowLeft {
        /// The throws of a turn.
        allowed: u8,
    },
    /// There is nothing to take over from the player before.
    #[error("the player before has left nothing to take over")]
    NoOffer,
    /// A throw of too few or too many dice.
    #[error("a throw of {expected} dice is expected, not of {got}")]
    DiceCount {
        /// The dice in hand.
        expected: u8,
        /// The dice thrown.
        got: u8,
    },
    /// Dice that cannot be kept.
    #[error(transparent)]
    Keep(#[from] KeepError),
    /// No partition of the dice to be kept.
    #[error("{dice} cannot be split into combinations this way")]
    Partition {
        /// The dice to be kept.
        dice: Dice,
    },
    /// A bank that the rules refuse.
    #[error(transparent)]
    Bank(#[from] BankRefusal),
}

impl TurnError {
    pub(super) const fn phase(action: &'static str, phase: Phase) -> Self {
        Self::Phase { action, phase }
    }
}

/// Why the turn points cannot be banked now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum BankRefusal {
    /// The turn is over.
    #[error("the turn is over")]
    TurnOver,
    /// Nothing is kept since the last throw, or nothing is thrown yet.
    #[error("nothing has been kept since the last throw")]
    NothingKept,
    /// Hot dice must be thrown.
    #[error("all dice have scored and must be thrown again")]
    HotDice,
    /// A combination is unconfirmed.
    #[error("{}", Unconfirmed(*pending))]
    Unconfirmed {
        /// What confirms it.
        pending: Confirmation,
    },
    /// Too few points for the player's first bank.
    #[error("the first bank needs {needed} points, and the turn has {points}")]
    BelowOpening {
        /// The opening in points.
        needed: u32,
        /// The turn points.
        points: u32,
    },
    /// Too few points for any bank.
    #[error("a bank needs {needed} points, and the turn has {points}")]
    BelowMinimum {
        /// The minimum in points.
        needed: u32,
        /// The turn points.
        points: u32,
    },
    /// Points that are no multiple of the granularity.
    #[error("only multiples of {granularity} points can be banked, not {points}")]
    NoMultiple {
        /// The points of which a bank is a multiple.
        granularity: u32,
        /// The turn points.
        points: u32,
    },
    /// More dice left than a bank may leave.
    #[error("a bank may leave {at_most} dice, not {left}")]
    DiceLeft {
        /// The dice that may be left.
        at_most: u8,
        /// The dice that are left.
        left: u8,
    },
    /// More points than an exact target leaves.
    #[error(
        "the target is {missing} points away and must be hit exactly, but the turn has {points}"
    )]
    AboveTarget {
        /// How many points the total lacks.
        missing: i64,
        /// The turn points.
        points: u32,
    },
}

/// A saved turn that cannot have come about under the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum ResumeTurnError {
    /// A total out of range, or points banked without an opening.
    #[error("account: a total of {} points, {} the board, cannot be", .0.total, if .0.on_board { "on" } else { "not on" })]
    Account(
        /// The account.
        Account,
    ),
    /// Something to take over, or taken over, where nothing can be.
    #[error("offer: nothing can have been left for this player to take over")]
    Offer,
    /// Something unconfirmed that no combination asks for.
    #[error("pending: no combination asks for what is unconfirmed")]
    Pending,
    /// More throws than the rules allow.
    #[error("throws: at most {allowed}, not {throws}")]
    Throws {
        /// How many throws there were.
        throws: u32,
        /// The throws of a turn.
        allowed: u8,
    },
    /// Dice in hand and held that are not all dice of the game.
    #[error("dice: {in_hand} in hand and {held} held are not the {dice} of the game")]
    DiceInHand {
        /// The dice in hand.
        in_hand: u8,
        /// The dice held.
        held: u8,
        /// The dice of the game.
        dice: u8,
    },
    /// Held dice that cannot have been kept.
    #[error("held: {}, open {}, cannot have been kept", .0.dice(), .0.open())]
    Held(
        /// What is held.
        Held,
    ),
    /// Points that so many throws cannot have gathered.
    #[error("points: {points} cannot have been gathered before throw {throws}")]
    Points {
        /// The points.
        points: u32,
        /// How many throws there were.
        throws: u32,
    },
    /// A throw of a number of dice that was not in hand.
    #[error("throw: {throw} is not of {expected} dice")]
    Throw {
        /// The throw.
        throw: Dice,
        /// The dice that were in hand.
        expected: u8,
    },
    /// A bust that scores, or a scoring throw that is a bust.
    #[error("throw: {throw} does not mean for the turn what the state says")]
    Verdict {
        /// The throw.
        throw: Dice,
    },
    /// Dice kept that are no keep-set of the throw, or not for these points.
    #[error("kept: {} for {} points is no keep of the throw", .0.dice, .0.points)]
    Kept(
        /// What is kept.
        Kept,
    ),
    /// An end that the rest of the state contradicts.
    #[error("end: the turn cannot have ended this way")]
    End,
}

/// What a phase expects, for messages.
struct Awaits(Phase);

impl core::fmt::Display for Awaits {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.0 {
            Phase::ToThrow { dice } => write!(f, "waits for a throw of {dice} dice"),
            Phase::ToKeep => f.write_str("waits for dice to be kept"),
            Phase::ToDecide { dice: 0 } => f.write_str("waits for the bank"),
            Phase::ToDecide { dice } => {
                write!(f, "waits for a throw of {dice} dice or the bank")
            }
            Phase::Over(TurnEnd::Banked { points }) => write!(f, "ended with {points} points"),
            Phase::Over(TurnEnd::Bust(_)) => f.write_str("ended with a bust"),
            Phase::Over(TurnEnd::Won) => f.write_str("won the game"),
            Phase::Over(TurnEnd::Forfeited) => f.write_str("was given up"),
        }
    }
}

/// What is missing to a bank, for messages.
struct Unconfirmed(Confirmation);

impl core::fmt::Display for Unconfirmed {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.0 {
            Confirmation::None => f.write_str("nothing is unconfirmed"),
            Confirmation::Points(points) => {
                write!(
                    f,
                    "a combination is to be confirmed by {points} further points"
                )
            }
            Confirmation::Single => {
                f.write_str("a combination is to be confirmed by a further single die")
            }
        }
    }
}
