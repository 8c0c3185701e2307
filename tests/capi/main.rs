//! The C ABI from the Rust side: what it reaches, and what it costs.
#![cfg(feature = "capi")]
#![allow(unsafe_code, reason = "the tests call what C programs call")]

mod allocations;
#[cfg(hotdice_test_hooks)]
mod broken;
mod reach;
mod setters;
