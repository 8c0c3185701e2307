//! The legal keeps of a throw on the screen.

use std::io::{self, Write};

use hotdice::{Confirmation, Dice, Finish, Held, Keep};

use crate::table::Table;
use crate::telling::glyphs;

/// The throw on the table, what is held beside it, and each keep with its number.
pub(crate) fn write_keeps(table: &Table<'_>, out: &mut dyn Write) -> io::Result<()> {
    let turn = table.game().turn();
    let on_the_table = format!("{}  {}", glyphs(table.thrown()), held(turn.held()));
    writeln!(out, "  {}", on_the_table.trim_end())?;
    match turn.pending() {
        Confirmation::None => {}
        pending => writeln!(out, "  to be confirmed by {}", confirmed_by(pending))?,
    }
    for (number, keep) in (1..).zip(turn.keeps()) {
        let (number, left) = (format!("#{number}"), dice_left(&keep));
        writeln!(
            out,
            "  {number:>3}  {:<11}  {:>5}  {left}",
            keep.dice, keep.worth
        )?;
        // Only an exact target makes fewer points worth asking for.
        if table.game().rules().finish() == Finish::Exact {
            write_partitions(&keep, table, out)?;
        }
    }
    Ok(())
}

/// The dice beside the throw, and those of them that new ones may join.
fn held(held: Held) -> String {
    match (held.dice(), held.open()) {
        (Dice::EMPTY, _) => String::new(),
        (dice, Dice::EMPTY) => format!("held {dice}"),
        (dice, open) => format!("held {dice}, new dice may join {open}"),
    }
}

fn confirmed_by(pending: Confirmation) -> String {
    match pending {
        Confirmation::Single => "a single die".to_string(),
        points => points.to_string(),
    }
}

fn dice_left(keep: &Keep) -> String {
    match keep.dice_left {
        0 => "hot dice".to_string(),
        left => format!("{left} left"),
    }
}

/// The partitions of a keep, if it matters which one is taken.
fn write_partitions(keep: &Keep, table: &Table<'_>, out: &mut dyn Write) -> io::Result<()> {
    let (rules, held) = (table.game().rules(), table.game().turn().held());
    let partitions = rules.partitions_holding(keep, held);
    if partitions
        .clone()
        .all(|partition| partition.worth() == keep.worth)
    {
        return Ok(());
    }
    for (number, partition) in (1..).zip(partitions) {
        writeln!(out, "         as {number}  {partition}")?;
    }
    Ok(())
}
