//! The options of the bank and of the target as plain data.

use hotdice::{Finish, MAX_DICE, MAX_POINTS, MAX_TARGET, RuleSet, RuleSetBuilder, WinningBank};

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct BankOptions {
    pub(crate) opening: u32,
    pub(crate) minimum: u32,
    pub(crate) granularity: u32,
    pub(crate) max_dice_left: u8,
    pub(crate) winning_bank: WinningBank,
    pub(crate) target: u32,
    pub(crate) finish: Finish,
}

impl BankOptions {
    pub(crate) fn of(rules: &RuleSet) -> Self {
        Self {
            opening: rules.opening(),
            minimum: rules.minimum(),
            granularity: rules.granularity(),
            max_dice_left: rules.max_dice_left(),
            winning_bank: rules.winning_bank(),
            target: rules.target(),
            finish: rules.finish(),
        }
    }

    pub(crate) fn set(&self, builder: RuleSetBuilder) -> RuleSetBuilder {
        builder
            .opening(self.opening)
            .minimum(self.minimum)
            .granularity(self.granularity)
            .max_dice_left(self.max_dice_left)
            .winning_bank(self.winning_bank)
            .target(self.target)
            .finish(self.finish)
    }

    pub(crate) fn mended(&self) -> Self {
        let target = self.target.clamp(1, MAX_TARGET);
        let most = match self.finish {
            Finish::Exact => target.min(MAX_POINTS),
            Finish::Reach => MAX_POINTS,
        };
        Self {
            opening: self.opening.min(most),
            minimum: self.minimum.min(most),
            granularity: self.granularity.clamp(1, MAX_POINTS),
            max_dice_left: self.max_dice_left.min(MAX_DICE),
            winning_bank: self.winning_bank,
            target,
            finish: self.finish,
        }
    }
}
