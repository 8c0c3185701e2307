//! Keep-sets and partitions of throws while dice are held.

use super::input::Input;
use super::options::rules_of;
use crate::model::cycles::{Step, plays_as_the_twin};

/// Whatever is kept of throw after throw, what may be kept next is what the twin says, and so are
/// the points and the dice held.
pub(super) fn law(input: &[u8]) {
    let mut input = Input::new(input);
    let mut options = input.options();
    options.turn.max_throws = 0;
    let rules = rules_of(options);
    let steps = input.list(16, |input| Step {
        faces: input.six_faces(),
        keep: input.pick(),
        partition: input.pick(),
    });
    plays_as_the_twin(&rules, &steps);
}
