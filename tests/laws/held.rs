//! Keep-sets and partitions where dice are held from earlier throws of the cycle.

use hotdice::CarryOver;
use proptest::prelude::*;

use crate::model::cycles::{Step, plays_as_the_twin};
use crate::options::carrying_options;
use crate::sampling::{cases, six_faces};

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
