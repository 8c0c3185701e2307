//! Bots: players of your own, and how good they are.
//!
//! # A bot is a function
//!
//! A [`Strategy`] looks at a [`View`] of the turn and returns a [`Decision`]. It is asked after each
//! throw what to keep, and after each keep whether to throw on or bank. Every closure of that kind
//! is a strategy, and [`play`] plays a game with one for each seat:
//!
//! ```
//! use hotdice::strategy::{MostPoints, play};
//! use hotdice::{Decision, Game, Phase, Preset, RuleSet, SeededDice, View};
//!
//! // Keeps as few dice as it can, and banks when two or fewer are left.
//! let mut saver = |view: &View<'_>| match view.phase() {
//!     Phase::ToKeep => {
//!         let keep = view.keeps().next().expect("a throw that waits for a keep has one");
//!         Decision::Keep(keep.dice)
//!     }
//!     Phase::ToDecide { dice } if dice <= 2 && view.can_bank() => Decision::Bank,
//!     _ => Decision::Throw,
//! };
//!
//! let rules = RuleSet::preset(Preset::Farkle);
//! let mut game = Game::new(&rules, 2, 0)?;
//! let mut other = MostPoints { bank_at: 300 };
//! let mut dice = SeededDice::new(7);
//! let outcome = play(&mut game, &mut [&mut saver, &mut other], &mut dice, 10_000)?;
//! assert!(!outcome.winners.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Two strategies are there already: [`MostPoints`] and [`AllScoring`]. To let people and bots share
//! a table, give the bots' turns to [`play_turn`] and play those of the people yourself.
//!
//! # A bot that looks at the game
//!
//! [`View::game`] has the totals. A bot with a memory or a character is a struct. This one takes
//! risks while it is behind:
//!
//! ```
//! use hotdice::strategy::{MostPoints, Strategy};
//! use hotdice::{Decision, Game, Preset, RuleSet, View};
//!
//! struct Gambler;
//!
//! impl Strategy for Gambler {
//!     fn decide(&mut self, view: &View<'_>) -> Decision {
//!         let own = view.turn().account().total;
//!         let best = view.game().and_then(|game| game.standings().map(|at| at.total).max());
//!         let behind = best.unwrap_or(own) - own;
//!         // Let a known strategy do what is left to do.
//!         let bank_at = if behind > 2000 { 1000 } else { 350 };
//!         MostPoints { bank_at }.decide(view)
//!     }
//! }
//!
//! let rules = RuleSet::preset(Preset::BuscheNeller);
//! let mut game = Game::new(&rules, 2, 0)?;
//! game.throw("1-1-1-2-3-4".parse()?)?;
//! game.keep("1-1-1".parse()?)?;
//! assert_eq!(Gambler.decide(&View::of_game(&game)), Decision::Bank);
//! game.throw("1-1-1".parse()?)?; // but it is thrown on, for 2000 points
//! game.keep("1-1-1".parse()?)?;
//! game.throw("1-5-2-3-4-6".parse()?)?;
//! game.keep("1".parse()?)?;
//! game.bank()?;
//!
//! // The other is 2100 points behind, and 500 do not make it stop.
//! game.throw("5-5-5-2-3-4".parse()?)?;
//! game.keep("5-5-5".parse()?)?;
//! assert_eq!(Gambler.decide(&View::of_game(&game)), Decision::Throw);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What to mind
//!
//! * Rules differ. A bank may be refused below a minimum, after hot dice, or until a straight is
//!   confirmed. Ask [`View::can_bank`] before you return [`Decision::Bank`].
//! * [`Phase::ToDecide`] with `dice: 0` means that the rules allow no more throws: bank, or else
//!   [`Decision::Forfeit`].
//! * A keep may win the game at once; then [`Keep::worth`] is greater than any points. Compare worth
//!   and not points.
//! * An illegal decision stops [`play`] with an error that names the seat. The game stands as it was
//!   before.
//! * A bot that never banks never ends a game. [`play`] has a limit of turns for that.
//!
//! A bot is tested like any function: bring a turn to where it should decide, with throws of your
//! choice, and ask it, as above. [`ScriptedDice`] do that for whole games.
//!
//! # Which bot is better?
//!
//! An [`Arena`] plays many games. Seats rotate, each game has dice of its own, and the same seed gives
//! the same results, on any number of threads. [`interval`] tells how sure the result is:
//!
//! ```
//! use hotdice::arena::Arena;
//! use hotdice::strategy::{AllScoring, MostPoints};
//! use hotdice::{Preset, RuleSet};
//!
//! let rules = RuleSet::preset(Preset::BuscheNeller);
//! let results = Arena::new(&rules)
//!     .entrant("500", || AllScoring { bank_at: 500 })
//!     .entrant("50", || AllScoring { bank_at: 50 })
//!     .play(1000, 1)?;
//! let (at_least, _) = results[0].interval();
//! assert!(at_least > 0.5, "too few games to tell");
//! # Ok::<(), hotdice::arena::ArenaError>(())
//! ```
//!
//! Where a strategy depends on the turn alone, no games are needed. A [`Policy`] asks it once for
//! each state of a turn, and calculates. The numbers for this one, which banks 300 points, are in the
//! paper of Busche and Neller:
//!
//! ```
//! use hotdice::solve::Policy;
//! use hotdice::strategy::AllScoring;
//! use hotdice::{Preset, RuleSet};
//!
//! let rules = RuleSet::preset(Preset::BuscheNeller);
//! let turns = Policy::of(&rules, &mut AllScoring { bank_at: 300 })?.distribution();
//! assert_eq!(format!("{:.1} points a turn", turns.mean()), "379.1 points a turn");
//! assert_eq!(format!("{:.1} % busts", 100.0 * turns.bust()), "21.8 % busts");
//! # Ok::<(), hotdice::solve::PolicyError>(())
//! ```
//!
//! [`Race::versus`] goes further and says exactly how often one policy beats another, or the best
//! play.
//!
//! # The strongest bots
//!
//! They come with the library: [`BestTurn`] is a strategy for any number of players, and
//! [`RacePlayer`] plays a game of two as well as it can be played. Weaker ones are made of them. This
//! one is careless: it takes no notice of differences below so many points, and of what seems equal
//! to it, it takes the worst.
//!
//! ```
//! use hotdice::solve::{BestTurn, Policy};
//! use hotdice::strategy::Strategy;
//! use hotdice::{Decision, Preset, RuleSet, View};
//!
//! struct Careless {
//!     best: BestTurn,
//!     blur: f64,
//! }
//!
//! impl Strategy for Careless {
//!     fn decide(&mut self, view: &View<'_>) -> Decision {
//!         let advice = self.best.advice(view.turn());
//!         let best = advice.first().map_or(0.0, |best| best.value);
//!         let seems_equal = advice.iter().rev().find(|other| best - other.value <= self.blur);
//!         seems_equal.map_or(Decision::Forfeit, |choice| choice.decision)
//!     }
//! }
//!
//! let rules = RuleSet::preset(Preset::BuscheNeller);
//! let best = BestTurn::of(&rules)?;
//! let mut bot = Careless { best: best.clone(), blur: 40.0 };
//! let mean = Policy::of(&rules, &mut bot)?.distribution().mean();
//! // The best turn is worth 446.571 points, and this bot pays for its blur.
//! assert!(mean < best.on_board().expected());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Next: [small machines](super::small_machines).
//!
//! [`AllScoring`]: crate::strategy::AllScoring
//! [`Arena`]: crate::arena::Arena
//! [`BestTurn`]: crate::solve::BestTurn
//! [`Decision`]: crate::Decision
//! [`Decision::Bank`]: crate::Decision::Bank
//! [`Decision::Forfeit`]: crate::Decision::Forfeit
//! [`Keep::worth`]: crate::Keep::worth
//! [`MostPoints`]: crate::strategy::MostPoints
//! [`Phase::ToDecide`]: crate::Phase::ToDecide
//! [`Policy`]: crate::solve::Policy
//! [`Race::versus`]: crate::solve::Race::versus
//! [`RacePlayer`]: crate::solve::RacePlayer
//! [`ScriptedDice`]: crate::ScriptedDice
//! [`Strategy`]: crate::Strategy
//! [`View`]: crate::View
//! [`View::can_bank`]: crate::View::can_bank
//! [`View::game`]: crate::View::game
//! [`interval`]: crate::arena::EntrantResult::interval
//! [`play`]: crate::strategy::play
//! [`play_turn`]: crate::strategy::play_turn
