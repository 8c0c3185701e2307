//! What the words of several options are put together from.

use core::fmt;

use crate::rules::combination::Payout;

/// Items in a row with something between them.
struct Row<I> {
    items: I,
    between: &'static str,
    before_last: &'static str,
}

impl<I: Iterator<Item: fmt::Display> + Clone> fmt::Display for Row<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut items = self.items.clone().peekable();
        let mut is_first = true;
        while let Some(item) = items.next() {
            match (is_first, items.peek()) {
                (true, _) => {}
                (false, Some(_)) => f.write_str(self.between)?,
                (false, None) => f.write_str(self.before_last)?,
            }
            is_first = false;
            write!(f, "{item}")?;
        }
        Ok(())
    }
}

/// `a, b and c`
pub(super) fn listed(items: impl Iterator<Item: fmt::Display> + Clone) -> impl fmt::Display {
    Row {
        items,
        between: ", ",
        before_last: " and ",
    }
}

/// The items with this between them.
pub(super) fn joined(
    items: impl Iterator<Item: fmt::Display> + Clone,
    between: &'static str,
) -> impl fmt::Display {
    Row {
        items,
        between,
        before_last: between,
    }
}

/// The items with this between them, or `none`.
pub(super) fn joined_or_none(
    items: impl Iterator<Item: fmt::Display> + Clone,
    between: &'static str,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    match items.clone().next() {
        None => f.write_str("none"),
        Some(_) => write!(f, "{}", joined(items, between)),
    }
}

/// The number, or `none` for 0.
pub(super) fn number_or_none(number: u32, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match number {
        0 => f.write_str("none"),
        _ => write!(f, "{number}"),
    }
}

struct Text<F>(F);

impl<F: Fn(&mut fmt::Formatter<'_>) -> fmt::Result> fmt::Display for Text<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0)(f)
    }
}

/// A text that is written whenever it is shown.
pub(super) fn text(write: impl Fn(&mut fmt::Formatter<'_>) -> fmt::Result) -> impl fmt::Display {
    Text(write)
}

/// What one pattern does: `1500`, `wins the game`.
pub(super) fn does(payout: Payout) -> impl fmt::Display {
    text(move |f| match payout {
        Payout::InstantWin => f.write_str("wins the game"),
        Payout::InstantLoss => f.write_str("loses the turn"),
        _ => pays(payout, f),
    })
}

/// What several patterns do: `1500`, `win the game`.
pub(super) fn do_so(payout: Payout) -> impl fmt::Display {
    text(move |f| match payout {
        Payout::InstantWin => f.write_str("win the game"),
        Payout::InstantLoss => f.write_str("lose the turn"),
        _ => pays(payout, f),
    })
}

fn pays(payout: Payout, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match payout {
        Payout::PointsPlusSingles(points) => write!(f, "{points} plus the single dice in it"),
        Payout::PointsPlusTriplets(points) => write!(f, "{points} plus the triplets in it"),
        _ => write!(f, "{payout}"),
    }
}
