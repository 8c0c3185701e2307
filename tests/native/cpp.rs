//! The layer for C++: its tests in `tests/cpp`.
//!
//! Each compiler takes another standard and another way to report errors. All of them together take
//! long: `.ci/stages/80-c-sanitizers` does that.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::sync::LazyLock;

use crate::library::library;
use crate::program::{Executable, Program, end};
use crate::tool::tool;

/// A compiler and a standard.
type Dialect = (&'static str, &'static str);

const GCC: Dialect = ("g++", "c++17");
const CLANG: Dialect = ("clang++", "c++20");

/// Every compiler with every standard.
pub(crate) fn dialects() -> impl Iterator<Item = Dialect> {
    ["g++", "clang++"]
        .into_iter()
        .flat_map(|compiler| ["c++17", "c++20"].map(|standard| (compiler, standard)))
}

/// What the header must give no cause for.
pub(crate) const WARNINGS: [&str; 2] = ["-Wconversion", "-Wshadow"];

/// Errors as exceptions, as results, and as results where there are no exceptions at all.
type Mode = &'static [&'static str];

const EXCEPTIONS: Mode = &[];
const RESULTS: Mode = &["-DHOTDICE_NO_EXCEPTIONS"];
const BARE: Mode = &["-DHOTDICE_NO_EXCEPTIONS", "-fno-exceptions", "-fno-rtti"];

/// What valgrind and the sanitizers end with if they found something; no program here does.
const FOUND: i32 = 99;

/// A test of `tests/cpp` in one mode, with the arguments that it takes.
struct Check {
    name: &'static str,
    arguments: &'static [&'static str],
    mode: Mode,
}

const CHECKS: [Check; 9] = [
    Check::new("values", &[], EXCEPTIONS),
    Check::new("values", &[], BARE),
    Check::new("playing", &["actions"], EXCEPTIONS),
    Check::new("playing", &["actions"], BARE),
    Check::new("solving", &[], EXCEPTIONS),
    Check::new("solving", &[], BARE),
    Check::new("exceptions", &[], EXCEPTIONS),
    Check::new("results", &[], RESULTS),
    Check::new("results", &[], BARE),
];

impl Check {
    const fn new(name: &'static str, arguments: &'static [&'static str], mode: Mode) -> Self {
        Self {
            name,
            arguments,
            mode,
        }
    }

    fn program(&self, dialect: Dialect) -> Option<Program<'static>> {
        program(dialect, self.name, self.mode)
    }

    /// The compiler that builds it when not all of them do.
    fn dialect(&self) -> Dialect {
        if self.mode == BARE { CLANG } else { GCC }
    }
}

/// A check that is built.
struct Built {
    check: &'static Check,
    executable: Executable,
}

/// Every check, built once.
fn built() -> &'static [Built] {
    static BUILT: LazyLock<Vec<Built>> = LazyLock::new(|| {
        let built = |check: &'static Check| {
            Some(Built {
                check,
                executable: check.program(check.dialect())?.build(),
            })
        };
        CHECKS.iter().filter_map(built).collect()
    });
    &BUILT
}

/// What is built of the check of this name, in each of its modes.
pub(crate) fn executables(name: &str) -> impl Iterator<Item = &'static Executable> {
    let of_name = built().iter().filter(move |built| built.check.name == name);
    of_name.map(|built| &built.executable)
}

fn program((compiler, standard): Dialect, name: &str, mode: Mode) -> Option<Program<'static>> {
    let program = Program::new(compiler, standard)?.source(format!("tests/cpp/{name}.cpp"));
    // Some warnings need the optimizer. Debug information is for valgrind, which may not read DWARF 5.
    let flags = WARNINGS.iter().chain(mode).chain(&["-O1", "-gdwarf-4"]);
    Some(flags.fold(program, |program, flag| program.flag(flag)))
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn the_checks_hold() {
    for Built { check, executable } in built() {
        assert_eq!(executable.run(check.arguments), "", "{}", check.name);
    }
}

#[test]
#[ignore = "slow; .ci/run c-sanitizers runs it"]
fn the_checks_hold_with_every_compiler_and_standard() {
    for dialect in dialects() {
        for check in &CHECKS {
            if let Some(program) = check.program(dialect) {
                assert_eq!(program.build().run(check.arguments), "", "{}", check.name);
            }
        }
    }
}

#[test]
fn a_check_holds_with_the_static_library() {
    if let Some(program) = program(GCC, "exceptions", EXCEPTIONS) {
        assert_eq!(program.build_static().run(&[]), "");
    }
}

fn units_make_one_program(dialect: Dialect) {
    if let Some(program) = program(dialect, "first_unit", EXCEPTIONS) {
        let program = program.source("tests/cpp/second_unit.cpp");
        let program = program.source("tests/cpp/third_unit.cpp");
        assert_eq!(program.build().run(&[]), "");
    }
}

#[test]
fn files_that_include_the_header_twice_and_differ_in_mode_make_one_program() {
    units_make_one_program(GCC);
}

/// How it ends to compile a file of `tests/cpp`, well or badly.
fn compile((compiler, standard): Dialect, name: &str, flags: &[&str]) -> Option<Output> {
    let mut command = Command::new(tool(compiler)?);
    command
        .args(["-fsyntax-only", &format!("-std={standard}"), "-I"])
        .arg(&library().include)
        .args(flags)
        .arg(root().join(format!("tests/cpp/{name}.cpp")));
    Some(end(&mut command))
}

fn no_bad_literal_compiles(dialect: Dialect) {
    let source = fs::read_to_string(root().join("tests/cpp/bad_literals.cpp"));
    let source = source.expect("it is there");
    let numbered = (1..).zip(source.lines());
    let literals: Vec<i32> = numbered
        .filter(|(_, line)| line.starts_with("constexpr"))
        .map(|(number, _)| number)
        .collect();
    assert!(literals.len() > 5);
    let Some(outcome) = compile(dialect, "bad_literals", &[]) else {
        return;
    };
    let said = String::from_utf8_lossy(&outcome.stderr);
    assert!(said.contains("the_text_is_no_dice"), "{said}");
    for number in &literals {
        let place = format!("bad_literals.cpp:{number}:");
        assert!(said.contains(&place), "{dialect:?} compiles line {number}");
    }
}

#[test]
fn a_literal_that_is_no_dice_does_not_compile() {
    no_bad_literal_compiles(GCC);
    no_bad_literal_compiles(CLANG);
}

fn results_are_asked_for_without_exceptions(dialect: Dialect) {
    if let Some(outcome) = compile(dialect, "second_unit", &["-fno-exceptions"]) {
        let said = String::from_utf8_lossy(&outcome.stderr);
        assert!(!outcome.status.success(), "{dialect:?} compiles it");
        assert!(said.contains("define HOTDICE_NO_EXCEPTIONS"), "{said}");
    }
}

#[test]
fn without_exceptions_the_header_asks_for_results() {
    results_are_asked_for_without_exceptions(GCC);
}

#[test]
#[ignore = "slow; .ci/run c-sanitizers runs it"]
fn the_header_compiles_or_not_with_every_compiler_and_standard() {
    for dialect in dialects() {
        units_make_one_program(dialect);
        no_bad_literal_compiles(dialect);
        results_are_asked_for_without_exceptions(dialect);
    }
}

#[test]
fn the_layer_covers_every_function_and_constant_of_the_c_header() {
    let read = |name| fs::read_to_string(root().join("include").join(name)).expect("it is there");
    let (header, layer) = (read("hotdice.h"), read("hotdice.hpp"));
    let words = |text: &str| -> Vec<String> {
        let apart = |letter: char| !letter.is_ascii_alphanumeric() && letter != '_';
        text.split(apart).map(str::to_owned).collect()
    };
    let used = words(&layer);
    let (types, functions) = header
        .split_once("extern \"C\" {")
        .expect("functions come last");
    let constants = types
        .lines()
        .filter_map(|line| line.strip_prefix("#define "))
        .filter_map(|line| line.split_once(' '))
        .map(|(name, _)| name.to_owned());
    let functions = functions
        .lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
        .filter_map(|line| line.split_once('('))
        .filter_map(|(declared, _)| words(declared).pop());
    let names: Vec<_> = constants.chain(functions).collect();
    assert!(names.len() > 200, "{names:?}");
    for name in names {
        assert!(used.contains(&name), "hotdice.hpp leaves out {name}");
    }
}

#[track_caller]
fn assert_clean(command: &mut Command) {
    let done = end(command);
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(
        done.status.success() && said.is_empty(),
        "{command:?}: {said}"
    );
}

#[track_caller]
fn assert_found(command: &mut Command, report: &str) {
    let done = end(command);
    let said = String::from_utf8_lossy(&done.stderr);
    assert_eq!(done.status.code(), Some(FOUND), "{said}");
    assert!(said.contains(report), "{said}");
}

fn under_valgrind(valgrind: &Path, executable: &Executable) -> Command {
    let mut command = Command::new(valgrind);
    command
        .arg(format!("--error-exitcode={FOUND}"))
        .args(["--quiet", "--leak-check=full"])
        .args(["--show-leak-kinds=all", "--errors-for-leak-kinds=all"])
        .arg(executable.path());
    command
}

#[test]
fn the_checks_neither_err_nor_leak_under_valgrind() {
    let Some(valgrind) = tool("valgrind") else {
        return;
    };
    for Built { check, executable } in built() {
        assert_clean(under_valgrind(&valgrind, executable).args(check.arguments));
    }
    if let Some(broken) = program(GCC, "broken", EXCEPTIONS) {
        let broken = broken.build();
        assert_found(&mut under_valgrind(&valgrind, &broken), "Invalid read");
    }
}

const SANITIZERS: [&str; 2] = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"];

fn with_sanitizers(executable: &Executable) -> Command {
    let mut command = executable.command();
    for options in ["ASAN_OPTIONS", "LSAN_OPTIONS", "UBSAN_OPTIONS"] {
        command.env(options, format!("exitcode={FOUND}"));
    }
    command
}

/// A program in which the first fault ends it.
fn sanitized(dialect: Dialect, name: &str, mode: Mode) -> Option<Executable> {
    let program = program(dialect, name, mode)?;
    let flags = SANITIZERS.into_iter();
    Some(flags.fold(program, Program::flag).build())
}

#[test]
#[ignore = "slow; .ci/run c-sanitizers runs it"]
fn the_checks_are_clean_with_sanitizers() {
    for check in &CHECKS {
        if let Some(executable) = sanitized(GCC, check.name, check.mode) {
            assert_clean(with_sanitizers(&executable).args(check.arguments));
        }
    }
    if let Some(broken) = sanitized(GCC, "broken", EXCEPTIONS) {
        assert_found(&mut with_sanitizers(&broken), "heap-use-after-free");
    }
}
