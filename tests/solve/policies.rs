//! Nothing is better than the best, and a policy written out plays what it was made of.

use hotdice::solve::{BestTurn, Distribution, Policy, PolicyError};
use hotdice::strategy::{AllScoring, MostPoints};
use hotdice::{
    Decision, Face, Finish, HotDice, MAX_TARGET, Phase, Preset, RuleSet, RuleSetBuilder, SetScheme,
    Strategy, View,
};

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

#[test]
fn a_bank_that_meets_the_target_is_taken_by_all() {
    let rules = built(three_dice().target(600));
    let mut never = |view: &View<'_>| match view.phase() {
        Phase::ToKeep => MostPoints { bank_at: u32::MAX }.decide(view),
        _ => Decision::Throw,
    };
    let policy = Policy::of(&rules, &mut never).expect("it is legal");
    let distribution = policy.distribution();
    assert!(distribution.banks().all(|(points, _)| points >= 600));
    let banked: f64 = distribution.banks().map(|(_, part)| part).sum();
    assert!(banked > 0.0);
    assert_close(banked + distribution.bust(), 1.0, 1e-12);
}

#[test]
fn who_gives_each_throw_up_never_banks() {
    let rules = built(three_dice().target(600));
    let policy = Policy::of(&rules, &mut |_: &View<'_>| Decision::Forfeit).expect("it is legal");
    let distribution = policy.distribution();
    assert_close(distribution.bust(), 1.0, 1e-12);
    assert_close(distribution.throws(), 1.0, 1e-12);
    assert_eq!(distribution.banks().count(), 0);
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

/// A threshold is written out, however long turns go on: every turn ends somehow.
#[track_caller]
fn check_ends(rules: &RuleSet, bank_at: u32) {
    let policy = Policy::of(rules, &mut MostPoints { bank_at });
    let policy = policy.unwrap_or_else(|error| panic!("{error}: {rules:?}"));
    for distribution in [policy.distribution(), policy.distribution_opening()] {
        let banked: f64 = distribution.banks().map(|(_, p)| p).sum();
        let all = banked + distribution.bust() + distribution.won();
        assert_close(all, 1.0, 1e-12);
    }
}

#[test]
fn a_policy_of_three_dice_is_written_out_where_nothing_may_be_banked_for_long() {
    let far = three_dice().target(3000);
    check_ends(&built(far.hot_dice(HotDice::Must)), 300);
    check_ends(&built(far.finish(Finish::Exact)), 300);
    // Beyond the target nothing may be banked, and three dice go on without an end.
    let exact = three_dice().finish(Finish::Exact);
    check_ends(&built(exact.target(300)), 200);
}

#[test]
fn policies_of_presets_are_written_out() {
    for preset in [
        Preset::BuscheNeller,
        Preset::BerlinerMacke,
        Preset::Greed,
        Preset::Tysiac,
    ] {
        check_ends(&RuleSet::preset(preset), 1000);
    }
}

#[test]
#[cfg_attr(debug_assertions, ignore = "takes minutes without optimisation")]
fn policies_of_every_preset_are_written_out() {
    for preset in Preset::ALL {
        check_ends(&RuleSet::preset(preset), 1000);
    }
}

/// Keeps all there is, and never banks.
struct NeverBanks;

impl Strategy for NeverBanks {
    fn decide(&mut self, view: &View<'_>) -> Decision {
        match view.phase() {
            Phase::ToKeep => Decision::Keep(view.keeps().next().expect("no bust").dice),
            _ => Decision::Throw,
        }
    }
}

#[test]
#[cfg_attr(debug_assertions, ignore = "takes seconds without optimisation")]
fn too_many_states_are_refused() {
    // The one die always scores, so that no state is rare, and the target is far away.
    let one = RuleSet::builder()
        .dice(1)
        .sets([0; 6], SetScheme::TripletsOnly)
        .target(MAX_TARGET);
    let rules = Face::ALL
        .into_iter()
        .fold(one, |rules, face| rules.single(face, 1));
    let refused = Policy::of(&built(rules), &mut NeverBanks).expect_err("it has no end");
    assert!(
        matches!(refused, PolicyError::TooManyStates { .. }),
        "{refused}"
    );
}
