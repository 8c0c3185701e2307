//! Rule files with faults: each named with its field, all of them in one error.

use hotdice::{Dice, Fault, RuleSet, RuleSetBuilder};

/// What is wrong with a file in TOML, which is the same for JSON.
#[track_caller]
fn faults(toml: &str) -> String {
    let error = toml::from_str::<RuleSet>(toml).expect_err(toml);
    let table: toml::Table = toml::from_str(toml).expect("TOML");
    let json = serde_json::to_string_pretty(&table).expect("TOML without dates is JSON");
    let as_json = serde_json::from_str::<RuleSet>(&json).expect_err(&json);
    let as_json = as_json.to_string();
    let mut all: Vec<&str> = error.message().split("; ").collect();
    let mut all_in_json: Vec<&str> = as_json.split("; ").collect();
    // A table in TOML is read in the order of the file, and the copy in that of its keys.
    all.sort_unstable();
    all_in_json.sort_unstable();
    assert_eq!(all, all_in_json, "{toml}");
    error.message().to_string()
}

/// That this is all that is wrong.
#[track_caller]
fn refuses(toml: &str, expected: &str) {
    assert_eq!(faults(toml), expected, "{toml}");
}

#[test]
fn unknown_fields_with_a_suggestion() {
    for (file, expected) in [
        (
            "openning = 500",
            "openning: unknown field, did you mean `opening`?",
        ),
        (
            "hotdice = \"must\"",
            "hotdice: unknown field, did you mean `hot_dice`?",
        ),
        (
            "three-pairs = 1500",
            "three-pairs: unknown field, did you mean `three_pairs`?",
        ),
        (
            "three_pairs = { points = 1500, four_plus_to = true }",
            "three_pairs.four_plus_to: unknown field, did you mean `four_plus_two`?",
        ),
        (
            "players = { min = 2, max = 4, colour = 1 }",
            "players.colour: unknown field, known are `min`, `max`",
        ),
    ] {
        refuses(file, expected);
    }
    let far = faults("colour = \"blue\"");
    assert!(
        far.starts_with("colour: unknown field, known are `base`, `dice`,"),
        "{far}"
    );
}

#[test]
fn unknown_words_with_a_suggestion() {
    for (file, expected) in [
        (
            "base = \"titusnd\"",
            "base: \"titusnd\" is unknown, did you mean \"titusind\"?",
        ),
        (
            "tie = \"playoff\"",
            "tie: \"playoff\" is unknown, did you mean \"play-off\"?",
        ),
        (
            "hot_dice = \"never\"",
            "hot_dice: one of `may`, `must` is expected, not \"never\"",
        ),
        (
            "confirmation = { strait = 500 }",
            "confirmation.strait: \"strait\" is unknown, did you mean \"straight\"?",
        ),
        (
            "ending = \"last-trun\"",
            "ending: \"last-trun\" is unknown, did you mean \"last-turn\"?",
        ),
        (
            "sets = { scheme = \"doubled\" }",
            "sets.scheme: \"doubled\" is unknown, did you mean \"doubling\"?",
        ),
        (
            "straight = { \"1-5\" = \"wins\" }",
            "straight.1-5: \"wins\" is unknown, did you mean \"win\"?",
        ),
    ] {
        refuses(file, expected);
    }
}

#[test]
fn values_of_the_wrong_kind() {
    for (file, expected) in [
        (
            "dice = \"six\"",
            "dice: a whole number from 1 to 6 is expected, not \"six\"",
        ),
        (
            "opening = 500.5",
            "opening: a whole number from 0 to 1000000 is expected, not 500.5",
        ),
        ("tie = 3", "tie: a word is expected, not 3"),
        (
            "single = [100, 50]",
            "single: a table is expected, not a list",
        ),
        (
            "three_pairs = true",
            "three_pairs: a whole number of points, a word or a table is expected, not true",
        ),
        (
            "three_pairs = { four_plus_two = true }",
            "three_pairs: `points` or `pays` is missing",
        ),
        (
            "three_pairs = { plus = \"singles\", all_alike = true }",
            "three_pairs: `points` is missing",
        ),
        (
            "three_pairs = { points = 100, pays = \"win\" }",
            "three_pairs: either `points` or `pays` is expected, not both",
        ),
        (
            "three_pairs = { points = 100, all_alike = 1 }",
            "three_pairs.all_alike: true or false is expected, not 1",
        ),
        (
            "sets = { triplets = [1000, 200], scheme = \"flat\" }",
            "sets.triplets: 6 numbers are expected, not 2",
        ),
        (
            "sets = { scheme = {} }",
            "sets.scheme: one of `per_extra_die`, `fixed` and `times` is expected",
        ),
        ("sets = {}", "sets: `scheme` is missing"),
        (
            "single = { 7 = 100 }",
            "single.7: a face is a number from 1 to 6",
        ),
        (
            "of_a_kind = { 7 = { 1 = 100 } }",
            "of_a_kind.7: a set is of 2 to 6 dice",
        ),
        (
            "straight = { \"15\" = 100 }",
            "straight.15: a straight is named by its lowest and highest face, \"1-5\" say",
        ),
        (
            "bust_streak = { busts = 3, points = 5, whole_total = true }",
            "bust_streak: either `points` or `whole_total` is expected, not both",
        ),
        (
            "bust_streak = { busts = 3 }",
            "bust_streak: `points` or `whole_total = true` is missing",
        ),
        (
            "bust_streak = { busts = 3, whole_total = false }",
            "bust_streak: `points` or `whole_total = true` is missing",
        ),
        (
            "players = { min = 2 }",
            "players: `max` is missing, the most players, from 1 to 16",
        ),
        (
            "players = { max = 4 }",
            "players: `min` is missing, the fewest players, from 1 to 16",
        ),
        ("ending = {}", "ending: `rounds` is missing"),
        (
            "formation = { \"4-5-7\" = 1 }",
            "formation.4-5-7: character 5 is '7', where a face from 1 to 6, a hyphen, a comma or a \
             space is expected",
        ),
    ] {
        refuses(file, expected);
    }
}

#[test]
fn numbers_that_do_not_fit() {
    for (file, expected) in [
        (
            "dice = 300",
            "dice: a whole number from 1 to 6 is expected, not 300",
        ),
        (
            "dice = -1",
            "dice: a whole number from 1 to 6 is expected, not -1",
        ),
        (
            "opening = 5000000000",
            "opening: a whole number from 0 to 1000000 is expected, not 5000000000",
        ),
        (
            "ending = { rounds = 65536 }",
            "ending.rounds: a whole number from 1 to 65535 is expected, not 65536",
        ),
        (
            "players = { min = 2, max = 256 }",
            "players.max: a whole number from 1 to 16 is expected, not 256",
        ),
    ] {
        refuses(file, expected);
    }
}

#[test]
fn what_build_refuses() {
    for (file, expected) in [
        ("dice = 7", "dice: 1 to 6, not 7"),
        ("target = 0", "target: 1 to 1000000000 points, not 0"),
        (
            "players = { min = 4, max = 2 }",
            "players: from at least 1 to at most 16, not from 4 to 2",
        ),
        (
            "base = \"five-dice-farkle\"\nthree_pairs = 750",
            "three pairs: takes 6 dice, but the game has 5",
        ),
        (
            "finish = \"exact\"\nending = { rounds = 10 }",
            "ending: a game of so many rounds has no target to hit exactly",
        ),
        (
            "three_pairs = { points = 0 }",
            "three pairs: pays 0 points, where a combination pays at least 1",
        ),
    ] {
        refuses(file, expected);
    }
}

#[test]
fn every_fault_is_named_at_once() {
    let file = "openning = 500\nminimum = \"lots\"\ntarget = 0\ntie = \"shred\"\n\
                single = { 7 = 1, 2 = true }\nplayers = { min = 9, max = 2 }";
    let all = faults(file);
    for fault in [
        "openning: unknown field, did you mean `opening`?",
        "minimum: a whole number from 0 to 1000000 is expected, not \"lots\"",
        "target: 1 to 1000000000 points, not 0",
        "tie: \"shred\" is unknown, did you mean \"shared\"?",
        "single.7: a face is a number from 1 to 6",
        "single.2: a whole number from 0 to 1000000 is expected, not true",
        "players: from at least 1 to at most 16, not from 9 to 2",
    ] {
        assert!(all.contains(fault), "{fault:?} is not in {all:?}");
    }
    assert_eq!(all.split("; ").count(), 7, "{all}");
}

#[test]
fn what_may_only_follow_from_an_unreadable_value_is_left_out() {
    // The straight fits the six dice that were meant, and not the five of the base.
    refuses(
        "base = \"greed\"\ndice = \"six\"\nstraight = { \"1-6\" = 1000 }",
        "dice: a whole number from 1 to 6 is expected, not \"six\"",
    );
    refuses(
        "base = \"gred\"\ndice = 9",
        "base: \"gred\" is unknown, did you mean \"greed\"?",
    );
    refuses(
        "finish = \"exact\"\ntarget = \"20000\"\nopening = 15000",
        "target: a whole number from 1 to 1000000000 is expected, not \"20000\"",
    );
}

#[test]
fn a_fault_that_rests_on_an_unreadable_option_waits_for_it() {
    for (readable, unreadable, fault) in [
        // Crapola carries straights over: of four faces or more, that pay more than their singles.
        (
            "base = \"crapola\"\nstraight = { \"1-3\" = 500 }",
            "base = \"crapola\"\ncarry_over = \"nonne\"\nstraight = { \"1-3\" = 500 }",
            "straight 1-3: takes",
        ),
        (
            "base = \"crapola\"\nstraight = { \"1-5\" = 100 }",
            "base = \"crapola\"\nsingle = { 1 = true }\nstraight = { \"1-5\" = 100 }",
            "straight 1-5:",
        ),
        (
            "base = \"crapola\"\ncombinations = \"on-full-throw\"",
            "base = \"crapola\"\ncarry_over = \"nonne\"\ncombinations = \"on-full-throw\"",
            "carry-over: needs",
        ),
        // And Farkle Ten goes on for ten rounds.
        (
            "base = \"farkle-ten\"\nfinish = \"exact\"",
            "base = \"farkle-ten\"\nending = \"immediately\"\nfinish = \"exact\"",
            "ending: a game of so many rounds",
        ),
    ] {
        assert!(faults(readable).contains(fault), "{readable}");
        let left = faults(unreadable);
        assert_eq!(left.split("; ").count(), 1, "{left}");
    }
}

#[test]
fn a_key_that_comes_twice() {
    for (file, expected) in [
        (r#"{"opening": 1, "opening": 2}"#, "opening: is named twice"),
        (
            r#"{"single": {"1": 1, "1": 2}}"#,
            "single.1: is named twice",
        ),
        (
            r#"{"formation": {"4-5": 1, "54": 2}}"#,
            "formation.54: the dice 4-5 are named twice",
        ),
    ] {
        let error = serde_json::from_str::<RuleSet>(file)
            .expect_err(file)
            .to_string();
        assert!(error.starts_with(expected), "{error}");
    }
}

#[test]
fn what_is_no_table() {
    for file in ["5", "[]", "null", "\"titusind\"", "true", "1.5"] {
        let error = serde_json::from_str::<RuleSet>(file)
            .expect_err(file)
            .to_string();
        assert!(error.starts_with("a table is expected, not "), "{error}");
    }
}

#[test]
fn a_builder_is_read_with_the_faults_that_build_will_find() {
    let builder: RuleSetBuilder = toml::from_str("max_dice_left = 9\ntarget = 0").expect("values");
    let faults: Vec<Fault> = builder.build().expect_err("faults").faults().collect();
    assert_eq!(
        faults,
        [Fault::MaxDiceLeft { got: 9 }, Fault::Target { got: 0 }]
    );
    assert!(toml::from_str::<RuleSetBuilder>("dices = 5").is_err());
}

#[test]
fn what_asks_for_the_value_that_is_missing_is_left_out() {
    // Nothing scores but what the unreadable option says.
    let nothing = "sets = { triplets = [0, 0, 0, 0, 0, 0], scheme = \"triplets-only\" }";
    let silent = format!("single = {{ 1 = 0, 5 = 0 }}\n{nothing}");
    assert!(
        faults(&silent).contains("no dice score anything"),
        "{}",
        faults(&silent)
    );
    let left = faults(&format!("{silent}\nstraight = {{ \"1-6\" = true }}"));
    assert_eq!(left.split("; ").count(), 1, "{left}");
    let single = "confirmation = { set = \"single\" }\nsingle = { 1 = 0, 5 = 0 }";
    assert_eq!(faults(single).split("; ").count(), 1, "{}", faults(single));
    let left = faults("confirmation = { set = \"single\" }\nsingle = { 1 = 0, 2 = true, 5 = 0 }");
    assert_eq!(left.split("; ").count(), 1, "{left}");
}

#[test]
fn sixteen_formations_are_written_and_more_are_refused() {
    let more = |rules: RuleSetBuilder, count: u8| {
        let dice = Dice::all(4).take(count.into());
        dice.fold(rules, |rules, dice| rules.formation(dice, 500))
    };
    let sixteen = more(RuleSet::builder(), 16);
    let text = toml::to_string(&sixteen).expect("TOML");
    assert_eq!(toml::from_str::<RuleSetBuilder>(&text), Ok(sixteen));
    assert!(toml::to_string(&more(RuleSet::builder(), 17)).is_err());
}

/// What no format brings is refused in words as well.
#[test]
fn values_of_no_kind_that_a_rule_file_has() {
    use serde::de::Deserialize;
    use serde::de::value::{BytesDeserializer, Error, MapDeserializer};

    let bytes = BytesDeserializer::<Error>::new(b"dice");
    let error = RuleSet::deserialize(bytes).expect_err("bytes");
    assert!(
        error
            .to_string()
            .ends_with("expected a value, a list or a table"),
        "{error}"
    );
    let keys = MapDeserializer::<_, Error>::new([(true, 6)].into_iter());
    let error = RuleSet::deserialize(keys).expect_err("a key that is none");
    assert!(error.to_string().ends_with("expected a key"), "{error}");
}
