//! One turn: throw, keep, then throw again or bank.

mod error;
mod state;

pub use error::{BankRefusal, ResumeTurnError, TurnError};
pub use state::{Account, Kept, Offer, Phase, TurnEnd, TurnState};

use crate::dice::Dice;
use crate::keeps::{Bust, Keep, Keeps, Verdict};
use crate::rules::{
    Confirmation, Ending, Finish, Held, HotDice, Partition, Partitions, RuleSet, WinningBank, Worth,
};

/// The most points one turn can gather; more are not counted. No real turn comes near.
pub const MAX_TURN_POINTS: u32 = 1_000_000_000;

/// The highest total that a player can have: the highest target and a turn beyond it.
pub const MAX_TOTAL: i32 = 2_000_000_000;

/// A player's turn under a rule set.
///
/// The turn owns no dice: the caller throws them and tells the turn what came. What a phase or the
/// rules refuse is an error that changes nothing.
///
/// ```
/// use hotdice::{Account, Phase, Preset, RuleSet, Turn, TurnEnd, Verdict};
///
/// let rules = RuleSet::preset(Preset::Farkle);
/// let mut turn = Turn::new(&rules, Account::NEW);
/// assert_eq!(turn.phase(), Phase::ToThrow { dice: 6 });
///
/// assert_eq!(turn.throw("1-2-4-4-4-6".parse()?)?, Verdict::Scores);
/// turn.keep("1".parse()?)?;
/// turn.take_back()?; // on second thoughts
/// turn.keep("1-4-4-4".parse()?)?;
/// assert_eq!(turn.points(), 500);
///
/// assert_eq!(turn.throw("5-5".parse()?)?, Verdict::Scores);
/// assert!(turn.keep("5-5".parse()?)?.is_hot());
/// assert_eq!(turn.bank()?, 600);
/// assert_eq!(turn.phase(), Phase::Over(TurnEnd::Banked { points: 600 }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Turn<'r> {
    rules: &'r RuleSet,
    state: TurnState,
}

impl<'r> Turn<'r> {
    /// A turn that begins with all dice in hand, for a player with this account.
    pub const fn new(rules: &'r RuleSet, account: Account) -> Self {
        Self {
            rules,
            state: TurnState::begin(account, rules.dice()),
        }
    }

    /// The turn with this state, which is known to make sense.
    #[cfg(any(feature = "serde", feature = "solve"))]
    pub(crate) const fn restored(rules: &'r RuleSet, state: TurnState) -> Self {
        Self { rules, state }
    }

    /// A turn in which the player may take over what the player before left.
    pub(crate) fn offering(rules: &'r RuleSet, account: Account, offer: Option<Offer>) -> Self {
        let mut turn = Self::new(rules, account);
        turn.state.offer = offer.filter(|_| account.may_piggyback(rules.piggyback()));
        turn
    }

    /// The rules it is played by.
    pub const fn rules(&self) -> &'r RuleSet {
        self.rules
    }

    /// Everything there is to know of the turn, as plain data; [`RuleSet::resume`] takes it back.
    pub const fn state(&self) -> TurnState {
        self.state
    }

    /// What the turn waits for.
    #[inline]
    pub fn phase(&self) -> Phase {
        match self.state.phase() {
            Phase::ToDecide { .. } if !self.has_throw_left() => Phase::ToDecide { dice: 0 },
            phase => phase,
        }
    }

    #[inline]
    fn has_throw_left(&self) -> bool {
        let allowed = self.rules.max_throws();
        allowed == 0 || self.state.throws < allowed.into()
    }

    /// The points at risk: gathered in this turn, what is kept of the present throw included. 0
    /// once the turn is over.
    #[inline]
    pub fn points(&self) -> u32 {
        self.state.points_at_risk()
    }

    /// The player's account as the turn began.
    pub const fn account(&self) -> Account {
        self.state.account
    }

    /// The throw on the table; empty before the first one.
    pub const fn table(&self) -> Dice {
        self.state.throw
    }

    /// What is kept of the throw on the table.
    pub const fn kept(&self) -> Option<Kept> {
        self.state.kept
    }

    /// What was kept of earlier throws of this cycle.
    pub const fn held(&self) -> Held {
        self.state.held
    }

    /// What is unconfirmed, with what is kept of the present throw counted in.
    pub fn pending(&self) -> Confirmation {
        let kept = self.state.kept;
        kept.map_or(self.state.pending, |kept| kept.pending)
    }

    /// What the player may take over before the first throw; see [`take_over`](Self::take_over).
    pub const fn offer(&self) -> Option<Offer> {
        self.state.offer
    }

    /// How many throws there were.
    pub const fn throws(&self) -> u32 {
        self.state.throws
    }

    /// How many dice the next throw takes, or the throw on the table took, 1 to the game's dice; 0
    /// once the rules allow no more throws.
    pub fn dice_in_hand(&self) -> u8 {
        match self.phase() {
            Phase::ToDecide { dice } => dice,
            _ => self.state.in_hand,
        }
    }

    /// The keep-sets of the throw on the table; none unless the turn waits for a keep.
    #[inline]
    pub fn keeps(&self) -> Keeps<'r> {
        let throw = match self.phase() {
            Phase::ToKeep => self.state.throw,
            _ => Dice::EMPTY,
        };
        self.rules.keeps_holding(throw, self.state.held)
    }

    /// Every partition of a keep-set of the throw on the table.
    ///
    /// # Errors
    /// As [`keep`](Self::keep).
    pub fn partitions(&self, dice: Dice) -> Result<Partitions<'r>, TurnError> {
        let keep = self.keep_of(dice)?;
        Ok(self.rules.partitions_holding(&keep, self.state.held))
    }

    /// Begins with what the player before has banked and left on the table, instead of nothing and
    /// all dice; possible before the first throw if there is an [`offer`](Self::offer).
    ///
    /// ```
    /// use hotdice::{Game, Phase, Preset, RuleSet};
    ///
    /// let rules = RuleSet::preset(Preset::HighStakes);
    /// let mut game = Game::new(&rules, 2, 0)?;
    /// game.throw("1-1-1-2-3-4".parse()?)?;
    /// game.keep("1-1-1".parse()?)?;
    /// game.bank()?;
    /// game.take_over()?;
    /// assert_eq!(game.turn().points(), 1000);
    /// assert_eq!(game.phase(), Phase::ToThrow { dice: 3 });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`TurnError::Phase`] after the first throw, [`TurnError::NoOffer`] if there is nothing to take
    /// over.
    pub fn take_over(&mut self) -> Result<Offer, TurnError> {
        let phase = self.phase();
        let Phase::ToThrow { .. } = phase else {
            return Err(TurnError::phase("take over", phase));
        };
        let offer = self.state.offer.take().ok_or(TurnError::NoOffer)?;
        self.state.inherited = offer.points;
        self.state.points = offer.points;
        self.state.held = offer.held;
        self.state.in_hand = self.rules.dice() - offer.held.dice().len();
        Ok(offer)
    }

    /// Takes a throw of all dice in hand, as it fell.
    ///
    /// After a keep this is the decision to go on: the keep can no longer be taken back. A
    /// [bust](Verdict::Bust) ends the turn.
    ///
    /// # Errors
    /// [`TurnError::Phase`] if the turn does not wait for a throw, [`TurnError::NoThrowLeft`] after
    /// the last one, [`TurnError::DiceCount`] if it is of another number of dice.
    #[inline]
    pub fn throw(&mut self, dice: Dice) -> Result<Verdict, TurnError> {
        let expected = match self.phase() {
            Phase::ToDecide { dice: 0 } => {
                let allowed = self.rules.max_throws();
                return Err(TurnError::NoThrowLeft { allowed });
            }
            Phase::ToThrow { dice } | Phase::ToDecide { dice } => dice,
            phase => return Err(TurnError::phase("throw", phase)),
        };
        if dice.len() != expected {
            return Err(TurnError::DiceCount {
                expected,
                got: dice.len(),
            });
        }
        self.settle(expected);
        self.state.throw = dice;
        self.state.throws = self.state.throws.saturating_add(1);
        let verdict = self.verdict();
        if let Verdict::Bust(bust) = verdict {
            self.state.end = Some(TurnEnd::Bust(bust));
        }
        Ok(verdict)
    }

    /// Moves what was kept of the last throw to what is gathered.
    #[inline]
    fn settle(&mut self, in_hand: u8) {
        let state = &mut self.state;
        state.points = state.points_at_risk();
        state.offer = None;
        if let Some(kept) = state.kept.take() {
            state.held = kept.held_after(state.held, self.rules.dice());
            state.pending = kept.pending;
        }
        state.in_hand = in_hand;
    }

    /// What the throw on the table means, before anything of it is kept.
    #[inline]
    fn verdict(&self) -> Verdict {
        let verdict = self
            .rules
            .verdict_holding(self.state.throw, self.state.held);
        if verdict == Verdict::Scores && !self.has_throw_left() && !self.can_still_end_well() {
            return Verdict::Bust(Bust::LastThrow);
        }
        verdict
    }

    /// Whether some keep of the throw on the table can be banked, or wins.
    fn can_still_end_well(&self) -> bool {
        let held = self.state.held;
        self.keeps().any(|keep| {
            let mut partitions = self.rules.partitions_holding(&keep, held);
            partitions.any(|partition| {
                let mut after = *self;
                after.set_aside(&partition);
                after.end() == Some(TurnEnd::Won) || after.can_bank()
            })
        })
    }

    /// Keeps these dice of the throw, in the partition that is worth most. A winning keep ends the
    /// turn.
    ///
    /// # Errors
    /// [`TurnError::Phase`] if the turn does not wait for a keep, [`TurnError::Keep`] if the dice
    /// are no keep-set of the throw.
    #[inline]
    pub fn keep(&mut self, dice: Dice) -> Result<Keep, TurnError> {
        let keep = self.keep_of(dice)?;
        let best = if self.rules.partitions_matter() {
            self.rules.best_of(&keep, self.state.held)
        } else {
            None
        };
        match (best, keep.worth) {
            (Some(best), _) => self.set_aside(&best),
            (None, Worth::Points(points)) => self.state.kept = Some(Kept::closed(dice, points)),
            (None, Worth::Win) => self.state.end = Some(TurnEnd::Won),
        }
        Ok(keep)
    }

    /// Keeps dice of the throw as this partition of them, which may be worth less than the best.
    ///
    /// ```
    /// use hotdice::{Account, Finish, Preset, RuleSet, Turn};
    ///
    /// let rules = RuleSet::preset(Preset::Diecimila).to_builder().finish(Finish::Exact).build()?;
    /// let mut turn = Turn::new(&rules, Account { total: 9800, on_board: true });
    /// turn.throw("1-1-1-2-3-4".parse()?)?;
    /// // 1000 as a triplet is too much: two of the 1s are 200.
    /// let two = turn.partitions("1-1".parse()?)?.next().unwrap();
    /// turn.keep_as(&two)?;
    /// assert_eq!(turn.bank()?, 200);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`TurnError::Phase`] if the turn does not wait for a keep, [`TurnError::Keep`] if its dice
    /// are no keep-set of the throw, [`TurnError::Partition`] if it is none of their partitions.
    pub fn keep_as(&mut self, partition: &Partition) -> Result<Keep, TurnError> {
        let dice = partition.dice();
        let keep = Keep {
            worth: partition.worth(),
            ..self.keep_of(dice)?
        };
        let held = self.state.held;
        let mut partitions = self.rules.partitions_holding(&keep, held);
        if !partitions.any(|known| known == *partition) {
            return Err(TurnError::Partition { dice });
        }
        self.set_aside(partition);
        Ok(keep)
    }

    #[inline]
    fn keep_of(&self, dice: Dice) -> Result<Keep, TurnError> {
        match self.phase() {
            Phase::ToKeep => {
                Ok(self
                    .rules
                    .keep_holding(self.state.throw, self.state.held, dice)?)
            }
            phase => Err(TurnError::phase("keep", phase)),
        }
    }

    fn set_aside(&mut self, partition: &Partition) {
        let TurnState { held, pending, .. } = self.state;
        let dice = partition.dice();
        match partition.worth() {
            Worth::Win => self.state.end = Some(TurnEnd::Won),
            Worth::Points(points) => {
                self.state.kept = Some(Kept {
                    dice,
                    points,
                    open: self.rules.held_after(held, dice, partition).open(),
                    pending: self.rules.pending_after(pending, partition),
                });
            }
        }
    }

    /// Takes the last keep back, to keep other dice of the same throw. Returns the dice.
    ///
    /// # Errors
    /// [`TurnError::Phase`] if nothing is kept of the throw on the table.
    pub fn take_back(&mut self) -> Result<Dice, TurnError> {
        let phase = self.phase();
        match self.state.kept {
            Some(kept) if self.state.end.is_none() => {
                self.state.kept = None;
                Ok(kept.dice)
            }
            _ => Err(TurnError::phase("take back", phase)),
        }
    }

    /// Why banking is refused at this moment; `None` if it is not.
    ///
    /// ```
    /// use hotdice::{Account, BankRefusal, Preset, RuleSet, Turn};
    ///
    /// let rules = RuleSet::preset(Preset::Titusind);
    /// let mut turn = Turn::new(&rules, Account::NEW);
    /// turn.throw("1-4-4-4-2-3".parse()?)?;
    /// turn.keep("1-4-4-4".parse()?)?;
    /// let refusal = turn.bank_refusal();
    /// assert_eq!(refusal, Some(BankRefusal::BelowOpening { needed: 1000, points: 500 }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn bank_refusal(&self) -> Option<BankRefusal> {
        match self.phase() {
            Phase::ToDecide { .. } => {}
            Phase::Over(_) => return Some(BankRefusal::TurnOver),
            Phase::ToThrow { .. } | Phase::ToKeep => return Some(BankRefusal::NothingKept),
        }
        let hot = self.state.kept_all();
        if hot
            && self.rules.hot_dice() == HotDice::Must
            && self.has_throw_left()
            && !self.hits_exactly()
        {
            return Some(BankRefusal::HotDice);
        }
        match self.pending() {
            Confirmation::None => self.points_refusal().or_else(|| self.dice_refusal()),
            pending => Some(BankRefusal::Unconfirmed { pending }),
        }
    }

    /// Why so many points cannot be banked.
    #[inline]
    fn points_refusal(&self) -> Option<BankRefusal> {
        let rules = self.rules;
        let points = self.points();
        if !self.account().on_board && points < rules.opening() {
            let needed = rules.opening();
            return Some(BankRefusal::BelowOpening { needed, points });
        }
        if points < rules.minimum() && !self.is_excused() {
            let needed = rules.minimum();
            return Some(BankRefusal::BelowMinimum { needed, points });
        }
        if points % rules.granularity() != 0 {
            let granularity = rules.granularity();
            return Some(BankRefusal::NoMultiple {
                granularity,
                points,
            });
        }
        let missing = self.missing();
        if rules.finish() == Finish::Exact && missing < i64::from(points) {
            return Some(BankRefusal::AboveTarget { missing, points });
        }
        None
    }

    /// Why so many dice cannot be left.
    #[inline]
    fn dice_refusal(&self) -> Option<BankRefusal> {
        let at_most = self.rules.max_dice_left();
        let kept = self.state.kept.map_or(0, |kept| kept.dice.len());
        let left = self.state.in_hand - kept;
        (left > at_most).then_some(BankRefusal::DiceLeft { at_most, left })
    }

    /// Whether a bank now wins by an exact target.
    fn hits_exactly(&self) -> bool {
        self.rules.finish() == Finish::Exact && self.missing() == i64::from(self.points())
    }

    fn is_excused(&self) -> bool {
        self.rules.winning_bank() == WinningBank::Excused && self.meets_target()
    }

    /// Whether a bank now meets the target.
    pub(crate) fn meets_target(&self) -> bool {
        match (self.rules.ending(), self.rules.finish()) {
            (Ending::Rounds(_), _) => false,
            (_, Finish::Exact) => self.hits_exactly(),
            (_, Finish::Reach) => i64::from(self.points()) >= self.missing(),
        }
    }

    /// How many points the player's total lacks to the target; negative if it is above.
    #[inline]
    fn missing(&self) -> i64 {
        i64::from(self.rules.target()) - i64::from(self.account().total)
    }

    /// Whether the turn points may be banked at this moment.
    pub fn can_bank(&self) -> bool {
        self.bank_refusal().is_none()
    }

    /// Ends the turn and returns its points, to be added to the player's total.
    ///
    /// # Errors
    /// [`TurnError::Bank`] with the reason.
    #[inline]
    pub fn bank(&mut self) -> Result<u32, TurnError> {
        if let Some(refusal) = self.bank_refusal() {
            return Err(refusal.into());
        }
        let points = self.points();
        self.state.end = Some(TurnEnd::Banked { points });
        Ok(points)
    }

    /// Gives the turn up, whatever the phase: it ends with no points, and is no bust.
    ///
    /// # Errors
    /// [`TurnError::Phase`] if the turn is over already.
    pub fn forfeit(&mut self) -> Result<(), TurnError> {
        if let phase @ Phase::Over(_) = self.phase() {
            return Err(TurnError::phase("forfeit", phase));
        }
        self.state.end = Some(TurnEnd::Forfeited);
        Ok(())
    }

    /// What a banked turn leaves for the next player to take over.
    pub(crate) fn left_over(&self) -> Option<Offer> {
        match (self.state.end, self.state.kept) {
            (Some(TurnEnd::Banked { points }), Some(kept)) => Some(Offer {
                points,
                held: kept.held_after(self.state.held, self.rules.dice()),
            }),
            _ => None,
        }
    }

    /// The points that a bust lost: all that the turn had gathered before its last throw.
    pub(crate) fn lost_points(&self) -> u32 {
        match self.state.end {
            Some(TurnEnd::Bust(_)) => self.state.points,
            _ => 0,
        }
    }

    /// How the turn ended, if it has.
    pub const fn end(&self) -> Option<TurnEnd> {
        self.state.end
    }
}

impl RuleSet {
    /// A turn from its saved state.
    ///
    /// The state is not trusted: whatever cannot have come about under these rules is refused.
    ///
    /// ```
    /// use hotdice::{Account, Preset, RuleSet, Turn};
    ///
    /// let rules = RuleSet::preset(Preset::Crapola);
    /// let mut turn = Turn::new(&rules, Account::NEW);
    /// turn.throw("1-2-3-4-4-6".parse()?)?;
    ///
    /// let saved = turn.state();
    /// let resumed = rules.resume(saved)?;
    /// assert_eq!(resumed.state(), saved);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ResumeTurnError`] with what is wrong.
    pub fn resume(&self, state: TurnState) -> Result<Turn<'_>, ResumeTurnError> {
        state.check(self)?;
        Ok(Turn { rules: self, state })
    }
}
