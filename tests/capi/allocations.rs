//! No action of the C ABI allocates.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::ptr;

use hotdice::capi::*;

thread_local! {
    static COUNT: Cell<usize> = const { Cell::new(0) };
}

/// Counts what the current thread allocates.
struct Counting;

// SAFETY: all is done by the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        // SAFETY: as the caller promises.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: as the caller promises.
        unsafe { System.dealloc(block, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Plays a game to its end and counts the actions.
unsafe fn play(game: *mut hotdice_game, dice: *mut hotdice_dice_source) -> usize {
    let mut actions = 0;
    let (mut throw, mut bust, mut points) = (hotdice_throw::default(), 0, 0);
    let mut check = hotdice_bank_check::default();
    let mut keeps = [hotdice_keep::default(); HOTDICE_MAX_KEEPS];
    let mut partitions = [hotdice_partition::default(); 64];
    // SAFETY: the pointers are those of live objects and of local values.
    unsafe {
        while hotdice_game_outcome(game).reason == HOTDICE_REASON_NONE {
            let turn = hotdice_game_turn(game);
            hotdice_turn_check_bank(turn, &raw mut check);
            let status = if hotdice_turn_phase(turn) == HOTDICE_PHASE_TO_KEEP {
                let mut len = 0;
                hotdice_turn_keeps(turn, keeps.as_mut_ptr(), keeps.len(), &raw mut len);
                let chosen = keeps[len - 1].dice;
                hotdice_turn_partitions(
                    turn,
                    chosen,
                    partitions.as_mut_ptr(),
                    partitions.len(),
                    &raw mut len,
                );
                assert!(len > 0);
                hotdice_game_keep_as(game, partitions.as_ptr(), keeps.as_mut_ptr())
            } else if check.refusal == HOTDICE_STATUS_OK {
                hotdice_game_bank(game, &raw mut points)
            } else {
                hotdice_game_throw_from(game, dice, &raw mut throw, &raw mut bust)
            };
            assert_eq!(status, HOTDICE_STATUS_OK);
            actions += 1;
        }
    }
    actions
}

#[test]
fn a_game_from_its_first_throw_to_its_end_allocates_nothing() {
    let mut rules = ptr::null_mut();
    let mut game = ptr::null_mut();
    let mut dice = ptr::null_mut();
    // SAFETY: the pointers are those of live objects and of local values; each is freed once.
    unsafe {
        assert_eq!(
            hotdice_rules_preset(c"crapola".as_ptr(), &raw mut rules),
            HOTDICE_STATUS_OK
        );
        assert_eq!(
            hotdice_game_new(rules, 3, 0, &raw mut game),
            HOTDICE_STATUS_OK
        );
        assert_eq!(
            hotdice_dice_source_seeded(3, &raw mut dice),
            HOTDICE_STATUS_OK
        );
        let before = COUNT.get();
        assert!(before > 0, "the objects were allocated, and counted");
        let actions = play(game, dice);
        let mut saved = [0; HOTDICE_MAX_SAVE];
        let mut len = 0;
        let status = hotdice_game_save(game, saved.as_mut_ptr(), saved.len(), &raw mut len);
        assert_eq!(status, HOTDICE_STATUS_OK);
        let after = COUNT.get();
        assert!(actions > 100);
        assert_eq!(after, before, "{actions} actions allocate nothing");
        hotdice_game_free(game);
        hotdice_dice_source_free(dice);
        hotdice_rules_free(rules);
    }
}
