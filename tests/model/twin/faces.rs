//! Dice as sorted lists of faces, by the plainest code there is.

use std::collections::BTreeSet;

use hotdice::{Dice, Face};

/// Faces, ascending.
pub(crate) type Faces = Vec<u8>;

pub(crate) fn sorted(faces: impl IntoIterator<Item = u8>) -> Faces {
    let mut faces: Faces = faces.into_iter().collect();
    faces.sort_unstable();
    faces
}

pub(crate) fn count(faces: &[u8], face: u8) -> usize {
    faces.iter().map(|&other| usize::from(other == face)).sum()
}

/// Whether each face of `part` is there as often.
pub(crate) fn contains(all: &[u8], part: &[u8]) -> bool {
    (1..=6).all(|face| count(all, face) >= count(part, face))
}

/// All different selections of dice, each with the dice that are left.
pub(crate) fn selections(faces: &[u8]) -> BTreeSet<(Faces, Faces)> {
    let of = |mask: u32, taken: u32| {
        let dice = faces.iter().zip(0..);
        dice.filter(|(_, place)| mask >> place & 1 == taken)
            .map(|(&face, _)| face)
            .collect()
    };
    (0..1_u32 << faces.len())
        .map(|mask| (of(mask, 1), of(mask, 0)))
        .collect()
}

/// All multisets of so many dice.
pub(crate) fn multisets(dice: usize) -> BTreeSet<Faces> {
    (0..dice).fold(BTreeSet::from([Faces::new()]), |smaller, _| {
        let more = |faces: &Faces| {
            let faces = faces.clone();
            (1..=6).map(move |face| sorted([faces.clone(), vec![face]].concat()))
        };
        smaller.iter().flat_map(more).collect()
    })
}

/// The library's dice as faces.
pub(crate) fn faces_of(dice: Dice) -> Faces {
    sorted(dice.faces().map(Face::pips))
}

/// Faces as the library's dice.
pub(crate) fn dice_of(faces: &[u8]) -> Dice {
    let faces = faces.iter().map(|&face| face_of(face));
    Dice::from_faces(faces).expect("at most six dice")
}

pub(crate) fn face_of(pips: u8) -> Face {
    Face::try_from(pips).expect("one of six faces")
}
