//! What a recorder writes, action by action.

use hotdice::record::{Header, HeaderError, Label, LabelError, Recorder, RulesName};
use hotdice::{BustEffect, Dice, Ending, Face, Preset, RuleSet, RuleSetBuilder, SetSize, Throw};

fn throw(text: &str) -> Throw {
    text.parse().expect("a throw")
}

fn dice(text: &str) -> Dice {
    text.parse().expect("dice")
}

fn built(rules: RuleSetBuilder) -> RuleSet {
    rules.build().expect("valid rules")
}

fn house_rules() -> RulesName {
    "house rules".parse::<Label>().expect("a label").into()
}

/// A game of two by rules that are no preset's.
fn recorder(rules: &RuleSet) -> Recorder<'_> {
    let header = Header::new(house_rules(), 2, 0).expect("a header");
    Recorder::new(rules, header).expect("rules for two")
}

fn keep(game: &mut Recorder<'_>, thrown: &str, kept: &str) {
    game.throw(throw(thrown)).expect("the dice in hand");
    game.keep(dice(kept)).expect("a keep-set");
}

fn bank(game: &mut Recorder<'_>, thrown: &str, kept: &str) {
    keep(game, thrown, kept);
    game.bank().expect("enough points");
}

#[track_caller]
fn writes(game: &Recorder<'_>, lines: &[&str]) {
    let written: Vec<_> = game
        .record()
        .lines()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(written, lines);
}

#[test]
fn a_bust_says_what_it_cost() {
    // The example of the task that this format answers, by the rules of Titusind.
    let rules = RuleSet::preset(Preset::Titusind);
    let header = Header::new(Preset::Titusind, 2, 0).expect("a header");
    let mut game = Recorder::new(&rules, header).expect("the preset's rules");
    keep(&mut game, "1-4-4-4-4-5", "4-4-4-4");
    game.throw(throw("2-6")).expect("two dice");
    game.throw(throw("2-3-4-6-2-3")).expect("six dice");
    writes(
        &game,
        &[
            "A: 1-4-4-4-4-5 > 4-4-4-4 800; 2-6 bust -800",
            "B: 2-3-4-6-2-3 bust",
        ],
    );
}

#[test]
fn penalties_stand_beside_the_points_that_are_lost() {
    // 500 banked; then 200 lost, and taken from the total as well: 300. The third bust in a row
    // costs 250 more; before it, the second is on a first throw, which costs 10.
    let rules = built(
        RuleSet::builder()
            .bust_effect(BustEffect::Subtract)
            .first_throw_penalty(10)
            .bust_streak(3, 250)
            .players(1, 1),
    );
    let header = Header::new(house_rules(), 1, 0).expect("a header");
    let mut game = Recorder::new(&rules, header).expect("rules for one");
    bank(&mut game, "5-5-5-2-3-4", "5-5-5");
    keep(&mut game, "1-1-2-3-4-6", "1-1");
    game.throw(throw("4-3-3-2")).expect("four dice");
    game.throw(throw("2-3-4-6-2-3")).expect("six dice");
    keep(&mut game, "2-3-4-6-2-5", "5");
    game.throw(throw("2-3-4-6-2")).expect("five dice");
    writes(
        &game,
        &[
            "A: 5-5-5-2-3-4 > 5-5-5 500; bank 500; total 500",
            "A: 1-1-2-3-4-6 > 1-1 200; 4-3-3-2 bust -200 penalty 200; total 300",
            "A: 2-3-4-6-2-3 bust penalty 10; total 290",
            "A: 2-3-4-6-2-5 > 5 50; 2-3-4-6-2 bust -50 penalty 300; total -10",
        ],
    );
}

#[test]
fn a_penalty_is_what_the_total_loses_though_the_rules_ask_for_more() {
    let rules = built(
        RuleSet::builder()
            .first_throw_penalty(500)
            .lowest_total(-200),
    );
    let mut game = recorder(&rules);
    game.throw(throw("2-3-4-6-2-3")).expect("six dice");
    writes(&game, &["A: 2-3-4-6-2-3 bust penalty 200; total -200"]);
}

#[test]
fn the_reason_of_a_bust_is_written() {
    let rules = built(
        RuleSet::builder()
            .toxic(Face::Six, 2)
            .formation(dice("2-3-4"), hotdice::Payout::InstantLoss)
            .max_throws(1)
            .minimum(300),
    );
    let mut game = recorder(&rules);
    for text in ["1-1-1-5-6-6", "1-1-5-2-3-4", "2-2-3-3-5-4", "1-2-2-3-3-6"] {
        game.throw(throw(text)).expect("six dice");
    }
    writes(
        &game,
        &[
            "A: 1-1-1-5-6-6 bust (toxic)",
            "B: 1-1-5-2-3-4 bust (losing combination)",
            "A: 2-2-3-3-5-4 bust (losing combination)",
            "B: 1-2-2-3-3-6 bust (last throw)",
        ],
    );
}

#[test]
fn what_is_taken_over_and_lost_costs_the_player_before_nothing() {
    let rules = RuleSet::preset(Preset::HighStakes);
    let header = Header::new(Preset::HighStakes, 2, 1).expect("a header");
    let mut game = Recorder::new(&rules, header).expect("the preset's rules");
    bank(&mut game, "1-1-1-2-3-4", "1-1-1");
    game.take_over().expect("1000 points and three dice");
    game.throw(throw("2-3-4")).expect("three dice");
    writes(
        &game,
        &[
            "B: 1-1-1-2-3-4 > 1-1-1 1000; bank 1000; total 1000",
            "A: take over 1000; 2-3-4 bust -1000",
        ],
    );
}

#[test]
fn a_keep_that_is_taken_back_is_not_in_it() {
    let rules = built(RuleSet::builder());
    let mut game = recorder(&rules);
    keep(&mut game, "1-1-5-2-3-4", "1-1");
    game.take_back().expect("a keep");
    writes(&game, &["A: 1-1-5-2-3-4"]);
    game.keep(dice("1-1-5")).expect("a keep-set");
    game.forfeit().expect("a turn");
    writes(&game, &["A: 1-1-5-2-3-4 > 1-1-5 250; forfeit -250"]);
}

#[test]
fn another_partition_is_written_by_its_combinations() {
    let rules = built(RuleSet::builder());
    let mut game = recorder(&rules);
    let three = dice("1-1-1");
    for place in 0..2 {
        game.throw(throw("1-1-2-1-3-4")).expect("six dice");
        let partitions: Vec<_> = rules.partitions(three).collect();
        game.keep_as(&partitions[place]).expect("a partition");
        game.bank().expect("any points");
    }
    writes(
        &game,
        &[
            "A: 1-1-2-1-3-4 > 1-1-1 1000; bank 1000; total 1000",
            "B: 1-1-2-1-3-4 > 1-1-1 300 as 1 100 (single) + 1 100 (single) + 1 100 (single); \
             bank 300; total 300",
        ],
    );
}

#[test]
fn held_dice_that_are_taken_up_stand_among_the_combinations() {
    // Crapola: beside a held 1, 2-6 alone is worth 1000; with the 1 taken up, 1000 less its 100.
    let rules = RuleSet::preset(Preset::Crapola);
    let header = Header::new(Preset::Crapola, 2, 0).expect("a header");
    let mut game = Recorder::new(&rules, header).expect("the preset's rules");
    keep(&mut game, "1-2-2-3-4-6", "1");
    game.throw(throw("6-5-4-3-2")).expect("five dice");
    let all = dice("2-3-4-5-6");
    let partitions = game.game().turn().partitions(all).expect("a keep-set");
    let taking_up = partitions
        .into_iter()
        .find(|partition| partition.absorbed() == dice("1"));
    game.keep_as(&taking_up.expect("1-6 with the held 1"))
        .expect("a partition");
    writes(
        &game,
        &["A: 1-2-2-3-4-6 > 1 100; 6-5-4-3-2 > 2-3-4-5-6 900 as 1-2-3-4-5-6 1000 (straight)"],
    );
}

#[test]
fn players_leave_in_their_turn_and_in_others() {
    let rules = built(RuleSet::builder());
    let header = Header::new(house_rules(), 4, 0).expect("a header");
    let mut game = Recorder::new(&rules, header).expect("rules for four");
    game.throw(throw("1-1-5-2-3-4")).expect("six dice");
    game.leave(2).expect("C stays");
    game.keep(dice("1")).expect("a keep-set");
    game.leave(0).expect("A stays");
    game.leave(3).expect("D stays");
    writes(
        &game,
        &["A: 1-1-5-2-3-4; C leaves; > 1 100; A leaves", "B: D leaves"],
    );
    assert!(
        game.record()
            .to_string()
            .ends_with("\nB: D leaves\nwon: B\n")
    );
}

#[test]
fn a_win_at_once_ends_the_record() {
    let rules =
        built(RuleSet::builder().of_a_kind(SetSize::Six, Face::One, hotdice::Payout::InstantWin));
    let mut game = recorder(&rules);
    keep(&mut game, "1-1-1-1-1-1", "1-1-1-1-1-1");
    writes(&game, &["A: 1-1-1-1-1-1 > 1-1-1-1-1-1 win"]);
    assert!(game.record().to_string().ends_with("win\nwon: A\n"));
}

#[test]
fn a_tie_has_several_winners_and_an_abandoned_game_none() {
    let rules = built(RuleSet::builder().ending(Ending::Rounds(1)));
    let mut game = recorder(&rules);
    bank(&mut game, "1-2-2-3-3-4", "1");
    bank(&mut game, "1-2-2-3-3-4", "1");
    assert!(game.record().to_string().ends_with("\nwon: A, B\n"));

    let alone = Header::new(house_rules(), 1, 0).expect("a header");
    let mut game = Recorder::new(&rules, alone).expect("rules for one");
    game.leave(0).expect("A stays");
    assert!(
        game.record()
            .to_string()
            .ends_with("\n\nA: A leaves\nwon: nobody\n")
    );
}

#[test]
fn what_is_refused_leaves_no_trace() {
    let rules = built(RuleSet::builder().opening(500));
    let mut game = recorder(&rules);
    assert!(game.keep(dice("1")).is_err() && game.bank().is_err() && game.take_over().is_err());
    assert!(game.leave(2).is_err() && game.throw(throw("1-1")).is_err());
    writes(&game, &[]);
    keep(&mut game, "1-2-2-3-3-4", "1");
    assert!(game.bank().is_err() && game.keep(dice("1")).is_err());
    writes(&game, &["A: 1-2-2-3-3-4 > 1 100"]);
}

#[test]
fn words_of_more_than_a_line_are_no_label() {
    let refused = [
        ("", LabelError::Empty),
        (" Anna", LabelError::Space),
        ("Anna\u{a0}", LabelError::Space),
        ("An\nna", LabelError::Control { position: 2 }),
        ("\r", LabelError::Control { position: 0 }),
    ];
    for (text, error) in refused {
        assert_eq!(text.parse::<Label>(), Err(error), "{text:?}");
    }
}

#[test]
fn a_header_names_no_seats_that_are_not() {
    let header = || Header::new(house_rules(), 2, 1).expect("a header");
    let name = || "Ann".parse::<Label>().expect("a label");
    assert!(header().with_first(1).is_ok());
    assert!(header().with_name(1, name()).is_ok());
    let refused = HeaderError::NoSuchSeat {
        seat: 2,
        players: 2,
    };
    assert_eq!(header().with_first(2), Err(refused));
    assert_eq!(header().with_name(2, name()), Err(refused));
}
