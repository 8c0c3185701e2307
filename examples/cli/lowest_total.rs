//! A lowest total for rules that have none.

use std::io::{self, Write};

use hotdice::{Penalty, RuleSet};

/// A total that could fall without end is held at so many penalties.
const PENALTIES_BELOW_ZERO: u32 = 5;

/// The rules with a lowest total, which a race has to have where busts in a row cost points: so many
/// penalties below 0 that hardly a game is decided by what comes below it.
pub(crate) fn provide(rules: &RuleSet) -> RuleSet {
    let streak = rules.bust_streak();
    let penalty = match streak.penalty {
        Penalty::Points(points) if streak.busts > 0 => points,
        _ => 0,
    };
    if penalty == 0 || rules.lowest_total() != i32::MIN {
        return rules.clone();
    }
    let lowest = i32::try_from(PENALTIES_BELOW_ZERO.saturating_mul(penalty)).unwrap_or(i32::MAX);
    let floored = rules.to_builder().lowest_total(-lowest).build();
    floored.unwrap_or_else(|_| rules.clone())
}

/// Says so if these rules have another lowest total than those that were asked for.
pub(crate) fn write_difference(
    asked: &RuleSet,
    rules: &RuleSet,
    out: &mut dyn Write,
) -> io::Result<()> {
    let lowest = rules.lowest_total();
    if lowest == asked.lowest_total() {
        return Ok(());
    }
    writeln!(out, "Totals are taken to fall to {lowest} at the lowest.")
}
