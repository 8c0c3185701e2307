//! What a player may type.

use std::str::FromStr;

use hotdice::{Dice, ParseDiceError};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Act(Action),
    Show(Page),
    Quit,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    TakeOver,
    Throw,
    Keep(Selection),
    /// Keep dice as the partition with this number, from 1.
    KeepAs(Selection, usize),
    TakeBack,
    Bank,
    Forfeit,
}

/// What there is to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Page {
    Keeps,
    Totals,
    Rules,
    Help,
}

/// Which dice to keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Selection {
    Dice(Dice),
    /// The keep-set with this number on the list, from 1.
    Listed(usize),
}

pub(crate) const HELP: &str = "  1 5 5            keep these dice; also 155, 1-5-5 and keep 1 5 5
  #3               keep number 3 of the list
  1 1 1 as 2       keep dice as the second of their partitions
  take back  (tb)  keep other dice of the same throw
  throw      (t)   throw the dice in hand; at the first throw Enter will do
  take over  (o)   begin with what the player before has banked, where the rules allow it
  bank       (b)   end the turn and write its points to your total
  forfeit    (f)   give the turn up
  list       (l)   the keeps again
  totals     (s)   the totals of all players
  rules      (r)   the rules of this game
  quit       (q)   leave the game";

const WORDS: [(Command, &[&str]); 10] = [
    (Command::Act(Action::TakeOver), &["take over", "o", "over"]),
    (Command::Act(Action::Throw), &["throw", "t"]),
    (
        Command::Act(Action::TakeBack),
        &["take back", "tb", "back", "undo"],
    ),
    (Command::Act(Action::Bank), &["bank", "b"]),
    (Command::Act(Action::Forfeit), &["forfeit", "f"]),
    (Command::Show(Page::Keeps), &["list", "l"]),
    (Command::Show(Page::Totals), &["totals", "scores", "s"]),
    (Command::Show(Page::Rules), &["rules", "r"]),
    (Command::Show(Page::Help), &["help", "h", "?"]),
    (Command::Quit, &["quit", "q", "exit"]),
];

/// Text that is no command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum CommandError {
    #[error("type what to do; \"help\" lists what you can")]
    Nothing,
    #[error("{0:?} is not understood; \"help\" lists what you can type")]
    Unknown(String),
    #[error("{text:?} are no dice: {error}")]
    Dice { text: String, error: ParseDiceError },
    #[error("a number from 1 is expected after \"#\" or \"as\", not {0:?}")]
    Number(String),
}

impl FromStr for Command {
    type Err = CommandError;

    fn from_str(line: &str) -> Result<Self, CommandError> {
        let words: Vec<_> = line.split_whitespace().map(str::to_lowercase).collect();
        let text = words.join(" ");
        if text.is_empty() {
            return Err(CommandError::Nothing);
        }
        if let Some((command, _)) = WORDS.iter().find(|(_, names)| names.contains(&&*text)) {
            return Ok(*command);
        }
        if ["keep", "k"].contains(&&*words[0]) {
            return keep(&words[1..].join(" ")).map(Self::Act);
        }
        if text.starts_with(|first: char| first == '#' || first.is_ascii_digit()) {
            return keep(&text).map(Self::Act);
        }
        Err(CommandError::Unknown(text))
    }
}

fn keep(text: &str) -> Result<Action, CommandError> {
    match text.split_once(" as ") {
        Some((dice, partition)) => Ok(Action::KeepAs(selection(dice)?, number(partition)?)),
        None => Ok(Action::Keep(selection(text)?)),
    }
}

fn selection(text: &str) -> Result<Selection, CommandError> {
    if let Some(listed) = text.strip_prefix('#') {
        return Ok(Selection::Listed(number(listed)?));
    }
    let dice = text.parse();
    dice.map(Selection::Dice)
        .map_err(|error| CommandError::Dice {
            text: text.to_string(),
            error,
        })
}

fn number(text: &str) -> Result<usize, CommandError> {
    let number = text.trim().parse().ok().filter(|&number| number > 0);
    number.ok_or_else(|| CommandError::Number(text.to_string()))
}
