//! Values of races are what one more turn makes of those that follow.

use hotdice::solve::Race;
use hotdice::{Ending, Preset, RuleSet, RuleSetBuilder};

use crate::built;
use crate::twin::race::Race as Twin;

/// Looks at about so many states, far apart.
#[track_caller]
fn check(rules: RuleSetBuilder, states: usize) {
    let rules = built(rules);
    let race = Race::of(&rules).expect("it can be solved");
    let twin = Twin::of(&rules);
    let all = twin.states();
    let value = |state: &_| -> f64 {
        let state: &crate::twin::race::State = state;
        race.value(&state.named()).expect("totals of the game")
    };
    for state in all.iter().step_by(all.len().div_ceil(states)) {
        let residual = (twin.backup(state, &value) - value(state)).abs();
        assert!(residual <= 1e-12, "{residual} at {state:?}");
    }
}

fn preset(preset: Preset) -> RuleSetBuilder {
    RuleSet::preset(preset).to_builder()
}

#[test]
fn a_short_game_of_busche_and_neller() {
    check(preset(Preset::BuscheNeller).target(1000), 20);
}

#[test]
fn a_short_game_with_penalties() {
    let rules = preset(Preset::FacebookFarkle)
        .target(300)
        .bust_streak(2, 100);
    check(rules.lowest_total(-100), 20);
}

#[test]
#[cfg_attr(debug_assertions, ignore = "takes minutes without optimisation")]
fn long_games() {
    check(preset(Preset::BuscheNeller), 300);
    check(preset(Preset::KingdomCome), 300);
    check(
        preset(Preset::FacebookFarkle)
            .target(1500)
            .lowest_total(-500),
        300,
    );
    let boxed = preset(Preset::FarkleBoxed).target(4000);
    check(boxed.ending(Ending::Immediate), 300);
}
