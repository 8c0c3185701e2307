//! Turns and games of a preset.

use hotdice::{Account, Dice, Game, Preset, RuleSet, Turn};

/// A player who has banked before.
pub(crate) const ON_BOARD: Account = Account {
    total: 0,
    on_board: true,
};

pub(crate) fn dice(text: &str) -> Dice {
    text.parse().expect("dice")
}

pub(crate) fn rules(preset: Preset) -> RuleSet {
    RuleSet::preset(preset)
}

#[track_caller]
pub(crate) fn game(rules: &RuleSet, players: u8) -> Game<'_> {
    Game::new(rules, players, 0).expect("a number of players that the rules allow")
}

/// The best points of dice that are kept from a throw of all.
pub(crate) fn points<const N: usize>(preset: Preset, keeps: [&str; N]) -> [Option<u32>; N] {
    let rules = rules(preset);
    keeps.map(|keep| rules.points(dice(keep)))
}

/// A turn of a player on the board in which these dice were thrown and kept.
#[track_caller]
pub(crate) fn turn<'r>(rules: &'r RuleSet, throws: &[(&str, &str)]) -> Turn<'r> {
    let mut turn = Turn::new(rules, ON_BOARD);
    for (throw, keep) in throws {
        turn.throw(dice(throw))
            .expect("as many dice as are in hand");
        turn.keep(dice(keep)).expect("a legal keep-set");
    }
    turn
}

/// Plays a turn of a game that throws and keeps these dice and banks.
#[track_caller]
pub(crate) fn bank(game: &mut Game<'_>, throws: &[(&str, &str)]) -> u32 {
    for (throw, keep) in throws {
        game.throw(dice(throw))
            .expect("as many dice as are in hand");
        game.keep(dice(keep)).expect("a legal keep-set");
    }
    game.bank().expect("a legal bank")
}

/// Throws dice that lose the turn.
#[track_caller]
pub(crate) fn bust(game: &mut Game<'_>, throw: &str) {
    let turns = game.turns();
    game.throw(dice(throw))
        .expect("as many dice as are in hand");
    assert_eq!(game.turns(), turns + 1, "{throw} is a bust");
}

pub(crate) fn totals(game: &Game<'_>) -> Vec<i32> {
    game.seats().iter().map(|seat| seat.account.total).collect()
}
