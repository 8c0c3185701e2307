//! What can happen to the text of a record.

use proptest::prelude::*;
use proptest::sample::Index;

/// Words and half words of the format.
pub(crate) const WORDS: [&str; 36] = [
    "A: ",
    "B: ",
    "C: ",
    "1-1-1-2-3-4",
    "1-4",
    "2-6",
    "5",
    " > ",
    "1-1-1",
    "1",
    " 1000",
    " 100",
    "; ",
    ";",
    "\n",
    "\n",
    " ",
    " bust",
    " -",
    "800",
    "4294967295",
    "4294967296",
    "-2147483648",
    " penalty ",
    " (toxic)",
    " (last throw)",
    "take over ",
    "bank ",
    "forfeit",
    " leaves",
    "A",
    "total ",
    "won: ",
    "nobody",
    " as ",
    "1 100 (single)",
];

#[derive(Clone, Debug)]
pub(crate) enum Damage {
    Cut(Index),
    Drop(Index, usize),
    Insert(Index, String),
    SwapLines(Index, Index),
    RepeatLine(Index),
}

pub(crate) fn damage() -> impl Strategy<Value = Damage> {
    let text = prop_oneof![
        "\\PC{1,3}",
        "[0-9A-P:;>+() -]{1,3}",
        prop::sample::select(WORDS.to_vec()).prop_map(str::to_string)
    ];
    prop_oneof![
        1 => any::<Index>().prop_map(Damage::Cut),
        4 => (any::<Index>(), 1_usize..6).prop_map(|(at, count)| Damage::Drop(at, count)),
        6 => (any::<Index>(), text).prop_map(|(at, text)| Damage::Insert(at, text)),
        1 => any::<(Index, Index)>().prop_map(|(one, other)| Damage::SwapLines(one, other)),
        1 => any::<Index>().prop_map(Damage::RepeatLine),
    ]
}

impl Damage {
    pub(crate) fn done_to(&self, text: &str) -> String {
        let chars: Vec<char> = text.chars().collect();
        let mut lines: Vec<&str> = text.lines().collect();
        if chars.is_empty() || lines.is_empty() {
            return text.to_string();
        }
        match self {
            Self::Cut(at) => chars[..at.index(chars.len())].iter().collect(),
            Self::Drop(at, count) => {
                let at = at.index(chars.len());
                let rest = chars.iter().skip(at + count);
                chars[..at].iter().chain(rest).collect()
            }
            Self::Insert(at, more) => {
                let (before, after) = chars.split_at(at.index(chars.len()));
                let before: String = before.iter().collect();
                format!("{before}{more}{}", after.iter().collect::<String>())
            }
            Self::SwapLines(one, other) => {
                let places = (one.index(lines.len()), other.index(lines.len()));
                lines.swap(places.0, places.1);
                lines.join("\n")
            }
            Self::RepeatLine(at) => {
                let at = at.index(lines.len());
                lines.insert(at, lines[at]);
                lines.join("\n")
            }
        }
    }
}
