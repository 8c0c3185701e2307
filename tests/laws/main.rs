//! Laws that hold under every valid rule set, checked against a slow twin of the scorer.

mod bank_options;
mod building;
mod corners;
mod corruption;
mod dice_text;
mod faults;
mod game_twin;
mod games;
mod held;
mod keeping;
mod ledger;
mod mending;
mod nonsense;
mod nonsense_turns;
mod odds;
mod options;
mod payouts;
mod presets;
mod resuming;
mod sampling;
mod script;
mod turn_options;
mod turn_twin;
mod turns;
mod twin;
