//! The verbs of a turn.

use super::{exclusive_turn, hotdice_offer, hotdice_turn};
use crate::capi::dice::{hotdice_dice, hotdice_throw};
use crate::capi::guard::guard;
use crate::capi::keeps::{hotdice_keep, hotdice_partition, number_of_verdict};
use crate::capi::pointer::{exclusive, output, shared};
use crate::capi::refused::Refused;
use crate::capi::source::hotdice_dice_source;
use crate::capi::status::{HOTDICE_STATUS_NO_PARTITION, hotdice_status};
use crate::rules::Partition;
use crate::turn::{Turn, TurnError};

/// The partition of the throw on the table that C describes.
pub(in crate::capi) fn partition_of(
    turn: &Turn<'_>,
    described: &hotdice_partition,
) -> Result<Partition, Refused> {
    turn.partitions(described.dice.try_into()?)?
        .find(|&partition| hotdice_partition::from(partition) == *described)
        .ok_or(Refused(HOTDICE_STATUS_NO_PARTITION))
}

/// Begins with what the player before has banked and left on the table, instead of nothing and all
/// dice; possible before the first throw. Writes what was taken over.
///
/// Errors: HOTDICE_STATUS_WRONG_PHASE after the first throw, HOTDICE_STATUS_NO_OFFER if there is
/// nothing to take over, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_take_over(
    turn: *mut hotdice_turn,
    out_offer: *mut hotdice_offer,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (turn, out_offer) = unsafe { (exclusive_turn(turn)?, output(out_offer)?) };
        out_offer.write(turn.take_over()?.into());
        Ok(())
    })
}

/// Takes a throw of all dice in hand, as it fell. After a keep this is the decision to go on.
///
/// Writes one of `HOTDICE_BUST_...`: HOTDICE_BUST_NONE if the throw scores; any other ends the turn.
///
/// Errors: HOTDICE_STATUS_WRONG_PHASE, HOTDICE_STATUS_NO_THROW_LEFT, HOTDICE_STATUS_WRONG_DICE_COUNT,
/// HOTDICE_STATUS_BAD_DICE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_throw(
    turn: *mut hotdice_turn,
    dice: hotdice_dice,
    out_bust: *mut i32,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (turn, out_bust) = unsafe { (exclusive_turn(turn)?, output(out_bust)?) };
        out_bust.write(number_of_verdict(turn.throw(dice.try_into()?)?));
        Ok(())
    })
}

/// Throws the dice in hand with this dice source and takes the throw as `hotdice_turn_throw` does.
///
/// Errors: HOTDICE_STATUS_WRONG_PHASE or HOTDICE_STATUS_NO_THROW_LEFT, before anything is thrown;
/// HOTDICE_STATUS_BAD_FACE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_throw_from(
    turn: *mut hotdice_turn,
    source: *mut hotdice_dice_source,
    out_throw: *mut hotdice_throw,
    out_bust: *mut i32,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (turn, source) = unsafe { (exclusive_turn(turn)?, exclusive(source)?) };
        // SAFETY: as above.
        let (out_throw, out_bust) = unsafe { (output(out_throw)?, output(out_bust)?) };
        let throw = source.next_throw(turn.phase())?;
        out_bust.write(number_of_verdict(turn.throw(throw.dice())?));
        out_throw.write(throw.into());
        Ok(())
    })
}

/// Keeps these dice of the throw, in the partition that is worth most. A keep that wins ends the
/// turn.
///
/// Errors: HOTDICE_STATUS_WRONG_PHASE; HOTDICE_STATUS_NO_DICE, HOTDICE_STATUS_NOT_THROWN,
/// HOTDICE_STATUS_NOT_SCORING or HOTDICE_STATUS_INCOMPLETE if the dice are no keep-set;
/// HOTDICE_STATUS_BAD_DICE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_keep(
    turn: *mut hotdice_turn,
    dice: hotdice_dice,
    out_keep: *mut hotdice_keep,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (turn, out_keep) = unsafe { (exclusive_turn(turn)?, output(out_keep)?) };
        out_keep.write(turn.keep(dice.try_into()?)?.into());
        Ok(())
    })
}

/// Keeps dice of the throw as this partition of them, one that `hotdice_turn_partitions` listed; it
/// may be worth less than the best.
///
/// Errors: as `hotdice_turn_keep`, and HOTDICE_STATUS_NO_PARTITION.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_keep_as(
    turn: *mut hotdice_turn,
    partition: *const hotdice_partition,
    out_keep: *mut hotdice_keep,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (turn, partition, out_keep) =
            unsafe { (exclusive_turn(turn)?, shared(partition)?, output(out_keep)?) };
        let partition = partition_of(turn, partition)?;
        out_keep.write(turn.keep_as(&partition)?.into());
        Ok(())
    })
}

/// Takes the last keep back, to keep other dice of the same throw. Writes the dice.
///
/// Errors: HOTDICE_STATUS_WRONG_PHASE if nothing is kept of the throw on the table, and
/// HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_take_back(
    turn: *mut hotdice_turn,
    out_dice: *mut hotdice_dice,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (turn, out_dice) = unsafe { (exclusive_turn(turn)?, output(out_dice)?) };
        out_dice.write(turn.take_back()?.into());
        Ok(())
    })
}

/// Ends the turn and writes its points, to be added to the player's total.
///
/// Errors: HOTDICE_STATUS_TURN_OVER, HOTDICE_STATUS_NOTHING_KEPT, HOTDICE_STATUS_HOT_DICE,
/// HOTDICE_STATUS_UNCONFIRMED, HOTDICE_STATUS_BELOW_OPENING, HOTDICE_STATUS_BELOW_MINIMUM,
/// HOTDICE_STATUS_NO_MULTIPLE, HOTDICE_STATUS_DICE_LEFT or HOTDICE_STATUS_ABOVE_TARGET, as
/// `hotdice_turn_check_bank` tells; and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_bank(
    turn: *mut hotdice_turn,
    out_points: *mut u32,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (turn, out_points) = unsafe { (exclusive_turn(turn)?, output(out_points)?) };
        out_points.write(turn.bank()?);
        Ok(())
    })
}

/// Gives the turn up, whatever the phase: it ends with no points, and is no bust.
///
/// Errors: HOTDICE_STATUS_WRONG_PHASE if the turn is over already, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_turn_forfeit(turn: *mut hotdice_turn) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        unsafe { exclusive_turn(turn) }?
            .forfeit()
            .map_err(|error: TurnError| error.into())
    })
}
