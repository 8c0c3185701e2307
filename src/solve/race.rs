//! Two players who both play to win: who does, and how.

mod banks;
mod last_turn;
mod pairs;
mod pass;
mod table;
mod turn;
mod versus;

use alloc::vec::Vec;
use core::ops::ControlFlow;

use super::error::SolveError;
use super::moves::Moves;
use crate::rules::{BustEffect, Ending, Finish, Penalty, Piggyback, RuleSet, Tie};
use last_turn::LastTurns;
use pairs::Solved;
use pass::{LANES, Plan, Room, check_rows};
pub use table::LoadRaceError;
use table::{Busts, Pair, Table};
pub use turn::{RaceError, RacePlayer};
pub use versus::{Player, Versus, VersusError};

/// More situations of a turn than this make no race.
const MOST_SITUATIONS: usize = 2_000;

/// A lowest total below this is none.
const MOST_BELOW_ZERO: i32 = 1_000_000;

/// A sweep that changes no value by more is the last.
const SETTLED: f64 = 1e-13;

/// Values that have not settled after so many sweeps are given up.
const MOST_SWEEPS: usize = 2_000;

/// The probability of winning for the player to move, for all totals of two players who both play as
/// well as can be.
///
/// A win that is shared counts as half of one, and so does a game that neither player can win any
/// more, as where what is missing to an exact target is less than a bank needs. Totals are those that
/// turns can bring about: multiples of what divides the points of all combinations. Giving a turn up
/// is not considered, which may be better than throwing where busts in a row cost points.
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
    /// The steps from the lowest total to 0.
    zero: usize,
    /// By the seat of the player to move, if that makes a difference; else one for both.
    tables: Vec<Table>,
}

/// How far a race is solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Progress {
    /// The sweeps that are done. There is one, but where busts in a row cost points there are as many
    /// as it takes for the values to settle: a dozen or so, and many hundreds where most turns are
    /// busts.
    pub sweep: usize,
    /// The steps of this sweep that are done.
    pub done: usize,
    /// All steps of a sweep.
    pub all: usize,
}

/// Where two players stand before a turn.
///
/// ```
/// use hotdice::solve::RaceState;
///
/// // 2000 to 3500, and the player to move has had two busts in a row.
/// let state = RaceState::at(2000, 3500).with_busts(2, 0);
/// assert_eq!(state.other, 3500);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct RaceState {
    /// The total of the player to move, in points.
    pub own: i32,
    /// The total of the other.
    pub other: i32,
    /// The busts in a row of the player to move.
    pub own_busts: u8,
    /// The busts in a row of the other.
    pub other_busts: u8,
    /// The seat of the player to move, 0 or 1, where that makes a difference: 0 is the player who
    /// began if a round is finished, else the one who has ties.
    pub seat: u8,
}

impl RaceState {
    /// These totals, without busts, the player in the first seat to move.
    pub const fn at(own: i32, other: i32) -> Self {
        Self {
            own,
            other,
            own_busts: 0,
            other_busts: 0,
            seat: 0,
        }
    }

    /// The same with so many busts in a row.
    #[must_use]
    pub const fn with_busts(self, own: u8, other: u8) -> Self {
        Self {
            own_busts: own,
            other_busts: other,
            ..self
        }
    }

    /// The same with the player in this seat to move.
    #[must_use]
    pub const fn in_seat(self, seat: u8) -> Self {
        Self { seat, ..self }
    }
}

impl Race {
    /// Solves the game of two players under these rules.
    ///
    /// These rules have no race:
    ///
    /// * rules that are not for two [players](RuleSet::players);
    /// * those with a [catch-up ending](crate::Ending::CatchUp) or
    ///   [a number of rounds](crate::Ending::Rounds);
    /// * those by which ties are [played off](crate::Tie::PlayOff), unless the game ends at once;
    /// * those with [piggyback](RuleSet::piggyback);
    /// * those with penalties other than for [busts in a row](RuleSet::bust_streak): for
    ///   [the first throw](RuleSet::first_throw_penalty), or [of the points
    ///   lost](crate::BustEffect::Subtract);
    /// * those with penalties for busts in a row and a [lowest total](RuleSet::lowest_total) below
    ///   -1,000,000 or none, or an [opening](RuleSet::opening) above the
    ///   [minimum](RuleSet::minimum);
    /// * those with a [granularity](RuleSet::granularity) that turns can miss, or an
    ///   [exact](crate::Finish::Exact) target that no total can hit;
    /// * those with a last turn that catches up with any lead, as where nothing busts, or with
    ///   penalties that nearly every turn comes to, so that no value settles.
    ///
    /// # Errors
    /// [`SolveError::Unsupported`] for rules without a race, else what is too large.
    pub fn of(rules: &RuleSet) -> Result<Self, SolveError> {
        Self::with_progress(rules, |_| ControlFlow::Continue(()))
    }

    /// Solves the game, and tells after each step how far that is; it is given up if the answer is
    /// to break.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    /// use hotdice::solve::{Race, SolveError};
    /// use hotdice::{Preset, RuleSet};
    ///
    /// let rules = RuleSet::preset(Preset::BuscheNeller);
    /// let half = Race::with_progress(&rules, |progress| {
    ///     if progress.done < 10 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    /// });
    /// assert_eq!(half.unwrap_err(), SolveError::Cancelled);
    /// ```
    ///
    /// # Errors
    /// [`SolveError::Cancelled`] if it was given up, else as [`of`](Self::of).
    pub fn with_progress(
        rules: &RuleSet,
        mut tell: impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Self, SolveError> {
        let mut race = Self::unsolved(rules)?;
        let all = 2 * race.size() - 1;
        for sweep in 0..MOST_SWEEPS {
            let mut change: f64 = 0.0;
            for done in 0..all {
                change = change.max(race.solve_sum(all - 1 - done));
                let progress = Progress {
                    sweep,
                    done: done + 1,
                    all,
                };
                if tell(progress).is_break() {
                    return Err(SolveError::Cancelled);
                }
            }
            // Without penalties no value depends on a lower total, and one sweep is all.
            if rules.bust_streak().busts == 0 || change <= SETTLED {
                return Ok(race);
            }
        }
        let unsettled = "penalties that nearly every turn comes to";
        Err(SolveError::Unsupported(unsettled))
    }

    fn unsolved(rules: &RuleSet) -> Result<Self, SolveError> {
        check(rules)?;
        let lowest = match rules.bust_streak().busts {
            0 => 0,
            _ => rules.lowest_total().unsigned_abs(),
        };
        let penalty = match rules.bust_streak().penalty {
            Penalty::Points(points) => points,
            Penalty::WholeTotal => 0,
        };
        let moves = moves_on_grid(rules, &[lowest, penalty])?;
        let zero = moves.steps(lowest);
        let size = zero.saturating_add(moves.steps_up(rules.target()));
        let counts = usize::from(rules.bust_streak().busts.max(1));
        let seats_differ = rules.ending() == Ending::FinishRound || rules.tie() == Tie::EarlierSeat;
        let tables = if seats_differ { 2 } else { 1 };
        let tables = (0..tables)
            .map(|_| Table::new(size, counts))
            .collect::<Result<_, _>>()?;
        let plan = Plan::of(&moves);
        let last_turns = LastTurns::of(rules, &moves, &plan)?;
        let race = Self {
            rules: rules.clone(),
            moves,
            plan,
            last_turns,
            zero,
            tables,
        };
        check_rows(&race.moves, race.most_rows())?;
        Ok(race)
    }

    /// The number of totals from the lowest to the target, that one left out.
    fn size(&self) -> usize {
        self.tables[0].size
    }

    /// The table of the player in this seat.
    fn table(&self, seat: usize) -> &Table {
        &self.tables[seat % self.tables.len()]
    }

    /// Solves all pairs of totals with this sum, and tells by how much a value has changed at most.
    fn solve_sum(&mut self, sum: usize) -> f64 {
        // Where seats do not differ, each pair stands for its reverse as well.
        let seats_differ = self.tables.len() > 1;
        let pairs: Vec<Pair> = Pair::with_sum(sum, self.size())
            .filter(|pair| seats_differ || pair.own <= pair.other)
            .collect();
        let mut change: f64 = 0.0;
        for (group, solved) in pairs.chunks(LANES).zip(self.solved(&pairs)) {
            for cell in solved.cells(group, self.tables.len()) {
                let table = &mut self.tables[cell.table];
                change = change.max((table.at(cell.pair, cell.busts) - cell.value).abs());
                table.set(cell.pair, cell.busts, cell.value);
            }
        }
        change
    }

    #[cfg(not(feature = "parallel"))]
    fn solved(&self, pairs: &[Pair]) -> Vec<Solved> {
        let mut room = Room::new();
        pairs
            .chunks(LANES)
            .map(|group| self.solve_group(group, &mut room))
            .collect()
    }

    #[cfg(feature = "parallel")]
    fn solved(&self, pairs: &[Pair]) -> Vec<Solved> {
        use rayon::prelude::*;
        pairs
            .par_chunks(LANES)
            .map_init(Room::new, |room, group| self.solve_group(group, room))
            .collect()
    }

    /// The rules it was solved for.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The probability that the player who begins wins.
    pub fn first(&self) -> f64 {
        self.of_pair(0, self.beginning(), Busts::default())
    }

    /// The probability that the player to move wins from here on; `None` where no game comes to.
    pub fn value(&self, state: &RaceState) -> Option<f64> {
        let (pair, busts) = self.located(state)?;
        Some(self.of_pair(state.seat.into(), pair, busts))
    }

    /// The points for the second player at the beginning that make the game most even.
    pub fn best_bonus(&self) -> u32 {
        let unfair = |steps: usize| {
            let pair = Pair {
                other: self.zero + steps,
                ..self.beginning()
            };
            (self.of_pair(0, pair, Busts::default()) - 0.5).abs()
        };
        let best = (0..self.size() - self.zero).min_by(|&a, &b| unfair(a).total_cmp(&unfair(b)));
        self.moves.points(best.unwrap_or(0))
    }

    fn beginning(&self) -> Pair {
        Pair {
            own: self.zero,
            other: self.zero,
        }
    }

    fn of_pair(&self, seat: usize, pair: Pair, busts: Busts) -> f64 {
        self.table(seat).at(pair, busts)
    }

    /// The place of a state in a table.
    fn located(&self, state: &RaceState) -> Option<(Pair, Busts)> {
        let pair = Pair {
            own: self.step(state.own)?,
            other: self.step(state.other)?,
        };
        let busts = Busts {
            own: state.own_busts.into(),
            other: state.other_busts.into(),
        };
        let counts = self.tables[0].counts;
        let known = pair.own < self.size()
            && pair.other < self.size()
            && busts.own < counts
            && busts.other < counts;
        known.then_some((pair, busts))
    }

    /// A total in steps from the lowest one on, if games come to it.
    fn step(&self, total: i32) -> Option<usize> {
        let points =
            u32::try_from(i64::from(total) + i64::from(self.moves.points(self.zero))).ok()?;
        let steps = self.moves.steps(points);
        (self.moves.points(steps) == points).then_some(steps)
    }
}

/// The moves on a grid that has these points as well, and the target if that is to be hit.
fn moves_on_grid(rules: &RuleSet, points: &[u32]) -> Result<Moves, SolveError> {
    let moves = Moves::on_grid(rules, MOST_SITUATIONS, points);
    let moves = moves.ok_or(SolveError::TooManySituations {
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
    Ok(moves)
}

/// Refuses what a race cannot have.
fn check(rules: &RuleSet) -> Result<(), SolveError> {
    if !rules.players().allow(2) {
        return Err(SolveError::Unsupported(
            "another number of players than two",
        ));
    }
    check_penalties(rules)?;
    if rules.piggyback() != Piggyback::Off {
        return Err(SolveError::Unsupported("piggyback"));
    }
    match (rules.ending(), rules.tie()) {
        (Ending::CatchUp(_), _) => Err(SolveError::Unsupported("a catch-up ending")),
        (Ending::Rounds(_), _) => Err(SolveError::Unsupported("a number of rounds")),
        (Ending::Immediate, _) | (_, Tie::Shared | Tie::EarlierSeat) => Ok(()),
        (_, Tie::PlayOff) => Err(SolveError::Unsupported("a play-off")),
    }
}

/// Refuses penalties of which totals and busts in a row do not tell the whole story.
fn check_penalties(rules: &RuleSet) -> Result<(), SolveError> {
    if rules.bust_effect() != BustEffect::LoseTurn || rules.first_throw_penalty() > 0 {
        return Err(SolveError::Unsupported(
            "penalties other than for busts in a row",
        ));
    }
    if rules.bust_streak().busts == 0 {
        return Ok(());
    }
    if rules.lowest_total() < -MOST_BELOW_ZERO {
        return Err(SolveError::Unsupported("penalties without a lowest total"));
    }
    if rules.opening() > rules.minimum() {
        return Err(SolveError::Unsupported("penalties beside an opening"));
    }
    Ok(())
}
