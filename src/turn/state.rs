//! A turn as plain data, and the checks on what comes from outside.

use super::error::ResumeTurnError;
use super::{MAX_TOTAL, MAX_TURN_POINTS};
use crate::dice::Dice;
use crate::keeps::{Bust, Verdict};
use crate::rules::{CombinationKind, Confirmation, Held, Piggyback, RuleSet, Worth};

/// What a player brings to a turn.
///
/// ```
/// use hotdice::{Account, Preset, RuleSet, Turn};
///
/// // 100 points: the first bank of this game needs 500.
/// let rules = RuleSet::preset(Preset::FarkleBoxed);
/// for (account, may_bank) in [
///     (Account::NEW, false),
///     (Account { total: 600, on_board: true }, true),
/// ] {
///     let mut turn = Turn::new(&rules, account);
///     turn.throw("1-2-3-4-6-6".parse()?)?;
///     turn.keep("1".parse()?)?;
///     assert_eq!(turn.can_bank(), may_bank);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Account {
    /// The points banked so far, less penalties; at most [`MAX_TOTAL`] either way.
    pub total: i32,
    /// Whether the player has banked before, so that the opening no longer holds.
    pub on_board: bool,
}

impl Account {
    /// A player who has not banked yet.
    pub const NEW: Self = Self {
        total: 0,
        on_board: false,
    };

    /// The account once these points are banked; totals saturate at [`MAX_TOTAL`].
    pub(crate) fn credited(self, points: u32) -> Self {
        Self {
            total: self.total.saturating_add_unsigned(points).min(MAX_TOTAL),
            on_board: true,
        }
    }

    /// Whether a player with this account may take over what the player before left.
    pub(super) fn may_piggyback(self, piggyback: Piggyback) -> bool {
        match piggyback {
            Piggyback::Off => false,
            Piggyback::On => true,
            Piggyback::OnBoard => self.on_board,
            Piggyback::FromTotal(total) => i64::from(self.total) >= i64::from(total),
        }
    }

    /// The account once a penalty is paid, which takes it no lower than the lowest total.
    pub(crate) fn charged(self, points: u32, lowest: i32) -> Self {
        let floor = lowest.max(-MAX_TOTAL).min(self.total);
        Self {
            total: self.total.saturating_sub_unsigned(points).max(floor),
            ..self
        }
    }

    /// Refuses a total out of range, and points banked without an opening.
    pub(crate) fn check(self) -> Result<(), ResumeTurnError> {
        let in_range = (-MAX_TOTAL..=MAX_TOTAL).contains(&self.total);
        if !in_range || !self.on_board && self.total > 0 {
            return Err(ResumeTurnError::Account(self));
        }
        Ok(())
    }
}

/// What a turn waits for.
///
/// ```
/// use hotdice::{Account, Phase, Preset, RuleSet, Turn, TurnEnd};
///
/// let rules = RuleSet::preset(Preset::Farkle);
/// let mut turn = Turn::new(&rules, Account::NEW);
/// assert_eq!(turn.phase(), Phase::ToThrow { dice: 6 });
/// turn.throw("1-2-3-4-5-6".parse()?)?;
/// assert_eq!(turn.phase(), Phase::ToKeep);
/// turn.keep("1".parse()?)?;
/// assert_eq!(turn.phase(), Phase::ToDecide { dice: 5 });
/// turn.forfeit()?;
/// assert_eq!(turn.phase(), Phase::Over(TurnEnd::Forfeited));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The first throw.
    ToThrow {
        /// With so many dice.
        dice: u8,
    },
    /// Dice to be kept of the throw on the table.
    ToKeep,
    /// Another throw, or the bank; or the keep is taken back.
    ToDecide {
        /// How many dice another throw takes: those left, or all with hot dice; 0 once the rules
        /// allow no more throws.
        dice: u8,
    },
    /// Nothing more.
    Over(TurnEnd),
}

/// How a turn ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum TurnEnd {
    /// The points go to the total.
    Banked {
        /// The points of the turn.
        points: u32,
    },
    /// The last throw lost the turn.
    Bust(Bust),
    /// A keep won the game.
    Won,
    /// The player gave the turn up.
    Forfeited,
}

/// What is kept of the throw on the table.
///
/// ```
/// use hotdice::{Account, Preset, RuleSet, Turn};
///
/// let rules = RuleSet::preset(Preset::Farkle);
/// let mut turn = Turn::new(&rules, Account::NEW);
/// turn.throw("1-2-3-4-5-6".parse()?)?;
/// assert!(turn.kept().is_none());
/// turn.keep("1-5".parse()?)?;
/// assert_eq!(turn.kept().map(|kept| kept.points), Some(150));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct Kept {
    /// The dice.
    pub dice: Dice,
    /// The points they add to the turn.
    pub points: u32,
    /// The dice that later throws may build on once these are held; see [`Held::open`].
    pub open: Dice,
    /// What is unconfirmed with these kept.
    pub pending: Confirmation,
}

/// What the player before has banked and left on the table, for the next one to take over; see
/// [`Piggyback`](crate::Piggyback).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Offer {
    /// The points to begin with.
    pub points: u32,
    /// The dice of the cycle that stay where they are; the others are thrown.
    pub held: Held,
}

impl Kept {
    /// Dice that no later throw builds on, with nothing to confirm.
    #[inline]
    pub(super) const fn closed(dice: Dice, points: u32) -> Self {
        Self {
            dice,
            points,
            open: Dice::EMPTY,
            pending: Confirmation::None,
        }
    }

    /// What is held once the dice of the game go on with these kept.
    #[inline]
    pub(super) fn held_after(&self, held: Held, dice_of_game: u8) -> Held {
        match held.dice.union(self.dice) {
            Some(dice) if dice.len() < dice_of_game => Held {
                dice,
                open: self.open,
            },
            _ => Held::NOTHING,
        }
    }
}

/// A turn as plain data, to save and to send; see [`RuleSet::resume`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct TurnState {
    /// The player's account as the turn began.
    pub account: Account,
    /// What the player may take over before the first throw.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub offer: Option<Offer>,
    /// The points that were taken over.
    pub inherited: u32,
    /// The points gathered before the throw on the table, those taken over included.
    pub points: u32,
    /// How many throws there were.
    pub throws: u32,
    /// The dice in hand: of the throw on the table, or of the first throw to come.
    pub in_hand: u8,
    /// What was kept of earlier throws of this cycle.
    pub held: Held,
    /// What is unconfirmed of earlier throws.
    pub pending: Confirmation,
    /// The throw on the table; empty before the first one.
    pub throw: Dice,
    /// What is kept of it.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub kept: Option<Kept>,
    /// How the turn ended.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub end: Option<TurnEnd>,
}

impl TurnState {
    #[inline]
    pub(super) const fn begin(account: Account, dice: u8) -> Self {
        Self {
            account,
            offer: None,
            inherited: 0,
            points: 0,
            throws: 0,
            in_hand: dice,
            held: Held::NOTHING,
            pending: Confirmation::None,
            throw: Dice::EMPTY,
            kept: None,
            end: None,
        }
    }

    #[inline]
    pub(super) fn phase(&self) -> Phase {
        match (self.end, self.kept) {
            (Some(end), _) => Phase::Over(end),
            (None, Some(kept)) => Phase::ToDecide {
                dice: match self.in_hand - kept.dice.len() {
                    0 => self.held.dice.len() + self.in_hand,
                    left => left,
                },
            },
            (None, None) if self.throw.is_empty() => Phase::ToThrow { dice: self.in_hand },
            (None, None) => Phase::ToKeep,
        }
    }

    /// Whether every die of the cycle is kept.
    #[inline]
    pub(super) fn kept_all(&self) -> bool {
        self.kept
            .is_some_and(|kept| kept.dice.len() == self.in_hand)
    }

    #[inline]
    pub(super) fn points_at_risk(&self) -> u32 {
        if self.end.is_some() {
            return 0;
        }
        let kept = self.kept.map_or(0, |kept| kept.points);
        self.points.saturating_add(kept).min(MAX_TURN_POINTS)
    }

    /// Refuses what cannot have come about under these rules.
    pub(super) fn check(&self, rules: &RuleSet) -> Result<(), ResumeTurnError> {
        self.account.check()?;
        self.check_dice(rules)?;
        self.check_offer(rules)?;
        self.check_throws(rules)?;
        self.check_points(rules)?;
        self.check_pending(rules)?;
        self.check_throw(rules)?;
        self.check_kept(rules)?;
        self.check_end(rules)
    }

    fn check_dice(&self, rules: &RuleSet) -> Result<(), ResumeTurnError> {
        let held = self.held.dice().len();
        if self.in_hand == 0 || held.checked_add(self.in_hand) != Some(rules.dice()) {
            return Err(ResumeTurnError::DiceInHand {
                in_hand: self.in_hand,
                held,
                dice: rules.dice(),
            });
        }
        if !rules.allows_held(self.held) {
            return Err(ResumeTurnError::Held(self.held));
        }
        Ok(())
    }

    fn check_offer(&self, rules: &RuleSet) -> Result<(), ResumeTurnError> {
        let allowed = self.account.may_piggyback(rules.piggyback());
        let banked = |points: u32| {
            (1..=MAX_TURN_POINTS).contains(&points) && points % rules.granularity() == 0
        };
        let offered = self.offer.is_none_or(|offer| {
            let begins = self.throws == 0 && self.inherited == 0;
            allowed && begins && banked(offer.points) && rules.allows_held(offer.held)
        });
        let inherited = self.inherited == 0 || allowed && banked(self.inherited);
        if offered && inherited {
            Ok(())
        } else {
            Err(ResumeTurnError::Offer)
        }
    }

    fn check_throws(&self, rules: &RuleSet) -> Result<(), ResumeTurnError> {
        let allowed = rules.max_throws();
        if allowed > 0 && self.throws > allowed.into() {
            return Err(ResumeTurnError::Throws {
                throws: self.throws,
                allowed,
            });
        }
        Ok(())
    }

    fn check_points(&self, rules: &RuleSet) -> Result<(), ResumeTurnError> {
        // Each throw before the one on the table was kept for at least one point.
        let earlier = self.throws.saturating_sub(1);
        let inherited = u64::from(self.inherited);
        let most = u64::from(rules.most_points()) * u64::from(earlier) + inherited;
        let points = u64::from(self.points);
        let held = u64::from(!self.held.dice().is_empty());
        let least = (u64::from(earlier) + inherited)
            .max(held)
            .min(MAX_TURN_POINTS.into());
        let possible = (least..=most.min(MAX_TURN_POINTS.into())).contains(&points);
        let fresh = self.held.dice().is_empty() || self.inherited > 0;
        let begun = self.throws > 0 || fresh && self.throw.is_empty();
        if !possible || !begun {
            return Err(ResumeTurnError::Points {
                points: self.points,
                throws: self.throws,
            });
        }
        Ok(())
    }

    fn check_pending(&self, rules: &RuleSet) -> Result<(), ResumeTurnError> {
        let mut asked = CombinationKind::ALL
            .into_iter()
            .map(|kind| rules.confirmation(kind));
        let possible = match self.pending {
            Confirmation::None => true,
            _ if self.throws < 2 => false,
            Confirmation::Points(missing) => asked.any(|asked| match asked {
                Confirmation::Points(points) => (1..=points).contains(&missing),
                _ => false,
            }),
            Confirmation::Single => asked.any(|asked| asked == Confirmation::Single),
        };
        if possible {
            Ok(())
        } else {
            Err(ResumeTurnError::Pending)
        }
    }

    fn check_throw(&self, rules: &RuleSet) -> Result<(), ResumeTurnError> {
        let expected = if self.throws == 0 { 0 } else { self.in_hand };
        if self.throw.len() != expected {
            return Err(ResumeTurnError::Throw {
                throw: self.throw,
                expected,
            });
        }
        let bust = match self.end {
            Some(TurnEnd::Bust(bust)) => Some(bust),
            _ => None,
        };
        let thrown = super::Turn {
            rules,
            state: Self {
                kept: None,
                end: None,
                ..*self
            },
        };
        let verdict = match self.throws {
            0 => Verdict::Scores,
            _ => thrown.verdict(),
        };
        let expected = bust.map_or(Verdict::Scores, Verdict::Bust);
        if verdict != expected {
            return Err(ResumeTurnError::Verdict { throw: self.throw });
        }
        Ok(())
    }

    fn check_kept(&self, rules: &RuleSet) -> Result<(), ResumeTurnError> {
        let Some(kept) = self.kept else {
            return Ok(());
        };
        let refused = Err(ResumeTurnError::Kept(kept));
        let Ok(keep) = rules.keep_holding(self.throw, self.held, kept.dice) else {
            return refused;
        };
        let known = rules.partitions_holding(&keep, self.held).any(|partition| {
            let after = rules.held_after(self.held, kept.dice, &partition);
            let pending = rules.pending_after(self.pending, &partition);
            partition.worth() == Worth::Points(kept.points)
                && (after.open(), pending) == (kept.open, kept.pending)
        });
        if known { Ok(()) } else { refused }
    }

    fn check_end(&self, rules: &RuleSet) -> Result<(), ResumeTurnError> {
        let possible = match self.end {
            None | Some(TurnEnd::Forfeited) => true,
            // The throw was checked with the bust.
            Some(TurnEnd::Bust(_)) => self.kept.is_none(),
            Some(TurnEnd::Won) => {
                self.kept.is_none()
                    && rules
                        .keeps_holding(self.throw, self.held)
                        .any(|keep| keep.wins())
            }
            Some(TurnEnd::Banked { points }) => {
                let before = Self { end: None, ..*self };
                before.points_at_risk() == points
                    && (super::Turn {
                        rules,
                        state: before,
                    })
                    .can_bank()
            }
        };
        if possible {
            Ok(())
        } else {
            Err(ResumeTurnError::End)
        }
    }
}
