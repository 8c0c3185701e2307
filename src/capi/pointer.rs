//! Pointers from C: checked for NULL, and only here turned into references.

use core::ffi::{CStr, c_char};
use core::{ptr, slice};
use std::boxed::Box;

use super::refused::Refused;
use super::status::{HOTDICE_STATUS_BAD_TEXT, HOTDICE_STATUS_NULL, HOTDICE_STATUS_TOO_SMALL};

/// An object to read.
///
/// # Safety
/// NULL or a live object that nobody changes meanwhile.
#[inline]
pub(super) unsafe fn shared<'a, T>(object: *const T) -> Result<&'a T, Refused> {
    // SAFETY: not NULL, so by the caller's word a live object.
    unsafe { object.as_ref() }.ok_or(Refused(HOTDICE_STATUS_NULL))
}

/// An object to change.
///
/// # Safety
/// NULL or a live object that nobody else uses meanwhile.
#[inline]
pub(super) unsafe fn exclusive<'a, T>(object: *mut T) -> Result<&'a mut T, Refused> {
    // SAFETY: not NULL, so by the caller's word a live object of ours alone.
    unsafe { object.as_mut() }.ok_or(Refused(HOTDICE_STATUS_NULL))
}

/// A place to write one value to, which need not hold one yet.
pub(super) struct Output<T>(*mut T);

impl<T> Output<T> {
    #[inline]
    pub(super) fn write(self, value: T) {
        // SAFETY: `output` was promised that the place is there.
        unsafe { self.0.write(value) }
    }
}

/// A place to write one value to.
///
/// # Safety
/// NULL or a place for a `T`, for as long as the output is used.
#[inline]
pub(super) unsafe fn output<T>(place: *mut T) -> Result<Output<T>, Refused> {
    if place.is_null() {
        return Err(Refused(HOTDICE_STATUS_NULL));
    }
    Ok(Output(place))
}

/// A place to write a list to, with its length.
pub(super) struct ListOutput<T> {
    places: *mut T,
    capacity: usize,
    len: Output<usize>,
}

impl<T> ListOutput<T> {
    /// Writes all values, `count` of them, if there is room for them.
    #[inline]
    pub(super) fn write<S: Into<T>>(
        self,
        count: usize,
        values: &mut impl Iterator<Item = S>,
    ) -> Result<(), Refused> {
        self.len.write(count);
        if self.places.is_null() {
            return Ok(());
        }
        if count > self.capacity {
            return Err(Refused(HOTDICE_STATUS_TOO_SMALL));
        }
        for place in 0..count {
            let Some(value) = values.next() else { break };
            // SAFETY: `list_output` was promised `capacity` places, and `place` is below `count`.
            unsafe { self.places.add(place).write(value.into()) }
        }
        Ok(())
    }
}

/// A place to write a list to: `capacity` places, which may be NULL if there are none.
///
/// # Safety
/// `places` is NULL or has room for `capacity` values, `len` is NULL or a place, for as long as
/// the output is used.
#[inline]
pub(super) unsafe fn list_output<T>(
    places: *mut T,
    capacity: usize,
    len: *mut usize,
) -> Result<ListOutput<T>, Refused> {
    if places.is_null() && capacity > 0 {
        return Err(Refused(HOTDICE_STATUS_NULL));
    }
    Ok(ListOutput {
        places,
        capacity,
        // SAFETY: as the caller promises.
        len: unsafe { output(len) }?,
    })
}

impl ListOutput<c_char> {
    /// Writes a text and its final NUL, which the length does not count.
    pub(super) fn write_text(self, text: &str) -> Result<(), Refused> {
        self.len.write(text.len());
        if self.places.is_null() {
            return Ok(());
        }
        if text.len() >= self.capacity {
            return Err(Refused(HOTDICE_STATUS_TOO_SMALL));
        }
        // SAFETY: there is room for the text and one character more.
        unsafe {
            ptr::copy_nonoverlapping(text.as_ptr().cast(), self.places, text.len());
            self.places.add(text.len()).write(0);
        }
        Ok(())
    }
}

/// A text that ends with a NUL.
///
/// # Safety
/// NULL or a text that ends with a NUL and does not change meanwhile.
pub(super) unsafe fn text<'a>(text: *const c_char) -> Result<&'a str, Refused> {
    if text.is_null() {
        return Err(Refused(HOTDICE_STATUS_NULL));
    }
    // SAFETY: not NULL, so by the caller's word a text.
    let text = unsafe { CStr::from_ptr(text) };
    text.to_str().map_err(|_| Refused(HOTDICE_STATUS_BAD_TEXT))
}

/// Values in a row, which may be NULL if there are none.
///
/// # Safety
/// NULL or `len` values that nobody changes meanwhile.
pub(super) unsafe fn values<'a, T>(first: *const T, len: usize) -> Result<&'a [T], Refused> {
    match (first.is_null(), len) {
        (_, 0) => Ok(&[]),
        (true, _) => Err(Refused(HOTDICE_STATUS_NULL)),
        // No object is larger than this, so the length is none of values.
        (false, _) if len > isize::MAX as usize / size_of::<T>().max(1) => {
            Err(Refused(HOTDICE_STATUS_TOO_SMALL))
        }
        // SAFETY: not NULL, so by the caller's word `len` values.
        (false, _) => Ok(unsafe { slice::from_raw_parts(first, len) }),
    }
}

/// Hands an object to C, which owns it from now on.
pub(super) fn give<T>(object: T) -> *mut T {
    Box::into_raw(Box::new(object))
}

/// Takes an object back from C and drops it; NULL is nothing.
///
/// # Safety
/// NULL or what `give` returned, not taken back yet.
pub(super) unsafe fn take_back<T>(object: *mut T) {
    if !object.is_null() {
        // SAFETY: by the caller's word this came from `Box::into_raw` and is freed once.
        drop(unsafe { Box::from_raw(object) });
    }
}
