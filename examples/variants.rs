//! The named games side by side, and what any two of them differ in.
//!
//! `cargo run --example variants -- --compare crapola diecimila`

mod cli;
#[path = "variants/game.rs"]
mod game;
#[path = "variants/markdown.rs"]
mod markdown;
#[path = "cli/rule_file.rs"]
mod rule_file;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use comfy_table::{
    ColumnConstraint, ContentArrangement, Row, Table, Width, presets::UTF8_FULL_CONDENSED,
};
use hotdice::{Preset, RuleSet};

use cli::Failure;
use game::Game;

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

    /// What two games differ in, or a game and that of --rules-file
    #[arg(long, num_args = 1..=2, value_names = ["A", "B"], hide_possible_values = true)]
    #[arg(value_parser = cli::presets(), conflicts_with = "markdown")]
    compare: Option<Vec<Preset>>,

    /// A file with one more game, in TOML or JSON
    #[arg(long, value_name = "FILE", conflicts_with = "markdown")]
    rules_file: Option<PathBuf>,

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
    let table = match &args.option {
        Some(option) => values_of(known(option)?, &games(args)?),
        None if args.compare.is_some() => match compared(args)? {
            [a, b] if a.rules == b.rules => {
                return Ok(writeln!(out, "{} and {} are the same", a.name, b.name)?);
            }
            games => comparison(&games),
        },
        None => overview(&games(args)?),
    };
    Ok(writeln!(out, "{table}")?)
}

/// The games that are asked about: those to compare, else all that have a name, and that of a file.
fn games(args: &Args) -> Result<Vec<Game>, Failure> {
    let named = args.compare.as_deref().unwrap_or(&Preset::ALL);
    let mut games: Vec<_> = named.iter().copied().map(Game::named).collect();
    if let Some(path) = &args.rules_file {
        games.push(Game::from_file(path)?);
    }
    Ok(games)
}

fn compared(args: &Args) -> Result<[Game; 2], Failure> {
    games(args)?.try_into().map_err(|games: Vec<_>| {
        Failure::Argument(format!(
            "two games are compared, those of '--compare <A> [B]' or one of them and that of \
             '--rules-file <FILE>', not {}",
            games.len()
        ))
    })
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

fn overview(games: &[Game]) -> Table {
    let header = ["game"].into_iter().chain(MAIN_OPTIONS);
    let mut table = table(Row::from(header.chain(["other options of its own"])));
    for Game { name, rules } in games {
        let main = MAIN_OPTIONS.map(|option| value(rules, option));
        let others: Vec<_> = rules
            .settings()
            .filter(|setting| !setting.is_common() && !MAIN_OPTIONS.contains(&setting.option()))
            .map(|setting| setting.option())
            .collect();
        let row = [name.clone()].into_iter().chain(main);
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

fn values_of(option: &str, games: &[Game]) -> Table {
    let mut table = table(["game", option]);
    for Game { name, rules } in games {
        table.add_row([name.clone(), value(rules, option)]);
    }
    table
}

fn comparison([a, b]: &[Game; 2]) -> Table {
    let mut table = table(["option", &a.name, &b.name]);
    for difference in a.rules.differences(&b.rules) {
        table.add_row([
            difference.option().to_string(),
            difference.this().to_string(),
            difference.other().to_string(),
        ]);
    }
    table
}
