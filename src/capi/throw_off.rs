//! Who begins, where the greatest sum of one throw does.

use super::dice::hotdice_dice;
use super::guard::{answer, guard};
use super::pointer::{exclusive, give, output, shared, take_back};
use super::rules::hotdice_rules;
use super::status::hotdice_status;
use crate::game::ThrowOff;

/// No seat: what functions that return a seat return where there is none.
pub const HOTDICE_NO_SEAT: i32 = -1;

/// Seat numbers as C has them.
pub(super) fn seat_or_none(seat: Option<u8>) -> i32 {
    seat.map_or(HOTDICE_NO_SEAT, i32::from)
}

/// The throws that decide who begins under HOTDICE_FIRST_PLAYER_HIGHEST_THROW: each player throws
/// all dice once, in seat order; those level with the greatest sum of pips throw again.
///
/// An object from `hotdice_throw_off_new`, owned by the caller until `hotdice_throw_off_free`. To
/// read, any number of threads at once; to change, one.
pub struct hotdice_throw_off(ThrowOff);

/// A throw-off before its first throw.
///
/// Errors: HOTDICE_STATUS_WRONG_PLAYERS if the rules are for another number of players, and
/// HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_throw_off_new(
    rules: *const hotdice_rules,
    players: u8,
    out_throw_off: *mut *mut hotdice_throw_off,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (rules, out_throw_off) = unsafe { (shared(rules)?, output(out_throw_off)?) };
        let throw_off = ThrowOff::new(&rules.0, players)?;
        out_throw_off.write(give(hotdice_throw_off(throw_off)));
        Ok(())
    })
}

/// Frees a throw-off; NULL is nothing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_throw_off_free(throw_off: *mut hotdice_throw_off) {
    answer((), || {
        // SAFETY: NULL or from `give`, as the header asks.
        unsafe { take_back(throw_off) };
        Ok(())
    });
}

/// The seat that throws next; HOTDICE_NO_SEAT once it is decided, and for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_throw_off_next(throw_off: *const hotdice_throw_off) -> i32 {
    answer(HOTDICE_NO_SEAT, || {
        // SAFETY: NULL or valid, as the header asks.
        Ok(seat_or_none(unsafe { shared(throw_off) }?.0.next()))
    })
}

/// The seat that begins; HOTDICE_NO_SEAT before it is decided, and for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_throw_off_winner(throw_off: *const hotdice_throw_off) -> i32 {
    answer(HOTDICE_NO_SEAT, || {
        // SAFETY: NULL or valid, as the header asks.
        Ok(seat_or_none(unsafe { shared(throw_off) }?.0.winner()))
    })
}

/// Takes the throw of the next player.
///
/// Errors: HOTDICE_STATUS_DECIDED, HOTDICE_STATUS_WRONG_DICE_COUNT if the throw is not of all dice,
/// HOTDICE_STATUS_BAD_DICE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_throw_off_throw(
    throw_off: *mut hotdice_throw_off,
    dice: hotdice_dice,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let throw_off = unsafe { exclusive(throw_off) }?;
        throw_off.0.throw(dice.try_into()?)?;
        Ok(())
    })
}
