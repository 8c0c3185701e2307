//! Pairs of totals: what each of the two players has, if it is the one's turn or the other's.
//!
//! With x the value of the one to move and y that of the other to move, x = F(1 - y) and
//! y = G(1 - x): a bust hands the move over with the totals unchanged. F and G are the values of a
//! turn for a given value of a bust; they rise, with a slope below 1, so there is one solution.

use alloc::vec;
use alloc::vec::Vec;

use super::Race;
use super::last_turn::Need;
use super::pass::{Beyond, Ends, LANES, Lanes, NO_HIT, Room};
use super::table::{Busts, Pair};
use crate::rules::{Ending, Finish, Penalty, WinningBank};
use crate::solve::turn_values::STUCK;

/// A solution that a further round changes by no more.
const TOLERANCE: f64 = 4e-16;

/// More rounds than any pair needs.
const ROUNDS: usize = 200;

/// The values of a group of pairs, one a lane, by the busts in a row of both players.
pub(super) struct Solved {
    counts: usize,
    /// Of the one to move, by own busts and then the other's.
    mine: Vec<Lanes>,
    /// Of the other to move, by those of that one first.
    theirs: Vec<Lanes>,
}

/// One value with its place.
pub(super) struct Cell {
    pub(super) table: usize,
    pub(super) pair: Pair,
    pub(super) busts: Busts,
    pub(super) value: f64,
}

impl Solved {
    /// Every value with its place in one or two tables.
    pub(super) fn cells<'a>(
        &'a self,
        pairs: &'a [Pair],
        tables: usize,
    ) -> impl Iterator<Item = Cell> + 'a {
        pairs.iter().enumerate().flat_map(move |(lane, &pair)| {
            (0..self.counts * self.counts).flat_map(move |counted| {
                let busts = Busts {
                    own: counted / self.counts,
                    other: counted % self.counts,
                };
                let cell = |table, pair, values: &[Lanes]| Cell {
                    table,
                    pair,
                    busts,
                    value: values[counted][lane],
                };
                [
                    cell(0, pair, &self.mine),
                    cell(tables - 1, pair.reversed(), &self.theirs),
                ]
            })
        })
    }
}

impl Race {
    /// The values of these pairs, at most one a lane.
    pub(super) fn solve_group(&self, pairs: &[Pair], room: &mut Room) -> Solved {
        let lanes = lanes_of(pairs);
        if self.rules.bust_streak().busts > 0 {
            return self.solve_streaks(lanes, room);
        }
        let (mine, theirs) = self.solve_pairs(lanes, room);
        Solved {
            counts: 1,
            mine: vec![mine],
            theirs: vec![theirs],
        }
    }

    /// The values where busts in a row are counted. A bust counts one more, and so leads to a value
    /// that is known already; the one that costs points leads to lower totals, whose values are
    /// those of the sweep before.
    fn solve_streaks(&self, lanes: [Pair; LANES], room: &mut Room) -> Solved {
        let counts = self.tables[0].counts;
        let reversed = lanes.map(Pair::reversed);
        let all = |seat, lanes| -> Vec<_> {
            (0..counts)
                .map(|busts| self.banks(seat, lanes, busts))
                .collect()
        };
        let banks = [all(0, lanes), all(1, reversed)];
        let mut values = [
            vec![[0.0; LANES]; counts * counts],
            vec![[0.0; LANES]; counts * counts],
        ];
        for sum in (0..2 * counts - 1).rev() {
            for own in sum.saturating_sub(counts - 1)..=sum.min(counts - 1) {
                let busts = Busts {
                    own,
                    other: sum - own,
                };
                for (seat, pairs) in [lanes, reversed].into_iter().enumerate() {
                    let bust = if own + 1 < counts {
                        // The other's busts first: it is the other to move.
                        values[1 - seat][busts.other * counts + own + 1].map(|value| 1.0 - value)
                    } else {
                        pairs.map(|pair| 1.0 - self.after_penalty(seat, pair, busts.other))
                    };
                    let ends = Ends {
                        banks: &banks[seat][busts.other],
                        beyond: self.beyond(),
                        bust,
                        hit: self.hits(pairs),
                    };
                    values[seat][own * counts + busts.other] = self.plan.begin(&ends, room);
                }
            }
        }
        let [mine, theirs] = values;
        Solved {
            counts,
            mine,
            theirs,
        }
    }

    /// What the other has to move, once the player in this seat has paid for too many busts.
    pub(super) fn after_penalty(&self, seat: usize, pair: Pair, other_busts: usize) -> f64 {
        let charged = Pair {
            own: self.charged(pair.own),
            ..pair
        };
        let busts = Busts {
            own: other_busts,
            other: 0,
        };
        self.table(1 - seat).at(charged.reversed(), busts)
    }

    /// The total once too many busts are paid for.
    fn charged(&self, own: usize) -> usize {
        match self.rules.bust_streak().penalty {
            Penalty::Points(points) => own.saturating_sub(self.moves.steps(points)),
            Penalty::WholeTotal => own.min(self.zero),
        }
    }

    /// What lies beyond the rows of a pass.
    pub(super) fn beyond(&self) -> Beyond {
        match self.rules.finish() {
            Finish::Exact => Beyond::Loses,
            Finish::Reach => Beyond::Wins,
        }
    }

    /// The values of the one to move, and of the other to move, where a bust leaves all as it is.
    fn solve_pairs(&self, lanes: [Pair; LANES], room: &mut Room) -> (Lanes, Lanes) {
        let mine = self.banks(0, lanes, 0);
        let theirs = self.banks(1, lanes.map(Pair::reversed), 0);
        let mut turn = |banks: &[Lanes], lanes, other: Lanes| {
            let ends = Ends {
                banks,
                beyond: self.beyond(),
                bust: other.map(|value| 1.0 - value),
                hit: self.hits(lanes),
            };
            self.plan.begin(&ends, room)
        };
        let mut y = [0.5; LANES];
        let mut round = |x: Lanes| {
            y = self.evened(lanes, turn(&theirs, lanes.map(Pair::reversed), x));
            self.evened(lanes, turn(&mine, lanes, y))
        };
        let x = fixed_point(lanes.map(|pair| self.guess(pair)), &mut round);
        (x, y)
    }

    /// The same values, but half where neither player can win any more: there every value would do.
    fn evened(&self, lanes: [Pair; LANES], values: Lanes) -> Lanes {
        core::array::from_fn(|lane| {
            let Pair { own, other } = lanes[lane];
            if self.can_win[own] || self.can_win[other] {
                values[lane]
            } else {
                0.5
            }
        })
    }

    /// Whether a player with each total can still win, where totals never fall.
    pub(super) fn winnable(&self) -> Vec<bool> {
        let mut can_win = vec![false; self.size()];
        let mut room = Room::new();
        for own in (0..self.size()).rev() {
            let pair = Pair { own, other: own };
            let banks: Vec<Lanes<1>> = (0..self.own_rows(pair))
                .map(|row| match self.refuses(pair, row) {
                    true => [STUCK],
                    false if can_win.get(own + row) == Some(&false) => [0.0],
                    false => [1.0],
                })
                .collect();
            let ends = Ends {
                banks: &banks,
                beyond: self.beyond(),
                bust: [0.0],
                hit: self.hits([pair]),
            };
            can_win[own] = self.plan.begin(&ends, &mut room)[0] > 0.0;
        }
        can_win
    }

    /// The rows that hit an exact target.
    pub(super) fn hits<const N: usize>(&self, pairs: [Pair; N]) -> [usize; N] {
        match self.rules.finish() {
            Finish::Exact => pairs.map(|pair| self.size() - pair.own),
            Finish::Reach => [NO_HIT; N],
        }
    }

    /// A value nearby that is known already.
    fn guess(&self, pair: Pair) -> f64 {
        let table = self.table(0);
        let last = table.size - 1;
        let Pair { own, other } = pair;
        let at = |own, other| table.at(Pair { own, other }, Busts::default());
        match (own < last, other < last) {
            (true, true) => f64::midpoint(at(own + 1, other), at(own, other + 1)),
            (true, false) => at(own + 1, other),
            (false, true) => at(own, other + 1),
            (false, false) => 0.9,
        }
    }

    /// What a bank is worth to the player in this seat, by row of points, if the other has so many
    /// busts in a row.
    pub(super) fn banks<const N: usize>(
        &self,
        seat: usize,
        pairs: [Pair; N],
        other_busts: usize,
    ) -> Vec<Lanes<N>> {
        let rows = pairs.map(|pair| self.rows(seat, pair));
        let most = rows.into_iter().fold(1, usize::max);
        (0..most)
            .map(|row| pairs.map(|pair| self.bank(seat, pair, other_busts, row)))
            .collect()
    }

    /// What a bank is worth in the last turn of the player in this seat, who has to beat the other.
    pub(super) fn last_banks(&self, seat: usize, pair: Pair) -> Vec<Lanes<1>> {
        let exact = self.rules.finish() == Finish::Exact;
        let needed = match self.rules.winning_bank() {
            // A bank that is not below the other's total meets the target.
            WinningBank::Excused => self.moves.steps_up(self.opening(pair)),
            WinningBank::NeedsMinimum => self.moves.steps_up(self.needed(pair)),
        };
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
                [bank]
            })
            .collect()
    }

    /// From this row on every bank is worth the same.
    fn rows(&self, seat: usize, pair: Pair) -> usize {
        let enough = self.own_rows(pair);
        if self.rules.finish() == Finish::Reach && self.has_last_turn_against(seat) {
            let safe = (self.last_turns.hopeless() + pair.other).saturating_sub(pair.own);
            return enough.max(safe);
        }
        enough
    }

    /// From this row on every bank meets the target, or exceeds it.
    fn own_rows(&self, pair: Pair) -> usize {
        let missing = self.size() - pair.own;
        match self.rules.finish() {
            Finish::Exact => missing + 1,
            Finish::Reach => missing.max(self.moves.steps_up(self.needed(pair))),
        }
    }

    /// Whether the other player has a last turn once the player in this seat has met the target.
    fn has_last_turn_against(&self, seat: usize) -> bool {
        match self.rules.ending() {
            Ending::LastTurn => true,
            Ending::FinishRound => seat == 0,
            _ => false,
        }
    }

    pub(super) fn needed(&self, pair: Pair) -> u32 {
        self.opening(pair).max(self.rules.minimum())
    }

    fn opening(&self, pair: Pair) -> u32 {
        // Where totals cannot fall, who has none has not banked yet.
        if pair.own == 0 && self.zero == 0 {
            self.rules.opening()
        } else {
            0
        }
    }

    /// Whether a bank of so many steps is not allowed.
    pub(super) fn refuses(&self, pair: Pair, row: usize) -> bool {
        let total = pair.own + row;
        let excused = total >= self.size() && self.rules.winning_bank() == WinningBank::Excused;
        // Of the minimum; never of the opening.
        let needed = if excused {
            self.opening(pair)
        } else {
            self.needed(pair)
        };
        let exceeds = self.rules.finish() == Finish::Exact && total > self.size();
        row == 0 || self.moves.points(row) < needed || exceeds
    }

    fn bank(&self, seat: usize, pair: Pair, other_busts: usize, row: usize) -> f64 {
        if self.refuses(pair, row) {
            return STUCK;
        }
        let total = pair.own + row;
        if total < self.size() {
            let after = Pair { own: total, ..pair };
            let busts = Busts {
                own: other_busts,
                other: 0,
            };
            return 1.0 - self.table(1 - seat).at(after.reversed(), busts);
        }
        if self.has_last_turn_against(seat) {
            let behind = total - pair.other;
            let need = match pair.other {
                0 if self.zero == 0 => Need::Opening,
                _ => Need::Minimum,
            };
            return 1.0 - self.last_turns.chance(1 - seat, behind, need);
        }
        1.0
    }
}

/// At most one pair a lane; lanes without one repeat the last.
pub(super) fn lanes_of(pairs: &[Pair]) -> [Pair; LANES] {
    core::array::from_fn(|lane| pairs[lane.min(pairs.len() - 1)])
}

/// Where rising functions with a slope below 1 meet the diagonal. The last call is with the solution.
pub(super) fn fixed_point(guess: Lanes, next: &mut impl FnMut(Lanes) -> Lanes) -> Lanes {
    let mut before = guess;
    let mut after = next(before);
    for _ in 0..ROUNDS {
        if greatest_difference(before, after) <= TOLERANCE {
            break;
        }
        let further = next(after);
        before = extrapolated(before, after, further);
        after = next(before);
    }
    after
}

/// Where the line through the last two steps meets the solution; the next value where they do not
/// bend.
fn extrapolated(before: Lanes, after: Lanes, next: Lanes) -> Lanes {
    core::array::from_fn(|lane| {
        let (first, second) = (after[lane] - before[lane], next[lane] - after[lane]);
        let bend = second - first;
        if bend.abs() > 1e-14 {
            (next[lane] - second * second / bend).clamp(0.0, 1.0)
        } else {
            next[lane]
        }
    })
}

fn greatest_difference(a: Lanes, b: Lanes) -> f64 {
    a.iter()
        .zip(b)
        .map(|(a, b)| (a - b).abs())
        .fold(0.0, f64::max)
}
