//! The builder: every option of a rule set with a setter.

mod setters;

use core::ffi::c_char;
use std::fmt::Write;
use std::string::String;

use super::guard::{answer, guard};
use super::pointer::{give, list_output, output, shared, take_back};
use super::rules::{give_rules, hotdice_rules};
use super::status::hotdice_status;
use crate::rules::{RuleSet, RuleSetBuilder};
pub use setters::*;

/// A rule set in the making: no option is checked before `hotdice_builder_build`.
///
/// An object from `hotdice_builder_new` or `hotdice_builder_from_rules`, owned by the caller until
/// `hotdice_builder_free`. One thread at a time. Each setter changes one option, whatever the order,
/// and the last call counts; only `hotdice_builder_set_sets` reads another option.
pub struct hotdice_builder(RuleSetBuilder);

/// A builder with the game that nearly all variants share: six dice; a 1 is 100 points, a 5 50;
/// triplets 100 times their face, three 1s 1000; hot dice may be thrown again; the first bank that
/// reaches 10000 wins.
///
/// Nothing else scores, and no other option restricts or costs anything: any points may be banked, with
/// any number of dice left and after any number of throws; there are no opening, no minimum, no
/// penalties, no lowest total and no piggyback; held dice join no later throw. There may be 1 to 16
/// players, the first seat begins, and ties are shared.
///
/// Errors: HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_new(
    out_builder: *mut *mut hotdice_builder,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let out_builder = unsafe { output(out_builder) }?;
        out_builder.write(give(hotdice_builder(RuleSet::builder())));
        Ok(())
    })
}

/// A builder with all options of these rules, to vary them. The rules stay as they are.
///
/// Errors: HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_from_rules(
    rules: *const hotdice_rules,
    out_builder: *mut *mut hotdice_builder,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (rules, out_builder) = unsafe { (shared(rules)?, output(out_builder)?) };
        out_builder.write(give(hotdice_builder(rules.0.to_builder())));
        Ok(())
    })
}

/// Frees a builder; NULL is nothing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_free(builder: *mut hotdice_builder) {
    answer((), || {
        // SAFETY: NULL or from `give`, as the header asks.
        unsafe { take_back(builder) };
        Ok(())
    });
}

/// Checks every option and compiles the rule set. The builder stays, to build more. Rules by which no
/// game can ever end are refused as well, where the options alone show it.
///
/// The caller owns the rules and frees them with `hotdice_rules_free`.
///
/// Errors: HOTDICE_STATUS_BAD_RULES, with `hotdice_builder_faults` to tell why, and
/// HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_build(
    builder: *const hotdice_builder,
    out_rules: *mut *mut hotdice_rules,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (builder, out_rules) = unsafe { (shared(builder)?, output(out_rules)?) };
        out_rules.write(give_rules(builder.0.build()?));
        Ok(())
    })
}

/// Writes everything that is wrong with the rule set as text, a line for each fault: its option,
/// what is expected and what was set. The empty text if nothing is wrong.
///
/// Errors: HOTDICE_STATUS_TOO_SMALL, and HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_builder_faults(
    builder: *const hotdice_builder,
    out: *mut c_char,
    capacity: usize,
    out_len: *mut usize,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let (builder, out) = unsafe { (shared(builder)?, list_output(out, capacity, out_len)?) };
        let mut faults = String::new();
        for fault in builder.0.faults() {
            // Writing to a string never fails.
            let _ = writeln!(faults, "{fault}");
        }
        out.write_text(&faults)
    })
}
