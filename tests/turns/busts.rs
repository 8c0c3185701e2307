//! What busts cost: the turn points again, a bust on the first throw, several in a row.

use hotdice::{
    BustEffect, Ending, Game, Penalty, Piggyback, Reason, RuleSet, RuleSetBuilder, SeatSet,
};

use crate::play::{built, game, play, totals};

const BUST: &str = "2-2-3-3-4-6";

/// Totals of one player after each of these scripts.
fn after_each<const N: usize>(rules: RuleSetBuilder, scripts: [&str; N]) -> [i32; N] {
    let rules = built(rules);
    let mut game = game(&rules, 1);
    scripts.map(|script| {
        play(&mut game, script);
        totals(&game)[0]
    })
}

const BANKS_1000: &str = "1-1-1-2-3-4>1-1-1 bank";

#[test]
fn a_bust_costs_the_turn_points_once_or_twice() {
    let scripts = [BANKS_1000, "1-5-2-2-3-4>1-5 1-2-3-4>1 2-3-4"];
    let common = RuleSet::builder();
    assert_eq!(after_each(common, scripts), [1000, 1000]);
    let subtracted = common.bust_effect(BustEffect::Subtract);
    assert_eq!(after_each(subtracted, scripts), [1000, 750]);
}

#[test]
fn a_bust_on_the_first_throw_has_nothing_to_subtract() {
    let subtracted = RuleSet::builder().bust_effect(BustEffect::Subtract);
    assert_eq!(after_each(subtracted, [BANKS_1000, BUST]), [1000, 1000]);
}

#[test]
fn what_is_subtracted_may_bring_a_total_below_zero() {
    let subtracted = RuleSet::builder().bust_effect(BustEffect::Subtract);
    let scripts = ["1-5-2-2-3-4>1-5 2-3-4-6", BANKS_1000];
    assert_eq!(after_each(subtracted, scripts), [-150, 850]);
}

#[test]
fn a_turn_that_is_given_up_costs_nothing() {
    let dear = RuleSet::builder()
        .bust_effect(BustEffect::Subtract)
        .first_throw_penalty(50)
        .bust_streak(1, 500);
    let scripts = ["forfeit", "1-5-2-2-3-4>1-5 forfeit", "1-2-2-3-4-6 forfeit"];
    assert_eq!(after_each(dear, scripts), [0, 0, 0]);
}

#[test]
fn only_a_bust_on_the_first_throw_costs_its_penalty() {
    let rules = RuleSet::builder().first_throw_penalty(50);
    let later = "1-5-2-2-3-4>1-5 2-3-4-6";
    // After hot dice all dice are thrown, but not for the first time.
    let after_hot_dice = "111555>111555 2-2-3-3-4-6";
    assert_eq!(
        after_each(rules, [BUST, later, after_hot_dice, BUST]),
        [-50, -50, -50, -100]
    );
}

#[test]
fn six_busts_where_three_cost_1000_cost_2000() {
    let rules = RuleSet::builder().bust_streak(3, 1000);
    assert_eq!(
        after_each(rules, [BUST; 6]),
        [0, 0, -1000, -1000, -1000, -2000]
    );
}

#[test]
fn a_bank_ends_a_run_of_busts() {
    let rules = RuleSet::builder().bust_streak(3, 500);
    let scripts = [BUST, BUST, BANKS_1000, BUST, BUST, BUST];
    assert_eq!(after_each(rules, scripts), [0, 0, 1000, 1000, 1000, 500]);
}

#[test]
fn a_turn_that_is_given_up_neither_adds_to_a_run_of_busts_nor_ends_it() {
    let rules = RuleSet::builder().bust_streak(3, 500);
    let scripts = [BUST, "forfeit", BUST, "1-2-2-3-4-6 forfeit", BUST];
    assert_eq!(after_each(rules, scripts), [0, 0, 0, 0, -500]);
}

#[test]
fn busts_on_any_throw_make_a_run() {
    let rules = RuleSet::builder().bust_streak(2, 500);
    assert_eq!(
        after_each(rules, [BUST, "1-5-2-2-3-4>1-5 2-3-4-6"]),
        [0, -500]
    );
}

#[test]
fn each_player_has_a_run_of_busts_of_his_own() {
    let rules = built(RuleSet::builder().bust_streak(2, 500));
    let mut game = game(&rules, 2);
    play(&mut game, BUST);
    play(&mut game, BANKS_1000);
    let busts = |game: &Game<'_>| {
        game.seats()
            .iter()
            .map(|seat| seat.busts)
            .collect::<Vec<_>>()
    };
    assert_eq!(busts(&game), [1, 0]);
    play(&mut game, BUST);
    assert_eq!(
        (totals(&game), busts(&game)),
        (vec![-500, 1000], vec![0, 0])
    );
    play(&mut game, BUST);
    assert_eq!(
        (totals(&game), busts(&game)),
        (vec![-500, 1000], vec![0, 1])
    );
}

#[test]
fn one_bust_may_be_a_run() {
    let rules = RuleSet::builder().bust_streak(1, 100);
    assert_eq!(after_each(rules, [BUST; 3]), [-100, -200, -300]);
}

#[test]
fn a_run_of_busts_may_cost_the_whole_total() {
    let rules = RuleSet::builder().bust_streak(2, Penalty::WholeTotal);
    let scripts = [BANKS_1000, BANKS_1000, BUST, BUST, BUST, BUST];
    assert_eq!(after_each(rules, scripts), [1000, 2000, 2000, 0, 0, 0]);
    // Who has less than nothing is not given it back.
    let dear = rules.first_throw_penalty(50);
    assert_eq!(after_each(dear, [BUST, BUST]), [-50, -100]);
}

#[test]
fn who_lost_the_whole_total_is_still_on_the_board() {
    let rules = RuleSet::builder()
        .opening(1000)
        .bust_streak(1, Penalty::WholeTotal);
    let scripts = [BANKS_1000, BUST, "5-2-2-3-4-6>5 bank"];
    assert_eq!(after_each(rules, scripts), [1000, 0, 50]);
}

#[test]
fn no_penalty_goes_below_the_lowest_total() {
    let rules = RuleSet::builder().bust_streak(1, 500);
    let scripts = ["1-2-2-3-4-6>1 bank", BUST, BUST, BUST];
    assert_eq!(after_each(rules, scripts), [100, -400, -900, -1400]);
    for (lowest, expected) in [
        (0, [100, 0, 0, 0]),
        (-400, [100, -400, -400, -400]),
        (-1000, [100, -400, -900, -1000]),
    ] {
        assert_eq!(after_each(rules.lowest_total(lowest), scripts), expected);
    }
}

#[test]
fn the_lowest_total_bounds_what_is_subtracted_and_the_first_throw() {
    let rules = RuleSet::builder()
        .bust_effect(BustEffect::Subtract)
        .first_throw_penalty(150)
        .lowest_total(-100);
    assert_eq!(after_each(rules, ["1-5-2-2-3-4>1-5 2-3-4-6"]), [-100]);
    assert_eq!(after_each(rules, [BUST]), [-100]);
}

#[test]
fn all_that_a_bust_costs_adds_up() {
    let rules = RuleSet::builder()
        .bust_effect(BustEffect::Subtract)
        .first_throw_penalty(50)
        .bust_streak(2, 500);
    let scripts = [BANKS_1000, BUST, "1-5-2-2-3-4>1-5 2-3-4-6", BUST];
    assert_eq!(
        after_each(rules, scripts),
        [1000, 950, 950 - 150 - 500, 300 - 50]
    );
    // The whole total is what the other penalties have left of it.
    let whole = rules.bust_streak(2, Penalty::WholeTotal);
    assert_eq!(after_each(whole, scripts), [1000, 950, 0, -50]);
}

#[test]
fn points_that_were_taken_over_are_subtracted_as_well() {
    let rules = RuleSet::builder().bust_effect(BustEffect::Subtract);
    let rules = built(rules.piggyback(Piggyback::On));
    let mut game = game(&rules, 2);
    play(&mut game, "1-1-1-2-3-4>1-1-1 bank over 5-2-3>5 2-3");
    assert_eq!(totals(&game), [1000, -1050]);
}

#[test]
fn a_bust_in_the_last_turn_is_paid_for_before_the_totals_count() {
    let rules = built(
        RuleSet::builder()
            .target(1000)
            .ending(Ending::LastTurn)
            .first_throw_penalty(50),
    );
    let mut game = game(&rules, 3);
    play(&mut game, "1-5-2-2-3-4>1-5 bank 1-5-2-2-3-4>1-5 bank");
    play(&mut game, BANKS_1000);
    play(&mut game, BUST);
    play(&mut game, "1-2-2-3-4-6>1 bank");
    assert_eq!(totals(&game), [100, 250, 1000]);
    let outcome = game.outcome().expect("the last turns are over");
    assert_eq!(
        (outcome.winners, outcome.reason),
        (SeatSet::of(2), Reason::Target)
    );
}
