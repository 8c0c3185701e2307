//! A game under any sequence of actions.

use hotdice::{Game, GameError, MAX_PLAYERS, Seat};
use proptest::prelude::*;

use crate::model::games::follows_its_history;
use crate::options::{level_options, quick_options, valid_options};
use crate::sampling::cases;
use crate::script::game_actions;

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
        follows_its_history(&rules, players, first % players, &actions);
    }

    #[test]
    fn players_who_are_level_play_off_as_their_history_says(
        options in level_options(),
        first in 0..MAX_PLAYERS,
        actions in game_actions(100),
    ) {
        let rules = options.rules();
        follows_its_history(&rules, 3, first % 3, &actions);
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
