//! How much of the stack was ever used.

use cortex_m_rt::STACK_PAINT_VALUE;

unsafe extern "C" {
    /// Where the stack begins, going down from there, and where it has to end; the linker knows.
    static mut _stack_start: u32;
    static mut _stack_end: u32;
}

/// The most bytes of the stack that were in use at once: from the lowest word that is no longer as
/// it was painted before `main`.
pub(crate) fn most_used() -> usize {
    let start = &raw const _stack_start;
    let mut word = &raw const _stack_end;
    // SAFETY: between the two is the stack alone, whole words that are always readable, and the
    // pointer never passes its beginning.
    while word < start && unsafe { word.read_volatile() } == STACK_PAINT_VALUE {
        word = word.wrapping_add(1);
    }
    start as usize - word as usize
}
