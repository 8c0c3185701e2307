//! The best turn: the numbers that Busche and Neller and others have published or computed.

use hotdice::solve::{BestTurn, LongRun};
use hotdice::{Account, Decision, Ending, Face, Preset, RuleSet, SetScheme, TRIPLETS, Turn};

use crate::{assert_close, built};

fn busche_neller() -> RuleSet {
    RuleSet::preset(Preset::BuscheNeller)
}

/// "Facebook Farkle" without minimum and penalty.
fn facebook() -> RuleSet {
    let rules = RuleSet::preset(Preset::FacebookFarkle).to_builder();
    built(rules.minimum(0).bust_streak(0, 0))
}

fn boxed() -> RuleSet {
    built(RuleSet::preset(Preset::FarkleBoxed).to_builder().opening(0))
}

/// Zilch without its penalty and minimum.
fn zilch() -> RuleSet {
    let rules = RuleSet::preset(Preset::Zilch).to_builder();
    built(rules.minimum(0).bust_streak(0, 0))
}

fn kingdom_come() -> RuleSet {
    RuleSet::preset(Preset::KingdomCome)
}

/// The rules of a published table: doubling, 1-6 2000, three distinct pairs 1500.
fn doubling() -> RuleSet {
    built(
        RuleSet::builder()
            .sets(TRIPLETS, SetScheme::Doubling)
            .straight(hotdice::Face::One..=hotdice::Face::Six, 2000)
            .three_pairs(1500),
    )
}

/// What a rule set's turns are worth: fresh, then with 1 to 5 dice thrown at 0 points; and from how
/// many points on 1 to 6 dice are banked.
#[track_caller]
fn check(rules: &RuleSet, fresh: f64, thrown: [f64; 5], banked: [Option<u32>; 6], precision: f64) {
    let best = BestTurn::of(rules).expect("it has a greatest value");
    let table = best.on_board();
    assert_close(table.expected(), fresh, precision.min(1e-10).max(precision));
    for (dice, expected) in (1..).zip(thrown) {
        let value = table.throwing(0, dice).expect("so many dice can be left");
        assert_close(value, expected, precision.max(5e-7));
    }
    assert_eq!([1, 2, 3, 4, 5, 6].map(|dice| table.bank_at(dice)), banked);
}

#[test]
fn busche_and_nellers_rules() {
    check(
        &busche_neller(),
        446.571_440_343_728,
        [
            168.897_065,
            147.379_114,
            161.636_972,
            207.535_614,
            306.681_829,
        ],
        [250, 250, 400, 1000, 2900, 10_050].map(Some),
        1e-11,
    );
}

#[test]
fn facebook_farkle_without_minimum_and_penalty() {
    check(
        &facebook(),
        548.857_618_239_717,
        [
            203.255_773,
            174.229_548,
            187.096_215,
            231.722_764,
            331.646_237,
        ],
        [300, 250, 450, 1050, 3050, 16_400].map(Some),
        1e-11,
    );
}

#[test]
fn farkle_as_it_comes_in_a_box() {
    check(
        &boxed(),
        542.063_243_999_272,
        [
            200.897_869,
            172.474_200,
            182.649_524,
            218.303_910,
            300.377_768,
        ],
        [300, 250, 400, 950, 2800, 16_800].map(Some),
        1e-11,
    );
}

#[test]
fn zilch_where_six_dice_never_bust() {
    check(
        &zilch(),
        623.017_488_974_821,
        [
            228.397_505,
            194.179_473,
            206.427_116,
            250.248_023,
            343.618_876,
        ],
        [
            Some(350),
            Some(300),
            Some(450),
            Some(1050),
            Some(3150),
            None,
        ],
        1e-11,
    );
}

#[test]
fn kingdom_comes_rules() {
    check(
        &kingdom_come(),
        564.437_620_413_851,
        [
            208.530_719,
            178.361_235,
            191.006_270,
            235.124_038,
            359.678_480,
        ],
        [300, 250, 450, 1050, 3400, 12_950].map(Some),
        1e-11,
    );
}

#[test]
fn the_published_table_of_doubling_sets() {
    check(
        &doubling(),
        590.66,
        [217.15, 185.01, 197.23, 240.80, 336.84],
        [350, 250, 450, 1050, 3100, 18_100].map(Some),
        0.05,
    );
}

#[test]
fn a_minimum_costs_points() {
    for (minimum, expected) in [(300, 446.206_889), (350, 443.016_852), (500, 406.799_260)] {
        let rules = built(busche_neller().to_builder().minimum(minimum));
        let best = BestTurn::of(&rules).expect("it has a greatest value");
        assert_close(best.on_board().expected(), expected, 5e-7);
    }
}

#[test]
fn the_long_run_counts_penalties() {
    let average = |preset| {
        let best = BestTurn::of(&RuleSet::preset(preset)).expect("it has a greatest value");
        LongRun::of(&best).expect("its penalty is one of points")
    };
    let check = |preset, expected: f64, relative: [f64; 3]| {
        let long_run = average(preset);
        assert_close(long_run.average(), expected, 5e-11);
        assert_eq!(long_run.relative().len(), relative.len());
        for (&value, expected) in long_run.relative().iter().zip(relative) {
            assert_close(value, expected, 5e-7);
        }
    };
    check(
        Preset::Zilch,
        620.854_672_276_9,
        [0.0, -11.187_403, -73.697_974],
    );
    check(
        Preset::FacebookFarkle,
        545.902_143_356_7,
        [0.0, -13.907_068, -84.169_638],
    );
}

/// A bank may leave one die or none.
#[test]
fn where_to_bank_obeys_what_may_be_left() {
    let rules = RuleSet::builder().dice(3).single(Face::Five, 200);
    let best = BestTurn::of(&built(rules.max_dice_left(1))).expect("it has a greatest value");
    let table = best.on_board();
    assert!(table.bank_at(1).is_some() && table.bank_at(3).is_some());
    assert_eq!(
        (table.bank_at(0), table.bank_at(2), table.bank_at(4)),
        (None, None, None)
    );
}

#[test]
fn a_table_of_turns_ends_somewhere() {
    let best = BestTurn::of(&busche_neller()).expect("it has a greatest value");
    let table = best.on_board();
    let values = (0..4_000).map(|steps| table.throwing(50 * steps, 3));
    let known = values.clone().take_while(Option::is_some).count();
    assert!(known > 200);
    assert!(values.skip(known).all(|value| value.is_none()));
}

/// One die of which a 1 and a 5 score 100: each throw that is made has one chance in three.
#[test]
fn throws_are_counted_until_the_bank() {
    let rules = RuleSet::builder()
        .dice(1)
        .single(Face::Five, 100)
        .sets([0; 6], SetScheme::TripletsOnly)
        .target(100_000);
    let second_throw = built(rules.minimum(200));
    let best = BestTurn::of(&second_throw).expect("it has a greatest value");
    let distribution = best.on_board().distribution();
    assert_close(distribution.throws(), 1.0 + 1.0 / 3.0, 1e-12);
    assert_close(distribution.bust(), 8.0 / 9.0, 1e-12);
    assert!(
        distribution
            .banks()
            .eq([(200, distribution.mean() / 200.0)])
    );
    let best = BestTurn::of(&built(rules)).expect("it has a greatest value");
    assert_close(best.on_board().distribution().throws(), 1.0, 1e-12);
}

#[test]
fn distributions_sum_to_one_and_to_the_expected_points() {
    for preset in Preset::ALL {
        let rules = RuleSet::preset(preset);
        let best = BestTurn::of(&rules).expect("it has a greatest value");
        for table in [best.on_board(), best.opening()] {
            let distribution = table.distribution();
            let banked: f64 = distribution.banks().map(|(_, p)| p).sum();
            let sum = banked + distribution.bust() + distribution.won();
            assert_close(sum, 1.0, 1e-12);
            let points: f64 = distribution
                .banks()
                .map(|(points, p)| f64::from(points) * p)
                .sum();
            let won = f64::from(rules.target()) * distribution.won();
            assert_close(points + won, table.expected(), 1e-9 * table.expected());
        }
    }
}

#[test]
fn an_ending_does_not_matter_to_a_turn() {
    let last_turn = built(busche_neller().to_builder().ending(Ending::LastTurn));
    let best = BestTurn::of(&last_turn).expect("it has a greatest value");
    assert_close(best.on_board().expected(), 446.571_440_343_728, 1e-11);
}

/// With so many points all is banked, so a throw is worth what is left of them on average, and what it
/// adds.
#[test]
fn throws_with_more_points_than_the_table_has() {
    let rules = busche_neller();
    let best = BestTurn::of(&rules).expect("it has a greatest value");
    let account = Account {
        total: 0,
        on_board: true,
    };
    let mut turn = Turn::new(&rules, account);
    turn.throw("1-2-3-4-4-6".parse().expect("dice"))
        .expect("six dice");
    turn.keep("1".parse().expect("dice")).expect("it scores");
    let mut state = turn.state();
    (state.points, state.throws) = (99_999_900, 50_000);
    let turn = rules.resume(state).expect("a turn can come to that");
    let advice = best.advice(&turn);
    assert_eq!(advice[0].decision, Decision::Bank);
    assert_close(advice[0].value, 1e8, 0.0);
    // 600 of 7776 throws of five dice are busts.
    assert_eq!(advice[1].decision, Decision::Throw);
    assert_close(advice[1].value, 1e8 * (1.0 - 600.0 / 7776.0), 1000.0);
}
