//! The laws of the fuzz targets on their corpora, and on every input that once broke one.
//!
//! A failure names the file last, and `fuzz/README.md` says how to look at it.
#![cfg(all(feature = "capi", feature = "serde"))]
#![allow(unsafe_code, reason = "one of the laws is about what C programs call")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

#[path = "../../fuzz/src/laws/mod.rs"]
mod laws;
#[path = "../model/mod.rs"]
mod model;

const FUZZ: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/fuzz");

/// What is in a folder, in order; nothing if there is no such folder.
fn entries(folder: &Path) -> BTreeSet<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return BTreeSet::new();
    };
    entries
        .map(|entry| entry.expect("an entry").path())
        .collect()
}

fn names(folder: &str) -> BTreeSet<String> {
    let stem = |path: &PathBuf| Some(path.file_stem()?.to_str()?.to_string());
    let entries = entries(&Path::new(FUZZ).join(folder));
    entries.iter().filter_map(stem).collect()
}

/// Holds the library to the law on every input that is kept for it.
fn replay(name: &str) {
    let known = laws::LAWS.iter().find(|(known, _)| *known == name);
    let (_, law) = known.expect("a law");
    let corpus = entries(&Path::new(FUZZ).join("corpus").join(name));
    assert!(!corpus.is_empty(), "there is no corpus of {name}");
    let regressions = entries(&Path::new(FUZZ).join("regressions").join(name));
    for file in corpus.iter().chain(&regressions) {
        println!("{}", file.display());
        law(&fs::read(file).expect("a file"));
    }
}

/// A test for each of the laws, and one that none is left out.
macro_rules! replayed {
    ($($name:ident)+) => {
        $(
            #[test]
            fn $name() {
                replay(stringify!($name));
            }
        )+

        #[test]
        fn every_law_has_a_target_and_a_corpus_and_is_replayed() {
            let known: BTreeSet<_> = laws::LAWS.iter().map(|(name, _)| name.to_string()).collect();
            let replayed = [$(stringify!($name)),+].map(str::to_string);
            assert_eq!(BTreeSet::from(replayed), known);
            assert_eq!(names("fuzz_targets"), known);
            assert_eq!(names("corpus"), known);
            assert!(names("regressions").is_subset(&known));
        }
    };
}

replayed! { rules keeps turns games rule_files records saves capi }
