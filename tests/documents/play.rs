//! Short words to play through a document's examples.

use std::collections::BTreeSet;

use hotdice::{Account, Dice, Face, Game, Keep, RuleSet, SetSize, Turn, Verdict};

/// A player who has banked before, so that no opening holds.
pub(crate) const ON_BOARD: Account = Account {
    total: 0,
    on_board: true,
};

pub(crate) fn dice(text: &str) -> Dice {
    text.parse().expect("dice")
}

/// Every score that some keep-set of the throw has.
pub(crate) fn scores(rules: &RuleSet, throw: &str) -> BTreeSet<u32> {
    rules.keeps(dice(throw)).map(|keep| keep.points()).collect()
}

/// The keep-sets of the throw on the table, as text.
pub(crate) fn keeps(turn: &Turn<'_>) -> Vec<(String, u32)> {
    let keeps = turn.keeps();
    keeps
        .map(|keep| (keep.dice.to_string(), keep.points()))
        .collect()
}

/// Keep-sets and points to compare with [`keeps`].
pub(crate) fn list<const N: usize>(keeps: [(&str, u32); N]) -> Vec<(String, u32)> {
    keeps.map(|(dice, points)| (dice.into(), points)).into()
}

/// A turn of a player on the board in which these dice were thrown and kept, throw by throw.
pub(crate) fn turn_after<'r>(rules: &'r RuleSet, throws: &[(&str, &str)]) -> Turn<'r> {
    let mut turn = Turn::new(rules, ON_BOARD);
    for (throw, keep) in throws {
        thrown_and_kept(&mut turn, throw, keep);
    }
    turn
}

pub(crate) fn thrown_and_kept(turn: &mut Turn<'_>, throw: &str, keep: &str) -> Keep {
    assert_eq!(turn.throw(dice(throw)), Ok(Verdict::Scores));
    turn.keep(dice(keep)).expect("a legal keep-set")
}

/// Plays one turn of a game: throws and keeps these dice, and banks.
pub(crate) fn bank(game: &mut Game<'_>, throws: &[(&str, &str)]) -> u32 {
    for (throw, keep) in throws {
        assert_eq!(game.throw(dice(throw)), Ok(Verdict::Scores));
        game.keep(dice(keep)).expect("a legal keep-set");
    }
    game.bank().expect("a legal bank")
}

/// The best points of three, four, five and six dice of one face.
pub(crate) fn of_a_kind(rules: &RuleSet, face: u8) -> [Option<u32>; 4] {
    let face = Face::try_from(face).expect("a face");
    [SetSize::Three, SetSize::Four, SetSize::Five, SetSize::Six].map(|size| {
        let equal = std::iter::repeat_n(face, size.dice().into());
        rules.points(Dice::from_faces(equal).expect("at most six dice"))
    })
}

/// The points of all partitions of these dice, ascending.
pub(crate) fn partitions(rules: &RuleSet, text: &str) -> Vec<u32> {
    let partitions = rules.partitions(dice(text));
    let mut points: Vec<u32> = partitions.map(|partition| partition.points()).collect();
    points.sort_unstable();
    points
}
