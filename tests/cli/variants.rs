//! `variants`, and the document that it writes.
//!
//! To write `docs/presets.md` anew: `HOTDICE_WRITE_PRESETS=1 cargo test --test cli presets`

use std::path::Path;
use std::{env, fs};

use hotdice::{Preset, RuleSet};

use crate::program::Program::Variants;

/// The cells of the lines of a table that have a name in their first column.
fn rows(table: &str) -> Vec<Vec<&str>> {
    let lines = table.lines().filter_map(|line| line.strip_prefix("│ "));
    let cells = lines.map(|line| {
        line.trim_end_matches('│')
            .split('┆')
            .map(str::trim)
            .collect()
    });
    cells
        .filter(|cells: &Vec<_>| !cells[0].is_empty())
        .collect()
}

#[test]
fn the_committed_table_of_presets_is_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/presets.md");
    let written = Variants.output("--markdown");
    if env::var_os("HOTDICE_WRITE_PRESETS").is_some() {
        fs::write(&path, &written).expect("docs/ can be written");
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == written,
        "docs/presets.md is stale: run HOTDICE_WRITE_PRESETS=1 cargo test --test cli presets"
    );
}

#[test]
fn the_document_has_every_value_of_every_game() {
    let document = Variants.output("--markdown");
    let sections: Vec<_> = document.split("\n## ").skip(1).collect();
    assert_eq!(sections.len(), 1 + Preset::ALL.len());
    let common = sections[0];
    for (preset, section) in Preset::ALL.into_iter().zip(&sections[1..]) {
        assert!(section.starts_with(&format!("`{preset}`\n")), "{section}");
        let rules = RuleSet::preset(preset);
        for setting in rules.settings() {
            let name = format!("| `{}` |", setting.option());
            let own = section.lines().find(|line| line.starts_with(&name));
            let line = own.or_else(|| common.lines().find(|line| line.starts_with(&name)));
            assert_eq!(line, Some(&*format!("{name} {setting} |")), "{preset}");
        }
    }
}

#[test]
fn every_game_has_a_line() {
    let overview = Variants.output("");
    let rows = rows(&overview);
    let games: Vec<_> = rows.iter().skip(1).map(|row| row[0]).collect();
    assert_eq!(games, Preset::ALL.map(Preset::id));
    let crapola = [
        "crapola",
        "6",
        "1000",
        "400",
        "10000",
        "catch-up-by",
        "of_a_kind, straight,",
    ];
    assert_eq!(rows[1], crapola);
    let others = |game| rows.iter().find(|row| row[0] == game).map(|row| row[6]);
    assert_eq!(others("toxic-twos"), Some("toxic"));
    assert_eq!(others("busche-neller"), Some(""));
    let widest = overview.lines().map(|line| line.chars().count()).max();
    assert!(widest <= Some(100), "{widest:?}");
}

#[test]
fn one_option_of_every_game() {
    let table = Variants.output("--option confirmation");
    let rows = rows(&table);
    assert_eq!(rows.len(), 1 + Preset::ALL.len());
    let confirmed: Vec<_> = rows[1..].iter().filter(|row| row[1] != "none").collect();
    assert_eq!(
        confirmed,
        [&["zehntausend", "straight, three pairs: 500 points"]]
    );
}

#[test]
fn the_game_of_a_file_is_one_more() {
    let house = "--rules-file examples/rules/family-table.toml";
    let overview = Variants.output(house);
    let rows_of_all = rows(&overview);
    assert_eq!(rows_of_all.len(), 2 + Preset::ALL.len());
    let of_house = rows_of_all.last().map(|row| &row[..5]);
    assert_eq!(
        of_house,
        Some(&["family-table", "6", "none", "300", "10000"][..])
    );
    let granularity = Variants.output(&format!("--option granularity {house}"));
    let granularity = rows(&granularity);
    assert_eq!(granularity.last(), Some(&vec!["family-table", "100"]));

    let compared = Variants.output(&format!("--compare busche-neller {house}"));
    let compared = rows(&compared);
    assert_eq!(compared[0], ["option", "busche-neller", "family-table"]);
    assert!(compared.contains(&vec!["minimum", "none", "300"]));
    assert!(compared.contains(&vec!["tie", "shared", "earlier-seat"]));
    assert!(compared.iter().all(|row| row[0] != "opening"));
}

#[test]
fn what_two_games_differ_in() {
    let table = Variants.output("--compare crapola crapola-basic");
    let expected = [
        ["option", "crapola", "crapola-basic"],
        ["opening", "1000", "none"],
        ["minimum", "400", "401"],
        ["ending", "catch-up-by-equalling", "immediate"],
    ];
    assert_eq!(rows(&table), expected);
    let same = Variants.output("--compare zilch zilch");
    assert_eq!(same, "zilch and zilch are the same\n");
}
