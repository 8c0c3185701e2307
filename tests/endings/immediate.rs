//! Games that end at once: by the target, by hitting it exactly, by a winning combination.

use hotdice::{
    BankRefusal, CatchUp, Ending, Face, Finish, HotDice, Payout, Preset, Reason, RuleSet, SetSize,
    TurnError,
};

use crate::play::{bank, built, bust, dice, game, gather, to_1000, totals, turns, won_by};

#[test]
fn the_bank_that_reaches_the_target_wins_at_once() {
    let rules = built(to_1000());
    let mut game = game(&rules, 3);
    turns(&mut game, &[500, 400, 0, 450, 600]);
    won_by(&mut game, &[1], Reason::Target);
    assert_eq!(totals(&game), [950, 1000, 0]);
}

#[test]
fn the_target_may_be_exceeded() {
    let rules = built(to_1000());
    let mut game = game(&rules, 2);
    turns(&mut game, &[950, 0, 300]);
    won_by(&mut game, &[0], Reason::Target);
    assert_eq!(totals(&game), [1250, 0]);
}

#[test]
fn fifty_points_below_the_target_do_not_end_the_game() {
    let rules = built(to_1000());
    let mut game = game(&rules, 1);
    bank(&mut game, 950);
    assert_eq!((game.outcome(), game.current(), game.turns()), (None, 0, 1));
    bank(&mut game, 50);
    won_by(&mut game, &[0], Reason::Target);
}

#[test]
fn points_at_risk_do_not_win() {
    let rules = built(to_1000());
    let mut game = game(&rules, 2);
    gather(&mut game, 1000);
    assert_eq!(game.outcome(), None);
    bust(&mut game);
    assert_eq!((game.outcome(), totals(&game)), (None, vec![0, 0]));
}

#[test]
fn later_seats_have_no_turn_after_the_bank_that_wins() {
    let rules = built(to_1000());
    let mut game = game(&rules, 4);
    bank(&mut game, 1000);
    won_by(&mut game, &[0], Reason::Target);
    assert_eq!(game.turns(), 1);
}

#[test]
fn an_exact_target_is_hit_and_not_exceeded() {
    let rules = built(to_1000().finish(Finish::Exact));
    let mut game = game(&rules, 2);
    turns(&mut game, &[900, 0]);
    gather(&mut game, 150);
    let refusal = BankRefusal::AboveTarget {
        missing: 100,
        points: 150,
    };
    assert_eq!(game.bank(), Err(TurnError::from(refusal).into()));
    // The keep of the 5 can be taken back, but not the 1 of the throw before: the turn is lost.
    bust(&mut game);
    turns(&mut game, &[0, 50, 0]);
    assert_eq!(totals(&game), [950, 0]);
    bank(&mut game, 50);
    won_by(&mut game, &[0], Reason::Target);
}

#[test]
fn an_exact_target_is_open_to_a_lesser_partition() {
    let rules = built(to_1000().finish(Finish::Exact));
    let mut game = game(&rules, 1);
    bank(&mut game, 700);
    game.throw(dice("1-1-1-2-3-4")).expect("six dice");
    let singles = game
        .turn()
        .partitions(dice("1-1-1"))
        .expect("legal")
        .find(|partition| partition.points() == 300);
    game.keep_as(&singles.expect("three single 1s"))
        .expect("a partition");
    assert_eq!(game.bank(), Ok(300));
    won_by(&mut game, &[0], Reason::Target);
}

#[test]
fn a_winning_bank_is_not_excused_from_the_minimum() {
    let rules = built(to_1000().minimum(300));
    let mut game = game(&rules, 1);
    bank(&mut game, 900);
    gather(&mut game, 250);
    let refusal = BankRefusal::BelowMinimum {
        needed: 300,
        points: 250,
    };
    assert_eq!(game.turn().bank_refusal(), Some(refusal));
    gather(&mut game, 50);
    assert_eq!(game.bank(), Ok(300));
    won_by(&mut game, &[0], Reason::Target);
}

fn with_a_win() -> hotdice::RuleSetBuilder {
    to_1000().of_a_kind(SetSize::Six, Face::One, Payout::InstantWin)
}

#[test]
fn an_instant_win_needs_no_points_and_no_opening() {
    let rules = built(with_a_win().opening(500).minimum(300).finish(Finish::Exact));
    let mut game = game(&rules, 3);
    // The others are far ahead.
    turns(&mut game, &[950, 900]);
    game.throw(dice("111111")).expect("six dice");
    game.keep(dice("111111")).expect("a win");
    won_by(&mut game, &[2], Reason::InstantWin);
    assert_eq!(totals(&game), [950, 900, 0]);
}

#[test]
fn an_instant_win_ends_a_game_whose_target_is_met() {
    for ending in [
        Ending::LastTurn,
        Ending::CatchUp(CatchUp::ByEqualling),
        Ending::CatchUp(CatchUp::ByBeating),
    ] {
        let rules = built(with_a_win().ending(ending).hot_dice(HotDice::Must));
        let mut game = game(&rules, 3);
        turns(&mut game, &[1500]);
        game.throw(dice("111111")).expect("six dice");
        game.keep(dice("111111")).expect("a win");
        won_by(&mut game, &[1], Reason::InstantWin);
    }
}

#[test]
fn an_instant_win_is_not_forced() {
    let rules = built(with_a_win());
    let mut game = game(&rules, 2);
    game.throw(dice("111111")).expect("six dice");
    game.keep(dice("1-1-1")).expect("legal");
    assert_eq!((game.outcome(), game.turn().points()), (None, 1000));
}

#[test]
fn a_win_banks_no_points_at_risk() {
    let rules = RuleSet::preset(Preset::DiceGame10000);
    let mut game = game(&rules, 2);
    game.throw(dice("222333")).expect("six dice");
    game.keep(dice("222333")).expect("two triplets");
    game.throw(dice("111111")).expect("hot dice");
    game.keep(dice("111111")).expect("a win");
    won_by(&mut game, &[0], Reason::InstantWin);
    assert_eq!(totals(&game), [0, 0]);
}

#[test]
fn each_player_opens_by_himself() {
    let rules = built(to_1000().opening(500));
    let mut game = game(&rules, 2);
    bank(&mut game, 500);
    gather(&mut game, 450);
    let refusal = BankRefusal::BelowOpening {
        needed: 500,
        points: 450,
    };
    assert_eq!(game.turn().bank_refusal(), Some(refusal));
    bust(&mut game);
    bank(&mut game, 50);
    gather(&mut game, 450);
    assert_eq!(game.turn().bank_refusal(), Some(refusal));
    gather(&mut game, 50);
    assert_eq!(game.bank(), Ok(500));
    assert_eq!(totals(&game), [550, 500]);
}

#[test]
fn a_total_brought_back_to_zero_is_still_on_the_board() {
    let rules = built(to_1000().opening(500));
    let mut state = game(&rules, 1).state();
    let account = hotdice::Account {
        total: 0,
        on_board: true,
    };
    state.seats[0].account = account;
    state.turn.account = account;
    let mut game = rules.resume_game(&state).expect("a penalty can do this");
    bank(&mut game, 50);
    assert_eq!(totals(&game), [50]);
}
