//! What to do now: every legal action with its value, the best first.

use alloc::vec::Vec;
use core::cmp::Ordering;

use super::best_turn::{BestTurn, TurnTable};
use super::situation::Situation;
use crate::rules::{Partition, Worth};
use crate::strategy::{Decision, Strategy, View};
use crate::turn::{Phase, Turn, TurnState};

/// An action with what it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Advice {
    /// What to do.
    pub decision: Decision,
    /// What is expected of it if all that follows is best: the points of the turn, or the probability
    /// of winning the game, 0 to 1.
    pub value: f64,
}

impl Advice {
    /// Better first; of equals the bank, then as they were listed.
    fn sort(advice: &mut [Self]) {
        advice.sort_by(|a, b| {
            let by_value = b.value.total_cmp(&a.value);
            by_value.then_with(|| match (a.decision, b.decision) {
                (Decision::Bank, Decision::Bank) => Ordering::Equal,
                (Decision::Bank, _) => Ordering::Less,
                (_, Decision::Bank) => Ordering::Greater,
                _ => Ordering::Equal,
            })
        });
    }
}

impl BestTurn {
    /// Every legal action of this turn with the expected points of the turn, the best first. Where
    /// the turn waits for a keep, those are the keep-sets, each in the partition that is worth most
    /// in the long run.
    ///
    /// The turn has to be played by the rules this was solved for; of others the values are
    /// meaningless. A turn that is over has no actions. Giving up is left out where there is
    /// anything else to do.
    ///
    /// ```
    /// use hotdice::solve::BestTurn;
    /// use hotdice::{Account, Decision, Preset, RuleSet, Turn};
    ///
    /// let rules = RuleSet::preset(Preset::Farkle);
    /// let best = BestTurn::of(&rules)?;
    /// let mut turn = Turn::new(&rules, Account { total: 3000, on_board: true });
    /// turn.throw("1-2-3-4-5-6".parse()?)?;
    /// // The 1 and five dice are better than the 1, the 5 and four dice.
    /// let advice = best.advice(&turn);
    /// assert_eq!(advice[0].decision, Decision::Keep("1".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn advice(&self, turn: &Turn<'_>) -> Vec<Advice> {
        let table = self.of_account(turn.account());
        let mut advice = match turn.phase() {
            Phase::ToThrow { .. } => table.advice_to_begin(turn),
            Phase::ToKeep => table.advice_to_keep(turn),
            Phase::ToDecide { .. } => table.advice_to_decide(turn),
            Phase::Over(_) => Vec::new(),
        };
        Advice::sort(&mut advice);
        advice
    }
}

impl TurnTable<'_> {
    fn advice_to_begin(&self, turn: &Turn<'_>) -> Vec<Advice> {
        let state = turn.state();
        let begun = Situation::before_throw(self.rules(), &state);
        let throw = Advice {
            decision: Decision::Throw,
            value: self.value_of_throw(&begun, state.points),
        };
        let offer = turn.offer().map(|offer| Advice {
            decision: Decision::TakeOver,
            value: self.value_of_throw(&Situation::taking_over(self.rules(), &offer), offer.points),
        });
        [throw].into_iter().chain(offer).collect()
    }

    fn advice_to_keep(&self, turn: &Turn<'_>) -> Vec<Advice> {
        let state = turn.state();
        turn.keeps()
            .filter_map(|keep| {
                let partitions = turn.partitions(keep.dice).ok()?;
                let (best, value) = partitions
                    .map(|partition| (partition, self.value_of_keep(&state, &partition)))
                    .reduce(|best, next| if next.1 > best.1 { next } else { best })?;
                // Only where the common partition is not the best has it to be named.
                let common = turn.partitions(keep.dice).ok()?;
                let by_default = crate::rules::best(common);
                let decision = if by_default == Some(best) {
                    Decision::Keep(keep.dice)
                } else {
                    Decision::KeepAs(best)
                };
                Some(Advice { decision, value })
            })
            .collect()
    }

    fn advice_to_decide(&self, turn: &Turn<'_>) -> Vec<Advice> {
        let state = turn.state();
        let points = turn.points();
        let kept = state
            .kept
            .map(|kept| Situation::after_kept(self.rules(), &state, &kept));
        let bank = turn.can_bank().then_some(Advice {
            decision: Decision::Bank,
            value: points.into(),
        });
        let throw = kept
            .filter(|kept| kept.has_throw_left(self.rules()))
            .map(|kept| Advice {
                decision: Decision::Throw,
                value: self.value_of_throw(&kept, points),
            });
        let mut advice: Vec<Advice> = bank.into_iter().chain(throw).collect();
        if advice.is_empty() {
            advice.push(Advice {
                decision: Decision::Forfeit,
                value: 0.0,
            });
        }
        advice
    }

    fn value_of_keep(&self, state: &TurnState, partition: &Partition) -> f64 {
        match partition.worth() {
            Worth::Win => self.rules().target().into(),
            Worth::Points(gain) => {
                let before = Situation::before_throw(self.rules(), state);
                let left = state.in_hand - partition.dice().len();
                let after = before.after(self.rules(), left, partition);
                self.value_of_decision(&after, state.points.saturating_add(gain))
            }
        }
    }
}

/// Plays the best turn, whatever the totals. With three or more players, and in a race, that is
/// simple but not the best way to win.
impl Strategy for BestTurn {
    fn decide(&mut self, view: &View<'_>) -> Decision {
        let turn = view.turn();
        // A bank that wins is better than any number of points.
        if view.can_bank() && view.meets_target() {
            return Decision::Bank;
        }
        self.advice(turn)
            .first()
            .map_or(Decision::Forfeit, |advice| advice.decision)
    }
}
