//! What can be held from earlier throws of the cycle, and keep-sets and partitions beside it.

use hotdice::CarryOver;
use proptest::prelude::*;

use crate::model::cycles::{Step, plays_as_the_twin};
use crate::model::keeping::holds_what_can_be_kept;
use crate::model::twin::Twin;
use crate::options::{carrying_options, valid_options};
use crate::sampling::{cases, dice_up_to, six_faces};

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = (six_faces(), any::<usize>(), any::<usize>());
    prop::collection::vec(
        step.prop_map(|(faces, keep, partition)| Step {
            faces,
            keep,
            partition,
        }),
        2..12,
    )
}

proptest! {
    #![proptest_config(cases(120))]

    #[test]
    fn singles_join_straights_as_with_the_twin(
        options in carrying_options(CarryOver::Straights),
        steps in steps(),
    ) {
        plays_as_the_twin(&options.rules(), &steps);
    }

    #[test]
    fn sets_are_extended_as_with_the_twin(
        options in carrying_options(CarryOver::ExtendSets),
        steps in steps(),
    ) {
        plays_as_the_twin(&options.rules(), &steps);
    }

    #[test]
    fn all_dice_mix_progressively_as_with_the_twin(
        options in carrying_options(CarryOver::Progressive),
        steps in steps(),
    ) {
        plays_as_the_twin(&options.rules(), &steps);
    }

    #[test]
    fn held_dice_join_nothing_without_carry_over(
        options in carrying_options(CarryOver::None),
        steps in steps(),
    ) {
        plays_as_the_twin(&options.rules(), &steps);
    }
}

proptest! {
    #![proptest_config(cases(250))]

    #[test]
    fn what_can_be_held_is_what_can_have_been_kept(
        options in valid_options(),
        dice in prop::collection::vec(dice_up_to(6), 1..12),
    ) {
        let rules = options.rules();
        let twin = Twin::new(&rules);
        for dice in dice {
            holds_what_can_be_kept(&twin, dice);
        }
    }

    #[test]
    fn dice_that_mix_progressively_are_held_if_they_are_worth_points(
        options in carrying_options(CarryOver::Progressive),
        dice in prop::collection::vec(dice_up_to(6), 1..12),
    ) {
        let rules = options.rules();
        let twin = Twin::new(&rules);
        for dice in dice {
            holds_what_can_be_kept(&twin, dice);
        }
    }
}
