//! Saves: what they look like, and what is refused with which reason.

use hotdice::save::{FORMAT, SavedDice, SavedGame, SavedTurn};
use hotdice::{Account, Dice, Face, Game, Held, Preset, RuleSet, SeatSet, Throw, Turn};
use serde_json::{Value, json};

fn dice(text: &str) -> Dice {
    text.parse().expect("dice")
}

/// A game of Crapola for two, in the second throw of the first turn.
fn game() -> Value {
    let rules = RuleSet::preset(Preset::CrapolaFive);
    let mut game = Game::new(&rules, 2, 0).expect("two players");
    game.throw(dice("1-2-2-3-5")).expect("five dice");
    game.keep(dice("1-5")).expect("singles");
    game.throw(dice("2-3-4")).expect("three dice");
    let dice = SavedDice {
        seed: u64::MAX,
        position: 12,
    };
    serde_json::to_value(SavedGame::of(&game).with_dice(dice)).expect("JSON")
}

#[track_caller]
fn refusal(save: &Value) -> String {
    let error = serde_json::from_value::<SavedGame>(save.clone());
    error.expect_err("the save is refused").to_string()
}

/// Why the save is refused with one field changed.
#[track_caller]
fn refused_with(place: &str, value: Value) -> String {
    let mut save = game();
    *save.pointer_mut(place).expect("the field is there") = value;
    refusal(&save)
}

#[test]
fn a_game_is_plain_data() {
    let mut save = game();
    let rules = save["rules"].take();
    let read: RuleSet = serde_json::from_value(rules).expect("a rule file");
    assert_eq!(read, RuleSet::preset(Preset::CrapolaFive));
    let nobody = json!({
        "account": { "total": 0, "on_board": false },
        "left": false,
        "busts": 0,
    });
    let expected = json!({
        "format": 1,
        "dice": { "seed": "18446744073709551615", "position": 12 },
        "rules": null,
        "game": {
            "first": 0,
            "current": 0,
            "round": 0,
            "turns": 0,
            "seats": [nobody, nobody],
            "turn": {
                "account": { "total": 0, "on_board": false },
                "inherited": 0,
                "points": 150,
                "throws": 2,
                "in_hand": 3,
                "held": { "dice": "1-5", "open": "1-5" },
                "pending": "none",
                "throw": "2-3-4",
            },
        },
    });
    assert_eq!(save, expected);
    assert_eq!(expected["format"], FORMAT);
}

#[test]
fn another_version_is_refused_before_anything_else() {
    for (version, shown) in [
        (json!(0), "0"),
        (json!(2), "2"),
        (json!("1"), "\"1\""),
        (json!(null), "nothing"),
        (json!(1.0), "1.0"),
    ] {
        let save = json!({ "format": version, "rules": { "colour": 1 }, "future": true });
        let expected = format!("format: version 1 is expected, not {shown}");
        assert_eq!(refusal(&save), expected);
    }
    let mut save = game();
    save.as_object_mut().expect("a table").remove("format");
    assert_eq!(refusal(&save), "format: is missing");
}

#[test]
fn what_is_missing_or_unknown() {
    for field in ["rules", "game"] {
        let mut save = game();
        save.as_object_mut().expect("a table").remove(field);
        assert_eq!(refusal(&save), format!("{field}: is missing"));
    }
    let mut save = game();
    save["turn"] = json!({});
    let expected = "turn: unknown field, known are `format`, `rules`, `game` and `dice`";
    assert_eq!(refusal(&save), expected);
    assert_eq!(refusal(&json!([])), "a table is expected, not a list");
    let twice = r#"{"format": 1, "rules": {}, "rules": {}}"#;
    let error = serde_json::from_str::<SavedGame>(twice).expect_err("twice");
    assert!(
        error.to_string().starts_with("rules: is named twice"),
        "{error}"
    );
}

#[test]
fn damage_is_refused_with_its_reason() {
    for (place, value, reason) in [
        ("/rules/dice", json!(7), "rules: dice: 1 to 6, not 7"),
        (
            "/game/turn/points",
            json!(0),
            "game: turn: points: 0 cannot have been gathered before throw 2",
        ),
        (
            "/game/turn/points",
            json!(-1),
            "game: invalid value: integer `-1`, expected u32",
        ),
        (
            "/game/turn/held/open",
            json!("4"),
            "game: 4 of 1-5 cannot be what later throws build on",
        ),
        (
            "/game/turn/held/dice",
            json!("1-1-1-1-1-1"),
            "game: of 6 dice at most 5 can be held, not 6",
        ),
        (
            "/game/turn/held",
            json!({ "dice": "2-2", "open": "" }),
            "game: turn: held: 2-2, open , cannot have been kept",
        ),
        (
            "/game/turn/throw",
            json!("2-3-7"),
            "game: character 5 is '7', where a face from 1 to 6, a hyphen, a comma or a space is \
             expected",
        ),
        (
            "/game/turn/pending",
            json!("maybe"),
            "game: one of `none`, `single` is expected, not \"maybe\"",
        ),
        (
            "/game/seats",
            json!([]),
            "game: seats: the game takes 1 to 4 players, not 0",
        ),
        (
            "/game/current",
            json!(5),
            "game: seats: there is no seat 5 among 2 (seats count from 0)",
        ),
        (
            "/game/seats/0/left",
            json!(true),
            "game: turn: it is not that of the player in seat 0",
        ),
        (
            "/game/seats/1/account/total",
            json!(-5000),
            "game: seat 1: its account cannot be",
        ),
        (
            "/dice/seed",
            json!(-1),
            "dice: a whole number from 0 to 18446744073709551615 is expected, not -1",
        ),
    ] {
        assert_eq!(refused_with(place, value), reason, "{place}");
    }
    let seat = game()["game"]["seats"][0].clone();
    let many = vec![seat; 17];
    let expected = "game: seats: at most 16, not 17";
    assert_eq!(refused_with("/game/seats", json!(many)), expected);
    let far_too_many = vec![many[0].clone(); 300];
    let expected = "game: seats: at most 16, not 300";
    assert_eq!(refused_with("/game/seats", json!(far_too_many)), expected);
}

#[test]
fn unknown_fields_are_refused_wherever_they_are() {
    for place in [
        "/game",
        "/game/turn",
        "/game/turn/held",
        "/game/seats/1",
        "/dice",
        "/rules",
    ] {
        let mut save = game();
        let table = save.pointer_mut(place).and_then(Value::as_object_mut);
        table.expect("a table").insert("colour".into(), json!(1));
        assert!(refusal(&save).contains("unknown field"), "{place}");
    }
}

#[test]
fn a_seed_may_be_a_number_and_a_turn_ends_in_one_way() {
    let mut save = game();
    save["dice"]["seed"] = json!(u64::MAX);
    let read: SavedGame = serde_json::from_value(save).expect("a seed");
    assert_eq!(read.dice().map(|dice| dice.seed), Some(u64::MAX));
    let mut save = game();
    save["game"]["turn"]["end"] = json!({ "banked": { "points": 500 }, "won": {} });
    let reason = refusal(&save);
    let expected = "a word or a table with one entry is expected";
    assert!(reason.contains(expected), "{reason}");
}

#[test]
fn dice_come_back_with_a_game_and_with_a_turn() {
    let rules = RuleSet::preset(Preset::CrapolaFive);
    let dice = SavedDice {
        seed: 7,
        position: 12,
    };
    let game = Game::new(&rules, 2, 0).expect("two players");
    let saved = SavedGame::of(&game).with_dice(dice);
    let text = serde_json::to_string(&saved).expect("JSON");
    let read: SavedGame = serde_json::from_str(&text).expect(&text);
    assert_eq!((saved.dice(), read.dice()), (Some(dice), Some(dice)));
    let saved = SavedTurn::of(game.turn()).with_dice(dice);
    let text = serde_json::to_string(&saved).expect("JSON");
    let read: SavedTurn = serde_json::from_str(&text).expect(&text);
    assert_eq!((saved.dice(), read.dice()), (Some(dice), Some(dice)));
    assert_eq!(SavedTurn::of(game.turn()).dice(), None);
}

#[test]
fn seats_are_listed_once_and_below_16() {
    let read = |text| serde_json::from_str::<SeatSet>(text);
    assert_eq!(read("[0, 2]").ok(), Some(SeatSet::of(0).with(2)));
    for wrong in ["[16]", "[0, 0]", "[-1]", "[300]", "3"] {
        assert!(read(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn dice_are_their_notation_and_a_face_its_number() {
    let throw: Throw = serde_json::from_value(json!("4-1-4")).expect("dice in their order");
    assert_eq!(throw.to_string(), "4-1-4");
    assert_eq!(serde_json::to_value(throw).ok(), Some(json!("4-1-4")));
    assert_eq!(
        serde_json::to_value(throw.dice()).ok(),
        Some(json!("1-4-4"))
    );
    assert_eq!(
        serde_json::to_value(Face::ALL).ok(),
        Some(json!([1, 2, 3, 4, 5, 6]))
    );
    assert_eq!(
        serde_json::from_value::<Face>(json!(3)).ok(),
        Some(Face::Three)
    );
    for wrong in [json!(0), json!(7), json!("1")] {
        assert!(
            serde_json::from_value::<Face>(wrong.clone()).is_err(),
            "{wrong}"
        );
    }
    let nothing = json!({ "dice": "", "open": "" });
    assert_eq!(
        serde_json::from_value::<Held>(nothing).ok(),
        Some(Held::NOTHING)
    );
}

#[test]
fn a_turn_is_saved_with_its_rules() {
    let rules = RuleSet::preset(Preset::Zehntausend);
    let mut turn = Turn::new(&rules, Account::NEW);
    turn.throw(dice("1-2-3-4-5-6")).expect("six dice");
    turn.keep(dice("1-2-3-4-5-6")).expect("a straight");
    let text = toml::to_string(&SavedTurn::of(&turn)).expect("TOML");
    let saved: SavedTurn = toml::from_str(&text).expect(&text);
    assert_eq!(
        (saved.rules(), saved.turn().state()),
        (&rules, turn.state())
    );
    assert_eq!(saved.dice(), None);

    let error = toml::from_str::<SavedTurn>(&text.replace("pending = 500", "pending = \"none\""));
    let error = error.expect_err("it has to be confirmed");
    let expected = "turn: kept: 1-2-3-4-5-6 for 1500 points is no keep of the throw";
    assert_eq!(error.message(), expected);
}

#[test]
fn a_state_that_a_game_cannot_have_is_neither_saved_nor_written() {
    let rules = RuleSet::default();
    let mut state = Game::new(&rules, 2, 0).expect("two players").state();
    state.players = 200;
    assert!(SavedGame::new(rules.clone(), state).is_err());
    assert!(serde_json::to_string(&state).is_err());
    state.players = 1;
    state.seats[1].left = true;
    assert!(serde_json::to_string(&state).is_err());
}

#[cfg(feature = "chacha")]
#[test]
fn seeded_dice_go_on_where_they_were() {
    use hotdice::{DiceSource, SeededDice};

    let mut dice = SeededDice::new(1 << 60);
    dice.throw(6);
    let text = serde_json::to_string(&SavedDice::from(&dice)).expect("JSON");
    assert_eq!(text, r#"{"seed":"1152921504606846976","position":1}"#);
    let saved: SavedDice = serde_json::from_str(&text).expect(&text);
    let mut again = saved.resume();
    assert_eq!(
        [again.throw(6), again.throw(3)],
        [dice.throw(6), dice.throw(3)]
    );
    for position in [0, 1 << 53, u64::MAX] {
        let saved = SavedDice {
            seed: u64::MAX,
            position,
        };
        let text = toml::to_string(&saved).expect("TOML");
        assert_eq!(toml::from_str(&text), Ok(saved), "{text}");
        assert!(saved.resume().throw(6).is_some());
    }
}
