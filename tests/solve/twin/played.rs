//! A race of two who each play turns in their own way, found by playing every turn with every throw.

use std::collections::{BTreeMap, HashMap};

use hotdice::{Account, Decision, Dice, Phase, RuleSet, Turn, Verdict, View};

use super::recursion::{Key, key};

/// Turns that are rarer are taken to be lost: hot dice may have to be thrown on and on.
const NEGLIGIBLE: f64 = 1e-16;

/// What is done with a turn that waits for a keep or for a decision.
pub(crate) type Play<'p> = dyn FnMut(&Turn<'_>) -> Decision + 'p;

/// How the turns of a player with some total end.
struct Ends {
    /// The probability of each bank that does not win.
    banks: BTreeMap<u32, f64>,
    won: f64,
    lost: f64,
}

/// How often the first of two wins who begins, and who follows. A bank that meets the target ends the
/// game, and both take it wherever it is allowed. All totals are multiples of `step`.
pub(crate) fn versus(
    rules: &RuleSet,
    step: u32,
    one: &mut Play<'_>,
    other: &mut Play<'_>,
) -> (f64, f64) {
    let players = [all_ends(rules, step, one), all_ends(rules, step, other)];
    let size = players[0].len();
    // The probability that the player to move wins, by whose turn it is and both totals.
    let mut values: [HashMap<(usize, usize), f64>; 2] = Default::default();
    let sums = (0..2 * size - 1).rev();
    let pairs = sums.flat_map(|sum| (0..size).map(move |own| (own, sum.wrapping_sub(own))));
    for (own, others) in pairs.filter(|&(_, others)| others < size) {
        let banked = |player: usize, own: usize, others: usize| {
            let ends = &players[player][own];
            let after = ends.banks.iter().map(|(points, probability)| {
                let total = own + (points / step) as usize;
                probability * (1.0 - values[1 - player][&(others, total)])
            });
            (ends.won + after.sum::<f64>(), ends.lost)
        };
        // Who begins: mine + my_loss * (1 - answer); the other: theirs + their_loss * (1 - value).
        let (mine, my_loss) = banked(0, own, others);
        let (theirs, their_loss) = banked(1, others, own);
        let value = (mine + my_loss * (1.0 - theirs - their_loss)) / (1.0 - my_loss * their_loss);
        let answer = theirs + their_loss * (1.0 - value);
        values[0].insert((own, others), value);
        values[1].insert((others, own), answer);
    }
    (values[0][&(0, 0)], 1.0 - values[1][&(0, 0)])
}

/// The ends of turns, by the total in steps.
fn all_ends(rules: &RuleSet, step: u32, play: &mut Play<'_>) -> Vec<Ends> {
    (0..rules.target())
        .step_by(step as usize)
        .map(|total| Ends::of(rules, total, play))
        .collect()
}

impl Ends {
    fn of(rules: &RuleSet, total: u32, play: &mut Play<'_>) -> Self {
        let account = Account {
            total: i32::try_from(total).expect("a total is small"),
            on_board: total > 0,
        };
        let fresh = Turn::new(rules, account);
        let mut ends = Self {
            banks: BTreeMap::new(),
            won: 0.0,
            lost: 0.0,
        };
        // Each throw that scores leads to more points.
        let mut waiting = BTreeMap::from([(0, HashMap::from([(key(&fresh), (fresh, 1.0))]))]);
        while let Some((_, turns)) = waiting.pop_first() {
            for (turn, probability) in turns.into_values() {
                if probability < NEGLIGIBLE {
                    ends.lost += probability;
                } else {
                    ends.throw(turn, probability, play, &mut waiting);
                }
            }
        }
        ends
    }

    fn throw<'r>(
        &mut self,
        turn: Turn<'r>,
        probability: f64,
        play: &mut Play<'_>,
        waiting: &mut BTreeMap<u32, HashMap<Key, (Turn<'r>, f64)>>,
    ) {
        let dice = turn.dice_in_hand();
        let all = f64::from(6_u32.pow(dice.into()));
        for throw in Dice::all(dice) {
            let part = probability * f64::from(throw.arrangements()) / all;
            let mut after = turn;
            if after.throw(throw).expect("a throw of the dice in hand") != Verdict::Scores {
                self.lost += part;
                continue;
            }
            let kept = play(&after);
            apply(&mut after, kept);
            if after.can_bank() && View::of_turn(&after).meets_target() {
                self.won += part;
                continue;
            }
            match play(&after) {
                Decision::Throw => {
                    let turns = waiting.entry(after.points()).or_default();
                    turns.entry(key(&after)).or_insert((after, 0.0)).1 += part;
                }
                Decision::Bank => *self.banks.entry(after.points()).or_default() += part,
                _ => self.lost += part,
            }
        }
    }
}

fn apply(turn: &mut Turn<'_>, decision: Decision) {
    match decision {
        Decision::Keep(dice) => turn.keep(dice).map(drop),
        Decision::KeepAs(partition) => turn.keep_as(&partition).map(drop),
        other => panic!("{other:?} is no keep"),
    }
    .expect("it is legal");
    assert!(matches!(turn.phase(), Phase::ToDecide { .. }));
}
