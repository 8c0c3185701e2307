//! Actions of turns and games, legal and not.

use std::sync::LazyLock;

use hotdice::{Dice, Face, Game, Partition, Phase, Preset, RuleSet, Turn};

/// What a player tries, before it is known what is on the table.
#[derive(Clone, Debug)]
pub(crate) enum Action {
    /// What the phase asks for: a throw, a keep, or the bank if that is wanted and allowed. What
    /// can be taken over is, if the bank is wanted.
    GoOn {
        faces: [Face; 6],
        keep: usize,
        banks: bool,
    },
    /// A throw of as many dice as are expected.
    Throw([Face; 6]),
    ThrowAny(Dice),
    /// One of the legal keep-sets, by a number of any size; so are all choices here.
    Keep(usize),
    KeepAny(Dice),
    /// One of the partitions of a legal keep-set.
    KeepAs(usize, usize),
    /// A partition of a legal keep-set under other rules.
    KeepForeign(usize, usize),
    TakeOver,
    TakeBack,
    Bank,
    Forfeit,
    Leave(u8),
}

/// An action on what is on the table.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Move {
    Throw(Dice),
    Keep(Dice),
    KeepAs(Partition),
    TakeOver,
    TakeBack,
    Bank,
    Forfeit,
    Leave(u8),
}

/// Rule sets whose partitions are tried under others.
static FOREIGN: LazyLock<[RuleSet; 2]> =
    LazyLock::new(|| [Preset::FarkleBoxed, Preset::CienMil].map(RuleSet::preset));

impl Action {
    /// What this action is in the present position of a turn.
    pub(crate) fn on(&self, turn: &Turn<'_>) -> Move {
        match *self {
            Self::GoOn { faces, keep, banks } => match turn.phase() {
                Phase::ToThrow { .. } if banks && turn.offer().is_some() => Move::TakeOver,
                Phase::ToKeep => Move::Keep(legal_keep(turn, keep)),
                Phase::ToDecide { .. } if banks && turn.can_bank() => Move::Bank,
                Phase::ToDecide { dice: 0 } if banks => Move::TakeBack,
                Phase::ToDecide { dice: 0 } => Move::Forfeit,
                _ => Move::Throw(first(faces, turn.dice_in_hand())),
            },
            Self::Throw(faces) => Move::Throw(first(faces, turn.dice_in_hand())),
            Self::ThrowAny(dice) => Move::Throw(dice),
            Self::Keep(keep) => Move::Keep(legal_keep(turn, keep)),
            Self::KeepAny(dice) => Move::Keep(dice),
            Self::KeepAs(keep, split) => {
                let dice = legal_keep(turn, keep);
                let partitions = turn.partitions(dice).into_iter().flatten();
                one_of(partitions, split).map_or(Move::Keep(dice), Move::KeepAs)
            }
            Self::KeepForeign(keep, rules) => {
                let dice = legal_keep(turn, keep);
                let partition = FOREIGN[rules % FOREIGN.len()].partitions(dice).next();
                partition.map_or(Move::Keep(dice), Move::KeepAs)
            }
            Self::TakeOver => Move::TakeOver,
            Self::TakeBack => Move::TakeBack,
            Self::Bank => Move::Bank,
            Self::Forfeit => Move::Forfeit,
            Self::Leave(seat) => Move::Leave(seat),
        }
    }
}

/// A legal keep-set, small ones more often; where there is none, the table.
fn legal_keep(turn: &Turn<'_>, keep: usize) -> Dice {
    let few = turn.keeps().take(8).map(|keep| keep.dice);
    one_of(few, keep).unwrap_or(turn.table())
}

fn one_of<T>(items: impl Iterator<Item = T>, pick: usize) -> Option<T> {
    let mut items: Vec<T> = items.collect();
    (!items.is_empty()).then(|| items.swap_remove(pick % items.len()))
}

impl Move {
    /// Tries the move, and says whether it was taken.
    pub(crate) fn on_turn(&self, turn: &mut Turn<'_>) -> bool {
        match self {
            Self::Throw(dice) => turn.throw(*dice).is_ok(),
            Self::Keep(dice) => turn.keep(*dice).is_ok(),
            Self::KeepAs(partition) => turn.keep_as(partition).is_ok(),
            Self::TakeOver => turn.take_over().is_ok(),
            Self::TakeBack => turn.take_back().is_ok(),
            Self::Bank => turn.bank().is_ok(),
            Self::Forfeit => turn.forfeit().is_ok(),
            Self::Leave(_) => false,
        }
    }

    /// Tries the move, and says whether it was taken.
    pub(crate) fn on_game(&self, game: &mut Game<'_>) -> bool {
        match self {
            Self::Throw(dice) => game.throw(*dice).is_ok(),
            Self::Keep(dice) => game.keep(*dice).is_ok(),
            Self::KeepAs(partition) => game.keep_as(partition).is_ok(),
            Self::TakeOver => game.take_over().is_ok(),
            Self::TakeBack => game.take_back().is_ok(),
            Self::Bank => game.bank().is_ok(),
            Self::Forfeit => game.forfeit().is_ok(),
            Self::Leave(seat) => game.leave(*seat).is_ok(),
        }
    }
}

/// Asks for everything that the position of a turn answers; nothing of it may panic.
pub(crate) fn look_at(turn: &Turn<'_>) {
    for keep in turn.keeps() {
        let partitions = turn.partitions(keep.dice).expect("a keep-set can be split");
        assert!(partitions.count() > 0, "{keep:?}");
    }
    let expected = match turn.phase() {
        Phase::ToThrow { dice } | Phase::ToDecide { dice } => dice,
        Phase::ToKeep | Phase::Over(_) => turn.table().len(),
    };
    assert!(turn.end().is_some() || turn.dice_in_hand() == expected);
    assert_eq!(turn.can_bank(), turn.bank_refusal().is_none());
    let mut banked = *turn;
    match turn.bank_refusal() {
        None => assert_eq!(banked.bank(), Ok(turn.points())),
        Some(refusal) => {
            assert!(banked.bank().is_err(), "{refusal}");
            assert_eq!(banked.state(), turn.state());
        }
    }
}

/// The first dice of a throw.
pub(crate) fn first(faces: [Face; 6], dice: u8) -> Dice {
    let faces = faces.into_iter().take(dice.into());
    Dice::from_faces(faces).expect("at most six dice")
}
