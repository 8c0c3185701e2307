//! What a turn comes to, with the probability of each.

use alloc::vec;
use alloc::vec::Vec;

use super::best_turn::TurnTable;
use super::moves::{Choice, Moves, Next, ThrowClass};
use super::policy::Ends;
use super::turn_values::TurnValues;

/// How a turn ends, with the probability of each end.
///
/// ```
/// use hotdice::solve::BestTurn;
/// use hotdice::{Preset, RuleSet};
///
/// let best = BestTurn::of(&RuleSet::preset(Preset::Farkle))?;
/// let distribution = best.on_board().distribution();
/// assert!((distribution.mean() - best.on_board().expected()).abs() < 1e-9);
/// # Ok::<(), hotdice::solve::SolveError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Distribution {
    grid: u32,
    banks: Vec<f64>,
    bust: f64,
    won: f64,
    throws: f64,
}

impl Distribution {
    pub(super) fn new(grid: u32) -> Self {
        Self {
            grid,
            banks: Vec::new(),
            bust: 0.0,
            won: 0.0,
            throws: 0.0,
        }
    }

    /// The totals that are banked, ascending, with their probabilities; those of 0 are left out.
    pub fn banks(&self) -> impl Iterator<Item = (u32, f64)> + '_ {
        (0..)
            .zip(&self.banks)
            .filter(|&(_, &probability)| probability > 0.0)
            .map(|(row, &probability)| (self.grid.saturating_mul(row), probability))
    }

    /// The points of a turn on average, those lost or won with the game counting as none.
    pub fn mean(&self) -> f64 {
        self.banks()
            .map(|(points, probability)| f64::from(points) * probability)
            .sum()
    }

    /// The probability that the turn ends with a bust, or is given up.
    pub const fn bust(&self) -> f64 {
        self.bust
    }

    /// The probability that a keep wins the game.
    pub const fn won(&self) -> f64 {
        self.won
    }

    /// The expected number of throws.
    pub const fn throws(&self) -> f64 {
        self.throws
    }

    /// The parts, with the banks by rows of points.
    pub(super) fn into_ends(self) -> Ends {
        Ends {
            banks: self.banks,
            bust: self.bust,
            won: self.won,
        }
    }

    pub(super) fn add_bank(&mut self, row: usize, probability: f64) {
        if probability == 0.0 {
            return;
        }
        if self.banks.len() <= row {
            self.banks.resize(row + 1, 0.0);
        }
        self.banks[row] += probability;
    }

    pub(super) fn add_bust(&mut self, probability: f64) {
        self.bust += probability;
    }

    pub(super) fn add_win(&mut self, probability: f64) {
        self.won += probability;
    }

    pub(super) fn add_throws(&mut self, probability: f64) {
        self.throws += probability;
    }
}

impl TurnTable<'_> {
    /// How a turn ends that is played in the best way, where of equals the bank is taken.
    pub fn distribution(&self) -> Distribution {
        of_best_play(self.moves(), self.values())
    }
}

/// The distribution of play by these values.
pub(super) fn of_best_play(moves: &Moves, values: &TurnValues) -> Distribution {
    of_play_to(moves, values, usize::MAX)
}

/// The distribution of play by these values, but for a goal: what leads there is kept, and banked. One
/// forward pass over the points.
pub(super) fn of_play_to(moves: &Moves, values: &TurnValues, goal: usize) -> Distribution {
    let situations = moves.situations.len();
    let mut reached = vec![0.0; values.rows() * situations];
    reached[0] = 1.0;
    let mut distribution = Distribution::new(moves.grid);
    for row in 0..values.rows() {
        for number in 0..situations {
            let probability = reached[row * situations + number];
            if probability > 0.0 {
                let throw = Throw {
                    moves,
                    values,
                    goal,
                    number,
                    row,
                };
                throw.spread(probability, &mut reached, &mut distribution);
            }
        }
    }
    distribution
}

/// A throw in one situation with some points.
struct Throw<'a> {
    moves: &'a Moves,
    values: &'a TurnValues,
    goal: usize,
    number: usize,
    row: usize,
}

impl Throw<'_> {
    fn spread(&self, probability: f64, reached: &mut [f64], distribution: &mut Distribution) {
        let from = &self.moves.situations[self.number];
        distribution.add_throws(probability);
        distribution.add_bust(probability * from.bust);
        for class in self.moves.classes_of(from) {
            let part = probability * class.weight;
            let kept = self.kept(class);
            match kept.map(|choice| (choice.next, self.row + choice.gain)) {
                None => distribution.add_bust(part),
                Some((Next::Won, _)) => distribution.add_win(part),
                Some((Next::Situation(next), row)) if self.banks(next, row) => {
                    distribution.add_bank(row, part);
                }
                Some((Next::Situation(next), row)) => {
                    reached[row * self.moves.situations.len() + next] += part;
                }
            }
        }
    }

    /// The choice that is taken of this class; `None` if all are stuck.
    fn kept(&self, class: &ThrowClass) -> Option<Choice> {
        let reaches = |choice: &Choice| match choice.next {
            Next::Won => true,
            Next::Situation(next) => self.reaches(next, self.row + choice.gain),
        };
        let mut choices = self.moves.choices[class.choices()].iter();
        let wins = choices.find(|choice| self.goal < usize::MAX && reaches(choice));
        wins.copied()
            .or_else(|| self.values.best(self.moves, class, self.row))
    }

    fn reaches(&self, number: usize, row: usize) -> bool {
        row >= self.goal && self.values.bank(self.moves, number, row).is_finite()
    }

    fn banks(&self, number: usize, row: usize) -> bool {
        self.reaches(number, row)
            || row >= self.values.rows()
            || self.values.bank(self.moves, number, row) >= self.values.throw(number, row)
    }
}
