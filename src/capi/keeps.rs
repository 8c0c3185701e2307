//! What may be kept of a throw: keep-sets, partitions, held dice, busts.

use core::ffi::{CStr, c_char};

use super::dice::{HOTDICE_MAX_DICE, hotdice_dice};
use super::guard::guard;
use super::pointer::{list_output, output, shared};
use super::refused::Refused;
use super::rules::hotdice_rules;
use super::status::{
    HOTDICE_STATUS_BAD_HELD, HOTDICE_STATUS_BAD_VALUE, HOTDICE_STATUS_NOT_SCORING, hotdice_status,
};
use crate::dice::Dice;
use crate::keeps::{Bust, Keep, Verdict};
use crate::rules::{Combination, CombinationKind, Held, Partition, RuleSet, Worth};

/// No throw has more keep-sets.
pub const HOTDICE_MAX_KEEPS: usize = 63;

/// Bust: none, the throw scores.
pub const HOTDICE_BUST_NONE: i32 = 0;
/// Bust: too many dice of a toxic face.
pub const HOTDICE_BUST_TOXIC: i32 = 1;
/// Bust: a combination that loses the turn.
pub const HOTDICE_BUST_INSTANT_LOSS: i32 = 2;
/// Bust: no die can be kept.
pub const HOTDICE_BUST_NOTHING_SCORES: i32 = 3;
/// Bust: the last throw that the rules allow, and no keep of it can be banked.
pub const HOTDICE_BUST_LAST_THROW: i32 = 4;

pub(super) fn number_of_bust(bust: Bust) -> i32 {
    match bust {
        Bust::Toxic => HOTDICE_BUST_TOXIC,
        Bust::InstantLoss => HOTDICE_BUST_INSTANT_LOSS,
        Bust::NothingScores => HOTDICE_BUST_NOTHING_SCORES,
        Bust::LastThrow => HOTDICE_BUST_LAST_THROW,
    }
}

pub(super) fn number_of_verdict(verdict: Verdict) -> i32 {
    match verdict {
        Verdict::Scores => HOTDICE_BUST_NONE,
        Verdict::Bust(bust) => number_of_bust(bust),
    }
}

/// The dice kept so far in a cycle, and which of them later throws may build on. A value; all zero
/// is nothing held, as on a throw of all dice.
///
/// `hotdice_rules_hold` makes one from dice, `hotdice_turn_held` reads that of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct hotdice_held {
    /// All dice kept in this cycle.
    pub dice: hotdice_dice,
    /// Those that later throws may build on; none without carry-over.
    pub open: hotdice_dice,
}

impl hotdice_held {
    /// What these rules can hold.
    #[inline]
    pub(super) fn checked(self, rules: &RuleSet) -> Result<Held, Refused> {
        if self == Self::default() {
            return Ok(Held::NOTHING);
        }
        self.checked_dice(rules)
    }

    #[inline(never)]
    fn checked_dice(self, rules: &RuleSet) -> Result<Held, Refused> {
        let (dice, open) = (self.dice.try_into()?, self.open.try_into()?);
        rules
            .hold_open(dice, open)
            .map_err(|_| Refused(HOTDICE_STATUS_BAD_HELD))
    }
}

impl From<Held> for hotdice_held {
    fn from(held: Held) -> Self {
        Self {
            dice: held.dice().into(),
            open: held.open().into(),
        }
    }
}

/// Dice of a throw that may be kept, with their best worth. A value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct hotdice_keep {
    /// The dice.
    pub dice: hotdice_dice,
    /// The points they add to the turn in their best partition; 0 if they win the game.
    pub points: u32,
    /// How many dice of the throw are left, 0 to 5; 0 is hot dice.
    pub dice_left: u8,
    /// 1 if keeping these dice wins the game at once, else 0.
    pub wins: u8,
    /// 0, for what may come.
    pub reserved: [u8; 2],
}

impl From<Keep> for hotdice_keep {
    #[inline]
    fn from(keep: Keep) -> Self {
        // One word, so that one store writes it: lists of keeps are what a game asks for most.
        let rest = u64::from(keep.points())
            | u64::from(keep.dice_left) << 32
            | u64::from(keep.wins()) << 40;
        let [points @ .., dice_left, wins, first, second] = rest.to_le_bytes();
        Self {
            dice: keep.dice.into(),
            points: u32::from_le_bytes(points),
            dice_left,
            wins,
            reserved: [first, second],
        }
    }
}

/// Combination: a run of faces.
pub const HOTDICE_COMBINATION_STRAIGHT: u8 = 1;
/// Combination: three pairs, or what the rules count as such.
pub const HOTDICE_COMBINATION_THREE_PAIRS: u8 = 2;
/// Combination: four of a kind and a pair.
pub const HOTDICE_COMBINATION_FOUR_AND_PAIR: u8 = 3;
/// Combination: two triplets.
pub const HOTDICE_COMBINATION_TWO_TRIPLETS: u8 = 4;
/// Combination: a triplet and a pair.
pub const HOTDICE_COMBINATION_FULL_HOUSE: u8 = 5;
/// Combination: an exact multiset of dice.
pub const HOTDICE_COMBINATION_FORMATION: u8 = 6;
/// Combination: n of a kind.
pub const HOTDICE_COMBINATION_SET: u8 = 7;
/// Combination: one die.
pub const HOTDICE_COMBINATION_SINGLE: u8 = 8;
/// Combination: a throw of all dice without any other, for which the rules pay a bonus.
pub const HOTDICE_COMBINATION_SCORELESS: u8 = 9;

/// From 1, in the order of their numbers.
const COMBINATION_NAMES: [&CStr; 9] = [
    c"straight",
    c"three pairs",
    c"four of a kind and a pair",
    c"two triplets",
    c"full house",
    c"formation",
    c"set",
    c"single",
    c"scoreless throw",
];

const fn number_of_kind(kind: CombinationKind) -> u8 {
    match kind {
        CombinationKind::Straight => HOTDICE_COMBINATION_STRAIGHT,
        CombinationKind::ThreePairs => HOTDICE_COMBINATION_THREE_PAIRS,
        CombinationKind::FourAndPair => HOTDICE_COMBINATION_FOUR_AND_PAIR,
        CombinationKind::TwoTriplets => HOTDICE_COMBINATION_TWO_TRIPLETS,
        CombinationKind::FullHouse => HOTDICE_COMBINATION_FULL_HOUSE,
        CombinationKind::Formation => HOTDICE_COMBINATION_FORMATION,
        CombinationKind::Set => HOTDICE_COMBINATION_SET,
        CombinationKind::Single => HOTDICE_COMBINATION_SINGLE,
        CombinationKind::Scoreless => HOTDICE_COMBINATION_SCORELESS,
    }
}

/// The kind of a number of the header.
pub(super) fn kind_numbered(number: u8) -> Result<CombinationKind, Refused> {
    CombinationKind::ALL
        .into_iter()
        .find(|&kind| number_of_kind(kind) == number)
        .ok_or(Refused(HOTDICE_STATUS_BAD_VALUE))
}

/// The name of a kind of combination, in English: "straight", say.
///
/// Never NULL: a number that is no kind has a text that says so. The text is static and must not be
/// freed.
#[unsafe(no_mangle)]
pub extern "C" fn hotdice_combination_name(kind: u8) -> *const c_char {
    let known = usize::from(kind)
        .checked_sub(1)
        .and_then(|place| COMBINATION_NAMES.get(place));
    known.copied().unwrap_or(c"this is no combination").as_ptr()
}

/// A pattern of dice with its worth under a rule set. A value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct hotdice_combination {
    /// Its dice; with carry-over these include dice of earlier throws.
    pub dice: hotdice_dice,
    /// Its points; 0 if it wins the game.
    pub points: u32,
    /// One of `HOTDICE_COMBINATION_...`.
    pub kind: u8,
    /// 1 if it wins the game, else 0.
    pub wins: u8,
    /// 0, for what may come.
    pub reserved: [u8; 2],
}

impl From<&Combination> for hotdice_combination {
    fn from(combination: &Combination) -> Self {
        Self {
            dice: combination.dice.into(),
            points: combination.worth.points(),
            kind: number_of_kind(combination.kind),
            wins: (combination.worth == Worth::Win).into(),
            reserved: [0; 2],
        }
    }
}

/// One way to split kept dice into combinations, each die used once. A value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct hotdice_partition {
    /// The dice that it splits, newly kept.
    pub dice: hotdice_dice,
    /// Dice held from earlier throws that its combinations take up again; none without carry-over.
    pub absorbed: hotdice_dice,
    /// What keeping the dice this way adds to the turn: the points of the combinations, less what
    /// the absorbed dice had scored. 0 if it wins the game.
    pub points: u32,
    /// 1 if it wins the game, else 0.
    pub wins: u8,
    /// How many combinations there are.
    pub len: u8,
    /// 0, for what may come.
    pub reserved: [u8; 2],
    /// The combinations, in the order of their lowest new die; all zero from `len` on.
    pub combinations: [hotdice_combination; HOTDICE_MAX_DICE as usize],
}

impl From<Partition> for hotdice_partition {
    fn from(partition: Partition) -> Self {
        let mut combinations = [hotdice_combination::default(); HOTDICE_MAX_DICE as usize];
        let mut len = 0;
        for (place, combination) in combinations.iter_mut().zip(partition.combinations()) {
            *place = combination.into();
            len += 1;
        }
        Self {
            dice: partition.dice().into(),
            absorbed: partition.absorbed().into(),
            points: partition.points(),
            wins: (partition.worth() == Worth::Win).into(),
            len,
            reserved: [0; 2],
            combinations,
        }
    }
}

/// The most points of any partition of these dice, as kept from a throw of all dice. A keep that
/// wins the game has 0 points.
///
/// Errors: HOTDICE_STATUS_NOT_SCORING if not every die scores, HOTDICE_STATUS_BAD_DICE, and
/// HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_points(
    rules: *const hotdice_rules,
    dice: hotdice_dice,
    out_points: *mut u32,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (rules, out_points) = unsafe { (shared(rules)?, output(out_points)?) };
        let points = rules.0.points(dice.try_into()?);
        out_points.write(points.ok_or(Refused(HOTDICE_STATUS_NOT_SCORING))?);
        Ok(())
    })
}

/// Whether this throw is lost with these dice held, and why: one of `HOTDICE_BUST_...`. A throw of
/// more dice than are left is not refused, but nothing of it can be kept.
///
/// Errors: HOTDICE_STATUS_BAD_HELD, HOTDICE_STATUS_BAD_DICE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_bust(
    rules: *const hotdice_rules,
    held: hotdice_held,
    throw: hotdice_dice,
    out_bust: *mut i32,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (rules, out_bust) = unsafe { (shared(rules)?, output(out_bust)?) };
        let held = held.checked(&rules.0)?;
        let verdict = rules.0.verdict_holding(throw.try_into()?, held);
        out_bust.write(number_of_verdict(verdict));
        Ok(())
    })
}

/// Whether this throw loses the turn by its toxic dice, whatever it would score: 1 or 0.
///
/// Errors: HOTDICE_STATUS_BAD_DICE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_is_toxic(
    rules: *const hotdice_rules,
    throw: hotdice_dice,
    out_toxic: *mut u8,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (rules, out_toxic) = unsafe { (shared(rules)?, output(out_toxic)?) };
        out_toxic.write(rules.0.is_toxic(throw.try_into()?).into());
        Ok(())
    })
}

/// These dice as kept earlier in a cycle, each combination in its best form.
///
/// Errors: HOTDICE_STATUS_BAD_HELD if they cannot be kept or leave no dice to throw,
/// HOTDICE_STATUS_BAD_DICE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_hold(
    rules: *const hotdice_rules,
    dice: hotdice_dice,
    out_held: *mut hotdice_held,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (rules, out_held) = unsafe { (shared(rules)?, output(out_held)?) };
        out_held.write(rules.0.hold(dice.try_into()?)?.into());
        Ok(())
    })
}

/// Every keep-set of a throw with these dice held, once, with what it adds to the turn: fewer dice
/// first, then as their text reads. None if the throw is a bust; at most HOTDICE_MAX_KEEPS.
///
/// Errors: HOTDICE_STATUS_TOO_SMALL, HOTDICE_STATUS_BAD_HELD, HOTDICE_STATUS_BAD_DICE, and
/// HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_keeps(
    rules: *const hotdice_rules,
    held: hotdice_held,
    throw: hotdice_dice,
    out: *mut hotdice_keep,
    capacity: usize,
    out_len: *mut usize,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (rules, out) = unsafe { (shared(rules)?, list_output(out, capacity, out_len)?) };
        let held = held.checked(&rules.0)?;
        let mut keeps = rules.0.keeps_holding(throw.try_into()?, held);
        out.write(keeps.len(), &mut keeps)
    })
}

/// The keep-set of exactly these dice of a throw.
///
/// Errors, if these dice cannot be kept: HOTDICE_STATUS_NO_DICE, HOTDICE_STATUS_NOT_THROWN,
/// HOTDICE_STATUS_NOT_SCORING, HOTDICE_STATUS_INCOMPLETE or HOTDICE_STATUS_BUST. Else
/// HOTDICE_STATUS_BAD_HELD, HOTDICE_STATUS_BAD_DICE, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_keep(
    rules: *const hotdice_rules,
    held: hotdice_held,
    throw: hotdice_dice,
    dice: hotdice_dice,
    out_keep: *mut hotdice_keep,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (rules, out_keep) = unsafe { (shared(rules)?, output(out_keep)?) };
        let held = held.checked(&rules.0)?;
        let keep = rules
            .0
            .keep_holding(throw.try_into()?, held, dice.try_into()?)?;
        out_keep.write(keep.into());
        Ok(())
    })
}

/// Every partition of a keep-set of a throw, with what each adds to the turn. How many there can be
/// depends on the rules: NULL with capacity 0 asks for it.
///
/// Errors: as `hotdice_rules_keep`, and HOTDICE_STATUS_TOO_SMALL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_rules_partitions(
    rules: *const hotdice_rules,
    held: hotdice_held,
    throw: hotdice_dice,
    dice: hotdice_dice,
    out: *mut hotdice_partition,
    capacity: usize,
    out_len: *mut usize,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (rules, out) = unsafe { (shared(rules)?, list_output(out, capacity, out_len)?) };
        let held = held.checked(&rules.0)?;
        let dice: Dice = dice.try_into()?;
        let keep = rules.0.keep_holding(throw.try_into()?, held, dice)?;
        let mut partitions = rules.0.partitions_holding(&keep, held);
        out.write(partitions.clone().count(), &mut partitions)
    })
}

#[cfg(test)]
mod tests {
    use std::string::ToString;

    use super::*;

    #[test]
    fn names_are_those_of_the_kinds() {
        for kind in CombinationKind::ALL {
            let place = usize::from(number_of_kind(kind)) - 1;
            assert_eq!(COMBINATION_NAMES[place].to_str(), Ok(&*kind.to_string()));
        }
    }
}
