//! A game under any sequence of actions.

use hotdice::{Game, GameError, MAX_PLAYERS, RuleSet, Seat, TurnEnd};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use crate::game_twin::{Event, GameTwin, Position};
use crate::options::{level_options, quick_options, valid_options};
use crate::sampling::cases;
use crate::script::{Action, Move, game_actions, look_at};
use crate::turn_twin::TurnTwin;
use crate::turns::{agrees, best_of};
use crate::twin::Twin;

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn a_game_goes_on_and_ends_as_its_history_says(
        options in quick_options(),
        players in 1..=MAX_PLAYERS,
        first in 0..MAX_PLAYERS,
        actions in game_actions(100),
    ) {
        let rules = options.rules();
        let allowed = rules.players();
        let players = players.clamp(allowed.min, allowed.max.min(allowed.min + 3));
        follows_its_history(&rules, players, first % players, &actions)?;
    }

    #[test]
    fn players_who_are_level_play_off_as_their_history_says(
        options in level_options(),
        first in 0..MAX_PLAYERS,
        actions in game_actions(100),
    ) {
        let rules = options.rules();
        follows_its_history(&rules, 3, first % 3, &actions)?;
    }

    #[test]
    fn games_begin_only_at_tables_that_the_rules_allow(
        options in valid_options(),
        players in any::<u8>(),
        first in any::<u8>(),
    ) {
        let rules = options.rules();
        let allowed = rules.players();
        match Game::new(&rules, players, first) {
            Ok(game) => {
                prop_assert!(allowed.min <= players && players <= allowed.max && first < players);
                prop_assert_eq!((game.players(), game.first(), game.current()), (players, first, first));
                prop_assert_eq!(game.seats(), vec![Seat::NEW; players.into()]);
            }
            Err(GameError::Players { got, .. }) => {
                prop_assert!(got == players && !(allowed.min..=allowed.max).contains(&players));
            }
            Err(error) => {
                let expected = GameError::NoSuchSeat { seat: first, players };
                prop_assert!(first >= players);
                prop_assert_eq!(error, expected);
            }
        }
    }
}

fn follows_its_history(
    rules: &RuleSet,
    players: u8,
    first: u8,
    actions: &[Action],
) -> TestCaseResult {
    let twin = Twin::new(rules);
    let mut game = Game::new(rules, players, first)?;
    let mut second = GameTwin::new(rules, players, first);
    let mut position = second.position();
    let mut turn = TurnTwin::new(&twin, position.account(first), None);
    for action in actions {
        let tried = action.on(game.turn());
        let before = game.state();
        let event = event(&tried, &position, &mut turn, best_of(game.turn(), &tried));
        prop_assert_eq!(
            tried.on_game(&mut game),
            event.is_ok(),
            "{:?} in {:?}",
            tried,
            before
        );
        match event {
            Err(Refused) => {
                prop_assert_eq!(game.state(), before, "{:?} is refused", tried);
                continue;
            }
            Ok(None) => {}
            Ok(Some(event)) => {
                let current = position.current;
                second.add(event);
                position = second.position();
                if position.outcome.is_some() {
                    // Whoever was about to play has nothing more to do.
                    turn.end = turn.end.or(Some(TurnEnd::Forfeited));
                } else if position.current != current || turn.end.is_some() {
                    let left = turn.left().filter(|_| position.current != current);
                    turn = TurnTwin::new(&twin, position.account(position.current), left);
                }
            }
        }
        agrees(game.turn(), &turn)?;
        stands_as(&game, &position)?;
    }
    Ok(())
}

struct Refused;

/// What the move comes to in the second game, or that it is refused.
fn event(
    tried: &Move,
    position: &Position,
    turn: &mut TurnTwin<'_, '_>,
    best: Option<crate::twin::Split>,
) -> Result<Option<Event>, Refused> {
    if position.outcome.is_some() {
        return Err(Refused);
    }
    if let Move::Leave(seat) = *tried {
        return if position.staying.contains(&seat) {
            Ok(Some(Event::Left(seat)))
        } else {
            Err(Refused)
        };
    }
    let seat = position.current;
    match (turn.take(tried, best), turn.end) {
        (false, _) => Err(Refused),
        (true, None) => Ok(None),
        (true, Some(TurnEnd::Won)) => Ok(Some(Event::Won(seat))),
        (true, Some(TurnEnd::Banked { points })) => Ok(Some(Event::Banked(seat, points))),
        (true, Some(TurnEnd::Bust(_))) => Ok(Some(Event::Bust {
            seat,
            lost: turn.gathered,
            throws: turn.throws,
        })),
        (true, Some(_)) => Ok(Some(Event::GivenUp(seat))),
    }
}

fn stands_as(game: &Game<'_>, position: &Position) -> TestCaseResult {
    for (
        seat,
        &Seat {
            account,
            left,
            busts,
        },
    ) in (0..).zip(game.seats())
    {
        prop_assert_eq!(account, position.account(seat), "seat {}", seat);
        prop_assert_eq!(busts, position.busts[usize::from(seat)], "seat {}", seat);
        prop_assert_eq!(left, !position.staying.contains(&seat), "seat {}", seat);
    }
    prop_assert_eq!(game.outcome(), position.outcome);
    prop_assert_eq!(game.current(), position.current);
    prop_assert_eq!(
        (game.turns(), game.round()),
        (position.turns(), position.round)
    );
    look_at(game.turn());
    let saved = game.state();
    match game.rules().resume_game(&saved) {
        Ok(resumed) => prop_assert_eq!(resumed.state(), saved),
        Err(error) => prop_assert!(false, "{} in {:?}", error, saved),
    }
    Ok(())
}
