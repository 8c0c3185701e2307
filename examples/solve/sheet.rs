//! The solution for people to read.

use std::io::{self, Write};

use comfy_table::{CellAlignment, Table, presets::UTF8_FULL_CONDENSED};
use hotdice::RuleSet;
use hotdice::solve::{Distribution, LongRun, Race, TurnTable};

use crate::lowest_total;
use crate::solution::{Solution, first_against};

/// One turn in so many is told of.
const ONE_IN: [u32; 5] = [2, 4, 10, 100, 1000];

/// All that is known, in tables and sentences.
pub(crate) fn write(solution: &Solution, name: &str, out: &mut dyn Write) -> io::Result<()> {
    let best = &solution.best;
    writeln!(out, "{name}: the best play of a turn\n")?;
    let worth = best.on_board().expected();
    writeln!(out, "A fresh turn is worth {worth:.6} points.")?;
    if solution.has_opening() {
        let (worth, needed) = (best.opening().expected(), solution.rules().opening());
        writeln!(
            out,
            "Before the first bank, which needs {needed}, it is worth {worth:.6}."
        )?;
    }
    writeln!(out, "\n{}", table(solution))?;
    write_distribution(&best.on_board().distribution(), out)?;
    if let Some(long_run) = &solution.long_run {
        write_long_run(solution, long_run, out)?;
    }
    match &solution.race {
        Some(race) => write_race(solution.rules(), race, out),
        None => Ok(()),
    }
}

fn table(solution: &Solution) -> Table {
    let on_board = solution.best.on_board();
    let opening = solution.has_opening().then(|| solution.best.opening());
    let mut header = vec!["Dice left", "Bank at or above", "Worth of a throw"];
    if opening.is_some() {
        header.extend(["First bank at or above", "Worth before it"]);
    }
    let mut table = Table::new();
    table.load_style(UTF8_FULL_CONDENSED).set_header(header);
    for left in 1..=solution.rules().dice() {
        let turns = [on_board].into_iter().chain(opening);
        let cells = turns.flat_map(|turn| [bank_at(&turn, left), worth(&turn, left)]);
        table.add_row([left.to_string()].into_iter().chain(cells));
    }
    for column in table.column_iter_mut() {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

fn bank_at(turn: &TurnTable<'_>, left: u8) -> String {
    let points = turn.bank_at(left);
    points.map_or_else(|| "never".to_string(), |points| points.to_string())
}

fn worth(turn: &TurnTable<'_>, left: u8) -> String {
    let value = turn.throwing(0, left);
    value.map_or_else(String::new, |value| format!("{value:.6}"))
}

fn write_distribution(turn: &Distribution, out: &mut dyn Write) -> io::Result<()> {
    writeln!(
        out,
        "\nA turn takes {:.3} throws on average and brings nothing in {}.",
        turn.throws(),
        percent(turn.bust())
    )?;
    if turn.won() > 0.0 {
        writeln!(out, "It wins the game at once in {}.", percent(turn.won()))?;
    }
    for one_in in ONE_IN {
        if let Some(points) = least_of(turn, 1.0 / f64::from(one_in)) {
            writeln!(out, "One in {one_in} brings {points} points or more.")?;
        }
    }
    Ok(())
}

/// The points that this part of all turns reaches.
fn least_of(turn: &Distribution, part: f64) -> Option<u32> {
    let mut banks: Vec<_> = turn.banks().collect();
    banks.reverse();
    let mut reached = turn.won();
    let bank = banks.into_iter().find(|&(_, probability)| {
        reached += probability;
        reached >= part
    });
    bank.map(|(points, _)| points)
}

fn write_long_run(solution: &Solution, long_run: &LongRun, out: &mut dyn Write) -> io::Result<()> {
    let streak = solution.rules().bust_streak();
    writeln!(
        out,
        "\nWith the penalty for {} busts in a row a turn brings {:.6} points on average.",
        streak.busts,
        long_run.average()
    )?;
    for (busts, cost) in (1..).zip(long_run.relative().iter().skip(1)) {
        let noun = if busts == 1 { "bust" } else { "busts" };
        writeln!(out, "To begin with {busts} {noun} costs {:.6}.", -cost)?;
    }
    Ok(())
}

fn write_race(rules: &RuleSet, race: &Race, out: &mut dyn Write) -> io::Result<()> {
    let (target, bonus) = (race.rules().target(), race.best_bonus());
    writeln!(
        out,
        "\nIn the race of two to {target} who begins wins {:.8} %.",
        100.0 * race.first()
    )?;
    writeln!(
        out,
        "With {bonus} points for the other to begin with it is {:.8} %.",
        100.0 * first_against(race, bonus)
    )?;
    lowest_total::write_difference(rules, race.rules(), out)
}

fn percent(probability: f64) -> String {
    format!("{:.2} %", 100.0 * probability)
}
