//! The account of each seat under random rules.

use hotdice::{Game, MAX_PLAYERS};
use proptest::prelude::*;

use crate::model::ledger::accounts_balance;
use crate::options::quick_options;
use crate::sampling::cases;
use crate::script::game_actions;

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn totals_are_what_was_banked_less_the_penalties(
        options in quick_options(),
        first in 0..MAX_PLAYERS,
        actions in game_actions(120),
    ) {
        let mut options = options;
        options.table.players = hotdice::Players { min: 3, max: 3 };
        options.bank.target = 10_000;
        let rules = options.rules();
        accounts_balance(Game::new(&rules, 3, first % 3)?, &actions);
    }
}
