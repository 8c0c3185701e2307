//! A turn under any sequence of actions, against its twin.

use hotdice::{Account, Partition, Partitions, RuleSet, Turn};

use super::invariants::turn_is_possible;
use super::script::{Action, Move, look_at};
use super::turn_twin::TurnTwin;
use super::twin::faces::{faces_of, sorted};
use super::twin::{Split, Twin};

/// The turn takes what the rules allow, and refuses the rest unchanged.
pub(crate) fn plays_as_the_twin(rules: &RuleSet, account: Account, actions: &[Action]) {
    let twin = Twin::new(rules);
    let mut turn = Turn::new(rules, account);
    let mut second = TurnTwin::new(&twin, account, None);
    for action in actions {
        let tried = action.on(&turn);
        let before = turn.state();
        let taken = second.take(&tried, best_of(&turn, &tried));
        assert_eq!(tried.on_turn(&mut turn), taken, "{tried:?} in {before:?}");
        if taken {
            look_at(&turn);
            turn_is_possible(&turn);
            agrees(&turn, &second);
        } else {
            assert_eq!(turn.state(), before, "{tried:?} is refused");
        }
    }
}

/// The partition in which dice are kept unless one is named.
pub(super) fn best_of(turn: &Turn<'_>, tried: &Move) -> Option<Split> {
    let Move::Keep(dice) = *tried else {
        return None;
    };
    first_best(turn.partitions(dice).ok()?).map(Split::from)
}

/// The first of the partitions that are worth the most.
pub(super) fn first_best(partitions: Partitions<'_>) -> Option<Partition> {
    partitions.reduce(|best, next| {
        if next.worth() > best.worth() {
            next
        } else {
            best
        }
    })
}

/// The turn stands where the second one does, and can be saved there.
pub(super) fn agrees(turn: &Turn<'_>, second: &TurnTwin<'_, '_>) {
    assert_eq!(turn.phase(), second.phase());
    assert_eq!(u64::from(turn.points()), second.points());
    assert_eq!(
        turn.can_bank(),
        second.can_bank(),
        "{:?}",
        turn.bank_refusal()
    );
    assert_eq!(turn.pending(), second.pending());
    assert_eq!(turn.throws(), second.throws);
    let offer = turn.offer().map(|offer| {
        let held = faces_of(offer.held.dice());
        (u64::from(offer.points), held)
    });
    let left = second.offer.as_ref().map(|left| {
        let held = left.held.iter().flat_map(|group| group.faces.clone());
        (left.points, sorted(held))
    });
    assert_eq!(offer, left);
    assert_eq!(turn.end(), second.end);
    let saved = turn.state();
    match turn.rules().resume(saved) {
        Ok(resumed) => assert_eq!(resumed.state(), saved),
        Err(error) => panic!("{error} in {saved:?}"),
    }
}
