//! The human player: asks, and explains what is refused.

use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;

use hotdice::{Dice, GameError, Partition, Phase, TurnError};

use crate::command::{Action, Command, CommandError, HELP, Page, Selection};
use crate::ending::totals;
use crate::hints::Hints;
use crate::listing::write_keeps;
use crate::prompt::prompt;
use crate::table::{Event, Table};
use crate::telling::tell;

/// What the table refuses a human.
#[derive(Clone, Debug, thiserror::Error)]
enum Refusal {
    #[error(transparent)]
    Command(#[from] CommandError),
    #[error(transparent)]
    Game(#[from] GameError),
    #[error("the list has no #{0}")]
    NotListed(usize),
    #[error("{dice} has no partition {number}, but {known}")]
    NoSuchPartition {
        dice: Dice,
        number: usize,
        known: usize,
    },
}

impl From<TurnError> for Refusal {
    fn from(error: TurnError) -> Self {
        Self::Game(error.into())
    }
}

pub(crate) struct Human<'a, R> {
    input: R,
    /// Whether what is typed shows on the screen by itself.
    at_terminal: bool,
    /// If any are wanted.
    hints: Option<Hints<'a>>,
}

impl<'a, R: BufRead> Human<'a, R> {
    pub(crate) fn new(input: R, at_terminal: bool, hints: Option<Hints<'a>>) -> Self {
        Self {
            input,
            at_terminal,
            hints,
        }
    }

    /// Plays the present turn to its end; breaks if the human leaves the game.
    pub(crate) fn play_turn(
        &mut self,
        table: &mut Table<'_>,
        out: &mut dyn Write,
    ) -> io::Result<ControlFlow<()>> {
        if table.game().players() > 1 {
            writeln!(out, "  {}", totals(table))?;
        }
        let turn = table.game().turns();
        self.hint(table, out)?;
        while table.is_in(turn) {
            let Some(line) = self.ask(&prompt(table), out)? else {
                writeln!(out, "\nThe input has ended; you left the game")?;
                return Ok(ControlFlow::Break(()));
            };
            match command(&line, table) {
                Ok(Command::Quit) => {
                    writeln!(out, "You left the game")?;
                    return Ok(ControlFlow::Break(()));
                }
                Ok(Command::Show(page)) => show(page, table, out)?,
                Ok(Command::Act(action)) => match act(action, table) {
                    Ok(event) => {
                        report(&event, table, out)?;
                        if table.is_in(turn) {
                            self.hint(table, out)?;
                        }
                    }
                    Err(refusal) => refuse(&refusal, out)?,
                },
                Err(error) => refuse(&error.into(), out)?,
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    fn hint(&mut self, table: &Table<'_>, out: &mut dyn Write) -> io::Result<()> {
        match &mut self.hints {
            Some(hints) => hints.write(table, out),
            None => Ok(()),
        }
    }

    /// The line that is typed; none once the input has ended.
    fn ask(&mut self, prompt: &str, out: &mut dyn Write) -> io::Result<Option<String>> {
        write!(out, "{prompt}> ")?;
        out.flush()?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line).trim().to_string();
        if !self.at_terminal {
            writeln!(out, "{line}")?;
        }
        Ok(Some(line))
    }
}

/// What was typed; nothing at all is the first throw, when there is nothing to lose or to choose.
fn command(line: &str, table: &Table<'_>) -> Result<Command, CommandError> {
    let turn = table.game().turn();
    match (line, turn.phase(), turn.offer()) {
        ("", Phase::ToThrow { .. }, None) => Ok(Command::Act(Action::Throw)),
        _ => line.parse(),
    }
}

fn show(page: Page, table: &Table<'_>, out: &mut dyn Write) -> io::Result<()> {
    match page {
        Page::Keeps if table.game().phase() == Phase::ToKeep => write_keeps(table, out),
        Page::Keeps => refuse(&nothing_to_keep(table), out),
        Page::Totals => writeln!(out, "  {}", totals(table)),
        Page::Rules => writeln!(out, "{}", table.game().rules().describe()),
        Page::Help => writeln!(out, "{HELP}"),
    }
}

fn refuse(refusal: &Refusal, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "  no: {refusal}")
}

fn act(action: Action, table: &mut Table<'_>) -> Result<Event, Refusal> {
    let event = match action {
        Action::TakeOver => table.take_over(),
        Action::Throw => table.throw(),
        Action::Keep(selection) => table.keep(selected(selection, table)?),
        Action::KeepAs(selection, number) => {
            let dice = selected(selection, table)?;
            table.keep_as(&partition(dice, number, table)?)
        }
        Action::TakeBack => table.take_back(),
        Action::Bank => table.bank(),
        Action::Forfeit => table.forfeit(),
    };
    Ok(event?)
}

fn selected(selection: Selection, table: &Table<'_>) -> Result<Dice, Refusal> {
    match (selection, table.game().phase()) {
        (Selection::Dice(dice), _) => Ok(dice),
        (Selection::Listed(number), Phase::ToKeep) => {
            let keep = table.game().turn().keeps().nth(number - 1);
            keep.map(|keep| keep.dice).ok_or(Refusal::NotListed(number))
        }
        (Selection::Listed(_), _) => Err(nothing_to_keep(table)),
    }
}

fn nothing_to_keep(table: &Table<'_>) -> Refusal {
    let phase = table.game().phase();
    TurnError::Phase {
        action: "keep",
        phase,
    }
    .into()
}

fn partition(dice: Dice, number: usize, table: &Table<'_>) -> Result<Partition, Refusal> {
    let mut partitions = table.game().turn().partitions(dice)?;
    let known = partitions.clone().count();
    let named = partitions.nth(number - 1);
    named.ok_or(Refusal::NoSuchPartition {
        dice,
        number,
        known,
    })
}

/// Tells what happened, and what can be done now.
fn report(event: &Event, table: &Table<'_>, out: &mut dyn Write) -> io::Result<()> {
    tell(event, table.names(), out)?;
    match event {
        Event::Thrown | Event::TakenBack { .. } => write_keeps(table, out),
        Event::Kept { .. } => match table.game().turn().bank_refusal() {
            Some(refusal) if table.game().outcome().is_none() => {
                writeln!(out, "  no bank yet: {refusal}")
            }
            _ => Ok(()),
        },
        _ => Ok(()),
    }
}
