//! A second turn, which keeps its account of phases, points and held dice by itself.

use hotdice::{
    Account, Bust, CarryOver, Confirmation, Ending, Finish, HotDice, Phase, Piggyback, TurnEnd,
    Verdict, WinningBank,
};

use super::script::Move;
use super::twin::faces::{Faces, contains, face_of, faces_of};
use super::twin::{Group, Split, Twin, Value};

/// A turn by the twin of the scorer.
#[derive(Clone)]
pub(crate) struct TurnTwin<'t, 'r> {
    twin: &'t Twin<'r>,
    account: Account,
    pub(crate) offer: Option<Left>,
    /// What earlier throws of the turn gathered, with what was taken over.
    pub(crate) gathered: u64,
    held: Vec<Group>,
    in_hand: usize,
    pub(crate) throws: u32,
    /// What is unconfirmed of earlier throws.
    unconfirmed: Confirmation,
    table: Option<Faces>,
    kept: Option<(Faces, Split)>,
    pub(crate) end: Option<TurnEnd>,
}

/// What a banked turn leaves on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Left {
    pub(crate) points: u64,
    pub(crate) held: Vec<Group>,
}

impl<'t, 'r> TurnTwin<'t, 'r> {
    /// A turn after one that left this, if anything.
    pub(crate) fn new(twin: &'t Twin<'r>, account: Account, left: Option<Left>) -> Self {
        let may_take_over = match twin.rules.piggyback() {
            Piggyback::On => true,
            Piggyback::OnBoard => account.on_board,
            Piggyback::FromTotal(least) => i64::from(account.total) >= i64::from(least),
            _ => false,
        };
        Self {
            twin,
            account,
            offer: left.filter(|_| may_take_over),
            gathered: 0,
            held: Vec::new(),
            in_hand: twin.dice(),
            throws: 0,
            unconfirmed: Confirmation::None,
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
            (None, _, Some(_)) if self.is_last_throw() => Phase::ToDecide { dice: 0 },
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

    fn is_last_throw(&self) -> bool {
        let most = u32::from(self.twin.rules.max_throws());
        most > 0 && self.throws >= most
    }

    /// Takes the move if the rules allow it, and says whether they do.
    ///
    /// `best` is the partition in which the library keeps dice for which none is named.
    pub(crate) fn take(&mut self, tried: &Move, best: Option<Split>) -> bool {
        match (tried, self.phase()) {
            (_, Phase::Over(_)) => false,
            (Move::TakeOver, Phase::ToThrow { .. }) => self.take_over(),
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

    fn take_over(&mut self) -> bool {
        let Some(Left { points, held }) = self.offer.take() else {
            return false;
        };
        self.gathered = points;
        self.in_hand -= held.iter().map(|group| group.faces.len()).sum::<usize>();
        self.held = held;
        true
    }

    fn throw(&mut self, dice: Faces) -> bool {
        if dice.len() != self.dice_to_throw() || self.is_last_throw() {
            return false;
        }
        self.in_hand = dice.len();
        self.offer = None;
        self.gathered = self.points();
        self.unconfirmed = self.pending();
        if let Some((_, split)) = self.kept.take() {
            self.held = self.twin.held_after(&self.held, &split);
        }
        self.throws += 1;
        let verdict = self.twin.verdict(&dice, &self.held);
        self.table = Some(dice);
        self.end = match verdict {
            Verdict::Bust(bust) => Some(TurnEnd::Bust(bust)),
            Verdict::Scores if self.is_last_throw() && !self.can_end_well() => {
                Some(TurnEnd::Bust(Bust::LastThrow))
            }
            Verdict::Scores => None,
        };
        true
    }

    /// Whether some dice of the last throw win, or can be banked once they are kept.
    fn can_end_well(&self) -> bool {
        let throw = self.table.as_deref().unwrap_or_default();
        let keeps = self.twin.keeps(throw, &self.held);
        keeps.into_iter().any(|keep| {
            let full_throw = throw.len() == self.twin.dice();
            let splits = self.twin.splits(&keep.faces, &self.held, full_throw);
            splits.into_iter().any(|split| {
                let wins = split.gain == Value::Win;
                let mut after = self.clone();
                after.kept = Some((keep.faces.clone(), split));
                wins || after.can_bank()
            })
        })
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

    /// What stands between the player and the bank.
    pub(crate) fn pending(&self) -> Confirmation {
        let Some((dice, split)) = &self.kept else {
            return self.unconfirmed;
        };
        let scores = |&face: &u8| self.twin.rules.single(face_of(face)) > 0;
        let mut pending = match self.unconfirmed {
            Confirmation::Points(points) if u64::from(points) > split.gain.points() => {
                let gained = u32::try_from(split.gain.points()).expect("below the points");
                Confirmation::Points(points - gained)
            }
            Confirmation::Points(_) => Confirmation::None,
            Confirmation::Single if dice.iter().any(scores) => Confirmation::None,
            other => other,
        };
        for group in self.new_groups(split) {
            pending = match (pending, self.twin.rules.confirmation(group.kind)) {
                (_, Confirmation::None) => pending,
                (Confirmation::Points(before), Confirmation::Points(points)) => {
                    Confirmation::Points(before.max(points))
                }
                (_, asked) => asked,
            };
        }
        pending
    }

    /// The groups that the last keep made. Where all dice of the cycle are split again, those that
    /// the held ones make by themselves were there before.
    fn new_groups<'s>(&self, split: &'s Split) -> Vec<&'s Group> {
        let mut before = match self.twin.rules.carry_over() {
            CarryOver::Progressive => split.absorbed.clone(),
            _ => Faces::new(),
        };
        let mut groups: Vec<&Group> = split.groups.iter().collect();
        groups.sort_by_key(|group| (group.faces[0], 6 - group.faces.len(), group.kind));
        groups.retain(|group| {
            let was_there = contains(&before, &group.faces);
            if was_there {
                for face in &group.faces {
                    let place = before.iter().position(|held| held == face);
                    before.remove(place.expect("it contains the group"));
                }
            }
            !was_there
        });
        groups
    }

    /// Whether the rules allow to bank now.
    pub(crate) fn can_bank(&self) -> bool {
        let rules = self.twin.rules;
        let Some((dice, _)) = self.kept.as_ref().filter(|_| self.end.is_none()) else {
            return false;
        };
        let points = i64::try_from(self.points()).expect("a script is short");
        let total = i64::from(self.account.total) + points;
        let target = i64::from(rules.target());
        let exact = rules.finish() == Finish::Exact;
        let hits = exact && total == target;
        let reaches = match rules.ending() {
            Ending::Rounds(_) => false,
            _ if exact => hits,
            _ => total >= target,
        };
        let left = self.in_hand - dice.len();
        let forced = left == 0 && rules.hot_dice() == HotDice::Must && !self.is_last_throw();
        let excused = reaches && rules.winning_bank() == WinningBank::Excused;
        (!forced || hits)
            && self.pending() == Confirmation::None
            && (self.account.on_board || points >= i64::from(rules.opening()))
            && (excused || points >= i64::from(rules.minimum()))
            && points % i64::from(rules.granularity()) == 0
            && !(exact && total > target)
            && left <= usize::from(rules.max_dice_left())
    }

    /// What the turn leaves for the next player, once it is banked.
    pub(crate) fn left(&self) -> Option<Left> {
        match (self.end, &self.kept) {
            (Some(TurnEnd::Banked { points }), Some((_, split))) => Some(Left {
                points: points.into(),
                held: self.twin.held_after(&self.held, split),
            }),
            _ => None,
        }
    }
}
