//! States from outside: what is resumed can be played, whatever was changed in it.

use hotdice::{Account, Game, Players, Turn};
use proptest::prelude::*;

use crate::corruption::{game_change, turn_change};
use crate::model::changes::{plays_changed_game, plays_changed_turn, plays_on};
use crate::options::{quick_options, valid_options};
use crate::sampling::cases;
use crate::script::{game_actions, turn_actions};

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn a_changed_turn_is_refused_or_can_be_played(
        options in valid_options(),
        before in turn_actions(16),
        changes in prop::collection::vec(turn_change(), 1..12),
        after in turn_actions(12),
    ) {
        let rules = options.rules();
        let mut turn = Turn::new(&rules, Account::NEW);
        for action in &before {
            action.on(&turn).on_turn(&mut turn);
        }
        for change in &changes {
            plays_changed_turn(&turn, change, &after);
        }
    }

    #[test]
    fn a_changed_game_is_refused_or_can_be_played(
        options in quick_options(),
        before in game_actions(30),
        changes in prop::collection::vec(game_change(), 1..12),
        after in game_actions(30),
    ) {
        let rules = options.rules();
        let Players { min, max } = rules.players();
        let mut game = Game::new(&rules, 3.clamp(min, max), 0)?;
        for action in &before {
            action.on(game.turn()).on_game(&mut game);
        }
        for change in &changes {
            plays_changed_game(&game, change, &after);
        }
    }

    #[test]
    fn a_turn_of_other_rules_is_refused_or_can_be_played(
        options in valid_options(),
        others in valid_options(),
        before in turn_actions(16),
        after in turn_actions(12),
    ) {
        let (rules, others) = (options.rules(), others.rules());
        let mut turn = Turn::new(&others, Account::NEW);
        for action in &before {
            action.on(&turn).on_turn(&mut turn);
        }
        if let Ok(mut resumed) = rules.resume(turn.state()) {
            plays_on(&mut resumed, &after);
        }
    }
}
