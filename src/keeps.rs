//! What may be kept of a throw: all legal keep-sets, and the verdict on the throw.

use core::fmt;
use core::iter::FusedIterator;

use thiserror::Error;

use crate::dice::{Dice, Subsets};
use crate::rules::{CarryOver, Held, Partition, Partitions, RuleSet, Scope, Sets, Worth, best};

/// Dice of a throw that may be kept, with their best worth.
///
/// ```
/// use hotdice::{Preset, RuleSet};
///
/// let rules = RuleSet::preset(Preset::Farkle);
/// let keep = rules.keep("1-4-4-4-5-6".parse()?, "1-4-4-4".parse()?)?;
/// assert_eq!((keep.points(), keep.dice_left), (500, 2));
/// assert!(!keep.is_hot() && !keep.wins());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Keep {
    /// The dice.
    pub dice: Dice,
    /// What they add to the turn if they are taken in the best partition.
    pub worth: Worth,
    /// How many dice of the throw are left, 0 to 5; with none left, see
    /// [`is_hot`](Self::is_hot).
    pub dice_left: u8,
}

impl Keep {
    /// The points this adds to the turn; 0 if it wins the game.
    pub const fn points(&self) -> u32 {
        self.worth.points()
    }

    /// Whether keeping these dice wins the game at once.
    pub const fn wins(&self) -> bool {
        matches!(self.worth, Worth::Win)
    }

    /// Whether this makes hot dice: no die of the cycle is left, and all may be thrown again.
    pub const fn is_hot(&self) -> bool {
        self.dice_left == 0
    }

    /// How many dice the throw had.
    const fn thrown(&self) -> u8 {
        self.dice.len().saturating_add(self.dice_left)
    }
}

/// The keep-sets of a throw; see [`RuleSet::keeps`].
#[derive(Clone, Debug)]
pub struct Keeps<'r> {
    rules: &'r RuleSet,
    held: Held,
    scope: Scope,
    thrown: u8,
    dice: Subsets,
}

impl Iterator for Keeps<'_> {
    type Item = Keep;

    #[expect(
        clippy::inline_always,
        reason = "else a loop calls it once a keep, which costs half as much again"
    )]
    #[inline(always)]
    fn next(&mut self) -> Option<Keep> {
        let dice = self.dice.next()?;
        // Only what has a worth is ranked.
        let worth = self.rules.gain(self.scope, dice, self.held)?;
        Some(Keep {
            dice,
            worth,
            dice_left: self.thrown - dice.len(),
        })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.dice.size_hint()
    }
}

impl ExactSizeIterator for Keeps<'_> {}
impl FusedIterator for Keeps<'_> {}

/// What a throw means for the turn.
///
/// ```
/// use hotdice::{Bust, Preset, RuleSet, Verdict};
///
/// let rules = RuleSet::preset(Preset::Farkle);
/// assert_eq!(rules.verdict("1-2".parse()?), Verdict::Scores);
/// let bust = rules.verdict("2-3".parse()?);
/// assert_eq!(bust, Verdict::Bust(Bust::NothingScores));
/// assert_eq!(bust.to_string(), "bust: nothing scores");
/// # Ok::<(), hotdice::ParseDiceError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The player keeps at least one of the [keep-sets](RuleSet::keeps).
    Scores,
    /// The turn is lost.
    Bust(Bust),
}

/// Why a throw loses the turn. Tested in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum Bust {
    /// Too many dice of a toxic face.
    Toxic,
    /// A combination that loses the turn.
    InstantLoss,
    /// No die can be kept.
    NothingScores,
    /// It was the last throw that the rules allow, and no keep of it can be banked. Only a
    /// [`Turn`](crate::Turn) knows.
    LastThrow,
}

/// `scores`, or `bust: ` and why.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Scores => f.pad("scores"),
            Self::Bust(bust) => write!(f, "bust: {bust}"),
        }
    }
}

/// The reason in a few words: `nothing scores`, say.
impl fmt::Display for Bust {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Toxic => "too many dice of a toxic face",
            Self::InstantLoss => "a combination that loses the turn",
            Self::NothingScores => "nothing scores",
            Self::LastThrow => "nothing of the last throw can be banked",
        })
    }
}

/// Why dice cannot be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum KeepError {
    /// No dice were named.
    #[error("at least one scoring die must be kept")]
    NoDice,
    /// The throw does not have these dice.
    #[error("{dice} is not in the throw {throw}")]
    NotThrown {
        /// The dice that were to be kept.
        dice: Dice,
        /// The throw.
        throw: Dice,
    },
    /// Not every die of them scores.
    #[error("not every die of {dice} scores")]
    NotScoring {
        /// The dice that were to be kept.
        dice: Dice,
    },
    /// They score, but only together with further scoring dice may they be kept.
    #[error("{dice} cannot be kept without the other dice that score with it, as in {instead}")]
    Incomplete {
        /// The dice that were to be kept.
        dice: Dice,
        /// A keep-set that contains them, or the first one of the throw.
        instead: Dice,
    },
    /// The throw loses the turn.
    #[error("nothing of {throw} can be kept")]
    Bust {
        /// The throw.
        throw: Dice,
    },
}

impl RuleSet {
    /// Every legal keep-set of this throw once, with its best worth, ascending by its dice: fewer
    /// dice first, then as the notation reads.
    ///
    /// At most 63; none if the throw is a bust, or of more dice than the game has. Nothing is held
    /// from earlier throws; for a throw of fewer dice than the game has, with carry-over, see
    /// [`keeps_holding`](Self::keeps_holding). No allocation.
    ///
    /// ```
    /// use hotdice::{Preset, RuleSet};
    ///
    /// let rules = RuleSet::preset(Preset::Titusind);
    /// let keeps: Vec<String> = rules
    ///     .keeps("1-4-4-4-5".parse()?)
    ///     .map(|keep| format!("{} {}", keep.dice, keep.worth))
    ///     .collect();
    /// assert_eq!(keeps, [
    ///     "1 100", "5 50", "1-5 150", "4-4-4 400", "1-4-4-4 500", "4-4-4-5 450", "1-4-4-4-5 550",
    /// ]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn keeps(&self, throw: Dice) -> Keeps<'_> {
        self.ranked_keeps(throw, Held::NOTHING, self.keep_sets(throw))
    }

    /// Every legal keep-set of this throw where dice are held from earlier throws of the cycle.
    ///
    /// Points are what a keep adds to the turn. None if these are more dice than the game has. See
    /// [`keeps`](Self::keeps) for the order, and [`Held`] for an example.
    #[inline]
    pub fn keeps_holding(&self, throw: Dice, held: Held) -> Keeps<'_> {
        if held.open.is_empty() && self.fits(throw.len(), held) {
            return self.keeps(throw);
        }
        self.keeps_beside(throw, held)
    }

    /// Whether so many dice can be thrown beside the held ones.
    #[inline]
    const fn fits(&self, thrown: u8, held: Held) -> bool {
        thrown.saturating_add(held.dice.len()) <= self.dice()
    }

    /// The keep-sets where later dice may build on held ones, which no table knows.
    #[inline(never)]
    fn keeps_beside(&self, throw: Dice, held: Held) -> Keeps<'_> {
        let ranks = if self.fits(throw.len(), held) && !self.is_lost(throw) {
            self.legal_ranks(throw, |dice| self.gain(Scope::All, dice, held).is_some())
        } else {
            0
        };
        self.ranked_keeps(throw, held, ranks)
    }

    #[inline]
    fn ranked_keeps(&self, throw: Dice, held: Held, ranks: u64) -> Keeps<'_> {
        Keeps {
            rules: self,
            held,
            scope: self.scope_of(throw.len()),
            thrown: throw.len(),
            dice: Subsets::ranked(throw, ranks),
        }
    }

    /// The keep-set of exactly these dice of a throw, or why they cannot be kept.
    ///
    /// ```
    /// use hotdice::{KeepError, Preset, RuleSet};
    ///
    /// let rules = RuleSet::preset(Preset::Farkle);
    /// let throw = "1-2-3-4-5-6".parse()?;
    /// assert_eq!(rules.keep(throw, "1-5".parse()?)?.points(), 150);
    /// let dice = "1-2".parse()?;
    /// assert_eq!(rules.keep(throw, dice), Err(KeepError::NotScoring { dice }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`KeepError`] with the reason.
    pub fn keep(&self, throw: Dice, dice: Dice) -> Result<Keep, KeepError> {
        self.keep_holding(throw, Held::NOTHING, dice)
    }

    /// The keep-set of exactly these dice of a throw where dice are held, or why they cannot be
    /// kept.
    ///
    /// # Errors
    /// [`KeepError`] with the reason.
    #[inline]
    pub fn keep_holding(&self, throw: Dice, held: Held, dice: Dice) -> Result<Keep, KeepError> {
        self.legal_keep(throw, held, dice)
            .ok_or_else(|| self.why_not(throw, held, dice))
    }

    #[inline]
    fn legal_keep(&self, throw: Dice, held: Held, dice: Dice) -> Option<Keep> {
        if self.restricts_keeps() {
            return self
                .keeps_holding(throw, held)
                .find(|keep| keep.dice == dice);
        }
        // Where any scoring dice may be kept, no other keep-set needs to be looked at.
        let dice_left = throw.difference(dice)?.len();
        if !self.fits(throw.len(), held) || self.is_lost(throw) {
            return None;
        }
        let worth = self.gain(self.scope_of(throw.len()), dice, held)?;
        Some(Keep {
            dice,
            worth,
            dice_left,
        })
    }

    /// Whether this throw loses the turn whatever it would score.
    #[inline]
    fn is_lost(&self, throw: Dice) -> bool {
        self.keep_sets(throw) == 0 && (self.is_toxic(throw) || self.loses_instantly(throw))
    }

    #[cold]
    fn why_not(&self, throw: Dice, held: Held, dice: Dice) -> KeepError {
        if dice.is_empty() {
            return KeepError::NoDice;
        }
        if !throw.contains(dice) {
            return KeepError::NotThrown { dice, throw };
        }
        let Some(first) = self.keeps_holding(throw, held).next() else {
            return KeepError::Bust { throw };
        };
        if self.gain(self.scope_of(throw.len()), dice, held).is_none() {
            return KeepError::NotScoring { dice };
        }
        let larger = self
            .keeps_holding(throw, held)
            .find(|keep| keep.dice.contains(dice));
        KeepError::Incomplete {
            dice,
            instead: larger.unwrap_or(first).dice,
        }
    }

    /// Every partition of a keep-set, with what each adds to the turn; the keep's worth is the
    /// greatest of them. For dice kept from a throw of all dice, [`partitions`](Self::partitions)
    /// says the same.
    ///
    /// A keep that these rules did not list has the partitions of its dice in a throw of as many dice
    /// as it has and leaves; none if they score nothing, or if so many cannot be thrown.
    ///
    /// ```
    /// use hotdice::{Preset, RuleSet};
    ///
    /// let rules = RuleSet::preset(Preset::Crapola);
    /// let held = rules.hold("1".parse()?)?;
    /// let keep = rules.keep_holding("2-3-4-5-6".parse()?, held, "2-3-4-5-6".parse()?)?;
    /// let partitions = rules.partitions_holding(&keep, held);
    /// assert!(partitions.map(|p| p.to_string()).eq([
    ///     "900: 1-2-3-4-5-6 1000 (straight), taking up 1",
    ///     "1000: 2-3-4-5-6 1000 (straight)",
    /// ]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn partitions_holding(&self, keep: &Keep, held: Held) -> Partitions<'_> {
        let thrown = keep.thrown();
        let dice = if self.fits(thrown, held) {
            keep.dice
        } else {
            Dice::EMPTY
        };
        self.partitions_in(self.scope_of(thrown), dice, held)
    }

    /// The partition that a keep is taken in unless the player names one: the first of those that
    /// are worth most.
    pub(crate) fn best_of(&self, keep: &Keep, held: Held) -> Option<Partition> {
        best(self.partitions_holding(keep, held))
    }

    /// What this throw means for the turn, with nothing held. Of more dice than the game has, it is a
    /// bust.
    ///
    /// ```
    /// use hotdice::{Bust, Preset, RuleSet, Verdict};
    ///
    /// let rules = RuleSet::preset(Preset::CienMil);
    /// assert_eq!(rules.verdict("1-5-6-6".parse()?), Verdict::Bust(Bust::Toxic));
    /// assert_eq!(rules.verdict("2-3-4".parse()?), Verdict::Bust(Bust::NothingScores));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn verdict(&self, throw: Dice) -> Verdict {
        match self.keep_sets(throw) {
            0 => Verdict::Bust(self.why_bust(throw)),
            _ => Verdict::Scores,
        }
    }

    /// What this throw means for the turn where dice are held. Of more dice than are left to throw,
    /// it is a bust.
    #[inline]
    pub fn verdict_holding(&self, throw: Dice, held: Held) -> Verdict {
        if !self.fits(throw.len(), held) {
            return Verdict::Bust(self.why_bust(throw));
        }
        let alone = self.verdict(throw);
        // What scores by itself scores beside held dice too, unless all are valued together.
        let apart = self.carry_over() != CarryOver::Progressive;
        let decided = alone == Verdict::Scores && apart && self.set_rule() == Sets::MaySplit;
        if held.open.is_empty() || decided {
            return alone;
        }
        if self.keeps_holding(throw, held).len() > 0 {
            return Verdict::Scores;
        }
        Verdict::Bust(self.why_bust(throw))
    }

    #[cold]
    fn why_bust(&self, throw: Dice) -> Bust {
        if self.is_toxic(throw) {
            Bust::Toxic
        } else if self.loses_instantly(throw) {
            Bust::InstantLoss
        } else {
            Bust::NothingScores
        }
    }

    /// Whether this throw loses the turn, with nothing held.
    pub fn is_bust(&self, throw: Dice) -> bool {
        self.verdict(throw) != Verdict::Scores
    }
}
