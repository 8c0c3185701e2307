//! A game of dice at the terminal, against computer players.
//!
//! `cargo run --release --example play`

mod begin;
#[path = "../cli/mod.rs"]
mod cli;
mod command;
mod computer;
mod human;
mod listing;
mod summary;
mod table;
mod telling;

use std::fmt::Display;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, IsTerminal, Write};
use std::ops::{ControlFlow, RangeInclusive};
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;

use clap::Parser;
use hotdice::{Finish, Game, GameError, MAX_PLAYERS, MAX_TARGET, Preset, RuleSet, SeededDice};

use cli::Failure;
use human::Human;
use table::{Names, Table};

/// Play 10,000 and its relatives against computer players
///
/// You sit in the first seat and type what you want to do; "help" tells how. The same seed gives
/// the same dice again.
#[derive(Parser)]
#[command(verbatim_doc_comment)]
struct Args {
    /// The rule set; --list tells them apart
    #[arg(
        long,
        value_name = "ID",
        default_value = "crapola",
        hide_possible_values = true
    )]
    #[arg(value_parser = cli::presets())]
    rules: Preset,

    /// A file with the rule set, in TOML or JSON
    #[arg(long, value_name = "FILE", conflicts_with = "rules")]
    rules_file: Option<PathBuf>,

    /// How many players, you included; as many as the rule set allows [default: 2]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    #[arg(value_parser = whole_number(1..=MAX_PLAYERS))]
    players: Option<u8>,

    /// The number that all dice follow from, 0 to 18446744073709551615 [default: another one each time]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    #[arg(value_parser = whole_number(0..=u64::MAX))]
    seed: Option<u64>,

    /// The total that ends the game, 1 to 1000000000 points [default: that of the rule set]
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true)]
    #[arg(value_parser = whole_number(1..=MAX_TARGET))]
    target: Option<u32>,

    /// The target must be hit exactly
    #[arg(long)]
    exact: bool,

    /// Let the computer play all seats
    #[arg(long)]
    auto: bool,

    /// List all rule sets
    #[arg(long)]
    list: bool,
}

/// More turns than any game takes that can end at all.
const TURN_LIMIT: u32 = 10_000;

fn main() -> ExitCode {
    cli::run(play)
}

fn play(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    if args.list {
        return Ok(summary::write_list(out)?);
    }
    let rules = rule_set(args)?;
    let players = players(args, &rules)?;
    let seed = args.seed.unwrap_or_else(any_seed);
    let names = if args.auto {
        Names::AllComputers
    } else {
        Names::HumanFirst
    };
    let name = args
        .rules_file
        .as_ref()
        .map_or_else(|| args.rules.to_string(), |path| path.display().to_string());
    writeln!(out, "{name}: {}", summary::of(&rules))?;
    writeln!(out, "{}, seed {seed}", names.at_table(players))?;
    if names == Names::HumanFirst {
        writeln!(out, "\"help\" tells what you can type")?;
    }

    let mut dice = SeededDice::new(seed);
    let first = begin::first_player(&rules, players, names, &mut dice, out)?;
    let game = Game::new(&rules, players, first).expect("the rules allow so many players");
    Ok(play_game(&mut Table::new(game, dice, names), out)?)
}

/// Plays turn after turn until somebody wins or the human leaves.
fn play_game(table: &mut Table<'_>, out: &mut dyn Write) -> io::Result<()> {
    let stdin = io::stdin();
    let mut human = Human::new(stdin.lock(), stdin.is_terminal());
    let mut computers = computer::for_all_seats(table.game());
    while table.game().outcome().is_none() && table.game().turns() < TURN_LIMIT {
        telling::announce_turn(table, out)?;
        let seat = table.game().current();
        if table.names().is_human(seat) {
            if human.play_turn(table, out)? == ControlFlow::Break(()) {
                return Ok(());
            }
        } else {
            computer::play_turn(&mut *computers[usize::from(seat)], table, out)?;
        }
    }
    telling::announce_end(table, out)
}

fn rule_set(args: &Args) -> Result<RuleSet, Failure> {
    let chosen = match &args.rules_file {
        Some(path) => cli::rule_file::read(path)?,
        None => RuleSet::preset(args.rules),
    };
    let mut rules = chosen.to_builder();
    if let Some(target) = args.target {
        rules = rules.target(target);
    }
    if args.exact {
        rules = rules.finish(Finish::Exact);
    }
    rules.build().map_err(|error| match args.target {
        Some(target) => Failure::refused("--target <POINTS>", &target, &error),
        None => Failure::refused("--exact", &args.exact, &error),
    })
}

/// The number of players that was asked for; else two, or as near to it as the rules allow.
fn players(args: &Args, rules: &RuleSet) -> Result<u8, Failure> {
    let allowed = rules.players();
    let players = args.players.unwrap_or(2.clamp(allowed.min, allowed.max));
    if allowed.allow(players) {
        return Ok(players);
    }
    let error = GameError::Players {
        allowed,
        got: players,
    };
    Err(Failure::refused("--players <N>", &players, &error))
}

/// A seed that is short enough to be typed again.
fn any_seed() -> u64 {
    RandomState::new().hash_one(()) % 1_000_000
}

/// A parser of whole numbers whose refusal names those that it accepts.
fn whole_number<N>(
    accepted: RangeInclusive<N>,
) -> impl Fn(&str) -> Result<N, String> + Clone + Send + Sync + 'static
where
    N: FromStr + Display + PartialOrd + Clone + Send + Sync + 'static,
{
    move |text| {
        let number = text.parse().ok().filter(|number| accepted.contains(number));
        let (least, most) = (accepted.start(), accepted.end());
        number.ok_or_else(|| format!("a whole number from {least} to {most} is expected"))
    }
}
