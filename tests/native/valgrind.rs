//! The C programs under valgrind: no error, and nothing that is not freed.

use std::path::Path;
use std::process::{Command, Output};

use crate::c::{CHECKS, test_program};
use crate::program::{Executable, Program, end};
use crate::tool::tool;

/// What valgrind ends with if it found something; no program here does.
const FOUND: i32 = 99;

fn under(valgrind: &Path, executable: &Executable, arguments: &[&str]) -> Output {
    let mut command = Command::new(valgrind);
    command
        .arg(format!("--error-exitcode={FOUND}"))
        .args(["--quiet", "--leak-check=full"])
        .args(["--show-leak-kinds=all", "--errors-for-leak-kinds=all"])
        .arg(executable.path())
        .args(arguments);
    end(&mut command)
}

#[track_caller]
fn assert_clean(valgrind: &Path, program: Program<'_>, arguments: &[&str]) {
    let executable = program.build();
    let done = under(valgrind, &executable, arguments);
    let said = String::from_utf8_lossy(&done.stderr);
    let name = executable.path().display();
    assert!(done.status.success(), "{name}: {}\n{said}", done.status);
    assert!(said.is_empty(), "{name}: {said}");
}

#[test]
fn the_checks_neither_err_nor_leak() {
    let Some(valgrind) = tool("valgrind") else {
        return;
    };
    for name in CHECKS {
        if let Some(program) = test_program(name, "gcc", "c99") {
            assert_clean(&valgrind, program, &[]);
        }
    }
}

#[test]
fn a_game_and_the_examples_neither_err_nor_leak() {
    let Some(valgrind) = tool("valgrind") else {
        return;
    };
    let programs = [
        ("tests/c/game.c", ["cien-mil", "7", "500"].as_slice()),
        ("examples/c/keeps.c", ["titusind", "144445"].as_slice()),
        ("examples/c/keeps.c", ["titusind", "7"].as_slice()),
        ("examples/c/play.c", ["crapola", "7"].as_slice()),
    ];
    for (source, arguments) in programs {
        let Some(program) = Program::new("gcc", "c99") else {
            return;
        };
        let executable = program.flag("-g").source(source).build();
        let done = under(&valgrind, &executable, arguments);
        assert_ne!(done.status.code(), Some(FOUND), "{source}: {done:?}");
    }
}

#[test]
fn valgrind_finds_faults_inside_the_library() {
    let Some(valgrind) = tool("valgrind") else {
        return;
    };
    for (fault, report) in [
        ("overrun-inside", "Invalid write"),
        ("leak", "definitely lost"),
    ] {
        let Some(program) = test_program("broken", "gcc", "c99") else {
            return;
        };
        let done = under(&valgrind, &program.build(), &[fault]);
        let said = String::from_utf8_lossy(&done.stderr);
        assert_eq!(done.status.code(), Some(FOUND), "{fault}: {said}");
        assert!(said.contains(report), "{fault}: {said}");
    }
}
