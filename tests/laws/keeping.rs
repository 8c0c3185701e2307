//! Keep-sets, partitions and verdicts of a throw with nothing held.

use hotdice::Dice;
use proptest::prelude::*;

use crate::model::keeping::{same_keeps, same_partitions, same_verdict};
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
}
