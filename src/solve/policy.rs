//! A way to play turns, written out: what it does in every state that its turns come to.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use thiserror::Error;

use super::distribution::{Distribution, NEGLIGIBLE};
use super::moves::{MOST_SITUATIONS, Moves};
use super::situation::Situation;
use crate::dice::Dice;
use crate::keeps::Verdict;
use crate::rules::RuleSet;
use crate::strategy::{Decision, Strategy, View};
use crate::turn::{Account, Phase, Turn, TurnEnd, TurnError};

/// No more states of a turn than these are written out.
const MOST_STATES: usize = 1 << 18;

/// A strategy that cannot be written out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum PolicyError {
    /// Too many situations of a turn to calculate with.
    #[error("a turn can come to more than {most} situations")]
    TooManySituations {
        /// The most there may be.
        most: usize,
    },
    /// Too many states, as points by situations, that the strategy brings turns to.
    #[error("the strategy comes to more than {most} states of a turn")]
    TooManyStates {
        /// The most there may be.
        most: usize,
    },
    /// A decision that the turn refuses.
    #[error("the strategy made an illegal decision: {0}")]
    Illegal(TurnError),
}

/// A way to play turns that depends on the turn alone, so that all its turns can be calculated.
///
/// It is made of a [`Strategy`], which is asked once for each state of a turn; what dice are held
/// beyond those that later throws may build on, it must not ask for. A bank that meets the target of
/// a game is always taken.
///
/// ```
/// use hotdice::solve::Policy;
/// use hotdice::strategy::AllScoring;
/// use hotdice::{Preset, RuleSet};
///
/// let rules = RuleSet::preset(Preset::BuscheNeller);
/// let policy = Policy::of(&rules, &mut AllScoring { bank_at: 300 })?;
/// let distribution = policy.distribution();
/// assert!((distribution.mean() - 379.142).abs() < 5e-4);
/// assert!((distribution.bust() - 0.2181).abs() < 5e-5);
/// # Ok::<(), hotdice::solve::PolicyError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Policy {
    rules: RuleSet,
    grid: u32,
    on_board: Plays,
    opening: Plays,
}

/// What it does in the turns of players who need as much for a bank.
#[derive(Clone, Debug)]
pub(super) struct Plays {
    states: Vec<State>,
}

/// A state in which dice are thrown, or may be.
#[derive(Clone, Debug)]
struct State {
    row: usize,
    /// Whether the points are banked here. A turn never begins with that.
    banks: bool,
    /// Whether they may be if that meets the target.
    can_win: bool,
    bust: f64,
    won: f64,
    /// Where the throws lead, each with its probability; always to more points.
    next: Vec<(usize, f64)>,
}

/// How turns end, by rows of points.
#[derive(Clone, Debug, Default)]
pub(super) struct Ends {
    /// The probability of each bank.
    pub(super) banks: Vec<f64>,
    pub(super) bust: f64,
    pub(super) won: f64,
}

impl Policy {
    /// The policy of this strategy under these rules.
    ///
    /// # Errors
    /// [`PolicyError`] if the strategy decides what a turn refuses, or there is too much to write
    /// out.
    pub fn of(rules: &RuleSet, strategy: &mut dyn Strategy) -> Result<Self, PolicyError> {
        let moves = Moves::of(rules, MOST_SITUATIONS).ok_or(PolicyError::TooManySituations {
            most: MOST_SITUATIONS,
        })?;
        let mut plays = |on_board| {
            let account = Account { total: 0, on_board };
            Writer::new(rules, &moves, account).write(&mut *strategy)
        };
        Ok(Self {
            rules: rules.clone(),
            grid: moves.grid,
            on_board: plays(true)?,
            opening: plays(false)?,
        })
    }

    /// The rules it plays by.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// How a turn of a player on the board ends.
    pub fn distribution(&self) -> Distribution {
        self.on_board.distribution(self.grid)
    }

    /// How a turn of a player who needs the opening ends.
    pub fn distribution_opening(&self) -> Distribution {
        self.opening.distribution(self.grid)
    }

    pub(super) const fn on_board(&self) -> &Plays {
        &self.on_board
    }

    pub(super) const fn opening(&self) -> &Plays {
        &self.opening
    }
}

impl Plays {
    fn distribution(&self, grid: u32) -> Distribution {
        let mut distribution = Distribution::new(grid);
        let ends = self.ends(usize::MAX, |reached| distribution.add_throws(reached));
        for (row, &probability) in ends.banks.iter().enumerate() {
            distribution.add_bank(row, probability);
        }
        distribution.add_bust(ends.bust);
        distribution.add_win(ends.won);
        distribution
    }

    /// How turns end if whatever makes `enough` rows is banked where it may be; `throw` is told the
    /// probability of each throw.
    pub(super) fn ends(&self, enough: usize, mut throw: impl FnMut(f64)) -> Ends {
        let mut ends = Ends::default();
        let mut reached = vec![0.0; self.states.len()];
        reached[0] = 1.0;
        // States are sorted by their points, and throws lead to more.
        for (number, state) in self.states.iter().enumerate() {
            let probability = reached[number];
            if probability == 0.0 {
                continue;
            }
            if state.banks || state.can_win && state.row >= enough {
                if ends.banks.len() <= state.row {
                    ends.banks.resize(state.row + 1, 0.0);
                }
                ends.banks[state.row] += probability;
                continue;
            }
            throw(probability);
            ends.bust += probability * state.bust;
            ends.won += probability * state.won;
            for &(next, part) in &state.next {
                reached[next] += probability * part;
            }
        }
        ends
    }
}

/// Writes a strategy out, state by state in the order of their points.
struct Writer<'a> {
    rules: &'a RuleSet,
    moves: &'a Moves,
    account: Account,
    /// The states that are found and not yet written, by points and situation, with the probability
    /// that a turn comes there.
    found: BTreeMap<(usize, Situation), f64>,
    /// No turn goes on from here.
    last_row: usize,
}

impl<'a> Writer<'a> {
    fn new(rules: &'a RuleSet, moves: &'a Moves, account: Account) -> Self {
        let last_row = moves.steps_up(rules.target()) + 1;
        Self {
            rules,
            moves,
            account,
            found: BTreeMap::from([((0, Situation::fresh(rules)), 1.0)]),
            last_row,
        }
    }

    fn write(mut self, strategy: &mut dyn Strategy) -> Result<Plays, PolicyError> {
        let mut written: Vec<((usize, Situation), Written)> = Vec::new();
        while let Some((key, probability)) = self.found.pop_first() {
            if written.len() == MOST_STATES {
                return Err(PolicyError::TooManyStates { most: MOST_STATES });
            }
            let state = if probability < NEGLIGIBLE {
                Written::given_up()
            } else {
                self.state(key, probability, strategy)?
            };
            written.push((key, state));
        }
        let number = |key: &(usize, Situation)| {
            // Every state that a throw leads to has been found and written.
            written
                .binary_search_by_key(key, |(key, _)| *key)
                .unwrap_or(0)
        };
        let states = written
            .iter()
            .map(|((row, _), state)| State {
                row: *row,
                banks: state.banks,
                can_win: state.can_win,
                bust: state.bust,
                won: state.won,
                next: state
                    .next
                    .iter()
                    .map(|(key, probability)| (number(key), *probability))
                    .collect(),
            })
            .collect();
        Ok(Plays { states })
    }

    fn state(
        &mut self,
        (row, situation): (usize, Situation),
        probability: f64,
        strategy: &mut dyn Strategy,
    ) -> Result<Written, PolicyError> {
        let points = self.moves.points(row);
        let turn = situation.turn(self.rules, self.account, points);
        let mut written = Written {
            can_win: self.can_win(situation, points),
            ..Written::default()
        };
        let decision = match turn.phase() {
            Phase::ToDecide { .. } if row >= self.last_row && turn.can_bank() => Decision::Bank,
            Phase::ToDecide { .. } => strategy.decide(&View::of_turn(&turn)),
            _ => Decision::Throw,
        };
        match decision {
            Decision::Bank => {
                turn.clone().bank().map_err(PolicyError::Illegal)?;
                written.banks = true;
            }
            Decision::Forfeit => written.bust = 1.0,
            Decision::Throw => {
                let all = f64::from(6_u32.pow(situation.in_hand().into()));
                for throw in Dice::all(situation.in_hand()) {
                    let part = f64::from(throw.arrangements()) / all;
                    self.throw(turn, throw, part, strategy, &mut written)?;
                }
                for (key, part) in &written.next {
                    *self.found.entry(*key).or_default() += probability * part;
                }
            }
            refused => {
                // Whatever else is decided here, the turn says why it cannot be.
                apply(&mut turn.clone(), refused).map_err(PolicyError::Illegal)?;
            }
        }
        Ok(written)
    }

    /// Whether these points may be banked where that meets the target.
    fn can_win(&self, situation: Situation, points: u32) -> bool {
        let missing = self.rules.target().saturating_sub(points);
        let close = Account {
            total: i32::try_from(missing).unwrap_or(i32::MAX),
            ..self.account
        };
        situation.turn(self.rules, close, points).can_bank()
    }

    /// Adds what comes of one throw.
    fn throw(
        &self,
        mut turn: Turn<'_>,
        throw: Dice,
        part: f64,
        strategy: &mut dyn Strategy,
        written: &mut Written,
    ) -> Result<(), PolicyError> {
        let verdict = turn.throw(throw).map_err(PolicyError::Illegal)?;
        if verdict != Verdict::Scores {
            written.bust += part;
            return Ok(());
        }
        let decision = strategy.decide(&View::of_turn(&turn));
        apply(&mut turn, decision).map_err(PolicyError::Illegal)?;
        match turn.end() {
            Some(TurnEnd::Won) => written.won += part,
            Some(_) => written.bust += part,
            None => {
                let state = turn.state();
                let after = state
                    .kept
                    .map(|kept| Situation::after_kept(self.rules, &state, &kept));
                let key = (
                    self.moves.steps(turn.points()),
                    after.unwrap_or_else(|| Situation::fresh(self.rules)),
                );
                *written.next.entry(key).or_default() += part;
            }
        }
        Ok(())
    }
}

/// A state while states have no numbers yet.
#[derive(Default)]
struct Written {
    banks: bool,
    can_win: bool,
    bust: f64,
    won: f64,
    next: BTreeMap<(usize, Situation), f64>,
}

impl Written {
    /// A state in which the turn is given up.
    fn given_up() -> Self {
        Self {
            bust: 1.0,
            ..Self::default()
        }
    }
}

fn apply(turn: &mut Turn<'_>, decision: Decision) -> Result<(), TurnError> {
    match decision {
        Decision::Keep(dice) => turn.keep(dice).map(drop),
        Decision::KeepAs(partition) => turn.keep_as(&partition).map(drop),
        Decision::Bank => turn.bank().map(drop),
        Decision::Forfeit => turn.forfeit(),
        Decision::TakeOver => turn.take_over().map(drop),
        Decision::Throw => turn.throw(Dice::EMPTY).map(drop),
    }
}
