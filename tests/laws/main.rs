//! Laws that hold under every valid rule set, checked against a slow twin of the scorer.

#[cfg(all(feature = "solve", feature = "chacha"))]
#[path = "../model/advised.rs"]
mod advised;
mod bank_options;
mod building;
mod corners;
mod corruption;
#[cfg(feature = "alloc")]
mod damage;
mod dice_text;
mod endless_faults;
mod faults;
#[cfg(all(feature = "solve", feature = "chacha"))]
mod few_dice;
mod games;
mod held;
mod keeping;
mod ledger;
#[path = "../model/mod.rs"]
mod model;
mod nonsense;
mod nonsense_turns;
mod odds;
#[cfg(all(feature = "solve", feature = "chacha"))]
mod optimal_play;
mod options;
mod payouts;
mod presets;
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
mod turn_options;
mod turns;
