//! Options that are right one by one and yet make a game that cannot end: each gives exactly its fault.

use hotdice::{
    BustEffect, CarryOver, CombinationKind, Confirmation, Ending, Face, Fault, Field, Finish,
    HotDice, Payout, Penalty, RuleSet, RuleSetBuilder, SetScheme, SetSize, WinningBank,
};

use crate::faults::{dice, faults};

/// Ones and fives, and no set.
fn singles() -> RuleSetBuilder {
    RuleSet::builder().sets([0; 6], SetScheme::TripletsOnly)
}

#[test]
fn some_throw_of_all_dice_is_not_toxic_and_scores() {
    let all_toxic = Face::ALL
        .into_iter()
        .fold(RuleSet::builder(), |rules, face| rules.toxic(face, 2));
    // Six dice of which no two are equal.
    assert_eq!(faults(all_toxic), []);
    assert_eq!(faults(all_toxic.toxic(Face::Six, 1)), [Fault::AlwaysToxic]);
    let rounds = all_toxic.toxic(Face::Six, 1).ending(Ending::Rounds(1));
    assert_eq!(faults(rounds), []);
    // What scores is toxic.
    let no_score = singles().toxic(Face::One, 1).toxic(Face::Five, 1);
    assert_eq!(faults(no_score), [Fault::AlwaysToxic]);
    assert_eq!(faults(no_score.scoreless_bonus(500)), []);
    assert_eq!(faults(no_score.formation(dice("2-3-4"), 300)), []);
    let two = no_score.formation(dice("2-2"), Payout::InstantWin);
    assert_eq!(faults(two.toxic(Face::Two, 2)), [Fault::AlwaysToxic]);
}

#[test]
fn something_that_can_be_kept_needs_no_confirmation() {
    let asks = [CombinationKind::Single, CombinationKind::Set]
        .into_iter()
        .fold(RuleSet::builder(), |rules, kind| {
            rules.confirmation(kind, Confirmation::Points(50))
        });
    assert_eq!(faults(asks), [Fault::NeverConfirmed]);
    let set = CombinationKind::Set;
    assert_eq!(faults(asks.confirmation(set, Confirmation::None)), []);
    assert_eq!(faults(asks.scoreless_bonus(500)), []);
    assert_eq!(faults(asks.straight(Face::One..=Face::Six, 1500)), []);
    let win = asks.of_a_kind(SetSize::Six, Face::One, Payout::InstantWin);
    assert_eq!(faults(win), []);
    assert_eq!(faults(asks.ending(Ending::Rounds(10))), []);
}

#[test]
fn a_bank_can_leave_so_few_dice() {
    // Three dice are kept at a time, and of the last two none.
    let triplets = RuleSet::builder()
        .dice(5)
        .single(Face::One, 0)
        .single(Face::Five, 0);
    let (two, one) = (triplets.max_dice_left(2), triplets.max_dice_left(1));
    assert_eq!(faults(two), []);
    assert_eq!(faults(one), [Fault::NeverSoFewDice { at_most: 1 }]);
    assert_eq!(faults(one.of_a_kind(SetSize::Two, Face::Two, 20)), []);
    assert_eq!(faults(one.scoreless_bonus(500)), []);
    // No dice are left after hot dice alone, and then all have to be thrown again.
    let none = RuleSet::builder().max_dice_left(0);
    assert_eq!(faults(none), []);
    let must = none.hot_dice(HotDice::Must);
    assert_eq!(faults(must), [Fault::NeverSoFewDice { at_most: 0 }]);
    for possible in [
        must.max_dice_left(1),
        must.max_throws(3),
        must.finish(Finish::Exact),
        must.ending(Ending::Rounds(10)),
        must.formation(dice("1-1-1-1-1-1"), Payout::InstantWin),
    ] {
        assert_eq!(faults(possible), []);
    }
    // Whatever is kept of one die makes hot dice.
    let one = singles().dice(1).hot_dice(HotDice::Must);
    assert_eq!(faults(one), [Fault::NeverSoFewDice { at_most: 6 }]);
}

#[test]
fn a_turn_can_gather_what_the_first_bank_needs() {
    let (got, most) = (1801, 1800);
    // At most 100 points a die, and three throws of six dice.
    let three = singles().max_throws(3);
    assert_eq!(faults(three.opening(1800).minimum(1800)), []);
    let field = Field::Opening;
    let beyond = Fault::BeyondTurn { field, got, most };
    assert_eq!(faults(three.opening(got)), [beyond]);
    assert_eq!(faults(three.opening(got).max_throws(4)), []);
    assert_eq!(faults(three.opening(got).max_throws(0)), []);
    let field = Field::Minimum;
    let beyond = Fault::BeyondTurn { field, got, most };
    assert_eq!(faults(three.minimum(got)), [beyond]);
    let excused = three.minimum(got).winning_bank(WinningBank::Excused);
    assert_eq!(faults(excused), [Fault::BeyondTurn { field, got, most }]);
    assert_eq!(faults(excused.target(1800)), []);
    // Without hot dice a turn is a cycle, however many throws there may be.
    let pairs = singles().single(Face::One, 0).single(Face::Five, 0);
    let pairs = pairs.dice(3).of_a_kind(SetSize::Two, Face::Two, 20);
    let (got, most) = (100, 60);
    let field = Field::Opening;
    assert_eq!(
        faults(pairs.opening(100)),
        [Fault::BeyondTurn { field, got, most }]
    );
    assert_eq!(faults(pairs.opening(60)), []);
}

#[test]
fn a_turn_can_gather_a_multiple_of_the_granularity() {
    let three = singles().max_throws(3);
    assert_eq!(faults(three.granularity(1800)), []);
    // Of 50 and 52 points 1300 are the least multiple.
    assert_eq!(faults(three.granularity(52)), []);
    let (got, step, most) = (1003, 50, 1800);
    assert_eq!(
        faults(three.granularity(got)),
        [Fault::GranularityBeyondTurn { got, step, most }]
    );
    assert_eq!(faults(three.granularity(got).max_throws(0)), []);
}

#[test]
fn an_exact_target_is_a_total_that_can_be() {
    let exact = RuleSet::builder().finish(Finish::Exact);
    let between = |target, step| Fault::TargetBetweenSteps { target, step };
    assert_eq!(faults(exact.target(9999)), [between(9999, 50)]);
    assert_eq!(faults(exact.target(9999).finish(Finish::Reach)), []);
    assert_eq!(faults(exact.target(9950)), []);
    let coarse = exact.granularity(400);
    assert_eq!(faults(coarse.target(9950)), [between(9950, 400)]);
    assert_eq!(faults(coarse.target(9600)), []);
    // What a bust takes need not be a multiple of it.
    let subtracts = coarse.bust_effect(BustEffect::Subtract);
    assert_eq!(faults(subtracts.target(9950)), []);
    let penalties = [
        exact.first_throw_penalty(30),
        exact.bust_streak(3, 30),
        exact.first_throw_penalty(1000).lowest_total(-20),
    ];
    for penalty in penalties {
        assert_eq!(faults(penalty.target(9999)), [between(9999, 10)]);
        assert_eq!(faults(penalty.target(9990)), []);
    }
    let whole = exact.bust_streak(3, Penalty::WholeTotal).lowest_total(-500);
    assert_eq!(faults(whole.target(9990)), [between(9990, 50)]);
    let idle = exact.lowest_total(-20).target(9990);
    assert_eq!(faults(idle), [between(9990, 50)]);
}

#[test]
fn an_exact_target_is_not_below_all_keeps() {
    let triplets = RuleSet::builder()
        .single(Face::One, 0)
        .single(Face::Five, 0)
        .finish(Finish::Exact);
    let low = triplets.target(100);
    let (target, least) = (100, 200);
    assert_eq!(faults(low), [Fault::TargetBelowKeeps { target, least }]);
    assert_eq!(faults(triplets.target(200)), []);
    // A total that has fallen has more to make up for; a set that grows adds less than it is worth.
    assert_eq!(faults(low.first_throw_penalty(100)), []);
    assert_eq!(faults(low.carry_over(CarryOver::ExtendSets)), []);
}

#[test]
fn what_makes_a_game_endless_is_named_once_nothing_else_is_wrong() {
    let endless = RuleSet::builder().finish(Finish::Exact).target(9999);
    assert_eq!(
        faults(endless.granularity(0)),
        [Fault::Granularity { got: 0 }]
    );
    let several = endless
        .hot_dice(HotDice::Must)
        .max_throws(1)
        .max_dice_left(0)
        .opening(6001)
        .confirmation(CombinationKind::Single, Confirmation::Single)
        .confirmation(CombinationKind::Set, Confirmation::Single);
    let said = several.build().map(drop).map_err(|error| error.to_string());
    assert_eq!(
        said,
        Err([
            "confirmations: something that may be kept has to need none",
            "opening: no turn gathers more than 6000 points, and 6001 are needed",
            "target: every total is a multiple of 50 points, and so never exactly 9999",
        ]
        .join("; "))
    );
}
