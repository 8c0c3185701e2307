//! The version of the library and that of its ABI are the same wherever they are written.
//!
//! A release: the version rises in `Cargo.toml` and in the lock files, and what the changelog lists under
//! "Unreleased" gets its own heading with that version.

use std::fs;
use std::path::Path;

use toml::{Table, Value};

const VERSION: &str = env!("CARGO_PKG_VERSION");

fn text(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn table(path: &str) -> Table {
    text(path).parse().expect("it is TOML")
}

/// What stands between these in a text, once or several times.
fn between<'t>(text: &'t str, before: &str, after: &str) -> Vec<&'t str> {
    let parts = text.split(before).skip(1);
    parts
        .map(|part| part.split(after).next().unwrap_or(part))
        .collect()
}

/// The ABI number of the C header.
fn abi() -> String {
    let header = text("include/hotdice.h");
    let [number] = between(&header, "#define HOTDICE_ABI_VERSION ", "\n")[..] else {
        panic!("the header has not one number of the ABI");
    };
    number.to_string()
}

/// The numbers of a version, to compare.
fn numbers(version: &str) -> Vec<u32> {
    let numbers = version.split('.').map(str::parse);
    numbers
        .collect::<Result<_, _>>()
        .unwrap_or_else(|error| panic!("{version}: {error}"))
}

#[test]
fn the_changelog_knows_the_version() {
    let changelog = text("CHANGELOG.md");
    let headings = between(&changelog, "\n## [", "]");
    let ["Unreleased", released @ ..] = &headings[..] else {
        panic!("the changelog begins with what is unreleased, not with {headings:?}");
    };
    let newest = released.first().copied();
    assert_eq!(newest, Some(VERSION), "the newest version of the changelog");
    assert!(released.is_sorted_by(|newer, older| numbers(newer) > numbers(older)));
}

#[test]
fn the_lock_files_know_the_version() {
    let locks = [
        "Cargo.lock",
        "tests/no_std/Cargo.lock",
        "tests/threads/Cargo.lock",
        "examples/embedded/Cargo.lock",
        "fuzz/Cargo.lock",
    ];
    for path in locks {
        let lock = table(path);
        let packages = lock["package"].as_array().expect("packages");
        let own = packages
            .iter()
            .find(|package| package["name"].as_str() == Some("hotdice"));
        let version = own.and_then(|package| package["version"].as_str());
        assert_eq!(version, Some(VERSION), "{path}");
    }
}

#[test]
fn the_c_and_the_cpp_header_are_of_one_abi() {
    let asserted = text("include/hotdice.hpp");
    let asserted = between(&asserted, "static_assert(HOTDICE_ABI_VERSION == ", ",");
    assert_eq!(asserted, [abi()]);
    let python = text("examples/python/hotdice.py");
    assert_eq!(between(&python, "\nABI_VERSION = ", "\n"), [abi()]);
}

#[test]
fn packagers_name_the_shared_library_after_the_abi() {
    let manifest = table("Cargo.toml");
    let library = &manifest["package"]["metadata"]["capi"]["library"];
    assert_eq!(library["version"], Value::from(format!("{}.0.0", abi())));
    // CMake reads both numbers from where they are said.
    let cmake = text("CMakeLists.txt");
    assert!(
        cmake.contains(r#"file(STRINGS Cargo.toml version REGEX "^version = " LIMIT_COUNT 1)"#)
    );
    assert!(cmake.contains(r#"REGEX "^#define HOTDICE_ABI_VERSION ")"#));
    assert!(
        text("cmake/platform.cmake")
            .contains("set(HOTDICE_SONAME libhotdice.so.${HOTDICE_ABI_VERSION})")
    );
}

#[test]
fn documents_say_the_versions_there_are() {
    let abi = abi();
    for path in [
        "README.md",
        "include/hotdice.h",
        "include/hotdice.hpp",
        "Cargo.toml",
    ] {
        let text = text(path);
        for after in between(&text, "libhotdice.so.", "\n") {
            let digits: String = after.chars().take_while(char::is_ascii_digit).collect();
            assert_eq!(digits, abi, "{path}: libhotdice.so.{after}");
        }
        for version in between(&text, "The version of the library as text: \"", "\"") {
            assert_eq!(version, VERSION, "{path}");
        }
    }
    let readme = text("README.md");
    for required in between(&readme, "\nhotdice = \"", "\"") {
        assert!(
            VERSION.starts_with(required),
            "README.md: hotdice = {required:?}"
        );
    }
}

#[cfg(feature = "capi")]
#[test]
fn the_library_says_its_versions() {
    use std::ffi::CStr;

    use hotdice::capi::{HOTDICE_ABI_VERSION, hotdice_abi_version, hotdice_version};

    assert_eq!(HOTDICE_ABI_VERSION.to_string(), abi());
    assert_eq!(hotdice_abi_version(), HOTDICE_ABI_VERSION);
    #[allow(unsafe_code, reason = "a text from the library, as C programs read it")]
    // SAFETY: it is static and has an end.
    let version = unsafe { CStr::from_ptr(hotdice_version()) };
    assert_eq!(version.to_str(), Ok(VERSION));
}
