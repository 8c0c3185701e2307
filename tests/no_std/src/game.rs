//! The game that is played twice: here without std, and in `tests/no_std.rs` with it.

use hotdice::strategy::{AllScoring, MostPoints, play};
use hotdice::{Game, Preset, RuleSet, SeededDice};

/// The winner's seat and the number of turns of a game of two. The seed settles the rule set, who
/// begins, and the dice.
pub(crate) fn play_game(seed: u64) -> Option<(u8, u32)> {
    let place = usize::from(seed.to_le_bytes()[0]) % Preset::ALL.len();
    let rules = RuleSet::preset(Preset::ALL[place]);
    let mut dice = SeededDice::new(seed);
    let first = u8::from(dice.below(2) == 1);
    let mut game = Game::new(&rules, 2, first).ok()?;

    let bank_at = rules.target() / 25;
    let mut one = MostPoints { bank_at };
    let mut other = AllScoring { bank_at };
    let outcome = play(&mut game, &mut [&mut one, &mut other], &mut dice, 10_000).ok()?;
    Some((outcome.winners.iter().next()?, game.turns()))
}
