//! When points may be banked.

use core::fmt::{self, Display};

use super::Entry;
use super::page::Page;
use super::phrase::number_or_none;
use crate::dice::MAX_DICE;
use crate::rules::RuleSet;
use crate::rules::options::WinningBank;

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        name: "opening",
        same: |a, b| a.opening == b.opening,
        value: |rules, f| number_or_none(rules.opening(), f),
        lines: opening,
    },
    Entry {
        name: "minimum",
        same: |a, b| a.minimum == b.minimum,
        value: |rules, f| number_or_none(rules.minimum(), f),
        lines: minimum,
    },
    Entry {
        name: "granularity",
        same: |a, b| a.granularity == b.granularity,
        value: |rules, f| rules.granularity().fmt(f),
        lines: granularity,
    },
    Entry {
        name: "max_dice_left",
        same: |a, b| a.max_dice_left == b.max_dice_left,
        value: |rules, f| match rules.max_dice_left() {
            MAX_DICE => f.write_str("any"),
            dice => dice.fmt(f),
        },
        lines: max_dice_left,
    },
    Entry {
        name: "winning_bank",
        same: |a, b| a.winning_bank == b.winning_bank,
        value: |rules, f| rules.winning_bank().fmt(f),
        lines: winning_bank,
    },
];

fn opening(rules: &RuleSet, page: &mut Page<'_, '_>) -> fmt::Result {
    match rules.opening() {
        0 => Ok(()),
        points => page.line(format_args!(
            "A player's first bank needs at least {points} points."
        )),
    }
}

fn minimum(rules: &RuleSet, page: &mut Page<'_, '_>) -> fmt::Result {
    match (rules.minimum(), rules.opening()) {
        (0, 0) if rules.granularity() == 1 && rules.max_dice_left() == MAX_DICE => {
            page.line("Any points may be banked.")
        }
        (0, _) => Ok(()),
        (points, opening) if opening > points => page.line(format_args!(
            "Every later bank needs at least {points} points."
        )),
        (points, _) => page.line(format_args!("Every bank needs at least {points} points.")),
    }
}

fn granularity(rules: &RuleSet, page: &mut Page<'_, '_>) -> fmt::Result {
    match rules.granularity() {
        1 => Ok(()),
        points => page.line(format_args!(
            "Only multiples of {points} points can be banked."
        )),
    }
}

fn max_dice_left(rules: &RuleSet, page: &mut Page<'_, '_>) -> fmt::Result {
    match rules.max_dice_left() {
        MAX_DICE => Ok(()),
        0 => page.line("Points can be banked only when no die is left."),
        1 => page.line("Points can be banked only when at most 1 die is left."),
        dice => page.line(format_args!(
            "Points can be banked only when at most {dice} dice are left."
        )),
    }
}

fn winning_bank(rules: &RuleSet, page: &mut Page<'_, '_>) -> fmt::Result {
    match rules.winning_bank() {
        WinningBank::NeedsMinimum => Ok(()),
        WinningBank::Excused => page.line("A bank that meets the target needs no minimum."),
    }
}
