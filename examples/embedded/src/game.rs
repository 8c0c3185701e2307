//! A seeded game of two, told line by line: on a microcontroller by the firmware, and on the machine
//! that tests it by `tests/native/embedded.rs`.

use core::fmt::Arguments;

use hotdice::{DiceSource, Game, GameError, Phase, Preset, RuleSet, SeededDice, Verdict};

/// The seeds of the games.
pub(crate) const SEEDS: [u64; 3] = [1, 2, 3];

/// What both players bank from on.
const ENOUGH: u32 = 400;

/// The rules of the games: they have carry-over, an opening, and an end by catching up.
pub(crate) const PRESET: Preset = Preset::Crapola;

/// Plays the game of this seed, and tells every action in a line.
///
/// # Errors
/// What the game refused: a fault of this program or of the library.
pub(crate) fn play_game(
    rules: &RuleSet,
    seed: u64,
    tell: &mut dyn FnMut(Arguments<'_>),
) -> Result<(), GameError> {
    tell(format_args!("game {seed}"));
    let mut dice = SeededDice::new(seed);
    let mut game = Game::new(rules, 2, 0)?;
    while game.outcome().is_none() {
        act(&mut game, &mut dice, tell)?;
    }
    for standing in game.standings() {
        tell(format_args!(
            "place {}: player {}, {} points",
            standing.place, standing.seat, standing.total
        ));
    }
    tell(format_args!("{} turns", game.turns()));
    Ok(())
}

/// The next action of the player whose turn it is: keeps all that it can for the most points, and
/// banks as soon as they are enough.
fn act(
    game: &mut Game<'_>,
    dice: &mut SeededDice,
    tell: &mut dyn FnMut(Arguments<'_>),
) -> Result<(), GameError> {
    let player = game.current();
    let turn = game.turn();
    match game.phase() {
        Phase::ToKeep => {
            let best = turn.keeps().max_by_key(|keep| (keep.worth, keep.dice));
            let best = best.map(|keep| keep.dice).unwrap_or_default();
            let keep = game.keep(best)?;
            let points = game.turn().points();
            tell(format_args!(
                "player {player} keeps {}: {points} points",
                keep.dice
            ));
        }
        Phase::ToDecide { .. } if turn.points() >= ENOUGH && turn.can_bank() => {
            let points = game.bank()?;
            let total = game.seat(player)?.account.total;
            tell(format_args!(
                "player {player} banks {points} points and has {total}"
            ));
        }
        Phase::ToThrow { dice: count } | Phase::ToDecide { dice: count } => {
            let throw = dice.throw(count).map(|throw| throw.dice());
            let throw = throw.unwrap_or_default();
            let verdict = game.throw(throw)?;
            let bust = if verdict == Verdict::Scores {
                ""
            } else {
                ", a bust"
            };
            tell(format_args!("player {player} throws {throw}{bust}"));
        }
        Phase::Over(_) => return Err(GameError::Over),
    }
    Ok(())
}
