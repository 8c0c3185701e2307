//! Records of whole games from a seed.
#![cfg(feature = "chacha")]

use hotdice::record::{Header, Record, Recorder};
use hotdice::strategy::{AllScoring, MostPoints};
use hotdice::{Decision, DiceSource, Phase, Preset, RuleSet, SeededDice, Strategy, View};

/// A game of two: one banks early, and takes over what it can; the other sets dice aside.
fn recorded(preset: Preset, seed: u64) -> Record {
    let rules = RuleSet::preset(preset);
    let header = Header::new(preset, 2, 0).expect("a header");
    let header = header
        .with_name(1, "Bertil".parse().unwrap())
        .unwrap()
        .with_seed(seed);
    let mut game = Recorder::new(&rules, header).expect("rules for two");
    let mut dice = SeededDice::new(seed);
    let mut policies = (MostPoints { bank_at: 400 }, AllScoring { bank_at: 600 });
    while game.game().outcome().is_none() {
        let view = View::of_game(game.game());
        let decision = match (game.game().phase(), game.game().current()) {
            (Phase::ToThrow { .. }, 0) if game.game().turn().offer().is_some() => {
                Decision::TakeOver
            }
            (Phase::ToThrow { .. }, _) => Decision::Throw,
            (_, 0) => policies.0.decide(&view),
            _ => policies.1.decide(&view),
        };
        match decision {
            Decision::TakeOver => game.take_over().map(drop),
            Decision::Keep(dice) => game.keep(dice).map(drop),
            Decision::Bank => game.bank().map(drop),
            _ => {
                let throw = dice.throw(game.game().turn().dice_in_hand());
                game.throw(throw.expect("a seed never runs dry")).map(drop)
            }
        }
        .expect("the policies keep to the rules");
    }
    let (game, record) = game.into_parts();
    let again = record.replay(&rules).expect("a legal game");
    assert_eq!(again.state(), game.state());
    record
}

#[test]
fn a_game_of_dice_10000_with_penalties_and_piggyback() {
    insta::assert_snapshot!(recorded(Preset::Dice10000, 7));
}

#[test]
fn a_game_of_crapola_with_held_dice() {
    insta::assert_snapshot!(recorded(Preset::Crapola, 11));
}
