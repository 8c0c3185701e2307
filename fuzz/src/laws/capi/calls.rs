//! Calls of C functions: outputs are written on success and only then.

use std::ffi::c_void;
use std::fmt::Debug;
use std::ptr;

use hotdice::capi::{HOTDICE_STATUS_OK, HOTDICE_STATUS_TOO_SMALL, hotdice_status};

/// An object of the library, freed when it is dropped.
pub(super) struct Object {
    object: *mut c_void,
    free: fn(*mut c_void),
}

impl Object {
    pub(super) fn get<T>(&self) -> *mut T {
        self.object.cast()
    }
}

impl Drop for Object {
    fn drop(&mut self) {
        (self.free)(self.object);
    }
}

/// The object that a function makes; nothing is written if it fails.
pub(super) fn object(
    make: impl FnOnce(*mut *mut c_void) -> hotdice_status,
    free: fn(*mut c_void),
) -> Result<Object, hotdice_status> {
    let mut object = ptr::null_mut();
    match make(&raw mut object) {
        HOTDICE_STATUS_OK => {
            assert!(!object.is_null());
            Ok(Object { object, free })
        }
        status => {
            assert!(object.is_null(), "written with status {status}");
            Err(status)
        }
    }
}

/// What a function answers in its one output, which begins as `untouched`.
pub(super) fn answered<T: Copy + PartialEq + Debug>(
    untouched: T,
    function: impl FnOnce(*mut T) -> hotdice_status,
) -> Result<T, hotdice_status> {
    let mut out = untouched;
    match function(&raw mut out) {
        HOTDICE_STATUS_OK => Ok(out),
        status => {
            assert_eq!(out, untouched, "written with status {status}");
            Err(status)
        }
    }
}

/// The list that a function writes, asked for its length first and then with too little room.
pub(super) fn list<T: Copy + PartialEq + Debug>(
    untouched: T,
    function: impl Fn(*mut T, usize, *mut usize) -> hotdice_status,
) -> Result<Vec<T>, hotdice_status> {
    let mut len = usize::MAX;
    let status = function(ptr::null_mut(), 0, &raw mut len);
    if status != HOTDICE_STATUS_OK {
        assert_eq!(len, usize::MAX, "written with status {status}");
        return Err(status);
    }
    // One place more, so that a text has room for its NUL.
    let mut places = vec![untouched; len + 1];
    if len > 0 {
        let mut again = 0;
        let status = function(places.as_mut_ptr(), len - 1, &raw mut again);
        assert_eq!((status, again), (HOTDICE_STATUS_TOO_SMALL, len));
        assert_eq!(places, vec![untouched; len + 1]);
    }
    let mut again = 0;
    let status = function(places.as_mut_ptr(), len + 1, &raw mut again);
    assert_eq!((status, again), (HOTDICE_STATUS_OK, len));
    places.truncate(len);
    Ok(places)
}

/// The text that a function writes.
pub(super) fn text(
    function: impl Fn(*mut std::ffi::c_char, usize, *mut usize) -> hotdice_status,
) -> Result<String, hotdice_status> {
    let chars = list(0, function)?;
    let bytes: Vec<u8> = chars
        .into_iter()
        .map(|char| char.to_ne_bytes()[0])
        .collect();
    Ok(String::from_utf8(bytes).expect("UTF-8"))
}
