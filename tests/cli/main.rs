//! The examples as programs: what they print, what they refuse, and whole games through a pipe.
#![cfg(feature = "chacha")]

mod answers;
mod arguments;
mod dialogue;
mod games;
mod options;
mod program;
mod recordings;
