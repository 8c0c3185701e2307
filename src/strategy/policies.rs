//! Two simple ways to play.

use super::{Decision, Strategy, View};
use crate::keeps::Keep;
use crate::turn::Phase;

/// Keeps the most points, of equal ones the fewest dice, and banks at a threshold.
///
/// It also banks as soon as that meets the target, and after the last throw that the rules allow.
/// Where banking is refused it throws on, or gives up if it may not. It never takes over what the
/// player before left.
///
/// ```
/// use hotdice::strategy::{MostPoints, Strategy};
/// use hotdice::{Account, Decision, Preset, RuleSet, Turn, View};
///
/// let rules = RuleSet::preset(Preset::Farkle);
/// let mut turn = Turn::new(&rules, Account::NEW);
/// turn.throw("1-5-5-5-5-2".parse()?)?;
///
/// let mut policy = MostPoints { bank_at: 300 };
/// let decision = policy.decide(&View::of_turn(&turn));
/// assert_eq!(decision, Decision::Keep("1-5-5-5-5".parse()?));
///
/// turn.keep("1-5-5-5-5".parse()?)?;
/// assert_eq!(policy.decide(&View::of_turn(&turn)), Decision::Bank);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MostPoints {
    /// The turn points at which it banks.
    pub bank_at: u32,
}

impl Strategy for MostPoints {
    fn decide(&mut self, view: &View<'_>) -> Decision {
        decide(view, self.bank_at, |keep| keep.worth)
    }
}

/// Keeps as many dice as it can, of equal many the most points, and banks at a threshold.
///
/// It also banks as soon as that meets the target, and after the last throw that the rules allow.
/// Where banking is refused it throws on, or gives up if it may not. It never takes over what the
/// player before left.
///
/// ```
/// use hotdice::strategy::{AllScoring, Strategy};
/// use hotdice::{Account, Decision, Preset, RuleSet, Turn, View};
///
/// let rules = RuleSet::preset(Preset::Farkle);
/// let mut turn = Turn::new(&rules, Account::NEW);
/// turn.throw("1-2-3-4-5-6".parse()?)?;
/// let decision = AllScoring { bank_at: 300 }.decide(&View::of_turn(&turn));
/// assert_eq!(decision, Decision::Keep("1-5".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AllScoring {
    /// The turn points at which it banks.
    pub bank_at: u32,
}

impl Strategy for AllScoring {
    fn decide(&mut self, view: &View<'_>) -> Decision {
        decide(view, self.bank_at, |keep| (keep.dice.len(), keep.worth))
    }
}

/// Keeps the first of the keep-sets that rank highest, and banks from `bank_at` on.
fn decide<R: Ord>(view: &View<'_>, bank_at: u32, rank: impl Fn(&Keep) -> R) -> Decision {
    match view.phase() {
        Phase::ToKeep => {
            let higher = |best: Keep, next: Keep| {
                if rank(&next) > rank(&best) {
                    next
                } else {
                    best
                }
            };
            // A throw that waits for a keep has one.
            let best = view.keeps().reduce(higher);
            best.map_or(Decision::Forfeit, |keep| Decision::Keep(keep.dice))
        }
        Phase::ToDecide { dice: 0 } if view.can_bank() => Decision::Bank,
        Phase::ToDecide { dice: 0 } => Decision::Forfeit,
        Phase::ToDecide { .. } => {
            let enough = view.points() >= bank_at || view.meets_target();
            if enough && view.can_bank() {
                Decision::Bank
            } else {
                Decision::Throw
            }
        }
        Phase::ToThrow { .. } | Phase::Over(_) => Decision::Throw,
    }
}
