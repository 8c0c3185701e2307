//! Saving: undo, games to play on later, records, and how a server checks them.
//!
//! | to | take |
//! |---|---|
//! | take an action back | a copy of the [`Game`] |
//! | play on tomorrow | a [`SavedGame`]: rules, state and dice in one |
//! | show, send or check what was played | a [`Record`]: the game as text |
//! | use a format of your own | the [`GameState`], which is plain data |
//!
//! # Undo
//!
//! A [`Game`] is a small value without a heap. Copy it before an action, and the copy is the undo:
//!
//! ```
//! use hotdice::{Game, Phase, Preset, RuleSet};
//!
//! let rules = RuleSet::preset(Preset::Farkle);
//! let mut game = Game::new(&rules, 2, 0)?;
//! game.throw("1-1-1-2-3-4".parse()?)?;
//! game.keep("1-1-1".parse()?)?;
//!
//! let before = game;
//! game.throw("2-3-4".parse()?)?; // a bust, and the next player's turn
//! assert_eq!(game.current(), 1);
//!
//! game = before;
//! assert_eq!((game.current(), game.phase()), (0, Phase::ToDecide { dice: 3 }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The next throw should not be another one then, or players try until they like it. Dice that
//! follow from a seed can be copied with the game.
//!
//! # To play on later
//!
//! [`SavedGame`] has all that it takes: the rules, whatever they are, the state, and where the seeded
//! dice are. It goes through [serde], here to JSON.
//!
//! ```
//! use hotdice::save::SavedGame;
//! use hotdice::{DiceSource, Game, Preset, RuleSet, SeededDice};
//!
//! fn evening() -> Result<String, Box<dyn std::error::Error>> {
//!     let rules = RuleSet::preset(Preset::Farkle);
//!     let mut game = Game::new(&rules, 2, 0)?;
//!     let mut dice = SeededDice::new(7);
//!     game.throw(dice.throw(6).expect("a seed never runs dry").dice())?;
//!     Ok(serde_json::to_string(&SavedGame::of(&game).with_dice(&dice))?)
//! }
//!
//! let text = evening()?;
//! // … the next day:
//! let saved: SavedGame = serde_json::from_str(&text)?;
//! let mut game = saved.game(); // borrows its rules from what was saved
//! let mut dice = saved.dice().expect("they were saved").resume();
//! assert_eq!(game.turn().throws(), 1);
//!
//! // The dice go on where they were.
//! let mut same = SeededDice::new(7);
//! same.throw(6);
//! assert_eq!(dice.throw(3), same.throw(3));
//! # let _ = &mut game;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A file from outside is never trusted. What cannot have come about under its rules is refused
//! with the place and the reason, so a save that could be read can be played:
//!
//! ```
//! # use hotdice::save::SavedGame;
//! # use hotdice::{Game, Preset, RuleSet};
//! # let rules = RuleSet::preset(Preset::Farkle);
//! # let mut game = Game::new(&rules, 2, 0)?;
//! # game.throw("1-1-1-2-3-4".parse()?)?;
//! # game.keep("1-1-1".parse()?)?;
//! let text = serde_json::to_string(&SavedGame::of(&game))?;
//! let cheat = text.replace("\"points\":1000", "\"points\":9000");
//! let error = serde_json::from_str::<SavedGame>(&cheat).unwrap_err();
//! let reason = "game: turn: kept: 1-1-1 for 9000 points is no keep of the throw";
//! assert!(error.to_string().starts_with(reason), "{error}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The module [`save`] describes the format, which carries a version.
//!
//! # Records
//!
//! A [`Recorder`] is a game with the same verbs that writes down what is done, a line a turn. People
//! can read it, write it by hand, and argue about it.
//!
//! ```
//! use hotdice::record::{Header, Recorder};
//! use hotdice::{Preset, RuleSet};
//!
//! let rules = RuleSet::preset(Preset::Farkle);
//! let header = Header::new(Preset::Farkle, 2, 0)?.with_name(0, "Anna".parse()?)?;
//! let mut game = Recorder::new(&rules, header)?;
//! game.throw("1-6-4-1-2-1".parse()?)?;
//! game.keep("1-1-1".parse()?)?;
//! game.bank()?;
//! game.throw("2-3-6-4-4-3".parse()?)?;
//! assert_eq!(game.record().to_string(), "\
//! hotdice record 1
//! rules: farkle
//! seats: 2
//! name A: Anna
//! first: A
//!
//! A: 1-6-4-1-2-1 > 1-1-1 1000; bank 1000; total 1000
//! B: 2-3-6-4-4-3 bust
//! ");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Record::replay`] plays a record again and checks every number in it;
//! [`Record::resume`] goes on where it breaks off. For a film of the game, go through its
//! [`lines`](crate::record::Record::lines) and their [`actions`](crate::record::Line::actions).
//!
//! # A server that trusts nobody
//!
//! The rules of a record are checked by its replay. That the dice are honest is another question:
//! let the server choose the seed, and compare.
//!
//! ```
//! use hotdice::record::{Action, Record};
//! use hotdice::{DiceSource, RuleSet, SeededDice};
//!
//! /// Whether the game was played by the rules, and with the dice of this seed.
//! fn is_honest(text: &str, rules: &RuleSet, seed: u64) -> bool {
//!     let Ok(record) = text.parse::<Record>() else {
//!         return false;
//!     };
//!     let mut dice = SeededDice::new(seed);
//!     let mut throws = record.lines().iter().flat_map(|line| line.actions()).filter_map(
//!         |action| match action {
//!             Action::Throw(throw) | Action::Bust { throw, .. } => Some(*throw),
//!             _ => None,
//!         },
//!     );
//!     record.replay(rules).is_ok()
//!         && throws.all(|throw| dice.throw(throw.dice().len()) == Some(throw))
//! }
//!
//! # use hotdice::record::{Header, Recorder};
//! # use hotdice::Preset;
//! let rules = RuleSet::preset(Preset::Farkle);
//! let mut dice = SeededDice::new(7);
//! let mut game = Recorder::new(&rules, Header::new(Preset::Farkle, 2, 0)?)?;
//! for _ in 0..10 {
//!     game.throw(dice.throw(6).expect("a seed never runs dry"))?;
//!     let keep = game.game().turn().keeps().last();
//!     if let Some(keep) = keep {
//!         game.keep(keep.dice)?;
//!         game.bank()?;
//!     }
//! }
//! let text = game.record().to_string();
//! assert!(is_honest(&text, &rules, 7));
//! // Legal throws, but not those of this seed:
//! assert!(!is_honest(&text, &rules, 8));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Whoever knows the seed knows all throws to come. Keep it on the server until the game is over;
//! [`Header::with_seed`] then tells everyone.
//!
//! Next: [C and C++](super::embedding), or [hints](super::hints).
//!
//! [serde]: https://serde.rs
//! [`Game`]: crate::Game
//! [`GameState`]: crate::GameState
//! [`Header::with_seed`]: crate::record::Header::with_seed
//! [`Record`]: crate::record::Record
//! [`Record::replay`]: crate::record::Record::replay
//! [`Record::resume`]: crate::record::Record::resume
//! [`Recorder`]: crate::record::Recorder
//! [`SavedGame`]: crate::save::SavedGame
//! [`save`]: crate::save
