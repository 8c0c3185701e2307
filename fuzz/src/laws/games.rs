//! Scripts of games.

use hotdice::strategy::{AllScoring, MostPoints, PlayError, play};
use hotdice::{Game, SeededDice, Strategy};

use super::input::Input;
use crate::model::games::{ends_as_players_leave, follows_its_history, is_the_same_resumed};
use crate::model::ledger::accounts_balance;

/// After so many turns of strategies a game is left unfinished.
const TURN_LIMIT: u32 = 40;

/// A game with any ending and any number of seats follows its history, its accounts balance, it is
/// the same once it is resumed, and it ends: by itself, by the turn limit, or as players leave.
pub(super) fn law(input: &[u8]) {
    let mut input = Input::new(input);
    let rules = input.quick_rules();
    let (players, first) = input.table(&rules);
    let (seed, bank_at) = (input.byte().into(), input.points());
    let actions = input.list(100, Input::action);
    follows_its_history(&rules, players, first, &actions);
    let game = Game::new(&rules, players, first).expect("a table that the rules allow");
    accounts_balance(game, &actions);
    let played = is_the_same_resumed(game, &actions);
    ends_by_the_turn_limit(played, seed, bank_at);
    ends_as_players_leave(played);
}

/// Strategies end a game within the turns that they are allowed, or have them all.
fn ends_by_the_turn_limit(mut game: Game<'_>, seed: u64, bank_at: u32) {
    let before = game.turns();
    let policy = |seat: u8| -> Box<dyn Strategy> {
        if seat % 2 == 0 {
            Box::new(MostPoints { bank_at })
        } else {
            Box::new(AllScoring { bank_at })
        }
    };
    let mut policies: Vec<_> = (0..game.players()).map(policy).collect();
    let mut strategies: Vec<&mut dyn Strategy> = Vec::new();
    for policy in &mut policies {
        strategies.push(&mut **policy);
    }
    let played = play(
        &mut game,
        &mut strategies,
        &mut SeededDice::new(seed),
        TURN_LIMIT,
    );
    let turns = game.turns() - before;
    match played {
        Ok(outcome) => {
            assert_eq!(game.outcome(), Some(outcome));
            assert!(turns <= TURN_LIMIT, "{turns} turns");
        }
        Err(PlayError::TooLong { turns: allowed }) => {
            assert_eq!(
                (allowed, turns, game.outcome()),
                (TURN_LIMIT, TURN_LIMIT, None)
            );
        }
        Err(PlayError::TurnTooLong { .. }) => assert_eq!(game.outcome(), None),
        Err(error) => panic!("{error} in {:?}", game.state()),
    }
}
