//! The choices of a rule set as numbers of the header.

use super::refused::Refused;
use super::status::HOTDICE_STATUS_BAD_VALUE;
use crate::rules::{
    CarryOver, CatchUp, Combinations, Ending, Finish, FirstPlayer, GroupPattern, HotDice, Keeping,
    Payout, SetScheme, Sets, Tie,
};

/// Carry-over: each throw scores on its own.
pub const HOTDICE_CARRY_OVER_NONE: i32 = 0;
/// Carry-over: dice kept as singles may complete a straight with later dice.
pub const HOTDICE_CARRY_OVER_STRAIGHTS: i32 = 1;
/// Carry-over: a kept set grows by later dice of its face.
pub const HOTDICE_CARRY_OVER_EXTEND_SETS: i32 = 2;
/// Carry-over: any combination may mix earlier and new dice.
pub const HOTDICE_CARRY_OVER_PROGRESSIVE: i32 = 3;

/// Hot dice: throw all dice again, or bank.
pub const HOTDICE_HOT_DICE_MAY: i32 = 0;
/// Hot dice: all dice must be thrown again, unless an exact target is hit.
pub const HOTDICE_HOT_DICE_MUST: i32 = 1;

/// Keeping: any dice that make a keep-set.
pub const HOTDICE_KEEPING_ANY_SCORING: i32 = 0;
/// Keeping: all scoring dice.
pub const HOTDICE_KEEPING_ALL_SCORING: i32 = 1;

/// Sets: may be split into single dice.
pub const HOTDICE_SETS_MAY_SPLIT: i32 = 0;
/// Sets: equal dice that have a value as a set are never taken as singles.
pub const HOTDICE_SETS_OVERRIDE_SINGLES: i32 = 1;

/// Combinations count on any throw.
pub const HOTDICE_COMBINATIONS_ON_ANY_THROW: i32 = 0;
/// Combinations count on a throw of all dice only; else single dice alone score.
pub const HOTDICE_COMBINATIONS_ON_FULL_THROW: i32 = 1;

/// Finish: a total at or above the target.
pub const HOTDICE_FINISH_REACH: i32 = 0;
/// Finish: exactly the target; a bank that would exceed it is refused.
pub const HOTDICE_FINISH_EXACT: i32 = 1;

/// Ending: the bank that meets the target wins at once.
pub const HOTDICE_ENDING_IMMEDIATE: i32 = 0;
/// Ending: every other player has one more turn.
pub const HOTDICE_ENDING_LAST_TURN: i32 = 1;
/// Ending: one more turn for the others, and again whenever a player equals or beats the highest
/// total.
pub const HOTDICE_ENDING_CATCH_UP_BY_EQUALLING: i32 = 2;
/// Ending: one more turn for the others, and again whenever a player beats the highest total.
pub const HOTDICE_ENDING_CATCH_UP_BY_BEATING: i32 = 3;

/// Tie: all players with the highest total win.
pub const HOTDICE_TIE_SHARED: i32 = 0;
/// Tie: the one in the earliest seat wins.
pub const HOTDICE_TIE_EARLIER_SEAT: i32 = 1;

/// First player: the one in the first seat.
pub const HOTDICE_FIRST_PLAYER_FIRST_SEAT: i32 = 0;
/// First player: the greatest sum of one throw of all dice; see `hotdice_throw_off`.
pub const HOTDICE_FIRST_PLAYER_HIGHEST_THROW: i32 = 1;
/// First player: drawn by lot; see `hotdice_dice_source_below`.
pub const HOTDICE_FIRST_PLAYER_LOT: i32 = 2;
/// First player: named by some property, the youngest say.
pub const HOTDICE_FIRST_PLAYER_NAMED: i32 = 3;

/// A type whose values the header names by numbers.
pub(super) trait Numbered: Sized {
    /// The number of this value.
    fn number(self) -> i32;

    /// The value of a number.
    fn numbered(number: i32) -> Result<Self, Refused>;
}

/// Numbers for every value of an enum; one that is left out does not compile.
macro_rules! numbered {
    ($type:ident: $($number:ident = $variant:ident $(($($inner:tt)+))?,)+) => {
        impl Numbered for $type {
            fn number(self) -> i32 {
                match self {
                    $(Self::$variant $(($($inner)+))? => $number,)+
                }
            }

            fn numbered(number: i32) -> Result<Self, Refused> {
                match number {
                    $($number => Ok(Self::$variant $(($($inner)+))?),)+
                    _ => Err(Refused(HOTDICE_STATUS_BAD_VALUE)),
                }
            }
        }
    };
}

numbered! { CarryOver:
    HOTDICE_CARRY_OVER_NONE = None,
    HOTDICE_CARRY_OVER_STRAIGHTS = Straights,
    HOTDICE_CARRY_OVER_EXTEND_SETS = ExtendSets,
    HOTDICE_CARRY_OVER_PROGRESSIVE = Progressive,
}

numbered! { HotDice:
    HOTDICE_HOT_DICE_MAY = May,
    HOTDICE_HOT_DICE_MUST = Must,
}

numbered! { Keeping:
    HOTDICE_KEEPING_ANY_SCORING = AnyScoring,
    HOTDICE_KEEPING_ALL_SCORING = AllScoring,
}

numbered! { Sets:
    HOTDICE_SETS_MAY_SPLIT = MaySplit,
    HOTDICE_SETS_OVERRIDE_SINGLES = OverrideSingles,
}

numbered! { Combinations:
    HOTDICE_COMBINATIONS_ON_ANY_THROW = OnAnyThrow,
    HOTDICE_COMBINATIONS_ON_FULL_THROW = OnFullThrow,
}

numbered! { Finish:
    HOTDICE_FINISH_REACH = Reach,
    HOTDICE_FINISH_EXACT = Exact,
}

numbered! { Ending:
    HOTDICE_ENDING_IMMEDIATE = Immediate,
    HOTDICE_ENDING_LAST_TURN = LastTurn,
    HOTDICE_ENDING_CATCH_UP_BY_EQUALLING = CatchUp(CatchUp::ByEqualling),
    HOTDICE_ENDING_CATCH_UP_BY_BEATING = CatchUp(CatchUp::ByBeating),
}

numbered! { Tie:
    HOTDICE_TIE_SHARED = Shared,
    HOTDICE_TIE_EARLIER_SEAT = EarlierSeat,
}

numbered! { FirstPlayer:
    HOTDICE_FIRST_PLAYER_FIRST_SEAT = FirstSeat,
    HOTDICE_FIRST_PLAYER_HIGHEST_THROW = HighestThrow,
    HOTDICE_FIRST_PLAYER_LOT = Lot,
    HOTDICE_FIRST_PLAYER_NAMED = Named,
}

/// Pays: nothing, the pattern is no combination. `points` is 0.
pub const HOTDICE_PAYOUT_NOTHING: i32 = 0;
/// Pays: `points`.
pub const HOTDICE_PAYOUT_POINTS: i32 = 1;
/// Pays: `points` and the value of every die in it that also scores as a single.
pub const HOTDICE_PAYOUT_POINTS_PLUS_SINGLES: i32 = 2;
/// Pays: `points` and those of the triplet of every face that it has three or more of.
pub const HOTDICE_PAYOUT_POINTS_PLUS_TRIPLETS: i32 = 3;
/// Pays: the game, at once. `points` is 0.
pub const HOTDICE_PAYOUT_INSTANT_WIN: i32 = 4;
/// Pays: a throw that contains the pattern loses the turn. `points` is 0.
pub const HOTDICE_PAYOUT_INSTANT_LOSS: i32 = 5;

/// What a pattern of dice pays. A value; all zero pays nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct hotdice_payout {
    /// One of `HOTDICE_PAYOUT_...`.
    pub kind: i32,
    /// Points, where the kind has some; else 0.
    pub points: u32,
}

impl From<Payout> for hotdice_payout {
    fn from(payout: Payout) -> Self {
        let (kind, points) = match payout {
            Payout::Nothing => (HOTDICE_PAYOUT_NOTHING, 0),
            Payout::Points(points) => (HOTDICE_PAYOUT_POINTS, points),
            Payout::PointsPlusSingles(points) => (HOTDICE_PAYOUT_POINTS_PLUS_SINGLES, points),
            Payout::PointsPlusTriplets(points) => (HOTDICE_PAYOUT_POINTS_PLUS_TRIPLETS, points),
            Payout::InstantWin => (HOTDICE_PAYOUT_INSTANT_WIN, 0),
            Payout::InstantLoss => (HOTDICE_PAYOUT_INSTANT_LOSS, 0),
        };
        Self { kind, points }
    }
}

impl TryFrom<hotdice_payout> for Payout {
    type Error = Refused;

    fn try_from(payout: hotdice_payout) -> Result<Self, Refused> {
        let points = payout.points;
        match (payout.kind, points) {
            (HOTDICE_PAYOUT_NOTHING, 0) => Ok(Self::Nothing),
            (HOTDICE_PAYOUT_POINTS, _) => Ok(Self::Points(points)),
            (HOTDICE_PAYOUT_POINTS_PLUS_SINGLES, _) => Ok(Self::PointsPlusSingles(points)),
            (HOTDICE_PAYOUT_POINTS_PLUS_TRIPLETS, _) => Ok(Self::PointsPlusTriplets(points)),
            (HOTDICE_PAYOUT_INSTANT_WIN, 0) => Ok(Self::InstantWin),
            (HOTDICE_PAYOUT_INSTANT_LOSS, 0) => Ok(Self::InstantLoss),
            _ => Err(Refused(HOTDICE_STATUS_BAD_VALUE)),
        }
    }
}

/// Form of a group pattern: two of three pairs may show one face.
pub const HOTDICE_FORM_FOUR_PLUS_TWO: u32 = 1;
/// Form of a group pattern: all groups may show one face.
pub const HOTDICE_FORM_ALL_ALIKE: u32 = 2;

/// What a pattern of equal groups pays (three pairs, two triplets ...), and which degenerate forms
/// of it count. A value; all zero pays nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct hotdice_group {
    /// What it pays.
    pub payout: hotdice_payout,
    /// Any of `HOTDICE_FORM_...` together; 0 asks for groups of different faces.
    pub forms: u32,
}

impl From<GroupPattern> for hotdice_group {
    fn from(group: GroupPattern) -> Self {
        let form = |accepted, form| if accepted { form } else { 0 };
        Self {
            payout: group.payout().into(),
            forms: form(group.accepts_four_plus_two(), HOTDICE_FORM_FOUR_PLUS_TWO)
                | form(group.accepts_all_alike(), HOTDICE_FORM_ALL_ALIKE),
        }
    }
}

impl TryFrom<hotdice_group> for GroupPattern {
    type Error = Refused;

    fn try_from(group: hotdice_group) -> Result<Self, Refused> {
        if group.forms & !(HOTDICE_FORM_FOUR_PLUS_TWO | HOTDICE_FORM_ALL_ALIKE) != 0 {
            return Err(Refused(HOTDICE_STATUS_BAD_VALUE));
        }
        let mut pattern = Self::paying(Payout::try_from(group.payout)?);
        if group.forms & HOTDICE_FORM_FOUR_PLUS_TWO != 0 {
            pattern = pattern.or_four_plus_two();
        }
        if group.forms & HOTDICE_FORM_ALL_ALIKE != 0 {
            pattern = pattern.or_all_alike();
        }
        Ok(pattern)
    }
}

/// Set scheme: only triplets count.
pub const HOTDICE_SET_SCHEME_TRIPLETS_ONLY: i32 = 0;
/// Set scheme: each further die doubles.
pub const HOTDICE_SET_SCHEME_DOUBLING: i32 = 1;
/// Set scheme: each further die adds the triplet again.
pub const HOTDICE_SET_SCHEME_ADDING: i32 = 2;
/// Set scheme: a larger set is worth no more than its triplet.
pub const HOTDICE_SET_SCHEME_FLAT: i32 = 3;
/// Set scheme: each further die adds `values[0]` points.
pub const HOTDICE_SET_SCHEME_PER_EXTRA_DIE: i32 = 4;
/// Set scheme: four, five and six of a kind are worth `values` points, whatever the face.
pub const HOTDICE_SET_SCHEME_FIXED: i32 = 5;
/// Set scheme: four, five and six of a kind are the triplet times `values`.
pub const HOTDICE_SET_SCHEME_TIMES: i32 = 6;

/// How the value of a set follows from that of its triplet. A value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct hotdice_set_scheme {
    /// One of `HOTDICE_SET_SCHEME_...`.
    pub kind: i32,
    /// What the kind asks for; else 0.
    pub values: [u32; 3],
}

impl TryFrom<hotdice_set_scheme> for SetScheme {
    type Error = Refused;

    fn try_from(scheme: hotdice_set_scheme) -> Result<Self, Refused> {
        match (scheme.kind, scheme.values) {
            (HOTDICE_SET_SCHEME_TRIPLETS_ONLY, [0, 0, 0]) => Ok(Self::TripletsOnly),
            (HOTDICE_SET_SCHEME_DOUBLING, [0, 0, 0]) => Ok(Self::Doubling),
            (HOTDICE_SET_SCHEME_ADDING, [0, 0, 0]) => Ok(Self::Adding),
            (HOTDICE_SET_SCHEME_FLAT, [0, 0, 0]) => Ok(Self::Flat),
            (HOTDICE_SET_SCHEME_PER_EXTRA_DIE, [points, 0, 0]) => Ok(Self::PerExtraDie(points)),
            (HOTDICE_SET_SCHEME_FIXED, [four, five, six]) => Ok(Self::Fixed { four, five, six }),
            (HOTDICE_SET_SCHEME_TIMES, [four, five, six]) => Ok(Self::Times { four, five, six }),
            _ => Err(Refused(HOTDICE_STATUS_BAD_VALUE)),
        }
    }
}
