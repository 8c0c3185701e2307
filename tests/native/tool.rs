//! Tools that a test needs and a machine may lack.

use std::env;
use std::path::PathBuf;

/// Where this tool is. Without it the test cannot do its work: with `CI` set that is a failure, and
/// else it is said aloud.
pub(crate) fn tool(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let found = env::split_paths(&path)
        .map(|directory| directory.join(name))
        .find(|candidate| candidate.is_file());
    if found.is_none() {
        assert!(env::var_os("CI").is_none(), "there is no {name}");
        eprintln!("skipped: there is no {name}");
    }
    found
}
