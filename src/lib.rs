//! The rules engine of the dice game 10,000 and its family.
#![no_std]

#[cfg(test)]
extern crate std;
#[cfg(feature = "alloc")]
extern crate alloc;

mod dice;
mod keeps;
mod rules;

pub use dice::{
    Dice, Face, FaceError, MAX_DICE, ParseDiceError, PositionError, Subsets, Throw, TooManyDice,
};
pub use keeps::{Bust, Keep, KeepError, Keeps, Verdict};
pub use rules::{
    CarryOver, CatchUp, Combination, CombinationKind, Combinations, Ending, Fault, Field, Finish,
    FirstPlayer, GroupPattern, Held, HeldError, HotDice, Keeping, MAX_FORMATIONS, MAX_PLAYERS,
    MAX_POINTS, MAX_TARGET, Partition, Partitions, Payout, Players, Preset, RuleSet,
    RuleSetBuilder, RuleSetError, SetScheme, SetSize, Sets, TRIPLETS, Tie, UnknownPreset, Worth,
};
