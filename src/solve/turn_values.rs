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

    /// What a bust is worth in this situation.
    fn bust(&self, moves: &Moves, number: usize, row: usize) -> f64 {
        let fresh = moves.situations[number].situation.is_fresh();
        let first_throw = if fresh { self.first_throw } else { 0.0 };
        self.bust + first_throw + self.lost_point * f64::from(moves.points(row))
    }

    /// What a bank is worth in this situation; `STUCK` if it is refused.
    fn bank(&self, moves: &Moves, number: usize, row: usize) -> f64 {
        let points = moves.points(row);
        let bankable = moves.situations[number].situation.is_bankable();
        if bankable && points >= self.needed && points % self.granularity == 0 {
            points.into()
        } else {
            STUCK
        }
    }
}

/// The value of no way to go on.
pub(crate) const STUCK: f64 = f64::NEG_INFINITY;

/// The values of all situations with all points, up to a bound beyond which turns are taken to end.
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

/// The choice that is worth most, the first of equal ones; `None` if all are stuck.
pub(crate) fn best(choices: &[Choice], value: impl Fn(Choice) -> f64) -> Option<Choice> {
    let mut best = None;
    let mut most = STUCK;
    for &choice in choices {
        let value = value(choice);
        if value > most {
            (best, most) = (Some(choice), value);
        }
    }
    best
}

/// Two ways to see what lies beyond the last row: there a turn ends with its points, or with as many
/// more as the greatest keep brings. What both agree on does not depend on it.
pub(crate) const GUESSES: usize = 2;

type Lanes = [f64; GUESSES];

impl TurnValues {
    /// The values by both guesses, with so many rows of points, one for each step of the grid.
    pub(crate) fn by_guesses(moves: &Moves, payoffs: &Payoffs, rows: usize) -> [Self; GUESSES] {
        let pass = Pass::of(moves, payoffs, rows);
        let lane = |cells: &[Lanes], lane: usize| cells.iter().map(|lanes| lanes[lane]).collect();
        core::array::from_fn(|guess| Self {
            payoffs: *payoffs,
            columns: pass.columns,
            rows,
            decisions: lane(&pass.decisions, guess),
            throws: lane(&pass.throws, guess),
        })
    }

    /// What a bank is worth in this situation; `STUCK` if it is refused.
    pub(crate) fn bank(&self, moves: &Moves, number: usize, row: usize) -> f64 {
        self.payoffs.bank(moves, number, row)
    }

    /// The choice that is worth most; `None` if all are stuck.
    pub(crate) fn best(&self, choices: &[Choice], row: usize) -> Option<Choice> {
        best(choices, |choice| self.after(choice, row))
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

/// The pass itself, one lane for each guess.
struct Pass<'a> {
    moves: &'a Moves,
    payoffs: &'a Payoffs,
    columns: usize,
    /// How far from the cell of the present row each choice leads.
    offsets: Vec<usize>,
    decisions: Vec<Lanes>,
    throws: Vec<Lanes>,
}

impl<'a> Pass<'a> {
    fn of(moves: &'a Moves, payoffs: &'a Payoffs, rows: usize) -> Self {
        let columns = moves.situations.len() + 1;
        let beyond = moves.greatest_gain() + 1;
        let mut pass = Self {
            moves,
            payoffs,
            columns,
            offsets: offsets(moves, columns),
            decisions: vec![[0.0; GUESSES]; (rows + beyond) * columns],
            throws: vec![[STUCK; GUESSES]; rows * columns],
        };
        for row in (rows..rows + beyond).rev() {
            pass.guess_row(row);
        }
        for row in (0..rows).rev() {
            pass.solve_row(row);
        }
        pass
    }

    /// Beyond the last row every turn that could go on is taken to end.
    fn guess_row(&mut self, row: usize) {
        let points = f64::from(self.moves.points(row));
        let more = f64::from(self.moves.points(self.moves.greatest_gain()));
        for (number, from) in self.moves.situations.iter().enumerate() {
            let goes_on = from.has_throw_left || self.payoffs.bank(self.moves, number, row) > STUCK;
            self.decisions[row * self.columns + number] = match (goes_on, from.has_throw_left) {
                (true, true) => [points, points + more],
                (true, false) => [points; GUESSES],
                _ => [STUCK; GUESSES],
            };
        }
        self.decisions[(row + 1) * self.columns - 1] = [self.payoffs.won; GUESSES];
    }

    fn solve_row(&mut self, row: usize) {
        let begin = row * self.columns;
        self.decisions[begin + self.columns - 1] = [self.payoffs.won; GUESSES];
        // The first situation is the beginning of a turn, which has no points.
        let first = row.min(1);
        for number in first..self.columns - 1 {
            let thrown = self.thrown(number, row);
            let bank = self.payoffs.bank(self.moves, number, row);
            self.throws[begin + number] = thrown;
            self.decisions[begin + number] = thrown.map(|value| value.max(bank));
        }
    }

    /// The value of another throw.
    fn thrown(&self, number: usize, row: usize) -> Lanes {
        let from = &self.moves.situations[number];
        if !from.has_throw_left {
            return [STUCK; GUESSES];
        }
        let lost = self.payoffs.bust(self.moves, number, row);
        let ahead = &self.decisions[row * self.columns..];
        let mut sum = [from.bust * lost; GUESSES];
        for class in self.moves.classes_of(from) {
            let mut best = [STUCK; GUESSES];
            for &offset in &self.offsets[class.choices()] {
                best = greater(best, ahead[offset]);
            }
            for (sum, best) in sum.iter_mut().zip(best) {
                // Where all choices are stuck, the throw is a bust.
                *sum += class.weight * if best > STUCK { best } else { lost };
            }
        }
        sum
    }
}

/// How far from the cell of the present row each choice leads.
fn offsets(moves: &Moves, columns: usize) -> Vec<usize> {
    let offset = |choice: &Choice| match choice.next {
        Next::Situation(next) => choice.gain * columns + next,
        Next::Won => columns - 1,
    };
    moves.choices.iter().map(offset).collect()
}

fn greater(a: Lanes, b: Lanes) -> Lanes {
    core::array::from_fn(|lane| if b[lane] > a[lane] { b[lane] } else { a[lane] })
}
