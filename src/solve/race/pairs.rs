//! Pairs of totals: what each of the two players has, if it is the one's turn or the other's.
//!
//! With x the value of the one to move and y that of the other to move, x = F(1 - y) and
//! y = G(1 - x): a bust hands the move over with the totals unchanged. F and G are the values of a
//! turn for a given value of a bust; they rise, with a slope below 1, so there is one solution.

use alloc::vec::Vec;

use super::Race;
use super::pass::{Beyond, Ends, LANES, Lanes, Room};
use crate::rules::{Ending, Finish, WinningBank};
use crate::solve::turn_values::STUCK;

/// The totals of the player to move and of the other, in steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pair {
    pub(super) own: usize,
    pub(super) other: usize,
}

impl Pair {
    const fn reversed(self) -> Self {
        Self {
            own: self.other,
            other: self.own,
        }
    }
}

/// A solution that a further round changes by no more.
const TOLERANCE: f64 = 4e-16;

/// More rounds than any pair needs.
const ROUNDS: usize = 200;

impl Race {
    /// The values of these pairs, at most one a lane: of the one to move, and of the other to move.
    pub(super) fn solve_pairs(&self, pairs: &[Pair], room: &mut Room) -> (Lanes, Lanes) {
        let lanes: [Pair; LANES] = core::array::from_fn(|lane| pairs[lane.min(pairs.len() - 1)]);
        let mine = self.banks(0, lanes);
        let theirs = self.banks(1, lanes.map(Pair::reversed));
        let beyond = match self.rules.finish() {
            Finish::Exact => Beyond::Loses,
            Finish::Reach => Beyond::Wins,
        };
        let mut turn = |banks: &[Lanes], other: Lanes| {
            let ends = Ends {
                banks,
                beyond,
                bust: other.map(|value| 1.0 - value),
            };
            self.plan.begin(&ends, room)
        };
        let mut y = [0.5; LANES];
        let mut round = |x: Lanes| {
            y = turn(&theirs, x);
            turn(&mine, y)
        };
        let mut before = lanes.map(|pair| self.guess(pair));
        let mut after = round(before);
        for _ in 0..ROUNDS {
            if greatest_difference(before, after) <= TOLERANCE {
                break;
            }
            // Where a line through the last two points meets the diagonal, or the plain next value.
            let next = round(after);
            let mut guess = next;
            for lane in 0..LANES {
                let (first, second) = (after[lane] - before[lane], next[lane] - after[lane]);
                let bend = second - first;
                if bend.abs() > 1e-14 {
                    guess[lane] = (next[lane] - second * second / bend).clamp(0.0, 1.0);
                }
            }
            before = guess;
            after = round(before);
        }
        (after, y)
    }

    /// A value nearby that is known already.
    fn guess(&self, pair: Pair) -> f64 {
        let table = self.table(0);
        let last = table.size - 1;
        let (own, other) = (pair.own, pair.other);
        match (own < last, other < last) {
            (true, true) => f64::midpoint(table.at(own + 1, other), table.at(own, other + 1)),
            (true, false) => table.at(own + 1, other),
            (false, true) => table.at(own, other + 1),
            (false, false) => 0.9,
        }
    }

    /// What a bank is worth to the player in this seat, by row of points.
    pub(super) fn banks(&self, seat: usize, pairs: [Pair; LANES]) -> Vec<Lanes> {
        let rows = pairs.map(|pair| self.rows(seat, pair));
        let most = rows.into_iter().fold(1, usize::max);
        (0..most)
            .map(|row| pairs.map(|pair| self.bank(seat, pair, row)))
            .collect()
    }

    /// What a bank is worth in the last turn of the player in this seat, who has to beat the other.
    pub(super) fn last_banks(&self, seat: usize, pair: Pair) -> Vec<Lanes> {
        let exact = self.rules.finish() == Finish::Exact;
        let needed = self.moves.steps_up(self.needed(pair));
        let behind = pair.other.saturating_sub(pair.own);
        let rows = (behind + 2).max(needed);
        (0..rows)
            .map(|row| {
                let bank = if row < needed || row == 0 || exact && pair.own + row > self.size() {
                    STUCK
                } else if row < behind {
                    0.0
                } else if row == behind {
                    self.last_turns.level(seat)
                } else {
                    1.0
                };
                [bank; LANES]
            })
            .collect()
    }

    /// From this row on every bank is worth the same.
    fn rows(&self, seat: usize, pair: Pair) -> usize {
        let missing = self.size() - pair.own;
        if self.rules.finish() == Finish::Exact {
            return missing + 1;
        }
        let enough = missing.max(self.moves.steps_up(self.needed(pair)));
        if self.has_last_turn_against(seat) {
            let safe = (self.last_turns.hopeless() + pair.other).saturating_sub(pair.own);
            return enough.max(safe);
        }
        enough
    }

    /// Whether the other player has a last turn once the player in this seat has met the target.
    fn has_last_turn_against(&self, seat: usize) -> bool {
        match self.rules.ending() {
            Ending::LastTurn => true,
            Ending::FinishRound => seat == 0,
            _ => false,
        }
    }

    fn needed(&self, pair: Pair) -> u32 {
        if pair.own == 0 {
            self.rules.opening().max(self.rules.minimum())
        } else {
            self.rules.minimum()
        }
    }

    fn bank(&self, seat: usize, pair: Pair, row: usize) -> f64 {
        let total = pair.own + row;
        let target = self.size();
        let wins = total >= target;
        let excused = wins && self.rules.winning_bank() == WinningBank::Excused;
        let enough = self.moves.points(row) >= self.needed(pair) || excused;
        if row == 0 || !enough || self.rules.finish() == Finish::Exact && total > target {
            return STUCK;
        }
        if !wins {
            return 1.0 - self.table(1 - seat).at(pair.other, total);
        }
        if self.has_last_turn_against(seat) {
            let behind = total - pair.other;
            return 1.0 - self.last_turns.chance(1 - seat, behind, pair.other);
        }
        1.0
    }
}

fn greatest_difference(a: Lanes, b: Lanes) -> f64 {
    a.iter()
        .zip(b)
        .map(|(a, b)| (a - b).abs())
        .fold(0.0, f64::max)
}
