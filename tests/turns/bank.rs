//! What a bank asks for: multiples, few dice left, and the minimum of a bank that wins.

use hotdice::{
    Account, BankRefusal, CombinationKind, Confirmation, Ending, Finish, RuleSet, RuleSetBuilder,
    Turn, WinningBank,
};

use crate::play::{ON_BOARD, built, dice, turn};

/// Why 150 points with four dice left cannot be banked by a player with this account.
fn refusal(rules: RuleSetBuilder, account: Account) -> Option<BankRefusal> {
    let rules = built(rules);
    let mut turn = Turn::new(&rules, account);
    turn.throw(dice("1-5-2-2-3-4")).expect("six dice");
    turn.keep(dice("1-5")).expect("singles");
    turn.bank_refusal()
}

fn with_total(total: i32) -> Account {
    Account {
        total,
        on_board: true,
    }
}

#[test]
fn only_multiples_are_banked() {
    let common = RuleSet::builder();
    for granularity in [1, 2, 3, 50, 75, 150] {
        assert_eq!(refusal(common.granularity(granularity), ON_BOARD), None);
    }
    for granularity in [4, 100, 149, 151, 300, 1_000_000] {
        let no_multiple = BankRefusal::NoMultiple {
            granularity,
            points: 150,
        };
        let found = refusal(common.granularity(granularity), ON_BOARD);
        assert_eq!(found, Some(no_multiple));
    }
    let no_multiple = BankRefusal::NoMultiple {
        granularity: 100,
        points: 150,
    };
    assert_eq!(
        no_multiple.to_string(),
        "only multiples of 100 points can be banked, not 150"
    );
}

#[test]
fn the_multiple_is_of_the_turn_points_not_of_the_total() {
    let rules = RuleSet::builder().granularity(100);
    assert!(refusal(rules, with_total(50)).is_some());
    let rules = built(rules);
    let mut turn = Turn::new(&rules, with_total(50));
    turn.throw(dice("1-2-2-3-4-6")).expect("six dice");
    turn.keep(dice("1")).expect("a single");
    assert_eq!(turn.bank(), Ok(100));
}

#[test]
fn as_many_dice_may_be_left_as_the_rules_say() {
    for at_most in 0..=6 {
        let rules = RuleSet::builder().max_dice_left(at_most);
        let left = BankRefusal::DiceLeft { at_most, left: 4 };
        let expected = (at_most < 4).then_some(left);
        assert_eq!(refusal(rules, ON_BOARD), expected);
    }
    let left = BankRefusal::DiceLeft {
        at_most: 2,
        left: 4,
    };
    assert_eq!(left.to_string(), "a bank may leave 2 dice, not 4");
}

#[test]
fn dice_left_are_those_of_the_cycle_and_none_with_hot_dice() {
    let rules = built(RuleSet::builder().max_dice_left(0));
    let mut turn = turn(&rules, &[("1-5-2-2-3-4", "1-5"), ("1-1-1-3", "1-1-1")]);
    let left = BankRefusal::DiceLeft {
        at_most: 0,
        left: 1,
    };
    assert_eq!(turn.bank_refusal(), Some(left));
    turn.throw(dice("5")).expect("one die");
    turn.keep(dice("5")).expect("a single");
    assert_eq!(turn.bank(), Ok(150 + 1000 + 50));
}

#[test]
fn a_winning_bank_may_be_excused_from_the_minimum() {
    let rules = RuleSet::builder().minimum(300);
    let excused = rules.winning_bank(WinningBank::Excused);
    let below = BankRefusal::BelowMinimum {
        needed: 300,
        points: 150,
    };
    for (total, expected) in [
        (9849, Some(below)),
        (9850, None),
        (9851, None),
        (12_000, None),
    ] {
        assert_eq!(refusal(excused, with_total(total)), expected, "{total}");
        assert_eq!(refusal(rules, with_total(total)), Some(below));
    }
}

#[test]
fn a_bank_that_hits_the_target_exactly_is_excused_and_one_above_it_refused() {
    let excused = RuleSet::builder()
        .minimum(300)
        .finish(Finish::Exact)
        .winning_bank(WinningBank::Excused);
    assert_eq!(refusal(excused, with_total(9850)), None);
    let above = BankRefusal::BelowMinimum {
        needed: 300,
        points: 150,
    };
    assert_eq!(refusal(excused, with_total(9900)), Some(above));
}

#[test]
fn the_minimum_is_all_that_a_winning_bank_is_excused_from() {
    let excused = RuleSet::builder()
        .target(100)
        .minimum(300)
        .winning_bank(WinningBank::Excused);
    assert_eq!(refusal(excused, ON_BOARD), None);
    let opening = BankRefusal::BelowOpening {
        needed: 500,
        points: 150,
    };
    assert_eq!(refusal(excused.opening(500), Account::NEW), Some(opening));
    let no_multiple = BankRefusal::NoMultiple {
        granularity: 100,
        points: 150,
    };
    assert_eq!(
        refusal(excused.granularity(100), ON_BOARD),
        Some(no_multiple)
    );
    let left = BankRefusal::DiceLeft {
        at_most: 3,
        left: 4,
    };
    assert_eq!(refusal(excused.max_dice_left(3), ON_BOARD), Some(left));
    let single = CombinationKind::Single;
    let pending = Confirmation::Points(50);
    let unconfirmed = BankRefusal::Unconfirmed { pending };
    let confirmed = excused.confirmation(single, pending);
    assert_eq!(refusal(confirmed, ON_BOARD), Some(unconfirmed));
}

#[test]
fn where_rounds_are_counted_no_bank_wins() {
    let rounds = RuleSet::builder()
        .target(100)
        .minimum(300)
        .winning_bank(WinningBank::Excused)
        .ending(Ending::Rounds(3));
    let below = BankRefusal::BelowMinimum {
        needed: 300,
        points: 150,
    };
    assert_eq!(refusal(rounds, ON_BOARD), Some(below));
}
