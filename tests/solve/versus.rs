//! Players against each other: none is better than the one who plays best.

use hotdice::solve::{BestTurn, Player, Policy, Race, VersusError};
use hotdice::strategy::{AllScoring, MostPoints};
use hotdice::{
    CombinationKind, Confirmation, Decision, Ending, Face, HotDice, Phase, Preset, RuleSet,
    RuleSetBuilder, Strategy, Turn, View, WinningBank,
};

use crate::twin::played::{self, Play};
use crate::{assert_close, built, small};

fn policies(rules: &RuleSet) -> Vec<Policy> {
    [200, 500, 900]
        .into_iter()
        .flat_map(|bank_at| {
            let most: Box<dyn Strategy> = Box::new(MostPoints { bank_at });
            let all: Box<dyn Strategy> = Box::new(AllScoring { bank_at });
            [most, all]
        })
        .map(|mut strategy| Policy::of(rules, &mut strategy).expect("it is legal"))
        .collect()
}

#[test]
fn nobody_beats_a_policy_more_often_than_its_best_response() {
    let excused = small().target(700).minimum(500);
    for options in [
        small(),
        small().opening(500).minimum(200),
        excused.winning_bank(WinningBank::Excused),
    ] {
        let rules = built(options);
        let race = Race::of(&rules).expect("it can be solved");
        let best = BestTurn::of(&rules).expect("it has a greatest value");
        let policies = policies(&rules);
        for policy in &policies {
            let response = race.best_response(policy).expect("a plain race");
            let others = policies.iter().map(Player::Policy);
            for other in others.chain([Player::Optimal, Player::BestTurn(&best)]) {
                let versus = race
                    .versus(other, Player::Policy(policy))
                    .expect("a plain race");
                assert!(response.beginning >= versus.beginning - 1e-12);
                assert!(response.following >= versus.following - 1e-12);
            }
            // And the best player wins at least what the race promises.
            let optimal = race.versus(Player::Optimal, Player::Policy(policy));
            let optimal = optimal.expect("a plain race");
            assert!(optimal.beginning >= race.first() - 1e-12);
            assert!(optimal.following >= 1.0 - race.first() - 1e-12);
        }
    }
}

#[test]
fn two_best_players_win_what_the_race_says_and_two_equals_half() {
    let triplet = CombinationKind::Set;
    for options in [
        small(),
        small().hot_dice(HotDice::Must),
        small().confirmation(triplet, Confirmation::Points(200)),
        small().confirmation(triplet, Confirmation::Single),
        small().max_dice_left(1),
        small().max_throws(3),
    ] {
        let rules = built(options);
        let race = Race::of(&rules).expect("it can be solved");
        let versus = race
            .versus(Player::Optimal, Player::Optimal)
            .expect("a plain race");
        assert_close(versus.beginning, race.first(), 1e-12);
        assert_close(versus.mean(), 0.5, 1e-12);
    }
}

/// The best turn, but whatever meets the target is kept.
fn best_turn_to_the_target(best: &BestTurn, turn: &Turn<'_>) -> Decision {
    let wins = |dice| {
        let mut after = *turn;
        after.keep(dice).expect("a keep-set");
        after.can_bank() && View::of_turn(&after).meets_target()
    };
    let waits = turn.phase() == Phase::ToKeep;
    let mut keeps = turn.keeps().map(|keep| keep.dice).filter(|_| waits);
    keeps
        .find(|&dice| wins(dice))
        .map_or_else(|| best.advice(turn)[0].decision, Decision::Keep)
}

/// Compares two thresholds and the best turn with a slow twin that plays every turn.
#[track_caller]
fn check_played(options: RuleSetBuilder) {
    let rules = built(options);
    let race = Race::of(&rules).expect("it can be solved");
    let best = BestTurn::of(&rules).expect("it has a greatest value");
    let (mut most, mut all) = (MostPoints { bank_at: 500 }, AllScoring { bank_at: 900 });
    let most_points = Policy::of(&rules, &mut most).expect("it is legal");
    let all_scoring = Policy::of(&rules, &mut all).expect("it is legal");
    let players = [
        Player::Policy(&most_points),
        Player::Policy(&all_scoring),
        Player::BestTurn(&best),
    ];
    let mut plays: [Box<Play<'_>>; 3] = [
        Box::new(|turn| most.decide(&View::of_turn(turn))),
        Box::new(|turn| all.decide(&View::of_turn(turn))),
        Box::new(|turn| best_turn_to_the_target(&best, turn)),
    ];
    for (one, other) in [(0, 1), (1, 2), (0, 2)] {
        let (before, from) = plays.split_at_mut(other);
        let (beginning, following) = played::versus(&rules, 100, &mut before[one], &mut from[0]);
        let versus = race.versus(players[one], players[other]);
        let versus = versus.expect("a plain race");
        assert_close(versus.beginning, beginning, 1e-11);
        assert_close(versus.following, following, 1e-11);
    }
}

#[test]
fn who_plays_against_whom_equals_a_slow_twin() {
    check_played(small());
    check_played(small().minimum(300).opening(600));
    check_played(small().hot_dice(HotDice::Must));
}

#[test]
fn a_bank_that_meets_the_target_is_excused_from_the_minimum() {
    for winning_bank in [WinningBank::NeedsMinimum, WinningBank::Excused] {
        let rules = small().target(700).minimum(500).winning_bank(winning_bank);
        check_played(rules);
        check_played(rules.opening(600));
        check_played(rules.opening(900));
    }
}

/// Gives every turn up.
struct GivesUp;

impl Strategy for GivesUp {
    fn decide(&mut self, _: &View<'_>) -> Decision {
        Decision::Forfeit
    }
}

#[test]
fn who_gives_every_turn_up_loses_to_all_others_and_draws_with_itself() {
    let rules = built(small());
    let race = Race::of(&rules).expect("it can be solved");
    let gives_up = Policy::of(&rules, &mut GivesUp).expect("it is legal");
    let gives_up = Player::Policy(&gives_up);
    let alike = race.versus(gives_up, gives_up).expect("a plain race");
    assert_close(alike.beginning, 0.5, 0.0);
    assert_close(alike.following, 0.5, 0.0);
    let optimal = race.versus(Player::Optimal, gives_up);
    assert_close(optimal.expect("a plain race").mean(), 1.0, 1e-12);
}

#[test]
fn what_policies_cannot_tell_of_is_refused() {
    for (options, expected) in [
        (small().ending(Ending::LastTurn), VersusError::Ending),
        (
            small().bust_streak(2, 100).lowest_total(-100),
            VersusError::Penalties,
        ),
    ] {
        let race = Race::of(&built(options)).expect("it can be solved");
        let refused = race.versus(Player::Optimal, Player::Optimal);
        assert_eq!(refused, Err(expected));
    }
}

#[test]
fn players_by_other_rules_are_refused() {
    let race = Race::of(&built(small())).expect("it can be solved");
    let other = built(small().single(Face::One, 10));
    let policy = Policy::of(&other, &mut MostPoints { bank_at: 300 }).expect("it is legal");
    let best = BestTurn::of(&other).expect("it has a greatest value");
    for stranger in [Player::Policy(&policy), Player::BestTurn(&best)] {
        for (one, other) in [(stranger, Player::Optimal), (Player::Optimal, stranger)] {
            assert_eq!(race.versus(one, other), Err(VersusError::Rules));
        }
    }
    assert_eq!(race.best_response(&policy), Err(VersusError::Rules));
}

#[test]
#[cfg_attr(debug_assertions, ignore = "takes minutes without optimisation")]
fn strategies_under_the_rules_of_busche_and_neller() {
    let rules = RuleSet::preset(Preset::BuscheNeller);
    let race = Race::of(&rules).expect("it can be solved");
    for (bank_at, expected) in [
        (300, 0.782_321_601),
        (350, 0.829_289_365),
        (500, 0.889_098_778),
    ] {
        let policy = Policy::of(&rules, &mut AllScoring { bank_at }).expect("it is legal");
        let versus = race
            .versus(Player::Optimal, Player::Policy(&policy))
            .expect("a plain race");
        assert_close(versus.mean(), expected, 5e-10);
    }
    let best = BestTurn::of(&rules).expect("it has a greatest value");
    let versus = race
        .versus(Player::Optimal, Player::BestTurn(&best))
        .expect("a plain race");
    assert_close(versus.beginning, 0.561_529_570, 5e-10);
    assert_close(versus.following, 0.486_187_963, 5e-10);
    let alike = race.versus(Player::BestTurn(&best), Player::BestTurn(&best));
    assert_close(alike.expect("a plain race").beginning, 0.538_496_588, 5e-10);
}

/// The best response wins more than others do, and all only against who gives up.
#[test]
fn the_best_response_is_better_than_other_play() {
    let rules = built(small());
    let race = Race::of(&rules).expect("it can be solved");
    let of = |bank_at| Policy::of(&rules, &mut MostPoints { bank_at }).expect("it is legal");
    let policy = of(300);
    let response = race.best_response(&policy).expect("a plain race");
    let others = [200, 400, 600].map(of);
    let players = others.iter().map(Player::Policy).chain([Player::Optimal]);
    for player in players {
        let versus = race
            .versus(player, Player::Policy(&policy))
            .expect("a plain race");
        assert!(versus.beginning <= response.beginning + 1e-12);
        assert!(versus.following <= response.following + 1e-12);
    }
    assert!(response.following < response.beginning && response.beginning < 0.9);
    // Nobody can win more than who knows how the other plays.
    assert!(race.first() < response.beginning);
}
