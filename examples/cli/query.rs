//! The arguments of the examples that answer a question about a rule set.

use hotdice::{Held, RuleSet};

use crate::cli::Failure;
use crate::rule_choice::RuleChoice;
use crate::typed_dice::TypedDice;

#[derive(clap::Args)]
pub(crate) struct Query {
    #[command(flatten)]
    rules: RuleChoice,

    /// Dice kept earlier in the cycle, which later ones may join; written as 1-5 or 15
    #[arg(long, value_name = "DICE")]
    held: Option<TypedDice>,

    /// Print tab-separated values without a header
    #[arg(long)]
    pub(crate) tsv: bool,
}

impl Query {
    /// The rule set that is asked about.
    pub(crate) fn rule_set(&self) -> Result<RuleSet, Failure> {
        self.rules.rule_set()
    }

    /// The held dice, if they can have been kept under these rules.
    pub(crate) fn hold(&self, rules: &RuleSet) -> Result<Held, Failure> {
        let Some(held) = &self.held else {
            return Ok(Held::default());
        };
        rules
            .hold(held.dice)
            .map_err(|error| Failure::refused("--held <DICE>", held, &error))
    }
}
