//! Sets of seats.

use core::fmt;

use crate::rules::MAX_PLAYERS;

/// A set of seats, which count from 0.
///
/// ```
/// use hotdice::SeatSet;
/// let seats = SeatSet::of(2).with(0);
/// assert!(seats.contains(2) && !seats.contains(1));
/// assert!(seats.iter().eq([0, 2]));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u16);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// One seat; none if there can be no such seat.
    pub const fn of(seat: u8) -> Self {
        Self::EMPTY.with(seat)
    }

    /// The seats 0 to `players` - 1.
    pub(crate) const fn first_seats(players: u8) -> Self {
        if players < MAX_PLAYERS {
            Self((1 << players) - 1)
        } else {
            Self(u16::MAX)
        }
    }

    /// This set and one seat more; the same if there can be no such seat.
    #[must_use]
    pub const fn with(self, seat: u8) -> Self {
        if seat >= MAX_PLAYERS {
            return self;
        }
        Self(self.0 | 1 << seat)
    }

    /// This set without one seat.
    #[must_use]
    pub const fn without(self, seat: u8) -> Self {
        Self(self.0 & !Self::of(seat).0)
    }

    /// Whether a seat is in the set.
    pub const fn contains(self, seat: u8) -> bool {
        self.0 & Self::of(seat).0 != 0
    }

    /// How many seats are in the set.
    #[expect(clippy::cast_possible_truncation, reason = "at most 16")]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, ascending.
    pub const fn iter(self) -> Seats {
        Seats(self)
    }

    /// The seats for which `wanted` holds.
    pub(crate) fn filtered(self, wanted: impl Fn(u8) -> bool) -> Self {
        self.iter()
            .filter(|&seat| wanted(seat))
            .fold(Self::EMPTY, Self::with)
    }

    /// Only the lowest seat.
    pub(crate) const fn first(self) -> Self {
        Self(self.0 & self.0.wrapping_neg())
    }

    /// The next seat of the set after this one, around the table; possibly the same again.
    pub(crate) fn after(self, seat: u8) -> Option<u8> {
        let later = self.iter().find(|&other| other > seat);
        later.or_else(|| self.iter().next())
    }

    pub(crate) const fn is_subset_of(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl IntoIterator for SeatSet {
    type Item = u8;
    type IntoIter = Seats;

    fn into_iter(self) -> Seats {
        self.iter()
    }
}

/// The seats of a [`SeatSet`], ascending.
#[derive(Clone, Debug)]
pub struct Seats(SeatSet);

impl Iterator for Seats {
    type Item = u8;

    #[expect(clippy::cast_possible_truncation, reason = "below 16")]
    fn next(&mut self) -> Option<u8> {
        if self.0.is_empty() {
            return None;
        }
        let seat = self.0.0.trailing_zeros() as u8;
        self.0 = self.0.without(seat);
        Some(seat)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = usize::from(self.0.len());
        (len, Some(len))
    }
}

impl ExactSizeIterator for Seats {}
