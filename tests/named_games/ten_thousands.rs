//! Zehntausend, Berliner Macke and 10,000 with piggyback.

use hotdice::{
    Account, BankRefusal, Bust, Confirmation, Phase, Preset, Reason, SeatSet, Turn, TurnError,
    Verdict,
};

use crate::play::{bank, bust, dice, game, points, rules, totals, turn};

#[test]
fn zehntausend_adds_1000_for_each_die_beyond_the_triplet() {
    let keeps = ["222", "2222", "22222", "222222", "1111", "111111"];
    let expected = [200, 1200, 2200, 3200, 2000, 4000];
    assert_eq!(points(Preset::Zehntausend, keeps), expected.map(Some));
}

#[test]
fn zehntausend_has_a_straight_and_three_pairs_of_1500() {
    let keeps = ["123456", "223344", "222233", "12345"];
    assert_eq!(
        points(Preset::Zehntausend, keeps),
        [Some(1500), Some(1500), None, None]
    );
}

#[test]
fn zehntausend_has_both_confirmed_by_500_further_points() {
    let rules = rules(Preset::Zehntausend);
    for six in ["123456", "223344"] {
        let mut turn = turn(&rules, &[(six, six), ("4-4-4-2-3-5", "4-4-4-5")]);
        let pending = Confirmation::Points(50);
        let refusal = BankRefusal::Unconfirmed { pending };
        assert_eq!(turn.bank_refusal(), Some(refusal));
        turn.throw(dice("5-2")).expect("two dice");
        turn.keep(dice("5")).expect("a single");
        assert_eq!(turn.bank(), Ok(2000));
    }
}

#[test]
fn zehntausend_asks_for_500_and_for_no_confirmation_of_sets() {
    let rules = rules(Preset::Zehntausend);
    let mut fours = turn(&rules, &[("4-4-4-2-3-5", "4-4-4-5")]);
    let (needed, points) = (500, 450);
    let refusal = BankRefusal::BelowMinimum { needed, points };
    assert_eq!(fours.bank_refusal(), Some(refusal));
    fours.throw(dice("5-2")).expect("two dice");
    fours.keep(dice("5")).expect("a single");
    assert_eq!(fours.bank(), Ok(500));
}

#[test]
fn zehntausend_ends_at_once() {
    let rules = rules(Preset::Zehntausend);
    let mut game = game(&rules, 2);
    let six = ("111111", "111111");
    bank(&mut game, &[six, six, ("1-1-1-1-2-3", "1-1-1-1")]);
    let outcome = game.outcome().expect("10,000 points");
    assert_eq!(
        (outcome.winners, outcome.reason),
        (SeatSet::of(0), Reason::Target)
    );
}

#[test]
fn berliner_macke_pays_four_of_a_kind_1000_times_their_face_and_ones_4000() {
    let keeps = ["222", "2222", "6666", "111", "1111"];
    let expected = [200, 2000, 6000, 1000, 4000];
    assert_eq!(points(Preset::BerlinerMacke, keeps), expected.map(Some));
    // Five of a kind are four and perhaps a single.
    let keeps = ["11111", "55555", "22222"];
    assert_eq!(
        points(Preset::BerlinerMacke, keeps),
        [Some(4100), Some(5050), None]
    );
}

#[test]
fn berliner_macke_pays_2000_for_both_straights() {
    let keeps = ["12345", "23456"];
    assert_eq!(points(Preset::BerlinerMacke, keeps), [Some(2000); 2]);
}

#[test]
fn berliner_macke_has_three_throws_and_a_minimum_of_350() {
    let rules = rules(Preset::BerlinerMacke);
    let mut turn = turn(&rules, &[("1-5-2-3-6", "1-5"), ("1-3-4", "1")]);
    let (needed, points) = (350, 250);
    let refusal = BankRefusal::BelowMinimum { needed, points };
    assert_eq!(turn.bank_refusal(), Some(refusal));
    // A 5 would leave 50 too few, a 1 is enough.
    let mut lost = turn;
    let verdict = Verdict::Bust(Bust::LastThrow);
    assert_eq!(lost.throw(dice("5-6")), Ok(verdict));
    assert_eq!(turn.throw(dice("1-6")), Ok(Verdict::Scores));
    turn.keep(dice("1")).expect("100");
    assert_eq!(turn.phase(), Phase::ToDecide { dice: 0 });
    let refused = TurnError::NoThrowLeft { allowed: 3 };
    assert_eq!(turn.throw(dice("1")), Err(refused));
    assert_eq!(turn.bank(), Ok(350));
}

#[test]
fn berliner_macke_finishes_the_round() {
    let rules = rules(Preset::BerlinerMacke);
    let mut game = game(&rules, 3);
    let nothing = "2-3-4-6-6";
    bust(&mut game, nothing);
    bank(
        &mut game,
        &[("6-6-6-6-5", "6-6-6-6-5"), ("1-1-1-1-2", "1-1-1-1")],
    );
    assert_eq!((totals(&game), game.outcome()), (vec![0, 10_050, 0], None));
    bust(&mut game, nothing);
    // The first player has had his turn in this round.
    let outcome = game.outcome().expect("the round is over");
    assert_eq!(
        (outcome.winners, outcome.reason),
        (SeatSet::of(1), Reason::Target)
    );
}

#[test]
fn dice_10000_doubles_sets_and_has_a_full_house() {
    let keeps = [
        "2222", "22222", "222222", "123456", "223344", "222233", "22233", "66655",
    ];
    assert_eq!(
        points(Preset::Dice10000, keeps),
        [
            Some(400),
            Some(800),
            Some(1600),
            Some(1500),
            Some(1000),
            None,
            Some(1500),
            Some(1500)
        ]
    );
}

#[test]
fn dice_10000_opens_with_1000_and_asks_300_afterwards() {
    let rules = rules(Preset::Dice10000);
    let mut first = Turn::new(&rules, Account::NEW);
    first.throw(dice("5-5-5-5-2-3")).expect("six dice");
    first.keep(dice("5-5-5-5")).expect("1000");
    assert_eq!(first.bank(), Ok(1000));
    let mut first = Turn::new(&rules, Account::NEW);
    first.throw(dice("4-4-4-4-5-6")).expect("six dice");
    first.keep(dice("4-4-4-4-5")).expect("850");
    let (needed, points) = (1000, 850);
    let refusal = BankRefusal::BelowOpening { needed, points };
    assert_eq!(first.bank_refusal(), Some(refusal));
    let later = turn(&rules, &[("1-1-5-2-3-4", "1-1-5")]);
    let (needed, points) = (300, 250);
    let refusal = BankRefusal::BelowMinimum { needed, points };
    assert_eq!(later.bank_refusal(), Some(refusal));
}

#[test]
fn dice_10000_has_piggyback_for_players_on_the_board() {
    let rules = rules(Preset::Dice10000);
    let mut game = game(&rules, 2);
    let opens = [("1-1-1-2-3-4", "1-1-1")];
    bank(&mut game, &opens);
    assert!(game.take_over().is_err(), "not on the board");
    bank(&mut game, &opens);
    game.take_over().expect("on the board");
    assert_eq!(bank(&mut game, &[("5-2-3", "5")]), 1050);
    assert_eq!(totals(&game), [2050, 1000]);
}

#[test]
fn dice_10000_takes_500_for_three_busts_and_gives_one_last_turn() {
    let rules = rules(Preset::Dice10000);
    let mut game = game(&rules, 2);
    let six = ("111111", "111111");
    for _ in 0..3 {
        bust(&mut game, "2-2-3-4-6-6");
        game.forfeit().expect("a turn can be given up");
    }
    assert_eq!(totals(&game), [-500, 0]);
    bust(&mut game, "2-2-3-4-6-6");
    bank(&mut game, &[six, ("1-1-1-1-2-3", "1-1-1-1")]);
    assert_eq!((totals(&game), game.outcome()), (vec![-500, 10_000], None));
    bust(&mut game, "2-2-3-4-6-6");
    assert_eq!(
        game.outcome().map(|outcome| outcome.winners),
        Some(SeatSet::of(1))
    );
}
