//! What dice add to a turn in which others are held: the fast twin of the best partition.

use super::RuleSet;
use super::combination::{CombinationKind, Worth};
use super::held::Held;
use super::options::{CarryOver, Sets};
use super::partitions::{Scope, best};
use crate::dice::{Dice, Face};

impl RuleSet {
    /// The most that keeping these dice can add to the turn; `None` if they cannot be kept.
    #[inline]
    pub(crate) fn gain(&self, scope: Scope, dice: Dice, held: Held) -> Option<Worth> {
        if held.open.is_empty() && scope == Scope::All {
            return self.worth(dice);
        }
        self.gain_in(scope, dice, held)
    }

    #[inline(never)]
    fn gain_in(&self, scope: Scope, dice: Dice, held: Held) -> Option<Worth> {
        if held.open.is_empty() {
            return self.worth_in(scope, dice);
        }
        match self.carry_over() {
            CarryOver::None => self.worth_in(scope, dice),
            CarryOver::Progressive => {
                let before = self.worth(held.open)?;
                self.worth(held.open.union(dice)?)?.gain_over(before)
            }
            CarryOver::Straights | CarryOver::ExtendSets if dice.is_empty() => None,
            CarryOver::Straights | CarryOver::ExtendSets
                if self.set_rule() == Sets::OverrideSingles =>
            {
                // What the rest is worth depends on the dice it is a part of.
                best(self.partitions_in(scope, dice, held)).map(|best| best.worth())
            }
            CarryOver::Straights => self.gain_by_straights(dice, held.open),
            CarryOver::ExtendSets => self.gain_by_sets(dice, held.open),
        }
    }

    /// The worth of what is left once some dice are used; nothing left is worth nothing.
    fn worth_of_rest(&self, dice: Dice) -> Option<Worth> {
        match dice {
            Dice::EMPTY => Some(Worth::Points(0)),
            _ => self.worth(dice),
        }
    }

    /// At most one straight takes up held singles: two have more dice than any game.
    fn gain_by_straights(&self, dice: Dice, open: Dice) -> Option<Worth> {
        let straights = self
            .keepable()
            .iter()
            .filter(|combination| combination.kind == CombinationKind::Straight);
        let completed = straights.filter_map(|straight| {
            let thrown = straight.dice.intersection(dice);
            let missing = straight.dice.minus(thrown);
            if thrown.is_empty() || !open.contains(missing) {
                return None;
            }
            // A face that is both held and thrown may come from either.
            let either = thrown.intersection(open);
            either
                .subsets()
                .filter_map(|taken| {
                    let absorbed = missing.plus(taken);
                    let new = straight.dice.minus(absorbed);
                    if absorbed.is_empty() || new.is_empty() {
                        return None;
                    }
                    let before = Worth::Points(self.singles_of(absorbed));
                    let gained = straight.worth.gain_over(before)?;
                    Some(gained + self.worth_of_rest(dice.minus(new))?)
                })
                .max()
        });
        completed.chain(self.worth(dice)).max()
    }

    /// The held set of each face in turn grows by none or some of the dice.
    fn gain_by_sets(&self, dice: Dice, open: Dice) -> Option<Worth> {
        let Some(face) = open.lowest() else {
            return self.worth_of_rest(dice);
        };
        let size = open.count(face);
        let others = open.minus(Dice::repeat(face, size));
        let grown = (1..=dice.count(face)).filter_map(|more| {
            let before = self.worth_of_set(face, size)?;
            let gained = self.worth_of_set(face, size + more)?.gain_over(before)?;
            let rest = dice.minus(Dice::repeat(face, more));
            Some(gained + self.gain_by_sets(rest, others)?)
        });
        grown.chain(self.gain_by_sets(dice, others)).max()
    }

    /// The worth of `size` dice of `face` as one set.
    pub(crate) fn worth_of_set(&self, face: Face, size: u8) -> Option<Worth> {
        let dice = Dice::repeat(face, size);
        self.keepable()
            .iter()
            .find(|combination| {
                combination.kind == CombinationKind::Set && combination.dice == dice
            })
            .map(|combination| combination.worth)
    }
}
