//! What a turn comes to, with the probability of each.

use alloc::vec;
use alloc::vec::Vec;

use super::best_turn::TurnTable;
use super::moves::{Choice, Moves, Next};
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

/// Turns, and states of turns, that are rarer are not followed.
pub(super) const NEGLIGIBLE: f64 = 1e-18;

/// Turns that go on for so many throws beyond their points count as given up.
const MOST_THROWS: usize = 10_000;

/// What is done in each situation with each number of points, in steps of the grid.
pub(super) trait Play {
    /// Whether the points are banked.
    fn banks(&self, number: usize, row: usize) -> bool;

    /// Which of the choices of a throw is taken; `None` if all are stuck.
    fn kept(&self, choices: &[Choice], row: usize) -> Option<Choice>;
}

/// The distribution of turns that are played like this, one forward pass over so many rows of points.
/// Whoever comes further banks as soon as that is allowed.
pub(super) fn of_play(moves: &Moves, rows: usize, play: &impl Play) -> Distribution {
    let situations = moves.situations.len();
    let mut reached = vec![0.0; rows * situations];
    let mut beyond = vec![0.0; situations];
    let mut distribution = Distribution::new(moves.grid);
    reached[0] = 1.0;
    for row in 0..rows {
        for number in 0..situations {
            let probability = reached[row * situations + number];
            if probability == 0.0 {
                continue;
            }
            if play.banks(number, row) {
                distribution.add_bank(row, probability);
                continue;
            }
            let from = (number, row, probability);
            distribution.throw(moves, play, from, |distribution, next, row, part| {
                if row < rows {
                    reached[row * situations + next] += part;
                } else if moves.situations[next].situation.is_bankable() {
                    distribution.add_bank(row, part);
                } else {
                    beyond[next] += part;
                }
            });
        }
    }
    distribution.settle(moves, play, rows, beyond);
    distribution
}

impl Distribution {
    /// A throw in this situation with this number of points, which turns come to with this
    /// probability. `go_on` is told where it leads, with which points, and with which probability,
    /// unless it ends the turn.
    fn throw(
        &mut self,
        moves: &Moves,
        play: &impl Play,
        (number, row, probability): (usize, usize, f64),
        mut go_on: impl FnMut(&mut Self, usize, usize, f64),
    ) {
        let from = &moves.situations[number];
        self.add_throws(probability);
        self.add_bust(probability * from.bust);
        for class in moves.classes_of(from) {
            let part = probability * class.weight;
            match play.kept(&moves.choices[class.choices()], row) {
                None => self.add_bust(part),
                Some(choice) => match choice.next {
                    Next::Won => self.add_win(part),
                    Next::Situation(next) => go_on(self, next, row + choice.gain, part),
                },
            }
        }
    }

    /// Ends the turns that may not bank though they have more points than there are rows.
    fn settle(&mut self, moves: &Moves, play: &impl Play, rows: usize, mut beyond: Vec<f64>) {
        for _ in 0..MOST_THROWS {
            if beyond.iter().sum::<f64>() <= NEGLIGIBLE {
                return;
            }
            let mut further = vec![0.0; beyond.len()];
            for (number, probability) in beyond.iter().copied().enumerate() {
                if probability == 0.0 {
                    continue;
                }
                let from = (number, rows - 1, probability);
                self.throw(moves, play, from, |distribution, next, _, part| {
                    if moves.situations[next].situation.is_bankable() {
                        distribution.add_bank(rows, part);
                    } else {
                        further[next] += part;
                    }
                });
            }
            beyond = further;
        }
        self.add_bust(beyond.iter().sum());
    }
}

/// The distribution of play by these values.
pub(super) fn of_best_play(moves: &Moves, values: &TurnValues) -> Distribution {
    of_play_to(moves, values, usize::MAX)
}

/// The distribution of play by these values, but for a goal, in steps of the grid: what leads there is
/// kept, and banked wherever a bank of enough points is allowed.
pub(super) fn of_play_to(moves: &Moves, values: &TurnValues, goal: usize) -> Distribution {
    let play = PlayTo {
        moves,
        values,
        goal,
    };
    of_play(moves, values.rows(), &play)
}

/// Play by values, with a goal.
struct PlayTo<'a> {
    moves: &'a Moves,
    values: &'a TurnValues,
    goal: usize,
}

impl PlayTo<'_> {
    fn reaches(&self, choice: &Choice, row: usize) -> bool {
        match choice.next {
            Next::Won => true,
            Next::Situation(next) => self.is_there(next, row + choice.gain),
        }
    }

    fn is_there(&self, number: usize, row: usize) -> bool {
        row >= self.goal && self.moves.situations[number].situation.is_bankable()
    }
}

impl Play for PlayTo<'_> {
    fn banks(&self, number: usize, row: usize) -> bool {
        let bank = self.values.bank(self.moves, number, row);
        self.is_there(number, row) || bank >= self.values.throw(number, row)
    }

    fn kept(&self, choices: &[Choice], row: usize) -> Option<Choice> {
        let mut wins = choices
            .iter()
            .filter(|choice| self.goal < usize::MAX && self.reaches(choice, row));
        wins.next()
            .copied()
            .or_else(|| self.values.best(choices, row))
    }
}
