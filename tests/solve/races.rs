//! Races of two: the numbers of Busche and Neller, and others computed twice.

use hotdice::solve::{Race, RaceState, SolveError};
use hotdice::{BustEffect, Ending, Face, Finish, Preset, RuleSet, RuleSetBuilder, SetScheme};

use crate::assert_close;

fn race(preset: Preset, target: u32) -> Race {
    let rules = RuleSet::preset(preset).to_builder().target(target);
    let rules = rules.build().expect("free of faults");
    Race::of(&rules).expect("it can be solved")
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

/// What is refused, by a rule set of which everything else can be solved.
#[track_caller]
fn check_refused(rules: RuleSetBuilder, expected: &str) {
    let rules = rules.build().expect("free of faults");
    let refused = Race::of(&rules).expect_err("it cannot be solved");
    assert_eq!(
        refused.to_string(),
        format!("a race of two cannot have {expected}")
    );
}

#[test]
fn each_thing_that_a_race_cannot_have_is_named() {
    let rules = crate::small();
    let penalties = "penalties other than for busts in a row";
    check_refused(rules.bust_effect(BustEffect::Subtract), penalties);
    check_refused(rules.first_throw_penalty(50), penalties);
    let streak = rules.bust_streak(3, 100);
    let lowest = "penalties without a lowest total";
    check_refused(streak.lowest_total(-1_000_001), lowest);
    let opening = "penalties beside an opening";
    check_refused(streak.lowest_total(-100).opening(300), opening);
    check_refused(streak.lowest_total(-100).opening(300).minimum(200), opening);
    assert!(
        Race::of(&crate::built(
            streak.lowest_total(-100).opening(300).minimum(300)
        ))
        .is_ok()
    );
    let players = "another number of players than two";
    check_refused(rules.players(3, 8), players);
    check_refused(rules.players(1, 1), players);
    let granularity = "a granularity that turns can miss";
    check_refused(rules.granularity(150), granularity);
    assert!(Race::of(&crate::built(rules.granularity(50))).is_ok());
    // A target between two totals is reached by the next.
    assert!(Race::of(&crate::built(rules.target(1550))).is_ok());
}

#[test]
fn only_totals_below_the_target_on_the_grid_have_a_value() {
    let rules = crate::small().bust_streak(2, 100).lowest_total(-200);
    let race = Race::of(&crate::built(rules)).expect("it can be solved");
    let value = |own, other| race.value(&RaceState::at(own, other));
    for total in [-200, -100, 0, 1400] {
        assert!(
            value(total, 0).is_some() && value(0, total).is_some(),
            "{total}"
        );
    }
    for total in [i32::MIN, -300, -50, 50, 1500, i32::MAX] {
        assert_eq!((value(total, 0), value(0, total)), (None, None), "{total}");
    }
    // A penalty between two multiples of what dice score makes for totals between them.
    let between = crate::small().bust_streak(2, 50).lowest_total(-150);
    let between = Race::of(&crate::built(between)).expect("it can be solved");
    assert!(between.value(&RaceState::at(-50, 150)).is_some());
    let with_busts = |own, other| race.value(&RaceState::at(0, 0).with_busts(own, other));
    assert!(with_busts(1, 1).is_some());
    assert_eq!((with_busts(2, 0), with_busts(0, 2)), (None, None));
}

/// The bonus by hand: the total of the second player at which the one who begins wins half the games.
#[test]
fn the_best_bonus_is_the_most_even_beginning() {
    let rules = crate::small().bust_streak(2, 100).lowest_total(-300);
    let race = Race::of(&crate::built(rules)).expect("it can be solved");
    let unfair = |bonus: u32| {
        let other = i32::try_from(bonus).expect("few points");
        (race.value(&RaceState::at(0, other)).expect("a total") - 0.5).abs()
    };
    let best = race.best_bonus();
    // Any bonus would meet the target.
    let one_step = crate::small().target(100).bust_streak(1, 100);
    let one_step = one_step.lowest_total(-1400);
    let one_step = Race::of(&crate::built(one_step)).expect("it can be solved");
    assert_eq!(one_step.best_bonus(), 0);
    assert!(
        (0..15).all(|steps| unfair(best) <= unfair(100 * steps)),
        "{best}"
    );
}

#[test]
fn seats_make_a_difference_where_a_round_is_finished() {
    let rules = crate::small().target(600).ending(Ending::FinishRound);
    let race = Race::of(&crate::built(rules)).expect("it can be solved");
    let level = RaceState::at(500, 500);
    let [first, second] = [0, 1].map(|seat| race.value(&level.in_seat(seat)).expect("totals"));
    // Who has the last turn knows what is to be beaten.
    assert!(second > first, "{second} {first}");
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
