//! A turn through the C ABI beside the engine's own.

use hotdice::capi::*;
use hotdice::{Account, RuleSet, Turn, TurnError};

use super::calls::{Object, answered, object};
use super::game::{Answer, nothing, turn_stands_the_same};
use super::values::{self, status_of_turn};
use crate::model::script::{Action, Move};

/// A turn with this account, its copy under the same rules, and the engine's answer the same to all
/// that is tried, and stand the same after it.
pub(super) fn turns_play_the_same(
    rules: &RuleSet,
    built: &Object,
    account: Account,
    actions: &[Action],
) {
    let mut turn = Turn::new(rules, account);
    let account = values::account(account);
    // SAFETY: the rules live, and the output is a place.
    let other = made(|out| unsafe { hotdice_turn_new(built.get(), account, out) });
    for action in actions {
        let tried = action.on(&turn);
        // SAFETY: both live, and the output is a place.
        let copy = made(|out| unsafe { hotdice_turn_copy(other.get(), built.get(), out) });
        let expected = in_rust(&mut turn, &tried).map_err(status_of_turn);
        for other in [&other, &copy] {
            assert_eq!(in_c(other.get(), &tried), expected, "{tried:?}");
            // SAFETY: the turn lives.
            unsafe { turn_stands_the_same(&turn, other.get()) };
        }
    }
}

fn made(make: impl FnOnce(*mut *mut hotdice_turn) -> hotdice_status) -> Object {
    let turn = object(
        |out| make(out.cast()),
        |turn| {
            // SAFETY: the turn is freed once, by its owner.
            unsafe { hotdice_turn_free(turn.cast()) }
        },
    );
    turn.expect("a turn that can be")
}

fn in_rust(turn: &mut Turn<'_>, tried: &Move) -> Result<Answer, TurnError> {
    Ok(match tried {
        Move::Throw(dice) => Answer::Bust(values::verdict(turn.throw(*dice)?)),
        Move::Keep(dice) => Answer::Keep(values::keep(&turn.keep(*dice)?)),
        Move::KeepAs(partition) => Answer::Keep(values::keep(&turn.keep_as(partition)?)),
        Move::TakeOver => Answer::Offer(values::offer(Some(turn.take_over()?))),
        Move::TakeBack => Answer::Dice(values::dice(turn.take_back()?)),
        Move::Bank => Answer::Points(turn.bank()?),
        Move::Forfeit | Move::Leave(_) => {
            turn.forfeit()?;
            Answer::Nothing
        }
    })
}

fn in_c(turn: *mut hotdice_turn, tried: &Move) -> Result<Answer, hotdice_status> {
    // SAFETY: the turn lives, and the outputs are places.
    unsafe {
        match tried {
            Move::Throw(dice) => {
                let dice = values::dice(*dice);
                answered(-1, |out| hotdice_turn_throw(turn, dice, out)).map(Answer::Bust)
            }
            Move::Keep(dice) => {
                let (none, dice) = (hotdice_keep::default(), values::dice(*dice));
                answered(none, |out| hotdice_turn_keep(turn, dice, out)).map(Answer::Keep)
            }
            Move::KeepAs(partition) => {
                let (none, partition) = (hotdice_keep::default(), values::partition(partition));
                let keep = |out| hotdice_turn_keep_as(turn, &raw const partition, out);
                answered(none, keep).map(Answer::Keep)
            }
            Move::TakeOver => {
                let none = hotdice_offer::default();
                answered(none, |out| hotdice_turn_take_over(turn, out)).map(Answer::Offer)
            }
            Move::TakeBack => {
                let none = hotdice_dice::default();
                answered(none, |out| hotdice_turn_take_back(turn, out)).map(Answer::Dice)
            }
            Move::Bank => answered(7, |out| hotdice_turn_bank(turn, out)).map(Answer::Points),
            Move::Forfeit | Move::Leave(_) => nothing(hotdice_turn_forfeit(turn)),
        }
    }
}
