//! Bad arguments: one line that names the argument and what is accepted, exit code 2.

use crate::program::Program::{self, Keeps, Odds, Play, Variants};

/// The words that the complaint has to contain.
#[track_caller]
fn refuses(program: Program, args: &str, words: &[&str]) {
    let run = program.run(args);
    assert_eq!(run.code, Some(2), "{program:?} {args}: {run:?}");
    assert_eq!(run.out, "", "{program:?} {args}");
    assert_eq!(
        run.err.lines().count(),
        1,
        "{program:?} {args}: {}",
        run.err
    );
    assert!(
        run.err.starts_with("error: ") && run.err.ends_with('\n'),
        "{}",
        run.err
    );
    for word in words {
        assert!(
            run.err.contains(word),
            "{program:?} {args}: {word:?} is not in {}",
            run.err
        );
    }
}

#[test]
fn an_unknown_rule_set() {
    for (program, rest) in [(Keeps, "144"), (Odds, "--tsv"), (Play, "--auto")] {
        let args = format!("--rules zonk {rest}");
        refuses(
            program,
            &args,
            &["'zonk'", "--rules", "crapola,", "five-dice-farkle"],
        );
    }
}

#[test]
fn no_rule_set() {
    refuses(Keeps, "144", &["--rules", "crapola,", "five-dice-farkle"]);
    refuses(Odds, "", &["--rules", "crapola,", "five-dice-farkle"]);
    refuses(
        Odds,
        "--rules",
        &["--rules", "crapola,", "five-dice-farkle"],
    );
}

#[test]
fn no_throw() {
    refuses(Keeps, "--rules titusind", &["<THROW>", "1-4-4 or 144"]);
    refuses(
        Keeps,
        "",
        &["--rules", "crapola,", "<THROW>", "1-4-4 or 144"],
    );
}

#[test]
fn unknown_arguments() {
    refuses(
        Keeps,
        "--rules titusind 144 --csv",
        &["'--csv'", "--held <DICE>", "--tsv"],
    );
    refuses(
        Keeps,
        "--rules titusind 144 25",
        &["'25'", "<THROW>", "--held <DICE>"],
    );
    refuses(
        Odds,
        "--rules titusind -x",
        &["'-x'", "--held <DICE>", "--tsv"],
    );
    refuses(
        Play,
        "--robots 4",
        &["'--robots'", "--players <N>", "--auto", "--list"],
    );
}

#[test]
fn text_that_is_no_dice() {
    let faces = "a face from 1 to 6";
    refuses(
        Keeps,
        "--rules titusind 147",
        &["'147'", "<THROW>", "'7'", faces],
    );
    refuses(
        Keeps,
        "--rules titusind 1x",
        &["'1x'", "<THROW>", "'x'", faces],
    );
    refuses(
        Keeps,
        "--rules titusind 1-",
        &["'1-'", "<THROW>", "separator"],
    );
    refuses(
        Keeps,
        "--rules titusind 1 --held 0",
        &["'0'", "--held <DICE>", faces],
    );
    refuses(
        Odds,
        "--rules titusind --held one",
        &["'one'", "--held <DICE>", faces],
    );
    refuses(
        Odds,
        "--rules titusind --held",
        &["--held <DICE>", "1-5 or 15"],
    );
}

#[test]
fn an_empty_throw() {
    let run = Keeps
        .command()
        .args(["--rules", "titusind", ""])
        .output()
        .expect("it starts");
    let complaint = String::from_utf8_lossy(&run.stderr);
    assert_eq!(run.status.code(), Some(2));
    assert!(
        complaint.contains("<THROW>") && complaint.contains("1 to 6"),
        "{complaint}"
    );
}

#[test]
fn more_dice_than_the_game_has() {
    refuses(Keeps, "--rules titusind 1234561", &["<THROW>", "at most 6"]);
    refuses(
        Keeps,
        "--rules crapola-five 123456",
        &["<THROW>", "1 to 5", "not 6"],
    );
    refuses(
        Keeps,
        "--rules titusind 14444 --held 15",
        &["<THROW>", "1 to 4", "not 5"],
    );
}

#[test]
fn dice_that_cannot_be_held() {
    for program in [Keeps, Odds] {
        let throw = if matches!(program, Keeps) { "1" } else { "" };
        for (held, words) in [
            ("2", ["'2'", "not every die of it scores"]),
            ("111555", ["'1-1-1-5-5-5'", "at most 5"]),
        ] {
            let args = format!("--rules titusind --held {held} {throw}");
            refuses(program, &args, &["--held <DICE>", words[0], words[1]]);
        }
    }
}

#[test]
fn seeds_that_are_no_numbers() {
    for seed in ["seven", "-1", "1.5", "18446744073709551616"] {
        let named = format!("'{seed}'");
        let words = ["--seed <N>", &named, "0 to 18446744073709551615"];
        refuses(Play, &format!("--auto --seed {seed}"), &words);
    }
    refuses(
        Play,
        "--auto --seed",
        &["--seed <N>", "0 to 18446744073709551615"],
    );
    refuses(
        Play,
        "--seed 1 --seed 2",
        &["--seed <N>", "0 to 18446744073709551615"],
    );
}

#[test]
fn players_out_of_the_range_of_the_rules() {
    for (args, range) in [
        ("--players 5", "1 to 4"),
        ("--rules titusind --players 1", "2 to 16"),
        ("--rules kingdom-come --players 3", "takes 2 players"),
        ("--players 0", "1 to 16"),
        ("--players 17", "1 to 16"),
        ("--players two", "1 to 16"),
        ("--players -2", "1 to 16"),
    ] {
        refuses(Play, args, &["--players <N>", range]);
    }
}

#[test]
fn absurd_targets() {
    for target in [
        "0",
        "-1",
        "1000000001",
        "99999999999999999999",
        "1e4",
        "much",
    ] {
        let named = format!("'{target}'");
        let words = ["--target <POINTS>", &named, "1 to 1000000000"];
        refuses(Play, &format!("--auto --target {target}"), &words);
    }
    refuses(
        Play,
        "--exact --target 500",
        &["--target <POINTS>", "'500'", "opening", "1000"],
    );
}

#[test]
fn variants_names_what_it_accepts() {
    refuses(
        Variants,
        "--option jokers",
        &["--option <NAME>", "'jokers'", "single,", "first_player"],
    );
    for games in ["zilch", "zilch zonk"] {
        refuses(
            Variants,
            &format!("--compare {games}"),
            &["--compare <A> <B>", "crapola,", "five-dice-farkle"],
        );
    }
    refuses(
        Variants,
        "--markdown --option dice",
        &["--markdown", "--option <NAME>"],
    );
}

#[test]
fn help_explains_every_argument() {
    let common = [
        "--rules <ID>",
        "--held <DICE>",
        "--tsv",
        "--help",
        "titusind",
    ];
    for program in [Keeps, Odds] {
        let help = program.output("--help");
        assert!(common.iter().all(|word| help.contains(word)), "{help}");
    }
    let help = Variants.output("--help");
    let words = ["--option <NAME>", "--compare <A> <B>", "--markdown"];
    assert!(words.iter().all(|word| help.contains(word)), "{help}");
    let help = Play.output("--help");
    let words = [
        "--rules",
        "--players",
        "--seed",
        "--target",
        "--exact",
        "--auto",
        "--record <FILE>",
        "--replay <FILE>",
        "--list",
    ];
    assert!(words.iter().all(|word| help.contains(word)), "{help}");
}
