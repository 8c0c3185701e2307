//! The C programs of `tests/c` and `examples/c` with either compiler, or every compiler and standard.

use std::path::Path;

use crate::program::Program;

pub(crate) const COMPILERS: [&str; 2] = ["gcc", "clang"];
pub(crate) const STANDARDS: [&str; 3] = ["c99", "c11", "c17"];

/// The programs that check the library and need no arguments.
pub(crate) const CHECKS: [&str; 16] = [
    "best_turn",
    "buffers",
    "builder",
    "builder_arguments",
    "endless",
    "first_unit",
    "game_arguments",
    "lifetimes",
    "race",
    "rules_arguments",
    "saves",
    "solve_arguments",
    "sources",
    "threads",
    "turn_arguments",
    "variants",
];

/// One of the programs of `tests/c`.
pub(crate) fn test_program(name: &str, compiler: &str, standard: &str) -> Option<Program<'static>> {
    let folder = Path::new("tests/c");
    let program = Program::new(compiler, standard)?
        .flag("-g")
        .flag("-pthread")
        .source(folder.join(name).with_extension("c"));
    Some(match name {
        "first_unit" => program.source(folder.join("second_unit.c")),
        _ => program,
    })
}

/// Every compiler that is there, with every standard.
fn dialects() -> impl Iterator<Item = (&'static str, &'static str)> {
    COMPILERS
        .into_iter()
        .flat_map(|compiler| STANDARDS.map(|standard| (compiler, standard)))
}

fn every_check_holds_with(compiler: &str, standard: &str) {
    for name in CHECKS {
        if let Some(program) = test_program(name, compiler, standard) {
            assert_eq!(program.build().run(&[]), "", "{name}");
        }
    }
}

#[test]
fn every_check_holds_with_either_compiler() {
    every_check_holds_with("gcc", "c99");
    every_check_holds_with("clang", "c17");
}

#[test]
#[ignore = "slow; .ci/run c-sanitizers runs it"]
fn every_check_holds_with_every_compiler_and_standard() {
    for (compiler, standard) in dialects() {
        every_check_holds_with(compiler, standard);
    }
}

#[test]
fn every_check_holds_with_the_static_library() {
    for name in CHECKS {
        if let Some(program) = test_program(name, "gcc", "c99") {
            assert_eq!(program.build_static().run(&[]), "", "{name}");
        }
    }
}

#[test]
fn the_examples_compile_with_every_compiler_and_standard() {
    for (compiler, standard) in dialects() {
        for name in ["keeps", "play"] {
            if let Some(program) = Program::new(compiler, standard) {
                let program = program.flag("-Wshadow").flag("-Wconversion");
                program.source(format!("examples/c/{name}.c")).check();
            }
        }
    }
}

#[test]
fn the_header_needs_no_other_and_may_come_twice() {
    for (compiler, standard) in dialects() {
        if let Some(program) = Program::new(compiler, standard) {
            program.source("tests/c/header.c").check();
        }
    }
    for compiler in ["g++", "clang++"] {
        for standard in ["c++11", "c++14", "c++17", "c++20"] {
            if let Some(program) = Program::new(compiler, standard) {
                let program = program.flag("-x").flag("c++");
                program.source("tests/c/header.c").check();
            }
        }
    }
}

#[test]
fn every_field_lies_where_it_has_to() {
    for compiler in COMPILERS {
        for standard in ["c11", "c17"] {
            if let Some(program) = Program::new(compiler, standard) {
                program.source("tests/c/layout.c").check();
            }
        }
    }
}
