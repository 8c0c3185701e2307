//! Games that nothing refuses and that yet go on for ever: whoever plays them sets the limit.

use hotdice::strategy::{MostPoints, PlayError, THROW_LIMIT, play};
use hotdice::{
    Decision, Face, Finish, Game, Phase, Preset, RuleSet, RuleSetBuilder, SetScheme, View,
};

use crate::totals::Ones;

/// What comes of a game in which everyone throws ones.
fn played(rules: RuleSetBuilder, turn_limit: u32) -> (u32, Result<(), PlayError>) {
    let rules = rules.build().expect("no fault");
    let mut game = Game::new(&rules, 1, 0).expect("one may play");
    let mut most_points = MostPoints { bank_at: 0 };
    let result = play(&mut game, &mut [&mut most_points], &mut Ones, turn_limit);
    (game.turns(), result.map(drop))
}

#[test]
fn play_stops_in_a_turn_in_which_nothing_busts_and_nothing_can_be_banked() {
    // Six ones are more than the exact target, and are thrown again and again.
    let sixes = RuleSet::builder().target(500).finish(Finish::Exact);
    let never_busts = sixes
        .sets([0; 6], SetScheme::TripletsOnly)
        .single(Face::One, 100);
    let (turns, result) = played(never_busts, 10);
    let throws = THROW_LIMIT;
    assert_eq!(result, Err(PlayError::TurnTooLong { seat: 0, throws }));
    assert_eq!(turns, 0);
}

#[test]
fn play_stops_in_the_turn_of_a_player_who_never_banks_and_the_turn_stands() {
    let rules = RuleSet::preset(Preset::BuscheNeller);
    let mut game = Game::new(&rules, 1, 0).expect("one may play");
    let mut reckless = MostPoints { bank_at: u32::MAX };
    let result = play(&mut game, &mut [&mut reckless], &mut Ones, 10);
    // The bank that meets the target is always taken.
    assert!(result.is_ok());
    let mut endless = |view: &View<'_>| match view.phase() {
        Phase::ToKeep => Decision::Keep(view.table()),
        _ => Decision::Throw,
    };
    let mut game = Game::new(&rules, 1, 0).expect("one may play");
    let result = play(&mut game, &mut [&mut endless], &mut Ones, 10);
    let throws = THROW_LIMIT;
    assert_eq!(result, Err(PlayError::TurnTooLong { seat: 0, throws }));
    assert_eq!(game.turn().throws(), throws);
    assert_eq!(game.phase(), Phase::ToDecide { dice: 6 });
}

#[test]
fn a_game_in_which_a_minimum_keeps_from_the_target_stops_at_the_limit() {
    // 9800 are banked, and 200 are less than the minimum; three ones at once are too much.
    let rules = RuleSet::builder().minimum(9800).finish(Finish::Exact);
    let rules = rules
        .max_throws(200)
        .build()
        .expect("a turn may have 10000 points");
    let mut game = Game::new(&rules, 1, 0).expect("one may play");
    let mut banks_9800 = |view: &View<'_>| match view.phase() {
        Phase::ToKeep if view.points() + 200 <= 9800 => {
            Decision::Keep("1-1".parse().expect("dice"))
        }
        Phase::ToDecide { .. } if view.can_bank() => Decision::Bank,
        Phase::ToDecide { dice } if dice > 0 && view.points() < 9800 => Decision::Throw,
        _ => Decision::Forfeit,
    };
    let result = play(&mut game, &mut [&mut banks_9800], &mut Ones, 50);
    assert_eq!(result, Err(PlayError::TooLong { turns: 50 }));
    assert_eq!(game.seats()[0].account.total, 9800);
}
