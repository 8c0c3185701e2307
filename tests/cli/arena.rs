//! `arena`: results that can be had again, and what they have to be.

use std::fs;
use std::path::PathBuf;

use crate::program::Program::Arena;

/// The fields of a line of `--tsv` after the name.
struct Line {
    name: String,
    numbers: Vec<f64>,
}

fn lines(args: &str) -> Vec<Line> {
    let printed = Arena.output(&format!("{args} --tsv"));
    let line = |line: &str| {
        let mut fields = line.split('\t').map(str::to_string);
        let name = fields.next().expect("a name");
        let numbers = fields.map(|field| field.parse().expect("a number"));
        Line {
            name,
            numbers: numbers.collect(),
        }
    };
    printed.lines().map(line).collect()
}

/// A file of this name with this rule set.
fn rule_file(name: &str, text: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("arena");
    fs::create_dir_all(&folder).expect("a folder for the files");
    let path = folder.join(name);
    fs::write(&path, text).expect("the file is written");
    path.into_os_string().into_string().expect("a path of text")
}

const SIMPLE: &str = "--rules busche-neller --target 3000 most:300 all:500 --games 200 --seed 7";

#[test]
fn the_table_of_an_arena() {
    insta::assert_snapshot!(Arena.output(SIMPLE));
}

#[test]
fn a_seed_gives_the_same_results_again() {
    assert_eq!(Arena.output(SIMPLE), Arena.output(SIMPLE));
    let other = SIMPLE.replace("--seed 7", "--seed 8");
    assert_ne!(Arena.output(SIMPLE), Arena.output(&other));
}

#[test]
fn lines_are_in_the_order_of_the_players_and_add_up() {
    let lines = lines("--rules farkle --target 2000 all:300 most:300 best --games 90 --seed 1");
    let names: Vec<_> = lines.iter().map(|line| line.name.as_str()).collect();
    assert_eq!(names, ["all:300", "most:300", "best"]);
    let won: f64 = lines.iter().map(|line| line.numbers[0]).sum();
    assert!((won - 90.0).abs() < 1e-9, "{won}");
    for Line { name, numbers } in &lines {
        let &[wins, rate, low, high, turns, busts] = &numbers[..] else {
            panic!("{name}: six numbers are expected, not {numbers:?}");
        };
        assert!((rate - wins / 90.0).abs() < 1e-11, "{name}: {rate}");
        assert!(0.0 <= low && low < rate && rate < high && high <= 1.0);
        assert!(turns > 1.0 && busts > 0.0 && busts < 1.0, "{name}");
    }
}

#[test]
fn the_interval_is_wilsons() {
    let lines = lines("--rules busche-neller --target 1000 most:300 most:300 --games 100 --seed 2");
    let [wins, _, low, high, ..] = lines[0].numbers[..] else {
        panic!("numbers are missing");
    };
    // The ends p are where the rate is 1.96 standard errors away: (rate - p)² = z² p (1 - p) / n.
    for end in [low, high] {
        let z = (wins / 100.0 - end).abs() / (end * (1.0 - end) / 100.0).sqrt();
        assert!((z - 1.959_963_984_540).abs() < 1e-6, "{z}");
    }
}

#[test]
fn who_plays_to_win_does_better_than_who_plays_for_points() {
    let wins = |player: &str| {
        let args = format!("--rules busche-neller --target 600 {player} all:350");
        let lines = lines(&format!("{args} --games 200 --seed 3"));
        assert_eq!([&*lines[0].name, &*lines[1].name], [player, "all:350"]);
        lines[0].numbers[0]
    };
    let (race, best) = (wins("race"), wins("best"));
    assert!(race > best && best > 100.0, "{race} {best}");
}

#[test]
fn a_race_is_held_at_five_penalties_where_totals_could_fall_without_end() {
    let streak = "base = \"busche-neller\"\nbust_streak = { busts = 2, points = 50 }";
    let endless = rule_file("endless.toml", streak);
    let held = rule_file("held.toml", &format!("{streak}\nlowest_total = -250"));
    let games = |rules: &str, players: &str| {
        let args = format!("--rules-file {rules} {players} --games 300");
        let printed = Arena.output(&args);
        let (_, results) = printed.split_once('\n').expect("a first line");
        results.to_string()
    };
    let said = "Totals are taken to fall to -250 at the lowest.\n";
    let with_race = games(&endless, "--target 200 race most:100");
    let results = with_race.strip_suffix(said).expect("it says so");
    assert_eq!(results, games(&held, "--target 200 race most:100"));
    // Without a race they may fall.
    let daring = "--target 1000 most:1000 most:1000";
    let without = games(&endless, daring);
    assert!(!without.contains("lowest"), "{without}");
    assert_ne!(without, games(&held, daring));
}

#[test]
fn ten_thousand_games_are_played_unless_told_otherwise() {
    let printed = Arena.output("--rules busche-neller --target 50 most:0 most:0");
    assert!(
        printed.starts_with("busche-neller to 50: 10000 games, seed 1\n"),
        "{printed}"
    );
}
