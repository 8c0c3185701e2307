//! A second turn, which keeps its account of phases, points and held dice by itself.

use hotdice::{Account, Finish, HotDice, Phase, TurnEnd, Verdict};

use crate::script::Move;
use crate::twin::faces::{Faces, faces_of};
use crate::twin::{Group, Split, Twin, Value};

/// A turn by the twin of the scorer.
#[derive(Clone)]
pub(crate) struct TurnTwin<'t, 'r> {
    twin: &'t Twin<'r>,
    account: Account,
    /// What earlier throws of the turn gathered.
    gathered: u64,
    held: Vec<Group>,
    in_hand: usize,
    pub(crate) throws: u32,
    table: Option<Faces>,
    kept: Option<(Faces, Split)>,
    pub(crate) end: Option<TurnEnd>,
}

impl<'t, 'r> TurnTwin<'t, 'r> {
    pub(crate) fn new(twin: &'t Twin<'r>, account: Account) -> Self {
        Self {
            twin,
            account,
            gathered: 0,
            held: Vec::new(),
            in_hand: twin.dice(),
            throws: 0,
            table: None,
            kept: None,
            end: None,
        }
    }

    pub(crate) fn points(&self) -> u64 {
        let kept = self.kept.iter().map(|(_, split)| split.gain.points());
        match self.end {
            Some(_) => 0,
            None => self.gathered + kept.sum::<u64>(),
        }
    }

    pub(crate) fn phase(&self) -> Phase {
        let dice = u8::try_from(self.dice_to_throw()).expect("at most six");
        match (self.end, &self.table, &self.kept) {
            (Some(end), ..) => Phase::Over(end),
            (None, _, Some(_)) => Phase::ToDecide { dice },
            (None, Some(_), None) => Phase::ToKeep,
            (None, None, None) => Phase::ToThrow { dice },
        }
    }

    /// How many dice the next throw would take.
    fn dice_to_throw(&self) -> usize {
        match &self.kept {
            Some((dice, _)) if dice.len() == self.in_hand => self.twin.dice(),
            Some((dice, _)) => self.in_hand - dice.len(),
            None => self.in_hand,
        }
    }

    /// Takes the move if the rules allow it, and says whether they do.
    ///
    /// `best` is the partition in which the library keeps dice for which none is named.
    pub(crate) fn take(&mut self, tried: &Move, best: Option<Split>) -> bool {
        match (tried, self.phase()) {
            (_, Phase::Over(_)) => false,
            (Move::Throw(dice), Phase::ToThrow { .. } | Phase::ToDecide { .. }) => {
                self.throw(faces_of(*dice))
            }
            (Move::Keep(dice), Phase::ToKeep) => self.keep(faces_of(*dice), best),
            (Move::KeepAs(partition), Phase::ToKeep) => {
                self.keep(faces_of(partition.dice()), Some((*partition).into()))
            }
            (Move::TakeBack, Phase::ToDecide { .. }) => self.kept.take().is_some(),
            (Move::Bank, Phase::ToDecide { .. }) => self.bank(),
            (Move::Forfeit, _) => {
                self.end = Some(TurnEnd::Forfeited);
                true
            }
            _ => false,
        }
    }

    fn throw(&mut self, dice: Faces) -> bool {
        if dice.len() != self.dice_to_throw() {
            return false;
        }
        self.in_hand = dice.len();
        self.gathered = self.points();
        if let Some((_, split)) = self.kept.take() {
            self.held = self.twin.held_after(&self.held, &split);
        }
        if let Verdict::Bust(bust) = self.twin.verdict(&dice, &self.held) {
            self.end = Some(TurnEnd::Bust(bust));
        }
        self.throws += 1;
        self.table = Some(dice);
        true
    }

    fn keep(&mut self, dice: Faces, split: Option<Split>) -> bool {
        let table = self.table.as_deref().unwrap_or_default();
        let keeps = self.twin.keeps(table, &self.held);
        let known = keeps.iter().find(|keep| keep.faces == dice);
        let splits = self
            .twin
            .splits(&dice, &self.held, self.in_hand == self.twin.dice());
        match (known, split) {
            (Some(_), Some(split)) if splits.contains(&split) => {
                if split.gain == Value::Win {
                    self.end = Some(TurnEnd::Won);
                } else {
                    self.kept = Some((dice, split));
                }
                true
            }
            _ => false,
        }
    }

    fn bank(&mut self) -> bool {
        let allowed = self.can_bank();
        if allowed {
            let points = u32::try_from(self.points()).expect("a script is short");
            self.end = Some(TurnEnd::Banked { points });
        }
        allowed
    }

    /// Whether the rules allow to bank now.
    pub(crate) fn can_bank(&self) -> bool {
        let rules = self.twin.rules;
        let Some((dice, _)) = self.kept.as_ref().filter(|_| self.end.is_none()) else {
            return false;
        };
        let points = i64::try_from(self.points()).expect("a script is short");
        let total = i64::from(self.account.total) + points;
        let exact = rules.finish() == Finish::Exact;
        let hits = exact && total == i64::from(rules.target());
        let forced = dice.len() == self.in_hand && rules.hot_dice() == HotDice::Must;
        (!forced || hits)
            && (self.account.on_board || points >= i64::from(rules.opening()))
            && points >= i64::from(rules.minimum())
            && !(exact && total > i64::from(rules.target()))
    }
}
