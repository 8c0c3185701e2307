//! Rule sets: what is built, and what single throws are worth by it.

use hotdice::Held;

use super::input::Input;
use crate::model::building::builds_if_valid;
use crate::model::keeping::{
    holds_what_can_be_kept, keeps_what_is_listed, same_keeps, same_partitions, same_verdict,
    splits_any_keep,
};
use crate::model::twin::Twin;

/// Any options make a rule set or are refused with a fault; a rule set says what was set, scores as
/// its twin does, and gives one answer to all questions about a throw.
pub(super) fn law(input: &[u8]) {
    let mut input = Input::new(input);
    let options = input.options();
    let rules = builds_if_valid(&options).unwrap_or_else(|| options.mended().rules());
    let twin = Twin::new(&rules);
    let throws = input.list(8, Input::dice);
    let mut held = Held::NOTHING;
    for dice in throws {
        same_keeps(&twin, dice);
        same_partitions(&twin, dice);
        same_verdict(&twin, dice);
        keeps_what_is_listed(&rules, dice, held);
        if let Some(keep) = rules.keeps_holding(dice, held).last() {
            splits_any_keep(&rules, keep, held);
        }
        holds_what_can_be_kept(&twin, dice);
        held = rules.hold(dice).unwrap_or(held);
    }
}
