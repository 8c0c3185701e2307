//! Rule sets: built, checked, compiled once, and then the only scorer there is.

mod builder;
mod combination;
mod compile;
mod endless;
mod error;
mod faults;
#[cfg(feature = "serde")]
pub mod file;
mod gain;
mod held;
mod options;
mod partition;
mod partitions;
mod pattern;
mod presets;
mod sheet;
mod words;

use core::fmt;
use core::ops::RangeInclusive;

pub use builder::{RuleSetBuilder, TRIPLETS};
pub use combination::{
    Combination, CombinationKind, GroupPattern, Payout, SetScheme, SetSize, Worth,
};
use compile::Tables;
pub use error::{Fault, Field, RuleSetError};
pub use held::{Held, HeldError};
pub use options::{
    BustEffect, BustStreak, CarryOver, CatchUp, Combinations, Confirmation, Ending, Finish,
    FirstPlayer, HotDice, Keeping, Penalty, Piggyback, Players, Sets, Tie, WinningBank,
};
pub use partition::Partition;
pub use partitions::Partitions;
pub(crate) use partitions::{Scope, best};
pub use presets::{Preset, UnknownPreset};
pub use sheet::{Description, Difference, Setting};

use crate::dice::{Dice, Face};

/// The most points that one option may name.
///
/// A keep-set is then worth at most twelve million, so no sum of a turn or a game overflows.
pub const MAX_POINTS: u32 = 1_000_000;

/// The highest target, in points.
pub const MAX_TARGET: u32 = 1_000_000_000;

/// The most players of one game.
pub const MAX_PLAYERS: u8 = 16;

/// The most [formations](RuleSetBuilder::formation) of a rule set.
pub const MAX_FORMATIONS: usize = 16;

/// The rules of one game, compiled: what every throw is worth, what may be kept, when to bank and
/// how the game ends.
///
/// Take a [`Preset`], vary one with [`to_builder`](Self::to_builder), or start from
/// [`builder`](Self::builder). A rule set is one block of at most 16 KiB without a heap; share it
/// by reference.
///
/// ```
/// use hotdice::{Preset, RuleSet};
///
/// let rules = RuleSet::preset(Preset::Titusind);
/// assert_eq!(rules.points("144445".parse()?), Some(950));
/// assert_eq!(rules.keeps("144445".parse()?).len(), 11);
///
/// let shorter = rules.to_builder().target(5000).build()?;
/// assert_eq!(shorter.target(), 5000);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct RuleSet {
    spec: RuleSetBuilder,
    tables: Tables,
}

impl RuleSet {
    /// A builder with the options that nearly all variants share; see [`RuleSetBuilder`].
    pub fn builder() -> RuleSetBuilder {
        RuleSetBuilder::default()
    }

    /// A builder with all options of this rule set, to vary them.
    pub const fn to_builder(&self) -> RuleSetBuilder {
        self.spec
    }

    /// The greatest points of any partition of these dice, as kept from a throw of all dice;
    /// `None` if not every die scores. A keep that wins the game has 0 points: see
    /// [`worth`](Self::worth).
    ///
    /// ```
    /// use hotdice::{Preset, RuleSet};
    ///
    /// let rules = RuleSet::preset(Preset::Crapola);
    /// // 2-6 and a single 1, which beats the straight 1-6.
    /// assert_eq!(rules.points("123456".parse()?), Some(1100));
    /// assert_eq!(rules.points("1-2".parse()?), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn points(&self, dice: Dice) -> Option<u32> {
        self.tables.points(dice)
    }

    /// The greatest worth of any partition of these dice, as kept from a throw of all dice; `None`
    /// if not every die scores.
    ///
    /// ```
    /// use hotdice::{Preset, RuleSet, Worth};
    ///
    /// let rules = RuleSet::preset(Preset::DiceGame10000);
    /// assert_eq!(rules.worth("111111".parse()?), Some(Worth::Win));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn worth(&self, dice: Dice) -> Option<Worth> {
        self.tables.worth(dice)
    }

    /// Whether this throw loses the turn whatever it would score.
    ///
    /// ```
    /// use hotdice::{Preset, RuleSet};
    ///
    /// let rules = RuleSet::preset(Preset::CienMil);
    /// assert!(rules.is_toxic("1-5-6-6".parse()?));
    /// assert!(!rules.is_toxic("1-5-6".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn is_toxic(&self, throw: Dice) -> bool {
        Face::ALL.iter().any(|&face| {
            let at_least = self.toxic(face);
            at_least > 0 && throw.count(face) >= at_least
        })
    }

    /// Whether this throw contains a combination that loses the turn.
    pub(crate) fn loses_instantly(&self, throw: Dice) -> bool {
        self.tables.punishes
            && self.scope_of(throw.len()) == Scope::All
            && self
                .spec
                .patterns()
                .filter(|pattern| pattern.payout == Payout::InstantLoss)
                .any(|pattern| throw.contains(pattern.dice))
    }

    /// Whether some scoring dice may not be kept, or not alone.
    pub(crate) fn restricts_keeps(&self) -> bool {
        self.keeping() != Keeping::AnyScoring || self.set_rule() != Sets::MaySplit
    }

    /// Whether dice kept earlier in a cycle can join later ones at all.
    pub(crate) fn carries_over(&self) -> bool {
        self.carry_over() != CarryOver::None
    }

    /// Whether some combination has to be confirmed.
    pub(crate) fn asks_to_confirm(&self) -> bool {
        self.spec
            .confirmations
            .iter()
            .any(|&confirmation| confirmation != Confirmation::None)
    }

    /// Whether a bust can take points from a total.
    pub(crate) fn charges_busts(&self) -> bool {
        self.bust_effect() != BustEffect::LoseTurn
            || self.first_throw_penalty() > 0
            || self.bust_streak().busts > 0
    }

    /// The lowest total that a player can have: below 0 only busts take it.
    pub(crate) fn lowest_possible_total(&self) -> i32 {
        let streak_costs = match self.bust_streak().penalty {
            Penalty::Points(points) => points > 0,
            // Of a total that is not above 0 it takes nothing.
            Penalty::WholeTotal => false,
        };
        let busts_cost = self.bust_effect() == BustEffect::Subtract
            || self.first_throw_penalty() > 0
            || streak_costs;
        if busts_cost { self.lowest_total() } else { 0 }
    }

    /// Whether it matters which of several partitions dice are kept in, points aside.
    pub(crate) fn partitions_matter(&self) -> bool {
        self.carries_over() || self.asks_to_confirm()
    }

    /// What is unconfirmed once dice have been kept in this partition.
    pub(crate) fn pending_after(&self, before: Confirmation, kept: &Partition) -> Confirmation {
        let rest = match before {
            Confirmation::Points(points) => match points.saturating_sub(kept.points()) {
                0 => Confirmation::None,
                missing => Confirmation::Points(missing),
            },
            Confirmation::Single if kept.dice().faces().any(|face| self.single(face) > 0) => {
                Confirmation::None
            }
            unchanged => unchanged,
        };
        let asked = self
            .made_anew(kept)
            .map(|combination| self.confirmation(combination.kind));
        asked.fold(rest, Confirmation::and)
    }

    /// The combinations that were not on the table before. Where all dice of a cycle mix, each keep
    /// splits them again, and what the held ones make by themselves is not new.
    fn made_anew<'p>(&self, kept: &'p Partition) -> impl Iterator<Item = &'p Combination> {
        let mut held = match self.carry_over() {
            CarryOver::Progressive => kept.absorbed(),
            _ => Dice::EMPTY,
        };
        kept.combinations().iter().filter(move |combination| {
            match held.difference(combination.dice) {
                Some(rest) => {
                    held = rest;
                    false
                }
                None => true,
            }
        })
    }

    /// More points than this no keep adds to a turn: the richest combination for every die.
    pub(crate) fn most_points(&self) -> u32 {
        let points = self.keepable().iter().map(|c| c.worth.points());
        let richest = points.fold(self.scoreless_bonus(), u32::max);
        richest.saturating_mul(self.dice().into())
    }

    /// Which combinations count on a throw of so many dice.
    pub(crate) fn scope_of(&self, dice: u8) -> Scope {
        match self.combinations() {
            Combinations::OnFullThrow if dice < self.dice() => Scope::Singles,
            _ => Scope::All,
        }
    }

    /// The size of the largest set of three or more that `count` dice of this face make.
    pub(crate) fn largest_set(&self, face: Face, count: u8) -> Option<u8> {
        (SetSize::Three.dice()..=count).rev().find(|&dice| {
            SetSize::of(dice).is_some_and(|size| self.of_a_kind(size, face).can_be_kept())
        })
    }
}

/// The options, as they were set.
///
/// ```
/// use hotdice::{Face, Payout, Preset, RuleSet, SetSize};
///
/// let rules = RuleSet::preset(Preset::Titusind);
/// assert_eq!((rules.opening(), rules.minimum(), rules.target()), (1000, 300, 10_000));
/// assert_eq!(rules.single(Face::Five), 50);
/// assert_eq!(rules.of_a_kind(SetSize::Three, Face::Four), Payout::Points(400));
/// ```
impl RuleSet {
    /// The number of dice of the game.
    pub const fn dice(&self) -> u8 {
        self.spec.dice
    }

    /// The points of one die of this face; 0 if it scores nothing by itself.
    pub const fn single(&self, face: Face) -> u32 {
        self.spec.singles[face.index()]
    }

    /// What so many equal dice pay.
    pub const fn of_a_kind(&self, size: SetSize, face: Face) -> Payout {
        self.spec.sets[size.index()][face.index()]
    }

    /// What a run of faces pays.
    pub fn straight(&self, faces: RangeInclusive<Face>) -> Payout {
        self.spec.straights[faces.start().index()][faces.end().index()]
    }

    /// What three pairs pay, and what counts as three pairs.
    pub const fn three_pairs(&self) -> GroupPattern {
        self.spec.three_pairs
    }

    /// What four of a kind and a pair pay.
    pub const fn four_and_pair(&self) -> GroupPattern {
        self.spec.four_and_pair
    }

    /// What two triplets pay.
    pub const fn two_triplets(&self) -> GroupPattern {
        self.spec.two_triplets
    }

    /// What a triplet and a pair pay.
    pub const fn full_house(&self) -> GroupPattern {
        self.spec.full_house
    }

    /// The formations, with what each pays, in the order they were added.
    pub fn formations(&self) -> impl ExactSizeIterator<Item = (Dice, Payout)> + '_ {
        self.spec
            .formations()
            .iter()
            .map(|formation| (formation.dice, formation.payout))
    }

    /// On which throws combinations other than singles count.
    pub const fn combinations(&self) -> Combinations {
        self.spec.combinations
    }

    /// The points of a throw of all dice without any score; 0 if it is a bust.
    pub const fn scoreless_bonus(&self) -> u32 {
        self.spec.scoreless_bonus
    }

    /// How many dice of this face in one throw lose the turn; 0 if no number does.
    pub const fn toxic(&self, face: Face) -> u8 {
        self.spec.toxic[face.index()]
    }

    /// Whether sets may be split into single dice.
    pub const fn set_rule(&self) -> Sets {
        self.spec.set_rule
    }

    /// Which scoring dice have to be kept.
    pub const fn keeping(&self) -> Keeping {
        self.spec.keeping
    }

    /// How dice kept earlier in a cycle join later ones.
    pub const fn carry_over(&self) -> CarryOver {
        self.spec.carry_over
    }

    /// What a player may do with hot dice.
    pub const fn hot_dice(&self) -> HotDice {
        self.spec.hot_dice
    }

    /// How many throws a turn has at most; 0 for any number.
    pub const fn max_throws(&self) -> u8 {
        self.spec.max_throws
    }

    /// What confirms a combination of this kind.
    pub const fn confirmation(&self, kind: CombinationKind) -> Confirmation {
        self.spec.confirmations[kind.index()]
    }

    /// What a bust costs besides the turn points.
    pub const fn bust_effect(&self) -> BustEffect {
        self.spec.bust_effect
    }

    /// The points that a bust on the first throw of a turn costs.
    pub const fn first_throw_penalty(&self) -> u32 {
        self.spec.first_throw_penalty
    }

    /// How many busts in a row cost what; 0 of them if none do.
    pub const fn bust_streak(&self) -> BustStreak {
        self.spec.bust_streak
    }

    /// The total below which no penalty takes a player; [`i32::MIN`] if there is none.
    pub const fn lowest_total(&self) -> i32 {
        self.spec.lowest_total
    }

    /// Whether a player may begin with what the player before has banked.
    pub const fn piggyback(&self) -> Piggyback {
        self.spec.piggyback
    }

    /// The turn points that a player's first bank needs at least.
    pub const fn opening(&self) -> u32 {
        self.spec.opening
    }

    /// The turn points that any bank needs at least.
    pub const fn minimum(&self) -> u32 {
        self.spec.minimum
    }

    /// The points of which a bank must be a multiple.
    pub const fn granularity(&self) -> u32 {
        self.spec.granularity
    }

    /// How many dice may be left at most when the turn points are banked.
    pub const fn max_dice_left(&self) -> u8 {
        self.spec.max_dice_left
    }

    /// Whether a bank that meets the target needs the minimum.
    pub const fn winning_bank(&self) -> WinningBank {
        self.spec.winning_bank
    }

    /// The total that ends the game.
    pub const fn target(&self) -> u32 {
        self.spec.target
    }

    /// Whether the target may be exceeded.
    pub const fn finish(&self) -> Finish {
        self.spec.finish
    }

    /// How the game ends once the target is met.
    pub const fn ending(&self) -> Ending {
        self.spec.ending
    }

    /// Who wins when several players share the highest total at the end.
    pub const fn tie(&self) -> Tie {
        self.spec.tie
    }

    /// How many players the game takes.
    pub const fn players(&self) -> Players {
        self.spec.players
    }

    /// Who begins.
    pub const fn first_player(&self) -> FirstPlayer {
        self.spec.first_player
    }
}

impl PartialEq for RuleSet {
    fn eq(&self, other: &Self) -> bool {
        // The tables follow from the options.
        self.spec == other.spec
    }
}

impl Eq for RuleSet {}

impl fmt::Debug for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("RuleSet").field(&self.spec).finish()
    }
}

impl Default for RuleSet {
    /// The game that nearly all variants share, [`Preset::BuscheNeller`].
    fn default() -> Self {
        Self::compile(RuleSetBuilder::default())
    }
}
