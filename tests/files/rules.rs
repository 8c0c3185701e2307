//! What a rule file says, in TOML and in JSON, against the same rules from the builder.

use hotdice::{
    BustEffect, CarryOver, CatchUp, CombinationKind, Combinations, Confirmation, Dice, Ending,
    Face, Finish, FirstPlayer, GroupPattern, HotDice, Keeping, Payout, Penalty, Piggyback, Preset,
    RuleSet, RuleSetBuilder, SetScheme, SetSize, Sets, TRIPLETS, Tie, WinningBank, rule_file,
};

fn dice(text: &str) -> Dice {
    text.parse().expect("dice")
}

/// A file of one line in TOML, read as TOML and as JSON.
#[track_caller]
fn read(toml: &str) -> RuleSetBuilder {
    let from_toml: RuleSetBuilder = toml::from_str(toml).expect(toml);
    let table: toml::Table = toml::from_str(toml).expect(toml);
    let json = serde_json::to_string(&table).expect("TOML without dates is JSON");
    let from_json: RuleSetBuilder = serde_json::from_str(&json).expect(&json);
    assert_eq!(from_toml, from_json, "{toml}");
    from_toml
}

#[test]
fn the_keys_are_the_setters_of_the_builder() {
    let source = include_str!("../../src/rules/builder.rs");
    let mut setters: Vec<&str> = source
        .lines()
        .filter_map(|line| line.strip_prefix("    pub "))
        .map(|line| line.strip_prefix("const ").unwrap_or(line))
        .filter_map(|line| line.strip_prefix("fn ")?.split_once("(mut self"))
        .map(|(name, _)| name)
        .collect();
    assert!(setters.len() > 30, "{setters:?}");
    assert_eq!(rule_file::KEYS[0], "base");
    let mut keys = rule_file::KEYS[1..].to_vec();
    keys.sort_unstable();
    setters.sort_unstable();
    assert_eq!(keys, setters);
}

#[test]
fn an_empty_file_is_the_common_game() {
    assert_eq!(read(""), RuleSet::builder());
    assert_eq!(
        toml::from_str(""),
        Ok(RuleSet::preset(Preset::BuscheNeller))
    );
}

#[test]
fn a_base_is_any_named_game() {
    for preset in Preset::ALL {
        let rules = read(&format!("base = \"{preset}\""));
        assert_eq!(rules, RuleSet::preset(preset).to_builder(), "{preset}");
    }
}

#[test]
fn the_options_that_are_numbers() {
    let rules = RuleSet::builder();
    for (file, expected) in [
        ("dice = 5", rules.dice(5)),
        ("scoreless_bonus = 500", rules.scoreless_bonus(500)),
        ("max_throws = 3", rules.max_throws(3)),
        ("first_throw_penalty = 250", rules.first_throw_penalty(250)),
        ("lowest_total = -1000", rules.lowest_total(-1000)),
        ("lowest_total = \"none\"", rules.lowest_total(i32::MIN)),
        ("opening = 750", rules.opening(750)),
        ("minimum = 350", rules.minimum(350)),
        ("granularity = 50", rules.granularity(50)),
        ("max_dice_left = 3", rules.max_dice_left(3)),
        ("target = 5000", rules.target(5000)),
        ("players = { min = 2, max = 4 }", rules.players(2, 4)),
    ] {
        assert_eq!(read(file), expected, "{file}");
    }
}

#[test]
fn the_options_that_are_words() {
    let rules = RuleSet::builder();
    for (file, expected) in [
        (
            "combinations = \"on-full-throw\"",
            rules.combinations(Combinations::OnFullThrow),
        ),
        (
            "set_rule = \"override-singles\"",
            rules.set_rule(Sets::OverrideSingles),
        ),
        (
            "keeping = \"all-scoring\"",
            rules.keeping(Keeping::AllScoring),
        ),
        (
            "carry_over = \"progressive\"",
            rules.carry_over(CarryOver::Progressive),
        ),
        ("hot_dice = \"must\"", rules.hot_dice(HotDice::Must)),
        (
            "bust_effect = \"subtract\"",
            rules.bust_effect(BustEffect::Subtract),
        ),
        (
            "winning_bank = \"excused\"",
            rules.winning_bank(WinningBank::Excused),
        ),
        ("finish = \"exact\"", rules.finish(Finish::Exact)),
        ("tie = \"play-off\"", rules.tie(Tie::PlayOff)),
        (
            "first_player = \"highest-throw\"",
            rules.first_player(FirstPlayer::HighestThrow),
        ),
    ] {
        assert_eq!(read(file), expected, "{file}");
    }
}

#[test]
fn the_choices_that_carry_a_number() {
    let rules = RuleSet::builder();
    for (file, expected) in [
        ("piggyback = \"on\"", rules.piggyback(Piggyback::On)),
        (
            "piggyback = \"on-board\"",
            rules.piggyback(Piggyback::OnBoard),
        ),
        (
            "piggyback = { from_total = 1000 }",
            rules.piggyback(Piggyback::FromTotal(1000)),
        ),
        ("ending = \"last-turn\"", rules.ending(Ending::LastTurn)),
        (
            "ending = \"catch-up-by-equalling\"",
            rules.ending(Ending::CatchUp(CatchUp::ByEqualling)),
        ),
        (
            "ending = \"catch-up-by-beating\"",
            rules.ending(Ending::CatchUp(CatchUp::ByBeating)),
        ),
        (
            "ending = \"finish-round\"",
            rules.ending(Ending::FinishRound),
        ),
        ("ending = { rounds = 10 }", rules.ending(Ending::Rounds(10))),
        (
            "bust_streak = { busts = 3, points = 500 }",
            rules.bust_streak(3, 500),
        ),
        (
            "bust_streak = { busts = 3, whole_total = true }",
            rules.bust_streak(3, Penalty::WholeTotal),
        ),
    ] {
        assert_eq!(read(file), expected, "{file}");
    }
}

#[test]
fn what_a_combination_pays() {
    let rules = RuleSet::builder();
    for (file, payout) in [
        ("1500", Payout::Points(1500)),
        ("\"win\"", Payout::InstantWin),
        ("\"loss\"", Payout::InstantLoss),
        ("{ points = 1500 }", Payout::Points(1500)),
        (
            "{ points = 1000, plus = \"singles\" }",
            Payout::PointsPlusSingles(1000),
        ),
        (
            "{ points = 1000, plus = \"triplets\" }",
            Payout::PointsPlusTriplets(1000),
        ),
    ] {
        let group = read(&format!("two_triplets = {file}"));
        assert_eq!(group, rules.two_triplets(payout), "{file}");
        let straight = read(&format!("straight = {{ \"1-5\" = {file} }}"));
        assert_eq!(straight, rules.straight(Face::One..=Face::Five, payout));
        let formation = read(&format!("formation = {{ \"4-5-6\" = {file} }}"));
        assert_eq!(formation, rules.formation(dice("456"), payout), "{file}");
        let set = read(&format!("of_a_kind = {{ 2 = {{ 6 = {file} }} }}"));
        assert_eq!(set, rules.of_a_kind(SetSize::Two, Face::Six, payout));
    }
}

#[test]
fn which_degenerate_forms_count() {
    let rules = RuleSet::builder();
    for (file, pattern) in [
        ("{ points = 1500 }", GroupPattern::paying(1500)),
        (
            "{ points = 1500, four_plus_two = true }",
            GroupPattern::paying(1500).or_four_plus_two(),
        ),
        (
            "{ points = 10, plus = \"singles\", all_alike = true }",
            GroupPattern::paying(Payout::PointsPlusSingles(10)).or_all_alike(),
        ),
        (
            "{ pays = \"win\", four_plus_two = true, all_alike = true }",
            GroupPattern::paying(Payout::InstantWin)
                .or_four_plus_two()
                .or_all_alike(),
        ),
    ] {
        let read = read(&format!("three_pairs = {file}"));
        assert_eq!(read, rules.three_pairs(pattern), "{file}");
    }
}

#[test]
fn sets_by_every_scheme() {
    let rules = RuleSet::builder();
    let (four, five, six) = (1000, 2000, 3000);
    for (file, scheme) in [
        ("\"triplets-only\"", SetScheme::TripletsOnly),
        ("\"doubling\"", SetScheme::Doubling),
        ("\"adding\"", SetScheme::Adding),
        ("\"flat\"", SetScheme::Flat),
        ("{ per_extra_die = 1000 }", SetScheme::PerExtraDie(1000)),
        (
            "{ fixed = [1000, 2000, 3000] }",
            SetScheme::Fixed { four, five, six },
        ),
        (
            "{ times = [2, 4, 10] }",
            SetScheme::Times {
                four: 2,
                five: 4,
                six: 10,
            },
        ),
    ] {
        let whole = read(&format!(
            "sets = {{ triplets = [300, 200, 300, 400, 500, 0], scheme = {file} }}"
        ));
        assert_eq!(whole, rules.sets([300, 200, 300, 400, 500, 0], scheme));
        let scheme_alone = read(&format!("sets = {{ scheme = {file} }}"));
        assert_eq!(scheme_alone, rules.sets(TRIPLETS, scheme), "{file}");
    }
}

#[test]
fn options_are_set_in_the_order_of_the_setters_whatever_that_of_the_file() {
    let file = "of_a_kind = { 5 = { 1 = \"win\" } }\nsets = { scheme = \"doubling\" }\ndice = 5";
    let expected = RuleSet::builder()
        .dice(5)
        .sets(TRIPLETS, SetScheme::Doubling)
        .of_a_kind(SetSize::Five, Face::One, Payout::InstantWin);
    assert_eq!(read(file), expected);
}

#[test]
fn a_family_changes_only_the_entries_that_it_names() {
    let base = RuleSet::preset(Preset::CienMil).to_builder();
    for (file, expected) in [
        ("single = { 2 = 20 }", base.single(Face::Two, 20)),
        (
            "of_a_kind = { 3 = { 1 = 1000 } }",
            base.of_a_kind(SetSize::Three, Face::One, 1000),
        ),
        (
            "straight = { \"1-6\" = 0 }",
            base.straight(Face::One..=Face::Six, 0),
        ),
        ("toxic = { 1 = 5 }", base.toxic(Face::One, 5)),
        ("toxic = { 6 = 0 }", base.toxic(Face::Six, 0)),
        (
            "confirmation = { straight = 500, three-pairs = \"single\" }",
            base.confirmation(CombinationKind::Straight, Confirmation::Points(500))
                .confirmation(CombinationKind::ThreePairs, Confirmation::Single),
        ),
        ("formation = { 22 = 100 }", base.formation(dice("22"), 100)),
    ] {
        let file = format!("base = \"cien-mil\"\n{file}");
        assert_eq!(read(&file), expected, "{file}");
    }
}

#[test]
fn a_list_of_formations_keeps_their_order_and_a_table_sorts_them() {
    let (ladder, pair) = (dice("4-5-6"), dice("2-2"));
    let list = "formation = [{ dice = \"4-5-6\", pays = 300 }, { dice = \"22\", pays = \"win\" }]";
    let first_the_ladder = RuleSet::builder()
        .formation(ladder, 300)
        .formation(pair, Payout::InstantWin);
    assert_eq!(read(list), first_the_ladder);
    let table = "formation = { \"4-5-6\" = 300, \"22\" = \"win\" }";
    let first_the_pair = RuleSet::builder()
        .formation(pair, Payout::InstantWin)
        .formation(ladder, 300);
    assert_eq!(read(table), first_the_pair);
}

#[test]
fn presets_are_written_as_a_person_would() {
    for (preset, expected) in [
        (Preset::BuscheNeller, "base = \"busche-neller\"\n"),
        (
            Preset::Farkle,
            "base = \"busche-neller\"\nending = \"last-turn\"\n",
        ),
        (
            Preset::Titusind,
            "base = \"busche-neller\"\nthree_pairs = 1500\nopening = 1000\nminimum = 300\n\n\
             [sets]\nscheme = \"adding\"\n\n[straight]\n1-6 = 1000\n\n[players]\nmin = 2\nmax = 16\n",
        ),
    ] {
        let rules = RuleSet::preset(preset);
        assert_eq!(toml::to_string(&rules).as_deref(), Ok(expected));
    }
    let dice_game = RuleSet::preset(Preset::DiceGame10000);
    let written = serde_json::to_value(&dice_game).expect("JSON");
    let expected = serde_json::json!({
        "base": "busche-neller",
        "sets": { "scheme": { "times": [2, 4, 10] } },
        "of_a_kind": { "6": { "1": "win" } },
        "straight": { "1-6": 1200 },
        "three_pairs": { "points": 600, "four_plus_two": true, "all_alike": true },
        "hot_dice": "must",
    });
    assert_eq!(written, expected);
}

#[test]
fn every_preset_is_written_and_read_again() {
    for preset in Preset::ALL {
        let rules = RuleSet::preset(preset);
        let file = toml::to_string(&rules).expect("TOML");
        assert_eq!(toml::from_str(&file).as_ref(), Ok(&rules), "{file}");
        let file = serde_json::to_string(&rules).expect("JSON");
        let read: RuleSet = serde_json::from_str(&file).expect(&file);
        assert_eq!(read, rules, "{file}");
    }
}

#[test]
fn a_preset_is_its_id() {
    for preset in Preset::ALL {
        let id = serde_json::to_string(&preset).expect("JSON");
        assert_eq!(id, format!("\"{}\"", preset.id()));
        assert_eq!(serde_json::from_str::<Preset>(&id).ok(), Some(preset));
    }
    assert!(serde_json::from_str::<Preset>("\"zonk\"").is_err());
}
