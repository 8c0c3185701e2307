//! The arena: reproducible, fair, and clear about what cannot be played.

use std::collections::BTreeSet;
use std::sync::Mutex;

use hotdice::arena::{Arena, ArenaError, EntrantResult};
use hotdice::strategy::{AllScoring, MostPoints, PlayError, THROW_LIMIT};
use hotdice::{Decision, Ending, Face, GameError, Keep, Phase, Preset, RuleSet, Strategy, View};

use crate::assert_close;

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

/// Keeps the most points and throws again, whatever it has.
fn never_banks(view: &View<'_>) -> Decision {
    match view.phase() {
        Phase::ToKeep => {
            let most = view.keeps().max_by_key(Keep::points);
            Decision::Keep(most.expect("no bust").dice)
        }
        _ => Decision::Throw,
    }
}

/// Keeps the most points of the first throw, and gives them up.
fn gives_up(view: &View<'_>) -> Decision {
    match view.phase() {
        Phase::ToKeep => never_banks(view),
        _ => Decision::Forfeit,
    }
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

#[test]
fn without_games_the_probability_of_winning_is_anything() {
    for result in results(&rules(), 0, 4) {
        assert_eq!(result.interval(), (0.0, 1.0));
    }
}

#[test]
fn the_range_of_one_who_wins_always_or_never_stays_within_0_and_1() {
    let rules = rules();
    let arena = Arena::new(&rules)
        .entrant("always", || MostPoints { bank_at: 300 })
        .entrant("never", || gives_up);
    // By Wilson's formula, which is games / (games + z^2) for one who always wins.
    let z_squared = 3.841_458_820_694_124;
    for games in [11_u32, 14, 15, 50] {
        let results = arena.play(games.into(), 8).expect("they play to the end");
        let least = f64::from(games) / (f64::from(games) + z_squared);
        let [(low, high), (lowest, highest)] = [results[0].interval(), results[1].interval()];
        assert_close(low, least, 1e-12);
        assert_close(high, 1.0, 1e-12);
        assert_close(lowest, 0.0, 1e-12);
        assert_close(highest, 1.0 - least, 1e-12);
        assert!(high <= 1.0 && lowest >= 0.0, "{high} {lowest}");
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

#[test]
fn busts_are_counted_and_other_ends_of_turns_are_not() {
    let results = Arena::new(&rules())
        .entrant("daring", || never_banks)
        .entrant("careful", || MostPoints { bank_at: 0 })
        .entrant("weary", || gives_up)
        .play(4000, 6)
        .expect("they play to the end");
    assert_close(results[0].bust_rate(), 1.0, 0.0);
    // Of 7776 throws of five dice those of 2, 3, 4 and 6 without a triplet: 6 * 2 * 30 with two pairs,
    // 4 * 60 with one.
    for one_throw in &results[1..] {
        assert_close(one_throw.bust_rate(), 600.0 / 7776.0, 0.005);
    }
}

#[test]
fn a_turn_without_an_end_is_given_up() {
    let every_face = Face::ALL
        .into_iter()
        .fold(RuleSet::builder(), |rules, face| rules.single(face, 50));
    let rules = crate::built(every_face);
    let arena = Arena::new(&rules).entrant("endless", || never_banks);
    let error = PlayError::TurnTooLong {
        seat: 0,
        throws: THROW_LIMIT,
    };
    assert_eq!(arena.play(1, 1), Err(ArenaError::Play { game: 0, error }));
}

/// What comes of games in which nobody ever banks, with this limit.
fn without_banks(turn_limit: u32) -> Result<Vec<EntrantResult>, ArenaError> {
    let rules = rules();
    let arena = Arena::new(&rules)
        .entrant("a", || gives_up)
        .entrant("b", || never_banks);
    arena.turn_limit(turn_limit).play(3, 1)
}

#[test]
fn a_game_without_an_end_stops_at_the_turn_limit_and_is_the_end_of_all() {
    for turns in [100, 1, 0] {
        let refused = without_banks(turns).expect_err("nobody banks");
        let ArenaError::Play { error, .. } = refused else {
            panic!("{refused}");
        };
        assert_eq!(error, PlayError::TooLong { turns });
    }
}

#[test]
fn a_game_may_have_as_many_turns_as_the_limit_says() {
    // Four rounds of two players are eight turns.
    let rules = crate::built(rules().to_builder().ending(Ending::Rounds(4)));
    let with_limit = |turns| {
        let arena = Arena::new(&rules)
            .entrant("a", || MostPoints { bank_at: 300 })
            .entrant("b", || gives_up);
        arena.turn_limit(turns).play(5, 1)
    };
    assert!(with_limit(8).is_ok());
    let error = PlayError::TooLong { turns: 7 };
    assert_eq!(with_limit(7), Err(ArenaError::Play { game: 0, error }));
}
