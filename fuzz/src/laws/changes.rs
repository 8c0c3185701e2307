//! Changes of saved turns and games.

use hotdice::{Account, Bust, Confirmation, Outcome, Reason, SeatSet, TurnEnd};

use super::input::Input;
use crate::model::changes::{GameChange, TurnChange};

impl Input<'_> {
    pub(super) fn turn_change(&mut self) -> TurnChange {
        match self.below(16) {
            0 => TurnChange::Total(self.total()),
            1 => TurnChange::OnBoard(self.flag()),
            2 => TurnChange::Points(self.points()),
            3 => TurnChange::Throws(self.small()),
            4 => TurnChange::InHand(self.byte() % 9),
            5 => TurnChange::Held(self.dice(), self.dice()),
            6 => TurnChange::Throw(self.dice()),
            7 => TurnChange::NothingKept,
            8 => TurnChange::Kept(self.dice(), self.points(), self.dice()),
            9 => TurnChange::KeptPending(self.pending()),
            10 => TurnChange::End(self.end()),
            11 => TurnChange::NoOffer,
            12 => TurnChange::Offer(self.points(), self.dice(), self.dice()),
            13 => TurnChange::Inherited(self.points()),
            14 => TurnChange::InheritedAndGathered(self.points()),
            _ => TurnChange::Pending(self.pending()),
        }
    }

    pub(super) fn game_change(&mut self) -> GameChange {
        match self.below(12) {
            0 => {
                let (total, on_board) = (self.total(), self.flag());
                GameChange::Account(self.pick() % 16, Account { total, on_board })
            }
            1 => GameChange::Left(self.pick() % 16, self.flag()),
            2 => GameChange::Busts(self.pick() % 16, self.byte()),
            3 => GameChange::Round(self.small()),
            4 => GameChange::Players(self.byte() % 18),
            5 => GameChange::First(self.byte() % 18),
            6 => GameChange::Current(self.byte() % 18),
            7 => GameChange::Turns(self.small()),
            8 => GameChange::Due(self.flag().then(|| self.seats())),
            9 => GameChange::Outcome(self.flag().then(|| self.outcome())),
            _ => GameChange::Turn(self.turn_change()),
        }
    }

    fn small(&mut self) -> u32 {
        match self.byte() {
            255 => self.word(),
            254 => u32::MAX,
            byte => (byte % 32).into(),
        }
    }

    fn total(&mut self) -> i32 {
        match self.byte() {
            255 => self.integer(),
            byte => (i32::from(byte) - 64) * 50,
        }
    }

    fn pending(&mut self) -> Confirmation {
        match self.below(3) {
            0 => Confirmation::None,
            1 => Confirmation::Single,
            _ => Confirmation::Points(self.points()),
        }
    }

    fn end(&mut self) -> Option<TurnEnd> {
        let busts = [
            Bust::Toxic,
            Bust::InstantLoss,
            Bust::NothingScores,
            Bust::LastThrow,
        ];
        match self.below(5) {
            0 => None,
            1 => Some(TurnEnd::Won),
            2 => Some(TurnEnd::Forfeited),
            3 => Some(TurnEnd::Bust(self.one_of(&busts))),
            _ => Some(TurnEnd::Banked {
                points: self.points(),
            }),
        }
    }

    fn seats(&mut self) -> SeatSet {
        let (some, others) = (self.byte(), self.byte());
        let bits = u16::from_le_bytes([some, others]);
        let seats = (0..16).filter(|seat| bits >> seat & 1 == 1);
        seats.fold(SeatSet::EMPTY, SeatSet::with)
    }

    fn outcome(&mut self) -> Outcome {
        let reasons = [
            Reason::Target,
            Reason::Rounds,
            Reason::InstantWin,
            Reason::LastStanding,
            Reason::Abandoned,
        ];
        Outcome {
            winners: self.seats(),
            reason: self.one_of(&reasons),
        }
    }
}
