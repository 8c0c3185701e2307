//! A game as plain data, and the checks on what comes from outside.

use super::error::ResumeGameError;
use super::seats::SeatSet;
use super::{Game, check_players, check_seat};
use crate::rules::{BustEffect, BustStreak, CatchUp, Ending, Finish, MAX_PLAYERS, Penalty, Tie};
use crate::turn::{Account, ResumeTurnError, Turn, TurnEnd, TurnState};

/// A player at the table.
///
/// ```
/// use hotdice::{Game, Preset, RuleSet};
///
/// // The third bust in a row costs points.
/// let rules = RuleSet::preset(Preset::FacebookFarkle);
/// let mut game = Game::new(&rules, 2, 0)?;
/// game.throw("2-2-3-3-4-6".parse()?)?;
/// let seat = game.seat(0)?;
/// assert_eq!((seat.account.total, seat.busts), (0, 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Seat {
    /// The player's account.
    pub account: Account,
    /// Whether the player has left the game.
    pub left: bool,
    /// The player's busts in a row since the last bank or penalty; always 0 where busts in a row
    /// cost nothing.
    pub busts: u8,
}

impl Seat {
    /// A player who has not banked yet.
    pub const NEW: Self = Self {
        account: Account::NEW,
        left: false,
        busts: 0,
    };

    /// The seat once this turn of its player has ended.
    pub(super) fn after(self, turn: &Turn<'_>) -> Self {
        match turn.end() {
            Some(TurnEnd::Banked { points }) => Self {
                account: self.account.credited(points),
                busts: 0,
                ..self
            },
            Some(TurnEnd::Bust(_)) => self.after_bust(turn),
            Some(TurnEnd::Won | TurnEnd::Forfeited) | None => self,
        }
    }

    /// The seat once a bust has cost what it costs.
    fn after_bust(self, turn: &Turn<'_>) -> Self {
        let rules = turn.rules();
        let subtracted = match rules.bust_effect() {
            BustEffect::LoseTurn => 0,
            BustEffect::Subtract => turn.lost_points(),
        };
        let first_throw = match turn.throws() {
            1 => rules.first_throw_penalty(),
            _ => 0,
        };
        let lowest = rules.lowest_total();
        let charged = Self {
            account: self
                .account
                .charged(subtracted, lowest)
                .charged(first_throw, lowest),
            ..self
        };
        charged.after_streak(rules.bust_streak(), lowest)
    }

    /// The seat once one more bust in a row is counted.
    fn after_streak(self, streak: BustStreak, lowest: i32) -> Self {
        let busts = self.busts.saturating_add(1);
        if streak.busts == 0 || busts < streak.busts {
            let counted = if streak.busts == 0 { 0 } else { busts };
            return Self {
                busts: counted,
                ..self
            };
        }
        let penalty = match streak.penalty {
            Penalty::Points(points) => points,
            Penalty::WholeTotal => self.account.total.max(0).unsigned_abs(),
        };
        Self {
            account: self.account.charged(penalty, lowest),
            busts: 0,
            ..self
        }
    }
}

/// How a game ended.
///
/// ```
/// use hotdice::{Game, Preset, Reason, RuleSet};
///
/// let rules = RuleSet::preset(Preset::Farkle);
/// let mut game = Game::new(&rules, 3, 0)?;
/// game.leave(1)?;
/// assert!(game.outcome().is_none());
/// game.leave(2)?;
/// let outcome = game.outcome().expect("one player is left");
/// assert_eq!(outcome.reason, Reason::LastStanding);
/// assert!(outcome.winners.contains(0));
/// # Ok::<(), hotdice::GameError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Outcome {
    /// Who won: several in a tie, nobody if all left.
    pub winners: SeatSet,
    /// Why the game ended.
    pub reason: Reason,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum Reason {
    /// The target was met, and the ending is played out.
    Target,
    /// All rounds are played.
    Rounds,
    /// A combination won the game.
    InstantWin,
    /// All other players left.
    LastStanding,
    /// All players left.
    Abandoned,
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
    /// How many rounds were complete when the present turn began.
    pub round: u32,
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
        self.check_round()?;
        self.check_accounts()?;
        self.check_turn()?;
        self.check_offer()?;
        self.check_due()?;
        self.check_outcome()
    }

    fn check_round(&self) -> Result<(), ResumeGameError> {
        // The turns that players gave up by leaving are not counted.
        let left = SeatSet::first_seats(self.players).len() - self.staying().len();
        let possible = u64::from(self.round) <= u64::from(self.turns) + u64::from(left);
        let counted = match (self.rules().ending().rounds(), self.due) {
            (Some(rounds), None) => self.round < rounds.into(),
            (Some(rounds), Some(_)) => self.round.saturating_add(1) >= rounds.into(),
            (None, _) => true,
        };
        if possible && counted {
            Ok(())
        } else {
            Err(ResumeGameError::Round { round: self.round })
        }
    }

    fn check_accounts(&self) -> Result<(), ResumeGameError> {
        let most_busts = self.rules().bust_streak().busts.saturating_sub(1);
        for (seat, &taken) in (0..).zip(&self.seats) {
            let Seat { account, busts, .. } = taken;
            let unused = seat >= self.players && taken != Seat::NEW || busts > most_busts;
            if unused || !self.can_have(account) {
                return Err(ResumeGameError::Account { seat });
            }
        }
        let before = self.turn.account();
        if !self.can_have(before) {
            return Err(ResumeGameError::Account { seat: self.current });
        }
        Ok(())
    }

    /// Whether a player can have this account.
    fn can_have(&self, account: Account) -> bool {
        let rules = self.rules();
        let total = i64::from(account.total);
        let above = rules.finish() == Finish::Exact && total > i64::from(rules.target());
        let below = total < i64::from(rules.lowest_possible_total());
        !above && !below && account.check().is_ok()
    }

    fn check_turn(&self) -> Result<(), ResumeGameError> {
        let seat = self.seats[usize::from(self.current)];
        let most_busts = self.rules().bust_streak().busts.saturating_sub(1);
        let follows = (0..=most_busts).any(|busts| {
            let account = self.turn.account();
            let before = Seat {
                account,
                busts,
                ..seat
            };
            before.after(&self.turn) == seat
        });
        if !follows || seat.left && self.outcome.is_none() {
            return Err(ResumeGameError::NotTheirTurn { seat: self.current });
        }
        Ok(())
    }

    /// What can be taken over, or was, another player has banked.
    fn check_offer(&self) -> Result<(), ResumeGameError> {
        let TurnState {
            offer, inherited, ..
        } = self.turn.state();
        let others = SeatSet::first_seats(self.players).without(self.current);
        let banked = others.filtered(|seat| self.seats[usize::from(seat)].account.on_board);
        if banked.is_empty() && (offer.is_some() || inherited > 0) {
            return Err(ResumeTurnError::Offer.into());
        }
        Ok(())
    }

    fn check_due(&self) -> Result<(), ResumeGameError> {
        let target = i64::from(self.rules().target());
        let all = SeatSet::first_seats(self.players);
        let reached = all.filtered(|seat| i64::from(self.total(seat)) >= target);
        let possible = match (self.due, self.rules().ending()) {
            // The first who meets the target wins by that.
            (None, Ending::Immediate) if self.is_won_by_target() => {
                reached == SeatSet::of(self.current)
            }
            (None, Ending::Rounds(_)) => true,
            (
                None,
                Ending::Immediate | Ending::LastTurn | Ending::CatchUp(_) | Ending::FinishRound,
            ) => reached.is_empty(),
            (Some(_), Ending::Immediate) => false,
            (Some(due), ending) => {
                let level = ending == Ending::CatchUp(CatchUp::ByEqualling);
                let goes_on = !due.is_empty() || level || self.outcome.is_some();
                let called = match (ending.rounds(), self.rules().tie()) {
                    (Some(_), Tie::PlayOff) => true,
                    (Some(_), Tie::Shared | Tie::EarlierSeat) => false,
                    (None, _) => !reached.is_empty() || self.rules().charges_busts(),
                };
                called && goes_on && due.is_subset_of(self.staying())
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
            Some(Reason::InstantWin) => Some(last),
            Some(Reason::Target) if !self.counts_rounds() => self.winners_by_ending(),
            Some(Reason::Rounds) if self.counts_rounds() => self.winners_by_ending(),
            None | Some(Reason::Target | Reason::Rounds) => None,
            Some(Reason::LastStanding) => Some(self.staying()).filter(|staying| staying.len() == 1),
            Some(Reason::Abandoned) => Some(self.staying()).filter(|staying| staying.is_empty()),
        };
        let won = self.turn.end() == Some(TurnEnd::Won);
        let by_win = self
            .outcome
            .is_some_and(|outcome| outcome.reason == Reason::InstantWin);
        let winners = self.outcome.map(|outcome| outcome.winners);
        // Whoever left before the end cannot have won, and after it nobody leaves.
        let stayed = winners.is_none_or(|winners| winners.is_subset_of(self.staying()));
        let follows = stayed
            && winners == expected
            && self.turn.end().is_some() == self.outcome.is_some()
            && won == by_win;
        if follows {
            Ok(())
        } else {
            Err(ResumeGameError::Outcome)
        }
    }

    fn is_won_by_target(&self) -> bool {
        self.outcome
            .is_some_and(|outcome| outcome.reason == Reason::Target)
    }

    fn counts_rounds(&self) -> bool {
        self.rules().ending().rounds().is_some()
    }

    /// Who has won if the ending is played out.
    fn winners_by_ending(&self) -> Option<SeatSet> {
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
