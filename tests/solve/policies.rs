//! Nothing is better than the best, and a policy written out plays what it was made of.

use hotdice::solve::{BestTurn, Distribution, Policy};
use hotdice::strategy::{AllScoring, MostPoints};
use hotdice::{Face, Preset, RuleSet, RuleSetBuilder, Strategy};

use crate::{assert_close, built};

fn mean(rules: &RuleSet, distribution: &Distribution) -> f64 {
    distribution.mean() + f64::from(rules.target()) * distribution.won()
}

#[track_caller]
fn check_best(rules: &RuleSet, thresholds: &[u32]) {
    let best = BestTurn::of(rules).expect("it has a greatest value");
    for &bank_at in thresholds {
        let most: &mut dyn Strategy = &mut MostPoints { bank_at };
        let all: &mut dyn Strategy = &mut AllScoring { bank_at };
        for strategy in [most, all] {
            let policy = Policy::of(rules, strategy).expect("it is legal");
            for (table, distribution) in [
                (best.on_board(), policy.distribution()),
                (best.opening(), policy.distribution_opening()),
            ] {
                let mean = mean(rules, &distribution);
                assert!(table.expected() >= mean - 1e-9, "{mean} from {bank_at} on");
                assert!(mean > 0.0);
            }
        }
    }
}

/// The policy of the best turn is worth as much as its table says.
#[track_caller]
fn check_same(rules: RuleSetBuilder) {
    // So far away that no bank meets it.
    let rules = built(rules.target(1_000_000));
    let mut best = BestTurn::of(&rules).expect("it has a greatest value");
    let policy = Policy::of(&rules, &mut best).expect("it is legal");
    for (table, distribution) in [
        (best.on_board(), policy.distribution()),
        (best.opening(), policy.distribution_opening()),
    ] {
        assert_close(mean(&rules, &distribution), table.expected(), 1e-9);
        let solved = table.distribution();
        assert_close(distribution.bust(), solved.bust(), 1e-12);
        assert_close(distribution.throws(), solved.throws(), 1e-11);
    }
}

fn three_dice() -> RuleSetBuilder {
    RuleSet::builder().dice(3).single(Face::Five, 200)
}

#[test]
fn the_best_turn_is_no_worse_than_others() {
    for options in [three_dice(), three_dice().opening(500).minimum(300)] {
        check_best(&built(options.target(3000)), &[100, 300, 500, 1000]);
    }
}

#[test]
fn the_best_turn_written_out_is_worth_what_the_table_says() {
    check_same(three_dice());
    check_same(three_dice().minimum(300).opening(600).max_throws(3));
}

#[test]
#[cfg_attr(debug_assertions, ignore = "takes minutes without optimisation")]
fn the_best_turns_of_presets() {
    for preset in [Preset::BuscheNeller, Preset::BerlinerMacke] {
        let rules = RuleSet::preset(preset).to_builder().target(2000).build();
        let rules = rules.expect("free of faults");
        check_best(&rules, &[300, 500, 1000]);
        check_same(rules.to_builder());
    }
}
