//! Optimal play against published numbers, slow twins and simulation.
#![cfg(feature = "solve")]

mod races;
mod turns;
