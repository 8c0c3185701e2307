//! The turn that is expected to bring most.

use std::sync::OnceLock;

use super::advice::hotdice_advice;
use crate::capi::guard::{answer, guard};
use crate::capi::pointer::{give, list_output, output, shared, take_back};
use crate::capi::refused::Refused;
use crate::capi::rules::hotdice_rules;
use crate::capi::status::{
    HOTDICE_STATUS_BAD_VALUE, HOTDICE_STATUS_NO_VALUE, HOTDICE_STATUS_OTHER_RULES, hotdice_status,
};
use crate::capi::turn::{hotdice_turn, shared_turn};
use crate::solve::{BestTurn, Distribution, LongRun, SolveError, TurnTable};

/// Turns of a player on the board.
pub const HOTDICE_TURNS_ON_BOARD: i32 = 0;
/// Turns of a player who needs the opening.
pub const HOTDICE_TURNS_OPENING: i32 = 1;

/// No points are enough to bank.
pub const HOTDICE_NEVER: u32 = u32::MAX;

/// The play that brings most points on average in a turn, solved for every state of a turn.
///
/// Totals do not count here: neither the target nor what the other players have. A combination that
/// wins the game counts as the points of the target. Penalties for busts in a row count only in the
/// long run.
///
/// An object from `hotdice_best_turn_new`, owned by the caller until `hotdice_best_turn_free`. It
/// never changes, so any number of threads may use it at once. It does not need the rules again.
pub struct hotdice_best_turn {
    best: BestTurn,
    /// Worked out when they are first asked for.
    distributions: [OnceLock<Distribution>; 2],
    long_run: OnceLock<Result<LongRun, SolveError>>,
}

impl hotdice_best_turn {
    fn table(&self, turns: i32) -> Result<TurnTable<'_>, Refused> {
        match turns {
            HOTDICE_TURNS_ON_BOARD => Ok(self.best.on_board()),
            HOTDICE_TURNS_OPENING => Ok(self.best.opening()),
            _ => Err(Refused(HOTDICE_STATUS_BAD_VALUE)),
        }
    }

    fn distribution(&self, turns: i32) -> Result<&Distribution, Refused> {
        let table = self.table(turns)?;
        let place = usize::from(turns == HOTDICE_TURNS_OPENING);
        Ok(self.distributions[place].get_or_init(|| table.distribution()))
    }

    fn long_run(&self) -> Result<&LongRun, Refused> {
        let long_run = self.long_run.get_or_init(|| LongRun::of(&self.best));
        long_run.as_ref().map_err(|&error| error.into())
    }

    /// Refuses a number of dice that no throw of the game has.
    fn check_dice(&self, dice: u8) -> Result<(), Refused> {
        if (1..=self.best.rules().dice()).contains(&dice) {
            return Ok(());
        }
        Err(Refused(HOTDICE_STATUS_BAD_VALUE))
    }
}

/// Solves the turn of these rules: a matter of milliseconds, but of a second or so where dice of
/// earlier throws count on, and of half a minute at most, where points have a small common divisor and
/// throws are limited to many. It cannot be cancelled.
///
/// The caller owns what was solved and frees it with `hotdice_best_turn_free`.
///
/// Errors: HOTDICE_STATUS_UNBOUNDED, HOTDICE_STATUS_TOO_LARGE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_best_turn_new(
    rules: *const hotdice_rules,
    out_best: *mut *mut hotdice_best_turn,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (rules, out_best) = unsafe { (shared(rules)?, output(out_best)?) };
        out_best.write(give(hotdice_best_turn {
            best: BestTurn::of(&rules.0)?,
            distributions: [OnceLock::new(), OnceLock::new()],
            long_run: OnceLock::new(),
        }));
        Ok(())
    })
}

/// Frees a solved turn; NULL is nothing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_best_turn_free(best: *mut hotdice_best_turn) {
    answer((), || {
        // SAFETY: NULL or from `give`, as the header asks.
        unsafe { take_back(best) };
        Ok(())
    });
}

/// The expected points of a turn from its first throw on, of a player as `turns` says: one of
/// `HOTDICE_TURNS_...`.
///
/// Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_best_turn_expected(
    best: *const hotdice_best_turn,
    turns: i32,
    out_points: *mut f64,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (best, out_points) = unsafe { (shared(best)?, output(out_points)?) };
        out_points.write(best.table(turns)?.expected());
        Ok(())
    })
}

/// The expected points of a turn with these points at risk, if so many dice are thrown next, of which
/// none builds on held ones: 1 to the dice of the game, those after hot dice.
///
/// Errors: HOTDICE_STATUS_NO_VALUE for more points than a turn comes to;
/// HOTDICE_STATUS_BAD_VALUE for another number of dice or bad `turns`, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_best_turn_throwing(
    best: *const hotdice_best_turn,
    turns: i32,
    points: u32,
    dice: u8,
    out_points: *mut f64,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (best, out_points) = unsafe { (shared(best)?, output(out_points)?) };
        best.check_dice(dice)?;
        let value = best.table(turns)?.throwing(points, dice);
        out_points.write(value.ok_or(Refused(HOTDICE_STATUS_NO_VALUE))?);
        Ok(())
    })
}

/// The least points at risk from which banking is at least as good as throwing so many dice again,
/// of which none builds on held ones; HOTDICE_NEVER if throwing is always better.
///
/// Errors: HOTDICE_STATUS_BAD_VALUE for another number of dice than 1 to those of the game or bad
/// `turns`, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_best_turn_bank_at(
    best: *const hotdice_best_turn,
    turns: i32,
    dice: u8,
    out_points: *mut u32,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (best, out_points) = unsafe { (shared(best)?, output(out_points)?) };
        best.check_dice(dice)?;
        let points = best.table(turns)?.bank_at(dice);
        out_points.write(points.unwrap_or(HOTDICE_NEVER));
        Ok(())
    })
}

/// How a turn ends that is played in the best way, where of equals the bank is taken. A value.
///
/// The probabilities of `hotdice_best_turn_banks` and these of a bust and a win make 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct hotdice_distribution {
    /// The points of a turn on average, those lost or won with the game counting as none.
    pub mean: f64,
    /// The probability that the turn ends with a bust, or is given up.
    pub bust: f64,
    /// The probability that a keep wins the game.
    pub won: f64,
    /// The expected number of throws.
    pub throws: f64,
}

/// How a turn ends that is played in the best way, of a player as `turns` says: one of
/// `HOTDICE_TURNS_...`.
///
/// Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_best_turn_distribution(
    best: *const hotdice_best_turn,
    turns: i32,
    out_distribution: *mut hotdice_distribution,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (best, out_distribution) = unsafe { (shared(best)?, output(out_distribution)?) };
        let distribution = best.distribution(turns)?;
        out_distribution.write(hotdice_distribution {
            mean: distribution.mean(),
            bust: distribution.bust(),
            won: distribution.won(),
            throws: distribution.throws(),
        });
        Ok(())
    })
}

/// A number of points, and how likely a turn banks exactly so many. A value.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct hotdice_bank_chance {
    /// The probability, above 0.
    pub probability: f64,
    /// The points.
    pub points: u32,
    /// 0, for what may come.
    pub reserved: [u8; 4],
}

impl From<(u32, f64)> for hotdice_bank_chance {
    fn from((points, probability): (u32, f64)) -> Self {
        Self {
            probability,
            points,
            reserved: [0; 4],
        }
    }
}

/// The points that a turn banks that is played in the best way, ascending, each with its
/// probability, of a player as `turns` says: one of `HOTDICE_TURNS_...`.
///
/// Errors: HOTDICE_STATUS_TOO_SMALL, HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_best_turn_banks(
    best: *const hotdice_best_turn,
    turns: i32,
    out: *mut hotdice_bank_chance,
    capacity: usize,
    out_len: *mut usize,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (best, out) = unsafe { (shared(best)?, list_output(out, capacity, out_len)?) };
        let distribution = best.distribution(turns)?;
        out.write(distribution.banks().count(), &mut distribution.banks())
    })
}

/// The greatest average of points a turn over many turns of a player on the board, penalties for
/// busts in a row counted in. The lowest total does not count.
///
/// Errors: HOTDICE_STATUS_UNSUPPORTED if busts cost a whole total, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_best_turn_average(
    best: *const hotdice_best_turn,
    out_points: *mut f64,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (best, out_points) = unsafe { (shared(best)?, output(out_points)?) };
        out_points.write(best.long_run()?.average());
        Ok(())
    })
}

/// What it is worth, in points, to stand before a turn with so many busts in a row, from none to one
/// less than cost a penalty, compared with none. A single 0 where no number of busts costs anything.
///
/// Errors: as `hotdice_best_turn_average`, and HOTDICE_STATUS_TOO_SMALL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_best_turn_relative(
    best: *const hotdice_best_turn,
    out: *mut f64,
    capacity: usize,
    out_len: *mut usize,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (best, out) = unsafe { (shared(best)?, list_output(out, capacity, out_len)?) };
        let relative = best.long_run()?.relative();
        out.write(relative.len(), &mut relative.iter().copied())
    })
}

/// Every action that is allowed in this turn with the expected points of the turn, the best first.
/// None once the turn is over; at most HOTDICE_MAX_KEEPS.
///
/// Where the turn waits for a keep, those are the keep-sets, each in the partition that is worth most
/// in the end. To give the turn up is left out where there is anything else to do.
///
/// Errors: HOTDICE_STATUS_OTHER_RULES if the turn is played by other rules,
/// HOTDICE_STATUS_TOO_SMALL, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_best_turn_advice(
    best: *const hotdice_best_turn,
    turn: *const hotdice_turn,
    out: *mut hotdice_advice,
    capacity: usize,
    out_len: *mut usize,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (best, turn, out) = unsafe {
            (
                shared(best)?,
                shared_turn(turn)?,
                list_output(out, capacity, out_len)?,
            )
        };
        if turn.rules() != best.best.rules() {
            return Err(Refused(HOTDICE_STATUS_OTHER_RULES));
        }
        let advice = best.best.advice(turn);
        out.write(advice.len(), &mut advice.into_iter())
    })
}
