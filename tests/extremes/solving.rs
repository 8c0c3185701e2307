//! What would take more memory than there is to solve is refused.

use hotdice::solve::{BestTurn, Race, SolveError};
use hotdice::{CarryOver, Ending, Face, RuleSet, RuleSetBuilder};

/// A keep may bring 999,983 steps of the grid, since nothing but 1 divides that and 7.
fn one_is_a_great_prime() -> RuleSetBuilder {
    RuleSet::builder()
        .single(Face::One, 999_983)
        .single(Face::Five, 7)
        .carry_over(CarryOver::ExtendSets)
        .max_throws(3)
}

#[test]
fn a_throw_that_brings_a_million_steps_of_points_is_refused() {
    let rules = one_is_a_great_prime();
    let best = BestTurn::of(&rules.build().expect("no fault"));
    let refused = best.expect_err("too much to calculate");
    assert!(
        matches!(refused, SolveError::TooManyValues { .. }),
        "{refused}"
    );
    for ending in [Ending::Immediate, Ending::LastTurn] {
        let race = rules.target(1000).ending(ending).build().expect("no fault");
        let refused = Race::of(&race).expect_err("too much to calculate");
        assert!(
            matches!(refused, SolveError::TooManyValues { .. }),
            "{ending:?}: {refused}"
        );
    }
}
