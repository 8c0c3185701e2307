//! Many games between strategies, reproducible whatever the number of threads.
//!
//! ```
//! use hotdice::arena::Arena;
//! use hotdice::strategy::MostPoints;
//! use hotdice::{Preset, RuleSet};
//!
//! let rules = RuleSet::preset(Preset::Farkle);
//! let results = Arena::new(&rules)
//!     .entrant("careful", || MostPoints { bank_at: 300 })
//!     .entrant("daring", || MostPoints { bank_at: 1500 })
//!     .play(2000, 7)?;
//! assert!(results[0].win_rate() > results[1].win_rate());
//! # Ok::<(), hotdice::arena::ArenaError>(())
//! ```

mod result;

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use thiserror::Error;

use crate::game::{Game, GameError};
use crate::roll::SeededDice;
use crate::rules::{Players, RuleSet};
use crate::strategy::{Decision, PlayError, Strategy, finish_turn};
pub use result::EntrantResult;
use result::Tally;

/// Games that are played in one go: enough that a thread has something to do.
const ROUND: u64 = 256;

/// A game that is not over after so many turns is given up, unless [`Arena::turn_limit`] sets another
/// number: far more than a game to 10000 needs.
pub const TURN_LIMIT: u32 = 1_000_000;

/// Makes a strategy for a row of games.
type Maker<'a> = Box<dyn Fn() -> Box<dyn Strategy + 'a> + Sync + 'a>;

/// Games that cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum ArenaError {
    /// The rules are for another number of players.
    #[error(transparent)]
    Game(#[from] GameError),
    /// More entrants than any game takes players.
    #[error("the game takes {allowed} players, not {got}")]
    TooManyEntrants {
        /// The numbers that the rules allow.
        allowed: Players,
        /// The number that came.
        got: usize,
    },
    /// A game could not be played to its end.
    #[error("game {game}: {error}")]
    Play {
        /// The number of the game, from 0.
        game: u64,
        /// What was wrong.
        error: PlayError,
    },
}

/// A table for many games, with its entrants.
///
/// Seats are rotated: in the first game the entrants sit as they came, in the next one each moves a
/// seat on. Each game has dice of its own, which follow from the seed and its number, so results do
/// not depend on the order of games, nor on the number of threads.
pub struct Arena<'a> {
    rules: &'a RuleSet,
    entrants: Vec<(String, Maker<'a>)>,
    turn_limit: u32,
}

impl<'a> Arena<'a> {
    /// A table without entrants.
    pub const fn new(rules: &'a RuleSet) -> Self {
        Self {
            rules,
            entrants: Vec::new(),
            turn_limit: TURN_LIMIT,
        }
    }

    /// One entrant more. `make` is called for each row of games, possibly in several threads; a
    /// strategy that remembers games must not decide by them, or results cannot be reproduced.
    #[must_use]
    pub fn entrant<S: Strategy + 'a>(
        mut self,
        name: impl Into<String>,
        make: impl Fn() -> S + Sync + 'a,
    ) -> Self {
        let maker: Maker<'a> = Box::new(move || Box::new(make()));
        self.entrants.push((name.into(), maker));
        self
    }

    /// How many turns a game may have, those of all seats together: [`TURN_LIMIT`] if nothing else is
    /// set. It ends [games that never end](crate::strategy::play#games-that-never-end). Within a turn,
    /// [`THROW_LIMIT`](crate::strategy::THROW_LIMIT) does the same.
    ///
    /// ```
    /// use hotdice::arena::{Arena, ArenaError};
    /// use hotdice::strategy::PlayError;
    /// use hotdice::{Decision, Phase, Preset, RuleSet, View};
    ///
    /// let shy = |view: &View<'_>| match view.phase() {
    ///     Phase::ToKeep => Decision::Keep(view.keeps().next().expect("no bust").dice),
    ///     _ => Decision::Forfeit,
    /// };
    /// let rules = RuleSet::preset(Preset::Farkle);
    /// let arena = Arena::new(&rules).entrant("a", || shy).entrant("b", || shy);
    /// let error = PlayError::TooLong { turns: 500 };
    /// let played = arena.turn_limit(500).play(20, 1);
    /// assert_eq!(played, Err(ArenaError::Play { game: 0, error }));
    /// ```
    #[must_use]
    pub const fn turn_limit(mut self, turns: u32) -> Self {
        self.turn_limit = turns;
        self
    }

    /// Plays so many games with the dice of this seed. The results are in the order of the entrants.
    ///
    /// # Errors
    /// [`ArenaError`] if the rules are for another number of players, or a game cannot be played. One
    /// such game ends all: there are no results of the others. A game that is not over after as many
    /// turns as the [`turn_limit`](Self::turn_limit) allows is one of them, with
    /// [`PlayError::TooLong`].
    pub fn play(&self, games: u64, seed: u64) -> Result<Vec<EntrantResult>, ArenaError> {
        let got = self.entrants.len();
        let players = u8::try_from(got).map_err(|_| ArenaError::TooManyEntrants {
            allowed: self.rules.players(),
            got,
        })?;
        Game::new(self.rules, players, 0)?;
        let tally = self.rounds(games, seed)?;
        let names = self.entrants.iter().map(|(name, _)| name.clone());
        Ok(tally.results(names, games))
    }

    #[cfg(not(feature = "parallel"))]
    fn rounds(&self, games: u64, seed: u64) -> Result<Tally, ArenaError> {
        (0..games.div_ceil(ROUND)).try_fold(Tally::new(self.entrants.len()), |tally, round| {
            Ok(tally.and(&self.round(round, games, seed)?))
        })
    }

    #[cfg(feature = "parallel")]
    fn rounds(&self, games: u64, seed: u64) -> Result<Tally, ArenaError> {
        use rayon::prelude::*;
        (0..games.div_ceil(ROUND))
            .into_par_iter()
            .map(|round| self.round(round, games, seed))
            .try_reduce(|| Tally::new(self.entrants.len()), |a, b| Ok(a.and(&b)))
    }

    /// Plays one row of games.
    fn round(&self, round: u64, games: u64, seed: u64) -> Result<Tally, ArenaError> {
        let mut strategies: Vec<_> = self.entrants.iter().map(|(_, make)| make()).collect();
        let mut tally = Tally::new(strategies.len());
        let first = round * ROUND;
        for game in first..games.min(first + ROUND) {
            self.game(game, seed, &mut strategies, &mut tally)
                .map_err(|error| ArenaError::Play { game, error })?;
        }
        Ok(tally)
    }

    fn game(
        &self,
        number: u64,
        seed: u64,
        strategies: &mut [Box<dyn Strategy + 'a>],
        tally: &mut Tally,
    ) -> Result<(), PlayError> {
        let mut dice = SeededDice::of_stream(seed, number);
        let players = strategies.len();
        let shift = usize::try_from(number % players as u64).unwrap_or(0);
        let entrant_in = |seat: u8| (usize::from(seat) + players - shift) % players;
        let illegal = |seat, error| PlayError::Illegal { seat, error };
        let seats = u8::try_from(players).unwrap_or(u8::MAX);
        let mut game = Game::new(self.rules, seats, 0).map_err(|error| illegal(0, error))?;
        while game.outcome().is_none() {
            if game.turns() >= self.turn_limit {
                return Err(PlayError::TooLong {
                    turns: self.turn_limit,
                });
            }
            let entrant = entrant_in(game.current());
            let last = finish_turn(&mut game, &mut *strategies[entrant], &mut dice)?;
            // A throw ends a turn only by a bust.
            tally.add_turn(entrant, last == Some(Decision::Throw));
        }
        if let Some(outcome) = game.outcome() {
            for seat in outcome.winners {
                tally.add_win(entrant_in(seat), outcome.winners.len());
            }
        }
        Ok(())
    }
}
