//! Laws of optimal play under random rule sets of few dice.

use hotdice::solve::{BestTurn, LongRun, Player, Policy, PolicyError, Race};
use hotdice::{RuleSet, RuleSetBuilder};
use proptest::prelude::*;
use proptest::test_runner::Config;

use crate::advised::play;
use crate::few_dice::{costly_turns, short_games, turns};

/// So many cases, many more where it is fast. Failures are not written to files: they are shrunk, and
/// then deserve a test with a name.
fn cases(cases: u32) -> Config {
    let usual = Config::default();
    let cases = if cfg!(debug_assertions) {
        cases
    } else {
        20 * cases
    };
    Config {
        cases: cases.saturating_mul(usual.cases) / 256,
        failure_persistence: None,
        max_shrink_iters: 256,
        ..usual
    }
}

/// Fails where a value is off by more.
#[track_caller]
fn assert_close(value: f64, expected: f64, precision: f64) {
    assert!(
        (value - expected).abs() <= precision,
        "{value} is not {expected}"
    );
}

/// The rule set and its best turn, if there are both: some turns are worth ever more.
fn solved(options: RuleSetBuilder) -> Option<(RuleSet, BestTurn)> {
    let rules = options.build().ok()?;
    let best = BestTurn::of(&rules).ok()?;
    Some((rules, best))
}

proptest! {
    #![proptest_config(cases(10))]

    #[test]
    fn advice_is_finite_and_legal(options in costly_turns()) {
        if let Some((rules, best)) = solved(options) {
            play(&rules, 2, |game| best.advice(game.turn()));
        }
    }

    #[test]
    fn penalties_leave_no_more_than_the_best_turn_brings(options in costly_turns()) {
        if let Some((_, best)) = solved(options) {
            let expected = best.on_board().expected();
            let long_run = LongRun::of(&best).expect("a penalty of points");
            prop_assert!(long_run.average() <= expected + 1e-9 * expected.abs());
        }
    }
}

proptest! {
    // There can be many states, and many pairs of totals.
    #![proptest_config(cases(4))]

    #[test]
    fn the_policy_of_the_best_turn_is_worth_what_its_table_says(options in turns()) {
        if let Some((rules, best)) = solved(options) {
            policy_is_worth_the_same(&rules, best);
        }
    }

    #[test]
    fn two_best_players_win_what_the_race_says(options in short_games()) {
        if let Some(race) = options.build().ok().and_then(|rules| Race::of(&rules).ok()) {
            let versus = race.versus(Player::Optimal, Player::Optimal);
            let versus = versus.expect("a plain race");
            assert_close(versus.beginning, race.first(), precision_of(&race));
        }
    }
}

/// Where hardly a turn is banked, to begin is worth little, and values are less precise.
fn precision_of(race: &Race) -> f64 {
    let advantage = 2.0 * race.first() - 1.0;
    1e-11_f64.max(1e-14 / (advantage * advantage))
}

fn policy_is_worth_the_same(rules: &RuleSet, mut best: BestTurn) {
    let policy = match Policy::of(rules, &mut best) {
        Ok(policy) => policy,
        Err(PolicyError::TooManyStates { .. }) => return,
        Err(error) => panic!("{error}"),
    };
    for (table, distribution) in [
        (best.on_board(), policy.distribution()),
        (best.opening(), policy.distribution_opening()),
    ] {
        let won = f64::from(rules.target()) * distribution.won();
        let expected = table.expected();
        assert_close(
            distribution.mean() + won,
            expected,
            1e-9 * expected.max(1.0),
        );
    }
}
