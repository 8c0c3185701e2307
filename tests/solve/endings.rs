//! The best turn as a player at the end of a game, where points alone are not what counts.

use hotdice::solve::BestTurn;
use hotdice::{
    Decision, Dice, Ending, Finish, Game, Preset, RuleSet, RuleSetBuilder, Strategy, View,
};

use crate::built;

fn dice(text: &str) -> Dice {
    text.parse().expect("dice")
}

fn farkle() -> RuleSetBuilder {
    let farkle = RuleSet::preset(Preset::Farkle).to_builder();
    farkle.opening(0).minimum(0).target(1000)
}

/// Who is first banks a thousand at once, and the other two have a last turn.
fn called(rules: &RuleSet) -> Game<'_> {
    let mut game = Game::new(rules, 3, 0).expect("three may play");
    for _ in 0..3 {
        game.throw(dice("1-2-3-4-5-6")).expect("six dice");
        game.keep(dice("1")).expect("it scores");
        game.bank().expect("no minimum");
    }
    game.throw(dice("1-1-1-2-3-4")).expect("six dice");
    game.keep(dice("1-1-1")).expect("it scores");
    game
}

fn decides(best: &mut BestTurn, game: &Game<'_>) -> Decision {
    best.decide(&View::of_game(game))
}

fn keep(game: &mut Game<'_>, throw: &str, keep: &str) {
    game.throw(dice(throw)).expect("the dice are in hand");
    game.keep(dice(keep)).expect("it scores");
}

#[test]
fn what_meets_the_target_is_banked() {
    let rules = built(farkle().target(400).ending(Ending::Immediate));
    let mut best = BestTurn::of(&rules).expect("it has a greatest value");
    let mut game = Game::new(&rules, 2, 0).expect("two may play");
    keep(&mut game, "1-1-2-3-4-6", "1");
    // With five dice left and 100 points, no turn is at its end.
    assert_eq!(decides(&mut best, &game), Decision::Throw);
    keep(&mut game, "2-2-2-1-5", "1-2-2-2");
    assert_eq!(decides(&mut best, &game), Decision::Bank);
}

#[test]
fn in_a_last_turn_it_throws_until_it_leads() {
    let rules = built(farkle().ending(Ending::LastTurn));
    let mut best = BestTurn::of(&rules).expect("it has a greatest value");
    let mut game = called(&rules);
    game.bank().expect("it meets the target");
    assert!(game.due().is_some());
    // From 100 to the 1100 of the first player.
    keep(&mut game, "6-6-6-1-2-3", "1-6-6-6");
    assert_eq!(decides(&mut best, &game), Decision::Throw);
    keep(&mut game, "1-1", "1-1");
    assert_eq!(game.turn().points(), 900);
    keep(&mut game, "1-2-3-4-4-6", "1");
    // Level is not ahead.
    assert_eq!(game.turn().points(), 1000);
    assert_eq!(decides(&mut best, &game), Decision::Throw);
    keep(&mut game, "5-2-3-4-6", "5");
    assert_eq!(decides(&mut best, &game), Decision::Bank);
}

#[test]
fn after_the_last_throw_it_does_what_is_left() {
    let rules = built(farkle().ending(Ending::LastTurn).max_throws(1));
    let mut best = BestTurn::of(&rules).expect("it has a greatest value");
    let mut game = called(&rules);
    game.bank().expect("it meets the target");
    keep(&mut game, "1-1-2-3-4-6", "1-1");
    assert_eq!(decides(&mut best, &game), Decision::Bank);
}

#[test]
fn who_has_left_leads_nobody() {
    let rules = built(farkle().ending(Ending::LastTurn));
    let mut best = BestTurn::of(&rules).expect("it has a greatest value");
    let mut game = called(&rules);
    game.bank().expect("it meets the target");
    keep(&mut game, "1-1-2-3-4-6", "1-1");
    assert_eq!(decides(&mut best, &game), Decision::Throw);
    // Without the first player, 300 points lead.
    game.leave(0).expect("a player");
    assert!(game.due().is_some());
    assert_eq!(decides(&mut best, &game), Decision::Bank);
}

#[test]
fn at_an_exact_target_that_another_has_hit_it_banks() {
    let rules = built(farkle().finish(Finish::Exact).ending(Ending::LastTurn));
    let mut best = BestTurn::of(&rules).expect("it has a greatest value");
    let mut game = Game::new(&rules, 2, 0).expect("two may play");
    keep(&mut game, "1-1-1-2-3-4", "1-1-1");
    game.bank().expect("it hits the target");
    keep(&mut game, "1-1-1-2-3-4", "1-1-1");
    assert_eq!(decides(&mut best, &game), Decision::Bank);
}
