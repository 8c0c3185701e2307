//! A setter for each option of a rule set.

use super::hotdice_builder;
use crate::capi::choices::{
    hotdice_bust_streak, hotdice_confirmation, hotdice_ending, hotdice_group, hotdice_payout,
    hotdice_piggyback, hotdice_set_scheme,
};
use crate::capi::dice::hotdice_dice;
use crate::capi::guard::guard;
use crate::capi::keeps::kind_numbered;
use crate::capi::options::Numbered;
use crate::capi::pointer::{exclusive, values};
use crate::capi::refused::Refused;
use crate::capi::rules::set_size;
use crate::capi::status::hotdice_status;
use crate::dice::Face;
use crate::rules::{BustStreak, GroupPattern, Payout, RuleSetBuilder};

/// Changes one option.
///
/// # Safety
/// NULL or valid, and used by nobody else.
unsafe fn set(
    builder: *mut hotdice_builder,
    change: impl FnOnce(RuleSetBuilder) -> Result<RuleSetBuilder, Refused>,
) -> hotdice_status {
    guard(|| {
        // SAFETY: as the caller promises.
        let builder = unsafe { exclusive(builder) }?;
        builder.0 = change(builder.0)?;
        Ok(())
    })
}

/// How many dice the game has, 1 to HOTDICE_MAX_DICE.
///
/// Errors: HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_dice(
    builder: *mut hotdice_builder,
    dice: u8,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { set(builder, |rules| Ok(rules.dice(dice))) }
}

/// The points of one die of this face; 0 if it scores nothing by itself.
///
/// Errors: HOTDICE_STATUS_BAD_FACE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_single(
    builder: *mut hotdice_builder,
    face: u8,
    points: u32,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { set(builder, |rules| Ok(rules.single(face.try_into()?, points))) }
}

/// What `size` equal dice of this face pay, 2 to 6.
///
/// Errors: HOTDICE_STATUS_BAD_VALUE for another size or a bad payout, HOTDICE_STATUS_BAD_FACE, and
/// HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_of_a_kind(
    builder: *mut hotdice_builder,
    size: u8,
    face: u8,
    payout: hotdice_payout,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe {
        set(builder, |rules| {
            let payout = Payout::try_from(payout)?;
            Ok(rules.of_a_kind(set_size(size)?, face.try_into()?, payout))
        })
    }
}

/// What all sets of three or more pay: the points of each face's triplet, six numbers, ones first (0
/// for a face that has no sets), and how the larger sets follow.
///
/// This replaces all that was said of sets, pairs excepted, and leaves out sets of more dice than the
/// game has: call `hotdice_builder_set_dice` before it.
///
/// Errors: HOTDICE_STATUS_BAD_VALUE for a bad scheme, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_sets(
    builder: *mut hotdice_builder,
    triplets: *const u32,
    scheme: hotdice_set_scheme,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe {
        set(builder, |rules| {
            let mut points = [0; Face::ALL.len()];
            points.copy_from_slice(values(triplets, Face::ALL.len())?);
            Ok(rules.sets(points, scheme.try_into()?))
        })
    }
}

/// What the run of faces from `low` to `high` pays, one die of each.
///
/// Errors: HOTDICE_STATUS_BAD_FACE, HOTDICE_STATUS_BAD_VALUE for a bad payout, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_straight(
    builder: *mut hotdice_builder,
    low: u8,
    high: u8,
    payout: hotdice_payout,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe {
        set(builder, |rules| {
            let (low, high) = (Face::try_from(low)?, Face::try_from(high)?);
            Ok(rules.straight(low..=high, Payout::try_from(payout)?))
        })
    }
}

/// What three pairs pay, and what counts as three pairs.
///
/// Errors: HOTDICE_STATUS_BAD_VALUE for a bad payout or form, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_three_pairs(
    builder: *mut hotdice_builder,
    group: hotdice_group,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe {
        set(builder, |rules| {
            Ok(rules.three_pairs(GroupPattern::try_from(group)?))
        })
    }
}

/// What four of a kind and a pair pay.
///
/// Errors: HOTDICE_STATUS_BAD_VALUE for a bad payout or form, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_four_and_pair(
    builder: *mut hotdice_builder,
    group: hotdice_group,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe {
        set(builder, |rules| {
            Ok(rules.four_and_pair(GroupPattern::try_from(group)?))
        })
    }
}

/// What two triplets pay.
///
/// Errors: HOTDICE_STATUS_BAD_VALUE for a bad payout or form, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_two_triplets(
    builder: *mut hotdice_builder,
    group: hotdice_group,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe {
        set(builder, |rules| {
            Ok(rules.two_triplets(GroupPattern::try_from(group)?))
        })
    }
}

/// What a triplet and a pair pay.
///
/// Errors: HOTDICE_STATUS_BAD_VALUE for a bad payout or form, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_full_house(
    builder: *mut hotdice_builder,
    group: hotdice_group,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe {
        set(builder, |rules| {
            Ok(rules.full_house(GroupPattern::try_from(group)?))
        })
    }
}

/// What exactly these dice pay; HOTDICE_PAYOUT_NOTHING removes the formation again. A rule set has
/// room for HOTDICE_MAX_FORMATIONS.
///
/// Errors: HOTDICE_STATUS_BAD_DICE, HOTDICE_STATUS_BAD_VALUE for a bad payout, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_formation(
    builder: *mut hotdice_builder,
    dice: hotdice_dice,
    payout: hotdice_payout,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe {
        set(builder, |rules| {
            Ok(rules.formation(dice.try_into()?, Payout::try_from(payout)?))
        })
    }
}

/// When combinations other than single dice count: one of `HOTDICE_COMBINATIONS_ON_...`.
///
/// Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_combinations(
    builder: *mut hotdice_builder,
    combinations: i32,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe {
        set(builder, |rules| {
            Ok(rules.combinations(Numbered::numbered(combinations)?))
        })
    }
}

/// The points of a throw of all dice without any score: it is then one keep of all its dice and makes
/// hot dice. 0 if it is a bust like any other.
///
/// Errors: HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_scoreless_bonus(
    builder: *mut hotdice_builder,
    points: u32,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { set(builder, |rules| Ok(rules.scoreless_bonus(points))) }
}

/// How many dice of this face in one throw lose the turn, even if the throw would score; 0 if no
/// number does.
///
/// Errors: HOTDICE_STATUS_BAD_FACE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_toxic(
    builder: *mut hotdice_builder,
    face: u8,
    at_least: u8,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { set(builder, |rules| Ok(rules.toxic(face.try_into()?, at_least))) }
}

/// Whether sets may be split into single dice: one of `HOTDICE_SETS_...`.
///
/// Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_set_rule(
    builder: *mut hotdice_builder,
    sets: i32,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe {
        set(builder, |rules| {
            Ok(rules.set_rule(Numbered::numbered(sets)?))
        })
    }
}

/// Which scoring dice have to be kept: one of `HOTDICE_KEEPING_...`.
///
/// Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_keeping(
    builder: *mut hotdice_builder,
    keeping: i32,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe {
        set(builder, |rules| {
            Ok(rules.keeping(Numbered::numbered(keeping)?))
        })
    }
}

/// How dice kept earlier in a cycle join later ones: one of `HOTDICE_CARRY_OVER_...`.
///
/// Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_carry_over(
    builder: *mut hotdice_builder,
    carry_over: i32,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe {
        set(builder, |rules| {
            Ok(rules.carry_over(Numbered::numbered(carry_over)?))
        })
    }
}

/// What a player may do with hot dice: one of `HOTDICE_HOT_DICE_...`.
///
/// Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_hot_dice(
    builder: *mut hotdice_builder,
    hot_dice: i32,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe {
        set(builder, |rules| {
            Ok(rules.hot_dice(Numbered::numbered(hot_dice)?))
        })
    }
}

/// How many throws a turn has at most; 0 for any number. After the last one only the bank is left, hot
/// dice or not; a last throw of which no keep can be banked is a bust.
///
/// Errors: HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_max_throws(
    builder: *mut hotdice_builder,
    throws: u8,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { set(builder, |rules| Ok(rules.max_throws(throws))) }
}

/// What confirms a combination of this kind, one of `HOTDICE_COMBINATION_...`; until then the turn
/// points cannot be banked.
///
/// Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_confirmation(
    builder: *mut hotdice_builder,
    combination: u8,
    confirmation: hotdice_confirmation,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe {
        set(builder, |rules| {
            let kind = kind_numbered(combination)?;
            Ok(rules.confirmation(kind, confirmation.try_into()?))
        })
    }
}

/// What a bust costs besides the turn points: one of `HOTDICE_BUST_EFFECT_...`.
///
/// Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_bust_effect(
    builder: *mut hotdice_builder,
    effect: i32,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe {
        set(builder, |rules| {
            Ok(rules.bust_effect(Numbered::numbered(effect)?))
        })
    }
}

/// The points that a bust on the first throw of a turn costs.
///
/// Errors: HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_first_throw_penalty(
    builder: *mut hotdice_builder,
    points: u32,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { set(builder, |rules| Ok(rules.first_throw_penalty(points))) }
}

/// What several busts in a row cost. The count begins again after each penalty; a turn that is given
/// up does not count.
///
/// Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_bust_streak(
    builder: *mut hotdice_builder,
    streak: hotdice_bust_streak,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe {
        set(builder, |rules| {
            let BustStreak { busts, penalty } = streak.try_into()?;
            Ok(rules.bust_streak(busts, penalty))
        })
    }
}

/// The total below which no penalty takes a player: 0 or less; INT32_MIN if there is none.
///
/// Errors: HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_lowest_total(
    builder: *mut hotdice_builder,
    points: i32,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { set(builder, |rules| Ok(rules.lowest_total(points))) }
}

/// Whether a player may begin with what the player before has banked.
///
/// Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_piggyback(
    builder: *mut hotdice_builder,
    piggyback: hotdice_piggyback,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { set(builder, |rules| Ok(rules.piggyback(piggyback.try_into()?))) }
}

/// The points that a player's first bank needs at least.
///
/// Errors: HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_opening(
    builder: *mut hotdice_builder,
    points: u32,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { set(builder, |rules| Ok(rules.opening(points))) }
}

/// The points that any bank needs at least, the first as well.
///
/// Errors: HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_minimum(
    builder: *mut hotdice_builder,
    points: u32,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { set(builder, |rules| Ok(rules.minimum(points))) }
}

/// The points of which a bank must be a multiple; 1 if any will do.
///
/// Errors: HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_granularity(
    builder: *mut hotdice_builder,
    points: u32,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { set(builder, |rules| Ok(rules.granularity(points))) }
}

/// How many dice may be left at most when the turn points are banked; HOTDICE_MAX_DICE if any number
/// may.
///
/// Errors: HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_max_dice_left(
    builder: *mut hotdice_builder,
    dice: u8,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { set(builder, |rules| Ok(rules.max_dice_left(dice))) }
}

/// Whether a bank that meets the target needs the minimum: one of `HOTDICE_WINNING_BANK_...`.
///
/// Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_winning_bank(
    builder: *mut hotdice_builder,
    winning_bank: i32,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe {
        set(builder, |rules| {
            Ok(rules.winning_bank(Numbered::numbered(winning_bank)?))
        })
    }
}

/// The total, in points, that ends the game.
///
/// Errors: HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_target(
    builder: *mut hotdice_builder,
    points: u32,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { set(builder, |rules| Ok(rules.target(points))) }
}

/// How the target is met: one of `HOTDICE_FINISH_...`.
///
/// Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_finish(
    builder: *mut hotdice_builder,
    finish: i32,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe {
        set(builder, |rules| {
            Ok(rules.finish(Numbered::numbered(finish)?))
        })
    }
}

/// How the game ends once the target is met, or after how many rounds.
///
/// Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_ending(
    builder: *mut hotdice_builder,
    ending: hotdice_ending,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { set(builder, |rules| Ok(rules.ending(ending.try_into()?))) }
}

/// Who wins when several players share the highest total: one of `HOTDICE_TIE_...`.
///
/// Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_tie(
    builder: *mut hotdice_builder,
    tie: i32,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { set(builder, |rules| Ok(rules.tie(Numbered::numbered(tie)?))) }
}

/// How many players the game takes, at least and at most; 1 to HOTDICE_MAX_PLAYERS.
///
/// Errors: HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_players(
    builder: *mut hotdice_builder,
    min: u8,
    max: u8,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { set(builder, |rules| Ok(rules.players(min, max))) }
}

/// Who begins: one of `HOTDICE_FIRST_PLAYER_...`.
///
/// Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_set_first_player(
    builder: *mut hotdice_builder,
    first_player: i32,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe {
        set(builder, |rules| {
            Ok(rules.first_player(Numbered::numbered(first_player)?))
        })
    }
}
