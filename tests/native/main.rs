//! The C ABI as programs in other languages use it: built, linked and run.
#![cfg(all(feature = "capi", target_os = "linux"))]

mod abi;
mod c;
mod coverage;
mod cpp;
mod golden;
mod guide;
mod install;
mod library;
mod panic;
mod play;
mod playing;
mod program;
mod python;
mod readme;
mod sanitizers;
mod seeded_game;
mod tool;
mod tournament;
mod valgrind;
mod wasm;
