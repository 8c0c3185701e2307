//! Two threads count without a lock: what the thread sanitizer has to find.

use std::cell::UnsafeCell;
use std::hint::black_box;
use std::sync::Barrier;
use std::thread;

struct Unguarded(UnsafeCell<u32>);

// SAFETY: there is none. That is the fault.
unsafe impl Sync for Unguarded {}

fn main() {
    let counter = Unguarded(UnsafeCell::new(0));
    // Both are there before either of them counts.
    let both = Barrier::new(2);
    let count = || {
        let counter = &counter;
        both.wait();
        for _ in 0..100_000 {
            // SAFETY: none either.
            unsafe { *counter.0.get() += 1 };
        }
    };
    thread::scope(|scope| {
        scope.spawn(count);
        scope.spawn(count);
    });
    black_box(counter.0.into_inner());
}
