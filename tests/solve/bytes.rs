//! Races as bytes, and races that are given up.

use std::ops::ControlFlow;

use hotdice::solve::{LoadRaceError, Race, RaceState, SolveError};
use hotdice::{Preset, RuleSet, RuleSetBuilder};

use crate::built;

fn options() -> RuleSetBuilder {
    RuleSet::preset(Preset::BuscheNeller)
        .to_builder()
        .target(300)
}

fn rules() -> RuleSet {
    built(options())
}

fn bytes() -> Vec<u8> {
    Race::of(&rules()).expect("it can be solved").to_bytes()
}

#[track_caller]
fn refused(bytes: &[u8]) -> LoadRaceError {
    Race::from_bytes(&rules(), bytes).expect_err("no race")
}

#[test]
fn a_race_comes_back_from_its_bytes() {
    let race = Race::of(&rules()).expect("it can be solved");
    let bytes = race.to_bytes();
    let loaded = Race::from_bytes(&rules(), &bytes).expect("its own bytes");
    for own in (0..300).step_by(50) {
        for other in (0..300).step_by(50) {
            let state = RaceState::at(own, other);
            assert_eq!(loaded.value(&state), race.value(&state));
            assert!(loaded.value(&state).is_some());
        }
    }
    assert_eq!(loaded.to_bytes(), bytes);
}

#[test]
fn bytes_cut_short_or_too_long_are_refused() {
    let bytes = bytes();
    for length in 0..bytes.len() {
        assert_eq!(
            refused(&bytes[..length]),
            LoadRaceError::Damaged,
            "{length}"
        );
    }
    let longer = [bytes, vec![0]].concat();
    assert_eq!(refused(&longer), LoadRaceError::Damaged);
}

#[test]
fn a_flipped_bit_is_found() {
    let bytes = bytes();
    for place in 0..bytes.len() {
        let mut flipped = bytes.clone();
        flipped[place] ^= 1 << (place % 8);
        refused(&flipped);
    }
}

#[test]
fn another_version_is_named() {
    let mut bytes = bytes();
    bytes[4] += 1;
    let found = bytes[4];
    assert_eq!(refused(&bytes), LoadRaceError::Version { found });
}

#[test]
fn the_race_of_other_rules_is_refused() {
    let bytes = bytes();
    for other in [
        options().minimum(200),
        options().target(350),
        options().max_throws(3),
        options().single(hotdice::Face::Two, 50),
    ] {
        let refused = Race::from_bytes(&built(other), &bytes);
        let refused = refused.expect_err("other rules");
        assert_eq!(refused, LoadRaceError::OtherRules);
    }
    let none = RuleSet::preset(Preset::Crapola);
    let refused = Race::from_bytes(&none, &bytes).expect_err("no race");
    assert!(matches!(
        refused,
        LoadRaceError::Rules(SolveError::Unsupported(_))
    ));
}

#[test]
fn a_race_is_given_up_when_it_is_told_to_be() {
    let mut told = 0;
    let given_up = Race::with_progress(&rules(), |progress| {
        told += 1;
        assert_eq!(progress.done, told);
        if told == 3 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    assert_eq!(
        given_up.expect_err("it was given up"),
        SolveError::Cancelled
    );
    assert_eq!(told, 3);
}

#[test]
fn progress_comes_to_all_there_is() {
    let mut last = None;
    let solved = Race::with_progress(&rules(), |progress| {
        last = Some(progress);
        ControlFlow::Continue(())
    });
    assert!(solved.is_ok());
    let last = last.expect("it was told");
    // Sums of two of the six totals below 300.
    assert_eq!((last.sweep, last.done, last.all), (0, 11, 11));
}
