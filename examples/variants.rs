//! The named games side by side, and what any two of them differ in.
//!
//! `cargo run --example variants -- --compare crapola diecimila`

mod cli;
#[path = "variants/markdown.rs"]
mod markdown;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;
use comfy_table::{
    ColumnConstraint, ContentArrangement, Row, Table, Width, presets::UTF8_FULL_CONDENSED,
};
use hotdice::{Preset, RuleSet};

use cli::Failure;

/// Show the named games side by side
///
/// Every game has a line with its main options and the names of all others in which it differs from
/// the game that nearly all variants share. An option is named after its setter.
#[derive(Parser)]
#[command(verbatim_doc_comment)]
struct Args {
    /// The value of this option in every game
    #[arg(long, value_name = "NAME", conflicts_with_all = ["compare", "markdown"])]
    option: Option<String>,

    /// What two games differ in
    #[arg(long, num_args = 2, value_names = ["A", "B"], hide_possible_values = true)]
    #[arg(value_parser = cli::presets(), conflicts_with = "markdown")]
    compare: Option<Vec<Preset>>,

    /// Every value of every game, as docs/presets.md has them
    #[arg(long)]
    markdown: bool,
}

fn main() -> ExitCode {
    cli::run(show)
}

fn show(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    if args.markdown {
        return Ok(markdown::write_document(out)?);
    }
    let table = match (&args.option, args.compare.as_deref()) {
        (Some(option), _) => values_of(known(option)?),
        (None, Some(&[a, b])) if RuleSet::preset(a) == RuleSet::preset(b) => {
            return Ok(writeln!(out, "{a} and {b} are the same")?);
        }
        (None, Some(&[a, b])) => comparison(a, b),
        _ => overview(),
    };
    Ok(writeln!(out, "{table}")?)
}

/// The name of an option, if it is one.
fn known(option: &str) -> Result<&str, Failure> {
    let rules = RuleSet::default();
    let names: Vec<_> = rules.settings().map(|setting| setting.option()).collect();
    if names.contains(&option) {
        return Ok(option);
    }
    let expected = format!("the options are {}", names.join(", "));
    Err(Failure::refused("--option <NAME>", &option, &expected))
}

/// A table of a hundred columns at most.
fn table(header: impl Into<Row>) -> Table {
    let mut table = Table::new();
    table
        .load_style(UTF8_FULL_CONDENSED)
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(100)
        .set_header(header);
    table
}

/// The options that have a column of their own in the overview.
const MAIN_OPTIONS: [&str; 5] = ["dice", "opening", "minimum", "target", "ending"];

/// The last column takes what these leave.
const COLUMN_WIDTHS: [u16; 6] = [18, 6, 9, 9, 8, 14];

fn overview() -> Table {
    let header = ["game"].into_iter().chain(MAIN_OPTIONS);
    let mut table = table(Row::from(header.chain(["other options of its own"])));
    for preset in Preset::ALL {
        let rules = RuleSet::preset(preset);
        let main = MAIN_OPTIONS.map(|option| value(&rules, option));
        let others: Vec<_> = rules
            .settings()
            .filter(|setting| !setting.is_common() && !MAIN_OPTIONS.contains(&setting.option()))
            .map(|setting| setting.option())
            .collect();
        let row = [preset.to_string()].into_iter().chain(main);
        table.add_row(row.chain([others.join(", ")]));
    }
    for (column, width) in table.column_iter_mut().zip(COLUMN_WIDTHS) {
        column.set_constraint(ColumnConstraint::Absolute(Width::Fixed(width)));
    }
    if let Some(ending) = table.column_mut(MAIN_OPTIONS.len()) {
        // The only long words have hyphens.
        ending.set_delimiter('-');
    }
    table
}

fn value(rules: &RuleSet, option: &str) -> String {
    let setting = rules.settings().find(|setting| setting.option() == option);
    setting.map_or_else(String::new, |setting| setting.to_string())
}

fn values_of(option: &str) -> Table {
    let mut table = table(["game", option]);
    for preset in Preset::ALL {
        let rules = RuleSet::preset(preset);
        table.add_row([preset.to_string(), value(&rules, option)]);
    }
    table
}

fn comparison(a: Preset, b: Preset) -> Table {
    let mut table = table(["option", a.id(), b.id()]);
    let rules = [a, b].map(RuleSet::preset);
    for difference in rules[0].differences(&rules[1]) {
        table.add_row([
            difference.option().to_string(),
            difference.this().to_string(),
            difference.other().to_string(),
        ]);
    }
    table
}
