//! A game of dice at the terminal, against computer players.
//!
//! `cargo run --release --example play`

mod advisor;
mod begin;
#[path = "../cli/mod.rs"]
mod cli;
mod command;
mod computer;
mod ending;
mod hints;
mod human;
mod listing;
mod names;
#[path = "../cli/number.rs"]
mod number;
mod prompt;
#[path = "../cli/race.rs"]
mod race;
mod recording;
mod replay;
#[path = "../cli/rule_file.rs"]
mod rule_file;
mod rules;
mod summary;
mod table;
#[path = "../cli/target.rs"]
mod target;
mod telling;

use std::hash::{BuildHasher, RandomState};
use std::io::{self, IsTerminal, StdinLock, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use hotdice::record::{Header, Recorder};
use hotdice::{GameError, MAX_PLAYERS, RuleSet, SeededDice, Strategy};

use advisor::Advisor;
use cli::Failure;
use computer::Level;
use hints::Hints;
use human::Human;
use names::Names;
use number::whole_number;
use recording::Recording;
use rules::RuleArgs;
use table::Table;

/// Play 10,000 and its relatives against computer players
///
/// You sit in the first seat and type what you want to do; "help" tells how. The same seed gives
/// the same dice again.
#[derive(Parser)]
#[command(verbatim_doc_comment)]
struct Args {
    #[command(flatten)]
    rules: RuleArgs,

    /// How many players, you included; as many as the rule set allows [default: 2]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    #[arg(value_parser = whole_number(1..=MAX_PLAYERS))]
    players: Option<u8>,

    /// The number that all dice follow from, 0 to 18446744073709551615 [default: another one each time]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    #[arg(value_parser = whole_number(0..=u64::MAX))]
    seed: Option<u64>,

    /// Let the computer play all seats
    #[arg(long)]
    auto: bool,

    /// How well the computer plays
    #[arg(long, value_name = "LEVEL", value_enum, default_value_t = Level::Easy)]
    level: Level,

    /// Tell you the best moves with what they are worth: how probable it makes it that you win if
    /// there are two players and that is soon solved; else the expected points of the turn
    #[arg(long, conflicts_with = "auto")]
    hint: bool,

    /// Write the game to a new file, a line each turn
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,

    /// Tell the game that was recorded in a file
    #[arg(long, value_name = "FILE")]
    #[arg(conflicts_with_all = ["rules", "rules_file", "target", "exact", "players", "seed", "auto", "record", "level", "hint"])]
    replay: Option<PathBuf>,

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
    match &args.replay {
        Some(path) => replay::replay(path, out),
        None => play_anew(args, out),
    }
}

fn play_anew(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let rules = args.rules.build()?;
    let players = players(args, &rules)?;
    let advisor = Advisor::new(&rules, players);
    let computers = computer::for_all_seats(args.level, &advisor)?;
    let seed = args.seed.unwrap_or_else(any_seed);
    let mut recording = match &args.record {
        Some(path) => Some(Recording::create(path)?),
        None => None,
    };
    let names = if args.auto {
        Names::all_computers(players)
    } else {
        Names::human_first(players)
    };
    writeln!(out, "{}: {}", args.rules, summary::of(&rules))?;
    writeln!(out, "{}, seed {seed}", names.at_table())?;
    introduce(args, &names, &advisor, out)?;

    let mut dice = SeededDice::new(seed);
    let first = begin::first_player(&rules, players, &names, &mut dice, out)?;
    let header = header(args, &names, players, first)?.with_seed(seed);
    let game = Recorder::new(&rules, header).expect("the rules allow so many players");
    if let Some(recording) = &mut recording {
        recording.begin(game.record())?;
    }
    let stdin = io::stdin();
    let hints = args.hint.then(|| Hints::new(&advisor));
    let players = Players {
        human: Human::new(stdin.lock(), stdin.is_terminal(), hints),
        computers,
    };
    let mut table = Table::new(game, Box::new(dice), names);
    Ok(play_game(&mut table, players, recording, out)?)
}

/// Tells a human how to play, and all how the computer does.
fn introduce(
    args: &Args,
    names: &Names,
    advisor: &Advisor<'_>,
    out: &mut dyn Write,
) -> io::Result<()> {
    if names.is_human(0) {
        writeln!(out, "\"help\" tells what you can type")?;
    }
    match computer::aim(args.level, advisor) {
        Some(aim) => writeln!(out, "the computer plays {aim}"),
        None => Ok(()),
    }
}

/// Who decides at the table.
struct Players<'a> {
    human: Human<'a, StdinLock<'a>>,
    /// By seat, that of the human as well.
    computers: Vec<Box<dyn Strategy + 'a>>,
}

fn header(args: &Args, names: &Names, players: u8, first: u8) -> Result<Header, Failure> {
    let header = Header::new(args.rules.name()?, players, first);
    let header = header.expect("the rules allow so many players");
    Ok((0..players).fold(header, |header, seat| {
        let name = names.of(seat).parse().expect("a name on one line");
        header.with_name(seat, name).expect("a seat at the table")
    }))
}

/// Plays turn after turn until somebody wins or the human leaves.
fn play_game(
    table: &mut Table<'_>,
    mut players: Players<'_>,
    mut recording: Option<Recording>,
    out: &mut dyn Write,
) -> io::Result<()> {
    while table.game().outcome().is_none() && table.game().turns() < TURN_LIMIT {
        telling::announce_turn(table, out)?;
        let (seat, due) = (table.game().current(), table.game().due());
        let flow = if table.names().is_human(seat) {
            players.human.play_turn(table, out)?
        } else {
            let computer = &mut *players.computers[usize::from(seat)];
            computer::play_turn(computer, table, out)?;
            ControlFlow::Continue(())
        };
        if let Some(recording) = &mut recording {
            recording.go_on(table.record())?;
        }
        if flow.is_break() {
            return Ok(());
        }
        ending::announce_due(due, seat, table, out)?;
    }
    ending::announce_end(table, out)
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
