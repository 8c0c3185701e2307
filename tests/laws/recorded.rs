//! Random games that are recorded.

use hotdice::RuleSet;
use proptest::prelude::*;

use crate::model::recorded::Step;
use crate::options::quick_options;
use crate::sampling::six_faces;

/// Random rule sets.
pub(crate) fn any_rules() -> impl Strategy<Value = Box<RuleSet>> {
    // Boxed, since the choices of all options take much of a test's stack.
    quick_options()
        .boxed()
        .prop_map(|options| Box::new(options.rules()))
}

/// Players beyond the fewest, and who begins.
pub(crate) fn table() -> impl Strategy<Value = (u8, u8)> {
    (0_u8..4, 0_u8..16)
}

pub(crate) fn step() -> impl Strategy<Value = Step> {
    (0_u8..100, six_faces(), any::<usize>(), any::<usize>())
}
