//! The builder: what it accepts, and that a rule set says what was set.

use hotdice::{Face, Payout, RuleSet, SetScheme, SetSize, TRIPLETS};
use proptest::prelude::*;

use crate::model::building::builds_if_valid;
use crate::options::{any_options, valid_options};
use crate::sampling::cases;

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn builder_to_rules_to_builder_is_the_identity(options in valid_options()) {
        prop_assert!(builds_if_valid(&options).is_some());
    }

    #[test]
    fn build_accepts_what_is_valid_and_names_a_fault_of_anything_else(options in any_options(true)) {
        builds_if_valid(&options);
    }
}

/// What three to six of a kind of fours and of ones pay under a scheme.
fn sets_by(scheme: SetScheme) -> [[Payout; 4]; 2] {
    let rules = RuleSet::builder().sets(TRIPLETS, scheme).build();
    let rules = rules.expect("a scheme makes valid sets");
    [Face::Four, Face::One].map(|face| {
        [SetSize::Three, SetSize::Four, SetSize::Five, SetSize::Six]
            .map(|size| rules.of_a_kind(size, face))
    })
}

#[test]
fn schemes_follow_from_the_triplet() {
    let (four, five, six) = (2, 3, 10);
    let expected = [
        (SetScheme::TripletsOnly, [[400, 0, 0, 0], [1000, 0, 0, 0]]),
        (
            SetScheme::Doubling,
            [[400, 800, 1600, 3200], [1000, 2000, 4000, 8000]],
        ),
        (
            SetScheme::Adding,
            [[400, 800, 1200, 1600], [1000, 2000, 3000, 4000]],
        ),
        (SetScheme::Flat, [[400; 4], [1000; 4]]),
        (
            SetScheme::PerExtraDie(1000),
            [[400, 1400, 2400, 3400], [1000, 2000, 3000, 4000]],
        ),
        (
            SetScheme::Fixed { four, five, six },
            [[400, 2, 3, 10], [1000, 2, 3, 10]],
        ),
        (
            SetScheme::Times { four, five, six },
            [[400, 800, 1200, 4000], [1000, 2000, 3000, 10_000]],
        ),
    ];
    for (scheme, points) in expected {
        assert_eq!(
            sets_by(scheme),
            points.map(|row| row.map(Payout::from)),
            "{scheme:?}"
        );
    }
}

#[test]
fn sets_leave_pairs_alone_and_faces_of_no_triplet_out() {
    let rules = RuleSet::builder()
        .of_a_kind(SetSize::Two, Face::Four, 50)
        .of_a_kind(SetSize::Six, Face::Two, Payout::InstantWin)
        .sets([0, 0, 0, 400, 0, 0], SetScheme::PerExtraDie(100))
        .build()
        .expect("valid rules");
    assert_eq!(
        rules.of_a_kind(SetSize::Two, Face::Four),
        Payout::Points(50)
    );
    assert_eq!(rules.of_a_kind(SetSize::Six, Face::Two), Payout::Nothing);
    assert_eq!(rules.of_a_kind(SetSize::Four, Face::Two), Payout::Nothing);
    assert_eq!(
        rules.of_a_kind(SetSize::Five, Face::Four),
        Payout::Points(600)
    );
}

#[test]
fn a_formation_is_replaced_and_removed_by_its_dice() {
    let (straight, triplet) = (
        "4-5-6".parse().expect("dice"),
        "3-3-3".parse().expect("dice"),
    );
    let rules = RuleSet::builder()
        .formation(straight, 300)
        .formation(triplet, Payout::InstantWin)
        .formation(straight, 350);
    let once = [
        (straight, Payout::Points(350)),
        (triplet, Payout::InstantWin),
    ];
    assert!(rules.build().expect("valid").formations().eq(once));
    let removed = rules.formation(straight, Payout::Nothing).build();
    assert!(
        removed
            .expect("valid")
            .formations()
            .eq([(triplet, Payout::InstantWin)])
    );
}
