//! The rules engine of the push-your-luck dice game 10,000 and its family: Dix Mille, Farkle,
//! Zilch, Zehntausend, Crapola and their kin.
//!
//! A [`RuleSet`] says what dice are worth, what may be kept of a throw, when points may be banked
//! and how the game ends. It is built from a [`Preset`] or option by option, checked, compiled
//! once, and then the only scorer: [`keeps`](RuleSet::keeps) and
//! [`partitions`](RuleSet::partitions) enumerate everything that is legal, and the state machines
//! [`Turn`] and [`Game`] ask the same tables. Dice are their input: they own no randomness, so that
//! a game can be replayed, checked by a server, or driven by the dice of another engine.
//!
//! ```
//! use hotdice::{DiceSource, Game, Phase, Preset, RuleSet, SeededDice};
//!
//! let rules = RuleSet::preset(Preset::Titusind);
//! let mut game = Game::new(&rules, 2, 0)?;
//! let mut dice = SeededDice::new(7);
//! while game.outcome().is_none() {
//!     match game.phase() {
//!         Phase::ToKeep => {
//!             let best = game.turn().keeps().max_by_key(|keep| keep.worth).expect("no bust");
//!             game.keep(best.dice)?;
//!         }
//!         Phase::ToDecide { .. } if game.turn().can_bank() => {
//!             game.bank()?;
//!         }
//!         Phase::ToThrow { dice: count } | Phase::ToDecide { dice: count } => {
//!             let throw = dice.throw(count).expect("a seed never runs dry");
//!             game.throw(throw.dice())?;
//!         }
//!         Phase::Over(_) => break,
//!     }
//! }
//! assert!(game.standings().next().unwrap().total >= 10_000);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The [guide] leads from here to a finished game: house rules, saving, C and C++, hints, bots.
//!
//! # Words
//!
//! A player *throws* the dice, *keeps* some that score (a *keep-set*, split into *combinations* by a
//! *partition*), and throws the rest again or *banks* the *turn points*. A throw that allows no keep
//! is a *bust* and loses them. When every die has scored, *hot dice*, all may be thrown again; the
//! throws since all dice were last in hand are a *cycle*. The *opening* is a player's first bank, by
//! which the player gets *on the board*. The *target* ends the game.
//!
//! Points are whole: `u32` within a turn, `i32` for totals. Every limit is a constant of this crate,
//! and no input overflows or panics.
//!
//! # Features
//!
//! | feature | what it adds |
//! |---|---|
//! | `std` (default) | the standard library |
//! | `alloc` | [records](record) of games, strategies in boxes; rules, turns and games never allocate |
//! | `rand` | [`RandomDice`]: dice from any `rand_core` generator |
//! | `chacha` (default) | [`SeededDice`]: dice from a seed, the same for ever |
//! | `serde` (default) | [rule sets as files](rule_file), [turns and games to save](save) |
//! | `solve` (default) | [optimal play](solve), and with `std` and `chacha` an [arena] for strategies |
//! | `parallel` | races and arenas on all cores |
//! | `capi` | the C ABI of `include/hotdice.h` |
//!
//! Without features the crate is `no_std`.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![cfg_attr(not(feature = "capi"), forbid(unsafe_code))]

#[cfg(any(feature = "alloc", test))]
extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

#[cfg(all(feature = "solve", feature = "std", feature = "chacha"))]
pub mod arena;
#[cfg(feature = "capi")]
#[allow(
    unsafe_code,
    reason = "here, and only here, pointers come from outside"
)]
pub mod capi;
mod dice;
mod divisor;
mod game;
// Its examples need the default features.
#[cfg(all(any(doc, doctest), feature = "default"))]
#[cfg_attr(docsrs, doc(auto_cfg = false))]
pub mod guide;
mod keeps;
mod odds;
mod order;
#[cfg(feature = "alloc")]
pub mod record;
mod roll;
mod rules;
#[cfg(feature = "serde")]
pub mod save;
#[cfg(feature = "solve")]
pub mod solve;
pub mod strategy;
#[cfg(feature = "serde")]
mod tree;
mod turn;

pub use dice::{
    Dice, Face, FaceError, MAX_DICE, ParseDiceError, PositionError, Subsets, Throw, TooManyDice,
};
pub use game::{
    Game, GameError, GameState, Outcome, Reason, ResumeGameError, Seat, SeatSet, Seats, Standing,
    ThrowOff, ThrowOffError,
};
pub use keeps::{Bust, Keep, KeepError, Keeps, Verdict};
pub use odds::Odds;
#[cfg(feature = "rand")]
pub use roll::RandomDice;
#[cfg(feature = "chacha")]
pub use roll::SeededDice;
pub use roll::{DiceSource, ScriptedDice};
#[cfg(feature = "serde")]
pub use rules::file as rule_file;
pub use rules::{
    BustEffect, BustStreak, CarryOver, CatchUp, Combination, CombinationKind, Combinations,
    Confirmation, Description, Difference, Ending, Fault, Field, Finish, FirstPlayer, GroupPattern,
    Held, HeldError, HotDice, Keeping, MAX_FORMATIONS, MAX_PLAYERS, MAX_POINTS, MAX_TARGET,
    Partition, Partitions, Payout, Penalty, Piggyback, Players, Preset, RuleSet, RuleSetBuilder,
    RuleSetError, SetScheme, SetSize, Sets, Setting, TRIPLETS, Tie, UnknownPreset, WinningBank,
    Worth,
};
pub use strategy::{Decision, Strategy, View};
pub use turn::{
    Account, BankRefusal, Kept, MAX_TOTAL, MAX_TURN_POINTS, Offer, Phase, ResumeTurnError, Turn,
    TurnEnd, TurnError, TurnState,
};

/// The examples of the README run as tests.
#[cfg(all(doctest, feature = "serde", feature = "solve"))]
#[doc = include_str!("../README.md")]
struct Readme;
