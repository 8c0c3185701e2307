//! Players against each other: none is better than the one who plays best.

use hotdice::solve::{BestTurn, Player, Policy, Race, VersusError};
use hotdice::strategy::{AllScoring, MostPoints};
use hotdice::{Decision, Ending, Preset, RuleSet, Strategy, View};

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
    for options in [small(), small().opening(500).minimum(200)] {
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
    let rules = built(small());
    let race = Race::of(&rules).expect("it can be solved");
    let versus = race
        .versus(Player::Optimal, Player::Optimal)
        .expect("a plain race");
    assert_close(versus.beginning, race.first(), 1e-12);
    assert_close(versus.mean(), 0.5, 1e-12);
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
