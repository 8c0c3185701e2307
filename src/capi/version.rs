//! The version of the library and of its ABI.

use core::ffi::{CStr, c_char};

/// The version of the ABI that this header describes. It rises with every change that breaks
/// programs built before, and names the shared library: libhotdice.so.1.
pub const HOTDICE_ABI_VERSION: u32 = 1;

/// The version of the ABI that the library has: HOTDICE_ABI_VERSION, unless a program runs with
/// another library than it was built for.
#[unsafe(no_mangle)]
pub extern "C" fn hotdice_abi_version() -> u32 {
    HOTDICE_ABI_VERSION
}

/// The version of the library as text: "0.1.0", say. The text is static and must not be freed.
#[unsafe(no_mangle)]
pub extern "C" fn hotdice_version() -> *const c_char {
    const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "\0");
    CStr::from_bytes_with_nul(VERSION.as_bytes())
        .unwrap_or_default()
        .as_ptr()
}
