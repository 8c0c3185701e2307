//! The C ABI: what `include/hotdice.h` declares.
//!
//! The header is generated from this module and teaches the conventions; Rust programs use the
//! rest of the crate. Every function checks its pointers for NULL and its integers for their range,
//! runs in one guard that no panic passes, and writes its outputs only on success. Every one is
//! `unsafe` for the same reason: a pointer that is not NULL must be what the header asks for.
#![allow(
    non_camel_case_types,
    reason = "the names are those of the C header, which is generated from them"
)]
#![allow(
    clippy::missing_safety_doc,
    clippy::missing_errors_doc,
    reason = "the comments are those of the C header, whose preamble says this once for all"
)]
#![deny(clippy::undocumented_unsafe_blocks)]

mod builder;
mod choices;
mod dice;
mod game;
mod guard;
mod keeps;
mod odds;
mod options;
mod pointer;
mod presets;
mod refused;
mod rules;
mod save;
#[cfg(feature = "solve")]
mod solve;
mod source;
mod status;
mod throw_off;
mod turn;
mod version;

pub use builder::*;
pub use choices::*;
pub use dice::*;
pub use game::*;
pub use keeps::*;
pub use odds::*;
pub use options::*;
pub use presets::*;
pub use rules::*;
pub use save::*;
#[cfg(feature = "solve")]
pub use solve::*;
pub use source::*;
pub use status::*;
pub use throw_off::*;
pub use turn::*;
pub use version::*;
