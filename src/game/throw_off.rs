//! Who begins, where the greatest sum of one throw does.

use thiserror::Error;

use super::check_players;
use super::error::GameError;
use super::seats::SeatSet;
use crate::dice::Dice;
use crate::rules::{MAX_PLAYERS, RuleSet};

/// The throws that decide who begins under
/// [`FirstPlayer::HighestThrow`](crate::FirstPlayer::HighestThrow).
///
/// Each player throws all dice once, in seat order; those level with the greatest sum of pips throw
/// again.
///
/// ```
/// use hotdice::{Preset, RuleSet, ThrowOff};
///
/// let rules = RuleSet::preset(Preset::Crapola);
/// let mut throw_off = ThrowOff::new(&rules, 2)?;
/// assert_eq!(throw_off.next(), Some(0));
/// throw_off.throw("1-2-3-4-5-6".parse()?)?; // 21
/// throw_off.throw("6-6-6-1-1-1".parse()?)?; // 21 as well: both again
/// throw_off.throw("2-2-2-2-2-2".parse()?)?;
/// throw_off.throw("1-1-1-1-1-1".parse()?)?;
/// assert_eq!(throw_off.winner(), Some(0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ThrowOff {
    dice: u8,
    contenders: SeatSet,
    waiting: SeatSet,
    sums: [u8; MAX_PLAYERS as usize],
}

impl ThrowOff {
    /// Before the first throw.
    ///
    /// # Errors
    /// [`GameError::Players`] if the rules are for another number of players.
    pub fn new(rules: &RuleSet, players: u8) -> Result<Self, GameError> {
        check_players(rules, players)?;
        let all = SeatSet::first_seats(players);
        Ok(Self {
            dice: rules.dice(),
            contenders: all,
            waiting: if players > 1 { all } else { SeatSet::EMPTY },
            sums: [0; MAX_PLAYERS as usize],
        })
    }

    /// The seat that throws next; `None` once it is decided.
    pub fn next(&self) -> Option<u8> {
        self.waiting.iter().next()
    }

    /// The seat that begins, once it is decided.
    pub fn winner(&self) -> Option<u8> {
        if self.waiting.is_empty() {
            self.contenders.iter().next()
        } else {
            None
        }
    }

    /// Takes the throw of the [`next`](Self::next) player.
    ///
    /// # Errors
    /// [`ThrowOffError`] if it is decided, or the throw is not of all dice.
    pub fn throw(&mut self, dice: Dice) -> Result<(), ThrowOffError> {
        let seat = self.next().ok_or(ThrowOffError::Decided)?;
        if dice.len() != self.dice {
            return Err(ThrowOffError::DiceCount {
                expected: self.dice,
                got: dice.len(),
            });
        }
        self.sums[usize::from(seat)] = dice.pips();
        self.waiting = self.waiting.without(seat);
        if self.waiting.is_empty() {
            let sum = |seat: u8| self.sums[usize::from(seat)];
            let best = self.contenders.iter().map(sum).max();
            self.contenders = self.contenders.filtered(|seat| Some(sum(seat)) == best);
            if self.contenders.len() > 1 {
                self.waiting = self.contenders;
            }
        }
        Ok(())
    }
}

/// A throw that a [`ThrowOff`] refuses. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum ThrowOffError {
    /// It is known who begins.
    #[error("it is decided who begins")]
    Decided,
    /// A throw of too few or too many dice.
    #[error("a throw of {expected} dice is expected, not of {got}")]
    DiceCount {
        /// The dice of the game.
        expected: u8,
        /// The dice thrown.
        got: u8,
    },
}
