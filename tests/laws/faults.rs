//! Each option broken by itself gives exactly its fault.

use hotdice::{
    CarryOver, CombinationKind, Combinations, Confirmation, Dice, Ending, Face, Fault, Field,
    Finish, GroupPattern, MAX_DICE, MAX_FORMATIONS, MAX_POINTS, MAX_TARGET, Payout, Penalty,
    Piggyback, Players, RuleSet, RuleSetBuilder, SetScheme, SetSize,
};
use proptest::prelude::*;

use crate::sampling::cases;

pub(crate) fn dice(text: &str) -> Dice {
    text.parse().expect("dice")
}

/// The faults that the default rules have after one change.
pub(crate) fn faults(broken: RuleSetBuilder) -> Vec<Fault> {
    match broken.build() {
        Ok(_) => Vec::new(),
        Err(error) => error.faults().collect(),
    }
}

/// The common rules with each option that takes a payout, set to this one.
fn paying(payout: Payout) -> Vec<(Field, RuleSetBuilder)> {
    let rules = RuleSet::builder();
    let pair = dice("3-4");
    vec![
        (
            Field::Set(SetSize::Two, Face::Six),
            rules.of_a_kind(SetSize::Two, Face::Six, payout),
        ),
        (
            Field::Set(SetSize::Six, Face::One),
            rules.of_a_kind(SetSize::Six, Face::One, payout),
        ),
        (
            Field::Straight(Face::Two, Face::Five),
            rules.straight(Face::Two..=Face::Five, payout),
        ),
        (Field::ThreePairs, rules.three_pairs(payout)),
        (Field::FourAndPair, rules.four_and_pair(payout)),
        (Field::TwoTriplets, rules.two_triplets(payout)),
        (Field::FullHouse, rules.full_house(payout)),
        (Field::Formation(pair), rules.formation(pair, payout)),
    ]
}

const PAYOUTS: [fn(u32) -> Payout; 3] = [
    Payout::Points,
    Payout::PointsPlusSingles,
    Payout::PointsPlusTriplets,
];

#[test]
fn a_combination_of_no_points_is_worthless() {
    for pays in PAYOUTS {
        for (field, broken) in paying(pays(0)) {
            assert_eq!(faults(broken), [Fault::Worthless { field }]);
        }
    }
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn points_above_the_most_are_named_with_their_field(got in MAX_POINTS + 1..) {
        let rules = RuleSet::builder();
        for pays in PAYOUTS {
            for (field, broken) in paying(pays(got)) {
                prop_assert_eq!(faults(broken), [Fault::Points { field, got }]);
            }
        }
        let amounts = [
            (Field::Single(Face::Three), rules.single(Face::Three, got)),
            (Field::ScorelessBonus, rules.scoreless_bonus(got)),
            (
                Field::Confirmation(CombinationKind::Set),
                rules.confirmation(CombinationKind::Set, Confirmation::Points(got)),
            ),
            (Field::FirstThrowPenalty, rules.first_throw_penalty(got)),
            (Field::BustStreak, rules.bust_streak(3, got)),
            (Field::Opening, rules.opening(got)),
            (Field::Minimum, rules.minimum(got)),
        ];
        for (field, broken) in amounts {
            prop_assert_eq!(faults(broken), [Fault::Points { field, got }]);
        }
    }

    #[test]
    fn a_target_out_of_range_is_named(got in prop_oneof![Just(0), MAX_TARGET + 1..]) {
        prop_assert_eq!(faults(RuleSet::builder().target(got)), [Fault::Target { got }]);
    }

    #[test]
    fn a_granularity_out_of_range_is_named(got in prop_oneof![Just(0), MAX_POINTS + 1..]) {
        prop_assert_eq!(faults(RuleSet::builder().granularity(got)), [Fault::Granularity { got }]);
    }

    #[test]
    fn a_lowest_total_above_zero_is_named(got in 1_i32..) {
        prop_assert_eq!(faults(RuleSet::builder().lowest_total(got)), [Fault::LowestTotal { got }]);
    }

    #[test]
    fn piggyback_from_a_total_that_nobody_can_have_is_named(got in MAX_TARGET + 1..) {
        let broken = RuleSet::builder().piggyback(Piggyback::FromTotal(got));
        prop_assert_eq!(faults(broken), [Fault::Piggyback { got }]);
    }

    #[test]
    fn more_dice_left_than_a_game_has_are_named(got in MAX_DICE + 1..) {
        prop_assert_eq!(faults(RuleSet::builder().max_dice_left(got)), [Fault::MaxDiceLeft { got }]);
    }

    #[test]
    fn no_run_is_named_with_its_ends(low in 0..6_usize, high in 0..6_usize) {
        let (low, high) = (Face::ALL[low.max(high)], Face::ALL[low.min(high)]);
        let broken = RuleSet::builder().straight(low..=high, 1000);
        prop_assert_eq!(faults(broken), [Fault::NoRun { low, high }]);
    }

    #[test]
    fn numbers_of_players_that_cannot_be_are_named(min in any::<u8>(), max in any::<u8>()) {
        let fault = Fault::Players { got: Players { min, max } };
        let valid = min >= 1 && min <= max && max <= 16;
        let expected = if valid { vec![] } else { vec![fault] };
        prop_assert_eq!(faults(RuleSet::builder().players(min, max)), expected);
    }
}

#[test]
fn the_greatest_points_and_targets_are_no_fault() {
    for (_, greatest) in paying(Payout::Points(MAX_POINTS)) {
        assert_eq!(faults(greatest.opening(MAX_POINTS).minimum(MAX_POINTS)), []);
    }
    for target in [1, MAX_TARGET] {
        assert_eq!(faults(RuleSet::builder().target(target)), []);
    }
}

#[test]
fn no_dice_and_seven_are_named() {
    for got in [0, 7, 255] {
        let fewest = RuleSet::builder().sets([0; 6], SetScheme::TripletsOnly);
        assert_eq!(faults(fewest.dice(got)), [Fault::Dice { got }]);
    }
}

#[test]
fn patterns_of_more_dice_than_the_game_has_are_named() {
    let too_many = |field, needed, dice| Fault::TooManyDice {
        field,
        needed,
        dice,
    };
    let none = RuleSet::builder().sets([0; 6], SetScheme::TripletsOnly);
    let five = none.dice(5);
    let six_alike = five.of_a_kind(SetSize::Six, Face::Two, Payout::InstantWin);
    let field = Field::Set(SetSize::Six, Face::Two);
    assert_eq!(faults(six_alike), [too_many(field, 6, 5)]);
    let straight = none.dice(3).straight(Face::Three..=Face::Six, 500);
    let field = Field::Straight(Face::Three, Face::Six);
    assert_eq!(faults(straight), [too_many(field, 4, 3)]);
    let groups = [
        (Field::ThreePairs, five.three_pairs(500)),
        (Field::FourAndPair, five.four_and_pair(500)),
        (Field::TwoTriplets, five.two_triplets(500)),
    ];
    for (field, broken) in groups {
        assert_eq!(faults(broken), [too_many(field, 6, 5)]);
    }
    let house = none.dice(4).full_house(Payout::InstantLoss);
    assert_eq!(faults(house), [too_many(Field::FullHouse, 5, 4)]);
    let formation = dice("1-2-3-4-5-6");
    let field = Field::Formation(formation);
    assert_eq!(
        faults(five.formation(formation, 1)),
        [too_many(field, 6, 5)]
    );
}

#[test]
fn four_and_a_pair_are_a_form_of_three_pairs_only() {
    let form = GroupPattern::paying(500).or_four_plus_two();
    let rules = RuleSet::builder();
    assert_eq!(faults(rules.three_pairs(form)), []);
    let broken = [
        (Field::FourAndPair, rules.four_and_pair(form)),
        (Field::TwoTriplets, rules.two_triplets(form)),
        (Field::FullHouse, rules.full_house(form)),
    ];
    for (field, broken) in broken {
        assert_eq!(faults(broken), [Fault::NoSuchForm { field }]);
    }
}

#[test]
fn formations_without_dice_or_without_room_are_named() {
    let empty = RuleSet::builder().formation(Dice::EMPTY, 100);
    assert_eq!(faults(empty), [Fault::EmptyFormation]);
    let full = (Dice::all(3).take(MAX_FORMATIONS))
        .fold(RuleSet::builder(), |rules, dice| rules.formation(dice, 100));
    assert_eq!(faults(full), []);
    let got = MAX_FORMATIONS + 1;
    let surplus = full.formation(dice("6-6-6"), 100);
    assert_eq!(faults(surplus), [Fault::TooManyFormations { got }]);
}

#[test]
fn rules_under_which_nothing_scores_are_named() {
    let nothing = RuleSet::builder()
        .sets([0; 6], SetScheme::TripletsOnly)
        .single(Face::One, 0)
        .single(Face::Five, 0);
    assert_eq!(faults(nothing), [Fault::NothingScores]);
    let only_loses = nothing.formation(dice("6-6"), Payout::InstantLoss);
    assert_eq!(faults(only_loses), [Fault::NothingScores]);
    assert_eq!(
        faults(nothing.formation(dice("6-6"), Payout::InstantWin)),
        []
    );
}

#[test]
fn toxic_dice_in_a_number_that_no_throw_has_are_named() {
    let (face, got) = (Face::Two, 6);
    let five = RuleSet::builder().dice(5);
    assert_eq!(faults(five.toxic(face, 5)), []);
    assert_eq!(
        faults(five.toxic(face, got)),
        [Fault::Toxic { face, got, dice: 5 }]
    );
}

#[test]
fn carry_over_needs_combinations_on_any_throw() {
    let full_throw = RuleSet::builder().combinations(Combinations::OnFullThrow);
    assert_eq!(faults(full_throw), []);
    for carry_over in [
        CarryOver::Straights,
        CarryOver::ExtendSets,
        CarryOver::Progressive,
    ] {
        let broken = full_throw.carry_over(carry_over);
        assert_eq!(faults(broken), [Fault::CarryOverOnFullThrow]);
    }
}

#[test]
fn carried_straights_have_four_faces_and_beat_their_singles() {
    let rules = RuleSet::builder().carry_over(CarryOver::Straights);
    let (low, high) = (Face::Three, Face::Five);
    let short = rules.straight(low..=high, 1000);
    assert_eq!(faults(short), [Fault::ShortStraight { low, high }]);
    let (low, high, singles) = (Face::One, Face::Five, 150);
    for got in [1, 149, 150] {
        let fault = Fault::StraightBelowSingles {
            low,
            high,
            singles,
            got,
        };
        assert_eq!(faults(rules.straight(low..=high, got)), [fault]);
        // No straight has a triplet in it, so this pays the same.
        let no_more = rules.straight(low..=high, Payout::PointsPlusTriplets(got));
        assert_eq!(faults(no_more), [fault]);
    }
    for payout in [
        Payout::Points(151),
        Payout::PointsPlusSingles(1),
        Payout::InstantWin,
    ] {
        assert_eq!(faults(rules.straight(low..=high, payout)), []);
    }
}

#[test]
fn an_exact_target_can_be_banked() {
    let exact = RuleSet::builder().target(500).finish(Finish::Exact);
    assert_eq!(faults(exact.opening(500).minimum(500)), []);
    let (got, target) = (501, 500);
    let field = Field::Opening;
    assert_eq!(
        faults(exact.opening(501)),
        [Fault::AboveTarget { field, got, target }]
    );
    let field = Field::Minimum;
    assert_eq!(
        faults(exact.minimum(501)),
        [Fault::AboveTarget { field, got, target }]
    );
    assert_eq!(
        faults(exact.finish(Finish::Reach).opening(501).minimum(501)),
        []
    );
}

#[test]
fn a_confirmation_needs_points_or_a_face_that_scores() {
    let no_singles = RuleSet::builder()
        .single(Face::One, 0)
        .single(Face::Five, 0);
    for kind in CombinationKind::ALL {
        let field = Field::Confirmation(kind);
        let of_nothing = RuleSet::builder().confirmation(kind, Confirmation::Points(0));
        assert_eq!(faults(of_nothing), [Fault::NothingToConfirm { field }]);
        let by_single = no_singles.confirmation(kind, Confirmation::Single);
        assert_eq!(faults(by_single), [Fault::NoSingleConfirms { field }]);
        assert_eq!(faults(by_single.single(Face::Two, 1)), []);
    }
}

#[test]
fn rounds_are_counted_from_one_and_to_no_exact_target() {
    let rounds = |rounds| RuleSet::builder().ending(Ending::Rounds(rounds));
    assert_eq!(faults(rounds(0)), [Fault::NoRounds]);
    assert_eq!(faults(rounds(1)), []);
    assert_eq!(faults(rounds(u16::MAX)), []);
    let exact = rounds(10).finish(Finish::Exact);
    assert_eq!(faults(exact), [Fault::RoundsToExactTarget]);
    assert_eq!(faults(exact.ending(Ending::FinishRound)), []);
}

#[test]
fn the_greatest_and_least_values_of_turn_and_bank_are_no_fault() {
    let by_points = Confirmation::Points(MAX_POINTS);
    let greatest = RuleSet::builder()
        .max_throws(u8::MAX)
        .confirmation(CombinationKind::Straight, by_points)
        .first_throw_penalty(MAX_POINTS)
        .bust_streak(u8::MAX, MAX_POINTS)
        .lowest_total(0)
        .piggyback(Piggyback::FromTotal(MAX_TARGET))
        .granularity(MAX_POINTS)
        .max_dice_left(MAX_DICE);
    assert_eq!(faults(greatest), []);
    let least = greatest
        .max_throws(1)
        .bust_streak(1, Penalty::WholeTotal)
        .lowest_total(i32::MIN)
        .piggyback(Piggyback::FromTotal(0))
        .granularity(1)
        .max_dice_left(0);
    assert_eq!(faults(least), []);
}

#[test]
fn no_busts_in_a_row_cost_nothing_whatever_they_would() {
    let none = RuleSet::builder().bust_streak(0, u32::MAX);
    assert_eq!(faults(none), []);
    assert_eq!(none, RuleSet::builder());
}

/// All faults of a turn, a bank and an end, in the order of the setters.
#[test]
fn all_faults_are_named_at_once_with_their_values() {
    let (straight, set) = (CombinationKind::Straight, CombinationKind::Set);
    let broken = RuleSet::builder()
        .single(Face::One, 0)
        .single(Face::Five, 0)
        .confirmation(straight, Confirmation::Points(0))
        .confirmation(set, Confirmation::Single)
        .first_throw_penalty(1_000_001)
        .bust_streak(3, 2_000_000)
        .lowest_total(50)
        .piggyback(Piggyback::FromTotal(1_000_000_001))
        .granularity(0)
        .max_dice_left(7)
        .finish(Finish::Exact)
        .ending(Ending::Rounds(10));
    let points = |field, got| Fault::Points { field, got };
    assert_eq!(
        faults(broken),
        [
            Fault::NothingToConfirm {
                field: Field::Confirmation(straight)
            },
            Fault::NoSingleConfirms {
                field: Field::Confirmation(set)
            },
            points(Field::FirstThrowPenalty, 1_000_001),
            points(Field::BustStreak, 2_000_000),
            Fault::LowestTotal { got: 50 },
            Fault::Piggyback { got: 1_000_000_001 },
            Fault::Granularity { got: 0 },
            Fault::MaxDiceLeft { got: 7 },
            Fault::RoundsToExactTarget,
        ]
    );
    assert_eq!(
        broken.build().map(drop).map_err(|error| error.to_string()),
        Err([
            "confirmation of a straight: at least 1 point, not 0",
            "confirmation of a set: needs a face that scores as a single",
            "first throw penalty: at most 1000000 points, not 1000001",
            "bust streak: at most 1000000 points, not 2000000",
            "lowest total: at most 0 points, not 50",
            "piggyback: from a total of at most 1000000000 points, not 1000000001",
            "granularity: 1 to 1000000 points, not 0",
            "max dice left: at most 6, not 7",
            "ending: a game of so many rounds has no target to hit exactly",
        ]
        .join("; "))
    );
    let no_rounds = RuleSet::builder().ending(Ending::Rounds(0)).build();
    assert_eq!(
        no_rounds.map(drop).map_err(|error| error.to_string()),
        Err("ending: at least 1 round, not 0".into())
    );
}
