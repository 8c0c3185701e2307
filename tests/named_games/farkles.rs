//! Farkle and its kin: over ten rounds, on Facebook, Zilch, with high stakes.

use hotdice::{BankRefusal, Phase, Preset, Reason, SeatSet};

use crate::play::{bank, bust, dice, game, points, rules, totals, turn};

const THREE_ONES: (&str, &str) = ("1-1-1-2-3-4", "1-1-1");
const NOTHING: &str = "2-2-3-4-6-6";

#[test]
fn farkle_ten_adds_the_triplet_for_each_further_die() {
    assert_eq!(
        points(Preset::FarkleTen, ["444", "4444", "44444", "1111", "11111"]),
        [Some(400), Some(800), Some(1200), Some(2000), Some(3000)]
    );
}

#[test]
fn farkle_ten_has_a_straight_of_1000_and_none_of_five_dice() {
    let keeps = ["123456", "12345", "23456"];
    assert_eq!(points(Preset::FarkleTen, keeps), [Some(1000), None, None]);
}

#[test]
fn farkle_ten_counts_three_pairs_of_any_form() {
    // Three faces; four and two; four 1s and two 5s are more as a set and singles.
    let keeps = ["223344", "222233", "111155"];
    assert_eq!(
        points(Preset::FarkleTen, keeps),
        [Some(750), Some(750), Some(2100)]
    );
}

#[test]
fn farkle_ten_counts_six_of_a_kind_as_two_triplets() {
    // 2500 is more than six 2s at 800 and less than six 1s at 4000.
    let keeps = ["222333", "222222", "666666", "111111"];
    assert_eq!(
        points(Preset::FarkleTen, keeps),
        [Some(2500), Some(2500), Some(2500), Some(4000)]
    );
}

#[test]
fn farkle_ten_opens_with_500_and_then_any_bank_will_do() {
    let rules = rules(Preset::FarkleTen);
    let mut game = game(&rules, 1);
    game.throw(dice("4-4-4-2-3-5")).expect("six dice");
    game.keep(dice("4-4-4-5")).expect("450");
    let (needed, points) = (500, 450);
    let refusal = BankRefusal::BelowOpening { needed, points };
    assert_eq!(game.turn().bank_refusal(), Some(refusal));
    assert_eq!(bank(&mut game, &[("5-2", "5")]), 500);
    assert_eq!(bank(&mut game, &[("5-2-2-3-4-6", "5")]), 50);
}

#[test]
fn farkle_ten_is_won_by_the_highest_total_of_ten_rounds() {
    let rules = rules(Preset::FarkleTen);
    let mut game = game(&rules, 2);
    bank(&mut game, &[THREE_ONES]);
    while game.outcome().is_none() {
        bust(&mut game, NOTHING);
    }
    let outcome = game.outcome().expect("the game is over");
    assert_eq!(
        (outcome.winners, outcome.reason),
        (SeatSet::of(0), Reason::Rounds)
    );
    assert_eq!((game.turns(), totals(&game)), (20, vec![1000, 0]));
}

#[test]
fn facebook_farkle_adds_sets_and_pays_1500_for_the_straight() {
    let keeps = ["555", "5555", "55555", "555555", "123456"];
    assert_eq!(
        points(Preset::FacebookFarkle, keeps),
        [Some(500), Some(1000), Some(1500), Some(2000), Some(1500)]
    );
}

#[test]
fn facebook_farkle_has_three_pairs_of_three_faces_only() {
    let keeps = ["223344", "222233", "222333"];
    assert_eq!(
        points(Preset::FacebookFarkle, keeps),
        [Some(750), None, Some(500)]
    );
}

#[test]
fn facebook_farkle_asks_300_of_every_bank_the_winning_one_too() {
    let rules = rules(Preset::FacebookFarkle);
    let mut game = game(&rules, 1);
    for _ in 0..9 {
        bank(&mut game, &[THREE_ONES]);
    }
    bank(
        &mut game,
        &[("1-1-2-3-4-5", "1-1-5"), ("1-5-2", "1-5"), ("5", "5")],
    );
    bank(&mut game, &[("2-2-2-3-4-1", "2-2-2-1")]);
    assert_eq!(totals(&game), [9750]);
    game.throw(dice("1-1-5-2-3-4")).expect("six dice");
    game.keep(dice("1-1-5")).expect("250 that would win");
    let (needed, points) = (300, 250);
    let refusal = BankRefusal::BelowMinimum { needed, points };
    assert_eq!(game.turn().bank_refusal(), Some(refusal));
    assert_eq!(bank(&mut game, &[("5-2-3", "5")]), 300);
    assert_eq!(game.outcome().map(|outcome| outcome.winners.len()), Some(1));
}

#[test]
fn facebook_farkle_takes_500_for_three_busts_in_a_row() {
    let rules = rules(Preset::FacebookFarkle);
    let mut game = game(&rules, 1);
    bank(&mut game, &[THREE_ONES]);
    let after: Vec<i32> = (0..6)
        .map(|_| {
            bust(&mut game, NOTHING);
            totals(&game)[0]
        })
        .collect();
    assert_eq!(after, [1000, 1000, 500, 500, 500, 0]);
}

#[test]
fn facebook_farkle_takes_nobody_below_minus_2500() {
    let rules = rules(Preset::FacebookFarkle);
    let mut game = game(&rules, 1);
    for _ in 0..6 * 3 {
        bust(&mut game, NOTHING);
    }
    assert_eq!(totals(&game)[0], -2500);
}

#[test]
fn facebook_farkle_ends_at_once() {
    let rules = rules(Preset::FacebookFarkle);
    let mut game = game(&rules, 3);
    for _ in 0..9 {
        bank(&mut game, &[THREE_ONES]);
        bust(&mut game, NOTHING);
        bust(&mut game, NOTHING);
    }
    bank(&mut game, &[THREE_ONES]);
    assert_eq!(
        game.outcome().map(|outcome| outcome.winners),
        Some(SeatSet::of(0))
    );
}

#[test]
fn zilch_doubles_sets_and_counts_three_pairs_of_any_form() {
    let keeps = [
        "2222", "22222", "123456", "223344", "222233", "222222", "666666",
    ];
    let expected = [400, 800, 1500, 1500, 1500, 1600, 4800];
    assert_eq!(points(Preset::Zilch, keeps), expected.map(Some));
}

#[test]
fn zilch_pays_500_for_six_dice_without_any_score_and_throws_them_again() {
    let rules = rules(Preset::Zilch);
    let mut turn = turn(&rules, &[(NOTHING, NOTHING)]);
    assert_eq!(turn.points(), 500);
    assert_eq!(turn.phase(), Phase::ToDecide { dice: 6 });
    turn.throw(dice("1-2-2-3-4-6")).expect("hot dice");
    turn.keep(dice("1")).expect("a single");
    // Five dice without a score are a bust.
    turn.throw(dice("2-2-3-4-6")).expect("five dice");
    assert_eq!(turn.points(), 0);
}

#[test]
fn zilch_takes_500_for_three_busts_in_a_row() {
    let rules = rules(Preset::Zilch);
    let mut game = game(&rules, 1);
    for _ in 0..3 {
        game.throw(dice("1-2-2-3-4-6")).expect("six dice");
        game.keep(dice("1")).expect("a single");
        assert_eq!(totals(&game), [0]);
        bust(&mut game, "2-2-3-4-6");
    }
    assert_eq!(totals(&game), [-500]);
}

#[test]
fn zilch_asks_300_of_every_bank_and_gives_one_last_turn() {
    let rules = rules(Preset::Zilch);
    let mut game = game(&rules, 2);
    game.throw(dice("1-1-5-2-3-4")).expect("six dice");
    game.keep(dice("1-1-5")).expect("250");
    assert!(!game.turn().can_bank());
    bust(&mut game, "2-3-4");
    bank(&mut game, &[("2-2-2-3-4-1", "2-2-2-1")]);
    bank(&mut game, &[("111111", "111111"), ("1111-2-3", "1111")]);
    assert_eq!((totals(&game), game.outcome()), (vec![10_000, 300], None));
    // Three 2s and three 3s are 500, and the last turn is over.
    bank(&mut game, &[("222333", "222333")]);
    assert_eq!(
        game.outcome().map(|outcome| outcome.winners),
        Some(SeatSet::of(0))
    );
}

#[test]
fn high_stakes_begin_with_what_the_player_before_has_banked() {
    let rules = rules(Preset::HighStakes);
    let mut game = game(&rules, 2);
    bank(&mut game, &[THREE_ONES]);
    // Nobody has to be on the board for it.
    game.take_over().expect("everyone may");
    assert_eq!(game.turn().points(), 1000);
    assert_eq!(bank(&mut game, &[("5-2-3", "5")]), 1050);
    assert_eq!(totals(&game), [1000, 1050]);
}

#[test]
fn high_stakes_that_are_lost_cost_the_player_before_nothing() {
    let rules = rules(Preset::HighStakes);
    let mut game = game(&rules, 2);
    bank(&mut game, &[THREE_ONES]);
    game.take_over().expect("everyone may");
    bust(&mut game, "2-3-4");
    assert_eq!(totals(&game), [1000, 0]);
    assert_eq!(game.turn().offer(), None);
}

#[test]
fn high_stakes_are_farkle_otherwise() {
    let keeps = ["444", "4444", "123456", "223344"];
    assert_eq!(
        points(Preset::HighStakes, keeps),
        points(Preset::Farkle, keeps)
    );
    let rules = rules(Preset::HighStakes);
    let mut game = game(&rules, 2);
    for _ in 0..10 {
        bank(&mut game, &[THREE_ONES]);
        if totals(&game)[0] < 10_000 {
            bust(&mut game, NOTHING);
        }
    }
    // The other has one last turn, and may take over what won.
    assert_eq!(game.outcome(), None);
    game.take_over().expect("everyone may");
    bust(&mut game, "2-3-4");
    assert_eq!(
        game.outcome().map(|outcome| outcome.winners),
        Some(SeatSet::of(0))
    );
}
