//! The C programs leave out no function, no pointer, no documented error and no field of the header.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::c::CHECKS;

/// A function of the header.
struct Function {
    name: String,
    /// Whether each parameter is a pointer.
    pointers: Vec<bool>,
    /// The statuses that its documentation names.
    errors: BTreeSet<String>,
    /// The functions that it shares all errors with.
    same_errors_as: Vec<String>,
}

fn read(path: impl AsRef<Path>) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn without_space(text: &str) -> String {
    text.split_whitespace().collect()
}

/// The C programs that are run, one after another and without any white space.
fn programs() -> String {
    let sources = CHECKS.map(|name| read(format!("tests/c/{name}.c")));
    sources.iter().map(|source| without_space(source)).collect()
}

/// The words of a text that begin like this.
fn words<'a>(text: &'a str, beginning: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_')
        .filter(move |word| word.starts_with(beginning))
}

/// The functions with their documentation: what stands between two semicolons outside of structs.
fn functions() -> Vec<Function> {
    let header = read("include/hotdice.h");
    let (_, declarations) = header
        .split_once("extern \"C\" {")
        .expect("the functions have C linkage");
    let declarations = declarations.split("\n/**").skip(1);
    declarations.map(function).collect()
}

fn function(declaration: &str) -> Function {
    let (comment, prototype) = declaration.split_once("*/").expect("the comment ends");
    let (prototype, _) = prototype.split_once(';').expect("the prototype ends");
    let (head, parameters) = prototype.split_once('(').expect("it is a function");
    Function {
        name: words(head, "hotdice_")
            .last()
            .expect("it has a name")
            .to_owned(),
        // A function is a pointer as well.
        pointers: parameters
            .split(',')
            .map(|parameter| {
                let functions = ["hotdice_die ", "hotdice_progress "];
                parameter.contains('*') || functions.iter().any(|name| parameter.contains(name))
            })
            .collect(),
        errors: words(comment, "HOTDICE_STATUS_")
            .map(str::to_owned)
            .collect(),
        same_errors_as: references(comment).map(str::to_owned).collect(),
    }
}

/// The functions of a comment that says "Errors: as `this`".
fn references(comment: &str) -> impl Iterator<Item = &str> {
    let errors = comment
        .split_once("Errors")
        .map_or("", |(_, errors)| errors);
    let names = errors.split("as `").skip(1);
    names.filter_map(|text| text.split('`').next())
}

/// All documented errors of a function, those of the functions that it refers to included.
fn errors_of(function: &Function, functions: &[Function]) -> BTreeSet<String> {
    let others = functions
        .iter()
        .filter(|other| function.same_errors_as.contains(&other.name));
    let theirs = others.flat_map(|other| errors_of(other, functions));
    function.errors.iter().cloned().chain(theirs).collect()
}

/// The arguments of every call of this function.
fn calls<'a>(programs: &'a str, function: &str) -> Vec<Vec<&'a str>> {
    let opening = format!("{function}(");
    let beginnings = programs.match_indices(&opening);
    beginnings
        .map(|(place, _)| arguments(&programs[place + opening.len()..]))
        .collect()
}

/// What stands between the commas up to the closing parenthesis.
fn arguments(text: &str) -> Vec<&str> {
    let (mut depth, mut begin, mut found) = (0, 0, Vec::new());
    for (place, letter) in text.char_indices() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' if depth == 0 => {
                found.push(&text[begin..place]);
                break;
            }
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                found.push(&text[begin..place]);
                begin = place + 1;
            }
            _ => {}
        }
    }
    found
}

#[test]
fn every_function_of_the_header_is_found() {
    let exported = read("include/hotdice.h")
        .lines()
        .filter(|line| !line.starts_with([' ', '#', '}']) && line.contains("hotdice_"))
        .filter(|line| line.contains('(') && !line.starts_with("typedef"))
        .count();
    assert!(exported > 100, "{exported}");
    assert_eq!(functions().len(), exported);
}

#[test]
fn every_function_is_called_with_every_pointer_null() {
    let programs = programs();
    for Function { name, pointers, .. } in functions() {
        let calls = calls(&programs, &name);
        assert!(!calls.is_empty(), "{name} is never called");
        for (place, _) in pointers.iter().enumerate().filter(|(_, pointer)| **pointer) {
            let called = calls.iter().any(|call| call.get(place) == Some(&"NULL"));
            assert!(
                called,
                "{name} is never called with NULL as argument {place}"
            );
        }
    }
}

#[test]
fn every_documented_error_is_met() {
    let programs = programs();
    let functions = functions();
    let mut missed = Vec::new();
    for function in &functions {
        for error in errors_of(function, &functions) {
            // When a turn of a game is over, so is the game, or else the next turn begins.
            let never =
                function.name.starts_with("hotdice_game_") && error == "HOTDICE_STATUS_TURN_OVER";
            if !never && !is_met(&programs, &function.name, &error) {
                missed.push(format!("{} with {error}", function.name));
            }
        }
    }
    assert!(missed.is_empty(), "never refused: {missed:#?}");
}

fn is_met(programs: &str, function: &str, error: &str) -> bool {
    // The programs check lists by a macro that takes the call, and gives it each capacity.
    let of_lists = |call: &Vec<&str>| call.contains(&"capacity");
    programs.contains(&format!("REFUSED({error},{function}("))
        || error == "HOTDICE_STATUS_TOO_SMALL" && calls(programs, function).iter().any(of_lists)
}

#[test]
fn every_status_is_met() {
    let programs = programs();
    let header = read("include/hotdice.h");
    let statuses = header
        .lines()
        .filter_map(|line| line.strip_prefix("#define ")?.split(' ').next())
        .filter(|name| name.starts_with("HOTDICE_STATUS_"))
        .filter(|name| !["HOTDICE_STATUS_OK", "HOTDICE_STATUS_PANIC"].contains(name));
    let mut met = 0;
    for status in statuses {
        assert!(programs.contains(&format!("REFUSED({status},")), "{status}");
        met += 1;
    }
    assert!(met > 30, "{met}");
}

#[test]
fn every_field_of_the_header_is_placed() {
    let (header, layout) = (read("include/hotdice.h"), read("tests/c/layout.c"));
    let structs = header.split("\ntypedef struct ").skip(1);
    let values = structs.filter_map(|text| text.split_once(" {\n"));
    let mut fields = 0;
    for (name, rest) in values.filter(|(name, _)| !name.contains([';', '\n'])) {
        assert!(layout.contains(&format!("SIZE({name}, ")), "{name}");
        let (body, _) = rest.split_once("\n}").expect("the struct ends");
        for line in body.lines().filter(|line| line.ends_with(';')) {
            let field = line.trim_end_matches(';').split('[').next();
            let field = field.and_then(|text| text.split_whitespace().last());
            let field = field.expect("a field has a name");
            let placed = layout.contains(&format!("FIELD({name}, {field}, "));
            assert!(placed, "{name}.{field} is in no static assertion");
            fields += 1;
        }
    }
    assert!(fields > 50, "{fields}");
}
