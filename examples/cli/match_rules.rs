//! The rules of a game that is played to a target.

use std::fmt::{self, Display};

use hotdice::{MAX_TARGET, RuleSet};

use crate::cli::Failure;
use crate::number::whole_number;
use crate::rule_choice::RuleChoice;
use crate::target;

#[derive(clap::Args)]
pub(crate) struct MatchRules {
    #[command(flatten)]
    choice: RuleChoice,

    /// The total that ends the game, 1 to 1000000000 points [default: that of the rule set]
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true)]
    #[arg(value_parser = whole_number(1..=MAX_TARGET))]
    target: Option<u32>,
}

impl MatchRules {
    /// The rule set with this target.
    pub(crate) fn build(&self) -> Result<RuleSet, Failure> {
        let rules = self.choice.rule_set()?;
        let Some(target) = self.target else {
            return Ok(rules);
        };
        target::check(target, &rules)?;
        let rules = rules.to_builder().target(target).build();
        rules.map_err(|error| Failure::refused("--target <POINTS>", &target, &error))
    }

    /// Rules that something cannot be done with.
    pub(crate) fn refused(&self, reason: &dyn Display) -> Failure {
        let argument = match self.choice.rules_file {
            Some(_) => "--rules-file <FILE>",
            None => "--rules <ID>",
        };
        Failure::refused(argument, &self.choice, reason)
    }
}

/// The rule set and the target, if one was asked for.
impl Display for MatchRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.choice.fmt(f)?;
        match self.target {
            Some(target) => write!(f, " to {target}"),
            None => Ok(()),
        }
    }
}
