//! Laws that hold under every valid rule set, checked against a slow twin of the scorer.

mod building;
mod corners;
mod corruption;
#[cfg(feature = "alloc")]
mod damage;
mod dice_text;
mod faults;
mod game_twin;
mod games;
mod held;
mod keeping;
mod mending;
mod nonsense;
mod odds;
mod options;
mod payouts;
#[cfg(feature = "alloc")]
mod recorded;
#[cfg(feature = "alloc")]
mod records;
mod resuming;
#[cfg(feature = "serde")]
mod rule_files;
mod sampling;
#[cfg(feature = "serde")]
mod saves;
mod script;
mod sheet;
mod turn_twin;
mod turns;
mod twin;
