# shellcheck shell=bash
# What every stage begins with: the root of the project as working directory, the settings of
# cargo, and functions that get what a stage needs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

export CARGO_TERM_COLOR=never
# One target directory for all stages and crates.
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$PWD/target}"

# A test that lacks a tool fails instead of being skipped.
export CI=true

fail() {
    echo "$*" >&2
    exit 1
}

# The laws try the same random cases in every run here, and others in a run by hand.
export PROPTEST_RNG_SEED="${PROPTEST_RNG_SEED:-10000}"

# The features of the library, the default set excepted.
features() {
    sed -n '/^\[features\]/,/^\[dependencies\]/s/^\([a-z][a-z0-9_-]*\) = .*/\1/p' Cargo.toml |
        grep -vx default
}

# run_tests ARGUMENT... -- ARGUMENT...: `cargo test` with these arguments, of which those after `--` that
# are no switches name the modules whose tests are to be run. Each of them has to have one that runs:
# `cargo test` itself succeeds if a name has changed and nothing is left to do.
run_tests() {
    local log=$CARGO_TARGET_DIR/run-tests.log argument ours=""
    mkdir -p "$CARGO_TARGET_DIR"
    cargo test --locked "$@" | tee "$log" || return
    for argument in "$@"; do
        if [[ -n $ours && $argument != -* ]]; then
            grep "^test $argument.* \.\.\. " "$log" | grep -v ' \.\.\. ignored' >/dev/null ||
                fail "there is no test to run in $argument"
        fi
        [[ $argument != -- ]] || ours=yes
    done
}

# need_packages COMMAND PACKAGE...: installs Debian packages unless the command is there.
need_packages() {
    local command=$1
    shift
    if command -v "$command" >/dev/null; then
        return
    fi
    ((EUID == 0)) || fail "there is no $command: install the Debian packages $*"
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
    command -v "$command" >/dev/null || fail "$* did not bring $command"
}

# need_cargo_tool CRATE VERSION: installs this version of a cargo tool unless it is there.
need_cargo_tool() {
    local crate=$1 version=$2
    if cargo install --list | grep -qxF "$crate v$version:"; then
        return
    fi
    cargo install --locked --version "$version" "$crate"
}

# A Rust compiler that builds the standard library for other machines: Debian's for the web. The tests
# call it by its path, so that another one may come first in PATH.
need_foreign_rust() {
    if [[ -x /usr/bin/cargo && -x /usr/bin/rustc && -e /usr/lib/rustlib/src/rust/library ]]; then
        return
    fi
    ((EUID == 0)) || fail "install the Debian packages rustc-web cargo-web rust-web-src"
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        rustc-web cargo-web rust-web-src
}

# clang with what its sanitizers are linked with, which is a package of its own.
need_clang_sanitizers() {
    need_packages clang clang
    if clang -fsanitize=address,undefined -o /dev/null tests/c/empty.c 2>/dev/null; then
        return
    fi
    ((EUID == 0)) || fail "install the Debian package libclang-rt-dev"
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends libclang-rt-dev
}

# bare_library FOLDER: makes the folder a copy of the library alone, without development dependencies,
# so that neither features nor versions that only these ask for hide what the library lacks.
bare_library() {
    local folder=$1
    rm -rf "$folder"
    mkdir -p "$folder"
    cp -R src include build.rs README.md Cargo.lock "$folder"
    awk '/^\[/ { left_out = /^\[dev-dependencies\]|^\[\[/ } !left_out' Cargo.toml >"$folder/Cargo.toml"
}
