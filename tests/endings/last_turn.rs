//! Every other player has one more turn, no more and no less.

use hotdice::{Ending, Finish, Game, Preset, Reason, RuleSet, SeatSet, Tie};

use crate::play::{built, game, gather, to_1000, totals, turns, won_by};

fn rules() -> RuleSet {
    built(to_1000().ending(Ending::LastTurn))
}

#[test]
fn every_other_player_has_one_more_turn() {
    let rules = rules();
    let mut game = game(&rules, 3);
    turns(&mut game, &[1000]);
    assert_eq!(game.due(), Some(SeatSet::of(1).with(2)));
    turns(&mut game, &[0]);
    assert_eq!((game.current(), game.due()), (2, Some(SeatSet::of(2))));
    turns(&mut game, &[500]);
    won_by(&mut game, &[0], Reason::Target);
    assert_eq!(game.turns(), 3);
}

#[test]
fn seats_before_the_one_that_met_the_target_play_as_well() {
    let rules = rules();
    let mut game = game(&rules, 4);
    turns(&mut game, &[100, 100, 1000, 100, 100]);
    assert_eq!(game.outcome(), None);
    turns(&mut game, &[100]);
    won_by(&mut game, &[2], Reason::Target);
    assert_eq!(totals(&game), [200, 200, 1000, 100]);
}

#[test]
fn the_highest_total_wins_whoever_met_the_target_first() {
    let rules = rules();
    let mut game = game(&rules, 3);
    turns(&mut game, &[1000, 1200, 1100]);
    won_by(&mut game, &[1], Reason::Target);
}

#[test]
fn who_meets_the_target_later_gives_nobody_a_turn() {
    let rules = rules();
    let mut game = game(&rules, 2);
    turns(&mut game, &[1000, 1500]);
    won_by(&mut game, &[1], Reason::Target);
}

#[test]
fn a_bust_or_a_forfeit_is_the_one_more_turn() {
    let rules = rules();
    let mut game = game(&rules, 3);
    turns(&mut game, &[1000, 0]);
    game.forfeit().expect("a turn can be given up");
    won_by(&mut game, &[0], Reason::Target);
}

#[test]
fn a_tie_is_shared() {
    let rules = rules();
    let mut game = game(&rules, 4);
    turns(&mut game, &[0, 1100, 1100, 1000, 1100]);
    won_by(&mut game, &[0, 1, 2], Reason::Target);
}

#[test]
fn a_tie_goes_to_the_earlier_seat_where_the_rules_say_so() {
    let rules = built(rules().to_builder().tie(Tie::EarlierSeat));
    let mut game = Game::new(&rules, 3, 1).expect("three players");
    turns(&mut game, &[1000, 0, 1000]);
    won_by(&mut game, &[0], Reason::Target);
}

#[test]
fn alone_there_is_nobody_to_wait_for() {
    let rules = rules();
    let mut game = game(&rules, 1);
    turns(&mut game, &[950, 50]);
    won_by(&mut game, &[0], Reason::Target);
}

#[test]
fn an_exact_target_leaves_only_a_tie_to_the_others() {
    let rules = built(rules().to_builder().finish(Finish::Exact));
    let mut game = game(&rules, 2);
    turns(&mut game, &[900, 950, 100]);
    gather(&mut game, 100);
    assert!(!game.turn().can_bank());
    game.forfeit().expect("nothing else is left");
    won_by(&mut game, &[0], Reason::Target);
}

#[test]
fn farkle_ends_with_a_last_turn() {
    let rules = RuleSet::preset(Preset::Farkle);
    let mut game = game(&rules, 2);
    turns(&mut game, &[9950, 0, 50]);
    assert_eq!(game.outcome(), None);
    turns(&mut game, &[10_050]);
    won_by(&mut game, &[1], Reason::Target);
}

#[test]
fn standings_follow_the_totals_and_share_places() {
    let rules = rules();
    let mut game = game(&rules, 4);
    turns(&mut game, &[500, 1000, 500, 600, 200]);
    won_by(&mut game, &[1], Reason::Target);
    let places: Vec<_> = game
        .standings()
        .map(|standing| (standing.place, standing.seat, standing.total))
        .collect();
    assert_eq!(
        places,
        [(1, 1, 1000), (2, 0, 700), (3, 3, 600), (4, 2, 500)]
    );
}

#[test]
fn standings_of_a_tie_share_the_place() {
    let rules = rules();
    let mut game = game(&rules, 4);
    turns(&mut game, &[1000, 300, 1000, 300]);
    let places: Vec<_> = game
        .standings()
        .map(|standing| (standing.place, standing.seat))
        .collect();
    assert_eq!(places, [(1, 0), (1, 2), (3, 1), (3, 3)]);
}
