//! Which games can be seen to have no end, worked out from what the slow twin says that dice pay.

use hotdice::{
    BustEffect, CarryOver, CombinationKind, Confirmation, Ending, Finish, HotDice, MAX_DICE,
    Penalty, WinningBank,
};

use super::options::Options;
use super::twin::faces::count;
use super::twin::{Group, Twin, Value};

/// What may be kept at all, by options whose other faults are mended.
struct Kept {
    groups: Vec<Group>,
    bonus: Option<u64>,
}

impl Options {
    /// The same options where they are right one by one and yet nothing comes to an end: without all
    /// that can be the reason.
    pub(crate) fn without_what_is_endless(&self) -> Self {
        let mut mended = self.clone();
        mended.scoring.toxic = [0; 6];
        mended.keeps.hot_dice = HotDice::May;
        mended.turn.confirmations = [Confirmation::None; 9];
        mended.bank.opening = 0;
        mended.bank.minimum = 0;
        mended.bank.granularity = 1;
        mended.bank.max_dice_left = MAX_DICE;
        mended.bank.finish = Finish::Reach;
        mended
    }

    /// Whether no game by these options, which have no other fault, can end.
    pub(crate) fn is_endless(&self) -> bool {
        if let Ending::Rounds(_) = self.table.ending {
            return false;
        }
        let kept = self.kept();
        if self.always_busts(&kept) {
            return true;
        }
        let wins = |group: &Group| group.value == Value::Win;
        !kept.groups.iter().any(wins)
            && (self.never_confirms(&kept)
                || self.never_leaves_so_few(&kept)
                || self.never_gathers_enough(&kept)
                || self.never_hits(&kept))
    }

    fn kept(&self) -> Kept {
        let rules = self.without_what_is_endless().rules();
        Kept {
            groups: Twin::new(&rules).all_combinations(),
            bonus: Some(u64::from(self.scoring.scoreless_bonus)).filter(|&bonus| bonus > 0),
        }
    }

    /// Whether a first throw never comes to a keep, for want of dice that are not toxic.
    fn always_busts(&self, kept: &Kept) -> bool {
        let most = |face: u8| match self.scoring.toxic[usize::from(face) - 1] {
            0 => usize::from(self.dice),
            least => usize::from(least) - 1,
        };
        let room: usize = (1..=6).map(most).sum();
        let harmless = |group: &Group| (1..=6).all(|face| count(&group.faces, face) <= most(face));
        room < self.dice.into() || kept.bonus.is_none() && !kept.groups.iter().any(harmless)
    }

    fn never_confirms(&self, kept: &Kept) -> bool {
        let kinds = kept.groups.iter().map(|group| group.kind);
        let kinds = kinds.chain(kept.bonus.map(|_| CombinationKind::Scoreless));
        let mut asked = kinds.map(|kind| {
            let place = CombinationKind::ALL.iter().position(|&known| known == kind);
            self.turn.confirmations[place.expect("a kind")]
        });
        asked.all(|confirmation| confirmation != Confirmation::None)
    }

    /// Every number of dice that can be kept in a cycle.
    fn sums(&self, kept: &Kept) -> Vec<u8> {
        let dice = self.dice;
        let mut sizes: Vec<u8> = Vec::new();
        for group in &kept.groups {
            sizes.push(u8::try_from(group.faces.len()).expect("six dice"));
        }
        sizes.extend(kept.bonus.map(|_| dice));
        let mut sums = vec![0];
        for _ in 0..dice {
            let longer = sums
                .iter()
                .flat_map(|sum| sizes.iter().map(move |size| sum + size));
            let longer: Vec<u8> = longer.filter(|&sum| sum <= dice).collect();
            sums.extend(longer);
            sums.sort_unstable();
            sums.dedup();
        }
        sums.retain(|&sum| sum > 0);
        sums
    }

    fn never_leaves_so_few(&self, kept: &Kept) -> bool {
        let stuck_at_hot = self.keeps.hot_dice == HotDice::Must
            && self.turn.max_throws == 0
            && self.bank.finish == Finish::Reach;
        let mut left = self.sums(kept).into_iter().map(|sum| self.dice - sum);
        !left.any(|left| left <= self.bank.max_dice_left && !(left == 0 && stuck_at_hot))
    }

    fn never_gathers_enough(&self, kept: &Kept) -> bool {
        let cycles = if self.sums(kept).contains(&self.dice) {
            u64::from(self.turn.max_throws)
        } else {
            1
        };
        if cycles == 0 {
            return false;
        }
        let most = kept.points().max().expect("something scores");
        let most = (most * u64::from(self.dice) * cycles).min(1_000_000_000);
        let minimum = match self.bank.winning_bank {
            WinningBank::Excused => self.bank.minimum.min(self.bank.target),
            WinningBank::NeedsMinimum => self.bank.minimum,
        };
        let step = kept.step();
        let banked = (1..=u64::from(self.bank.granularity))
            .map(|times| times * step)
            .take_while(|&points| points <= most)
            .any(|points| points % u64::from(self.bank.granularity) == 0);
        u64::from(self.bank.opening.max(minimum)) > most || !banked
    }

    fn never_hits(&self, kept: &Kept) -> bool {
        if self.bank.finish == Finish::Reach {
            return false;
        }
        let target = u64::from(self.bank.target);
        let streak = match (self.turn.bust_streak.busts, self.turn.bust_streak.penalty) {
            (0, _) => None,
            (_, Penalty::Points(points)) => Some(u64::from(points)),
            _ => Some(0),
        };
        let first = Some(u64::from(self.turn.first_throw_penalty)).filter(|&points| points > 0);
        let lost = (self.turn.bust_effect == BustEffect::Subtract).then(|| kept.step());
        let mut taken: Vec<u64> = streak.into_iter().chain(first).chain(lost).collect();
        let falls = !taken.is_empty();
        if falls && self.turn.lowest_total != i32::MIN {
            taken.push(self.turn.lowest_total.unsigned_abs().into());
        }
        let granularity = u64::from(self.bank.granularity);
        let bank = granularity / divisor(granularity, kept.step()) * kept.step();
        let step = taken.into_iter().fold(bank, divisor);
        let least = kept.points().min().expect("something scores");
        let only_rises = !falls && self.keeps.carry_over == CarryOver::None;
        target % step != 0 || only_rises && target < least
    }
}

impl Kept {
    fn points(&self) -> impl Iterator<Item = u64> + '_ {
        let groups = self.groups.iter().map(|group| group.value.points());
        groups.chain(self.bonus)
    }

    /// What all points are a multiple of.
    fn step(&self) -> u64 {
        self.points().fold(0, divisor)
    }
}

/// The greatest number that divides both, by taking the less from the greater.
fn divisor(a: u64, b: u64) -> u64 {
    let (mut a, mut b) = (a.max(b), a.min(b));
    while b > 0 {
        (a, b) = (b.max(a % b), b.min(a % b));
    }
    a
}
