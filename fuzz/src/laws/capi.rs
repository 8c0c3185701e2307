//! Scripts over the C ABI.

mod builder;
mod calls;
mod game;
mod reads;
mod saves;
mod turn;
mod values;

use hotdice::capi::{hotdice_game_free, hotdice_game_new};
use hotdice::{Game, RuleSet};

use super::input::Input;
use builder::{build, says_the_faults};
use calls::{Object, object};
use game::plays_the_same;
use reads::reads_the_same;
use saves::{Damage, comes_back, is_refused_or_saves_the_same};
use turn::turns_play_the_same;
use values::status_of;

/// The same options and actions go through the C ABI and the engine: each function answers
/// with the status of what the engine says, writes its outputs only where that is a success, and
/// leaves turn and game where the engine's is; a damaged save is refused, or is that of
/// another game.
pub(super) fn law(input: &[u8]) {
    let mut input = Input::new(input);
    let mut options = input.options();
    says_the_faults(&options);
    options = options.mended();
    let (rules, built) = (options.rules(), build(&options).expect("valid options"));
    reads_the_same(&rules, &built, &mut input);
    let account = input.account();
    let actions: Vec<_> = (0..input.below(16)).map(|_| input.action()).collect();
    turns_play_the_same(&rules, &built, account, &actions);
    let (players, first) = (input.byte() % 20, input.byte() % 20);
    begins_the_same(&rules, &built, players, first);
    let (players, first) = input.table(&rules);
    let mut game = Game::new(&rules, players, first).expect("a table that the rules allow");
    let mut other = begin(&built, players, first).expect("the same");
    let damages: Vec<Damage> = (0..input.below(8))
        .map(|_| Damage::of(&mut input))
        .collect();
    for action in input.list(60, Input::action) {
        let tried = action.on(game.turn());
        plays_the_same(&mut game, &mut other, &tried);
    }
    comes_back(&game, &other, &built);
    for damage in &damages {
        is_refused_or_saves_the_same(&other, &built, damage);
    }
}

fn begin(rules: &Object, players: u8, first: u8) -> Result<Object, i32> {
    // SAFETY: the rules live, and the output is a place.
    object(
        |out| unsafe { hotdice_game_new(rules.get(), players, first, out.cast()) },
        |game| {
            // SAFETY: the game is freed once, by its owner.
            unsafe { hotdice_game_free(game.cast()) }
        },
    )
}

fn begins_the_same(rules: &RuleSet, built: &Object, players: u8, first: u8) {
    let expected = Game::new(rules, players, first)
        .map(drop)
        .map_err(status_of);
    let began = begin(built, players, first).map(drop);
    assert_eq!(began, expected, "{players} players, {first} begins");
}
