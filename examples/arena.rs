//! Many games between ways to play, and who wins how many.
//!
//! `cargo run --release --example arena -- --rules busche-neller race best most:300`

fn main() {}
