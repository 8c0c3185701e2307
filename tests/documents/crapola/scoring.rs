//! What dice score.

use std::collections::BTreeSet;

use hotdice::{Face, Payout, SetSize, Turn, Verdict};

use super::{basic, crapola, five};
use crate::play::{ON_BOARD, dice, keeps, list, of_a_kind, scores, turn_after};

#[test]
fn played_with_five_or_six_dice_six_preferred() {
    assert_eq!((crapola().dice(), basic().dice(), five().dice()), (6, 6, 5));
}

#[test]
fn any_fives_are_50_each() {
    assert_eq!(crapola().points(dice("5")), Some(50));
    assert_eq!(crapola().points(dice("55")), Some(100));
}

#[test]
fn any_ones_are_100_each() {
    assert_eq!(crapola().points(dice("1")), Some(100));
    assert_eq!(crapola().points(dice("11")), Some(200));
}

#[test]
fn three_or_more_of_a_kind_must_be_rolled_in_one_throw() {
    let rules = crapola();
    // The third 1 comes with a later throw.
    let mut turn = turn_after(&rules, &[("1-1-2-3-4-6", "1-1")]);
    turn.throw(dice("1-2-3-6")).expect("four dice");
    assert_eq!(keeps(&turn), list([("1", 100)]));
    // Two 4s score nothing, so they cannot wait for a third.
    let mut turn = Turn::new(&rules, ON_BOARD);
    turn.throw(dice("1-2-3-4-4-6")).expect("six dice");
    assert!(turn.keep(dice("4-4")).is_err());
    // A fourth 4 is worthless.
    let mut turn = turn_after(&rules, &[("2-2-3-4-4-4", "4-4-4")]);
    assert!(
        turn.throw(dice("2-3-4"))
            .is_ok_and(|verdict| verdict != Verdict::Scores)
    );
}

#[test]
fn three_to_six_twos_200_400_800_1600() {
    assert_eq!(of_a_kind(&crapola(), 2), [200, 400, 800, 1600].map(Some));
}

#[test]
fn three_to_six_threes_300_600_1200_2400() {
    assert_eq!(of_a_kind(&crapola(), 3), [300, 600, 1200, 2400].map(Some));
}

#[test]
fn three_to_six_fours_400_800_1600_3200() {
    assert_eq!(of_a_kind(&crapola(), 4), [400, 800, 1600, 3200].map(Some));
}

#[test]
fn three_to_six_fives_500_1000_2000_4000() {
    assert_eq!(of_a_kind(&crapola(), 5), [500, 1000, 2000, 4000].map(Some));
}

#[test]
fn three_to_six_sixes_600_1200_2400_4800() {
    assert_eq!(of_a_kind(&crapola(), 6), [600, 1200, 2400, 4800].map(Some));
}

#[test]
fn three_to_six_ones_1000_2000_4000_8000() {
    assert_eq!(of_a_kind(&crapola(), 1), [1000, 2000, 4000, 8000].map(Some));
}

#[test]
fn five_dice_have_no_six_of_a_kind() {
    assert_eq!(
        of_a_kind(&five(), 6),
        [Some(600), Some(1200), Some(2400), None]
    );
    assert_eq!(five().of_a_kind(SetSize::Six, Face::Six), Payout::Nothing);
}

#[test]
fn example_1_1_2_3_5_6_scores_50_100_150_200_or_250() {
    assert_eq!(
        scores(&crapola(), "112356"),
        BTreeSet::from([50, 100, 150, 200, 250])
    );
}

#[test]
fn example_2_2_2_3_5_6_scores_50_200_or_250() {
    assert_eq!(scores(&crapola(), "222356"), BTreeSet::from([50, 200, 250]));
}

#[test]
fn example_four_fours_and_a_five_score_800_or_850() {
    // The text lists scores, not all of them: the 5 alone, and three of the 4s, count as well.
    let all = BTreeSet::from([50, 400, 450, 800, 850]);
    assert_eq!(scores(&crapola(), "444456"), all);
}

#[test]
fn example_1_1_3_3_3_5_scores_50_to_550() {
    let listed = [50, 100, 150, 200, 300, 350, 400, 450, 500, 550];
    // Both 1s and the 5 are 250 in the first example, so they are here.
    let all = listed.into_iter().chain([250]).collect();
    assert_eq!(scores(&crapola(), "113335"), all);
}
