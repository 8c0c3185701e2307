//! The table: a game with its dice. Players act on it, and what happened comes back to be told.

use hotdice::record::{Record, Recorder};
use hotdice::{
    Bust, Decision, Dice, DiceSource, Game, GameError, Keep, Partition, Phase, Throw, TurnError,
    Verdict,
};

use crate::names::Names;

/// Something that happened in a turn.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Event {
    TakenOver {
        points: u32,
        dice: u8,
    },
    Thrown,
    Bust {
        throw: Throw,
        bust: Bust,
        lost: u32,
        penalty: u32,
        total: i32,
    },
    Kept {
        throw: Throw,
        keep: Keep,
        at_risk: u32,
    },
    TakenBack {
        dice: Dice,
    },
    Banked {
        points: u32,
        total: i32,
    },
    Forfeited {
        lost: u32,
    },
    Left {
        seat: u8,
    },
}

pub(crate) struct Table<'r> {
    game: Recorder<'r>,
    dice: Box<dyn DiceSource + 'r>,
    names: Names,
    /// The last throw, as it lies.
    thrown: Throw,
}

impl<'r> Table<'r> {
    pub(crate) fn new(game: Recorder<'r>, dice: Box<dyn DiceSource + 'r>, names: Names) -> Self {
        let thrown = Throw::new(&[]).expect("no dice are not too many");
        Self {
            game,
            dice,
            names,
            thrown,
        }
    }

    pub(crate) fn game(&self) -> &Game<'r> {
        self.game.game()
    }

    pub(crate) fn record(&self) -> &Record {
        self.game.record()
    }

    pub(crate) fn names(&self) -> &Names {
        &self.names
    }

    pub(crate) fn thrown(&self) -> Throw {
        self.thrown
    }

    /// Whether the turn with this number is still being played.
    pub(crate) fn is_in(&self, turn: u32) -> bool {
        self.game().outcome().is_none() && self.game().turns() == turn
    }

    pub(crate) fn act(&mut self, decision: &Decision) -> Result<Event, GameError> {
        match decision {
            Decision::TakeOver => self.take_over(),
            Decision::Throw => self.throw(),
            Decision::Keep(dice) => self.keep(*dice),
            Decision::KeepAs(partition) => self.keep_as(partition),
            Decision::Bank => self.bank(),
            _ => self.forfeit(),
        }
    }

    pub(crate) fn take_over(&mut self) -> Result<Event, GameError> {
        let offer = self.game.take_over()?;
        Ok(Event::TakenOver {
            points: offer.points,
            dice: self.game().turn().dice_in_hand(),
        })
    }

    pub(crate) fn throw(&mut self) -> Result<Event, GameError> {
        let dice = match self.game().phase() {
            Phase::ToDecide { dice: 0 } => {
                let allowed = self.game().rules().max_throws();
                return Err(TurnError::NoThrowLeft { allowed }.into());
            }
            Phase::ToThrow { dice } | Phase::ToDecide { dice } => dice,
            // Refused before any dice are used up.
            phase => {
                return Err(TurnError::Phase {
                    action: "throw",
                    phase,
                }
                .into());
            }
        };
        let (seat, lost) = (self.game().current(), self.game().turn().points());
        let before = self.total(seat);
        let throw = self
            .dice
            .throw(dice)
            .expect("there are dice for all throws");
        self.thrown = throw;
        Ok(match self.game.throw(throw)? {
            Verdict::Scores => Event::Thrown,
            Verdict::Bust(bust) => Event::Bust {
                throw,
                bust,
                lost,
                penalty: before.abs_diff(self.total(seat)),
                total: self.total(seat),
            },
        })
    }

    pub(crate) fn keep(&mut self, dice: Dice) -> Result<Event, GameError> {
        let keep = self.game.keep(dice)?;
        Ok(self.kept(keep))
    }

    pub(crate) fn keep_as(&mut self, partition: &Partition) -> Result<Event, GameError> {
        let keep = self.game.keep_as(partition)?;
        Ok(self.kept(keep))
    }

    fn kept(&self, keep: Keep) -> Event {
        Event::Kept {
            throw: self.thrown,
            keep,
            at_risk: self.game().turn().points(),
        }
    }

    pub(crate) fn take_back(&mut self) -> Result<Event, GameError> {
        let dice = self.game.take_back()?;
        Ok(Event::TakenBack { dice })
    }

    pub(crate) fn bank(&mut self) -> Result<Event, GameError> {
        let seat = self.game().current();
        let points = self.game.bank()?;
        let total = self.total(seat);
        Ok(Event::Banked { points, total })
    }

    pub(crate) fn forfeit(&mut self) -> Result<Event, GameError> {
        let lost = self.game().turn().points();
        self.game.forfeit()?;
        Ok(Event::Forfeited { lost })
    }

    pub(crate) fn leave(&mut self, seat: u8) -> Result<Event, GameError> {
        self.game.leave(seat)?;
        Ok(Event::Left { seat })
    }

    fn total(&self, seat: u8) -> i32 {
        self.game().seats()[usize::from(seat)].account.total
    }
}
