//! Rule sets in words: every option by its name, its value and what the rules sheet says of it.

mod bank;
mod ending;
mod keeping;
mod page;
mod phrase;
mod scores;
mod sets;
mod table;
mod turn;

use core::fmt;

use page::Page;

use super::RuleSet;
use super::builder::RuleSetBuilder;

/// One option in words.
struct Entry {
    /// The name of its setter.
    name: &'static str,
    /// Whether two rule sets have the same value.
    same: fn(&RuleSetBuilder, &RuleSetBuilder) -> bool,
    /// Its value in a few words.
    value: fn(&RuleSet, &mut fmt::Formatter<'_>) -> fmt::Result,
    /// What the rules sheet says of it, if anything.
    lines: fn(&RuleSet, &mut Page<'_, '_>) -> fmt::Result,
}

/// The sections of the rules sheet with their options.
const SECTIONS: [(&str, &[Entry]); 6] = [
    ("What scores", scores::ENTRIES),
    ("What is kept", keeping::ENTRIES),
    ("A turn", turn::ENTRIES),
    ("The bank", bank::ENTRIES),
    ("The end", ending::ENTRIES),
    ("The table", table::ENTRIES),
];

fn entries() -> impl Iterator<Item = &'static Entry> + Clone {
    SECTIONS.iter().flat_map(|(_, entries)| entries.iter())
}

/// Rule sets in words.
impl RuleSet {
    /// The rules sheet: all rules of the game as a text for its players.
    ///
    /// It says what scores what, what may be kept, how a turn, a bank and the game go. An option
    /// that nearly all games share is left out where its absence says as much; any other value is in
    /// the text. There is a heading for each section, and no line end after the last line.
    ///
    /// ```
    /// use hotdice::{Preset, RuleSet};
    ///
    /// let sheet = RuleSet::preset(Preset::Diecimila).describe().to_string();
    /// assert!(sheet.starts_with(
    ///     "What scores\n  \
    ///        single dice: 1s 100, 5s 50\n  \
    ///        three of a kind: 100 times the face, 1s 1000\n  \
    ///        four of a kind: twice the triplet\n"
    /// ));
    /// assert!(sheet.contains("  A player's first bank needs at least 750 points.\n"));
    /// ```
    pub const fn describe(&self) -> Description<'_> {
        Description { rules: self }
    }

    /// Every option with its value, by the name of its setter in [`RuleSetBuilder`], in the order of
    /// the [rules sheet](Self::describe).
    ///
    /// ```
    /// use hotdice::{Preset, RuleSet};
    ///
    /// let rules = RuleSet::preset(Preset::Diecimila);
    /// let uncommon: Vec<String> = rules
    ///     .settings()
    ///     .filter(|setting| !setting.is_common())
    ///     .map(|setting| format!("{}: {setting}", setting.option()))
    ///     .collect();
    /// assert_eq!(uncommon[1..], ["straight: 1-5 1250", "opening: 750"]);
    /// ```
    pub fn settings(&self) -> impl Iterator<Item = Setting<'_>> + Clone {
        entries().map(|entry| Setting { entry, rules: self })
    }

    /// The options in which two rule sets differ, with both values, in the order of the [rules
    /// sheet](Self::describe). None differ between equal rule sets.
    ///
    /// ```
    /// use hotdice::{Preset, RuleSet};
    ///
    /// let crapola = RuleSet::preset(Preset::Crapola);
    /// let basic = RuleSet::preset(Preset::CrapolaBasic);
    /// assert!(crapola.differences(&basic).map(|difference| difference.to_string()).eq([
    ///     "opening: 1000, not none",
    ///     "minimum: 400, not 401",
    ///     "ending: catch-up-by-equalling, not immediate",
    /// ]));
    /// ```
    pub fn differences<'r>(&'r self, other: &'r Self) -> impl Iterator<Item = Difference<'r>> {
        entries()
            .filter(|entry| !(entry.same)(&self.spec, &other.spec))
            .map(|entry| Difference {
                this: Setting { entry, rules: self },
                other: Setting {
                    entry,
                    rules: other,
                },
            })
    }
}

/// The rules sheet of a rule set, as its [`Display`](fmt::Display); see [`RuleSet::describe`].
#[derive(Clone, Copy, Debug)]
pub struct Description<'r> {
    rules: &'r RuleSet,
}

impl fmt::Display for Description<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut page = Page::new(f);
        for (heading, entries) in SECTIONS {
            page.begin(heading);
            for entry in entries {
                (entry.lines)(self.rules, &mut page)?;
            }
        }
        Ok(())
    }
}

/// One option of a rule set; its [`Display`](fmt::Display) is the value in a few words. See
/// [`RuleSet::settings`].
#[derive(Clone, Copy)]
pub struct Setting<'r> {
    entry: &'static Entry,
    rules: &'r RuleSet,
}

impl Setting<'_> {
    /// The name of the option, which is that of its setter in [`RuleSetBuilder`].
    pub const fn option(&self) -> &'static str {
        self.entry.name
    }

    /// Whether the value is that of the game which nearly all variants share, the default of
    /// [`RuleSetBuilder`].
    pub fn is_common(&self) -> bool {
        (self.entry.same)(&self.rules.spec, &RuleSetBuilder::default())
    }
}

impl fmt::Display for Setting<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.entry.value)(self.rules, f)
    }
}

/// `Setting(opening: 1000)`, say.
impl fmt::Debug for Setting<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Setting({}: {self})", self.option())
    }
}

/// An option in which two rule sets differ; see [`RuleSet::differences`].
#[derive(Clone, Copy, Debug)]
pub struct Difference<'r> {
    this: Setting<'r>,
    other: Setting<'r>,
}

impl<'r> Difference<'r> {
    /// The name of the option, which is that of its setter in [`RuleSetBuilder`].
    pub const fn option(&self) -> &'static str {
        self.this.option()
    }

    /// The value in the rule set that was asked.
    pub const fn this(&self) -> Setting<'r> {
        self.this
    }

    /// The value in the rule set it was compared with.
    pub const fn other(&self) -> Setting<'r> {
        self.other
    }
}

/// `opening: 1000, not none`, say.
impl fmt::Display for Difference<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}, not {}", self.option(), self.this, self.other)
    }
}
