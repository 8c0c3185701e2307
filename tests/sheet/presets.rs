//! The named games beside each other.

use hotdice::{Preset, RuleSet};

/// Every two presets, each pair once.
fn pairs() -> impl Iterator<Item = (Preset, Preset)> {
    Preset::ALL.into_iter().flat_map(|a| {
        let later = Preset::ALL.into_iter().filter(move |&b| a < b);
        later.map(move |b| (a, b))
    })
}

#[test]
fn no_two_named_games_are_equal() {
    assert_eq!(pairs().count(), 27 * 26 / 2);
    for (a, b) in pairs() {
        let [one, other] = [a, b].map(RuleSet::preset);
        assert!(one != other, "{a} is {b}");
        assert!(one.differences(&other).next().is_some(), "{a} and {b}");
        assert_ne!(
            one.describe().to_string(),
            other.describe().to_string(),
            "{a} and {b}"
        );
    }
}

#[test]
fn the_common_game_differs_in_nothing() {
    let common = RuleSet::preset(Preset::BuscheNeller);
    assert!(common.settings().all(|setting| setting.is_common()));
    assert_eq!(common.differences(&RuleSet::default()).count(), 0);
}
