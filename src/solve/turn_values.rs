//! One backward pass over the points of a turn.

use alloc::vec;
use alloc::vec::Vec;

use super::moves::{Choice, Moves, Next};
use crate::rules::{BustEffect, RuleSet};

/// What the end of a turn is worth, in points.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Payoffs {
    /// A bank needs these points.
    pub(crate) needed: u32,
    /// And a multiple of these.
    pub(crate) granularity: u32,
    /// What a bust is worth.
    pub(crate) bust: f64,
    /// What a bust on the first throw is worth beyond that.
    pub(crate) first_throw: f64,
    /// What each point lost by a bust is worth.
    pub(crate) lost_point: f64,
    /// What winning the game is worth.
    pub(crate) won: f64,
}

impl Payoffs {
    /// What counts is the points alone; a bank needs so many.
    pub(crate) fn points(rules: &RuleSet, needed: u32) -> Self {
        Self {
            needed,
            granularity: rules.granularity(),
            bust: 0.0,
            first_throw: -f64::from(rules.first_throw_penalty()),
            lost_point: match rules.bust_effect() {
                BustEffect::LoseTurn => 0.0,
                BustEffect::Subtract => -1.0,
            },
            won: rules.target().into(),
        }
    }

    fn allows_bank(&self, points: u32) -> bool {
        points >= self.needed && points % self.granularity == 0
    }

    fn bust(&self, points: f64, fresh: bool) -> f64 {
        let first_throw = if fresh { self.first_throw } else { 0.0 };
        self.bust + first_throw + self.lost_point * points
    }
}

/// The value of no way to go on.
pub(crate) const STUCK: f64 = f64::NEG_INFINITY;

/// The values of all situations with all points, up to a bound beyond which every bank is taken.
#[derive(Clone, Debug)]
pub(crate) struct TurnValues {
    payoffs: Payoffs,
    columns: usize,
    rows: usize,
    /// Of a decision, row by row of points.
    decisions: Vec<f64>,
    /// Of another throw, in the same way.
    throws: Vec<f64>,
}

impl TurnValues {
    /// The values with so many rows of points, one for each step of the grid.
    pub(crate) fn of(moves: &Moves, payoffs: &Payoffs, rows: usize) -> Self {
        let situations = moves.situations.len();
        let columns = situations + 1;
        let beyond = moves.greatest_gain() + 1;
        let mut values = Self {
            payoffs: *payoffs,
            columns,
            rows,
            decisions: vec![0.0; (rows + beyond) * columns],
            throws: vec![STUCK; rows * columns],
        };
        let offsets = values.offsets(moves);
        for row in (rows..rows + beyond).rev() {
            values.guess_row(moves, row);
        }
        for row in (0..rows).rev() {
            values.solve_row(moves, &offsets, row);
        }
        values
    }

    /// How far from the cell of the present row each choice leads.
    fn offsets(&self, moves: &Moves) -> Vec<usize> {
        let columns = self.columns;
        moves
            .choices
            .iter()
            .map(|choice| match choice.next {
                Next::Situation(next) => choice.gain * columns + next,
                Next::Won => columns - 1,
            })
            .collect()
    }

    /// Beyond the last row every turn that could go on is taken to end with its points.
    fn guess_row(&mut self, moves: &Moves, row: usize) {
        for (number, from) in moves.situations.iter().enumerate() {
            let points = f64::from(moves.points(row));
            let goes_on = from.has_throw_left || self.bank(moves, number, row) > STUCK;
            self.decisions[row * self.columns + number] = if goes_on { points } else { STUCK };
        }
        self.decisions[(row + 1) * self.columns - 1] = self.payoffs.won;
    }

    fn solve_row(&mut self, moves: &Moves, offsets: &[usize], row: usize) {
        let begin = row * self.columns;
        self.decisions[begin + self.columns - 1] = self.payoffs.won;
        for (number, from) in moves.situations.iter().enumerate() {
            let lost = self.bust(moves, number, row);
            let ahead = &self.decisions[begin..];
            let kept: f64 = moves
                .classes_of(from)
                .map(|class| {
                    let best = offsets[class.choices()]
                        .iter()
                        .map(|&offset| ahead[offset])
                        .fold(STUCK, f64::max);
                    class.weight * if best > STUCK { best } else { lost }
                })
                .sum();
            let thrown = if from.has_throw_left {
                kept + from.bust * lost
            } else {
                STUCK
            };
            self.throws[begin + number] = thrown;
            self.decisions[begin + number] = thrown.max(self.bank(moves, number, row));
        }
    }

    /// What a bust is worth in this situation.
    pub(crate) fn bust(&self, moves: &Moves, number: usize, row: usize) -> f64 {
        let fresh = moves.situations[number].situation.is_fresh();
        self.payoffs.bust(f64::from(moves.points(row)), fresh)
    }

    /// What a bank is worth in this situation; `STUCK` if it is refused.
    pub(crate) fn bank(&self, moves: &Moves, number: usize, row: usize) -> f64 {
        let points = moves.points(row);
        let bankable = moves.situations[number].situation.is_bankable();
        if bankable && self.payoffs.allows_bank(points) {
            points.into()
        } else {
            STUCK
        }
    }

    /// The choice that is worth most; `None` if all are stuck.
    pub(crate) fn best(&self, choices: &[Choice], row: usize) -> Option<Choice> {
        let mut best = None;
        let mut most = STUCK;
        for &choice in choices {
            let value = self.after(choice, row);
            if value > most {
                (best, most) = (Some(choice), value);
            }
        }
        best
    }

    /// What this choice is worth.
    fn after(&self, choice: Choice, row: usize) -> f64 {
        match choice.next {
            Next::Situation(next) => self.decision(next, row + choice.gain),
            Next::Won => self.payoffs.won,
        }
    }

    /// How many rows there are.
    pub(crate) const fn rows(&self) -> usize {
        self.rows
    }

    /// The value of another throw in this situation, with points in steps of the grid.
    pub(crate) fn throw(&self, situation: usize, row: usize) -> f64 {
        self.throws[row * self.columns + situation]
    }

    /// The value of a decision in this situation, with points in steps of the grid.
    pub(crate) fn decision(&self, situation: usize, row: usize) -> f64 {
        self.decisions[row * self.columns + situation]
    }
}
