//! Pairs of totals: what each of the two players has, if it is the one's turn or the other's.
//!
//! With x the value of the one to move and y that of the other to move, x = F(1 - y) and
//! y = G(1 - x): a bust hands the move over with the totals unchanged. F and G are the values of a
//! turn for a given value of a bust; they rise, with a slope below 1, so there is one solution.

use alloc::vec;
use alloc::vec::Vec;

use super::Race;
use super::pass::{Ends, LANES, Lanes, Room};
use super::table::{Busts, Pair};
use crate::rules::Penalty;

/// A solution that a further round changes by no more.
const TOLERANCE: f64 = 4e-16;

/// To move is worth no more than this where the game is decided, or neither player can win it.
const NO_ADVANTAGE: f64 = 1e-14;

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

    /// The values of the one to move, and of the other to move, where a bust leaves all as it is.
    fn solve_pairs(&self, lanes: [Pair; LANES], room: &mut Room) -> (Lanes, Lanes) {
        let pairs = [lanes, lanes.map(Pair::reversed)];
        let banks = [self.banks(0, pairs[0], 0), self.banks(1, pairs[1], 0)];
        let mut turn = |seat: usize, other: Lanes| {
            let ends = Ends {
                banks: &banks[seat],
                beyond: self.beyond(),
                bust: other.map(|value| 1.0 - value),
                hit: self.hits(pairs[seat]),
            };
            self.plan.begin(&ends, room)
        };
        let mut round = |x: Lanes| {
            let y = turn(1, x);
            (turn(0, y), y)
        };
        let (x, y) = fixed_point(lanes.map(|pair| self.guess(pair)), &mut round);
        let has_advantage = |lane: usize| x[lane] + y[lane] - 1.0 > NO_ADVANTAGE;
        if (0..LANES).all(has_advantage) {
            return (x, y);
        }
        // It may be that neither can win any more, and every value would do. Then half does as well.
        let (even_x, even_y) = round([0.5; LANES]);
        let is_half = |value: f64| (value - 0.5).abs() <= TOLERANCE;
        let evened = |lane: usize, value: f64| {
            if is_half(even_x[lane]) && is_half(even_y[lane]) {
                0.5
            } else {
                value
            }
        };
        (
            core::array::from_fn(|lane| evened(lane, x[lane])),
            core::array::from_fn(|lane| evened(lane, y[lane])),
        )
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
}

/// At most one pair a lane; lanes without one repeat the last.
pub(super) fn lanes_of(pairs: &[Pair]) -> [Pair; LANES] {
    core::array::from_fn(|lane| pairs[lane.min(pairs.len() - 1)])
}

/// Where rising functions with a slope below 1 meet the diagonal, with what comes beside that.
pub(super) fn fixed_point<T>(
    guess: Lanes,
    next: &mut impl FnMut(Lanes) -> (Lanes, T),
) -> (Lanes, T) {
    let mut before = guess;
    let (mut after, mut beside) = next(before);
    for _ in 0..ROUNDS {
        if greatest_difference(before, after) <= TOLERANCE {
            break;
        }
        let (further, _) = next(after);
        before = extrapolated(before, after, further);
        (after, beside) = next(before);
    }
    (after, beside)
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
