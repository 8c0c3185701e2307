//! A whole game: seats, turns in order, and how it ends.

mod error;
mod seats;
mod state;
mod throw_off;

pub use error::{GameError, ResumeGameError};
pub use seats::{SeatSet, Seats};
pub use state::{GameState, Outcome, Reason, Seat, Standing};
pub use throw_off::{ThrowOff, ThrowOffError};

use crate::dice::Dice;
use crate::keeps::{Keep, Verdict};
use crate::rules::{CatchUp, Ending, MAX_PLAYERS, Partition, RuleSet, Tie};
use crate::turn::{Account, Phase, Turn, TurnEnd, TurnError};

/// A game under a rule set, from the first throw to its outcome.
///
/// The verbs are those of [`Turn`], for the player whose turn it is; when a turn ends, the next
/// one begins by itself. Seats count from 0.
///
/// ```
/// use hotdice::{Game, Preset, RuleSet};
///
/// let rules = RuleSet::preset(Preset::BuscheNeller).to_builder().target(1000).build()?;
/// let mut game = Game::new(&rules, 2, 0)?;
/// game.throw("2-2-3-3-4-6".parse()?)?; // a bust: the next player's turn begins
/// assert_eq!(game.current(), 1);
///
/// game.throw("1-1-1-2-3-4".parse()?)?;
/// game.keep("1-1-1".parse()?)?;
/// game.bank()?;
/// let outcome = game.outcome().expect("1000 points win");
/// assert!(outcome.winners.contains(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Game<'r> {
    turn: Turn<'r>,
    seats: [Seat; MAX_PLAYERS as usize],
    players: u8,
    first: u8,
    current: u8,
    turns: u32,
    /// Once the end is near: who has a turn yet before the game can end.
    due: Option<SeatSet>,
    outcome: Option<Outcome>,
}

impl<'r> Game<'r> {
    /// A game of so many players, begun by the one in seat `first`.
    ///
    /// Who that is, the rules' [`first_player`](RuleSet::first_player) says.
    ///
    /// # Errors
    /// [`GameError::Players`] if the rules are for another number of players,
    /// [`GameError::NoSuchSeat`] if `first` is not below it.
    pub fn new(rules: &'r RuleSet, players: u8, first: u8) -> Result<Self, GameError> {
        check_players(rules, players)?;
        check_seat(first, players)?;
        Ok(Self {
            turn: Turn::new(rules, Account::NEW),
            seats: [Seat::NEW; MAX_PLAYERS as usize],
            players,
            first,
            current: first,
            turns: 0,
            due: None,
            outcome: None,
        })
    }

    /// The rules it is played by.
    pub const fn rules(&self) -> &'r RuleSet {
        self.turn.rules()
    }

    /// How many players began it.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The seat that began it.
    pub const fn first(&self) -> u8 {
        self.first
    }

    /// The seat whose turn it is; of the last turn once the game is over.
    pub const fn current(&self) -> u8 {
        self.current
    }

    /// The turn that is being played; the last one once the game is over.
    pub const fn turn(&self) -> &Turn<'r> {
        &self.turn
    }

    /// What the game waits for: the phase of the present turn.
    pub fn phase(&self) -> Phase {
        self.turn.phase()
    }

    /// How many turns have ended, those of players who left excepted.
    pub const fn turns(&self) -> u32 {
        self.turns
    }

    /// A player's account and whether the player has left.
    ///
    /// # Errors
    /// [`GameError::NoSuchSeat`] if there is no such seat.
    pub fn seat(&self, seat: u8) -> Result<Seat, GameError> {
        check_seat(seat, self.players)?;
        Ok(self.seats[usize::from(seat)])
    }

    /// All seats in order.
    pub fn seats(&self) -> &[Seat] {
        &self.seats[..usize::from(self.players)]
    }

    /// Once the target has been met: the players who have a turn yet before the game can end.
    /// `None` before.
    pub const fn due(&self) -> Option<SeatSet> {
        self.due
    }

    /// How the game ended, if it has.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Takes a throw of all dice in hand; see [`Turn::throw`].
    ///
    /// # Errors
    /// [`GameError::Over`] once the game is over, else what the turn refuses.
    #[inline]
    pub fn throw(&mut self, dice: Dice) -> Result<Verdict, GameError> {
        self.play(|turn| turn.throw(dice))
    }

    /// Keeps dice of the throw; see [`Turn::keep`].
    ///
    /// # Errors
    /// [`GameError::Over`] once the game is over, else what the turn refuses.
    #[inline]
    pub fn keep(&mut self, dice: Dice) -> Result<Keep, GameError> {
        self.play(|turn| turn.keep(dice))
    }

    /// Keeps dice of the throw as this partition; see [`Turn::keep_as`].
    ///
    /// # Errors
    /// [`GameError::Over`] once the game is over, else what the turn refuses.
    pub fn keep_as(&mut self, partition: &Partition) -> Result<Keep, GameError> {
        self.play(|turn| turn.keep_as(partition))
    }

    /// Takes the last keep back; see [`Turn::take_back`].
    ///
    /// # Errors
    /// [`GameError::Over`] once the game is over, else what the turn refuses.
    pub fn take_back(&mut self) -> Result<Dice, GameError> {
        self.play(Turn::take_back)
    }

    /// Banks the turn points; see [`Turn::bank`].
    ///
    /// # Errors
    /// [`GameError::Over`] once the game is over, else what the turn refuses.
    #[inline]
    pub fn bank(&mut self) -> Result<u32, GameError> {
        self.play(Turn::bank)
    }

    /// Gives the present turn up; see [`Turn::forfeit`].
    ///
    /// # Errors
    /// [`GameError::Over`] once the game is over.
    pub fn forfeit(&mut self) -> Result<(), GameError> {
        self.play(Turn::forfeit)
    }

    /// A player leaves for good, at any time. The seat is skipped from now on and cannot win; if it
    /// was the player's turn, that is given up. The last player who stays wins.
    ///
    /// # Errors
    /// [`GameError::Over`] once the game is over, [`GameError::NoSuchSeat`] or
    /// [`GameError::HasLeft`] if there is no such player.
    pub fn leave(&mut self, seat: u8) -> Result<(), GameError> {
        if self.outcome.is_some() {
            return Err(GameError::Over);
        }
        if self.seat(seat)?.left {
            return Err(GameError::HasLeft { seat });
        }
        self.seats[usize::from(seat)].left = true;
        self.due = self.due.map(|due| due.without(seat));
        let staying = self.staying();
        if staying.len() <= 1 {
            self.give_up_turn();
            let reason = if staying.is_empty() {
                Reason::Abandoned
            } else {
                Reason::LastStanding
            };
            self.finish(staying, reason);
            return Ok(());
        }
        self.settle();
        match self.outcome {
            Some(_) => self.give_up_turn(),
            None if seat == self.current => self.advance(),
            None => {}
        }
        Ok(())
    }

    #[inline]
    fn play<T>(
        &mut self,
        action: impl FnOnce(&mut Turn<'r>) -> Result<T, TurnError>,
    ) -> Result<T, GameError> {
        if self.outcome.is_some() {
            return Err(GameError::Over);
        }
        let result = action(&mut self.turn)?;
        if let Some(end) = self.turn.end() {
            self.close_turn(end);
        }
        Ok(result)
    }

    fn close_turn(&mut self, end: TurnEnd) {
        self.turns = self.turns.saturating_add(1);
        match end {
            TurnEnd::Won => {
                return self.finish(SeatSet::of(self.current), Reason::InstantWin);
            }
            TurnEnd::Banked { points } => self.enter(points),
            TurnEnd::Bust(_) | TurnEnd::Forfeited => {}
        }
        self.due = self.due.map(|due| due.without(self.current));
        self.settle();
        if self.outcome.is_none() {
            self.advance();
        }
    }

    /// Writes banked points to the player's total, and sees what that means for the end.
    fn enter(&mut self, points: u32) {
        let account = &mut self.seats[usize::from(self.current)].account;
        *account = account.credited(points);
        let total = account.total;
        if i64::from(total) < i64::from(self.rules().target()) {
            return;
        }
        let others = self.staying().without(self.current);
        let best_other = others.iter().map(|seat| self.total(seat)).max();
        let calls_the_end = match self.rules().ending() {
            Ending::Immediate => {
                return self.finish(SeatSet::of(self.current), Reason::Target);
            }
            Ending::LastTurn => self.due.is_none(),
            Ending::CatchUp(CatchUp::ByEqualling) => {
                self.due.is_none() || Some(total) >= best_other
            }
            Ending::CatchUp(CatchUp::ByBeating) => self.due.is_none() || Some(total) > best_other,
        };
        if calls_the_end {
            self.due = Some(others);
        }
    }

    /// Ends the game if nobody has a turn yet that could change it.
    fn settle(&mut self) {
        if self.outcome.is_some() || self.due.is_none_or(|due| !due.is_empty()) {
            return;
        }
        let leaders = self.leaders();
        let level = leaders.len() > 1;
        let winners = match (self.rules().ending(), self.rules().tie()) {
            (Ending::CatchUp(CatchUp::ByEqualling), _) if level => return,
            (_, Tie::EarlierSeat) => leaders.first(),
            (_, Tie::Shared) => leaders,
        };
        self.finish(winners, Reason::Target);
    }

    /// The players with the highest total.
    fn leaders(&self) -> SeatSet {
        let staying = self.staying();
        let best = staying.iter().map(|seat| self.total(seat)).max();
        staying.filtered(|seat| Some(self.total(seat)) == best)
    }

    fn staying(&self) -> SeatSet {
        SeatSet::first_seats(self.players).filtered(|seat| !self.seats[usize::from(seat)].left)
    }

    fn total(&self, seat: u8) -> i32 {
        self.seats[usize::from(seat)].account.total
    }

    fn finish(&mut self, winners: SeatSet, reason: Reason) {
        self.outcome = Some(Outcome { winners, reason });
    }

    fn give_up_turn(&mut self) {
        // Refused only by a turn that has ended, and that is as well.
        let _ = self.turn.forfeit();
    }

    /// Begins the next player's turn.
    fn advance(&mut self) {
        let next = match self.due {
            Some(due) if !due.is_empty() => due,
            _ => self.staying(),
        };
        self.current = next.after(self.current).unwrap_or(self.current);
        let account = self.seats[usize::from(self.current)].account;
        self.turn = Turn::new(self.rules(), account);
    }

    /// The players from first to last: winners, then those who stayed, then those who left, each
    /// by total. Equal players share a place.
    ///
    /// ```
    /// use hotdice::{Game, Preset, RuleSet};
    ///
    /// let rules = RuleSet::preset(Preset::Farkle);
    /// let mut game = Game::new(&rules, 3, 0)?;
    /// game.throw("1-2-2-3-4-6".parse()?)?;
    /// game.keep("1".parse()?)?;
    /// game.bank()?;
    /// let places: Vec<_> = game.standings().map(|s| (s.place, s.seat, s.total)).collect();
    /// assert_eq!(places, [(1, 0, 100), (2, 1, 0), (2, 2, 0)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn standings(&self) -> impl ExactSizeIterator<Item = Standing> + '_ {
        let mut order = [0; MAX_PLAYERS as usize];
        for (place, seat) in order.iter_mut().zip(0..) {
            *place = seat;
        }
        let order = &mut order[..usize::from(self.players)];
        order.sort_unstable_by_key(|&seat| (self.rank(seat), seat));
        let mut standings = [Standing::default(); MAX_PLAYERS as usize];
        let mut place = 0;
        for (index, &seat) in (0..).zip(order.iter()) {
            let before = order.get(usize::from(index).wrapping_sub(1));
            if before.is_none_or(|&before| self.rank(before) != self.rank(seat)) {
                place = index + 1;
            }
            standings[usize::from(index)] = Standing {
                place,
                seat,
                total: self.total(seat),
            };
        }
        standings.into_iter().take(order.len())
    }

    /// What places a player: lower is better.
    fn rank(&self, seat: u8) -> (bool, bool, core::cmp::Reverse<i32>) {
        let wins = self
            .outcome
            .is_some_and(|outcome| outcome.winners.contains(seat));
        let left = self.seats[usize::from(seat)].left;
        (!wins, left, core::cmp::Reverse(self.total(seat)))
    }

    /// The game as plain data, to save and to send; [`RuleSet::resume_game`] takes it back.
    pub const fn state(&self) -> GameState {
        GameState {
            seats: self.seats,
            players: self.players,
            first: self.first,
            current: self.current,
            turns: self.turns,
            turn: self.turn.state(),
            due: self.due,
            outcome: self.outcome,
        }
    }
}

fn check_players(rules: &RuleSet, players: u8) -> Result<(), GameError> {
    let allowed = rules.players();
    if allowed.allow(players) {
        return Ok(());
    }
    Err(GameError::Players {
        allowed,
        got: players,
    })
}

fn check_seat(seat: u8, players: u8) -> Result<(), GameError> {
    if seat < players {
        Ok(())
    } else {
        Err(GameError::NoSuchSeat { seat, players })
    }
}

impl RuleSet {
    /// A game from its saved state.
    ///
    /// The state is not trusted: whatever cannot have come about under these rules is refused.
    ///
    /// # Errors
    /// [`ResumeGameError`] with what is wrong.
    pub fn resume_game(&self, state: &GameState) -> Result<Game<'_>, ResumeGameError> {
        let game = Game {
            turn: self.resume(state.turn)?,
            seats: state.seats,
            players: state.players,
            first: state.first,
            current: state.current,
            turns: state.turns,
            due: state.due,
            outcome: state.outcome,
        };
        game.check()?;
        Ok(game)
    }
}
