//! Diecimila, an Italian text.

use hotdice::{
    Account, BankRefusal, CarryOver, Ending, Face, Finish, Game, HotDice, Payout, Phase, Preset,
    RuleSet, Turn, Verdict,
};

use crate::play::{bank, dice, keeps, list, of_a_kind, scores, thrown_and_kept, turn_after};

fn rules() -> RuleSet {
    RuleSet::preset(Preset::Diecimila)
}

#[test]
fn at_least_one_scoring_die_is_set_aside_with_every_throw() {
    let rules = rules();
    let mut turn = Turn::new(&rules, Account::NEW);
    turn.throw(dice("1-5-2-2-4-6")).expect("six dice");
    assert!(turn.throw(dice("1-5-2-2-4-6")).is_err());
    assert!(turn.keep("".parse().expect("no dice")).is_err());
    // A die, or a combination of scoring dice.
    assert_eq!(keeps(&turn), list([("1", 100), ("5", 50), ("1-5", 150)]));
}

#[test]
fn a_player_goes_on_until_he_stops_or_throws_no_scoring_die() {
    let rules = rules();
    let mut turn = turn_after(&rules, &[("1-2-2-3-4-6", "1"), ("1-5-2-2-3", "1-5")]);
    let mut stops = turn;
    assert_eq!(stops.bank(), Ok(250));
    assert_ne!(turn.throw(dice("2-3-4")), Ok(Verdict::Scores));
    assert_eq!(turn.points(), 0);
}

#[test]
fn ones_fives_three_four_and_six_of_a_kind_and_a_straight_score() {
    for text in ["1", "5", "222", "3333", "444444", "12345"] {
        assert!(rules().points(dice(text)).is_some(), "{text}");
    }
    // Pairs, in any number, do not.
    assert_eq!(rules().points(dice("223344")), None);
}

#[test]
fn six_of_a_kind_continue_the_doubling() {
    // The text names them without a value.
    let sixes = [8000, 1600, 2400, 3200, 4000, 4800];
    for (face, points) in (1..).zip(sixes) {
        assert_eq!(of_a_kind(&rules(), face)[3], Some(points));
    }
}

#[test]
fn with_all_six_dice_scored_the_turn_goes_on_with_all_six() {
    let rules = rules();
    assert_eq!(rules.hot_dice(), HotDice::May);
    let mut turn = turn_after(&rules, &[("1-2-3-4-5-5", "1-2-3-4-5-5")]);
    assert_eq!(
        (turn.points(), turn.phase()),
        (1300, Phase::ToDecide { dice: 6 })
    );
    // A running total is kept.
    thrown_and_kept(&mut turn, "1-2-2-3-4-6", "1");
    assert_eq!(turn.points(), 1400);
}

#[test]
fn combinations_only_in_a_single_throw() {
    let rules = rules();
    assert_eq!(rules.carry_over(), CarryOver::None);
    // A 1, and two more with the next throw, are 300; three in a single throw are 1000.
    let turn = turn_after(&rules, &[("1-2-2-3-4-6", "1"), ("1-1-2-3-4", "1-1")]);
    assert_eq!(turn.points(), 300);
    assert_eq!(rules.points(dice("1")), Some(100));
    assert_eq!(rules.points(dice("111")), Some(1000));
}

#[test]
fn three_twos_in_a_single_roll_are_200_and_single_twos_nothing() {
    assert_eq!(rules().points(dice("222")), Some(200));
    assert_eq!(rules().points(dice("2")), None);
    assert_eq!(rules().points(dice("22")), None);
}

#[test]
fn the_same_holds_for_threes_fours_and_sixes() {
    for (one, three, points) in [("3", "333", 300), ("4", "444", 400), ("6", "666", 600)] {
        assert_eq!(rules().points(dice(three)), Some(points));
        assert_eq!(rules().points(dice(one)), None);
    }
}

#[test]
fn four_of_a_kind_are_worth_the_original_amount_twice() {
    let fours = [2000, 400, 600, 800, 1000, 1200];
    for (face, points) in (1..).zip(fours) {
        assert_eq!(of_a_kind(&rules(), face)[1], Some(points));
    }
}

#[test]
fn five_of_a_kind_are_worth_the_original_amount_four_times() {
    let fives = [4000, 800, 1200, 1600, 2000, 2400];
    for (face, points) in (1..).zip(fives) {
        assert_eq!(of_a_kind(&rules(), face)[2], Some(points));
    }
}

#[test]
fn example_five_twos_are_200_times_4_or_800() {
    assert_eq!(rules().points(dice("22222")), Some(800));
}

#[test]
fn a_high_straight_1_to_5_is_1250() {
    assert_eq!(
        rules().straight(Face::One..=Face::Five),
        Payout::Points(1250)
    );
    assert_eq!(rules().points(dice("12345")), Some(1250));
}

#[test]
fn a_high_straight_comes_in_a_single_roll() {
    let rules = rules();
    let mut turn = turn_after(&rules, &[("1-2-2-3-3-6", "1")]);
    turn.throw(dice("2-3-4-5-6")).expect("five dice");
    assert_eq!(keeps(&turn), list([("5", 50)]));
}

#[test]
fn a_low_straight_2_to_6_is_only_the_50_of_its_5() {
    assert_eq!(rules().straight(Face::Two..=Face::Six), Payout::Nothing);
    assert_eq!(rules().points(dice("23456")), None);
    assert!(scores(&rules(), "23456").into_iter().eq([50]));
    assert!(scores(&rules(), "223456").into_iter().eq([50]));
}

#[test]
fn a_score_gets_on_the_table_with_750_in_a_single_turn() {
    let rules = rules();
    assert_eq!(rules.opening(), 750);
    let mut game = Game::new(&rules, 1, 0).expect("one player");
    game.throw(dice("6-6-6-1-2-3")).expect("six dice");
    game.keep(dice("6-6-6-1")).expect("legal");
    let refusal = BankRefusal::BelowOpening {
        needed: 750,
        points: 700,
    };
    assert_eq!(game.turn().bank_refusal(), Some(refusal));
    assert_eq!(bank(&mut game, &[("5-2", "5")]), 750);
    // Then any score counts.
    assert_eq!(bank(&mut game, &[("5-2-2-3-4-6", "5")]), 50);
}

#[test]
fn scoring_goes_on_until_a_player_reaches_or_exceeds_10_000() {
    let rules = rules();
    assert_eq!((rules.target(), rules.finish()), (10_000, Finish::Reach));
    assert_eq!(rules.ending(), Ending::Immediate);
    let mut game = Game::new(&rules, 2, 0).expect("two players");
    bank(
        &mut game,
        &[
            ("111111", "111111"),
            ("1-1-1-1-2-3", "1-1-1-1"),
            ("1-5", "1-5"),
        ],
    );
    assert!(game.outcome().expect("10,150").winners.iter().eq([0]));
}

#[test]
fn shorter_games_go_to_5000_or_7500() {
    // The text says 75,000, which would not be shorter.
    for target in [5000, 7500] {
        let rules = rules()
            .to_builder()
            .target(target)
            .build()
            .expect("valid rules");
        let mut game = Game::new(&rules, 2, 0).expect("two players");
        bank(&mut game, &[("111111", "111111"), ("1-2-2-3-4-6", "1")]);
        assert!(game.outcome().is_some());
    }
}
