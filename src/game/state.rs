//! A game as plain data, and the checks on what comes from outside.

use super::error::ResumeGameError;
use super::seats::SeatSet;
use super::{Game, check_players, check_seat};
use crate::rules::{CatchUp, Ending, Finish, MAX_PLAYERS};
use crate::turn::{Account, TurnEnd, TurnState};

/// A player at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seat {
    /// The player's account.
    pub account: Account,
    /// Whether the player has left the game.
    pub left: bool,
}

impl Seat {
    /// A player who has not banked yet.
    pub const NEW: Self = Self {
        account: Account::NEW,
        left: false,
    };
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won: several in a tie, nobody if all left.
    pub winners: SeatSet,
    /// Why the game ended.
    pub reason: Reason,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Reason {
    /// The target was met, and the ending is played out.
    Target,
    /// A combination won the game.
    InstantWin,
    /// All other players left.
    LastStanding,
    /// All players left.
    Abandoned,
}

/// A player's place in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Standing {
    /// The place, from 1; equal players share it.
    pub place: u8,
    /// The seat.
    pub seat: u8,
    /// The total in points.
    pub total: i32,
}

/// A game as plain data; see [`Game::state`] and
/// [`RuleSet::resume_game`](crate::RuleSet::resume_game).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameState {
    /// The seats; those from `players` on are [`Seat::NEW`].
    pub seats: [Seat; MAX_PLAYERS as usize],
    /// How many players began the game.
    pub players: u8,
    /// The seat that began it.
    pub first: u8,
    /// The seat whose turn it is, or was last.
    pub current: u8,
    /// How many turns have ended.
    pub turns: u32,
    /// The present turn, or the last.
    pub turn: TurnState,
    /// Once the target has been met: who has a turn yet before the game can end.
    pub due: Option<SeatSet>,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
}

impl Game<'_> {
    /// Refuses what cannot have come about under the rules. The turn is checked already.
    pub(super) fn check(&self) -> Result<(), ResumeGameError> {
        check_players(self.rules(), self.players)?;
        check_seat(self.first, self.players)?;
        check_seat(self.current, self.players)?;
        self.check_accounts()?;
        self.check_turn()?;
        self.check_due()?;
        self.check_outcome()
    }

    fn check_accounts(&self) -> Result<(), ResumeGameError> {
        for (seat, &Seat { account, left }) in (0..).zip(&self.seats) {
            let unused = seat >= self.players && (left || account != Account::NEW);
            let exact = self.rules().finish() == Finish::Exact;
            let above = exact && i64::from(account.total) > i64::from(self.rules().target());
            if unused || above || account.check().is_err() {
                return Err(ResumeGameError::Account { seat });
            }
        }
        Ok(())
    }

    fn check_turn(&self) -> Result<(), ResumeGameError> {
        let Seat { account, left } = self.seats[usize::from(self.current)];
        let mut after = self.turn.account();
        if let Some(TurnEnd::Banked { points }) = self.turn.end() {
            after = after.credited(points);
        }
        if account != after || left && self.outcome.is_none() {
            return Err(ResumeGameError::NotTheirTurn { seat: self.current });
        }
        Ok(())
    }

    fn check_due(&self) -> Result<(), ResumeGameError> {
        let target = i64::from(self.rules().target());
        let all = SeatSet::first_seats(self.players);
        let reached = !all
            .filtered(|seat| i64::from(self.total(seat)) >= target)
            .is_empty();
        let possible = match (self.due, self.rules().ending()) {
            (None, Ending::Immediate) => self.outcome.is_some() || !reached,
            (None, _) => !reached,
            (Some(_), Ending::Immediate) => false,
            (Some(due), ending) => {
                let level = ending == Ending::CatchUp(CatchUp::ByEqualling);
                let goes_on = !due.is_empty() || level || self.outcome.is_some();
                reached && goes_on && due.is_subset_of(self.staying())
            }
        };
        if possible {
            Ok(())
        } else {
            Err(ResumeGameError::Due)
        }
    }

    fn check_outcome(&self) -> Result<(), ResumeGameError> {
        let last = SeatSet::of(self.current);
        let expected = match self.outcome.map(|outcome| outcome.reason) {
            None => None,
            Some(Reason::InstantWin) => Some(last),
            Some(Reason::Target) => self.winners_by_target(),
            Some(Reason::LastStanding) => Some(self.staying()).filter(|staying| staying.len() == 1),
            Some(Reason::Abandoned) => Some(self.staying()).filter(|staying| staying.is_empty()),
        };
        let won = self.turn.end() == Some(TurnEnd::Won);
        let by_win = self
            .outcome
            .is_some_and(|outcome| outcome.reason == Reason::InstantWin);
        let follows = self.outcome.map(|outcome| outcome.winners) == expected
            && self.turn.end().is_some() == self.outcome.is_some()
            && won == by_win;
        if follows {
            Ok(())
        } else {
            Err(ResumeGameError::Outcome)
        }
    }

    /// Who has won if the game has ended by its target.
    fn winners_by_target(&self) -> Option<SeatSet> {
        if self.rules().ending() == Ending::Immediate {
            let banked = matches!(self.turn.end(), Some(TurnEnd::Banked { .. }));
            let reached = i64::from(self.total(self.current)) >= i64::from(self.rules().target());
            return (banked && reached).then_some(SeatSet::of(self.current));
        }
        let mut before = Self {
            outcome: None,
            ..*self
        };
        before.settle();
        before.outcome.map(|outcome| outcome.winners)
    }
}
