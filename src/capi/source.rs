//! Where throws come from: a seed, or a function of the caller's.

use core::ffi::{c_int, c_void};

use super::dice::{HOTDICE_MAX_DICE, hotdice_throw};
use super::guard::{answer, guard};
use super::pointer::{exclusive, give, output, shared, take_back};
use super::refused::Refused;
use super::status::{
    HOTDICE_STATUS_BAD_FACE, HOTDICE_STATUS_NO_THROW_LEFT, HOTDICE_STATUS_NOT_SEEDED,
    HOTDICE_STATUS_NULL, HOTDICE_STATUS_WRONG_DICE_COUNT, HOTDICE_STATUS_WRONG_PHASE,
    hotdice_status,
};
use crate::dice::{Face, Throw};
use crate::roll::{DiceSource, SeededDice};
use crate::turn::Phase;

/// Throws one die: returns its face, 1 to 6.
///
/// `user` is what the caller gave with the function. It must return: no exception and no `longjmp`
/// may leave it, and it must not use the dice source that calls it.
pub type hotdice_die = Option<unsafe extern "C" fn(user: *mut c_void) -> c_int>;

/// Something that throws dice: a seed, or a function of the caller's.
///
/// An object from `hotdice_dice_source_seeded`, `..._seeded_at` or `..._callback`, owned by the
/// caller until `hotdice_dice_source_free`. One thread at a time.
///
/// Nobody has to use one: turns and games take throws, wherever they come from.
pub struct hotdice_dice_source(Source);

#[expect(
    clippy::large_enum_variant,
    reason = "it sits behind a pointer in any case"
)]
enum Source {
    Seeded(SeededDice),
    Callback(Callback),
}

struct Callback {
    die: unsafe extern "C" fn(*mut c_void) -> c_int,
    user: *mut c_void,
}

impl Callback {
    fn face(&self) -> Result<Face, Refused> {
        // SAFETY: the caller gave this function to be called with this pointer.
        let pips = unsafe { (self.die)(self.user) };
        let pips = u8::try_from(pips).map_err(|_| Refused(HOTDICE_STATUS_BAD_FACE))?;
        Ok(Face::try_from(pips)?)
    }
}

impl hotdice_dice_source {
    pub(super) fn throw(&mut self, dice: u8) -> Result<Throw, Refused> {
        let wrong_count = Refused(HOTDICE_STATUS_WRONG_DICE_COUNT);
        if !(1..=HOTDICE_MAX_DICE).contains(&dice) {
            return Err(wrong_count);
        }
        match &mut self.0 {
            Source::Seeded(seeded) => seeded.throw(dice).ok_or(wrong_count),
            Source::Callback(callback) => {
                let mut faces = [Face::One; HOTDICE_MAX_DICE as usize];
                let faces = &mut faces[..dice.into()];
                for face in &mut *faces {
                    *face = callback.face()?;
                }
                Ok(Throw::new(faces)?)
            }
        }
    }

    /// The throw that a turn in this phase waits for.
    pub(super) fn next_throw(&mut self, phase: Phase) -> Result<Throw, Refused> {
        match phase {
            Phase::ToDecide { dice: 0 } => Err(Refused(HOTDICE_STATUS_NO_THROW_LEFT)),
            Phase::ToThrow { dice } | Phase::ToDecide { dice } => self.throw(dice),
            Phase::ToKeep | Phase::Over(_) => Err(Refused(HOTDICE_STATUS_WRONG_PHASE)),
        }
    }

    const fn seeded(&self) -> Result<&SeededDice, Refused> {
        match &self.0 {
            Source::Seeded(seeded) => Ok(seeded),
            Source::Callback(_) => Err(Refused(HOTDICE_STATUS_NOT_SEEDED)),
        }
    }

    const fn seeded_mut(&mut self) -> Result<&mut SeededDice, Refused> {
        match &mut self.0 {
            Source::Seeded(seeded) => Ok(seeded),
            Source::Callback(_) => Err(Refused(HOTDICE_STATUS_NOT_SEEDED)),
        }
    }
}

/// Dice from a seed: the same throws on every platform and in every version of the library.
///
/// Errors: HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_dice_source_seeded(
    seed: u64,
    out_source: *mut *mut hotdice_dice_source,
) -> hotdice_status {
    // SAFETY: as the header asks.
    unsafe { hotdice_dice_source_seeded_at(seed, 0, out_source) }
}

/// Dice from a seed, from a position on that `hotdice_dice_source_position` told: to go on with a
/// saved game.
///
/// Errors: HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_dice_source_seeded_at(
    seed: u64,
    position: u64,
    out_source: *mut *mut hotdice_dice_source,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let out_source = unsafe { output(out_source) }?;
        let seeded = SeededDice::at(seed, position);
        out_source.write(give(hotdice_dice_source(Source::Seeded(seeded))));
        Ok(())
    })
}

/// Dice from a function of the caller's, which is called once for each die. `user` is handed to it
/// as it is, and may be NULL.
///
/// Errors: HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_dice_source_callback(
    die: hotdice_die,
    user: *mut c_void,
    out_source: *mut *mut hotdice_dice_source,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let out_source = unsafe { output(out_source) }?;
        let die = die.ok_or(Refused(HOTDICE_STATUS_NULL))?;
        let callback = Callback { die, user };
        out_source.write(give(hotdice_dice_source(Source::Callback(callback))));
        Ok(())
    })
}

/// Frees a dice source; NULL is nothing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_dice_source_free(source: *mut hotdice_dice_source) {
    answer((), || {
        // SAFETY: NULL or from `give`, as the header asks.
        unsafe { take_back(source) };
        Ok(())
    });
}

/// Throws so many dice, 1 to HOTDICE_MAX_DICE.
///
/// Errors: HOTDICE_STATUS_WRONG_DICE_COUNT for another number, HOTDICE_STATUS_BAD_FACE if the
/// caller's function returned no face, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_dice_source_throw(
    source: *mut hotdice_dice_source,
    dice: u8,
    out_throw: *mut hotdice_throw,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (source, out_throw) = unsafe { (exclusive(source)?, output(out_throw)?) };
        out_throw.write(source.throw(dice)?.into());
        Ok(())
    })
}

/// A number below `bound`, each equally likely; 0 if `bound` is 0. For a first player by lot, say.
///
/// Errors: HOTDICE_STATUS_NOT_SEEDED if the dice come from a function, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_dice_source_below(
    source: *mut hotdice_dice_source,
    bound: u32,
    out_number: *mut u32,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (source, out_number) = unsafe { (exclusive(source)?, output(out_number)?) };
        out_number.write(source.seeded_mut()?.below(bound));
        Ok(())
    })
}

/// Seed and position: all there is to save of seeded dice.
///
/// Errors: HOTDICE_STATUS_NOT_SEEDED if the dice come from a function, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_dice_source_position(
    source: *const hotdice_dice_source,
    out_seed: *mut u64,
    out_position: *mut u64,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (source, out_seed, out_position) =
            unsafe { (shared(source)?, output(out_seed)?, output(out_position)?) };
        let seeded = source.seeded()?;
        out_seed.write(seeded.seed());
        out_position.write(seeded.position());
        Ok(())
    })
}
