//! The options of a rule set, as the source of the builder names them.

use std::collections::BTreeSet;

const BUILDER: &str = include_str!("../../src/rules/builder.rs");

/// The setters of the Rust builder: its methods that take it by value and return it.
pub(crate) fn setters() -> BTreeSet<&'static str> {
    let methods = BUILDER.split("    pub ").skip(1);
    methods
        .filter_map(|method| {
            let signature = method.split('{').next()?;
            let (name, parameters) = signature.split_once("fn ")?.1.split_once('(')?;
            (parameters.starts_with("mut self") && signature.contains("-> Self")).then_some(name)
        })
        .collect()
}
