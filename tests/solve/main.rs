//! Optimal play against published numbers, slow twins and simulation.
#![cfg(feature = "solve")]

#[cfg(feature = "chacha")]
mod advice;
#[cfg(feature = "chacha")]
#[path = "../model/advised.rs"]
mod advised;
#[cfg(all(feature = "std", feature = "chacha"))]
mod arena;
mod bytes;
#[cfg(feature = "chacha")]
mod consequences;
#[cfg(feature = "chacha")]
mod endings;
mod long_runs;
mod policies;
mod race_twins;
mod races;
mod residuals;
#[cfg(all(feature = "std", feature = "chacha"))]
mod results;
#[cfg(feature = "chacha")]
mod simulation;
mod turn_twins;
mod turns;
mod twin;
mod versus;

/// Fails where a value is off by more.
#[track_caller]
fn assert_close(value: f64, expected: f64, precision: f64) {
    assert!(
        (value - expected).abs() <= precision,
        "{value} is not {expected}"
    );
}

/// The rule set of options without faults.
#[track_caller]
fn built(rules: hotdice::RuleSetBuilder) -> hotdice::RuleSet {
    rules.build().expect("free of faults")
}

/// A game of few dice that is over soon.
fn small() -> hotdice::RuleSetBuilder {
    hotdice::RuleSet::builder()
        .dice(3)
        .single(hotdice::Face::Five, 200)
        .target(1500)
}
