//! Games of seeded dice as the library for Rust plays them, for other languages to compare with.

use std::fmt::Write as _;

use hotdice::strategy::{MostPoints, play};
use hotdice::{Game, Held, Preset, RuleSet, SeededDice};

/// What the programs print of a game between two who keep the most points and bank as soon as they
/// may: the number of turns, and for each player place, seat and total.
pub(crate) fn standings(preset: Preset, seed: u64) -> String {
    let rules = RuleSet::preset(preset);
    let mut game = Game::new(&rules, 2, 0).expect("two can play it");
    let mut one = MostPoints { bank_at: 0 };
    let mut other = one;
    let mut dice = SeededDice::new(seed);
    play(&mut game, &mut [&mut one, &mut other], &mut dice, 10_000).expect("the game ends");

    let mut lines = format!("{}\n", game.turns());
    for standing in game.standings() {
        let (place, seat, total) = (standing.place, standing.seat, standing.total);
        writeln!(lines, "{place}\t{seat}\t{total}").expect("a string takes any text");
    }
    lines
}

/// What the programs print of a throw of all dice, as `examples/keeps.rs` does with --tsv.
pub(crate) fn keeps(preset: Preset, throw: &str) -> String {
    let rules = RuleSet::preset(preset);
    let mut lines = String::new();
    for keep in rules.keeps(throw.parse().expect("these are dice")) {
        let partitions = rules.partitions_holding(&keep, Held::NOTHING).count();
        let (dice, worth, left) = (keep.dice, keep.worth, keep.dice_left);
        writeln!(lines, "{dice}\t{worth}\t{left}\t{partitions}").expect("a string takes any text");
    }
    lines
}

/// Throws that are special under some rules: sets to split, three pairs, six alike, a throw that may
/// lose the turn, and a straight of five dice.
pub(crate) const THROWS: [&str; 5] = ["144445", "223355", "111111", "661234", "12345"];
