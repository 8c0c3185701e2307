//! Titusind, a Danish text.

use hotdice::{
    Account, BankRefusal, Ending, Game, GameError, GroupPattern, HotDice, Phase, Preset, RuleSet,
    Turn, Verdict,
};

use crate::play::{bank, dice, keeps, list, of_a_kind, thrown_and_kept, turn_after};

fn rules() -> RuleSet {
    RuleSet::preset(Preset::Titusind)
}

#[test]
fn the_first_to_reach_10_000_wins() {
    let rules = rules();
    assert_eq!(
        (rules.target(), rules.ending()),
        (10_000, Ending::Immediate)
    );
    let mut game = Game::new(&rules, 2, 0).expect("two players");
    let ten = [
        ("111111", "111111"),
        ("111111", "111111"),
        ("1-1-1-1-2-3", "1-1-1-1"),
    ];
    assert_eq!(bank(&mut game, &ten), 10_000);
    assert!(game.outcome().expect("10,000").winners.iter().eq([0]));
}

#[test]
fn at_least_two_players() {
    let rules = rules();
    assert_eq!(rules.players().min, 2);
    assert!(matches!(
        Game::new(&rules, 1, 0),
        Err(GameError::Players { got: 1, .. })
    ));
    assert!(Game::new(&rules, 2, 0).is_ok());
}

#[test]
fn six_dice_are_needed() {
    assert_eq!(rules().dice(), 6);
}

#[test]
fn a_one_gives_100() {
    assert_eq!(rules().points(dice("1")), Some(100));
}

#[test]
fn a_five_gives_50() {
    assert_eq!(rules().points(dice("5")), Some(50));
}

#[test]
fn three_alike_give_100_times_the_pips_and_three_ones_1000() {
    let threes = [1000, 200, 300, 400, 500, 600];
    for (face, points) in (1..).zip(threes) {
        assert_eq!(of_a_kind(&rules(), face)[0], Some(points));
    }
}

#[test]
fn four_alike_give_200_times_the_pips_and_four_ones_2000() {
    let fours = [2000, 400, 600, 800, 1000, 1200];
    for (face, points) in (1..).zip(fours) {
        assert_eq!(of_a_kind(&rules(), face)[1], Some(points));
    }
}

#[test]
fn five_alike_give_300_times_the_pips_and_five_ones_3000() {
    let fives = [3000, 600, 900, 1200, 1500, 1800];
    for (face, points) in (1..).zip(fives) {
        assert_eq!(of_a_kind(&rules(), face)[2], Some(points));
    }
}

#[test]
fn six_alike_give_400_times_the_pips_and_six_ones_4000() {
    let sixes = [4000, 800, 1200, 1600, 2000, 2400];
    for (face, points) in (1..).zip(sixes) {
        assert_eq!(of_a_kind(&rules(), face)[3], Some(points));
    }
}

#[test]
fn six_fours_give_1600_by_the_rule_not_2400_by_the_example() {
    assert_eq!(rules().points(dice("444444")), Some(1600));
}

#[test]
fn a_straight_gives_1000() {
    assert_eq!(rules().points(dice("123456")), Some(1000));
    assert_eq!(rules().points(dice("12345")), None);
}

#[test]
fn three_pairs_give_1500() {
    assert_eq!(rules().points(dice("224466")), Some(1500));
    assert_eq!(rules().three_pairs(), GroupPattern::paying(1500));
    // Three pairs show three faces.
    assert_eq!(rules().points(dice("222244")), None);
}

#[test]
fn the_first_player_begins_with_all_six_dice() {
    let rules = rules();
    let game = Game::new(&rules, 2, 0).expect("two players");
    assert_eq!(
        (game.current(), game.phase()),
        (0, Phase::ToThrow { dice: 6 })
    );
}

#[test]
fn after_each_throw_at_least_one_scoring_die_is_laid_aside() {
    let rules = rules();
    let mut turn = Turn::new(&rules, Account::NEW);
    turn.throw(dice("1-4-4-4-4-5")).expect("six dice");
    assert!(turn.throw(dice("1-4-4-4-4-5")).is_err());
    assert!(turn.keep(dice("4")).is_err());
    assert!(turn.keep(dice("4-4")).is_err());
}

#[test]
fn example_1_4_4_4_4_5_can_be_laid_aside_in_eleven_ways() {
    let rules = rules();
    let mut turn = Turn::new(&rules, Account::NEW);
    turn.throw(dice("1-4-4-4-4-5")).expect("six dice");
    let listed = list([
        ("1", 100),
        ("5", 50),
        ("1-5", 150),
        ("4-4-4", 400),
        ("1-4-4-4", 500),
        ("4-4-4-4", 800),
        ("4-4-4-5", 450),
        ("1-4-4-4-4", 900),
        ("1-4-4-4-5", 550),
        ("4-4-4-4-5", 850),
        ("1-4-4-4-4-5", 950),
    ]);
    let mut found = keeps(&turn);
    assert_eq!(found.len(), 11);
    found.sort();
    let mut listed = listed;
    listed.sort();
    assert_eq!(found, listed);
}

#[test]
fn with_all_six_laid_aside_one_may_throw_all_again_and_build_on() {
    let rules = rules();
    assert_eq!(rules.hot_dice(), HotDice::May);
    let mut turn = turn_after(&rules, &[("1-4-4-4-4-5", "1-4-4-4-4-5")]);
    assert_eq!(
        (turn.points(), turn.phase()),
        (950, Phase::ToDecide { dice: 6 })
    );
    assert!(turn.can_bank());
    thrown_and_kept(&mut turn, "1-2-2-3-4-6", "1");
    assert_eq!(turn.points(), 1050);
}

#[test]
fn a_throw_without_scoring_dice_zeroes_the_sum_and_passes_the_turn() {
    let rules = rules();
    let mut game = Game::new(&rules, 3, 0).expect("three players");
    game.throw(dice("1-4-4-4-4-5")).expect("six dice");
    game.keep(dice("1-4-4-4-4-5")).expect("legal");
    assert_ne!(game.throw(dice("2-2-3-3-4-6")), Ok(Verdict::Scores));
    assert_eq!((game.current(), game.seats()[0].account), (1, Account::NEW));
}

#[test]
fn who_stops_notes_the_points_and_passes_the_turn() {
    let rules = rules();
    let mut game = Game::new(&rules, 3, 0).expect("three players");
    assert_eq!(bank(&mut game, &[("1-1-1-2-3-4", "1-1-1")]), 1000);
    assert_eq!((game.current(), game.seats()[0].account.total), (1, 1000));
}

#[test]
fn the_first_time_at_least_1000_must_be_gathered() {
    let rules = rules();
    let mut turn = Turn::new(&rules, Account::NEW);
    thrown_and_kept(&mut turn, "1-4-4-4-4-5", "1-4-4-4-4-5");
    let refusal = BankRefusal::BelowOpening {
        needed: 1000,
        points: 950,
    };
    assert_eq!(turn.bank(), Err(refusal.into()));
    thrown_and_kept(&mut turn, "5-2-2-3-4-6", "5");
    assert_eq!(turn.bank(), Ok(1000));
}

#[test]
fn after_that_at_least_300_must_be_gathered() {
    let rules = rules();
    let mut turn = turn_after(&rules, &[("1-1-5-2-3-4", "1-1-5")]);
    let refusal = BankRefusal::BelowMinimum {
        needed: 300,
        points: 250,
    };
    assert_eq!(turn.bank(), Err(refusal.into()));
    thrown_and_kept(&mut turn, "5-2-3", "5");
    assert_eq!(turn.bank(), Ok(300));
}
