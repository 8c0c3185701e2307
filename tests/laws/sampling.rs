//! Random dice that make combinations more often than chance does.

use hotdice::{Dice, Face};
use proptest::prelude::*;
use proptest::test_runner::Config;

use crate::model::script::first;

/// A configuration of so many cases, more where `PROPTEST_CASES` asks for more than its default.
///
/// Failures are not written to files: they are shrunk, and then deserve a test with a name.
pub(crate) fn cases(cases: u32) -> Config {
    let usual = Config::default();
    Config {
        cases: cases.saturating_mul(usual.cases) / 256,
        failure_persistence: None,
        max_shrink_iters: 4096,
        ..usual
    }
}

pub(crate) fn face() -> impl Strategy<Value = Face> {
    prop::sample::select(Face::ALL.to_vec())
}

/// Six faces as they fall: any, of few faces, or nearly a straight.
pub(crate) fn six_faces() -> impl Strategy<Value = [Face; 6]> {
    let few = (
        prop::array::uniform2(face()),
        prop::array::uniform6(0..6_usize),
    )
        .prop_map(|(faces, picks)| {
            picks.map(|pick| faces.get(pick / 2).copied().unwrap_or(Face::ALL[pick]))
        });
    let run = Just(Face::ALL.to_vec())
        .prop_shuffle()
        .prop_map(|faces| [faces[0], faces[1], faces[2], faces[3], faces[4], faces[5]]);
    let nearly = (run, 0..6_usize, face()).prop_map(|(mut faces, place, face)| {
        faces[place] = face;
        faces
    });
    prop_oneof![
        2 => prop::array::uniform6(face()),
        2 => few,
        1 => nearly
    ]
}

/// A multiset of up to so many dice, the empty one included.
pub(crate) fn dice_up_to(most: u8) -> impl Strategy<Value = Dice> {
    (six_faces(), 0..=most).prop_map(|(faces, dice)| first(faces, dice))
}
