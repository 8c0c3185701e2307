//! All that is solved of a rule set.

use hotdice::RuleSet;
use hotdice::solve::{BestTurn, LongRun, Race, RaceState, SolveError};

use crate::{lowest_total, race};

pub(crate) struct Solution {
    pub(crate) best: BestTurn,
    /// Where busts in a row cost points.
    pub(crate) long_run: Option<LongRun>,
    pub(crate) race: Option<Race>,
}

impl Solution {
    /// What a turn is worth.
    pub(crate) fn of_turn(rules: &RuleSet) -> Result<Self, SolveError> {
        let best = BestTurn::of(rules)?;
        let long_run = long_run(&best)?;
        Ok(Self {
            best,
            long_run,
            race: None,
        })
    }

    /// What a turn is worth, and who wins the game of two.
    pub(crate) fn of_race(rules: &RuleSet) -> Result<Self, SolveError> {
        // First, since it is refused at once where there is none.
        let race = race::solve(&lowest_total::provide(rules), |_| true)?;
        let turn = Self::of_turn(rules)?;
        Ok(Self {
            race: Some(race),
            ..turn
        })
    }

    pub(crate) fn rules(&self) -> &RuleSet {
        self.best.rules()
    }

    /// Whether a first bank needs more than others.
    pub(crate) fn has_opening(&self) -> bool {
        self.rules().opening() > self.rules().minimum()
    }
}

fn long_run(best: &BestTurn) -> Result<Option<LongRun>, SolveError> {
    if best.rules().bust_streak().busts == 0 {
        return Ok(None);
    }
    match LongRun::of(best) {
        Ok(long_run) => Ok(Some(long_run)),
        Err(SolveError::WholeTotal) => Ok(None),
        Err(error) => Err(error),
    }
}

/// The probability that who begins wins, if the other begins with these points.
pub(crate) fn first_against(race: &Race, bonus: u32) -> f64 {
    let state = i32::try_from(bonus).map(|bonus| RaceState::at(0, bonus));
    let value = state.ok().and_then(|state| race.value(&state));
    value.unwrap_or(f64::NAN)
}
