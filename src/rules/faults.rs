//! The checks of `build`: what is wrong with a rule set in the making.

use super::builder::{Formation, RuleSetBuilder};
use super::combination::{CombinationKind, GroupPattern, Payout, SetSize};
use super::error::{Fault, Field};
use super::options::{
    CarryOver, Combinations, Confirmation, Ending, Finish, Penalty, Piggyback, Players,
};
use super::{MAX_FORMATIONS, MAX_PLAYERS, MAX_POINTS, MAX_TARGET};
use crate::dice::{Face, MAX_DICE};

impl RuleSetBuilder {
    /// Everything that is wrong, in the order of the setters; of options that are right one by one, why
    /// no game of them can end.
    pub(crate) fn faults(&self) -> impl Iterator<Item = Fault> + '_ {
        let sound = self.option_faults().next().is_none();
        let endless = sound.then(|| self.endless_faults());
        self.option_faults().chain(endless.into_iter().flatten())
    }

    /// Whether anything is wrong. Not inlined, since it is much code, and one copy of it is enough.
    #[inline(never)]
    pub(super) fn is_faulty(&self) -> bool {
        self.option_faults().next().is_some() || self.endless_faults().next().is_some()
    }

    /// Options that make no sense.
    pub(super) fn option_faults(&self) -> impl Iterator<Item = Fault> + '_ {
        core::iter::empty()
            .chain(self.dice_fault())
            .chain(self.single_faults())
            .chain(self.set_faults())
            .chain(self.straight_faults())
            .chain(self.group_faults())
            .chain(self.formation_faults())
            .chain(self.scoring_faults())
            .chain(self.toxic_faults())
            .chain(self.carry_over_faults())
            .chain(self.confirmation_faults())
            .chain(self.penalty_faults())
            .chain(self.bank_faults())
            .chain(self.end_faults())
            .chain(self.table_fault())
    }

    fn dice_fault(&self) -> Option<Fault> {
        let valid = (1..=MAX_DICE).contains(&self.dice);
        (!valid).then_some(Fault::Dice { got: self.dice })
    }

    fn single_faults(&self) -> impl Iterator<Item = Fault> + '_ {
        Face::ALL
            .into_iter()
            .filter_map(|face| points_fault(Field::Single(face), self.singles[face.index()]))
    }

    fn set_faults(&self) -> impl Iterator<Item = Fault> + '_ {
        SetSize::ALL.into_iter().flat_map(move |size| {
            Face::ALL.into_iter().flat_map(move |face| {
                let payout = self.sets[size.index()][face.index()];
                self.payout_faults(Field::Set(size, face), payout, size.dice())
            })
        })
    }

    fn straight_faults(&self) -> impl Iterator<Item = Fault> + '_ {
        self.straights().flat_map(|(low, high, payout)| {
            let field = Field::Straight(low, high);
            let no_run = (low >= high).then_some(Fault::NoRun { low, high });
            let dice = high.pips().saturating_sub(low.pips()) + 1;
            no_run
                .into_iter()
                .chain(self.payout_faults(field, payout, dice))
        })
    }

    fn group_faults(&self) -> impl Iterator<Item = Fault> + '_ {
        let patterns: [(Field, GroupPattern, u8); 4] = [
            (Field::ThreePairs, self.three_pairs, 6),
            (Field::FourAndPair, self.four_and_pair, 6),
            (Field::TwoTriplets, self.two_triplets, 6),
            (Field::FullHouse, self.full_house, 5),
        ];
        patterns.into_iter().flat_map(|(field, pattern, dice)| {
            let form = pattern.four_plus_two && field != Field::ThreePairs;
            self.payout_faults(field, pattern.payout, dice)
                .chain(form.then_some(Fault::NoSuchForm { field }))
        })
    }

    fn formation_faults(&self) -> impl Iterator<Item = Fault> + '_ {
        let surplus = self.formation_count > MAX_FORMATIONS;
        self.formations()
            .iter()
            .flat_map(|&Formation { dice, payout }| {
                let empty = dice.is_empty().then_some(Fault::EmptyFormation);
                empty.into_iter().chain(self.payout_faults(
                    Field::Formation(dice),
                    payout,
                    dice.len(),
                ))
            })
            .chain(surplus.then_some(Fault::TooManyFormations {
                got: self.formation_count,
            }))
    }

    fn scoring_faults(&self) -> impl Iterator<Item = Fault> {
        let scores = self.patterns().any(|pattern| pattern.payout.can_be_kept());
        points_fault(Field::ScorelessBonus, self.scoreless_bonus)
            .into_iter()
            .chain((!scores).then_some(Fault::NothingScores))
    }

    fn toxic_faults(&self) -> impl Iterator<Item = Fault> + '_ {
        Face::ALL.into_iter().filter_map(|face| {
            let got = self.toxic[face.index()];
            (got > self.dice).then_some(Fault::Toxic {
                face,
                got,
                dice: self.dice,
            })
        })
    }

    fn carry_over_faults(&self) -> impl Iterator<Item = Fault> + '_ {
        let full_throw =
            self.carry_over != CarryOver::None && self.combinations == Combinations::OnFullThrow;
        let carried = (self.carry_over == CarryOver::Straights).then(|| self.straights());
        full_throw
            .then_some(Fault::CarryOverOnFullThrow)
            .into_iter()
            .chain(
                carried
                    .into_iter()
                    .flatten()
                    .filter(|(low, high, _)| low < high)
                    .flat_map(|(low, high, payout)| self.carried_faults(low, high, payout)),
            )
    }

    /// The faults of a straight that held dice may complete.
    fn carried_faults(
        &self,
        low: Face,
        high: Face,
        payout: Payout,
    ) -> impl Iterator<Item = Fault> + use<> {
        let short = high.pips() - low.pips() < 3;
        let singles = self.singles[low.index()..=high.index()]
            .iter()
            .fold(0_u32, |sum, &points| sum.saturating_add(points));
        let below = match payout {
            Payout::Points(got) | Payout::PointsPlusTriplets(got) if got <= singles => {
                Some(Fault::StraightBelowSingles {
                    low,
                    high,
                    singles,
                    got,
                })
            }
            _ => None,
        };
        short
            .then_some(Fault::ShortStraight { low, high })
            .into_iter()
            .chain(below)
    }

    fn confirmation_faults(&self) -> impl Iterator<Item = Fault> + '_ {
        let no_single = self.singles == [0; 6];
        CombinationKind::ALL.into_iter().filter_map(move |kind| {
            let field = Field::Confirmation(kind);
            match self.confirmations[kind.index()] {
                Confirmation::Points(0) => Some(Fault::NothingToConfirm { field }),
                Confirmation::Points(points) => points_fault(field, points),
                Confirmation::Single => no_single.then_some(Fault::NoSingleConfirms { field }),
                Confirmation::None => None,
            }
        })
    }

    fn penalty_faults(&self) -> impl Iterator<Item = Fault> {
        let streak = match self.bust_streak.penalty {
            Penalty::Points(points) => points_fault(Field::BustStreak, points),
            Penalty::WholeTotal => None,
        };
        let lowest_total = (self.lowest_total > 0).then_some(Fault::LowestTotal {
            got: self.lowest_total,
        });
        let piggyback = match self.piggyback {
            Piggyback::FromTotal(got) if got > MAX_TARGET => Some(Fault::Piggyback { got }),
            _ => None,
        };
        points_fault(Field::FirstThrowPenalty, self.first_throw_penalty)
            .into_iter()
            .chain(streak)
            .chain(lowest_total)
            .chain(piggyback)
    }

    fn bank_faults(&self) -> impl Iterator<Item = Fault> + '_ {
        let step = (1..=MAX_POINTS).contains(&self.granularity);
        let step = (!step).then_some(Fault::Granularity {
            got: self.granularity,
        });
        let left = (self.max_dice_left > MAX_DICE).then_some(Fault::MaxDiceLeft {
            got: self.max_dice_left,
        });
        self.threshold_faults().chain(step).chain(left)
    }

    fn threshold_faults(&self) -> impl Iterator<Item = Fault> + '_ {
        [
            (Field::Opening, self.opening),
            (Field::Minimum, self.minimum),
        ]
        .into_iter()
        .flat_map(|(field, got)| {
            let above = self.finish == Finish::Exact && got > self.target;
            points_fault(field, got)
                .into_iter()
                .chain(above.then_some(Fault::AboveTarget {
                    field,
                    got,
                    target: self.target,
                }))
        })
    }

    fn end_faults(&self) -> impl Iterator<Item = Fault> {
        let target = (1..=MAX_TARGET).contains(&self.target);
        let target = (!target).then_some(Fault::Target { got: self.target });
        let rounds = match (self.ending, self.finish) {
            (Ending::Rounds(0), _) => Some(Fault::NoRounds),
            (Ending::Rounds(_), Finish::Exact) => Some(Fault::RoundsToExactTarget),
            _ => None,
        };
        target.into_iter().chain(rounds)
    }

    fn table_fault(&self) -> Option<Fault> {
        let Players { min, max } = self.players;
        let valid = 1 <= min && min <= max && max <= MAX_PLAYERS;
        (!valid).then_some(Fault::Players { got: self.players })
    }

    /// What is wrong with one pattern's payout.
    fn payout_faults(
        &self,
        field: Field,
        payout: Payout,
        needed: u8,
    ) -> impl Iterator<Item = Fault> + use<> {
        let dice = self.dice;
        let counts = payout != Payout::Nothing;
        let points = match payout {
            Payout::Points(0) | Payout::PointsPlusSingles(0) | Payout::PointsPlusTriplets(0) => {
                Some(Fault::Worthless { field })
            }
            Payout::Points(points)
            | Payout::PointsPlusSingles(points)
            | Payout::PointsPlusTriplets(points) => points_fault(field, points),
            Payout::Nothing | Payout::InstantWin | Payout::InstantLoss => None,
        };
        let too_many = counts && needed > dice;
        points
            .into_iter()
            .chain(too_many.then_some(Fault::TooManyDice {
                field,
                needed,
                dice,
            }))
    }
}

fn points_fault(field: Field, got: u32) -> Option<Fault> {
    (got > MAX_POINTS).then_some(Fault::Points { field, got })
}
