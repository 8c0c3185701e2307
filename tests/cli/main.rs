//! The examples as programs: what they print, what they refuse, and whole games through a pipe.
#![cfg(all(feature = "chacha", feature = "serde", feature = "solve"))]

mod advice;
mod answers;
mod arena;
mod arguments;
mod dialogue;
mod games;
mod options;
mod program;
mod recordings;
mod rule_files;
mod solutions;
mod variants;
