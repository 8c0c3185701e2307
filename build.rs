//! Tells the build scripts of dependents where the C headers are, as `DEP_HOTDICE_INCLUDE`.

use std::env;
use std::path::PathBuf;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if let Some(root) = env::var_os("CARGO_MANIFEST_DIR") {
        println!(
            "cargo::metadata=include={}",
            PathBuf::from(root).join("include").display()
        );
    }
}
