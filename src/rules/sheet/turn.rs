//! How a turn goes.

use core::fmt::{self, Display};

use super::Entry;
use super::page::Page;
use super::phrase::{joined, joined_or_none, number_or_none, text};
use crate::rules::RuleSet;
use crate::rules::combination::CombinationKind;
use crate::rules::options::{BustEffect, Confirmation, Finish, HotDice, Penalty, Piggyback};

pub(super) const ENTRIES: &[Entry] = &[
    Entry {
        name: "max_throws",
        same: |a, b| a.max_throws == b.max_throws,
        value: |rules, f| match rules.max_throws() {
            0 => f.write_str("any"),
            throws => throws.fmt(f),
        },
        lines: max_throws,
    },
    Entry {
        name: "hot_dice",
        same: |a, b| a.hot_dice == b.hot_dice,
        value: |rules, f| rules.hot_dice().fmt(f),
        lines: hot_dice,
    },
    Entry {
        name: "confirmation",
        same: |a, b| a.confirmations == b.confirmations,
        value: confirmation_value,
        lines: confirmation_lines,
    },
    Entry {
        name: "bust_effect",
        same: |a, b| a.bust_effect == b.bust_effect,
        value: |rules, f| rules.bust_effect().fmt(f),
        lines: bust_effect,
    },
    Entry {
        name: "first_throw_penalty",
        same: |a, b| a.first_throw_penalty == b.first_throw_penalty,
        value: |rules, f| number_or_none(rules.first_throw_penalty(), f),
        lines: first_throw_penalty,
    },
    Entry {
        name: "bust_streak",
        same: |a, b| a.bust_streak == b.bust_streak,
        value: |rules, f| rules.bust_streak().fmt(f),
        lines: bust_streak,
    },
    Entry {
        name: "lowest_total",
        same: |a, b| a.lowest_total == b.lowest_total,
        value: |rules, f| match rules.lowest_total() {
            i32::MIN => f.write_str("none"),
            total => total.fmt(f),
        },
        lines: lowest_total,
    },
    Entry {
        name: "piggyback",
        same: |a, b| a.piggyback == b.piggyback,
        value: |rules, f| rules.piggyback().fmt(f),
        lines: piggyback,
    },
];

fn max_throws(rules: &RuleSet, page: &mut Page<'_, '_>) -> fmt::Result {
    page.line("After each throw, keep dice that score; then throw the others again, or bank.")?;
    match rules.max_throws() {
        0 => return Ok(()),
        1 => page.line("A turn has 1 throw.")?,
        throws => page.line(format_args!("A turn has at most {throws} throws."))?,
    }
    page.line("The last one is a bust if nothing of it can be banked.")
}

fn hot_dice(rules: &RuleSet, page: &mut Page<'_, '_>) -> fmt::Result {
    if rules.hot_dice() == HotDice::May {
        return page.line("Hot dice: once every die has scored, all may be thrown again.");
    }
    page.line("Hot dice: once every die has scored, all must be thrown again.")?;
    match rules.finish() {
        Finish::Reach => Ok(()),
        Finish::Exact => page.line("Only a bank that hits the target is possible then."),
    }
}

/// What confirms some combinations, each once.
fn confirmations(rules: &RuleSet) -> impl Iterator<Item = Confirmation> + Clone {
    let all = &rules.spec.confirmations;
    let once = move |&(place, confirmation): &(usize, &Confirmation)| {
        *confirmation != Confirmation::None && !all[..place].contains(confirmation)
    };
    all.iter()
        .enumerate()
        .filter(once)
        .map(|(_, &confirmation)| confirmation)
}

/// The combinations that this confirms.
fn confirmed_by(rules: &RuleSet, confirmation: Confirmation) -> impl fmt::Display {
    let kinds = CombinationKind::ALL.into_iter();
    joined(
        kinds.filter(move |&kind| rules.confirmation(kind) == confirmation),
        ", ",
    )
}

fn confirmation_value(rules: &RuleSet, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let words = confirmations(rules).map(|confirmation| {
        text(move |f| write!(f, "{}: {confirmation}", confirmed_by(rules, confirmation)))
    });
    joined_or_none(words, "; ", f)
}

fn confirmation_lines(rules: &RuleSet, page: &mut Page<'_, '_>) -> fmt::Result {
    confirmations(rules).try_for_each(|confirmation| {
        let by = text(move |f| match confirmation {
            Confirmation::Points(points) => write!(f, "{points} further points"),
            _ => f.write_str("a further die that scores as a single"),
        });
        page.line(format_args!(
            "To be confirmed by {by} before the bank: {}.",
            confirmed_by(rules, confirmation)
        ))
    })
}

fn bust_effect(rules: &RuleSet, page: &mut Page<'_, '_>) -> fmt::Result {
    page.line("A throw without any score is a bust: the points of the turn are lost.")?;
    match rules.bust_effect() {
        BustEffect::LoseTurn => Ok(()),
        BustEffect::Subtract => page.line("They are taken off the total as well."),
    }
}

fn first_throw_penalty(rules: &RuleSet, page: &mut Page<'_, '_>) -> fmt::Result {
    match rules.first_throw_penalty() {
        0 => Ok(()),
        points => page.line(format_args!(
            "A bust on the first throw of a turn costs {points} points."
        )),
    }
}

fn bust_streak(rules: &RuleSet, page: &mut Page<'_, '_>) -> fmt::Result {
    let streak = rules.bust_streak();
    let cost = text(move |f| match streak.penalty {
        Penalty::Points(points) => write!(f, "{points} points"),
        Penalty::WholeTotal => f.write_str("the whole total"),
    });
    match streak.busts {
        0 => Ok(()),
        1 => page.line(format_args!("Each bust costs {cost}.")),
        busts => page.line(format_args!(
            "{busts} busts in a row cost {cost}; then the count begins again."
        )),
    }
}

fn lowest_total(rules: &RuleSet, page: &mut Page<'_, '_>) -> fmt::Result {
    match rules.lowest_total() {
        i32::MIN => Ok(()),
        total => page.line(format_args!(
            "No penalty takes a total below {total} points."
        )),
    }
}

fn piggyback(rules: &RuleSet, page: &mut Page<'_, '_>) -> fmt::Result {
    if rules.piggyback() == Piggyback::Off {
        return Ok(());
    }
    page.line("A turn may begin with the points that the player before has just banked,")?;
    page.line("and with the dice that were left; a bust costs the player before nothing.")?;
    match rules.piggyback() {
        Piggyback::Off | Piggyback::On => Ok(()),
        Piggyback::OnBoard => page.line("Only a player on the board may do so."),
        Piggyback::FromTotal(total) => page.line(format_args!(
            "Only a player with a total of at least {total} points may do so."
        )),
    }
}
