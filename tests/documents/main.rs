//! Every sentence of the five source documents that states a rule or an example, as a test.

mod cien_mil;
mod crapola;
mod dice_game_10000;
mod diecimila;
mod play;
mod reference;
mod titusind;
