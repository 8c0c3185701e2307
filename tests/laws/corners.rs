//! Corners that random rule sets seldom reach, each with what the rules say of it.

use hotdice::{
    Account, Bust, CarryOver, CombinationKind, Combinations, Confirmation, Dice, Face,
    GroupPattern, Held, HeldError, KeepError, Keeping, Payout, Preset, RuleSet, RuleSetBuilder,
    SetScheme, SetSize, Sets, TRIPLETS, Turn, TurnError, Verdict,
};

fn dice(text: &str) -> Dice {
    text.parse().expect("dice")
}

fn built(rules: RuleSetBuilder) -> RuleSet {
    rules.build().expect("valid rules")
}

fn keeps(turn: &Turn<'_>) -> Vec<(String, u32)> {
    let keeps = turn.keeps();
    keeps
        .map(|keep| (keep.dice.to_string(), keep.points()))
        .collect()
}

/// A turn in which these dice were thrown and kept, throw by throw.
fn played<'r>(rules: &'r RuleSet, throws: &[(&str, &str)]) -> Turn<'r> {
    let mut turn = Turn::new(rules, Account::NEW);
    for (throw, keep) in throws {
        assert_eq!(turn.throw(dice(throw)), Ok(Verdict::Scores));
        turn.keep(dice(keep)).expect("it may be kept");
    }
    turn
}

#[test]
fn no_dice_are_no_keep_even_where_only_singles_count() {
    let rules = built(RuleSet::builder().combinations(Combinations::OnFullThrow));
    let mut turn = played(&rules, &[("1-2-2-3-4-6", "1")]);
    turn.throw(dice("1-2-3-4-6")).expect("five dice");
    let refused = Err(TurnError::Keep(KeepError::NoDice));
    assert_eq!(turn.keep(Dice::EMPTY), refused);
    assert_eq!(turn.partitions(Dice::EMPTY).map(drop), refused.map(drop));
}

#[test]
fn sets_override_no_singles_on_throws_where_sets_do_not_count() {
    let rules = built(
        RuleSet::builder()
            .combinations(Combinations::OnFullThrow)
            .set_rule(Sets::OverrideSingles),
    );
    let mut turn = played(&rules, &[("1-2-2-3-4-6", "1")]);
    turn.throw(dice("1-1-1-3-4")).expect("five dice");
    let singles = [("1", 100), ("1-1", 200), ("1-1-1", 300)];
    assert_eq!(
        keeps(&turn),
        singles.map(|(keep, points)| (keep.into(), points))
    );
    assert_eq!(turn.partitions(dice("1-1-1")).expect("legal").count(), 1);
}

#[test]
fn two_sets_that_were_thrown_are_not_split_either() {
    let rules = built(RuleSet::builder().set_rule(Sets::OverrideSingles));
    // Six 1s are two triplets where no larger set counts: no 1 is left over.
    let kept: Vec<_> = rules.keeps(dice("111111")).map(|keep| keep.dice).collect();
    assert_eq!(kept, [dice("111"), dice("111111")]);
    // Of four, one is left over.
    let kept: Vec<_> = rules.keeps(dice("111123")).map(|keep| keep.dice).collect();
    assert_eq!(kept, [dice("1"), dice("111"), dice("1111")]);
}

#[test]
fn a_held_set_grows_by_one_die_while_another_scores_singly() {
    let sets = [SetSize::Five, SetSize::Six];
    let rules = sets.into_iter().fold(
        RuleSet::builder().sets(TRIPLETS, SetScheme::Doubling),
        |rules, size| rules.of_a_kind(size, Face::One, Payout::Nothing),
    );
    let rules = built(rules.carry_over(CarryOver::ExtendSets));
    let mut turn = played(&rules, &[("1-1-1-2-3-4", "1-1-1")]);
    turn.throw(dice("1-1-6")).expect("three dice");
    // Four 1s are 1000 more than three, and the other 1 is 100.
    assert_eq!(keeps(&turn), [("1".into(), 1000), ("1-1".into(), 1100)]);
    let partitions = turn.partitions(dice("1-1")).expect("legal");
    let mut points: Vec<_> = partitions.map(|partition| partition.points()).collect();
    points.sort_unstable();
    assert_eq!(points, [200, 1100]);
    turn.keep(dice("1-1")).expect("legal");
    assert_eq!(turn.points(), 2100);
    assert_eq!(turn.kept().map(|kept| kept.open), Some(dice("1-1-1-1")));
}

#[test]
fn a_held_set_grows_once_though_other_sets_are_held() {
    let pairs = Face::ALL
        .into_iter()
        .fold(RuleSet::builder(), |rules, face| {
            rules.of_a_kind(SetSize::Two, face, 50)
        });
    let rules = built(pairs.carry_over(CarryOver::ExtendSets));
    let mut turn = played(&rules, &[("2-2-3-4-4-6", "4-4"), ("2-2-3-6", "2-2")]);
    turn.throw(dice("4-4")).expect("two dice");
    // A triplet of 4s is 350 more than a pair; the second 4 makes a pair with no other die.
    assert_eq!(keeps(&turn), [("4".into(), 350), ("4-4".into(), 50)]);
}

#[test]
fn of_two_held_sets_of_a_face_the_greater_one_grows() {
    let doubling = RuleSet::builder().sets(TRIPLETS, SetScheme::Doubling);
    let pairs = doubling.of_a_kind(SetSize::Two, Face::Four, 50);
    let rules = built(pairs.carry_over(CarryOver::ExtendSets));
    let mut turn = played(&rules, &[("2-2-3-4-4-4", "4-4-4")]);
    turn.throw(dice("3-4-4")).expect("three dice");
    let pair = turn
        .partitions(dice("4-4"))
        .expect("legal")
        .find(|partition| partition.points() == 50);
    turn.keep_as(&pair.expect("a pair of its own"))
        .expect("a partition");
    turn.throw(dice("4")).expect("one die");
    assert_eq!(turn.held().open(), dice("4-4-4"));
    assert_eq!(keeps(&turn), [("4".into(), 400)]);
}

#[test]
fn a_held_set_does_not_grow_for_nothing() {
    let flat = RuleSet::builder().sets(TRIPLETS, SetScheme::Flat);
    let rules = built(flat.carry_over(CarryOver::ExtendSets));
    let mut turn = played(&rules, &[("2-3-4-5-5-5", "5-5-5")]);
    turn.throw(dice("1-5-6")).expect("three dice");
    // Four 5s are 500 like three, so the fourth is 50 by itself.
    let partitions = turn.partitions(dice("1-5")).expect("legal");
    let points: Vec<_> = partitions.map(|partition| partition.points()).collect();
    assert_eq!(points, [150]);
    let mut turn = played(&rules, &[("2-3-4-4-4-6", "4-4-4")]);
    turn.throw(dice("1-4-6")).expect("three dice");
    assert_eq!(keeps(&turn), [("1".into(), 100)]);
}

#[test]
fn held_singles_join_one_straight_only() {
    let singles = Face::ALL
        .into_iter()
        .fold(RuleSet::builder(), |rules, face| rules.single(face, 50));
    let straight = singles.straight(Face::One..=Face::Four, 1000);
    let rules = built(straight.carry_over(CarryOver::Straights));
    let mut turn = played(&rules, &[("1-1-2-3-6-6", "1-1-2-3")]);
    turn.throw(dice("4-4")).expect("two dice");
    // The straight takes up a 1, the 2 and the 3; the second 4 finds only the other 1.
    assert_eq!(keeps(&turn), [("4".into(), 850), ("4-4".into(), 900)]);
}

#[test]
fn a_throw_whose_dice_add_nothing_to_the_held_ones_is_a_bust() {
    let rules = built(
        RuleSet::preset(Preset::CienMil)
            .to_builder()
            .of_a_kind(SetSize::Three, Face::One, 100)
            .set_rule(Sets::OverrideSingles),
    );
    let turn = played(&rules, &[("1-2-3-4-4-6", "1"), ("1-2-3-4-4", "1")]);
    // With a third 1 the 2000 of two single ones would fall to the 100 of a triplet.
    let mut turn = turn;
    assert!(
        turn.throw(dice("1-2-3-4"))
            .is_ok_and(|verdict| verdict != Verdict::Scores)
    );
}

#[test]
fn the_triplet_that_a_full_house_adds_counts_with_its_singles() {
    let rules = built(
        RuleSet::builder()
            .of_a_kind(SetSize::Three, Face::Five, Payout::PointsPlusSingles(500))
            .full_house(GroupPattern::paying(Payout::PointsPlusTriplets(250))),
    );
    assert_eq!(rules.points(dice("555")), Some(650));
    assert_eq!(rules.points(dice("55522")), Some(900));
}

#[test]
fn a_turn_in_which_a_win_was_declined_can_be_saved() {
    let rules = RuleSet::preset(Preset::Tysiac);
    let mut turn = Turn::new(&rules, Account::NEW);
    turn.throw(dice("11111")).expect("five dice");
    let four_and_one = {
        let mut partitions = turn.partitions(dice("11111")).expect("legal");
        partitions.find(|partition| partition.points() == 210)
    };
    turn.keep_as(&four_and_one.expect("four 1s and one 1"))
        .expect("a partition");
    turn.throw(dice("1-2-3-4-6")).expect("hot dice");
    assert_eq!(
        rules.resume(turn.state()).map(|turn| turn.points()),
        Ok(210)
    );
}

#[test]
fn nothing_is_worth_more_than_held_dice_whose_win_was_declined() {
    let rules = built(
        RuleSet::preset(Preset::CienMil)
            .to_builder()
            .formation(dice("1-5"), Payout::InstantWin),
    );
    let mut turn = Turn::new(&rules, Account::NEW);
    turn.throw(dice("1-2-3-4-4-5")).expect("six dice");
    let singles = {
        let mut partitions = turn.partitions(dice("1-5")).expect("legal");
        partitions.find(|partition| partition.points() == 1500)
    };
    turn.keep_as(&singles.expect("a 1 and a 5"))
        .expect("a partition");
    let verdict = turn.throw(dice("1-2-3-4")).expect("four dice");
    assert_eq!(verdict, Verdict::Bust(Bust::NothingScores));
}

#[test]
fn a_combination_that_later_dice_join_is_not_to_be_confirmed_again() {
    let rules = built(
        RuleSet::preset(Preset::CienMil)
            .to_builder()
            .confirmation(CombinationKind::Set, Confirmation::Points(500)),
    );
    let mut turn = played(&rules, &[("1-2-2-2-3-4", "2-2-2"), ("1-3-4", "1")]);
    // The three 2s are split again with the 1, and yet no new set is on the table.
    assert_eq!(turn.pending(), Confirmation::None);
    assert_eq!(turn.bank(), Ok(1200));
}

#[test]
fn of_points_and_a_single_die_what_was_asked_for_last_confirms() {
    let rules = built(
        RuleSet::builder()
            .straight(Face::One..=Face::Six, 1500)
            .confirmation(CombinationKind::Straight, Confirmation::Points(100))
            .confirmation(CombinationKind::Set, Confirmation::Single),
    );
    let straight = ("1-2-3-4-5-6", "1-2-3-4-5-6");
    let set = ("2-2-2-3-4-6", "2-2-2");
    let turn = played(&rules, &[straight, set]);
    assert_eq!(turn.pending(), Confirmation::Single);
    let sets = ("2-2-2-3-3-3", "2-2-2-3-3-3");
    let mut turn = played(&rules, &[sets, straight]);
    assert_eq!(turn.pending(), Confirmation::Points(100));
    turn.throw(dice("1-2-3-4-4-6")).expect("hot dice");
    turn.keep(dice("1")).expect("a single");
    assert_eq!(turn.bank(), Ok(500 + 1500 + 100));
}

#[test]
fn of_more_dice_than_there_can_be_nothing_is_kept() {
    let five = RuleSet::builder().dice(5);
    let throw = dice("1-1-2-3-4-6");
    for rules in [
        five,
        five.keeping(Keeping::AllScoring),
        five.set_rule(Sets::OverrideSingles),
    ] {
        let rules = built(rules);
        assert_eq!(rules.keeps(throw).len(), 0);
        let refused = Err(KeepError::Bust { throw });
        assert_eq!(rules.keep(throw, dice("1")), refused);
        assert_eq!(rules.keep(throw, dice("1-1")), refused);
        let bust = Verdict::Bust(Bust::NothingScores);
        assert_eq!(rules.verdict(throw), bust);
    }
}

#[test]
fn beside_three_held_dice_of_six_no_four_are_kept() {
    let plain = RuleSet::builder().sets(TRIPLETS, SetScheme::Doubling);
    for carry_over in [
        CarryOver::None,
        CarryOver::ExtendSets,
        CarryOver::Progressive,
    ] {
        let rules = built(plain.carry_over(carry_over));
        let held = rules.hold(dice("4-4-4")).expect("a triplet");
        let (fits, throw) = (dice("1-2-3"), dice("1-2-3-3"));
        assert_eq!(rules.keeps_holding(fits, held).len(), 1, "{carry_over:?}");
        assert_eq!(rules.verdict_holding(fits, held), Verdict::Scores);
        let keep = rules.keep_holding(fits, held, dice("1")).expect("a single");
        assert_eq!(rules.partitions_holding(&keep, held).count(), 1);
        assert_eq!(rules.keeps_holding(throw, held).len(), 0, "{carry_over:?}");
        let bust = Verdict::Bust(Bust::NothingScores);
        assert_eq!(rules.verdict_holding(throw, held), bust);
        let refused = Err(KeepError::Bust { throw });
        assert_eq!(rules.keep_holding(throw, held, dice("1")), refused);
    }
}

#[test]
fn a_keep_that_leaves_more_dice_than_there_are_has_no_partition() {
    let rules = built(RuleSet::builder().combinations(Combinations::OnFullThrow));
    let keep = rules.keep(dice("1-1-1-2-3-4"), dice("1-1-1"));
    let mut keep = keep.expect("a triplet");
    // Of six dice a triplet or three singles, of five or fewer no triplet.
    for (dice_left, partitions) in [(3, 2), (2, 1), (0, 1), (4, 0), (255, 0)] {
        keep.dice_left = dice_left;
        let found = rules.partitions_holding(&keep, Held::NOTHING).count();
        assert_eq!(found, partitions, "{dice_left} dice left");
    }
}

#[test]
fn no_dice_are_held_together_that_score_apart_only() {
    let pairs = RuleSet::builder().of_a_kind(SetSize::Two, Face::Two, 50);
    let pairs = pairs.set_rule(Sets::OverrideSingles);
    let (pair, pairs_kept) = (dice("2-2"), dice("2-2-2-2"));
    let rules = built(pairs.carry_over(CarryOver::Progressive));
    // The four are a triplet, which may not be split, and a 2 that scores nothing.
    assert_eq!(rules.points(pairs_kept), None);
    let refused = Err(HeldError::NotScoring(pairs_kept));
    assert_eq!(rules.hold(pairs_kept), refused);
    assert_eq!(rules.hold_open(pairs_kept, pairs_kept), refused);
    assert_eq!(rules.hold(pair).map(|held| held.open()), Ok(pair));
    // Without carry-over they may be kept one pair after the other.
    let rules = built(pairs);
    let turn = played(&rules, &[("2-2-3-3-4-6", "2-2"), ("2-2-3-6", "2-2")]);
    assert!(rules.resume(turn.state()).is_ok());
    assert!(rules.hold(pairs_kept).is_ok());
}

#[test]
fn dice_that_can_only_win_are_not_held() {
    let wins = RuleSet::builder().of_a_kind(SetSize::Three, Face::Two, Payout::InstantWin);
    let (twos, ones) = (dice("2-2-2"), dice("1-1-1"));
    for carry_over in [
        CarryOver::None,
        CarryOver::Straights,
        CarryOver::ExtendSets,
        CarryOver::Progressive,
    ] {
        let rules = built(wins.carry_over(carry_over));
        assert_eq!(rules.hold(twos), Err(HeldError::NotScoring(twos)));
        let wins = wins.of_a_kind(SetSize::Three, Face::One, Payout::InstantWin);
        let rules = built(wins.carry_over(carry_over));
        let held = rules.hold(ones).expect("three singles");
        // A set that was kept ended the game, so they are singles.
        let open = match carry_over {
            CarryOver::Straights | CarryOver::Progressive => ones,
            _ => Dice::EMPTY,
        };
        assert_eq!(held.open(), open, "{carry_over:?}");
        if carry_over == CarryOver::ExtendSets {
            let refused = Err(HeldError::NotOpen {
                dice: ones,
                open: ones,
            });
            assert_eq!(rules.hold_open(ones, ones), refused);
        }
    }
}

#[test]
fn what_loses_the_turn_on_a_full_throw_only() {
    let rules = RuleSet::builder()
        .combinations(Combinations::OnFullThrow)
        .of_a_kind(SetSize::Two, Face::Six, Payout::InstantLoss);
    let rules = built(rules);
    assert_eq!(rules.verdict(dice("1-6-6")), Verdict::Scores);
    let lost = Verdict::Bust(Bust::InstantLoss);
    assert_eq!(rules.verdict(dice("1-2-3-4-6-6")), lost);
}

/// Of three 5s, which are a set, none may complete the straight.
#[test]
fn a_carried_straight_takes_no_die_of_a_set_that_overrides() {
    let rules = RuleSet::builder()
        .single(Face::Two, 20)
        .straight(Face::Two..=Face::Five, 500)
        .carry_over(CarryOver::Straights);
    let keep = |rules: RuleSetBuilder, throw: &str, kept: &str| {
        let rules = built(rules);
        let held = rules.hold(dice("2")).expect("a single");
        let keep = rules.keep_holding(dice(throw), held, dice(kept));
        keep.ok().map(|keep| keep.points())
    };
    let whole = rules.set_rule(Sets::OverrideSingles);
    assert_eq!(keep(whole, "3-4-5-5-6", "3-4-5-5"), Some(530));
    assert_eq!(keep(whole, "3-4-5-5-5", "3-4-5-5-5"), None);
    assert_eq!(keep(whole, "3-4-5-5-5", "3-4-5"), None);
    assert_eq!(keep(rules, "3-4-5-5-5", "3-4-5-5-5"), Some(580));
}

/// Of six dice that are one set, three were held: those that are thrown are no set of their own.
#[test]
fn a_set_that_grows_overrides_as_a_whole() {
    let rules = RuleSet::builder().sets(TRIPLETS, SetScheme::Doubling);
    let rules = rules.carry_over(CarryOver::ExtendSets);
    let rules = built(rules.set_rule(Sets::OverrideSingles));
    let held = rules.hold(dice("4-4-4")).expect("a set");
    let keep = rules.keep_holding(dice("4-4-4"), held, dice("4-4-4"));
    assert_eq!(keep.map(|keep| keep.points()), Ok(3200 - 400));
}

#[test]
fn only_scoring_singles_stay_open_to_a_straight() {
    let rules = RuleSet::builder()
        .straight(Face::One..=Face::Five, 750)
        .carry_over(CarryOver::Straights);
    let rules = built(rules);
    let kept = dice("1-2-3-4-5");
    for open in ["1", "5", "1-5"] {
        assert!(rules.hold_open(kept, dice(open)).is_ok(), "{open}");
    }
    let refused = HeldError::NotOpen {
        dice: kept,
        open: dice("2"),
    };
    assert_eq!(rules.hold_open(kept, dice("2")), Err(refused));
}
