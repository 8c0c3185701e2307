//! The turn that is expected to bring most.

use super::advice::Values;
use super::error::SolveError;
use super::moves::{MOST_SITUATIONS, Moves};
use super::situation::Situation;
use super::turn_values::{GUESSES, Payoffs, TurnValues};
use crate::rules::RuleSet;
use crate::turn::{Account, MAX_TURN_POINTS};

/// The rows of the first attempt, which is enough for most games.
const FIRST_ROWS: usize = 512;

/// More cells than this are not calculated: 128 MiB twice.
const MOST_CELLS: usize = 1 << 23;

/// Values that differ by less, relatively, are the same.
const TOLERANCE: f64 = 1e-13;

/// The play that brings most points on average in a turn, for every state of a turn.
///
/// Totals do not count here: neither the target nor what the other players have. A combination that
/// wins the game counts as the points of the target. Penalties for busts in a row are left out; for
/// them see [`LongRun`](super::LongRun). Giving up is not among the actions: where busts cost points, a
/// turn whose value is below 0 is better given up.
///
/// It takes milliseconds for the named games, and a second or so where dice of earlier throws count
/// on; half a minute at most, where points have a small common divisor and throws are limited to many.
///
/// ```
/// use hotdice::solve::BestTurn;
/// use hotdice::{Preset, RuleSet};
///
/// let best = BestTurn::of(&RuleSet::preset(Preset::Titusind))?;
/// // The first bank needs 1000 points, every other 300.
/// assert!(best.opening().expected() < best.on_board().expected());
/// # Ok::<(), hotdice::solve::SolveError>(())
/// ```
#[derive(Clone, Debug)]
pub struct BestTurn {
    rules: RuleSet,
    moves: Moves,
    on_board: TurnValues,
    /// If a first bank needs more than another.
    opening: Option<TurnValues>,
}

impl BestTurn {
    /// Solves the turn of these rules.
    ///
    /// # Errors
    /// [`SolveError`] if a turn has no greatest value.
    pub fn of(rules: &RuleSet) -> Result<Self, SolveError> {
        let moves = Moves::of(rules, MOST_SITUATIONS).ok_or(SolveError::TooManySituations {
            most: MOST_SITUATIONS,
        })?;
        let minimum = rules.minimum();
        let on_board = settled(&moves, &Payoffs::points(rules, minimum))?;
        let opening = if rules.opening() > minimum {
            Some(settled(&moves, &Payoffs::points(rules, rules.opening()))?)
        } else {
            None
        };
        Ok(Self {
            rules: rules.clone(),
            moves,
            on_board,
            opening,
        })
    }

    /// The rules it was solved for.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The turns of a player on the board.
    pub const fn on_board(&self) -> TurnTable<'_> {
        TurnTable {
            best: self,
            values: &self.on_board,
        }
    }

    /// The turns of a player who needs the opening.
    pub fn opening(&self) -> TurnTable<'_> {
        TurnTable {
            best: self,
            values: self.opening.as_ref().unwrap_or(&self.on_board),
        }
    }

    /// The turns of a player with this account.
    pub fn of_account(&self, account: Account) -> TurnTable<'_> {
        if account.on_board {
            self.on_board()
        } else {
            self.opening()
        }
    }

    pub(super) const fn moves(&self) -> &Moves {
        &self.moves
    }
}

/// The values of all turns that begin alike; see [`BestTurn`].
///
/// ```
/// use hotdice::solve::BestTurn;
/// use hotdice::{Preset, RuleSet};
///
/// let best = BestTurn::of(&RuleSet::preset(Preset::BuscheNeller))?;
/// let table = best.on_board();
/// // With two dice left, 250 points are where it turns.
/// assert_eq!(table.bank_at(2), Some(250));
/// assert!(table.throwing(200, 2).is_some_and(|value| value > 200.0));
/// assert!(table.throwing(300, 2).is_some_and(|value| value < 300.0));
/// # Ok::<(), hotdice::solve::SolveError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct TurnTable<'a> {
    best: &'a BestTurn,
    values: &'a TurnValues,
}

impl TurnTable<'_> {
    /// The expected points of a turn from its first throw on.
    pub fn expected(&self) -> f64 {
        self.values.throw(0, 0)
    }

    /// The expected points of a turn with these points at risk, if so many dice are thrown next, of
    /// which none builds on held ones: 1 to the dice of the game, those after hot dice. Throws made
    /// before do not count, even where their number is limited. `None` for other numbers of dice, and
    /// for more points than a turn comes to.
    pub fn throwing(&self, points: u32, dice: u8) -> Option<f64> {
        let number = self.with_left(dice)?;
        let row = self.best.moves.steps(points);
        let value = (row < self.values.rows()).then(|| self.values.throw(number, row))?;
        value.is_finite().then_some(value)
    }

    /// The least points at risk from which banking is at least as good as throwing so many dice
    /// again, of which none builds on held ones; `None` if throwing is always better, or there is no
    /// such number of dice.
    pub fn bank_at(&self, dice: u8) -> Option<u32> {
        let number = self.with_left(dice)?;
        bank_at(&self.best.moves, self.values, number)
    }

    /// A value of the table. Beyond it values go on in a straight line, as in its last two rows: there
    /// all is banked. Where a granularity stands against that, a point more is taken to be worth a
    /// point.
    fn looked_up(
        &self,
        situation: &Situation,
        points: u32,
        value: impl Fn(&TurnValues, usize, usize) -> f64,
    ) -> f64 {
        let Some(number) = self.best.moves.number(situation) else {
            return points.into();
        };
        let row = self.best.moves.steps(points);
        let last = self.values.rows() - 1;
        let at = |row| value(self.values, number, row);
        if row <= last || !at(last).is_finite() {
            return at(row.min(last));
        }
        let grid = self.best.moves.grid;
        let rise = match self.best.rules.granularity() {
            1 => (at(last) - at(last - 1)) / f64::from(grid),
            _ => 1.0,
        };
        at(last) + rise * f64::from(self.best.moves.points(row - last))
    }

    fn with_left(&self, dice: u8) -> Option<usize> {
        let rules = &self.best.rules;
        if !(1..=rules.dice()).contains(&dice) {
            return None;
        }
        self.best.moves.number(&Situation::with_left(rules, dice))
    }

    pub(super) const fn moves(&self) -> &Moves {
        &self.best.moves
    }

    pub(super) const fn values(&self) -> &TurnValues {
        self.values
    }
}

impl Values for TurnTable<'_> {
    fn rules(&self) -> &RuleSet {
        &self.best.rules
    }

    fn of_throw(&self, situation: &Situation, points: u32) -> f64 {
        self.looked_up(situation, points, TurnValues::throw)
    }

    fn of_decision(&self, situation: &Situation, points: u32) -> f64 {
        self.looked_up(situation, points, TurnValues::decision)
    }

    fn of_bank(&self, points: u32) -> f64 {
        points.into()
    }

    fn of_win(&self) -> f64 {
        self.best.rules.target().into()
    }

    fn of_nothing(&self) -> f64 {
        0.0
    }
}

/// The least points from which banking is at least as good as another throw.
fn bank_at(moves: &Moves, values: &TurnValues, number: usize) -> Option<u32> {
    let row = (1..values.rows()).find(|&row| {
        let bank = values.bank(moves, number, row);
        bank + TOLERANCE * bank.abs() >= values.throw(number, row) && bank.is_finite()
    })?;
    Some(moves.points(row))
}

/// Values with as many rows as it takes for them not to depend on what lies beyond.
pub(super) fn settled(moves: &Moves, payoffs: &Payoffs) -> Result<TurnValues, SolveError> {
    let mut rows = FIRST_ROWS;
    if !moves.fit(rows, MOST_CELLS) {
        let most = MOST_CELLS * GUESSES;
        return Err(SolveError::TooManyValues { most });
    }
    loop {
        let points = moves.points(rows);
        // A turn has no more points than the most, so that it would seem to settle there.
        if !moves.fit(rows, MOST_CELLS) || points > MAX_TURN_POINTS {
            return Err(SolveError::Unbounded { points });
        }
        let [values, other] = TurnValues::by_guesses(moves, payoffs, rows);
        if is_same(moves, &values, &other) {
            return Ok(values);
        }
        rows *= 2;
    }
}

/// Whether two guesses at what lies beyond the table agree on what turns are worth and when to bank.
fn is_same(moves: &Moves, values: &TurnValues, other: &TurnValues) -> bool {
    (0..moves.situations.len()).all(|number| {
        let (value, other_value) = (values.throw(number, 0), other.throw(number, 0));
        // Where no throw is left, both are the same infinity, whose difference is no number.
        let same = !value.is_finite() || (value - other_value).abs() <= TOLERANCE * value.abs();
        let from = &moves.situations[number];
        // Where every throw scores, no number of points need be a reason to bank.
        let never_banks = !from.situation.is_bankable() || from.bust == 0.0;
        let threshold = bank_at(moves, values, number);
        let settled = never_banks || threshold.is_some();
        same && settled && threshold == bank_at(moves, other, number)
    })
}
