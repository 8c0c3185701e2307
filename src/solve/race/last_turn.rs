//! The last turn of a player who has to beat a total.

use alloc::vec::Vec;

use super::pass::{Beyond, Ends, LANES, NO_HIT, Plan, Room};
use crate::rules::{Ending, Finish, RuleSet, Tie, WinningBank};
use crate::solve::moves::Moves;
use crate::solve::turn_values::STUCK;

/// A chance that is smaller is none.
const NEGLIGIBLE: f64 = 1e-15;

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
    pub(super) fn of(rules: &RuleSet, moves: &Moves, plan: &Plan) -> Self {
        if rules.ending() == Ending::Immediate {
            return Self::default();
        }
        let level = match rules.tie() {
            Tie::EarlierSeat => [1.0, 0.0],
            _ => [0.5, 0.5],
        };
        let solve = |needed: u32| {
            level.map(|level| chances(rules, moves, plan, moves.steps_up(needed), level))
        };
        let minimum = match rules.winning_bank() {
            // Banks that draw level meet the target, and lower ones are worth nothing.
            WinningBank::Excused => 0,
            WinningBank::NeedsMinimum => rules.minimum(),
        };
        Self {
            level,
            on_board: solve(minimum),
            opening: solve(rules.opening().max(minimum)),
        }
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
        let all = self.on_board.iter().chain(&self.opening);
        all.map(Vec::len).max().unwrap_or(0)
    }
}

/// The chances by how far the player is behind, as long as there are any.
fn chances(rules: &RuleSet, moves: &Moves, plan: &Plan, needed: usize, level: f64) -> Vec<f64> {
    let exact = rules.finish() == Finish::Exact;
    let most = moves.steps_up(rules.target()) + 1;
    let mut room = Room::new();
    let mut chances = Vec::new();
    let mut behind = 0;
    loop {
        // One lane for each distance.
        let rows = (behind + LANES + 1).max(needed);
        let banks: Vec<_> = (0..rows)
            .map(|row| {
                core::array::from_fn(|lane| match row.cmp(&(behind + lane)) {
                    _ if row < needed => STUCK,
                    core::cmp::Ordering::Less => 0.0,
                    core::cmp::Ordering::Equal => level,
                    core::cmp::Ordering::Greater if exact => STUCK,
                    core::cmp::Ordering::Greater => 1.0,
                })
            })
            .collect();
        let ends = Ends {
            banks: &banks,
            beyond: if exact { Beyond::Loses } else { Beyond::Wins },
            bust: [0.0; LANES],
            // The total to draw level with is the target itself.
            hit: if exact {
                core::array::from_fn(|lane| behind + lane)
            } else {
                NO_HIT
            },
        };
        let solved = plan.begin(&ends, &mut room);
        chances.extend(solved);
        behind += LANES;
        let hopeless = solved.iter().all(|&chance| chance < NEGLIGIBLE);
        if hopeless || exact && behind > most {
            return chances;
        }
    }
}
