//! The builder: every option of a rule set as plain data, with a setter each.

use core::ops::RangeInclusive;

use super::combination::{CombinationKind, GroupPattern, Payout, SetScheme, SetSize};
use super::error::RuleSetError;
use super::options::{
    BustEffect, BustStreak, CarryOver, Combinations, Confirmation, Ending, Finish, FirstPlayer,
    HotDice, Keeping, Penalty, Piggyback, Players, Sets, Tie, WinningBank,
};
use super::{MAX_FORMATIONS, RuleSet};
use crate::dice::{Dice, Face, MAX_DICE};

/// An exact multiset of dice with a payout.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Formation {
    pub(crate) dice: Dice,
    pub(crate) payout: Payout,
}

/// The points of a triplet of each face as nearly everyone plays it: 100 times the face, ones 1000.
pub const TRIPLETS: [u32; 6] = [1000, 200, 300, 400, 500, 600];

/// A rule set in the making: plain data, no option checked before [`build`](Self::build).
///
/// It starts as the game that nearly all variants share: six dice; a 1 is worth 100 points, a 5
/// 50; triplets 100 times their face, three 1s 1000; hot dice may be thrown again; any points may
/// be banked; the first bank that reaches 10,000 wins. Each setter changes one option, whatever
/// the order, and the last call counts; only [`sets`](Self::sets) reads another option.
///
/// ```
/// use hotdice::{Ending, Face, Payout, RuleSet, SetScheme, SetSize, TRIPLETS};
///
/// let house_rules = RuleSet::builder()
///     .sets(TRIPLETS, SetScheme::Doubling)
///     .of_a_kind(SetSize::Six, Face::One, Payout::InstantWin)
///     .straight(Face::One..=Face::Six, 1500)
///     .three_pairs(750)
///     .opening(500)
///     .ending(Ending::LastTurn)
///     .build()?;
/// assert_eq!(house_rules.points("1-5-5".parse()?), Some(200));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use = "a builder does nothing until it is built"]
pub struct RuleSetBuilder {
    pub(crate) dice: u8,
    pub(crate) singles: [u32; 6],
    /// By size, then face.
    pub(crate) sets: [[Payout; 6]; SetSize::ALL.len()],
    /// By lowest face, then highest; `build` refuses what is no run.
    pub(crate) straights: [[Payout; 6]; 6],
    pub(crate) three_pairs: GroupPattern,
    pub(crate) four_and_pair: GroupPattern,
    pub(crate) two_triplets: GroupPattern,
    pub(crate) full_house: GroupPattern,
    /// The first `formation_count` of them.
    pub(crate) formations: [Formation; MAX_FORMATIONS],
    /// More than there are places for if too many were added, which `build` refuses.
    pub(crate) formation_count: usize,
    pub(crate) combinations: Combinations,
    pub(crate) scoreless_bonus: u32,
    /// By face; 0 where no number of dice is toxic.
    pub(crate) toxic: [u8; 6],
    pub(crate) set_rule: Sets,
    pub(crate) keeping: Keeping,
    pub(crate) carry_over: CarryOver,
    pub(crate) hot_dice: HotDice,
    /// 0 for any number.
    pub(crate) max_throws: u8,
    /// By the kind of combination.
    pub(crate) confirmations: [Confirmation; CombinationKind::ALL.len()],
    pub(crate) bust_effect: BustEffect,
    pub(crate) first_throw_penalty: u32,
    pub(crate) bust_streak: BustStreak,
    pub(crate) lowest_total: i32,
    pub(crate) piggyback: Piggyback,
    pub(crate) opening: u32,
    pub(crate) minimum: u32,
    pub(crate) granularity: u32,
    pub(crate) max_dice_left: u8,
    pub(crate) winning_bank: WinningBank,
    pub(crate) target: u32,
    pub(crate) finish: Finish,
    pub(crate) ending: Ending,
    pub(crate) tie: Tie,
    pub(crate) players: Players,
    pub(crate) first_player: FirstPlayer,
}

impl Default for RuleSetBuilder {
    fn default() -> Self {
        Self {
            dice: 6,
            singles: [100, 0, 0, 0, 50, 0],
            sets: [[Payout::Nothing; 6]; SetSize::ALL.len()],
            straights: [[Payout::Nothing; 6]; 6],
            three_pairs: GroupPattern::default(),
            four_and_pair: GroupPattern::default(),
            two_triplets: GroupPattern::default(),
            full_house: GroupPattern::default(),
            formations: [Formation::default(); MAX_FORMATIONS],
            formation_count: 0,
            combinations: Combinations::default(),
            scoreless_bonus: 0,
            toxic: [0; 6],
            set_rule: Sets::default(),
            keeping: Keeping::default(),
            carry_over: CarryOver::default(),
            hot_dice: HotDice::default(),
            max_throws: 0,
            confirmations: [Confirmation::None; CombinationKind::ALL.len()],
            bust_effect: BustEffect::default(),
            first_throw_penalty: 0,
            bust_streak: BustStreak::NONE,
            lowest_total: i32::MIN,
            piggyback: Piggyback::default(),
            opening: 0,
            minimum: 0,
            granularity: 1,
            max_dice_left: MAX_DICE,
            winning_bank: WinningBank::default(),
            target: 10_000,
            finish: Finish::default(),
            ending: Ending::default(),
            tie: Tie::default(),
            players: Players {
                min: 1,
                max: super::MAX_PLAYERS,
            },
            first_player: FirstPlayer::default(),
        }
        .sets(TRIPLETS, SetScheme::TripletsOnly)
    }
}

impl RuleSetBuilder {
    /// The number of dice of the game, 1 to [`MAX_DICE`](crate::MAX_DICE).
    pub const fn dice(mut self, dice: u8) -> Self {
        self.dice = dice;
        self
    }

    /// The points of one die of this face; 0 if it scores nothing by itself.
    pub const fn single(mut self, face: Face, points: u32) -> Self {
        self.singles[face.index()] = points;
        self
    }

    /// What n equal dice pay.
    ///
    /// ```
    /// use hotdice::{Face, Payout, RuleSet, SetSize};
    ///
    /// let rules = RuleSet::builder()
    ///     .of_a_kind(SetSize::Four, Face::Two, 1000)
    ///     .of_a_kind(SetSize::Three, Face::Two, Payout::Nothing)
    ///     .build()?;
    /// assert_eq!(rules.points("2222".parse()?), Some(1000));
    /// assert_eq!(rules.points("222".parse()?), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of_a_kind(mut self, size: SetSize, face: Face, payout: impl Into<Payout>) -> Self {
        self.sets[size.index()][face.index()] = payout.into();
        self
    }

    /// What all sets of three or more pay: the points of each face's triplet (0 for a face that
    /// has no sets), ones first, and how the larger sets follow.
    ///
    /// This replaces all that was said of sets, pairs excepted, and leaves out sets of more dice
    /// than the game has: call [`dice`](Self::dice) before it.
    ///
    /// ```
    /// use hotdice::{RuleSet, SetScheme, TRIPLETS};
    ///
    /// let rules = RuleSet::builder().sets(TRIPLETS, SetScheme::Adding).build()?;
    /// assert_eq!(rules.points("44444".parse()?), Some(1200));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn sets(mut self, triplets: [u32; 6], scheme: SetScheme) -> Self {
        for size in [SetSize::Three, SetSize::Four, SetSize::Five, SetSize::Six] {
            for face in Face::ALL {
                let points = if size.dice() <= self.dice {
                    scheme.points(size, triplets[face.index()])
                } else {
                    0
                };
                self.sets[size.index()][face.index()] = points.into();
            }
        }
        self
    }

    /// What a run of faces pays, one die of each.
    ///
    /// ```
    /// use hotdice::{Face, RuleSet};
    ///
    /// let rules = RuleSet::builder().straight(Face::One..=Face::Five, 1250).build()?;
    /// assert_eq!(rules.points("12345".parse()?), Some(1250));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn straight(mut self, faces: RangeInclusive<Face>, payout: impl Into<Payout>) -> Self {
        self.straights[faces.start().index()][faces.end().index()] = payout.into();
        self
    }

    /// What three pairs pay, and what counts as three pairs.
    pub fn three_pairs(mut self, pattern: impl Into<GroupPattern>) -> Self {
        self.three_pairs = pattern.into();
        self
    }

    /// What four of a kind and a pair pay.
    pub fn four_and_pair(mut self, pattern: impl Into<GroupPattern>) -> Self {
        self.four_and_pair = pattern.into();
        self
    }

    /// What two triplets pay.
    pub fn two_triplets(mut self, pattern: impl Into<GroupPattern>) -> Self {
        self.two_triplets = pattern.into();
        self
    }

    /// What a triplet and a pair pay.
    pub fn full_house(mut self, pattern: impl Into<GroupPattern>) -> Self {
        self.full_house = pattern.into();
        self
    }

    /// What exactly these dice pay; [`Payout::Nothing`] removes the formation again.
    ///
    /// A rule set has room for [`MAX_FORMATIONS`](crate::MAX_FORMATIONS) of them.
    ///
    /// ```
    /// use hotdice::{Payout, RuleSet};
    ///
    /// let devils_head = RuleSet::builder()
    ///     .formation("4-5-6".parse()?, 300)
    ///     .formation("6-6-6".parse()?, Payout::InstantLoss)
    ///     .build()?;
    /// assert_eq!(devils_head.points("456".parse()?), Some(300));
    /// assert!(devils_head.is_bust("16-66".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn formation(mut self, dice: Dice, payout: impl Into<Payout>) -> Self {
        let payout = payout.into();
        let known = self.formation_count.min(MAX_FORMATIONS);
        let place = self.formations[..known].iter().position(|f| f.dice == dice);
        match (place, payout) {
            (Some(place), Payout::Nothing) => {
                self.formations.copy_within(place + 1..known, place);
                self.formations[known - 1] = Formation::default();
                self.formation_count -= 1;
            }
            (Some(place), _) => self.formations[place].payout = payout,
            (None, Payout::Nothing) => {}
            (None, _) => {
                if let Some(place) = self.formations.get_mut(self.formation_count) {
                    *place = Formation { dice, payout };
                }
                self.formation_count = self.formation_count.saturating_add(1);
            }
        }
        self
    }

    /// On which throws combinations other than singles count.
    pub const fn combinations(mut self, combinations: Combinations) -> Self {
        self.combinations = combinations;
        self
    }

    /// The points of a throw of all dice without any score: it is then one keep of all its dice and
    /// makes hot dice. 0 if it is a bust like any other.
    ///
    /// ```
    /// use hotdice::RuleSet;
    /// let rules = RuleSet::builder().scoreless_bonus(500).build()?;
    /// assert_eq!(rules.points("2-2-3-3-4-6".parse()?), Some(500));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn scoreless_bonus(mut self, points: u32) -> Self {
        self.scoreless_bonus = points;
        self
    }

    /// How many dice of this face in one throw lose the turn, even if the throw would score; 0 if
    /// no number does.
    ///
    /// ```
    /// use hotdice::{Face, RuleSet};
    /// let rules = RuleSet::builder().toxic(Face::Two, 4).build()?;
    /// assert!(rules.is_bust("1-2-2-2-2-5".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn toxic(mut self, face: Face, at_least: u8) -> Self {
        self.toxic[face.index()] = at_least;
        self
    }

    /// Whether sets may be split into single dice.
    pub const fn set_rule(mut self, rule: Sets) -> Self {
        self.set_rule = rule;
        self
    }

    /// Which scoring dice have to be kept.
    pub const fn keeping(mut self, keeping: Keeping) -> Self {
        self.keeping = keeping;
        self
    }

    /// How dice kept earlier in a cycle join later ones.
    pub const fn carry_over(mut self, carry_over: CarryOver) -> Self {
        self.carry_over = carry_over;
        self
    }

    /// What a player may do with hot dice.
    pub const fn hot_dice(mut self, hot_dice: HotDice) -> Self {
        self.hot_dice = hot_dice;
        self
    }

    /// How many throws a turn has at most; 0 for any number.
    ///
    /// After the last one only the bank is left, hot dice or not; a last throw of which no keep can
    /// be banked is a bust (Berliner Macke).
    ///
    /// ```
    /// use hotdice::{Account, Phase, RuleSet, Turn};
    ///
    /// let rules = RuleSet::builder().max_throws(1).build()?;
    /// let mut turn = Turn::new(&rules, Account::NEW);
    /// turn.throw("1-2-3-4-5-6".parse()?)?;
    /// turn.keep("1".parse()?)?;
    /// assert_eq!(turn.phase(), Phase::ToDecide { dice: 0 });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn max_throws(mut self, throws: u8) -> Self {
        self.max_throws = throws;
        self
    }

    /// What confirms a combination of this kind; until then the turn points cannot be banked
    /// (Zehntausend).
    ///
    /// ```
    /// use hotdice::{Account, BankRefusal, CombinationKind, Confirmation, Face, RuleSet, Turn};
    ///
    /// let rules = RuleSet::builder()
    ///     .straight(Face::One..=Face::Six, 1500)
    ///     .confirmation(CombinationKind::Straight, Confirmation::Points(500))
    ///     .build()?;
    /// let mut turn = Turn::new(&rules, Account::NEW);
    /// turn.throw("123456".parse()?)?;
    /// turn.keep("123456".parse()?)?;
    /// let pending = Confirmation::Points(500);
    /// assert_eq!(turn.bank_refusal(), Some(BankRefusal::Unconfirmed { pending }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn confirmation(mut self, kind: CombinationKind, confirmation: Confirmation) -> Self {
        self.confirmations[kind.index()] = confirmation;
        self
    }

    /// What a bust costs besides the turn points.
    pub const fn bust_effect(mut self, effect: BustEffect) -> Self {
        self.bust_effect = effect;
        self
    }

    /// The points that a bust on the first throw of a turn costs.
    pub const fn first_throw_penalty(mut self, points: u32) -> Self {
        self.first_throw_penalty = points;
        self
    }

    /// What so many busts in a row cost: points, or the whole total. 0 busts cost nothing.
    ///
    /// The count begins again after each penalty; a turn that is given up does not count.
    ///
    /// ```
    /// use hotdice::{Penalty, RuleSet};
    ///
    /// let three_cost_500 = RuleSet::builder().bust_streak(3, 500).build()?;
    /// let all_is_lost = RuleSet::builder().bust_streak(3, Penalty::WholeTotal).build()?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn bust_streak(mut self, busts: u8, penalty: impl Into<Penalty>) -> Self {
        let penalty = penalty.into();
        self.bust_streak = match busts {
            0 => BustStreak::NONE,
            _ => BustStreak { busts, penalty },
        };
        self
    }

    /// The total below which no penalty takes a player: 0 or less; [`i32::MIN`] if there is none.
    ///
    /// ```
    /// use hotdice::{Game, RuleSet};
    ///
    /// let rules = RuleSet::builder().first_throw_penalty(300).lowest_total(-500).build()?;
    /// let mut game = Game::new(&rules, 1, 0)?;
    /// game.throw("2-2-3-3-4-6".parse()?)?;
    /// assert_eq!(game.seat(0)?.account.total, -300);
    /// game.throw("2-2-3-3-4-6".parse()?)?;
    /// assert_eq!(game.seat(0)?.account.total, -500);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn lowest_total(mut self, points: i32) -> Self {
        self.lowest_total = points;
        self
    }

    /// Whether a player may begin with what the player before has banked.
    pub const fn piggyback(mut self, piggyback: Piggyback) -> Self {
        self.piggyback = piggyback;
        self
    }

    /// The turn points that a player's first bank needs at least.
    pub const fn opening(mut self, points: u32) -> Self {
        self.opening = points;
        self
    }

    /// The turn points that any bank needs at least, the first as well.
    pub const fn minimum(mut self, points: u32) -> Self {
        self.minimum = points;
        self
    }

    /// The points of which a bank must be a multiple; 1 if any will do.
    ///
    /// ```
    /// use hotdice::{Account, BankRefusal, RuleSet, Turn};
    ///
    /// let rules = RuleSet::builder().granularity(100).build()?;
    /// let mut turn = Turn::new(&rules, Account::NEW);
    /// turn.throw("1-2-3-4-5-6".parse()?)?;
    /// turn.keep("1-5".parse()?)?;
    /// let refusal = BankRefusal::NoMultiple { granularity: 100, points: 150 };
    /// assert_eq!(turn.bank_refusal(), Some(refusal));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn granularity(mut self, points: u32) -> Self {
        self.granularity = points;
        self
    }

    /// How many dice may be left at most when the turn points are banked;
    /// [`MAX_DICE`](crate::MAX_DICE) if any number may.
    ///
    /// ```
    /// use hotdice::{Account, BankRefusal, RuleSet, Turn};
    ///
    /// let rules = RuleSet::builder().max_dice_left(3).build()?;
    /// let mut turn = Turn::new(&rules, Account::NEW);
    /// turn.throw("1-2-3-4-5-6".parse()?)?;
    /// turn.keep("1-5".parse()?)?;
    /// let refusal = BankRefusal::DiceLeft { at_most: 3, left: 4 };
    /// assert_eq!(turn.bank_refusal(), Some(refusal));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn max_dice_left(mut self, dice: u8) -> Self {
        self.max_dice_left = dice;
        self
    }

    /// Whether a bank that meets the target needs the minimum.
    pub const fn winning_bank(mut self, winning_bank: WinningBank) -> Self {
        self.winning_bank = winning_bank;
        self
    }

    /// The total, in points, that ends the game.
    pub const fn target(mut self, points: u32) -> Self {
        self.target = points;
        self
    }

    /// Whether the target may be exceeded.
    pub const fn finish(mut self, finish: Finish) -> Self {
        self.finish = finish;
        self
    }

    /// How the game ends once the target is met.
    pub const fn ending(mut self, ending: Ending) -> Self {
        self.ending = ending;
        self
    }

    /// Who wins when several players share the highest total at the end.
    pub const fn tie(mut self, tie: Tie) -> Self {
        self.tie = tie;
        self
    }

    /// How many players the game takes.
    pub const fn players(mut self, min: u8, max: u8) -> Self {
        self.players = Players { min, max };
        self
    }

    /// Who begins.
    pub const fn first_player(mut self, first_player: FirstPlayer) -> Self {
        self.first_player = first_player;
        self
    }

    /// Checks every option and compiles the rule set.
    ///
    /// ```
    /// use hotdice::{Face, RuleSet};
    ///
    /// let error = RuleSet::builder()
    ///     .dice(4)
    ///     .straight(Face::One..=Face::Five, 1000)
    ///     .target(0)
    ///     .build()
    ///     .unwrap_err();
    /// assert_eq!(error.faults().count(), 2);
    /// assert_eq!(
    ///     error.to_string(),
    ///     "straight 1-5: takes 5 dice, but the game has 4; target: 1 to 1000000000 points, not 0",
    /// );
    /// ```
    ///
    /// Rules by which no game can ever end are refused as well, where the options alone show it: an
    /// exact target between all totals that there can be, a minimum above what a turn gathers. Where only
    /// a search would tell, they are not; see [`play`](crate::strategy::play) for games that go on for
    /// ever.
    ///
    /// ```
    /// use hotdice::{Finish, RuleSet};
    ///
    /// let endless = RuleSet::builder().finish(Finish::Exact).target(9999).build().unwrap_err();
    /// assert_eq!(
    ///     endless.to_string(),
    ///     "target: every total is a multiple of 50 points, and so never exactly 9999",
    /// );
    /// ```
    ///
    /// # Errors
    /// [`RuleSetError`], which names every fault.
    pub fn build(self) -> Result<RuleSet, RuleSetError> {
        if self.is_faulty() {
            return Err(RuleSetError::new(self));
        }
        Ok(RuleSet::compile(self))
    }

    /// Checks every option, compiles the rule set, and has it used where it was compiled.
    ///
    /// [`build`](Self::build) returns a rule set, and needs two places for one on the stack meanwhile,
    /// 15 KB each. This is for machines with too little memory for that.
    ///
    /// ```
    /// use hotdice::{Game, RuleSet};
    ///
    /// let winner = RuleSet::builder().target(1000).build_for(|rules| {
    ///     let mut game = Game::new(rules, 2, 0).expect("two may play");
    ///     game.throw("1-1-1-2-3-4".parse().expect("dice")).expect("six dice");
    ///     game.keep("1-1-1".parse().expect("dice")).expect("a triplet");
    ///     game.bank().expect("1000 points win");
    ///     game.outcome().expect("the game is over").winners.iter().next()
    /// })?;
    /// assert_eq!(winner, Some(0));
    /// # Ok::<(), hotdice::RuleSetError>(())
    /// ```
    ///
    /// # Errors
    /// [`RuleSetError`], which names every fault.
    pub fn build_for<T>(self, user: impl FnOnce(&RuleSet) -> T) -> Result<T, RuleSetError> {
        if self.is_faulty() {
            return Err(RuleSetError::new(self));
        }
        let mut rules = RuleSet::blank(self);
        rules.tabulate();
        Ok(user(&rules))
    }
}
