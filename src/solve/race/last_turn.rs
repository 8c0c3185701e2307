//! The last turn of a player who has to beat a total.

use alloc::vec;
use alloc::vec::Vec;

use super::pass::{Beyond, Ends, Lanes, NO_HIT, Plan, Room, check_rows};
use crate::rules::{Ending, Finish, RuleSet, Tie, WinningBank};
use crate::solve::error::SolveError;
use crate::solve::moves::Moves;
use crate::solve::turn_values::STUCK;

/// A chance that is smaller is none.
const NEGLIGIBLE: f64 = 1e-15;

/// The steps of the first lead that is taken to be safe.
const FIRST_LEAD: usize = 1024;

/// What a bank of the last turn needs.
#[derive(Clone, Copy, Debug)]
pub(super) enum Need {
    Opening,
    Minimum,
}

/// The probability of winning by one last turn.
#[derive(Clone, Debug, Default)]
pub(super) struct LastTurns {
    /// By the seat of the player, then by how far the player is behind, in steps.
    on_board: [Vec<f64>; 2],
    /// For a player who needs the opening.
    opening: [Vec<f64>; 2],
    /// What it is worth to draw level.
    level: [f64; 2],
}

impl LastTurns {
    pub(super) fn of(rules: &RuleSet, moves: &Moves, plan: &Plan) -> Result<Self, SolveError> {
        if rules.ending() == Ending::Immediate {
            return Ok(Self::default());
        }
        let level = match rules.tie() {
            Tie::EarlierSeat => [1.0, 0.0],
            _ => [0.5, 0.5],
        };
        let chances = chances(rules, moves, plan, level)?;
        let minimum = match rules.winning_bank() {
            // Banks that draw level meet the target, and lower ones are worth nothing.
            WinningBank::Excused => 0,
            WinningBank::NeedsMinimum => rules.minimum(),
        };
        let needing = |points: u32| {
            let needed = moves.steps_up(points).min(chances.len() - 1);
            [LEVEL[0], LEVEL[1]].map(|lane| {
                let short = core::iter::repeat_n(chances[needed][AHEAD], needed);
                let enough = chances[needed..].iter().map(|lanes| lanes[lane]);
                short.chain(enough).collect()
            })
        };
        Ok(Self {
            level,
            on_board: needing(minimum),
            opening: needing(rules.opening().max(minimum)),
        })
    }

    /// The chance of the player in this seat, so far behind, if a bank needs the opening or not.
    pub(super) fn chance(&self, seat: usize, behind: usize, need: Need) -> f64 {
        let chances = match need {
            Need::Opening => &self.opening,
            Need::Minimum => &self.on_board,
        };
        chances[seat].get(behind).copied().unwrap_or(0.0)
    }

    /// What it is worth to the player in this seat to draw level.
    pub(super) const fn level(&self, seat: usize) -> f64 {
        self.level[seat]
    }

    /// From so many steps behind on, there is no chance.
    pub(super) fn hopeless(&self) -> usize {
        // All of them go as far.
        self.on_board[0].len()
    }
}

/// The lanes in which to draw level is worth what it is to the player in this seat.
const LEVEL: [usize; 2] = [0, 1];

/// The lane in which a bank of enough points leads, as one does that needs more than to draw level.
const AHEAD: usize = 2;

/// All of them.
const WAYS: usize = 3;

/// The chances by how far the player is behind, as long as there are any.
///
/// What a player makes of the last turn depends on what is still missing alone. So the turn of one
/// who begins so far behind is that of one who began further behind and has made up for some of it,
/// and one pass has them all.
fn chances(
    rules: &RuleSet,
    moves: &Moves,
    plan: &Plan,
    level: [f64; 2],
) -> Result<Vec<Lanes<WAYS>>, SolveError> {
    let exact = rules.finish() == Finish::Exact;
    let ahead = if exact { STUCK } else { 1.0 };
    let at_level = [level[0], level[1], ahead];
    let mut room = Room::new();
    // Behind an exact target is nobody by more than that.
    let mut most = if exact {
        moves.steps_up(rules.target())
    } else {
        FIRST_LEAD
    };
    check_rows(moves, most)?;
    loop {
        let mut banks = vec![[0.0; WAYS]; most];
        banks.push(at_level);
        let ends = Ends {
            banks: &banks,
            beyond: if exact { Beyond::Loses } else { Beyond::Wins },
            bust: [0.0; WAYS],
            // The total to draw level with is the target itself.
            hit: [if exact { most } else { NO_HIT }; WAYS],
        };
        let mut chances = plan.begins(&ends, &mut room);
        chances.reverse();
        if exact {
            return Ok(chances);
        }
        let negligible = |lanes: &Lanes<WAYS>| lanes.iter().all(|&chance| chance < NEGLIGIBLE);
        if let Some(hopeless) = chances.iter().position(negligible) {
            chances.truncate(hopeless + 1);
            return Ok(chances);
        }
        most *= 2;
        // In sensible games a lead is safe long before.
        let unsafe_lead = SolveError::Unsupported("a last turn in which no lead is safe");
        check_rows(moves, most).map_err(|_| unsafe_lead)?;
    }
}
