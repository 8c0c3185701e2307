//! The C builder reaches every option of the Rust builder, and the C rules read every one.

use std::collections::BTreeSet;

const BUILDER: &str = include_str!("../../src/rules/builder.rs");
const HEADER: &str = include_str!("../../include/hotdice.h");

/// The setters of the Rust builder: its methods that take it by value and return it.
fn setters() -> BTreeSet<&'static str> {
    let methods = BUILDER.split("    pub ").skip(1);
    methods
        .filter_map(|method| {
            let signature = method.split('{').next()?;
            let (name, parameters) = signature.split_once("fn ")?.1.split_once('(')?;
            (parameters.starts_with("mut self") && signature.contains("-> Self")).then_some(name)
        })
        .collect()
}

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
