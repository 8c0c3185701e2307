//! Games by advice, all of which is checked on the way.

use hotdice::solve::Advice;
use hotdice::{Decision, DiceSource, Game, GameError, Phase, RuleSet, SeededDice};

/// Does what was decided, with these dice if they are to be thrown.
pub(crate) fn apply(
    game: &mut Game<'_>,
    decision: Decision,
    dice: &mut SeededDice,
) -> Result<(), GameError> {
    match decision {
        Decision::Throw => {
            let in_hand = game.turn().dice_in_hand();
            let throw = dice.throw(in_hand).expect("a seed never runs dry");
            game.throw(throw.dice()).map(drop)
        }
        Decision::Keep(dice) => game.keep(dice).map(drop),
        Decision::KeepAs(partition) => game.keep_as(&partition).map(drop),
        Decision::Bank => game.bank().map(drop),
        Decision::TakeOver => game.take_over().map(drop),
        _ => game.forfeit(),
    }
}

/// Sorted, each action legal, and none of the legal ones left out.
#[track_caller]
fn check(game: &Game<'_>, advice: &[Advice], dice: &SeededDice) {
    assert!(advice.is_sorted_by(|a, b| a.value >= b.value), "{advice:?}");
    assert!(
        advice.iter().all(|advised| advised.value.is_finite()),
        "{advice:?}"
    );
    for advised in advice {
        let tried = apply(&mut game.clone(), advised.decision, &mut dice.clone());
        assert_eq!(tried, Ok(()), "{advised:?}");
    }
    let count = match game.phase() {
        Phase::ToKeep => game.turn().keeps().count(),
        Phase::ToDecide { dice } => {
            (usize::from(game.turn().can_bank()) + usize::from(dice > 0)).max(1)
        }
        _ => 1 + usize::from(game.turn().offer().is_some()),
    };
    assert_eq!(advice.len(), count, "{advice:?}");
}

/// Plays games by advice that is not always the best, and checks all of it.
pub(crate) fn play(rules: &RuleSet, games: u64, advise: impl Fn(&Game<'_>) -> Vec<Advice>) {
    for seed in 0..games {
        let mut dice = SeededDice::new(seed);
        let mut game = Game::new(rules, 2, 0).expect("two may play");
        let mut step = 0;
        while game.outcome().is_none() && step < 200 {
            let actions = advise(&game);
            check(&game, &actions, &dice);
            let taken = if step % 5 == 4 { actions.len() - 1 } else { 0 };
            apply(&mut game, actions[taken].decision, &mut dice).expect("it was legal");
            step += 1;
        }
    }
}
