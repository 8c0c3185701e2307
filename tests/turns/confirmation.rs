//! Combinations that have to be confirmed before the bank.

use hotdice::{
    BankRefusal, CombinationKind, Confirmation, Face, HotDice, RuleSet, RuleSetBuilder, Turn,
};

use crate::play::{built, dice, turn};

const STRAIGHT: (&str, &str) = ("123456", "123456");

/// A straight of all dice for 1500 and one of five for 700, with this to confirm them.
fn straights(confirmation: Confirmation) -> RuleSetBuilder {
    RuleSet::builder()
        .straight(Face::One..=Face::Six, 1500)
        .straight(Face::One..=Face::Five, 700)
        .confirmation(CombinationKind::Straight, confirmation)
}

fn points(points: u32) -> RuleSet {
    built(straights(Confirmation::Points(points)))
}

#[track_caller]
fn waits_for(turn: &Turn<'_>, pending: Confirmation) {
    assert_eq!(turn.pending(), pending);
    let refusal = BankRefusal::Unconfirmed { pending };
    assert_eq!(turn.bank_refusal(), Some(refusal));
}

#[test]
fn points_of_later_throws_confirm_and_those_asked_for_are_enough() {
    let rules = points(500);
    let mut turn = turn(&rules, &[STRAIGHT]);
    waits_for(&turn, Confirmation::Points(500));
    turn.throw(dice("4-4-4-2-3-6")).expect("hot dice");
    turn.keep(dice("4-4-4")).expect("a triplet");
    waits_for(&turn, Confirmation::Points(100));
    turn.throw(dice("5-2-3")).expect("three dice");
    turn.keep(dice("5")).expect("a single");
    waits_for(&turn, Confirmation::Points(50));
    turn.throw(dice("5-2")).expect("two dice");
    turn.keep(dice("5")).expect("a single");
    assert_eq!(turn.pending(), Confirmation::None);
    assert_eq!(turn.bank(), Ok(1500 + 400 + 50 + 50));
}

#[test]
fn other_combinations_need_no_confirmation() {
    let rules = points(500);
    assert_eq!(turn(&rules, &[("1-1-1-2-3-4", "1-1-1")]).bank(), Ok(1000));
    let plain = built(straights(Confirmation::None));
    assert_eq!(turn(&plain, &[STRAIGHT]).bank(), Ok(1500));
}

#[test]
fn points_kept_with_the_combination_do_not_confirm_it() {
    let rules = points(50);
    let turn = turn(&rules, &[("1-2-3-4-5-5", "1-2-3-4-5-5")]);
    assert_eq!(turn.points(), 750);
    waits_for(&turn, Confirmation::Points(50));
}

#[test]
fn points_gathered_before_do_not_confirm_it_either() {
    let rules = points(500);
    let turn = turn(&rules, &[("111555", "111555"), STRAIGHT]);
    waits_for(&turn, Confirmation::Points(500));
}

#[test]
fn a_keep_that_is_taken_back_asks_for_nothing() {
    let rules = points(500);
    let mut turn = turn(&rules, &[STRAIGHT]);
    turn.take_back().expect("of this throw");
    assert_eq!(turn.pending(), Confirmation::None);
    turn.keep(dice("1-5")).expect("singles");
    assert_eq!(turn.bank(), Ok(150));
    // And one that confirms, if it is taken back, does not.
    let mut turn = self::turn(&rules, &[STRAIGHT, ("1-1-1-2-3-4", "1-1-1")]);
    assert_eq!(turn.pending(), Confirmation::None);
    turn.take_back().expect("of this throw");
    assert_eq!(turn.pending(), Confirmation::Points(500));
}

#[test]
fn a_second_straight_confirms_the_first_and_asks_for_itself() {
    let rules = points(500);
    waits_for(
        &turn(&rules, &[STRAIGHT, STRAIGHT]),
        Confirmation::Points(500),
    );
}

#[test]
fn of_two_things_unconfirmed_the_greater_is_asked_for() {
    let straight = Confirmation::Points(500);
    // Three pairs of 150 leave 350 of the 500 to confirm.
    for (asked, expected) in [(300, 350), (349, 350), (351, 351), (900, 900)] {
        let rules = straights(straight)
            .three_pairs(150)
            .confirmation(CombinationKind::ThreePairs, Confirmation::Points(asked));
        let rules = built(rules);
        let turn = turn(&rules, &[STRAIGHT, ("223344", "223344")]);
        waits_for(&turn, Confirmation::Points(expected));
    }
}

#[test]
fn a_single_die_of_a_later_throw_confirms() {
    let rules = built(straights(Confirmation::Single));
    let mut turn = turn(&rules, &[STRAIGHT]);
    waits_for(&turn, Confirmation::Single);
    turn.throw(dice("2-2-2-3-4-6")).expect("hot dice");
    turn.keep(dice("2-2-2")).expect("a triplet");
    waits_for(&turn, Confirmation::Single);
    let mut by_one = turn;
    for (turn, throw, keep, total) in [
        (&mut turn, "5-3-4", "5", 1750),
        (&mut by_one, "1-3-4", "1", 1800),
    ] {
        turn.throw(dice(throw)).expect("three dice");
        turn.keep(dice(keep)).expect("a single");
        assert_eq!(turn.bank(), Ok(total));
    }
}

#[test]
fn a_single_die_kept_with_the_combination_does_not_confirm_it() {
    let rules = built(straights(Confirmation::Single));
    let turn = turn(&rules, &[("1-2-3-4-5-5", "1-2-3-4-5-5")]);
    waits_for(&turn, Confirmation::Single);
}

#[test]
fn who_busts_or_gives_up_before_the_confirmation_has_nothing() {
    let rules = points(500);
    let mut busted = turn(&rules, &[STRAIGHT]);
    busted.throw(dice("2-2-3-3-4-6")).expect("hot dice");
    assert_eq!(busted.points(), 0);
    let mut given_up = turn(&rules, &[STRAIGHT]);
    given_up.forfeit().expect("always possible");
    assert_eq!(given_up.points(), 0);
}

#[test]
fn what_is_missing_is_said_in_the_order_of_the_rules() {
    let pending = Confirmation::Points(500);
    let rules = straights(pending).minimum(2000).hot_dice(HotDice::Must);
    let forced = built(rules);
    let hot = turn(&forced, &[STRAIGHT]);
    assert_eq!(hot.bank_refusal(), Some(BankRefusal::HotDice));
    let free = built(rules.hot_dice(HotDice::May));
    waits_for(&turn(&free, &[STRAIGHT]), pending);
    let refusals = [
        (
            pending,
            "a combination is to be confirmed by 500 further points",
        ),
        (
            Confirmation::Single,
            "a combination is to be confirmed by a further single die",
        ),
    ];
    for (pending, message) in refusals {
        assert_eq!(BankRefusal::Unconfirmed { pending }.to_string(), message);
    }
}
