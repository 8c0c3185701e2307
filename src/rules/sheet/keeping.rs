//! What may be kept of a throw.

use core::fmt::{self, Display};

use super::Entry;
use super::page::Page;
use crate::rules::RuleSet;
use crate::rules::options::{CarryOver, Keeping, Sets};

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        name: "keeping",
        same: |a, b| a.keeping == b.keeping,
        value: |rules, f| rules.keeping().fmt(f),
        lines: keeping,
    },
    Entry {
        name: "set_rule",
        same: |a, b| a.set_rule == b.set_rule,
        value: |rules, f| rules.set_rule().fmt(f),
        lines: set_rule,
    },
    Entry {
        name: "carry_over",
        same: |a, b| a.carry_over == b.carry_over,
        value: |rules, f| rules.carry_over().fmt(f),
        lines: carry_over,
    },
];

fn keeping(rules: &RuleSet, page: &mut Page<'_, '_>) -> fmt::Result {
    page.line(match rules.keeping() {
        Keeping::AnyScoring => "Any scoring dice of a throw may be kept; at least one must be.",
        Keeping::AllScoring => "All scoring dice of a throw must be kept.",
    })
}

fn set_rule(rules: &RuleSet, page: &mut Page<'_, '_>) -> fmt::Result {
    match rules.set_rule() {
        Sets::MaySplit => Ok(()),
        Sets::OverrideSingles => {
            page.line("Three or more equal dice that score as a set never count as single dice.")?;
            page.line("A set is kept whole or not at all.")
        }
    }
}

fn carry_over(rules: &RuleSet, page: &mut Page<'_, '_>) -> fmt::Result {
    match rules.carry_over() {
        CarryOver::None => page.line("Each throw scores on its own."),
        CarryOver::Straights => {
            page.line("Dice kept as single dice may complete a straight with later ones.")?;
            page.line("The straight then replaces what they scored.")
        }
        CarryOver::ExtendSets => {
            page.line("A set that was kept grows by later dice of its face.")?;
            page.line("They score the difference.")
        }
        CarryOver::Progressive => {
            page.line("Later dice may make combinations with those kept before.")?;
            page.line(
                "They are kept only if all together are worth more, and score the difference.",
            )
        }
    }
}
