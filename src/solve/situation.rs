//! Where a turn stands between two throws, its points apart.

use crate::dice::{Dice, Face};
use crate::keeps::Keep;
use crate::rules::{CarryOver, Confirmation, Held, HotDice, Partition, RuleSet};
use crate::turn::{Account, Kept, Offer, Turn, TurnState};

/// All that matters for the rest of a turn besides its points: what is thrown next, what that may
/// build on, and whether the points may be banked instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Situation {
    /// The dice of the next throw.
    in_hand: u8,
    /// The held dice that it may build on.
    open: Dice,
    /// What is unconfirmed.
    pending: Pending,
    /// The throws so far; 0 where any number is allowed, the first throw apart.
    throws: u8,
    /// What the last keep means for the bank.
    last: Last,
}

/// As [`Confirmation`], with an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Pending {
    Nothing,
    Points(u32),
    Single,
}

/// What the last keep means for the bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Last {
    /// There is none: the turn begins.
    None,
    /// The points may be banked, if they are enough.
    Bankable,
    /// Hot dice have to be thrown, unless the points hit an exact target.
    Forced,
    /// They may not, whatever they are.
    Unbankable,
}

impl Situation {
    /// The beginning of a turn.
    pub(crate) const fn fresh(rules: &RuleSet) -> Self {
        Self {
            in_hand: rules.dice(),
            open: Dice::EMPTY,
            pending: Pending::Nothing,
            throws: 0,
            last: Last::None,
        }
    }

    /// So many dice are left of a turn whose points may be banked, with nothing open or unconfirmed.
    pub(crate) fn with_left(rules: &RuleSet, dice: u8) -> Self {
        let left = if dice == rules.dice() { 0 } else { dice };
        Self {
            in_hand: dice,
            last: last_of(rules, left, Pending::Nothing, 0),
            ..Self::fresh(rules)
        }
    }

    /// Where a turn stood before the throw on the table, or stands before its first one.
    pub(crate) fn before_throw(rules: &RuleSet, state: &TurnState) -> Self {
        let fresh = state.throws <= 1 && state.inherited == 0;
        let pending = state.pending.into();
        let left = match state.in_hand {
            all if all == rules.dice() => 0,
            left => left,
        };
        let throws = throws_before(rules, state.throws);
        Self {
            in_hand: state.in_hand,
            open: state.held.open(),
            pending,
            throws,
            last: if fresh {
                Last::None
            } else {
                last_of(rules, left, pending, throws)
            },
        }
    }

    /// Where a turn stands once it has kept this of the throw on the table.
    pub(crate) fn after_kept(rules: &RuleSet, state: &TurnState, kept: &Kept) -> Self {
        let left = state.in_hand - kept.dice.len();
        Self::before_throw(rules, state).next(rules, left, kept.open, kept.pending.into())
    }

    /// Where a turn stands that begins with what the player before has left.
    pub(crate) fn taking_over(rules: &RuleSet, offer: &Offer) -> Self {
        Self {
            open: offer.held.open(),
            ..Self::with_left(rules, rules.dice() - offer.held.dice().len())
        }
    }

    /// Where the next player stands who takes over what is banked here.
    pub(crate) fn handed_on(&self, rules: &RuleSet) -> Self {
        Self {
            open: self.open,
            ..Self::with_left(rules, self.in_hand)
        }
    }

    /// A turn that stands here with these points. As if by one throw, it has kept the open dice and
    /// others, which do not matter.
    pub(crate) fn turn<'r>(&self, rules: &'r RuleSet, account: Account, points: u32) -> Turn<'r> {
        let mut state = Turn::new(rules, account).state();
        if !self.is_fresh() {
            let all = rules.dice();
            let dice = match self.in_hand {
                hot if hot == all => Dice::repeat(Face::One, all),
                _ => self.held(rules).dice(),
            };
            state.throws = u32::from(self.throws.max(1));
            state.throw = dice.plus(Dice::repeat(Face::One, all - dice.len()));
            state.kept = Some(Kept {
                dice,
                points,
                open: self.open,
                pending: self.pending.into(),
            });
        }
        Turn::restored(rules, state)
    }

    /// The dice of the next throw.
    pub(crate) const fn in_hand(&self) -> u8 {
        self.in_hand
    }

    /// Whether this is the beginning of a turn.
    pub(crate) fn is_fresh(&self) -> bool {
        self.last == Last::None
    }

    /// Whether points may be banked here, if they are enough.
    pub(crate) fn is_bankable(&self) -> bool {
        self.last == Last::Bankable
    }

    /// Whether hot dice alone keep points from being banked here.
    pub(crate) fn is_forced(&self) -> bool {
        self.last == Last::Forced
    }

    /// Whether there may be another throw.
    pub(crate) const fn has_throw_left(&self, rules: &RuleSet) -> bool {
        rules.max_throws() == 0 || self.throws < rules.max_throws()
    }

    /// What is held, as far as it matters: which dice beyond the open ones does not.
    pub(crate) fn held(&self, rules: &RuleSet) -> Held {
        let others = rules.dice() - self.in_hand - self.open.len();
        Held {
            dice: self.open.plus(Dice::repeat(Face::One, others)),
            open: self.open,
        }
    }

    /// Where the turn stands once a throw is kept in this partition, with so many dice left.
    pub(crate) fn after(&self, rules: &RuleSet, dice_left: u8, partition: &Partition) -> Self {
        let held = rules.held_after(self.held(rules), partition.dice(), partition);
        let pending = rules.pending_after(self.pending.into(), partition);
        self.next(rules, dice_left, held.open(), pending.into())
    }

    /// Where the turn stands once a throw is kept whose partition does not matter.
    pub(crate) fn after_any(&self, rules: &RuleSet, keep: &Keep) -> Self {
        let open = match rules.carry_over() {
            CarryOver::Progressive => self.open.plus(keep.dice),
            _ => Dice::EMPTY,
        };
        self.next(rules, keep.dice_left, open, Pending::Nothing)
    }

    fn next(&self, rules: &RuleSet, left: u8, open: Dice, pending: Pending) -> Self {
        let throws = match rules.max_throws() {
            0 => 0,
            _ => self.throws + 1,
        };
        Self {
            in_hand: if left == 0 { rules.dice() } else { left },
            open: if left == 0 { Dice::EMPTY } else { open },
            pending,
            throws,
            last: last_of(rules, left, pending, throws),
        }
    }
}

fn last_of(rules: &RuleSet, left: u8, pending: Pending, throws: u8) -> Last {
    let goes_on = rules.max_throws() == 0 || throws < rules.max_throws();
    let forced = left == 0 && rules.hot_dice() == HotDice::Must && goes_on;
    if pending != Pending::Nothing || left > rules.max_dice_left() {
        Last::Unbankable
    } else if forced {
        Last::Forced
    } else {
        Last::Bankable
    }
}

/// The throws before the last one, as far as they matter.
fn throws_before(rules: &RuleSet, throws: u32) -> u8 {
    match rules.max_throws() {
        0 => 0,
        most => u8::try_from(throws.saturating_sub(1)).map_or(most, |throws| throws.min(most)),
    }
}

impl From<Confirmation> for Pending {
    fn from(confirmation: Confirmation) -> Self {
        match confirmation {
            Confirmation::None => Self::Nothing,
            Confirmation::Points(points) => Self::Points(points),
            Confirmation::Single => Self::Single,
        }
    }
}

impl From<Pending> for Confirmation {
    fn from(pending: Pending) -> Self {
        match pending {
            Pending::Nothing => Self::None,
            Pending::Points(points) => Self::Points(points),
            Pending::Single => Self::Single,
        }
    }
}
