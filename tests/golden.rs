//! Keep-sets and bust odds computed by an independent program.

use std::collections::BTreeMap;

use hotdice::{Dice, Preset, RuleSet};
use serde::Deserialize;

#[derive(Deserialize)]
struct Golden {
    preset: String,
    busts: BTreeMap<u8, String>,
    keeps: BTreeMap<String, u32>,
}

fn golden() -> impl Iterator<Item = (Golden, RuleSet)> {
    let files = [
        include_str!("data/crapola.json"),
        include_str!("data/diecimila.json"),
        include_str!("data/farkle-boxed.json"),
        include_str!("data/titusind.json"),
    ];
    files.into_iter().map(|file| {
        let golden: Golden = serde_json::from_str(file).expect("golden data is well-formed");
        let preset: Preset = golden.preset.parse().expect("golden data names a preset");
        (golden, RuleSet::preset(preset))
    })
}

#[test]
fn every_multiset_is_worth_what_the_independent_program_found() {
    for (golden, rules) in golden() {
        for dice in (1..=6).flat_map(Dice::all) {
            let name = dice.to_string().replace('-', "");
            let expected = golden.keeps.get(&name).copied();
            assert_eq!(rules.points(dice), expected, "{}: {dice}", golden.preset);
        }
    }
}

#[test]
fn every_throw_keeps_what_it_contains_of_the_golden_keep_sets() {
    for (golden, rules) in golden() {
        let keep_sets: Vec<Dice> = golden
            .keeps
            .keys()
            .map(|name| name.parse().unwrap())
            .collect();
        for throw in (1..=6).flat_map(Dice::all) {
            let expected = keep_sets
                .iter()
                .filter(|&&keep| throw.contains(keep))
                .count();
            assert_eq!(
                rules.keeps(throw).len(),
                expected,
                "{}: {throw}",
                golden.preset
            );
        }
    }
}

#[test]
fn busts_are_the_fractions_that_the_independent_program_found() {
    for (golden, rules) in golden() {
        assert_eq!(golden.busts.len(), 6, "{}", golden.preset);
        for (&dice, fraction) in &golden.busts {
            let (numerator, denominator) = fraction.split_once('/').expect("a fraction");
            let part = |text: &str| text.parse::<u64>().expect("a number");
            let odds = rules.odds(dice);
            assert_eq!(odds.dice, dice);
            assert_eq!(odds.throws, 6_u64.pow(dice.into()));
            assert_eq!(
                odds.busts * part(denominator),
                part(numerator) * odds.throws,
                "{}: {dice} dice",
                golden.preset
            );
        }
    }
}
