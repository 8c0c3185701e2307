//! What dice kept earlier in a cycle may still become.

use hotdice::{CarryOver, CombinationKind};

use super::faces::{Faces, count, selections, sorted};
use super::{Group, Split, Twin, Value};

impl Twin<'_> {
    /// The held dice that groups may take up: single dice for straights, and of each face the
    /// greatest set, to grow.
    pub(crate) fn open(&self, held: &[Group]) -> Faces {
        let of_kind = |kind| held.iter().filter(move |group| group.kind == kind);
        match self.rules.carry_over() {
            CarryOver::Straights => {
                sorted(of_kind(CombinationKind::Single).flat_map(|group| group.faces.clone()))
            }
            CarryOver::ExtendSets => sorted((1..=6).flat_map(|face| {
                let sets = of_kind(CombinationKind::Set);
                let sizes = sets.map(|set| count(&set.faces, face));
                vec![face; sizes.max().unwrap_or(0)]
            })),
            CarryOver::Progressive => sorted(held.iter().flat_map(|group| group.faces.clone())),
            _ => Faces::new(),
        }
    }

    /// Whether a combination may take up these held dice, and is worth more than they were.
    pub(super) fn may_take_up(&self, group: &Group, taken: &[u8], open: &[u8]) -> bool {
        let fits = match (self.rules.carry_over(), group.kind) {
            (CarryOver::Straights, CombinationKind::Straight) => true,
            // The set that was kept grows as a whole.
            (CarryOver::ExtendSets, CombinationKind::Set) => taken.len() == count(open, taken[0]),
            _ => false,
        };
        fits && group.value.over(self.replaced(taken)).is_some()
    }

    /// What held dice had scored that a group takes up.
    pub(super) fn replaced(&self, taken: &[u8]) -> Value {
        match self.rules.carry_over() {
            CarryOver::ExtendSets => self.set(taken[0], taken.len()).expect("kept as a set"),
            _ => Value::Points(self.singles(taken)),
        }
    }

    /// Whether the dice of each face are a set that may have been kept: one that wins ends the game.
    pub(crate) fn are_sets(&self, faces: &[u8]) -> bool {
        let mut sets = faces.iter().map(|&face| self.set(face, count(faces, face)));
        sets.all(|value| matches!(value, Some(Value::Points(_))))
    }

    /// Whether dice can have been kept in throws of one cycle, none of which won the game.
    pub(crate) fn can_be_held(&self, faces: &[u8]) -> bool {
        let points = |value| matches!(value, Value::Points(_));
        match (self.rules.carry_over(), faces.split_first()) {
            (_, None) => true,
            // The held dice are valued as one keep.
            (CarryOver::Progressive, _) => {
                let splits = self.splits_beside(faces, &[], true);
                splits.iter().any(|split| points(split.gain))
            }
            // Each combination may have been kept by itself.
            (_, Some((&first, others))) => selections(others).iter().any(|(mates, rest)| {
                let block = sorted([vec![first], mates.clone()].concat());
                let combinations = self.combinations(&block, true);
                combinations.iter().any(|group| points(group.value)) && self.can_be_held(rest)
            }),
        }
    }

    /// What is held once a split is kept; nothing once every die of the cycle is.
    pub(crate) fn held_after(&self, held: &[Group], split: &Split) -> Vec<Group> {
        let mut after = held.to_vec();
        match self.rules.carry_over() {
            CarryOver::Progressive => after.clear(),
            CarryOver::Straights => {
                for &face in &split.absorbed {
                    take(&mut after, CombinationKind::Single, &[face]);
                }
            }
            CarryOver::ExtendSets => {
                for face in 1..=6 {
                    let grown = vec![face; count(&split.absorbed, face)];
                    if !grown.is_empty() {
                        take(&mut after, CombinationKind::Set, &grown);
                    }
                }
            }
            _ => {}
        }
        after.extend(split.groups.iter().cloned());
        let dice = after.iter().map(|group| group.faces.len()).sum::<usize>();
        if dice == self.dice() {
            Vec::new()
        } else {
            after
        }
    }
}

fn take(held: &mut Vec<Group>, kind: CombinationKind, faces: &[u8]) {
    let place = held
        .iter()
        .position(|group| group.kind == kind && group.faces == faces);
    held.remove(place.expect("only what is held is taken up"));
}
