//! Turns and games to save: the state with all that it takes to play on.
//!
//! A save holds the rule set, the state, and for [seeded dice](crate::SeededDice) their seed and
//! position, as plain data that can be read and edited. Any format of [serde] that describes itself
//! will do. Nothing of it is trusted: what is read is checked as
//! [`RuleSet::resume_game`] and [`RuleSet::resume`] do, so a save that is there can be played.
//!
//! ```
//! use hotdice::save::SavedGame;
//! use hotdice::{DiceSource, Game, Preset, RuleSet, SeededDice};
//!
//! let rules = RuleSet::preset(Preset::Titusind);
//! let mut dice = SeededDice::new(7);
//! let mut game = Game::new(&rules, 2, 0)?;
//! game.throw(dice.throw(6).expect("a seed never runs dry").dice())?;
//!
//! let text = serde_json::to_string(&SavedGame::of(&game).with_dice(&dice))?;
//!
//! let saved: SavedGame = serde_json::from_str(&text)?;
//! assert_eq!(saved.game().state(), game.state());
//! let mut again = saved.dice().expect("they were saved").resume();
//! assert_eq!(again.throw(6), dice.throw(6));
//!
//! let damaged = text.replace("\"throws\":1", "\"throws\":9");
//! let error = serde_json::from_str::<SavedGame>(&damaged).unwrap_err();
//! assert!(error.to_string().starts_with("game: turn: points: 0 cannot have been gathered"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The format
//!
//! `format` is its version, [`FORMAT`]; another one is refused before anything else is looked at.
//! `rules` is a [rule file](crate::rule_file), `game` or `turn` the state with the names of the
//! fields of [`GameState`] and [`TurnState`] (a game's list of `seats` has the seats in use, and
//! their number is that of the players), and `dice` has `seed` and `position`, as text where they
//! are above 2^53, since not every format holds such numbers.
//!
//! ```
//! # use hotdice::save::SavedTurn;
//! # use hotdice::{Account, Preset, RuleSet, Turn};
//! let saved: SavedTurn = toml::from_str(r#"
//! format = 1
//!
//! [rules]
//! base = "farkle"
//!
//! [turn]
//! account = { total = 300, on_board = true }
//! inherited = 0
//! points = 400
//! throws = 2
//! in_hand = 3
//! held = { dice = "4-4-4", open = "" }
//! pending = "none"
//! throw = "1-2-6"
//! kept = { dice = "1", points = 100, open = "", pending = "none" }
//! "#)?;
//! assert_eq!(saved.turn().points(), 500);
//!
//! # let rules = RuleSet::preset(Preset::Farkle);
//! # let mut turn = Turn::new(&rules, Account { total: 300, on_board: true });
//! # turn.throw("2-3-4-4-4-6".parse()?)?;
//! # turn.keep("4-4-4".parse()?)?;
//! # turn.throw("1-2-6".parse()?)?;
//! # turn.keep("1".parse()?)?;
//! # assert_eq!(saved.turn().state(), turn.state());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod format;

use alloc::boxed::Box;

use serde::{Deserialize, Serialize, Serializer};

use crate::game::{Game, GameState, ResumeGameError};
use crate::rules::RuleSet;
use crate::tree::Tree;
use crate::turn::{ResumeTurnError, Turn, TurnState};
use format::{Parts, SaveError};

/// The version of the format that is written, and the only one that is read.
pub const FORMAT: u32 = 1;

/// Where seeded dice are: all there is to know of them.
///
/// Every seed and position is one of [`SeededDice`](crate::SeededDice), so nothing of it needs to
/// be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SavedDice {
    /// The seed.
    pub seed: u64,
    /// How many words of the generator are used up.
    pub position: u64,
}

#[cfg(feature = "chacha")]
impl SavedDice {
    /// The dice, which go on as they would have.
    pub fn resume(self) -> crate::SeededDice {
        crate::SeededDice::at(self.seed, self.position)
    }
}

#[cfg(feature = "chacha")]
impl From<&crate::SeededDice> for SavedDice {
    fn from(dice: &crate::SeededDice) -> Self {
        Self {
            seed: dice.seed(),
            position: dice.position(),
        }
    }
}

/// A game with its rules, and with its dice where they follow from a seed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Tree")]
pub struct SavedGame {
    /// On the heap, since it is large and a save is handed on.
    rules: Box<RuleSet>,
    /// Of a game under these rules.
    state: GameState,
    dice: Option<SavedDice>,
}

impl SavedGame {
    /// The game as it is now, without dice.
    pub fn of(game: &Game<'_>) -> Self {
        Self {
            rules: Box::new(game.rules().clone()),
            state: game.state(),
            dice: None,
        }
    }

    /// A state under these rules, without dice.
    ///
    /// # Errors
    /// [`ResumeGameError`] if it cannot have come about under them.
    pub fn new(rules: RuleSet, state: GameState) -> Result<Self, ResumeGameError> {
        Self::checked(Box::new(rules), state)
    }

    /// The same with these dice.
    #[must_use]
    pub fn with_dice(mut self, dice: impl Into<SavedDice>) -> Self {
        self.dice = Some(dice.into());
        self
    }

    fn checked(rules: Box<RuleSet>, state: GameState) -> Result<Self, ResumeGameError> {
        rules.resume_game(&state)?;
        Ok(Self {
            rules,
            state,
            dice: None,
        })
    }

    /// The rules of the game.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The game, to play on.
    pub fn game(&self) -> Game<'_> {
        Game::restored(Turn::restored(&self.rules, self.state.turn), &self.state)
    }

    /// The dice, if there are any.
    pub const fn dice(&self) -> Option<SavedDice> {
        self.dice
    }
}

/// A turn with its rules, and with its dice where they follow from a seed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Tree")]
pub struct SavedTurn {
    /// On the heap, since it is large and a save is handed on.
    rules: Box<RuleSet>,
    /// Of a turn under these rules.
    state: TurnState,
    dice: Option<SavedDice>,
}

impl SavedTurn {
    /// The turn as it is now, without dice.
    pub fn of(turn: &Turn<'_>) -> Self {
        Self {
            rules: Box::new(turn.rules().clone()),
            state: turn.state(),
            dice: None,
        }
    }

    /// A state under these rules, without dice.
    ///
    /// # Errors
    /// [`ResumeTurnError`] if it cannot have come about under them.
    pub fn new(rules: RuleSet, state: TurnState) -> Result<Self, ResumeTurnError> {
        Self::checked(Box::new(rules), state)
    }

    /// The same with these dice.
    #[must_use]
    pub fn with_dice(mut self, dice: impl Into<SavedDice>) -> Self {
        self.dice = Some(dice.into());
        self
    }

    fn checked(rules: Box<RuleSet>, state: TurnState) -> Result<Self, ResumeTurnError> {
        rules.resume(state)?;
        Ok(Self {
            rules,
            state,
            dice: None,
        })
    }

    /// The rules of the turn.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The turn, to play on.
    pub fn turn(&self) -> Turn<'_> {
        Turn::restored(&self.rules, self.state)
    }

    /// The dice, if there are any.
    pub const fn dice(&self) -> Option<SavedDice> {
        self.dice
    }
}

const GAME: &str = "game";
const TURN: &str = "turn";

impl TryFrom<Tree> for SavedGame {
    type Error = SaveError;

    fn try_from(tree: Tree) -> Result<Self, SaveError> {
        let Parts { rules, state, dice } = format::read(tree, GAME)?;
        let saved = Self::checked(rules, state)?;
        Ok(Self { dice, ..saved })
    }
}

impl TryFrom<Tree> for SavedTurn {
    type Error = SaveError;

    fn try_from(tree: Tree) -> Result<Self, SaveError> {
        let Parts { rules, state, dice } = format::read(tree, TURN)?;
        let saved = Self::checked(rules, state)?;
        Ok(Self { dice, ..saved })
    }
}

impl Serialize for SavedGame {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        format::write(&self.rules, GAME, &self.state, self.dice, serializer)
    }
}

impl Serialize for SavedTurn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        format::write(&self.rules, TURN, &self.state, self.dice, serializer)
    }
}
