//! Optimal play: the greatest expected points of a turn, and how to get them.
//!
//! ```
//! use hotdice::solve::BestTurn;
//! use hotdice::{Preset, RuleSet};
//!
//! let best = BestTurn::of(&RuleSet::preset(Preset::BuscheNeller))?;
//! assert!((best.on_board().expected() - 446.571440343728).abs() < 1e-11);
//! // With one die left 250 points are worth more than what another throw would bring.
//! assert_eq!(best.on_board().bank_at(1), Some(250));
//! # Ok::<(), hotdice::solve::SolveError>(())
//! ```

mod advice;
mod best_turn;
mod distribution;
mod error;
mod long_run;
mod moves;
mod policy;
mod race;
mod situation;
mod turn_values;

pub use advice::Advice;
pub use best_turn::{BestTurn, TurnTable};
pub use distribution::Distribution;
pub use error::SolveError;
pub use long_run::LongRun;
pub use policy::{Policy, PolicyError};
pub use race::{
    LoadRaceError, Player, Progress, Race, RaceError, RacePlayer, RaceState, Versus, VersusError,
};
