//! The rule set that an example is asked about.

use std::fmt::{self, Display};
use std::path::PathBuf;

use hotdice::{Preset, RuleSet};

use crate::cli::{Failure, presets};
use crate::rule_file;

#[derive(clap::Args)]
#[group(required = true, multiple = false)]
pub(crate) struct RuleChoice {
    /// The rule set
    #[arg(long, value_name = "ID", value_parser = presets())]
    pub(crate) rules: Option<Preset>,

    /// A file with the rule set, in TOML or JSON
    #[arg(long, value_name = "FILE")]
    pub(crate) rules_file: Option<PathBuf>,
}

impl RuleChoice {
    /// The rule set of that name or file.
    pub(crate) fn rule_set(&self) -> Result<RuleSet, Failure> {
        match (&self.rules_file, self.rules) {
            (Some(path), _) => rule_file::read(path),
            (None, preset) => Ok(preset.map_or_else(RuleSet::default, RuleSet::preset)),
        }
    }
}

/// The name of the preset, or the file.
impl Display for RuleChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.rules_file, self.rules) {
            (Some(path), _) => path.display().fmt(f),
            (None, preset) => f.write_str(preset.map_or("", Preset::id)),
        }
    }
}
