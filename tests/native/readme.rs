//! The commands and programs of the README do what it says.

use std::path::Path;

use crate::install::{Workplace, installed};
use crate::program::output;

const README: &str = include_str!("../../README.md");

/// The texts of the README's blocks in this language, from this heading to the next.
pub(crate) fn blocks(heading: &str, language: &str) -> Vec<&'static str> {
    blocks_below(README, heading, language)
}

/// The same for the README of a part.
pub(crate) fn blocks_below<'t>(readme: &'t str, heading: &str, language: &str) -> Vec<&'t str> {
    let begins = format!("\n{heading}\n");
    let (_, rest) = readme
        .split_once(&begins)
        .unwrap_or_else(|| panic!("the README has no {heading}"));
    blocks_of(rest.split("\n##").next().unwrap_or(rest), language)
}

/// The texts of a document's blocks in this language.
pub(crate) fn blocks_of<'t>(document: &'t str, language: &str) -> Vec<&'t str> {
    document
        .split("\n```")
        .skip(1)
        .step_by(2)
        .filter_map(|block| block.strip_prefix(language)?.strip_prefix('\n'))
        .collect()
}

/// The only block in this language below this heading.
#[track_caller]
pub(crate) fn block(heading: &str, language: &str) -> &'static str {
    let [block] = blocks(heading, language)[..] else {
        panic!("{heading} has not one block of {language}");
    };
    block
}

/// The commands for this heading's program that mention this.
#[track_caller]
pub(crate) fn commands(heading: &str, mention: &str) -> &'static str {
    let found = blocks(heading, "sh").into_iter();
    let mut found = found.filter(|block| block.contains(mention));
    let commands = found.next();
    commands.unwrap_or_else(|| panic!("{heading} has no commands with {mention}"))
}

/// A folder with the program of the README in it.
fn workplace(name: &str) -> Option<Workplace> {
    let workplace = installed()?.workplace(name);
    workplace.write("turn.c", block("## C", "c"));
    workplace.write("turn.cpp", block("## C++", "cpp"));
    Some(workplace)
}

fn needs_the_shared_library(program: &Path) -> bool {
    let mut readelf = std::process::Command::new("readelf");
    output(readelf.arg("-d").arg(program)).contains("[libhotdice.so.1]")
}

#[test]
fn the_c_program_prints_what_the_readme_says_with_the_shared_library() {
    let Some(place) = workplace("readme-c-shared") else {
        return;
    };
    let printed = place.sh(commands("## C", "pkg-config --cflags"));
    assert_eq!(printed.trim_end(), block("## C", "text"));
    assert!(needs_the_shared_library(&place.path("turn")));
}

#[test]
fn the_c_program_prints_what_the_readme_says_with_the_static_library() {
    let Some(place) = workplace("readme-c-static") else {
        return;
    };
    let printed = place.sh(commands("## C", "libhotdice.a"));
    assert_eq!(printed.trim_end(), block("## C", "text"));
    assert!(!needs_the_shared_library(&place.path("turn")));
}

#[test]
fn the_cpp_program_prints_what_the_readme_says() {
    let Some(place) = workplace("readme-cpp") else {
        return;
    };
    let printed = place.sh(commands("## C++", "pkg-config --cflags"));
    assert_eq!(printed.trim_end(), block("## C", "text"));
    assert!(needs_the_shared_library(&place.path("turn")));
}

#[test]
fn the_c_examples_build_and_run() {
    let Some(place) = workplace("readme-examples") else {
        return;
    };
    let printed = place.sh(commands("## C", "examples/c"));
    // "(1) til side, (5) til side, (1,5) … eller (1,4,4,4,4,5) til side."
    assert!(printed.contains("\n1\t100\t5\t1\n"), "{printed}");
    assert!(printed.contains("\n1-4-4-4-4-5\t950\t0\t1\n"), "{printed}");
}
