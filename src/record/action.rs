//! What a record says of a turn, action by action.

use alloc::vec::Vec;
use core::fmt;

use super::header::Letter;
use crate::dice::{Dice, Throw};
use crate::keeps::Bust;
use crate::rules::{Combination, Worth};

/// One action of a turn with what came of it, as [records](super) write it.
///
/// ```
/// use hotdice::record::{Action, Record};
///
/// let text = "hotdice record 1\nrules: farkle\nseats: 2\nfirst: A\n\nA: 2-2-3-3-4-6 bust\n";
/// let record: Record = text.parse()?;
/// let busts = record.lines().iter().flat_map(|line| line.actions());
/// assert_eq!(busts.filter(|action| matches!(action, Action::Bust { .. })).count(), 1);
/// # Ok::<(), hotdice::record::ParseRecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Action {
    /// What the player before had left was taken over.
    TakeOver {
        /// The points the turn begins with.
        points: u32,
    },
    /// A throw that scores, as it lay.
    Throw(Throw),
    /// A throw that lost the turn.
    Bust {
        /// The throw, as it lay.
        throw: Throw,
        /// Why it lost the turn.
        reason: Bust,
        /// The points of the turn that were lost.
        lost: u32,
        /// What it took from the player's total.
        penalty: u32,
    },
    /// Dice that were kept of the last throw, and not taken back.
    Keep {
        /// The dice.
        dice: Dice,
        /// What they added to the turn.
        worth: Worth,
        /// The combinations, if they were not kept in the partition that
        /// [`Game::keep`](crate::Game::keep) takes.
        split: Option<Vec<Combination>>,
    },
    /// The turn points were banked.
    Bank {
        /// The points.
        points: u32,
    },
    /// The turn was given up.
    Forfeit {
        /// The points of the turn that were lost.
        lost: u32,
    },
    /// A player left for good; it need not be the player whose turn it is.
    Leave {
        /// The player's seat.
        seat: u8,
    },
}

impl Action {
    /// Whether both are the same, however a keep spells its partition.
    pub(super) fn agrees_with(&self, other: &Self) -> bool {
        match (self, other) {
            (
                Self::Keep { dice, worth, .. },
                Self::Keep {
                    dice: others,
                    worth: other_worth,
                    ..
                },
            ) => (dice, worth) == (others, other_worth),
            _ => self == other,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TakeOver { points } => write!(f, "take over {points}"),
            Self::Throw(throw) => throw.fmt(f),
            Self::Bust {
                throw,
                reason,
                lost,
                penalty,
            } => {
                write!(f, "{throw} bust{}{}", Reason(*reason), Lost(*lost))?;
                match penalty {
                    0 => Ok(()),
                    _ => write!(f, " penalty {penalty}"),
                }
            }
            Self::Keep { dice, worth, split } => {
                write!(f, "> {dice} {worth}")?;
                for (place, combination) in split.iter().flatten().enumerate() {
                    let before = if place == 0 { "as" } else { "+" };
                    write!(f, " {before} {combination}")?;
                }
                Ok(())
            }
            Self::Bank { points } => write!(f, "bank {points}"),
            Self::Forfeit { lost } => write!(f, "forfeit{}", Lost(*lost)),
            Self::Leave { seat } => write!(f, "{} leaves", Letter(*seat)),
        }
    }
}

/// Why a throw loses the turn; nothing where nothing scores.
struct Reason(Bust);

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match word(self.0) {
            "" => Ok(()),
            word => write!(f, " ({word})"),
        }
    }
}

/// The word for a reason that has one.
pub(super) const fn word(reason: Bust) -> &'static str {
    match reason {
        Bust::Toxic => "toxic",
        Bust::InstantLoss => "losing combination",
        Bust::NothingScores => "",
        Bust::LastThrow => "last throw",
    }
}

struct Lost(u32);

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => Ok(()),
            points => write!(f, " -{points}"),
        }
    }
}
