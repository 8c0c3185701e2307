//! The Python examples.

use std::path::Path;
use std::process::Command;

use hotdice::{Preset, RuleSet};

use crate::library::library;
use crate::program::output;
use crate::seeded_game::{self, THROWS};
use crate::tool::tool;

/// What an example prints with these arguments.
#[track_caller]
fn printed(python: &Path, example: &str, arguments: &[&str]) -> String {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/python");
    let mut command = Command::new(python);
    // -B: it leaves no compiled files among the sources.
    command
        .arg("-B")
        .arg(examples.join(example))
        .args(arguments)
        .env("HOTDICE_LIBRARY", library().directory.join("libhotdice.so"));
    output(&mut command)
}

#[test]
fn keeps_are_those_of_rust() {
    let Some(python) = tool("python3") else {
        return;
    };
    for preset in Preset::ALL {
        let dice = RuleSet::preset(preset).dice();
        for throw in THROWS
            .into_iter()
            .filter(|throw| throw.len() <= dice.into())
        {
            let lines = printed(&python, "keeps.py", &[preset.id(), throw]);
            assert_eq!(
                lines,
                seeded_game::keeps(preset, throw),
                "{preset:?} {throw}"
            );
        }
    }
}

#[test]
fn seeded_games_go_as_in_rust() {
    let Some(python) = tool("python3") else {
        return;
    };
    for (preset, seed) in Preset::ALL.into_iter().zip(1_u64..) {
        let lines = printed(&python, "game.py", &[preset.id(), &seed.to_string()]);
        assert_eq!(lines, seeded_game::standings(preset, seed), "{preset:?}");
    }
}

#[test]
fn a_refused_call_says_why() {
    let Some(python) = tool("python3") else {
        return;
    };
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/python");
    let mut command = Command::new(python);
    command
        .arg("-B")
        .arg(examples.join("keeps.py"))
        .args(["titusind", "1-7", "--library"])
        .arg(library().directory.join("libhotdice.so"));
    let done = command.output().expect("python3 can be started");
    assert!(!done.status.success());
    let complaint = String::from_utf8_lossy(&done.stderr);
    // The words of hotdice_status_message for HOTDICE_STATUS_BAD_TEXT.
    assert!(complaint.starts_with("error: "), "{complaint}");
}
