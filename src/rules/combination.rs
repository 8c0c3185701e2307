//! What dice are worth together: payouts, group patterns, sets and the combinations they make.

use core::fmt;
use core::iter::Sum;
use core::ops::Add;

use crate::dice::{Dice, Face};

/// How many equal dice make a set.
///
/// ```
/// use hotdice::SetSize;
/// assert_eq!(SetSize::Four.dice(), 4);
/// assert_eq!(SetSize::Four.to_string(), "four of a kind");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum SetSize {
    /// A pair.
    Two = 2,
    /// A triplet.
    Three,
    /// Four of a kind.
    Four,
    /// Five of a kind.
    Five,
    /// Six of a kind.
    Six,
}

impl SetSize {
    /// All sizes, ascending.
    pub const ALL: [Self; 5] = [Self::Two, Self::Three, Self::Four, Self::Five, Self::Six];

    /// The number of dice, 2 to 6.
    pub const fn dice(self) -> u8 {
        self as u8
    }

    pub(crate) const fn index(self) -> usize {
        self as usize - 2
    }

    /// The number in words.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Two => "two",
            Self::Three => "three",
            Self::Four => "four",
            Self::Five => "five",
            Self::Six => "six",
        }
    }

    /// The size of `dice` equal dice, if that many make a set.
    pub(crate) fn of(dice: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|size| size.dice() == dice)
    }
}

/// `three of a kind`, say.
impl fmt::Display for SetSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of a kind", self.word())
    }
}

/// What a rule set pays for a pattern of dice.
///
/// Whole numbers convert: `1500.into()` pays 1500 points, `0.into()` makes the pattern no
/// combination.
///
/// ```
/// use hotdice::{Face, Payout, RuleSet, SetSize, Worth};
///
/// let rules = RuleSet::builder()
///     .straight(Face::One..=Face::Six, Payout::PointsPlusSingles(1000))
///     .of_a_kind(SetSize::Six, Face::Six, Payout::InstantWin)
///     .of_a_kind(SetSize::Three, Face::Two, Payout::InstantLoss)
///     .build()?;
/// assert_eq!(rules.points("123456".parse()?), Some(1150));
/// assert_eq!(rules.worth("666666".parse()?), Some(Worth::Win));
/// assert!(rules.is_bust("1-2-2-2".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Payout {
    /// The pattern is no combination.
    #[default]
    Nothing,
    /// These points.
    Points(u32),
    /// These points and the value of every die in it that also scores as a single (Cien mil).
    PointsPlusSingles(u32),
    /// These points and the points of the triplet of every face that it has three or more of; a
    /// triplet that pays this does not count itself again.
    PointsPlusTriplets(u32),
    /// The game, at once.
    InstantWin,
    /// The turn: a throw that contains the pattern is lost.
    InstantLoss,
}

impl Payout {
    /// Whether the pattern may be kept for this payout.
    pub(crate) const fn can_be_kept(self) -> bool {
        !matches!(self, Self::Nothing | Self::InstantLoss)
    }
}

impl From<u32> for Payout {
    fn from(points: u32) -> Self {
        match points {
            0 => Self::Nothing,
            _ => Self::Points(points),
        }
    }
}

/// `nothing`, `1500`, `1500 plus singles`, `1500 plus triplets`, `win` or `loss`.
impl fmt::Display for Payout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.pad("nothing"),
            Self::Points(points) => points.fmt(f),
            Self::PointsPlusSingles(points) => write!(f, "{points} plus singles"),
            Self::PointsPlusTriplets(points) => write!(f, "{points} plus triplets"),
            Self::InstantWin => f.pad("win"),
            Self::InstantLoss => f.pad("loss"),
        }
    }
}

/// A pattern of equal groups (three pairs, two triplets …): its payout, and which degenerate forms
/// of it count.
///
/// ```
/// use hotdice::{GroupPattern, RuleSet};
///
/// let distinct = RuleSet::builder().three_pairs(750).build()?;
/// assert_eq!(distinct.points("22-22-55".parse()?), None);
///
/// let pattern = GroupPattern::paying(750).or_four_plus_two().or_all_alike();
/// let loose = RuleSet::builder().three_pairs(pattern).build()?;
/// assert_eq!(loose.points("22-22-55".parse()?), Some(750));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct GroupPattern {
    pub(crate) payout: Payout,
    pub(crate) four_plus_two: bool,
    pub(crate) all_alike: bool,
}

impl GroupPattern {
    /// The pattern of groups with different faces.
    pub fn paying(payout: impl Into<Payout>) -> Self {
        Self {
            payout: payout.into(),
            ..Self::default()
        }
    }

    /// Two of the three pairs may show one face: four of a kind and a pair. For three pairs only.
    #[must_use]
    pub const fn or_four_plus_two(mut self) -> Self {
        self.four_plus_two = true;
        self
    }

    /// All groups may show one face: six of a kind, or five for a full house.
    #[must_use]
    pub const fn or_all_alike(mut self) -> Self {
        self.all_alike = true;
        self
    }

    /// What the pattern pays.
    pub const fn payout(self) -> Payout {
        self.payout
    }

    /// Whether four of a kind and a pair count as three pairs.
    pub const fn accepts_four_plus_two(self) -> bool {
        self.four_plus_two
    }

    /// Whether the groups may all show one face.
    pub const fn accepts_all_alike(self) -> bool {
        self.all_alike
    }
}

impl<P: Into<Payout>> From<P> for GroupPattern {
    fn from(payout: P) -> Self {
        Self::paying(payout)
    }
}

/// The payout and the forms that count as well: `750, also 4+2, also all alike`, say.
impl fmt::Display for GroupPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.payout)?;
        if self.four_plus_two {
            f.write_str(", also 4+2")?;
        }
        if self.all_alike {
            f.write_str(", also all alike")?;
        }
        Ok(())
    }
}

/// How the value of a set follows from that of its triplet.
///
/// See [`RuleSetBuilder::sets`](crate::RuleSetBuilder::sets).
///
/// ```
/// use hotdice::{RuleSet, SetScheme, TRIPLETS};
///
/// fn five_threes(scheme: SetScheme) -> Option<u32> {
///     let rules = RuleSet::builder().sets(TRIPLETS, scheme).build().ok()?;
///     rules.points("3-3-3-3-3".parse().ok()?)
/// }
/// assert_eq!(five_threes(SetScheme::TripletsOnly), None); // two of them score nothing
/// assert_eq!(five_threes(SetScheme::Doubling), Some(1200));
/// assert_eq!(five_threes(SetScheme::Adding), Some(900));
/// assert_eq!(five_threes(SetScheme::Flat), Some(300));
/// assert_eq!(five_threes(SetScheme::PerExtraDie(1000)), Some(2300));
/// let (four, five, six) = (1000, 2000, 3000);
/// assert_eq!(five_threes(SetScheme::Fixed { four, five, six }), Some(2000));
/// let (four, five, six) = (2, 4, 10);
/// assert_eq!(five_threes(SetScheme::Times { four, five, six }), Some(1200));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SetScheme {
    /// Only triplets count.
    TripletsOnly,
    /// Each further die doubles: 200, 400, 800, 1600.
    Doubling,
    /// Each further die adds the triplet again: 200, 400, 600, 800.
    Adding,
    /// A larger set is worth no more than its triplet.
    Flat,
    /// Each further die adds these points.
    PerExtraDie(u32),
    /// Four, five and six of a kind are worth these points, whatever the face.
    Fixed {
        /// Four of a kind.
        four: u32,
        /// Five of a kind.
        five: u32,
        /// Six of a kind.
        six: u32,
    },
    /// Four, five and six of a kind are the triplet times these factors.
    Times {
        /// Four of a kind.
        four: u32,
        /// Five of a kind.
        five: u32,
        /// Six of a kind.
        six: u32,
    },
}

impl SetScheme {
    /// The points of a set of `size` dice whose triplet is worth `triplet`; saturating, so that a
    /// value out of range is still found by `build`.
    pub(crate) const fn points(self, size: SetSize, triplet: u32) -> u32 {
        let extra = match size {
            SetSize::Two => return 0,
            SetSize::Three => return triplet,
            SetSize::Four | SetSize::Five | SetSize::Six => size.dice() as u32 - 3,
        };
        if triplet == 0 {
            return 0;
        }
        match self {
            Self::TripletsOnly => 0,
            Self::Doubling => triplet.saturating_mul(1 << extra),
            Self::Adding => triplet.saturating_mul(1 + extra),
            Self::Flat => triplet,
            Self::PerExtraDie(points) => triplet.saturating_add(points.saturating_mul(extra)),
            Self::Fixed { four, five, six } => [four, five, six][extra as usize - 1],
            Self::Times { four, five, six } => {
                triplet.saturating_mul([four, five, six][extra as usize - 1])
            }
        }
    }
}

/// What dice are worth: points, or the game.
///
/// A win is worth more than any points.
///
/// ```
/// use hotdice::Worth;
/// assert!(Worth::Win > Worth::Points(1_000_000));
/// assert_eq!(Worth::Points(450).to_string(), "450");
/// assert_eq!(Worth::Win.to_string(), "win");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Worth {
    /// Points.
    Points(u32),
    /// The game, at once.
    Win,
}

impl Worth {
    /// The points; a win has none.
    pub const fn points(self) -> u32 {
        match self {
            Self::Points(points) => points,
            Self::Win => 0,
        }
    }

    /// What is gained where `before` is replaced by this, if it is more.
    pub(crate) fn gain_over(self, before: Self) -> Option<Self> {
        match (self, before) {
            (Self::Win, Self::Points(_)) => Some(Self::Win),
            (Self::Points(after), Self::Points(before)) if after > before => {
                Some(Self::Points(after - before))
            }
            _ => None,
        }
    }
}

impl Add for Worth {
    type Output = Self;

    /// Points add up, saturating; with a win everything is a win.
    fn add(self, other: Self) -> Self {
        match (self, other) {
            (Self::Points(a), Self::Points(b)) => Self::Points(a.saturating_add(b)),
            _ => Self::Win,
        }
    }
}

impl Sum for Worth {
    fn sum<I: Iterator<Item = Self>>(worths: I) -> Self {
        worths.fold(Self::Points(0), Add::add)
    }
}

impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Points(points) => points.fmt(f),
            Self::Win => f.pad("win"),
        }
    }
}

/// What kind of pattern a combination is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum CombinationKind {
    /// A run of faces.
    Straight,
    /// Three pairs, or what the rule set counts as such.
    ThreePairs,
    /// Four of a kind and a pair.
    FourAndPair,
    /// Two triplets.
    TwoTriplets,
    /// A triplet and a pair.
    FullHouse,
    /// An exact multiset.
    Formation,
    /// n of a kind.
    Set,
    /// One die.
    Single,
    /// A throw of all dice without any other combination, for which the rule set pays a bonus.
    Scoreless,
}

impl CombinationKind {
    /// All kinds, in their order.
    pub const ALL: [Self; 9] = [
        Self::Straight,
        Self::ThreePairs,
        Self::FourAndPair,
        Self::TwoTriplets,
        Self::FullHouse,
        Self::Formation,
        Self::Set,
        Self::Single,
        Self::Scoreless,
    ];

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for CombinationKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Straight => "straight",
            Self::ThreePairs => "three pairs",
            Self::FourAndPair => "four of a kind and a pair",
            Self::TwoTriplets => "two triplets",
            Self::FullHouse => "full house",
            Self::Formation => "formation",
            Self::Set => "set",
            Self::Single => "single",
            Self::Scoreless => "scoreless throw",
        })
    }
}

/// A pattern of dice with its worth under a rule set.
///
/// ```
/// use hotdice::{CombinationKind, Preset, RuleSet, Worth};
///
/// let rules = RuleSet::preset(Preset::Titusind);
/// let partition = rules.partitions("1-4-4-4".parse()?).next().expect("every die scores");
/// let [single, set] = partition.combinations() else { panic!("there is one way") };
/// assert_eq!((single.kind, single.worth), (CombinationKind::Single, Worth::Points(100)));
/// assert_eq!((set.kind, set.worth), (CombinationKind::Set, Worth::Points(400)));
/// # Ok::<(), hotdice::ParseDiceError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Combination {
    /// Its dice; with carry-over these include dice of earlier throws.
    pub dice: Dice,
    /// What pattern they are.
    pub kind: CombinationKind,
    /// What they are worth.
    pub worth: Worth,
}

impl Combination {
    /// The set's face and size in dice, if this is a set.
    pub(crate) fn as_set(&self) -> Option<(Face, u8)> {
        match self.kind {
            CombinationKind::Set => self.dice.lowest().map(|face| (face, self.dice.len())),
            _ => None,
        }
    }
}

/// `4-4-4 400 (set)`, say.
impl fmt::Display for Combination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ({})", self.dice, self.worth, self.kind)
    }
}
