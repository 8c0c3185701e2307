//! The rules engine of the dice game 10,000 and its family.
#![no_std]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(test)]
extern crate std;

mod dice;
mod game;
mod keeps;
pub mod odds;
mod roll;
mod rules;
pub mod strategy;
mod turn;

pub use dice::{
    Dice, Face, FaceError, MAX_DICE, ParseDiceError, PositionError, Subsets, Throw, TooManyDice,
};
pub use game::{
    Game, GameError, GameState, Outcome, Reason, ResumeGameError, Seat, SeatSet, Seats, Standing,
    ThrowOff, ThrowOffError,
};
pub use keeps::{Bust, Keep, KeepError, Keeps, Verdict};
#[cfg(feature = "rand")]
pub use roll::RandomDice;
#[cfg(feature = "chacha")]
pub use roll::SeededDice;
pub use roll::{DiceSource, ScriptedDice};
pub use rules::{
    CarryOver, CatchUp, Combination, CombinationKind, Combinations, Ending, Fault, Field, Finish,
    FirstPlayer, GroupPattern, Held, HeldError, HotDice, Keeping, MAX_FORMATIONS, MAX_PLAYERS,
    MAX_POINTS, MAX_TARGET, Partition, Partitions, Payout, Players, Preset, RuleSet,
    RuleSetBuilder, RuleSetError, SetScheme, SetSize, Sets, TRIPLETS, Tie, UnknownPreset, Worth,
};
pub use strategy::{Decision, Strategy, View};
pub use turn::{
    Account, BankRefusal, Kept, MAX_TOTAL, MAX_TURN_POINTS, Phase, ResumeTurnError, Turn, TurnEnd,
    TurnError, TurnState,
};
