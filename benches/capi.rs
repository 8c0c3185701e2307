//! What the C ABI costs: the same lists made by the Rust API and by a C call.
#![allow(unsafe_code, reason = "a C program is played here")]

use std::hint::black_box;
use std::ptr;

use criterion::{Criterion, criterion_group, criterion_main};
use hotdice::capi::{
    HOTDICE_MAX_KEEPS, HOTDICE_STATUS_OK, hotdice_dice, hotdice_held, hotdice_keep, hotdice_rules,
    hotdice_rules_free, hotdice_rules_keeps, hotdice_rules_preset,
};
use hotdice::{Dice, Preset, RuleSet};

/// Every throw of six dice once, whatever its order.
fn throws() -> Vec<Dice> {
    Dice::all(6).collect()
}

fn through_rust(c: &mut Criterion) {
    let rules = RuleSet::preset(Preset::KingdomCome);
    let throws = throws();
    c.bench_function("keeps of all 462 throws of six dice, Rust", |b| {
        let mut room = Vec::with_capacity(HOTDICE_MAX_KEEPS);
        b.iter(|| {
            for &throw in black_box(&throws) {
                room.clear();
                room.extend(rules.keeps(throw));
                black_box(&room);
            }
        });
    });
}

fn through_c(c: &mut Criterion) {
    let mut rules: *mut hotdice_rules = ptr::null_mut();
    // SAFETY: a text and a place for the pointer.
    let status = unsafe { hotdice_rules_preset(c"kingdom-come".as_ptr(), &raw mut rules) };
    assert_eq!(status, HOTDICE_STATUS_OK);
    let throws: Vec<hotdice_dice> = throws().into_iter().map(hotdice_dice::from).collect();
    c.bench_function("keeps of all 462 throws of six dice, C", |b| {
        let mut room = [hotdice_keep::default(); HOTDICE_MAX_KEEPS];
        b.iter(|| {
            for &throw in black_box(&throws) {
                let mut len = 0;
                // SAFETY: live rules, and room for all keep-sets.
                let status = unsafe {
                    hotdice_rules_keeps(
                        rules,
                        hotdice_held::default(),
                        throw,
                        room.as_mut_ptr(),
                        room.len(),
                        &raw mut len,
                    )
                };
                assert_eq!(status, HOTDICE_STATUS_OK);
                black_box(&room[..len]);
            }
        });
    });
    // SAFETY: the rules from above, freed once.
    unsafe { hotdice_rules_free(rules) };
}

criterion_group!(benches, through_rust, through_c);
criterion_main!(benches);
