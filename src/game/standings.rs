//! Who is where: the players from first to last.

use super::Game;
use crate::order::sort_by_key;
use crate::rules::MAX_PLAYERS;

/// A player's place in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Standing {
    /// The place, from 1; equal players share it.
    pub place: u8,
    /// The seat.
    pub seat: u8,
    /// The total in points.
    pub total: i32,
}

impl Game<'_> {
    /// The players from first to last: winners, then those who stayed, then those who left, each
    /// by total. Equal players share a place.
    ///
    /// ```
    /// use hotdice::{Game, Preset, RuleSet};
    ///
    /// let rules = RuleSet::preset(Preset::Farkle);
    /// let mut game = Game::new(&rules, 3, 0)?;
    /// game.throw("1-2-2-3-4-6".parse()?)?;
    /// game.keep("1".parse()?)?;
    /// game.bank()?;
    /// let places: Vec<_> = game.standings().map(|s| (s.place, s.seat, s.total)).collect();
    /// assert_eq!(places, [(1, 0, 100), (2, 1, 0), (2, 2, 0)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn standings(&self) -> impl ExactSizeIterator<Item = Standing> + '_ {
        let mut order = [0; MAX_PLAYERS as usize];
        for (place, seat) in order.iter_mut().zip(0..) {
            *place = seat;
        }
        let order = &mut order[..usize::from(self.players)];
        sort_by_key(order, |&seat| self.rank(seat));
        let mut standings = [Standing::default(); MAX_PLAYERS as usize];
        let mut place = 0;
        for (index, &seat) in (0..).zip(order.iter()) {
            let before = order.get(usize::from(index).wrapping_sub(1));
            if before.is_none_or(|&before| self.rank(before) != self.rank(seat)) {
                place = index + 1;
            }
            standings[usize::from(index)] = Standing {
                place,
                seat,
                total: self.total(seat),
            };
        }
        standings.into_iter().take(order.len())
    }

    /// What places a player: lower is better.
    fn rank(&self, seat: u8) -> (bool, bool, core::cmp::Reverse<i32>) {
        let wins = self
            .outcome
            .is_some_and(|outcome| outcome.winners.contains(seat));
        let left = self.seats[usize::from(seat)].left;
        (!wins, left, core::cmp::Reverse(self.total(seat)))
    }
}
