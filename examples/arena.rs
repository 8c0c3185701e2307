//! Many games between ways to play, and who wins how many.
//!
//! `cargo run --release --example arena -- --rules busche-neller race best`

mod cli;
#[path = "arena/entrant.rs"]
mod entrant;
#[path = "cli/lowest_total.rs"]
mod lowest_total;
#[path = "cli/match_rules.rs"]
mod match_rules;
#[path = "cli/number.rs"]
mod number;
#[path = "cli/race.rs"]
mod race;
#[path = "cli/rule_choice.rs"]
mod rule_choice;
#[path = "cli/rule_file.rs"]
mod rule_file;
#[path = "cli/target.rs"]
mod target;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;
use comfy_table::{CellAlignment, Table, presets::UTF8_FULL_CONDENSED};
use hotdice::RuleSet;
use hotdice::arena::{Arena, ArenaError, EntrantResult};

use cli::Failure;
use entrant::{Entrant, Solved};
use match_rules::MatchRules;
use number::whole_number;

/// Let ways to play meet in many games
///
/// Seats are rotated, and the same seed gives the same results again. The ways to play are:
///
///   most:N  keeps the most points, of equal ones the fewest dice, and banks at N points
///   all:N   keeps as many dice as it can, of equal many the most points, and banks at N points
///   best    plays for the most points of a turn; only a bank that wins comes before that
///   race    plays to win against one player who does the same; for two players, and slow
///
/// Where busts in a row cost points and the rules have no lowest total, games with a race among the
/// players are those with totals of no less than five penalties below 0.
///
/// A game that is won by several counts for each by its part. With --tsv there is a line for each
/// player: name, games won, part of the games won, the ends of the range that the probability of
/// winning lies in with 95 % confidence (Wilson's), turns a game, part of the turns that are busts.
#[derive(Parser)]
#[command(verbatim_doc_comment)]
struct Args {
    #[command(flatten)]
    rules: MatchRules,

    /// A player for each seat: most:N, all:N, best or race
    #[arg(value_name = "STRATEGY", required = true)]
    strategies: Vec<Entrant>,

    /// How many games, 1 to 1000000000
    #[arg(
        long,
        value_name = "N",
        allow_negative_numbers = true,
        default_value = "10000"
    )]
    #[arg(value_parser = whole_number(1..=1_000_000_000_u64))]
    games: u64,

    /// The number that all dice follow from, 0 to 18446744073709551615
    #[arg(
        long,
        value_name = "N",
        allow_negative_numbers = true,
        default_value = "1"
    )]
    #[arg(value_parser = whole_number(0..=u64::MAX))]
    seed: u64,

    /// Print tab-separated values without a header
    #[arg(long)]
    tsv: bool,
}

fn main() -> ExitCode {
    cli::run(play)
}

fn play(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let asked = args.rules.build()?;
    let rules = rules(args, &asked);
    let results = results(args, &rules)?;
    if args.tsv {
        return Ok(write_lines(&results, out)?);
    }
    writeln!(
        out,
        "{}: {} games, seed {}\n{}",
        args.rules,
        args.games,
        args.seed,
        table(&results)
    )?;
    Ok(lowest_total::write_difference(&asked, &rules, out)?)
}

/// The rules of all games: with a race among the players, such as have one.
fn rules(args: &Args, asked: &RuleSet) -> RuleSet {
    if args.strategies.contains(&Entrant::Race) {
        lowest_total::provide(asked)
    } else {
        asked.clone()
    }
}

fn results(args: &Args, rules: &RuleSet) -> Result<Vec<EntrantResult>, Failure> {
    let solved = Solved::of(&args.strategies, rules)?;
    let arena = args
        .strategies
        .iter()
        .fold(Arena::new(rules), |arena, entrant| {
            arena.entrant(entrant.to_string(), || solved.player(*entrant))
        });
    let results = arena.play(args.games, args.seed);
    results.map_err(|error| match error {
        ArenaError::Game(_) | ArenaError::TooManyEntrants { .. } => {
            let got = format!("{} players", args.strategies.len());
            Failure::refused("<STRATEGY>...", &got, &error)
        }
        error => args.rules.refused(&error),
    })
}

fn write_lines(results: &[EntrantResult], out: &mut dyn Write) -> io::Result<()> {
    for result in results {
        let (low, high) = result.interval();
        writeln!(
            out,
            "{}\t{}\t{:.12}\t{low:.12}\t{high:.12}\t{:.12}\t{:.12}",
            result.name(),
            result.wins(),
            result.win_rate(),
            result.turns_a_game(),
            result.bust_rate()
        )?;
    }
    Ok(())
}

fn table(results: &[EntrantResult]) -> Table {
    let mut table = Table::new();
    table.load_style(UTF8_FULL_CONDENSED).set_header([
        "Player",
        "Wins",
        "Part won",
        "95 % confidence",
        "Turns a game",
        "Busts",
    ]);
    table.add_rows(results.iter().map(row));
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

fn row(result: &EntrantResult) -> [String; 6] {
    let (low, high) = result.interval();
    [
        result.name().to_string(),
        format!("{}", (100.0 * result.wins()).round() / 100.0),
        percent(result.win_rate()),
        format!("{} to {}", percent(low), percent(high)),
        format!("{:.2}", result.turns_a_game()),
        percent(result.bust_rate()),
    ]
}

fn percent(part: f64) -> String {
    format!("{:.2} %", 100.0 * part)
}
