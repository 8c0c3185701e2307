//! How a game is told.

use std::io::{self, Write};

use hotdice::{Keep, MAX_DICE, Throw};

use crate::ending;
use crate::names::Names;
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
    let mut facts = vec![
        table.names().of(seat).to_string(),
        format!("{} points", account.total),
    ];
    if !account.on_board && game.rules().opening() > 0 {
        facts.push("not on the board".to_string());
    }
    facts.extend(match game.seats()[usize::from(seat)].busts {
        0 => None,
        1 => Some("1 bust".to_string()),
        busts => Some(format!("{busts} busts in a row")),
    });
    facts.extend(ending::place_of_turn(game));
    writeln!(out, "\nTurn {}: {}", game.turns() + 1, facts.join(", "))
}

/// A line for what happened; a throw is told with what becomes of it.
pub(crate) fn tell(event: &Event, names: &Names, out: &mut dyn Write) -> io::Result<()> {
    match event {
        Event::TakenOver { points, dice } => {
            writeln!(out, "  took over {points}: {}", dice_to_throw(*dice))
        }
        Event::Thrown => Ok(()),
        Event::Bust {
            throw,
            bust,
            lost,
            penalty,
            total,
        } => {
            writeln!(out, "  {}  bust: {bust}{}", glyphs(*throw), loss(*lost))?;
            match penalty {
                0 => Ok(()),
                _ => writeln!(out, "  penalty {penalty}: total {total}"),
            }
        }
        Event::Kept {
            throw,
            keep,
            at_risk,
        } => {
            writeln!(out, "  {}  {}", glyphs(*throw), kept(keep, *at_risk))
        }
        Event::TakenBack { dice } => writeln!(out, "  took back {dice}"),
        Event::Banked { points, total } => writeln!(out, "  banked {points}: total {total}"),
        Event::Forfeited { lost } => writeln!(out, "  gave the turn up{}", loss(*lost)),
        Event::Left { seat } => writeln!(out, "  {} left the game", names.of(*seat)),
    }
}

fn dice_to_throw(dice: u8) -> String {
    match dice {
        1 => "1 die to throw".to_string(),
        dice => format!("{dice} dice to throw"),
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
