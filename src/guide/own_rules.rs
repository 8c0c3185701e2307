//! Own rules: house rules over a named game, rules of your own, rule files, the players' sheet.
//!
//! # House rules
//!
//! Most tables play a known game with a change or two. [`RuleSet::to_builder`] gives a
//! [`RuleSetBuilder`] with all options of a game; each setter changes one; [`build`] checks them all
//! together. [`RuleSet::differences`] tells what a table plays differently:
//!
//! ```
//! use hotdice::{Face, Preset, RuleSet};
//!
//! let farkle = RuleSet::preset(Preset::Farkle);
//! let ours = farkle
//!     .to_builder()
//!     .straight(Face::One..=Face::Six, 1500)
//!     .opening(500)
//!     .build()?;
//! assert_eq!(ours.points("1-2-3-4-5-6".parse()?), Some(1500));
//!
//! let changes: Vec<String> = ours.differences(&farkle).map(|it| it.to_string()).collect();
//! assert_eq!(changes, ["straight: 1-6 1500, not none", "opening: 500, not none"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Rules of your own
//!
//! [`RuleSet::builder`] begins with the game that nearly all variants share: six dice, 1s and 5s,
//! triplets, the first to 10,000 wins. Everything else is said by setters, in any order, but that
//! [`sets`] wants to know how many dice there are.
//!
//! ```
//! use hotdice::{Dice, Ending, Face, Payout, RuleSet, SetScheme, SetSize};
//!
//! let rules = RuleSet::builder()
//!     .dice(5)
//!     // Three, four and five of a kind. Three 1s are 300 here.
//!     .sets([300, 200, 300, 400, 500, 600], SetScheme::Doubling)
//!     // Five 1s win the game at once.
//!     .of_a_kind(SetSize::Five, Face::One, Payout::InstantWin)
//!     .straight(Face::Two..=Face::Six, 700)
//!     // Three 2s are nothing to keep, and lose the turn.
//!     .of_a_kind(SetSize::Three, Face::Two, Payout::InstantLoss)
//!     .minimum(200)
//!     .target(5000)
//!     .ending(Ending::FinishRound)
//!     .players(2, 4)
//!     .build()?;
//!
//! let dice = |text: &str| text.parse::<Dice>();
//! assert_eq!(rules.points(dice("4-4-4-4")?), Some(800));
//! assert_eq!(rules.points(dice("2-3-4-5-6")?), Some(700));
//! assert!(rules.keeps(dice("1-1-1-1-1")?).any(|keep| keep.wins()));
//! assert!(rules.is_bust(dice("1-2-2-2-5")?));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Payout`] lists what dice may pay, [`SetScheme`] how large sets follow from triplets, and
//! [`GroupPattern`] which odd forms of three pairs, two triplets or a full house count. What else
//! there is to choose (what carries over, what a bust costs, when to bank, how the game ends) is a
//! setter of [`RuleSetBuilder`] each, with a small type that explains the choices.
//!
//! # What makes no sense
//!
//! [`build`] refuses it, and tells everything at once. A settings screen can show all of it;
//! [`Fault`] says which option it is about.
//!
//! ```
//! use hotdice::{Face, Fault, RuleSet};
//!
//! let error = RuleSet::builder()
//!     .dice(5)
//!     .straight(Face::One..=Face::Six, 1500)
//!     .target(0)
//!     .build()
//!     .unwrap_err();
//! let lines: Vec<String> = error.faults().map(|fault| fault.to_string()).collect();
//! assert_eq!(lines, [
//!     "straight 1-6: takes 6 dice, but the game has 5",
//!     "target: 1 to 1000000000 points, not 0",
//! ]);
//! let target_is_wrong = error.faults().any(|fault| matches!(fault, Fault::Target { .. }));
//! assert!(target_is_wrong);
//!
//! // The builder comes back, to be mended.
//! let rules = error.into_builder().dice(6).target(10_000).build()?;
//! assert_eq!(rules.dice(), 6);
//! # Ok::<(), hotdice::RuleSetError>(())
//! ```
//!
//! # Rule files
//!
//! With the feature `serde`, rules come from files that players can write: TOML, JSON, or any other
//! format of [serde] that describes itself. A file names a game and what differs from it, with the
//! names of the setters.
//!
//! ```
//! use hotdice::RuleSet;
//!
//! let text = r#"
//! base = "farkle"
//! opening = 500
//! straight = { "1-6" = 1500 }
//! bust_streak = { busts = 3, points = 1000 }
//! "#;
//! let rules: RuleSet = toml::from_str(text)?;
//! assert_eq!(rules.opening(), 500);
//!
//! // Mistakes are named with their place, here a key that does not exist.
//! let error = toml::from_str::<RuleSet>(&text.replace("opening", "openings")).unwrap_err();
//! assert_eq!(error.message(), "openings: unknown field, did you mean `opening`?");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`rule_file`] explains every key. `include_str!` builds files into the program, and a folder of
//! them beside it is a list of games that anyone can add to. [`toml::to_string`] writes a rule set
//! as such a file.
//!
//! # Telling the players
//!
//! [`RuleSet::describe`] is the rules sheet, complete and in English; [`RuleSet::settings`] has each
//! option by itself, for a screen or a translation of your own.
//!
//! ```
//! use hotdice::{Preset, RuleSet};
//!
//! let rules = RuleSet::preset(Preset::Titusind);
//! let sheet = rules.describe().to_string();
//! assert!(sheet.contains("A player's first bank needs at least 1000 points."));
//!
//! let opening = rules.settings().find(|setting| setting.option() == "opening");
//! assert_eq!(opening.map(|value| value.to_string()).as_deref(), Some("1000"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Are these the rules you meant?
//!
//! Ask them. [`RuleSet::points`] is what dice are worth, [`RuleSet::partitions`] why, and
//! [`RuleSet::odds`] how often a throw is a bust: all are exact.
//!
//! ```
//! use hotdice::{Preset, RuleSet};
//!
//! let rules = RuleSet::preset(Preset::Farkle);
//! let ways: Vec<String> = rules.partitions("1-1-1".parse()?).map(|way| way.to_string()).collect();
//! assert_eq!(ways, [
//!     "1000: 1-1-1 1000 (set)",
//!     "300: 1 100 (single) + 1 100 (single) + 1 100 (single)",
//! ]);
//!
//! // Of two dice, neither a 1 nor a 5: 4 × 4 of 36 throws.
//! let odds = rules.odds(2);
//! assert_eq!((odds.busts, odds.throws), (16, 36));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A rule set takes some 16 KiB, lies in one block and never changes. Build it once and share it by
//! reference, between threads too.
//!
//! Next: [saving](super::saving).
//!
//! [serde]: https://serde.rs
//! [`Fault`]: crate::Fault
//! [`GroupPattern`]: crate::GroupPattern
//! [`Payout`]: crate::Payout
//! [`RuleSet::builder`]: crate::RuleSet::builder
//! [`RuleSet::describe`]: crate::RuleSet::describe
//! [`RuleSet::differences`]: crate::RuleSet::differences
//! [`RuleSet::odds`]: crate::RuleSet::odds
//! [`RuleSet::partitions`]: crate::RuleSet::partitions
//! [`RuleSet::points`]: crate::RuleSet::points
//! [`RuleSet::settings`]: crate::RuleSet::settings
//! [`RuleSet::to_builder`]: crate::RuleSet::to_builder
//! [`RuleSetBuilder`]: crate::RuleSetBuilder
//! [`SetScheme`]: crate::SetScheme
//! [`build`]: crate::RuleSetBuilder::build
//! [`rule_file`]: crate::rule_file
//! [`sets`]: crate::RuleSetBuilder::sets
//! [`toml::to_string`]: https://docs.rs/toml/latest/toml/fn.to_string.html
