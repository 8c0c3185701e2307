//! Games and turns played from a line of text.

use hotdice::{
    Account, Dice, FirstPlayer, Game, GameError, RuleSet, RuleSetBuilder, ThrowOff, Turn,
};

/// A player who has banked before.
pub(crate) const ON_BOARD: Account = Account {
    total: 0,
    on_board: true,
};

pub(crate) fn dice(text: &str) -> Dice {
    text.parse().expect("dice")
}

pub(crate) fn built(rules: RuleSetBuilder) -> RuleSet {
    rules.build().expect("valid rules")
}

/// What stopped a script.
#[derive(Debug, PartialEq)]
pub(crate) enum Stop {
    Refused(GameError),
    /// A throw of which something was to be kept.
    Bust,
}

/// Plays a script: `over` takes over, `bank` and `forfeit` end a turn, `1-2-2-3>1` throws and keeps,
/// and dice alone are thrown.
pub(crate) fn follow(game: &mut Game<'_>, script: &str) -> Result<(), Stop> {
    for step in script.split_whitespace() {
        step_of(game, step)?;
    }
    Ok(())
}

fn step_of(game: &mut Game<'_>, step: &str) -> Result<(), Stop> {
    let done = match (step, step.split_once('>')) {
        ("over", _) => game.take_over().map(drop),
        ("bank", _) => game.bank().map(drop),
        ("forfeit", _) => game.forfeit(),
        (_, None) => game.throw(dice(step)).map(drop),
        (_, Some((throw, keep))) => {
            let turns = game.turns();
            game.throw(dice(throw)).map_err(Stop::Refused)?;
            if game.turns() > turns {
                return Err(Stop::Bust);
            }
            game.keep(dice(keep)).map(drop)
        }
    };
    done.map_err(Stop::Refused)
}

/// Plays a script that nothing stops.
#[track_caller]
pub(crate) fn play(game: &mut Game<'_>, script: &str) {
    if let Err(stop) = follow(game, script) {
        panic!("{stop:?} in {script:?}");
    }
}

#[track_caller]
pub(crate) fn game(rules: &RuleSet, players: u8) -> Game<'_> {
    Game::new(rules, players, 0).expect("a number of players that the rules allow")
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

pub(crate) fn totals(game: &Game<'_>) -> Vec<i32> {
    game.seats().iter().map(|seat| seat.account.total).collect()
}

/// What a script of two players comes to: totals, winners, a refusal or a bust.
pub(crate) fn outcome(rules: &RuleSet, script: &str) -> String {
    let mut game = match begun(rules) {
        Ok(game) => game,
        Err(error) => return format!("refused: {error}"),
    };
    match follow(&mut game, script) {
        Err(Stop::Refused(error)) => return format!("refused: {error}"),
        Err(Stop::Bust) => return "bust".into(),
        Ok(()) => {}
    }
    match game.outcome() {
        Some(outcome) => format!("won by {:?}", outcome.winners),
        None => format!("{:?}", totals(&game)),
    }
}

/// A game of two, of whom the second has the higher throw.
fn begun(rules: &RuleSet) -> Result<Game<'_>, GameError> {
    let first = match rules.first_player() {
        FirstPlayer::HighestThrow => {
            let mut throw_off = ThrowOff::new(rules, 2)?;
            for throw in ["1-1-2-2-3-3", "4-4-5-5-6-6"] {
                throw_off.throw(dice(throw)).expect("six dice");
            }
            throw_off.winner().expect("the sums differ")
        }
        _ => 0,
    };
    Game::new(rules, 2, first)
}
