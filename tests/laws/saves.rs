//! Saved turns and games: they come back as they were, and whatever is changed in one is refused or
//! can be played.

use hotdice::save::{SavedDice, SavedGame, SavedTurn};
use hotdice::{Account, Game, Players, RuleSet, RuleSetBuilder, Turn};
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Value, json};

use crate::model::changes::{game_plays_on, plays_on};
use crate::model::files::comes_back;
use crate::options::quick_options;
use crate::rule_files::valid_builders;
use crate::sampling::cases;
use crate::script::{game_actions, turn_actions};

/// Boxed, since the trees of so many options are more than a thread has room for.
fn quick_builders() -> BoxedStrategy<RuleSetBuilder> {
    quick_options()
        .prop_map(|options| options.builder())
        .boxed()
}

fn dice() -> impl Strategy<Value = Option<SavedDice>> {
    let dice = (any::<u64>(), any::<u64>());
    prop::option::of(dice.prop_map(|(seed, position)| SavedDice { seed, position }))
}

/// What may stand in a field instead.
fn values() -> impl Strategy<Value = Value> {
    prop_oneof![
        4 => (0_u32..4).prop_map(Value::from),
        4 => (0_u32..40).prop_map(|fifties| Value::from(50 * fifties)),
        1 => any::<i64>().prop_map(Value::from),
        1 => any::<u64>().prop_map(Value::from),
        2 => any::<bool>().prop_map(Value::from),
        4 => "[1-6]{0,6}".prop_map(Value::from),
        2 => prop::collection::vec(0_u8..20, 0..4).prop_map(Value::from),
        4 => prop::sample::select(vec![
            json!(null), json!("won"), json!("forfeited"), json!({ "banked": { "points": 500 } }),
            json!({ "bust": "toxic" }), json!({ "bust": "nothing-scores" }),
            json!({ "bust": "last-throw" }), json!("single"), json!("none"),
            json!({ "dice": "1-5", "open": "" }), json!({ "dice": "1", "open": "1" }),
            json!({ "winners": [0], "reason": "target" }),
            json!({ "winners": [0, 1], "reason": "rounds" }), json!({}), json!([]), json!(1.5),
        ]),
    ]
}

/// Every field of a save, however deep, as a JSON pointer.
fn places(tree: &Value, place: &str, places: &mut Vec<String>) {
    let entries: Vec<(String, &Value)> = match tree {
        Value::Object(entries) => {
            let entries = entries.iter();
            entries.map(|(key, tree)| (key.clone(), tree)).collect()
        }
        Value::Array(items) => {
            let items = items.iter().enumerate();
            items
                .map(|(place, tree)| (place.to_string(), tree))
                .collect()
        }
        _ => Vec::new(),
    };
    for (key, tree) in entries {
        let place = format!("{place}/{key}");
        places.push(place.clone());
        self::places(tree, &place, places);
    }
}

/// The save with the field at this place, one of all, changed; or without it, if there is no value.
fn changed(save: &Value, place: Index, value: Option<&Value>) -> Value {
    let mut all = Vec::new();
    places(save, "", &mut all);
    let place = place.get(&all);
    let mut save = save.clone();
    match (value, place.rsplit_once('/')) {
        (Some(value), _) => *save.pointer_mut(place).expect("it is there") = value.clone(),
        (None, Some((parent, key))) => match save.pointer_mut(parent) {
            Some(Value::Object(entries)) => drop(entries.remove(key)),
            Some(Value::Array(items)) => drop(items.pop()),
            _ => {}
        },
        (None, None) => {}
    }
    save
}

fn begin(rules: &RuleSet) -> Game<'_> {
    let Players { min, max } = rules.players();
    Game::new(rules, 3.clamp(min, max), 0).expect("the rules allow so many")
}

proptest! {
    #![proptest_config(cases(80))]

    #[test]
    fn any_state_of_any_game_comes_back(
        rules in quick_builders(),
        actions in game_actions(60),
        dice in dice(),
    ) {
        let rules = rules.build()?;
        let mut game = begin(&rules);
        for action in &actions {
            action.on(game.turn()).on_game(&mut game);
        }
        let saved = SavedGame::of(&game);
        let saved = match dice {
            Some(dice) => saved.with_dice(dice),
            None => saved,
        };
        prop_assert_eq!(saved.game().state(), game.state());
        prop_assert_eq!((saved.rules(), saved.dice()), (&rules, dice));
        comes_back(&saved);
    }

    #[test]
    fn any_state_of_any_turn_comes_back(rules in valid_builders(), actions in turn_actions(16)) {
        let rules = rules.build()?;
        let mut turn = Turn::new(&rules, Account::NEW);
        for action in &actions {
            action.on(&turn).on_turn(&mut turn);
        }
        let saved = SavedTurn::of(&turn);
        prop_assert_eq!(saved.turn().state(), turn.state());
        comes_back(&saved);
    }

    #[test]
    fn a_game_with_a_changed_field_is_refused_or_can_be_played(
        rules in quick_builders(),
        before in game_actions(30),
        changes in prop::collection::vec((any::<Index>(), prop::option::of(values())), 1..8),
        after in game_actions(20),
    ) {
        let rules = rules.build()?;
        let mut game = begin(&rules);
        game_plays_on(&mut game, &before);
        let saved = SavedGame::of(&game).with_dice(SavedDice { seed: 7, position: 3 });
        let saved = serde_json::to_value(saved)?;
        for (place, value) in &changes {
            let changed = changed(&saved, *place, value.as_ref());
            let Ok(read) = serde_json::from_value::<SavedGame>(changed) else {
                continue;
            };
            let mut game = read.game();
            prop_assert!(read.rules().resume_game(&game.state()).is_ok());
            game_plays_on(&mut game, &after);
            comes_back(&SavedGame::of(&game));
        }
    }

    #[test]
    fn a_turn_with_a_changed_field_is_refused_or_can_be_played(
        rules in valid_builders(),
        before in turn_actions(12),
        changes in prop::collection::vec((any::<Index>(), prop::option::of(values())), 1..8),
        after in turn_actions(8),
    ) {
        let rules = rules.build()?;
        let mut turn = Turn::new(&rules, Account::NEW);
        for action in &before {
            action.on(&turn).on_turn(&mut turn);
        }
        let saved = serde_json::to_value(SavedTurn::of(&turn))?;
        for (place, value) in &changes {
            let changed = changed(&saved, *place, value.as_ref());
            let Ok(read) = serde_json::from_value::<SavedTurn>(changed) else {
                continue;
            };
            let mut turn = read.turn();
            prop_assert!(read.rules().resume(turn.state()).is_ok());
            plays_on(&mut turn, &after);
            comes_back(&SavedTurn::of(&turn));
        }
    }

    #[test]
    fn no_text_is_a_save_or_panics(text in ".*") {
        prop_assert!(serde_json::from_str::<SavedGame>(&text).is_err());
        prop_assert!(toml::from_str::<SavedTurn>(&text).is_err());
    }
}
