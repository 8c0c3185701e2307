//! Solved play, played: what comes out agrees with the exact values within four standard errors.

use hotdice::solve::{BestTurn, Race, RacePlayer};
use hotdice::strategy::{play, play_turn};
use hotdice::{Ending, Face, Game, Preset, RuleSet, RuleSetBuilder, SeededDice};

use crate::built;

/// Enough to see errors of one in a hundred, or less where it is fast.
const TRIALS: u32 = if cfg!(debug_assertions) {
    2_000
} else {
    40_000
};

/// Fails if the mean of these is too far from what is expected.
#[track_caller]
fn assert_mean(sum: f64, squares: f64, expected: f64) {
    let trials = f64::from(TRIALS);
    let mean = sum / trials;
    let variance = squares / trials - mean * mean;
    let error = (variance / trials).sqrt();
    assert!(
        (mean - expected).abs() <= 4.0 * error,
        "{mean} ± {error} is not {expected}"
    );
}

#[track_caller]
fn check_turns(rules: RuleSetBuilder) {
    let rules = built(rules.target(1_000_000).ending(Ending::Immediate));
    let mut best = BestTurn::of(&rules).expect("it has a greatest value");
    let expected = best.opening().expected();
    let busts_expected = best.opening().distribution().bust();
    let mut dice = SeededDice::new(11);
    let (mut sum, mut squares, mut busts) = (0.0, 0.0, 0.0);
    for _ in 0..TRIALS {
        let mut game = Game::new(&rules, 2, 0).expect("two may play");
        play_turn(&mut game, &mut best, &mut dice).expect("its play is legal");
        let points = f64::from(game.seats()[0].account.total);
        sum += points;
        squares += points * points;
        busts += f64::from(u8::from(points == 0.0));
    }
    assert_mean(sum, squares, expected);
    assert_mean(busts, busts, busts_expected);
}

#[test]
fn turns_of_the_best_player() {
    check_turns(RuleSet::builder().dice(4));
    check_turns(RuleSet::preset(Preset::BerlinerMacke).to_builder());
}

#[test]
#[cfg_attr(debug_assertions, ignore = "takes minutes without optimisation")]
fn turns_of_presets() {
    for preset in [Preset::Titusind, Preset::Zehntausend, Preset::Crapola] {
        check_turns(RuleSet::preset(preset).to_builder());
    }
}

#[test]
fn races_between_the_best_players() {
    for ending in [Ending::Immediate, Ending::LastTurn] {
        let rules = RuleSet::builder().dice(3).single(Face::Five, 200);
        let rules = built(rules.target(800).ending(ending).players(2, 2));
        let race = Race::of(&rules).expect("it can be solved");
        let mut dice = SeededDice::new(12);
        let (mut sum, mut squares) = (0.0, 0.0);
        for _ in 0..TRIALS {
            let mut game = Game::new(&rules, 2, 0).expect("two may play");
            let (mut first, mut second) = (RacePlayer::new(&race), RacePlayer::new(&race));
            let outcome = play(&mut game, &mut [&mut first, &mut second], &mut dice, 10_000);
            let winners = outcome.expect("their play is legal").winners;
            let won = f64::from(u8::from(winners.contains(0))) / f64::from(winners.len());
            sum += won;
            squares += won * won;
        }
        assert_mean(sum, squares, race.first());
    }
}
