//! Players who leave, in every phase and at every stage of a game.

use hotdice::{CatchUp, Ending, Game, GameError, Phase, Reason, RuleSet, SeatSet, TurnEnd};

use crate::play::{bank, built, dice, game, gather, to_1000, totals, turns, won_by};

fn rules(ending: Ending) -> RuleSet {
    built(to_1000().ending(ending))
}

/// A game of three whose first player is about to throw, to keep, or to decide.
fn in_each_phase(rules: &RuleSet) -> [Game<'_>; 3] {
    let to_throw = game(rules, 3);
    let mut to_keep = to_throw;
    to_keep.throw(dice("1-2-2-3-4-6")).expect("six dice");
    let mut to_decide = to_keep;
    to_decide.keep(dice("1")).expect("a single");
    [to_throw, to_keep, to_decide]
}

#[test]
fn who_leaves_in_his_turn_gives_it_up_and_the_next_seat_plays() {
    let rules = rules(Ending::Immediate);
    for mut game in in_each_phase(&rules) {
        game.leave(0).expect("a player can leave");
        assert_eq!(
            (game.current(), game.phase()),
            (1, Phase::ToThrow { dice: 6 })
        );
        assert_eq!((totals(&game), game.turns()), (vec![0, 0, 0], 0));
        assert!(game.seats()[0].left);
    }
}

#[test]
fn who_leaves_in_another_s_turn_does_not_disturb_it() {
    let rules = rules(Ending::Immediate);
    for mut game in in_each_phase(&rules) {
        let turn = game.turn().state();
        game.leave(1).expect("a player can leave");
        assert_eq!((game.current(), game.turn().state()), (0, turn));
    }
}

#[test]
fn the_seat_of_who_left_is_skipped_from_then_on() {
    let rules = rules(Ending::Immediate);
    let mut game = game(&rules, 3);
    turns(&mut game, &[100, 100, 100]);
    game.leave(1).expect("a player can leave");
    turns(&mut game, &[100]);
    assert_eq!(game.current(), 2);
    turns(&mut game, &[100, 100, 100]);
    assert_eq!(totals(&game), [300, 100, 300]);
}

#[test]
fn the_last_player_standing_wins() {
    let rules = rules(Ending::Immediate);
    for mut game in in_each_phase(&rules) {
        game.leave(2).expect("a player can leave");
        game.leave(0).expect("a player can leave");
        won_by(&mut game, &[1], Reason::LastStanding);
    }
    for mut game in in_each_phase(&rules) {
        game.leave(2).expect("a player can leave");
        game.leave(1).expect("a player can leave");
        // The winner's own turn ends with the game.
        assert_eq!(game.phase(), Phase::Over(TurnEnd::Forfeited));
        won_by(&mut game, &[0], Reason::LastStanding);
    }
}

#[test]
fn a_game_that_its_only_player_leaves_is_abandoned() {
    let rules = rules(Ending::Immediate);
    let mut game = game(&rules, 1);
    game.leave(0).expect("a player can leave");
    won_by(&mut game, &[], Reason::Abandoned);
}

#[test]
fn nobody_leaves_twice_or_from_a_seat_that_is_not() {
    let rules = rules(Ending::Immediate);
    let mut game = game(&rules, 3);
    game.leave(1).expect("a player can leave");
    let state = game.state();
    assert_eq!(game.leave(1), Err(GameError::HasLeft { seat: 1 }));
    for seat in [3, 16, 255] {
        assert_eq!(
            game.leave(seat),
            Err(GameError::NoSuchSeat { seat, players: 3 })
        );
    }
    assert_eq!(game.state(), state);
}

#[test]
fn who_left_cannot_win_by_the_highest_total() {
    let rules = rules(Ending::LastTurn);
    let mut game = game(&rules, 3);
    turns(&mut game, &[900, 1000]);
    game.leave(1).expect("a player can leave");
    turns(&mut game, &[300, 50]);
    won_by(&mut game, &[0], Reason::Target);
    let order: Vec<u8> = game.standings().map(|standing| standing.seat).collect();
    assert_eq!(order, [0, 2, 1]);
}

#[test]
fn the_last_who_is_due_leaves_and_the_game_ends() {
    for ending in [
        Ending::LastTurn,
        Ending::CatchUp(CatchUp::ByEqualling),
        Ending::CatchUp(CatchUp::ByBeating),
    ] {
        let rules = rules(ending);
        // On his turn, and while he waits for it.
        let mut game = game(&rules, 3);
        turns(&mut game, &[1000, 0]);
        gather(&mut game, 500);
        let mut waiting = game;
        game.leave(2).expect("a player can leave");
        won_by(&mut game, &[0], Reason::Target);
        waiting.leave(1).expect("a player can leave");
        assert_eq!((waiting.outcome(), waiting.current()), (None, 2));
        assert_eq!(waiting.bank(), Ok(500));
        won_by(&mut waiting, &[0], Reason::Target);
    }
}

#[test]
fn who_is_due_keeps_the_turn_when_another_leaves() {
    let rules = rules(Ending::LastTurn);
    let mut game = game(&rules, 4);
    turns(&mut game, &[1000]);
    game.leave(2).expect("a player can leave");
    assert_eq!(game.due(), Some(SeatSet::of(1).with(3)));
    turns(&mut game, &[0]);
    assert_eq!(game.current(), 3);
    turns(&mut game, &[1050]);
    won_by(&mut game, &[3], Reason::Target);
}

#[test]
fn a_level_player_leaves_and_the_other_wins() {
    let rules = rules(Ending::CatchUp(CatchUp::ByEqualling));
    let mut game = game(&rules, 3);
    turns(&mut game, &[1000, 1000, 0, 0]);
    assert_eq!(game.outcome(), None);
    game.leave(0).expect("a player can leave");
    won_by(&mut game, &[1], Reason::Target);
}

#[test]
fn a_player_outside_the_tie_leaves_and_the_level_ones_go_on() {
    let rules = rules(Ending::CatchUp(CatchUp::ByEqualling));
    let mut game = game(&rules, 3);
    turns(&mut game, &[1000, 1000, 0, 0]);
    game.leave(2).expect("a player can leave");
    assert_eq!(game.outcome(), None);
    turns(&mut game, &[0, 0]);
    bank(&mut game, 50);
    let waits = game.current();
    turns(&mut game, &[0]);
    won_by(&mut game, &[1 - waits], Reason::Target);
}
