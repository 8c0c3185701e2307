//! `play --auto`: whole games between computers.

use std::io::{BufRead, BufReader, Read};

use crate::program::Program::Play;

const DOCUMENTED: [(&str, i32); 7] = [
    ("crapola", 10_000),
    ("crapola-basic", 10_000),
    ("crapola-five", 10_000),
    ("dice-game-10000", 10_000),
    ("cien-mil", 100_000),
    ("diecimila", 10_000),
    ("titusind", 10_000),
];

/// The totals of `Totals: Player 2 10050, Player 1 6900`.
fn totals(game: &str) -> Vec<i32> {
    let line = game.lines().find_map(|line| line.strip_prefix("Totals: "));
    let totals = line.expect("a game ends with the totals").split(", ");
    totals
        .map(|total| total.rsplit(' ').next().unwrap_or_default())
        .map(|points| points.parse().expect("a total is a number"))
        .collect()
}

#[test]
fn a_seed_gives_the_same_game_again() {
    for (rules, _) in DOCUMENTED {
        let args = format!("--rules {rules} --auto --seed 7");
        assert_eq!(Play.output(&args), Play.output(&args), "{rules}");
    }
}

#[test]
fn another_seed_gives_another_game() {
    assert_ne!(
        Play.output("--auto --seed 7"),
        Play.output("--auto --seed 8")
    );
}

/// The seed that a game prints.
fn seed(game: &str) -> &str {
    let line = game.lines().find_map(|line| line.split_once("seed "));
    line.expect("the seed is printed").1
}

#[test]
fn a_game_without_a_seed_can_be_repeated_by_the_one_it_prints() {
    let game = Play.output("--auto --rules farkle");
    let args = format!("--auto --rules farkle --seed {}", seed(&game));
    assert_eq!(Play.output(&args), game);
}

#[test]
fn games_without_a_seed_differ() {
    // One in a million million runs draws the same seed three times.
    let games = [(); 3].map(|()| Play.output("--auto"));
    let [first, second, third] = games.each_ref().map(|game| seed(game));
    assert!(first != second || second != third, "{first} three times");
}

#[test]
fn a_game_ends_with_its_winner() {
    for (rules, target) in DOCUMENTED {
        let game = Play.output(&format!("--rules {rules} --auto --seed 7 --players 3"));
        let totals = totals(&game);
        let best = totals.iter().max().copied().unwrap_or_default();
        let last = game.lines().last().unwrap_or_default();
        assert_eq!(totals.len(), 3, "{rules}");
        assert!(best >= target, "{rules}: {totals:?}");
        let ending = format!(" wins with {best} points");
        assert!(
            last.starts_with("Player ") && last.ends_with(&ending),
            "{rules}: {last}"
        );
    }
}

#[test]
fn banked_points_add_up_to_the_totals() {
    let game = Play.output("--rules titusind --auto --seed 7");
    let banked = game
        .lines()
        .filter_map(|line| line.strip_prefix("  banked "));
    let sum: i32 = banked
        .filter_map(|line| line.split_once(':'))
        .map(|(points, _)| points.parse::<i32>().expect("points are a number"))
        .sum();
    assert_eq!(sum, totals(&game).iter().sum::<i32>());
}

#[test]
fn a_whole_game_of_crapola() {
    insta::assert_snapshot!(Play.output("--auto --seed 7 --target 3000"));
}

#[test]
fn a_keep_may_win_the_game_at_once() {
    let game = Play.output("--rules tysiac --auto --players 4 --seed 17");
    let played: Vec<_> = game.lines().rev().filter(|line| !line.is_empty()).collect();
    assert_eq!(played[0], "Player 1 wins at once");
    assert!(
        played[2].ends_with("kept 2-2-2-2-2, which wins the game"),
        "{}",
        played[2]
    );
}

#[test]
fn a_game_that_cannot_end_stops() {
    // Crapola asks for 400 points a bank, so nobody can make good less under an exact target.
    let game = Play.output("--auto --exact --target 1100 --seed 1");
    assert_eq!(
        game.lines().last(),
        Some("Nobody wins: no end after 10000 turns")
    );
}

#[test]
fn a_reader_that_leaves_is_no_error() {
    // Far more than a pipe holds, so that the program has to notice.
    let mut child = Play.start("--auto --seed 7 --target 1000000000");
    let mut out = BufReader::new(child.stdout.take().expect("the output is piped"));
    let mut first = String::new();
    out.read_line(&mut first).expect("there is a first line");
    drop(out);
    assert!(first.starts_with("crapola: "), "{first}");

    let status = child.wait().expect("the example ends");
    let mut complaint = String::new();
    let mut err = child.stderr.take().expect("the errors are piped");
    err.read_to_string(&mut complaint).expect("errors are text");
    assert_eq!((status.code(), complaint.as_str()), (Some(0), ""));
}

#[test]
fn all_rule_sets_are_listed() {
    let list = Play.output("--list");
    let ids: Vec<_> = list
        .lines()
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    assert_eq!(ids, hotdice::Preset::ALL.map(hotdice::Preset::id));
}
