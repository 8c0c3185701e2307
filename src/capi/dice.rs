//! Dice and throws as C values, and as text.

use core::ffi::c_char;
use std::string::ToString;

use super::guard::guard;
use super::pointer::{list_output, output, text, values};
use super::refused::Refused;
use super::status::{HOTDICE_STATUS_BAD_DICE, HOTDICE_STATUS_BAD_POSITION, hotdice_status};
use crate::dice::{Dice, Face, Throw};

/// The most dice of any game.
pub const HOTDICE_MAX_DICE: u8 = 6;

const _: () = assert!(HOTDICE_MAX_DICE == crate::MAX_DICE);

/// Dice without an order: how many show each face. All zero is no dice.
///
/// A value: make it, copy it and compare it as you like. Up to HOTDICE_MAX_DICE dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct hotdice_dice {
    /// `counts[0]` ones, `counts[1]` twos, up to `counts[5]` sixes.
    pub counts: [u8; 6],
    /// 0, for what may come.
    pub reserved: [u8; 2],
}

impl From<Dice> for hotdice_dice {
    #[inline]
    fn from(dice: Dice) -> Self {
        let [ones, twos, threes, fours, fives, sixes, reserved @ ..] = dice.count_bytes();
        Self {
            counts: [ones, twos, threes, fours, fives, sixes],
            reserved,
        }
    }
}

impl TryFrom<hotdice_dice> for Dice {
    type Error = Refused;

    #[inline]
    fn try_from(dice: hotdice_dice) -> Result<Self, Refused> {
        let [ones, twos, threes, fours, fives, sixes] = dice.counts;
        let [first, second] = dice.reserved;
        Self::from_count_bytes([ones, twos, threes, fours, fives, sixes, first, second])
            .ok_or(Refused(HOTDICE_STATUS_BAD_DICE))
    }
}

/// A throw as it lies on the table: up to HOTDICE_MAX_DICE dice in order. A value.
///
/// The rules ask only which faces came, so the actions take `hotdice_dice`; positions matter to a
/// player who points at dice, see `hotdice_throw_select`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct hotdice_throw {
    /// The face of each die, 1 to 6; 0 from `len` on.
    pub faces: [u8; 6],
    /// How many dice there are.
    pub len: u8,
    /// 0, for what may come.
    pub reserved: u8,
}

impl From<Throw> for hotdice_throw {
    fn from(throw: Throw) -> Self {
        let mut faces = [0; HOTDICE_MAX_DICE as usize];
        let mut len = 0;
        for (place, face) in faces.iter_mut().zip(throw.faces()) {
            *place = face.pips();
            len += 1;
        }
        Self {
            faces,
            len,
            reserved: 0,
        }
    }
}

impl TryFrom<hotdice_throw> for Throw {
    type Error = Refused;

    fn try_from(throw: hotdice_throw) -> Result<Self, Refused> {
        let bad = Refused(HOTDICE_STATUS_BAD_DICE);
        let (dice, unused) = throw.faces.split_at_checked(throw.len.into()).ok_or(bad)?;
        if throw.reserved != 0 || unused.iter().any(|&face| face != 0) {
            return Err(bad);
        }
        let mut faces = [Face::One; HOTDICE_MAX_DICE as usize];
        for (place, &pips) in faces.iter_mut().zip(dice) {
            *place = pips.try_into()?;
        }
        Ok(Self::new(&faces[..dice.len()])?)
    }
}

/// Reads dice: faces 1 to 6, with hyphens, commas or spaces between them or without: "1-4-4",
/// "144". The empty text is no dice.
///
/// Errors: HOTDICE_STATUS_BAD_TEXT, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_dice_parse(
    dice: *const c_char,
    out_dice: *mut hotdice_dice,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (dice, out_dice) = unsafe { (text(dice)?, output(out_dice)?) };
        out_dice.write(dice.parse::<Dice>()?.into());
        Ok(())
    })
}

/// Writes dice as text, faces ascending: "1-4-4". At most 11 characters and the final NUL.
///
/// Errors: HOTDICE_STATUS_BAD_DICE, HOTDICE_STATUS_TOO_SMALL, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_dice_text(
    dice: hotdice_dice,
    out: *mut c_char,
    capacity: usize,
    out_len: *mut usize,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let out = unsafe { list_output(out, capacity, out_len) }?;
        let dice: Dice = dice.try_into()?;
        out.write_text(&dice.to_string())
    })
}

/// How many dice these are, 0 to 6.
///
/// Errors: HOTDICE_STATUS_BAD_DICE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_dice_len(dice: hotdice_dice, out_len: *mut u8) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let out_len = unsafe { output(out_len) }?;
        out_len.write(Dice::try_from(dice)?.len());
        Ok(())
    })
}

/// Reads a throw: as `hotdice_dice_parse`, but the dice keep their order.
///
/// Errors: HOTDICE_STATUS_BAD_TEXT, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_throw_parse(
    throw: *const c_char,
    out_throw: *mut hotdice_throw,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (throw, out_throw) = unsafe { (text(throw)?, output(out_throw)?) };
        out_throw.write(throw.parse::<Throw>()?.into());
        Ok(())
    })
}

/// The throw's dice without their order.
///
/// Errors: HOTDICE_STATUS_BAD_DICE and HOTDICE_STATUS_BAD_FACE for a bad throw, and
/// HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_throw_dice(
    throw: hotdice_throw,
    out_dice: *mut hotdice_dice,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let out_dice = unsafe { output(out_dice) }?;
        out_dice.write(Throw::try_from(throw)?.dice().into());
        Ok(())
    })
}

/// The dice at these positions of the throw, counted from 0, in any order.
///
/// Errors: HOTDICE_STATUS_BAD_POSITION for one beyond the throw or named twice;
/// HOTDICE_STATUS_BAD_DICE and HOTDICE_STATUS_BAD_FACE for a bad throw; HOTDICE_STATUS_NULL
/// (`positions` may be NULL if `len` is 0).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_throw_select(
    throw: hotdice_throw,
    positions: *const u8,
    len: usize,
    out_dice: *mut hotdice_dice,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let out_dice = unsafe { output(out_dice) }?;
        let throw: Throw = throw.try_into()?;
        // So that no length of C is trusted further than it can be right.
        if len > throw.faces().len() {
            return Err(Refused(HOTDICE_STATUS_BAD_POSITION));
        }
        // SAFETY: as above.
        let named = unsafe { values(positions, len) }?;
        let mut places = [0; HOTDICE_MAX_DICE as usize];
        for (place, &position) in places.iter_mut().zip(named) {
            *place = position.into();
        }
        out_dice.write(throw.select(&places[..len])?.into());
        Ok(())
    })
}
