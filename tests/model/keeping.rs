//! Keep-sets, partitions and verdicts of a throw with nothing held, against the twin.

use std::collections::BTreeSet;

use hotdice::Dice;

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
pub(super) fn kept(keep: hotdice::Keep) -> Kept {
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
