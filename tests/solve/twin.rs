//! Slow twins of optimal play, written from the rules alone: what turns come to is found by playing
//! them, and when a bank is allowed is decided here.

pub(crate) mod played;
pub(crate) mod race;
pub(crate) mod recursion;
mod stands;

use hotdice::{BustEffect, RuleSet};
pub(crate) use stands::{Stand, Stands};

/// What the ends of a turn are worth.
pub(crate) struct Ends<'a> {
    /// A bank of these points; `None` where it is refused.
    pub(crate) bank: &'a dyn Fn(u32, &Stand) -> Option<f64>,
    /// A bust that loses these points, on the first throw or later.
    pub(crate) bust: &'a dyn Fn(u32, bool) -> f64,
    /// A combination that wins the game.
    pub(crate) won: f64,
    pub(crate) beyond: Beyond,
}

/// What turns are worth that have more points than there are rows.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Beyond {
    /// Their points.
    Points,
    /// As much as with those of the last row.
    Same,
}

/// The values of all turns, by points and stands.
pub(crate) struct Values {
    grid: u32,
    beyond: Beyond,
    decisions: Vec<Vec<Option<f64>>>,
    throws: Vec<Vec<Option<f64>>>,
}

impl Values {
    /// The best values, one row of points after the other, the last first.
    pub(crate) fn of(stands: &Stands, points: u32, ends: &Ends<'_>) -> Self {
        let rows = points.div_ceil(stands.grid) as usize + 1;
        let mut values = Self {
            grid: stands.grid,
            beyond: ends.beyond,
            decisions: vec![vec![None; stands.len()]; rows],
            throws: vec![vec![None; stands.len()]; rows],
        };
        for row in (0..rows).rev() {
            // Beyond the last row values follow from themselves; elsewhere once is enough.
            while values.step(stands, row, ends) > 1e-16 && row + 1 == rows {}
        }
        values
    }

    fn step(&mut self, stands: &Stands, row: usize, ends: &Ends<'_>) -> f64 {
        let points = self.grid * u32::try_from(row).expect("few rows");
        let mut change: f64 = 0.0;
        for (number, stand) in stands.iter().enumerate() {
            let throw = stands
                .has_throw_left(stand)
                .then(|| self.thrown(stands, number, points, ends));
            let bank = (ends.bank)(points, stand);
            let best = throw.into_iter().chain(bank).reduce(f64::max);
            let known = self.decisions[row][number];
            change = change.max((best.unwrap_or(0.0) - known.unwrap_or(0.0)).abs());
            self.decisions[row][number] = best;
            self.throws[row][number] = throw;
        }
        change
    }

    fn thrown(&self, stands: &Stands, number: usize, points: u32, ends: &Ends<'_>) -> f64 {
        let bust = (ends.bust)(points, stands.is_fresh(number));
        let scored = stands.outcomes(number).iter().map(|outcome| {
            let after = outcome.options.iter().filter_map(|&(gain, next)| {
                let next = next.map(|next| self.decision(next, points + gain));
                next.unwrap_or(Some(ends.won))
            });
            // A throw of which nothing can be banked any more is lost.
            outcome.part * after.reduce(f64::max).unwrap_or(bust)
        });
        stands.bust(number) * bust + scored.sum::<f64>()
    }

    fn decision(&self, number: usize, points: u32) -> Option<f64> {
        let row = (points / self.grid) as usize;
        let last = self.decisions.len() - 1;
        match self.beyond {
            Beyond::Points if row > last => Some(points.into()),
            _ => self.decisions[row.min(last)][number],
        }
    }

    /// The value of another throw.
    pub(crate) fn throw(&self, number: usize, points: u32) -> Option<f64> {
        self.throws[(points / self.grid) as usize][number]
    }

    /// The value of a turn that begins.
    pub(crate) fn begin(&self) -> f64 {
        self.throw(0, 0).expect("a turn begins with a throw")
    }
}

/// The greatest expected points of turns in which a bank needs so many.
pub(crate) fn best_turn(stands: &Stands, needed: u32, most: u32) -> Values {
    let rules = &stands.rules;
    let bank = |points: u32, stand: &Stand| {
        let allowed = points >= needed && stands.may_bank(stand, points);
        allowed.then(|| f64::from(points))
    };
    let ends = Ends {
        bank: &bank,
        bust: &|lost, first| bust_points(rules, lost, first),
        won: rules.target().into(),
        beyond: Beyond::Points,
    };
    Values::of(stands, most, &ends)
}

/// What a bust costs the total, busts in a row apart.
pub(crate) fn bust_points(rules: &RuleSet, lost: u32, first: bool) -> f64 {
    let subtracted = match rules.bust_effect() {
        BustEffect::Subtract => lost,
        _ => 0,
    };
    let penalty = if first {
        rules.first_throw_penalty()
    } else {
        0
    };
    -f64::from(subtracted) - f64::from(penalty)
}
