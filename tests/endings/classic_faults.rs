//! The faults that such games are known for, each as a game that would show it.

use hotdice::{
    Account, BankRefusal, Dice, Ending, Face, GameError, KeepError, Phase, Preset, Reason, RuleSet,
    SetSize, Turn, TurnError, Verdict,
};

use crate::play::{built, bust, dice, game, gather, to_1000, totals, turns, won_by};

#[test]
fn the_opening_is_inclusive() {
    let rules = RuleSet::preset(Preset::Calvin);
    let mut turn = Turn::new(&rules, Account::NEW);
    turn.throw(dice("2-2-2-3-3-3")).expect("six dice");
    turn.keep(dice("2-2-2-3-3-3")).expect("20 and 30");
    turn.throw(dice("2-2-2-3-4-6")).expect("hot dice");
    turn.keep(dice("2-2-2")).expect("20 more");
    let refusal = BankRefusal::BelowOpening {
        needed: 75,
        points: 70,
    };
    assert_eq!(turn.bank_refusal(), Some(refusal));
    turn.throw(dice("5-2-3")).expect("three dice");
    turn.keep(dice("5")).expect("5 more");
    assert_eq!(turn.bank(), Ok(75));
}

#[test]
fn the_minimum_is_inclusive_and_more_than_400_is_401() {
    for (minimum, points, allowed) in [
        (400, 350, false),
        (400, 400, true),
        (401, 400, false),
        (401, 450, true),
    ] {
        let rules = built(to_1000().minimum(minimum));
        let mut game = game(&rules, 1);
        gather(&mut game, points);
        assert_eq!(game.turn().can_bank(), allowed, "{points} of {minimum}");
    }
}

#[test]
fn the_target_is_inclusive() {
    for (banked, over) in [(950, false), (1000, true), (1050, true)] {
        let rules = built(to_1000());
        let mut game = game(&rules, 2);
        turns(&mut game, &[banked]);
        assert_eq!(game.outcome().is_some(), over, "{banked}");
    }
}

#[test]
fn the_opening_is_for_one_turn_not_for_the_sum_of_several() {
    let rules = built(to_1000().opening(500));
    let mut game = game(&rules, 1);
    for _ in 0..3 {
        gather(&mut game, 300);
        assert!(game.bank().is_err());
        bust(&mut game);
    }
    assert_eq!(game.seats()[0].account, Account::NEW);
}

#[test]
fn no_last_turn_is_lost_or_added_wherever_the_target_is_met() {
    let rules = built(to_1000().ending(Ending::LastTurn));
    for caller in 0..4 {
        let mut game = game(&rules, 4);
        let before: Vec<u32> = (0..caller).map(|_| 100).collect();
        turns(&mut game, &before);
        turns(&mut game, &[1000]);
        let mut played = Vec::new();
        while game.outcome().is_none() {
            played.push(game.current());
            bust(&mut game);
        }
        let due: Vec<u8> = (1..4).map(|place| (caller + place) % 4).collect();
        assert_eq!(played, due);
        won_by(&mut game, &[caller], Reason::Target);
    }
}

#[test]
fn a_stale_keep_is_not_bankable_after_the_next_throw() {
    let rules = RuleSet::default();
    let mut game = game(&rules, 2);
    game.throw(dice("1-1-1-2-3-4")).expect("six dice");
    game.keep(dice("1-1-1")).expect("a triplet");
    assert!(game.turn().can_bank());
    assert_eq!(game.throw(dice("1-2-3")), Ok(Verdict::Scores));
    let refused = TurnError::Bank(BankRefusal::NothingKept);
    assert_eq!(game.bank(), Err(GameError::Turn(refused)));
    // It cannot be taken back either, nor thrown past.
    assert!(game.take_back().is_err());
    assert!(game.throw(dice("1-2-3")).is_err());
    bust_after_keep(&mut game);
    assert_eq!(totals(&game), [0, 0]);
}

fn bust_after_keep(game: &mut hotdice::Game<'_>) {
    game.keep(dice("1")).expect("a single");
    assert_ne!(game.throw(dice("2-3")), Ok(Verdict::Scores));
}

#[test]
fn a_busted_keep_is_not_bankable() {
    let rules = RuleSet::default();
    let mut turn = Turn::new(&rules, Account::NEW);
    turn.throw(dice("1-1-1-2-3-4")).expect("six dice");
    turn.keep(dice("1-1-1")).expect("a triplet");
    turn.throw(dice("2-3-4")).expect("three dice");
    assert_eq!(turn.bank_refusal(), Some(BankRefusal::TurnOver));
    assert_eq!((turn.bank().is_err(), turn.points()), (true, 0));
}

#[test]
fn points_that_were_taken_back_are_not_banked() {
    let rules = RuleSet::default();
    let mut turn = Turn::new(&rules, Account::NEW);
    turn.throw(dice("1-1-1-2-3-4")).expect("six dice");
    turn.keep(dice("1-1-1")).expect("a triplet");
    turn.take_back().expect("of this throw");
    assert_eq!((turn.points(), turn.can_bank()), (0, false));
    turn.keep(dice("1")).expect("one of them");
    assert_eq!(turn.bank(), Ok(100));
}

#[test]
fn a_keep_is_checked_against_the_throw() {
    let rules = RuleSet::default();
    let throw = dice("1-2-2-3-4-6");
    let mut turn = Turn::new(&rules, Account::NEW);
    turn.throw(throw).expect("six dice");
    for wrong in ["5", "1-1", "1-5", "1-1-1", "111111"] {
        let refused = KeepError::NotThrown {
            dice: dice(wrong),
            throw,
        };
        assert_eq!(turn.keep(dice(wrong)), Err(refused.into()));
    }
    assert_eq!(turn.keep(Dice::EMPTY), Err(KeepError::NoDice.into()));
    let refused = KeepError::NotScoring { dice: dice("1-2") };
    assert_eq!(turn.keep(dice("1-2")), Err(refused.into()));
}

#[test]
fn a_die_that_scores_nothing_makes_no_hot_dice() {
    let rules = RuleSet::default();
    let mut turn = Turn::new(&rules, Account::NEW);
    turn.throw(dice("1-1-1-5-5-2")).expect("six dice");
    let refused = KeepError::NotScoring {
        dice: dice("1-1-1-5-5-2"),
    };
    assert_eq!(turn.keep(dice("1-1-1-5-5-2")), Err(refused.into()));
    let keep = turn.keep(dice("1-1-1-5-5")).expect("all that score");
    assert_eq!((keep.dice_left, keep.is_hot()), (1, false));
    assert_eq!(turn.phase(), Phase::ToDecide { dice: 1 });
}

#[test]
fn every_number_of_dice_from_one_to_six_is_thrown() {
    for all in 1..=6_u8 {
        let rules = RuleSet::builder()
            .dice(all)
            .sets([0; 6], hotdice::SetScheme::TripletsOnly);
        let rules = built(rules);
        let mut turn = Turn::new(&rules, Account::NEW);
        // One 5 is kept of each throw, down to the last die, and then all are thrown again.
        for in_hand in (1..=all).rev() {
            for wrong in (0..=6).filter(|&wrong| wrong != in_hand) {
                let refused = TurnError::DiceCount {
                    expected: in_hand,
                    got: wrong,
                };
                assert_eq!(turn.throw(fives(wrong)), Err(refused));
            }
            assert_eq!(turn.throw(fives(in_hand)), Ok(Verdict::Scores));
            turn.keep(dice("5")).expect("a single");
        }
        assert_eq!(turn.phase(), Phase::ToDecide { dice: all });
        assert_eq!(turn.throw(fives(all)), Ok(Verdict::Scores));
        assert_eq!(turn.points(), 50 * u32::from(all));
    }
}

fn fives(count: u8) -> Dice {
    let faces = std::iter::repeat_n(Face::Five, count.into());
    Dice::from_faces(faces).expect("at most six dice")
}

#[test]
fn dice_thrown_again_after_hot_dice_are_not_those_of_the_last_throw() {
    let rules = RuleSet::default();
    let mut turn = Turn::new(&rules, Account::NEW);
    turn.throw(dice("1-1-1-5-5-5")).expect("six dice");
    turn.keep(dice("1-1-1-5-5-5")).expect("two triplets");
    let expected = TurnError::DiceCount {
        expected: 6,
        got: 5,
    };
    assert_eq!(turn.throw(dice("11111")), Err(expected));
    assert_eq!(turn.throw(dice("1-2-3-4-6-6")), Ok(Verdict::Scores));
    assert_eq!((turn.points(), turn.held().dice()), (1500, Dice::EMPTY));
}

#[test]
fn scoring_is_not_greedy() {
    let rules = built(RuleSet::builder().of_a_kind(SetSize::Four, Face::One, 1000));
    assert_eq!(rules.points(dice("1111")), Some(1100));
    let crapola = RuleSet::preset(Preset::Crapola);
    assert_eq!(crapola.points(dice("123456")), Some(1100));
    // Four 2s and two 5s are 500, or 600 as three pairs.
    let dice_game = RuleSet::preset(Preset::DiceGame10000);
    assert_eq!(dice_game.points(dice("222255")), Some(600));
    // Four 1s and two 5s are 600 as three pairs as well, but 2100 as a square and two singles.
    assert_eq!(dice_game.points(dice("111155")), Some(2100));
}

#[test]
fn a_total_of_zero_does_not_tell_who_is_on_the_board() {
    let rules = built(to_1000().opening(500));
    let mut game = game(&rules, 2);
    turns(&mut game, &[500, 0]);
    let on_board: Vec<bool> = game
        .seats()
        .iter()
        .map(|seat| seat.account.on_board)
        .collect();
    assert_eq!(on_board, [true, false]);
    let back_to_zero = Account {
        total: 0,
        on_board: true,
    };
    let mut turn = Turn::new(&rules, back_to_zero);
    turn.throw(dice("5-2-2-3-4-6")).expect("six dice");
    turn.keep(dice("5")).expect("a single");
    assert_eq!(turn.bank(), Ok(50));
}

#[test]
fn an_error_changes_nothing() {
    let rules = RuleSet::preset(Preset::Titusind);
    let mut game = game(&rules, 2);
    let before = game.state();
    assert!(game.keep(dice("1")).is_err());
    assert!(game.take_back().is_err());
    assert!(game.bank().is_err());
    assert!(game.throw(dice("1-2-3-4-5")).is_err());
    assert_eq!(game.state(), before);
    game.throw(dice("1-4-4-4-2-3")).expect("six dice");
    let before = game.state();
    assert!(game.throw(dice("1-4-4-4-2-3")).is_err());
    assert!(game.bank().is_err());
    assert!(game.keep(dice("4-4")).is_err());
    assert_eq!(game.state(), before);
    game.keep(dice("1-4-4-4")).expect("legal");
    let before = game.state();
    assert!(game.keep(dice("1")).is_err());
    assert!(game.bank().is_err(), "500 do not open");
    assert_eq!(game.state(), before);
}
