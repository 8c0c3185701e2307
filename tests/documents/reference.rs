//! The examples and definitions that hold for every game of the family.

use hotdice::{
    Account, BankRefusal, Bust, CarryOver, Combinations, Face, Finish, GroupPattern, HotDice,
    Keeping, Payout, Phase, Preset, RuleSet, RuleSetBuilder, SetScheme, SetSize, Sets, TRIPLETS,
    Turn, TurnEnd, TurnError, Verdict, Worth,
};

use crate::play::{ON_BOARD, dice, keeps, list, partitions, scores, thrown_and_kept, turn_after};

fn built(rules: RuleSetBuilder) -> RuleSet {
    rules.build().expect("valid rules")
}

#[test]
fn a_die_that_scores_nothing_is_not_kept_even_for_hot_dice() {
    let rules = RuleSet::default();
    let mut turn = Turn::new(&rules, ON_BOARD);
    turn.throw(dice("1-1-1-5-5-6")).expect("six dice");
    assert!(turn.keep(dice("1-1-1-5-5-6")).is_err());
    thrown_and_kept(
        &mut turn_after(&rules, &[("1-1-1-5-5-6", "1-1-1-5-5")]),
        "1",
        "1",
    );
}

#[test]
fn four_ones_at_1000_are_1100_as_three_and_one() {
    let rules = built(RuleSet::builder().of_a_kind(SetSize::Four, Face::One, 1000));
    assert_eq!(rules.points(dice("1111")), Some(1100));
    assert_eq!(partitions(&rules, "1111"), [400, 1000, 1100]);
}

#[test]
fn six_dice_have_at_most_63_keep_sets() {
    let rules = RuleSet::preset(Preset::KingdomCome);
    assert_eq!(rules.keeps(dice("123456")).len(), 6);
    let everything = Face::ALL
        .into_iter()
        .fold(RuleSet::builder(), |rules, face| rules.single(face, 10));
    assert_eq!(built(everything).keeps(dice("123456")).len(), 63);
}

#[test]
fn points_plus_singles_add_every_scoring_die() {
    let rules =
        built(RuleSet::builder().straight(Face::One..=Face::Five, Payout::PointsPlusSingles(1000)));
    assert_eq!(rules.points(dice("12345")), Some(1150));
}

#[test]
fn group_patterns_say_which_degenerate_forms_they_accept() {
    let distinct = built(RuleSet::builder().three_pairs(750));
    let four_and_two = GroupPattern::paying(750).or_four_plus_two();
    let four_and_two = built(RuleSet::builder().three_pairs(four_and_two));
    let all_alike = built(RuleSet::builder().three_pairs(GroupPattern::paying(750).or_all_alike()));
    let six = "222222";
    for (rules, expected) in [
        (&distinct, [Some(750), None, Some(400)]),
        (&four_and_two, [Some(750), Some(750), Some(400)]),
        (&all_alike, [Some(750), None, Some(750)]),
    ] {
        assert_eq!(
            ["223344", "222233", six].map(|text| rules.points(dice(text))),
            expected
        );
    }
    let triplets = GroupPattern::paying(2500).or_all_alike();
    let triplets = built(RuleSet::builder().two_triplets(triplets));
    assert_eq!(triplets.points(dice(six)), Some(2500));
}

#[test]
fn sets_override_singles_where_the_option_is_on() {
    let on = built(
        RuleSet::builder()
            .set_rule(Sets::OverrideSingles)
            .of_a_kind(SetSize::Three, Face::One, 250),
    );
    // The three 1s would be 300 as single dice.
    assert_eq!(on.points(dice("111")), Some(250));
    assert_eq!(partitions(&on, "111"), [250]);
    // A rolled set is not split; the 5 beside it is free.
    assert!(scores(&on, "111523").into_iter().eq([50, 250, 300]));
    assert_eq!(
        built(on.to_builder().set_rule(Sets::MaySplit)).points(dice("111")),
        Some(300)
    );
}

#[test]
fn a_toxic_throw_is_tested_before_anything_else() {
    let rules = built(
        RuleSet::builder()
            .toxic(Face::Six, 3)
            .of_a_kind(SetSize::Three, Face::Six, Payout::InstantLoss)
            .of_a_kind(SetSize::Three, Face::Two, Payout::InstantLoss)
            .straight(Face::One..=Face::Six, Payout::InstantLoss)
            .scoreless_bonus(500),
    );
    let verdict = |text| rules.verdict(dice(text));
    assert_eq!(verdict("111666"), Verdict::Bust(Bust::Toxic));
    assert_eq!(verdict("111222"), Verdict::Bust(Bust::InstantLoss));
    assert_eq!(verdict("222346"), Verdict::Bust(Bust::InstantLoss));
    assert_eq!(verdict("123456"), Verdict::Bust(Bust::InstantLoss));
    assert_eq!(verdict("223346"), Verdict::Scores);
    assert_eq!(verdict("22334"), Verdict::Bust(Bust::NothingScores));
}

#[test]
fn a_full_throw_without_score_is_one_keep_and_makes_hot_dice() {
    let rules = built(RuleSet::builder().scoreless_bonus(500));
    let mut turn = Turn::new(&rules, ON_BOARD);
    assert_eq!(turn.throw(dice("2-2-3-3-4-6")), Ok(Verdict::Scores));
    assert_eq!(keeps(&turn), list([("2-2-3-3-4-6", 500)]));
    assert!(turn.keep(dice("2-2-3-3-4-6")).expect("the bonus").is_hot());
    assert_eq!(turn.phase(), Phase::ToDecide { dice: 6 });
    thrown_and_kept(&mut turn, "1-2-2-3-3-4", "1");
    assert_eq!(
        turn.throw(dice("2-2-3-3-4")),
        Ok(Verdict::Bust(Bust::NothingScores))
    );
}

#[test]
fn an_instant_win_happens_when_its_combination_is_kept() {
    let rules = RuleSet::preset(Preset::CinqMille);
    let mut turn = Turn::new(&rules, Account::NEW);
    assert_eq!(turn.throw(dice("11111")), Ok(Verdict::Scores));
    assert_eq!(turn.phase(), Phase::ToKeep);
    assert_eq!(
        turn.keep(dice("11111")).map(|keep| keep.worth),
        Ok(Worth::Win)
    );
    assert_eq!(turn.phase(), Phase::Over(TurnEnd::Won));
}

#[test]
fn without_carry_over_a_fourth_four_is_worthless() {
    let rules = RuleSet::preset(Preset::Diecimila);
    let mut turn = turn_after(&rules, &[("2-2-3-4-4-4", "4-4-4")]);
    assert_ne!(turn.throw(dice("2-3-4")), Ok(Verdict::Scores));
}

#[test]
fn an_extended_set_gains_the_difference() {
    let doubling = RuleSet::builder().sets(TRIPLETS, SetScheme::Doubling);
    let rules = built(doubling.carry_over(CarryOver::ExtendSets));
    let mut turn = turn_after(&rules, &[("2-2-3-4-4-4", "4-4-4")]);
    assert_eq!(turn.points(), 400);
    thrown_and_kept(&mut turn, "2-3-4", "4");
    assert_eq!(turn.points(), 800);
    thrown_and_kept(&mut turn, "4-4", "4-4");
    assert_eq!(turn.points(), 3200);
}

#[test]
fn a_set_grows_only_in_its_cycle() {
    let doubling = RuleSet::builder().sets(TRIPLETS, SetScheme::Doubling);
    let rules = built(doubling.carry_over(CarryOver::ExtendSets));
    let turn = turn_after(
        &rules,
        &[("1-1-1-4-4-4", "1-1-1-4-4-4"), ("1-2-2-3-4-6", "1")],
    );
    assert_eq!(turn.points(), 1500);
    let mut turn = turn;
    turn.throw(dice("1-4-2-3-6")).expect("five dice");
    assert_eq!(keeps(&turn), list([("1", 100)]));
}

#[test]
fn all_scoring_dice_must_be_kept_where_the_option_is_on() {
    let rules = built(RuleSet::builder().keeping(Keeping::AllScoring));
    let mut turn = Turn::new(&rules, ON_BOARD);
    turn.throw(dice("1-5-4-4-4-2")).expect("six dice");
    assert_eq!(keeps(&turn), list([("1-4-4-4-5", 550)]));
    assert!(turn.keep(dice("1")).is_err());
}

#[test]
fn combinations_on_full_throws_only_where_the_option_is_on() {
    let rules = built(RuleSet::builder().combinations(Combinations::OnFullThrow));
    let mut turn = Turn::new(&rules, ON_BOARD);
    turn.throw(dice("1-4-4-4-2-3")).expect("six dice");
    assert_eq!(
        keeps(&turn),
        list([("1", 100), ("4-4-4", 400), ("1-4-4-4", 500)])
    );
    turn.keep(dice("1")).expect("legal");
    turn.throw(dice("1-4-4-4-2")).expect("five dice");
    assert_eq!(keeps(&turn), list([("1", 100)]));
}

#[test]
fn an_exact_win_may_be_banked_though_hot_dice_must_be_thrown() {
    let rules = built(
        RuleSet::builder()
            .hot_dice(HotDice::Must)
            .finish(Finish::Exact),
    );
    let account = |total| Account {
        total,
        on_board: true,
    };
    let mut wins = Turn::new(&rules, account(9350));
    thrown_and_kept(&mut wins, "1-1-5-4-4-4", "1-1-5-4-4-4");
    assert_eq!(wins.bank(), Ok(650));
    for total in [9300, 9400] {
        let mut turn = Turn::new(&rules, account(total));
        thrown_and_kept(&mut turn, "1-1-5-4-4-4", "1-1-5-4-4-4");
        assert_eq!(turn.bank_refusal(), Some(BankRefusal::HotDice));
    }
}

#[test]
fn on_the_board_is_no_matter_of_the_total() {
    let rules = built(RuleSet::builder().opening(500));
    // A penalty can bring a total back to 0, and below.
    for total in [0, -500] {
        let mut turn = Turn::new(
            &rules,
            Account {
                total,
                on_board: true,
            },
        );
        thrown_and_kept(&mut turn, "1-2-2-3-4-6", "1");
        assert!(turn.can_bank());
        let mut turn = Turn::new(
            &rules,
            Account {
                total,
                on_board: false,
            },
        );
        thrown_and_kept(&mut turn, "1-2-2-3-4-6", "1");
        assert!(!turn.can_bank());
    }
}

#[test]
fn a_turn_can_be_given_up_in_any_phase_and_is_no_bust() {
    let rules = RuleSet::default();
    let to_throw = Turn::new(&rules, ON_BOARD);
    let mut to_keep = to_throw;
    to_keep.throw(dice("1-2-2-3-4-6")).expect("six dice");
    let mut to_decide = to_keep;
    to_decide.keep(dice("1")).expect("legal");
    for mut turn in [to_throw, to_keep, to_decide] {
        assert_eq!(turn.forfeit(), Ok(()));
        assert_eq!((turn.end(), turn.points()), (Some(TurnEnd::Forfeited), 0));
        assert!(turn.forfeit().is_err());
    }
}

#[test]
fn a_keep_of_a_lesser_partition_is_worth_that() {
    let rules = RuleSet::preset(Preset::Crapola);
    let mut turn = Turn::new(&rules, ON_BOARD);
    turn.throw(dice("1-1-1-2-3-4")).expect("six dice");
    let singles = turn
        .partitions(dice("1-1-1"))
        .expect("legal")
        .find(|partition| partition.combinations().len() == 3);
    let keep = turn
        .keep_as(&singles.expect("three single 1s"))
        .expect("a partition");
    assert_eq!((keep.points(), turn.points()), (300, 300));
    assert_eq!(turn.kept().map(|kept| kept.open), Some(dice("1-1-1")));
}

#[test]
fn a_partition_of_other_rules_is_no_partition() {
    let (rules, others) = (RuleSet::default(), RuleSet::preset(Preset::FarkleBoxed));
    let mut turn = Turn::new(&rules, ON_BOARD);
    turn.throw(dice("1-1-1-2-3-4")).expect("six dice");
    let before = turn.state();
    // Three 1s are 300 there.
    for partition in others.partitions(dice("1-1-1")) {
        let known = partition.combinations().len() == 3;
        let refused = TurnError::Partition {
            dice: dice("1-1-1"),
        };
        let kept = turn.keep_as(&partition).map(|keep| keep.points());
        assert_eq!(kept, if known { Ok(300) } else { Err(refused) });
        if !known {
            assert_eq!(turn.state(), before);
        }
    }
}
