//! What programs that were built before rely on: the exported functions and the constants of the
//! header are those in `abi/`. `.ci/stages/74-abi` compares the layout of the structs as well.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use crate::library::library;
use crate::program::output;
use crate::tool::tool;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// The names that the shared library exports.
fn exported(nm: &Path) -> Vec<String> {
    let mut nm = Command::new(nm);
    let library = library().directory.join("libhotdice.so");
    let printed = output(nm.args(["-D", "--defined-only", "-P"]).arg(library));
    let mut names: Vec<String> = printed
        .lines()
        .filter_map(|line| line.split(' ').next())
        .map(str::to_string)
        .collect();
    names.sort_unstable();
    names
}

/// The names of the functions that the header declares.
fn declared(header: &str) -> Vec<String> {
    let code = header.lines().filter(|line| !line.starts_with(" *"));
    let mut names: Vec<String> = code
        .filter(|line| !line.starts_with("typedef"))
        .filter_map(|line| line.split_once('(')?.0.rsplit([' ', '*']).next())
        .filter(|name| name.starts_with("hotdice_"))
        .map(str::to_string)
        .collect();
    names.sort_unstable();
    names
}

/// The constants of the header with their values.
fn constants(header: &str) -> Vec<String> {
    let mut constants: Vec<String> = header
        .lines()
        .filter_map(|line| line.strip_prefix("#define "))
        .filter(|constant| constant.contains(' '))
        .map(str::to_string)
        .collect();
    constants.sort_unstable();
    constants
}

fn header() -> String {
    fs::read_to_string(Path::new(ROOT).join("include/hotdice.h")).expect("the header is there")
}

fn baseline(name: &str) -> PathBuf {
    Path::new(ROOT).join("abi").join(name)
}

#[track_caller]
fn compare(name: &str, lines: &[String]) {
    let path = baseline(name);
    if env::var_os("HOTDICE_WRITE_ABI").is_some() {
        fs::write(&path, lines.join("\n") + "\n").expect("abi/ can be written");
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    let expected: Vec<&str> = expected.lines().collect();
    let removed: Vec<_> = expected
        .iter()
        .filter(|line| !lines.contains(&(**line).into()))
        .collect();
    let added: Vec<_> = lines
        .iter()
        .filter(|line| !expected.contains(&line.as_str()))
        .collect();
    assert!(
        expected == lines,
        "abi/{name} lacks {added:?}, and has {removed:?} that are gone.\n\
         If that is intended: HOTDICE_WRITE_ABI=1 .ci/stages/74-abi\n\
         Whatever is gone or changed breaks programs: HOTDICE_ABI_VERSION must rise."
    );
}

#[test]
fn the_exported_functions_are_those_of_the_baseline() {
    let Some(nm) = tool("nm") else {
        return;
    };
    compare("symbols.txt", &exported(&nm));
}

#[test]
fn the_header_declares_what_the_library_exports() {
    let Some(nm) = tool("nm") else {
        return;
    };
    assert_eq!(declared(&header()), exported(&nm));
}

#[test]
fn the_constants_are_those_of_the_baseline() {
    compare("constants.txt", &constants(&header()));
}
