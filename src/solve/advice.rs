//! What to do now: every legal action with its value, the best first.

use alloc::vec::Vec;

use super::best_turn::BestTurn;
use super::situation::Situation;
use super::turn_values::STUCK;
use crate::dice::Dice;
use crate::rules::{Finish, Partition, RuleSet, Worth};
use crate::strategy::{Decision, Strategy, View};
use crate::turn::{Phase, Turn, TurnState};

/// An action with what it is worth; see [`BestTurn::advice`] and
/// [`Race::advice`](super::Race::advice).
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
    /// Better first; equals as they were listed, the bank before a throw.
    fn sort(advice: &mut [Self]) {
        advice.sort_by(|a, b| b.value.total_cmp(&a.value));
    }
}

impl BestTurn {
    /// Every legal action of this turn with the expected points of the turn, the best first. Where
    /// the turn waits for a keep, those are the keep-sets, each in the partition that is worth most
    /// in the long run.
    ///
    /// A turn that is over has no actions, and of a turn under other rules than this was solved for
    /// nothing is known. Giving up is listed only where there is nothing else to do, and what leads
    /// there is worth as much.
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
        if turn.rules() != self.rules() {
            return Vec::new();
        }
        advice(&self.of_account(turn.account()), turn)
    }
}

/// Where the values of a turn come from.
pub(super) trait Values {
    /// The rules of the turn.
    fn rules(&self) -> &RuleSet;

    /// The value of another throw in this situation with these points.
    fn of_throw(&self, situation: &Situation, points: u32) -> f64;

    /// The value of a decision in this situation with these points.
    fn of_decision(&self, situation: &Situation, points: u32) -> f64;

    /// The value of a bank of these points, where it is allowed.
    fn of_bank(&self, points: u32) -> f64;

    /// The value of winning the game at once.
    fn of_win(&self) -> f64;

    /// The value of giving the turn up.
    fn of_nothing(&self) -> f64;
}

/// Every legal action of a turn, the best first.
pub(super) fn advice(values: &impl Values, turn: &Turn<'_>) -> Vec<Advice> {
    let mut advice = match turn.phase() {
        Phase::ToThrow { .. } => to_begin(values, turn),
        Phase::ToKeep => to_keep(values, turn),
        Phase::ToDecide { .. } => to_decide(values, turn),
        Phase::Over(_) => Vec::new(),
    };
    Advice::sort(&mut advice);
    advice
}

fn to_begin(values: &impl Values, turn: &Turn<'_>) -> Vec<Advice> {
    let state = turn.state();
    let begun = Situation::before_throw(values.rules(), &state);
    let throw = Advice {
        decision: Decision::Throw,
        value: values.of_throw(&begun, state.points),
    };
    let offer = turn.offer().map(|offer| {
        let taken = Situation::taking_over(values.rules(), &offer);
        Advice {
            decision: Decision::TakeOver,
            value: values.of_throw(&taken, offer.points),
        }
    });
    [throw].into_iter().chain(offer).collect()
}

fn to_keep(values: &impl Values, turn: &Turn<'_>) -> Vec<Advice> {
    turn.keeps()
        .filter_map(|keep| best_partition(values, turn, keep.dice))
        .collect()
}

/// The partition of these dice that is worth most in the long run, by name only where it is not the
/// one that they are taken in anyway.
fn best_partition(values: &impl Values, turn: &Turn<'_>, dice: Dice) -> Option<Advice> {
    let state = turn.state();
    let partitions = || turn.partitions(dice).ok();
    let (best, value) = partitions()?
        .map(|partition| (partition, of_keep(values, &state, &partition)))
        .reduce(|best, next| if next.1 > best.1 { next } else { best })?;
    let by_default = crate::rules::best(partitions()?)?;
    let decision = if of_keep(values, &state, &by_default) >= value {
        Decision::Keep(dice)
    } else {
        Decision::KeepAs(best)
    };
    Some(Advice { decision, value })
}

fn of_keep(values: &impl Values, state: &TurnState, partition: &Partition) -> f64 {
    match partition.worth() {
        Worth::Win => values.of_win(),
        Worth::Points(gain) => {
            let before = Situation::before_throw(values.rules(), state);
            let left = state.in_hand - partition.dice().len();
            let after = before.after(values.rules(), left, partition);
            match values.of_decision(&after, state.points.saturating_add(gain)) {
                STUCK => values.of_nothing(),
                value => value,
            }
        }
    }
}

fn to_decide(values: &impl Values, turn: &Turn<'_>) -> Vec<Advice> {
    let state = turn.state();
    let points = turn.points();
    let bank = turn.can_bank().then(|| Advice {
        decision: Decision::Bank,
        value: values.of_bank(points),
    });
    let throw = state
        .kept
        .map(|kept| Situation::after_kept(values.rules(), &state, &kept))
        .filter(|kept| kept.has_throw_left(values.rules()))
        .map(|kept| Advice {
            decision: Decision::Throw,
            value: values.of_throw(&kept, points),
        });
    let mut advice: Vec<Advice> = bank.into_iter().chain(throw).collect();
    if advice.is_empty() {
        advice.push(Advice {
            decision: Decision::Forfeit,
            value: values.of_nothing(),
        });
    }
    advice
}

/// Plays the best turn, with an eye on the end of the game: a heuristic for any number of players, not
/// the best way to win. A bank that meets the target is taken where that wins at once; once the end is
/// called, it throws on until it leads, and then banks. It gives up a turn of other rules. Two players
/// who want to win have [`RacePlayer`](super::RacePlayer).
impl Strategy for BestTurn {
    fn decide(&mut self, view: &View<'_>) -> Decision {
        if let Some(decision) = at_the_end(view) {
            return decision;
        }
        self.advice(view.turn())
            .first()
            .map_or(Decision::Forfeit, |advice| advice.decision)
    }
}

/// What the end of the game asks for, where points alone would not.
fn at_the_end(view: &View<'_>) -> Option<Decision> {
    let Phase::ToDecide { dice } = view.phase() else {
        return None;
    };
    let ending = view.game().filter(|game| game.due().is_some());
    // Nobody gets further than an exact target.
    let exact = view.turn().rules().finish() == Finish::Exact;
    let game = match ending {
        Some(game) if !exact => game,
        _ => return (view.can_bank() && view.meets_target()).then_some(Decision::Bank),
    };
    let others = (0..).zip(game.seats());
    let best_other = others
        .filter(|(seat, other)| *seat != game.current() && !other.left)
        .map(|(_, other)| other.account.total)
        .max()?;
    let total = i64::from(view.turn().account().total) + i64::from(view.points());
    if total > i64::from(best_other) && view.can_bank() {
        return Some(Decision::Bank);
    }
    (total <= i64::from(best_other) && dice > 0).then_some(Decision::Throw)
}
