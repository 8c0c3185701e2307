//! Rule sets in words: no option can change without a trace in them.

use std::collections::BTreeSet;
use std::iter;

use hotdice::{
    BustEffect, CarryOver, CatchUp, CombinationKind, Combinations, Confirmation, Dice, Ending,
    Face, Finish, FirstPlayer, GroupPattern, HotDice, Keeping, Payout, Penalty, Piggyback, RuleSet,
    RuleSetBuilder, SetSize, Sets, Tie, WinningBank,
};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use crate::options::valid_options;
use crate::sampling::cases;

type Change = fn(RuleSetBuilder) -> RuleSetBuilder;

fn dice(text: &str) -> Dice {
    text.parse().expect("dice")
}

/// Other values of every option, under the name of its setter.
#[rustfmt::skip]
const CHANGES: &[(&str, Change)] = &[
    ("single", |rules| rules.single(Face::One, 15)),
    ("single", |rules| rules.single(Face::Two, 15)),
    ("of_a_kind", |rules| rules.of_a_kind(SetSize::Two, Face::Six, 60)),
    ("of_a_kind", |rules| rules.of_a_kind(SetSize::Three, Face::One, 25)),
    ("of_a_kind", |rules| rules.of_a_kind(SetSize::Four, Face::Two, Payout::InstantWin)),
    ("of_a_kind", |rules| rules.of_a_kind(SetSize::Five, Face::Three, Payout::PointsPlusTriplets(7))),
    ("of_a_kind", |rules| rules.of_a_kind(SetSize::Six, Face::Four, Payout::PointsPlusSingles(7))),
    ("straight", |rules| rules.straight(Face::One..=Face::Four, 7000)),
    ("straight", |rules| rules.straight(Face::Two..=Face::Six, Payout::PointsPlusTriplets(7000))),
    ("three_pairs", |rules| rules.three_pairs(1550)),
    ("three_pairs", |rules| rules.three_pairs(GroupPattern::paying(1550).or_four_plus_two())),
    ("three_pairs", |rules| rules.three_pairs(GroupPattern::paying(1550).or_all_alike())),
    ("four_and_pair", |rules| rules.four_and_pair(1550)),
    ("four_and_pair", |rules| rules.four_and_pair(GroupPattern::paying(1550).or_all_alike())),
    ("two_triplets", |rules| rules.two_triplets(Payout::InstantLoss)),
    ("two_triplets", |rules| rules.two_triplets(1550)),
    ("two_triplets", |rules| rules.two_triplets(GroupPattern::paying(1550).or_all_alike())),
    ("full_house", |rules| rules.full_house(1550)),
    ("full_house", |rules| rules.full_house(GroupPattern::paying(1550).or_all_alike())),
    ("formation", |rules| rules.formation(dice("3-5"), 150)),
    ("formation", |rules| rules.formation(dice("6-6-6"), Payout::InstantLoss)),
    ("scoreless_bonus", |rules| rules.scoreless_bonus(555)),
    ("combinations", |rules| rules.combinations(Combinations::OnAnyThrow)),
    ("combinations", |rules| rules.combinations(Combinations::OnFullThrow)),
    ("toxic", |rules| rules.toxic(Face::Two, 2)),
    ("toxic", |rules| rules.toxic(Face::Six, 4)),
    ("keeping", |rules| rules.keeping(Keeping::AnyScoring)),
    ("keeping", |rules| rules.keeping(Keeping::AllScoring)),
    ("set_rule", |rules| rules.set_rule(Sets::MaySplit)),
    ("set_rule", |rules| rules.set_rule(Sets::OverrideSingles)),
    ("carry_over", |rules| rules.carry_over(CarryOver::None)),
    ("carry_over", |rules| rules.carry_over(CarryOver::Straights)),
    ("carry_over", |rules| rules.carry_over(CarryOver::ExtendSets)),
    ("carry_over", |rules| rules.carry_over(CarryOver::Progressive)),
    ("hot_dice", |rules| rules.hot_dice(HotDice::May)),
    ("hot_dice", |rules| rules.hot_dice(HotDice::Must)),
    ("max_throws", |rules| rules.max_throws(1)),
    ("max_throws", |rules| rules.max_throws(255)),
    ("confirmation", |rules| rules.confirmation(CombinationKind::Straight, Confirmation::Points(350))),
    ("confirmation", |rules| rules.confirmation(CombinationKind::Set, Confirmation::Single)),
    ("confirmation", |rules| rules.confirmation(CombinationKind::Scoreless, Confirmation::Single)),
    ("bust_effect", |rules| rules.bust_effect(BustEffect::Subtract)),
    ("first_throw_penalty", |rules| rules.first_throw_penalty(1)),
    ("bust_streak", |rules| rules.bust_streak(1, 500)),
    ("bust_streak", |rules| rules.bust_streak(3, 0)),
    ("bust_streak", |rules| rules.bust_streak(3, Penalty::WholeTotal)),
    ("lowest_total", |rules| rules.lowest_total(0)),
    ("lowest_total", |rules| rules.lowest_total(-1000)),
    ("piggyback", |rules| rules.piggyback(Piggyback::On)),
    ("piggyback", |rules| rules.piggyback(Piggyback::OnBoard)),
    ("piggyback", |rules| rules.piggyback(Piggyback::FromTotal(0))),
    ("opening", |rules| rules.opening(0)),
    ("opening", |rules| rules.opening(750)),
    ("minimum", |rules| rules.minimum(0)),
    ("minimum", |rules| rules.minimum(401)),
    ("granularity", |rules| rules.granularity(50)),
    ("max_dice_left", |rules| rules.max_dice_left(0)),
    ("max_dice_left", |rules| rules.max_dice_left(5)),
    ("winning_bank", |rules| rules.winning_bank(WinningBank::Excused)),
    ("target", |rules| rules.target(10_000)),
    ("target", |rules| rules.target(5555)),
    ("finish", |rules| rules.finish(Finish::Reach)),
    ("finish", |rules| rules.finish(Finish::Exact)),
    ("ending", |rules| rules.ending(Ending::Immediate)),
    ("ending", |rules| rules.ending(Ending::LastTurn)),
    ("ending", |rules| rules.ending(Ending::CatchUp(CatchUp::ByEqualling))),
    ("ending", |rules| rules.ending(Ending::CatchUp(CatchUp::ByBeating))),
    ("ending", |rules| rules.ending(Ending::FinishRound)),
    ("ending", |rules| rules.ending(Ending::Rounds(1))),
    ("ending", |rules| rules.ending(Ending::Rounds(65_535))),
    ("tie", |rules| rules.tie(Tie::Shared)),
    ("tie", |rules| rules.tie(Tie::EarlierSeat)),
    ("tie", |rules| rules.tie(Tie::PlayOff)),
    ("players", |rules| rules.players(2, 2)),
    ("players", |rules| rules.players(1, 16)),
    ("first_player", |rules| rules.first_player(FirstPlayer::FirstSeat)),
    ("first_player", |rules| rules.first_player(FirstPlayer::HighestThrow)),
    ("first_player", |rules| rules.first_player(FirstPlayer::Lot)),
    ("first_player", |rules| rules.first_player(FirstPlayer::Named)),
    ("dice", |rules| rules.dice(5)),
    ("dice", |rules| rules.dice(6)),
];

proptest! {
    #![proptest_config(cases(80))]

    #[test]
    fn an_option_that_changes_shows_alone(
        options in valid_options(),
        picks in prop::sample::subsequence(CHANGES, 3),
    ) {
        for (name, _) in picks {
            let rules = with_each_value(&options.rules(), name);
            for (place, one) in rules.iter().enumerate() {
                for other in rules[..place].iter().filter(|other| *other != one) {
                    shows_alone(one, other, name)?;
                }
            }
        }
    }

    #[test]
    fn all_that_changed_is_told(
        options in valid_options(),
        picks in prop::collection::btree_set(0..CHANGES.len(), 0..8),
    ) {
        let mut builder = options.builder();
        let mut names = BTreeSet::new();
        for (name, change) in picks.into_iter().map(|pick| CHANGES[pick]) {
            // Of two values of one option the second might take back what the first has changed.
            if change(builder) != builder && !names.contains(name) && change(builder).build().is_ok() {
                builder = change(builder);
                names.insert(name);
            }
        }
        let (before, after) = (options.rules(), builder.build().expect("each step was valid"));
        let told: BTreeSet<_> = before.differences(&after).map(|one| one.option()).collect();
        prop_assert_eq!(told, names);
    }

    #[test]
    fn rule_sets_that_differ_are_described_differently(
        one in valid_options(),
        other in valid_options(),
    ) {
        let (a, b) = (one.rules(), other.rules());
        prop_assert_eq!(a.differences(&a).count(), 0);
        prop_assert_eq!(a.differences(&b).next().is_none(), a == b);
        let same_words = a.describe().to_string() == b.describe().to_string();
        prop_assert_eq!(same_words, a == b);
    }
}

/// The rules, and the rules with each other value of this option that is valid with the rest.
fn with_each_value(rules: &RuleSet, name: &str) -> Vec<RuleSet> {
    let changes = CHANGES.iter().filter(|(option, _)| *option == name);
    let others = changes.filter_map(|(_, change)| change(rules.to_builder()).build().ok());
    iter::once(rules.clone()).chain(others).collect()
}

/// The option is the only difference, either way round, and it makes the sheets differ.
fn shows_alone(rules: &RuleSet, changed: &RuleSet, name: &str) -> TestCaseResult {
    let told = |one: &RuleSet, other: &RuleSet| -> Vec<_> {
        one.differences(other)
            .map(|difference| {
                let values = [difference.this(), difference.other()];
                (difference.option(), values.map(|value| value.to_string()))
            })
            .collect()
    };
    let there = told(rules, changed);
    prop_assert_eq!(there.len(), 1, "{}: {:?}", name, there);
    let (option, [before, after]) = there[0].clone();
    prop_assert_eq!(option, name);
    prop_assert_ne!(&before, &after, "{}", name);
    prop_assert_eq!(told(changed, rules), [(option, [after, before])]);
    let [before, after] = [rules, changed].map(|rules| rules.describe().to_string());
    prop_assert_ne!(before, after, "{}", name);
    Ok(())
}

#[test]
fn every_option_is_changed() {
    let rules = RuleSet::default();
    let changed: BTreeSet<_> = CHANGES
        .iter()
        .filter(|(_, change)| change(rules.to_builder()) != rules.to_builder())
        .map(|(name, _)| *name)
        .collect();
    let options: BTreeSet<_> = rules.settings().map(|setting| setting.option()).collect();
    assert_eq!(changed, options);
}
