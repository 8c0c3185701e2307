//! What scores what.

use core::fmt::{self, Display};

use super::Entry;
use super::page::Page;
use super::phrase::{does, joined, joined_or_none, number_or_none, text};
use super::sets::{SetLine, by_payout, set_lines};
use crate::dice::Face;
use crate::rules::RuleSet;
use crate::rules::combination::{GroupPattern, Payout};
use crate::rules::options::Combinations;

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        name: "single",
        same: |a, b| a.singles == b.singles,
        value: |rules, f| joined_or_none(singles(rules), ", ", f),
        lines: single_line,
    },
    Entry {
        name: "of_a_kind",
        same: |a, b| a.sets == b.sets,
        value: |rules, f| joined_or_none(set_lines(&rules.spec).map(SetLine::in_short), "; ", f),
        lines: |rules, page| set_lines(&rules.spec).try_for_each(|line| page.line(line.in_words())),
    },
    Entry {
        name: "straight",
        same: |a, b| a.straights == b.straights,
        value: straight_value,
        lines: straight_lines,
    },
    Entry {
        name: "three_pairs",
        same: |a, b| a.three_pairs == b.three_pairs,
        value: |rules, f| rules.three_pairs().fmt(f),
        lines: |rules, page| group_line("three pairs", rules.three_pairs(), "six", page),
    },
    Entry {
        name: "four_and_pair",
        same: |a, b| a.four_and_pair == b.four_and_pair,
        value: |rules, f| rules.four_and_pair().fmt(f),
        lines: |rules, page| {
            group_line(
                "four of a kind and a pair",
                rules.four_and_pair(),
                "six",
                page,
            )
        },
    },
    Entry {
        name: "two_triplets",
        same: |a, b| a.two_triplets == b.two_triplets,
        value: |rules, f| rules.two_triplets().fmt(f),
        lines: |rules, page| group_line("two triplets", rules.two_triplets(), "six", page),
    },
    Entry {
        name: "full_house",
        same: |a, b| a.full_house == b.full_house,
        value: |rules, f| rules.full_house().fmt(f),
        lines: |rules, page| {
            group_line(
                "full house (a triplet and a pair)",
                rules.full_house(),
                "five",
                page,
            )
        },
    },
    Entry {
        name: "formation",
        same: |a, b| a.formations() == b.formations(),
        value: formation_value,
        lines: formation_lines,
    },
    Entry {
        name: "scoreless_bonus",
        same: |a, b| a.scoreless_bonus == b.scoreless_bonus,
        value: |rules, f| number_or_none(rules.scoreless_bonus(), f),
        lines: scoreless_line,
    },
    Entry {
        name: "combinations",
        same: |a, b| a.combinations == b.combinations,
        value: |rules, f| rules.combinations().fmt(f),
        lines: combinations_line,
    },
    Entry {
        name: "toxic",
        same: |a, b| a.toxic == b.toxic,
        value: |rules, f| joined_or_none(toxic(rules), ", ", f),
        lines: toxic_line,
    },
];

fn singles(rules: &RuleSet) -> impl Iterator<Item = impl fmt::Display> + Clone {
    by_payout(
        Face::ALL.map(|face| match rules.single(face) {
            0 => None,
            points => Some(Payout::Points(points)),
        }),
        |payout| payout,
    )
}

fn single_line(rules: &RuleSet, page: &mut Page<'_, '_>) -> fmt::Result {
    match singles(rules).next() {
        None => page.line("single dice: nothing"),
        Some(_) => page.line(format_args!(
            "single dice: {}",
            joined(singles(rules), ", ")
        )),
    }
}

fn straight_value(rules: &RuleSet, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let straights = rules.spec.straights();
    let words =
        straights.map(|(low, high, payout)| text(move |f| write!(f, "{low}-{high} {payout}")));
    joined_or_none(words, ", ", f)
}

fn straight_lines(rules: &RuleSet, page: &mut Page<'_, '_>) -> fmt::Result {
    let mut straights = rules.spec.straights();
    straights.try_for_each(|(low, high, payout)| {
        page.line(format_args!("straight {low}-{high}: {}", does(payout)))
    })
}

/// `alike` is how many dice of a kind count where they may.
fn group_line(
    name: &str,
    pattern: GroupPattern,
    alike: &str,
    page: &mut Page<'_, '_>,
) -> fmt::Result {
    if pattern == GroupPattern::default() {
        return Ok(());
    }
    page.line(text(|f| {
        write!(f, "{name}: {}", does(pattern.payout()))?;
        if pattern.accepts_four_plus_two() {
            f.write_str(", also four of a kind and a pair")?;
        }
        if pattern.accepts_all_alike() {
            write!(f, ", also {alike} of a kind")?;
        }
        Ok(())
    }))
}

fn formation_value(rules: &RuleSet, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let formations = rules.spec.formations().iter();
    let words = formations
        .map(|formation| text(move |f| write!(f, "{} {}", formation.dice, formation.payout)));
    joined_or_none(words, ", ", f)
}

fn formation_lines(rules: &RuleSet, page: &mut Page<'_, '_>) -> fmt::Result {
    rules
        .formations()
        .try_for_each(|(dice, payout)| page.line(format_args!("{dice}: {}", does(payout))))
}

fn scoreless_line(rules: &RuleSet, page: &mut Page<'_, '_>) -> fmt::Result {
    match rules.scoreless_bonus() {
        0 => Ok(()),
        points => page.line(format_args!(
            "a throw of all dice without any score: {points}, and hot dice"
        )),
    }
}

fn combinations_line(rules: &RuleSet, page: &mut Page<'_, '_>) -> fmt::Result {
    match rules.combinations() {
        Combinations::OnAnyThrow => Ok(()),
        Combinations::OnFullThrow => page.line("all but single dice: only on a throw of all dice"),
    }
}

fn toxic(rules: &RuleSet) -> impl Iterator<Item = impl fmt::Display> + Clone {
    let faces = Face::ALL.into_iter().filter(|&face| rules.toxic(face) > 0);
    faces.map(move |face| text(move |f| write!(f, "{} or more {face}s", rules.toxic(face))))
}

fn toxic_line(rules: &RuleSet, page: &mut Page<'_, '_>) -> fmt::Result {
    toxic(rules).try_for_each(|dice| {
        page.line(format_args!(
            "{dice} in one throw: lose the turn, whatever else would score"
        ))
    })
}
