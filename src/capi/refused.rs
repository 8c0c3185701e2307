//! The errors of the library as statuses.

use super::status::{
    HOTDICE_STATUS_ABOVE_TARGET, HOTDICE_STATUS_BAD_DICE, HOTDICE_STATUS_BAD_FACE,
    HOTDICE_STATUS_BAD_HELD, HOTDICE_STATUS_BAD_POSITION, HOTDICE_STATUS_BAD_RULES,
    HOTDICE_STATUS_BAD_TEXT, HOTDICE_STATUS_BELOW_MINIMUM, HOTDICE_STATUS_BELOW_OPENING,
    HOTDICE_STATUS_BUST, HOTDICE_STATUS_DECIDED, HOTDICE_STATUS_DICE_LEFT,
    HOTDICE_STATUS_GAME_OVER, HOTDICE_STATUS_HAS_LEFT, HOTDICE_STATUS_HOT_DICE,
    HOTDICE_STATUS_IMPOSSIBLE_SAVE, HOTDICE_STATUS_INCOMPLETE, HOTDICE_STATUS_NO_DICE,
    HOTDICE_STATUS_NO_MULTIPLE, HOTDICE_STATUS_NO_OFFER, HOTDICE_STATUS_NO_PARTITION,
    HOTDICE_STATUS_NO_SUCH_SEAT, HOTDICE_STATUS_NO_THROW_LEFT, HOTDICE_STATUS_NOT_SCORING,
    HOTDICE_STATUS_NOT_THROWN, HOTDICE_STATUS_NOTHING_KEPT, HOTDICE_STATUS_TURN_OVER,
    HOTDICE_STATUS_UNCONFIRMED, HOTDICE_STATUS_UNKNOWN_PRESET, HOTDICE_STATUS_WRONG_DICE_COUNT,
    HOTDICE_STATUS_WRONG_PHASE, HOTDICE_STATUS_WRONG_PLAYERS, hotdice_status,
};
use crate::dice::{FaceError, ParseDiceError, PositionError, TooManyDice};
use crate::game::{GameError, ResumeGameError, ThrowOffError};
use crate::keeps::KeepError;
use crate::rules::{HeldError, RuleSetError, UnknownPreset};
use crate::turn::{BankRefusal, ResumeTurnError, TurnError};

/// Why a call is refused. Public because conversions name it as their error; nobody outside sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused(pub(super) hotdice_status);

impl From<FaceError> for Refused {
    fn from(_: FaceError) -> Self {
        Self(HOTDICE_STATUS_BAD_FACE)
    }
}

impl From<TooManyDice> for Refused {
    fn from(_: TooManyDice) -> Self {
        Self(HOTDICE_STATUS_BAD_DICE)
    }
}

impl From<ParseDiceError> for Refused {
    fn from(_: ParseDiceError) -> Self {
        Self(HOTDICE_STATUS_BAD_TEXT)
    }
}

impl From<PositionError> for Refused {
    fn from(_: PositionError) -> Self {
        Self(HOTDICE_STATUS_BAD_POSITION)
    }
}

impl From<UnknownPreset> for Refused {
    fn from(_: UnknownPreset) -> Self {
        Self(HOTDICE_STATUS_UNKNOWN_PRESET)
    }
}

impl From<RuleSetError> for Refused {
    fn from(_: RuleSetError) -> Self {
        Self(HOTDICE_STATUS_BAD_RULES)
    }
}

impl From<HeldError> for Refused {
    fn from(_: HeldError) -> Self {
        Self(HOTDICE_STATUS_BAD_HELD)
    }
}

impl From<ResumeTurnError> for Refused {
    fn from(_: ResumeTurnError) -> Self {
        Self(HOTDICE_STATUS_IMPOSSIBLE_SAVE)
    }
}

impl From<ResumeGameError> for Refused {
    fn from(_: ResumeGameError) -> Self {
        Self(HOTDICE_STATUS_IMPOSSIBLE_SAVE)
    }
}

impl From<KeepError> for Refused {
    fn from(error: KeepError) -> Self {
        Self(match error {
            KeepError::NoDice => HOTDICE_STATUS_NO_DICE,
            KeepError::NotThrown { .. } => HOTDICE_STATUS_NOT_THROWN,
            KeepError::NotScoring { .. } => HOTDICE_STATUS_NOT_SCORING,
            KeepError::Incomplete { .. } => HOTDICE_STATUS_INCOMPLETE,
            KeepError::Bust { .. } => HOTDICE_STATUS_BUST,
        })
    }
}

impl From<BankRefusal> for Refused {
    fn from(refusal: BankRefusal) -> Self {
        Self(match refusal {
            BankRefusal::TurnOver => HOTDICE_STATUS_TURN_OVER,
            BankRefusal::NothingKept => HOTDICE_STATUS_NOTHING_KEPT,
            BankRefusal::HotDice => HOTDICE_STATUS_HOT_DICE,
            BankRefusal::Unconfirmed { .. } => HOTDICE_STATUS_UNCONFIRMED,
            BankRefusal::NoMultiple { .. } => HOTDICE_STATUS_NO_MULTIPLE,
            BankRefusal::DiceLeft { .. } => HOTDICE_STATUS_DICE_LEFT,
            BankRefusal::BelowOpening { .. } => HOTDICE_STATUS_BELOW_OPENING,
            BankRefusal::BelowMinimum { .. } => HOTDICE_STATUS_BELOW_MINIMUM,
            BankRefusal::AboveTarget { .. } => HOTDICE_STATUS_ABOVE_TARGET,
        })
    }
}

impl From<TurnError> for Refused {
    fn from(error: TurnError) -> Self {
        match error {
            TurnError::Phase { .. } => Self(HOTDICE_STATUS_WRONG_PHASE),
            TurnError::NoThrowLeft { .. } => Self(HOTDICE_STATUS_NO_THROW_LEFT),
            TurnError::NoOffer => Self(HOTDICE_STATUS_NO_OFFER),
            TurnError::DiceCount { .. } => Self(HOTDICE_STATUS_WRONG_DICE_COUNT),
            TurnError::Keep(error) => error.into(),
            TurnError::Partition { .. } => Self(HOTDICE_STATUS_NO_PARTITION),
            TurnError::Bank(refusal) => refusal.into(),
        }
    }
}

impl From<GameError> for Refused {
    fn from(error: GameError) -> Self {
        match error {
            GameError::Over => Self(HOTDICE_STATUS_GAME_OVER),
            GameError::Players { .. } => Self(HOTDICE_STATUS_WRONG_PLAYERS),
            GameError::NoSuchSeat { .. } => Self(HOTDICE_STATUS_NO_SUCH_SEAT),
            GameError::HasLeft { .. } => Self(HOTDICE_STATUS_HAS_LEFT),
            GameError::Turn(error) => error.into(),
        }
    }
}

impl From<ThrowOffError> for Refused {
    fn from(error: ThrowOffError) -> Self {
        Self(match error {
            ThrowOffError::Decided => HOTDICE_STATUS_DECIDED,
            ThrowOffError::DiceCount { .. } => HOTDICE_STATUS_WRONG_DICE_COUNT,
        })
    }
}
