//! Turns of many throws that hold dice, against the twin.

use std::collections::BTreeSet;

use hotdice::{Account, Dice, Face, Partitions, Phase, RuleSet, Turn, Verdict};

use super::keeping::kept;
use super::script::first;
use super::turns::first_best;
use super::twin::faces::{dice_of, faces_of, sorted};
use super::twin::{Group, Kept, Split, Twin};

/// One throw, and what is kept of it, by numbers of any size.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) faces: [Face; 6],
    pub(crate) keep: usize,
    pub(crate) partition: usize,
}

/// Plays turns from these steps, a new one after each bust and win.
pub(crate) fn plays_as_the_twin(rules: &RuleSet, steps: &[Step]) {
    let twin = Twin::new(rules);
    let mut turn = Turn::new(rules, Account::NEW);
    let mut held = Vec::new();
    let mut points = 0;
    for step in steps {
        if matches!(turn.phase(), Phase::Over(_)) {
            (turn, held, points) = (Turn::new(rules, Account::NEW), Vec::new(), 0);
        }
        let throw = first(step.faces, turn.dice_in_hand());
        let verdict = turn.throw(throw).expect("a throw of the dice in hand");
        assert_eq!(verdict, twin.verdict(&faces_of(throw), &held), "of {throw}");
        held_agrees(&turn, &twin, &held);
        if verdict == Verdict::Scores {
            let split = chosen(&mut turn, &twin, &held, step);
            points += split.gain.points();
            held = twin.held_after(&held, &split);
            if !matches!(turn.phase(), Phase::Over(_)) {
                assert_eq!(u64::from(turn.points()), points);
            }
        }
    }
}

/// The dice held, and those that later throws may build on, are the twin's.
fn held_agrees(turn: &Turn<'_>, twin: &Twin<'_>, groups: &[Group]) {
    let held = turn.held();
    let all = sorted(groups.iter().flat_map(|group| group.faces.clone()));
    assert_eq!(faces_of(held.dice()), all);
    assert_eq!(faces_of(held.open()), twin.open(groups));
    assert_eq!(twin.rules.hold_open(held.dice(), held.open()), Ok(held));
}

/// Compares all that may be kept now with the twin, keeps some of it, and returns the split.
fn chosen(turn: &mut Turn<'_>, twin: &Twin<'_>, held: &[Group], step: &Step) -> Split {
    let throw = faces_of(turn.table());
    let keeps: Vec<Kept> = turn.keeps().map(kept).collect();
    assert_eq!(
        &keeps,
        &twin.keeps(&throw, held),
        "of {throw:?}, holding {held:?}"
    );
    for keep in &keeps {
        same_partitions(turn, twin, held, keep);
    }
    // Mostly one of the smallest keep-sets, so that a cycle lasts.
    let few = keeps.len().min(4);
    let dice = dice_of(&keeps[step.keep % few].faces);
    let partitions: Vec<_> = partitions_of(turn, dice).collect();
    let partition = partitions[step.partition % partitions.len()];
    keep_takes_the_first_best(*turn, dice);
    let keep = turn.keep_as(&partition).expect("one of its partitions");
    assert_eq!((keep.dice, keep.worth), (dice, partition.worth()));
    partition.into()
}

fn same_partitions(turn: &Turn<'_>, twin: &Twin<'_>, held: &[Group], keep: &Kept) {
    let dice = dice_of(&keep.faces);
    let mut found = BTreeSet::new();
    for partition in partitions_of(turn, dice) {
        assert_eq!(partition.dice(), dice);
        assert!(found.insert(Split::from(partition)), "twice: {partition}");
    }
    let full_throw = turn.table().len() == twin.rules.dice();
    let expected = twin.splits(&keep.faces, held, full_throw);
    assert_eq!(&found, &expected, "of {dice}, holding {held:?}");
    let best = found.iter().map(|split| split.gain).max();
    assert_eq!(best, Some(keep.gain));
}

/// To keep dice without naming a partition is to name the first of the best ones.
fn keep_takes_the_first_best(turn: Turn<'_>, dice: Dice) {
    let best = first_best(partitions_of(&turn, dice)).expect("a keep-set has a partition");
    let (mut kept, mut kept_as) = (turn, turn);
    let keep = kept.keep(dice);
    assert!(keep.is_ok(), "{keep:?}");
    assert_eq!(keep, kept_as.keep_as(&best));
    assert_eq!(kept.state(), kept_as.state());
}

fn partitions_of<'t>(turn: &'t Turn<'_>, dice: Dice) -> Partitions<'t> {
    turn.partitions(dice).expect("a keep-set can be split")
}
