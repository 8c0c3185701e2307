//! `keeps` and `odds`.

use crate::program::Program::{Keeps, Odds};

/// The fields of the lines that `--tsv` prints.
fn fields(lines: &str) -> Vec<Vec<&str>> {
    lines
        .lines()
        .map(|line| line.split('\t').collect())
        .collect()
}

#[test]
fn keeps_are_the_eleven_of_titusind() {
    // "(1) til side, (5) til side, (1,5) … eller (1,4,4,4,4,5) til side."
    let keeps = Keeps.output("--rules titusind 144445 --tsv");
    let expected = [
        "1\t100\t5\t1",
        "5\t50\t5\t1",
        "1-5\t150\t4\t1",
        "4-4-4\t400\t3\t1",
        "1-4-4-4\t500\t2\t1",
        "4-4-4-4\t800\t2\t1",
        "4-4-4-5\t450\t2\t1",
        "1-4-4-4-4\t900\t1\t1",
        "1-4-4-4-5\t550\t1\t1",
        "4-4-4-4-5\t850\t1\t1",
        "1-4-4-4-4-5\t950\t0\t1",
    ];
    assert_eq!(keeps.lines().collect::<Vec<_>>(), expected);
}

#[test]
fn keeps_count_the_partitions() {
    // Four 1s are a set of four, a triplet and a single, or four singles.
    let keeps = Keeps.output("--rules titusind 1111 --tsv");
    let expected = [
        ["1", "100", "3", "1"],
        ["1-1", "200", "2", "1"],
        ["1-1-1", "1000", "1", "2"],
        ["1-1-1-1", "2000", "0", "3"],
    ];
    assert_eq!(fields(&keeps), expected);
}

#[test]
fn a_keep_that_wins_has_no_points() {
    let keeps = Keeps.output("--rules dice-game-10000 111111 --tsv");
    let last = keeps.lines().last().expect("six 1s can be kept");
    assert!(last.starts_with("1-1-1-1-1-1\twin\t0\t"), "{last}");
}

#[test]
fn keeps_with_held_dice_complete_a_straight() {
    // Crapola: 1 and 5 are kept for 150; either straight makes 1000 of the turn or, with the fresh
    // 1, 1100.
    let keeps = Keeps.output("--rules crapola 2346 --held 1-5 --tsv");
    assert_eq!(
        fields(&keeps),
        [["2-3-4", "850", "1", "1"], ["2-3-4-6", "950", "0", "2"]]
    );
}

#[test]
fn a_bust_has_no_lines_but_a_reason() {
    assert_eq!(Keeps.output("--rules crapola 234466 --tsv"), "");
    let why = [
        (
            "--rules crapola 234466",
            "2-3-4-4-6-6 is a bust: nothing scores\n",
        ),
        (
            "--rules cien-mil 1566",
            "1-5-6-6 is a bust: too many dice of a toxic face\n",
        ),
    ];
    for (args, expected) in why {
        assert_eq!(Keeps.output(args), expected);
    }
}

#[test]
fn the_table_of_keeps() {
    insta::assert_snapshot!(Keeps.output("--rules crapola 123456"));
}

#[test]
fn the_table_of_odds() {
    insta::assert_snapshot!(Odds.output("--rules crapola --held 15"));
}

#[test]
fn odds_sum_the_best_points_of_all_six_dice_throws() {
    let sums = [
        ("crapola", "19683000"),
        ("titusind", "18699000"),
        ("diecimila", "18531000"),
        ("farkle-boxed", "18127500"),
        ("kingdom-come", "18621000"),
        ("cardgames", "20107500"),
        ("farkle", "14411250"),
    ];
    for (rules, sum) in sums {
        let odds = Odds.output(&format!("--rules {rules} --tsv"));
        assert_eq!(fields(&odds)[5][4], sum, "{rules}");
    }
}

#[test]
fn odds_count_throws_and_keep_sets() {
    let odds = Odds.output("--rules kingdom-come --tsv");
    let expected = ["6", "1440", "46656", "169712", "18621000", "43647450"];
    assert_eq!(fields(&odds)[5], expected);
}

#[test]
fn odds_of_a_bust() {
    let plain = "4/6 16/36 60/216 204/1296 600/7776 1440/46656";
    let three_pairs = "4/6 16/36 60/216 204/1296 600/7776 1080/46656";
    let doom = "4/6 16/36 67/216 321/1296 1886/7776 12821/46656";
    for (rules, expected) in [
        ("crapola", plain),
        ("farkle", plain),
        ("titusind", three_pairs),
        ("cien-mil", doom),
    ] {
        let odds = Odds.output(&format!("--rules {rules} --tsv"));
        let busts: Vec<_> = fields(&odds)
            .iter()
            .map(|line| format!("{}/{}", line[1], line[2]))
            .collect();
        assert_eq!(busts.join(" "), expected, "{rules}");
    }
}

#[test]
fn odds_with_held_dice_run_to_those_that_remain() {
    for (held, dice, busts) in [("1-5", 4, "144"), ("5", 5, "360"), ("1", 5, "600")] {
        let odds = Odds.output(&format!("--rules crapola --held {held} --tsv"));
        let odds = fields(&odds);
        assert_eq!(odds.len(), dice, "{held}");
        assert_eq!(odds[dice - 1][1], busts, "{held}");
    }
}

#[test]
fn five_dice_have_five_lines() {
    assert_eq!(Odds.output("--rules crapola-five --tsv").lines().count(), 5);
}
