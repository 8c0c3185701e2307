//! To begin with what the player before has banked.

use hotdice::{
    CarryOver, Game, GameError, Phase, Piggyback, RuleSet, RuleSetBuilder, SetScheme, TRIPLETS,
    TurnError,
};

use crate::play::{built, dice, game, play, totals};

fn with(piggyback: Piggyback) -> RuleSetBuilder {
    RuleSet::builder().piggyback(piggyback)
}

/// Banks 400 points and leaves three dice.
const FOUR_HUNDRED: &str = "2-3-4-4-4-6>4-4-4 bank";

/// What is offered: the points, and how many dice would be thrown.
fn offered(game: &Game<'_>) -> Option<(u32, u8)> {
    let offer = game.turn().offer()?;
    Some((offer.points, 6 - offer.held.dice().len()))
}

#[track_caller]
fn nothing_to_take_over(game: &mut Game<'_>) {
    let before = game.state();
    assert_eq!(offered(game), None);
    let refused = Err(GameError::Turn(TurnError::NoOffer));
    assert_eq!(game.take_over(), refused);
    assert_eq!(game.state(), before);
}

#[test]
fn the_next_player_begins_with_the_points_and_the_dice_that_were_left() {
    let rules = built(with(Piggyback::On));
    let mut game = game(&rules, 2);
    play(&mut game, FOUR_HUNDRED);
    assert_eq!(offered(&game), Some((400, 3)));
    assert_eq!(game.phase(), Phase::ToThrow { dice: 6 });
    play(&mut game, "over");
    assert_eq!(game.turn().points(), 400);
    assert_eq!(game.phase(), Phase::ToThrow { dice: 3 });
    play(&mut game, "1-2-3>1 bank");
    assert_eq!(totals(&game), [400, 500]);
}

#[test]
fn who_does_not_take_over_throws_all_dice_for_nothing() {
    let rules = built(with(Piggyback::On));
    let mut game = game(&rules, 2);
    play(&mut game, FOUR_HUNDRED);
    play(&mut game, "1-2-2-3-4-6>1 bank");
    assert_eq!(totals(&game), [400, 100]);
    // What is left next is of that turn.
    assert_eq!(offered(&game), Some((100, 5)));
}

#[test]
fn after_hot_dice_all_dice_are_thrown() {
    let rules = built(with(Piggyback::On));
    let mut game = game(&rules, 2);
    play(&mut game, "111555>111555 bank");
    assert_eq!(offered(&game), Some((1500, 6)));
    play(&mut game, "over 1-2-2-3-4-6>1 bank");
    assert_eq!(totals(&game), [1500, 1600]);
}

#[test]
fn dice_of_several_throws_are_kept_and_those_of_the_cycle_before_are_not() {
    let rules = built(with(Piggyback::On));
    let mut game = game(&rules, 2);
    play(&mut game, "111555>111555 1-2-2-3-4-6>1 5-2-3-4-6>5 bank");
    assert_eq!(offered(&game), Some((1650, 4)));
}

#[test]
fn points_that_were_taken_over_can_be_taken_over_again() {
    let rules = built(with(Piggyback::On));
    let mut game = game(&rules, 3);
    play(&mut game, FOUR_HUNDRED);
    play(&mut game, "over 1-2-3>1 bank");
    assert_eq!(offered(&game), Some((500, 2)));
    play(&mut game, "over 1-2>1 bank");
    assert_eq!(totals(&game), [400, 500, 600]);
}

#[test]
fn the_first_throw_must_score_and_a_bust_costs_the_player_before_nothing() {
    let rules = built(with(Piggyback::On));
    let mut game = game(&rules, 2);
    play(&mut game, FOUR_HUNDRED);
    play(&mut game, "over");
    // What was taken over cannot be banked as it is.
    assert!(game.bank().is_err());
    play(&mut game, "2-3-4");
    assert_eq!((totals(&game), game.current()), (vec![400, 0], 0));
    nothing_to_take_over(&mut game);
}

#[test]
fn a_turn_that_was_taken_over_can_be_given_up() {
    let rules = built(with(Piggyback::On));
    let mut game = game(&rules, 2);
    play(&mut game, FOUR_HUNDRED);
    play(&mut game, "over forfeit");
    assert_eq!((totals(&game), game.current()), (vec![400, 0], 0));
    nothing_to_take_over(&mut game);
}

#[test]
fn the_offer_is_taken_once_and_before_the_first_throw() {
    let rules = built(with(Piggyback::On));
    let mut game = game(&rules, 2);
    play(&mut game, FOUR_HUNDRED);
    let mut thrown = game;
    play(&mut game, "over");
    nothing_to_take_over(&mut game);
    play(&mut thrown, "1-2-2-3-4-6");
    the_turn_has_begun(&mut thrown);
    thrown.keep(dice("1")).expect("a single");
    the_turn_has_begun(&mut thrown);
}

#[track_caller]
fn the_turn_has_begun(game: &mut Game<'_>) {
    assert_eq!(offered(game), None);
    let (action, phase) = ("take over", game.phase());
    let refused = TurnError::Phase { action, phase };
    assert_eq!(game.take_over(), Err(GameError::Turn(refused)));
}

#[test]
fn busts_and_turns_given_up_leave_nothing() {
    let rules = built(with(Piggyback::On));
    let mut game = game(&rules, 2);
    nothing_to_take_over(&mut game);
    for script in ["2-2-3-3-4-6", "forfeit", "1-2-2-3-4-6>1 forfeit"] {
        play(&mut game, FOUR_HUNDRED);
        play(&mut game, script);
        nothing_to_take_over(&mut game);
    }
}

#[test]
fn nobody_takes_over_from_himself() {
    let rules = built(with(Piggyback::On));
    let mut alone = game(&rules, 1);
    play(&mut alone, FOUR_HUNDRED);
    nothing_to_take_over(&mut alone);
}

#[test]
fn who_left_leaves_nothing_and_takes_nothing_with_him() {
    let rules = built(with(Piggyback::On));
    let mut game = game(&rules, 4);
    play(&mut game, FOUR_HUNDRED);
    // The offer was to the second player.
    let mut next_leaves = game;
    next_leaves.leave(1).expect("a player can leave");
    assert_eq!(next_leaves.current(), 2);
    nothing_to_take_over(&mut next_leaves);
    // It stands though the one who made it leaves.
    game.leave(0).expect("a player can leave");
    assert_eq!(offered(&game), Some((400, 3)));
}

#[test]
fn without_piggyback_nothing_is_offered() {
    let rules = built(with(Piggyback::Off));
    let mut game = game(&rules, 2);
    play(&mut game, FOUR_HUNDRED);
    nothing_to_take_over(&mut game);
    assert_eq!(
        TurnError::NoOffer.to_string(),
        "the player before has left nothing to take over"
    );
}

#[test]
fn a_player_may_have_to_be_on_the_board() {
    let rules = built(with(Piggyback::OnBoard).opening(400));
    let mut game = game(&rules, 2);
    play(&mut game, FOUR_HUNDRED);
    nothing_to_take_over(&mut game);
    play(&mut game, FOUR_HUNDRED);
    assert_eq!(offered(&game), Some((400, 3)));
}

#[test]
fn on_the_board_is_not_a_total_above_zero() {
    let rules = with(Piggyback::OnBoard).bust_streak(1, 400);
    let rules = built(rules);
    let mut game = game(&rules, 2);
    play(&mut game, FOUR_HUNDRED);
    play(&mut game, "forfeit 2-2-3-3-4-6");
    assert_eq!(totals(&game), [0, 0]);
    play(&mut game, FOUR_HUNDRED);
    assert_eq!(offered(&game), Some((400, 3)));
}

#[test]
fn a_player_may_need_a_total() {
    for (least, may) in [(0, true), (400, true), (401, false)] {
        let rules = built(with(Piggyback::FromTotal(least)));
        let mut game = game(&rules, 2);
        play(&mut game, FOUR_HUNDRED);
        play(&mut game, FOUR_HUNDRED);
        assert_eq!(offered(&game).is_some(), may, "{least}");
    }
}

#[test]
fn points_that_were_taken_over_count_for_opening_and_minimum() {
    let rules = built(with(Piggyback::On).opening(500).minimum(450));
    let mut game = game(&rules, 2);
    play(&mut game, "1-1-1-2-3-4>1-1-1 bank over 5-2-3>5 bank");
    assert_eq!(totals(&game), [1000, 1050]);
}

#[test]
fn held_dice_of_the_player_before_carry_over() {
    let rules = with(Piggyback::On)
        .sets(TRIPLETS, SetScheme::Doubling)
        .carry_over(CarryOver::ExtendSets);
    let rules = built(rules);
    let mut game = game(&rules, 2);
    play(&mut game, FOUR_HUNDRED);
    play(&mut game, "over");
    assert_eq!(game.turn().held().open(), dice("4-4-4"));
    // A fourth 4 makes 800 of the 400.
    play(&mut game, "2-3-4>4 bank");
    assert_eq!(totals(&game), [400, 800]);
    // Without carry-over it is a bust.
    let apart = built(rules.to_builder().carry_over(CarryOver::None));
    let mut game = self::game(&apart, 2);
    play(&mut game, FOUR_HUNDRED);
    play(&mut game, "over 2-3-4");
    assert_eq!(totals(&game), [400, 0]);
}

#[test]
fn all_dice_that_were_left_make_hot_dice() {
    let rules = built(with(Piggyback::On));
    let mut game = game(&rules, 2);
    play(&mut game, FOUR_HUNDRED);
    play(&mut game, "over 1-1-5>1-1-5");
    assert_eq!(game.phase(), Phase::ToDecide { dice: 6 });
    play(&mut game, "1-2-2-3-4-6>1 bank");
    assert_eq!(totals(&game), [400, 750]);
}

#[test]
fn a_game_in_which_something_is_offered_or_taken_can_be_saved() {
    let rules = built(with(Piggyback::On));
    let mut game = game(&rules, 2);
    play(&mut game, FOUR_HUNDRED);
    for script in ["", "over", "1-2-3", ""] {
        play(&mut game, script);
        let resumed = rules.resume_game(&game.state());
        assert_eq!(resumed.map(|game| game.state()), Ok(game.state()));
    }
}
