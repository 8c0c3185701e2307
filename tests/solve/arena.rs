//! The arena: reproducible, fair, and clear about what cannot be played.

use std::collections::BTreeSet;
use std::sync::Mutex;

use hotdice::arena::{Arena, ArenaError, EntrantResult};
use hotdice::strategy::{AllScoring, MostPoints, PlayError};
use hotdice::{Decision, GameError, Preset, RuleSet, Strategy, View};

fn rules() -> RuleSet {
    let rules = RuleSet::preset(Preset::FiveDiceFarkle).to_builder();
    crate::built(rules.target(2000))
}

fn results(rules: &RuleSet, games: u64, seed: u64) -> Vec<EntrantResult> {
    Arena::new(rules)
        .entrant("a", || MostPoints { bank_at: 300 })
        .entrant("b", || AllScoring { bank_at: 500 })
        .entrant("c", || MostPoints { bank_at: 900 })
        .play(games, seed)
        .expect("they play to the end")
}

#[test]
fn a_seed_gives_the_same_results_and_another_gives_others() {
    let rules = rules();
    assert_eq!(results(&rules, 600, 1), results(&rules, 600, 1));
    assert_ne!(results(&rules, 600, 1), results(&rules, 600, 2));
}

#[cfg(feature = "parallel")]
#[test]
fn the_number_of_threads_makes_no_difference() {
    let rules = rules();
    let in_threads = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads);
        let pool = pool.build().expect("threads");
        pool.install(|| results(&rules, 1000, 3))
    };
    let one = in_threads(1);
    assert_eq!(in_threads(2), one);
    assert_eq!(in_threads(5), one);
}

#[test]
fn wins_add_up_to_the_games() {
    let results = results(&rules(), 700, 4);
    let wins: f64 = results.iter().map(EntrantResult::wins).sum();
    assert!((wins - 700.0).abs() < 1e-9, "{wins}");
    for result in &results {
        let (low, high) = result.interval();
        assert!(0.0 < low && low < result.win_rate() && result.win_rate() < high && high < 1.0);
        assert_eq!(result.games(), 700);
    }
}

/// The seats in which each of three entrants decides in so many games.
fn seats_in(games: u64) -> [BTreeSet<u8>; 3] {
    let rules = rules();
    let seats = Mutex::new(<[BTreeSet<u8>; 3]>::default());
    let watched = |entrant: usize| {
        let seats = &seats;
        move |view: &View<'_>| {
            let seat = view.game().expect("a game").current();
            seats.lock().expect("no panic")[entrant].insert(seat);
            MostPoints { bank_at: 300 }.decide(view)
        }
    };
    let played = Arena::new(&rules)
        .entrant("a", || watched(0))
        .entrant("b", || watched(1))
        .entrant("c", || watched(2))
        .play(games, 5);
    played.expect("they play to the end");
    seats.into_inner().expect("no panic")
}

#[test]
fn seats_are_rotated() {
    let one = |seat| BTreeSet::from([seat]);
    assert_eq!(seats_in(1), [one(0), one(1), one(2)]);
    let two = |a, b| BTreeSet::from([a, b]);
    assert_eq!(seats_in(2), [two(0, 1), two(1, 2), two(0, 2)]);
    let all = BTreeSet::from([0, 1, 2]);
    assert_eq!(seats_in(3), [all.clone(), all.clone(), all]);
}

#[test]
fn a_wrong_number_of_players_is_refused() {
    let rules = RuleSet::preset(Preset::KingdomCome);
    let arena = Arena::new(&rules).entrant("alone", || MostPoints { bank_at: 300 });
    let refused = arena.play(10, 1).expect_err("the game is for two");
    assert!(matches!(
        refused,
        ArenaError::Game(GameError::Players { got: 1, .. })
    ));
    let refused = Arena::new(&rules).play(10, 1).expect_err("nobody plays");
    assert!(matches!(refused, ArenaError::Game(_)));
    // The number that came is told, even if no game has seats for so many.
    for crowd in [255, 256, 300] {
        let arena = (0..crowd).fold(Arena::new(&rules), |arena, _| {
            arena.entrant("one of many", || MostPoints { bank_at: 300 })
        });
        let refused = arena.play(10, 1).expect_err("the game is for two");
        let told = format!("the game takes 2 players, not {crowd}");
        assert_eq!(refused.to_string(), told);
    }
}

#[test]
fn an_illegal_decision_is_named_with_its_game() {
    let rules = rules();
    let arena = Arena::new(&rules)
        .entrant("a", || MostPoints { bank_at: 300 })
        .entrant("b", || |_: &View<'_>| Decision::Bank);
    let refused = arena.play(4, 1).expect_err("nothing is kept");
    let ArenaError::Play { error, .. } = refused else {
        panic!("{refused}");
    };
    assert!(matches!(error, PlayError::Illegal { .. }));
}
