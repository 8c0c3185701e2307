//! How a game comes to its end: who calls it, who has a turn yet, who has won.

use super::Game;
use super::seats::SeatSet;
use super::state::Reason;
use crate::rules::{CatchUp, Ending, Tie};

impl Game<'_> {
    /// Sees what a bank of the current player means for the end.
    pub(super) fn call_the_end(&mut self) {
        let total = self.total(self.current);
        if i64::from(total) < i64::from(self.rules().target()) {
            return;
        }
        let others = self.staying().without(self.current);
        let best_other = others.iter().map(|seat| self.total(seat)).max();
        let first_to_call = self.due.is_none();
        match self.rules().ending() {
            Ending::Immediate => self.finish(SeatSet::of(self.current), Reason::Target),
            Ending::FinishRound if first_to_call => self.due = Some(self.later_in_round()),
            Ending::LastTurn if first_to_call => self.due = Some(others),
            Ending::CatchUp(CatchUp::ByEqualling) if first_to_call || Some(total) >= best_other => {
                self.due = Some(others);
            }
            Ending::CatchUp(CatchUp::ByBeating) if first_to_call || Some(total) > best_other => {
                self.due = Some(others);
            }
            Ending::FinishRound | Ending::LastTurn | Ending::CatchUp(_) | Ending::Rounds(_) => {}
        }
    }

    /// Ends the game if nobody has a turn yet that could change it.
    pub(super) fn settle(&mut self) {
        let played_out = match self.due {
            Some(due) => due.is_empty(),
            None => self.rounds_are_over(),
        };
        if self.outcome.is_some() || !played_out {
            return;
        }
        let leaders = self.leaders();
        let level = leaders.len() > 1;
        let reason = match self.rules().ending().rounds() {
            Some(_) => Reason::Rounds,
            None => Reason::Target,
        };
        match (self.rules().ending(), self.rules().tie()) {
            (Ending::CatchUp(CatchUp::ByEqualling), _) if level => {}
            (_, Tie::PlayOff) if level => self.due = Some(leaders),
            (_, Tie::EarlierSeat) => self.finish(leaders.first(), reason),
            (_, Tie::Shared | Tie::PlayOff) => self.finish(leaders, reason),
        }
    }

    /// The players with the highest total.
    fn leaders(&self) -> SeatSet {
        let staying = self.staying();
        let best = staying.iter().map(|seat| self.total(seat)).max();
        staying.filtered(|seat| Some(self.total(seat)) == best)
    }

    /// Whether the last of a counted number of rounds is played.
    fn rounds_are_over(&self) -> bool {
        self.rules().ending().rounds().is_some_and(|rounds| {
            self.round.saturating_add(1) >= rounds.into()
                && self.turn.end().is_some()
                && self.later_in_round().is_empty()
        })
    }

    /// The players who have their turn after the current one in this round.
    fn later_in_round(&self) -> SeatSet {
        let place = self.place_in_round(self.current);
        self.staying()
            .filtered(|seat| self.place_in_round(seat) > place)
    }

    /// How many seats come before this one in a round.
    pub(super) const fn place_in_round(&self, seat: u8) -> u8 {
        (seat + self.players - self.first) % self.players
    }
}
