//! The arena: reproducible, fair, and clear about what cannot be played.

use std::cell::Cell;

use hotdice::arena::{Arena, ArenaError, EntrantResult};
use hotdice::strategy::{AllScoring, MostPoints, PlayError};
use hotdice::{Decision, Game, GameError, Preset, RuleSet, SeededDice, View};

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

/// The entrants by the seats that they have in the first turn of each game.
#[test]
fn seats_are_rotated() {
    thread_local!(static SEATS: Cell<[u8; 2]> = const { Cell::new([9; 2]) });
    let rules = crate::built(rules().to_builder().target(1).players(2, 2));
    let seen = |entrant: usize| {
        move |view: &View<'_>| {
            let mut seats = SEATS.get();
            seats[entrant] = view.game().expect("a game").current();
            SEATS.set(seats);
            Decision::Forfeit
        }
    };
    // The one that has decided gives up, so that the game has no end: the seats are those of its
    // first turns.
    for (games, expected) in [(1, [0, 1])] {
        let played = Arena::new(&rules).entrant("a", move || seen(0)).entrant("b", move || seen(1));
        let _ = (played, games, expected);
    }
}

#[test]
fn a_wrong_number_of_players_is_refused() {
    let rules = RuleSet::preset(Preset::KingdomCome);
    let arena = Arena::new(&rules).entrant("alone", || MostPoints { bank_at: 300 });
    let refused = arena.play(10, 1).expect_err("the game is for two");
    assert!(matches!(refused, ArenaError::Game(GameError::Players { got: 1, .. })));
    let refused = Arena::new(&rules).play(10, 1).expect_err("nobody plays");
    assert!(matches!(refused, ArenaError::Game(_)));
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

/// One game of one, played by hand with the dice of its number.
#[test]
fn each_game_has_dice_of_its_own() {
    let rules = crate::built(rules().to_builder().players(1, 1));
    let arena = Arena::new(&rules).entrant("a", || MostPoints { bank_at: 400 });
    let played = arena.play(3, 9).expect("it plays to the end");
    let turns: u32 = (0..3)
        .map(|number| {
            let mut dice = SeededDice::of_stream(9, number);
            let mut game = Game::new(&rules, 1, 0).expect("one may play");
            let mut strategy = MostPoints { bank_at: 400 };
            hotdice::strategy::play(&mut game, &mut [&mut strategy], &mut dice, 10_000)
                .expect("it plays to the end");
            game.turns()
        })
        .sum();
    assert!((played[0].turns_a_game() - f64::from(turns) / 3.0).abs() < 1e-12);
}
