//! Who begins.

use std::io::{self, Write};

use hotdice::{DiceSource, FirstPlayer, RuleSet, SeededDice, ThrowOff};

use crate::names::Names;
use crate::telling::glyphs;

/// Finds out who begins, in the way of the rules and for all to see.
pub(crate) fn first_player(
    rules: &RuleSet,
    players: u8,
    names: &Names,
    dice: &mut SeededDice,
    out: &mut dyn Write,
) -> io::Result<u8> {
    let (first, why) = match rules.first_player() {
        FirstPlayer::HighestThrow => (
            throw_off(rules, players, names, dice, out)?,
            "highest throw",
        ),
        FirstPlayer::Lot => (draw(players, dice), "drawn by lot"),
        // The youngest, say: whoever sits down to play this is taken for it.
        FirstPlayer::Named => (0, "named by the table"),
        _ => (0, "first seat"),
    };
    writeln!(out, "{} ({why})", names.does(first, "begin"))?;
    Ok(first)
}

fn draw(players: u8, dice: &mut SeededDice) -> u8 {
    u8::try_from(dice.below(players.into())).expect("seats are few")
}

fn throw_off(
    rules: &RuleSet,
    players: u8,
    names: &Names,
    dice: &mut SeededDice,
    out: &mut dyn Write,
) -> io::Result<u8> {
    let mut throw_off = ThrowOff::new(rules, players).expect("the rules allow so many players");
    while let Some(seat) = throw_off.next() {
        let throw = dice.throw(rules.dice()).expect("seeded dice never run out");
        writeln!(
            out,
            "  {}  {:>2}  {}",
            glyphs(throw),
            throw.dice().pips(),
            names.of(seat)
        )?;
        throw_off
            .throw(throw.into())
            .expect("the throw is of all dice");
    }
    Ok(throw_off.winner().expect("nobody is to throw any more"))
}
