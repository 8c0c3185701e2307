//! How the game ends.

use core::fmt::{self, Display};

use super::Entry;
use super::page::Page;
use crate::rules::RuleSet;
use crate::rules::builder::RuleSetBuilder;
use crate::rules::options::{CatchUp, Ending, Finish, Tie};

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        name: "target",
        same: |a, b| a.target == b.target,
        value: |rules, f| rules.target().fmt(f),
        lines: target,
    },
    Entry {
        name: "finish",
        same: |a, b| a.finish == b.finish,
        value: |rules, f| rules.finish().fmt(f),
        lines: finish,
    },
    Entry {
        name: "ending",
        same: |a, b| a.ending == b.ending,
        value: |rules, f| rules.ending().fmt(f),
        lines: ending,
    },
    Entry {
        name: "tie",
        same: |a, b| a.tie == b.tie,
        value: |rules, f| rules.tie().fmt(f),
        lines: tie,
    },
];

fn target(rules: &RuleSet, page: &mut Page<'_, '_>) -> fmt::Result {
    let target = rules.target();
    match rules.ending() {
        Ending::Rounds(_) if target == RuleSetBuilder::default().target => Ok(()),
        Ending::Rounds(_) => page.line(format_args!(
            "The target of {target} points means nothing, as the rounds are counted."
        )),
        _ => page.line(format_args!("The target is a total of {target} points.")),
    }
}

fn finish(rules: &RuleSet, page: &mut Page<'_, '_>) -> fmt::Result {
    match rules.finish() {
        Finish::Reach => Ok(()),
        Finish::Exact => {
            page.line("It must be hit exactly: a bank that would exceed it is refused.")
        }
    }
}

fn ending(rules: &RuleSet, page: &mut Page<'_, '_>) -> fmt::Result {
    match rules.ending() {
        Ending::Immediate => page.line("The first player to reach it wins at once."),
        Ending::LastTurn => {
            page.line("Once a player has reached it, all others have one more turn.")?;
            page.line("Then the highest total wins.")
        }
        Ending::CatchUp(CatchUp::ByEqualling) => {
            page.line("Once a player has reached it, all others have one more turn.")?;
            page.line("Whoever equals or beats the highest total gives all others another turn.")?;
            page.line("The highest total wins once it stands and one player alone has it.")
        }
        Ending::CatchUp(CatchUp::ByBeating) => {
            page.line("Once a player has reached it, all others have one more turn.")?;
            page.line("Whoever beats the highest total gives all others another turn.")?;
            page.line("Then the highest total wins.")
        }
        Ending::FinishRound => {
            page.line("Once a player has reached it, the round is played to its end.")?;
            page.line("Then the highest total wins.")
        }
        Ending::Rounds(1) => page.line("After 1 round the highest total wins."),
        Ending::Rounds(rounds) => page.line(format_args!(
            "After {rounds} rounds the highest total wins."
        )),
    }
}

fn tie(rules: &RuleSet, page: &mut Page<'_, '_>) -> fmt::Result {
    match (rules.tie(), rules.ending()) {
        // Nobody is ever level with the winner.
        (Tie::Shared, Ending::Immediate | Ending::CatchUp(CatchUp::ByEqualling)) => Ok(()),
        (Tie::Shared, _) => page.line("Players who share the highest total win together."),
        (Tie::EarlierSeat, _) => {
            page.line("Of players who share the highest total, the one in the earliest seat wins.")
        }
        (Tie::PlayOff, _) => {
            page.line("Players who share the highest total go on, a turn each, until one has it.")
        }
    }
}
