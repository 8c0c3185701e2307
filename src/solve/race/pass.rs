//! One backward pass over the points of a turn, for several turns side by side.

use alloc::vec;
use alloc::vec::Vec;

use crate::solve::error::SolveError;
use crate::solve::moves::{Moves, Next};
use crate::solve::turn_values::STUCK;

/// How many turns are calculated at once where there are many: enough to fill the widest registers.
pub(super) const LANES: usize = 8;

/// Passes with more cells are refused: 256 MiB for each thread.
const MOST_CELLS: usize = 1 << 22;

/// A value for each of the turns.
pub(super) type Lanes<const N: usize = LANES> = [f64; N];

/// Refuses passes over more rows of points than are calculated.
pub(super) fn check_rows(moves: &Moves, rows: usize) -> Result<(), SolveError> {
    if moves.fit(rows, MOST_CELLS) {
        Ok(())
    } else {
        let most = MOST_CELLS * LANES;
        Err(SolveError::TooManyValues { most })
    }
}

/// The moves, laid out for passes.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    columns: usize,
    /// Of each situation, last to first.
    situations: Vec<Column>,
    /// How far ahead each choice leads.
    offsets: Vec<u32>,
    classes: Vec<Class>,
    beyond: usize,
    /// Whether a keep can win the game.
    has_wins: bool,
}

#[derive(Clone, Debug)]
struct Column {
    bankable: bool,
    forced: bool,
    has_throw_left: bool,
    bust: f64,
    classes: core::ops::Range<usize>,
}

#[derive(Clone, Debug)]
struct Class {
    weight: f64,
    choices: core::ops::Range<usize>,
}

/// What ends the turns of a pass.
pub(super) struct Ends<'a, const N: usize = LANES> {
    /// What a bank is worth with each number of points, in steps; `STUCK` where it is refused.
    pub(super) banks: &'a [Lanes<N>],
    /// What a bank is worth with more points.
    pub(super) beyond: Beyond,
    /// What a bust is worth.
    pub(super) bust: Lanes<N>,
    /// The row that hits an exact target, which may be banked even with hot dice.
    pub(super) hit: [usize; N],
}

/// The row of an exact target where there is none.
pub(super) const NO_HIT: usize = usize::MAX;

/// What a bank is worth with more points than were looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Beyond {
    /// The game.
    Wins,
    /// It is refused: an exact target is exceeded, and the turn is lost.
    Loses,
}

/// The room that passes work in.
#[derive(Clone, Debug)]
pub(super) struct Room<const N: usize = LANES> {
    cells: Vec<Lanes<N>>,
}

impl Plan {
    pub(super) fn of(moves: &Moves) -> Self {
        let columns = moves.situations.len() + 1;
        // Where one is too large, so are the passes, which are refused.
        let offset = |gain: usize, column: usize| {
            let cells = gain.saturating_mul(columns).saturating_add(column);
            u32::try_from(cells).unwrap_or(u32::MAX)
        };
        let mut classes = Vec::new();
        let situations = moves
            .situations
            .iter()
            .map(|from| {
                let begin = classes.len();
                classes.extend(moves.classes_of(from).map(|class| Class {
                    weight: class.weight,
                    choices: class.choices(),
                }));
                Column {
                    bankable: from.situation.is_bankable(),
                    forced: from.situation.is_forced(),
                    has_throw_left: from.has_throw_left,
                    bust: from.bust,
                    classes: begin..classes.len(),
                }
            })
            .collect();
        Self {
            columns,
            situations,
            offsets: moves
                .choices
                .iter()
                .map(|choice| match choice.next {
                    Next::Situation(next) => offset(choice.gain, next),
                    Next::Won => offset(0, columns - 1),
                })
                .collect(),
            classes,
            beyond: moves.greatest_gain() + 1,
            has_wins: moves.choices.iter().any(|choice| choice.next == Next::Won),
        }
    }

    /// The value of these turns from their first throw on.
    pub(super) fn begin<const N: usize>(&self, ends: &Ends<'_, N>, room: &mut Room<N>) -> Lanes<N> {
        self.fill(ends, room);
        self.throws(0, 0, ends, room)
    }

    /// The values of turns that begin with so many points, for every row.
    pub(super) fn begins<const N: usize>(
        &self,
        ends: &Ends<'_, N>,
        room: &mut Room<N>,
    ) -> Vec<Lanes<N>> {
        self.fill(ends, room);
        let rows = 0..ends.banks.len();
        rows.map(|row| self.throws(0, row, ends, room)).collect()
    }

    /// The values of all decisions of these turns.
    pub(super) fn fill<const N: usize>(&self, ends: &Ends<'_, N>, room: &mut Room<N>) {
        let rows = ends.banks.len();
        room.cells.clear();
        room.cells
            .resize((rows + self.beyond) * self.columns, [0.0; N]);
        self.fill_beyond(ends, room);
        for row in (0..rows).rev() {
            self.fill_row(row, ends.banks[row], ends, room);
        }
    }

    fn fill_row<const N: usize>(
        &self,
        row: usize,
        bank: Lanes<N>,
        ends: &Ends<'_, N>,
        room: &mut Room<N>,
    ) {
        let begin = row * self.columns;
        room.cells[begin + self.columns - 1] = [1.0; N];
        // The first situation is the beginning of a turn, to which none comes back.
        for (number, column) in self.situations.iter().enumerate().skip(1) {
            let mut value = if column.has_throw_left {
                self.throws(number, row, ends, room)
            } else {
                [STUCK; N]
            };
            if column.bankable {
                value = greatest(value, bank);
            }
            if column.forced {
                for lane in 0..N {
                    if ends.hit[lane] == row {
                        value[lane] = value[lane].max(bank[lane]);
                    }
                }
            }
            room.cells[begin + number] = value;
        }
    }

    /// Rows with more points than were looked at: all alike.
    fn fill_beyond<const N: usize>(&self, ends: &Ends<'_, N>, room: &mut Room<N>) {
        let first = ends.banks.len() * self.columns;
        let bank = match ends.beyond {
            Beyond::Wins => [1.0; N],
            Beyond::Loses => ends.bust,
        };
        for cells in room.cells[first..].chunks_exact_mut(self.columns) {
            cells.fill(bank);
            cells[self.columns - 1] = [1.0; N];
        }
        let forced = |column: &Column| !column.bankable;
        let unsettled = match ends.beyond {
            Beyond::Wins => self.situations.iter().skip(1).any(forced),
            // What cannot be banked can still win.
            Beyond::Loses => self.has_wins,
        };
        if unsettled {
            self.settle_beyond(ends, room);
        }
    }

    /// Where dice have to be thrown although the points are enough, the values follow from
    /// themselves: each round of throws leaves less of the first guess.
    fn settle_beyond<const N: usize>(&self, ends: &Ends<'_, N>, room: &mut Room<N>) {
        let rows = ends.banks.len();
        for _ in 0..200 {
            let mut change: f64 = 0.0;
            for (number, column) in self.situations.iter().enumerate().skip(1) {
                if column.bankable && ends.beyond == Beyond::Wins {
                    continue;
                }
                let value = if column.has_throw_left {
                    self.throws(number, rows, ends, room)
                } else {
                    [STUCK; N]
                };
                let before = room.cells[rows * self.columns + number];
                for (after, before) in value.into_iter().zip(before) {
                    // What is found to be stuck changes as well, once.
                    if after > STUCK || before > STUCK {
                        change = change.max((after - before).abs());
                    }
                }
                for row in rows..rows + self.beyond {
                    room.cells[row * self.columns + number] = value;
                }
            }
            if change < 1e-17 {
                return;
            }
        }
    }

    /// The value of another throw in this situation.
    #[inline]
    pub(super) fn throws<const N: usize>(
        &self,
        number: usize,
        row: usize,
        ends: &Ends<'_, N>,
        room: &Room<N>,
    ) -> Lanes<N> {
        let column = &self.situations[number];
        let ahead = &room.cells[row * self.columns..];
        let mut sum = ends.bust.map(|bust| bust * column.bust);
        for class in &self.classes[column.classes.clone()] {
            let mut best = [STUCK; N];
            for &offset in &self.offsets[class.choices.clone()] {
                best = greatest(best, ahead[offset as usize]);
            }
            for lane in 0..N {
                // Where all choices are stuck, the throw is a bust.
                let value = if best[lane] > STUCK {
                    best[lane]
                } else {
                    ends.bust[lane]
                };
                sum[lane] += class.weight * value;
            }
        }
        sum
    }

    /// The value of a decision in this situation, once all are known.
    pub(super) fn decision<const N: usize>(
        &self,
        number: usize,
        row: usize,
        room: &Room<N>,
    ) -> Lanes<N> {
        room.cells[row * self.columns + number]
    }
}

#[inline]
fn greatest<const N: usize>(a: Lanes<N>, b: Lanes<N>) -> Lanes<N> {
    let mut greatest = a;
    for lane in 0..N {
        if b[lane] > greatest[lane] {
            greatest[lane] = b[lane];
        }
    }
    greatest
}

impl<const N: usize> Room<N> {
    pub(super) fn new() -> Self {
        Self { cells: vec![] }
    }
}
