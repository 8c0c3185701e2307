//! Players: what they see, what they decide, and two simple ways to play.
//!
//! [`play`] plays a whole game between [strategies](Strategy), [`play_turn`] one turn of it. The best
//! players there are come from [`solve`](crate::solve).

mod play;
mod policies;
mod view;

#[cfg(all(feature = "solve", feature = "std", feature = "chacha"))]
pub(crate) use play::finish_turn;
pub use play::{PlayError, THROW_LIMIT, play, play_turn};
pub use policies::{AllScoring, MostPoints};
pub use view::View;

use crate::dice::Dice;
use crate::rules::Partition;

/// What a player does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Decision {
    /// Throw the dice in hand: the first throw, or another one after a keep.
    Throw,
    /// Begin with what the player before has left; see [`Turn::take_over`](crate::Turn::take_over).
    TakeOver,
    /// Keep these dice in their best partition.
    Keep(Dice),
    /// Keep dice as this partition.
    KeepAs(Partition),
    /// Bank the turn points.
    Bank,
    /// Give the turn up.
    Forfeit,
}

/// A way to play.
///
/// A strategy is asked after each throw which dice to keep, and after each keep whether to throw
/// again or to bank. The first throw of a turn is no decision, unless there is something to
/// [take over](crate::Turn::take_over). Any closure from a view to a
/// decision is a strategy:
///
/// ```
/// use hotdice::strategy::play;
/// use hotdice::{Decision, Game, Phase, Preset, RuleSet, SeededDice, View};
///
/// // Keeps one die at a time and banks whatever it is.
/// let mut timid = |view: &View<'_>| match view.keeps().next() {
///     Some(keep) => Decision::Keep(keep.dice),
///     None => Decision::Bank,
/// };
/// let rules = RuleSet::preset(Preset::BuscheNeller);
/// let mut game = Game::new(&rules, 1, 0)?;
/// let outcome = play(&mut game, &mut [&mut timid], &mut SeededDice::new(1), 10_000)?;
/// assert!(outcome.winners.contains(0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Strategy {
    /// The next action in the turn that the view shows.
    fn decide(&mut self, view: &View<'_>) -> Decision;
}

impl<F: FnMut(&View<'_>) -> Decision> Strategy for F {
    fn decide(&mut self, view: &View<'_>) -> Decision {
        self(view)
    }
}

#[cfg(feature = "alloc")]
impl Strategy for alloc::boxed::Box<dyn Strategy + '_> {
    fn decide(&mut self, view: &View<'_>) -> Decision {
        (**self).decide(view)
    }
}
