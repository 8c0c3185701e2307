//! Rule sets as files: what differs from a named game, option by option.
//!
//! A file is a table in any format of [serde] that describes itself; the examples are TOML and JSON.
//! It names a `base` and what differs from it. The other keys are the names of the setters of
//! [`RuleSetBuilder`](crate::RuleSetBuilder), which say what the options mean; [`KEYS`] lists them
//! all. A file without `base` starts from the common game, `busche-neller`.
//!
//! ```
//! use hotdice::RuleSet;
//!
//! let rules: RuleSet = toml::from_str(r#"
//! base = "titusind"
//! opening = 500
//! three_pairs = { points = 1500, four_plus_two = true }
//! "#)?;
//! assert_eq!(rules.opening(), 500);
//! assert_eq!(rules.points("22-22-55".parse()?), Some(1500));
//!
//! let same: RuleSet = serde_json::from_str(r#"{
//!     "base": "titusind",
//!     "opening": 500,
//!     "three_pairs": { "points": 1500, "four_plus_two": true }
//! }"#)?;
//! assert_eq!(same, rules);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Values
//!
//! * Numbers are whole: `dice`, `scoreless_bonus`, `max_throws`, `first_throw_penalty`, `opening`,
//!   `minimum`, `granularity`, `max_dice_left`, `target`, and `lowest_total`, which can also be
//!   `"none"`.
//! * What a combination pays is a number of points (0 if it is none), `"win"`, `"loss"`, or
//!   `{ points = 1000, plus = "singles" }`; there is also `plus = "triplets"`.
//! * `three_pairs`, `four_and_pair`, `two_triplets` and `full_house` take that, or with the
//!   degenerate forms that count `{ points = 1500, four_plus_two = true, all_alike = true }`. With
//!   `pays = "win"` in place of `points` this holds for any payout.
//! * `sets` says what all sets of three and more pay:
//!   `{ triplets = [1000, 200, 300, 400, 500, 600], scheme = "doubling" }`. The schemes are
//!   `"triplets-only"`, `"doubling"`, `"adding"`, `"flat"`, and by four, five and six of a kind
//!   `{ fixed = [1000, 2000, 3000] }` and `{ times = [2, 4, 10] }`, and `{ per_extra_die = 1000 }`.
//!   Without `triplets` these stay as they are. It counts the `dice`, and `of_a_kind` comes after it.
//! * `single`, `of_a_kind`, `straight`, `formation`, `toxic` and `confirmation` are tables, and
//!   change only the entries that they name. A formation can also stand in a list, as
//!   `{ dice = "4-5-6", pays = 300 }`, which keeps its order.
//! * Choices are words: `combinations` (`"on-any-throw"`, `"on-full-throw"`), `set_rule`
//!   (`"may-split"`, `"override-singles"`), `keeping` (`"any-scoring"`, `"all-scoring"`),
//!   `carry_over` (`"none"`, `"straights"`, `"extend-sets"`, `"progressive"`), `hot_dice` (`"may"`,
//!   `"must"`), `bust_effect` (`"lose-turn"`, `"subtract"`), `winning_bank` (`"needs-minimum"`,
//!   `"excused"`), `finish` (`"reach"`, `"exact"`), `tie` (`"shared"`, `"earlier-seat"`,
//!   `"play-off"`), and `first_player` (`"first-seat"`, `"highest-throw"`, `"lot"`, `"named"`).
//! * `ending` is `"immediate"`, `"last-turn"`, `"catch-up-by-equalling"`, `"catch-up-by-beating"`,
//!   `"finish-round"` or `{ rounds = 10 }`; `piggyback` is `"off"`, `"on"`, `"on-board"` or
//!   `{ from_total = 1000 }`; `bust_streak` is `"none"`, `{ busts = 3, points = 500 }` or
//!   `{ busts = 3, whole_total = true }`; `players` is `{ min = 2, max = 4 }`.
//!
//! A file that uses much of this:
//!
//! ```
//! # use hotdice::{Face, Payout, RuleSet, SetSize};
//! # let rules: RuleSet = toml::from_str(r#"
//! dice = 6
//! single = { 1 = 100, 5 = 50 }
//! sets = { triplets = [1000, 200, 300, 400, 500, 600], scheme = "doubling" }
//! of_a_kind = { 4 = { 2 = 1000 }, 6 = { 1 = "win" } }
//! straight = { "1-5" = 500, "2-6" = 750, "1-6" = { points = 1000, plus = "singles" } }
//! three_pairs = { points = 1500, four_plus_two = true, all_alike = true }
//! formation = { "4-5-6" = 300, "2-2-3-3" = "loss" }
//! toxic = { 6 = 4 }
//! confirmation = { straight = 500, three-pairs = "single" }
//! bust_streak = { busts = 3, whole_total = true }
//! piggyback = { from_total = 1000 }
//! ending = { rounds = 10 }
//! tie = "play-off"
//! players = { min = 2, max = 4 }
//! # "#)?;
//! # assert_eq!(rules.of_a_kind(SetSize::Four, Face::Two), Payout::Points(1000));
//! # assert_eq!(rules.of_a_kind(SetSize::Four, Face::Three), Payout::Points(600));
//! # assert_eq!(rules.worth("111111".parse()?), Some(hotdice::Worth::Win));
//! # assert_eq!(rules.points("123456".parse()?), Some(1150));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What is wrong with a file
//!
//! One error names every fault with its field: keys and words that do not exist, values of the wrong
//! kind, and all that [`build`](crate::RuleSetBuilder::build) refuses. Faults that may only follow
//! from a value which could not be read are left out.
//!
//! ```
//! use hotdice::RuleSet;
//!
//! let error = toml::from_str::<RuleSet>(r#"
//! base = "titusind"
//! openning = 500
//! tie = "shred"
//! minimum = "lots"
//! target = 0
//! "#).unwrap_err();
//! for fault in [
//!     "openning: unknown field, did you mean `opening`?",
//!     "tie: \"shred\" is unknown, did you mean \"shared\"?",
//!     "minimum: a whole number from 0 to 1000000 is expected, not \"lots\"",
//!     "target: 1 to 1000000000 points, not 0",
//! ] {
//!     assert!(error.message().contains(fault), "{error}");
//! }
//! ```
//!
//! # Writing
//!
//! A rule set is written over the common game, whatever it was made from: the named games are
//! corrected when they turn out to be read wrongly, and a file must not change its meaning then.
//! Reading gives the same rule set again.
//!
//! ```
//! use hotdice::{RuleSet, SetScheme, TRIPLETS};
//!
//! let rules = RuleSet::builder().sets(TRIPLETS, SetScheme::Doubling).opening(500).build()?;
//! let file = toml::to_string(&rules)?;
//! assert_eq!(
//!     file,
//!     "base = \"busche-neller\"\nopening = 500\n\n[sets]\nscheme = \"doubling\"\n",
//! );
//! assert_eq!(toml::from_str::<RuleSet>(&file)?, rules);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod families;
mod faults;
mod options;
mod payouts;
mod sets;
mod value;

use alloc::string::ToString;
use alloc::vec::Vec;

use serde::de::{Deserialize, Deserializer, Error as _};
use serde::ser::{Error as _, Serialize, Serializer};

use super::builder::RuleSetBuilder;
use super::error::Fault;
use super::options::Confirmation;
use super::{MAX_FORMATIONS, Preset, RuleSet};
use crate::tree::Tree;
use faults::Faults;
use options::OPTIONS;
use value::Value;

/// Every key of a file: `base`, and the setters of the builder in the order in which they are called.
pub const KEYS: [&str; 36] = [
    "base",
    "dice",
    "single",
    "sets",
    "of_a_kind",
    "straight",
    "three_pairs",
    "four_and_pair",
    "two_triplets",
    "full_house",
    "formation",
    "combinations",
    "scoreless_bonus",
    "toxic",
    "set_rule",
    "keeping",
    "carry_over",
    "hot_dice",
    "max_throws",
    "confirmation",
    "bust_effect",
    "first_throw_penalty",
    "bust_streak",
    "lowest_total",
    "piggyback",
    "opening",
    "minimum",
    "granularity",
    "max_dice_left",
    "winning_bank",
    "target",
    "finish",
    "ending",
    "tie",
    "players",
    "first_player",
];

/// The game that files are written over: that of [`RuleSetBuilder::default`].
const COMMON: Preset = Preset::BuscheNeller;

/// Reads the options of a file over those of its base, in the order of the setters.
fn read(tree: &Tree, faults: &mut Faults) -> RuleSetBuilder {
    let [base, options @ ..] = value::fields(tree, KEYS, faults);
    let mut rules = base.map_or_else(RuleSetBuilder::default, |base| {
        faults.within(KEYS[0], |faults| read_base(base, faults))
    });
    for (option, tree) in OPTIONS.iter().zip(options) {
        if let Some(tree) = tree {
            faults.within(option.key, |faults| (option.read)(&mut rules, tree, faults));
        }
    }
    rules
}

fn read_base(tree: &Tree, faults: &mut Faults) -> RuleSetBuilder {
    let presets = Preset::ALL.map(|preset| (preset.id(), preset));
    let preset = value::word(tree, &presets, faults).unwrap_or(COMMON);
    RuleSet::preset(preset).to_builder()
}

/// Adds what `build` refuses, unless it may only follow from what could not be read.
fn add_faults_of_build(rules: &RuleSetBuilder, faults: &mut Faults) {
    if faults.touch(&[KEYS[0]]) {
        return;
    }
    let certain: Vec<Fault> = rules
        .faults()
        .filter(|fault| !faults.touch(rests_on(fault)))
        .collect();
    for fault in certain {
        faults.add(fault);
    }
}

/// The options besides its own on which it depends whether this is a fault.
fn rests_on(fault: &Fault) -> &'static [&'static str] {
    match fault {
        Fault::TooManyDice { .. } | Fault::Toxic { .. } => &["dice"],
        Fault::NothingScores => &KEYS,
        Fault::CarryOverOnFullThrow => &["carry_over", "combinations"],
        Fault::ShortStraight { .. } => &["carry_over", "straight"],
        Fault::StraightBelowSingles { .. } => &["carry_over", "straight", "single"],
        Fault::NoSingleConfirms { .. } => &["single"],
        Fault::RoundsToExactTarget => &["ending", "finish"],
        Fault::AboveTarget { .. } => &["finish", "target"],
        _ => &[],
    }
}

/// A rule set as the table that is written.
fn write(rules: &RuleSetBuilder) -> Tree {
    let common = RuleSetBuilder::default();
    let base = (KEYS[0].to_string(), Tree::text(&COMMON));
    let differing = OPTIONS.iter().filter_map(|option| {
        let value = (option.write)(rules, &common)?;
        Some((option.key.to_string(), value))
    });
    Tree::Table(core::iter::once(base).chain(differing).collect())
}

/// As a table over the common game; see [`rule_file`](crate::rule_file).
impl Serialize for RuleSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write(&self.spec).serialize(serializer)
    }
}

/// From a table over a base, with every fault in one error; see [`rule_file`](crate::rule_file).
impl<'de> Deserialize<'de> for RuleSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let tree = Tree::deserialize(deserializer)?;
        let mut faults = Faults::default();
        let rules = read(&tree, &mut faults);
        add_faults_of_build(&rules, &mut faults);
        if faults.is_empty() {
            rules.build().map_err(D::Error::custom)
        } else {
            Err(D::Error::custom(faults))
        }
    }
}

/// As a table over the common game; see [`rule_file`](crate::rule_file).
impl Serialize for RuleSetBuilder {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.formation_count > MAX_FORMATIONS {
            return Err(S::Error::custom(Fault::TooManyFormations {
                got: self.formation_count,
            }));
        }
        write(self).serialize(serializer)
    }
}

/// From a table over a base, with all in one error that is no option or no value of it; what
/// [`build`](RuleSetBuilder::build) refuses is left to it. See [`rule_file`](crate::rule_file).
impl<'de> Deserialize<'de> for RuleSetBuilder {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let tree = Tree::deserialize(deserializer)?;
        let mut faults = Faults::default();
        let rules = read(&tree, &mut faults);
        if faults.is_empty() {
            Ok(rules)
        } else {
            Err(D::Error::custom(faults))
        }
    }
}

/// `500`, `"single"` or `"none"`.
impl Serialize for Confirmation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.write().serialize(serializer)
    }
}

/// `500`, `"single"` or `"none"`.
impl<'de> Deserialize<'de> for Confirmation {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let tree = Tree::deserialize(deserializer)?;
        let mut faults = Faults::default();
        Self::read(&tree, &mut faults).ok_or_else(|| D::Error::custom(faults))
    }
}

/// As its id.
impl Serialize for Preset {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// From its id.
impl<'de> Deserialize<'de> for Preset {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        crate::tree::parse(deserializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_has_its_option() {
        assert!(
            OPTIONS
                .iter()
                .map(|option| option.key)
                .eq(KEYS[1..].iter().copied())
        );
    }

    #[test]
    fn the_common_game_is_that_of_the_builder() {
        assert_eq!(
            RuleSet::preset(COMMON).to_builder(),
            RuleSetBuilder::default()
        );
    }
}
