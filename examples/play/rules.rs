//! The rules to play by, from the command line or from a record.

use std::fmt;
use std::path::PathBuf;

use clap::Parser;
use hotdice::record::RulesName;
use hotdice::{Finish, MAX_TARGET, Preset, RuleSet};

use crate::cli::{Failure, presets};
use crate::number::whole_number;
use crate::rule_file;
use crate::target;

#[derive(clap::Args)]
pub(crate) struct RuleArgs {
    /// The rule set; --list tells them apart
    #[arg(
        long,
        value_name = "ID",
        default_value = "crapola",
        hide_possible_values = true
    )]
    #[arg(value_parser = presets())]
    pub(crate) rules: Preset,

    /// A file with the rule set, in TOML or JSON
    #[arg(long, value_name = "FILE", conflicts_with = "rules")]
    pub(crate) rules_file: Option<PathBuf>,

    /// The total that ends the game, 1 to 1000000000 points [default: that of the rule set]
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true)]
    #[arg(value_parser = whole_number(1..=MAX_TARGET))]
    pub(crate) target: Option<u32>,

    /// The target must be hit exactly
    #[arg(long)]
    pub(crate) exact: bool,
}

/// The arguments that a record names its rules by.
#[derive(Parser)]
#[command(no_binary_name = true)]
struct Recorded {
    #[command(flatten)]
    rules: RuleArgs,
}

impl RuleArgs {
    /// The rules of a recorded game, if it was recorded by this program or is of a preset.
    pub(crate) fn recorded(name: &RulesName) -> Option<Self> {
        match name {
            RulesName::Preset(preset) => Some(Self {
                rules: *preset,
                rules_file: None,
                target: None,
                exact: false,
            }),
            RulesName::Other(label) => {
                let words = label.as_str().split_whitespace();
                Recorded::try_parse_from(words).ok().map(|args| args.rules)
            }
        }
    }

    /// The name of the rules in a record: a preset, or the arguments that say more.
    pub(crate) fn name(&self) -> Result<RulesName, Failure> {
        if self.rules_file.is_none() && self.target.is_none() && !self.exact {
            return Ok(self.rules.into());
        }
        let words = format!("{self:#}");
        match words.parse() {
            Ok(label) => Ok(RulesName::Other(label)),
            Err(error) => Err(Failure::refused("--record <FILE>", &words, &error)),
        }
    }

    pub(crate) fn build(&self) -> Result<RuleSet, Failure> {
        let chosen = match &self.rules_file {
            Some(path) => rule_file::read(path)?,
            None => RuleSet::preset(self.rules),
        };
        let mut rules = chosen.to_builder();
        if let Some(target) = self.target {
            target::check(target, &chosen)?;
            rules = rules.target(target);
        }
        if self.exact {
            rules = rules.finish(Finish::Exact);
        }
        rules.build().map_err(|error| match self.target {
            Some(target) => Failure::refused("--target <POINTS>", &target, &error),
            None => Failure::Argument(format!(
                "the argument '--exact' cannot be used with these rules: {error}"
            )),
        })
    }
}

/// The rule set by its preset or file; in the long form as the arguments.
impl fmt::Display for RuleArgs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (option, name) = match &self.rules_file {
            Some(path) => ("--rules-file", path.display().to_string()),
            None => ("--rules", self.rules.to_string()),
        };
        if !f.alternate() {
            return f.pad(&name);
        }
        write!(f, "{option} {name}")?;
        if let Some(target) = self.target {
            write!(f, " --target {target}")?;
        }
        if self.exact {
            f.write_str(" --exact")?;
        }
        Ok(())
    }
}
