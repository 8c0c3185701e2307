//! Faces and multisets of dice: what every other module speaks in.

mod index;
mod notation;
#[cfg(feature = "serde")]
mod serial;
mod subsets;
mod throw;

use core::cmp::Ordering;
use core::fmt;

pub use notation::ParseDiceError;
pub use subsets::Subsets;
pub(crate) use subsets::canonical_subsets;
pub use throw::{PositionError, Throw};

use thiserror::Error;

/// The most dice any game of the family plays with.
pub const MAX_DICE: u8 = 6;

/// One face of a die.
///
/// ```
/// use hotdice::Face;
/// assert_eq!(Face::Four.pips(), 4);
/// assert_eq!(Face::try_from(4), Ok(Face::Four));
/// assert!(Face::try_from(7).is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Face {
    /// ⚀
    One = 1,
    /// ⚁
    Two,
    /// ⚂
    Three,
    /// ⚃
    Four,
    /// ⚄
    Five,
    /// ⚅
    Six,
}

impl Face {
    /// All faces, ascending.
    pub const ALL: [Self; 6] = [
        Self::One,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
    ];

    /// The number of pips, 1 to 6.
    pub const fn pips(self) -> u8 {
        self as u8
    }

    /// The place of this face in an array of six: 0 for a one, 5 for a six.
    pub(crate) const fn index(self) -> usize {
        self as usize - 1
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pips().fmt(f)
    }
}

/// A number that is no face of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[error("a face is 1 to 6, not {0}")]
pub struct FaceError(
    /// The number that came.
    pub u8,
);

impl TryFrom<u8> for Face {
    type Error = FaceError;

    fn try_from(pips: u8) -> Result<Self, FaceError> {
        match pips {
            1..=6 => Ok(Self::ALL[usize::from(pips) - 1]),
            _ => Err(FaceError(pips)),
        }
    }
}

impl From<Face> for u8 {
    fn from(face: Face) -> Self {
        face.pips()
    }
}

/// More dice than [`MAX_DICE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[error("at most {MAX_DICE} dice are in play, not {0}")]
pub struct TooManyDice(
    /// How many dice came; saturates at `usize::MAX`.
    pub usize,
);

/// A multiset of up to [`MAX_DICE`] dice: which faces, and how many of each.
///
/// Where the order of the dice on the table matters, see [`Throw`].
///
/// Dice are written with their faces ascending, `1-4-4`; [`FromStr`](core::str::FromStr) also
/// reads `144`, `4 1 4` and `4,1,4`. They are ordered by their number first and then as the
/// notation reads: `1 < 5 < 1-1 < 1-5 < 5-5 < 1-1-1`.
///
/// ```
/// use hotdice::{Dice, Face};
///
/// let dice: Dice = "414".parse()?;
/// assert_eq!(dice.to_string(), "1-4-4");
/// assert_eq!(dice.len(), 3);
/// assert_eq!(dice.count(Face::Four), 2);
/// assert!(dice.contains("4-4".parse()?));
///
/// let more = dice.union("6".parse()?).expect("at most six");
/// assert_eq!(more.to_string(), "1-4-4-6");
/// assert_eq!(more.difference("4-4".parse()?), Some("1-6".parse()?));
/// assert_eq!(more.intersection("4-5-6".parse()?), "4-6".parse()?);
/// assert_eq!(more.pips(), 15);
/// # Ok::<(), hotdice::ParseDiceError>(())
/// ```
// Three bits a face, ones highest: the sum of all counts is at most 6, so no field overflows, and
// among multisets of one size the larger number reads first.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Dice(u32);

const BITS: u32 = 3;
const FIELD: u32 = 0b111;
/// One die of every face.
const ONE_EACH: u32 = 0o111_111;

impl Dice {
    /// No dice.
    pub const EMPTY: Self = Self(0);

    /// Where the count of a face begins.
    const fn shift(face: Face) -> u32 {
        BITS * (6 - face.pips() as u32)
    }

    /// One die of the face with this shift; higher bits of `shift` do not count.
    #[inline]
    const fn shifted(shift: u32) -> Self {
        Self(1_u32.wrapping_shl(shift))
    }

    /// One die.
    ///
    /// ```
    /// use hotdice::{Dice, Face};
    /// assert_eq!(Dice::one(Face::Five).to_string(), "5");
    /// ```
    #[inline]
    pub const fn one(face: Face) -> Self {
        Self(1 << Self::shift(face))
    }

    /// The multiset with `counts[0]` ones, `counts[1]` twos, and so on.
    ///
    /// ```
    /// use hotdice::Dice;
    /// assert_eq!(Dice::from_counts([1, 0, 0, 2, 0, 0])?.to_string(), "1-4-4");
    /// assert!(Dice::from_counts([4, 0, 0, 3, 0, 0]).is_err());
    /// # Ok::<(), hotdice::TooManyDice>(())
    /// ```
    ///
    /// # Errors
    /// [`TooManyDice`] if the counts sum to more than [`MAX_DICE`].
    pub fn from_counts(counts: [u8; 6]) -> Result<Self, TooManyDice> {
        let [ones, twos, threes, fours, fives, sixes] = counts;
        Self::from_count_bytes([ones, twos, threes, fours, fives, sixes, 0, 0])
            .ok_or_else(|| TooManyDice(counts.iter().map(|&count| usize::from(count)).sum()))
    }

    /// The multiset of the given faces, in any order.
    ///
    /// ```
    /// use hotdice::{Dice, Face};
    /// let dice = Dice::from_faces([Face::Four, Face::One, Face::Four])?;
    /// assert_eq!(dice.to_string(), "1-4-4");
    /// # Ok::<(), hotdice::TooManyDice>(())
    /// ```
    ///
    /// # Errors
    /// [`TooManyDice`] if there are more than [`MAX_DICE`].
    pub fn from_faces(faces: impl IntoIterator<Item = Face>) -> Result<Self, TooManyDice> {
        let mut dice = Self::EMPTY;
        let mut faces = faces.into_iter();
        while let Some(face) = faces.next() {
            match dice.union(Self::one(face)) {
                Some(more) => dice = more,
                None => return Err(TooManyDice(faces.count().saturating_add(7))),
            }
        }
        Ok(dice)
    }

    /// `count` dice of one face; at most [`MAX_DICE`].
    #[inline]
    pub(crate) const fn repeat(face: Face, count: u8) -> Self {
        debug_assert!(count <= MAX_DICE);
        Self((count as u32) << Self::shift(face))
    }

    /// How many dice there are, 0 to [`MAX_DICE`].
    #[inline]
    pub const fn len(self) -> u8 {
        // The product's highest field is the sum of all fields.
        (self.0.wrapping_mul(ONE_EACH) >> (5 * BITS) & FIELD) as u8
    }

    /// Whether there are no dice.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many dice show `face`.
    #[inline]
    pub const fn count(self, face: Face) -> u8 {
        (self.0 >> Self::shift(face) & FIELD) as u8
    }

    /// How many dice show each face, ones first.
    #[inline]
    pub fn counts(self) -> [u8; 6] {
        let [ones, twos, threes, fours, fives, sixes, ..] = self.count_bytes();
        [ones, twos, threes, fours, fives, sixes]
    }

    /// The counts, and two bytes of nothing: eight bytes are one word.
    #[inline]
    pub(crate) const fn count_bytes(self) -> [u8; 8] {
        // Three copies of the six fields, far enough apart not to overlap; in each, two fields meet
        // the bytes they belong to, one after either shift.
        const COPIES: u64 = 1 | 1 << 22 | 1 << 44;
        const EVEN_BYTES: u64 = 0x0007_0007_0007;
        const ODD_BYTES: u64 = 0x0700_0700_0700;
        let copies = self.0 as u64 * COPIES;
        (copies >> 15 & EVEN_BYTES | copies >> 4 & ODD_BYTES).to_le_bytes()
    }

    /// The multiset with these counts; `None` if they are too many, or the last bytes are not 0.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the six fields are the lowest 18 bits"
    )]
    #[inline]
    pub(crate) const fn from_count_bytes(bytes: [u8; 8]) -> Option<Self> {
        const NO_COUNT: u64 = !0x0707_0707_0707;
        let counts = u64::from_le_bytes(bytes);
        if counts & NO_COUNT != 0 {
            return None;
        }
        // Fields join two by two, the lower byte above the higher one.
        let pairs = (counts << 3 | counts >> 8) & 0x003f_003f_003f;
        let dice = Self((pairs << 12 | pairs >> 10 | pairs >> 32) as u32 & 0o777_777);
        let sum = counts.wrapping_mul(0x0101_0101_0101) >> 40 & 0xff;
        if sum > MAX_DICE as u64 {
            return None;
        }
        Some(dice)
    }

    /// The faces of all dice, ascending, a face once for each die that shows it.
    ///
    /// ```
    /// use hotdice::{Dice, Face};
    /// let dice: Dice = "414".parse()?;
    /// assert!(dice.faces().eq([Face::One, Face::Four, Face::Four]));
    /// # Ok::<(), hotdice::ParseDiceError>(())
    /// ```
    pub fn faces(self) -> impl ExactSizeIterator<Item = Face> + Clone {
        let mut rest = self;
        (0..self.len()).map(move |_| {
            let face = rest.lowest().unwrap_or(Face::One);
            rest = Self(rest.0 - (1 << Self::shift(face)));
            face
        })
    }

    /// The sum of all pips, 0 to 36.
    pub fn pips(self) -> u8 {
        Face::ALL
            .iter()
            .map(|&face| self.count(face) * face.pips())
            .sum()
    }

    /// The lowest face there is.
    #[inline]
    pub(crate) const fn lowest(self) -> Option<Face> {
        // Ones sit in the highest of six fields.
        const UNUSED: u32 = u32::BITS - 6 * BITS;
        if self.is_empty() {
            return None;
        }
        Some(Face::ALL[((self.0.leading_zeros() - UNUSED) / BITS) as usize])
    }

    /// Whether every die of `other` is here, each as often as there.
    #[inline]
    pub const fn contains(self, other: Self) -> bool {
        // A field that is too small borrows from the one above it.
        const BORROWED: u32 = ONE_EACH << BITS;
        let difference = self.0.wrapping_sub(other.0);
        (difference ^ self.0 ^ other.0) & BORROWED == 0
    }

    /// Both multisets together, or `None` if that makes more than [`MAX_DICE`] dice.
    #[inline]
    pub const fn union(self, other: Self) -> Option<Self> {
        if self.len() + other.len() > MAX_DICE {
            return None;
        }
        Some(Self(self.0 + other.0))
    }

    /// What is left after taking `other` away, or `None` if not all of it is here.
    #[inline]
    pub const fn difference(self, other: Self) -> Option<Self> {
        if !self.contains(other) {
            return None;
        }
        Some(Self(self.0 - other.0))
    }

    /// The dice that are in both.
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        Self(Face::ALL.iter().fold(0, |packed, &face| {
            packed | u32::from(self.count(face).min(other.count(face))) << Self::shift(face)
        }))
    }

    /// The union where it is known to fit.
    #[inline]
    pub(crate) const fn plus(self, other: Self) -> Self {
        debug_assert!(self.len() + other.len() <= MAX_DICE);
        Self(self.0 + other.0)
    }

    /// The difference where `other` is known to be contained.
    #[inline]
    pub(crate) const fn minus(self, other: Self) -> Self {
        debug_assert!(self.contains(other));
        Self(self.0.wrapping_sub(other.0))
    }

    /// Every multiset of `len` dice once, ascending; none if `len` is above [`MAX_DICE`].
    ///
    /// ```
    /// use hotdice::Dice;
    /// assert_eq!(Dice::all(2).count(), 21);
    /// assert_eq!(Dice::all(2).map(|dice| dice.arrangements()).sum::<u32>(), 36);
    /// ```
    pub fn all(len: u8) -> impl Iterator<Item = Self> + Clone {
        let first = (len <= MAX_DICE).then(|| Self::repeat(Face::One, len.min(MAX_DICE)));
        core::iter::successors(first, |dice| dice.successor())
    }

    /// The next multiset of the same size.
    const fn successor(self) -> Option<Self> {
        let mut place = Face::Six.index();
        while place > 0 {
            let next = Face::ALL[place];
            place -= 1;
            let face = Face::ALL[place];
            if self.count(face) > 0 {
                // One die of the highest face below six moves up, and all sixes join it there.
                let sixes = self.count(Face::Six);
                let rest = self
                    .minus(Self::one(face))
                    .minus(Self::repeat(Face::Six, sixes));
                return Some(rest.plus(Self::repeat(next, sixes + 1)));
            }
        }
        None
    }

    /// In how many orders the dice can lie: the number of ordered throws that are this multiset.
    ///
    /// ```
    /// use hotdice::Dice;
    /// assert_eq!("1-4-4".parse::<Dice>()?.arrangements(), 3);
    /// # Ok::<(), hotdice::ParseDiceError>(())
    /// ```
    pub fn arrangements(self) -> u32 {
        const FACTORIAL: [u32; 7] = [1, 1, 2, 6, 24, 120, 720];
        self.counts()
            .iter()
            .fold(FACTORIAL[usize::from(self.len())], |orders, &count| {
                orders / FACTORIAL[usize::from(count)]
            })
    }

    /// Every sub-multiset once, ascending: the empty one first, the whole last.
    ///
    /// ```
    /// use hotdice::Dice;
    /// let dice: Dice = "1-1-5".parse()?;
    /// let subsets: Vec<String> = dice.subsets().map(|subset| subset.to_string()).collect();
    /// assert_eq!(subsets, ["", "1", "5", "1-1", "1-5", "1-1-5"]);
    /// # Ok::<(), hotdice::ParseDiceError>(())
    /// ```
    pub fn subsets(self) -> Subsets {
        Subsets::new(self)
    }
}

impl Ord for Dice {
    fn cmp(&self, other: &Self) -> Ordering {
        // Of two multisets of one size, more low faces read first.
        (self.len().cmp(&other.len())).then(other.0.cmp(&self.0))
    }
}

impl PartialOrd for Dice {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl From<Face> for Dice {
    fn from(face: Face) -> Self {
        Self::one(face)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn everything() -> impl Iterator<Item = Dice> {
        (0..=MAX_DICE).flat_map(Dice::all)
    }

    #[test]
    fn all_ascends_and_is_complete() {
        assert!(everything().is_sorted_by(|a, b| a < b));
        for len in 0..=MAX_DICE {
            let ordered: u32 = Dice::all(len).map(Dice::arrangements).sum();
            assert_eq!(ordered, 6_u32.pow(len.into()));
        }
        assert_eq!(Dice::all(7).count(), 0);
    }

    #[test]
    fn containment_agrees_with_counts() {
        for a in everything() {
            for b in everything() {
                let counted = Face::ALL.iter().all(|&face| a.count(face) >= b.count(face));
                assert_eq!(a.contains(b), counted, "{a} contains {b}");
                assert_eq!(a.difference(b).is_some(), counted);
            }
        }
    }

    #[test]
    fn counts_are_those_of_each_face() {
        for dice in everything() {
            assert_eq!(
                dice.counts(),
                Face::ALL.map(|face| dice.count(face)),
                "{dice}"
            );
            assert_eq!(Dice::from_counts(dice.counts()), Ok(dice));
        }
    }

    #[test]
    fn too_many_dice_are_counted() {
        assert_eq!(Dice::from_faces([Face::Two; 9]), Err(TooManyDice(9)));
        assert_eq!(Dice::from_counts([255; 6]), Err(TooManyDice(1530)));
    }
}
