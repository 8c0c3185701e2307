//! Games played by strategies.

use thiserror::Error;

use super::{Decision, Strategy, View};
use crate::dice::Dice;
use crate::game::{Game, GameError, Outcome};
use crate::roll::DiceSource;
use crate::turn::Phase;

/// No turn is played beyond so many throws: [`play`] stops with [`PlayError::TurnTooLong`], and the
/// turn stands. Under rules by which nothing is a bust, a strategy that never banks would throw for
/// ever.
pub const THROW_LIMIT: u32 = 10_000;

/// A game that strategies could not play to its end. It stands as it was before the last action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum PlayError {
    /// As many strategies as players are needed.
    #[error("a game of {players} players needs as many strategies, not {strategies}")]
    Strategies {
        /// How many players the game has.
        players: u8,
        /// How many strategies came.
        strategies: usize,
    },
    /// A strategy decided what the game refuses.
    #[error("the strategy in seat {seat} made an illegal decision: {error}")]
    Illegal {
        /// The seat.
        seat: u8,
        /// What the game says to it.
        error: GameError,
    },
    /// There were no dice for the next throw.
    #[error("no throw of {dice} dice came")]
    NoDice {
        /// The dice that were to be thrown.
        dice: u8,
    },
    /// A turn was not over after so many throws, the [`THROW_LIMIT`].
    #[error("the turn of seat {seat} is not over after {throws} throws")]
    TurnTooLong {
        /// The seat.
        seat: u8,
        /// The throws that there were.
        throws: u32,
    },
    /// The game was not over after so many turns.
    #[error("the game is not over after {turns} turns")]
    TooLong {
        /// The turns that were allowed.
        turns: u32,
    },
}

/// Plays a game to its end, one strategy a seat.
///
/// The game may have begun already.
///
/// # Games that never end
///
/// [`build`](crate::RuleSetBuilder::build) refuses rules by which no game can end, where that can be
/// seen. By others a game may go on for ever: players who never bank, or whom a minimum keeps from the
/// rest of an exact target. Such a game stops after `turn_limit` turns, with [`PlayError::TooLong`]; and
/// a turn that goes on for ever after [`THROW_LIMIT`] throws. Whoever drives a [`Game`] by itself
/// limits it in the same way, by [`Game::turns`] and [`Turn::throws`](crate::Turn::throws).
///
/// ```
/// use hotdice::strategy::{PlayError, play};
/// use hotdice::{Decision, Game, Phase, Preset, RuleSet, SeededDice, View};
///
/// let mut shy = |view: &View<'_>| match view.phase() {
///     Phase::ToKeep => Decision::Keep(view.keeps().next().expect("no bust").dice),
///     _ => Decision::Forfeit,
/// };
/// let rules = RuleSet::preset(Preset::BuscheNeller);
/// let mut game = Game::new(&rules, 1, 0)?;
/// let played = play(&mut game, &mut [&mut shy], &mut SeededDice::new(1), 500);
/// assert_eq!(played, Err(PlayError::TooLong { turns: 500 }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Example
///
/// ```
/// use hotdice::strategy::{AllScoring, MostPoints, play};
/// use hotdice::{Game, Preset, RuleSet, SeededDice};
///
/// let rules = RuleSet::preset(Preset::Farkle);
/// let mut game = Game::new(&rules, 2, 0)?;
/// let mut careful = MostPoints { bank_at: 300 };
/// let mut daring = AllScoring { bank_at: 1000 };
/// let mut dice = SeededDice::new(7);
/// let outcome = play(&mut game, &mut [&mut careful, &mut daring], &mut dice, 1000)?;
/// assert_eq!(outcome.winners.len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`PlayError`] with the reason.
pub fn play(
    game: &mut Game<'_>,
    strategies: &mut [&mut dyn Strategy],
    dice: &mut dyn DiceSource,
    turn_limit: u32,
) -> Result<Outcome, PlayError> {
    if strategies.len() != usize::from(game.players()) {
        return Err(PlayError::Strategies {
            players: game.players(),
            strategies: strategies.len(),
        });
    }
    for _ in 0..turn_limit {
        if let Some(outcome) = game.outcome() {
            return Ok(outcome);
        }
        let current = usize::from(game.current());
        play_turn(game, &mut *strategies[current], dice)?;
    }
    game.outcome()
        .ok_or(PlayError::TooLong { turns: turn_limit })
}

/// Plays the present turn of a game to its end.
///
/// # Errors
/// [`PlayError`] with the reason.
pub fn play_turn(
    game: &mut Game<'_>,
    strategy: &mut dyn Strategy,
    dice: &mut dyn DiceSource,
) -> Result<(), PlayError> {
    finish_turn(game, strategy, dice).map(drop)
}

/// Plays the present turn of a game to its end and tells the decision that ended it; none if the game
/// was over.
pub(crate) fn finish_turn(
    game: &mut Game<'_>,
    strategy: &mut dyn Strategy,
    dice: &mut dyn DiceSource,
) -> Result<Option<Decision>, PlayError> {
    let turn = game.turns();
    let mut last = None;
    while game.outcome().is_none() && game.turns() == turn {
        let decision = match game.phase() {
            Phase::ToThrow { .. } if game.turn().offer().is_none() => Decision::Throw,
            _ => strategy.decide(&View::of_game(game)),
        };
        act(game, decision, dice)?;
        last = Some(decision);
    }
    Ok(last)
}

fn act(
    game: &mut Game<'_>,
    decision: Decision,
    dice: &mut dyn DiceSource,
) -> Result<(), PlayError> {
    let seat = game.current();
    let throws = game.turn().throws();
    if decision == Decision::Throw && throws >= THROW_LIMIT {
        return Err(PlayError::TurnTooLong { seat, throws });
    }
    let done = match decision {
        Decision::Throw => game.throw(thrown(game.phase(), dice)?).map(drop),
        Decision::TakeOver => game.take_over().map(drop),
        Decision::Keep(dice) => game.keep(dice).map(drop),
        Decision::KeepAs(partition) => game.keep_as(&partition).map(drop),
        Decision::Bank => game.bank().map(drop),
        Decision::Forfeit => game.forfeit(),
    };
    done.map_err(|error| PlayError::Illegal { seat, error })
}

/// A throw of the dice in hand; no dice where the game would refuse them.
fn thrown(phase: Phase, source: &mut dyn DiceSource) -> Result<Dice, PlayError> {
    match phase {
        Phase::ToThrow { dice } | Phase::ToDecide { dice } => {
            let throw = source.throw(dice).ok_or(PlayError::NoDice { dice })?;
            Ok(throw.dice())
        }
        Phase::ToKeep | Phase::Over(_) => Ok(Dice::EMPTY),
    }
}
