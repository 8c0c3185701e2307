//! The table: a game with its dice. Players act on it, and what happened comes back to be told.

use hotdice::{
    Bust, Decision, Dice, DiceSource, Game, GameError, Keep, Partition, Phase, SeatSet, SeededDice,
    Throw, TurnError, Verdict,
};

/// Who sits where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Names {
    HumanFirst,
    AllComputers,
}

impl Names {
    pub(crate) fn is_human(self, seat: u8) -> bool {
        self == Self::HumanFirst && seat == 0
    }

    pub(crate) fn of(self, seat: u8) -> String {
        if self.is_human(seat) {
            return "You".to_string();
        }
        format!("Player {}", seat + 1)
    }

    /// Who is at the table.
    pub(crate) fn at_table(self, players: u8) -> String {
        match (self, players) {
            (Self::HumanFirst, 1) => "you alone".to_string(),
            (Self::HumanFirst, 2) => "you and a computer player".to_string(),
            (Self::HumanFirst, _) => format!("you and {} computer players", players - 1),
            (Self::AllComputers, 1) => "a computer player".to_string(),
            (Self::AllComputers, _) => format!("{players} computer players"),
        }
    }

    /// What a player does, by a regular verb.
    pub(crate) fn does(self, seat: u8, verb: &str) -> String {
        let ending = if self.is_human(seat) { "" } else { "s" };
        format!("{} {verb}{ending}", self.of(seat))
    }
}

/// Something that happened in a turn.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Event {
    Thrown,
    Bust {
        throw: Throw,
        bust: Bust,
        lost: u32,
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
        gives_others_a_turn: bool,
    },
    Forfeited {
        lost: u32,
    },
}

pub(crate) struct Table<'r> {
    game: Game<'r>,
    dice: SeededDice,
    names: Names,
    /// The last throw, as it lies.
    thrown: Throw,
}

impl<'r> Table<'r> {
    pub(crate) fn new(game: Game<'r>, dice: SeededDice, names: Names) -> Self {
        let thrown = Throw::new(&[]).expect("no dice are not too many");
        Self {
            game,
            dice,
            names,
            thrown,
        }
    }

    pub(crate) fn game(&self) -> &Game<'r> {
        &self.game
    }

    pub(crate) fn names(&self) -> Names {
        self.names
    }

    pub(crate) fn thrown(&self) -> Throw {
        self.thrown
    }

    /// Whether the turn with this number is still being played.
    pub(crate) fn is_in(&self, turn: u32) -> bool {
        self.game.outcome().is_none() && self.game.turns() == turn
    }

    pub(crate) fn act(&mut self, decision: &Decision) -> Result<Event, GameError> {
        match decision {
            Decision::Throw => self.throw(),
            Decision::Keep(dice) => self.keep(*dice),
            Decision::KeepAs(partition) => self.keep_as(partition),
            Decision::Bank => self.bank(),
            _ => self.forfeit(),
        }
    }

    pub(crate) fn throw(&mut self) -> Result<Event, GameError> {
        let dice = match self.game.phase() {
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
        let lost = self.game.turn().points();
        let throw = self.dice.throw(dice).expect("seeded dice never run out");
        self.thrown = throw;
        Ok(match self.game.throw(throw.into())? {
            Verdict::Scores => Event::Thrown,
            Verdict::Bust(bust) => Event::Bust { throw, bust, lost },
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
            at_risk: self.game.turn().points(),
        }
    }

    pub(crate) fn take_back(&mut self) -> Result<Event, GameError> {
        let dice = self.game.take_back()?;
        Ok(Event::TakenBack { dice })
    }

    pub(crate) fn bank(&mut self) -> Result<Event, GameError> {
        let seat = self.game.current();
        let due = self.game.due().unwrap_or(SeatSet::EMPTY);
        let points = self.game.bank()?;
        let still_due = self.game.due().unwrap_or(SeatSet::EMPTY);
        Ok(Event::Banked {
            points,
            total: self.game.seat(seat)?.account.total,
            gives_others_a_turn: still_due.iter().any(|seat| !due.contains(seat)),
        })
    }

    pub(crate) fn forfeit(&mut self) -> Result<Event, GameError> {
        let lost = self.game.turn().points();
        self.game.forfeit()?;
        Ok(Event::Forfeited { lost })
    }
}
