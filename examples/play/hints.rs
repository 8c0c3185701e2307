//! The best moves on the screen.

use std::io::{self, Write};

use hotdice::solve::Advice;
use hotdice::{Decision, Phase, Turn};

use crate::advisor::{Advisor, Measure};
use crate::table::Table;

/// So many moves are told at most.
const MOVES: usize = 3;

/// What the lines under the first one begin with.
const BESIDE: &str = "        ";

pub(crate) struct Hints<'a> {
    advisor: &'a Advisor<'a>,
    /// What the values were said to be.
    said: Option<Measure>,
}

impl<'a> Hints<'a> {
    pub(crate) fn new(advisor: &'a Advisor<'a>) -> Self {
        Self {
            advisor,
            said: None,
        }
    }

    /// The best moves for whose turn it is, if there is anything to decide.
    pub(crate) fn write(&mut self, table: &Table<'_>, out: &mut dyn Write) -> io::Result<()> {
        let turn = table.game().turn();
        if matches!(turn.phase(), Phase::ToThrow { .. }) && turn.offer().is_none() {
            return Ok(());
        }
        let (measure, moves) = match self.advisor.moves(table.game()) {
            Ok(moves) => moves,
            Err(error) => return writeln!(out, "  no hint: {error}"),
        };
        if self.said.replace(measure) != Some(measure) {
            writeln!(out, "  hints: {}", meaning(measure, self.advisor))?;
        }
        let beginnings = ["  hint: "].into_iter().chain([BESIDE; MOVES - 1]);
        for (beginning, advice) in beginnings.zip(&moves) {
            let (value, action) = (value(measure, advice), action(&advice.decision, turn));
            writeln!(out, "{beginning}{value}  {action}")?;
        }
        Ok(())
    }
}

fn meaning(measure: Measure, advisor: &Advisor<'_>) -> String {
    match (measure, advisor.race()) {
        (Measure::Wins, _) => "the probability that you win".to_string(),
        (Measure::Points, Err(reason)) => format!("the expected points of the turn; {reason}"),
        (Measure::Points, Ok(_)) => "the expected points of the turn".to_string(),
    }
}

fn value(measure: Measure, advice: &Advice) -> String {
    match measure {
        Measure::Wins => format!("{:>6.2} %", 100.0 * advice.value),
        Measure::Points => format!("{:>8.2}", advice.value),
    }
}

/// What is to be typed.
fn action(decision: &Decision, turn: &Turn<'_>) -> String {
    match decision {
        Decision::TakeOver => "take over".to_string(),
        Decision::Throw => "throw".to_string(),
        Decision::Keep(dice) => format!("keep {dice}"),
        Decision::KeepAs(partition) => {
            let mut partitions = turn.partitions(partition.dice()).into_iter().flatten();
            let before = partitions.position(|other| other == *partition);
            format!("keep {} as {}", partition.dice(), 1 + before.unwrap_or(0))
        }
        Decision::Bank => "bank".to_string(),
        _ => "forfeit".to_string(),
    }
}
