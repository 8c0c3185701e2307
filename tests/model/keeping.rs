//! Keep-sets, partitions and verdicts of a throw with nothing held, against the twin; and that all
//! questions about a throw have one answer, whatever is held.

use std::collections::BTreeSet;

use hotdice::{CarryOver, Dice, Held, Keep, RuleSet, Verdict};

use super::twin::faces::faces_of;
use super::twin::{Kept, Split, Twin, Value};

/// The keep-sets are those of the twin, once and ascending.
pub(crate) fn same_keeps(twin: &Twin<'_>, throw: Dice) {
    let keeps = twin.rules.keeps(throw);
    assert_eq!(keeps.len(), keeps.clone().count());
    let found: Vec<Kept> = keeps.map(kept).collect();
    assert_eq!(found, twin.keeps(&faces_of(throw), &[]), "of {throw}");
}

/// The verdict follows the order of tests.
pub(crate) fn same_verdict(twin: &Twin<'_>, throw: Dice) {
    if (1..=twin.rules.dice()).contains(&throw.len()) {
        assert_eq!(
            twin.rules.verdict(throw),
            twin.verdict(&faces_of(throw), &[])
        );
    }
}

/// The library's keep as the twin speaks of it.
pub(super) fn kept(keep: Keep) -> Kept {
    Kept {
        faces: faces_of(keep.dice),
        gain: keep.worth.into(),
        left: keep.dice_left.into(),
    }
}

/// The partitions are those of the twin, each once, and the best of them is what the dice are worth.
pub(crate) fn same_partitions(twin: &Twin<'_>, dice: Dice) {
    let rules = twin.rules;
    let mut found = BTreeSet::new();
    for partition in rules.partitions(dice) {
        let covered = partition.combinations().iter();
        let lowest: Vec<_> = covered
            .map(|combination| combination.dice.faces().next())
            .collect();
        assert!(lowest.is_sorted(), "by lowest die: {partition}");
        assert_eq!(partition.dice(), dice);
        assert!(found.insert(Split::from(partition)), "twice: {partition}");
    }
    let expected = if dice.len() <= rules.dice() {
        twin.splits(&faces_of(dice), &[], true)
    } else {
        BTreeSet::new()
    };
    assert_eq!(&found, &expected, "of {dice}");
    let best = expected.iter().map(|split| split.gain).max();
    assert_eq!(rules.worth(dice).map(Value::from), best);
    assert_eq!(rules.points(dice).map(u64::from), best.map(Value::points));
}

/// Dice may be kept if they are listed, and only then; the throw is a bust if none are. Of more dice
/// than there can be beside the held ones, none are.
pub(crate) fn keeps_what_is_listed(rules: &RuleSet, throw: Dice, held: Held) {
    let listed: Vec<Keep> = rules.keeps_holding(throw, held).collect();
    let case = || format!("{throw} beside {held:?}");
    for dice in throw.subsets() {
        let keep = listed.iter().find(|keep| keep.dice == dice);
        let kept = rules.keep_holding(throw, held, dice);
        assert_eq!(kept.ok().as_ref(), keep, "{dice} of {}", case());
    }
    let verdict = rules.verdict_holding(throw, held);
    assert_eq!(verdict == Verdict::Scores, !listed.is_empty(), "{}", case());
    if throw.len() + held.dice().len() > rules.dice() {
        assert_eq!(listed, [], "{}", case());
    }
    if held == Held::NOTHING {
        assert!(rules.keeps(throw).eq(listed), "{}", case());
        assert_eq!(rules.verdict(throw), verdict, "{}", case());
    }
}

/// A keep that leaves other dice than the rules said has the partitions of a throw of as many dice,
/// and none if so many cannot be thrown.
pub(crate) fn splits_any_keep(rules: &RuleSet, mut keep: Keep, held: Held) {
    // Few, and so many that with the other dice they are about 255.
    for dice_left in (0..=7).chain(248..=u8::MAX) {
        keep.dice_left = dice_left;
        let dice = usize::from(keep.dice.len() + held.dice().len()) + usize::from(dice_left);
        let partitions = rules.partitions_holding(&keep, held);
        if dice > rules.dice().into() {
            assert_eq!(partitions.count(), 0, "{keep:?} beside {held:?}");
        } else {
            assert!(
                partitions
                    .into_iter()
                    .all(|split| split.dice() == keep.dice)
            );
        }
    }
}

/// Dice can be held if they can have been kept earlier in a cycle, and only then; what is held is
/// accepted as it is.
pub(crate) fn holds_what_can_be_kept(twin: &Twin<'_>, dice: Dice) {
    let rules = twin.rules;
    let possible = dice.len() < rules.dice() && twin.can_be_held(&faces_of(dice));
    let held = rules.hold(dice);
    assert_eq!(held.is_ok(), possible, "{dice}: {held:?}");
    if let Ok(held) = held {
        assert_eq!(held.dice(), dice);
        assert_eq!(rules.hold_open(dice, held.open()), Ok(held));
    }
    let opened = |open| rules.hold_open(dice, open).ok();
    for held in dice.subsets().filter_map(opened) {
        assert!(possible, "{held:?}");
        let grows = rules.carry_over() == CarryOver::ExtendSets;
        assert!(!grows || twin.are_sets(&faces_of(held.open())), "{held:?}");
    }
}
