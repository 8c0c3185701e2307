//! Advice: all that is legal and nothing else, the best first, worth what the tables say.

use hotdice::solve::{Advice, BestTurn, Race, RaceState};
use hotdice::{
    Decision, DiceSource, Ending, Game, GameError, Phase, Preset, RuleSet, SeededDice, Tie,
};

use crate::{assert_close, built, small};

fn apply(game: &mut Game<'_>, decision: Decision, dice: &mut SeededDice) -> Result<(), GameError> {
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
fn play(rules: &RuleSet, games: u64, advise: impl Fn(&Game<'_>) -> Vec<Advice>) {
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

#[test]
fn advice_for_turns_is_sorted_and_complete() {
    for preset in [Preset::Crapola, Preset::HighStakes, Preset::BerlinerMacke] {
        let rules = RuleSet::preset(preset);
        let best = BestTurn::of(&rules).expect("it has a greatest value");
        play(&rules, 3, |game| best.advice(game.turn()));
    }
}

#[test]
fn the_first_advice_for_a_turn_is_worth_what_the_table_says() {
    let rules = built(small().opening(500));
    let best = BestTurn::of(&rules).expect("it has a greatest value");
    let mut game = Game::new(&rules, 2, 0).expect("two may play");
    let value = best.advice(game.turn())[0].value;
    assert_close(value, best.opening().expected(), 0.0);
    game.throw("1-1-5".parse().expect("dice")).expect("a throw");
    game.keep("1-1".parse().expect("dice")).expect("a keep");
    let value = best.advice(game.turn())[0].value;
    assert_close(
        value,
        best.opening().throwing(200, 1).expect("a throw"),
        0.0,
    );
}

#[test]
fn advice_for_races_is_sorted_complete_and_worth_what_the_table_says() {
    for ending in [Ending::Immediate, Ending::LastTurn, Ending::FinishRound] {
        let rules = built(small().ending(ending).opening(400).tie(Tie::EarlierSeat));
        let race = Race::of(&rules).expect("it can be solved");
        play(&rules, 20, |game| {
            let advice = race.advice(game).expect("a game of the race");
            let total = |seat: u8| game.seats()[usize::from(seat)].account.total;
            let mover = game.current();
            let begins = matches!(game.phase(), Phase::ToThrow { .. });
            if begins && game.due().is_none() {
                let state = RaceState::at(total(mover), total(1 - mover)).in_seat(mover);
                let value = race.value(&state).expect("totals of the game");
                assert_close(advice[0].value, value, 1e-13);
            }
            advice
        });
    }
}
