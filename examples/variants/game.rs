//! A game with its name.

use std::path::Path;

use hotdice::{Preset, RuleSet};

use crate::cli::Failure;
use crate::rule_file;

pub(crate) struct Game {
    pub(crate) name: String,
    pub(crate) rules: RuleSet,
}

impl Game {
    pub(crate) fn named(preset: Preset) -> Self {
        Self {
            name: preset.to_string(),
            rules: RuleSet::preset(preset),
        }
    }

    /// The game of a file, which is named after it.
    pub(crate) fn from_file(path: &Path) -> Result<Self, Failure> {
        let rules = rule_file::read(path)?;
        let name = path.file_stem().unwrap_or(path.as_os_str());
        Ok(Self {
            name: name.to_string_lossy().into_owned(),
            rules,
        })
    }
}
