//! `include/hotdice.h` is what cbindgen makes of `src/capi`.
//!
//! To write it anew: `HOTDICE_WRITE_HEADER=1 cargo test --test header`

use std::path::{Path, PathBuf};
use std::{env, fs};

use cbindgen::{Builder, Config};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The sources of the C ABI, in the order in which the header presents them.
fn sources() -> impl Iterator<Item = PathBuf> {
    [
        "version",
        "status",
        "dice",
        "options",
        "choices",
        "presets",
        "rules",
        "builder",
        "builder/setters",
        "keeps",
        "odds",
        "source",
        "turn",
        "turn/verbs",
        "throw_off",
        "game",
        "save",
        "solve/advice",
        "solve/best_turn",
        "solve/race",
    ]
    .into_iter()
    .map(|noun| root().join(format!("src/capi/{noun}.rs")))
}

fn generated() -> String {
    let config = Config::from_file(root().join("cbindgen.toml")).expect("cbindgen.toml is valid");
    let builder = sources().fold(Builder::new().with_config(config), Builder::with_src);
    let mut header = Vec::new();
    builder
        .generate()
        .expect("the sources of the C ABI parse")
        .write(&mut header);
    String::from_utf8(header).expect("cbindgen writes UTF-8")
}

#[test]
fn the_committed_header_is_fresh() {
    let path = root().join("include/hotdice.h");
    let generated = generated();
    if env::var_os("HOTDICE_WRITE_HEADER").is_some() {
        fs::write(&path, &generated).expect("include/ can be written");
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == generated,
        "include/hotdice.h is stale: run HOTDICE_WRITE_HEADER=1 cargo test --test header"
    );
}

/// All sources below a folder.
fn below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    entries
        .map(|entry| entry.expect("the folder can be read").path())
        .flat_map(|path| {
            if path.is_dir() {
                below(&path)
            } else {
                vec![path]
            }
        })
        .collect()
}

#[test]
fn every_source_of_the_c_abi_is_in_the_header() {
    let listed: Vec<_> = sources().collect();
    for path in below(&root().join("src/capi")) {
        let source = fs::read_to_string(&path).expect("a source is text");
        let exports = source.contains("\npub unsafe extern \"C\" fn hotdice_");
        assert!(
            !exports || listed.contains(&path),
            "{} is not listed",
            path.display()
        );
    }
}
