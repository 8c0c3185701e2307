//! The library as programs in other languages and on other machines use it: built, linked and run.
#![cfg(all(feature = "capi", target_os = "linux"))]

#[path = "../../examples/embedded/src/game.rs"]
mod embedded_game;

mod abi;
mod c;
mod coverage;
mod cpp;
mod embedded;
mod foreign;
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
