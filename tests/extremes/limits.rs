//! Whole games by rule sets at their limits.

use hotdice::{
    BustEffect, CarryOver, CatchUp, CombinationKind, Confirmation, Dice, Ending, Face, Finish,
    GroupPattern, HotDice, Keeping, MAX_DICE, MAX_FORMATIONS, MAX_PLAYERS, MAX_POINTS, MAX_TARGET,
    Payout, Penalty, Piggyback, RuleSet, RuleSetBuilder, SetScheme, SetSize, Sets, Tie,
};

use crate::play::plays_to_the_end_or_the_limit;

/// Every combination there is, with the most points there are.
fn richest() -> RuleSetBuilder {
    let most = Payout::PointsPlusTriplets(MAX_POINTS);
    let group = GroupPattern::paying(most).or_all_alike();
    let mut rules = RuleSet::builder()
        .three_pairs(group.or_four_plus_two())
        .four_and_pair(group)
        .two_triplets(group)
        .full_house(group);
    for face in Face::ALL {
        rules = rules.single(face, MAX_POINTS);
        for size in SetSize::ALL {
            rules = rules.of_a_kind(size, face, Payout::PointsPlusSingles(MAX_POINTS));
        }
        for high in Face::ALL.into_iter().filter(|&high| high > face) {
            rules = rules.straight(face..=high, Payout::PointsPlusSingles(MAX_POINTS));
        }
    }
    (Dice::all(MAX_DICE).take(MAX_FORMATIONS))
        .fold(rules, |rules, dice| rules.formation(dice, most))
}

/// One die, of which one face scores one point, and one point wins.
fn poorest() -> RuleSetBuilder {
    RuleSet::builder()
        .dice(1)
        .sets([0; 6], SetScheme::TripletsOnly)
        .single(Face::One, 1)
        .single(Face::Five, 0)
        .target(1)
}

/// Each with one option or a few at their limits.
fn extremes(rules: RuleSetBuilder) -> Vec<RuleSetBuilder> {
    let by_points = Confirmation::Points(MAX_POINTS);
    let single = CombinationKind::Single;
    vec![
        rules,
        rules.target(MAX_TARGET),
        rules.target(1),
        rules.target(MAX_TARGET).finish(Finish::Exact),
        rules.opening(MAX_POINTS).minimum(MAX_POINTS),
        rules.granularity(MAX_POINTS),
        rules.max_dice_left(0),
        rules.max_throws(1),
        rules.max_throws(u8::MAX).hot_dice(HotDice::Must),
        rules.confirmation(single, by_points),
        rules.confirmation(CombinationKind::Set, Confirmation::Single),
        rules.bust_streak(u8::MAX, MAX_POINTS).lowest_total(0),
        rules
            .bust_streak(1, MAX_POINTS)
            .first_throw_penalty(MAX_POINTS),
        rules.bust_streak(1, Penalty::WholeTotal),
        rules.bust_effect(BustEffect::Subtract).lowest_total(-1),
        rules.piggyback(Piggyback::On),
        rules.piggyback(Piggyback::FromTotal(MAX_TARGET)),
        rules.players(MAX_PLAYERS, MAX_PLAYERS),
        rules.ending(Ending::Rounds(1)).tie(Tie::PlayOff),
        rules.ending(Ending::Rounds(u16::MAX)),
        rules.ending(Ending::CatchUp(CatchUp::ByEqualling)),
        rules
            .ending(Ending::CatchUp(CatchUp::ByBeating))
            .tie(Tie::PlayOff),
        rules.ending(Ending::FinishRound).tie(Tie::PlayOff),
        rules
            .keeping(Keeping::AllScoring)
            .set_rule(Sets::OverrideSingles),
        rules.carry_over(CarryOver::ExtendSets),
        rules.carry_over(CarryOver::Progressive),
        Face::ALL
            .into_iter()
            .fold(rules, |rules, face| rules.toxic(face, rules_dice(rules))),
    ]
}

/// As many dice as the rules have: none is toxic alone where there are several.
fn rules_dice(rules: RuleSetBuilder) -> u8 {
    rules.build().expect("no fault").dice()
}

#[test]
fn the_richest_rules_play() {
    for rules in extremes(richest()) {
        plays_to_the_end_or_the_limit(rules);
    }
}

#[test]
fn the_common_rules_with_each_option_at_its_limits_play() {
    for rules in extremes(RuleSet::builder()) {
        plays_to_the_end_or_the_limit(rules);
    }
}

/// A turn that never busts has no greatest value, which is said before memory or time run out.
#[cfg(feature = "solve")]
#[test]
fn the_best_turn_is_found_or_refused() {
    use hotdice::solve::{BestTurn, SolveError};
    let best = |rules: RuleSetBuilder| BestTurn::of(&rules.build().expect("no fault"));
    let richest = best(richest()).map(|best| best.on_board().expected());
    assert!(
        matches!(richest, Err(SolveError::Unbounded { .. })),
        "{richest:?}"
    );
    let expected = |rules| best(rules).map(|best| best.on_board().expected());
    // One face in six brings a point; one more is worth five times less than what it risks.
    let poorest = expected(poorest()).expect("one point at a time");
    assert!((poorest - 1.0 / 6.0).abs() < 1e-12, "{poorest}");
    for rules in [
        RuleSet::builder().minimum(MAX_POINTS),
        RuleSet::builder().granularity(MAX_POINTS),
    ] {
        match best(rules) {
            Ok(best) => assert!(best.on_board().expected().is_finite()),
            Err(error) => assert!(matches!(error, SolveError::Unbounded { .. }), "{error}"),
        }
    }
}

#[test]
fn the_poorest_rules_play() {
    let rules = poorest();
    for rules in [
        rules,
        rules.finish(Finish::Exact),
        rules.bust_streak(1, MAX_POINTS).lowest_total(0),
        rules.first_throw_penalty(MAX_POINTS).target(MAX_TARGET),
        rules.players(1, 1),
        rules
            .players(MAX_PLAYERS, MAX_PLAYERS)
            .ending(Ending::LastTurn),
        rules.max_throws(1).opening(1).minimum(1),
        rules.scoreless_bonus(MAX_POINTS),
    ] {
        plays_to_the_end_or_the_limit(rules);
    }
}
