//! A second scorer, slow and plain: dice are sorted lists of faces, splits are found by trying
//! every set partition, keep-sets by trying every selection of dice.
//!
//! It follows the rules of the game as they are written, reads only a rule set's options, and
//! shares no code with the library.

pub(crate) mod faces;
mod held;
mod keeps;
mod patterns;
mod splits;

use std::collections::BTreeMap;

use hotdice::{CombinationKind, Combinations, Partition, Payout, RuleSet, SetSize, Worth};

use faces::{Faces, count, face_of, faces_of};

/// What dice are worth; a win beats any points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Value {
    Points(u64),
    Win,
}

impl Value {
    /// The points; none for a win.
    pub(crate) fn points(self) -> u64 {
        match self {
            Self::Points(points) => points,
            Self::Win => 0,
        }
    }

    fn plus(self, other: Self) -> Self {
        match (self, other) {
            (Self::Points(a), Self::Points(b)) => Self::Points(a + b),
            _ => Self::Win,
        }
    }

    /// What is gained where this replaces `before`, which must be worth less.
    fn over(self, before: Self) -> Option<Self> {
        match (self, before) {
            (Self::Points(after), Self::Points(before)) if after > before => {
                Some(Self::Points(after - before))
            }
            (Self::Win, Self::Points(_)) => Some(Self::Win),
            _ => None,
        }
    }
}

impl From<Worth> for Value {
    fn from(worth: Worth) -> Self {
        match worth {
            Worth::Points(points) => Self::Points(points.into()),
            Worth::Win => Self::Win,
        }
    }
}

/// Dice that make one combination.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Group {
    pub(crate) kind: CombinationKind,
    pub(crate) faces: Faces,
    pub(crate) value: Value,
}

/// One way to split kept dice into combinations.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Split {
    /// Ascending.
    pub(crate) groups: Vec<Group>,
    /// The held dice in the groups.
    pub(crate) absorbed: Faces,
    pub(crate) gain: Value,
}

impl From<Partition> for Split {
    fn from(partition: Partition) -> Self {
        let combinations = partition.combinations().iter();
        let mut groups: Vec<Group> = combinations
            .map(|combination| Group {
                kind: combination.kind,
                faces: faces_of(combination.dice),
                value: combination.worth.into(),
            })
            .collect();
        groups.sort();
        Self {
            groups,
            absorbed: faces_of(partition.absorbed()),
            gain: partition.worth().into(),
        }
    }
}

/// Dice that may be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Kept {
    pub(crate) faces: Faces,
    pub(crate) gain: Value,
    pub(crate) left: usize,
}

/// The slow twin of one rule set.
pub(crate) struct Twin<'r> {
    pub(crate) rules: &'r RuleSet,
    patterns: BTreeMap<Faces, Vec<(CombinationKind, Payout)>>,
}

impl<'r> Twin<'r> {
    pub(crate) fn new(rules: &'r RuleSet) -> Self {
        let mut by_faces = BTreeMap::<Faces, Vec<_>>::new();
        for (faces, kind, payout) in patterns::patterns(rules) {
            by_faces.entry(faces).or_default().push((kind, payout));
        }
        Self {
            rules,
            patterns: by_faces,
        }
    }

    pub(crate) fn dice(&self) -> usize {
        self.rules.dice().into()
    }

    /// The best split of dice as kept from a throw of all dice.
    pub(crate) fn worth(&self, faces: &[u8]) -> Option<Value> {
        let splits = self.splits(faces, &[], true);
        splits.iter().map(|split| split.gain).max()
    }

    fn single(&self, face: u8) -> u64 {
        self.rules.single(face_of(face)).into()
    }

    fn singles(&self, faces: &[u8]) -> u64 {
        faces.iter().map(|&face| self.single(face)).sum()
    }

    /// What a triplet pays by itself, where that is points.
    fn triplet(&self, face: u8) -> u64 {
        match self.rules.of_a_kind(SetSize::Three, face_of(face)) {
            // A triplet that pays the triplet's value on top does not count itself.
            Payout::Points(points) | Payout::PointsPlusTriplets(points) => points.into(),
            Payout::PointsPlusSingles(points) => u64::from(points) + 3 * self.single(face),
            _ => 0,
        }
    }

    /// What the dice of a pattern are worth, if it may be kept.
    fn value(&self, kind: CombinationKind, faces: &[u8], payout: Payout) -> Option<Value> {
        let is_triplet = kind == CombinationKind::Set && faces.len() == 3;
        let triplets = || {
            let thrice = (1..=6).filter(|&face| !is_triplet && count(faces, face) >= 3);
            thrice.map(|face| self.triplet(face)).sum::<u64>()
        };
        let points = match payout {
            Payout::Points(points) => points.into(),
            Payout::PointsPlusSingles(points) => u64::from(points) + self.singles(faces),
            Payout::PointsPlusTriplets(points) => u64::from(points) + triplets(),
            Payout::InstantWin => return Some(Value::Win),
            _ => return None,
        };
        Some(Value::Points(points))
    }

    /// The combinations that exactly these dice make.
    fn combinations(&self, faces: &[u8], full_throw: bool) -> Vec<Group> {
        let known = self.patterns.get(faces).into_iter().flatten();
        let counted = known.filter(|(kind, _)| {
            self.all_combinations_count(full_throw) || *kind == CombinationKind::Single
        });
        counted
            .filter_map(|&(kind, payout)| {
                let value = self.value(kind, faces, payout)?;
                let faces = faces.to_vec();
                Some(Group { kind, faces, value })
            })
            .collect()
    }

    /// Every combination that can be kept.
    pub(crate) fn all_combinations(&self) -> Vec<Group> {
        let faces = self.patterns.keys();
        faces
            .flat_map(|faces| self.combinations(faces, true))
            .collect()
    }

    /// Whether more than single dice count on such a throw.
    fn all_combinations_count(&self, full_throw: bool) -> bool {
        full_throw || self.rules.combinations() == Combinations::OnAnyThrow
    }

    /// The value of so many dice of a face as one set.
    fn set(&self, face: u8, dice: usize) -> Option<Value> {
        let mut sets = self.combinations(&vec![face; dice], true).into_iter();
        sets.find(|group| group.kind == CombinationKind::Set)
            .map(|group| group.value)
    }

    /// The size of the largest set of three or more among so many dice of a face.
    fn largest_set(&self, face: u8, dice: usize) -> Option<usize> {
        (3..=dice)
            .rev()
            .find(|&size| self.set(face, size).is_some())
    }
}
