//! What is wrong with a file: every fault, with the field it is in.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Display};

use crate::tree::Tree;

/// The faults found so far, and where the reader is.
#[derive(Debug, Default)]
pub(super) struct Faults {
    path: Vec<String>,
    found: Vec<Found>,
}

#[derive(Debug)]
struct Found {
    path: Vec<String>,
    complaint: String,
}

impl Faults {
    /// Reads a field of this name within the one that is read now.
    pub(super) fn within<T>(&mut self, field: &str, read: impl FnOnce(&mut Self) -> T) -> T {
        self.path.push(field.to_string());
        let value = read(self);
        self.path.pop();
        value
    }

    pub(super) fn add(&mut self, complaint: impl Display) {
        self.found.push(Found {
            path: self.path.clone(),
            complaint: complaint.to_string(),
        });
    }

    pub(super) fn expected(&mut self, expected: impl Display, got: &Tree) {
        self.add(format_args!("{expected} is expected, not {got}"));
    }

    /// A field that does not exist among these.
    pub(super) fn unknown_field(&mut self, field: &str, known: &[&str]) {
        let hint = match nearest(field, known) {
            Some(near) => format!(", did you mean `{near}`?"),
            None => format!(", known are {}", Listed(known)),
        };
        self.within(field, |faults| {
            faults.add(format_args!("unknown field{hint}"));
        });
    }

    /// A word that is none of these.
    pub(super) fn unknown_word(&mut self, word: &str, known: &[&str]) {
        match nearest(word, known) {
            Some(near) => self.add(format_args!("{word:?} is unknown, did you mean {near:?}?")),
            None => self.add(format_args!(
                "one of {} is expected, not {word:?}",
                Listed(known)
            )),
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// Whether one of these options could not be read.
    pub(super) fn touch(&self, options: &[&str]) -> bool {
        let first = |found: &Found| found.path.first().cloned();
        (self.found.iter().filter_map(first)).any(|option| options.contains(&option.as_str()))
    }
}

/// All faults, separated by semicolons.
impl Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, Found { path, complaint }) in self.found.iter().enumerate() {
            let separator = if place > 0 { "; " } else { "" };
            f.write_str(separator)?;
            if !path.is_empty() {
                write!(f, "{}: ", path.join("."))?;
            }
            f.write_str(complaint)?;
        }
        Ok(())
    }
}

/// Names, separated by commas.
struct Listed<'a>(&'a [&'a str]);

impl Display for Listed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, name) in self.0.iter().enumerate() {
            let separator = if place > 0 { ", " } else { "" };
            write!(f, "{separator}`{name}`")?;
        }
        Ok(())
    }
}

/// The known name that was probably meant: that with the fewest typing errors, if they are few.
fn nearest<'a>(name: &str, known: &[&'a str]) -> Option<&'a str> {
    // Whatever is longer than any name by so much is none, and is not compared letter by letter.
    let longest = known.iter().map(|known| known.len()).max()?;
    if name.len() > 2 * longest {
        return None;
    }
    let lengths = known
        .iter()
        .map(|&known| (typing_errors(name, known), known));
    let (errors, near) = lengths.min_by_key(|&(errors, _)| errors)?;
    (errors <= 1 + near.len() / 4).then_some(near)
}

/// How many letters have to be put in, taken out or replaced (Levenshtein's distance). The crates
/// that count them need the standard library, and this feature does not.
fn typing_errors(typed: &str, meant: &str) -> usize {
    let mut row: Vec<usize> = (0..=meant.chars().count()).collect();
    for (above, typed) in typed.chars().enumerate() {
        let mut diagonal = above;
        row[0] = above + 1;
        for (place, meant) in (1..).zip(meant.chars()) {
            let replaced = diagonal + usize::from(typed != meant);
            diagonal = row[place];
            row[place] = replaced.min(row[place] + 1).min(row[place - 1] + 1);
        }
    }
    row.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typing_errors_are_counted() {
        // The first is the usual example of textbooks.
        for (typed, meant, errors) in [
            ("kitten", "sitting", 3),
            ("", "opening", 7),
            ("opening", "", 7),
            ("openning", "opening", 1),
            ("opening", "opening", 0),
            ("ärger", "arger", 1),
        ] {
            assert_eq!(typing_errors(typed, meant), errors, "{typed} {meant}");
        }
    }

    #[test]
    fn only_what_is_near_is_suggested() {
        let known = ["opening", "minimum", "tie"];
        assert_eq!(nearest("openning", &known), Some("opening"));
        assert_eq!(nearest("tye", &known), Some("tie"));
        assert_eq!(nearest("colour", &known), None);
        assert_eq!(nearest(&"opening".repeat(1000), &known), None);
        assert_eq!(nearest("opening", &[]), None);
    }
}
