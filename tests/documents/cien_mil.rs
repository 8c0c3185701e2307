//! Cien mil, a Spanish text.

use hotdice::{
    BankRefusal, Bust, CarryOver, Ending, Face, FirstPlayer, Game, HotDice, Phase, Preset, RuleSet,
    Turn, TurnEnd, Verdict,
};

use crate::play::{
    ON_BOARD, bank, dice, keeps, list, of_a_kind, partitions, thrown_and_kept, turn_after,
};

fn rules() -> RuleSet {
    RuleSet::preset(Preset::CienMil)
}

#[test]
fn the_first_to_reach_100_000_has_won() {
    let rules = rules();
    assert_eq!(
        (rules.target(), rules.ending()),
        (100_000, Ending::Immediate)
    );
    let mut game = Game::new(&rules, 2, 0).expect("two players");
    // 99,000 in hot dice, and one 1 more.
    let mut throws = vec![("1-1-1-1-1-1", "1-1-1-1-1-1"); 16];
    throws.push(("1-1-1-2-3-4", "1-1-1"));
    let mut on_the_way = throws.clone();
    assert_eq!(bank(&mut game, &on_the_way), 99_000);
    assert_eq!(game.outcome(), None);
    on_the_way.push(("1-2-3", "1"));
    assert_eq!(bank(&mut game, &on_the_way), 100_000);
    assert!(game.outcome().expect("100,000").winners.iter().eq([1]));
}

#[test]
fn the_youngest_goes_first() {
    // Who that is, the table knows.
    assert_eq!(rules().first_player(), FirstPlayer::Named);
    let rules = rules();
    let game = Game::new(&rules, 3, 2).expect("three players");
    assert_eq!(game.current(), 2);
}

#[test]
fn six_dice_are_rolled_first() {
    let rules = rules();
    assert_eq!(
        Turn::new(&rules, ON_BOARD).phase(),
        Phase::ToThrow { dice: 6 }
    );
}

#[test]
fn scoring_dice_stay_out_of_the_next_roll() {
    let rules = rules();
    let turn = turn_after(&rules, &[("1-1-2-3-4-6", "1-1")]);
    assert_eq!(turn.phase(), Phase::ToDecide { dice: 4 });
}

#[test]
fn all_points_are_lost_if_the_next_throw_rolls_none() {
    let rules = rules();
    let mut turn = turn_after(&rules, &[("1-1-2-3-4-6", "1-1")]);
    assert_eq!(
        turn.throw(dice("2-3-4-6")),
        Ok(Verdict::Bust(Bust::NothingScores))
    );
    assert_eq!(
        (turn.points(), turn.end()),
        (0, Some(TurnEnd::Bust(Bust::NothingScores)))
    );
}

#[test]
fn held_dice_are_added_to_the_next_roll_or_score_apart_whichever_is_more() {
    let rules = rules();
    assert_eq!(rules.carry_over(), CarryOver::Progressive);
    // Added: a straight with the 1 and the 5.
    let turn = turn_after(&rules, &[("1-2-2-3-3-5", "1-5"), ("2-3-4-6", "2-3-4-6")]);
    assert_eq!(turn.points(), 2500);
    // Apart: a third 5 makes 500 as a set and 1500 as single dice.
    let turn = turn_after(&rules, &[("5-5-2-3-4-6", "5-5"), ("5-2-3-4", "5")]);
    assert_eq!(turn.points(), 1500);
}

#[test]
fn two_twos_and_a_triplet_held_and_three_threes_are_two_triplets() {
    let rules = rules();
    let mut turn = turn_after(&rules, &[("2-2-2-3-4-6", "2-2-2")]);
    assert_eq!(turn.points(), 200);
    thrown_and_kept(&mut turn, "3-3-3", "3-3-3");
    assert_eq!(turn.points(), 1000);
}

#[test]
fn two_held_ones_and_two_pairs_are_three_pairs() {
    let rules = rules();
    let mut turn = turn_after(&rules, &[("1-1-2-3-4-6", "1-1")]);
    turn.throw(dice("3-3-4-4")).expect("four dice");
    assert_eq!(keeps(&turn), list([("3-3-4-4", 1000)]));
    turn.keep(dice("3-3-4-4")).expect("legal");
    assert_eq!(turn.points(), 3000);
}

#[test]
fn a_fourth_two_is_worth_no_more_than_three_and_busts() {
    let rules = rules();
    let mut turn = turn_after(&rules, &[("2-2-2-3-4-6", "2-2-2")]);
    assert_eq!(
        turn.throw(dice("2-3-4")),
        Ok(Verdict::Bust(Bust::NothingScores))
    );
}

#[test]
fn to_roll_again_scoring_dice_must_be_held() {
    let rules = rules();
    let mut turn = Turn::new(&rules, ON_BOARD);
    turn.throw(dice("1-2-3-4-4-6")).expect("six dice");
    assert!(turn.throw(dice("1-2-3-4-4-6")).is_err());
    assert!(turn.keep(dice("2")).is_err());
    turn.keep(dice("1")).expect("a 1 scores");
    assert!(turn.throw(dice("1-2-3-4-6")).is_ok());
}

#[test]
fn roll_of_ones_and_roll_of_fives() {
    // The values are missing here; the examples below fix them.
    assert_eq!(rules().points(dice("1")), Some(1000));
    assert_eq!(rules().points(dice("5")), Some(500));
    assert_eq!(rules().points(dice("1155")), Some(3000));
}

#[test]
fn other_numbers_score_in_threes_or_more_at_100_times_the_number() {
    for (face, points) in [(2, 200), (3, 300), (4, 400), (6, 600)] {
        let sets = of_a_kind(&rules(), face);
        assert_eq!(sets[..3], [Some(points); 3], "of {face}");
        assert_eq!(rules().single(Face::try_from(face).expect("a face")), 0);
    }
    assert_eq!(rules().points(dice("2")), None);
    assert_eq!(rules().points(dice("22")), None);
}

#[test]
fn three_fives_are_500_but_best_taken_one_by_one() {
    assert_eq!(partitions(&rules(), "555"), [500, 1500]);
    assert_eq!(rules().points(dice("555")), Some(1500));
}

#[test]
fn four_fives_are_also_500() {
    // Beside them one may take three of them, or none, as a set.
    assert_eq!(partitions(&rules(), "5555"), [500, 1000, 2000]);
}

#[test]
fn a_straight_of_five_or_six_dice_is_1000_plus_its_ones_and_fives() {
    assert_eq!(rules().points(dice("12345")), Some(2500));
    assert_eq!(rules().points(dice("23456")), Some(1500));
    assert_eq!(rules().points(dice("123456")), Some(2500));
}

#[test]
fn a_straight_of_six_is_2500_and_must_be_rolled_again() {
    let rules = rules();
    let mut turn = turn_after(&rules, &[("1-2-3-4-5-6", "1-2-3-4-5-6")]);
    assert_eq!(turn.points(), 2500);
    assert_eq!(turn.bank_refusal(), Some(BankRefusal::HotDice));
    assert!(turn.throw(dice("1-2-3-4-4-6")).is_ok());
}

#[test]
fn with_all_dice_scoring_during_a_turn_all_six_must_be_rolled() {
    let rules = rules();
    assert_eq!(rules.hot_dice(), HotDice::Must);
    let turn = turn_after(
        &rules,
        &[("1-1-5-2-3-4", "1-1-5"), ("1-5-2", "1-5"), ("1", "1")],
    );
    assert_eq!(turn.phase(), Phase::ToDecide { dice: 6 });
    assert_eq!(turn.bank_refusal(), Some(BankRefusal::HotDice));
}

#[test]
fn three_pairs_are_1000_plus_their_ones_and_fives() {
    assert_eq!(rules().points(dice("223344")), Some(1000));
    assert_eq!(rules().points(dice("223355")), Some(2000));
    assert_eq!(rules().points(dice("112233")), Some(3000));
    assert_eq!(rules().points(dice("112255")), Some(4000));
    // Three pairs show three faces.
    assert_eq!(rules().points(dice("222233")), None);
}

#[test]
fn two_triplets_are_1000_plus_their_ones_and_fives() {
    let rules = rules();
    assert_eq!(rules.points(dice("222333")), Some(1000));
    assert_eq!(rules.points(dice("222555")), Some(2500));
    assert_eq!(rules.points(dice("111222")), Some(4000));
    let turn = turn_after(&rules, &[("2-2-2-3-3-3", "2-2-2-3-3-3")]);
    assert_eq!(turn.bank_refusal(), Some(BankRefusal::HotDice));
}

#[test]
fn two_or_more_sixes_in_one_roll_are_the_dice_of_doom() {
    let rules = rules();
    for throw in ["1-1-5-5-6-6", "2-2-6-6-6-1", "666666", "334466"] {
        let mut turn = Turn::new(&rules, ON_BOARD);
        assert_eq!(
            turn.throw(dice(throw)),
            Ok(Verdict::Bust(Bust::Toxic)),
            "{throw}"
        );
    }
    let mut turn = turn_after(&rules, &[("1-1-2-3-4-6", "1-1")]);
    assert_eq!(turn.throw(dice("1-5-6-6")), Ok(Verdict::Bust(Bust::Toxic)));
    assert_eq!(turn.points(), 0);
    assert_eq!(
        Turn::new(&rules, ON_BOARD).throw(dice("1-2-3-4-5-6")),
        Ok(Verdict::Scores)
    );
}

#[test]
fn example_two_ones_are_held_and_the_other_four_rerolled() {
    let rules = rules();
    let mut game = Game::new(&rules, 2, 0).expect("two players");
    game.throw(dice("1-1-2-3-4-4")).expect("six dice");
    game.keep(dice("1-1")).expect("legal");
    assert_eq!(game.phase(), Phase::ToDecide { dice: 4 });
    // Nothing of these: no points for the turn, and play passes to the left.
    game.throw(dice("2-3-4-6")).expect("four dice");
    assert_eq!((game.current(), game.seats()[0].account.total), (1, 0));
}

#[test]
fn example_of_1_5_6_4_4_3_the_one_or_the_one_and_the_five_are_held() {
    let rules = rules();
    for (held, points, left) in [("1", 1000, 5), ("1-5", 1500, 4)] {
        let turn = turn_after(&rules, &[("1-5-6-4-4-3", held)]);
        assert_eq!(
            (turn.points(), turn.phase()),
            (points, Phase::ToDecide { dice: left })
        );
    }
}
