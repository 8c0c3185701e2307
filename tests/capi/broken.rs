//! Faults that the address sanitizer has to find. Built only for it, by `.ci/stages/83-rust-sanitizers`.

use std::ptr;

use hotdice::capi::*;

fn titusind() -> *mut hotdice_rules {
    let mut rules = ptr::null_mut();
    // SAFETY: a text with an end, and a place for a pointer.
    let status = unsafe { hotdice_rules_preset(c"titusind".as_ptr(), &raw mut rules) };
    assert_eq!(status, HOTDICE_STATUS_OK);
    rules
}

/// The library writes one place more than there is, since it is told that there were three.
#[test]
fn overrun() {
    let rules = titusind();
    let mut keeps = vec![hotdice_keep::default(); 2];
    let mut throw = hotdice_dice::default();
    throw.counts[0] = 1;
    throw.counts[4] = 1;
    let mut length = 0;
    // SAFETY: none. That is the fault.
    unsafe {
        let held = hotdice_held::default();
        hotdice_rules_keeps(rules, held, throw, keeps.as_mut_ptr(), 3, &raw mut length);
        hotdice_rules_free(rules);
    }
    assert_eq!(length, 3);
}

/// Several, since the last may seem to be in use still: its address is somewhere on the stack.
#[test]
fn leak() {
    for _ in 0..10 {
        titusind();
    }
}

#[test]
fn use_after_free() {
    let rules = titusind();
    // SAFETY: none. That is the fault.
    unsafe {
        hotdice_rules_free(rules);
        assert_eq!(hotdice_rules_dice(rules), 6);
    }
}
