//! Rule sets from files.

use std::fs;
use std::path::Path;

use hotdice::RuleSet;
use serde::Deserialize;

use crate::cli::Failure;

/// Reads a file of TOML or JSON, as its name says.
pub(crate) fn read(path: &Path) -> Result<RuleSet, Failure> {
    let rules = match path.extension().and_then(|ending| ending.to_str()) {
        Some("toml") => text(path).and_then(|text| from_toml(&text)),
        Some("json") => text(path).and_then(|text| from_json(&text)),
        _ => Err("a file whose name ends in .toml or .json is expected".to_string()),
    };
    rules.map_err(|reason| Failure::refused("--rules-file <FILE>", &path.display(), &reason))
}

fn text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| error.to_string())
}

/// First what TOML says of the text, with the line; then what is wrong with the rules.
fn from_toml(text: &str) -> Result<RuleSet, String> {
    let table = toml::from_str::<toml::Table>(text).map_err(|error| {
        let before = error.span().map_or(0, |span| span.start);
        let line = 1 + text
            .bytes()
            .take(before)
            .filter(|&byte| byte == b'\n')
            .count();
        format!("line {line}: {}", error.message().replace('\n', ", "))
    })?;
    RuleSet::deserialize(table).map_err(|error| error.message().to_string())
}

fn from_json(text: &str) -> Result<RuleSet, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}
