//! Exact odds against a count over all ordered throws.

use hotdice::{Dice, Face, Held, RuleSet};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use crate::model::twin::Twin;
use crate::model::twin::faces::{faces_of, sorted};
use crate::options::valid_options;
use crate::sampling::{cases, dice_up_to};

/// All 6^n throws of n dice, die by die.
fn ordered(dice: u8) -> Vec<Vec<u8>> {
    (0..dice).fold(vec![Vec::new()], |shorter, _| {
        let longer = |faces: &Vec<u8>| {
            let faces = faces.clone();
            (1..=6).map(move |face| [faces.clone(), vec![face]].concat())
        };
        shorter.iter().flat_map(longer).collect()
    })
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn odds_count_every_ordered_throw(options in valid_options(), dice in 0_u8..=3) {
        let rules = options.rules();
        counts_every_throw(&rules, dice)?;
    }

    #[test]
    fn odds_with_held_dice_count_every_ordered_throw(
        options in valid_options(),
        held in dice_up_to(5),
        dice in 1_u8..=2,
    ) {
        let rules = options.rules();
        if let Ok(held) = rules.hold(held) {
            counts_every_throw_holding(&rules, dice, held)?;
        }
    }
}

fn counts_every_throw(rules: &RuleSet, dice: u8) -> TestCaseResult {
    let twin = Twin::new(rules);
    let odds = rules.odds(dice);
    let throws = if dice <= rules.dice() {
        ordered(dice)
    } else {
        Vec::new()
    };
    prop_assert_eq!((odds.dice, odds.throws), (dice, throws.len() as u64));
    let (mut busts, mut keep_sets, mut best, mut sum) = (0, 0, 0, 0);
    for throw in throws {
        let keeps = twin.keeps(&sorted(throw), &[]);
        let points = keeps.iter().map(|keep| keep.gain.points());
        busts += u64::from(keeps.is_empty());
        keep_sets += keeps.len() as u64;
        best += points.clone().max().unwrap_or(0);
        sum += points.sum::<u64>();
    }
    prop_assert_eq!((odds.busts, odds.keep_sets), (busts, keep_sets));
    prop_assert_eq!((odds.best_points, odds.keep_set_points), (best, sum));
    Ok(())
}

/// What is held is checked elsewhere; here each order of a throw has to count once.
fn counts_every_throw_holding(rules: &RuleSet, dice: u8, held: Held) -> TestCaseResult {
    let odds = rules.odds_holding(dice, held);
    let throws = if dice + held.dice().len() <= rules.dice() {
        ordered(dice)
    } else {
        Vec::new()
    };
    prop_assert_eq!(odds.throws, throws.len() as u64);
    let (mut busts, mut keep_sets, mut best) = (0, 0, 0);
    for throw in throws {
        let faces = throw
            .iter()
            .map(|&pips| Face::try_from(pips).expect("a face"));
        let dice = Dice::from_faces(faces).expect("few dice");
        prop_assert_eq!(faces_of(dice), sorted(throw));
        let keeps: Vec<_> = rules.keeps_holding(dice, held).collect();
        busts += u64::from(keeps.is_empty());
        keep_sets += keeps.len() as u64;
        best += keeps
            .iter()
            .map(|keep| u64::from(keep.points()))
            .max()
            .unwrap_or(0);
    }
    prop_assert_eq!(
        (odds.busts, odds.keep_sets, odds.best_points),
        (busts, keep_sets, best)
    );
    Ok(())
}
