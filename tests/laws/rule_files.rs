//! Rule sets as files: whatever is written is read again, and nothing that is read panics.

use hotdice::{Payout, Preset, RuleSet, RuleSetBuilder, SetScheme, rule_file};
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::{Map, Value, json};

use crate::model::files::comes_back;
use crate::options::{any_options, valid_options};
use crate::sampling::{cases, dice_up_to};

/// Boxed, since the trees of so many options are more than a thread has room for.
pub(crate) fn valid_builders() -> BoxedStrategy<RuleSetBuilder> {
    valid_options()
        .prop_map(|options| options.builder())
        .boxed()
}

/// A scheme with any numbers.
fn schemes() -> impl Strategy<Value = SetScheme> {
    let points = || 0_u32..3000;
    prop_oneof![
        select(vec![
            SetScheme::TripletsOnly,
            SetScheme::Doubling,
            SetScheme::Adding,
            SetScheme::Flat
        ]),
        points().prop_map(SetScheme::PerExtraDie),
        [points(), points(), points()].prop_map(|[four, five, six]| SetScheme::Fixed {
            four,
            five,
            six
        }),
        [0..9_u32, 0..9_u32, 0..9_u32].prop_map(|[four, five, six]| SetScheme::Times {
            four,
            five,
            six
        }),
    ]
}

/// Values that stand somewhere in a file, and others.
fn values() -> impl Strategy<Value = Value> {
    let words = vec![
        "win",
        "loss",
        "nothing",
        "none",
        "single",
        "exact",
        "on-board",
        "last-turn",
        "play-off",
        "doubling",
        "flat",
        "must",
        "progressive",
        "",
        "1-5",
        "titusind",
    ];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (0_u32..2000).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        select(words).prop_map(Value::from),
        ".*".prop_map(Value::from),
    ];
    let keys = select(vec![
        "1",
        "2",
        "6",
        "7",
        "1-5",
        "5-1",
        "4-5-6",
        "points",
        "plus",
        "pays",
        "busts",
        "rounds",
        "triplets",
        "scheme",
        "min",
        "max",
        "straight",
        "single",
        "from_total",
        "dice",
        "fixed",
        "four_plus_two",
        "whole_total",
    ]);
    leaf.prop_recursive(3, 24, 6, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..7).prop_map(Value::from),
            prop::collection::vec((keys.clone(), inner), 0..4).prop_map(|entries| {
                let entries = entries.into_iter();
                let table: Map<_, _> = entries.map(|(key, tree)| (key.to_string(), tree)).collect();
                Value::from(table)
            }),
        ]
    })
}

fn files() -> impl Strategy<Value = Value> {
    let known = select(rule_file::KEYS.to_vec()).prop_map(str::to_string);
    let keys = prop_oneof![9 => known, 1 => "[a-z_]{0,12}"];
    prop::collection::btree_map(keys, values(), 0..5)
        .prop_map(|entries| Value::from(entries.into_iter().collect::<Map<_, _>>()))
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn a_rule_set_is_written_and_read_again(rules in valid_builders()) {
        comes_back(&rules.build()?);
    }

    #[test]
    fn sets_by_a_scheme_are_written_and_read_again(
        triplets in prop::array::uniform6(prop_oneof![Just(0_u32), 1..1000_u32]),
        scheme in schemes(),
        dice in 1_u8..=6,
    ) {
        let rules = RuleSet::builder().dice(dice).sets(triplets, scheme).build()?;
        comes_back(&rules);
        let file = serde_json::to_value(&rules)?;
        prop_assert!(file.get("of_a_kind").is_none(), "more than a scheme: {file}");
    }

    #[test]
    fn what_build_refuses_is_named_in_the_file_as_well(options in any_options(true)) {
        let builder = options.builder();
        let Ok(file) = serde_json::to_string(&builder) else {
            // There is no room for so many formations.
            return Ok(());
        };
        prop_assert_eq!(serde_json::from_str::<RuleSetBuilder>(&file)?, builder, "{}", file);
        match (builder.build(), serde_json::from_str::<RuleSet>(&file)) {
            (Ok(rules), Ok(read)) => prop_assert_eq!(rules, read),
            (Err(refused), Err(error)) => prop_assert_eq!(refused.to_string(), error.to_string()),
            (built, read) => prop_assert!(false, "{built:?} {read:?}"),
        }
    }

    #[test]
    fn no_value_of_any_option_panics(file in files()) {
        if let Ok(rules) = serde_json::from_value::<RuleSet>(file.clone()) {
            comes_back(&rules);
        }
        // What JSON can say and TOML cannot is no file of rules either.
        if let Ok(text) = toml::to_string(&file) {
            let from_toml = toml::from_str::<RuleSet>(&text);
            prop_assert_eq!(from_toml.ok(), serde_json::from_value::<RuleSet>(file).ok());
        }
    }

    #[test]
    fn no_text_panics(text in ".*") {
        prop_assert!(serde_json::from_str::<RuleSet>(&text).is_err());
        let _ = toml::from_str::<RuleSet>(&text);
    }

    #[test]
    fn formations_keep_their_order(
        formations in prop::collection::vec((dice_up_to(6), 1_u32..1000), 0..6),
    ) {
        let rules = formations.iter().filter(|(dice, _)| !dice.is_empty());
        let rules = rules.fold(RuleSet::builder(), |rules, &(dice, points)| {
            rules.formation(dice, Payout::Points(points))
        });
        comes_back(&rules.build()?);
    }
}

#[test]
fn nothing_is_written_that_could_be_left_out() {
    for preset in Preset::ALL {
        let rules = RuleSet::preset(preset);
        let file = serde_json::to_value(&rules).expect("JSON");
        assert_eq!(file["base"], json!("busche-neller"));
        for (key, _) in file
            .as_object()
            .expect("a table")
            .iter()
            .filter(|(key, _)| *key != "base")
        {
            let mut shorter = file.clone();
            shorter.as_object_mut().expect("a table").remove(key);
            let read = serde_json::from_value::<RuleSet>(shorter);
            assert!(
                read.is_err() || read.is_ok_and(|read| read != rules),
                "{preset}: {key}"
            );
        }
    }
}
