//! The C ABI as one WebAssembly module, run by Node.
//!
//! The module is built by the command of the README.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use hotdice::{Preset, RuleSet};

use crate::foreign::Foreign;
use crate::program::output;
use crate::readme::block;
use crate::seeded_game::{self, THROWS};
use crate::tool::tool;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// No module is larger, in bytes.
const MOST: u64 = 200_000;

/// The module, built once, unless a tool for it is absent.
fn module() -> Option<&'static Path> {
    static MODULE: LazyLock<Option<PathBuf>> = LazyLock::new(|| {
        tool("node")?;
        tool("wasm-ld")?;
        Some(build(&Foreign::new()?))
    });
    MODULE.as_deref()
}

fn build(foreign: &Foreign) -> PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wasm");
    let mut shell = foreign.shell(block("## WebAssembly", "sh"), "std,panic_abort");
    shell
        .current_dir(ROOT)
        .env("CARGO_TARGET_DIR", &target)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld");
    output(&mut shell);
    target.join("wasm32-unknown-unknown/release/hotdice.wasm")
}

/// What a program in `tests/wasm` prints of the module.
#[track_caller]
fn printed(module: &Path, program: &str, arguments: &[&str]) -> String {
    let programs = Path::new(ROOT).join("tests/wasm");
    let mut node = Command::new("node");
    node.arg(programs.join(program)).arg(module).args(arguments);
    output(&mut node)
}

#[test]
#[ignore = "builds the standard library, which takes minutes; .ci/stages/76-wasm runs it"]
fn the_module_is_small() {
    let Some(module) = module() else {
        return;
    };
    let size = fs::metadata(module).expect("it was built").len();
    println!("the WebAssembly module has {size} bytes");
    assert!(size <= MOST, "at most {MOST} are allowed");
}

#[test]
#[ignore = "builds the standard library, which takes minutes; .ci/stages/76-wasm runs it"]
fn keeps_in_the_module_are_those_of_rust() {
    let Some(module) = module() else {
        return;
    };
    for preset in Preset::ALL {
        let dice = RuleSet::preset(preset).dice();
        for throw in THROWS
            .into_iter()
            .filter(|throw| throw.len() <= dice.into())
        {
            let lines = printed(module, "keeps.mjs", &[preset.id(), throw]);
            assert_eq!(
                lines,
                seeded_game::keeps(preset, throw),
                "{preset:?} {throw}"
            );
        }
    }
}

#[test]
#[ignore = "builds the standard library, which takes minutes; .ci/stages/76-wasm runs it"]
fn seeded_games_in_the_module_go_as_in_rust() {
    let Some(module) = module() else {
        return;
    };
    for (preset, seed) in Preset::ALL.into_iter().zip(1_u64..) {
        let lines = printed(module, "game.mjs", &[preset.id(), &seed.to_string()]);
        assert_eq!(lines, seeded_game::standings(preset, seed), "{preset:?}");
    }
}

#[test]
#[ignore = "builds the standard library, which takes minutes; .ci/stages/76-wasm runs it"]
fn the_module_exports_the_functions_of_the_baseline_and_imports_nothing() {
    let Some(module) = module() else {
        return;
    };
    let symbols = fs::read_to_string(Path::new(ROOT).join("abi/symbols.txt"));
    let symbols = symbols.expect("the baseline is there");
    // The module is built without the feature `solve`, to be small.
    let of_solving = ["hotdice_best_turn_", "hotdice_race_"];
    let without_solving: String = symbols
        .split_inclusive('\n')
        .filter(|symbol| !of_solving.iter().any(|prefix| symbol.starts_with(prefix)))
        .collect();
    assert_eq!(printed(module, "exports.mjs", &[]), without_solving);
}
