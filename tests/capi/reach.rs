//! The C builder reaches every option of the Rust builder, and the C rules read every one.

use std::collections::BTreeSet;

use crate::setters::setters;

const HEADER: &str = include_str!("../../include/hotdice.h");

/// What follows this prefix in the names of functions of the header.
fn functions_of(prefix: &str) -> BTreeSet<&'static str> {
    let calls = HEADER
        .split('(')
        .filter_map(|text| text.rsplit([' ', '*']).next());
    calls
        .filter_map(|name| name.trim().strip_prefix(prefix))
        .collect()
}

#[test]
fn every_setter_has_a_c_function() {
    let setters = setters();
    assert!(setters.len() >= 24, "the setters were found: {setters:?}");
    assert_eq!(functions_of("hotdice_builder_set_"), setters);
}

#[test]
fn every_option_can_be_read_from_c() {
    let readable = functions_of("hotdice_rules_");
    let mut options = setters();
    // A short way to set what `of_a_kind` reads.
    assert!(options.remove("sets"));
    // Those that are added one by one.
    assert!(options.remove("formation"));
    options.insert("formations");
    let unreadable: Vec<_> = options.difference(&readable).collect();
    assert!(unreadable.is_empty(), "{unreadable:?}");
}
