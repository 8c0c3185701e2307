//! What `build` refuses: every fault of a rule set, by option and value.

use core::fmt;

use thiserror::Error;

use super::builder::RuleSetBuilder;
use super::combination::{CombinationKind, SetSize};
use super::options::Players;
use super::{MAX_FORMATIONS, MAX_PLAYERS, MAX_POINTS, MAX_TARGET};
use crate::dice::{Dice, Face, MAX_DICE};

/// A rule set that makes no sense, with everything that is wrong with it.
///
/// ```
/// use hotdice::{Fault, RuleSet};
/// let error = RuleSet::builder().dice(0).players(4, 2).build().unwrap_err();
/// assert!(error.faults().any(|fault| matches!(fault, Fault::Dice { got: 0 })));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleSetError {
    rejected: RuleSetBuilder,
}

impl RuleSetError {
    pub(super) const fn new(rejected: RuleSetBuilder) -> Self {
        Self { rejected }
    }

    /// Every fault, in the order of the builder's setters.
    pub fn faults(&self) -> impl Iterator<Item = Fault> + '_ {
        self.rejected.faults()
    }

    /// The builder as it was rejected, to mend.
    pub const fn into_builder(self) -> RuleSetBuilder {
        self.rejected
    }
}

/// All faults, separated by semicolons.
impl fmt::Display for RuleSetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, fault) in self.faults().enumerate() {
            if place > 0 {
                f.write_str("; ")?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl core::error::Error for RuleSetError {}

/// The option that a [`Fault`] is about, where it is one that takes points or a payout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Field {
    /// [`single`](RuleSetBuilder::single)
    Single(Face),
    /// [`of_a_kind`](RuleSetBuilder::of_a_kind) or [`sets`](RuleSetBuilder::sets)
    Set(SetSize, Face),
    /// [`straight`](RuleSetBuilder::straight), from its lowest to its highest face
    Straight(Face, Face),
    /// [`three_pairs`](RuleSetBuilder::three_pairs)
    ThreePairs,
    /// [`four_and_pair`](RuleSetBuilder::four_and_pair)
    FourAndPair,
    /// [`two_triplets`](RuleSetBuilder::two_triplets)
    TwoTriplets,
    /// [`full_house`](RuleSetBuilder::full_house)
    FullHouse,
    /// [`formation`](RuleSetBuilder::formation)
    Formation(Dice),
    /// [`scoreless_bonus`](RuleSetBuilder::scoreless_bonus)
    ScorelessBonus,
    /// [`confirmation`](RuleSetBuilder::confirmation)
    Confirmation(CombinationKind),
    /// [`first_throw_penalty`](RuleSetBuilder::first_throw_penalty)
    FirstThrowPenalty,
    /// [`bust_streak`](RuleSetBuilder::bust_streak)
    BustStreak,
    /// [`opening`](RuleSetBuilder::opening)
    Opening,
    /// [`minimum`](RuleSetBuilder::minimum)
    Minimum,
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Single(face) => write!(f, "single {face}"),
            Self::Set(size, face) => write!(f, "{} of a kind of {face}", size.dice()),
            Self::Straight(low, high) => write!(f, "straight {low}-{high}"),
            Self::ThreePairs => f.write_str("three pairs"),
            Self::FourAndPair => f.write_str("four of a kind and a pair"),
            Self::TwoTriplets => f.write_str("two triplets"),
            Self::FullHouse => f.write_str("full house"),
            Self::Formation(dice) => write!(f, "formation {dice}"),
            Self::ScorelessBonus => f.write_str("scoreless bonus"),
            Self::Confirmation(kind) => write!(f, "confirmation of a {kind}"),
            Self::FirstThrowPenalty => f.write_str("first throw penalty"),
            Self::BustStreak => f.write_str("bust streak"),
            Self::Opening => f.write_str("opening"),
            Self::Minimum => f.write_str("minimum"),
        }
    }
}

/// One thing that is wrong with a rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum Fault {
    /// No dice, or more than [`MAX_DICE`].
    #[error("dice: 1 to {MAX_DICE}, not {got}")]
    Dice {
        /// The number that was set.
        got: u8,
    },
    /// Points that could overflow a total.
    #[error("{field}: at most {MAX_POINTS} points, not {got}")]
    Points {
        /// Where the points stand.
        field: Field,
        /// The points that were set.
        got: u32,
    },
    /// A combination that pays 0 points; one that does not count pays [`Payout::Nothing`](crate::Payout::Nothing).
    #[error("{field}: pays 0 points, where a combination pays at least 1")]
    Worthless {
        /// The combination.
        field: Field,
    },
    /// A pattern of more dice than the game has.
    #[error("{field}: takes {needed} dice, but the game has {dice}")]
    TooManyDice {
        /// The pattern.
        field: Field,
        /// The dice it takes.
        needed: u8,
        /// The dice of the game.
        dice: u8,
    },
    /// A straight from a face to one that is not above it.
    #[error("straight {low}-{high}: runs from a lower to a higher face")]
    NoRun {
        /// The first face of the range.
        low: Face,
        /// Its last face.
        high: Face,
    },
    /// A degenerate form that the pattern does not have.
    #[error("{field}: four of a kind and a pair are a form of three pairs only")]
    NoSuchForm {
        /// The pattern.
        field: Field,
    },
    /// A formation without dice.
    #[error("formation: has no dice")]
    EmptyFormation,
    /// More formations than there is room for.
    #[error("formations: at most {MAX_FORMATIONS}, not {got}")]
    TooManyFormations {
        /// How many were set.
        got: usize,
    },
    /// Nothing can ever be kept.
    #[error("scoring: no dice score anything")]
    NothingScores,
    /// Toxic dice in a number that no throw has.
    #[error("toxic {face}: 1 to {dice} dice, not {got}")]
    Toxic {
        /// The toxic face.
        face: Face,
        /// The number that was set.
        got: u8,
        /// The dice of the game.
        dice: u8,
    },
    /// Carry-over needs combinations on throws of fewer dice, which the rule set forbids.
    #[error("carry-over: needs combinations to count on any throw")]
    CarryOverOnFullThrow,
    /// With straights carried over, a straight that several others could share held dice with.
    #[error("straight {low}-{high}: takes at least 4 dice where straights are carried over")]
    ShortStraight {
        /// Its lowest face.
        low: Face,
        /// Its highest face.
        high: Face,
    },
    /// With straights carried over, one that is worth no more than its dice alone.
    #[error(
        "straight {low}-{high}: must pay more than its single dice, {singles}, to be carried over, not {got}"
    )]
    StraightBelowSingles {
        /// Its lowest face.
        low: Face,
        /// Its highest face.
        high: Face,
        /// What its dice are worth as singles, in points.
        singles: u32,
        /// What it pays, in points.
        got: u32,
    },
    /// A confirmation of no points.
    #[error("{field}: at least 1 point, not 0")]
    NothingToConfirm {
        /// The confirmation.
        field: Field,
    },
    /// A confirmation by a single die where none scores.
    #[error("{field}: needs a face that scores as a single")]
    NoSingleConfirms {
        /// The confirmation.
        field: Field,
    },
    /// A lowest total above 0, where everyone begins.
    #[error("lowest total: at most 0 points, not {got}")]
    LowestTotal {
        /// The points that were set.
        got: i32,
    },
    /// A total for piggyback that nobody can have.
    #[error("piggyback: from a total of at most {MAX_TARGET} points, not {got}")]
    Piggyback {
        /// The points that were set.
        got: u32,
    },
    /// A granularity of no points, or above [`MAX_POINTS`].
    #[error("granularity: 1 to {MAX_POINTS} points, not {got}")]
    Granularity {
        /// The points that were set.
        got: u32,
    },
    /// More dice left than a game has.
    #[error("max dice left: at most {MAX_DICE}, not {got}")]
    MaxDiceLeft {
        /// The number that was set.
        got: u8,
    },
    /// A game of no rounds.
    #[error("ending: at least 1 round, not 0")]
    NoRounds,
    /// An exact target in a game whose rounds are counted.
    #[error("ending: a game of so many rounds has no target to hit exactly")]
    RoundsToExactTarget,
    /// A target of no points, or above [`MAX_TARGET`].
    #[error("target: 1 to {MAX_TARGET} points, not {got}")]
    Target {
        /// The points that were set.
        got: u32,
    },
    /// Under an exact target, a bank that needs more points than the target.
    #[error("{field}: at most the exact target, {target} points, not {got}")]
    AboveTarget {
        /// The opening or the minimum.
        field: Field,
        /// The points it asks for.
        got: u32,
        /// The target in points.
        target: u32,
    },
    /// Every throw of all dice is toxic or scores nothing: no turn has a second one, and no game an end.
    #[error("toxic: no throw of all dice is free of toxic dice and scores")]
    AlwaysToxic,
    /// Whatever is kept has to be confirmed, and so no bank is ever possible, and no game has an end.
    #[error("confirmations: something that may be kept has to need none")]
    NeverConfirmed,
    /// No bank can leave so few dice, or only after hot dice, which have to be thrown again; and so no
    /// game has an end.
    #[error("max dice left: no turn that leaves at most {at_most} dice can be banked")]
    NeverSoFewDice {
        /// The number that was set.
        at_most: u8,
    },
    /// No turn gathers the points that the first bank needs, and so no game has an end.
    #[error("{field}: no turn gathers more than {most} points, and {got} are needed")]
    BeyondTurn {
        /// The opening or the minimum.
        field: Field,
        /// The points it asks for.
        got: u32,
        /// More than these no turn gathers.
        most: u32,
    },
    /// No turn gathers points that are a multiple of the granularity, and so no game has an end.
    #[error(
        "granularity: no turn gathers a multiple of {got} points, but at most {most} in steps of {step}"
    )]
    GranularityBeyondTurn {
        /// The granularity.
        got: u32,
        /// What the points of every keep are a multiple of.
        step: u32,
        /// More points than these no turn gathers.
        most: u32,
    },
    /// No total can be the exact target, and so no game has an end.
    #[error("target: every total is a multiple of {step} points, and so never exactly {target}")]
    TargetBetweenSteps {
        /// The target in points.
        target: u32,
        /// What every total is a multiple of.
        step: u64,
    },
    /// The least that can be kept is more than the exact target, and so no game has an end.
    #[error("target: every keep has {least} points or more, and so no total is exactly {target}")]
    TargetBelowKeeps {
        /// The target in points.
        target: u32,
        /// The points of the least keep.
        least: u32,
    },
    /// No players, more than [`MAX_PLAYERS`], or a minimum above the maximum.
    #[error(
        "players: from at least 1 to at most {MAX_PLAYERS}, not from {} to {}",
        got.min,
        got.max
    )]
    Players {
        /// The numbers that were set.
        got: Players,
    },
}
