//! The odds of throwing each number of dice, as exact counts.
//!
//! `cargo run --example odds -- --rules crapola --held 15`

mod cli;
#[path = "cli/query.rs"]
mod query;
#[path = "cli/rule_choice.rs"]
mod rule_choice;
#[path = "cli/rule_file.rs"]
mod rule_file;
#[path = "cli/typed_dice.rs"]
mod typed_dice;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;
use comfy_table::{CellAlignment, Table, presets::UTF8_FULL_CONDENSED};
use hotdice::Odds;

use cli::Failure;
use query::Query;

/// Count what the throws of each number of dice come to
///
/// All ordered throws are counted, so every probability is exact. With --tsv that is one line for
/// each number of dice n: n, busts, throws (6^n), pairs of a throw and a keep-set of it, points of
/// the best keep-sets summed over the throws, points summed over the pairs. A keep-set that wins
/// the game counts as 0 points.
#[derive(Parser)]
#[command(verbatim_doc_comment)]
struct Args {
    #[command(flatten)]
    query: Query,
}

fn main() -> ExitCode {
    cli::run(answer)
}

fn answer(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let rules = args.query.rule_set()?;
    let held = args.query.hold(&rules)?;
    let in_hand = 1..=rules.dice() - held.dice().len();
    let odds = in_hand.map(|dice| rules.odds_holding(dice, held));
    let written = if args.query.tsv {
        write_lines(odds, out)
    } else {
        writeln!(out, "{}", table(odds))
    };
    Ok(written?)
}

fn write_lines(odds: impl Iterator<Item = Odds>, out: &mut dyn Write) -> io::Result<()> {
    for Odds {
        dice,
        busts,
        throws,
        keep_sets,
        best_points,
        keep_set_points,
        ..
    } in odds
    {
        writeln!(
            out,
            "{dice}\t{busts}\t{throws}\t{keep_sets}\t{best_points}\t{keep_set_points}"
        )?;
    }
    Ok(())
}

fn table(odds: impl Iterator<Item = Odds>) -> Table {
    let mut table = Table::new();
    table.load_style(UTF8_FULL_CONDENSED).set_header([
        "Dice",
        "Busts",
        "Throws",
        "Bust probability",
        "Keep-sets a throw",
        "Mean of the best",
        "Mean of all",
    ]);
    table.add_rows(odds.map(|odds| row(&odds)));
    for column in table.column_iter_mut() {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

fn row(odds: &Odds) -> [String; 7] {
    [
        odds.dice.to_string(),
        odds.busts.to_string(),
        odds.throws.to_string(),
        format!("{:.2} %", 100.0 * odds.bust_probability()),
        format!("{:.2}", mean(odds.keep_sets, odds.throws)),
        format!("{:.2}", odds.mean_best_points()),
        format!("{:.2}", mean(odds.keep_set_points, odds.keep_sets)),
    ]
}

#[expect(clippy::cast_precision_loss, reason = "sums are far below 2^53")]
fn mean(sum: u64, count: u64) -> f64 {
    sum as f64 / count.max(1) as f64
}
