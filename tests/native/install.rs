//! What the CMake project installs, and how other projects use it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;
use std::{env, fs, io, os};

use hotdice::capi::HOTDICE_ABI_VERSION;
use serde_json::Value;

use crate::program::output;
use crate::readme::{block, commands};
use crate::tool::tool;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// An installation by the commands of the README.
pub(crate) struct Installation {
    prefix: PathBuf,
}

/// A folder to use an installation from. The sources are in its folder `hotdice`.
pub(crate) struct Workplace {
    folder: PathBuf,
    prefix: PathBuf,
}

/// The installation, made once, unless a tool for it is absent.
pub(crate) fn installed() -> Option<&'static Installation> {
    static INSTALLATION: LazyLock<Option<Installation>> = LazyLock::new(|| {
        for name in ["sh", "cc", "c++", "make", "cmake", "pkg-config", "readelf"] {
            tool(name)?;
        }
        Some(Installation::make())
    });
    INSTALLATION.as_ref()
}

/// Everything that tests make here.
fn scratch() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("install")
}

impl Installation {
    fn make() -> Self {
        let prefix = scratch().join("prefix");
        let staged = scratch().join("staged");
        remove(&prefix);
        remove(&staged);
        // The folder of the build stays, so that cargo does not build everything anew each time.
        let workplace = Workplace::at(scratch().join("sources"), staged.clone());
        workplace.sh(commands("## C", "cmake --install"));
        // Whatever relies on the place that it was installed to fails from here on.
        fs::rename(&staged, &prefix).expect("the installation can be moved");
        Self { prefix }
    }

    /// An empty folder of this name to work in.
    pub(crate) fn workplace(&self, name: &str) -> Workplace {
        let folder = scratch().join(name);
        remove(&folder);
        Workplace::at(folder, self.prefix.clone())
    }
}

impl Workplace {
    fn at(folder: PathBuf, prefix: PathBuf) -> Self {
        let sources = folder.join("hotdice");
        fs::create_dir_all(&folder).expect("the folder can be made");
        remove(&sources);
        os::unix::fs::symlink(ROOT, sources).expect("the sources can be linked to");
        Self { folder, prefix }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    pub(crate) fn write(&self, name: &str, text: &str) {
        fs::write(self.path(name), text).expect("the folder can be written to");
    }

    /// What these commands of a shell print here, given that all succeed.
    #[track_caller]
    pub(crate) fn sh(&self, commands: &str) -> String {
        output(
            Command::new("sh")
                .args(["-euc", commands])
                .current_dir(&self.folder)
                .env("PREFIX", &self.prefix)
                .env_remove("CARGO_BUILD_TARGET")
                .env_remove("CARGO_ENCODED_RUSTFLAGS")
                .env_remove("RUSTFLAGS"),
        )
    }

    /// Builds the CMake project of the README with another line in place of the one that finds the
    /// library, and runs its program.
    #[track_caller]
    fn build_project(&self, finds: &str, target: &str, options: &str) -> String {
        let project = block("## C", "cmake")
            .replace("find_package(hotdice CONFIG REQUIRED)", finds)
            .replace("hotdice::hotdice", target);
        self.write("CMakeLists.txt", &project);
        self.write("turn.c", block("## C", "c"));
        self.sh(&format!(
            "cmake -S . -B build {options} && cmake --build build"
        ));
        self.sh("build/turn")
    }
}

/// Removes a file, a link or a folder, if it is there.
fn remove(path: &Path) {
    let removed = match path.symlink_metadata() {
        Ok(found) if found.is_dir() => fs::remove_dir_all(path),
        Ok(_) => fs::remove_file(path),
        Err(error) => Err(error),
    };
    match removed {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            panic!("{} cannot be removed: {error}", path.display())
        }
        _ => {}
    }
}

/// The paths of all files below a folder, links with what they point to.
fn files(folder: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).expect("the folder can be read") {
            let path = entry.expect("the folder can be read").path();
            let name = path.strip_prefix(folder).expect("it is below").display();
            if let Ok(end) = path.read_link() {
                found.insert(format!("{name} -> {}", end.display()));
            } else if path.is_dir() {
                folders.push(path);
            } else {
                found.insert(name.to_string());
            }
        }
    }
    found
}

/// What `cargo` says of this package.
fn metadata() -> Value {
    let mut cargo = Command::new(env!("CARGO"));
    cargo
        .current_dir(ROOT)
        .args(["metadata", "--format-version=1", "--no-deps", "--offline"]);
    let metadata: Value = serde_json::from_str(&output(&mut cargo)).expect("cargo writes JSON");
    metadata["packages"][0].clone()
}

/// What pkg-config says of the installed library.
#[track_caller]
fn pkg_config(place: &Workplace, options: &str) -> String {
    let commands =
        format!(r#"PKG_CONFIG_PATH="$PREFIX/lib/pkgconfig" pkg-config {options} hotdice"#);
    place.sh(&commands).trim_end().to_string()
}

/// What the compiler says that a program needs besides the static library.
fn native_libraries() -> String {
    let mut cargo = Command::new(env!("CARGO"));
    cargo
        .current_dir(ROOT)
        .args(["rustc", "--locked", "--lib", "--features", "capi"])
        .args(["--crate-type", "staticlib", "--target-dir"])
        .arg(scratch().join("native"))
        .args(["--", "--print", "native-static-libs"]);
    let done = cargo.output().expect("cargo can be started");
    let said = String::from_utf8(done.stderr).expect("cargo writes text");
    let (_, list) = said
        .split_once("native-static-libs: ")
        .unwrap_or_else(|| panic!("there is no list in {said}"));
    list.lines().next().unwrap_or_default().to_string()
}

#[test]
fn the_headers_the_libraries_and_the_packages_are_installed() {
    let Some(installation) = installed() else {
        return;
    };
    let expected = [
        "include/hotdice.h",
        "include/hotdice.hpp",
        "lib/cmake/hotdice/hotdice-config-version.cmake",
        "lib/cmake/hotdice/hotdice-config.cmake",
        "lib/cmake/hotdice/hotdice-targets.cmake",
        "lib/libhotdice.a",
        "lib/libhotdice.so -> libhotdice.so.1.0.0",
        "lib/libhotdice.so.1 -> libhotdice.so.1.0.0",
        "lib/libhotdice.so.1.0.0",
        "lib/pkgconfig/hotdice.pc",
    ];
    let found = files(&installation.prefix);
    assert_eq!(found.iter().collect::<Vec<_>>(), expected);
}

#[test]
fn the_shared_library_is_named_after_the_abi() {
    let Some(installation) = installed() else {
        return;
    };
    let library = installation.prefix.join("lib/libhotdice.so");
    let dynamic = output(Command::new("readelf").arg("-d").arg(library));
    let soname = format!("Library soname: [libhotdice.so.{HOTDICE_ABI_VERSION}]");
    assert!(dynamic.contains(&soname), "{dynamic}");
}

#[test]
fn cargo_c_names_the_library_after_the_abi_as_well() {
    let version = &metadata()["metadata"]["capi"]["library"]["version"];
    assert_eq!(version, &format!("{HOTDICE_ABI_VERSION}.0.0"));
}

#[test]
fn no_installed_text_names_the_place_of_the_build() {
    let Some(installation) = installed() else {
        return;
    };
    let place = scratch().display().to_string();
    for name in files(&installation.prefix) {
        let text = fs::read_to_string(installation.prefix.join(&name)).unwrap_or_default();
        assert!(!text.contains(&place), "{name}");
    }
}

#[test]
fn pkg_config_tells_version_and_native_libraries() {
    let Some(installation) = installed() else {
        return;
    };
    let place = installation.workplace("pkg-config");
    assert_eq!(
        pkg_config(&place, "--modversion"),
        env!("CARGO_PKG_VERSION")
    );

    let native = native_libraries();
    let shared = pkg_config(&place, "--libs");
    assert!(shared.ends_with("-lhotdice"), "{shared}");
    let all = pkg_config(&place, "--libs --static");
    assert_eq!(all, format!("{shared} {native}"));
}

#[test]
#[cfg(all(target_arch = "x86_64", target_env = "gnu"))]
fn the_readme_lists_the_native_libraries() {
    let commands = commands("## C", "libhotdice.a");
    let native = native_libraries();
    assert!(commands.contains(&format!(" {native}\n")), "{native}");
}

#[test]
fn a_cmake_project_finds_the_package() {
    let Some(installation) = installed() else {
        return;
    };
    let finds = "find_package(hotdice 0.1 CONFIG REQUIRED)";
    let options = r#"-DCMAKE_PREFIX_PATH="$PREFIX""#;
    for target in ["hotdice::hotdice", "hotdice::hotdice-static"] {
        let place = installation.workplace(&target.replace("::", "-"));
        let printed = place.build_project(finds, target, options);
        assert_eq!(printed.trim_end(), block("## C", "text"), "{target}");
    }
}

#[test]
#[ignore = "slow; .ci/run install runs it"]
fn a_cmake_project_takes_the_sources_in() {
    let Some(installation) = installed() else {
        return;
    };
    let fetch = "include(FetchContent)\n\
        FetchContent_Declare(hotdice SOURCE_DIR \"${CMAKE_CURRENT_SOURCE_DIR}/hotdice\")\n\
        FetchContent_MakeAvailable(hotdice)";
    // Where each has its copy of the library built.
    let ways = [
        ("add_subdirectory(hotdice)", "hotdice"),
        (fetch, "_deps/hotdice-build"),
    ];
    for (number, (finds, folder)) in ways.into_iter().enumerate() {
        let place = installation.workplace(&format!("sources-{number}"));
        let built = place.build_project(finds, "hotdice::hotdice", "-DHOTDICE_PROFILE=dev");
        assert_eq!(built.trim_end(), block("## C", "text"), "{finds}");
        let library = place.path("build").join(folder).join("lib/libhotdice.so");
        assert!(library.is_file(), "{finds}");
    }
}
