//! The named games, by id.

use core::ffi::c_char;

use super::guard::guard;
use super::pointer::list_output;
use super::refused::Refused;
use super::status::{HOTDICE_STATUS_BAD_VALUE, hotdice_status};
use crate::rules::Preset;

/// How many presets there are.
#[unsafe(no_mangle)]
pub extern "C" fn hotdice_preset_count() -> usize {
    Preset::ALL.len()
}

/// Writes the id of a preset, "titusind" say, by its place from 0 to `hotdice_preset_count()` - 1.
/// At most 31 characters and the final NUL.
///
/// Errors: HOTDICE_STATUS_BAD_VALUE for a higher place, HOTDICE_STATUS_TOO_SMALL, and
/// HOTDICE_STATUS_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hotdice_preset_id(
    place: usize,
    out: *mut c_char,
    capacity: usize,
    out_len: *mut usize,
) -> hotdice_status {
    guard(|| {
        // SAFETY: NULL or valid, as the header asks.
        let out = unsafe { list_output(out, capacity, out_len) }?;
        let preset = Preset::ALL
            .get(place)
            .ok_or(Refused(HOTDICE_STATUS_BAD_VALUE))?;
        out.write_text(preset.id())
    })
}
