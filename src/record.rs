//! Games as text: one line a turn, for people to read and for programs to play again.
//!
//! A [`Record`] is a [`Header`] and a [`Line`] for each turn. It holds what counted: throws as they
//! lay, what was kept of them, banks, busts with what they cost, players who left; a keep that was
//! taken back is not in it. A [`Recorder`] is a [`Game`](crate::Game) that writes its own record.
//! [`Record::replay`] plays one by its rules, and says which line is illegal and why; each number in
//! it is checked. A game may break off anywhere, and [`Record::resume`] goes on with it.
//!
//! ```
//! use hotdice::record::Record;
//! use hotdice::{Preset, RuleSet};
//!
//! let text = "\
//! hotdice record 1
//! rules: farkle
//! seats: 2
//! name B: Bertil
//! first: A
//! seed: 7
//!
//! A: 1-4-4-6-4-5 > 1-4-4-4 500; 2-6 bust -500
//! B: 3-3-1-6-3-4 > 1-3-3-3 400; 5-2 > 5 50; bank 450; total 450
//! A: 2-5-2-3-6-1 > 1-5 150
//! ";
//! let record: Record = text.parse()?;
//! assert_eq!(record.to_string(), text);
//!
//! let rules = RuleSet::preset(Preset::Farkle);
//! let game = record.replay(&rules)?;
//! assert_eq!((game.current(), game.turn().points()), (0, 150));
//!
//! let wrong: Record = text.replace("> 5 50", "> 2 50").parse()?;
//! let error = wrong.replay(&rules).unwrap_err();
//! assert_eq!(error.to_string(), "line 9: \"> 2 50\": not every die of 2 scores");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Grammar
//!
//! ```text
//! record      = "hotdice record 1" NL
//!               "rules: " rules NL
//!               "seats: " number NL
//!               { "name " seat ": " label NL }         seats ascending
//!               "first: " seat NL
//!               [ "seed: " number NL ]
//!               [ NL { line NL } [ "won: " winners NL ] ]
//! rules       = preset | '"' label '"'
//! winners     = "nobody" | seat { ", " seat }
//!
//! line        = seat ": " action { "; " action } [ "; total " [ "-" ] number ]
//! action      = "take over " number
//!             | throw
//!             | [ throw " " ] "> " keep
//!             | throw " bust" [ " (" reason ")" ] [ " -" number ] [ " penalty " number ]
//!             | "bank " number
//!             | "forfeit" [ " -" number ]
//!             | seat " leaves"
//! reason      = "toxic" | "losing combination" | "last throw"
//! keep        = dice " " worth [ " as " combination { " + " combination } ]
//! combination = dice " " worth " (" kind ")"
//! worth       = number | "win"
//!
//! seat        = "A" | "B" | … | "P"
//! throw, dice = face { "-" face }
//! face        = "1" | "2" | … | "6"
//! number      = digit { digit }
//! ```
//!
//! A *preset* is its [id](crate::Preset::id), a *label* a [`Label`], a *kind* what
//! [`CombinationKind`](crate::CombinationKind) prints, NL a line break. Where one space stands, more
//! are read as well, except within a kind; dice are read as [`Dice`](crate::Dice) reads them if
//! there is no space between them; empty lines may follow the last line.
//!
//! What the parts mean:
//!
//! * A line belongs to the seat whose turn it is. Only the last may break off before the turn ends.
//! * A throw is written as it lay, kept dice ascending. The keep of a throw stands beside it, unless
//!   another player left between the two.
//! * The points after kept dice are what they added to the turn. The combinations follow if the dice
//!   were kept in another partition than [`Game::keep`](crate::Game::keep) takes.
//! * After a bust and a forfeit stand the turn points that are lost, those taken over included, if
//!   any are; then the penalty that the bust took from the player's total.
//! * The total is the player's after the turn. A [`Recorder`] writes it where the turn changed it.

mod action;
mod error;
mod header;
mod parse;
mod recorder;
mod replay;

use alloc::vec::Vec;
use core::fmt;

pub use action::Action;
pub use error::{HeaderRefusal, ParseFault, ParseRecordError, ReplayError, ReplayFault};
use header::Letter;
pub use header::{Header, HeaderError, Label, LabelError, RulesName};
pub use recorder::Recorder;

use crate::game::SeatSet;

/// A game as text; see the [module](self).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Record {
    header: Header,
    lines: Vec<Line>,
    winners: Option<SeatSet>,
}

impl Record {
    /// A record of a game that has not begun.
    pub const fn new(header: Header) -> Self {
        Self {
            header,
            lines: Vec::new(),
            winners: None,
        }
    }

    /// The rules, the players, and who began.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The turns in order.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Who won, if the record says so: several in a tie, nobody if all left.
    pub const fn winners(&self) -> Option<SeatSet> {
        self.winners
    }

    /// The last line: who won, if the record says so.
    pub fn end(&self) -> Option<impl fmt::Display> {
        self.winners.map(Won)
    }

    /// The number of this line of text, counted from 1.
    fn number_of(&self, line: usize) -> usize {
        self.header.height() + 2 + line
    }
}

/// The text of a whole record; its parts may be written one by one as well.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.header.fmt(f)?;
        if !self.lines.is_empty() || self.winners.is_some() {
            writeln!(f)?;
        }
        for line in &self.lines {
            writeln!(f, "{line}")?;
        }
        match self.end() {
            Some(end) => writeln!(f, "{end}"),
            None => Ok(()),
        }
    }
}

/// One turn, or as much of it as was played.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    seat: u8,
    actions: Vec<Action>,
    total: Option<i32>,
}

impl Line {
    /// The seat whose turn it is.
    pub const fn seat(&self) -> u8 {
        self.seat
    }

    /// What happened in the turn, in order; at least one action.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The player's total after the turn, if the line says it.
    pub const fn total(&self) -> Option<i32> {
        self.total
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", Letter(self.seat))?;
        let mut before: Option<&Action> = None;
        for action in &self.actions {
            let gap = match (before, action) {
                (None, _) | (Some(Action::Throw(_)), Action::Keep { .. }) => " ",
                _ => "; ",
            };
            write!(f, "{gap}{action}")?;
            before = Some(action);
        }
        match self.total {
            Some(total) => write!(f, "; total {total}"),
            None => Ok(()),
        }
    }
}

struct Won(SeatSet);

impl fmt::Display for Won {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("won:")?;
        if self.0.is_empty() {
            return f.write_str(" nobody");
        }
        for (place, seat) in self.0.iter().enumerate() {
            let comma = if place > 0 { "," } else { "" };
            write!(f, "{comma} {}", Letter(seat))?;
        }
        Ok(())
    }
}
