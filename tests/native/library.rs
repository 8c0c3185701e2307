//! The C libraries, static and shared, as `cargo clib` builds them.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;
use std::{fs, io, os};

use crate::program::output;

/// What the shared library calls itself, and programs look for.
const SONAME: &str = "libhotdice.so.1";

/// A build of the library.
pub(crate) struct Library {
    /// Where `hotdice.h` is.
    pub(crate) include: PathBuf,
    /// Where `libhotdice.a` and `libhotdice.so` are, and a link by the name that programs look for.
    pub(crate) directory: PathBuf,
}

/// The library as it is installed, built once.
pub(crate) fn library() -> &'static Library {
    static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::build("library", |_| {}));
    &LIBRARY
}

impl Library {
    /// Builds the library into a folder of this name, with changes to how cargo is called.
    pub(crate) fn build(folder: &str, change: impl FnOnce(&mut Command)) -> Self {
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join(folder);
        let mut cargo = cargo_rustc(&target);
        change(&mut cargo);
        cargo
            .args(["--crate-type", "cdylib,staticlib", "--", "-C"])
            .arg(format!("link-arg=-Wl,-soname,{SONAME}"));
        output(&mut cargo);
        let built = find(&target, "libhotdice.so");
        let directory = built.parent().expect("it is in a folder").to_owned();
        link(&directory);
        Self {
            include: Path::new(env!("CARGO_MANIFEST_DIR")).join("include"),
            directory,
        }
    }

    /// The static library.
    pub(crate) fn archive(&self) -> PathBuf {
        self.directory.join("libhotdice.a")
    }
}

fn cargo_rustc(target: &Path) -> Command {
    let mut cargo = Command::new(env!("CARGO"));
    cargo
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(["rustc", "--quiet", "--locked", "--lib", "--release"])
        .args(["--features", "capi", "--target-dir"])
        .arg(target)
        // It is built for this machine, and not instrumented as the tests may be.
        .env_remove("CARGO_BUILD_TARGET")
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .env_remove("RUSTFLAGS");
    cargo
}

/// The library below this folder: in `release`, or in that of the target it was built for.
fn find(target: &Path, name: &str) -> PathBuf {
    let folders = fs::read_dir(target).expect("cargo made the folder");
    let paths = folders.map(|entry| entry.expect("the folder can be read").path());
    paths
        .flat_map(|path| [path.join(name), path.join("release").join(name)])
        .find(|path| path.is_file())
        .unwrap_or_else(|| panic!("cargo built no {name} in {}", target.display()))
}

fn link(directory: &Path) {
    match os::unix::fs::symlink(OsStr::new("libhotdice.so"), directory.join(SONAME)) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => {
            panic!("no link {SONAME} in {}: {error}", directory.display())
        }
        _ => {}
    }
}
