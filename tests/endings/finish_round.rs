//! The round in which the target is met is played to its end.

use hotdice::{Ending, Finish, Game, Preset, Reason, RuleSet, SeatSet, Tie};

use crate::play::{bank, built, game, gather, to_1000, totals, turns, won_by};

fn rules() -> RuleSet {
    built(to_1000().ending(Ending::FinishRound))
}

fn begun_by(rules: &RuleSet, players: u8, first: u8) -> Game<'_> {
    Game::new(rules, players, first).expect("a number of players that the rules allow")
}

#[test]
fn later_seats_of_the_round_still_play_and_earlier_ones_do_not() {
    let rules = rules();
    let mut game = game(&rules, 4);
    turns(&mut game, &[900, 1000]);
    assert_eq!(game.due(), Some(SeatSet::of(2).with(3)));
    turns(&mut game, &[100, 100]);
    won_by(&mut game, &[1], Reason::Target);
    assert_eq!(totals(&game), [900, 1000, 100, 100]);
}

#[test]
fn with_a_last_turn_the_earlier_seats_would_play_as_well() {
    let rules = built(to_1000().ending(Ending::LastTurn));
    let mut game = game(&rules, 4);
    turns(&mut game, &[900, 1000, 100, 100]);
    assert_eq!((game.outcome(), game.current()), (None, 0));
    turns(&mut game, &[200]);
    won_by(&mut game, &[0], Reason::Target);
}

#[test]
fn the_highest_total_wins_whoever_met_the_target_first() {
    let rules = rules();
    let mut game = game(&rules, 3);
    turns(&mut game, &[1000, 1100, 1050]);
    won_by(&mut game, &[1], Reason::Target);
}

#[test]
fn the_last_of_the_round_wins_at_once() {
    let rules = rules();
    let mut game = game(&rules, 3);
    turns(&mut game, &[900, 900, 900, 50, 50, 100]);
    won_by(&mut game, &[2], Reason::Target);
    assert_eq!((game.turns(), game.round()), (6, 1));
}

#[test]
fn rounds_are_counted_from_the_seat_that_began() {
    let rules = rules();
    for (first, points, due) in [
        (0, vec![900, 900, 1000], vec![]),
        (1, vec![900, 900, 1000], vec![]),
        (1, vec![900, 1000], vec![0]),
        (2, vec![1000], vec![0, 1]),
        (2, vec![900, 900, 900, 0, 100], vec![1]),
    ] {
        let mut game = begun_by(&rules, 3, first);
        turns(&mut game, &points);
        let mut played = Vec::new();
        while game.outcome().is_none() {
            played.push(game.current());
            turns(&mut game, &[0]);
        }
        assert_eq!(played, due, "begun by {first}: {points:?}");
    }
}

#[test]
fn a_tie_is_shared_or_goes_to_the_earlier_seat() {
    let rules = rules();
    let mut shared = game(&rules, 3);
    turns(&mut shared, &[1000, 0, 1000]);
    won_by(&mut shared, &[0, 2], Reason::Target);
    let rules = built(rules.to_builder().tie(Tie::EarlierSeat));
    let mut earlier = begun_by(&rules, 3, 1);
    turns(&mut earlier, &[1000, 0, 1000]);
    won_by(&mut earlier, &[0], Reason::Target);
}

#[test]
fn who_is_due_leaves_and_the_round_ends_without_him() {
    let rules = rules();
    let mut game = game(&rules, 3);
    turns(&mut game, &[1000]);
    gather(&mut game, 300);
    let mut waits = game;
    game.leave(1).expect("a player can leave");
    assert_eq!((game.outcome(), game.current()), (None, 2));
    game.leave(2).expect("a player can leave");
    won_by(&mut game, &[0], Reason::LastStanding);
    waits.leave(2).expect("a player can leave");
    assert_eq!(waits.outcome(), None);
    assert_eq!(waits.bank(), Ok(300));
    won_by(&mut waits, &[0], Reason::Target);
}

#[test]
fn the_round_goes_on_from_its_first_seat_though_nobody_sits_there() {
    let rules = rules();
    let mut game = begun_by(&rules, 4, 2);
    turns(&mut game, &[900, 900, 900, 900]);
    game.leave(2).expect("the first player can leave");
    // The second round: 3, 0 and 1.
    turns(&mut game, &[0]);
    bank(&mut game, 100);
    assert_eq!(game.due(), Some(SeatSet::of(1)));
    turns(&mut game, &[0]);
    won_by(&mut game, &[0], Reason::Target);
}

#[test]
fn alone_each_turn_is_a_round() {
    let rules = rules();
    let mut game = game(&rules, 1);
    turns(&mut game, &[900, 0, 100]);
    won_by(&mut game, &[0], Reason::Target);
}

#[test]
fn an_exact_target_is_met_by_all_who_hit_it() {
    let rules = built(rules().to_builder().finish(Finish::Exact));
    let mut game = game(&rules, 2);
    turns(&mut game, &[1000, 1000]);
    won_by(&mut game, &[0, 1], Reason::Target);
}

#[test]
fn berliner_macke_finishes_the_round() {
    let rules = RuleSet::preset(Preset::BerlinerMacke);
    assert_eq!(rules.ending(), Ending::FinishRound);
}
