//! The total that ends a game.

use hotdice::{Ending, RuleSet};

use crate::cli::Failure;

/// Refuses a target for rules by which no total ends the game.
pub(crate) fn check(target: u32, rules: &RuleSet) -> Result<(), Failure> {
    match rules.ending() {
        Ending::Rounds(_) => {
            let reason = "a game of so many rounds has no target";
            Err(Failure::refused("--target <POINTS>", &target, &reason))
        }
        _ => Ok(()),
    }
}
