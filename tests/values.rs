//! Small values: what they say of themselves, and what is left of them at their edges.

use hotdice::{
    BustStreak, Dice, DiceSource, Face, Game, Odds, Penalty, Preset, RuleSet, ScriptedDice,
    SeatSet, Throw,
};

fn dice(text: &str) -> Dice {
    text.parse().expect("these are dice")
}

fn throw(text: &str) -> Throw {
    text.parse().expect("this is a throw")
}

#[test]
fn debug_texts_name_the_type_and_the_value() {
    assert_eq!(format!("{:?}", dice("4-1-4")), "Dice(1-4-4)");
    assert_eq!(format!("{:?}", throw("4-1-4")), "Throw(4-1-4)");
    assert_eq!(format!("{:?}", SeatSet::of(2).with(0)), "{0, 2}");
    let rules = RuleSet::preset(Preset::Crapola);
    let of_rules = format!("{rules:?}");
    assert!(
        of_rules.starts_with("RuleSet(") && of_rules.contains("opening: 1000"),
        "{of_rules}"
    );
    let best = rules
        .partitions(dice("1-5"))
        .next()
        .expect("a 1 and a 5 score");
    assert_eq!(format!("{best:?}"), format!("Partition({best})"));
}

#[cfg(feature = "chacha")]
#[test]
fn seeded_dice_show_their_seed_and_place() {
    let mut seeded = hotdice::SeededDice::new(10_000);
    seeded.throw(6);
    let text = format!("{seeded:?}");
    let position = seeded.position();
    assert_ne!(position, hotdice::SeededDice::new(10_000).position());
    assert_eq!(
        text,
        format!("SeededDice {{ seed: 10000, position: {position:?}, .. }}")
    );
}

#[test]
fn a_partition_is_written_as_a_sum_with_the_dice_it_takes_up() {
    let rules = RuleSet::preset(Preset::Crapola);
    let apart = rules
        .partitions(dice("1-5"))
        .next()
        .expect("a 1 and a 5 score");
    assert_eq!(apart.to_string(), "150: 1 100 (single) + 5 50 (single)");
    let held = rules.hold(dice("5")).expect("a 5 is kept as a single");
    let keep = rules
        .keeps_holding(dice("1-2-3-4"), held)
        .find(|keep| keep.dice == dice("1-2-3-4"))
        .expect("the held 5 completes a straight");
    let straight = rules
        .partitions_holding(&keep, held)
        .find(|partition| !partition.absorbed().is_empty())
        .expect("the held 5 completes a straight");
    assert_eq!(
        straight.to_string(),
        "950: 1-2-3-4-5 1000 (straight), taking up 5"
    );
}

#[test]
fn costs_of_busts_are_written_with_their_units() {
    assert_eq!(Penalty::Points(500).to_string(), "500 points");
    assert_eq!(Penalty::WholeTotal.to_string(), "whole total");
    assert_eq!(format!("{:>12}|", Penalty::WholeTotal), " whole total|");
    assert_eq!(BustStreak::NONE.to_string(), "none");
    let facebook = RuleSet::preset(Preset::FacebookFarkle);
    assert_eq!(facebook.bust_streak().to_string(), "3 busts: 500 points");
}

#[test]
fn a_streak_of_no_busts_costs_nothing_and_is_none() {
    let rules = RuleSet::builder()
        .bust_streak(3, 500)
        .bust_streak(0, 500)
        .build();
    assert_eq!(
        rules.expect("the rules are valid").bust_streak(),
        BustStreak::NONE
    );
}

#[test]
fn faults_of_rules_are_separated_by_semicolons() {
    let error = RuleSet::builder().dice(7).target(0).build().unwrap_err();
    let faults: Vec<_> = error.faults().map(|fault| fault.to_string()).collect();
    assert_eq!(faults.len(), 2);
    assert_eq!(error.to_string(), format!("{}; {}", faults[0], faults[1]));
    let one = RuleSet::builder().dice(7).build().unwrap_err();
    assert_eq!(one.to_string(), faults[0]);
}

#[test]
fn a_formation_that_is_taken_back_leaves_the_others_in_order() {
    let pays = |rules: &RuleSet| ["1-2", "3-4", "4-6"].map(|kept| rules.points(dice(kept)));
    let three = RuleSet::builder()
        .formation(dice("1-2"), 700)
        .formation(dice("3-4"), 800)
        .formation(dice("4-6"), 900);
    let all = three.build().expect("the rules are valid");
    assert_eq!(pays(&all), [Some(700), Some(800), Some(900)]);

    let without_first = three.formation(dice("1-2"), hotdice::Payout::Nothing);
    let rules = without_first.build().expect("the rules are valid");
    assert_eq!(pays(&rules), [None, Some(800), Some(900)]);
    let formations: Vec<_> = rules.formations().map(|(dice, _)| dice).collect();
    assert_eq!(formations, [dice("3-4"), dice("4-6")]);
}

#[test]
fn rules_are_equal_whether_a_formation_was_taken_back_or_never_there() {
    let never = RuleSet::builder().formation(dice("3-4"), 800);
    let back = RuleSet::builder()
        .formation(dice("1-2"), 700)
        .formation(dice("3-4"), 800)
        .formation(dice("1-2"), hotdice::Payout::Nothing);
    assert_eq!(back.build(), never.build());
}

#[test]
fn sixteen_play_and_their_game_can_be_saved() {
    let rules = RuleSet::builder()
        .players(2, 16)
        .build()
        .expect("the rules are valid");
    let game = Game::new(&rules, 16, 15).expect("so many may play");
    let resumed = rules
        .resume_game(&game.state())
        .expect("the game has just begun");
    assert_eq!((resumed.players(), resumed.current()), (16, 15));
}

#[cfg(feature = "serde")]
#[test]
fn a_seat_that_cannot_be_is_refused_with_those_that_can() {
    let seats = serde_json::from_str::<SeatSet>("[0, 15]").expect("there are such seats");
    assert_eq!(seats, SeatSet::of(0).with(15));
    let error = serde_json::from_str::<SeatSet>("[16]")
        .unwrap_err()
        .to_string();
    assert!(
        error.starts_with("seats from 0 to 15 are expected, each once, not 16"),
        "{error}"
    );
}

#[test]
fn a_seat_is_in_a_set_once() {
    let twice = SeatSet::of(3).with(3);
    assert_eq!(twice, SeatSet::of(3));
    assert_eq!(twice.without(3), SeatSet::EMPTY);
    assert_eq!(SeatSet::of(16), SeatSet::EMPTY);
}

#[test]
fn seats_tell_how_many_are_left() {
    let mut seats = SeatSet::of(1).with(4).with(15).iter();
    for left in [3, 2, 1] {
        assert_eq!(seats.size_hint(), (left, Some(left)));
        assert_eq!(seats.len(), left);
        seats.next();
    }
    assert_eq!(seats.size_hint(), (0, Some(0)));
    assert_eq!(seats.next(), None);
}

#[test]
fn a_game_has_as_many_seats_as_players_began() {
    let rules = RuleSet::preset(Preset::Farkle);
    for players in [2, 3, 5] {
        assert_eq!(
            Game::new(&rules, players, 0)
                .expect("so many may play")
                .players(),
            players
        );
    }
}

#[test]
fn a_script_waits_for_a_throw_of_as_many_dice() {
    let script = [throw("6-1"), throw("3")];
    let mut scripted = ScriptedDice::new(&script);
    let lent: &mut dyn DiceSource = &mut scripted;
    let mut lent_again = lent;
    assert_eq!((&mut lent_again).throw(1), None);
    assert_eq!((&mut lent_again).throw(2), Some(script[0]));
    assert_eq!(scripted.throw(2), None);
    assert_eq!(scripted.throw(1), Some(script[1]));
    assert_eq!(scripted.throw(1), None);
}

#[test]
fn one_die_of_farkle_busts_twice_in_three_throws() {
    let odds = RuleSet::preset(Preset::Farkle).odds(1);
    assert_eq!((odds.busts, odds.throws), (4, 6));
    assert!((odds.bust_probability() - 4.0 / 6.0).abs() < 1e-12);
    // A 1 has 100 points, a 5 has 50.
    assert!((odds.mean_best_points() - 150.0 / 6.0).abs() < 1e-12);
    assert!(Odds::default().bust_probability().abs() < 1e-12);
}

#[test]
fn more_dice_than_are_left_are_never_thrown() {
    let rules = RuleSet::preset(Preset::Crapola);
    let held = rules
        .hold(dice("1-5"))
        .expect("a 1 and a 5 are kept as singles");
    assert_eq!(rules.odds_holding(4, held).throws, 6_u64.pow(4));
    let beyond = rules.odds_holding(5, held);
    assert_eq!((beyond.dice, beyond.throws, beyond.busts), (5, 0, 0));
}

#[test]
fn faces_and_throws_turn_into_numbers_and_dice() {
    assert_eq!(Face::ALL.map(u8::from), [1, 2, 3, 4, 5, 6]);
    assert_eq!(Dice::from(throw("6-1-6")), dice("1-6-6"));
}

#[cfg(feature = "alloc")]
#[test]
fn a_record_tells_each_turn_and_the_winners() {
    let text = "hotdice record 1\nrules: farkle\nseats: 2\nfirst: A\n\n\
        A: 1-1-1-1-1-1 > 1-1-1-1-1-1 2000; bank 2000; total 2000\n\
        B: 2-3-4-6-2-3 bust\n\
        won: A, B\n";
    let record: hotdice::record::Record = text.parse().expect("this is a record");
    let lines: Vec<_> = record
        .lines()
        .iter()
        .map(|line| (line.seat(), line.total()))
        .collect();
    assert_eq!(lines, [(0, Some(2000)), (1, None)]);
    assert_eq!(record.winners(), Some(SeatSet::of(0).with(1)));
    assert_eq!(record.to_string(), text);
    let unfinished = text.replace("won: A, B\n", "");
    let record: hotdice::record::Record = unfinished.parse().expect("this is a record");
    assert_eq!(record.winners(), None);
}
