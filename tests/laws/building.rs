//! The builder: what it accepts, and that a rule set says what was set.

use hotdice::{CombinationKind, Face, Payout, RuleSet, SetScheme, SetSize, TRIPLETS};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use crate::options::{Options, any_options, valid_options};
use crate::sampling::cases;

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn builder_to_rules_to_builder_is_the_identity(options in valid_options()) {
        let builder = options.builder();
        let rules = options.rules();
        prop_assert_eq!(rules.to_builder(), builder);
        prop_assert_eq!(rules.to_builder().build(), Ok(rules.clone()));
        says_what_was_set(&rules, &options)?;
    }

    #[test]
    fn build_accepts_what_is_valid_and_names_a_fault_of_anything_else(options in any_options(true)) {
        let valid = options == options.mended();
        match options.builder().build() {
            Ok(_) => prop_assert!(valid, "accepted"),
            Err(error) => {
                prop_assert!(!valid, "refused: {error}");
                prop_assert!(error.faults().count() > 0);
                prop_assert_eq!(error.into_builder(), options.builder());
                let faults: Vec<String> = error.faults().map(|fault| fault.to_string()).collect();
                prop_assert_eq!(error.to_string(), faults.join("; "));
            }
        }
        prop_assert!(options.mended().builder().build().is_ok());
    }
}

fn says_what_was_set(rules: &RuleSet, options: &Options) -> TestCaseResult {
    let Options {
        scoring,
        keeps,
        turn,
        bank,
        table,
        ..
    } = options;
    for (index, face) in Face::ALL.into_iter().enumerate() {
        prop_assert_eq!(rules.single(face), scoring.singles[index]);
        prop_assert_eq!(rules.toxic(face), scoring.toxic[index]);
        for (size, payouts) in SetSize::ALL.into_iter().zip(scoring.sets) {
            prop_assert_eq!(rules.of_a_kind(size, face), payouts[index]);
        }
        for (high, payout) in Face::ALL.into_iter().zip(scoring.straights[index]) {
            prop_assert_eq!(rules.straight(face..=high), payout);
        }
    }
    prop_assert_eq!(rules.dice(), options.dice);
    prop_assert_eq!(rules.three_pairs(), scoring.three_pairs);
    prop_assert_eq!(rules.four_and_pair(), scoring.four_and_pair);
    prop_assert_eq!(rules.two_triplets(), scoring.two_triplets);
    prop_assert_eq!(rules.full_house(), scoring.full_house);
    prop_assert!(rules.formations().eq(scoring.formations.iter().copied()));
    prop_assert_eq!(rules.scoreless_bonus(), scoring.scoreless_bonus);
    prop_assert_eq!(rules.combinations(), keeps.combinations);
    prop_assert_eq!(rules.set_rule(), keeps.set_rule);
    prop_assert_eq!(rules.keeping(), keeps.keeping);
    prop_assert_eq!(rules.carry_over(), keeps.carry_over);
    prop_assert_eq!(rules.hot_dice(), keeps.hot_dice);
    for (kind, confirmation) in CombinationKind::ALL.into_iter().zip(turn.confirmations) {
        prop_assert_eq!(rules.confirmation(kind), confirmation);
    }
    prop_assert_eq!(rules.max_throws(), turn.max_throws);
    prop_assert_eq!(rules.bust_effect(), turn.bust_effect);
    prop_assert_eq!(rules.first_throw_penalty(), turn.first_throw_penalty);
    prop_assert_eq!(rules.bust_streak(), turn.bust_streak);
    prop_assert_eq!(rules.lowest_total(), turn.lowest_total);
    prop_assert_eq!(rules.piggyback(), turn.piggyback);
    prop_assert_eq!(
        (rules.opening(), rules.minimum()),
        (bank.opening, bank.minimum)
    );
    prop_assert_eq!(rules.granularity(), bank.granularity);
    prop_assert_eq!(rules.max_dice_left(), bank.max_dice_left);
    prop_assert_eq!(rules.winning_bank(), bank.winning_bank);
    prop_assert_eq!((rules.target(), rules.finish()), (bank.target, bank.finish));
    prop_assert_eq!((rules.ending(), rules.tie()), (table.ending, table.tie));
    prop_assert_eq!(rules.players(), table.players);
    prop_assert_eq!(rules.first_player(), table.first_player);
    Ok(())
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
