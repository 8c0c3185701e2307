//! Plays games of two on a Cortex-M and tells them to the debugger, by semihosting.
#![no_std]
#![no_main]

mod game;
mod stack;

use core::panic::PanicInfo;

// How a critical section of one core is entered.
use cortex_m as _;
use cortex_m_rt::{ExceptionFrame, entry, exception};
use cortex_m_semihosting::debug::{self, ExitStatus};
use cortex_m_semihosting::{heprintln, hprintln};
use hotdice::{GameError, RuleSet};

#[entry]
fn main() -> ! {
    let played = RuleSet::preset_for(game::PRESET, play_all);
    heprintln!("stack: {} bytes", stack::most_used());
    match played {
        Ok(()) => exit(debug::EXIT_SUCCESS),
        Err(error) => {
            heprintln!("{}", error);
            exit(debug::EXIT_FAILURE)
        }
    }
}

fn play_all(rules: &RuleSet) -> Result<(), GameError> {
    for seed in game::SEEDS {
        game::play_game(rules, seed, &mut |line| hprintln!("{}", line))?;
    }
    Ok(())
}

fn exit(status: ExitStatus) -> ! {
    loop {
        debug::exit(status);
    }
}

#[panic_handler]
fn panic(panic: &PanicInfo<'_>) -> ! {
    heprintln!("{}", panic);
    exit(debug::EXIT_FAILURE)
}

// SAFETY: it returns to nothing that may be broken.
#[exception]
unsafe fn HardFault(_: &ExceptionFrame) -> ! {
    exit(debug::EXIT_FAILURE)
}
