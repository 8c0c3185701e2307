//! The table of options has all of them, each under the name of its setter.

use std::collections::BTreeSet;

use hotdice::RuleSet;

use crate::setters::setters;

#[test]
fn every_setter_has_its_words_once() {
    let mut expected = setters();
    // A short way to set what `of_a_kind` sets.
    assert!(expected.remove("sets"));
    assert!(expected.len() >= 34, "the setters were found: {expected:?}");
    let rules = RuleSet::default();
    let names: Vec<_> = rules.settings().map(|setting| setting.option()).collect();
    let once: BTreeSet<_> = names.iter().copied().collect();
    assert_eq!(once.len(), names.len(), "{names:?}");
    assert_eq!(once, expected);
}
