//! Records of scripted games: what is written, what is refused, and whole games.
#![cfg(feature = "alloc")]

mod games;
mod reading;
mod replaying;
mod writing;
