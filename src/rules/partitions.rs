//! Every way to split kept dice into combinations.
//!
//! A partition is found as a sequence of moves. Each move covers the lowest die that is still
//! uncovered, with a combination and perhaps some held dice it takes up again; moves that cover
//! the same face ascend. So each partition has exactly one sequence, and is met once.

use core::iter::FusedIterator;

use super::RuleSet;
use super::combination::{Combination, CombinationKind, SetSize, Worth};
use super::held::Held;
use super::options::{CarryOver, Sets};
use super::partition::{MAX_COMBINATIONS, Partition};
use crate::dice::{Dice, Face};

/// A combination of the rule set by its number, with the held dice it takes up.
///
/// Ordered as moves that cover the same face follow one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Move {
    number: usize,
    absorbed: Dice,
}

impl Move {
    const fn fresh(number: usize) -> Self {
        Self {
            number,
            absorbed: Dice::EMPTY,
        }
    }
}

/// What is still uncovered before a move, and the move.
#[derive(Clone, Copy, Debug)]
struct Step {
    rest: Dice,
    open: Dice,
    chosen: Move,
}

/// Which combinations may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    All,
    /// On a throw of fewer than all dice where combinations need a full throw.
    Singles,
}

/// The partitions of kept dice; see [`RuleSet::partitions`].
///
/// The order is that of the combinations: by their lowest die, those of more dice first, then by
/// kind as [`CombinationKind`] lists them.
#[derive(Clone, Debug)]
pub struct Partitions<'r> {
    rules: &'r RuleSet,
    scope: Scope,
    /// The dice that are newly kept.
    kept: Dice,
    /// Held dice that combinations may take up again.
    open: Dice,
    /// The dice to cover.
    cover: Dice,
    /// Held dice that all partitions cover again.
    covered_again: Dice,
    /// What the dice covered again were worth.
    baseline: Worth,
    steps: [Step; MAX_COMBINATIONS],
    depth: usize,
    state: Search,
    yielded: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Search {
    Begin,
    Running,
    Done,
}

impl RuleSet {
    /// Every split of these dice into combinations, as kept from a throw of all dice.
    ///
    /// Empty if the dice are no keep-set. No allocation; see [`Partitions`] for the order.
    ///
    /// ```
    /// use hotdice::{Preset, RuleSet};
    ///
    /// let rules = RuleSet::preset(Preset::CienMil);
    /// let points: Vec<u32> = rules.partitions("555".parse()?).map(|p| p.points()).collect();
    /// assert_eq!(points, [500, 1500]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn partitions(&self, dice: Dice) -> Partitions<'_> {
        self.partitions_in(Scope::All, dice, Held::NOTHING)
    }

    pub(crate) fn partitions_in(&self, scope: Scope, kept: Dice, held: Held) -> Partitions<'_> {
        let (open, covered_again) = match self.carry_over() {
            CarryOver::None => (Dice::EMPTY, Dice::EMPTY),
            CarryOver::Straights | CarryOver::ExtendSets => (held.open, Dice::EMPTY),
            CarryOver::Progressive => (Dice::EMPTY, held.open),
        };
        let cover = kept.union(covered_again);
        let possible = cover.is_some() && !kept.is_empty() && kept.len() <= self.dice();
        let baseline = self.worth(covered_again).unwrap_or(Worth::Points(0));
        let step = Step {
            rest: Dice::EMPTY,
            open: Dice::EMPTY,
            chosen: Move::fresh(0),
        };
        Partitions {
            rules: self,
            scope,
            kept,
            open,
            cover: cover.unwrap_or_default(),
            covered_again,
            baseline,
            steps: [step; MAX_COMBINATIONS],
            depth: 0,
            state: if possible {
                Search::Begin
            } else {
                Search::Done
            },
            yielded: false,
        }
    }

    /// Whether the dice split into combinations that score points, sets and singles in any mixture.
    pub(crate) fn splits_for_points(&self, dice: Dice) -> bool {
        let mut search = self.partitions(dice);
        while search.next_cover() {
            if !search.wins() {
                return true;
            }
        }
        false
    }
}

/// The first of those that are worth most.
pub(crate) fn best(partitions: impl Iterator<Item = Partition>) -> Option<Partition> {
    partitions.reduce(|best, next| if next.worth > best.worth { next } else { best })
}

impl Partitions<'_> {
    /// Goes on to the next sequence of moves that covers all dice, left in `steps`; whether there
    /// is one.
    fn next_cover(&mut self) -> bool {
        let mut found = match self.state {
            Search::Done => return false,
            Search::Begin => {
                self.state = Search::Running;
                self.next_move(self.cover, self.open, Move::fresh(0))
                    .map(|chosen| (self.cover, self.open, chosen))
            }
            Search::Running => self.retreat(),
        };
        while let Some((rest, open, chosen)) = found {
            self.steps[self.depth] = Step { rest, open, chosen };
            self.depth += 1;
            let (next_rest, next_open) = self.after(rest, open, chosen);
            if next_rest.is_empty() {
                return true;
            }
            let from = if next_rest.lowest() == rest.lowest() {
                chosen
            } else {
                Move::fresh(0)
            };
            found = match self.next_move(next_rest, next_open, from) {
                Some(next) => Some((next_rest, next_open, next)),
                None => self.retreat(),
            };
        }
        self.state = Search::Done;
        false
    }

    /// Takes moves back until one can be replaced by a later one.
    fn retreat(&mut self) -> Option<(Dice, Dice, Move)> {
        while self.depth > 0 {
            self.depth -= 1;
            let Step { rest, open, chosen } = self.steps[self.depth];
            let later = self
                .next_absorption(chosen, open)
                .unwrap_or(Move::fresh(chosen.number + 1));
            if let Some(next) = self.next_move(rest, open, later) {
                return Some((rest, open, next));
            }
        }
        None
    }

    /// The first move from `from` on that covers the lowest die of `rest`.
    fn next_move(&self, rest: Dice, open: Dice, from: Move) -> Option<Move> {
        let lowest = rest.lowest()?;
        let combinations = self.rules.combinations_covering(lowest);
        // Only with held dice can a combination cover a face that is not its own lowest.
        let first = if open.is_empty() {
            from.number.max(combinations.start)
        } else {
            from.number
        };
        let mut candidate = Some(from).filter(|from| from.number == first);
        for number in first..combinations.end {
            let mut next = candidate.take().or(Some(Move::fresh(number)));
            while let Some(chosen) = next {
                if self.covers(chosen, rest, open) {
                    return Some(chosen);
                }
                next = self.next_absorption(chosen, open);
            }
        }
        None
    }

    /// Whether a move covers the lowest die of `rest`, with dice that are there.
    fn covers(&self, chosen: Move, rest: Dice, open: Dice) -> bool {
        let combination = self.rules.combination(chosen.number);
        let new = combination.dice.minus(chosen.absorbed);
        self.allows(combination.kind)
            && new.lowest() == rest.lowest()
            && rest.contains(new)
            && open.contains(chosen.absorbed)
            && self.gains(chosen)
    }

    fn allows(&self, kind: CombinationKind) -> bool {
        self.scope == Scope::All || kind == CombinationKind::Single
    }

    /// Whether the combination is worth more than what it replaces.
    fn gains(&self, chosen: Move) -> bool {
        chosen.absorbed.is_empty()
            || self.rules.combination(chosen.number).worth > self.replaced(chosen)
    }

    /// What the absorbed dice of a move had scored.
    fn replaced(&self, chosen: Move) -> Worth {
        let absorbed = chosen.absorbed;
        let set = match (self.rules.carry_over(), absorbed.lowest()) {
            (CarryOver::ExtendSets, Some(face)) => self.rules.worth_of_set(face, absorbed.len()),
            _ => None,
        };
        set.unwrap_or(Worth::Points(self.rules.singles_of(absorbed)))
    }

    /// The same combination with the next choice of held dice.
    fn next_absorption(&self, chosen: Move, open: Dice) -> Option<Move> {
        if open.is_empty() {
            return None;
        }
        let combination = self.rules.combination(chosen.number);
        let absorbed = match (self.rules.carry_over(), combination.kind) {
            (CarryOver::Straights, CombinationKind::Straight) => combination
                .dice
                .intersection(open)
                .subsets()
                .find(|&subset| subset > chosen.absorbed && subset != combination.dice)?,
            (CarryOver::ExtendSets, CombinationKind::Set) if chosen.absorbed.is_empty() => {
                let face = combination.dice.lowest()?;
                let set = Dice::repeat(face, open.count(face));
                Some(set).filter(|set| !set.is_empty() && set.len() < combination.dice.len())?
            }
            _ => return None,
        };
        Some(Move { absorbed, ..chosen })
    }

    /// What is left to cover and open after a move.
    fn after(&self, rest: Dice, open: Dice, chosen: Move) -> (Dice, Dice) {
        let new = self
            .rules
            .combination(chosen.number)
            .dice
            .minus(chosen.absorbed);
        (rest.minus(new), open.minus(chosen.absorbed))
    }

    /// Whether one of the present steps wins the game.
    fn wins(&self) -> bool {
        let mut steps = self.steps[..self.depth].iter();
        steps.any(|step| self.rules.combination(step.chosen.number).worth == Worth::Win)
    }

    /// The partition that the present steps make, if the rules allow it.
    fn covered(&self) -> Option<Partition> {
        let steps = &self.steps[..self.depth];
        let mut partition = Partition {
            combinations: [*self.rules.combination(0); MAX_COMBINATIONS],
            len: 0,
            dice: self.kept,
            absorbed: self.covered_again,
            worth: Worth::Points(0),
        };
        let mut replaced = self.baseline;
        for (place, step) in partition.combinations.iter_mut().zip(steps) {
            *place = *self.rules.combination(step.chosen.number);
            partition.len += 1;
            partition.absorbed = partition.absorbed.plus(step.chosen.absorbed);
            partition.worth = partition.worth + place.worth;
            if !step.chosen.absorbed.is_empty() {
                replaced = replaced + self.replaced(step.chosen);
            }
        }
        partition.worth = partition.worth.gain_over(replaced)?;
        (self.is_canonical(&partition) && self.keeps_sets_whole(&partition)).then_some(partition)
    }

    /// Whether no held die was taken up where an equal new die scores as a single: exchanging the
    /// two changes nothing, and that partition is met as well.
    fn is_canonical(&self, partition: &Partition) -> bool {
        self.rules.carry_over() != CarryOver::Straights
            || partition
                .absorbed
                .intersection(partition.dice_of(CombinationKind::Single))
                .is_empty()
    }

    /// Whether sets override singles only where they may.
    fn keeps_sets_whole(&self, partition: &Partition) -> bool {
        if self.rules.set_rule() == Sets::MaySplit || self.scope == Scope::Singles {
            return true;
        }
        Face::ALL.iter().all(|&face| {
            let count = self.cover.count(face);
            let Some(size) = self.rules.largest_set(face, count) else {
                return true;
            };
            let grown = self.rules.carry_over() == CarryOver::ExtendSets
                && partition.absorbed.count(face) > 0;
            let loose = partition
                .combinations()
                .iter()
                .filter(|combination| combination.takes_loose_dice())
                .map(|combination| combination.dice.count(face))
                .sum::<u8>();
            let whole = partition
                .combinations()
                .iter()
                .filter_map(Combination::as_set)
                .all(|(of, dice)| of != face || dice < 3 || dice == size || grown);
            whole && loose <= count % size
        })
    }

    /// The bonus for a throw without any other combination, whole.
    fn scoreless(&self) -> Option<Partition> {
        if self.kept.len() < self.rules.dice() {
            return None;
        }
        let worth = self.rules.worth(self.kept)?;
        let combination = Combination {
            dice: self.kept,
            kind: CombinationKind::Scoreless,
            worth,
        };
        Some(Partition {
            combinations: [combination; MAX_COMBINATIONS],
            len: 1,
            dice: self.kept,
            absorbed: Dice::EMPTY,
            worth,
        })
    }
}

impl Combination {
    /// Whether its dice are taken one by one, or in pairs, rather than as part of a larger group.
    fn takes_loose_dice(&self) -> bool {
        match self.kind {
            CombinationKind::Single | CombinationKind::Straight => true,
            CombinationKind::Set => self.dice.len() == SetSize::Two.dice(),
            _ => false,
        }
    }
}

impl Iterator for Partitions<'_> {
    type Item = Partition;

    fn next(&mut self) -> Option<Partition> {
        while self.next_cover() {
            if let Some(partition) = self.covered() {
                self.yielded = true;
                return Some(partition);
            }
        }
        // A throw of all dice that has a worth, though no combination covers it, is scoreless.
        if core::mem::replace(&mut self.yielded, true) {
            return None;
        }
        self.scoreless()
    }
}

impl FusedIterator for Partitions<'_> {}
