//! The page that a rules sheet is written on: lines under headings.

use core::fmt::{self, Write};

/// A heading is written with the first line below it, so that empty sections have none.
pub(super) struct Page<'a, 'f> {
    out: &'a mut fmt::Formatter<'f>,
    heading: Option<&'static str>,
    is_blank: bool,
}

impl<'a, 'f> Page<'a, 'f> {
    pub(super) fn new(out: &'a mut fmt::Formatter<'f>) -> Self {
        Self {
            out,
            heading: None,
            is_blank: true,
        }
    }

    /// Begins a section.
    pub(super) fn begin(&mut self, heading: &'static str) {
        self.heading = Some(heading);
    }

    /// Writes a line of the section.
    pub(super) fn line(&mut self, text: impl fmt::Display) -> fmt::Result {
        if let Some(heading) = self.heading.take() {
            if !self.is_blank {
                self.out.write_str("\n\n")?;
            }
            self.out.write_str(heading)?;
        }
        self.is_blank = false;
        self.out.write_char('\n')?;
        write!(self.out, "  {text}")
    }
}
