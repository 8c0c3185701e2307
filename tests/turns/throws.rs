//! So many throws a turn at most; the last one is banked or lost.

use hotdice::{
    Account, BankRefusal, Bust, CombinationKind, Confirmation, Finish, HotDice, Payout, Phase,
    Piggyback, RuleSet, RuleSetBuilder, Turn, TurnEnd, TurnError, Verdict,
};

use crate::play::{ON_BOARD, built, dice, game, play, totals, turn};

fn at_most(throws: u8) -> RuleSetBuilder {
    RuleSet::builder().max_throws(throws)
}

const SCORES: Verdict = Verdict::Scores;
const LAST_THROW: Verdict = Verdict::Bust(Bust::LastThrow);

/// What a first throw means for a player on the board.
fn verdict(rules: RuleSetBuilder, throw: &str) -> Verdict {
    let rules = built(rules);
    let mut turn = Turn::new(&rules, ON_BOARD);
    turn.throw(dice(throw)).expect("six dice")
}

#[test]
fn after_the_last_throw_only_the_bank_is_left() {
    let rules = built(at_most(2));
    let mut turn = turn(&rules, &[("1-2-2-3-4-6", "1")]);
    assert_eq!(turn.phase(), Phase::ToDecide { dice: 5 });
    turn.throw(dice("1-5-3-4-6")).expect("the last throw");
    turn.keep(dice("1-5")).expect("singles");
    assert_eq!(turn.phase(), Phase::ToDecide { dice: 0 });
    assert_eq!(turn.dice_in_hand(), 0);
    let refused = TurnError::NoThrowLeft { allowed: 2 };
    for throw in ["", "1-2-3", "1-2-3-4-5-6"] {
        assert_eq!(turn.throw(dice(throw)), Err(refused));
    }
    assert_eq!(refused.to_string(), "the turn has had its 2 throws");
    assert_eq!(turn.bank(), Ok(250));
}

#[test]
fn the_last_keep_can_be_taken_back_like_any_other() {
    let rules = built(at_most(1));
    let mut turn = turn(&rules, &[("1-5-2-2-3-4", "1")]);
    assert_eq!(turn.take_back(), Ok(dice("1")));
    assert_eq!(turn.phase(), Phase::ToKeep);
    turn.keep(dice("1-5")).expect("both");
    assert_eq!(turn.bank(), Ok(150));
}

#[test]
fn throws_are_those_of_the_turn_hot_dice_or_not() {
    let rules = built(at_most(2));
    let six = ("111555", "111555");
    let mut turn = turn(&rules, &[six, six]);
    let refused = Err(TurnError::NoThrowLeft { allowed: 2 });
    assert_eq!(turn.throw(dice("111555")), refused);
    assert_eq!(turn.bank(), Ok(3000));
}

#[test]
fn hot_dice_of_the_last_throw_need_not_be_thrown() {
    let rules = built(at_most(2).hot_dice(HotDice::Must));
    let six = ("111555", "111555");
    let first = turn(&rules, &[six]);
    assert_eq!(first.bank_refusal(), Some(BankRefusal::HotDice));
    assert_eq!(turn(&rules, &[six, six]).bank(), Ok(3000));
}

#[test]
fn a_last_throw_that_cannot_be_banked_is_lost() {
    let low = "1-5-2-2-3-4";
    assert_eq!(verdict(at_most(1).minimum(151), low), LAST_THROW);
    assert_eq!(verdict(at_most(1).minimum(150), low), SCORES);
    assert_eq!(verdict(at_most(2).minimum(151), low), SCORES);
    assert_eq!(verdict(at_most(0).minimum(151), low), SCORES);
    assert_eq!(verdict(at_most(1).max_dice_left(3), low), LAST_THROW);
    assert_eq!(verdict(at_most(1).max_dice_left(4), low), SCORES);
}

#[test]
fn the_opening_of_a_new_player_counts_on_the_last_throw() {
    let rules = built(at_most(1).opening(500));
    for (account, expected) in [(Account::NEW, LAST_THROW), (ON_BOARD, SCORES)] {
        let mut turn = Turn::new(&rules, account);
        assert_eq!(turn.throw(dice("1-5-2-2-3-4")), Ok(expected));
    }
}

#[test]
fn a_last_throw_of_which_a_smaller_keep_can_be_banked_is_not_lost() {
    // 1-5 are 150, a 1 alone is a multiple of 100.
    let rules = built(at_most(1).granularity(100));
    let mut turn = turn(&rules, &[("1-5-2-2-3-4", "1-5")]);
    assert!(!turn.can_bank());
    turn.take_back().expect("of this throw");
    turn.keep(dice("1")).expect("a single");
    assert_eq!(turn.bank(), Ok(100));
    assert_eq!(
        verdict(at_most(1).granularity(100), "5-2-2-3-4-6"),
        LAST_THROW
    );
}

#[test]
fn a_last_throw_of_which_a_lesser_partition_can_be_banked_is_not_lost() {
    // Two 1s are below the minimum, and three as a set would have to be confirmed.
    let set = CombinationKind::Set;
    let confirmed = at_most(1).minimum(300);
    let confirmed = confirmed.confirmation(set, Confirmation::Points(100));
    assert_eq!(verdict(confirmed, "2-2-2-3-4-6"), LAST_THROW);
    let rules = built(confirmed);
    let mut turn = turn(&rules, &[("1-1-1-3-4-6", "1-1-1")]);
    let pending = Confirmation::Points(100);
    assert_eq!(
        turn.bank_refusal(),
        Some(BankRefusal::Unconfirmed { pending })
    );
    turn.take_back().expect("of this throw");
    let mut partitions = turn.partitions(dice("1-1-1")).expect("legal");
    let singles = partitions.find(|partition| partition.points() == 300);
    turn.keep_as(&singles.expect("three single 1s"))
        .expect("a partition");
    assert_eq!(turn.bank(), Ok(300));
}

#[test]
fn an_exact_target_is_hit_by_the_last_throw_or_it_is_lost() {
    let rules = built(at_most(1).finish(Finish::Exact));
    let account = |total| Account {
        total,
        on_board: true,
    };
    for (total, expected) in [(9950, LAST_THROW), (9900, SCORES), (9700, SCORES)] {
        let mut turn = Turn::new(&rules, account(total));
        assert_eq!(turn.throw(dice("1-1-1-2-3-4")), Ok(expected), "{total}");
    }
}

#[test]
fn a_last_throw_that_could_win_is_not_lost() {
    let wins = at_most(1).minimum(1000);
    let wins = wins.formation(dice("2-3"), Payout::InstantWin);
    assert_eq!(verdict(wins, "2-3-4-4-6-6"), SCORES);
    assert_eq!(verdict(wins, "1-3-4-4-6-6"), LAST_THROW);
}

#[test]
fn a_lost_last_throw_is_a_bust_like_any_other() {
    let rules = built(at_most(1).minimum(300).first_throw_penalty(50));
    let rules = built(rules.to_builder().bust_streak(2, 500));
    let mut game = game(&rules, 1);
    play(&mut game, "1-5-2-2-3-4");
    assert_eq!((totals(&game), game.seats()[0].busts), (vec![-50], 1));
    play(&mut game, "1-5-2-2-3-4");
    assert_eq!(totals(&game), [-600]);
    let mut turn = Turn::new(&rules, ON_BOARD);
    turn.throw(dice("1-5-2-2-3-4")).expect("six dice");
    assert_eq!(turn.end(), Some(TurnEnd::Bust(Bust::LastThrow)));
}

#[test]
fn throws_of_the_player_before_are_not_counted() {
    let rules = built(at_most(2).piggyback(Piggyback::On));
    let mut game = game(&rules, 2);
    play(&mut game, "1-2-2-3-4-6>1 1-2-3-4-6>1 bank");
    play(&mut game, "over 1-2-3-4>1 1-2-3>1");
    assert_eq!(game.phase(), Phase::ToDecide { dice: 0 });
    play(&mut game, "bank");
    assert_eq!(totals(&game), [200, 400]);
}
