//! Straights, also with dice kept earlier.

use std::collections::BTreeSet;

use hotdice::{CombinationKind, Face, Payout, Verdict};

use super::{crapola, five};
use crate::play::{dice, keeps, list, partitions, turn_after};

#[test]
fn a_straight_is_1000() {
    let rules = crapola();
    assert_eq!(rules.points(dice("12345")), Some(1000));
    assert_eq!(rules.points(dice("23456")), Some(1000));
    assert!(partitions(&rules, "123456").contains(&1000));
}

#[test]
fn the_straight_1_to_6_is_of_the_six_dice_game() {
    assert_eq!(five().straight(Face::One..=Face::Six), Payout::Nothing);
    assert_eq!(five().points(dice("12345")), Some(1000));
    assert_eq!(five().points(dice("23456")), Some(1000));
}

#[test]
fn a_straight_of_all_six_is_1000_in_one_piece_and_1100_in_two() {
    let rules = crapola();
    assert_eq!(rules.points(dice("123456")), Some(1100));
    assert_eq!(partitions(&rules, "123456"), [1000, 1100]);
    let kinds = rules.partitions(dice("123456")).map(|partition| {
        let combinations = partition.combinations().iter();
        let singles = combinations.filter(|part| part.kind == CombinationKind::Single);
        (partition.points(), singles.count())
    });
    assert_eq!(
        kinds.collect::<BTreeSet<_>>(),
        BTreeSet::from([(1000, 0), (1100, 1)])
    );
}

#[test]
fn a_kept_1_joins_the_rest_of_a_straight() {
    let rules = crapola();
    let mut turn = turn_after(&rules, &[("1-2-2-3-3-4", "1")]);
    turn.throw(dice("2-3-4-4-5")).expect("five dice");
    assert_eq!(keeps(&turn), list([("5", 50), ("2-3-4-5", 900)]));
    turn.keep(dice("2-3-4-5"))
        .expect("a straight with the held 1");
    assert_eq!(turn.points(), 1000);
}

#[test]
fn a_kept_5_joins_the_rest_of_a_straight() {
    let rules = crapola();
    let mut turn = turn_after(&rules, &[("2-2-3-3-4-5", "5")]);
    turn.throw(dice("1-2-3-4-4")).expect("five dice");
    assert_eq!(keeps(&turn), list([("1", 100), ("1-2-3-4", 950)]));
    turn.keep(dice("1-2-3-4"))
        .expect("a straight with the held 5");
    assert_eq!(turn.points(), 1000);
    let turn = turn_after(&rules, &[("2-2-3-3-4-5", "5"), ("2-2-3-4-6", "2-3-4-6")]);
    assert_eq!(turn.points(), 1000);
}

#[test]
fn a_kept_1_and_5_join_the_rest_of_a_straight() {
    let rules = crapola();
    let mut turn = turn_after(&rules, &[("1-2-2-3-3-5", "1-5")]);
    turn.throw(dice("2-3-4-4")).expect("four dice");
    assert_eq!(keeps(&turn), list([("2-3-4", 850)]));
    turn.keep(dice("2-3-4")).expect("the straight 1-5");
    assert_eq!(turn.points(), 1000);
}

#[test]
fn dice_kept_one_throw_after_another_join_a_straight() {
    let rules = crapola();
    let turn = turn_after(
        &rules,
        &[
            ("1-2-2-3-3-4", "1"),
            ("2-2-3-4-5", "5"),
            ("2-3-4-4", "2-3-4"),
        ],
    );
    assert_eq!(turn.points(), 1000);
}

#[test]
fn the_rest_of_1_to_6_is_all_kept_for_1000_or_1100() {
    let rules = crapola();
    let mut turn = turn_after(&rules, &[("1-2-2-3-3-5", "1-5")]);
    assert_eq!(turn.throw(dice("2-3-4-6")), Ok(Verdict::Scores));
    let totals: BTreeSet<(String, u32)> = turn
        .partitions(dice("2-3-4-6"))
        .expect("a legal keep-set")
        .map(|partition| {
            let mut turn = turn;
            turn.keep_as(&partition).expect("a partition");
            (partition.absorbed().to_string(), turn.points())
        })
        .collect();
    // As 1-6 the straight takes up both held dice; as 2-6 only the 5, and the 1 stays.
    let both = ("1-5".to_string(), 1000);
    assert_eq!(totals, BTreeSet::from([both, ("5".to_string(), 1100)]));
    let keep = turn.keep(dice("2-3-4-6")).expect("a legal keep-set");
    assert_eq!(
        (keep.points(), turn.points(), keep.is_hot()),
        (950, 1100, true)
    );
    assert!(turn.can_bank());
}

#[test]
fn a_fresh_straight_beats_one_that_takes_up_the_held_1() {
    let rules = crapola();
    let mut turn = turn_after(&rules, &[("1-2-2-3-3-4", "1")]);
    turn.throw(dice("2-3-4-5-6")).expect("five dice");
    let splits = turn.partitions(dice("2-3-4-5-6")).expect("legal");
    let splits: BTreeSet<(String, u32)> = splits
        .map(|split| (split.absorbed().to_string(), split.points()))
        .collect();
    let fresh = (String::new(), 1000);
    assert_eq!(splits, BTreeSet::from([fresh, ("1".to_string(), 900)]));
    turn.keep(dice("2-3-4-5-6")).expect("legal");
    assert_eq!(turn.points(), 1100);
}

#[test]
fn dice_kept_as_a_set_join_no_straight() {
    let rules = crapola();
    let mut turn = turn_after(&rules, &[("1-1-1-2-3-4", "1-1-1")]);
    assert_ne!(turn.throw(dice("2-3-4")), Ok(Verdict::Scores));
    let mut turn = turn_after(&rules, &[("2-3-5-5-5-6", "5-5-5")]);
    assert_ne!(turn.throw(dice("2-3-4")), Ok(Verdict::Scores));
}

#[test]
fn five_dice_crapola_is_crapola_otherwise() {
    let (six, five) = (crapola(), five());
    assert_eq!(
        (five.opening(), five.minimum()),
        (six.opening(), six.minimum())
    );
    assert_eq!(
        (five.ending(), five.carry_over()),
        (six.ending(), six.carry_over())
    );
    let mut turn = turn_after(&five, &[("1-2-2-3-6", "1")]);
    turn.throw(dice("2-3-4-5")).expect("four dice");
    let keep = turn
        .keep(dice("2-3-4-5"))
        .expect("a straight with the held 1");
    assert!(keep.is_hot());
    assert_eq!(turn.points(), 1000);
}
