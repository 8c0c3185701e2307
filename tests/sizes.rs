//! What the values that are copied and stored may take up at most.

use hotdice::{Game, RuleSet, Turn};

#[test]
fn a_rule_set_takes_at_most_16_kib() {
    assert!(
        size_of::<RuleSet>() <= 16 * 1024,
        "{}",
        size_of::<RuleSet>()
    );
}

#[test]
fn a_turn_takes_at_most_128_bytes() {
    assert!(size_of::<Turn<'_>>() <= 128, "{}", size_of::<Turn<'_>>());
}

#[test]
fn a_game_of_sixteen_seats_takes_at_most_512_bytes() {
    assert!(size_of::<Game<'_>>() <= 512, "{}", size_of::<Game<'_>>());
}
