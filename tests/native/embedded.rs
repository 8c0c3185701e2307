//! The firmware in `examples/embedded`, run by QEMU as a microcontroller with 48 KB of flash and 24 KB of
//! RAM.
//!
//! It is built and run by the commands of its README.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use hotdice::RuleSet;

use crate::embedded_game::{PRESET, SEEDS, play_game};
use crate::foreign::Foreign;
use crate::program::{end, output};
use crate::readme::blocks_below;
use crate::tool::tool;

const FIRMWARE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/embedded");
const README: &str = include_str!("../../examples/embedded/README.md");
const TARGET: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/embedded");

/// What the games may take, in bytes.
const MOST_FLASH: u32 = 48 * 1024;
const MOST_RAM: u32 = 24 * 1024;

/// What the firmware said.
struct Said {
    /// Of the games.
    games: String,
    /// Of itself.
    itself: String,
}

/// The commands under this heading of the README, by the compiler for other machines.
fn shell(foreign: &Foreign, heading: &str) -> Command {
    let [commands] = blocks_below(README, heading, "sh")[..] else {
        panic!("{heading} has not one block of commands");
    };
    let mut shell = foreign.shell(commands, "core");
    shell
        .current_dir(FIRMWARE)
        .env("CARGO_TARGET_DIR", TARGET)
        .env("CARGO_TARGET_THUMBV7EM_NONE_EABIHF_LINKER", "ld.lld");
    shell
}

/// What the firmware said, built and run once, unless a tool for it is absent.
fn said() -> Option<&'static Said> {
    static SAID: LazyLock<Option<Said>> = LazyLock::new(|| {
        for name in ["qemu-system-arm", "ld.lld", "size"] {
            tool(name)?;
        }
        let foreign = Foreign::new()?;
        output(&mut shell(&foreign, "## Build"));
        let done = end(&mut shell(&foreign, "## Run"));
        let text = |bytes| String::from_utf8(bytes).expect("it speaks plainly");
        let said = Said {
            games: text(done.stdout),
            itself: text(done.stderr),
        };
        assert!(done.status.success(), "{}\n{}", said.games, said.itself);
        Some(said)
    });
    SAID.as_ref()
}

/// The most of the stack that was ever in use, in bytes.
fn stack(said: &Said) -> u32 {
    let number = said
        .itself
        .lines()
        .find_map(|line| line.strip_prefix("stack: ")?.strip_suffix(" bytes"));
    let number = number.unwrap_or_else(|| panic!("no stack: {}", said.itself));
    number.parse().expect("a number")
}

/// The sizes of what is fixed, in bytes: code and constants, variables with a value, and without.
fn sections() -> [u32; 3] {
    let firmware = PathBuf::from(TARGET).join("thumbv7em-none-eabihf/release/hotdice-embedded");
    let printed = output(Command::new("size").arg(Path::new(&firmware)));
    let line = printed.lines().nth(1).expect("a line below the headings");
    let mut columns = line.split_whitespace().map(str::parse);
    std::array::from_fn(|_| columns.next().expect("a column").expect("a number"))
}

#[test]
#[ignore = "builds the core library, which takes a minute; .ci/stages/77-embedded runs it"]
fn games_on_a_microcontroller_go_as_here() {
    let Some(said) = said() else {
        return;
    };
    let mut expected = String::new();
    let mut tell = |line: std::fmt::Arguments<'_>| {
        writeln!(expected, "{line}").expect("a string takes any text");
    };
    let rules = RuleSet::preset(PRESET);
    for seed in SEEDS {
        play_game(&rules, seed, &mut tell).expect("the game ends");
    }
    for (number, (line, there)) in expected.lines().zip(said.games.lines()).enumerate() {
        assert_eq!(line, there, "line {number}");
    }
    assert_eq!(expected, said.games);
    println!(
        "{} lines of the games are the same",
        expected.lines().count()
    );
}

#[test]
#[ignore = "builds the core library, which takes a minute; .ci/stages/77-embedded runs it"]
fn a_small_microcontroller_is_large_enough() {
    let Some(said) = said() else {
        return;
    };
    let [text, data, bss] = sections();
    let stack = stack(said);
    let (flash, ram) = (text + data, data + bss + stack);
    println!("flash: {flash} bytes; RAM: {ram} bytes, {stack} of them stack");
    assert!(flash <= MOST_FLASH, "at most {MOST_FLASH} are allowed");
    assert!(ram <= MOST_RAM, "at most {MOST_RAM} are allowed");
}
