//! Every situation of a turn with all that a throw can make of it, as arrays to calculate with.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::Range;

use super::situation::Situation;
use crate::dice::Dice;
use crate::divisor::common_divisor;
use crate::keeps::{Keep, Verdict};
use crate::rules::{BustEffect, CarryOver, Finish, Held, Partition, Piggyback, RuleSet, Worth};

/// More situations than the turns of any sensible rule set have.
pub(super) const MOST_SITUATIONS: usize = 20_000;

/// One thing that may be kept of a throw: what it adds, in steps of the grid, and where it leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Choice {
    pub(crate) next: Next,
    pub(crate) gain: usize,
}

/// Where a keep leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Next {
    /// To the situation with this number.
    Situation(usize),
    /// To the end: the game is won.
    Won,
}

/// Throws between which there is no difference: their choices, and their probability together.
#[derive(Clone, Debug)]
pub(crate) struct ThrowClass {
    pub(crate) weight: f64,
    choices: Range<usize>,
}

impl ThrowClass {
    /// Where its choices are among all.
    pub(crate) fn choices(&self) -> Range<usize> {
        self.choices.clone()
    }
}

/// The moves from one situation.
#[derive(Clone, Debug)]
pub(crate) struct SituationMoves {
    pub(crate) situation: Situation,
    /// The probability of a bust.
    pub(crate) bust: f64,
    classes: Range<usize>,
    /// Whether there may be another throw.
    pub(crate) has_throw_left: bool,
}

/// The moves of a rule set.
#[derive(Clone, Debug)]
pub(crate) struct Moves {
    /// All points of keeps are multiples of this.
    pub(crate) grid: u32,
    /// The first one is the beginning of a turn.
    pub(crate) situations: Vec<SituationMoves>,
    pub(crate) classes: Vec<ThrowClass>,
    pub(crate) choices: Vec<Choice>,
    numbers: BTreeMap<Situation, usize>,
}

impl Moves {
    /// The moves of these rules; `None` if there are more than `most_situations`.
    pub(crate) fn of(rules: &RuleSet, most_situations: usize) -> Option<Self> {
        Self::on_grid(rules, most_situations, &[])
    }

    /// The moves of these rules on a grid that has these points as well.
    pub(crate) fn on_grid(rules: &RuleSet, most_situations: usize, points: &[u32]) -> Option<Self> {
        let mut found = Found {
            grid: points
                .iter()
                .fold(0, |grid, &points| common_divisor(grid, points)),
            ..Found::default()
        };
        let mut scoring = Scoring::default();
        found.number(Situation::fresh(rules));
        // A bank may leave any number of dice, so these are known even if no turn comes to them.
        for dice in 1..=rules.dice() {
            found.number(Situation::with_left(rules, dice));
        }
        let mut moves = Self {
            grid: 0,
            situations: Vec::new(),
            classes: Vec::new(),
            choices: Vec::new(),
            numbers: BTreeMap::new(),
        };
        while let Some(&situation) = found.situations.get(moves.situations.len()) {
            if found.situations.len() > most_situations {
                return None;
            }
            moves.add(situation, rules, scoring.of(rules, situation), &mut found);
            if rules.piggyback() != Piggyback::Off && situation.is_bankable() {
                found.number(situation.handed_on(rules));
            }
        }
        moves.grid = found.divide(&mut moves.choices);
        moves.numbers = found.numbers;
        Some(moves)
    }

    fn add(&mut self, situation: Situation, rules: &RuleSet, throws: &[Scored], found: &mut Found) {
        let begin = self.classes.len();
        let mut bust = 0;
        let mut merged: BTreeMap<Vec<Choice>, u32> = BTreeMap::new();
        if situation.has_throw_left(rules) {
            for Scored { orders, keeps } in throws {
                if keeps.is_empty() {
                    bust += orders;
                } else {
                    let choices = choices(rules, situation, keeps, found);
                    *merged.entry(choices).or_default() += orders;
                }
            }
        }
        let all = f64::from(6_u32.pow(situation.in_hand().into()));
        for (choices, orders) in merged {
            let begin = self.choices.len();
            self.choices.extend(choices);
            self.classes.push(ThrowClass {
                weight: f64::from(orders) / all,
                choices: begin..self.choices.len(),
            });
        }
        self.situations.push(SituationMoves {
            situation,
            bust: f64::from(bust) / all,
            classes: begin..self.classes.len(),
            has_throw_left: situation.has_throw_left(rules),
        });
    }

    /// The number of a situation, if a turn can come to it.
    pub(crate) fn number(&self, situation: &Situation) -> Option<usize> {
        self.numbers.get(situation).copied()
    }

    /// The classes of throws in a situation.
    pub(crate) fn classes_of(&self, from: &SituationMoves) -> core::slice::Iter<'_, ThrowClass> {
        self.classes[from.classes.clone()].iter()
    }

    /// The points of so many steps of the grid.
    pub(crate) fn points(&self, steps: usize) -> u32 {
        u32::try_from(steps)
            .unwrap_or(u32::MAX)
            .saturating_mul(self.grid)
    }

    /// The steps of the grid that these points make.
    pub(crate) fn steps(&self, points: u32) -> usize {
        (points / self.grid) as usize
    }

    /// The steps of the grid that make at least these points.
    pub(crate) fn steps_up(&self, points: u32) -> usize {
        points.div_ceil(self.grid) as usize
    }

    /// The most that one keep adds, in steps of the grid.
    pub(crate) fn greatest_gain(&self) -> usize {
        let gains = self.choices.iter().map(|choice| choice.gain);
        gains.max().unwrap_or(0)
    }

    /// Whether so many rows of points, and those beyond that a keep leads to, have at most so many
    /// cells: one for each situation, and one for a game that is won.
    pub(crate) fn fit(&self, rows: usize, most_cells: usize) -> bool {
        rows.checked_add(self.greatest_gain() + 1)
            .and_then(|rows| rows.checked_mul(self.situations.len() + 1))
            .is_some_and(|cells| cells <= most_cells)
    }
}

/// Situations by number, in the order in which they were found.
#[derive(Default)]
struct Found {
    situations: Vec<Situation>,
    /// What divides all points so far.
    grid: u32,
    numbers: BTreeMap<Situation, usize>,
}

impl Found {
    fn number(&mut self, situation: Situation) -> usize {
        *self.numbers.entry(situation).or_insert_with(|| {
            self.situations.push(situation);
            self.situations.len() - 1
        })
    }

    /// Divides the gains of all choices, still in points, by what divides them all.
    fn divide(&self, choices: &mut [Choice]) -> u32 {
        let grid = self.grid.max(1);
        for choice in choices {
            choice.gain /= grid as usize;
        }
        grid
    }
}

/// The throws by what they are thrown beside: situations that differ in nothing else share them.
#[derive(Default)]
struct Scoring {
    throws: BTreeMap<(u8, Dice), Vec<Scored>>,
}

/// A throw with all that may be kept of it; nothing is a bust.
struct Scored {
    /// In how many orders of the dice it falls.
    orders: u32,
    keeps: Vec<(Keep, Option<Partition>)>,
}

impl Scoring {
    fn of(&mut self, rules: &RuleSet, situation: Situation) -> &[Scored] {
        let held = situation.held(rules);
        self.throws
            .entry((situation.in_hand(), held.open()))
            .or_insert_with(|| {
                Dice::all(situation.in_hand())
                    .map(|throw| Scored {
                        orders: throw.arrangements(),
                        keeps: keeps(rules, held, throw),
                    })
                    .collect()
            })
    }
}

/// What may be kept of a throw, with the partitions where they make a difference.
fn keeps(rules: &RuleSet, held: Held, throw: Dice) -> Vec<(Keep, Option<Partition>)> {
    if rules.verdict_holding(throw, held) != Verdict::Scores {
        return Vec::new();
    }
    let mut all = Vec::new();
    for keep in rules.keeps_holding(throw, held) {
        // What wins can be kept for points as well, which may be worth more than the target's.
        if partitions_differ(rules) || keep.worth == Worth::Win {
            let partitions = rules.partitions_holding(&keep, held);
            all.extend(partitions.map(|partition| (keep, Some(partition))));
        } else {
            all.push((keep, None));
        }
    }
    all
}

/// Where keeps lead from a situation, without what is never better.
fn choices(
    rules: &RuleSet,
    situation: Situation,
    keeps: &[(Keep, Option<Partition>)],
    found: &mut Found,
) -> Vec<Choice> {
    let mut choices: Vec<Choice> = keeps
        .iter()
        .map(|(keep, partition)| match partition {
            Some(partition) => {
                let next = situation.after(rules, keep.dice_left, partition);
                choice(partition.worth(), next, found)
            }
            None => choice(keep.worth, situation.after_any(rules, keep), found),
        })
        .collect();
    choices.sort_unstable();
    choices.dedup();
    if more_is_better(rules) {
        // Sorted by where they lead and then by points, so the last of each is the best.
        let mut best: Vec<Choice> = Vec::new();
        for choice in choices {
            match best.last_mut() {
                Some(last) if last.next == choice.next => *last = choice,
                _ => best.push(choice),
            }
        }
        return best;
    }
    choices
}

fn choice(worth: Worth, next: Situation, found: &mut Found) -> Choice {
    match worth {
        Worth::Points(gain) => {
            found.grid = common_divisor(found.grid, gain);
            Choice {
                next: Next::Situation(found.number(next)),
                gain: gain as usize,
            }
        }
        Worth::Win => Choice {
            next: Next::Won,
            gain: 0,
        },
    }
}

/// Whether it makes a difference in which of several partitions dice are kept.
fn partitions_differ(rules: &RuleSet) -> bool {
    let leaves_open = matches!(
        rules.carry_over(),
        CarryOver::Straights | CarryOver::ExtendSets
    );
    leaves_open || rules.asks_to_confirm() || !more_is_better(rules)
}

/// Whether more points in the same situation are never worse.
fn more_is_better(rules: &RuleSet) -> bool {
    let costs_more = rules.bust_effect() == BustEffect::Subtract;
    rules.finish() == Finish::Reach && rules.granularity() == 1 && !costs_more
}
