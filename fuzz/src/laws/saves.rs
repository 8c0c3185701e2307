//! Saved turns and games.

use hotdice::save::{SavedDice, SavedGame, SavedTurn};
use hotdice::{Game, Turn};

use super::input::Input;
use crate::model::changes::{game_plays_on, plays_changed_game, plays_changed_turn, plays_on};
use crate::model::files::comes_back;
use crate::model::script::Action;

/// Text is a save or is refused, and what is read can be played. Other bytes are a script: its turn
/// and game are saved and come back, and with a field changed, or under other rules, they are
/// refused or can be played.
pub(super) fn law(input: &[u8]) {
    if let Some(b'{' | b'f') = input.first() {
        return reads(&String::from_utf8_lossy(input));
    }
    let mut input = Input::new(input);
    if input.flag() {
        changes_a_game(input);
    } else {
        changes_a_turn(input);
    }
}

fn reads(text: &str) {
    let game = serde_json::from_str::<SavedGame>(text).ok();
    for saved in game.into_iter().chain(toml::from_str(text)) {
        comes_back(&saved);
        let mut game = saved.game();
        assert!(saved.rules().resume_game(&game.state()).is_ok());
        game_plays_on(&mut game, &any_actions());
        comes_back(&SavedGame::of(&game));
    }
    let turn = serde_json::from_str::<SavedTurn>(text).ok();
    for saved in turn.into_iter().chain(toml::from_str(text)) {
        comes_back(&saved);
        let mut turn = saved.turn();
        assert!(saved.rules().resume(turn.state()).is_ok());
        plays_on(&mut turn, &any_actions());
        comes_back(&SavedTurn::of(&turn));
    }
}

/// Some of every kind.
fn any_actions() -> Vec<Action> {
    let bytes: Vec<u8> = (0..=u8::MAX).collect();
    Input::new(&bytes).list(40, Input::action)
}

fn changes_a_turn(mut input: Input<'_>) {
    let (rules, others) = (input.rules(), input.rules());
    let mut turn = Turn::new(&rules, input.account());
    for _ in 0..input.below(24) {
        input.action().on(&turn).on_turn(&mut turn);
    }
    comes_back(&SavedTurn::of(&turn));
    let changes = input.list(8, Input::turn_change);
    let after = &any_actions()[..12];
    for change in &changes {
        plays_changed_turn(&turn, change, after);
    }
    if let Ok(mut resumed) = others.resume(turn.state()) {
        plays_on(&mut resumed, after);
    }
}

fn changes_a_game(mut input: Input<'_>) {
    let (rules, others) = (input.quick_rules(), input.quick_rules());
    let (players, first) = input.table(&rules);
    let mut game = Game::new(&rules, players, first).expect("a table that the rules allow");
    for _ in 0..input.below(60) {
        input.action().on(game.turn()).on_game(&mut game);
    }
    let dice = SavedDice {
        seed: input.long(),
        position: input.long(),
    };
    comes_back(&SavedGame::of(&game).with_dice(dice));
    let changes = input.list(8, Input::game_change);
    let after = &any_actions()[..12];
    for change in &changes {
        plays_changed_game(&game, change, after);
    }
    if let Ok(mut resumed) = others.resume_game(&game.state()) {
        game_plays_on(&mut resumed, after);
    }
}
