//! Keeping, hot dice and the points a bank needs.

use hotdice::{Account, BankRefusal, HotDice, Phase, Turn, TurnEnd, TurnError, Verdict};

use super::{basic, crapola};
use crate::play::{dice, thrown_and_kept, turn_after};

#[test]
fn all_some_or_just_one_of_the_scoring_dice_can_be_kept() {
    let rules = crapola();
    for (keep, left) in [("1", 5), ("1-5", 4), ("1-5-5", 3)] {
        let mut turn = turn_after(&rules, &[("1-2-3-4-5-5", keep)]);
        assert_eq!(turn.phase(), Phase::ToDecide { dice: left });
        let wrong = turn.throw(dice("1-1-1-1-1-1"));
        assert_eq!(
            wrong,
            Err(TurnError::DiceCount {
                expected: left,
                got: 6
            })
        );
    }
    // A die that does not score cannot be kept along.
    assert!(rules.keep(dice("1-2-3-4-5-5"), dice("1-2")).is_err());
}

#[test]
fn more_than_400_points_are_needed_to_record_any() {
    let rules = basic();
    assert_eq!((rules.minimum(), rules.opening()), (401, 0));
    let mut turn = Turn::new(&rules, Account::NEW);
    thrown_and_kept(&mut turn, "2-2-3-4-4-4", "4-4-4");
    let refusal = BankRefusal::BelowMinimum {
        needed: 401,
        points: 400,
    };
    assert_eq!(turn.bank(), Err(refusal.into()));
    thrown_and_kept(&mut turn, "2-3-5", "5");
    assert_eq!(turn.bank(), Ok(450));
}

#[test]
fn the_points_need_a_scoring_combination_just_rolled() {
    let rules = basic();
    let mut turn = turn_after(&rules, &[("4-4-4-4-6-6", "4-4-4-4")]);
    assert!(turn.can_bank());
    turn.throw(dice("1-6")).expect("two dice");
    assert_eq!(turn.bank_refusal(), Some(BankRefusal::NothingKept));
    turn.keep(dice("1")).expect("a 1 scores");
    assert_eq!(turn.bank(), Ok(900));
}

#[test]
fn with_all_six_scored_a_player_may_roll_all_six_again() {
    let rules = crapola();
    assert_eq!(rules.hot_dice(), HotDice::May);
    let mut turn = turn_after(&rules, &[("1-1-3-3-3-5", "1-1-3-3-3-5")]);
    assert_eq!(
        (turn.points(), turn.phase()),
        (550, Phase::ToDecide { dice: 6 })
    );
    thrown_and_kept(&mut turn, "1-2-2-3-4-6", "1");
    assert_eq!(turn.points(), 650);
}

#[test]
fn the_550_can_be_scored_or_built_on_and_lost() {
    let rules = basic();
    let mut turn = turn_after(&rules, &[("1-1-3-3-3-5", "1-1-3-3-3-5")]);
    let mut quits = turn;
    assert_eq!(quits.bank(), Ok(550));
    assert_ne!(turn.throw(dice("2-2-3-3-4-6")), Ok(Verdict::Scores));
    assert_eq!(turn.points(), 0);
    assert!(matches!(turn.end(), Some(TurnEnd::Bust(_))));
}

#[test]
fn scoring_is_initiated_with_1000_in_a_turn() {
    let rules = crapola();
    let mut turn = Turn::new(&rules, Account::NEW);
    thrown_and_kept(&mut turn, "1-5-5-4-4-4", "1-5-4-4-4");
    thrown_and_kept(&mut turn, "5", "5");
    thrown_and_kept(&mut turn, "1-1-1-1-2-3", "1-1");
    thrown_and_kept(&mut turn, "1-1-2-3", "1-1");
    assert_eq!(turn.points(), 1000);
    assert_eq!(turn.bank(), Ok(1000));
    let mut turn = Turn::new(&rules, Account::NEW);
    thrown_and_kept(&mut turn, "5-5-5-4-4-4", "5-5-5-4-4-4");
    thrown_and_kept(&mut turn, "5-2-2-3-4-6", "5");
    let refusal = BankRefusal::BelowOpening {
        needed: 1000,
        points: 950,
    };
    assert_eq!(turn.bank_refusal(), Some(refusal));
}

#[test]
fn after_that_400_or_more_can_be_recorded() {
    let rules = crapola();
    let mut turn = turn_after(&rules, &[("3-3-3-5-2-6", "3-3-3-5")]);
    let refusal = BankRefusal::BelowMinimum {
        needed: 400,
        points: 350,
    };
    assert_eq!(turn.bank_refusal(), Some(refusal));
    thrown_and_kept(&mut turn, "5-6", "5");
    assert_eq!(turn.bank(), Ok(400));
}

#[test]
fn a_house_rule_may_force_hot_dice_to_be_rolled() {
    let rules = crapola().to_builder().hot_dice(HotDice::Must).build();
    let rules = rules.expect("valid rules");
    let mut turn = turn_after(&rules, &[("1-1-3-3-3-5", "1-1-3-3-3-5")]);
    assert_eq!(turn.bank_refusal(), Some(BankRefusal::HotDice));
    thrown_and_kept(&mut turn, "1-2-2-3-4-6", "1");
    assert_eq!(turn.bank(), Ok(650));
}

#[test]
fn forced_hot_dice_that_do_not_score_lose_all() {
    let rules = crapola().to_builder().hot_dice(HotDice::Must).build();
    let rules = rules.expect("valid rules");
    let mut turn = turn_after(&rules, &[("1-1-3-3-3-5", "1-1-3-3-3-5")]);
    assert_ne!(turn.throw(dice("2-2-3-3-4-6")), Ok(Verdict::Scores));
    assert_eq!(turn.points(), 0);
}
