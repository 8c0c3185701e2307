//! What the fuzz targets check.
//!
//! The laws are in `laws`, which `tests/fuzz` includes as well, to replay the corpora; what they
//! compare the library with is in `tests/model`.

mod laws;
#[path = "../../tests/model/mod.rs"]
mod model;

/// Holds the library to the law of this name.
///
/// # Panics
/// If the library breaks it, or there is none.
pub fn check(name: &str, input: &[u8]) {
    let known = laws::LAWS.iter().find(|(known, _)| *known == name);
    let (_, law) = known.expect("a law");
    law(input);
}
