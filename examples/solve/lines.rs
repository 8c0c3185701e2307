//! The solution as names and values.

use std::io::{self, Write};

use crate::solution::Solution;

/// A line for each value: name, tab, value.
pub(crate) fn write(solution: &Solution, out: &mut dyn Write) -> io::Result<()> {
    let best = &solution.best;
    let mut real = |name: &str, value: f64| writeln!(out, "{name}\t{value:.12}");
    real("turn", best.on_board().expected())?;
    if solution.has_opening() {
        real("turn_opening", best.opening().expected())?;
    }
    let dice = 1..=solution.rules().dice();
    for left in dice.clone() {
        if let Some(value) = best.on_board().throwing(0, left) {
            real(&format!("turn_{left}"), value)?;
        }
    }
    for left in dice {
        let points = best.on_board().bank_at(left);
        let points = points.map_or_else(|| "never".to_string(), |points| points.to_string());
        writeln!(out, "bank_{left}\t{points}")?;
    }
    if let Some(long_run) = &solution.long_run {
        writeln!(out, "average\t{:.12}", long_run.average())?;
    }
    if let Some(race) = &solution.race {
        writeln!(out, "first\t{:.12}", race.first())?;
        writeln!(out, "bonus\t{}", race.best_bonus())?;
    }
    Ok(())
}
