//! Playing a record again.

use super::action::Action;
use super::error::{HeaderRefusal, ReplayError, ReplayFault};
use super::{Line, Record, Recorder};
use crate::dice::Dice;
use crate::game::{Game, GameError};
use crate::rules::{Combination, Partition, RuleSet};

impl Record {
    /// Plays the record by its rules, and returns the game as it stands after the last line.
    ///
    /// Everything is checked: that each action is legal, and that all points, costs and totals are
    /// as they are written. See the [module](crate::record) for an example.
    ///
    /// # Errors
    /// [`ReplayError`] with the first line that is wrong, and why.
    pub fn replay<'r>(&self, rules: &'r RuleSet) -> Result<Game<'r>, ReplayError> {
        let (game, _) = self.resume(rules)?.into_parts();
        Ok(game)
    }

    /// Plays the record as [`replay`](Self::replay) does, to go on recording where it breaks off.
    ///
    /// ```
    /// use hotdice::record::Record;
    /// use hotdice::{Preset, RuleSet};
    ///
    /// let text = "hotdice record 1\nrules: farkle\nseats: 2\nfirst: A\n\nA: 1-1-1-3-4-6\n";
    /// let record: Record = text.parse()?;
    /// let rules = RuleSet::preset(Preset::Farkle);
    /// let mut game = record.resume(&rules)?;
    /// game.keep("1-1-1".parse()?)?;
    /// game.bank()?;
    /// let line = "A: 1-1-1-3-4-6 > 1-1-1 1000; bank 1000; total 1000";
    /// assert_eq!(game.record().lines()[0].to_string(), line);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ReplayError`] with the first line that is wrong, and why.
    pub fn resume<'r>(&self, rules: &'r RuleSet) -> Result<Recorder<'r>, ReplayError> {
        let mut recorder = Recorder::new(rules, self.header.clone()).map_err(|refusal| {
            let line = match refusal {
                HeaderRefusal::Rules { .. } => 2,
                HeaderRefusal::Game(_) => 3,
            };
            ReplayError::new(line, refusal.into())
        })?;
        for (place, line) in self.lines.iter().enumerate() {
            let is_last = place + 1 == self.lines.len();
            recorder
                .repeat(line)
                .and_then(|()| recorder.check_end_of(line, is_last))
                .map_err(|fault| ReplayError::new(self.number_of(place), fault))?;
        }
        self.check_winners(recorder.game())
            .map_err(|fault| ReplayError::new(self.number_of(self.lines.len()), fault))?;
        Ok(recorder)
    }

    fn check_winners(&self, game: &Game<'_>) -> Result<(), ReplayFault> {
        let Some(written) = self.winners else {
            return Ok(());
        };
        match game.outcome().map(|outcome| outcome.winners) {
            Some(winners) if winners == written => Ok(()),
            winners => Err(ReplayFault::Winners { written, winners }),
        }
    }
}

impl Recorder<'_> {
    /// Plays a line, and writes it anew.
    fn repeat(&mut self, line: &Line) -> Result<(), ReplayFault> {
        let current = self.game().current();
        if line.seat != current && self.game().outcome().is_none() {
            return Err(ReplayFault::NotTheirTurn {
                expected: current,
                written: line.seat,
            });
        }
        for (place, written) in line.actions.iter().enumerate() {
            if place > 0 && !self.is_in_turn() {
                let action = written.clone();
                return Err(ReplayFault::TurnOver { action });
            }
            self.play(written)?;
            match self.last_action() {
                Some(played) if !written.agrees_with(played) => {
                    return Err(ReplayFault::Differs {
                        written: written.clone(),
                        played: played.clone(),
                    });
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn play(&mut self, action: &Action) -> Result<(), ReplayFault> {
        let done = match action {
            Action::TakeOver { .. } => self.take_over().map(drop),
            Action::Throw(throw) | Action::Bust { throw, .. } => self.throw(*throw).map(drop),
            Action::Keep {
                dice, split: None, ..
            } => self.keep(*dice).map(drop),
            Action::Keep {
                dice,
                split: Some(split),
                ..
            } => match self.partition(*dice, split) {
                Ok(Some(partition)) => self.keep_as(&partition).map(drop),
                Ok(None) => {
                    let action = action.clone();
                    return Err(ReplayFault::NoSuchPartition { action });
                }
                Err(error) => Err(error),
            },
            Action::Bank { .. } => self.bank().map(drop),
            Action::Forfeit { .. } => self.forfeit(),
            Action::Leave { seat } => self.leave(*seat),
        };
        done.map_err(|error| ReplayFault::Refused {
            action: action.clone(),
            error,
        })
    }

    /// The partition of these dice into these combinations.
    fn partition(&self, dice: Dice, split: &[Combination]) -> Result<Option<Partition>, GameError> {
        if self.game().outcome().is_some() {
            return Err(GameError::Over);
        }
        let mut partitions = self.game().turn().partitions(dice)?;
        Ok(partitions.find(|partition| partition.combinations() == split))
    }

    /// Checks what a line says of its turn as a whole.
    fn check_end_of(&self, line: &Line, is_last: bool) -> Result<(), ReplayFault> {
        if self.is_in_turn() && !is_last {
            return Err(ReplayFault::BreaksOff);
        }
        let account = self.game().seat(line.seat).map(|seat| seat.account);
        match (line.total, account) {
            (Some(written), Ok(account)) if written != account.total => Err(ReplayFault::Total {
                written,
                total: account.total,
            }),
            _ => Ok(()),
        }
    }
}
