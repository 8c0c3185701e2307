//! Who sits at the table, and with how many dice.

use core::fmt::{self, Display};

use super::Entry;
use super::page::Page;
use crate::rules::RuleSet;
use crate::rules::options::FirstPlayer;

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        name: "players",
        same: |a, b| a.players == b.players,
        value: |rules, f| rules.players().fmt(f),
        lines: |rules, page| page.line(format_args!("players: {}", rules.players())),
    },
    Entry {
        name: "dice",
        same: |a, b| a.dice == b.dice,
        value: |rules, f| rules.dice().fmt(f),
        lines: |rules, page| page.line(format_args!("dice: {}", rules.dice())),
    },
    Entry {
        name: "first_player",
        same: |a, b| a.first_player == b.first_player,
        value: |rules, f| rules.first_player().fmt(f),
        lines: first_player,
    },
];

fn first_player(rules: &RuleSet, page: &mut Page<'_, '_>) -> fmt::Result {
    page.line(match rules.first_player() {
        FirstPlayer::FirstSeat => "first player: the one in the first seat",
        FirstPlayer::HighestThrow => {
            "first player: the one with the greatest sum of a throw of all dice"
        }
        FirstPlayer::Lot => "first player: drawn by lot",
        FirstPlayer::Named => "first player: named by the table, the youngest say",
    })
}
