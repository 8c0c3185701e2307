//! A turn under any sequence of actions.

use hotdice::{Account, MAX_TOTAL};
use proptest::prelude::*;

use crate::model::turns::plays_as_the_twin;
use crate::options::valid_options;
use crate::sampling::cases;
use crate::script::turn_actions;

/// An account that can be: no points without an opening.
fn account() -> impl Strategy<Value = Account> {
    let near = -2000_i32..10_000;
    let total = prop_oneof![4 => Just(0), 4 => near, 1 => -MAX_TOTAL..=MAX_TOTAL];
    (total, any::<bool>()).prop_map(|(total, on_board)| Account {
        total,
        on_board: on_board || total > 0,
    })
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn a_turn_takes_what_the_rules_allow_and_refuses_the_rest_unchanged(
        options in valid_options(),
        account in account(),
        actions in turn_actions(40),
    ) {
        plays_as_the_twin(&options.rules(), account, &actions);
    }
}
