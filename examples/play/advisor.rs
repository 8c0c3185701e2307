//! The best moves, as far as they can be found out while somebody waits.

use std::cell::OnceCell;

use hotdice::solve::{Advice, BestTurn, Progress, Race, SolveError};
use hotdice::{CarryOver, Decision, Ending, Game, RuleSet, View};

use crate::race;

/// A race of more steps keeps players waiting; there are twice as many as totals that a player can
/// have. The work grows with the third power of them.
const MOST_STEPS: usize = 500;

/// The same where each step is long: a total ends no game, or turns have many situations.
const MOST_LONG_STEPS: usize = 170;

/// What the value of a move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Measure {
    /// The probability of winning.
    Wins,
    /// The expected points of the turn.
    Points,
}

/// Why moves are not judged by who wins.
#[derive(Clone, Copy, Debug, thiserror::Error)]
pub(crate) enum NoRace {
    #[error("only games of two players are solved")]
    Players,
    #[error("to solve the game of two takes too long while you wait; the example solve does it")]
    TooLong,
    #[error(transparent)]
    Refused(SolveError),
}

/// Finds out what is best when it is first asked for.
pub(crate) struct Advisor<'r> {
    rules: &'r RuleSet,
    players: u8,
    turn: OnceCell<Result<BestTurn, SolveError>>,
    race: OnceCell<Result<Race, NoRace>>,
}

impl<'r> Advisor<'r> {
    pub(crate) fn new(rules: &'r RuleSet, players: u8) -> Self {
        Self {
            rules,
            players,
            turn: OnceCell::new(),
            race: OnceCell::new(),
        }
    }

    pub(crate) fn rules(&self) -> &RuleSet {
        self.rules
    }

    pub(crate) fn players(&self) -> u8 {
        self.players
    }

    /// The best turn, whatever the totals.
    pub(crate) fn turn(&self) -> Result<&BestTurn, SolveError> {
        let turn = self.turn.get_or_init(|| BestTurn::of(self.rules));
        turn.as_ref().map_err(|error| *error)
    }

    /// The game of two, if it is one and quickly solved.
    pub(crate) fn race(&self) -> Result<&Race, NoRace> {
        let race = self.race.get_or_init(|| self.solve_race());
        race.as_ref().map_err(|error| *error)
    }

    fn solve_race(&self) -> Result<Race, NoRace> {
        if self.players != 2 {
            return Err(NoRace::Players);
        }
        let most = most_steps(self.rules);
        let is_quick = |progress: Progress| progress.all <= most;
        race::solve(self.rules, is_quick).map_err(|error| match error {
            SolveError::Cancelled | SolveError::TooManyValues { .. } => NoRace::TooLong,
            error => NoRace::Refused(error),
        })
    }

    /// The moves of the player whose turn it is, the best first.
    pub(crate) fn moves(&self, game: &Game<'_>) -> Result<(Measure, Vec<Advice>), SolveError> {
        let by_wins = self.race().ok().and_then(|race| race.advice(game).ok());
        if let Some(moves) = by_wins {
            return Ok((Measure::Wins, moves));
        }
        let mut moves = self.turn()?.advice(game.turn());
        let view = View::of_game(game);
        if view.can_bank() && view.meets_target() {
            // What may win the game is better than any number of points.
            moves.sort_by_key(|advice| advice.decision != Decision::Bank);
        }
        Ok((Measure::Points, moves))
    }

    /// What is best; to give up where nothing is known.
    pub(crate) fn decide(&self, view: &View<'_>) -> Decision {
        let moves = view.game().and_then(|game| self.moves(game).ok());
        let best = moves.and_then(|(_, moves)| moves.first().copied());
        best.map_or(Decision::Forfeit, |best| best.decision)
    }
}

/// How many steps of a race under these rules are solved while somebody waits.
fn most_steps(rules: &RuleSet) -> usize {
    if rules.bust_streak().busts > 0 {
        // A dozen sweeps over several times the values.
        return 0;
    }
    match (rules.ending(), rules.carry_over()) {
        (Ending::Immediate, CarryOver::None) => MOST_STEPS,
        _ => MOST_LONG_STEPS,
    }
}
