//! Games with the C example `play`, typed through a pipe.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use hotdice::solve::BestTurn;
use hotdice::{Account, Dice, DiceSource, Preset, RuleSet, SeededDice, Turn};

use crate::program::{Executable, Program};

fn example() -> Option<Executable> {
    let program = Program::new("gcc", "c99")?.source("examples/c/play.c");
    Some(program.build())
}

/// How it ends when this is typed.
fn end_typing(command: &mut Command, typed: &str) -> Output {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the example starts");
    let mut stdin = child.stdin.take().expect("the input is piped");
    let typed = typed.to_owned();
    let typist = std::thread::spawn(move || {
        // It may leave before it has read all.
        let _ = stdin.write_all(typed.as_bytes());
    });
    let output = child.wait_with_output().expect("the example ends");
    typist.join().expect("nothing is wrong with typing");
    output
}

/// What it prints when this is typed, given that it succeeds and complains of nothing.
#[track_caller]
fn session(arguments: &[&str], typed: &str) -> Option<String> {
    let output = end_typing(example()?.command().args(arguments), typed);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success(), "{}", output.status);
    Some(String::from_utf8(output.stdout).expect("it prints text"))
}

#[test]
fn the_end_of_the_input_quits() {
    let Some(printed) = session(&["titusind", "7"], "") else {
        return;
    };
    let first = SeededDice::new(7).throw(6).expect("six dice can be thrown");
    assert!(printed.contains(&format!("\n  throw {}\n", first.dice())));
    assert!(printed.ends_with("1. You: 0 points\n1. Computer: 0 points\n"));
}

#[test]
fn a_game_comes_to_its_end() {
    // Keeps the first, banks whatever may be banked, and throws otherwise.
    let typed = "1\nb\nt\n".repeat(5000);
    for (rules, players) in [("crapola", 2), ("titusind", 2), ("farkle-ten", 2)] {
        let Some(printed) = session(&[rules, "11"], &typed) else {
            return;
        };
        let standings: Vec<_> = printed.lines().rev().take(players).collect();
        let won = standings.iter().any(|line| line.ends_with(", the winner"));
        assert!(won, "{rules}: {standings:?}");
    }
}

#[test]
fn what_is_typed_wrongly_is_answered_with_what_can_be_typed() {
    let typed = "0\n99999999999999999999999\nxyz\nb\n-1\n1\n1\nxyz\nT\n".to_owned();
    let Some(printed) = session(&["titusind", "7"], &typed) else {
        return;
    };
    let answers = |answer: &str| printed.matches(answer).count();
    assert_eq!(answers("Type the number of a keep, 1 to 2;"), 5);
    assert_eq!(answers("Type t to throw again, b to bank,"), 3);
}

#[test]
fn a_line_longer_than_any_is_one_answer() {
    let Some(printed) = session(&["titusind", "7"], &format!("{}\n1\n", "9".repeat(1000))) else {
        return;
    };
    assert_eq!(printed.matches("Type the number of a keep").count(), 1);
    assert_eq!(printed.matches("  keep 1 for 100 points").count(), 1);
}

#[test]
fn a_keep_is_taken_back_a_turn_given_up_and_a_bank_refused() {
    let Some(printed) = session(&["titusind", "7"], "1\nu\n2\nb\ng\nq\n") else {
        return;
    };
    assert!(printed.contains("  keep 1 for 100 points, 5 left\n"));
    assert!(printed.contains("  keep 1-1 for 200 points, 4 left\n"));
    let refused = "No bank of 200 points: the player's first bank needs more points (1000)\n";
    assert!(printed.contains(refused));
    assert!(printed.contains("  the turn is given up\n\nComputer: 0 points\n"));
}

#[test]
fn a_hint_names_the_best_moves_with_their_values() {
    let Some(printed) = session(&["busche-neller", "7"], "h\n1\nh\nq\n") else {
        return;
    };
    let hints: Vec<_> = printed
        .lines()
        .filter_map(|line| line.split_once(" points expected: "))
        .collect();
    let best = BestTurn::of(&RuleSet::preset(Preset::BuscheNeller)).expect("a plain turn");
    let rules = best.rules();
    let mut turn = Turn::new(rules, Account::NEW);
    let mut dice = SeededDice::new(7);
    let first = dice.throw(6).expect("six dice can be thrown").dice();
    turn.throw(first).expect("the first throw");
    let mut expected = best.advice(&turn);
    expected.truncate(3);
    turn.keep(turn.keeps().next().expect("it scores").dice)
        .expect("the first keep");
    expected.extend(best.advice(&turn));
    assert_eq!(hints.len(), expected.len(), "{printed}");
    for ((value, _), advice) in hints.iter().zip(expected) {
        let value = value.rsplit(' ').next().expect("a number");
        assert_eq!(value, format!("{:.2}", advice.value));
    }
    assert!(hints.iter().any(|(_, decision)| *decision == "throw"));
}

const OFFERED: &str = " are left to be taken over\n";

/// A game in which the human gives the first turn up and may take the computer's over, once this is
/// typed: what is printed before the offer, and after it.
fn after_an_offer(typed: &str) -> Option<(String, String)> {
    let example = example()?;
    let games = (0..100).map(|seed: u32| {
        let mut command = example.command();
        command.args(["high-stakes", &seed.to_string()]);
        let output = end_typing(&mut command, &format!("g\n{typed}\n"));
        assert!(output.status.success(), "{}", output.status);
        String::from_utf8(output.stdout).expect("it prints text")
    });
    let mut parts = games.filter_map(|printed| {
        let (before, after) = printed.split_once(OFFERED)?;
        let second_turn = before.matches("\nYou: ").count() == 2;
        second_turn.then(|| (before.to_owned(), after.to_owned()))
    });
    Some(
        parts
            .next()
            .expect("the computer banks its first turn in some game"),
    )
}

#[test]
fn what_the_computer_leaves_is_taken_over_or_not() {
    let Some((before, taken)) = after_an_offer("o") else {
        return;
    };
    let banked = |line: &str| {
        Some(
            line.strip_prefix("  bank ")?
                .strip_suffix(" points")?
                .to_owned(),
        )
    };
    let points = before.lines().find_map(banked).expect("it is banked");
    assert!(
        before.contains(&format!("\n  {points} points and ")),
        "{before}"
    );
    let expected = format!("take over or throw>   take {points} points over\n  throw ");
    assert!(taken.starts_with(&expected), "{taken}");
    for (typed, expected) in [
        ("t", "take over or throw>   throw "),
        ("g", "take over or throw>   the turn is given up\n"),
        (
            "1",
            "take over or throw> Type o to take over, t to throw all dice,",
        ),
    ] {
        let (_, after) = after_an_offer(typed).expect("there is a compiler");
        assert!(after.starts_with(expected), "{after}");
    }
}

/// A seed whose first throw this is.
fn seed_of(wanted: Dice) -> String {
    let seed = (0..=u64::MAX).find(|&seed| {
        let throw = SeededDice::new(seed).throw(wanted.len());
        throw.expect("so many dice can be thrown").dice() == wanted
    });
    seed.expect("every throw comes some time").to_string()
}

#[test]
fn a_combination_has_to_be_confirmed() {
    let straight: Dice = "1-2-3-4-5-6".parse().expect("these are dice");
    let seed = seed_of(straight);
    let rules = RuleSet::preset(Preset::Zehntausend);
    let whole = rules.keeps(straight).count().to_string();
    let Some(printed) = session(&["zehntausend", &seed], &format!("{whole}\nb\n")) else {
        return;
    };
    assert!(printed.contains("  to be confirmed by 500 more points\n"));
    let refused = "No bank of 1500 points: a combination has to be confirmed first (500)\n";
    assert!(printed.contains(refused), "{printed}");
}

#[test]
fn after_the_last_throw_there_is_only_the_bank() {
    // Keeps the first, and throws until nothing can be thrown; then tries to.
    let Some(printed) = session(&["berliner-macke", "7"], &"1\nt\n".repeat(300)) else {
        return;
    };
    assert!(printed.contains(" points in this turn, 0 dice to throw\n"));
    assert!(printed.contains("\nbank> No throw: the turn has had all its throws\n"));
    assert!(printed.contains("  bust: the last throw, and nothing of it can be banked\n"));
}

#[test]
fn a_game_of_rounds_says_so() {
    let Some(printed) = session(&["farkle-ten", "7"], "") else {
        return;
    };
    assert!(printed.starts_with("farkle-ten, 10 rounds, seed 7\n"));
}

#[test]
fn arguments_that_are_none_are_refused() {
    let Some(example) = example() else { return };
    for (arguments, complaint) in [
        (
            ["unknown", "7"].as_slice(),
            "error: there are no rules \"unknown\", only crapola,",
        ),
        (["titusind", "-7"].as_slice(), "usage: play [RULES] [SEED]"),
        (
            ["titusind", "18446744073709551616"].as_slice(),
            "usage: play [RULES] [SEED]",
        ),
        (
            ["titusind", "7", "8"].as_slice(),
            "usage: play [RULES] [SEED]",
        ),
    ] {
        let output = end_typing(example.command().args(arguments), "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.starts_with(complaint), "{arguments:?}: {said}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
    }
}
