//! A whole game: seats, turns in order, and how it ends.

#[cfg(feature = "serde")]
mod data;
mod ending;
mod error;
mod seats;
mod standings;
mod state;
mod throw_off;

pub use error::{GameError, ResumeGameError};
pub use seats::{SeatSet, Seats};
pub use standings::Standing;
pub use state::{GameState, Outcome, Reason, Seat};
pub use throw_off::{ThrowOff, ThrowOffError};

use crate::dice::Dice;
use crate::keeps::{Keep, Verdict};
use crate::rules::{MAX_PLAYERS, Partition, RuleSet};
use crate::turn::{Account, Offer, Phase, Turn, TurnEnd, TurnError};

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
    round: u32,
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
            round: 0,
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

    /// How many rounds were complete when the present turn began: in each, every player who stays has
    /// a turn, from the one who began on.
    pub const fn round(&self) -> u32 {
        self.round
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

    /// Begins the turn with what the player before has left; see [`Turn::take_over`].
    ///
    /// # Errors
    /// [`GameError::Over`] once the game is over, else what the turn refuses.
    pub fn take_over(&mut self) -> Result<Offer, GameError> {
        self.play(Turn::take_over)
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
        if seat == self.current {
            self.give_up_turn();
        }
        self.settle();
        match self.outcome {
            Some(_) => self.give_up_turn(),
            None if seat == self.current => self.advance(None),
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
        if end == TurnEnd::Won {
            return self.finish(SeatSet::of(self.current), Reason::InstantWin);
        }
        let seat = &mut self.seats[usize::from(self.current)];
        *seat = seat.after(&self.turn);
        self.due = self.due.map(|due| due.without(self.current));
        if let TurnEnd::Banked { .. } = end {
            self.call_the_end();
        }
        self.settle();
        if self.outcome.is_none() {
            self.advance(self.turn.left_over());
        }
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

    /// Begins the next player's turn, in which that player may take over what was left.
    fn advance(&mut self, left_over: Option<Offer>) {
        let next = match self.due {
            Some(due) if !due.is_empty() => due,
            _ => self.staying(),
        };
        let before = self.current;
        self.current = next.after(before).unwrap_or(before);
        if self.place_in_round(self.current) <= self.place_in_round(before) {
            self.round = self.round.saturating_add(1);
        }
        let account = self.seats[usize::from(self.current)].account;
        let offer = left_over.filter(|_| self.current != before);
        self.turn = Turn::offering(self.rules(), account, offer);
    }

    /// The game with this state, which is checked already or by whoever calls.
    pub(crate) const fn restored(turn: Turn<'r>, state: &GameState) -> Self {
        Self {
            turn,
            seats: state.seats,
            players: state.players,
            first: state.first,
            current: state.current,
            round: state.round,
            turns: state.turns,
            due: state.due,
            outcome: state.outcome,
        }
    }

    /// The game as plain data, to save and to send; [`RuleSet::resume_game`] takes it back.
    pub const fn state(&self) -> GameState {
        GameState {
            seats: self.seats,
            players: self.players,
            first: self.first,
            current: self.current,
            round: self.round,
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
    /// ```
    /// use hotdice::{Game, Preset, RuleSet};
    ///
    /// let rules = RuleSet::preset(Preset::Farkle);
    /// let mut game = Game::new(&rules, 2, 0)?;
    /// game.throw("1-1-1-2-3-4".parse()?)?;
    ///
    /// let mut state = game.state();
    /// assert_eq!(rules.resume_game(&state)?.state(), state);
    /// state.current = 2;
    /// assert!(rules.resume_game(&state).is_err()); // there are two seats, 0 and 1
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ResumeGameError`] with what is wrong.
    pub fn resume_game(&self, state: &GameState) -> Result<Game<'_>, ResumeGameError> {
        let turn = self.resume(state.turn)?;
        let game = Game::restored(turn, state);
        game.check()?;
        Ok(game)
    }
}
