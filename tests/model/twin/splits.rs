//! Every way to split kept dice into combinations, by trying every set partition.

use std::collections::{BTreeMap, BTreeSet};
use std::iter::repeat_n;

use hotdice::{CarryOver, CombinationKind, Sets};

use super::faces::{Faces, count, selections, sorted};
use super::{Group, Split, Twin, Value};

impl Twin<'_> {
    /// All ways to split dice of a throw, with these groups held from earlier in the cycle.
    pub(crate) fn splits(&self, new: &[u8], held: &[Group], full_throw: bool) -> BTreeSet<Split> {
        let splits = match self.rules.carry_over() {
            CarryOver::Progressive if !held.is_empty() => self.splits_together(new, held),
            _ => self.splits_beside(new, held, full_throw),
        };
        if splits.is_empty() && held.is_empty() && self.is_scoreless(new) {
            let value = Value::Points(self.rules.scoreless_bonus().into());
            let group = Group {
                kind: CombinationKind::Scoreless,
                faces: new.to_vec(),
                value,
            };
            return BTreeSet::from([Split {
                groups: vec![group],
                absorbed: Faces::new(),
                gain: value,
            }]);
        }
        splits
    }

    /// Splits of the new dice, of which groups may take up held dice.
    pub(super) fn splits_beside(
        &self,
        new: &[u8],
        held: &[Group],
        full_throw: bool,
    ) -> BTreeSet<Split> {
        let mut found = Vec::new();
        let open = self.open(held);
        self.cover(new, &open, full_throw, &mut Vec::new(), &mut found);
        let overrides = self.overrides(full_throw);
        let allowed = found
            .into_iter()
            .filter(|split| !overrides || self.takes_whole_sets(new, split))
            .collect();
        match self.rules.carry_over() {
            CarryOver::Straights => without_exchanges(allowed, &open),
            _ => allowed,
        }
    }

    /// Splits of held and new dice together that are worth more than the held ones were.
    fn splits_together(&self, new: &[u8], held: &[Group]) -> BTreeSet<Split> {
        let before = self.open(held);
        let all = sorted([before.clone(), new.to_vec()].concat());
        let Some(baseline) = self.worth(&before) else {
            return BTreeSet::new();
        };
        if new.is_empty() {
            return BTreeSet::new();
        }
        let splits = self.splits_beside(&all, &[], true).into_iter();
        splits
            .filter_map(|split| {
                Some(Split {
                    gain: split.gain.over(baseline)?,
                    absorbed: before.clone(),
                    ..split
                })
            })
            .collect()
    }

    /// Puts the first uncovered die into every group it can belong to, and covers the rest.
    fn cover(
        &self,
        new: &[u8],
        open: &[u8],
        full_throw: bool,
        chosen: &mut Vec<(Group, Faces)>,
        found: &mut Vec<Split>,
    ) {
        let Some((&first, others)) = new.split_first() else {
            if !chosen.is_empty() {
                found.push(self.split(chosen));
            }
            return;
        };
        for (mates, rest) in selections(others) {
            for (taken, still_open) in selections(open) {
                let block = sorted([vec![first], mates.clone(), taken.clone()].concat());
                for group in self.combinations(&block, full_throw) {
                    if taken.is_empty() || self.may_take_up(&group, &taken, open) {
                        chosen.push((group, taken.clone()));
                        self.cover(&rest, &still_open, full_throw, chosen, found);
                        chosen.pop();
                    }
                }
            }
        }
    }

    fn split(&self, chosen: &[(Group, Faces)]) -> Split {
        let mut groups: Vec<Group> = chosen.iter().map(|(group, _)| group.clone()).collect();
        groups.sort();
        // Each group that takes up held dice gains by itself.
        let gains = chosen.iter().map(|(group, taken)| {
            if taken.is_empty() {
                group.value
            } else {
                group
                    .value
                    .over(self.replaced(taken))
                    .expect("taken up for a gain")
            }
        });
        Split {
            gain: gains.fold(Value::Points(0), Value::plus),
            absorbed: sorted(chosen.iter().flat_map(|(_, taken)| taken.clone())),
            groups,
        }
    }

    /// Whether sets override singles on such a throw; where sets do not count, nothing does.
    pub(super) fn overrides(&self, full_throw: bool) -> bool {
        self.all_combinations_count(full_throw) && self.rules.set_rule() == Sets::OverrideSingles
    }

    /// Whether equal dice that have a value as a set are taken as that set, not one by one or in
    /// pairs; what is left over beside it is free. A held set may grow by any of them.
    fn takes_whole_sets(&self, kept: &[u8], split: &Split) -> bool {
        (1..=6).all(|face| {
            let dice = count(kept, face);
            let Some(size) = self.largest_set(face, dice) else {
                return true;
            };
            let in_groups = |wanted: &dyn Fn(&Group) -> bool| {
                let groups = split.groups.iter().filter(|group| wanted(group));
                groups.map(|group| count(&group.faces, face)).sum::<usize>()
            };
            let loose = in_groups(&|group| match group.kind {
                CombinationKind::Single | CombinationKind::Straight => true,
                CombinationKind::Set => group.faces.len() == 2,
                _ => false,
            });
            let smaller = in_groups(&|group| {
                group.kind == CombinationKind::Set && (3..size).contains(&group.faces.len())
            });
            let grows =
                self.rules.carry_over() == CarryOver::ExtendSets && split.absorbed.contains(&face);
            loose <= dice % size && (smaller == 0 || grows)
        })
    }
}

/// Drops splits that differ from another one only by the exchange of a held die for an equal new
/// die that scores as a single: the groups on the table are the same.
fn without_exchanges(splits: BTreeSet<Split>, open: &[u8]) -> BTreeSet<Split> {
    let mut by_table = BTreeMap::<Vec<(CombinationKind, Faces)>, Split>::new();
    for split in splits {
        let untouched = (1..=6).flat_map(|face| {
            let dice = count(open, face) - count(&split.absorbed, face);
            repeat_n((CombinationKind::Single, vec![face]), dice)
        });
        let groups = split.groups.iter();
        let mut table: Vec<_> = groups
            .map(|group| (group.kind, group.faces.clone()))
            .chain(untouched)
            .collect();
        table.sort();
        let known = by_table.get(&table);
        if known.is_none_or(|known| split.absorbed.len() < known.absorbed.len()) {
            by_table.insert(table, split);
        }
    }
    by_table.into_values().collect()
}
