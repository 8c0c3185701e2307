//! Programs for other machines. A rustup toolchain with the target is all that takes; here it is Debian's
//! compiler for the web, which builds the standard library as well.

use std::path::Path;
use std::process::Command;
use std::{env, iter};

use crate::tool::tool;

/// Where Debian's packages have their compiler and its sources.
const BIN: &str = "/usr/bin";
const STANDARD_LIBRARY: &str = "/usr/lib/rustlib/src/rust/library/std/Cargo.toml";

/// A compiler for other machines, by the folder that it is in.
pub(crate) struct Foreign {
    bin: &'static Path,
}

impl Foreign {
    /// The compiler, unless it is absent.
    pub(crate) fn new() -> Option<Self> {
        tool("sh")?;
        debian_has("/usr/bin/cargo", "cargo-web")?;
        debian_has("/usr/bin/rustc", "rustc-web")?;
        debian_has(STANDARD_LIBRARY, "rust-web-src")?;
        Some(Self {
            bin: Path::new(BIN),
        })
    }

    /// A shell that runs these commands of a README with this compiler. What they would get from rustup
    /// is built instead: these crates of the standard library.
    pub(crate) fn shell(&self, commands: &str, standard: &str) -> Command {
        let commands = commands
            .lines()
            .filter(|line| !line.starts_with("rustup "))
            .collect::<Vec<_>>()
            .join("\n");
        let path = env::var_os("PATH").unwrap_or_default();
        let path = iter::once(self.bin.to_owned()).chain(env::split_paths(&path));
        let mut shell = Command::new("sh");
        shell
            .args(["-euc", &commands])
            .env("PATH", env::join_paths(path).expect("it was a path before"))
            .env("RUSTC", self.bin.join("rustc"))
            .env("RUSTC_BOOTSTRAP", "1")
            .env("CARGO_UNSTABLE_BUILD_STD", standard)
            .env_remove("CARGO_ENCODED_RUSTFLAGS")
            .env_remove("RUSTFLAGS")
            .env_remove("RUSTC_WRAPPER")
            .env_remove("RUSTC_WORKSPACE_WRAPPER");
        shell
    }
}

/// As `tool`, for a file of a Debian package.
fn debian_has(path: &str, package: &str) -> Option<()> {
    if !Path::new(path).exists() {
        assert!(env::var_os("CI").is_none(), "there is no {package}");
        eprintln!("skipped: there is no {package}");
        return None;
    }
    Some(())
}
