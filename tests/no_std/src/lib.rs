//! The library without std and without an allocator, behind one C function.
#![no_std]

mod game;

use core::panic::PanicInfo;

/// How a game went.
#[repr(C)]
pub struct Played {
    /// The seat that won, the first of several; -1 if the game did not end.
    winner: i32,
    /// How many turns it took.
    turns: u32,
}

/// Plays the game of two that belongs to a seed.
// SAFETY: nothing else in the program has this name.
#[unsafe(no_mangle)]
pub extern "C" fn no_std_game(seed: u64) -> Played {
    match game::play_game(seed) {
        Some((winner, turns)) => Played {
            winner: winner.into(),
            turns,
        },
        None => Played {
            winner: -1,
            turns: 0,
        },
    }
}

unsafe extern "C" {
    safe fn abort() -> !;
}

#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    abort()
}
