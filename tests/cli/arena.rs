//! `arena`: results that can be had again, and what they have to be.

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
fn ten_thousand_games_are_played_unless_told_otherwise() {
    let printed = Arena.output("--rules busche-neller --target 50 most:0 most:0");
    assert!(
        printed.starts_with("busche-neller to 50: 10000 games, seed 1\n"),
        "{printed}"
    );
}
