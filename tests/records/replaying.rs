//! Records that cannot have been played: the first line that is wrong, and why.

use hotdice::record::{Record, ReplayFault};
use hotdice::{Account, Preset, RuleSet};

const HEAD: &str = "hotdice record 1\nrules: farkle\nseats: 2\nfirst: A\n\n";

fn replayed(rules: &RuleSet, text: &str) -> Result<(), String> {
    let record: Record = text.parse().expect("the text can be read");
    record
        .replay(rules)
        .map(drop)
        .map_err(|error| error.to_string())
}

/// Lines from the sixth on, by the rules of Farkle.
#[track_caller]
fn refuses(lines: &str, message: &str) {
    let rules = RuleSet::preset(Preset::Farkle);
    assert_eq!(
        replayed(&rules, &format!("{HEAD}{lines}")),
        Err(message.to_string())
    );
}

const BANKS: &str = "A: 1-1-2-3-4-6 > 1-1 200; bank 200; total 200\n";

#[test]
fn a_record_of_another_preset_is_refused() {
    let rules = RuleSet::preset(Preset::Zilch);
    let message = "line 2: the record is of farkle, and these rules are not those of that preset";
    assert_eq!(replayed(&rules, HEAD), Err(message.to_string()));
}

#[test]
fn a_table_that_the_rules_do_not_allow_is_refused() {
    let rules = RuleSet::preset(Preset::KingdomCome);
    let text = "hotdice record 1\nrules: kingdom-come\nseats: 3\nfirst: A\n";
    assert_eq!(
        replayed(&rules, text),
        Err("line 3: the game takes 2 players, not 3".to_string())
    );
}

#[test]
fn wrong_numbers_are_named_with_the_right_ones() {
    refuses(
        "A: 1-1-2-3-4-6 > 1-1 250; bank 200; total 200",
        "line 6: \"> 1-1 250\" should be \"> 1-1 200\"",
    );
    refuses(
        "A: 1-1-2-3-4-6 > 1-1 200; bank 210; total 200",
        "line 6: \"bank 210\" should be \"bank 200\"",
    );
    refuses(
        "A: 1-1-2-3-4-6 > 1-1 200; bank 200; total 2000",
        "line 6: the total is 200, not 2000",
    );
    refuses(
        &format!("{BANKS}B: 1-1-2-3-4-6 > 1-1 200; 2-3-4-6 bust -20"),
        "line 7: \"2-3-4-6 bust -20\" should be \"2-3-4-6 bust -200\"",
    );
    refuses(
        "A: 2-2-3-3-4-6 bust penalty 5",
        "line 6: \"2-2-3-3-4-6 bust penalty 5\" should be \"2-2-3-3-4-6 bust\"",
    );
    refuses(
        "A: 1-1-2-3-4-6 > 1-1 200; forfeit",
        "line 6: \"forfeit\" should be \"forfeit -200\"",
    );
}

#[test]
fn a_bust_that_is_none_is_refused_and_the_other_way_round() {
    refuses(
        "A: 1-2-2-3-4-6 bust",
        "line 6: \"1-2-2-3-4-6 bust\" should be \"1-2-2-3-4-6\"",
    );
    refuses(
        "A: 2-2-3-3-4-6",
        "line 6: \"2-2-3-3-4-6\" should be \"2-2-3-3-4-6 bust\"",
    );
    refuses(
        "A: 2-2-3-3-4-6 bust (toxic)",
        "line 6: \"2-2-3-3-4-6 bust (toxic)\" should be \"2-2-3-3-4-6 bust\"",
    );
}

#[test]
fn what_the_rules_refuse_is_named_with_the_reason() {
    refuses(
        "A: 1-1-2",
        "line 6: \"1-1-2\": a throw of 6 dice is expected, not of 3",
    );
    refuses(
        "A: 1-1-2-3-4-6 > 1-2 100",
        "line 6: \"> 1-2 100\": not every die of 1-2 scores",
    );
    refuses(
        "A: 1-1-2-3-4-6 > 1-1 200; take over 200",
        "line 6: \"take over 200\": cannot take over now: the turn waits for a throw of 4 dice or \
         the bank",
    );
    refuses(
        "A: B leaves; B leaves",
        "line 6: \"B leaves\": the turn is over before it",
    );
    refuses(
        "A: bank 0",
        "line 6: \"bank 0\": nothing has been kept since the last throw",
    );
}

#[test]
fn a_partition_that_is_none_is_refused() {
    let split = "1-1 200 as 1 100 (single) + 5 100 (single)";
    refuses(
        &format!("A: 1-1-2-3-4-6 > {split}"),
        &format!("line 6: \"> {split}\": the dice cannot be split into these combinations"),
    );
    let split = "1-1 200 as 1 100 (single) + 1 50 (single)";
    refuses(
        &format!("A: 1-1-2-3-4-6 > {split}"),
        &format!("line 6: \"> {split}\": the dice cannot be split into these combinations"),
    );
}

#[test]
fn turns_come_in_order_and_end() {
    refuses(
        &format!("{BANKS}{BANKS}"),
        "line 7: it is the turn of B, not of A",
    );
    refuses(
        &format!("A: 1-1-2-3-4-6 > 1-1 200\n{BANKS}"),
        "line 6: the turn does not end, but another line follows",
    );
    refuses(
        "A: 2-2-3-3-4-6 bust; 1-1-2-3-4-6 > 1-1 200",
        "line 6: \"1-1-2-3-4-6\": the turn is over before it",
    );
}

#[test]
fn winners_are_checked() {
    refuses(
        &format!("{BANKS}won: A"),
        "line 7: \"won: A\", but the game is not over",
    );
    refuses(
        "A: B leaves\nwon: B",
        "line 7: \"won: B\" should be \"won: A\"",
    );
    refuses("A: B leaves\nB: 1", "line 7: \"1\": the game is over");
}

#[test]
fn lines_after_names_and_a_seed_have_their_own_numbers() {
    let rules = RuleSet::preset(Preset::Farkle);
    let head = "hotdice record 1\nrules: farkle\nseats: 2\nname A: Anna\nname B: Bertil\nfirst: \
                B\nseed: 7\n\n";
    let record: Record = format!("{head}A: 2-2-3-3-4-6 bust").parse().unwrap();
    let error = record.replay(&rules).unwrap_err();
    let fault = ReplayFault::NotTheirTurn {
        expected: 1,
        written: 0,
    };
    assert_eq!((error.line, error.fault), (9, fault));
}

#[test]
fn explicit_default_partitions_and_left_out_totals_are_fine() {
    let rules = RuleSet::preset(Preset::Farkle);
    let text = format!(
        "{HEAD}A: 1-1-1-2-3-4 > 1-1-1 1000 as 1-1-1 1000 (set); bank 1000\nB: 2-2-3-3-4-6 bust\n"
    );
    let game = text
        .parse::<Record>()
        .unwrap()
        .replay(&rules)
        .expect("a legal game");
    let account = game.seat(0).unwrap().account;
    assert_eq!(
        (account, game.current()),
        (
            Account {
                total: 1000,
                on_board: true
            },
            0
        )
    );
}
