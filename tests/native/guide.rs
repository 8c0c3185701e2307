//! The programs of the guide's chapter on C and C++ are built by its project and print what it says.

use crate::install::installed;
use crate::readme::blocks_of;

/// The chapter, without the marks of a comment.
fn chapter() -> String {
    let source = include_str!("../../src/guide/embedding.rs");
    let lines = source.lines().map(|line| {
        let text = line.strip_prefix("//!").expect("there is nothing else");
        text.strip_prefix(' ').unwrap_or(text)
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The only block in this language.
#[track_caller]
fn block<'t>(chapter: &'t str, language: &str) -> &'t str {
    let [block] = blocks_of(chapter, language)[..] else {
        panic!("the chapter has not one block of {language}");
    };
    block
}

#[test]
fn the_programs_for_c_and_cpp_print_what_the_chapter_says() {
    let Some(installation) = installed() else {
        return;
    };
    let chapter = chapter();
    let place = installation.workplace("guide");
    place.write("CMakeLists.txt", block(&chapter, "cmake"));
    place.write("table.c", block(&chapter, "c"));
    place.write("table.cpp", block(&chapter, "cpp"));
    let warnings = "-Wall -Wextra -Wpedantic -Wshadow -Werror";
    place.sh(&format!(
        r#"cmake -S . -B build -DCMAKE_PREFIX_PATH="$PREFIX" -DCMAKE_C_FLAGS="-std=c99 {warnings}" \
        -DCMAKE_CXX_FLAGS="{warnings}" && cmake --build build"#
    ));
    for program in ["table_c", "table_cpp"] {
        let printed = place.sh(&format!("build/{program}"));
        assert_eq!(printed.trim_end(), block(&chapter, "text"), "{program}");
    }
}
