//! A panic inside the library does not get through to C.

use crate::c::test_program;
use crate::library::Library;
use crate::program::end;

#[test]
fn a_panic_comes_back_as_a_status_and_the_library_goes_on_working() {
    for compiler in crate::c::COMPILERS {
        let Some(program) = test_program("panic", compiler, "c99") else {
            continue;
        };
        let library = with_hooks();
        let done = end(&mut program.library(library).build().command());
        let said = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "{}: {said}", done.status);
        let printed = String::from_utf8_lossy(&done.stdout);
        assert_eq!(printed, "the library has a bug; please report it\n");
        assert!(said.contains("as the test asked"), "{said}");
    }
}

/// A library with a function that panics.
fn with_hooks() -> &'static Library {
    use std::sync::LazyLock;
    static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
        Library::build("library-with-hooks", |cargo| {
            cargo.env("RUSTFLAGS", "--cfg hotdice_test_hooks");
        })
    });
    &LIBRARY
}
