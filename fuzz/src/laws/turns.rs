//! Scripts of turns.

use super::input::Input;
use crate::model::turns::plays_as_the_twin;

/// A turn takes what the rules allow and refuses the rest unchanged, its points are those of what
/// was kept, and it can be saved and resumed at any moment.
pub(super) fn law(input: &[u8]) {
    let mut input = Input::new(input);
    let rules = input.rules();
    let account = input.account();
    let actions = input.list(60, Input::action);
    plays_as_the_twin(&rules, account, &actions);
}
