//! A C program plays games with the library alone, without std and without an allocator, and they
//! go as they do in any other program.
#![cfg(all(feature = "chacha", target_os = "linux"))]

#[path = "no_std/src/game.rs"]
mod game;

use std::fmt::Write as _;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

const SOURCES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/no_std");

/// The folder of all that is built here.
const TARGET: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/no_std");

/// What the library may need of the C library: the functions that the documentation of `core` says
/// it needs everywhere, and what the panic handler calls.
const OF_THE_PLATFORM: [&str; 7] = [
    "memcpy", "memmove", "memset", "memcmp", "bcmp", "strlen", "abort",
];

/// The static library, built once.
static LIBRARY: LazyLock<PathBuf> = LazyLock::new(|| {
    let manifest = Path::new(SOURCES).join("Cargo.toml");
    let mut cargo = Command::new(env!("CARGO"));
    cargo
        .args(["build", "--quiet", "--release", "--locked"])
        .arg("--manifest-path")
        .arg(&manifest)
        .args(["--target-dir", TARGET])
        // It is built for this machine, and not instrumented as the tests may be.
        .env_remove("CARGO_BUILD_TARGET")
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .env_remove("RUSTFLAGS");
    run(&mut cargo);
    Path::new(TARGET).join("release/libhotdice_no_std.a")
});

/// What a program printed.
fn run(command: &mut Command) -> String {
    let output = command.output().expect("the program can be started");
    assert!(
        output.status.success(),
        "{command:?} failed: {}",
        String::from_utf8_lossy(&output.stderr),
    );
    String::from_utf8(output.stdout).expect("the output is text")
}

/// Whether a test cannot do its work for want of this tool. With `CI` set that is a failure.
fn lacks(tool: &str) -> bool {
    let started = Command::new(tool).arg("--version").output();
    let lacking = started.is_err_and(|error| error.kind() == ErrorKind::NotFound);
    if lacking {
        assert!(std::env::var_os("CI").is_none(), "there is no {tool}");
        eprintln!("skipped: there is no {tool}");
    }
    lacking
}

#[test]
fn games_without_std_go_as_games_with_it() {
    if lacks("cc") {
        return;
    }
    let program = Path::new(TARGET).join("play");
    run(Command::new("cc")
        .args(["-std=c99", "-Wall", "-Wextra", "-Werror"])
        .arg(Path::new(SOURCES).join("main.c"))
        .arg(&*LIBRARY)
        .arg("-o")
        .arg(&program));

    // Each preset twice.
    let seeds = 0..40;
    let mut expected = String::new();
    for seed in seeds.clone() {
        let (winner, turns) = game::play_game(seed).expect("the game ends");
        writeln!(expected, "{seed} {winner} {turns}").expect("a string takes any text");
    }
    let printed = run(Command::new(program).args(seeds.map(|seed| seed.to_string())));
    assert_eq!(printed, expected);
}

#[test]
fn the_library_needs_no_allocator() {
    if lacks("cc") || lacks("nm") {
        return;
    }
    let printed = run(Command::new("nm").args(["-A", "-P"]).arg(&*LIBRARY));
    // A line is "library[object]: name kind", and an address if the object defines the symbol. The
    // other objects are what the compiler adds.
    let symbols: Vec<(&str, &str)> = printed
        .lines()
        .filter(|line| line.contains("[hotdice_no_std-"))
        .filter_map(|line| line.split_once("]: ")?.1.split_once(' '))
        .collect();
    let defines = |(name, kind): &(&str, &str)| *name == "no_std_game" && kind.starts_with('T');
    assert!(symbols.iter().any(defines), "these are not its symbols");

    let needed = symbols.iter().filter(|(_, kind)| kind.starts_with('U'));
    let surprising: Vec<&str> = needed
        .map(|&(name, _)| name)
        .filter(|name| !OF_THE_PLATFORM.contains(name))
        .collect();
    assert!(surprising.is_empty(), "the library needs {surprising:?}");
}
