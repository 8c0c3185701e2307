//! "Dice Game 10000", the rules of a computer game.

use std::collections::BTreeSet;

use hotdice::{
    Account, BankRefusal, CarryOver, Face, Finish, Game, HotDice, Phase, Preset, Reason, RuleSet,
    Throw, Turn, TurnEnd, TurnError, Verdict, Worth,
};

use crate::play::{
    bank, dice, keeps, list, of_a_kind, partitions, scores, thrown_and_kept, turn_after,
};

fn rules() -> RuleSet {
    RuleSet::preset(Preset::DiceGame10000)
}

#[test]
fn this_version_uses_six_dice() {
    assert_eq!(rules().dice(), 6);
}

#[test]
fn the_goal_is_to_reach_10_000() {
    let rules = rules();
    assert_eq!((rules.target(), rules.finish()), (10_000, Finish::Reach));
    let mut game = Game::new(&rules, 2, 0).expect("two players");
    bank(
        &mut game,
        &[
            ("666666", "666666"),
            ("444444", "444444"),
            ("1-2-3-3-4-6", "1"),
        ],
    );
    assert!(game.outcome().expect("10,100").winners.iter().eq([0]));
}

#[test]
fn a_player_can_roll_as_long_as_he_gets_points() {
    let rules = rules();
    let mut turn = Turn::new(&rules, Account::NEW);
    for (throw, keep) in [("1-2-2-3-4-6", "1"), ("5-2-2-3-4", "5"), ("1-2-3-4", "1")] {
        thrown_and_kept(&mut turn, throw, keep);
    }
    assert_eq!(
        (turn.points(), turn.phase()),
        (250, Phase::ToDecide { dice: 3 })
    );
}

#[test]
fn paying_dice_are_reserved_and_the_rest_rolled_or_the_points_validated() {
    let rules = rules();
    let mut turn = turn_after(&rules, &[("1-1-2-3-4-6", "1-1")]);
    let mut validates = turn;
    assert_eq!(validates.bank(), Ok(200));
    assert_eq!(turn.throw(dice("1-2-3-4")), Ok(Verdict::Scores));
    // What does not pay cannot be reserved.
    assert!(turn.keep(dice("1-2")).is_err());
}

#[test]
fn dice_in_reserve_are_not_combined_with_later_throws() {
    let rules = rules();
    assert_eq!(rules.carry_over(), CarryOver::None);
    let mut turn = turn_after(&rules, &[("1-1-2-3-4-6", "1-1")]);
    turn.throw(dice("1-2-3-4")).expect("four dice");
    assert_eq!(keeps(&turn), list([("1", 100)]));
    let mut turn = turn_after(&rules, &[("1-2-2-3-3-5", "1-5")]);
    assert_ne!(turn.throw(dice("2-3-4-6")), Ok(Verdict::Scores));
}

#[test]
fn with_all_dice_paying_the_points_are_kept_and_all_dice_rolled() {
    let rules = rules();
    assert_eq!(rules.hot_dice(), HotDice::Must);
    let mut turn = turn_after(&rules, &[("1-1-5-4-4-4", "1-1-5-4-4-4")]);
    assert_eq!(
        (turn.points(), turn.phase()),
        (650, Phase::ToDecide { dice: 6 })
    );
    assert_eq!(turn.bank(), Err(TurnError::Bank(BankRefusal::HotDice)));
    thrown_and_kept(&mut turn, "5-2-2-3-4-6", "5");
    assert_eq!(turn.bank(), Ok(700));
}

#[test]
fn all_dice_pay_over_several_throws_as_well() {
    let rules = rules();
    let turn = turn_after(
        &rules,
        &[("1-2-2-3-4-4", "1"), ("4-4-4-2-3", "4-4-4"), ("5-5", "5-5")],
    );
    assert_eq!(turn.bank_refusal(), Some(BankRefusal::HotDice));
    assert_eq!(turn.phase(), Phase::ToDecide { dice: 6 });
}

#[test]
fn a_throw_without_points_ends_the_round_and_loses_the_score() {
    let rules = rules();
    let mut game = Game::new(&rules, 2, 0).expect("two players");
    game.throw(dice("1-1-1-2-3-4")).expect("six dice");
    game.keep(dice("1-1-1")).expect("a triplet");
    assert_ne!(game.throw(dice("2-3-4")), Ok(Verdict::Scores));
    assert_eq!((game.current(), game.seats()[0].account.total), (1, 0));
}

#[test]
fn a_die_is_reserved_by_touching_it() {
    let rules = rules();
    let throw: Throw = "4-1-4-5-4-2".parse().expect("a throw");
    let mut turn = Turn::new(&rules, Account::NEW);
    turn.throw(throw.dice()).expect("six dice");
    let touched = throw.select(&[0, 2, 4, 3]).expect("four positions");
    assert_eq!(turn.keep(touched).map(|keep| keep.points()), Ok(450));
}

#[test]
fn only_dice_of_the_current_throw_leave_the_reserve() {
    let rules = rules();
    let mut turn = turn_after(&rules, &[("1-5-2-3-4-6", "1-5")]);
    assert_eq!(turn.take_back(), Ok(dice("1-5")));
    assert_eq!((turn.points(), turn.phase()), (0, Phase::ToKeep));
    turn.keep(dice("1")).expect("still on the table");
    turn.throw(dice("5-2-2-3-4")).expect("five dice");
    assert!(turn.take_back().is_err());
    turn.keep(dice("5")).expect("a 5 scores");
    assert_eq!(turn.take_back(), Ok(dice("5")));
    assert_eq!(turn.points(), 100);
}

#[test]
fn each_one_alone_is_100() {
    assert_eq!(rules().points(dice("1")), Some(100));
}

#[test]
fn every_five_alone_is_50() {
    assert_eq!(rules().points(dice("5")), Some(50));
}

#[test]
fn twos_threes_fours_and_sixes_alone_are_worthless() {
    for text in ["2", "3", "4", "6", "22", "33", "44", "66", "2346", "223344"] {
        let only_as_pairs = text.len() == 6;
        assert_eq!(
            rules().points(dice(text)).is_some(),
            only_as_pairs,
            "{text}"
        );
    }
}

#[test]
fn a_run_of_1_to_6_is_1200() {
    assert_eq!(rules().points(dice("123456")), Some(1200));
    assert_eq!(rules().points(dice("12345")), None);
}

#[test]
fn three_pairs_are_600_whatever_the_dice() {
    let rules = rules();
    for pairs in ["223344", "112255", "112266", "335566"] {
        assert_eq!(rules.points(dice(pairs)), Some(600), "{pairs}");
    }
    // Two or three pairs may be of one face; a square or a sextet can be worth more.
    for (pairs, best) in [("222233", 600), ("333322", 600), ("222222", 2000)] {
        assert!(partitions(&rules, pairs).contains(&600), "{pairs}");
        assert_eq!(rules.points(dice(pairs)), Some(best), "{pairs}");
    }
    let four_and_pair = rules.worth(dice("111155"));
    assert_eq!(four_and_pair, Some(Worth::Points(2100)));
}

#[test]
fn three_of_a_kind_are_100_times_the_dice_and_ones_1000() {
    let triplets = [1000, 200, 300, 400, 500, 600];
    for (face, points) in (1..).zip(triplets) {
        assert_eq!(of_a_kind(&rules(), face)[0], Some(points));
    }
}

#[test]
fn three_of_a_kind_come_in_one_throw() {
    let rules = rules();
    let mut turn = turn_after(&rules, &[("5-5-2-3-4-6", "5-5")]);
    turn.throw(dice("5-2-3-4")).expect("four dice");
    assert_eq!(keeps(&turn), list([("5", 50)]));
}

#[test]
fn a_square_is_200_times_the_dice_and_ones_2000() {
    let squares = [2000, 400, 600, 800, 1000, 1200];
    for (face, points) in (1..).zip(squares) {
        assert_eq!(of_a_kind(&rules(), face)[1], Some(points));
    }
}

#[test]
fn a_fifth_is_400_times_the_dice_and_ones_4000() {
    let fifths = [4000, 800, 1200, 1600, 2000, 2400];
    for (face, points) in (1..).zip(fifths) {
        assert_eq!(of_a_kind(&rules(), face)[2], Some(points));
    }
}

#[test]
fn a_sextet_is_1000_times_the_dice() {
    let sextets = [2000, 3000, 4000, 5000, 6000];
    for (face, points) in (2..).zip(sextets) {
        assert_eq!(of_a_kind(&rules(), face)[3], Some(points));
    }
}

#[test]
fn a_sextet_of_ones_wins_directly() {
    let rules = rules();
    assert_eq!(rules.worth(dice("111111")), Some(Worth::Win));
    let mut game = Game::new(&rules, 3, 2).expect("three players");
    game.throw(dice("111111")).expect("six dice");
    assert_eq!(game.outcome(), None, "the win is taken, not thrown");
    assert!(game.keep(dice("111111")).expect("a win").wins());
    assert_eq!(game.phase(), Phase::Over(TurnEnd::Won));
    let outcome = game.outcome().expect("six 1s");
    assert!(outcome.winners.iter().eq([2]));
    assert_eq!(outcome.reason, Reason::InstantWin);
}

#[test]
fn option_qualifying_score() {
    assert_eq!(rules().opening(), 0);
    let rules = rules()
        .to_builder()
        .opening(500)
        .build()
        .expect("valid rules");
    let mut turn = Turn::new(&rules, Account::NEW);
    thrown_and_kept(&mut turn, "4-4-4-5-2-3", "4-4-4-5");
    let refusal = BankRefusal::BelowOpening {
        needed: 500,
        points: 450,
    };
    assert_eq!(turn.bank_refusal(), Some(refusal));
    thrown_and_kept(&mut turn, "5-2", "5");
    assert_eq!(turn.bank(), Ok(500));
}

#[test]
fn option_points_of_the_suite() {
    let rules = rules().to_builder().straight(Face::One..=Face::Six, 1500);
    let rules = rules.build().expect("valid rules");
    assert_eq!(rules.points(dice("123456")), Some(1500));
}

#[test]
fn option_points_of_three_pairs() {
    let rules = rules()
        .to_builder()
        .three_pairs(1000)
        .build()
        .expect("valid rules");
    assert_eq!(rules.points(dice("223344")), Some(1000));
    assert!(scores(&rules, "223344").contains(&1000));
}

#[test]
fn option_finish_at_exactly_10_000() {
    let rules = rules()
        .to_builder()
        .finish(Finish::Exact)
        .build()
        .expect("valid rules");
    let account = Account {
        total: 9800,
        on_board: true,
    };
    let mut turn = Turn::new(&rules, account);
    thrown_and_kept(&mut turn, "1-1-5-2-3-4", "1-1-5");
    let refusal = BankRefusal::AboveTarget {
        missing: 200,
        points: 250,
    };
    assert_eq!(turn.bank_refusal(), Some(refusal));
    turn.take_back().expect("of this throw");
    turn.keep(dice("1-1")).expect("legal");
    assert_eq!(turn.bank(), Ok(200));
    // The three 1s are 200 short of a bank as single dice, and 1000 as a set.
    let mut turn = Turn::new(&rules, account);
    turn.throw(dice("1-1-1-2-3-4")).expect("six dice");
    let points: BTreeSet<u32> = turn.keeps().map(|keep| keep.points()).collect();
    assert_eq!(points, BTreeSet::from([100, 200, 1000]));
}
