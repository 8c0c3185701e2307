//! What C reads of a rule set, and of dice that may be none.

use hotdice::capi::*;
use hotdice::{Dice, RuleSet};

use super::calls::{Object, answered, list, text};
use super::values;
use crate::laws::input::Input;

/// The rules describe themselves, and say of some throws what the engine says.
pub(super) fn reads_the_same(rules: &RuleSet, built: &Object, input: &mut Input<'_>) {
    let sheet = rules.describe().to_string();
    // SAFETY: the rules live, and the outputs are places.
    let described =
        text(|out, room, len| unsafe { hotdice_rules_describe(built.get(), out, room, len) });
    assert_eq!(described, Ok(sheet));
    for _ in 0..input.below(4) {
        of_a_throw(rules, built, input.dice());
    }
    of_bytes(rules, built, input.long().to_le_bytes());
}

fn of_a_throw(rules: &RuleSet, built: &Object, throw: Dice) {
    let nothing = hotdice_held::default();
    let dice = values::dice(throw);
    // SAFETY: the rules live, and the outputs are places.
    unsafe {
        let keeps = list(hotdice_keep::default(), |out, room, len| {
            hotdice_rules_keeps(built.get(), nothing, dice, out, room, len)
        });
        let expected = rules.keeps(throw).map(|keep| values::keep(&keep));
        assert_eq!(keeps, Ok(expected.collect()), "of {throw}");
        let bust = answered(-1, |out| {
            hotdice_rules_bust(built.get(), nothing, dice, out)
        });
        assert_eq!(
            bust,
            Ok(values::verdict(rules.verdict(throw))),
            "of {throw}"
        );
        let points = answered(7, |out| hotdice_rules_points(built.get(), dice, out));
        let expected = rules.points(throw).ok_or(HOTDICE_STATUS_NOT_SCORING);
        assert_eq!(points, expected, "of {throw}");
    }
}

/// Bytes are dice if they are at most six, and the last two are zero.
fn of_bytes(rules: &RuleSet, built: &Object, bytes: [u8; 8]) {
    let [counts @ .., first, second] = bytes;
    let reserved = [first, second];
    let known = Dice::from_counts(counts)
        .ok()
        .filter(|_| reserved == [0; 2]);
    let dice = hotdice_dice { counts, reserved };
    // SAFETY: the rules live, and the output is a place.
    let points = answered(7, |out| unsafe {
        hotdice_rules_points(built.get(), dice, out)
    });
    let expected = match known {
        Some(dice) => rules.points(dice).ok_or(HOTDICE_STATUS_NOT_SCORING),
        None => Err(HOTDICE_STATUS_BAD_DICE),
    };
    assert_eq!(points, expected, "{bytes:?}");
}
