//! Ways to play, by name.

use std::fmt::{self, Display};
use std::str::FromStr;

use hotdice::solve::{BestTurn, Race, RacePlayer};
use hotdice::strategy::{AllScoring, MostPoints};
use hotdice::{Decision, RuleSet, Strategy, View};

use crate::cli::Failure;
use crate::race;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entrant {
    /// Keeps the most points and banks at so many.
    Most(u32),
    /// Keeps all dice that score and banks at so many points.
    All(u32),
    /// The best turn.
    Best,
    /// The best way to win against one other.
    Race,
}

/// A name that no way to play has.
#[derive(Clone, Copy, Debug, thiserror::Error)]
pub(crate) enum EntrantError {
    #[error("one of most:N, all:N, best and race is expected")]
    Unknown,
    #[error("points from 0 to 4294967295 are expected after the colon, as in most:300")]
    Points,
}

impl FromStr for Entrant {
    type Err = EntrantError;

    fn from_str(name: &str) -> Result<Self, EntrantError> {
        let (way, points) = match name.split_once(':') {
            Some((way, points)) => (way, Some(points)),
            None => (name, None),
        };
        let bank_at = || {
            let points = points.and_then(|points| points.parse().ok());
            points.ok_or(EntrantError::Points)
        };
        match (way, points) {
            ("most", _) => bank_at().map(Self::Most),
            ("all", _) => bank_at().map(Self::All),
            ("best", None) => Ok(Self::Best),
            ("race", None) => Ok(Self::Race),
            _ => Err(EntrantError::Unknown),
        }
    }
}

impl Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Most(points) => write!(f, "most:{points}"),
            Self::All(points) => write!(f, "all:{points}"),
            Self::Best => f.write_str("best"),
            Self::Race => f.write_str("race"),
        }
    }
}

/// What the players have to know beforehand.
pub(crate) struct Solved {
    best: Option<BestTurn>,
    race: Option<Race>,
}

impl Solved {
    /// Solves what these players need.
    pub(crate) fn of(entrants: &[Entrant], rules: &RuleSet) -> Result<Self, Failure> {
        let refused =
            |name: &str, reason: &dyn Display| Failure::refused("<STRATEGY>...", &name, reason);
        if entrants.contains(&Entrant::Race) && entrants.len() != 2 {
            let reason = format!("a race is a game of 2 players, not of {}", entrants.len());
            return Err(refused("race", &reason));
        }
        let mut solved = Self {
            best: None,
            race: None,
        };
        if entrants.contains(&Entrant::Best) {
            let best = BestTurn::of(rules).map_err(|error| refused("best", &error))?;
            solved.best = Some(best);
        }
        if entrants.contains(&Entrant::Race) {
            let race = race::solve(rules, |_| true).map_err(|error| refused("race", &error))?;
            solved.race = Some(race);
        }
        Ok(solved)
    }

    /// A player of this kind.
    pub(crate) fn player(&self, entrant: Entrant) -> Player<'_> {
        let solved = "what a player needs has been solved";
        match entrant {
            Entrant::Most(bank_at) => Player::Most(MostPoints { bank_at }),
            Entrant::All(bank_at) => Player::All(AllScoring { bank_at }),
            Entrant::Best => Player::Best(self.best.clone().expect(solved)),
            Entrant::Race => Player::Race(RacePlayer::new(self.race.as_ref().expect(solved))),
        }
    }
}

/// A player at the table.
#[expect(clippy::large_enum_variant, reason = "there are as many as seats")]
pub(crate) enum Player<'a> {
    Most(MostPoints),
    All(AllScoring),
    Best(BestTurn),
    Race(RacePlayer<'a>),
}

impl Strategy for Player<'_> {
    fn decide(&mut self, view: &View<'_>) -> Decision {
        match self {
            Self::Most(player) => player.decide(view),
            Self::All(player) => player.decide(view),
            Self::Best(player) => player.decide(view),
            Self::Race(player) => player.decide(view),
        }
    }
}
