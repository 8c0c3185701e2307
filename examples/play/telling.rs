//! How a game is told.

use std::io::{self, Write};

use hotdice::{Keep, MAX_DICE, Outcome, Reason, Throw};

use crate::table::{Event, Table};

const GLYPHS: [&str; 6] = ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"];

/// A throw as it lies, as wide as six dice.
pub(crate) fn glyphs(throw: Throw) -> String {
    let dice: Vec<_> = throw
        .faces()
        .iter()
        .map(|face| GLYPHS[usize::from(face.pips() - 1)])
        .collect();
    let width = 2 * usize::from(MAX_DICE) - 1;
    format!("{:<width$}", dice.join(" "))
}

/// The line above a turn.
pub(crate) fn announce_turn(table: &Table<'_>, out: &mut dyn Write) -> io::Result<()> {
    let game = table.game();
    let (seat, account) = (game.current(), game.turn().account());
    let mut facts = vec![table.names().of(seat), format!("{} points", account.total)];
    if !account.on_board && game.rules().opening() > 0 {
        facts.push("not on the board".to_string());
    }
    if game.due().is_some_and(|due| due.contains(seat)) {
        facts.push("last turn".to_string());
    }
    writeln!(out, "\nTurn {}: {}", game.turns() + 1, facts.join(", "))
}

/// A line for what happened; a throw is told with what becomes of it.
pub(crate) fn tell(event: &Event, out: &mut dyn Write) -> io::Result<()> {
    match event {
        Event::Thrown => Ok(()),
        Event::Bust { throw, bust, lost } => {
            writeln!(out, "  {}  bust: {bust}{}", glyphs(*throw), loss(*lost))
        }
        Event::Kept {
            throw,
            keep,
            at_risk,
        } => {
            writeln!(out, "  {}  {}", glyphs(*throw), kept(keep, *at_risk))
        }
        Event::TakenBack { dice } => writeln!(out, "  took back {dice}"),
        Event::Banked {
            points,
            total,
            gives_others_a_turn,
        } => {
            writeln!(out, "  banked {points}: total {total}")?;
            if *gives_others_a_turn {
                writeln!(out, "  everyone else has another turn")?;
            }
            Ok(())
        }
        Event::Forfeited { lost } => writeln!(out, "  gave the turn up{}", loss(*lost)),
    }
}

fn loss(points: u32) -> String {
    match points {
        0 => String::new(),
        _ => format!(", {points} points lost"),
    }
}

fn kept(keep: &Keep, at_risk: u32) -> String {
    let (dice, points) = (keep.dice, keep.points());
    if keep.wins() {
        return format!("kept {dice}, which wins the game");
    }
    let left = match keep.dice_left {
        0 => "hot dice".to_string(),
        1 => "1 die left".to_string(),
        left => format!("{left} dice left"),
    };
    format!("kept {dice} for {points}: {at_risk} at risk, {left}")
}

/// The totals, and who wins.
pub(crate) fn announce_end(table: &Table<'_>, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "\nTotals: {}", totals(table))?;
    let turns = table.game().turns();
    match table.game().outcome() {
        Some(outcome) => writeln!(out, "{}", verdict(table, outcome)),
        None => writeln!(out, "Nobody wins: no end after {turns} turns"),
    }
}

/// All totals, the highest first.
pub(crate) fn totals(table: &Table<'_>) -> String {
    let standings = table.game().standings();
    let totals: Vec<_> = standings
        .map(|standing| format!("{} {}", table.names().of(standing.seat), standing.total))
        .collect();
    totals.join(", ")
}

fn verdict(table: &Table<'_>, outcome: Outcome) -> String {
    let (names, winners) = (table.names(), outcome.winners);
    let all: Vec<_> = winners.iter().map(|seat| names.of(seat)).collect();
    let who = match winners.iter().next() {
        Some(seat) if winners.len() == 1 => names.does(seat, "win"),
        _ => format!("{} win together", all.join(" and ")),
    };
    if outcome.reason == Reason::InstantWin {
        return format!("{who} at once");
    }
    let best = table.game().standings().next();
    format!("{who} with {} points", best.map_or(0, |best| best.total))
}
