//! What a bank is worth, and which are refused: what ends the turns of a race.

use alloc::vec::Vec;

use super::Race;
use super::last_turn::Need;
use super::pass::{Beyond, Lanes, NO_HIT};
use super::table::{Busts, Pair};
use crate::rules::{Ending, Finish, WinningBank};
use crate::solve::turn_values::STUCK;

impl Race {
    /// What lies beyond the rows of a pass.
    pub(super) fn beyond(&self) -> Beyond {
        match self.rules.finish() {
            Finish::Exact => Beyond::Loses,
            Finish::Reach => Beyond::Wins,
        }
    }

    /// The rows that hit an exact target.
    pub(super) fn hits<const N: usize>(&self, pairs: [Pair; N]) -> [usize; N] {
        match self.rules.finish() {
            Finish::Exact => pairs.map(|pair| self.size() - pair.own),
            Finish::Reach => [NO_HIT; N],
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
        // A bank that is not below the other's total meets the target.
        let needed = self.moves.steps_up(self.needed_to_win(pair));
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

    /// The most rows that any pass has.
    pub(super) fn most_rows(&self) -> usize {
        let needed = self.rules.opening().max(self.rules.minimum());
        let lead = self.last_turns.hopeless();
        (self.size() + 1 + lead).max(self.moves.steps_up(needed))
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

    fn needed(&self, pair: Pair) -> u32 {
        self.opening(pair).max(self.rules.minimum())
    }

    /// The points of a bank that meets the target. It may be excused of the minimum, never of the
    /// opening.
    pub(super) fn needed_to_win(&self, pair: Pair) -> u32 {
        match self.rules.winning_bank() {
            WinningBank::Excused => self.opening(pair),
            WinningBank::NeedsMinimum => self.needed(pair),
        }
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
        let needed = if total >= self.size() {
            self.needed_to_win(pair)
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
