//! What the arena says of its games, by what must hold between its numbers.

use hotdice::arena::{Arena, EntrantResult};
use hotdice::strategy::MostPoints;
use hotdice::{Face, RuleSet, SetScheme};

use crate::{assert_close, built};

/// A game of one die that is won by the first 1: whoever throws anything else is bust.
fn first_one() -> RuleSet {
    let rules = RuleSet::builder().dice(1).single(Face::Five, 0);
    let rules = rules.sets([0; 6], SetScheme::TripletsOnly).target(100);
    built(rules)
}

fn played(games: u64) -> Vec<EntrantResult> {
    let rules = first_one();
    let arena = Arena::new(&rules).entrant("one", || MostPoints { bank_at: 100 });
    let arena = arena.entrant("other", || MostPoints { bank_at: 100 });
    arena.play(games, 7).expect("they play to the end")
}

#[test]
fn each_turn_but_the_last_of_a_game_is_a_bust() {
    let games = 3000;
    let results = played(games);
    assert_eq!(results[0].name(), "one");
    assert_eq!(results[1].name(), "other");
    for result in &results {
        let scoring = result.turns_a_game() * (1.0 - result.bust_rate());
        assert_close(scoring, result.win_rate(), 1e-12);
    }
    // Six turns on average until a 1 falls, with a variance of 30.
    let turns: f64 = results.iter().map(EntrantResult::turns_a_game).sum();
    assert_close(turns, 6.0, 4.0 * (30.0 / 3000.0_f64).sqrt());
    assert_close(
        results[0].wins() + results[1].wins(),
        f64::from(3000_u16),
        1e-9,
    );
}

/// Wilson's interval ends at those probabilities from which the rate is 1.96 standard errors away.
#[test]
fn the_interval_is_of_probabilities_that_the_rate_is_likely_with() {
    for games in [1, 10, 700] {
        for result in played(games) {
            let (low, high) = result.interval();
            assert!(low <= result.win_rate() && result.win_rate() <= high);
            for end in [low, high] {
                let error =
                    (end * (1.0 - end) / f64::from(u16::try_from(games).expect("few"))).sqrt();
                let away = (result.win_rate() - end).abs();
                assert_close(away, 1.959_963_984_540_054 * error, 1e-12);
            }
        }
    }
}
