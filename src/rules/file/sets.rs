//! Sets in a file: by triplets and a scheme where they follow one, and one by one where not.

use alloc::string::ToString;
use alloc::vec::Vec;

use super::faults::Faults;
use super::value::{Value, entries, fields, points, required, word};
use crate::dice::Face;
use crate::rules::builder::RuleSetBuilder;
use crate::rules::combination::{Payout, SetScheme, SetSize};
use crate::tree::Tree;

/// The schemes that are a word.
const WORDS: [(&str, SetScheme); 4] = [
    ("triplets-only", SetScheme::TripletsOnly),
    ("doubling", SetScheme::Doubling),
    ("adding", SetScheme::Adding),
    ("flat", SetScheme::Flat),
];

const LARGER: [SetSize; 3] = [SetSize::Four, SetSize::Five, SetSize::Six];

/// `"doubling"` and the other words, `{ per_extra_die = 1000 }`, `{ fixed = [1000, 2000, 3000] }`
/// or `{ times = [2, 4, 10] }`.
impl Value for SetScheme {
    fn read(tree: &Tree, faults: &mut Faults) -> Option<Self> {
        if !matches!(tree, Tree::Table(_)) {
            return word(tree, &WORDS, faults);
        }
        match fields(tree, ["per_extra_die", "fixed", "times"], faults) {
            [Some(more), None, None] => faults
                .within("per_extra_die", |faults| points(more, faults))
                .map(Self::PerExtraDie),
            [None, Some(fixed), None] => faults
                .within("fixed", |faults| numbers(fixed, faults))
                .map(|[four, five, six]| Self::Fixed { four, five, six }),
            [None, None, Some(times)] => faults
                .within("times", |faults| numbers(times, faults))
                .map(|[four, five, six]| Self::Times { four, five, six }),
            _ => {
                faults.add("one of `per_extra_die`, `fixed` and `times` is expected");
                None
            }
        }
    }

    fn write(&self) -> Tree {
        let list = |numbers: [u32; 3]| Tree::List(numbers.map(Tree::number).into());
        match *self {
            Self::TripletsOnly => Tree::text("triplets-only"),
            Self::Doubling => Tree::text("doubling"),
            Self::Adding => Tree::text("adding"),
            Self::Flat => Tree::text("flat"),
            Self::PerExtraDie(points) => Tree::table([("per_extra_die", Tree::number(points))]),
            Self::Fixed { four, five, six } => Tree::table([("fixed", list([four, five, six]))]),
            Self::Times { four, five, six } => Tree::table([("times", list([four, five, six]))]),
        }
    }
}

/// A list of exactly so many whole numbers.
fn numbers<const N: usize>(tree: &Tree, faults: &mut Faults) -> Option<[u32; N]> {
    let list = match tree {
        Tree::List(list) if list.len() == N => list,
        Tree::List(list) => {
            faults.add(format_args!("{N} numbers are expected, not {}", list.len()));
            return None;
        }
        _ => {
            faults.expected(format_args!("a list of {N} numbers"), tree);
            return None;
        }
    };
    let read = list.iter().map(|number| points(number, faults));
    // All of them are read, so that every fault is found.
    let numbers: Vec<Option<u32>> = read.collect();
    let numbers: Option<Vec<u32>> = numbers.into_iter().collect();
    numbers?.try_into().ok()
}

/// Reads `{ triplets = [1000, 200, 300, 400, 500, 600], scheme = "doubling" }`; without triplets
/// they stay as they are.
pub(super) fn read(rules: &mut RuleSetBuilder, tree: &Tree, faults: &mut Faults) {
    let [triplets, scheme] = fields(tree, ["triplets", "scheme"], faults);
    let triplets = match triplets {
        Some(tree) => faults.within("triplets", |faults| numbers(tree, faults)),
        None => Some(triplets_of(rules)),
    };
    let scheme = required("scheme", scheme, faults, SetScheme::read);
    if let (Some(triplets), Some(scheme)) = (triplets, scheme) {
        *rules = rules.sets(triplets, scheme);
    }
}

pub(super) fn write(rules: &RuleSetBuilder, base: &RuleSetBuilder) -> Option<Tree> {
    let (triplets, scheme) = nearest(rules, base)?;
    let scheme = scheme.write();
    if triplets == triplets_of(base) {
        return Some(Tree::table([("scheme", scheme)]));
    }
    let triplets = Tree::List(triplets.map(Tree::number).into());
    Some(Tree::table([("triplets", triplets), ("scheme", scheme)]))
}

/// Reads `{ 4 = { 2 = 1000 } }`: by size, then by face.
pub(super) fn read_each(rules: &mut RuleSetBuilder, tree: &Tree, faults: &mut Faults) {
    entries(tree, faults, |key, tree, faults| {
        let Some(size) = SetSize::ALL
            .into_iter()
            .find(|size| size.dice().to_string() == key)
        else {
            faults.add("a set is of 2 to 6 dice");
            return;
        };
        super::families::by_face(tree, faults, |face, tree, faults| {
            if let Some(payout) = Payout::read(tree, faults) {
                *rules = rules.of_a_kind(size, face, payout);
            }
        });
    });
}

pub(super) fn write_each(rules: &RuleSetBuilder, base: &RuleSetBuilder) -> Option<Tree> {
    let mut before = *base;
    before.dice = rules.dice;
    if let Some((triplets, scheme)) = nearest(rules, base) {
        before = before.sets(triplets, scheme);
    }
    let sizes = SetSize::ALL.into_iter().filter_map(|size| {
        let differing = Face::ALL.into_iter().filter_map(|face| {
            let payout = payout_of(rules, size, face);
            (payout != payout_of(&before, size, face)).then(|| (face.to_string(), payout.write()))
        });
        let faces: Vec<_> = differing.collect();
        (!faces.is_empty()).then(|| (size.dice().to_string(), Tree::Table(faces)))
    });
    let sizes: Vec<_> = sizes.collect();
    (!sizes.is_empty()).then_some(Tree::Table(sizes))
}

/// The triplets and the scheme that say most of what sets pay, if that is shorter than to name the
/// sets that differ from the base; of several the first.
fn nearest(rules: &RuleSetBuilder, base: &RuleSetBuilder) -> Option<([u32; 6], SetScheme)> {
    let triplets = triplets_of(rules);
    let mut before = *base;
    before.dice = rules.dice;
    let unchanged = (differing(rules, &before), None);
    let schemes = schemes_for(rules).map(|scheme| {
        let left = differing(rules, &before.sets(triplets, scheme));
        (left + 1, Some((triplets, scheme)))
    });
    let ways = core::iter::once(unchanged).chain(schemes);
    ways.min_by_key(|&(written, _)| written)?.1
}

/// Every scheme that some face may follow: the words, and those with the numbers of that face.
fn schemes_for(rules: &RuleSetBuilder) -> impl Iterator<Item = SetScheme> {
    let with_numbers = |face| {
        let three = points_of(rules, SetSize::Three, face);
        let [four, five, six] = LARGER.map(|size| points_of(rules, size, face));
        let times = |points: u32| points.checked_div(three).unwrap_or(0);
        [
            SetScheme::PerExtraDie(four.saturating_sub(three)),
            SetScheme::Fixed { four, five, six },
            SetScheme::Times {
                four: times(four),
                five: times(five),
                six: times(six),
            },
        ]
    };
    let numbered: Vec<_> = Face::ALL.into_iter().flat_map(with_numbers).collect();
    WORDS.into_iter().map(|(_, scheme)| scheme).chain(numbered)
}

/// How many sets pay something else.
fn differing(rules: &RuleSetBuilder, other: &RuleSetBuilder) -> usize {
    let payouts = rules.sets.iter().flatten().zip(other.sets.iter().flatten());
    payouts.filter(|(payout, other)| payout != other).count()
}

fn triplets_of(rules: &RuleSetBuilder) -> [u32; 6] {
    Face::ALL.map(|face| points_of(rules, SetSize::Three, face))
}

fn payout_of(rules: &RuleSetBuilder, size: SetSize, face: Face) -> Payout {
    rules.sets[size.index()][face.index()]
}

/// The points that a set pays; 0 if it pays none, or something else.
fn points_of(rules: &RuleSetBuilder, size: SetSize, face: Face) -> u32 {
    match payout_of(rules, size, face) {
        Payout::Points(points) => points,
        _ => 0,
    }
}
