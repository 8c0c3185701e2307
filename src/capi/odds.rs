//! Exact odds.

use super::guard::guard;
use super::keeps::hotdice_held;
use super::pointer::{output, shared};
use super::rules::hotdice_rules;
use super::status::hotdice_status;
use crate::odds::Odds;

/// What all 6^n ordered throws of n dice come to, as exact counts and sums of points. A value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct hotdice_odds {
    /// All ordered throws, 6^n; 0 for more dice than are left to throw.
    pub throws: u64,
    /// Those that lose the turn.
    pub busts: u64,
    /// The pairs of a throw and a keep-set of it.
    pub keep_sets: u64,
    /// The most points of a keep-set, summed over the throws; a keep-set that wins counts 0.
    pub best_points: u64,
    /// The points of all pairs of a throw and a keep-set, summed.
    pub keep_set_points: u64,
}

impl From<Odds> for hotdice_odds {
    fn from(odds: Odds) -> Self {
        Self {
            throws: odds.throws,
            busts: odds.busts,
            keep_sets: odds.keep_sets,
            best_points: odds.best_points,
            keep_set_points: odds.keep_set_points,
        }
    }
}

/// The odds of a throw of so many dice with these held: exact, counted over all throws.
///
/// Errors: HOTDICE_STATUS_BAD_HELD, HOTDICE_STATUS_BAD_DICE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_odds(
    rules: *const hotdice_rules,
    held: hotdice_held,
    dice: u8,
    out_odds: *mut hotdice_odds,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (rules, out_odds) = unsafe { (shared(rules)?, output(out_odds)?) };
        let held = held.checked(&rules.0)?;
        out_odds.write(rules.0.odds_holding(dice, held).into());
        Ok(())
    })
}
