//! What the human is asked.

use hotdice::{Offer, Phase, Turn};

use crate::table::Table;

/// What can be done now, in few words.
pub(crate) fn prompt(table: &Table<'_>) -> String {
    let turn = table.game().turn();
    let throws = throws_left(turn);
    match turn.phase() {
        Phase::ToThrow { dice } => match turn.offer() {
            Some(offer) => format!("throw {dice} or {}", take_over(turn, offer)),
            None => format!("throw {dice}{throws}"),
        },
        Phase::ToDecide { dice: 0 } if turn.can_bank() => format!("bank {}", turn.points()),
        Phase::ToDecide { dice: 0 } => "take back or forfeit".to_string(),
        Phase::ToDecide { dice } if turn.can_bank() => {
            format!("bank {} or throw {dice}{throws}", turn.points())
        }
        Phase::ToDecide { dice } => format!("throw {dice}{throws}"),
        Phase::ToKeep | Phase::Over(_) => "keep".to_string(),
    }
}

fn take_over(turn: &Turn<'_>, offer: Offer) -> String {
    let dice = turn.rules().dice() - offer.held.dice().len();
    format!("take over {} and throw {dice}", offer.points)
}

/// How many throws the turn has left, if they are counted.
fn throws_left(turn: &Turn<'_>) -> String {
    let allowed = u32::from(turn.rules().max_throws());
    match allowed.saturating_sub(turn.throws()) {
        0 => String::new(),
        1 => " (the last throw)".to_string(),
        left => format!(" ({left} throws left)"),
    }
}
