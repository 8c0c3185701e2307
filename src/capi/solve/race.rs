//! Two players who both play to win.

use core::ffi::{c_int, c_void};
use core::ops::ControlFlow;

use super::advice::hotdice_advice;
use crate::capi::game::hotdice_game;
use crate::capi::guard::{answer, guard};
use crate::capi::pointer::{give, list_output, output, shared, take_back, values};
use crate::capi::refused::Refused;
use crate::capi::rules::{hotdice_rules, share};
use crate::capi::status::{HOTDICE_STATUS_BAD_VALUE, HOTDICE_STATUS_NO_VALUE, hotdice_status};
use crate::solve::{Progress, Race, RaceState};

/// Hears how far a race is solved: returns 0 to go on, another number to give up.
///
/// `done` of `all` steps of a sweep are done. Mostly there is one sweep, number 0; where busts in a
/// row cost points, there are a dozen or so. `user` is what the caller gave with the function. It is
/// called by the thread that solves, and must return: no exception and no `longjmp` may leave it.
pub type hotdice_progress =
    Option<unsafe extern "C" fn(user: *mut c_void, sweep: usize, done: usize, all: usize) -> c_int>;

/// The probability of winning for the player to move, for all totals of two players who both play as
/// well as can be. A win that is shared counts as half of one.
///
/// An object from `hotdice_race_new` or `hotdice_race_restore`, owned by the caller until
/// `hotdice_race_free`. It never changes, so any number of threads may use it at once. It does not
/// need the rules again.
pub struct hotdice_race(Race);

/// Solves the game of two players under these rules. For the named games to a target of 10000 it takes
/// a second to half a minute, and much longer where points have a small common divisor: where a 1 is
/// worth 101, say. Where busts in a row cost points it takes minutes, and eight bytes for each of
/// millions of values.
///
/// These have no race of two: rules that are not for two players; those with a catch-up ending, a
/// number of rounds, piggyback, or ties that are played off unless the game ends at once; those with
/// penalties for the first throw or of the points lost; those with penalties for busts in a row and a
/// lowest total below -1000000 or none, or an opening above the minimum; those with a granularity that
/// turns can miss, or an exact target that no total can hit; those with a last turn that catches up
/// with any lead, or with penalties that nearly every turn comes to.
///
/// `progress` is told after each step how far that is, with `user`, and may end it; it may be NULL, and
/// so may `user`. The caller owns the race and frees it with `hotdice_race_free`.
///
/// Errors: HOTDICE_STATUS_CANCELLED if `progress` gave up, HOTDICE_STATUS_UNSUPPORTED for rules that
/// have no race of two, HOTDICE_STATUS_TOO_LARGE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_race_new(
    rules: *const hotdice_rules,
    progress: hotdice_progress,
    user: *mut c_void,
    out_race: *mut *mut hotdice_race,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (rules, out_race) = unsafe { (share(rules)?, output(out_race)?) };
        let tell = |at: Progress| match progress {
            // SAFETY: the caller gave this function to be called with this pointer.
            Some(told) if unsafe { told(user, at.sweep, at.done, at.all) } != 0 => {
                ControlFlow::Break(())
            }
            _ => ControlFlow::Continue(()),
        };
        let race = Race::with_progress(&rules.0, tell)?;
        out_race.write(give(hotdice_race(race)));
        Ok(())
    })
}

/// Frees a race; NULL is nothing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_race_free(race: *mut hotdice_race) {
    answer((), || {
        // SAFETY: NULL or from `give`, as the header asks.
        unsafe { take_back(race) };
        Ok(())
    });
}

/// The probability that the player who begins wins; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_race_first(race: *const hotdice_race) -> f64 {
    // SAFETY: NULL or valid, as the header asks.
    answer(0.0, || Ok(unsafe { shared(race) }?.0.first()))
}

/// The points for the second player at the beginning that make the game most even; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_race_best_bonus(race: *const hotdice_race) -> u32 {
    // SAFETY: NULL or valid, as the header asks.
    answer(0, || Ok(unsafe { shared(race) }?.0.best_bonus()))
}

/// Where two players stand before a turn. A value; all zero is the beginning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct hotdice_race_state {
    /// The total of the player to move, in points.
    pub own: i32,
    /// The total of the other.
    pub other: i32,
    /// The busts in a row of the player to move.
    pub own_busts: u8,
    /// The busts in a row of the other.
    pub other_busts: u8,
    /// The seat of the player to move, 0 or 1, where that makes a difference: 0 is the player who
    /// began if a round is finished, else the one who has ties.
    pub seat: u8,
    /// 0, for what may come.
    pub reserved: u8,
}

impl TryFrom<hotdice_race_state> for RaceState {
    type Error = Refused;

    fn try_from(state: hotdice_race_state) -> Result<Self, Refused> {
        if state.seat > 1 || state.reserved != 0 {
            return Err(Refused(HOTDICE_STATUS_BAD_VALUE));
        }
        Ok(Self::at(state.own, state.other)
            .with_busts(state.own_busts, state.other_busts)
            .in_seat(state.seat))
    }
}

/// The probability that the player to move wins from here on.
///
/// Errors: HOTDICE_STATUS_NO_VALUE where no game comes to, HOTDICE_STATUS_BAD_VALUE, and
/// HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_race_value(
    race: *const hotdice_race,
    state: hotdice_race_state,
    out_probability: *mut f64,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (race, out_probability) = unsafe { (shared(race)?, output(out_probability)?) };
        let probability = race.0.value(&state.try_into()?);
        out_probability.write(probability.ok_or(Refused(HOTDICE_STATUS_NO_VALUE))?);
        Ok(())
    })
}

/// Every action that is allowed to the player to move with the probability of winning, the best
/// first; at most HOTDICE_MAX_KEEPS. As `hotdice_best_turn_advice` otherwise.
///
/// Errors: HOTDICE_STATUS_OTHER_RULES if the game is played by other rules,
/// HOTDICE_STATUS_WRONG_PLAYERS, HOTDICE_STATUS_GAME_OVER, HOTDICE_STATUS_NO_VALUE if the totals are
/// none that turns bring about, or the player in seat 1 began where the seat makes a difference,
/// HOTDICE_STATUS_TOO_SMALL, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_race_advice(
    race: *const hotdice_race,
    game: *const hotdice_game,
    out: *mut hotdice_advice,
    capacity: usize,
    out_len: *mut usize,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (race, game, out) = unsafe {
            (
                shared(race)?,
                shared(game)?,
                list_output(out, capacity, out_len)?,
            )
        };
        let advice = race.0.advice(&game.game)?;
        out.write(advice.len(), &mut advice.into_iter())
    })
}

/// Writes the race as bytes, to be read by `hotdice_race_restore` on any machine; the rules are not
/// part of them. Eight bytes for each value and few more; a copy of them is in memory meanwhile.
///
/// Errors: HOTDICE_STATUS_TOO_SMALL, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_race_save(
    race: *const hotdice_race,
    out: *mut u8,
    capacity: usize,
    out_len: *mut usize,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (race, out) = unsafe { (shared(race)?, list_output(out, capacity, out_len)?) };
        let bytes = race.0.to_bytes();
        out.write(bytes.len(), &mut bytes.into_iter())
    })
}

/// A race from what `hotdice_race_save` wrote, under the rules it was solved for.
///
/// The bytes are not trusted: a checksum finds damage, and some of the values are solved again, which
/// finds other rules. The caller owns the race and frees it with `hotdice_race_free`.
///
/// Errors: HOTDICE_STATUS_BAD_SAVE, HOTDICE_STATUS_OTHER_VERSION, HOTDICE_STATUS_OTHER_RULES,
/// HOTDICE_STATUS_UNSUPPORTED, HOTDICE_STATUS_TOO_LARGE, and HOTDICE_STATUS_NULL (`bytes` may be NULL
/// if `len` is 0).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_race_restore(
    rules: *const hotdice_rules,
    bytes: *const u8,
    len: usize,
    out_race: *mut *mut hotdice_race,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (rules, bytes, out_race) =
            unsafe { (shared(rules)?, values(bytes, len)?, output(out_race)?) };
        let race = Race::from_bytes(&rules.0, bytes)?;
        out_race.write(give(hotdice_race(race)));
        Ok(())
    })
}
