//! What a valid rule set is: options changed as little as makes them one.

use hotdice::{
    CarryOver, Combinations, Dice, Ending, Finish, GroupPattern, MAX_DICE, MAX_FORMATIONS,
    MAX_PLAYERS, MAX_POINTS, Payout, Players,
};

use super::options::{Options, Scoring, runs_of};

impl Options {
    /// The same options with every fault removed; valid ones are unchanged.
    pub(crate) fn mended(&self) -> Self {
        let dice = self.dice.clamp(1, MAX_DICE);
        let carry_over = self.keeps.carry_over;
        let mut mended = self.clone();
        mended.dice = dice;
        mended.scoring = self.scoring.mended(dice);
        if carry_over != CarryOver::None {
            mended.keeps.combinations = Combinations::OnAnyThrow;
        }
        if carry_over == CarryOver::Straights {
            mended.scoring.straights = mended.scoring.carried_straights();
        }
        if !mended.scoring.scores() {
            mended.scoring.singles[0] = 100;
        }
        mended.turn = self.turn.mended(mended.scoring.singles);
        if let Ending::Rounds(rounds) = &mut mended.table.ending {
            *rounds = (*rounds).max(1);
            mended.bank.finish = Finish::Reach;
        }
        mended.bank = mended.bank.mended();
        let Players { min, max } = self.table.players;
        let min = min.clamp(1, MAX_PLAYERS);
        mended.table.players = Players {
            min,
            max: max.clamp(min, MAX_PLAYERS),
        };
        if mended.is_endless() {
            mended = mended.without_what_is_endless();
        }
        mended
    }
}

impl Scoring {
    fn mended(&self, dice: u8) -> Self {
        let mut mended = self.clone();
        mended.singles = self.singles.map(|points| points.min(MAX_POINTS));
        for (payouts, needed) in mended.sets.iter_mut().zip(2..) {
            *payouts = payouts.map(|payout| affordable(payout, needed, dice));
        }
        mended.straights = runs_of(self.straights);
        for (low, payouts) in mended.straights.iter_mut().enumerate() {
            for (payout, faces) in payouts.iter_mut().skip(low + 1).zip(2..) {
                *payout = affordable(*payout, faces, dice);
            }
        }
        mended.three_pairs = self.three_pairs.mended(6, dice, true);
        mended.four_and_pair = self.four_and_pair.mended(6, dice, false);
        mended.two_triplets = self.two_triplets.mended(6, dice, false);
        mended.full_house = self.full_house.mended(5, dice, false);
        let formations = self.formations.iter().take(MAX_FORMATIONS);
        mended.formations = formations
            .map(|&(formation, payout)| (formation, affordable(payout, formation.len(), dice)))
            .filter(|&(formation, payout)| formation != Dice::EMPTY && payout != Payout::Nothing)
            .collect();
        mended.scoreless_bonus = self.scoreless_bonus.min(MAX_POINTS);
        mended.toxic = self.toxic.map(|least| if least > dice { 0 } else { least });
        mended
    }

    /// Straights of four faces or more, each worth more than its dice alone.
    fn carried_straights(&self) -> [[Payout; 6]; 6] {
        let mut straights = self.straights;
        for (low, payouts) in straights.iter_mut().enumerate() {
            for (high, payout) in payouts.iter_mut().enumerate().skip(low) {
                let singles = self.singles[low..=high].iter().sum::<u32>();
                let worth = match *payout {
                    Payout::Points(points) | Payout::PointsPlusTriplets(points) => points,
                    _ => u32::MAX,
                };
                if high < low + 3 || worth <= singles {
                    *payout = Payout::Nothing;
                }
            }
        }
        straights
    }

    /// Whether any dice may ever be kept.
    fn scores(&self) -> bool {
        let groups = [
            self.three_pairs,
            self.four_and_pair,
            self.two_triplets,
            self.full_house,
        ];
        let mut payouts = (self.sets.iter().flatten().copied())
            .chain(self.straights.iter().flatten().copied())
            .chain(groups.map(GroupPattern::payout))
            .chain(self.formations.iter().map(|&(_, payout)| payout));
        self.singles.iter().any(|&points| points > 0)
            || payouts.any(|payout| !matches!(payout, Payout::Nothing | Payout::InstantLoss))
    }
}

trait Mended {
    fn mended(self, needed: u8, dice: u8, has_pairs: bool) -> Self;
}

impl Mended for GroupPattern {
    fn mended(self, needed: u8, dice: u8, has_pairs: bool) -> Self {
        with_forms(
            affordable(self.payout(), needed, dice),
            has_pairs && self.accepts_four_plus_two(),
            self.accepts_all_alike(),
        )
    }
}

/// The payout in range; nothing for a pattern of more dice than the game has, or of no points.
fn affordable(payout: Payout, needed: u8, dice: u8) -> Payout {
    if needed > dice {
        return Payout::Nothing;
    }
    match payout {
        Payout::Points(0) | Payout::PointsPlusSingles(0) | Payout::PointsPlusTriplets(0) => {
            Payout::Nothing
        }
        Payout::Points(points) => Payout::Points(points.min(MAX_POINTS)),
        Payout::PointsPlusSingles(points) => Payout::PointsPlusSingles(points.min(MAX_POINTS)),
        Payout::PointsPlusTriplets(points) => Payout::PointsPlusTriplets(points.min(MAX_POINTS)),
        other => other,
    }
}

/// A group pattern that takes these degenerate forms.
pub(crate) fn with_forms(payout: Payout, four_plus_two: bool, all_alike: bool) -> GroupPattern {
    let mut pattern = GroupPattern::paying(payout);
    if four_plus_two {
        pattern = pattern.or_four_plus_two();
    }
    if all_alike {
        pattern = pattern.or_all_alike();
    }
    pattern
}
