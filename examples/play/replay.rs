//! A recorded game, told turn by turn.

use std::fs;
use std::io::Write;
use std::path::Path;

use hotdice::record::{Action, Header, Line, Record, Recorder};
use hotdice::{GameError, RuleSet, ScriptedDice, Throw};

use crate::cli::Failure;
use crate::ending;
use crate::names::Names;
use crate::rules::RuleArgs;
use crate::summary;
use crate::table::{Event, Table};
use crate::telling;

/// Tells the game of a file, once all of it is known to be legal.
pub(crate) fn replay(path: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    let refused = |reason: &dyn std::fmt::Display| {
        Failure::refused("--replay <FILE>", &path.display(), reason)
    };
    let text = fs::read_to_string(path).map_err(|error| refused(&error))?;
    let record: Record = text.parse().map_err(|error| refused(&error))?;
    let header = record.header();
    let args = RuleArgs::recorded(header.rules()).ok_or_else(|| {
        refused(&format!(
            "line 2: {} are no rules that play knows",
            header.rules()
        ))
    })?;
    let rules = args
        .build()
        .map_err(|error| refused(&format!("line 2: {error}")))?;
    record.replay(&rules).map_err(|error| refused(&error))?;
    tell(&record, &rules, out)
}

fn tell(record: &Record, rules: &RuleSet, out: &mut dyn Write) -> Result<(), Failure> {
    let header = record.header();
    let names = Names::recorded(header);
    writeln!(out, "{}: {}", header.rules(), summary::of(rules))?;
    writeln!(out, "{}", at_table(header))?;
    writeln!(out, "{}", names.does(header.first(), "begin"))?;

    let throws: Vec<Throw> = record.lines().iter().flat_map(throws).collect();
    let game = Recorder::new(rules, header.clone()).expect("the record has been replayed");
    let mut table = Table::new(game, Box::new(ScriptedDice::new(&throws)), names);
    for line in record.lines() {
        tell_line(line, &mut table, out)?;
    }
    Ok(ending::announce_standings(&table, out)?)
}

fn at_table(header: &Header) -> String {
    let players = match header.players() {
        1 => "a recorded game of one player".to_string(),
        players => format!("a recorded game of {players} players"),
    };
    match header.seed() {
        Some(seed) => format!("{players}, seed {seed}"),
        None => players,
    }
}

fn throws(line: &Line) -> impl Iterator<Item = Throw> + '_ {
    line.actions().iter().filter_map(|action| match action {
        Action::Throw(throw) | Action::Bust { throw, .. } => Some(*throw),
        _ => None,
    })
}

fn tell_line(line: &Line, table: &mut Table<'_>, out: &mut dyn Write) -> std::io::Result<()> {
    telling::announce_turn(table, out)?;
    let due = table.game().due();
    let followed = line.actions().iter().skip(1).map(Some).chain([None]);
    for (action, next) in line.actions().iter().zip(followed) {
        let event = act(action, table).expect("the record has been replayed");
        match (event, next) {
            // A throw is told with what is kept of it; here nothing is.
            (Event::Thrown, next) if !matches!(next, Some(Action::Keep { .. })) => {
                writeln!(out, "  {}", telling::glyphs(table.thrown()).trim_end())?;
            }
            _ => telling::tell(&event, table.names(), out)?,
        }
    }
    ending::announce_due(due, line.seat(), table, out)
}

fn act(action: &Action, table: &mut Table<'_>) -> Result<Event, GameError> {
    match action {
        Action::TakeOver { .. } => table.take_over(),
        Action::Throw(_) | Action::Bust { .. } => table.throw(),
        Action::Keep {
            dice,
            split: Some(split),
            ..
        } => {
            let mut partitions = table.game().turn().partitions(*dice)?;
            let named = partitions.find(|partition| partition.combinations() == split);
            table.keep_as(&named.expect("the record has been replayed"))
        }
        Action::Keep { dice, .. } => table.keep(*dice),
        Action::Bank { .. } => table.bank(),
        Action::Leave { seat } => table.leave(*seat),
        _ => table.forfeit(),
    }
}
