//! Keep-sets, partitions and verdicts of a throw.

use hotdice::{Dice, Held};
use proptest::prelude::*;

use crate::model::keeping::{
    keeps_what_is_listed, same_keeps, same_partitions, same_verdict, splits_any_keep,
};
use crate::model::twin::Twin;
use crate::options::valid_options;
use crate::sampling::{cases, dice_up_to};

fn throws() -> impl Strategy<Value = Vec<Dice>> {
    prop::collection::vec(dice_up_to(6), 1..24)
}

proptest! {
    #![proptest_config(cases(250))]

    #[test]
    fn keeps_are_those_of_the_twin_once_and_ascending(options in valid_options(), throws in throws()) {
        let rules = options.rules();
        let twin = Twin::new(&rules);
        for throw in throws {
            same_keeps(&twin, throw);
        }
    }

    #[test]
    fn partitions_are_those_of_the_twin_once(options in valid_options(), throws in throws()) {
        let rules = options.rules();
        let twin = Twin::new(&rules);
        for dice in throws {
            same_partitions(&twin, dice);
        }
    }

    #[test]
    fn verdicts_follow_the_order_of_tests(options in valid_options(), throws in throws()) {
        let rules = options.rules();
        let twin = Twin::new(&rules);
        for throw in throws {
            same_verdict(&twin, throw);
        }
    }

    #[test]
    fn dice_may_be_kept_if_they_are_listed_and_only_then(
        options in valid_options(),
        throws in throws(),
        held in throws(),
    ) {
        let rules = options.rules();
        for (throw, held) in throws.into_iter().zip(held) {
            keeps_what_is_listed(&rules, throw, Held::NOTHING);
            keeps_what_is_listed(&rules, throw, rules.hold(held).unwrap_or_default());
        }
    }

    #[test]
    fn keeps_that_were_not_listed_have_the_partitions_of_their_dice(
        options in valid_options(),
        throws in throws(),
        held in throws(),
    ) {
        let rules = options.rules();
        for (throw, held) in throws.into_iter().zip(held) {
            let held = rules.hold(held).unwrap_or_default();
            if let Some(keep) = rules.keeps_holding(throw, held).last() {
                splits_any_keep(&rules, keep, held);
            }
        }
    }
}
