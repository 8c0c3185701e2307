//! A game that writes its own record.

use super::action::Action;
use super::error::HeaderRefusal;
use super::header::{Header, RulesName};
use super::{Line, Record};
use crate::dice::{Dice, Throw};
use crate::game::{Game, GameError};
use crate::keeps::{Keep, Verdict};
use crate::rules::{Partition, RuleSet};
use crate::turn::{Offer, Turn};

/// A [`Game`] with the same verbs that writes down what is done.
///
/// Throws are taken as they lie, since the record shows them so. What the game refuses is not
/// written.
///
/// ```
/// use hotdice::record::{Header, Recorder};
/// use hotdice::{Preset, RuleSet};
///
/// let rules = RuleSet::preset(Preset::Titusind);
/// let mut game = Recorder::new(&rules, Header::new(Preset::Titusind, 2, 0)?)?;
/// game.throw("4-1-4-5-4-4".parse()?)?;
/// game.keep("4-4-4-4".parse()?)?;
/// game.throw("2-6".parse()?)?;
/// assert_eq!(game.game().current(), 1);
/// assert_eq!(game.record().lines()[0].to_string(), "A: 4-1-4-5-4-4 > 4-4-4-4 800; 2-6 bust -800");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Recorder<'r> {
    game: Game<'r>,
    record: Record,
    /// Whether the last line is of the present turn.
    in_turn: bool,
}

impl<'r> Recorder<'r> {
    /// A game that begins as its header says.
    ///
    /// # Errors
    /// [`HeaderRefusal`] if the header names a preset whose rules these are not, or the rules are
    /// for another number of players.
    pub fn new(rules: &'r RuleSet, header: Header) -> Result<Self, HeaderRefusal> {
        if let RulesName::Preset(preset) = *header.rules() {
            if *rules != RuleSet::preset(preset) {
                return Err(HeaderRefusal::Rules { preset });
            }
        }
        Ok(Self {
            game: Game::new(rules, header.players(), header.first())?,
            record: Record::new(header),
            in_turn: false,
        })
    }

    /// The game as it stands.
    pub const fn game(&self) -> &Game<'r> {
        &self.game
    }

    /// The record up to now; its last line may be of a turn that goes on.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The game and its record, to go on without writing.
    pub fn into_parts(self) -> (Game<'r>, Record) {
        (self.game, self.record)
    }

    /// Begins the turn with what the player before has left; see [`Turn::take_over`].
    ///
    /// # Errors
    /// As [`Game::take_over`].
    pub fn take_over(&mut self) -> Result<Offer, GameError> {
        let offer = self.game.take_over()?;
        let points = offer.points;
        self.write(self.game.current(), Action::TakeOver { points });
        Ok(offer)
    }

    /// Takes a throw of all dice in hand, as it lies; see [`Turn::throw`].
    ///
    /// # Errors
    /// As [`Game::throw`].
    pub fn throw(&mut self, throw: Throw) -> Result<Verdict, GameError> {
        let (seat, before) = (self.game.current(), self.current_total());
        let lost = self.game.turn().points();
        let verdict = self.game.throw(throw.dice())?;
        match verdict {
            Verdict::Scores => self.write(seat, Action::Throw(throw)),
            Verdict::Bust(reason) => {
                let total = self.total(seat);
                let penalty = before.abs_diff(total);
                let bust = Action::Bust {
                    throw,
                    reason,
                    lost,
                    penalty,
                };
                self.write(seat, bust);
                self.end_line(Some(total).filter(|_| penalty > 0));
            }
        }
        Ok(verdict)
    }

    /// Keeps dice of the throw; see [`Turn::keep`].
    ///
    /// # Errors
    /// As [`Game::keep`].
    pub fn keep(&mut self, dice: Dice) -> Result<Keep, GameError> {
        let seat = self.game.current();
        let keep = self.game.keep(dice)?;
        let kept = Action::Keep {
            dice,
            worth: keep.worth,
            split: None,
        };
        self.write_keep(seat, kept);
        Ok(keep)
    }

    /// Keeps dice of the throw as this partition; see [`Turn::keep_as`].
    ///
    /// # Errors
    /// As [`Game::keep_as`].
    pub fn keep_as(&mut self, partition: &Partition) -> Result<Keep, GameError> {
        let (seat, turn) = (self.game.current(), *self.game.turn());
        let keep = self.game.keep_as(partition)?;
        let by_default = partition_by_default(&turn, partition.dice());
        let kept = Action::Keep {
            dice: keep.dice,
            worth: keep.worth,
            split: (by_default != Some(*partition)).then(|| partition.combinations().to_vec()),
        };
        self.write_keep(seat, kept);
        Ok(keep)
    }

    /// Takes the last keep back, from the record as well; see [`Turn::take_back`].
    ///
    /// # Errors
    /// As [`Game::take_back`].
    pub fn take_back(&mut self) -> Result<Dice, GameError> {
        let dice = self.game.take_back()?;
        let actions = self.record.lines.last_mut().map(|line| &mut line.actions);
        if let Some(actions) = actions {
            // Players may have left since.
            let kept = |action: &Action| matches!(action, Action::Keep { .. });
            if let Some(place) = actions.iter().rposition(kept) {
                actions.remove(place);
            }
        }
        Ok(dice)
    }

    /// Banks the turn points; see [`Turn::bank`].
    ///
    /// # Errors
    /// As [`Game::bank`].
    pub fn bank(&mut self) -> Result<u32, GameError> {
        let seat = self.game.current();
        let points = self.game.bank()?;
        self.write(seat, Action::Bank { points });
        self.end_line(Some(self.total(seat)));
        Ok(points)
    }

    /// Gives the present turn up; see [`Turn::forfeit`].
    ///
    /// # Errors
    /// As [`Game::forfeit`].
    pub fn forfeit(&mut self) -> Result<(), GameError> {
        let seat = self.game.current();
        let lost = self.game.turn().points();
        self.game.forfeit()?;
        self.write(seat, Action::Forfeit { lost });
        self.end_line(None);
        Ok(())
    }

    /// A player leaves for good; see [`Game::leave`].
    ///
    /// # Errors
    /// As [`Game::leave`].
    pub fn leave(&mut self, seat: u8) -> Result<(), GameError> {
        let current = self.game.current();
        self.game.leave(seat)?;
        self.write(current, Action::Leave { seat });
        if seat == current || self.game.outcome().is_some() {
            self.end_line(None);
        }
        Ok(())
    }

    /// Whether the record breaks off within a turn.
    pub(super) const fn is_in_turn(&self) -> bool {
        self.in_turn
    }

    /// The last action that is written.
    pub(super) fn last_action(&self) -> Option<&Action> {
        self.record.lines.last()?.actions.last()
    }

    fn total(&self, seat: u8) -> i32 {
        let seats = self.game.seats();
        seats
            .get(usize::from(seat))
            .map_or(0, |seat| seat.account.total)
    }

    fn current_total(&self) -> i32 {
        self.total(self.game.current())
    }

    fn write_keep(&mut self, seat: u8, kept: Action) {
        self.write(seat, kept);
        if self.game.outcome().is_some() {
            self.end_line(None);
        }
    }

    /// Writes an action to the line of the present turn, which is that of this seat.
    fn write(&mut self, seat: u8, action: Action) {
        if !self.in_turn {
            self.in_turn = true;
            self.record.lines.push(Line {
                seat,
                actions: alloc::vec::Vec::new(),
                total: None,
            });
        }
        if let Some(line) = self.record.lines.last_mut() {
            line.actions.push(action);
        }
    }

    fn end_line(&mut self, total: Option<i32>) {
        if let Some(line) = self.record.lines.last_mut() {
            line.total = total;
        }
        self.in_turn = false;
        self.record.winners = self.game.outcome().map(|outcome| outcome.winners);
    }
}

/// The partition in which the turn would keep dice if none were named.
fn partition_by_default(turn: &Turn<'_>, dice: Dice) -> Option<Partition> {
    let (rules, held) = (turn.rules(), turn.held());
    let keep = rules.keep_holding(turn.table(), held, dice).ok()?;
    rules.best_of(&keep, held)
}
