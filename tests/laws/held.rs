//! Keep-sets and partitions where dice are held from earlier throws of the cycle.

use std::collections::BTreeSet;

use hotdice::{Account, CarryOver, Dice, Face, Partition, Phase, Turn, Verdict};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::TestCaseResult;

use crate::keeping::kept;
use crate::options::{Options, carrying_options};
use crate::sampling::{cases, first, six_faces};
use crate::twin::faces::{dice_of, faces_of, sorted};
use crate::twin::{Group, Kept, Split, Twin};

/// One throw, and what is kept of it.
#[derive(Clone, Debug)]
struct Step {
    faces: [Face; 6],
    keep: Index,
    partition: Index,
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = (six_faces(), any::<Index>(), any::<Index>());
    prop::collection::vec(
        step.prop_map(|(faces, keep, partition)| Step {
            faces,
            keep,
            partition,
        }),
        2..12,
    )
}

proptest! {
    #![proptest_config(cases(120))]

    #[test]
    fn singles_join_straights_as_with_the_twin(
        options in carrying_options(CarryOver::Straights),
        steps in steps(),
    ) {
        plays_as_the_twin(&options, &steps)?;
    }

    #[test]
    fn sets_are_extended_as_with_the_twin(
        options in carrying_options(CarryOver::ExtendSets),
        steps in steps(),
    ) {
        plays_as_the_twin(&options, &steps)?;
    }

    #[test]
    fn all_dice_mix_progressively_as_with_the_twin(
        options in carrying_options(CarryOver::Progressive),
        steps in steps(),
    ) {
        plays_as_the_twin(&options, &steps)?;
    }

    #[test]
    fn held_dice_join_nothing_without_carry_over(
        options in carrying_options(CarryOver::None),
        steps in steps(),
    ) {
        plays_as_the_twin(&options, &steps)?;
    }
}

/// Plays turns from these steps, a new one after each bust and win.
fn plays_as_the_twin(options: &Options, steps: &[Step]) -> TestCaseResult {
    let rules = options.rules();
    let twin = Twin::new(&rules);
    let mut turn = Turn::new(&rules, Account::NEW);
    let mut held = Vec::new();
    let mut points = 0;
    for step in steps {
        if matches!(turn.phase(), Phase::Over(_)) {
            (turn, held, points) = (Turn::new(&rules, Account::NEW), Vec::new(), 0);
        }
        let throw = first(step.faces, turn.dice_in_hand());
        let verdict = turn.throw(throw)?;
        prop_assert_eq!(
            verdict,
            twin.verdict(&faces_of(throw), &held),
            "of {}",
            throw
        );
        held_agrees(&turn, &twin, &held)?;
        if verdict == Verdict::Scores {
            let split = chosen(&mut turn, &twin, &held, step)?;
            points += split.gain.points();
            held = twin.held_after(&held, &split);
            if !matches!(turn.phase(), Phase::Over(_)) {
                prop_assert_eq!(u64::from(turn.points()), points);
            }
        }
    }
    Ok(())
}

/// The dice held, and those that later throws may build on, are the twin's.
fn held_agrees(turn: &Turn<'_>, twin: &Twin<'_>, groups: &[Group]) -> TestCaseResult {
    let held = turn.held();
    let all = sorted(groups.iter().flat_map(|group| group.faces.clone()));
    prop_assert_eq!(faces_of(held.dice()), all);
    prop_assert_eq!(faces_of(held.open()), twin.open(groups));
    prop_assert_eq!(twin.rules.hold_open(held.dice(), held.open()), Ok(held));
    Ok(())
}

/// Compares all that may be kept now with the twin, keeps some of it, and returns the split.
fn chosen(
    turn: &mut Turn<'_>,
    twin: &Twin<'_>,
    held: &[Group],
    step: &Step,
) -> Result<Split, TestCaseError> {
    let throw = faces_of(turn.table());
    let keeps: Vec<Kept> = turn.keeps().map(kept).collect();
    prop_assert_eq!(
        &keeps,
        &twin.keeps(&throw, held),
        "of {:?}, holding {:?}",
        throw,
        held
    );
    for keep in &keeps {
        same_partitions(turn, twin, held, keep)?;
    }
    // Mostly one of the smallest keep-sets, so that a cycle lasts.
    let few = keeps.len().min(4);
    let dice = dice_of(&keeps[step.keep.index(few)].faces);
    let partitions: Vec<_> = turn.partitions(dice)?.collect();
    let partition = partitions[step.partition.index(partitions.len())];
    keep_takes_the_first_best(*turn, dice)?;
    let keep = turn.keep_as(&partition)?;
    prop_assert_eq!((keep.dice, keep.worth), (dice, partition.worth()));
    Ok(partition.into())
}

fn same_partitions(
    turn: &Turn<'_>,
    twin: &Twin<'_>,
    held: &[Group],
    keep: &Kept,
) -> TestCaseResult {
    let dice = dice_of(&keep.faces);
    let mut found = BTreeSet::new();
    for partition in turn.partitions(dice)? {
        prop_assert_eq!(partition.dice(), dice);
        prop_assert!(found.insert(Split::from(partition)), "twice: {}", partition);
    }
    let full_throw = turn.table().len() == twin.rules.dice();
    let expected = twin.splits(&keep.faces, held, full_throw);
    prop_assert_eq!(&found, &expected, "of {}, holding {:?}", dice, held);
    let best = found.iter().map(|split| split.gain).max();
    prop_assert_eq!(best, Some(keep.gain));
    Ok(())
}

/// To keep dice without naming a partition is to name the first of the best ones.
fn keep_takes_the_first_best(turn: Turn<'_>, dice: Dice) -> TestCaseResult {
    let better = |best: Partition, next: Partition| {
        if next.worth() > best.worth() {
            next
        } else {
            best
        }
    };
    let best = turn
        .partitions(dice)?
        .reduce(better)
        .expect("a keep-set has a partition");
    let (mut kept, mut kept_as) = (turn, turn);
    prop_assert_eq!(kept.keep(dice)?, kept_as.keep_as(&best)?);
    prop_assert_eq!(kept.state(), kept_as.state());
    Ok(())
}
