//! `--rules-file`: the rule set from a file, and one line that says what is wrong with it.

use std::fs;
use std::path::PathBuf;

use crate::program::Program::{self, Keeps, Odds, Play, Variants};

const HOUSES: [&str; 3] = [
    "examples/rules/family-table.toml",
    "examples/rules/harbour-bar.toml",
    "examples/rules/summer-camp.toml",
];

/// A file of this name with this text.
fn file(name: &str, text: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("rule_files");
    fs::create_dir_all(&folder).expect("a folder for the files");
    let path = folder.join(name);
    fs::write(&path, text).expect("the file is written");
    path.into_os_string().into_string().expect("a path of text")
}

/// The complaint about a file, which is one line with its path.
#[track_caller]
fn complaint(program: Program, path: &str, rest: &str) -> String {
    let run = program.run(&format!("--rules-file {path} {rest}"));
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{run:?}");
    let beginning = format!("error: invalid value '{path}' for '--rules-file <FILE>': ");
    let complaint = run
        .err
        .strip_prefix(&beginning)
        .unwrap_or_else(|| panic!("{run:?}"));
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    complaint.trim_end().to_string()
}

#[test]
fn every_house_rule_is_played_to_its_end() {
    for house in HOUSES {
        let game = Play.output(&format!("--auto --seed 7 --rules-file {house}"));
        assert!(game.starts_with(house), "{game}");
        assert!(
            game.lines()
                .last()
                .is_some_and(|line| line.contains(" wins with ")),
            "{game}"
        );
    }
}

#[test]
fn toml_and_json_say_the_same() {
    let toml = file(
        "same.toml",
        "base = \"titusind\"\nopening = 500\nsingle = { 2 = 20 }\n",
    );
    let json = file(
        "same.json",
        r#"{"base": "titusind", "opening": 500, "single": {"2": 20}}"#,
    );
    for (program, rest) in [(Keeps, "--tsv 144452"), (Odds, "--tsv")] {
        let from_toml = program.output(&format!("--rules-file {toml} {rest}"));
        assert_eq!(
            from_toml,
            program.output(&format!("--rules-file {json} {rest}"))
        );
        assert_ne!(
            from_toml,
            program.output(&format!("--rules titusind {rest}"))
        );
    }
    let keeps = Keeps.output(&format!("--rules-file {toml} --tsv 23"));
    assert_eq!(keeps, "2\t20\t1\t1\n");
}

#[test]
fn a_file_of_a_base_alone_is_that_game() {
    let path = file("base.toml", "base = \"crapola\"");
    for (program, rest) in [(Keeps, "--tsv --held 15 2346"), (Odds, "--tsv")] {
        assert_eq!(
            program.output(&format!("--rules-file {path} {rest}")),
            program.output(&format!("--rules crapola {rest}"))
        );
    }
    let by_file = Play.output(&format!("--auto --seed 7 --rules-file {path}"));
    let by_name = Play.output("--auto --seed 7 --rules crapola");
    assert!(by_file.lines().skip(1).eq(by_name.lines().skip(1)));
}

#[test]
fn every_fault_of_a_file_is_named_with_a_suggestion() {
    let text = "base = \"titusind\"\nopenning = 500\ntie = \"shred\"\ntarget = 0\n";
    let programs = [(Keeps, "144"), (Odds, ""), (Play, "--auto"), (Variants, "")];
    for (program, rest) in programs {
        let complaint = complaint(program, &file("faults.toml", text), rest);
        for fault in [
            "openning: unknown field, did you mean `opening`?",
            "tie: \"shred\" is unknown, did you mean \"shared\"?",
            "target: 1 to 1000000000 points, not 0",
        ] {
            assert!(complaint.contains(fault), "{complaint}");
        }
    }
    let json = file("faults.json", r#"{"dice": 7}"#);
    assert_eq!(complaint(Odds, &json, ""), "dice: 1 to 6, not 7");
}

#[test]
fn what_is_no_toml_or_json_is_named_by_its_line() {
    let toml = file("broken.toml", "base = \"titusind\"\n\nopening == 500\n");
    assert!(complaint(Odds, &toml, "").starts_with("line 3: "));
    let json = file("broken.json", "{\n  \"opening\": 500,\n}\n");
    assert!(complaint(Odds, &json, "").contains("line 3"));
    let empty = file("empty.json", "");
    assert!(complaint(Odds, &empty, "").contains("line 1"));
}

#[test]
fn files_that_cannot_be_read() {
    let missing = complaint(Odds, "no-such-folder/rules.toml", "");
    assert!(missing.starts_with("No such file"), "{missing}");
    for name in ["rules.yaml", "rules"] {
        let complaint = complaint(Odds, &file(name, "opening: 500"), "");
        assert_eq!(
            complaint,
            "a file whose name ends in .toml or .json is expected"
        );
    }
    let path = file("bytes.toml", "");
    fs::write(&path, [0xff, 0xfe]).expect("the file is written");
    assert!(complaint(Odds, &path, "").contains("UTF-8"));
}

#[test]
fn a_file_and_a_name_do_not_go_together() {
    for (program, rest) in [(Keeps, "144"), (Odds, ""), (Play, "--auto")] {
        let args = format!("--rules titusind --rules-file {} {rest}", HOUSES[0]);
        let run = program.run(&args);
        assert_eq!(run.code, Some(2), "{run:?}");
        assert!(run.err.contains("--rules-file <FILE>") && run.err.contains("cannot be used"));
        assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    }
}

#[test]
fn a_target_and_players_apply_to_a_file_as_well() {
    let path = file(
        "players.toml",
        "base = \"titusind\"\nplayers = { min = 3, max = 5 }\n",
    );
    let game = Play.output(&format!(
        "--auto --seed 7 --target 2000 --rules-file {path}"
    ));
    assert!(
        game.contains("to 2000") && game.contains("3 computer players"),
        "{game}"
    );
    let run = Play.run(&format!("--auto --players 2 --rules-file {path}"));
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("3 to 5"), "{}", run.err);
}
