//! Players who are level have another turn each, until one of all alone has the highest total.

use hotdice::{BustEffect, CatchUp, Ending, Game, Reason, RuleSet, RuleSetBuilder, SeatSet, Tie};

use crate::play::{bank, built, bust, dice, game, gather, to_1000, totals, turns, won_by};

fn play_off(ending: Ending) -> RuleSetBuilder {
    to_1000().ending(ending).tie(Tie::PlayOff)
}

/// Endings that leave a tie, with the reason of the outcome.
const ENDINGS: [(Ending, Reason); 4] = [
    (Ending::LastTurn, Reason::Target),
    (Ending::FinishRound, Reason::Target),
    (Ending::Rounds(1), Reason::Rounds),
    (Ending::CatchUp(CatchUp::ByBeating), Reason::Target),
];

/// Three players, of whom the first and the last have 1000 points after a round.
fn level(rules: &RuleSet) -> Game<'_> {
    let mut game = game(rules, 3);
    turns(&mut game, &[1000, 500, 1000]);
    assert_eq!(game.outcome(), None);
    game
}

#[test]
fn only_those_who_are_level_play_on() {
    for (ending, reason) in ENDINGS {
        let rules = built(play_off(ending));
        let mut game = level(&rules);
        assert_eq!(game.due(), Some(SeatSet::of(0).with(2)), "{ending:?}");
        assert_eq!(game.current(), 0);
        turns(&mut game, &[0]);
        assert_eq!((game.outcome(), game.current()), (None, 2), "{ending:?}");
        turns(&mut game, &[50]);
        // To beat a total in a game of catching up gives the others a turn, as any bank does.
        if ending == Ending::CatchUp(CatchUp::ByBeating) {
            turns(&mut game, &[0, 0]);
        }
        won_by(&mut game, &[2], reason);
    }
}

#[test]
fn who_is_ahead_first_waits_for_the_other() {
    for (ending, reason) in ENDINGS {
        let rules = built(play_off(ending));
        let mut game = level(&rules);
        turns(&mut game, &[50]);
        assert_eq!(game.outcome(), None, "{ending:?}");
        if ending == Ending::CatchUp(CatchUp::ByBeating) {
            turns(&mut game, &[0]);
        }
        assert_eq!(game.current(), 2);
        turns(&mut game, &[0]);
        won_by(&mut game, &[0], reason);
    }
}

#[test]
fn those_who_are_still_level_play_again() {
    for (ending, reason) in &ENDINGS[..3] {
        let rules = built(play_off(*ending));
        let mut game = level(&rules);
        turns(&mut game, &[0, 0, 100, 100, 0, 0]);
        assert_eq!(game.due(), Some(SeatSet::of(0).with(2)), "{ending:?}");
        turns(&mut game, &[50, 100]);
        won_by(&mut game, &[2], *reason);
        assert_eq!(totals(&game), [1150, 500, 1200]);
    }
}

#[test]
fn of_three_who_are_level_those_who_stay_level_play_again() {
    let rules = built(play_off(Ending::LastTurn));
    let mut game = game(&rules, 3);
    turns(&mut game, &[1000, 1000, 1000]);
    assert_eq!(game.due().map(SeatSet::len), Some(3));
    turns(&mut game, &[100, 0, 100]);
    assert_eq!(game.due(), Some(SeatSet::of(0).with(2)));
    turns(&mut game, &[0, 50]);
    won_by(&mut game, &[2], Reason::Target);
}

#[test]
fn without_a_play_off_the_tie_is_settled_at_once() {
    for (ending, reason) in ENDINGS {
        let rules = built(play_off(ending).tie(Tie::Shared));
        let mut game = game(&rules, 3);
        turns(&mut game, &[1000, 500, 1000]);
        won_by(&mut game, &[0, 2], reason);
    }
}

#[test]
fn a_game_that_ends_at_once_or_is_caught_up_by_equalling_has_no_play_off() {
    let rules = built(play_off(Ending::Immediate));
    let mut game = game(&rules, 2);
    turns(&mut game, &[950, 950, 50]);
    won_by(&mut game, &[0], Reason::Target);
    let rules = built(play_off(Ending::CatchUp(CatchUp::ByEqualling)));
    let mut game = self::game(&rules, 3);
    turns(&mut game, &[1000, 1000, 0, 0]);
    // Everyone plays on while two are level, the third player too.
    assert_eq!((game.due(), game.current()), (Some(SeatSet::EMPTY), 1));
    turns(&mut game, &[0]);
    assert_eq!(game.current(), 2);
}

#[test]
fn turns_of_a_play_off_begin_with_the_next_seat_around_the_table() {
    let rules = built(play_off(Ending::LastTurn));
    let mut game = Game::new(&rules, 4, 2).expect("four players");
    // Seats 2, 3, 0 and 1, and again those before the caller.
    turns(&mut game, &[0, 1000, 0, 1000, 0]);
    assert_eq!(game.due(), Some(SeatSet::of(1).with(3)));
    assert_eq!(game.current(), 3);
    turns(&mut game, &[0]);
    assert_eq!(game.current(), 1);
}

#[test]
fn who_lost_points_in_the_play_off_may_fall_behind_one_who_is_not_in_it() {
    let rules = built(play_off(Ending::LastTurn).first_throw_penalty(100));
    let mut game = game(&rules, 3);
    turns(&mut game, &[1000, 950, 1000]);
    assert_eq!(game.due(), Some(SeatSet::of(0).with(2)));
    turns(&mut game, &[0, 0]);
    assert_eq!(totals(&game), [900, 950, 900]);
    won_by(&mut game, &[1], Reason::Target);
}

#[test]
fn who_leaves_a_play_off_leaves_it_to_the_other() {
    for (ending, reason) in &ENDINGS[..3] {
        let rules = built(play_off(*ending));
        // On his turn, and while he waits for it.
        let mut on_turn = level(&rules);
        on_turn.leave(0).expect("a player can leave");
        assert_eq!((on_turn.outcome(), on_turn.current()), (None, 2));
        turns(&mut on_turn, &[0]);
        won_by(&mut on_turn, &[2], *reason);
        let mut waiting = level(&rules);
        waiting.leave(2).expect("a player can leave");
        assert_eq!((waiting.outcome(), waiting.current()), (None, 0));
        turns(&mut waiting, &[0]);
        won_by(&mut waiting, &[0], *reason);
    }
}

#[test]
fn a_player_outside_the_play_off_leaves_and_it_goes_on() {
    let rules = built(play_off(Ending::Rounds(1)));
    let mut game = level(&rules);
    gather(&mut game, 100);
    game.leave(1).expect("a player can leave");
    assert_eq!((game.outcome(), game.turn().points()), (None, 100));
    assert_eq!(game.bank(), Ok(100));
    turns(&mut game, &[150]);
    won_by(&mut game, &[2], Reason::Rounds);
}

#[test]
fn a_combination_that_wins_does_so_in_a_play_off() {
    let wins = hotdice::Payout::InstantWin;
    let rules = built(play_off(Ending::LastTurn).formation(dice("2-3-4-5-6-6"), wins));
    let mut game = level(&rules);
    bank(&mut game, 500);
    game.throw(dice("2-3-4-5-6-6")).expect("six dice");
    game.keep(dice("2-3-4-5-6-6")).expect("a win");
    won_by(&mut game, &[2], Reason::InstantWin);
}

#[test]
fn a_play_off_can_be_saved() {
    for (ending, _) in ENDINGS {
        let rules = built(play_off(ending).bust_effect(BustEffect::Subtract));
        let mut game = level(&rules);
        for _ in 0..6 {
            let resumed = rules.resume_game(&game.state());
            assert_eq!(resumed.map(|game| game.state()), Ok(game.state()));
            bust(&mut game);
        }
    }
}

#[test]
fn a_play_off_can_be_saved_though_busts_took_everybody_below_the_target() {
    // A penalty of 100 for a first throw that busts, or for every single bust.
    let costly = [
        play_off(Ending::LastTurn).first_throw_penalty(100),
        play_off(Ending::LastTurn).bust_streak(1, 100),
    ];
    for rules in costly.map(built) {
        let mut game = game(&rules, 2);
        turns(&mut game, &[1000, 1000, 0, 0]);
        assert_eq!(totals(&game), [900, 900]);
        assert_eq!(game.outcome(), None);
        assert_eq!(game.due(), Some(SeatSet::of(0).with(1)));
        let resumed = rules
            .resume_game(&game.state())
            .expect("the game came to this");
        assert_eq!(resumed.state(), game.state());
    }
}

#[test]
fn a_play_off_below_the_target_is_no_game_where_busts_cost_nothing() {
    let costly = built(play_off(Ending::LastTurn).first_throw_penalty(100));
    let mut game = game(&costly, 2);
    turns(&mut game, &[1000, 1000, 0, 0]);
    let rules = built(play_off(Ending::LastTurn));
    assert!(rules.resume_game(&game.state()).is_err());
}
