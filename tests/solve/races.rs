//! Races of two: the numbers of Busche and Neller, and others computed twice.

use hotdice::solve::{Race, RaceState, SolveError};
use hotdice::{Ending, Face, Finish, Preset, RuleSet, SetScheme};

fn race(preset: Preset, target: u32) -> Race {
    let rules = RuleSet::preset(preset).to_builder().target(target);
    let rules = rules.build().expect("free of faults");
    Race::of(&rules).expect("it can be solved")
}

#[track_caller]
fn assert_close(value: f64, expected: f64, precision: f64) {
    assert!(
        (value - expected).abs() <= precision,
        "{value} is not {expected}"
    );
}

#[test]
fn short_games_of_busche_and_neller() {
    let race = race(Preset::BuscheNeller, 2000);
    assert_close(race.first(), 0.578_759_416_118, 5e-13);
    assert_eq!(race.best_bonus(), 250);
}

#[test]
fn a_short_game_of_kingdom_come() {
    let race = race(Preset::KingdomCome, 2000);
    assert_close(race.first(), 0.579_642_482_882, 5e-13);
    assert_eq!(race.best_bonus(), 300);
}

#[test]
#[cfg_attr(debug_assertions, ignore = "takes minutes without optimisation")]
fn a_game_of_busche_and_neller_to_10000() {
    let race = race(Preset::BuscheNeller, 10_000);
    assert_close(race.first(), 0.536_953_031_813, 5e-13);
    assert_eq!(race.best_bonus(), 200);
    for (own, other, expected, precision) in [
        (0, 50, 0.528_760_228, 5e-10),
        (0, 100, 0.520_535_212, 5e-10),
        (0, 200, 0.504_002_188_330, 5e-13),
        (200, 0, 0.569_999_822_364, 5e-13),
        (0, 5000, 0.012_277_820_975, 5e-13),
        (5000, 0, 0.992_953_598_421, 5e-13),
        (5000, 5000, 0.551_415_841_598, 5e-13),
        (9000, 9000, 0.602_389_681_682, 5e-13),
        (9950, 9950, 162.0 / 167.0, 5e-13),
        (8000, 9500, 0.088_193_069_413, 5e-13),
        (2500, 7500, 0.003_285_207_464, 5e-13),
        (9950, 9000, 0.992_096_568_501, 5e-13),
        (9000, 9950, 0.256_071_180_574, 5e-13),
    ] {
        let value = race
            .value(&RaceState::at(own, other))
            .expect("totals of the game");
        assert_close(value, expected, precision);
    }
}

#[test]
#[cfg_attr(debug_assertions, ignore = "takes minutes without optimisation")]
fn other_games_to_their_targets() {
    let boxed = RuleSet::preset(Preset::FarkleBoxed)
        .to_builder()
        .ending(Ending::Immediate);
    let opening = Race::of(&boxed.build().expect("free of faults")).expect("it can be solved");
    assert_close(opening.first(), 0.529_655_675_054, 5e-13);
    assert_eq!(opening.best_bonus(), 200);
    let without = boxed.opening(0).build().expect("free of faults");
    let without = Race::of(&without).expect("it can be solved");
    assert_close(without.first(), 0.530_388_094_380, 5e-13);
    assert_eq!(without.best_bonus(), 250);
    let kingdom = race(Preset::KingdomCome, 4000);
    assert_close(kingdom.first(), 0.557_117_046_219, 5e-13);
    assert_eq!(kingdom.best_bonus(), 300);
    let facebook = RuleSet::preset(Preset::FacebookFarkle).to_builder();
    let facebook = facebook.minimum(0).bust_streak(0, 0).build();
    let facebook = Race::of(&facebook.expect("free of faults")).expect("it can be solved");
    assert_close(facebook.first(), 0.535_403_853_655, 5e-13);
    assert_eq!(facebook.best_bonus(), 300);
}

#[test]
fn what_a_race_cannot_have_is_refused() {
    for preset in [
        Preset::Crapola,
        Preset::FarkleTen,
        Preset::HighStakes,
        Preset::Zilch,
    ] {
        let refused = Race::of(&RuleSet::preset(preset));
        assert!(
            matches!(refused, Err(SolveError::Unsupported(_))),
            "{preset}"
        );
    }
}

#[test]
fn a_game_that_nobody_can_win_counts_as_half() {
    // At 500 points 100 are missing, and a bank needs 200.
    let rules = RuleSet::builder().dice(1).single(Face::Five, 100);
    let rules = rules.sets([0; 6], SetScheme::TripletsOnly).target(600);
    let rules = rules.finish(Finish::Exact).minimum(200).build();
    let race = Race::of(&rules.expect("free of faults")).expect("it can be solved");
    assert_eq!(race.value(&RaceState::at(500, 500)), Some(0.5));
    // Who can still win does so in the end.
    let alone = race.value(&RaceState::at(400, 500)).expect("a total");
    assert_close(alone, 1.0, 1e-12);
}

#[test]
fn penalties_that_nearly_every_turn_comes_to_are_refused() {
    // A bank wins, of as many 5s in a row as make the minimum.
    let fives = |minimum| {
        let rules = RuleSet::builder().dice(1).single(Face::Five, 100);
        let rules = rules
            .single(Face::One, 0)
            .sets([0; 6], SetScheme::TripletsOnly);
        let rules = rules.target(100).minimum(minimum).bust_streak(1, 100);
        Race::of(&rules.lowest_total(0).build().expect("free of faults"))
    };
    assert!(matches!(fives(500), Err(SolveError::Unsupported(_))));
    // One 5 is enough: 1/6 + 5/6 * 5/6 of the same.
    let settled = fives(100).expect("it settles");
    assert_close(settled.first(), 6.0 / 11.0, 1e-12);
}

#[test]
fn a_last_turn_that_catches_up_any_lead_is_refused() {
    // Every die scores, so nobody is ever bust.
    let farkle = RuleSet::preset(Preset::Farkle).to_builder().target(500);
    let faces = Face::ALL.into_iter();
    let rules = faces.fold(farkle, |rules, face| rules.single(face, 50));
    let rules = rules.build().expect("free of faults");
    assert!(matches!(Race::of(&rules), Err(SolveError::Unsupported(_))));
}

#[test]
#[cfg_attr(debug_assertions, ignore = "takes minutes even with optimisation")]
fn facebook_farkle_to_10000() {
    let rules = RuleSet::preset(Preset::FacebookFarkle).to_builder();
    let rules = rules.lowest_total(-2500).build().expect("free of faults");
    let race = Race::of(&rules).expect("it can be solved");
    assert_close(race.first(), 0.534_870_261_8, 5e-11);
    for (state, expected) in [
        (RaceState::at(0, 0).with_busts(1, 0), 0.533_205_573_3),
        (RaceState::at(0, 0).with_busts(2, 0), 0.524_438_445_0),
        (RaceState::at(0, 0).with_busts(0, 2), 0.544_841_489_5),
        (RaceState::at(5000, 5000), 0.548_972_454_9),
        (RaceState::at(9950, 9950), 0.869_481_685_5),
        (RaceState::at(-500, 0), 0.471_642_068_5),
        (RaceState::at(9000, 9500).with_busts(2, 0), 0.406_498_636_7),
    ] {
        let value = race.value(&state).expect("totals of the game");
        assert_close(value, expected, 5e-11);
    }
}
