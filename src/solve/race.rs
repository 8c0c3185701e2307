//! Two players who both play to win: who does, and how.

mod last_turn;
mod pairs;
mod pass;
mod table;
mod turn;

use alloc::vec;
use alloc::vec::Vec;
use core::ops::ControlFlow;

use super::error::SolveError;
use super::moves::Moves;
use crate::rules::{Ending, Finish, RuleSet, Tie};
use last_turn::LastTurns;
use pairs::Pair;
use pass::{LANES, Plan, Room};
pub use table::LoadRaceError;
use table::Table;
pub use turn::{RaceError, RacePlayer};

/// More situations of a turn than this make no race.
const MOST_SITUATIONS: usize = 2_000;

/// The most values of a race: 2 GiB.
const MOST_VALUES: usize = 1 << 28;

/// The probability of winning for the player to move, for all totals of two players who both play as
/// well as can be.
///
/// A win that is shared counts as half of one. Totals are those that turns can bring about: multiples
/// of what divides the points of all combinations.
///
/// ```no_run
/// use hotdice::solve::Race;
/// use hotdice::{Preset, RuleSet};
///
/// let race = Race::of(&RuleSet::preset(Preset::BuscheNeller))?;
/// assert!((race.first() - 0.536953031813).abs() < 1e-12);
/// // 200 points for the second player make the game as fair as can be.
/// assert_eq!(race.best_bonus(), 200);
/// # Ok::<(), hotdice::solve::SolveError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Race {
    rules: RuleSet,
    moves: Moves,
    plan: Plan,
    last_turns: LastTurns,
    /// By the seat of the player to move, if that makes a difference; else one for both.
    tables: Vec<Table>,
}

/// How far a race is solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Progress {
    /// The steps that are done.
    pub done: usize,
    /// All steps.
    pub all: usize,
}

impl Race {
    /// Solves the game of two players under these rules.
    ///
    /// # Errors
    /// [`SolveError::Unsupported`] for what a race cannot have, else what is too large.
    pub fn of(rules: &RuleSet) -> Result<Self, SolveError> {
        Self::with_progress(rules, |_| ControlFlow::Continue(()))
    }

    /// Solves the game, and tells after each step how far that is; it is given up if the answer is
    /// to break.
    ///
    /// # Errors
    /// [`SolveError::Cancelled`] if it was given up, else as [`of`](Self::of).
    pub fn with_progress(
        rules: &RuleSet,
        mut tell: impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Self, SolveError> {
        let mut race = Self::unsolved(rules)?;
        let all = 2 * race.size() - 1;
        for done in 0..all {
            race.solve_sum(all - 1 - done);
            if tell(Progress {
                done: done + 1,
                all,
            })
            .is_break()
            {
                return Err(SolveError::Cancelled);
            }
        }
        Ok(race)
    }

    fn unsolved(rules: &RuleSet) -> Result<Self, SolveError> {
        check(rules)?;
        let moves = Moves::of(rules, MOST_SITUATIONS).ok_or(SolveError::TooManySituations {
            most: MOST_SITUATIONS,
        })?;
        if rules.granularity() > 1 && moves.grid % rules.granularity() != 0 {
            return Err(SolveError::Unsupported("a granularity that turns can miss"));
        }
        if rules.finish() == Finish::Exact && rules.target() % moves.grid != 0 {
            return Err(SolveError::Unsupported(
                "an exact target that no total can hit",
            ));
        }
        let size = moves.steps_up(rules.target());
        let seats_differ = rules.ending() == Ending::FinishRound || rules.tie() == Tie::EarlierSeat;
        let tables = if seats_differ { 2 } else { 1 };
        if size.saturating_mul(size).saturating_mul(tables) > MOST_VALUES {
            return Err(SolveError::TooManyValues { most: MOST_VALUES });
        }
        let plan = Plan::of(&moves);
        let last_turns = LastTurns::of(rules, &moves, &plan);
        Ok(Self {
            rules: rules.clone(),
            moves,
            plan,
            last_turns,
            tables: vec![Table::new(size); tables],
        })
    }

    /// The number of totals below the target.
    fn size(&self) -> usize {
        self.tables[0].size
    }

    /// The table of the player in this seat.
    fn table(&self, seat: usize) -> &Table {
        &self.tables[seat % self.tables.len()]
    }

    /// Solves all pairs of totals with this sum.
    fn solve_sum(&mut self, sum: usize) {
        let last = self.size() - 1;
        let lowest = sum.saturating_sub(last);
        // Where seats do not differ, each pair stands for its reverse as well.
        let highest = if self.tables.len() == 1 {
            sum / 2
        } else {
            sum.min(last)
        };
        let pairs: Vec<Pair> = (lowest..=highest)
            .map(|own| Pair {
                own,
                other: sum - own,
            })
            .collect();
        for (group, values) in pairs.chunks(LANES).zip(self.solved(&pairs)) {
            for (lane, pair) in group.iter().enumerate() {
                let (mine, theirs) = (values.0[lane], values.1[lane]);
                let reverse = self.tables.len() - 1;
                self.tables[0].set(pair.own, pair.other, mine);
                self.tables[reverse].set(pair.other, pair.own, theirs);
            }
        }
    }

    #[cfg(not(feature = "parallel"))]
    fn solved(&self, pairs: &[Pair]) -> Vec<(pass::Lanes, pass::Lanes)> {
        let mut room = Room::new();
        pairs
            .chunks(LANES)
            .map(|group| self.solve_pairs(group, &mut room))
            .collect()
    }

    #[cfg(feature = "parallel")]
    fn solved(&self, pairs: &[Pair]) -> Vec<(pass::Lanes, pass::Lanes)> {
        use rayon::prelude::*;
        pairs
            .par_chunks(LANES)
            .map_init(Room::new, |room, group| self.solve_pairs(group, room))
            .collect()
    }

    /// The rules it was solved for.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The probability that the player who begins wins.
    pub fn first(&self) -> f64 {
        self.table(0).at(0, 0)
    }

    /// The probability that the player to move wins, in the first seat (0) or the second, with these
    /// totals; `None` for totals that no turn brings about, or at the target.
    pub fn value(&self, seat: u8, own: u32, other: u32) -> Option<f64> {
        let table = self.table(seat.into());
        let step = |total: u32| {
            let steps = self.moves.steps(total);
            (self.moves.points(steps) == total && steps < table.size).then_some(steps)
        };
        Some(table.at(step(own)?, step(other)?))
    }

    /// The points for the second player at the beginning that make the game most even.
    pub fn best_bonus(&self) -> u32 {
        let unfair = |steps: usize| (self.table(0).at(0, steps) - 0.5).abs();
        let best = (0..self.size()).min_by(|&a, &b| unfair(a).total_cmp(&unfair(b)));
        self.moves.points(best.unwrap_or(0))
    }
}

/// Refuses what a race cannot have.
fn check(rules: &RuleSet) -> Result<(), SolveError> {
    if !rules.players().allow(2) {
        return Err(SolveError::Unsupported(
            "another number of players than two",
        ));
    }
    if rules.charges_busts() {
        return Err(SolveError::Unsupported(
            "busts that cost points of the total",
        ));
    }
    if rules.piggyback() != crate::rules::Piggyback::Off {
        return Err(SolveError::Unsupported("piggyback"));
    }
    match (rules.ending(), rules.tie()) {
        (Ending::CatchUp(_), _) => Err(SolveError::Unsupported("a catch-up ending")),
        (Ending::Rounds(_), _) => Err(SolveError::Unsupported("a number of rounds")),
        (Ending::Immediate, _) | (_, Tie::Shared | Tie::EarlierSeat) => Ok(()),
        (_, Tie::PlayOff) => Err(SolveError::Unsupported("a play-off")),
    }
}
