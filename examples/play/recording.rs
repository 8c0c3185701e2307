//! The file that a game is recorded in while it is played.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

use hotdice::record::Record;

use crate::cli::Failure;

pub(crate) struct Recording {
    file: File,
    /// How many lines of turns are written.
    lines: usize,
}

impl Recording {
    /// Makes a file that must not exist yet, so that no other game is lost.
    pub(crate) fn create(path: &Path) -> Result<Self, Failure> {
        let file = File::create_new(path)
            .map_err(|error| Failure::refused("--record <FILE>", &path.display(), &error))?;
        Ok(Self { file, lines: 0 })
    }

    /// Writes all that is known before the first turn.
    pub(crate) fn begin(&mut self, record: &Record) -> io::Result<()> {
        write!(self.file, "{}", record.header())
    }

    /// Writes the turns that have come since; the last one may go on only if none is to follow.
    pub(crate) fn go_on(&mut self, record: &Record) -> io::Result<()> {
        for line in &record.lines()[self.lines..] {
            if self.lines == 0 {
                writeln!(self.file)?;
            }
            writeln!(self.file, "{line}")?;
            self.lines += 1;
        }
        match record.end() {
            Some(end) => writeln!(self.file, "{end}"),
            None => Ok(()),
        }
    }
}
