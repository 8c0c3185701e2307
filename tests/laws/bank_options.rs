//! Random options of the bank and of the target.

use hotdice::{Finish, MAX_DICE, MAX_TARGET, WinningBank};
use proptest::prelude::*;

use crate::model::bank_options::BankOptions;
use crate::payouts::points;

pub(crate) fn bank_options(wild: bool) -> impl Strategy<Value = BankOptions> {
    let least = move || {
        let low = prop::sample::select(vec![0_u32, 50, 100, 300, 1000]);
        prop_oneof![5 => Just(0), 5 => low, 1 => points(wild)]
    };
    let target = if wild {
        any::<u32>().boxed()
    } else {
        prop_oneof![
            8 => prop::sample::select(vec![1_u32, 50, 300, 1000, 10_000]),
            1 => 1..=MAX_TARGET
        ]
        .boxed()
    };
    let step = prop::sample::select(vec![2_u32, 50, 100]);
    let granularity = prop_oneof![8 => Just(1), 2 => step, u32::from(wild) => any::<u32>()];
    let dice_left =
        prop_oneof![6 => Just(MAX_DICE), 2 => 0..MAX_DICE, u32::from(wild) => any::<u8>()];
    let winning_bank = prop_oneof![Just(WinningBank::NeedsMinimum), Just(WinningBank::Excused)];
    let finish = prop_oneof![Just(Finish::Reach), Just(Finish::Exact)];
    (
        (least(), least(), granularity, dice_left),
        (winning_bank, target, finish),
    )
        .prop_map(
            |((opening, minimum, granularity, max_dice_left), (winning_bank, target, finish))| {
                BankOptions {
                    opening,
                    minimum,
                    granularity,
                    max_dice_left,
                    winning_bank,
                    target,
                    finish,
                }
            },
        )
}
