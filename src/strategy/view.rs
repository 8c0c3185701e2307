//! What a strategy sees.

use crate::dice::Dice;
use crate::game::Game;
use crate::keeps::Keeps;
use crate::rules::RuleSet;
use crate::turn::{Phase, Turn};

/// A turn, and the game it belongs to if it does, to look at only.
///
/// ```
/// use hotdice::{Account, Preset, RuleSet, Turn, View};
///
/// let rules = RuleSet::preset(Preset::Farkle);
/// let mut turn = Turn::new(&rules, Account::NEW);
/// turn.throw("1-2-3-4-5-6".parse()?)?;
/// let view = View::of_turn(&turn);
/// assert_eq!(view.keeps().len(), 3); // 1, 5 and 1-5
/// assert!(!view.can_bank() && view.game().is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    turn: &'a Turn<'a>,
    game: Option<&'a Game<'a>>,
}

impl<'a> View<'a> {
    /// The present turn of a game.
    pub const fn of_game(game: &'a Game<'a>) -> Self {
        Self {
            turn: game.turn(),
            game: Some(game),
        }
    }

    /// A turn by itself.
    pub const fn of_turn(turn: &'a Turn<'a>) -> Self {
        Self { turn, game: None }
    }

    /// The turn.
    pub const fn turn(&self) -> &'a Turn<'a> {
        self.turn
    }

    /// The game, with the totals of all seats; `None` for a turn by itself.
    pub const fn game(&self) -> Option<&'a Game<'a>> {
        self.game
    }

    /// The rules.
    pub const fn rules(&self) -> &'a RuleSet {
        self.turn.rules()
    }

    /// What the turn waits for.
    pub fn phase(&self) -> Phase {
        self.turn.phase()
    }

    /// The throw on the table.
    pub const fn table(&self) -> Dice {
        self.turn.table()
    }

    /// The keep-sets of the throw on the table; none unless the turn waits for a keep.
    pub fn keeps(&self) -> Keeps<'a> {
        self.turn.keeps()
    }

    /// The points at risk.
    pub fn points(&self) -> u32 {
        self.turn.points()
    }

    /// Whether the points may be banked now.
    pub fn can_bank(&self) -> bool {
        self.turn.can_bank()
    }

    /// Whether a bank of the points at risk meets the target; never where rounds are counted.
    pub fn meets_target(&self) -> bool {
        self.turn.meets_target()
    }
}
