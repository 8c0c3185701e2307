//! The words for what is shown by itself.

use hotdice::{
    Bust, Face, GroupPattern, Payout, RuleSet, RuleSetBuilder, SetScheme, SetSize, TRIPLETS,
    Verdict,
};

#[test]
fn payouts() {
    let words = [
        (Payout::Nothing, "nothing"),
        (Payout::Points(1500), "1500"),
        (Payout::PointsPlusSingles(1000), "1000 plus singles"),
        (Payout::PointsPlusTriplets(1500), "1500 plus triplets"),
        (Payout::InstantWin, "win"),
        (Payout::InstantLoss, "loss"),
    ];
    for (payout, expected) in words {
        assert_eq!(payout.to_string(), expected);
    }
    assert_eq!(format!("{:>5}", Payout::Points(50)), "   50");
}

#[test]
fn group_patterns() {
    let pattern = GroupPattern::paying(750);
    assert_eq!(pattern.to_string(), "750");
    assert_eq!(pattern.or_four_plus_two().to_string(), "750, also 4+2");
    assert_eq!(pattern.or_all_alike().to_string(), "750, also all alike");
}

#[test]
fn set_sizes() {
    let words = SetSize::ALL.map(|size| size.to_string());
    let expected = ["two", "three", "four", "five", "six"].map(|n| format!("{n} of a kind"));
    assert_eq!(words, expected);
}

#[test]
fn verdicts() {
    assert_eq!(Verdict::Scores.to_string(), "scores");
    let words = [
        (Bust::Toxic, "bust: too many dice of a toxic face"),
        (Bust::InstantLoss, "bust: a combination that loses the turn"),
        (Bust::NothingScores, "bust: nothing scores"),
        (
            Bust::LastThrow,
            "bust: nothing of the last throw can be banked",
        ),
    ];
    for (bust, expected) in words {
        assert_eq!(Verdict::Bust(bust).to_string(), expected);
    }
}

#[test]
fn settings_and_differences() {
    let rules = RuleSet::builder().opening(1000).build();
    let rules = rules.expect("free of faults");
    let common = RuleSet::builder().build().expect("free of faults");
    let opening = rules
        .settings()
        .find(|setting| setting.option() == "opening");
    let opening = opening.expect("an option");
    assert_eq!(format!("{opening:?}"), "Setting(opening: 1000)");
    assert!(!opening.is_common());
    let others = rules.settings().filter(|setting| !setting.is_common());
    assert_eq!(others.count(), 1);
    let differences: Vec<String> = rules
        .differences(&common)
        .map(|difference| difference.to_string())
        .collect();
    assert_eq!(differences, ["opening: 1000, not none"]);
}

/// The value of one option.
fn value(rules: RuleSetBuilder, option: &str) -> String {
    let rules = rules.build().expect("free of faults");
    let setting = rules.settings().find(|setting| setting.option() == option);
    setting.expect("an option").to_string()
}

#[test]
fn sets_of_several_sizes() {
    let none = RuleSet::builder().sets(TRIPLETS, SetScheme::TripletsOnly);
    let larger = [SetSize::Four, SetSize::Five, SetSize::Six];
    let alike = Face::ALL.into_iter().fold(none, |rules, face| {
        let pays = |rules: RuleSetBuilder, size| rules.of_a_kind(size, face, 2000);
        larger.into_iter().fold(rules, pays)
    });
    let triplets = "3: 100 x face, 1s 1000";
    let expected = format!("{triplets}; 4-6: 2000");
    assert_eq!(value(alike, "of_a_kind"), expected);
    let lost = alike.of_a_kind(SetSize::Five, Face::Two, Payout::InstantLoss);
    let expected = format!("{triplets}; 4: 2000; 5: 2000, 2s loss; 6: 2000");
    assert_eq!(value(lost, "of_a_kind"), expected);
    let described = lost.build().expect("free of faults").describe().to_string();
    assert!(
        described.contains("five of a kind: 2000, 2s lose the turn"),
        "{described}"
    );
}

#[test]
fn no_points_are_none() {
    for option in [
        "opening",
        "minimum",
        "first_throw_penalty",
        "scoreless_bonus",
    ] {
        assert_eq!(value(RuleSet::builder(), option), "none", "{option}");
    }
}
