//! The best turn by recursion over real turns, which alone decide what is allowed.

use std::collections::HashMap;

use hotdice::{Account, Confirmation, Dice, RuleSet, Turn, TurnEnd, Verdict};

use super::bust_points;

/// What the rest of a turn depends on.
pub(crate) type Key = (u32, u8, Dice, Confirmation, u32, bool);

/// Turns up to a number of points, beyond which they are worth their points.
pub(crate) struct Recursion<'r> {
    rules: &'r RuleSet,
    most: u32,
    known: HashMap<Key, f64>,
    /// The turns that were thrown from, with the value of that, and those that wait for a keep.
    pub(crate) to_throw: Vec<(Turn<'r>, f64)>,
    pub(crate) to_keep: Vec<(Turn<'r>, f64)>,
}

impl<'r> Recursion<'r> {
    pub(crate) fn new(rules: &'r RuleSet, most: u32) -> Self {
        Self {
            rules,
            most,
            known: HashMap::new(),
            to_throw: Vec::new(),
            to_keep: Vec::new(),
        }
    }

    /// The value of a whole turn.
    pub(crate) fn of(&mut self, on_board: bool) -> f64 {
        self.throwing(Turn::new(self.rules, Account { total: 0, on_board }))
    }

    /// The value of throwing in this turn.
    pub(crate) fn throwing(&mut self, turn: Turn<'r>) -> f64 {
        self.known.clear();
        self.thrown(turn)
    }

    fn thrown(&mut self, turn: Turn<'r>) -> f64 {
        let key = key(&turn);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let dice = turn.dice_in_hand();
        let lost = bust_points(self.rules, turn.points(), turn.throws() == 0);
        let sum: f64 = Dice::all(dice)
            .map(|throw| {
                let mut thrown = turn;
                let verdict = thrown.throw(throw).expect("a throw of the dice in hand");
                let value = match verdict {
                    Verdict::Bust(_) => lost,
                    Verdict::Scores => self.kept(thrown),
                };
                f64::from(throw.arrangements()) * value
            })
            .sum();
        let value = sum / f64::from(6_u32.pow(dice.into()));
        self.known.insert(key, value);
        self.to_throw.push((turn, value));
        value
    }

    fn kept(&mut self, turn: Turn<'r>) -> f64 {
        let mut best = f64::NEG_INFINITY;
        for keep in turn.keeps() {
            for partition in turn.partitions(keep.dice).expect("a keep-set") {
                let mut after = turn;
                after.keep_as(&partition).expect("one of its partitions");
                best = best.max(self.decided(after));
            }
        }
        self.to_keep.push((turn, best));
        best
    }

    fn decided(&mut self, turn: Turn<'r>) -> f64 {
        if turn.end() == Some(TurnEnd::Won) {
            return self.rules.target().into();
        }
        let points = f64::from(turn.points());
        if turn.points() > self.most {
            return points;
        }
        let mut best = f64::NEG_INFINITY;
        if turn.can_bank() {
            best = points;
        }
        if turn.dice_in_hand() > 0 {
            best = best.max(self.thrown(turn));
        }
        best
    }
}

pub(crate) fn key(turn: &Turn<'_>) -> Key {
    let most = u32::from(turn.rules().max_throws());
    let throws = if most == 0 { 0 } else { turn.throws() };
    let open = turn.kept().map_or(Dice::EMPTY, |kept| kept.open);
    let fresh = turn.throws() == 0;
    (
        turn.points(),
        turn.dice_in_hand(),
        open,
        turn.pending(),
        throws,
        fresh,
    )
}
