//! The one place where control passes from C to Rust and back.

use std::mem;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::refused::Refused;
use super::status::{HOTDICE_STATUS_OK, HOTDICE_STATUS_PANIC, hotdice_status};

/// Runs the body of a function that can fail, and turns its result into a status.
#[inline]
pub(super) fn guard(body: impl FnOnce() -> Result<(), Refused>) -> hotdice_status {
    match caught(body) {
        Some(Ok(())) => HOTDICE_STATUS_OK,
        Some(Err(Refused(status))) => status,
        None => HOTDICE_STATUS_PANIC,
    }
}

/// Runs the body of a function that answers with a value, and with `otherwise` where it has none.
#[inline]
pub(super) fn answer<T>(otherwise: T, body: impl FnOnce() -> Result<T, Refused>) -> T {
    match caught(body) {
        Some(Ok(value)) => value,
        Some(Err(_)) | None => otherwise,
    }
}

#[inline]
fn caught<T>(body: impl FnOnce() -> T) -> Option<T> {
    // All objects are plain data: one whose action a panic interrupted is valid to use and to free.
    match catch_unwind(AssertUnwindSafe(body)) {
        Ok(value) => Some(value),
        Err(payload) => {
            // Dropping what was thrown could panic again, and here nothing would catch it.
            mem::forget(payload);
            None
        }
    }
}

/// Panics inside the guard, so that a test can see what comes of it.
#[cfg(hotdice_test_hooks)]
#[allow(unreachable_pub, reason = "C programs call it, and no Rust code")]
#[unsafe(no_mangle)]
pub extern "C" fn hotdice_test_panic() -> hotdice_status {
    guard(|| panic!("as the test asked"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Panics again when it is dropped.
    struct Vicious;

    impl Drop for Vicious {
        fn drop(&mut self) {
            panic!("dropped");
        }
    }

    #[test]
    fn a_panic_comes_back_as_a_status() {
        assert_eq!(guard(|| panic!("inside")), HOTDICE_STATUS_PANIC);
        assert_eq!(answer(7, || panic!("inside")), 7);
    }

    #[test]
    fn a_payload_that_panics_when_dropped_does_not_get_through() {
        let status = guard(|| std::panic::panic_any(Vicious));
        assert_eq!(status, HOTDICE_STATUS_PANIC);
    }
}
