//! First game: what a throw may keep, a turn, a whole game, and where the dice come from.
//!
//! # What may I keep?
//!
//! That is the question this library is for. A [`RuleSet`] answers it for every throw. There are
//! many named games, the [presets](crate::Preset); "farkle" is the plainest: a 1 is 100 points, a 5 is 50,
//! three of a kind 100 times their face.
//!
//! ```
//! use hotdice::{Preset, RuleSet};
//!
//! let rules = RuleSet::preset(Preset::Farkle);
//! let list: Vec<String> = rules
//!     .keeps("1-2-4-4-4-6".parse()?)
//!     .map(|keep| format!("{}: {} points, {} dice left", keep.dice, keep.points(), keep.dice_left))
//!     .collect();
//! assert_eq!(list, [
//!     "1: 100 points, 5 dice left",
//!     "4-4-4: 400 points, 3 dice left",
//!     "1-4-4-4: 500 points, 2 dice left",
//! ]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Dice`] have no order. Text makes them: `"1-4-4"`, `"144"` and `"4-1-4"` are the same three
//! dice. Your program makes them of faces, with [`Dice::from_faces`].
//!
//! # A turn
//!
//! A [`Turn`] is told what happens, one verb at a time: [`throw`](crate::Turn::throw),
//! [`keep`](crate::Turn::keep), [`take_back`](crate::Turn::take_back),
//! [`bank`](crate::Turn::bank), [`forfeit`](crate::Turn::forfeit). What the rules forbid is an error. It changes nothing, and its text
//! can be shown to the player.
//!
//! ```
//! use hotdice::{Account, Preset, RuleSet, Turn, Verdict};
//!
//! // The first bank of this game needs 500 points.
//! let rules = RuleSet::preset(Preset::FarkleBoxed);
//! let mut turn = Turn::new(&rules, Account::NEW);
//!
//! assert_eq!(turn.throw("1-2-2-3-5-6".parse()?)?, Verdict::Scores);
//! let error = turn.keep("2-2".parse()?).unwrap_err();
//! assert_eq!(error.to_string(), "not every die of 2-2 scores");
//!
//! turn.keep("1-5".parse()?)?;
//! let error = turn.bank().unwrap_err();
//! assert_eq!(error.to_string(), "the first bank needs 500 points, and the turn has 150");
//!
//! // As long as the dice lie there, the player may think again.
//! turn.take_back()?;
//! turn.keep("1".parse()?)?;
//! assert_eq!((turn.points(), turn.dice_in_hand()), (100, 5));
//!
//! // None of these scores: the points are lost.
//! assert!(matches!(turn.throw("2-3-3-4-6".parse()?)?, Verdict::Bust(_)));
//! assert_eq!(turn.points(), 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A whole game
//!
//! A [`Game`] has the same verbs, and seats. It knows whose turn it is, and when a turn ends it
//! begins the next one. What your program has to offer the player follows from the
//! [phase](crate::Phase) alone:
//!
//! ```
//! use hotdice::{Game, Phase, Preset, Reason, RuleSet};
//!
//! /// What the player may do now: a button each.
//! fn buttons(game: &Game<'_>) -> Vec<String> {
//!     let turn = game.turn();
//!     match game.phase() {
//!         Phase::ToThrow { dice } => vec![format!("throw {dice} dice")],
//!         Phase::ToKeep => turn
//!             .keeps()
//!             .map(|keep| format!("keep {} for {} points", keep.dice, keep.points()))
//!             .collect(),
//!         Phase::ToDecide { dice } => {
//!             let mut buttons = vec!["take back".to_string()];
//!             if dice > 0 {
//!                 buttons.push(format!("throw {dice} dice"));
//!             }
//!             if turn.can_bank() {
//!                 buttons.push(format!("bank {} points", turn.points()));
//!             }
//!             buttons
//!         }
//!         Phase::Over(_) => Vec::new(),
//!     }
//! }
//!
//! let rules = RuleSet::preset(Preset::Farkle).to_builder().target(1000).build()?;
//! let mut game = Game::new(&rules, 2, 0)?; // two players, and seat 0 begins
//! assert_eq!(buttons(&game), ["throw 6 dice"]);
//!
//! game.throw("1-1-1-2-3-6".parse()?)?;
//! assert_eq!(buttons(&game), [
//!     "keep 1 for 100 points",
//!     "keep 1-1 for 200 points",
//!     "keep 1-1-1 for 1000 points",
//! ]);
//! game.keep("1-1-1".parse()?)?;
//! assert_eq!(buttons(&game), ["take back", "throw 3 dice", "bank 1000 points"]);
//! game.bank()?;
//!
//! // The target is met, and in this game everyone else has one more turn.
//! assert_eq!(game.current(), 1);
//! assert!(game.due().is_some());
//! game.throw("2-2-3-3-4-6".parse()?)?; // a bust
//!
//! let outcome = game.outcome().expect("it is over");
//! assert_eq!(outcome.reason, Reason::Target);
//! assert!(outcome.winners.contains(0));
//! let table: Vec<_> = game.standings().map(|at| (at.place, at.seat, at.total)).collect();
//! assert_eq!(table, [(1, 0, 1000), (2, 1, 0)]);
//! assert!(buttons(&game).is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! After a bust the game is at the next turn already when [`Game::throw`] returns, so show the bust by
//! the throw that you passed in and the [`Verdict`] that came back.
//!
//! Some games need two more things. Where a player may begin with what the player before has left,
//! [`Turn::offer`] says so before the first throw, and [`Game::take_over`] takes it. Where it
//! matters into which combinations dice are split, [`Turn::partitions`] lists the ways, and
//! [`Game::keep_as`] takes one of them; [`Game::keep`] takes the one with the most points.
//!
//! # Where the dice come from
//!
//! Wherever you like: a game only asks what came. A physics engine tells it the faces of its dice.
//! Those that the player touches are then a matter of positions, which a [`Throw`] keeps:
//!
//! ```
//! use hotdice::{Account, Face, Preset, RuleSet, Throw, Turn};
//!
//! let rules = RuleSet::preset(Preset::Farkle);
//! let mut turn = Turn::new(&rules, Account::NEW);
//!
//! // From the left to the right of the table.
//! let pips = [4, 1, 4, 6, 4, 2];
//! let faces: Vec<Face> = pips.into_iter().map(Face::try_from).collect::<Result<_, _>>()?;
//! let throw = Throw::new(&faces)?;
//! turn.throw(throw.dice())?;
//!
//! // The player taps the first, the third and the fifth die.
//! let keep = turn.keep(throw.select(&[0, 2, 4])?)?;
//! assert_eq!((keep.dice.to_string(), keep.points()), ("4-4-4".to_string(), 400));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Where the program throws by itself, a [`DiceSource`] does it. [`SeededDice`] throw the same for
//! the same seed, on every machine and in every version; [`RandomDice`] throw with your own
//! generator; [`ScriptedDice`] throw what a test wants. This plays a game with the simplest of all
//! plans, the most points and no risk:
//!
//! ```
//! use hotdice::{DiceSource, Game, Phase, Preset, RuleSet, SeededDice};
//!
//! let rules = RuleSet::preset(Preset::BuscheNeller);
//! let mut game = Game::new(&rules, 4, 0)?;
//! let mut dice = SeededDice::new(2024);
//! while game.outcome().is_none() {
//!     match game.phase() {
//!         Phase::ToThrow { dice: count } => {
//!             let throw = dice.throw(count).expect("a seed never runs dry");
//!             game.throw(throw.dice())?;
//!         }
//!         Phase::ToKeep => {
//!             let best = game.turn().keeps().max_by_key(|keep| keep.worth).expect("no bust");
//!             game.keep(best.dice)?;
//!         }
//!         Phase::ToDecide { .. } => {
//!             game.bank()?;
//!         }
//!         Phase::Over(_) => break,
//!     }
//! }
//! // The first to reach 10,000 has won, and nobody else has so much.
//! let totals: Vec<i32> = game.standings().map(|at| at.total).collect();
//! assert!(totals[0] >= 10_000 && totals[1] < 10_000);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Who begins
//!
//! [`RuleSet::first_player`] says what the rules want: the first seat, the highest throw (play it
//! with a [`ThrowOff`]), the lot ([`SeededDice::below`] draws it), or a player named by the table.
//! Your program finds out and passes the seat to [`Game::new`].
//!
//! # Where to keep it all
//!
//! Turns and games borrow their rules. Where all games have the same rules, make those a static,
//! and a game can be in a struct like any other value:
//!
//! ```
//! use std::sync::LazyLock;
//! use hotdice::{Game, GameError, Preset, RuleSet};
//!
//! static RULES: LazyLock<RuleSet> = LazyLock::new(|| RuleSet::preset(Preset::Farkle));
//!
//! struct Table {
//!     game: Game<'static>,
//!     names: Vec<String>,
//! }
//!
//! impl Table {
//!     fn new(names: Vec<String>) -> Result<Self, GameError> {
//!         let players = u8::try_from(names.len()).unwrap_or(u8::MAX);
//!         Ok(Self { game: Game::new(&RULES, players, 0)?, names })
//!     }
//! }
//!
//! let table = Table::new(vec!["Anna".into(), "Bertil".into()])?;
//! let name = &table.names[usize::from(table.game.current())];
//! assert_eq!(name, "Anna");
//! # Ok::<(), GameError>(())
//! ```
//!
//! Where each table has its own rules, keep the rules and the [`GameState`], and make the game anew
//! for each action. [`RuleSet::resume_game`] checks the state, which is quick, so that this also
//! serves a server that gets it from a database:
//!
//! ```
//! use std::error::Error;
//! use std::sync::Arc;
//! use hotdice::{Game, GameError, GameState, Preset, RuleSet};
//!
//! struct Table {
//!     rules: Arc<RuleSet>,
//!     state: GameState,
//! }
//!
//! impl Table {
//!     fn act<T>(
//!         &mut self,
//!         action: impl FnOnce(&mut Game<'_>) -> Result<T, GameError>,
//!     ) -> Result<T, Box<dyn Error>> {
//!         let mut game = self.rules.resume_game(&self.state)?;
//!         let done = action(&mut game)?;
//!         self.state = game.state();
//!         Ok(done)
//!     }
//! }
//!
//! let rules = Arc::new(RuleSet::preset(Preset::Titusind));
//! let state = Game::new(&rules, 2, 0)?.state();
//! let mut table = Table { rules, state };
//!
//! let throw = "1-1-1-2-3-6".parse()?;
//! table.act(|game| game.throw(throw))?;
//! assert_eq!(table.state.turn.throws, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Next: [own rules](super::own_rules).
//!
//! [`Dice`]: crate::Dice
//! [`Dice::from_faces`]: crate::Dice::from_faces
//! [`DiceSource`]: crate::DiceSource
//! [`Game`]: crate::Game
//! [`GameState`]: crate::GameState
//! [`Game::keep`]: crate::Game::keep
//! [`Game::keep_as`]: crate::Game::keep_as
//! [`Game::new`]: crate::Game::new
//! [`Game::take_over`]: crate::Game::take_over
//! [`Game::throw`]: crate::Game::throw
//! [`RandomDice`]: crate::RandomDice
//! [`RuleSet`]: crate::RuleSet
//! [`RuleSet::first_player`]: crate::RuleSet::first_player
//! [`RuleSet::resume_game`]: crate::RuleSet::resume_game
//! [`ScriptedDice`]: crate::ScriptedDice
//! [`SeededDice`]: crate::SeededDice
//! [`SeededDice::below`]: crate::SeededDice::below
//! [`Throw`]: crate::Throw
//! [`ThrowOff`]: crate::ThrowOff
//! [`Turn`]: crate::Turn
//! [`Turn::offer`]: crate::Turn::offer
//! [`Turn::partitions`]: crate::Turn::partitions
//! [`Verdict`]: crate::Verdict
