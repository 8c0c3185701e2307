//! One turn of a race: what every action of it is worth.

use alloc::vec::Vec;

use thiserror::Error;

use super::Race;
use super::pass::{Ends, Lanes, Room, check_rows};
use super::table::{Busts, Pair};
use crate::game::Game;
use crate::rules::{Ending, RuleSet, Tie};
use crate::solve::advice::{Advice, Values, advice};
use crate::solve::distribution::Play;
use crate::solve::moves::{Choice, Next};
use crate::solve::situation::Situation;
use crate::solve::turn_values::{STUCK, best};
use crate::strategy::{Decision, Strategy, View};

/// A game that a race knows nothing of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum RaceError {
    /// Other rules.
    #[error("the game is played by other rules than the race was solved for")]
    Rules,
    /// Another number of players.
    #[error("a race is a game of 2 players, not of {players}")]
    Players {
        /// The players of the game.
        players: u8,
    },
    /// Totals that no turn brings about, or so far apart that the last turn is not calculated.
    #[error("no game under these rules comes to totals of {own} and {other}")]
    Totals {
        /// The total of the player to move.
        own: i32,
        /// The total of the other.
        other: i32,
    },
    /// The player in the second seat began, though ties go to the first, who then has the last turn.
    #[error("the race was solved for games that the player in seat 0 begins")]
    Beginner,
    /// A game that is over.
    #[error("the game is over")]
    Over,
}

impl Race {
    /// Every legal action of the player to move with the probability of winning, the best first; see
    /// [`BestTurn::advice`](crate::solve::BestTurn::advice).
    ///
    /// ```
    /// use hotdice::solve::Race;
    /// use hotdice::{Decision, Game, Preset, RuleSet};
    ///
    /// let rules = RuleSet::preset(Preset::BuscheNeller).to_builder().target(1000).build()?;
    /// let race = Race::of(&rules)?;
    /// let mut game = Game::new(&rules, 2, 0)?;
    /// game.throw("1-1-1-2-3-4".parse()?)?;
    /// game.keep("1-1-1".parse()?)?;
    /// let best = race.advice(&game)?[0];
    /// assert_eq!((best.decision, best.value), (Decision::Bank, 1.0));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`RaceError`] if the game is none that this race was solved for.
    pub fn advice(&self, game: &Game<'_>) -> Result<Vec<Advice>, RaceError> {
        let turn = self.turn(game)?;
        Ok(advice(&turn, game.turn()))
    }

    /// The present turn of a game.
    fn turn(&self, game: &Game<'_>) -> Result<RaceTurn<'_>, RaceError> {
        let key = self.key(game)?;
        Ok(self.turn_of(key))
    }

    /// A turn in a race where seats and busts make no difference.
    pub(super) fn turn_at(&self, pair: Pair) -> RaceTurn<'_> {
        self.turn_of(Key {
            seat: 0,
            pair,
            busts: Busts::default(),
            last: false,
        })
    }

    fn key(&self, game: &Game<'_>) -> Result<Key, RaceError> {
        if game.rules() != &self.rules {
            return Err(RaceError::Rules);
        }
        let [first, second] = game.seats() else {
            let players = game.players();
            return Err(RaceError::Players { players });
        };
        if game.outcome().is_some() {
            return Err(RaceError::Over);
        }
        let (mover, waiting) = match game.current() {
            0 => (first, second),
            _ => (second, first),
        };
        let (own, other) = (mover.account.total, waiting.account.total);
        let totals = RaceError::Totals { own, other };
        let pair = Pair {
            own: self.step(own).ok_or(totals)?,
            other: self.step(other).ok_or(totals)?,
        };
        let last = game.due().is_some();
        if pair.own >= self.size() || pair.other >= self.size() && !last {
            return Err(totals);
        }
        if last {
            // One whose last turn is over may have any total.
            let behind = pair.other.saturating_sub(pair.own);
            check_rows(&self.moves, behind + 2).map_err(|_| totals)?;
        }
        Ok(Key {
            seat: self.seat(game)?,
            pair,
            busts: Busts {
                own: mover.busts.into(),
                other: waiting.busts.into(),
            },
            last,
        })
    }

    /// Which of the two tables the player to move has: the one who began comes first where a round
    /// is finished, else the one in the earlier seat.
    fn seat(&self, game: &Game<'_>) -> Result<usize, RaceError> {
        let mover = usize::from(game.current());
        if self.rules.ending() != Ending::FinishRound {
            return Ok(mover);
        }
        if self.rules.tie() == Tie::EarlierSeat && game.first() != 0 {
            return Err(RaceError::Beginner);
        }
        Ok(usize::from(game.current() != game.first()))
    }

    /// What the other has to move once the player in this seat has bust.
    fn after_bust(&self, seat: usize, pair: Pair, busts: Busts) -> f64 {
        let counted = usize::from(self.rules.bust_streak().busts > 0);
        let after = Busts {
            own: busts.other,
            other: busts.own + counted,
        };
        if counted > 0 && after.other == self.tables[0].counts {
            return self.after_penalty(seat, pair, busts.other);
        }
        self.table(1 - seat).at(pair.reversed(), after)
    }

    fn turn_of(&self, key: Key) -> RaceTurn<'_> {
        let Key {
            seat,
            pair,
            busts,
            last,
        } = key;
        let (banks, bust) = if last {
            (self.last_banks(seat, pair), 0.0)
        } else {
            let banks = self.banks(seat, [pair], busts.other);
            (banks, 1.0 - self.after_bust(seat, pair, busts))
        };
        let mut turn = RaceTurn {
            race: self,
            banks,
            bust,
            hit: self.hits([pair]),
            room: Room::new(),
            nothing: if last {
                0.0
            } else {
                1.0 - self.table(1 - seat).at(pair.reversed(), busts.reversed())
            },
        };
        let mut room = Room::new();
        self.plan.fill(&turn.ends(), &mut room);
        turn.room = room;
        turn
    }
}

/// What tells one turn of a race from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Key {
    seat: usize,
    pair: Pair,
    busts: Busts,
    last: bool,
}

/// The values of one turn.
#[derive(Clone, Debug)]
pub(super) struct RaceTurn<'a> {
    race: &'a Race,
    banks: Vec<Lanes<1>>,
    bust: f64,
    hit: [usize; 1],
    /// The values of decisions.
    room: Room<1>,
    /// What a turn that is given up is worth.
    nothing: f64,
}

impl RaceTurn<'_> {
    fn ends(&self) -> Ends<'_, 1> {
        Ends {
            banks: &self.banks,
            beyond: self.race.beyond(),
            bust: [self.bust],
            hit: self.hit,
        }
    }

    fn decision(&self, number: usize, row: usize) -> f64 {
        let row = row.min(self.banks.len());
        let [value] = self.race.plan.decision(number, row, &self.room);
        value
    }

    fn throw(&self, number: usize, row: usize) -> f64 {
        let row = row.min(self.banks.len());
        let plan = &self.race.plan;
        let [value] = plan.throws(number, row, &self.ends(), &self.room);
        value
    }

    fn bank(&self, row: usize) -> f64 {
        self.banks.get(row).map_or(1.0, |&[bank]| bank)
    }

    fn looked_up(&self, situation: &Situation, value: impl Fn(usize) -> f64) -> f64 {
        self.race
            .moves
            .number(situation)
            .map_or(self.nothing, value)
    }
}

impl Play for RaceTurn<'_> {
    fn banks(&self, number: usize, row: usize) -> bool {
        let from = &self.race.moves.situations[number];
        let bank = self.bank(row);
        // What a decision is worth is the greater of a bank and a throw.
        from.situation.is_bankable() && bank > STUCK && bank >= self.decision(number, row)
    }

    fn kept(&self, choices: &[Choice], row: usize) -> Option<Choice> {
        best(choices, |choice| match choice.next {
            Next::Won => 1.0,
            Next::Situation(next) => self.decision(next, row + choice.gain),
        })
    }
}

impl Values for RaceTurn<'_> {
    fn rules(&self) -> &RuleSet {
        &self.race.rules
    }

    fn of_throw(&self, situation: &Situation, points: u32) -> f64 {
        let row = self.race.moves.steps(points);
        self.looked_up(situation, |number| self.throw(number, row))
    }

    fn of_decision(&self, situation: &Situation, points: u32) -> f64 {
        let row = self.race.moves.steps(points);
        self.looked_up(situation, |number| self.decision(number, row))
    }

    fn of_bank(&self, points: u32) -> f64 {
        match self.bank(self.race.moves.steps(points)) {
            STUCK => self.nothing,
            bank => bank,
        }
    }

    fn of_win(&self) -> f64 {
        1.0
    }

    fn of_nothing(&self) -> f64 {
        self.nothing
    }
}

/// The player who wins a race of two most often. It gives up a game that the race knows nothing of.
///
/// ```
/// use hotdice::solve::{Race, RacePlayer};
/// use hotdice::{Decision, Game, Preset, RuleSet, Strategy, View};
///
/// let rules = RuleSet::preset(Preset::BuscheNeller).to_builder().target(1000).build()?;
/// let race = Race::of(&rules)?;
/// let mut game = Game::new(&rules, 2, 0)?;
/// game.throw("1-1-1-2-3-4".parse()?)?;
/// let mut player = RacePlayer::new(&race);
/// assert_eq!(player.decide(&View::of_game(&game)), Decision::Keep("1-1-1".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct RacePlayer<'a> {
    race: &'a Race,
    /// The turn that was asked for last.
    turn: Option<(Key, RaceTurn<'a>)>,
}

impl<'a> RacePlayer<'a> {
    /// A player of this race.
    pub const fn new(race: &'a Race) -> Self {
        Self { race, turn: None }
    }
}

impl Strategy for RacePlayer<'_> {
    fn decide(&mut self, view: &View<'_>) -> Decision {
        let Some(Ok(key)) = view.game().map(|game| self.race.key(game)) else {
            return Decision::Forfeit;
        };
        let turn = match self.turn.take() {
            Some((known, turn)) if known == key => turn,
            _ => self.race.turn_of(key),
        };
        let best = advice(&turn, view.turn());
        self.turn = Some((key, turn));
        best.first()
            .map_or(Decision::Forfeit, |advice| advice.decision)
    }
}
