//! The way from an empty program to a finished game, chapter by chapter.
//!
//! 1. [First game](first_game): what a throw may keep, a turn, a whole game, and where the dice
//!    come from.
//! 2. [Own rules](own_rules): house rules over a named game, rules of your own, rule files, and the
//!    sheet for the players.
//! 3. [Saving](saving): undo, games to play on later, records, and how a server checks them.
//! 4. [C and C++](embedding): the library in an engine that is not written in Rust.
//! 5. [Hints](hints): what is best now, and by how much.
//! 6. [Bots](bot): players of your own, and how good they are.
//! 7. [Small machines](small_machines): without the standard library, without a heap.
//!
//! Each chapter stands by itself; the first one is the place to begin. The chapters lead to the
//! items they use, and those say all the rest. The words are those of the [first page](crate#words).
//!
//! A program needs one line in its `Cargo.toml`:
//!
//! ```toml
//! [dependencies]
//! hotdice = "0.1"
//! ```
//!
//! This module has no items besides its chapters, and is there only where documentation is made.

pub mod bot;
pub mod embedding;
pub mod first_game;
pub mod hints;
pub mod own_rules;
pub mod saving;
pub mod small_machines;
