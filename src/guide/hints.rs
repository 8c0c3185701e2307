//! Hints: what is best now, and by how much.
//!
//! There are two notions of "best".
//!
//! | | [`BestTurn`] | [`Race`] |
//! |---|---|---|
//! | it is after | the most points of a turn, on average | winning the game |
//! | players | any number | two |
//! | it looks at totals | no | yes |
//! | to solve | milliseconds; a second where held dice join later throws | a second to half a minute for the named games to 10,000; minutes where busts in a row cost points; much longer where points have a small common divisor, as where a 1 is worth 101 |
//! | memory | little | eight bytes for each pair of totals |
//!
//! Both are exact: no games are simulated. Solve once for a rule set, keep the result beside the
//! rules, and ask it from any thread.
//!
//! # A hint for the player
//!
//! [`BestTurn::advice`] lists everything the player may do, the best first, with what the whole turn
//! is then expected to bring.
//!
//! ```
//! use hotdice::solve::{Advice, BestTurn};
//! use hotdice::{Account, Decision, Preset, RuleSet, Turn};
//!
//! fn in_words(advice: &Advice) -> String {
//!     let action = match advice.decision {
//!         Decision::Throw => "throw".to_string(),
//!         Decision::Bank => "bank".to_string(),
//!         Decision::Keep(dice) => format!("keep {dice}"),
//!         Decision::KeepAs(partition) => format!("keep {partition}"),
//!         Decision::TakeOver => "take over".to_string(),
//!         _ => "give up".to_string(),
//!     };
//!     format!("{action}: {:.0} points", advice.value)
//! }
//!
//! let rules = RuleSet::preset(Preset::BuscheNeller);
//! let best = BestTurn::of(&rules)?;
//! let mut turn = Turn::new(&rules, Account::NEW);
//! turn.throw("1-1-2-3-4-6".parse()?)?;
//!
//! // One 1 with five dice to throw is better than two 1s with four.
//! let advice = best.advice(&turn);
//! assert_eq!(advice.len(), 2);
//! assert!(in_words(&advice[0]).starts_with("keep 1: "));
//! assert!(in_words(&advice[1]).starts_with("keep 1-1: "));
//!
//! // The player is stubborn, and throws a bad one.
//! turn.keep("1-1".parse()?)?;
//! turn.throw("2-3-3-5".parse()?)?;
//! turn.keep("5".parse()?)?;
//!
//! // What another throw costs or gains, compared with the 250 points of the bank:
//! let advice = best.advice(&turn);
//! assert_eq!((advice[0].decision, advice[1].decision), (Decision::Throw, Decision::Bank));
//! assert_eq!(in_words(&advice[1]), "bank: 250 points");
//! assert!(advice[0].value > 250.0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A good hint is rarely the best action alone. The difference of two values tells how much it
//! matters: below a few points, say nothing.
//!
//! # A rule to remember
//!
//! [`TurnTable::bank_at`] makes a rule of thumb out of the solution: from how many points on to bank,
//! by the number of dice that would be thrown. These are the numbers that Busche and Neller
//! published for the plainest rules, in which a turn is worth 446.571 points:
//!
//! ```
//! use hotdice::solve::BestTurn;
//! use hotdice::{Preset, RuleSet};
//!
//! let best = BestTurn::of(&RuleSet::preset(Preset::BuscheNeller))?;
//! let table = best.on_board();
//! let thresholds = [1, 2, 3, 4, 5, 6].map(|dice| table.bank_at(dice));
//! assert_eq!(thresholds, [250, 250, 400, 1000, 2900, 10_050].map(Some));
//! assert_eq!(format!("{:.3}", table.expected()), "446.571");
//! # Ok::<(), hotdice::solve::SolveError>(())
//! ```
//!
//! [`TurnTable::distribution`] tells what such turns come to: how often a bust, how often how many
//! points. A player who has not opened yet has a table of its own, [`BestTurn::opening`].
//!
//! # To win the game
//!
//! Points are not everything: far behind, with the other about to finish, a careful bank loses as
//! surely as a bust. A [`Race`] knows what each action is worth in games won. It takes its time for
//! a long game; [`Race::with_progress`] tells how far it is and can be stopped, so that a thread can
//! solve while a bar moves.
//!
//! ```
//! use std::ops::ControlFlow;
//! use hotdice::solve::{Race, RaceState, SolveError};
//! use hotdice::{Decision, Game, Preset, RuleSet};
//!
//! // A short game, which is solved at once.
//! let rules = RuleSet::preset(Preset::BuscheNeller).to_builder().target(1000).build()?;
//! let mut percent = 0;
//! let race = Race::with_progress(&rules, |progress| {
//!     percent = 100 * progress.done / progress.all;
//!     ControlFlow::Continue(())
//! })?;
//! assert_eq!(percent, 100);
//!
//! // Whoever begins is ahead, and with points in hand even more so.
//! let fair = race.first();
//! assert!(fair > 0.5);
//! let ahead = race.value(&RaceState::at(500, 0)).expect("games come to these totals");
//! assert!(ahead > fair);
//!
//! // 1000 points on the table are the game.
//! let mut game = Game::new(&rules, 2, 0)?;
//! game.throw("1-1-1-2-3-4".parse()?)?;
//! game.keep("1-1-1".parse()?)?;
//! let advice = race.advice(&game)?;
//! assert_eq!((advice[0].decision, advice[0].value), (Decision::Bank, 1.0));
//!
//! // Not every game is a race of two. The error says what is in the way.
//! let error = Race::of(&RuleSet::preset(Preset::HighStakes)).unwrap_err();
//! assert_eq!(error.to_string(), "a race of two cannot have piggyback");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A solved race is worth keeping: [`Race::to_bytes`] writes it, [`Race::from_bytes`] reads it again
//! and checks it. With the feature `parallel` it is solved on all cores. Where a race is refused or
//! takes too long, fall back on [`BestTurn`].
//!
//! # Penalties for busts in a row
//!
//! [`BestTurn`] leaves them out. [`LongRun`] has the average of turns with them, and how many points
//! it costs to stand at one bust or two.
//!
//! Next: [bots](super::bot).
//!
//! [`BestTurn`]: crate::solve::BestTurn
//! [`BestTurn::advice`]: crate::solve::BestTurn::advice
//! [`BestTurn::opening`]: crate::solve::BestTurn::opening
//! [`LongRun`]: crate::solve::LongRun
//! [`Race`]: crate::solve::Race
//! [`Race::from_bytes`]: crate::solve::Race::from_bytes
//! [`Race::to_bytes`]: crate::solve::Race::to_bytes
//! [`Race::with_progress`]: crate::solve::Race::with_progress
//! [`TurnTable::bank_at`]: crate::solve::TurnTable::bank_at
//! [`TurnTable::distribution`]: crate::solve::TurnTable::distribution
