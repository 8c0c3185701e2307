//! Rule sets and saves as files: what they say, and what is refused for which reason.
#![cfg(feature = "serde")]

mod faults;
mod house_rules;
mod rules;
mod saves;
