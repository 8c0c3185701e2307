//! The words for what is shown by itself.

use hotdice::{Bust, GroupPattern, Payout, SetSize, Verdict};

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
