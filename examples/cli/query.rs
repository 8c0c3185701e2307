//! The arguments of the examples that answer a question about a rule set.

use std::path::PathBuf;

use hotdice::{Dice, Held, Preset, RuleSet};

use crate::cli::{Failure, presets};
use crate::rule_file;

#[derive(clap::Args)]
pub(crate) struct Query {
    /// The rule set
    #[arg(long, value_name = "ID", value_parser = presets())]
    #[arg(required_unless_present = "rules_file")]
    rules: Option<Preset>,

    /// A file with the rule set, in TOML or JSON
    #[arg(long, value_name = "FILE", conflicts_with = "rules")]
    rules_file: Option<PathBuf>,

    /// Dice kept earlier in the cycle, which later ones may join; written as 1-5 or 15
    #[arg(long, value_name = "DICE")]
    held: Option<Dice>,

    /// Print tab-separated values without a header
    #[arg(long)]
    pub(crate) tsv: bool,
}

impl Query {
    /// The rule set that is asked about.
    pub(crate) fn rule_set(&self) -> Result<RuleSet, Failure> {
        match (&self.rules_file, self.rules) {
            (Some(path), _) => rule_file::read(path),
            (None, preset) => Ok(preset.map_or_else(RuleSet::default, RuleSet::preset)),
        }
    }

    /// The held dice, if they can have been kept under these rules.
    pub(crate) fn hold(&self, rules: &RuleSet) -> Result<Held, Failure> {
        let dice = self.held.unwrap_or_default();
        rules
            .hold(dice)
            .map_err(|error| Failure::refused("--held <DICE>", &dice, &error))
    }
}
