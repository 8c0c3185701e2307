//! `solve`: the numbers of published and twice computed solutions, tables and pictures.

use std::fs;
use std::path::PathBuf;

use crate::program::Program::Solve;

/// The names and values that `--tsv` prints.
fn values(args: &str) -> Vec<(String, String)> {
    let lines = Solve.output(&format!("{args} --tsv"));
    let pair = |line: &str| {
        let (name, value) = line.split_once('\t').expect("a tab");
        (name.to_string(), value.to_string())
    };
    lines.lines().map(pair).collect()
}

#[track_caller]
fn value(values: &[(String, String)], name: &str) -> String {
    let found = values.iter().find(|(known, _)| known == name);
    let Some((_, value)) = found else {
        panic!("{name} is not in {values:?}");
    };
    value.clone()
}

/// Whether the line begins with these digits, the last one rounded.
#[track_caller]
fn agrees(values: &[(String, String)], name: &str, digits: &str) {
    let value = value(values, name);
    let decimals = digits.split_once('.').map_or(0, |(_, after)| after.len());
    let number: f64 = value.parse().expect("a number");
    assert_eq!(format!("{number:.decimals$}"), digits, "{name} {value}");
    let significant = value.trim_start_matches(['0', '.']).replace('.', "").len();
    assert!(significant >= 12, "{name} {value}");
}

fn names(values: &[(String, String)]) -> String {
    let names: Vec<_> = values.iter().map(|(name, _)| name.as_str()).collect();
    names.join(" ")
}

const OF_DICE: &str =
    "turn_1 turn_2 turn_3 turn_4 turn_5 turn_6 bank_1 bank_2 bank_3 bank_4 bank_5 bank_6";

#[test]
fn a_turn_of_busche_and_neller() {
    let values = values("--rules busche-neller");
    assert_eq!(names(&values), format!("turn {OF_DICE}"));
    agrees(&values, "turn", "446.571440343728");
    for (name, digits) in [
        ("turn_1", "168.897065"),
        ("turn_2", "147.379114"),
        ("turn_3", "161.636972"),
        ("turn_4", "207.535614"),
        ("turn_5", "306.681829"),
        ("turn_6", "446.571440"),
    ] {
        agrees(&values, name, digits);
    }
    let banks = ["250", "250", "400", "1000", "2900", "10050"];
    for (left, points) in (1..).zip(banks) {
        assert_eq!(value(&values, &format!("bank_{left}")), points, "{left}");
    }
}

#[test]
fn an_opening_has_a_line_of_its_own() {
    let values = values("--rules farkle-boxed");
    assert_eq!(names(&values), format!("turn turn_opening {OF_DICE}"));
    agrees(&values, "turn", "542.063243999272");
    let (opening, turn) = (value(&values, "turn_opening"), value(&values, "turn"));
    let number = |text: &str| text.parse::<f64>().expect("a number");
    assert!(number(&opening) < number(&turn), "{opening} {turn}");
    assert_eq!(value(&values, "bank_6"), "16800");
}

#[test]
fn penalties_have_an_average() {
    let zilch = values("--rules zilch");
    assert_eq!(names(&zilch), format!("turn {OF_DICE} average"));
    agrees(&zilch, "average", "620.8546722769");
    assert_eq!(value(&zilch, "bank_6"), "never");
    agrees(
        &values("--rules facebook-farkle"),
        "average",
        "545.9021433567",
    );
}

#[test]
fn five_dice_have_five_values() {
    let values = values("--rules crapola-five");
    assert!(names(&values).contains(" turn_5 bank_1 "), "{values:?}");
    assert!(names(&values).ends_with(" bank_5"), "{values:?}");
}

#[test]
fn a_rule_file_is_solved() {
    let by_file = values("--rules-file examples/rules/harbour-bar.toml");
    assert!(names(&by_file).starts_with("turn "), "{by_file:?}");
}

/// A rule file of this name with these options beside those of Busche and Neller.
fn rule_file(name: &str, options: &str) -> String {
    let path = path_of(name);
    let text = format!("base = \"busche-neller\"\n{options}\n");
    fs::write(&path, text).expect("the file is written");
    path.into_os_string().into_string().expect("a path of text")
}

#[test]
fn a_penalty_of_the_whole_total_has_no_average() {
    let rules = rule_file(
        "whole.toml",
        "bust_streak = { busts = 3, whole_total = true }",
    );
    let values = values(&format!("--rules-file {rules}"));
    assert_eq!(names(&values), format!("turn {OF_DICE}"));
}

#[test]
fn totals_that_could_fall_without_end_are_held_at_five_penalties() {
    let streak = "bust_streak = { busts = 2, points = 50 }";
    let endless = rule_file("endless.toml", streak);
    let held = rule_file("held.toml", &format!("{streak}\nlowest_total = -250"));
    let race = |rules: &str| Solve.output(&format!("--rules-file {rules} --race --target 200"));
    let (endless, held) = (race(&endless), race(&held));
    let said = "Totals are taken to fall to -250 at the lowest.\n";
    let (before, _) = endless.split_once(said).expect("it says so");
    let same = |sheet: &str| {
        sheet
            .lines()
            .skip(1)
            .map(str::to_string)
            .collect::<Vec<_>>()
    };
    assert_eq!(same(before), same(&held));
}

#[test]
fn a_short_race_of_busche_and_neller() {
    let values = values("--rules busche-neller --race --target 2000");
    assert_eq!(names(&values), format!("turn {OF_DICE} first bonus"));
    agrees(&values, "first", "0.578759416118");
    assert_eq!(value(&values, "bonus"), "250");
}

#[test]
#[cfg_attr(debug_assertions, ignore = "takes minutes without optimisation")]
fn the_race_of_busche_and_neller() {
    let values = values("--rules busche-neller --race");
    // As it is printed, not only as it is rounded.
    assert_eq!(value(&values, "first"), "0.536953031813");
    assert_eq!(value(&values, "bonus"), "200");
}

#[test]
fn the_sheet_of_a_turn_with_an_opening() {
    insta::assert_snapshot!(Solve.output("--rules titusind"));
}

#[test]
fn the_sheet_of_penalties() {
    insta::assert_snapshot!(Solve.output("--rules zilch"));
}

#[test]
fn the_sheet_of_a_race() {
    insta::assert_snapshot!(Solve.output("--rules busche-neller --race --target 1000"));
}

/// The path of a file of this name in a folder for these tests.
fn path_of(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("solutions");
    fs::create_dir_all(&folder).expect("a folder for the files");
    folder.join(name)
}

/// What is drawn by these arguments, and the printed text.
fn drawn(args: &str, name: &str) -> (String, String) {
    let path = path_of(name);
    let printed = Solve.output(&format!("{args} --plot {}", path.display()));
    (fs::read_to_string(path).expect("a picture"), printed)
}

#[test]
fn a_picture_of_a_turn() {
    let (svg, printed) = drawn("--rules farkle", "turn.svg");
    assert!(
        svg.starts_with("<svg ") && svg.ends_with("</svg>\n"),
        "{svg}"
    );
    for text in [
        "farkle: what the best turn brings",
        "points of the turn",
        "bust: ",
    ] {
        assert!(svg.contains(text), "{text:?} is not in {svg}");
    }
    assert!(!svg.contains("win probability"));
    assert_eq!(printed, Solve.output("--rules farkle"));
}

#[test]
fn a_picture_of_a_race() {
    let (svg, _) = drawn("--rules busche-neller --race --target 500", "race.svg");
    for text in [
        "busche-neller to 500: win probability of the player to move",
        "total of the player to move",
        "total of the other",
        "points of the turn",
    ] {
        assert!(svg.contains(text), "{text:?} is not in {svg}");
    }
}

#[test]
fn a_picture_is_replaced() {
    let path = path_of("replaced.svg");
    fs::write(&path, "old".repeat(1_000_000)).expect("the file is written");
    let (svg, _) = drawn("--rules farkle", "replaced.svg");
    assert!(!svg.contains("old") && svg.ends_with("</svg>\n"));
}
