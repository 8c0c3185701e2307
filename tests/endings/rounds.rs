//! A fixed number of rounds, after which the highest total wins.

use hotdice::{Ending, Game, Preset, Reason, RuleSet, RuleSetBuilder, Tie};

use crate::play::{bank, built, game, gather, to_1000, totals, turns, won_by};

fn of(rounds: u16) -> RuleSetBuilder {
    to_1000().ending(Ending::Rounds(rounds))
}

#[test]
fn after_the_last_round_the_highest_total_wins() {
    let rules = built(of(2));
    let mut game = game(&rules, 3);
    turns(&mut game, &[100, 300, 50, 100]);
    assert_eq!((game.round(), game.outcome()), (1, None));
    turns(&mut game, &[0, 50]);
    won_by(&mut game, &[1], Reason::Rounds);
    assert_eq!((totals(&game), game.turns()), (vec![200, 300, 100], 6));
}

#[test]
fn no_target_ends_the_game_before() {
    let rules = built(of(2));
    let mut game = game(&rules, 2);
    turns(&mut game, &[1500, 0, 0]);
    assert_eq!((game.outcome(), game.due()), (None, None));
    turns(&mut game, &[1550]);
    won_by(&mut game, &[1], Reason::Rounds);
}

#[test]
fn the_highest_total_wins_though_nobody_has_any_points() {
    let rules = built(of(1));
    let mut game = game(&rules, 2);
    turns(&mut game, &[0, 0]);
    won_by(&mut game, &[0, 1], Reason::Rounds);
    let dear = built(of(1).first_throw_penalty(50).lowest_total(0));
    let mut game = self::game(&dear, 2);
    turns(&mut game, &[0, 0]);
    won_by(&mut game, &[0, 1], Reason::Rounds);
    let dear = built(dear.to_builder().lowest_total(i32::MIN));
    let mut game = self::game(&dear, 2);
    turns(&mut game, &[0]);
    game.forfeit().expect("a turn can be given up");
    won_by(&mut game, &[1], Reason::Rounds);
}

#[test]
fn everyone_has_as_many_turns_whoever_began() {
    let rules = built(of(3));
    for players in 1..=4 {
        for first in 0..players {
            let mut game = Game::new(&rules, players, first).expect("up to four players");
            let mut played = vec![0; players.into()];
            while game.outcome().is_none() {
                played[usize::from(game.current())] += 1;
                turns(&mut game, &[0]);
            }
            assert_eq!(played, vec![3; players.into()], "begun by {first}");
        }
    }
}

#[test]
fn rounds_are_complete_when_the_first_seat_plays_again() {
    let rules = built(of(9));
    let mut game = Game::new(&rules, 3, 1).expect("three players");
    let mut rounds = Vec::new();
    for _ in 0..7 {
        rounds.push((game.current(), game.round()));
        turns(&mut game, &[0]);
    }
    assert_eq!(
        rounds,
        [(1, 0), (2, 0), (0, 0), (1, 1), (2, 1), (0, 1), (1, 2)]
    );
}

#[test]
fn ties_are_shared_or_go_to_the_earlier_seat() {
    let rules = built(of(1));
    let mut shared = game(&rules, 3);
    turns(&mut shared, &[50, 100, 100]);
    won_by(&mut shared, &[1, 2], Reason::Rounds);
    let rules = built(of(1).tie(Tie::EarlierSeat));
    let mut earlier = game(&rules, 3);
    turns(&mut earlier, &[50, 100, 100]);
    won_by(&mut earlier, &[1], Reason::Rounds);
}

#[test]
fn who_leaves_has_no_turns_left_and_the_others_have_theirs() {
    let rules = built(of(2));
    let mut game = game(&rules, 3);
    turns(&mut game, &[100, 200, 50]);
    game.leave(1).expect("a player can leave");
    turns(&mut game, &[0]);
    assert_eq!(game.current(), 2);
    turns(&mut game, &[100]);
    won_by(&mut game, &[2], Reason::Rounds);
}

#[test]
fn the_last_to_play_leaves_and_the_game_ends() {
    let rules = built(of(1));
    let mut game = game(&rules, 3);
    turns(&mut game, &[100, 50]);
    gather(&mut game, 500);
    game.leave(2).expect("a player can leave");
    won_by(&mut game, &[0], Reason::Rounds);
}

#[test]
fn the_last_to_play_leaves_while_another_plays_who_ends_the_game() {
    let rules = built(of(1));
    let mut game = game(&rules, 3);
    turns(&mut game, &[100]);
    gather(&mut game, 500);
    game.leave(2).expect("a player can leave");
    assert_eq!(game.outcome(), None);
    assert_eq!(game.bank(), Ok(500));
    won_by(&mut game, &[1], Reason::Rounds);
}

#[test]
fn rounds_go_on_from_the_first_seat_though_nobody_sits_there() {
    let rules = built(of(3));
    let mut game = Game::new(&rules, 4, 2).expect("four players");
    turns(&mut game, &[100, 0]);
    game.leave(2).expect("the first player can leave");
    turns(&mut game, &[0, 0]);
    assert_eq!((game.current(), game.round()), (3, 1));
    turns(&mut game, &[0, 0, 0, 0, 0]);
    assert_eq!((game.current(), game.round()), (1, 2));
    bank(&mut game, 50);
    won_by(&mut game, &[1], Reason::Rounds);
}

#[test]
fn alone_each_turn_is_a_round() {
    let rules = built(of(3));
    let mut game = game(&rules, 1);
    turns(&mut game, &[100, 0, 50]);
    won_by(&mut game, &[0], Reason::Rounds);
    assert_eq!(totals(&game), [150]);
}

#[test]
fn farkle_ten_has_ten_rounds() {
    let rules = RuleSet::preset(Preset::FarkleTen);
    let mut game = game(&rules, 2);
    turns(&mut game, &[0; 19]);
    assert_eq!((game.outcome(), game.round()), (None, 9));
    bank(&mut game, 500);
    won_by(&mut game, &[1], Reason::Rounds);
}
