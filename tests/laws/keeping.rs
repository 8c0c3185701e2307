//! Keep-sets, partitions and verdicts of a throw with nothing held.

use std::collections::BTreeSet;

use hotdice::{Dice, RuleSet};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use crate::options::valid_options;
use crate::sampling::{cases, dice_up_to};
use crate::twin::faces::faces_of;
use crate::twin::{Kept, Split, Twin, Value};

fn throws() -> impl Strategy<Value = Vec<Dice>> {
    prop::collection::vec(dice_up_to(6), 1..24)
}

proptest! {
    #![proptest_config(cases(250))]

    #[test]
    fn keeps_are_those_of_the_twin_once_and_ascending(options in valid_options(), throws in throws()) {
        let rules = options.rules();
        let twin = Twin::new(&rules);
        for throw in throws {
            let keeps = rules.keeps(throw);
            prop_assert_eq!(keeps.len(), keeps.clone().count());
            let found: Vec<Kept> = keeps.map(kept).collect();
            prop_assert_eq!(found, twin.keeps(&faces_of(throw), &[]), "of {}", throw);
        }
    }

    #[test]
    fn partitions_are_those_of_the_twin_once(options in valid_options(), throws in throws()) {
        let rules = options.rules();
        let twin = Twin::new(&rules);
        for dice in throws {
            same_partitions(&rules, &twin, dice)?;
        }
    }

    #[test]
    fn verdicts_follow_the_order_of_tests(options in valid_options(), throws in throws()) {
        let rules = options.rules();
        let twin = Twin::new(&rules);
        for throw in throws {
            if (1..=rules.dice()).contains(&throw.len()) {
                prop_assert_eq!(rules.verdict(throw), twin.verdict(&faces_of(throw), &[]));
            }
        }
    }
}

/// The library's keep as the twin speaks of it.
pub(crate) fn kept(keep: hotdice::Keep) -> Kept {
    Kept {
        faces: faces_of(keep.dice),
        gain: keep.worth.into(),
        left: keep.dice_left.into(),
    }
}

fn same_partitions(rules: &RuleSet, twin: &Twin<'_>, dice: Dice) -> TestCaseResult {
    let mut found = BTreeSet::new();
    for partition in rules.partitions(dice) {
        let covered = partition.combinations().iter();
        let lowest: Vec<_> = covered
            .map(|combination| combination.dice.faces().next())
            .collect();
        prop_assert!(lowest.is_sorted(), "by lowest die: {}", partition);
        prop_assert_eq!(partition.dice(), dice);
        prop_assert!(found.insert(Split::from(partition)), "twice: {}", partition);
    }
    let expected = if dice.len() <= rules.dice() {
        twin.splits(&faces_of(dice), &[], true)
    } else {
        BTreeSet::new()
    };
    prop_assert_eq!(&found, &expected, "of {}", dice);
    let best = expected.iter().map(|split| split.gain).max();
    prop_assert_eq!(rules.worth(dice).map(Value::from), best);
    prop_assert_eq!(rules.points(dice).map(u64::from), best.map(Value::points));
    Ok(())
}
