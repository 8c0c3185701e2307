//! The C programs with the sanitizers of their compilers, and in the slow tests of the library too.

use std::env;
use std::process::Command;
use std::sync::LazyLock;

use crate::c::{CHECKS, COMPILERS, test_program};
use crate::library::Library;
use crate::program::{Executable, Program, end};

/// What a program ends with in which a sanitizer found something.
const FOUND: i32 = 99;

const ADDRESS: &str = "-fsanitize=address,undefined";
const THREAD: &str = "-fsanitize=thread";

/// A program with sanitizers in its own code; the first fault ends it.
fn sanitized(name: &str, compiler: &str, sanitizers: &str) -> Option<Program<'static>> {
    let program = test_program(name, compiler, "c99")?;
    if !links(compiler, sanitizers) {
        assert!(
            env::var_os("CI").is_none(),
            "{compiler} has no {sanitizers}"
        );
        eprintln!("skipped: {compiler} has no {sanitizers}");
        return None;
    }
    Some(program.flag(sanitizers).flag("-fno-sanitize-recover=all"))
}

/// Whether a compiler has what these sanitizers are linked with, which may be a package of its own.
fn links(compiler: &str, sanitizers: &str) -> bool {
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/c/empty.c");
    let mut command = Command::new(compiler);
    let done = end(command.args([sanitizers, source, "-o", "/dev/null"]));
    done.status.success()
}

fn command(executable: &Executable) -> Command {
    let mut command = executable.command();
    let exit = format!("exitcode={FOUND}");
    for options in [
        "ASAN_OPTIONS",
        "LSAN_OPTIONS",
        "TSAN_OPTIONS",
        "UBSAN_OPTIONS",
    ] {
        command.env(options, &exit);
    }
    command
}

#[track_caller]
fn assert_clean(executable: &Executable) {
    let done = end(&mut command(executable));
    let said = String::from_utf8_lossy(&done.stderr);
    let name = executable.path().display();
    assert!(
        done.status.success() && said.is_empty(),
        "{name}: {}\n{said}",
        done.status
    );
}

/// So it is linked in, and does its work.
#[track_caller]
fn assert_found(executable: &Executable, fault: &str, report: &str) {
    let done = end(command(executable).arg(fault));
    let said = String::from_utf8_lossy(&done.stderr);
    assert_eq!(done.status.code(), Some(FOUND), "{fault}: {said}");
    assert!(said.contains(report), "{fault}: {said}");
}

fn the_checks_are_clean_with(compiler: &str) {
    for name in CHECKS {
        if let Some(program) = sanitized(name, compiler, ADDRESS) {
            assert_clean(&program.build());
        }
    }
}

#[test]
fn the_checks_are_clean_with_address_and_undefined_behaviour_sanitizer() {
    the_checks_are_clean_with("gcc");
}

#[test]
#[ignore = "slow; .ci/run c-sanitizers runs it"]
fn the_checks_are_clean_with_the_sanitizers_of_clang() {
    the_checks_are_clean_with("clang");
}

#[test]
fn the_sanitizers_find_faults() {
    for compiler in COMPILERS {
        let Some(program) = sanitized("broken", compiler, ADDRESS) else {
            continue;
        };
        let broken = program.build();
        assert_found(&broken, "overrun", "heap-buffer-overflow");
        assert_found(&broken, "overflow", "signed integer overflow");
        // Memory that the library took.
        assert_found(&broken, "leak", "detected memory leaks");
    }
}

/// The library with a sanitizer in its own code. The switch for it is no stable one; and the standard
/// library is as it comes, without the sanitizer, which has to be allowed.
fn instrumented(sanitizer: &str) -> Library {
    Library::build(&format!("library-with-{sanitizer}-sanitizer"), |cargo| {
        let flags = format!("-Zsanitizer={sanitizer} -Cunsafe-allow-abi-mismatch=sanitizer");
        cargo
            .env("RUSTC_BOOTSTRAP", "1")
            .env("RUSTFLAGS", flags)
            // So that the flags are not for build scripts.
            .args(["--target", &host()]);
    })
}

/// The target that Rust compiles for by itself.
fn host() -> String {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let told = crate::program::output(Command::new(rustc).arg("-vV"));
    let line = told.lines().find_map(|line| line.strip_prefix("host: "));
    line.expect("rustc says what its host is").to_owned()
}

static WITH_ADDRESS: LazyLock<Library> = LazyLock::new(|| instrumented("address"));
static WITH_THREAD: LazyLock<Library> = LazyLock::new(|| instrumented("thread"));

#[test]
#[ignore = "slow; .ci/run c-sanitizers runs it"]
fn the_library_itself_is_clean_with_address_sanitizer() {
    for name in CHECKS {
        if let Some(program) = sanitized(name, "clang", ADDRESS) {
            assert_clean(&program.library(&WITH_ADDRESS).build_static());
        }
    }
    if let Some(program) = sanitized("broken", "clang", ADDRESS) {
        let broken = program.library(&WITH_ADDRESS).build_static();
        assert_found(&broken, "overrun-inside", "heap-buffer-overflow");
        assert_found(&broken, "leak", "detected memory leaks");
    }
}

#[test]
#[ignore = "slow; .ci/run c-sanitizers runs it"]
fn threads_race_nowhere_in_the_library() {
    if let Some(threads) = with_thread_sanitizer("threads") {
        assert_clean(&threads);
    }
    if let Some(broken) = with_thread_sanitizer("broken") {
        assert_found(&broken, "race", "data race");
    }
}

fn with_thread_sanitizer(name: &str) -> Option<Executable> {
    let program = sanitized(name, "clang", THREAD)?;
    let program = program.source("tests/c/thread_sanitizer.c");
    Some(program.library(&WITH_THREAD).build_static())
}
