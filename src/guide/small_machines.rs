//! Small machines: without the standard library, without a heap.
//!
//! Rules, turns, games, strategies and odds need neither. What does, is behind a feature:
//!
//! ```toml
//! [dependencies]
//! hotdice = { version = "0.1", default-features = false }
//! ```
//!
//! | feature | needs | for |
//! |---|---|---|
//! | none | `core` | rules, turns, games, strategies, [`ScriptedDice`], a [`DiceSource`] of your own |
//! | `rand`, `chacha` | `core` | [`RandomDice`], [`SeededDice`] |
//! | `alloc`, `serde` | a heap | [records](crate::record); [rule files](crate::rule_file) and [saves](crate::save) |
//! | `solve` | a heap, and much arithmetic in `f64` | [optimal play](crate::solve) |
//! | `std`, `parallel`, `capi` | an operating system | the [arena](crate::arena), all cores, the C library |
//!
//! The folder `examples/embedded/` is a firmware for a Cortex-M4 that plays a game.
//!
//! # Memory
//!
//! Everything has a fixed size. The rules are the large part: build them once, and share them by
//! reference. [`RuleSet::preset`] and [`RuleSetBuilder::build`] return them, and so there are two of
//! them on the stack for a moment. [`RuleSet::preset_for`] and [`RuleSetBuilder::build_for`] lend them
//! where they are compiled, and there is one.
//!
//! ```
//! use hotdice::{Game, RuleSet, Turn};
//!
//! assert!(size_of::<RuleSet>() <= 16 * 1024);
//! assert!(size_of::<Game<'_>>() <= 512);
//! assert!(size_of::<Turn<'_>>() <= 128);
//! ```
//!
//! Lists are iterators, which hold a handful of bytes: the 63 keep-sets of a throw are never in
//! memory together.
//!
//! # Dice
//!
//! A microcontroller with a source of random numbers can throw with [`RandomDice`]. It takes any
//! generator of `rand_core`, and makes fair dice of its words. This one stands for the register of a
//! real one:
//!
//! ```
//! use core::convert::Infallible;
//! use hotdice::{DiceSource, RandomDice};
//! use rand_core::TryRng;
//!
//! /// The random number generator of the chip.
//! struct Hardware {
//!     register: u32,
//! }
//!
//! impl TryRng for Hardware {
//!     type Error = Infallible;
//!
//!     fn try_next_u32(&mut self) -> Result<u32, Infallible> {
//!         // On the chip: wait until a word is ready, and read it.
//!         self.register = self.register.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
//!         Ok(self.register)
//!     }
//!
//!     fn try_next_u64(&mut self) -> Result<u64, Infallible> {
//!         let low = self.try_next_u32()?;
//!         let high = self.try_next_u32()?;
//!         Ok(u64::from(high) << 32 | u64::from(low))
//!     }
//!
//!     fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
//!         for chunk in bytes.chunks_mut(4) {
//!             let word = self.try_next_u32()?.to_le_bytes();
//!             chunk.copy_from_slice(&word[..chunk.len()]);
//!         }
//!         Ok(())
//!     }
//! }
//!
//! let mut dice = RandomDice::new(Hardware { register: 1 });
//! let throw = dice.throw(6).expect("a generator never runs dry");
//! assert_eq!(throw.faces().len(), 6);
//! ```
//!
//! Without one, count the ticks until the player presses the button, and use them as the seed of
//! [`SeededDice`], which need nothing but arithmetic.
//!
//! # A game
//!
//! All that is below is `core` alone:
//!
//! ```
//! use hotdice::strategy::{AllScoring, MostPoints, play};
//! use hotdice::{DiceSource, Face, Game, Preset, RuleSet, Throw};
//!
//! /// A counter that runs fast, read when the button is pressed. What is made of it here is not
//! /// quite fair; `RandomDice` would be.
//! struct Ticks(u32);
//!
//! impl DiceSource for Ticks {
//!     fn throw(&mut self, dice: u8) -> Option<Throw> {
//!         let mut faces = [Face::One; 6];
//!         for face in &mut faces {
//!             self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
//!             *face = Face::ALL[(self.0 >> 16) as usize % 6];
//!         }
//!         Throw::new(faces.get(..usize::from(dice))?).ok()
//!     }
//! }
//!
//! fn winner(rules: &RuleSet, seed: u32) -> Option<u8> {
//!     let mut game = Game::new(rules, 2, 0).ok()?;
//!     let mut one = MostPoints { bank_at: 300 };
//!     let mut other = AllScoring { bank_at: 500 };
//!     let outcome = play(&mut game, &mut [&mut one, &mut other], &mut Ticks(seed), 1000).ok()?;
//!     outcome.winners.iter().next()
//! }
//!
//! let rules = RuleSet::preset(Preset::Farkle);
//! assert!(winner(&rules, 1).is_some());
//! ```
//!
//! # Errors and panics
//!
//! No input makes the library panic. Errors are plain values with a text; a program without room for
//! the texts does not print them, and then they are not part of it.
//!
//! [`DiceSource`]: crate::DiceSource
//! [`RandomDice`]: crate::RandomDice
//! [`RuleSet::preset`]: crate::RuleSet::preset
//! [`RuleSet::preset_for`]: crate::RuleSet::preset_for
//! [`RuleSetBuilder::build`]: crate::RuleSetBuilder::build
//! [`RuleSetBuilder::build_for`]: crate::RuleSetBuilder::build_for
//! [`ScriptedDice`]: crate::ScriptedDice
//! [`SeededDice`]: crate::SeededDice
