//! Rule sets at the limits of every option: nothing overflows, panics or goes on for ever. The tests are
//! built with overflow checks.

mod endless;
#[cfg(feature = "chacha")]
mod limits;
#[cfg(feature = "chacha")]
mod play;
#[cfg(feature = "solve")]
mod solving;
mod totals;
