//! The best turn against slow twins.

use hotdice::solve::BestTurn;
use hotdice::{
    BustEffect, CarryOver, CombinationKind, Confirmation, Decision, Face, Finish, HotDice, Keeping,
    Payout, Preset, RuleSet, RuleSetBuilder, SetScheme, SetSize, Sets, TRIPLETS, Turn,
};

use crate::twin::recursion::Recursion;
use crate::twin::{Stands, best_turn};
use crate::{assert_close, built};

/// Turns with more points are taken to be banked.
const MOST: u32 = 16_000;

/// A few dice, and points in steps of 100, so that there is little to try.
fn few_dice(dice: u8) -> RuleSetBuilder {
    let rules = RuleSet::builder().dice(dice).single(Face::Five, 200);
    rules.sets(TRIPLETS, SetScheme::Doubling)
}

/// Compares whole turns, and every action of every turn with few points.
#[track_caller]
fn check(rules: RuleSetBuilder) {
    let rules = built(rules);
    let best = BestTurn::of(&rules).expect("it has a greatest value");
    let mut twin = Recursion::new(&rules, MOST);
    assert_close(best.on_board().expected(), twin.of(true), 1e-9);
    assert_close(best.opening().expected(), twin.of(false), 1e-9);
    let is_low = |turn: &&(Turn<'_>, f64)| turn.0.points() <= MOST / 16;
    for (turn, value) in twin.to_throw.iter().filter(is_low) {
        let advice = best.advice(turn);
        let throw = advice
            .iter()
            .find(|advice| advice.decision == Decision::Throw);
        assert_close(throw.expect("a throw is left").value, *value, 1e-8);
    }
    for (turn, value) in twin.to_keep.iter().filter(is_low) {
        assert_close(best.advice(turn)[0].value, *value, 1e-8);
    }
}

#[test]
fn turns_of_few_dice() {
    for dice in 1..=3 {
        check(few_dice(dice));
    }
}

#[test]
fn what_a_bank_needs() {
    check(few_dice(3).minimum(400));
    check(few_dice(3).minimum(200).opening(700));
    check(few_dice(3).granularity(300));
    check(few_dice(3).max_dice_left(1));
    check(few_dice(2).max_dice_left(0).minimum(300));
}

#[test]
fn hot_dice_that_must_be_thrown() {
    check(few_dice(2).hot_dice(HotDice::Must));
    check(few_dice(3).hot_dice(HotDice::Must).minimum(300));
}

#[test]
fn a_maximum_of_throws() {
    for throws in 1..=3 {
        check(few_dice(3).max_throws(throws).minimum(300).opening(500));
    }
    check(few_dice(2).max_throws(3).hot_dice(HotDice::Must));
}

#[test]
fn what_has_to_be_confirmed() {
    let triplet = CombinationKind::Set;
    for confirmation in [Confirmation::Points(300), Confirmation::Single] {
        check(few_dice(3).confirmation(triplet, confirmation));
        check(few_dice(3).confirmation(CombinationKind::Single, confirmation));
        check(
            few_dice(3)
                .confirmation(triplet, confirmation)
                .max_throws(2),
        );
    }
}

#[test]
fn what_busts_cost() {
    check(few_dice(3).bust_effect(BustEffect::Subtract));
    check(few_dice(3).first_throw_penalty(500));
    check(
        few_dice(2)
            .bust_effect(BustEffect::Subtract)
            .first_throw_penalty(200)
            .minimum(300),
    );
    // Where a bank is far away, fewer points are less to lose.
    let subtract = few_dice(3).bust_effect(BustEffect::Subtract);
    check(subtract.opening(1100));
    check(subtract.minimum(600).max_throws(2));
    check(subtract.opening(700).max_throws(3));
    check(few_dice(2).bust_effect(BustEffect::Subtract).minimum(1000));
}

#[test]
fn other_ways_to_keep_and_to_lose() {
    check(few_dice(3).keeping(Keeping::AllScoring));
    check(few_dice(3).set_rule(Sets::OverrideSingles));
    check(few_dice(3).scoreless_bonus(300));
    check(few_dice(3).toxic(Face::Six, 2));
    check(few_dice(3).of_a_kind(SetSize::Three, Face::Four, Payout::InstantLoss));
    check(few_dice(3).of_a_kind(SetSize::Three, Face::Six, Payout::InstantWin));
}

#[test]
fn an_exact_finish_does_not_matter_to_a_turn() {
    check(few_dice(3).finish(Finish::Exact).target(1_000_000));
    check(
        few_dice(3)
            .finish(Finish::Exact)
            .target(1_000_000)
            .granularity(200),
    );
}

#[test]
fn dice_that_join_held_ones() {
    let pairs = Face::ALL.into_iter().fold(few_dice(3), |rules, face| {
        rules.of_a_kind(SetSize::Two, face, 100)
    });
    check(pairs.carry_over(CarryOver::ExtendSets));
    check(pairs.carry_over(CarryOver::Progressive));
    check(
        pairs
            .carry_over(CarryOver::Progressive)
            .hot_dice(HotDice::Must)
            .max_throws(4),
    );
}

#[test]
#[cfg_attr(debug_assertions, ignore = "takes a minute without optimisation")]
fn straights_that_held_dice_complete() {
    let straights = few_dice(4).straight(Face::One..=Face::Four, 600);
    check(straights.carry_over(CarryOver::Straights));
    check(
        straights
            .carry_over(CarryOver::Straights)
            .minimum(400)
            .opening(900),
    );
    check(straights.carry_over(CarryOver::Progressive).max_throws(3));
    check(
        straights
            .carry_over(CarryOver::ExtendSets)
            .toxic(Face::Six, 2),
    );
}

/// Compares the turns of a preset with those of the twin that goes through all points.
fn check_preset(preset: Preset) {
    let rules = RuleSet::preset(preset);
    let best = BestTurn::of(&rules).expect("it has a greatest value");
    let stands = Stands::of(&rules);
    let most = 700 * stands.grid;
    let opening = rules.opening().max(rules.minimum());
    for (table, needed) in [
        (best.on_board(), rules.minimum()),
        (best.opening(), opening),
    ] {
        let twin = best_turn(&stands, needed, most);
        assert_close(table.expected(), twin.begin(), 1e-10 * twin.begin());
        // Where throws are limited, the dice left do not tell how many there are.
        let left = 1..=rules.dice();
        for dice in left.filter(|_| rules.max_throws() == 0) {
            let Some(number) = stands.plain(dice) else {
                continue;
            };
            for points in (0..most / 7).step_by(stands.grid as usize) {
                let Some(expected) = twin.throw(number, points) else {
                    continue;
                };
                let value = table.throwing(points, dice).expect("few points");
                assert_close(value, expected, 1e-10 * expected.abs().max(1.0));
            }
        }
    }
}

#[test]
fn presets_without_carry_over_equal_a_slow_twin() {
    for preset in [
        Preset::BuscheNeller,
        Preset::BerlinerMacke,
        Preset::Greed,
        Preset::Tysiac,
        Preset::CrapolaFive,
    ] {
        check_preset(preset);
    }
}

#[test]
#[cfg_attr(debug_assertions, ignore = "takes minutes without optimisation")]
fn every_preset_equals_a_slow_twin() {
    for preset in Preset::ALL {
        check_preset(preset);
    }
}
