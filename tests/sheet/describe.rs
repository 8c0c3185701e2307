//! The rules sheets.

use hotdice::{
    BustEffect, CarryOver, CatchUp, CombinationKind, Combinations, Confirmation, Ending, Face,
    Finish, FirstPlayer, GroupPattern, HotDice, Keeping, Payout, Penalty, Piggyback, Preset,
    RuleSet, RuleSetBuilder, SetScheme, SetSize, Sets, TRIPLETS, Tie, WinningBank,
};

/// The committed sheets are read by people; a change of them shows as a difference.
#[test]
fn every_named_game() {
    for preset in Preset::ALL {
        let sheet = RuleSet::preset(preset).describe().to_string();
        insta::assert_snapshot!(preset.id(), sheet);
    }
}

fn sheet(builder: RuleSetBuilder) -> String {
    let rules = builder.build().expect("valid rules");
    rules.describe().to_string()
}

/// Whether the sheet has this line, below some heading.
#[track_caller]
fn says(builder: RuleSetBuilder, line: &str) {
    let sheet = sheet(builder);
    let has = sheet.lines().any(|found| found == format!("  {line}"));
    assert!(has, "no line {line:?} in:\n{sheet}");
}

#[test]
fn a_game_of_no_common_option() {
    let dice = |text: &str| text.parse().expect("dice");
    let rules = RuleSet::builder()
        .single(Face::Two, 20)
        .of_a_kind(SetSize::Two, Face::Six, 60)
        .straight(Face::One..=Face::Three, Payout::PointsPlusSingles(100))
        .three_pairs(GroupPattern::paying(700).or_four_plus_two().or_all_alike())
        .four_and_pair(Payout::PointsPlusTriplets(800))
        .two_triplets(GroupPattern::paying(Payout::InstantWin).or_all_alike())
        .full_house(GroupPattern::paying(900).or_all_alike())
        .formation(dice("3-5"), 150)
        .formation(dice("6-6-6"), Payout::InstantLoss)
        .combinations(Combinations::OnFullThrow)
        .scoreless_bonus(500)
        .toxic(Face::Four, 3)
        .set_rule(Sets::OverrideSingles)
        .keeping(Keeping::AllScoring)
        .hot_dice(HotDice::Must)
        .max_throws(4)
        .confirmation(CombinationKind::Straight, Confirmation::Points(350))
        .confirmation(CombinationKind::ThreePairs, Confirmation::Points(350))
        .confirmation(CombinationKind::Set, Confirmation::Single)
        .bust_effect(BustEffect::Subtract)
        .first_throw_penalty(100)
        .bust_streak(3, Penalty::WholeTotal)
        .lowest_total(-1000)
        .piggyback(Piggyback::FromTotal(2000))
        .opening(500)
        .minimum(50)
        .granularity(50)
        .max_dice_left(3)
        .winning_bank(WinningBank::Excused)
        .target(5000)
        .finish(Finish::Exact)
        .ending(Ending::LastTurn)
        .tie(Tie::PlayOff)
        .players(2, 8)
        .first_player(FirstPlayer::Lot);
    insta::assert_snapshot!(sheet(rules));
}

#[test]
fn sets_are_told_by_their_scheme() {
    let (four, five, six) = (2, 3, 10);
    let schemes = [
        (SetScheme::Doubling, "four of a kind: twice the triplet"),
        (SetScheme::Doubling, "six of a kind: 8 times the triplet"),
        (SetScheme::Adding, "five of a kind: 3 times the triplet"),
        (
            SetScheme::Flat,
            "four, five and six of a kind: as much as the triplet",
        ),
        (
            SetScheme::PerExtraDie(1000),
            "five of a kind: the triplet and 2000",
        ),
        (SetScheme::Fixed { four, five, six }, "six of a kind: 10"),
        (
            SetScheme::Times { four, five, six },
            "six of a kind: 10 times the triplet",
        ),
    ];
    for (scheme, line) in schemes {
        let rules = RuleSet::builder().sets(TRIPLETS, scheme);
        says(rules, "three of a kind: 100 times the face, 1s 1000");
        says(rules, line);
    }
}

#[test]
fn faces_that_follow_no_scheme_are_told_apart() {
    let doubling = RuleSet::builder().sets(TRIPLETS, SetScheme::Doubling);
    let six_ones = doubling.of_a_kind(SetSize::Six, Face::One, 10_000);
    says(six_ones, "six of a kind: 8 times the triplet, 1s 10000");
    let no_fours = doubling.of_a_kind(SetSize::Four, Face::Four, 0);
    says(no_fours, "four of a kind: twice the triplet, 4s nothing");
    let alone = RuleSet::builder().of_a_kind(SetSize::Five, Face::One, Payout::InstantWin);
    says(alone, "five of a kind: 1s win the game");
    let two_by_two = [10, 10, 35, 35, 47, 47];
    let pairs = Face::ALL.into_iter().zip(two_by_two);
    let pairs = pairs.fold(RuleSet::builder(), |rules, (face, points)| {
        rules.of_a_kind(SetSize::Two, face, points)
    });
    says(
        pairs,
        "two of a kind: 1s and 2s 10, 3s and 4s 35, 5s and 6s 47",
    );
}

#[test]
fn carry_over_in_its_forms() {
    let with = |carry_over| RuleSet::builder().carry_over(carry_over);
    says(with(CarryOver::None), "Each throw scores on its own.");
    says(
        with(CarryOver::Straights),
        "Dice kept as single dice may complete a straight with later ones.",
    );
    says(
        with(CarryOver::ExtendSets),
        "A set that was kept grows by later dice of its face.",
    );
    says(
        with(CarryOver::Progressive),
        "They are kept only if all together are worth more, and score the difference.",
    );
}

#[test]
fn banks_in_their_forms() {
    let with = |opening, minimum| RuleSet::builder().opening(opening).minimum(minimum);
    says(with(0, 0), "Any points may be banked.");
    says(with(0, 300), "Every bank needs at least 300 points.");
    says(
        with(1000, 300),
        "Every later bank needs at least 300 points.",
    );
    says(with(300, 300), "Every bank needs at least 300 points.");
    let in_fifties = sheet(with(0, 0).granularity(50));
    assert!(!in_fifties.contains("Any points"), "{in_fifties}");
    says(
        RuleSet::builder().max_dice_left(0),
        "Points can be banked only when no die is left.",
    );
}

#[test]
fn endings_in_their_forms() {
    let with = |ending| RuleSet::builder().ending(ending);
    says(
        with(Ending::Immediate),
        "The first player to reach it wins at once.",
    );
    says(
        with(Ending::CatchUp(CatchUp::ByEqualling)),
        "Whoever equals or beats the highest total gives all others another turn.",
    );
    says(
        with(Ending::CatchUp(CatchUp::ByBeating)),
        "Whoever beats the highest total gives all others another turn.",
    );
    let rounds = sheet(with(Ending::Rounds(10)));
    assert!(rounds.contains("  After 10 rounds the highest total wins.\n"));
    assert!(!rounds.contains("target"), "{rounds}");
    says(
        with(Ending::Rounds(1)).target(500),
        "The target of 500 points means nothing, as the rounds are counted.",
    );
}

#[test]
fn a_sheet_fits_eighty_columns_and_ends_with_a_word() {
    for preset in Preset::ALL {
        let sheet = RuleSet::preset(preset).describe().to_string();
        for line in sheet.lines() {
            assert!(line.chars().count() <= 80, "{preset}: {line}");
            assert_eq!(line, line.trim_end(), "{preset}");
        }
        assert!(!sheet.ends_with('\n'), "{preset}");
    }
}
