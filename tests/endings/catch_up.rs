//! A high score has to stand before it wins.

use hotdice::{CatchUp, Ending, Preset, Reason, RuleSet, SeatSet, Tie};

use crate::play::{built, game, to_1000, totals, turns, won_by};

const BOTH: [CatchUp; 2] = [CatchUp::ByEqualling, CatchUp::ByBeating];

fn caught_up(by: CatchUp) -> RuleSet {
    built(to_1000().ending(Ending::CatchUp(by)))
}

#[test]
fn a_high_score_that_nobody_equals_stands() {
    for rules in BOTH.map(caught_up) {
        let mut game = game(&rules, 3);
        turns(&mut game, &[0, 1000, 950, 900]);
        won_by(&mut game, &[1], Reason::Target);
    }
}

#[test]
fn a_higher_score_gives_everyone_else_another_turn() {
    for rules in BOTH.map(caught_up) {
        let mut game = game(&rules, 3);
        turns(&mut game, &[1000, 1100]);
        // The first player included, who called the end.
        assert_eq!(game.due(), Some(SeatSet::of(0).with(2)));
        turns(&mut game, &[0, 50]);
        won_by(&mut game, &[1], Reason::Target);
        assert_eq!(totals(&game), [1050, 1100, 0]);
    }
}

#[test]
fn the_lead_may_change_again_and_again() {
    for rules in BOTH.map(caught_up) {
        let mut game = game(&rules, 2);
        turns(&mut game, &[1000, 1050, 100, 100, 100, 100]);
        assert_eq!((totals(&game), game.current()), (vec![1200, 1250], 0));
        turns(&mut game, &[0]);
        won_by(&mut game, &[1], Reason::Target);
    }
}

#[test]
fn reaching_the_target_below_the_high_score_changes_nothing() {
    for rules in BOTH.map(caught_up) {
        let mut game = game(&rules, 3);
        turns(&mut game, &[1500, 1000]);
        assert_eq!(game.due(), Some(SeatSet::of(2)));
        turns(&mut game, &[1450]);
        won_by(&mut game, &[0], Reason::Target);
    }
}

#[test]
fn by_equalling_an_equal_score_gives_everyone_else_another_turn() {
    let rules = caught_up(CatchUp::ByEqualling);
    let mut game = game(&rules, 3);
    turns(&mut game, &[1000, 1000]);
    assert_eq!(game.due(), Some(SeatSet::of(0).with(2)));
    // The third player catches up in turn, and then the first one goes ahead.
    turns(&mut game, &[1000, 100, 0]);
    assert_eq!((game.outcome(), game.current()), (None, 2));
    turns(&mut game, &[0]);
    won_by(&mut game, &[0], Reason::Target);
}

#[test]
fn by_equalling_two_level_players_go_on() {
    let rules = caught_up(CatchUp::ByEqualling);
    let mut game = game(&rules, 2);
    turns(&mut game, &[1000, 1000, 0]);
    // Everyone has had a turn since, but nobody leads alone.
    assert_eq!((game.due(), game.current()), (Some(SeatSet::EMPTY), 1));
    turns(&mut game, &[0, 0, 0]);
    assert_eq!((game.outcome(), game.current()), (None, 0));
    turns(&mut game, &[50]);
    assert_eq!(game.due(), Some(SeatSet::of(1)));
    turns(&mut game, &[0]);
    won_by(&mut game, &[0], Reason::Target);
}

#[test]
fn by_equalling_everyone_plays_on_while_two_are_level() {
    let rules = caught_up(CatchUp::ByEqualling);
    let mut game = game(&rules, 3);
    turns(&mut game, &[1000, 0, 1000, 0, 0]);
    assert_eq!((game.outcome(), game.current()), (None, 2));
    // The third wheel is in it as well.
    turns(&mut game, &[0, 0, 1000]);
    assert_eq!(game.due(), Some(SeatSet::of(0).with(2)));
    turns(&mut game, &[0, 0]);
    assert_eq!((game.outcome(), game.current()), (None, 1));
    turns(&mut game, &[50, 0, 0]);
    won_by(&mut game, &[1], Reason::Target);
}

#[test]
fn by_equalling_no_tie_is_ever_shared() {
    for tie in [Tie::Shared, Tie::EarlierSeat] {
        let rules = built(caught_up(CatchUp::ByEqualling).to_builder().tie(tie));
        let mut game = game(&rules, 2);
        turns(&mut game, &[1000, 1000, 0, 0, 0, 0, 0]);
        assert_eq!(game.outcome(), None);
    }
}

#[test]
fn by_beating_an_equal_score_gives_nobody_another_turn() {
    let rules = caught_up(CatchUp::ByBeating);
    let mut game = game(&rules, 3);
    turns(&mut game, &[1000, 1000]);
    assert_eq!(game.due(), Some(SeatSet::of(2)));
    turns(&mut game, &[0]);
    won_by(&mut game, &[0, 1], Reason::Target);
}

#[test]
fn by_beating_a_tie_follows_the_rule_for_ties() {
    let rules = built(
        caught_up(CatchUp::ByBeating)
            .to_builder()
            .tie(Tie::EarlierSeat),
    );
    let mut game = game(&rules, 3);
    turns(&mut game, &[0, 1000, 1000, 1000]);
    won_by(&mut game, &[0], Reason::Target);
}

#[test]
fn crapola_is_caught_up_by_equalling_and_calvin_by_beating() {
    let crapola = RuleSet::preset(Preset::Crapola);
    assert_eq!(crapola.ending(), Ending::CatchUp(CatchUp::ByEqualling));
    let calvin = RuleSet::preset(Preset::Calvin);
    assert_eq!(calvin.ending(), Ending::CatchUp(CatchUp::ByBeating));
}

#[test]
fn alone_there_is_nobody_to_catch_up() {
    for rules in BOTH.map(caught_up) {
        let mut game = game(&rules, 1);
        turns(&mut game, &[1000]);
        won_by(&mut game, &[0], Reason::Target);
    }
}
