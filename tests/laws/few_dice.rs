//! Random options of few dice and few points, so that there is little to calculate. Not all of them make
//! a rule set.

use hotdice::{
    BustEffect, CarryOver, CombinationKind, Combinations, Confirmation, Face, HotDice, Keeping,
    Payout, Penalty, Piggyback, RuleSet, RuleSetBuilder, SetScheme, SetSize, Sets, TRIPLETS,
    WinningBank,
};
use proptest::prelude::*;

/// Fewer where it takes long.
const DICE: &[u8] = if cfg!(debug_assertions) {
    &[2, 2, 3]
} else {
    &[2, 3, 3, 4]
};

/// One of these, each as often as it is listed.
fn one_of<T: Clone + std::fmt::Debug + 'static>(
    choices: &[T],
) -> impl Strategy<Value = T> + use<T> {
    prop::sample::select(choices.to_vec())
}

/// Options of turns in which a bust loses nothing but the turn.
pub(crate) fn turns() -> impl Strategy<Value = RuleSetBuilder> {
    common_combinations()
        .prop_flat_map(other_combinations)
        .prop_flat_map(keeping)
        .prop_flat_map(confirmations)
        .prop_flat_map(banking)
}

/// Options of turns with busts that cost points.
pub(crate) fn costly_turns() -> impl Strategy<Value = RuleSetBuilder> {
    let effect = one_of(&[
        BustEffect::LoseTurn,
        BustEffect::LoseTurn,
        BustEffect::Subtract,
    ]);
    let streak = (
        one_of(&[0_u8, 1, 2, 3]),
        one_of(&[50_u32, 200, 1000]).prop_map(Penalty::Points),
    );
    (turns(), effect, one_of(&[0_u32, 0, 70]), streak).prop_map(
        |(rules, effect, first_throw_penalty, (busts, penalty))| {
            rules
                .bust_effect(effect)
                .first_throw_penalty(first_throw_penalty)
                .bust_streak(busts, penalty)
        },
    )
}

/// Options of short games that the bank ends that meets the target.
pub(crate) fn short_games() -> impl Strategy<Value = RuleSetBuilder> {
    let winning_bank = one_of(&[WinningBank::Excused, WinningBank::NeedsMinimum]);
    (turns(), one_of(&[400_u32, 600]), winning_bank).prop_map(|(rules, target, winning_bank)| {
        let rules = rules.target(target).piggyback(Piggyback::Off);
        rules.winning_bank(winning_bank).players(2, 2)
    })
}

fn common_combinations() -> impl Strategy<Value = RuleSetBuilder> {
    let schemes = one_of(&[
        SetScheme::Doubling,
        SetScheme::Adding,
        SetScheme::TripletsOnly,
    ]);
    let singles = (one_of(&[100_u32, 100, 300]), one_of(&[50_u32, 50, 200]));
    let straight = one_of(&[0_u32, 600, 1000]);
    (one_of(DICE), schemes, singles, straight).prop_map(|(dice, scheme, (one, five), straight)| {
        let highest = Face::ALL[usize::from(dice) - 1];
        let rules = RuleSet::builder().dice(dice).sets(TRIPLETS, scheme);
        let rules = rules.straight(Face::One..=highest, straight);
        rules.single(Face::One, one).single(Face::Five, five)
    })
}

fn other_combinations(rules: RuleSetBuilder) -> impl Strategy<Value = RuleSetBuilder> {
    let pairs = prop_oneof![
        2 => Just([0; 6]),
        1 => prop::array::uniform6(one_of(&[0_u32, 50, 150])),
    ];
    let pair_of_6s = one_of(&[None, None, None, Some(Payout::InstantLoss)]);
    let pair_of_2s = one_of(&[None, None, None, Some(Payout::InstantWin)]);
    let scoreless_bonus = one_of(&[0_u32, 0, 0, 100]);
    let toxic = one_of(&[0_u8, 0, 0, 0, 2]);
    let special = (pair_of_6s, pair_of_2s, toxic);
    (pairs, special, scoreless_bonus).prop_map(
        move |(pairs, (pair_of_6s, pair_of_2s, toxic), scoreless_bonus)| {
            let common = Face::ALL.into_iter().zip(pairs.map(Payout::from));
            let special = [(Face::Six, pair_of_6s), (Face::Two, pair_of_2s)];
            let special = special
                .into_iter()
                .filter_map(|(face, payout)| Some((face, payout?)));
            let rules = common.chain(special).fold(rules, |rules, (face, payout)| {
                rules.of_a_kind(SetSize::Two, face, payout)
            });
            rules
                .toxic(Face::Two, toxic)
                .scoreless_bonus(scoreless_bonus)
        },
    )
}

fn keeping(rules: RuleSetBuilder) -> impl Strategy<Value = RuleSetBuilder> {
    // Held dice join only where combinations count on any throw.
    let of_several_dice = one_of(&[
        (Combinations::OnAnyThrow, CarryOver::None),
        (Combinations::OnAnyThrow, CarryOver::None),
        (Combinations::OnFullThrow, CarryOver::None),
        (Combinations::OnAnyThrow, CarryOver::Straights),
        (Combinations::OnAnyThrow, CarryOver::ExtendSets),
        (Combinations::OnAnyThrow, CarryOver::Progressive),
    ]);
    (
        of_several_dice,
        one_of(&[Sets::MaySplit, Sets::MaySplit, Sets::OverrideSingles]),
        one_of(&[
            Keeping::AnyScoring,
            Keeping::AnyScoring,
            Keeping::AllScoring,
        ]),
        one_of(&[HotDice::May, HotDice::Must]),
        one_of(&[0_u8, 0, 0, 1, 2, 3]),
    )
        .prop_map(
            move |((combinations, carry_over), sets, keeping, hot_dice, max_throws)| {
                rules
                    .carry_over(carry_over)
                    .combinations(combinations)
                    .set_rule(sets)
                    .keeping(keeping)
                    .hot_dice(hot_dice)
                    .max_throws(max_throws)
            },
        )
}

fn confirmations(rules: RuleSetBuilder) -> impl Strategy<Value = RuleSetBuilder> {
    const KINDS: [CombinationKind; 4] = [
        CombinationKind::Single,
        CombinationKind::Set,
        CombinationKind::Straight,
        CombinationKind::Scoreless,
    ];
    let asked = prop_oneof![
        8 => Just(Confirmation::None),
        1 => one_of(&[100_u32, 250]).prop_map(Confirmation::Points),
        1 => Just(Confirmation::Single),
    ];
    prop::array::uniform4(asked).prop_map(move |asked| {
        KINDS
            .into_iter()
            .zip(asked)
            .fold(rules, |rules, (kind, asked)| {
                rules.confirmation(kind, asked)
            })
    })
}

fn banking(rules: RuleSetBuilder) -> impl Strategy<Value = RuleSetBuilder> {
    (
        one_of(&[0_u32, 0, 150, 300]),
        one_of(&[0_u32, 0, 400]),
        one_of(&[1_u32, 1, 1, 100]),
        one_of(&[6_u8, 6, 1, 2]),
        one_of(&[Piggyback::Off, Piggyback::On]),
    )
        .prop_map(
            move |(minimum, opening, granularity, max_dice_left, piggyback)| {
                rules
                    .minimum(minimum)
                    .opening(opening)
                    .granularity(granularity)
                    .max_dice_left(max_dice_left)
                    .piggyback(piggyback)
                    // So far away that no bank meets it.
                    .target(1_000_000)
            },
        )
}
