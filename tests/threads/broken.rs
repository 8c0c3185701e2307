//! Two threads count without a lock: what the thread sanitizer has to find.

use std::cell::UnsafeCell;
use std::hint::black_box;

struct Unguarded(UnsafeCell<u32>);

// SAFETY: there is none. That is the fault.
unsafe impl Sync for Unguarded {}

fn main() {
    let counter = Unguarded(UnsafeCell::new(0));
    let count = || {
        let counter = &counter;
        for _ in 0..100_000 {
            // SAFETY: none either.
            unsafe { *counter.0.get() += 1 };
        }
    };
    rayon::join(count, count);
    black_box(counter.0.into_inner());
}
