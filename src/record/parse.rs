//! Reading a record.

use alloc::string::String;
use alloc::vec::Vec;
use core::str::FromStr;

use super::action::{Action, word};
use super::error::{ParseFault, ParseRecordError};
use super::header::{Header, RulesName, TITLE, VERSION};
use super::{Line, Record};
use crate::dice::{Dice, Throw};
use crate::game::SeatSet;
use crate::keeps::Bust;
use crate::rules::{Combination, CombinationKind, MAX_PLAYERS, Worth};

const ACTION: &str = "a throw, \"take over\", \"bank\", \"forfeit\" or \"leaves\"";
const NUMBER: &str = "a number";
const SEAT: &str = "a seat, A to P,";
const NOTHING: &str = "the end of the line";

impl FromStr for Record {
    type Err = ParseRecordError;

    fn from_str(text: &str) -> Result<Self, ParseRecordError> {
        let mut lines = Lines::new(text);
        let record = record(&mut lines);
        record.map_err(|fault| ParseRecordError {
            line: lines.number.max(1),
            fault,
        })
    }
}

/// The lines of a text, and the number of the last one read.
struct Lines<'t> {
    rest: core::iter::Peekable<core::str::Lines<'t>>,
    number: usize,
}

impl<'t> Lines<'t> {
    fn new(text: &'t str) -> Self {
        Self {
            rest: text.lines().peekable(),
            number: 0,
        }
    }

    fn next(&mut self) -> Option<&'t str> {
        self.number += 1;
        self.rest.next().map(str::trim)
    }

    /// What follows these words on the next line, which has to begin with them.
    fn after(&mut self, with: &'static str) -> Result<&'t str, ParseFault> {
        let line = self.next().ok_or(ParseFault::Ends { with })?;
        let rest = line.strip_prefix(with).map(str::trim);
        rest.ok_or_else(|| ParseFault::Begins {
            with,
            found: excerpt(line),
        })
    }

    /// As [`after`](Self::after), if the next line begins with these words.
    fn after_if(&mut self, words: &'static str) -> Option<&'t str> {
        let line = self.rest.peek()?;
        line.trim()
            .starts_with(words)
            .then(|| self.after(words).ok())?
    }
}

fn record(lines: &mut Lines<'_>) -> Result<Record, ParseFault> {
    let header = header(lines)?;
    let players = header.players();
    let mut record = Record::new(header);
    match lines.next() {
        None | Some("") => {}
        Some(line) => return Err(expected("an empty line", line)),
    }
    while let Some(line) = lines.next() {
        if line.is_empty() {
            break;
        }
        if let Some(seats) = line.strip_prefix("won:") {
            record.winners = Some(winners(seats.trim(), players)?);
            break;
        }
        record.lines.push(turn(line, players)?);
    }
    while let Some(line) = lines.next() {
        if !line.is_empty() {
            return Err(expected("the end of the text", line));
        }
    }
    Ok(record)
}

fn header(lines: &mut Lines<'_>) -> Result<Header, ParseFault> {
    let version = lines.after(TITLE.trim_end())?;
    if number::<u8>(version) != Ok(VERSION) {
        let found = excerpt(version);
        return Err(ParseFault::Version { found });
    }
    let rules = rules_name(lines.after("rules:")?)?;
    let players = number(lines.after("seats:")?)?;
    let mut header = Header::new(rules, players, 0)?;
    let mut least = 0;
    while let Some(line) = lines.after_if("name ") {
        let (letter, name) = line.split_once(':').ok_or_else(|| expected(SEAT, line))?;
        let seat = seat(letter, players)?;
        if seat < least {
            return Err(ParseFault::Order { seat });
        }
        least = seat + 1;
        header = header.with_name(seat, name.trim().parse()?)?;
    }
    let first = seat(lines.after("first:")?, players)?;
    header = header.with_first(first)?;
    match lines.after_if("seed:") {
        Some(seed) => Ok(header.with_seed(number(seed)?)),
        None => Ok(header),
    }
}

fn rules_name(text: &str) -> Result<RulesName, ParseFault> {
    let quoted = text
        .strip_prefix('"')
        .and_then(|text| text.strip_suffix('"'));
    match quoted {
        Some(words) => Ok(RulesName::Other(words.parse()?)),
        None => text
            .parse()
            .map(RulesName::Preset)
            .map_err(ParseFault::Rules),
    }
}

fn winners(text: &str, players: u8) -> Result<SeatSet, ParseFault> {
    if text == "nobody" {
        return Ok(SeatSet::EMPTY);
    }
    let mut seats = SeatSet::EMPTY;
    for letter in text.split(',') {
        seats = seats.with(seat(letter, players)?);
    }
    Ok(seats)
}

/// A turn and what happened in it.
fn turn(text: &str, players: u8) -> Result<Line, ParseFault> {
    let (letter, rest) = text.split_once(':').ok_or_else(|| expected(SEAT, text))?;
    let mut line = Line {
        seat: seat(letter, players)?,
        actions: Vec::new(),
        total: None,
    };
    for part in rest.split(';').map(str::trim) {
        if line.total.is_some() {
            return Err(expected(NOTHING, part));
        }
        match part.strip_prefix("total ") {
            Some(total) if !line.actions.is_empty() => line.total = Some(integer(total.trim())?),
            _ => actions(part, players, &mut line.actions)?,
        }
    }
    Ok(line)
}

/// A throw with what became of it is two actions where dice were kept.
fn actions(text: &str, players: u8, actions: &mut Vec<Action>) -> Result<(), ParseFault> {
    let Some((thrown, kept)) = text.split_once('>') else {
        actions.push(action(text, players)?);
        return Ok(());
    };
    if !thrown.is_empty() {
        actions.push(Action::Throw(throw(thrown.trim())?));
    }
    actions.push(keep(kept.trim())?);
    Ok(())
}

fn action(text: &str, players: u8) -> Result<Action, ParseFault> {
    if let Some(points) = text.strip_prefix("take over ") {
        let points = number(points)?;
        return Ok(Action::TakeOver { points });
    }
    if let Some(points) = text.strip_prefix("bank ") {
        let points = number(points)?;
        return Ok(Action::Bank { points });
    }
    if let Some(cost) = text.strip_prefix("forfeit") {
        let lost = lost(cost.trim())?;
        return Ok(Action::Forfeit { lost });
    }
    if let Some(letter) = text.strip_suffix(" leaves") {
        let seat = seat(letter, players)?;
        return Ok(Action::Leave { seat });
    }
    if let Some((thrown, cost)) = text.split_once(" bust") {
        return bust(throw(thrown.trim())?, cost.trim());
    }
    match text.chars().next() {
        Some('0'..='9') => Ok(Action::Throw(throw(text)?)),
        _ => Err(expected(ACTION, text)),
    }
}

fn bust(throw: Throw, text: &str) -> Result<Action, ParseFault> {
    let (reason, cost) = match text.strip_prefix('(') {
        Some(rest) => {
            let split = rest.split_once(')');
            let (reason, cost) = split.ok_or_else(|| expected("a reason and \")\"", rest))?;
            (reason_named(reason)?, cost.trim())
        }
        None => (Bust::NothingScores, text),
    };
    let (cost, penalty) = match cost.split_once("penalty ") {
        Some((cost, penalty)) => (cost.trim(), number(penalty)?),
        None => (cost, 0),
    };
    Ok(Action::Bust {
        throw,
        reason,
        lost: lost(cost)?,
        penalty,
    })
}

fn reason_named(name: &str) -> Result<Bust, ParseFault> {
    const REASONS: [Bust; 3] = [Bust::Toxic, Bust::InstantLoss, Bust::LastThrow];
    let reason = REASONS.into_iter().find(|&reason| word(reason) == name);
    reason.ok_or_else(|| expected("\"toxic\", \"losing combination\" or \"last throw\"", name))
}

/// `-800`, or nothing.
fn lost(text: &str) -> Result<u32, ParseFault> {
    match (text, text.strip_prefix('-')) {
        ("", _) => Ok(0),
        (_, Some(points)) => number(points),
        (_, None) => Err(expected("\"-\" and the points that are lost", text)),
    }
}

fn keep(text: &str) -> Result<Action, ParseFault> {
    let (kept, split) = match text.split_once(" as ") {
        Some((kept, split)) => (kept, Some(split)),
        None => (text, None),
    };
    let (dice, rest) = kept_dice(kept)?;
    Ok(Action::Keep {
        dice,
        worth: worth(rest)?,
        split: split.map(combinations).transpose()?,
    })
}

fn combinations(text: &str) -> Result<Vec<Combination>, ParseFault> {
    text.split('+')
        .map(|text| combination(text.trim()))
        .collect()
}

/// `4-4-4 400 (set)`.
fn combination(text: &str) -> Result<Combination, ParseFault> {
    let (dice, rest) = kept_dice(text)?;
    let inner = rest.strip_suffix(')').and_then(|rest| rest.split_once('('));
    let (points, name) = inner.ok_or_else(|| expected("points and \"(kind)\"", rest))?;
    let kind = CombinationKind::ALL
        .into_iter()
        .find(|kind| alloc::format!("{kind}") == name);
    Ok(Combination {
        dice,
        kind: kind.ok_or_else(|| expected("a kind of combination", name))?,
        worth: worth(points.trim())?,
    })
}

/// Dice, and what follows them.
fn kept_dice(text: &str) -> Result<(Dice, &str), ParseFault> {
    let split = text.split_once(char::is_whitespace);
    let (dice, rest) = split.ok_or_else(|| expected("dice and their points", text))?;
    Ok((throw(dice)?.dice(), rest.trim()))
}

fn worth(text: &str) -> Result<Worth, ParseFault> {
    match text {
        "win" => Ok(Worth::Win),
        _ => number(text).map(Worth::Points),
    }
}

/// At least one die.
fn throw(text: &str) -> Result<Throw, ParseFault> {
    let throw: Result<Throw, _> = text.parse();
    match throw {
        Ok(throw) if throw.faces().is_empty() => Err(expected("dice", text)),
        Ok(throw) => Ok(throw),
        Err(error) => Err(ParseFault::Dice {
            found: excerpt(text),
            error,
        }),
    }
}

fn seat(text: &str, players: u8) -> Result<u8, ParseFault> {
    let mut letters = text.trim().chars();
    let seat = match (letters.next(), letters.next()) {
        (Some(letter), None) => (0..MAX_PLAYERS)
            .zip('A'..)
            .find(|&(_, other)| other == letter),
        _ => None,
    };
    let (seat, _) = seat.ok_or_else(|| expected(SEAT, text))?;
    if seat < players {
        Ok(seat)
    } else {
        Err(super::HeaderError::NoSuchSeat { seat, players }.into())
    }
}

/// A whole number without a sign.
fn number<N: FromStr>(text: &str) -> Result<N, ParseFault> {
    let text = text.trim();
    let unsigned = !text.starts_with(['+', '-']);
    let number = text.parse().ok().filter(|_| unsigned);
    number.ok_or_else(|| expected(NUMBER, text))
}

/// A whole number, perhaps below zero.
fn integer(text: &str) -> Result<i32, ParseFault> {
    let number = text.parse().ok().filter(|_| !text.starts_with('+'));
    number.ok_or_else(|| expected(NUMBER, text))
}

fn expected(expected: &'static str, found: &str) -> ParseFault {
    ParseFault::Expected {
        expected,
        found: excerpt(found),
    }
}

/// Enough of a text to find it again.
fn excerpt(text: &str) -> String {
    const LENGTH: usize = 40;
    match text.char_indices().nth(LENGTH) {
        Some((end, _)) => alloc::format!("{}…", &text[..end]),
        None => String::from(text),
    }
}
