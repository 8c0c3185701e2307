//! Records of games.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use hotdice::record::{Record, RulesName};
use hotdice::{Preset, RuleSet};

use super::input::Input;
use crate::model::recorded::recorded;
use crate::model::records::{adds_up, reads_as_written_and_plays_again, reads_the_same_again};

static PRESETS: LazyLock<BTreeMap<&str, RuleSet>> = LazyLock::new(|| {
    let presets = Preset::ALL.into_iter();
    presets
        .map(|preset| (preset.id(), RuleSet::preset(preset)))
        .collect()
});

/// Text is a record or is refused: what is read is written the same while it plays. Other bytes are
/// the script of a game, whose record reads and plays as it was, and adds up.
pub(super) fn law(input: &[u8]) {
    if input.starts_with(b"hotdice") {
        let text = String::from_utf8_lossy(input);
        reads_the_same_again(&text, rules_of(&text));
    } else {
        plays_a_script(Input::new(input));
    }
}

/// The rules that a record names.
fn rules_of(text: &str) -> &'static RuleSet {
    let named = match text.parse::<Record>() {
        Ok(record) => match record.header().rules() {
            RulesName::Preset(preset) => PRESETS.get(preset.id()),
            RulesName::Other(_) => None,
        },
        Err(_) => None,
    };
    named.unwrap_or(&PRESETS["crapola"])
}

fn plays_a_script(mut input: Input<'_>) {
    let rules = input.quick_rules();
    let table = (input.byte() % 16, input.byte() % 16);
    let steps = input.list(100, |input| {
        (
            input.below(100),
            input.six_faces(),
            input.pick(),
            input.pick(),
        )
    });
    let recorder = recorded(&rules, table, &steps);
    reads_as_written_and_plays_again(&recorder);
    adds_up(&recorder);
}
