//! A seed gives the same dice for ever.
//!
//! The throws were computed by a program that shares nothing with this crate: ChaCha with 8
//! rounds, the key the seed in eight little-endian bytes and 24 zero bytes, a block counter of 64
//! bits and stream 0, its words in order. A throw of n dice is one word times 6^n, high half, drawn
//! again where the low half is below 2^32 mod 6^n; its digits in base six are the dice, the lowest
//! first.
#![cfg(feature = "chacha")]

use hotdice::{DiceSource, RandomDice, SeededDice, Throw};

fn throws(dice: &mut SeededDice, sizes: &[u8]) -> Vec<String> {
    let mut throw = |size| dice.throw(size).expect("seeded dice never run out");
    sizes.iter().map(|&size| throw(size).to_string()).collect()
}

/// The first eight throws of six dice, then of 5, 4, 3, 2, 1 and 6.
const FIRST: [(u64, [&str; 14]); 3] = [
    (
        0,
        [
            "6-4-3-5-1-2",
            "6-4-5-1-1-6",
            "6-1-3-5-3-6",
            "6-2-3-5-5-4",
            "6-3-4-3-4-5",
            "2-2-2-3-3-2",
            "5-6-3-2-2-4",
            "3-3-3-2-5-1",
            "4-6-1-5-3",
            "2-2-4-2",
            "4-3-3",
            "4-1",
            "4",
            "2-4-3-2-1-1",
        ],
    ),
    (
        7,
        [
            "4-1-3-2-1-2",
            "5-2-1-4-4-5",
            "3-5-6-6-3-6",
            "1-6-4-5-5-3",
            "5-3-5-1-5-3",
            "1-3-2-2-1-1",
            "6-6-4-1-3-1",
            "3-4-1-6-5-2",
            "1-4-3-1-6",
            "3-6-2-3",
            "3-1-6",
            "1-3",
            "4",
            "6-6-4-5-1-3",
        ],
    ),
    (
        u64::MAX,
        [
            "2-3-1-6-5-1",
            "5-5-1-3-2-5",
            "2-6-3-4-5-4",
            "3-5-2-3-3-2",
            "4-5-6-1-1-1",
            "5-2-4-3-6-4",
            "5-6-3-6-4-2",
            "6-4-6-6-3-3",
            "6-3-1-2-4",
            "2-3-2-4",
            "1-4-2",
            "2-4",
            "1",
            "2-4-4-1-6-5",
        ],
    ),
];

#[test]
fn the_first_throws_of_a_seed() {
    for (seed, expected) in FIRST {
        let mut dice = SeededDice::new(seed);
        let sizes = [6, 6, 6, 6, 6, 6, 6, 6, 5, 4, 3, 2, 1, 6];
        assert_eq!(throws(&mut dice, &sizes), expected, "seed {seed}");
        assert_eq!((dice.seed(), dice.position()), (seed, 14));
    }
}

#[test]
fn the_hundred_and_first_throw_of_a_seed() {
    for (seed, expected) in [
        (0, "2-4-2-3-2-3"),
        (7, "4-1-6-5-2-6"),
        (u64::MAX, "6-6-6-6-5-6"),
    ] {
        let mut dice = SeededDice::at(seed, 100);
        assert_eq!(throws(&mut dice, &[6]), [expected], "seed {seed}");
        assert_eq!(dice.position(), 101);
    }
}

#[test]
fn throws_whose_block_number_has_more_than_32_bits() {
    let far = (1 << 36) + 5;
    for (seed, next, across) in [
        (0, "1-3-6-2-3-1", ["5-2-3-6-5-5", "5-1-6-2-6-3"]),
        (7, "6-4-3-3-4-6", ["4-1-6-5-6-3", "5-2-2-3-3-4"]),
        (u64::MAX, "6-3-1-5-5-4", ["6-5-1-6-3-4", "4-4-5-2-4-2"]),
    ] {
        let mut dice = SeededDice::at(seed, far);
        assert_eq!(throws(&mut dice, &[6]), [next], "seed {seed}");
        // The last word of one block, and the first of the next.
        let mut dice = SeededDice::at(seed, far + 10);
        assert_eq!(throws(&mut dice, &[6, 6]), across, "seed {seed}");
        assert_eq!(dice.position(), far + 12);
    }
}

#[test]
fn numbers_below_a_bound_with_those_drawn_again() {
    // Half of all words are drawn again for the last bound but one.
    let bounds = [2, 6, 52, 1000, (1 << 31) + 1, u32::MAX];
    let expected = [
        (0, [0, 5, 47, 631, 1_636_254_230, 998_218_445], 6),
        (7, [0, 4, 47, 465, 12_185_926, 251_802_047], 7),
        (u64::MAX, [0, 4, 32, 232, 1_397_363_059, 1_182_983_419], 7),
    ];
    for (seed, numbers, words) in expected {
        let mut dice = SeededDice::new(seed);
        assert_eq!(
            bounds.map(|bound| dice.below(bound)),
            numbers,
            "seed {seed}"
        );
        assert_eq!(dice.position(), words, "seed {seed}");
    }
}

#[test]
fn dice_go_on_from_their_position() {
    for seed in [0, 7, u64::MAX] {
        let mut dice = SeededDice::new(seed);
        for size in (1..=6).cycle().take(40) {
            let mut saved = SeededDice::at(dice.seed(), dice.position());
            assert_eq!(saved.position(), dice.position());
            assert_eq!(saved.throw(size), dice.throw(size), "seed {seed}");
        }
    }
}

#[test]
fn the_generator_alone_gives_the_same_throws() {
    use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};

    let mut key = [0; 32];
    key[0] = 7;
    let mut random = RandomDice::new(ChaCha8Rng::from_seed(key));
    let expected: Throw = FIRST[1].1[0].parse().expect("a throw");
    assert_eq!(random.throw(6), Some(expected));
}

#[test]
fn seven_dice_are_never_thrown_and_none_take_a_word() {
    let mut dice = SeededDice::new(7);
    assert_eq!(dice.throw(7), None);
    assert_eq!(dice.position(), 0);
    assert_eq!(dice.throw(0).map(|throw| throw.faces().len()), Some(0));
}
