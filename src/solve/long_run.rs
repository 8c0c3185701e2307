//! The average of many turns, where busts in a row cost.

use alloc::vec;
use alloc::vec::Vec;

use super::best_turn::{BestTurn, settled};
use super::distribution::of_best_play;
use super::error::SolveError;
use super::turn_values::Payoffs;
use crate::rules::Penalty;

/// An average that rises by no more, in terms of the points that it is made of, does not rise.
const TOLERANCE: f64 = 1e-13;

/// The greatest average of points a turn over many turns, penalties for busts in a row counted in.
///
/// The player is on the board; the lowest total does not count. Giving a turn up is not considered.
///
/// ```
/// use hotdice::solve::{BestTurn, LongRun};
/// use hotdice::{Preset, RuleSet};
///
/// let best = BestTurn::of(&RuleSet::preset(Preset::Zilch))?;
/// let long_run = LongRun::of(&best)?;
/// assert!((long_run.average() - 620.8546722769).abs() < 1e-9);
/// # Ok::<(), hotdice::solve::SolveError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct LongRun {
    average: f64,
    relative: Vec<f64>,
}

impl LongRun {
    /// Solves the turns of a player who plays for long.
    ///
    /// # Errors
    /// [`SolveError::WholeTotal`] if busts cost a whole total, else as [`BestTurn::of`].
    pub fn of(best: &BestTurn) -> Result<Self, SolveError> {
        let streak = best.rules().bust_streak();
        let penalty = match streak.penalty {
            Penalty::Points(points) => f64::from(points),
            Penalty::WholeTotal => return Err(SolveError::WholeTotal),
        };
        let states = usize::from(streak.busts.max(1));
        let penalty = if streak.busts == 0 { 0.0 } else { penalty };
        let mut long_run = Self {
            average: best.on_board().expected(),
            relative: vec![0.0; states],
        };
        // Each step improves the play, and it ends when the play stays the same. The first one is what
        // there is to improve.
        let noise = TOLERANCE * long_run.average.abs().max(penalty);
        long_run = long_run.improved(best, penalty)?;
        loop {
            let next = long_run.improved(best, penalty)?;
            let rises = next.average > long_run.average + noise;
            long_run = next;
            if !rises {
                return Ok(long_run);
            }
        }
    }

    /// The values of the play that is best if these are right.
    fn improved(&self, best: &BestTurn, penalty: f64) -> Result<Self, SolveError> {
        let moves = best.moves();
        let states = self.relative.len();
        // With the average g still unknown, the value of each state is constant - factor * g.
        let mut lines = vec![(0.0, 0.0); states];
        for state in (0..states).rev() {
            let after_bust = self.relative.get(state + 1).copied();
            let mut payoffs = Payoffs::points(best.rules(), best.rules().minimum());
            payoffs.bust = after_bust.unwrap_or(-penalty);
            let values = settled(moves, &payoffs)?;
            let busts = of_best_play(moves, &values).bust();
            let banked = values.throw(0, 0) - busts * payoffs.bust;
            let line = lines.get(state + 1).copied();
            let (constant, factor) = line.unwrap_or((-penalty, 0.0));
            lines[state] = (banked + busts * constant, 1.0 + busts * factor);
        }
        // The first state is where values count from: 0 = constant - factor * g.
        let (constant, factor) = lines[0];
        let average = constant / factor;
        Ok(Self {
            average,
            relative: lines
                .iter()
                .map(|(constant, factor)| constant - factor * average)
                .collect(),
        })
    }

    /// The average points of a turn.
    pub const fn average(&self) -> f64 {
        self.average
    }

    /// What it is worth, in points, to stand before a turn with so many busts in a row, from none to
    /// one less than cost a penalty, compared with none.
    pub fn relative(&self) -> &[f64] {
        &self.relative
    }
}
