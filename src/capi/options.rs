//! The choices of a rule set as numbers of the header.
//!
//! Those that carry points, faces or rounds are values of their own; see `choices`.

use super::refused::Refused;
use super::status::HOTDICE_STATUS_BAD_VALUE;
use crate::rules::{
    BustEffect, CarryOver, Combinations, Finish, FirstPlayer, HotDice, Keeping, Sets, Tie,
    WinningBank,
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

/// Bust effect: the turn points are lost.
pub const HOTDICE_BUST_EFFECT_LOSE_TURN: i32 = 0;
/// Bust effect: the turn points are lost and subtracted from the total as well.
pub const HOTDICE_BUST_EFFECT_SUBTRACT: i32 = 1;

/// Winning bank: needs the minimum like any other.
pub const HOTDICE_WINNING_BANK_NEEDS_MINIMUM: i32 = 0;
/// Winning bank: is excused from the minimum.
pub const HOTDICE_WINNING_BANK_EXCUSED: i32 = 1;

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

/// Tie: all players with the highest total win.
pub const HOTDICE_TIE_SHARED: i32 = 0;
/// Tie: the one in the earliest seat wins.
pub const HOTDICE_TIE_EARLIER_SEAT: i32 = 1;
/// Tie: they have another turn each, until one player alone has the highest total.
pub const HOTDICE_TIE_PLAY_OFF: i32 = 2;

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
    ($type:ident: $($number:ident = $variant:ident,)+) => {
        impl Numbered for $type {
            fn number(self) -> i32 {
                match self {
                    $(Self::$variant => $number,)+
                }
            }

            fn numbered(number: i32) -> Result<Self, Refused> {
                match number {
                    $($number => Ok(Self::$variant),)+
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

numbered! { BustEffect:
    HOTDICE_BUST_EFFECT_LOSE_TURN = LoseTurn,
    HOTDICE_BUST_EFFECT_SUBTRACT = Subtract,
}

numbered! { WinningBank:
    HOTDICE_WINNING_BANK_NEEDS_MINIMUM = NeedsMinimum,
    HOTDICE_WINNING_BANK_EXCUSED = Excused,
}

numbered! { Tie:
    HOTDICE_TIE_SHARED = Shared,
    HOTDICE_TIE_EARLIER_SEAT = EarlierSeat,
    HOTDICE_TIE_PLAY_OFF = PlayOff,
}

numbered! { FirstPlayer:
    HOTDICE_FIRST_PLAYER_FIRST_SEAT = FirstSeat,
    HOTDICE_FIRST_PLAYER_HIGHEST_THROW = HighestThrow,
    HOTDICE_FIRST_PLAYER_LOT = Lot,
    HOTDICE_FIRST_PLAYER_NAMED = Named,
}
