//! Rule sets: how to get one, and the options it was built with.

use core::ffi::c_char;
use std::string::ToString;
use std::sync::Arc;

use super::choices::{
    hotdice_bust_streak, hotdice_confirmation, hotdice_ending, hotdice_group, hotdice_payout,
    hotdice_piggyback,
};
use super::dice::hotdice_dice;
use super::guard::{answer, guard};
use super::keeps::kind_numbered;
use super::options::Numbered;
use super::pointer::{list_output, output, shared, text};
use super::refused::Refused;
use super::status::{HOTDICE_STATUS_BAD_VALUE, HOTDICE_STATUS_NULL, hotdice_status};
use crate::dice::{Dice, Face};
use crate::rules::{Payout, Preset, RuleSet, SetSize};

/// The most players of one game.
pub const HOTDICE_MAX_PLAYERS: u8 = 16;
/// The most points that one option of a rule set may name.
pub const HOTDICE_MAX_POINTS: u32 = 1_000_000;
/// The highest target, in points.
pub const HOTDICE_MAX_TARGET: u32 = 1_000_000_000;
/// The most formations of a rule set.
pub const HOTDICE_MAX_FORMATIONS: usize = 16;

const _: () = assert!(HOTDICE_MAX_PLAYERS == crate::MAX_PLAYERS);
const _: () = assert!(HOTDICE_MAX_POINTS == crate::MAX_POINTS);
const _: () = assert!(HOTDICE_MAX_TARGET == crate::MAX_TARGET);
const _: () = assert!(HOTDICE_MAX_FORMATIONS == crate::MAX_FORMATIONS);

/// The rules of one game, compiled: what every throw is worth, what may be kept, when to bank and
/// how the game ends.
///
/// An object of some 16 KiB: from `hotdice_rules_preset` or `hotdice_builder_build`, owned by the
/// caller until `hotdice_rules_free`. It never changes, so any number of threads may use it at once.
/// Turns and games keep the rules they are played by alive: freeing them first is fine.
pub struct hotdice_rules(pub(super) RuleSet);

/// Hands rules to C.
pub(super) fn give_rules(rules: RuleSet) -> *mut hotdice_rules {
    Arc::into_raw(Arc::new(hotdice_rules(rules))).cast_mut()
}

/// One more owner of rules that C holds.
///
/// # Safety
/// NULL or live rules.
pub(super) unsafe fn share(rules: *const hotdice_rules) -> Result<Arc<hotdice_rules>, Refused> {
    if rules.is_null() {
        return Err(Refused(HOTDICE_STATUS_NULL));
    }
    // SAFETY: live, so `give_rules` made it from an `Arc` that has an owner yet.
    unsafe {
        Arc::increment_strong_count(rules);
        Ok(Arc::from_raw(rules))
    }
}

/// Shared rules, for as long as a state machine that stands beside the owner.
///
/// # Safety
/// The reference must not outlive the owner.
pub(super) unsafe fn rules_beside(owner: &Arc<hotdice_rules>) -> &'static RuleSet {
    // SAFETY: an `Arc` never moves what it owns, and the caller keeps it.
    unsafe { &(*Arc::as_ptr(owner)).0 }
}

/// The rules of a named game: "titusind", "farkle", "crapola" ...; see `hotdice_preset_id` for all.
///
/// The caller owns the rules and frees them with `hotdice_rules_free`.
///
/// Errors: HOTDICE_STATUS_UNKNOWN_PRESET, HOTDICE_STATUS_BAD_TEXT, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_preset(
    id: *const c_char,
    out_rules: *mut *mut hotdice_rules,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (id, out_rules) = unsafe { (text(id)?, output(out_rules)?) };
        let preset: Preset = id.parse()?;
        out_rules.write(give_rules(RuleSet::preset(preset)));
        Ok(())
    })
}

/// Frees rules; NULL is nothing. Turns and games that are played by them go on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_free(rules: *mut hotdice_rules) {
    answer((), || {
        if !rules.is_null() {
            // SAFETY: by the header's word from `give_rules`, and freed once.
            drop(unsafe { Arc::from_raw(rules) });
        }
        Ok(())
    });
}

/// Writes the rules sheet: all rules in plain words, for the players to read.
///
/// Errors: HOTDICE_STATUS_TOO_SMALL, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_describe(
    rules: *const hotdice_rules,
    out: *mut c_char,
    capacity: usize,
    out_len: *mut usize,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (rules, out) = unsafe { (shared(rules)?, list_output(out, capacity, out_len)?) };
        out.write_text(&rules.0.describe().to_string())
    })
}

/// Reads an option, with 0 where there are no rules.
///
/// # Safety
/// NULL or live rules.
unsafe fn option<T: Default>(rules: *const hotdice_rules, read: impl FnOnce(&RuleSet) -> T) -> T {
    // SAFETY: as the caller promises.
    answer(T::default(), || Ok(read(&unsafe { shared(rules) }?.0)))
}

/// Reads an option that has parts, or is one of many.
///
/// # Safety
/// Each NULL or valid.
unsafe fn option_into<T>(
    rules: *const hotdice_rules,
    out: *mut T,
    read: impl FnOnce(&RuleSet) -> Result<T, Refused>,
) -> hotdice_status {
    guard(|| {
        // SAFETY: as the caller promises.
        let (rules, out) = unsafe { (shared(rules)?, output(out)?) };
        out.write(read(&rules.0)?);
        Ok(())
    })
}

/// A set of so many dice.
pub(super) fn set_size(dice: u8) -> Result<SetSize, Refused> {
    SetSize::of(dice).ok_or(Refused(HOTDICE_STATUS_BAD_VALUE))
}

/// How many dice the game has; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_dice(rules: *const hotdice_rules) -> u8 {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { option(rules, RuleSet::dice) }
}

/// The points of one die of this face; 0 if it scores nothing by itself.
///
/// Errors: HOTDICE_STATUS_BAD_FACE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_single(
    rules: *const hotdice_rules,
    face: u8,
    out_points: *mut u32,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe {
        option_into(
            rules,
            out_points,
            |rules| Ok(rules.single(face.try_into()?)),
        )
    }
}

/// What `size` equal dice of this face pay, 2 to 6.
///
/// Errors: HOTDICE_STATUS_BAD_VALUE for another size, HOTDICE_STATUS_BAD_FACE, and
/// HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_of_a_kind(
    rules: *const hotdice_rules,
    size: u8,
    face: u8,
    out_payout: *mut hotdice_payout,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe {
        option_into(rules, out_payout, |rules| {
            Ok(rules.of_a_kind(set_size(size)?, face.try_into()?).into())
        })
    }
}

/// What the run of faces from `low` to `high` pays.
///
/// Errors: HOTDICE_STATUS_BAD_FACE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_straight(
    rules: *const hotdice_rules,
    low: u8,
    high: u8,
    out_payout: *mut hotdice_payout,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe {
        option_into(rules, out_payout, |rules| {
            let (low, high) = (Face::try_from(low)?, Face::try_from(high)?);
            Ok(rules.straight(low..=high).into())
        })
    }
}

/// What three pairs pay, and what counts as three pairs.
///
/// Errors: HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_three_pairs(
    rules: *const hotdice_rules,
    out_group: *mut hotdice_group,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { option_into(rules, out_group, |rules| Ok(rules.three_pairs().into())) }
}

/// What four of a kind and a pair pay.
///
/// Errors: HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_four_and_pair(
    rules: *const hotdice_rules,
    out_group: *mut hotdice_group,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { option_into(rules, out_group, |rules| Ok(rules.four_and_pair().into())) }
}

/// What two triplets pay.
///
/// Errors: HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_two_triplets(
    rules: *const hotdice_rules,
    out_group: *mut hotdice_group,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { option_into(rules, out_group, |rules| Ok(rules.two_triplets().into())) }
}

/// What a triplet and a pair pay.
///
/// Errors: HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_full_house(
    rules: *const hotdice_rules,
    out_group: *mut hotdice_group,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { option_into(rules, out_group, |rules| Ok(rules.full_house().into())) }
}

/// Exactly these dice, and what they pay. A value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct hotdice_formation {
    /// The dice.
    pub dice: hotdice_dice,
    /// What they pay.
    pub payout: hotdice_payout,
}

impl From<(Dice, Payout)> for hotdice_formation {
    fn from((dice, payout): (Dice, Payout)) -> Self {
        Self {
            dice: dice.into(),
            payout: payout.into(),
        }
    }
}

/// The formations with what each pays, in the order they were added; at most
/// HOTDICE_MAX_FORMATIONS.
///
/// Errors: HOTDICE_STATUS_TOO_SMALL, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_formations(
    rules: *const hotdice_rules,
    out: *mut hotdice_formation,
    capacity: usize,
    out_len: *mut usize,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (rules, out) = unsafe { (shared(rules)?, list_output(out, capacity, out_len)?) };
        let mut formations = rules.0.formations();
        out.write(formations.len(), &mut formations)
    })
}

/// When combinations other than single dice count: one of `HOTDICE_COMBINATIONS_ON_...`; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_combinations(rules: *const hotdice_rules) -> i32 {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { option(rules, |rules| rules.combinations().number()) }
}

/// The points of a throw of all dice without any score; 0 if it is a bust, and for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_scoreless_bonus(rules: *const hotdice_rules) -> u32 {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { option(rules, RuleSet::scoreless_bonus) }
}

/// How many dice of this face in one throw lose the turn; 0 if no number does.
///
/// Errors: HOTDICE_STATUS_BAD_FACE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_toxic(
    rules: *const hotdice_rules,
    face: u8,
    out_at_least: *mut u8,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe {
        option_into(rules, out_at_least, |rules| {
            Ok(rules.toxic(face.try_into()?))
        })
    }
}

/// Whether sets may be split into single dice: one of `HOTDICE_SETS_...`; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_set_rule(rules: *const hotdice_rules) -> i32 {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { option(rules, |rules| rules.set_rule().number()) }
}

/// Which scoring dice have to be kept: one of `HOTDICE_KEEPING_...`; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_keeping(rules: *const hotdice_rules) -> i32 {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { option(rules, |rules| rules.keeping().number()) }
}

/// How dice kept earlier in a cycle join later ones: one of `HOTDICE_CARRY_OVER_...`; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_carry_over(rules: *const hotdice_rules) -> i32 {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { option(rules, |rules| rules.carry_over().number()) }
}

/// What a player may do with hot dice: one of `HOTDICE_HOT_DICE_...`; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_hot_dice(rules: *const hotdice_rules) -> i32 {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { option(rules, |rules| rules.hot_dice().number()) }
}

/// How many throws a turn has at most; 0 for any number, and for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_max_throws(rules: *const hotdice_rules) -> u8 {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { option(rules, RuleSet::max_throws) }
}

/// What confirms a combination of this kind, one of `HOTDICE_COMBINATION_...`.
///
/// Errors: HOTDICE_STATUS_BAD_VALUE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_confirmation(
    rules: *const hotdice_rules,
    combination: u8,
    out_confirmation: *mut hotdice_confirmation,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe {
        option_into(rules, out_confirmation, |rules| {
            Ok(rules.confirmation(kind_numbered(combination)?).into())
        })
    }
}

/// What a bust costs besides the turn points: one of `HOTDICE_BUST_EFFECT_...`; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_bust_effect(rules: *const hotdice_rules) -> i32 {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { option(rules, |rules| rules.bust_effect().number()) }
}

/// The points that a bust on the first throw of a turn costs; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_first_throw_penalty(rules: *const hotdice_rules) -> u32 {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { option(rules, RuleSet::first_throw_penalty) }
}

/// How many busts in a row cost what.
///
/// Errors: HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_bust_streak(
    rules: *const hotdice_rules,
    out_streak: *mut hotdice_bust_streak,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { option_into(rules, out_streak, |rules| Ok(rules.bust_streak().into())) }
}

/// The total below which no penalty takes a player; INT32_MIN if there is none, 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_lowest_total(rules: *const hotdice_rules) -> i32 {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { option(rules, RuleSet::lowest_total) }
}

/// Whether a player may begin with what the player before has banked.
///
/// Errors: HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_piggyback(
    rules: *const hotdice_rules,
    out_piggyback: *mut hotdice_piggyback,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { option_into(rules, out_piggyback, |rules| Ok(rules.piggyback().into())) }
}

/// The points that a player's first bank needs at least; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_opening(rules: *const hotdice_rules) -> u32 {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { option(rules, RuleSet::opening) }
}

/// The points that any bank needs at least; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_minimum(rules: *const hotdice_rules) -> u32 {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { option(rules, RuleSet::minimum) }
}

/// The points of which a bank must be a multiple; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_granularity(rules: *const hotdice_rules) -> u32 {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { option(rules, RuleSet::granularity) }
}

/// How many dice may be left at most when the turn points are banked; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_max_dice_left(rules: *const hotdice_rules) -> u8 {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { option(rules, RuleSet::max_dice_left) }
}

/// Whether a bank that meets the target needs the minimum: one of `HOTDICE_WINNING_BANK_...`; 0 for
/// NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_winning_bank(rules: *const hotdice_rules) -> i32 {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { option(rules, |rules| rules.winning_bank().number()) }
}

/// The total, in points, that ends the game; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_target(rules: *const hotdice_rules) -> u32 {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { option(rules, RuleSet::target) }
}

/// How the target is met: one of `HOTDICE_FINISH_...`; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_finish(rules: *const hotdice_rules) -> i32 {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { option(rules, |rules| rules.finish().number()) }
}

/// How the game ends once the target is met, or after how many rounds.
///
/// Errors: HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_ending(
    rules: *const hotdice_rules,
    out_ending: *mut hotdice_ending,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { option_into(rules, out_ending, |rules| Ok(rules.ending().into())) }
}

/// Who wins when several players share the highest total: one of `HOTDICE_TIE_...`; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_tie(rules: *const hotdice_rules) -> i32 {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { option(rules, |rules| rules.tie().number()) }
}

/// How many players a game takes. A value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct hotdice_players {
    /// The fewest.
    pub min: u8,
    /// The most, at most HOTDICE_MAX_PLAYERS.
    pub max: u8,
}

/// How many players the game takes.
///
/// Errors: HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_players(
    rules: *const hotdice_rules,
    out_players: *mut hotdice_players,
) -> hotdice_status {
    // SAFETY: NULL or valid, as the header asks.
    unsafe {
        option_into(rules, out_players, |rules| {
            let players = rules.players();
            Ok(hotdice_players {
                min: players.min,
                max: players.max,
            })
        })
    }
}

/// Who begins: one of `HOTDICE_FIRST_PLAYER_...`; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_first_player(rules: *const hotdice_rules) -> i32 {
    // SAFETY: NULL or valid, as the header asks.
    unsafe { option(rules, |rules| rules.first_player().number()) }
}
