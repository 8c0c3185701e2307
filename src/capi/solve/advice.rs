//! What to do, and what that is worth.

use crate::capi::dice::hotdice_dice;
use crate::capi::keeps::hotdice_partition;
use crate::solve::Advice;
use crate::strategy::Decision;

/// Decision: throw the dice in hand.
pub const HOTDICE_DECISION_THROW: i32 = 1;
/// Decision: begin with what the player before has left.
pub const HOTDICE_DECISION_TAKE_OVER: i32 = 2;
/// Decision: keep `dice` in their best partition.
pub const HOTDICE_DECISION_KEEP: i32 = 3;
/// Decision: keep `dice` as `partition`.
pub const HOTDICE_DECISION_KEEP_AS: i32 = 4;
/// Decision: bank the turn points.
pub const HOTDICE_DECISION_BANK: i32 = 5;
/// Decision: give the turn up.
pub const HOTDICE_DECISION_FORFEIT: i32 = 6;

/// An action with what it is worth. A value.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct hotdice_advice {
    /// What is expected of it if all that follows is best: the points of the turn, or the
    /// probability of winning the game, 0 to 1.
    pub value: f64,
    /// One of `HOTDICE_DECISION_...`.
    pub decision: i32,
    /// 0, for what may come.
    pub reserved: [u8; 4],
    /// The dice to keep; none if nothing is kept.
    pub dice: hotdice_dice,
    /// How to keep them, where that is not the best partition of the moment; else all zero.
    pub partition: hotdice_partition,
}

impl From<Advice> for hotdice_advice {
    fn from(advice: Advice) -> Self {
        let (decision, dice, partition) = match advice.decision {
            Decision::Throw => (HOTDICE_DECISION_THROW, None, None),
            Decision::TakeOver => (HOTDICE_DECISION_TAKE_OVER, None, None),
            Decision::Keep(dice) => (HOTDICE_DECISION_KEEP, Some(dice), None),
            Decision::KeepAs(partition) => (
                HOTDICE_DECISION_KEEP_AS,
                Some(partition.dice()),
                Some(partition),
            ),
            Decision::Bank => (HOTDICE_DECISION_BANK, None, None),
            Decision::Forfeit => (HOTDICE_DECISION_FORFEIT, None, None),
        };
        Self {
            value: advice.value,
            decision,
            reserved: [0; 4],
            dice: dice.map(hotdice_dice::from).unwrap_or_default(),
            partition: partition.map(hotdice_partition::from).unwrap_or_default(),
        }
    }
}
