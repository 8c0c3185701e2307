//! Scripted turns and games: every option of the rules in which it changes what happens, and each
//! option of throws, confirmations, busts, piggyback and the bank at its edges.

mod bank;
mod busts;
mod confirmation;
mod options;
mod piggyback;
mod play;
mod throws;
