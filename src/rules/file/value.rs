//! What an option takes, as a tree and back: numbers, words and the choices that carry a number.

use alloc::vec::Vec;
use core::fmt::Display;
use core::ops::RangeInclusive;

use super::faults::Faults;
use crate::rules::options::{
    BustStreak, CatchUp, Confirmation, Ending, Penalty, Piggyback, Players,
};
use crate::rules::words::Word;
use crate::rules::{MAX_PLAYERS, MAX_POINTS, MAX_TARGET};
use crate::tree::Tree;

/// What a field of a file holds.
pub(super) trait Value: Sized {
    /// The value; `None` once what is wrong with it is among the faults.
    fn read(tree: &Tree, faults: &mut Faults) -> Option<Self>;

    fn write(&self) -> Tree;
}

impl<W: Word + Display> Value for W {
    fn read(tree: &Tree, faults: &mut Faults) -> Option<Self> {
        word(tree, W::WORDS, faults)
    }

    fn write(&self) -> Tree {
        Tree::text(self)
    }
}

/// The choice that this word is for.
pub(super) fn word<T: Copy>(tree: &Tree, words: &[(&str, T)], faults: &mut Faults) -> Option<T> {
    let Tree::Text(word) = tree else {
        faults.expected("a word", tree);
        return None;
    };
    let known = words.iter().find(|(known, _)| known == word);
    if known.is_none() {
        let words: Vec<&str> = words.iter().map(|&(word, _)| word).collect();
        faults.unknown_word(word, &words);
    }
    known.map(|&(_, choice)| choice)
}

/// A whole number. The range is that which makes sense, for the complaint about one that its type
/// cannot even hold; what a rule set allows, `build` says.
pub(super) fn whole<T: TryFrom<i128>>(
    tree: &Tree,
    sensible: RangeInclusive<i64>,
    faults: &mut Faults,
) -> Option<T> {
    let number = match tree {
        Tree::Number(number) => T::try_from(*number).ok(),
        _ => None,
    };
    if number.is_none() {
        let (least, most) = (sensible.start(), sensible.end());
        faults.expected(format_args!("a whole number from {least} to {most}"), tree);
    }
    number
}

/// Points of one option.
pub(super) fn points(tree: &Tree, faults: &mut Faults) -> Option<u32> {
    whole(tree, 0..=MAX_POINTS.into(), faults)
}

pub(super) fn flag(tree: &Tree, faults: &mut Faults) -> Option<bool> {
    let Tree::Flag(flag) = tree else {
        faults.expected("true or false", tree);
        return None;
    };
    Some(*flag)
}

/// Reads every entry of a table, each within its key; none if it is no table.
pub(super) fn entries(
    tree: &Tree,
    faults: &mut Faults,
    mut read: impl FnMut(&str, &Tree, &mut Faults),
) {
    let Tree::Table(entries) = tree else {
        faults.expected("a table", tree);
        return;
    };
    for (place, (key, value)) in entries.iter().enumerate() {
        faults.within(key, |faults| {
            if entries[..place].iter().any(|(earlier, _)| earlier == key) {
                faults.add("is named twice");
            }
            read(key, value, faults);
        });
    }
}

/// The fields of a table, of which only these may be there.
pub(super) fn fields<'a, const N: usize>(
    tree: &'a Tree,
    known: [&str; N],
    faults: &mut Faults,
) -> [Option<&'a Tree>; N] {
    let mut values = [None; N];
    let Tree::Table(entries) = tree else {
        faults.expected("a table", tree);
        return values;
    };
    for (key, value) in entries {
        match known.iter().position(|known| known == key) {
            Some(place) if values[place].is_some() => {
                faults.within(key, |faults| faults.add("is named twice"));
            }
            Some(place) => values[place] = Some(value),
            None => faults.unknown_field(key, &known),
        }
    }
    values
}

/// A field that has to be there.
pub(super) fn required<T>(
    name: &str,
    field: Option<&Tree>,
    faults: &mut Faults,
    read: impl FnOnce(&Tree, &mut Faults) -> Option<T>,
) -> Option<T> {
    if field.is_none() {
        faults.add(format_args!("`{name}` is missing"));
    }
    field.and_then(|tree| faults.within(name, |faults| read(tree, faults)))
}

/// A field that may be left out: `None` only if it is there and cannot be read.
pub(super) fn optional<T>(
    name: &str,
    field: Option<&Tree>,
    otherwise: T,
    faults: &mut Faults,
    read: impl FnOnce(&Tree, &mut Faults) -> Option<T>,
) -> Option<T> {
    match field {
        Some(tree) => faults.within(name, |faults| read(tree, faults)),
        None => Some(otherwise),
    }
}

/// `500`, `"single"` or `"none"`.
impl Value for Confirmation {
    fn read(tree: &Tree, faults: &mut Faults) -> Option<Self> {
        match tree {
            Tree::Number(_) => points(tree, faults).map(Self::Points),
            _ => word(
                tree,
                &[("none", Self::None), ("single", Self::Single)],
                faults,
            ),
        }
    }

    fn write(&self) -> Tree {
        match self {
            Self::Points(points) => Tree::number(*points),
            Self::None | Self::Single => Tree::text(self),
        }
    }
}

/// `{ busts = 3, points = 500 }`, `{ busts = 3, whole_total = true }` or `"none"`.
impl Value for BustStreak {
    fn read(tree: &Tree, faults: &mut Faults) -> Option<Self> {
        if !matches!(tree, Tree::Table(_)) {
            return word(tree, &[("none", Self::NONE)], faults);
        }
        let [busts, cost, whole_total] = fields(tree, ["busts", "points", "whole_total"], faults);
        let busts = required("busts", busts, faults, |tree, faults| {
            whole::<u8>(tree, 1..=255, faults)
        });
        let whole_total = optional("whole_total", whole_total, false, faults, flag);
        let penalty = match (cost, whole_total?) {
            (None, true) => Some(Penalty::WholeTotal),
            (Some(_), true) => {
                faults.add("either `points` or `whole_total` is expected, not both");
                None
            }
            (None, false) => {
                faults.add("`points` or `whole_total = true` is missing");
                None
            }
            (cost, false) => required("points", cost, faults, points).map(Penalty::Points),
        };
        match (busts?, penalty?) {
            (0, _) => Some(Self::NONE),
            (busts, penalty) => Some(Self { busts, penalty }),
        }
    }

    fn write(&self) -> Tree {
        let busts = ("busts", Tree::number(self.busts));
        match (self.busts, self.penalty) {
            (0, _) => Tree::text("none"),
            (_, Penalty::Points(points)) => Tree::table([busts, ("points", Tree::number(points))]),
            (_, Penalty::WholeTotal) => Tree::table([busts, ("whole_total", Tree::Flag(true))]),
        }
    }
}

/// `"off"`, `"on"`, `"on-board"` or `{ from_total = 1000 }`.
impl Value for Piggyback {
    fn read(tree: &Tree, faults: &mut Faults) -> Option<Self> {
        if matches!(tree, Tree::Table(_)) {
            let [total] = fields(tree, ["from_total"], faults);
            let total = required("from_total", total, faults, |tree, faults| {
                whole(tree, 0..=MAX_TARGET.into(), faults)
            });
            return total.map(Self::FromTotal);
        }
        let words = [
            ("off", Self::Off),
            ("on", Self::On),
            ("on-board", Self::OnBoard),
        ];
        word(tree, &words, faults)
    }

    fn write(&self) -> Tree {
        match self {
            Self::FromTotal(total) => Tree::table([("from_total", Tree::number(*total))]),
            Self::Off | Self::On | Self::OnBoard => Tree::text(self),
        }
    }
}

/// `"last-turn"` and the other words, or `{ rounds = 10 }`.
impl Value for Ending {
    fn read(tree: &Tree, faults: &mut Faults) -> Option<Self> {
        if matches!(tree, Tree::Table(_)) {
            let [rounds] = fields(tree, ["rounds"], faults);
            let rounds = required("rounds", rounds, faults, |tree, faults| {
                whole(tree, 1..=u16::MAX.into(), faults)
            });
            return rounds.map(Self::Rounds);
        }
        let words = [
            ("immediate", Self::Immediate),
            ("last-turn", Self::LastTurn),
            ("catch-up-by-equalling", Self::CatchUp(CatchUp::ByEqualling)),
            ("catch-up-by-beating", Self::CatchUp(CatchUp::ByBeating)),
            ("finish-round", Self::FinishRound),
        ];
        word(tree, &words, faults)
    }

    fn write(&self) -> Tree {
        match self {
            Self::Rounds(rounds) => Tree::table([("rounds", Tree::number(*rounds))]),
            Self::Immediate | Self::LastTurn | Self::CatchUp(_) | Self::FinishRound => {
                Tree::text(self)
            }
        }
    }
}

/// `{ min = 2, max = 4 }`.
impl Value for Players {
    fn read(tree: &Tree, faults: &mut Faults) -> Option<Self> {
        let [min, max] = fields(tree, ["min", "max"], faults);
        let mut bound = |name: &str, what: &str, field: Option<&Tree>| {
            let Some(tree) = field else {
                faults.add(format_args!(
                    "`{name}` is missing, {what}, from 1 to {MAX_PLAYERS}"
                ));
                return None;
            };
            faults.within(name, |faults| whole(tree, 1..=MAX_PLAYERS.into(), faults))
        };
        let min = bound("min", "the fewest players", min);
        let max = bound("max", "the most players", max);
        Some(Self {
            min: min?,
            max: max?,
        })
    }

    fn write(&self) -> Tree {
        Tree::table([
            ("min", Tree::number(self.min)),
            ("max", Tree::number(self.max)),
        ])
    }
}
