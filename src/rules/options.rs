//! The choices a rule set makes, each a small type of its own.

use core::fmt;

/// How dice kept earlier in a cycle join dice of a later throw.
///
/// ```
/// use hotdice::{CarryOver, RuleSet, SetScheme, TRIPLETS};
///
/// /// What a 4 brings after 4-4-4.
/// fn fourth(carry_over: CarryOver) -> Option<u32> {
///     let rules = RuleSet::builder().sets(TRIPLETS, SetScheme::Doubling);
///     let rules = rules.carry_over(carry_over).build().ok()?;
///     let held = rules.hold("4-4-4".parse().ok()?).ok()?;
///     let keep = rules.keeps_holding("2-4-6".parse().ok()?, held).next()?;
///     Some(keep.points())
/// }
/// assert_eq!(fourth(CarryOver::None), None);
/// assert_eq!(fourth(CarryOver::ExtendSets), Some(400)); // 800 are worth 400 more
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CarryOver {
    /// Each throw scores on its own: 4-4-4 kept, a later 4 is worthless. The common rule.
    #[default]
    None,
    /// Dice kept as singles may complete a straight with at least one die of this throw; the
    /// straight replaces what they scored. With 1-5 kept (150), 2-3-4-6 completes 1-6 and the turn
    /// stands at 1000 (Crapola).
    Straights,
    /// A set kept in this cycle grows by later dice of its face, by the difference of the two
    /// sets' values. A face has one growing set in a cycle: the greatest that was kept of it.
    ExtendSets,
    /// Any combination may mix earlier and new dice. New dice may be kept only if all dice of the
    /// cycle together are then worth more than before, and they gain the difference (Cien mil).
    Progressive,
}

/// What a player may do after every die of the cycle has scored.
///
/// ```
/// use hotdice::{Account, BankRefusal, HotDice, RuleSet, Turn};
///
/// let rules = RuleSet::builder().hot_dice(HotDice::Must).build()?;
/// let mut turn = Turn::new(&rules, Account::NEW);
/// turn.throw("1-1-1-5-5-5".parse()?)?;
/// turn.keep("1-1-1-5-5-5".parse()?)?;
/// assert_eq!(turn.bank_refusal(), Some(BankRefusal::HotDice));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum HotDice {
    /// Throw all dice again, or bank.
    #[default]
    May,
    /// Throw all dice again; banking is refused, unless it hits an exact target.
    Must,
}

/// What confirms a combination: until then the turn points cannot be banked (Zehntausend).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Confirmation {
    /// Nothing has to.
    #[default]
    None,
    /// So many points, kept of later throws of the turn.
    Points(u32),
    /// A die of a later throw of the turn that scores as a single: a 1 or a 5 in nearly all games.
    Single,
}

impl Confirmation {
    /// What is unconfirmed when this is, and another combination asks for more: the greater of
    /// points, else what was asked for last.
    pub(crate) fn and(self, asked: Self) -> Self {
        match (self, asked) {
            (_, Self::None) => self,
            (Self::Points(before), Self::Points(points)) => Self::Points(before.max(points)),
            _ => asked,
        }
    }
}

/// What a bust costs besides the turn points.
///
/// ```
/// use hotdice::{BustEffect, Game, RuleSet};
///
/// let rules = RuleSet::builder().bust_effect(BustEffect::Subtract).build()?;
/// let mut game = Game::new(&rules, 2, 0)?;
/// game.throw("1-2-3-4-6-6".parse()?)?;
/// game.keep("1".parse()?)?;
/// game.throw("2-3-4-6-6".parse()?)?; // a bust
/// assert_eq!(game.seat(0)?.account.total, -100);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BustEffect {
    /// Nothing.
    #[default]
    LoseTurn,
    /// The lost turn points are subtracted from the total as well.
    Subtract,
}

/// What several busts in a row cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Penalty {
    /// These points.
    Points(u32),
    /// The whole total, if it is above 0.
    WholeTotal,
}

impl From<u32> for Penalty {
    fn from(points: u32) -> Self {
        Self::Points(points)
    }
}

/// How many busts in a row cost a penalty. The count begins again after each penalty, so that six
/// busts cost two of them at three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BustStreak {
    /// The busts; 0 if no number of them costs anything.
    pub busts: u8,
    /// What they cost.
    pub penalty: Penalty,
}

impl BustStreak {
    /// Busts in a row cost nothing.
    pub const NONE: Self = Self {
        busts: 0,
        penalty: Penalty::Points(0),
    };
}

/// Whether a player may begin with what the player before has banked: with those points, and the
/// dice that were not kept (all of them after hot dice). A bust then costs the player before nothing.
/// See [`Turn::take_over`](crate::Turn::take_over) for an example.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Piggyback {
    /// No player may.
    #[default]
    Off,
    /// Every player may.
    On,
    /// A player on the board may.
    OnBoard,
    /// A player with at least this total may.
    FromTotal(u32),
}

/// Whether a bank that meets the target needs the [minimum](crate::RuleSetBuilder::minimum).
///
/// ```
/// use hotdice::{Account, RuleSet, Turn, WinningBank};
///
/// let rules = RuleSet::builder().minimum(300).winning_bank(WinningBank::Excused).build()?;
/// let mut turn = Turn::new(&rules, Account { total: 9900, on_board: true });
/// turn.throw("1-2-3-4-6-6".parse()?)?;
/// turn.keep("1".parse()?)?;
/// assert!(turn.can_bank()); // only 100 points, but they win
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WinningBank {
    /// It does, like any other.
    #[default]
    NeedsMinimum,
    /// It is excused.
    Excused,
}

/// Which scoring dice of a throw have to be kept.
///
/// ```
/// use hotdice::{Keeping, RuleSet};
///
/// let rules = RuleSet::builder().keeping(Keeping::AllScoring).build()?;
/// let keeps = rules.keeps("1-2-5".parse()?);
/// assert!(keeps.map(|keep| keep.dice.to_string()).eq(["1-5"]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Keeping {
    /// Any that make a keep-set, at least one.
    #[default]
    AnyScoring,
    /// All: a keep-set is refused while a larger one contains it.
    AllScoring,
}

/// Whether three or more equal dice may be counted as single dice.
///
/// ```
/// use hotdice::{RuleSet, Sets};
///
/// let keeps = |rule| -> Result<usize, Box<dyn std::error::Error>> {
///     let rules = RuleSet::builder().set_rule(rule).build()?;
///     Ok(rules.keeps("1-1-1-2".parse()?).len())
/// };
/// assert_eq!(keeps(Sets::MaySplit)?, 3); // 1, 1-1 and 1-1-1
/// assert_eq!(keeps(Sets::OverrideSingles)?, 1); // 1-1-1
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Sets {
    /// They may, and a set that was thrown may be split.
    #[default]
    MaySplit,
    /// Three or more equal dice that have a value as a set are taken as that set, never as
    /// singles, and a set that was thrown is kept whole or not at all.
    OverrideSingles,
}

/// When combinations other than single dice count.
///
/// ```
/// use hotdice::{Combinations, RuleSet};
///
/// let rules = RuleSet::builder().combinations(Combinations::OnFullThrow).build()?;
/// assert!(!rules.is_bust("2-3-4-4-4-6".parse()?));
/// assert!(rules.is_bust("4-4-4".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Combinations {
    /// On any throw.
    #[default]
    OnAnyThrow,
    /// Only on a throw of all dice; on other throws single dice alone score.
    OnFullThrow,
}

/// How the target is met.
///
/// ```
/// use hotdice::{Account, Finish, RuleSet, Turn};
///
/// let rules = RuleSet::builder().finish(Finish::Exact).build()?;
/// let mut turn = Turn::new(&rules, Account { total: 9900, on_board: true });
/// turn.throw("1-2-3-4-5-6".parse()?)?;
/// turn.keep("1-5".parse()?)?;
/// assert!(!turn.can_bank()); // 150, where 100 are missing
/// turn.take_back()?;
/// turn.keep("1".parse()?)?;
/// assert!(turn.can_bank());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Finish {
    /// By a total at or above it.
    #[default]
    Reach,
    /// By exactly it; a bank that would exceed it is refused.
    Exact,
}

/// How the game ends once a player has met the target.
///
/// ```
/// use hotdice::{Ending, Game, Reason, RuleSet};
///
/// let rules = RuleSet::builder().ending(Ending::Rounds(1)).build()?;
/// let mut game = Game::new(&rules, 2, 0)?;
/// game.throw("1-2-3-4-6-6".parse()?)?;
/// game.keep("1".parse()?)?;
/// game.bank()?;
/// game.throw("2-2-3-3-4-6".parse()?)?; // a bust
/// let outcome = game.outcome().expect("everyone has had a turn");
/// assert_eq!(outcome.reason, Reason::Rounds);
/// assert!(outcome.winners.contains(0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Ending {
    /// At once: the bank that meets the target wins.
    #[default]
    Immediate,
    /// Every other player has one more turn; the highest total wins.
    LastTurn,
    /// Every other player has one more turn, and again everyone else whenever a player catches up
    /// with the highest total; the game ends when that total stands and one player alone has it.
    CatchUp(CatchUp),
    /// The players who have not had their turn in this round still have it; the highest total wins.
    FinishRound,
    /// After so many rounds the highest total wins, whatever it is; no target is met.
    Rounds(u16),
}

impl Ending {
    /// How many rounds are played, where they are counted.
    pub(crate) const fn rounds(self) -> Option<u16> {
        match self {
            Self::Rounds(rounds) => Some(rounds),
            Self::Immediate | Self::LastTurn | Self::CatchUp(_) | Self::FinishRound => None,
        }
    }
}

/// Which bank gives everyone else another turn in a [`CatchUp`](Ending::CatchUp) ending.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CatchUp {
    /// One that equals or beats the highest total (Crapola).
    #[default]
    ByEqualling,
    /// Only one that beats it.
    ByBeating,
}

/// Who wins when the ending leaves several players with the highest total.
///
/// ```
/// use hotdice::{Ending, Game, RuleSet, SeatSet, Tie};
///
/// /// Who wins if neither of two players banks anything in the only round.
/// fn winners(tie: Tie) -> Result<SeatSet, Box<dyn std::error::Error>> {
///     let rules = RuleSet::builder().ending(Ending::Rounds(1)).tie(tie).build()?;
///     let mut game = Game::new(&rules, 2, 0)?;
///     game.throw("2-2-3-3-4-6".parse()?)?;
///     game.throw("2-2-3-3-4-6".parse()?)?;
///     Ok(game.outcome().map_or(SeatSet::EMPTY, |outcome| outcome.winners))
/// }
/// assert_eq!(winners(Tie::Shared)?, SeatSet::of(0).with(1));
/// assert_eq!(winners(Tie::EarlierSeat)?, SeatSet::of(0));
/// assert_eq!(winners(Tie::PlayOff)?, SeatSet::EMPTY); // they play on
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Tie {
    /// All of them.
    #[default]
    Shared,
    /// The one in the earliest seat.
    EarlierSeat,
    /// They have another turn each, until one of all players alone has the highest total.
    PlayOff,
}

/// Who begins. The engine owns no chance: it tells the caller what to ask for.
///
/// ```
/// use hotdice::{FirstPlayer, Preset, RuleSet};
/// let rules = RuleSet::preset(Preset::Crapola);
/// assert_eq!(rules.first_player(), FirstPlayer::HighestThrow);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FirstPlayer {
    /// The player in the first seat.
    #[default]
    FirstSeat,
    /// The player with the greatest sum of one throw of all dice; see
    /// [`ThrowOff`](crate::ThrowOff).
    HighestThrow,
    /// A player drawn by lot.
    Lot,
    /// A player the table names by some property, the youngest say.
    Named,
}

/// How many players a game takes: at least and at most.
///
/// ```
/// use hotdice::{Preset, RuleSet};
/// let players = RuleSet::preset(Preset::Crapola).players();
/// assert!(players.allow(4) && !players.allow(5));
/// assert_eq!(players.to_string(), "1 to 4");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Players {
    /// The fewest.
    pub min: u8,
    /// The most, at most [`MAX_PLAYERS`](crate::MAX_PLAYERS).
    pub max: u8,
}

impl Players {
    /// Whether a game of `players` may be played.
    pub const fn allow(self, players: u8) -> bool {
        self.min <= players && players <= self.max
    }
}

impl fmt::Display for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.min == self.max {
            return write!(f, "{}", self.min);
        }
        write!(f, "{} to {}", self.min, self.max)
    }
}

/// `none`, `500 points` or `single`.
impl fmt::Display for Confirmation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.pad("none"),
            Self::Points(points) => write!(f, "{points} points"),
            Self::Single => f.pad("single"),
        }
    }
}

/// `500 points` or `whole total`.
impl fmt::Display for Penalty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Points(points) => write!(f, "{points} points"),
            Self::WholeTotal => f.pad("whole total"),
        }
    }
}

/// `none`, or `3 busts: 500 points`.
impl fmt::Display for BustStreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.busts {
            0 => f.pad("none"),
            busts => write!(f, "{busts} busts: {}", self.penalty),
        }
    }
}

/// `off`, `on`, `on-board` or `from 1000 points`.
impl fmt::Display for Piggyback {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Off => f.pad("off"),
            Self::On => f.pad("on"),
            Self::OnBoard => f.pad("on-board"),
            Self::FromTotal(total) => write!(f, "from {total} points"),
        }
    }
}

/// `immediate`, `last-turn`, `catch-up-by-equalling`, `catch-up-by-beating`, `finish-round` or
/// `10 rounds`.
impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Immediate => f.pad("immediate"),
            Self::LastTurn => f.pad("last-turn"),
            Self::CatchUp(CatchUp::ByEqualling) => f.pad("catch-up-by-equalling"),
            Self::CatchUp(CatchUp::ByBeating) => f.pad("catch-up-by-beating"),
            Self::FinishRound => f.pad("finish-round"),
            Self::Rounds(rounds) => write!(f, "{rounds} rounds"),
        }
    }
}
