//! The choices of a rule set that carry points, rounds or forms: values of the header.

use super::refused::Refused;
use super::status::HOTDICE_STATUS_BAD_VALUE;
use crate::rules::{
    BustStreak, CatchUp, Confirmation, Ending, GroupPattern, Payout, Penalty, Piggyback, SetScheme,
};

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

/// Confirmation: nothing has to confirm. `points` is 0.
pub const HOTDICE_CONFIRMATION_NONE: i32 = 0;
/// Confirmation: `points`, kept of later throws of the turn.
pub const HOTDICE_CONFIRMATION_POINTS: i32 = 1;
/// Confirmation: a die of a later throw that scores as a single. `points` is 0.
pub const HOTDICE_CONFIRMATION_SINGLE: i32 = 2;

/// What confirms a combination, before the turn points can be banked. A value; all zero is nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct hotdice_confirmation {
    /// One of `HOTDICE_CONFIRMATION_...`.
    pub kind: i32,
    /// Points, where the kind has some; else 0.
    pub points: u32,
}

impl From<Confirmation> for hotdice_confirmation {
    fn from(confirmation: Confirmation) -> Self {
        let (kind, points) = match confirmation {
            Confirmation::None => (HOTDICE_CONFIRMATION_NONE, 0),
            Confirmation::Points(points) => (HOTDICE_CONFIRMATION_POINTS, points),
            Confirmation::Single => (HOTDICE_CONFIRMATION_SINGLE, 0),
        };
        Self { kind, points }
    }
}

impl TryFrom<hotdice_confirmation> for Confirmation {
    type Error = Refused;

    fn try_from(confirmation: hotdice_confirmation) -> Result<Self, Refused> {
        match (confirmation.kind, confirmation.points) {
            (HOTDICE_CONFIRMATION_NONE, 0) => Ok(Self::None),
            (HOTDICE_CONFIRMATION_POINTS, points) => Ok(Self::Points(points)),
            (HOTDICE_CONFIRMATION_SINGLE, 0) => Ok(Self::Single),
            _ => Err(Refused(HOTDICE_STATUS_BAD_VALUE)),
        }
    }
}

/// Penalty: `points`.
pub const HOTDICE_PENALTY_POINTS: i32 = 0;
/// Penalty: the whole total, if it is above 0. `points` is 0.
pub const HOTDICE_PENALTY_WHOLE_TOTAL: i32 = 1;

/// How many busts in a row cost what. A value; all zero costs nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct hotdice_bust_streak {
    /// The busts; 0 if no number of them costs anything, and then the rest is 0.
    pub busts: u8,
    /// 0, for what may come.
    pub reserved: [u8; 3],
    /// One of `HOTDICE_PENALTY_...`.
    pub penalty: i32,
    /// Points, where the penalty has some; else 0.
    pub points: u32,
}

impl From<BustStreak> for hotdice_bust_streak {
    fn from(streak: BustStreak) -> Self {
        let (penalty, points) = match streak.penalty {
            Penalty::Points(points) => (HOTDICE_PENALTY_POINTS, points),
            Penalty::WholeTotal => (HOTDICE_PENALTY_WHOLE_TOTAL, 0),
        };
        Self {
            busts: streak.busts,
            reserved: [0; 3],
            penalty,
            points,
        }
    }
}

impl TryFrom<hotdice_bust_streak> for BustStreak {
    type Error = Refused;

    fn try_from(streak: hotdice_bust_streak) -> Result<Self, Refused> {
        let penalty = match (streak.penalty, streak.points) {
            (HOTDICE_PENALTY_POINTS, points) => Penalty::Points(points),
            (HOTDICE_PENALTY_WHOLE_TOTAL, 0) => Penalty::WholeTotal,
            _ => return Err(Refused(HOTDICE_STATUS_BAD_VALUE)),
        };
        let read = Self {
            busts: streak.busts,
            penalty,
        };
        if streak.reserved != [0; 3] || read.busts == 0 && read != Self::NONE {
            return Err(Refused(HOTDICE_STATUS_BAD_VALUE));
        }
        Ok(read)
    }
}

/// Piggyback: no player may begin with what the player before has banked. `total` is 0.
pub const HOTDICE_PIGGYBACK_OFF: i32 = 0;
/// Piggyback: every player may. `total` is 0.
pub const HOTDICE_PIGGYBACK_ON: i32 = 1;
/// Piggyback: a player on the board may. `total` is 0.
pub const HOTDICE_PIGGYBACK_ON_BOARD: i32 = 2;
/// Piggyback: a player with at least `total` may.
pub const HOTDICE_PIGGYBACK_FROM_TOTAL: i32 = 3;

/// Whether a player may begin with what the player before has banked, and with the dice that were
/// not kept. A value; all zero is no.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct hotdice_piggyback {
    /// One of `HOTDICE_PIGGYBACK_...`.
    pub kind: i32,
    /// A total in points, where the kind has one; else 0.
    pub total: u32,
}

impl From<Piggyback> for hotdice_piggyback {
    fn from(piggyback: Piggyback) -> Self {
        let (kind, total) = match piggyback {
            Piggyback::Off => (HOTDICE_PIGGYBACK_OFF, 0),
            Piggyback::On => (HOTDICE_PIGGYBACK_ON, 0),
            Piggyback::OnBoard => (HOTDICE_PIGGYBACK_ON_BOARD, 0),
            Piggyback::FromTotal(total) => (HOTDICE_PIGGYBACK_FROM_TOTAL, total),
        };
        Self { kind, total }
    }
}

impl TryFrom<hotdice_piggyback> for Piggyback {
    type Error = Refused;

    fn try_from(piggyback: hotdice_piggyback) -> Result<Self, Refused> {
        match (piggyback.kind, piggyback.total) {
            (HOTDICE_PIGGYBACK_OFF, 0) => Ok(Self::Off),
            (HOTDICE_PIGGYBACK_ON, 0) => Ok(Self::On),
            (HOTDICE_PIGGYBACK_ON_BOARD, 0) => Ok(Self::OnBoard),
            (HOTDICE_PIGGYBACK_FROM_TOTAL, total) => Ok(Self::FromTotal(total)),
            _ => Err(Refused(HOTDICE_STATUS_BAD_VALUE)),
        }
    }
}

/// Ending: the bank that meets the target wins at once.
pub const HOTDICE_ENDING_IMMEDIATE: i32 = 0;
/// Ending: every other player has one more turn.
pub const HOTDICE_ENDING_LAST_TURN: i32 = 1;
/// Ending: one more turn for the others, and again whenever a player equals or beats the highest
/// total.
pub const HOTDICE_ENDING_CATCH_UP_BY_EQUALLING: i32 = 2;
/// Ending: one more turn for the others, and again whenever a player beats the highest total.
pub const HOTDICE_ENDING_CATCH_UP_BY_BEATING: i32 = 3;
/// Ending: the round is played to its end.
pub const HOTDICE_ENDING_FINISH_ROUND: i32 = 4;
/// Ending: after so many rounds the highest total wins, whatever it is.
pub const HOTDICE_ENDING_ROUNDS: i32 = 5;

/// How the game ends once the target is met, or after how many rounds. A value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct hotdice_ending {
    /// One of `HOTDICE_ENDING_...`.
    pub kind: i32,
    /// Rounds, for HOTDICE_ENDING_ROUNDS; else 0.
    pub rounds: u16,
    /// 0, for what may come.
    pub reserved: [u8; 2],
}

impl From<Ending> for hotdice_ending {
    fn from(ending: Ending) -> Self {
        let (kind, rounds) = match ending {
            Ending::Immediate => (HOTDICE_ENDING_IMMEDIATE, 0),
            Ending::LastTurn => (HOTDICE_ENDING_LAST_TURN, 0),
            Ending::CatchUp(CatchUp::ByEqualling) => (HOTDICE_ENDING_CATCH_UP_BY_EQUALLING, 0),
            Ending::CatchUp(CatchUp::ByBeating) => (HOTDICE_ENDING_CATCH_UP_BY_BEATING, 0),
            Ending::FinishRound => (HOTDICE_ENDING_FINISH_ROUND, 0),
            Ending::Rounds(rounds) => (HOTDICE_ENDING_ROUNDS, rounds),
        };
        Self {
            kind,
            rounds,
            reserved: [0; 2],
        }
    }
}

impl TryFrom<hotdice_ending> for Ending {
    type Error = Refused;

    fn try_from(ending: hotdice_ending) -> Result<Self, Refused> {
        match (ending.kind, ending.rounds, ending.reserved) {
            (HOTDICE_ENDING_IMMEDIATE, 0, [0, 0]) => Ok(Self::Immediate),
            (HOTDICE_ENDING_LAST_TURN, 0, [0, 0]) => Ok(Self::LastTurn),
            (HOTDICE_ENDING_CATCH_UP_BY_EQUALLING, 0, [0, 0]) => {
                Ok(Self::CatchUp(CatchUp::ByEqualling))
            }
            (HOTDICE_ENDING_CATCH_UP_BY_BEATING, 0, [0, 0]) => {
                Ok(Self::CatchUp(CatchUp::ByBeating))
            }
            (HOTDICE_ENDING_FINISH_ROUND, 0, [0, 0]) => Ok(Self::FinishRound),
            (HOTDICE_ENDING_ROUNDS, rounds, [0, 0]) => Ok(Self::Rounds(rounds)),
            _ => Err(Refused(HOTDICE_STATUS_BAD_VALUE)),
        }
    }
}
