//! What cannot be solved.

use thiserror::Error;

/// A rule set that cannot be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum SolveError {
    /// Too many situations of a turn to calculate with.
    #[error("a turn can come to more than {most} situations")]
    TooManySituations {
        /// The most there may be.
        most: usize,
    },
    /// A turn that is worth ever more, or whose values do not settle.
    #[error("the values of a turn do not settle below {points} points")]
    Unbounded {
        /// The points up to which turns were looked at.
        points: u32,
    },
    /// A penalty of the whole total, of which the average of turns knows nothing.
    #[error("a penalty of the whole total has no average")]
    WholeTotal,
    /// A game of two that is not solved.
    #[error("a race of two cannot have {0}")]
    Unsupported(
        /// What it has.
        &'static str,
    ),
    /// More values than are calculated, or than there is memory for: the target, or what a throw
    /// brings, is many times what divides all points.
    #[error("solving takes more than {most} values, or more memory than there is")]
    TooManyValues {
        /// The most there may be.
        most: usize,
    },
    /// It was given up.
    #[error("solving was cancelled")]
    Cancelled,
}
