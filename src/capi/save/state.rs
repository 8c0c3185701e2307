//! Each state field by field, in the same order both ways.

use super::reader::{BAD, Reader};
use super::writer::Writer;
use crate::capi::refused::Refused;

use crate::game::{GameState, Outcome, Reason, Seat, SeatSet};
use crate::keeps::Bust;
use crate::rules::{Confirmation, Held, MAX_PLAYERS};
use crate::turn::{Account, Kept, Offer, TurnEnd, TurnState};

impl Writer {
    pub(super) fn turn(&mut self, state: &TurnState) {
        self.account(state.account);
        self.optional(state.offer, Self::offer);
        self.word(state.inherited);
        self.word(state.points);
        self.word(state.throws);
        self.byte(state.in_hand);
        self.held(state.held);
        self.pending(state.pending);
        self.dice(state.throw);
        self.optional(state.kept, Self::kept);
        self.optional(state.end, Self::end);
    }

    fn account(&mut self, account: Account) {
        self.integer(account.total);
        self.flag(account.on_board);
    }

    fn offer(&mut self, offer: Offer) {
        self.word(offer.points);
        self.held(offer.held);
    }

    fn held(&mut self, held: Held) {
        self.dice(held.dice);
        self.dice(held.open);
    }

    fn pending(&mut self, pending: Confirmation) {
        let (kind, points) = match pending {
            Confirmation::None => (0, 0),
            Confirmation::Points(points) => (1, points),
            Confirmation::Single => (2, 0),
        };
        self.byte(kind);
        self.word(points);
    }

    fn kept(&mut self, kept: Kept) {
        self.dice(kept.dice);
        self.word(kept.points);
        self.dice(kept.open);
        self.pending(kept.pending);
    }

    fn end(&mut self, end: TurnEnd) {
        match end {
            TurnEnd::Banked { points } => {
                self.byte(1);
                self.word(points);
            }
            TurnEnd::Bust(Bust::Toxic) => self.byte(2),
            TurnEnd::Bust(Bust::InstantLoss) => self.byte(3),
            TurnEnd::Bust(Bust::NothingScores) => self.byte(4),
            TurnEnd::Bust(Bust::LastThrow) => self.byte(5),
            TurnEnd::Won => self.byte(6),
            TurnEnd::Forfeited => self.byte(7),
        }
    }

    pub(super) fn game(&mut self, state: &GameState) {
        self.byte(state.players);
        for seat in &state.seats[..state.players.into()] {
            self.account(seat.account);
            self.flag(seat.left);
            self.byte(seat.busts);
        }
        self.byte(state.first);
        self.byte(state.current);
        self.word(state.round);
        self.word(state.turns);
        self.optional(state.due, Self::seat_set);
        self.optional(state.outcome, Self::outcome);
        self.turn(&state.turn);
    }

    fn seat_set(&mut self, seats: SeatSet) {
        self.word(crate::capi::game::bits_of(seats));
    }

    fn outcome(&mut self, outcome: Outcome) {
        self.seat_set(outcome.winners);
        self.byte(match outcome.reason {
            Reason::Target => 1,
            Reason::InstantWin => 2,
            Reason::LastStanding => 3,
            Reason::Abandoned => 4,
            Reason::Rounds => 5,
        });
    }
}

impl Reader<'_> {
    pub(super) fn turn(&mut self) -> Result<TurnState, Refused> {
        Ok(TurnState {
            account: self.account()?,
            offer: self.optional(Self::offer)?,
            inherited: self.word()?,
            points: self.word()?,
            throws: self.word()?,
            in_hand: self.byte()?,
            held: self.held()?,
            pending: self.pending()?,
            throw: self.dice()?,
            kept: self.optional(Self::kept)?,
            end: self.optional(Self::end)?,
        })
    }

    fn account(&mut self) -> Result<Account, Refused> {
        Ok(Account {
            total: self.integer()?,
            on_board: self.flag()?,
        })
    }

    fn offer(&mut self) -> Result<Offer, Refused> {
        Ok(Offer {
            points: self.word()?,
            held: self.held()?,
        })
    }

    fn held(&mut self) -> Result<Held, Refused> {
        Ok(Held {
            dice: self.dice()?,
            open: self.dice()?,
        })
    }

    fn pending(&mut self) -> Result<Confirmation, Refused> {
        match (self.byte()?, self.word()?) {
            (0, 0) => Ok(Confirmation::None),
            (1, points) => Ok(Confirmation::Points(points)),
            (2, 0) => Ok(Confirmation::Single),
            _ => Err(BAD),
        }
    }

    fn kept(&mut self) -> Result<Kept, Refused> {
        Ok(Kept {
            dice: self.dice()?,
            points: self.word()?,
            open: self.dice()?,
            pending: self.pending()?,
        })
    }

    fn end(&mut self) -> Result<TurnEnd, Refused> {
        match self.byte()? {
            1 => Ok(TurnEnd::Banked {
                points: self.word()?,
            }),
            2 => Ok(TurnEnd::Bust(Bust::Toxic)),
            3 => Ok(TurnEnd::Bust(Bust::InstantLoss)),
            4 => Ok(TurnEnd::Bust(Bust::NothingScores)),
            5 => Ok(TurnEnd::Bust(Bust::LastThrow)),
            6 => Ok(TurnEnd::Won),
            7 => Ok(TurnEnd::Forfeited),
            _ => Err(BAD),
        }
    }

    pub(super) fn game(&mut self) -> Result<GameState, Refused> {
        let players = self.byte()?;
        let mut seats = [Seat::NEW; MAX_PLAYERS as usize];
        for seat in seats.get_mut(..players.into()).ok_or(BAD)? {
            *seat = Seat {
                account: self.account()?,
                left: self.flag()?,
                busts: self.byte()?,
            };
        }
        Ok(GameState {
            seats,
            players,
            first: self.byte()?,
            current: self.byte()?,
            round: self.word()?,
            turns: self.word()?,
            due: self.optional(Self::seat_set)?,
            outcome: self.optional(Self::outcome)?,
            turn: self.turn()?,
        })
    }

    fn seat_set(&mut self) -> Result<SeatSet, Refused> {
        let bits = self.word()?;
        if bits >> MAX_PLAYERS != 0 {
            return Err(BAD);
        }
        let seats = (0..MAX_PLAYERS).filter(|seat| bits >> seat & 1 != 0);
        Ok(seats.fold(SeatSet::EMPTY, SeatSet::with))
    }

    fn outcome(&mut self) -> Result<Outcome, Refused> {
        Ok(Outcome {
            winners: self.seat_set()?,
            reason: match self.byte()? {
                1 => Reason::Target,
                2 => Reason::InstantWin,
                3 => Reason::LastStanding,
                4 => Reason::Abandoned,
                5 => Reason::Rounds,
                _ => return Err(BAD),
            },
        })
    }
}
