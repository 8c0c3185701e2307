//! Every option with its key, and how a file says it.

use super::faults::Faults;
use super::value::{Value, whole, word};
use super::{families, sets};
use crate::dice::MAX_DICE;
use crate::rules::builder::RuleSetBuilder;
use crate::rules::{MAX_POINTS, MAX_TARGET};
use crate::tree::Tree;

/// One key of a file.
pub(super) struct FileOption {
    /// The name of the builder's setter.
    pub(super) key: &'static str,
    /// Sets the option, or adds to the faults what is wrong with it.
    pub(super) read: fn(&mut RuleSetBuilder, &Tree, &mut Faults),
    /// What a file over the second says of the first, if they differ.
    pub(super) write: fn(&RuleSetBuilder, &RuleSetBuilder) -> Option<Tree>,
}

/// An option that is one field of the builder: a value with a tree of its own, or with a range a
/// whole number.
macro_rules! option {
    ($key:ident) => {
        FileOption {
            key: stringify!($key),
            read: |rules, tree, faults| {
                if let Some(value) = Value::read(tree, faults) {
                    rules.$key = value;
                }
            },
            write: |rules, base| (rules.$key != base.$key).then(|| rules.$key.write()),
        }
    };
    ($key:ident, $sensible:expr) => {
        FileOption {
            key: stringify!($key),
            read: |rules, tree, faults| {
                if let Some(number) = whole(tree, $sensible, faults) {
                    rules.$key = number;
                }
            },
            write: |rules, base| (rules.$key != base.$key).then(|| Tree::number(rules.$key)),
        }
    };
}

/// All options in the order in which they are set: `sets` asks for the number of dice, and
/// `of_a_kind` changes what `sets` says.
pub(super) const OPTIONS: [FileOption; super::KEYS.len() - 1] = [
    option!(dice, 1..=MAX_DICE.into()),
    FileOption {
        key: "single",
        read: families::read_single,
        write: families::write_single,
    },
    FileOption {
        key: "sets",
        read: sets::read,
        write: sets::write,
    },
    FileOption {
        key: "of_a_kind",
        read: sets::read_each,
        write: sets::write_each,
    },
    FileOption {
        key: "straight",
        read: families::read_straight,
        write: families::write_straight,
    },
    option!(three_pairs),
    option!(four_and_pair),
    option!(two_triplets),
    option!(full_house),
    FileOption {
        key: "formation",
        read: families::read_formation,
        write: families::write_formation,
    },
    option!(combinations),
    option!(scoreless_bonus, 0..=MAX_POINTS.into()),
    FileOption {
        key: "toxic",
        read: families::read_toxic,
        write: families::write_toxic,
    },
    option!(set_rule),
    option!(keeping),
    option!(carry_over),
    option!(hot_dice),
    option!(max_throws, 0..=u8::MAX.into()),
    FileOption {
        key: "confirmation",
        read: families::read_confirmation,
        write: families::write_confirmation,
    },
    option!(bust_effect),
    option!(first_throw_penalty, 0..=MAX_POINTS.into()),
    option!(bust_streak),
    FileOption {
        key: "lowest_total",
        read: read_lowest_total,
        write: write_lowest_total,
    },
    option!(piggyback),
    option!(opening, 0..=MAX_POINTS.into()),
    option!(minimum, 0..=MAX_POINTS.into()),
    option!(granularity, 1..=MAX_POINTS.into()),
    option!(max_dice_left, 0..=MAX_DICE.into()),
    option!(winning_bank),
    option!(target, 1..=MAX_TARGET.into()),
    option!(finish),
    option!(ending),
    option!(tie),
    option!(players),
    option!(first_player),
];

/// `0`, `-1000` or `"none"`.
fn read_lowest_total(rules: &mut RuleSetBuilder, tree: &Tree, faults: &mut Faults) {
    let lowest = match tree {
        Tree::Text(_) => word(tree, &[("none", i32::MIN)], faults),
        _ => whole(tree, i32::MIN.into()..=0, faults),
    };
    if let Some(lowest) = lowest {
        rules.lowest_total = lowest;
    }
}

fn write_lowest_total(rules: &RuleSetBuilder, base: &RuleSetBuilder) -> Option<Tree> {
    (rules.lowest_total != base.lowest_total).then(|| match rules.lowest_total {
        i32::MIN => Tree::text("none"),
        lowest => Tree::number(lowest),
    })
}
