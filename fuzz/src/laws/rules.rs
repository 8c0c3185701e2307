//! Rule sets: what is built, and what single throws are worth by it.

use super::input::Input;
use crate::model::building::builds_if_valid;
use crate::model::keeping::{same_keeps, same_partitions, same_verdict};
use crate::model::twin::Twin;

/// Any options make a rule set or are refused with a fault; a rule set says what was set, and
/// scores as its twin does.
pub(super) fn law(input: &[u8]) {
    let mut input = Input::new(input);
    let options = input.options();
    let rules = builds_if_valid(&options).unwrap_or_else(|| options.mended().rules());
    let twin = Twin::new(&rules);
    for dice in input.list(8, Input::dice) {
        same_keeps(&twin, dice);
        same_partitions(&twin, dice);
        same_verdict(&twin, dice);
    }
}
