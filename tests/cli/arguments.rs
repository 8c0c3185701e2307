//! Bad arguments: one line that names the argument and what is accepted, exit code 2.

use crate::program::Program::{self, Arena, Keeps, Odds, Play, Solve, Variants};

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
    for (program, rest) in [
        (Arena, "best"),
        (Keeps, "144"),
        (Odds, "--tsv"),
        (Play, "--auto"),
        (Solve, "--race"),
    ] {
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
    let words = [
        "--rules <ID> or --rules-file <FILE>",
        "--rules <ID>: one of crapola,",
        "five-dice-farkle",
        "--rules-file <FILE>: A file",
    ];
    for (program, rest) in [(Keeps, "144"), (Odds, ""), (Solve, ""), (Arena, "best")] {
        refuses(program, rest, &words);
    }
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
        &["'123456'", "<THROW>", "1 to 5", "not 6"],
    );
    refuses(
        Keeps,
        "--rules titusind 1-44,44 --held 15",
        &["'1-44,44'", "<THROW>", "1 to 4", "not 5"],
    );
}

#[test]
fn dice_that_cannot_be_held() {
    for program in [Keeps, Odds] {
        let throw = if matches!(program, Keeps) { "1" } else { "" };
        for (held, words) in [
            ("2", ["'2'", "not every die of it scores"]),
            ("111555", ["'111555'", "at most 5"]),
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
fn games_of_so_many_rounds_have_no_target() {
    let reason = "a game of so many rounds has no target";
    for (program, rest) in [(Play, "--auto"), (Solve, ""), (Arena, "most:300")] {
        for target in [1, 5000] {
            let named = format!("'{target}'");
            let args = format!("--rules farkle-ten --target {target} {rest}");
            refuses(program, &args, &["--target <POINTS>", &named, reason]);
        }
    }
    // What the rules have otherwise is neither refused nor a target that anyone reaches.
    Arena.output("--rules farkle-ten most:300 --games 1");
    let complaint = Play.run("--rules farkle-ten --exact").err;
    assert_eq!(
        complaint,
        format!(
            "error: the argument '--exact' cannot be used with these rules: ending: {reason} to hit \
             exactly\n"
        )
    );
    refuses(Play, "--rules farkle-ten --exact", &["'--exact'"]);
}

#[test]
fn variants_names_what_it_accepts() {
    refuses(
        Variants,
        "--option jokers",
        &["--option <NAME>", "'jokers'", "single,", "first_player"],
    );
    for games in ["", "zilch zonk"] {
        refuses(
            Variants,
            &format!("--compare {games}"),
            &["--compare <A> [B]", "crapola,", "five-dice-farkle"],
        );
    }
    let house = "--rules-file examples/rules/family-table.toml";
    for (games, got) in [
        ("zilch".to_string(), "not 1"),
        (format!("zilch farkle {house}"), "not 3"),
    ] {
        let words = ["two games", "--compare <A> [B]", "--rules-file <FILE>", got];
        refuses(Variants, &format!("--compare {games}"), &words);
    }
    refuses(
        Variants,
        &format!("--markdown {house}"),
        &["--markdown", "--rules-file <FILE>"],
    );
    refuses(
        Variants,
        "--markdown --option dice",
        &["--markdown", "--option <NAME>"],
    );
}

#[test]
fn rules_that_have_no_race() {
    for (rules, what) in [
        ("crapola", "a catch-up ending"),
        ("farkle-ten", "a number of rounds"),
        ("high-stakes", "piggyback"),
    ] {
        let (named, reason) = (
            format!("'{rules}'"),
            format!("a race of two cannot have {what}"),
        );
        let args = format!("--rules {rules} --race");
        refuses(Solve, &args, &["--rules <ID>", &named, &reason]);
        let args = format!("--rules {rules} race most:300");
        refuses(Arena, &args, &["<STRATEGY>...", "'race'", &reason]);
    }
    let house = "examples/rules/family-table.toml";
    let faulty = Solve.run(&format!("--rules-file {house} --race --target 1000000000"));
    assert_eq!(faulty.code, Some(2), "{faulty:?}");
    let words = [house, "--rules-file <FILE>", "a race"];
    assert!(
        words.iter().all(|word| faulty.err.contains(word)),
        "{}",
        faulty.err
    );
}

#[test]
fn races_that_are_too_large() {
    refuses(
        Solve,
        "--rules busche-neller --race --target 1000000000",
        &[
            "--rules <ID>",
            "'busche-neller'",
            "solving takes more than",
            "a lower --target",
        ],
    );
}

#[test]
fn pictures_that_cannot_be_written() {
    refuses(
        Solve,
        "--rules farkle --plot no-such-folder/turn.svg",
        &["--plot <FILE>", "'no-such-folder/turn.svg'", "No such file"],
    );
    refuses(Solve, "--rules farkle --plot", &["--plot <FILE>", "SVG"]);
}

#[test]
fn names_of_no_strategy() {
    let known = ["most:N", "all:N", "best", "race"];
    for name in ["fast", "best:300", "race:1", "Best", ":", "most300"] {
        let named = format!("'{name}'");
        let mut words = vec!["<STRATEGY>...", &named];
        words.extend(known);
        refuses(Arena, &format!("--rules farkle {name} best"), &words);
    }
    for name in ["most", "all:", "most:-1", "all:many", "most:4294967296"] {
        let named = format!("'{name}'");
        let words = ["<STRATEGY>...", &named, "0 to 4294967295", "most:300"];
        refuses(Arena, &format!("--rules farkle best {name}"), &words);
    }
    let mut words = vec!["<STRATEGY>..."];
    words.extend(known);
    refuses(Arena, "--rules farkle", &words);
}

#[test]
fn arenas_with_the_wrong_number_of_players() {
    let crowd = &format!("--rules farkle {}", "most:300 ".repeat(300));
    for (args, words) in [
        (
            "--rules kingdom-come best",
            ["'1 players'", "takes 2 players, not 1"],
        ),
        ("--rules titusind best", ["'1 players'", "2 to 16"]),
        (crowd, ["'300 players'", "1 to 16 players, not 300"]),
        (
            "--rules farkle race best best",
            ["'race'", "2 players, not of 3"],
        ),
    ] {
        refuses(Arena, args, &["<STRATEGY>...", words[0], words[1]]);
    }
}

#[test]
fn numbers_of_an_arena() {
    for games in ["0", "-1", "many", "1000000001"] {
        let named = format!("'{games}'");
        let words = ["--games <N>", &named, "1 to 1000000000"];
        refuses(
            Arena,
            &format!("--rules farkle best best --games {games}"),
            &words,
        );
    }
    for program in [Arena, Solve] {
        let rest = if matches!(program, Arena) {
            "best best"
        } else {
            ""
        };
        let words = ["--target <POINTS>", "'0'", "1 to 1000000000"];
        refuses(
            program,
            &format!("--rules farkle --target 0 {rest}"),
            &words,
        );
    }
    refuses(
        Solve,
        "--rules farkle --games 3",
        &["'--games'", "--target <POINTS>", "--race", "--plot <FILE>"],
    );
}

#[test]
fn levels_and_hints() {
    refuses(
        Play,
        "--level hard",
        &["--level <LEVEL>", "'hard'", "easy, good, best"],
    );
    refuses(
        Play,
        "--hint --auto",
        &["'--hint'", "cannot be used with", "--auto"],
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
    let words = ["--option <NAME>", "--compare <A> [B]", "--markdown"];
    assert!(words.iter().all(|word| help.contains(word)), "{help}");
    let help = Solve.output("--help");
    let words = [
        "--target <POINTS>",
        "--race",
        "--tsv",
        "--plot <FILE>",
        "turn_opening",
    ];
    assert!(words.iter().all(|word| help.contains(word)), "{help}");
    let help = Arena.output("--help");
    let words = [
        "most:N ",
        "all:N ",
        "best ",
        "race ",
        "--games <N>",
        "--seed <N>",
    ];
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
        "--level <LEVEL>",
        "--hint",
        "--list",
    ];
    assert!(words.iter().all(|word| help.contains(word)), "{help}");
}
