//! `play --record` and `play --replay`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use hotdice::record::Record;
use hotdice::{Preset, RuleSet};

use crate::program::Program::Play;
use crate::program::{Run, typing};

/// A place for the file of one test, empty.
fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.txt"));
    if path.exists() {
        fs::remove_file(&path).expect("the file of an earlier run");
    }
    path
}

/// Runs `play` with these arguments, and the file as that of the last one.
fn play(args: &str, file: &Path) -> Run {
    play_typing(args, file, &[])
}

/// As [`play`], and types these lines.
fn play_typing(args: &str, file: &Path, lines: &[&str]) -> Run {
    let mut command = Play.command();
    command.args(args.split_whitespace()).arg(file);
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let child = piped.stderr(Stdio::piped()).spawn();
    typing(child.expect("the example starts"), lines)
}

#[track_caller]
fn succeeds(run: Run) -> String {
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{}", run.out);
    run.out
}

/// The complaint about a file that cannot be replayed.
#[track_caller]
fn complaint(name: &str, text: &str) -> String {
    let file = file(name);
    fs::write(&file, text).expect("a file can be written");
    let run = play("--replay", &file);
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{}", run.err);
    let begin = format!(
        "error: invalid value '{}' for '--replay <FILE>': ",
        file.display()
    );
    match run
        .err
        .strip_prefix(&begin)
        .and_then(|rest| rest.strip_suffix('\n'))
    {
        Some(reason) => reason.to_string(),
        None => panic!("{}", run.err),
    }
}

/// What is told of the turns.
fn turns(told: &str) -> &str {
    let (_, turns) = told.split_once("\nTurn 1: ").expect("a first turn");
    let end = turns
        .find("\nTotals: ")
        .or_else(|| turns.find("\nStandings:"));
    &turns[..end.expect("an end")]
}

#[test]
fn a_replay_tells_the_same_turns_as_the_game() {
    for rules in [
        "crapola",
        "dice-10000",
        "farkle-ten",
        "berliner-macke",
        "zehntausend",
    ] {
        let file = file(&format!("told-{rules}"));
        let args = format!("--rules {rules} --auto --players 3 --seed 4");
        let game = succeeds(play(&format!("{args} --record"), &file));
        assert_eq!(
            game,
            Play.output(&args),
            "{rules}: a record changes nothing"
        );
        let again = succeeds(play("--replay", &file));
        assert_eq!(turns(&again), turns(&game), "{rules}");
        assert_eq!(again.lines().last(), game.lines().last(), "{rules}");
        assert!(
            again.contains("\na recorded game of 3 players, seed 4\n"),
            "{rules}: {again}"
        );
    }
}

#[test]
fn a_recorded_game_is_what_the_library_replays() {
    let file = file("replayed");
    succeeds(play("--rules dice-10000 --auto --seed 4 --record", &file));
    let record: Record = fs::read_to_string(&file)
        .unwrap()
        .parse()
        .expect("a record");
    let rules = RuleSet::preset(Preset::Dice10000);
    let game = record.replay(&rules).expect("a legal game");
    assert_eq!(
        game.outcome().map(|outcome| outcome.winners),
        record.winners()
    );
    assert!(record.winners().is_some() && record.header().seed() == Some(4));
}

#[test]
fn a_game_that_is_left_is_recorded_as_far_as_it_went() {
    let file = file("left");
    let args = "--rules titusind --exact --target 9000 --seed 6 --record";
    let typed = ["t", "3 3 3", "tb", "1 3 3 3 5", "q"];
    succeeds(play_typing(args, &file, &typed));
    let expected = "hotdice record 1\nrules: \"--rules titusind --target 9000 --exact\"\nseats: 2\n\
                    name A: You\nname B: Player 2\nfirst: A\nseed: 6\n\n\
                    A: 3-4-5-1-3-3 > 1-3-3-3-5 450\n";
    assert_eq!(fs::read_to_string(&file).unwrap(), expected);
    let again = succeeds(play("--replay", &file));
    let told = "\nTurn 1: You, 0 points, not on the board\n  ⚂ ⚃ ⚄ ⚀ ⚂ ⚂  kept 1-3-3-3-5 for 450: \
                450 at risk, 1 die left\n";
    assert!(
        again.contains(told) && again.contains("titusind --target 9000 --exact"),
        "{again}"
    );
    assert!(
        again.ends_with("The game goes on: it is the turn of You\n"),
        "{again}"
    );
}

#[test]
fn a_record_from_elsewhere_is_told_with_its_names() {
    let file = file("elsewhere");
    let text = "hotdice record 1\nrules: dice-game-10000\nseats: 3\nname A: Anna\nname C: Carl\n\
                first: B\n\n\
                B: 1-1-4-1-5-6 > 1-1-1 300 as 1 100 (single) + 1 100 (single) + 1 100 (single); \
                A leaves; 5-2-3; forfeit -300\n\
                C: C leaves\n\
                won: B\n";
    fs::write(&file, text).unwrap();
    let again = succeeds(play("--replay", &file));
    let (rules, told) = again.split_once('\n').expect("a line of the rules");
    assert!(rules.starts_with("dice-game-10000: "), "{rules}");
    let expected = "a recorded game of 3 players\n\
                    Player 2 begins\n\
                    \n\
                    Turn 1: Player 2, 0 points\n  \
                    ⚀ ⚀ ⚃ ⚀ ⚄ ⚅  kept 1-1-1 for 300: 300 at risk, 3 dice left\n  \
                    Anna left the game\n  \
                    ⚄ ⚁ ⚂\n  \
                    gave the turn up, 300 points lost\n\
                    \n\
                    Turn 2: Carl, 0 points\n  \
                    Carl left the game\n\
                    \n\
                    Standings:\n   \
                    1           0  Player 2\n   \
                    2           0  Anna\n   \
                    2           0  Carl\n\
                    Player 2 wins: all others have left\n";
    assert_eq!(told, expected);
}

#[test]
fn a_record_that_cannot_be_read_or_played_is_refused_with_its_line() {
    let head = "hotdice record 1\nrules: titusind\nseats: 2\nfirst: A\n\n";
    let bank = "A: 1-4-4-4-4-5 > 4-4-4-4 800; bank 800; total 800\n";
    assert_eq!(
        complaint("refused", &format!("{head}{bank}")),
        "line 6: \"bank 800\": the first bank needs 1000 points, and the turn has 800"
    );
    assert_eq!(
        complaint(
            "refused-cost",
            &format!("{head}A: 1-4-4-4-4-5 > 4-4-4-4 800; 2-6 bust -80\n")
        ),
        "line 6: \"2-6 bust -80\" should be \"2-6 bust -800\""
    );
    assert_eq!(
        complaint("unread", &format!("{head}A: 1-4-4-4-4-7\n")),
        "line 6: \"1-4-4-4-4-7\" are no dice: character 11 is '7', where a face from 1 to 6, a \
         hyphen, a comma or a space is expected"
    );
    assert_eq!(
        complaint("empty", ""),
        "line 1: a line that begins with \"hotdice record\" is expected, but the text ends"
    );
    assert_eq!(
        complaint("other-rules", &head.replace("titusind", "\"my own rules\"")),
        "line 2: \"my own rules\" are no rules that play knows"
    );
    assert_eq!(
        complaint(
            "faulty-rules",
            &head.replace("titusind", "\"--exact --target 500\"")
        ),
        "line 2: invalid value '500' for '--target <POINTS>': opening: at most the exact target, \
         500 points, not 1000"
    );
}

#[test]
fn files_that_are_not_there_or_no_text_are_refused() {
    let missing = file("missing");
    let run = play("--replay", &missing);
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
    assert!(
        run.err.contains("missing.txt' for '--replay <FILE>': "),
        "{}",
        run.err
    );

    let binary = file("binary");
    fs::write(&binary, [0xff, 0xfe, 0x00]).unwrap();
    let run = play("--replay", &binary);
    assert_eq!((run.code, run.err.lines().count()), (Some(2), 1));

    let nowhere = file("nowhere").join("game.txt");
    let run = play("--auto --seed 1 --record", &nowhere);
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
    assert!(
        run.err.contains("game.txt' for '--record <FILE>': "),
        "{}",
        run.err
    );
}

#[test]
fn no_file_is_overwritten() {
    let file = file("precious");
    fs::write(&file, "precious").unwrap();
    let run = play("--auto --seed 1 --record", &file);
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
    assert!(
        run.err.contains("precious.txt' for '--record <FILE>': "),
        "{}",
        run.err
    );
    assert_eq!(fs::read_to_string(&file).unwrap(), "precious");
}

#[test]
fn a_replay_takes_no_other_arguments() {
    let file = file("alone");
    for other in [
        "--auto",
        "--seed 1",
        "--rules farkle",
        "--players 2",
        "--target 5",
        "--exact",
        "--hint",
        "--level good",
    ] {
        let run = play(&format!("{other} --replay"), &file);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{other}");
        let words = ["'--replay <FILE>'", "cannot be used with"];
        assert!(
            words.iter().all(|word| run.err.contains(word)),
            "{}",
            run.err
        );
    }
}
