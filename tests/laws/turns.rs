//! A turn under any sequence of actions.

use hotdice::{Account, MAX_TOTAL, Partition, Turn};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use crate::options::valid_options;
use crate::sampling::cases;
use crate::script::{Move, look_at, turn_actions};
use crate::turn_twin::TurnTwin;
use crate::twin::faces::{faces_of, sorted};
use crate::twin::{Split, Twin};

/// An account that can be: no points without an opening.
pub(crate) fn account() -> impl Strategy<Value = Account> {
    let near = -2000_i32..10_000;
    let total = prop_oneof![4 => Just(0), 4 => near, 1 => -MAX_TOTAL..=MAX_TOTAL];
    (total, any::<bool>()).prop_map(|(total, on_board)| Account {
        total,
        on_board: on_board || total > 0,
    })
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn a_turn_takes_what_the_rules_allow_and_refuses_the_rest_unchanged(
        options in valid_options(),
        account in account(),
        actions in turn_actions(40),
    ) {
        let rules = options.rules();
        let twin = Twin::new(&rules);
        let mut turn = Turn::new(&rules, account);
        let mut second = TurnTwin::new(&twin, account, None);
        for action in &actions {
            let tried = action.on(&turn);
            let before = turn.state();
            let taken = second.take(&tried, best_of(&turn, &tried));
            prop_assert_eq!(tried.on_turn(&mut turn), taken, "{:?} in {:?}", tried, before);
            if !taken {
                prop_assert_eq!(turn.state(), before, "{:?} is refused", tried);
                continue;
            }
            look_at(&turn);
            agrees(&turn, &second)?;
        }
    }
}

/// The partition in which dice are kept unless one is named.
pub(crate) fn best_of(turn: &Turn<'_>, tried: &Move) -> Option<Split> {
    let Move::Keep(dice) = *tried else {
        return None;
    };
    let better = |best: Partition, next: Partition| {
        if next.worth() > best.worth() {
            next
        } else {
            best
        }
    };
    turn.partitions(dice).ok()?.reduce(better).map(Split::from)
}

/// The turn stands where the second one does, and can be saved there.
pub(crate) fn agrees(turn: &Turn<'_>, second: &TurnTwin<'_, '_>) -> TestCaseResult {
    prop_assert_eq!(turn.phase(), second.phase());
    prop_assert_eq!(u64::from(turn.points()), second.points());
    prop_assert_eq!(
        turn.can_bank(),
        second.can_bank(),
        "{:?}",
        turn.bank_refusal()
    );
    prop_assert_eq!(turn.pending(), second.pending());
    prop_assert_eq!(turn.throws(), second.throws);
    let offer = turn.offer().map(|offer| {
        let held = faces_of(offer.held.dice());
        (u64::from(offer.points), held)
    });
    let left = second.offer.as_ref().map(|left| {
        let held = left.held.iter().flat_map(|group| group.faces.clone());
        (left.points, sorted(held))
    });
    prop_assert_eq!(offer, left);
    prop_assert_eq!(turn.end(), second.end);
    let saved = turn.state();
    match turn.rules().resume(saved) {
        Ok(resumed) => prop_assert_eq!(resumed.state(), saved),
        Err(error) => prop_assert!(false, "{} in {:?}", error, saved),
    }
    Ok(())
}
