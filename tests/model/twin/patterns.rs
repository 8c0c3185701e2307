//! What a rule set pays for, spelled out face by face from its options.

use std::sync::LazyLock;

use hotdice::{CombinationKind, Face, Payout, RuleSet, SetSize};

use super::faces::{Faces, count, faces_of, multisets};

/// All multisets of five and of six dice, each with the sizes of its groups, greatest first.
static GROUPED: LazyLock<Vec<(Faces, Vec<usize>)>> = LazyLock::new(|| {
    let all = [multisets(5), multisets(6)].into_iter().flatten();
    let grouped = all.map(|faces| (faces.clone(), group_sizes(&faces)));
    grouped.filter(|(_, sizes)| sizes.len() <= 3).collect()
});

/// Every pattern that pays or punishes.
pub(crate) fn patterns(rules: &RuleSet) -> Vec<(Faces, CombinationKind, Payout)> {
    let mut all = singles_and_sets(rules);
    all.extend(straights(rules));
    for (faces, sizes) in GROUPED.iter() {
        let groups = groups(rules, sizes).into_iter();
        all.extend(groups.map(|(kind, payout)| (faces.clone(), kind, payout)));
    }
    let formations = rules.formations();
    all.extend(
        formations.map(|(dice, payout)| (faces_of(dice), CombinationKind::Formation, payout)),
    );
    all.retain(|&(.., payout)| payout != Payout::Nothing);
    all
}

fn singles_and_sets(rules: &RuleSet) -> Vec<(Faces, CombinationKind, Payout)> {
    let mut all = Vec::new();
    for face in Face::ALL {
        let single = match rules.single(face) {
            0 => Payout::Nothing,
            points => Payout::Points(points),
        };
        all.push((vec![face.pips()], CombinationKind::Single, single));
        for size in SetSize::ALL {
            let faces = vec![face.pips(); size.dice().into()];
            all.push((faces, CombinationKind::Set, rules.of_a_kind(size, face)));
        }
    }
    all
}

fn straights(rules: &RuleSet) -> Vec<(Faces, CombinationKind, Payout)> {
    let mut all = Vec::new();
    for (low, high) in Face::ALL
        .into_iter()
        .flat_map(|a| Face::ALL.map(|b| (a, b)))
    {
        if low < high {
            let faces = (low.pips()..=high.pips()).collect();
            all.push((faces, CombinationKind::Straight, rules.straight(low..=high)));
        }
    }
    all
}

fn group_sizes(faces: &[u8]) -> Vec<usize> {
    let mut sizes: Vec<usize> = (1..=6).map(|face| count(faces, face)).collect();
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    sizes.retain(|&size| size > 0);
    sizes
}

/// The group patterns that groups of exactly these sizes make.
fn groups(rules: &RuleSet, sizes: &[usize]) -> Vec<(CombinationKind, Payout)> {
    let all_alike = sizes.len() == 1;
    [
        (
            CombinationKind::ThreePairs,
            rules.three_pairs(),
            vec![2, 2, 2],
        ),
        (
            CombinationKind::FourAndPair,
            rules.four_and_pair(),
            vec![4, 2],
        ),
        (
            CombinationKind::TwoTriplets,
            rules.two_triplets(),
            vec![3, 3],
        ),
        (CombinationKind::FullHouse, rules.full_house(), vec![3, 2]),
    ]
    .into_iter()
    .filter(|(kind, pattern, regular)| {
        let four_plus_two = *kind == CombinationKind::ThreePairs && sizes == [4, 2];
        let fits = regular.iter().sum::<usize>() == sizes.iter().sum::<usize>();
        sizes == *regular
            || four_plus_two && pattern.accepts_four_plus_two()
            || fits && all_alike && pattern.accepts_all_alike()
    })
    .map(|(kind, pattern, _)| (kind, pattern.payout()))
    .collect()
}
