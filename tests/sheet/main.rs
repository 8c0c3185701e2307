//! Rule sets in words: the rules sheet of every named game, and the table of options behind it.

mod describe;
mod options;
mod presets;
#[path = "../capi/setters.rs"]
mod setters;
mod words;
