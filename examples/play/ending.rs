//! How the end of a game is told.

use std::io::{self, Write};

use hotdice::{CatchUp, Ending, Game, Outcome, Reason, SeatSet, Tie};

use crate::table::Table;

/// Where the present turn stands on the way to the end, if that is to be told.
pub(crate) fn place_of_turn(game: &Game<'_>) -> Option<String> {
    let is_due = game.due().is_some_and(|due| due.contains(game.current()));
    match game.rules().ending() {
        Ending::Rounds(_) if is_due => Some("play-off".to_string()),
        Ending::Rounds(rounds) => Some(format!("round {} of {rounds}", game.round() + 1)),
        _ => is_due.then(|| "last turn".to_string()),
    }
}

/// The line after a turn of this seat by which others have a turn yet before the game can end.
pub(crate) fn announce_due(
    before: Option<SeatSet>,
    seat: u8,
    table: &Table<'_>,
    out: &mut dyn Write,
) -> io::Result<()> {
    let (game, names) = (table.game(), table.names());
    let before = before.unwrap_or(SeatSet::EMPTY);
    let due = game.due().unwrap_or(SeatSet::EMPTY);
    if game.outcome().is_some() || due.iter().all(|seat| before.contains(seat)) {
        return Ok(());
    }
    if is_play_off(game, due) {
        return writeln!(out, "  a play-off between {}", names.of_all(due));
    }
    let others = staying(game).filter(|&other| other != seat);
    if due.iter().eq(others) {
        return writeln!(out, "  everyone else has another turn");
    }
    writeln!(out, "  a last turn for {}", names.of_all(due))
}

/// Whether those who have a turn yet are level with the highest total: no ending but a play-off
/// gives turns just to them.
fn is_play_off(game: &Game<'_>, due: SeatSet) -> bool {
    let total = |seat: u8| game.seats()[usize::from(seat)].account.total;
    let best = staying(game).map(total).max();
    game.rules().tie() == Tie::PlayOff
        && game.rules().ending() != Ending::CatchUp(CatchUp::ByEqualling)
        && due.len() > 1
        && due.iter().all(|seat| Some(total(seat)) == best)
}

fn staying<'g>(game: &'g Game<'_>) -> impl Iterator<Item = u8> + 'g {
    (0..game.players()).filter(|&seat| !game.seats()[usize::from(seat)].left)
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
    let who = match winners.iter().next() {
        Some(seat) if winners.len() == 1 => names.does(seat, "win"),
        _ if winners.is_empty() => return "Nobody wins: all have left".to_string(),
        _ => format!("{} win together", names.of_all(winners)),
    };
    match outcome.reason {
        Reason::InstantWin => return format!("{who} at once"),
        Reason::LastStanding => return format!("{who}: all others have left"),
        _ => {}
    }
    let best = table.game().standings().next();
    format!("{who} with {} points", best.map_or(0, |best| best.total))
}

/// Everyone's place, and who wins or whose turn it is.
pub(crate) fn announce_standings(table: &Table<'_>, out: &mut dyn Write) -> io::Result<()> {
    let (game, names) = (table.game(), table.names());
    writeln!(out, "\nStandings:")?;
    for standing in game.standings() {
        let name = names.of(standing.seat);
        writeln!(
            out,
            "  {:>2}  {:>10}  {name}",
            standing.place, standing.total
        )?;
    }
    match game.outcome() {
        Some(outcome) => writeln!(out, "{}", verdict(table, outcome)),
        None => writeln!(
            out,
            "The game goes on: it is the turn of {}",
            names.of(game.current())
        ),
    }
}
