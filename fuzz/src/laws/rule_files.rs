//! Rule files.

use hotdice::{RuleSet, RuleSetBuilder};
use serde_json::Value;

use crate::model::building::builds_if_valid;
use crate::model::files::comes_back;
use crate::model::options::Options;

/// Any text is a rule file or is refused; the rules of one are valid, and written and read again
/// they are the same, be it as TOML or as JSON.
pub(super) fn law(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let from_toml = toml::from_str::<RuleSet>(&text).ok();
    let builder = toml::from_str::<RuleSetBuilder>(&text).ok();
    is_what_is_built(from_toml.as_ref(), builder);
    let from_json = serde_json::from_str::<RuleSet>(&text).ok();
    let builder = serde_json::from_str::<RuleSetBuilder>(&text).ok();
    is_what_is_built(from_json.as_ref(), builder);
    if let Ok(value) = serde_json::from_str::<Value>(&text) {
        says_the_same_in_toml(&value);
    }
}

/// The rules of a file are valid, and those that its builder builds.
fn is_what_is_built(rules: Option<&RuleSet>, builder: Option<RuleSetBuilder>) {
    let built = builder.and_then(|builder| builder.build().ok());
    assert_eq!(rules, built.as_ref());
    if let Some(rules) = rules {
        assert!(builds_if_valid(&Options::of(rules)).is_some());
        comes_back(rules);
    }
}

fn says_the_same_in_toml(value: &Value) {
    if let Ok(text) = toml::to_string(value) {
        let from_toml = toml::from_str::<RuleSet>(&text).ok();
        let from_json = serde_json::from_value::<RuleSet>(value.clone()).ok();
        assert_eq!(from_toml, from_json, "{text}");
    }
}
