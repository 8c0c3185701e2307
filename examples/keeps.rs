//! Every legal keep-set of a throw, with its points and partitions.
//!
//! `cargo run --example keeps -- --rules titusind 144445`

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
use comfy_table::{Cell, CellAlignment, Row, Table, presets::UTF8_FULL_CONDENSED};
use hotdice::{Dice, Held, Keep, RuleSet, Verdict};

use cli::Failure;
use query::Query;
use typed_dice::TypedDice;

/// List every legal keep-set of a throw
///
/// Each keep-set comes with the points it adds to the turn, the dice it leaves and every partition
/// into combinations. With --tsv that is one line a keep-set: dice, points or "win", dice left (0
/// with hot dice), number of partitions; a bust has no lines.
#[derive(Parser)]
#[command(verbatim_doc_comment)]
struct Args {
    #[command(flatten)]
    query: Query,

    /// The dice thrown, each a face from 1 to 6; written as 1-4-4 or 144
    #[arg(value_name = "THROW")]
    throw: TypedDice,
}

fn main() -> ExitCode {
    cli::run(answer)
}

fn answer(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let rules = args.query.rule_set()?;
    let held = args.query.hold(&rules)?;
    let throw = thrown(args, &rules, held)?;
    if args.query.tsv {
        return Ok(write_lines(&rules, throw, held, out)?);
    }
    match rules.verdict_holding(throw, held) {
        Verdict::Bust(bust) => writeln!(out, "{throw} is a bust: {bust}")?,
        Verdict::Scores => writeln!(out, "{}", table(&rules, throw, held))?,
    }
    Ok(())
}

/// The throw, if so many dice can be in hand.
fn thrown(args: &Args, rules: &RuleSet, held: Held) -> Result<Dice, Failure> {
    let most = rules.dice() - held.dice().len();
    let got = args.throw.dice.len();
    if (1..=most).contains(&got) {
        return Ok(args.throw.dice);
    }
    let expected = format!("1 to {most} dice can be thrown, not {got}");
    Err(Failure::refused("<THROW>", &args.throw, &expected))
}

fn write_lines(rules: &RuleSet, throw: Dice, held: Held, out: &mut dyn Write) -> io::Result<()> {
    for keep in rules.keeps_holding(throw, held) {
        let partitions = rules.partitions_holding(&keep, held).count();
        let Keep {
            dice,
            worth,
            dice_left,
            ..
        } = keep;
        writeln!(out, "{dice}\t{worth}\t{dice_left}\t{partitions}")?;
    }
    Ok(())
}

fn table(rules: &RuleSet, throw: Dice, held: Held) -> Table {
    let mut table = Table::new();
    table
        .load_style(UTF8_FULL_CONDENSED)
        .set_header(["Keep", "Points", "Dice left", "Partitions"]);
    for keep in rules.keeps_holding(throw, held) {
        table.add_row(row(rules, &keep, held));
    }
    table
}

fn row(rules: &RuleSet, keep: &Keep, held: Held) -> Row {
    let partitions: Vec<_> = rules
        .partitions_holding(keep, held)
        .map(|partition| partition.to_string())
        .collect();
    let dice_left = match keep.dice_left {
        0 => "hot dice".to_string(),
        left => left.to_string(),
    };
    Row::from([
        Cell::new(keep.dice),
        Cell::new(keep.worth).set_alignment(CellAlignment::Right),
        Cell::new(dice_left).set_alignment(CellAlignment::Right),
        Cell::new(partitions.join("\n")),
    ])
}
