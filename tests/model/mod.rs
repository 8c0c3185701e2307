//! The rules of the game once more, slow and plain, and the laws that hold the library to them.
//!
//! `tests/laws` tries the laws with random rule sets and scripts, `fuzz` with what a fuzzer finds.
#![allow(dead_code, reason = "each of the programs uses a part of it")]

pub(crate) mod bank_options;
pub(crate) mod building;
pub(crate) mod changes;
pub(crate) mod cycles;
mod endless;
#[cfg(feature = "serde")]
pub(crate) mod files;
pub(crate) mod game_twin;
pub(crate) mod games;
pub(crate) mod invariants;
pub(crate) mod keeping;
pub(crate) mod ledger;
pub(crate) mod mending;
pub(crate) mod options;
#[cfg(feature = "alloc")]
pub(crate) mod recorded;
#[cfg(feature = "alloc")]
pub(crate) mod records;
pub(crate) mod script;
pub(crate) mod turn_options;
pub(crate) mod turn_twin;
pub(crate) mod turns;
pub(crate) mod twin;
