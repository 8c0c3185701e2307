//! The options that have an entry for each face, straight, formation or kind of combination. A
//! file changes only the entries that it names.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::faults::Faults;
use super::value::{Value, entries, fields, points, required, whole};
use crate::dice::{Dice, Face, MAX_DICE};
use crate::rules::builder::RuleSetBuilder;
use crate::rules::combination::{CombinationKind, Payout};
use crate::rules::options::Confirmation;
use crate::rules::words::Word;
use crate::tree::Tree;

/// Reads every entry of a table whose keys are faces.
pub(super) fn by_face(
    tree: &Tree,
    faults: &mut Faults,
    mut read: impl FnMut(Face, &Tree, &mut Faults),
) {
    entries(tree, faults, |key, tree, faults| match face(key) {
        Some(face) => read(face, tree, faults),
        None => faults.add("a face is a number from 1 to 6"),
    });
}

fn face(text: &str) -> Option<Face> {
    Face::ALL.into_iter().find(|face| face.to_string() == text)
}

/// A table of these entries, if there are any.
fn table(entries: impl Iterator<Item = (String, Tree)>) -> Option<Tree> {
    let entries: Vec<_> = entries.collect();
    (!entries.is_empty()).then_some(Tree::Table(entries))
}

/// The entries of the faces for which two rule sets differ.
fn differing<T: Into<i128> + PartialEq + Copy>(values: &[T; 6], base: &[T; 6]) -> Option<Tree> {
    let faces = Face::ALL
        .into_iter()
        .filter(|face| values[face.index()] != base[face.index()]);
    table(faces.map(|face| (face.to_string(), Tree::number(values[face.index()]))))
}

/// `{ 1 = 100, 5 = 50 }`.
pub(super) fn read_single(rules: &mut RuleSetBuilder, tree: &Tree, faults: &mut Faults) {
    by_face(tree, faults, |face, tree, faults| {
        if let Some(points) = points(tree, faults) {
            *rules = rules.single(face, points);
        }
    });
}

pub(super) fn write_single(rules: &RuleSetBuilder, base: &RuleSetBuilder) -> Option<Tree> {
    differing(&rules.singles, &base.singles)
}

/// `{ 6 = 2 }`.
pub(super) fn read_toxic(rules: &mut RuleSetBuilder, tree: &Tree, faults: &mut Faults) {
    by_face(tree, faults, |face, tree, faults| {
        if let Some(at_least) = whole(tree, 0..=MAX_DICE.into(), faults) {
            *rules = rules.toxic(face, at_least);
        }
    });
}

pub(super) fn write_toxic(rules: &RuleSetBuilder, base: &RuleSetBuilder) -> Option<Tree> {
    differing(&rules.toxic, &base.toxic)
}

/// `{ "1-5" = 500 }`.
pub(super) fn read_straight(rules: &mut RuleSetBuilder, tree: &Tree, faults: &mut Faults) {
    entries(tree, faults, |key, tree, faults| {
        let ends = key
            .split_once('-')
            .map(|(low, high)| (face(low), face(high)));
        let Some((Some(low), Some(high))) = ends else {
            faults.add("a straight is named by its lowest and highest face, \"1-5\" say");
            return;
        };
        if let Some(payout) = Payout::read(tree, faults) {
            *rules = rules.straight(low..=high, payout);
        }
    });
}

pub(super) fn write_straight(rules: &RuleSetBuilder, base: &RuleSetBuilder) -> Option<Tree> {
    let ends = Face::ALL
        .into_iter()
        .flat_map(|low| Face::ALL.map(|high| (low, high)));
    table(ends.filter_map(|(low, high)| {
        let payout = rules.straights[low.index()][high.index()];
        let differs = payout != base.straights[low.index()][high.index()];
        differs.then(|| (format!("{low}-{high}"), payout.write()))
    }))
}

/// `{ straight = 500, three-pairs = "single" }`.
pub(super) fn read_confirmation(rules: &mut RuleSetBuilder, tree: &Tree, faults: &mut Faults) {
    let known: Vec<&str> = CombinationKind::WORDS
        .iter()
        .map(|&(word, _)| word)
        .collect();
    entries(tree, faults, |key, tree, faults| {
        let kind = CombinationKind::WORDS.iter().find(|(word, _)| *word == key);
        let Some(&(_, kind)) = kind else {
            faults.unknown_word(key, &known);
            return;
        };
        if let Some(confirmation) = Confirmation::read(tree, faults) {
            *rules = rules.confirmation(kind, confirmation);
        }
    });
}

pub(super) fn write_confirmation(rules: &RuleSetBuilder, base: &RuleSetBuilder) -> Option<Tree> {
    table(CombinationKind::WORDS.iter().filter_map(|&(word, kind)| {
        let confirmation = rules.confirmations[kind.index()];
        let differs = confirmation != base.confirmations[kind.index()];
        differs.then(|| (word.to_string(), confirmation.write()))
    }))
}

/// `{ "4-5-6" = 300 }`, or as a list `[{ dice = "4-5-6", pays = 300 }]`. A table has no order, so
/// its formations are added in that of their dice.
pub(super) fn read_formation(rules: &mut RuleSetBuilder, tree: &Tree, faults: &mut Faults) {
    let mut formations = Vec::new();
    let list = matches!(tree, Tree::List(_));
    match tree {
        Tree::List(items) => {
            for (place, item) in (1..).zip(items) {
                faults.within(&format!("{place}"), |faults| {
                    let [dice, pays] = fields(item, ["dice", "pays"], faults);
                    let dice = required("dice", dice, faults, read_dice);
                    let pays = required("pays", pays, faults, Payout::read);
                    add(&mut formations, dice, pays, faults);
                });
            }
        }
        _ => entries(tree, faults, |key, tree, faults| {
            let dice = read_dice(&Tree::text(key), faults);
            let pays = Payout::read(tree, faults);
            add(&mut formations, dice, pays, faults);
        }),
    }
    if !list {
        formations.sort_by_key(|&(dice, _)| dice);
    }
    for (dice, payout) in formations {
        *rules = rules.formation(dice, payout);
    }
}

fn read_dice(tree: &Tree, faults: &mut Faults) -> Option<Dice> {
    let Tree::Text(text) = tree else {
        faults.expected("dice as text, \"4-5-6\" say,", tree);
        return None;
    };
    text.parse().map_err(|error| faults.add(error)).ok()
}

/// Adds a formation that could be read and is not there yet.
fn add(
    formations: &mut Vec<(Dice, Payout)>,
    dice: Option<Dice>,
    pays: Option<Payout>,
    faults: &mut Faults,
) {
    let (Some(dice), Some(pays)) = (dice, pays) else {
        return;
    };
    if formations.iter().any(|&(other, _)| other == dice) {
        faults.add(format_args!("the dice {dice} are named twice"));
    }
    formations.push((dice, pays));
}

pub(super) fn write_formation(rules: &RuleSetBuilder, base: &RuleSetBuilder) -> Option<Tree> {
    let formations = rules.formations();
    if formations == base.formations() {
        return None;
    }
    let sorted = formations.is_sorted_by_key(|formation| formation.dice);
    if sorted {
        return table(
            formations
                .iter()
                .map(|formation| (formation.dice.to_string(), formation.payout.write())),
        );
    }
    let items = formations.iter().map(|formation| {
        Tree::table([
            ("dice", Tree::text(&formation.dice)),
            ("pays", formation.payout.write()),
        ])
    });
    Some(Tree::List(items.collect()))
}
