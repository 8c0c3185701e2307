//! Exact odds: counts over all ordered throws of n dice.

use crate::dice::Dice;
use crate::rules::{Held, RuleSet};

/// What all 6^n ordered throws of n dice come to.
///
/// Everything is a count or a sum in points, so that probabilities and means are exact fractions
/// of [`throws`](Self::throws).
///
/// ```
/// use hotdice::{Preset, RuleSet};
///
/// let rules = RuleSet::preset(Preset::KingdomCome);
/// let odds = rules.odds(6);
/// assert_eq!(odds.throws, 46_656);
/// assert_eq!(odds.busts, 1440);
/// assert_eq!(odds.keep_sets, 169_712);
/// assert_eq!(odds.best_points, 18_621_000);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Odds {
    /// How many dice are thrown.
    pub dice: u8,
    /// All ordered throws: 6^n; none for more dice than are left to throw.
    pub throws: u64,
    /// Those that lose the turn.
    pub busts: u64,
    /// The pairs of a throw and a keep-set of it.
    pub keep_sets: u64,
    /// The most points that a keep-set of each throw has, summed over the throws; a bust has none. A
    /// keep-set that wins counts 0 points, so that of a throw with one the best other one counts.
    pub best_points: u64,
    /// The points of all pairs of a throw and a keep-set, summed.
    pub keep_set_points: u64,
}

impl Odds {
    /// The probability of a bust, 0 to 1; 0 without throws.
    #[expect(clippy::cast_precision_loss, reason = "counts are far below 2^53")]
    pub fn bust_probability(&self) -> f64 {
        self.busts as f64 / self.throws.max(1) as f64
    }

    /// The mean of the best keep's points; 0 without throws.
    #[expect(clippy::cast_precision_loss, reason = "sums are far below 2^53")]
    pub fn mean_best_points(&self) -> f64 {
        self.best_points as f64 / self.throws.max(1) as f64
    }
}

impl RuleSet {
    /// The odds of a throw of so many dice, with nothing held.
    ///
    /// For more dice than the game has there is no throw, and all counts are 0.
    pub fn odds(&self, dice: u8) -> Odds {
        self.odds_holding(dice, Held::NOTHING)
    }

    /// The odds of a throw of so many dice where others are held from earlier in the cycle.
    ///
    /// ```
    /// use hotdice::{Preset, RuleSet};
    ///
    /// let rules = RuleSet::preset(Preset::Crapola);
    /// let held = rules.hold("1-5".parse()?)?;
    /// // 204 of the 1296 throws of four dice score nothing; 60 of them complete a straight.
    /// assert_eq!(rules.odds(4).busts, 204);
    /// assert_eq!(rules.odds_holding(4, held).busts, 144);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn odds_holding(&self, dice: u8, held: Held) -> Odds {
        let none = Odds {
            dice,
            ..Odds::default()
        };
        if dice > self.dice() - held.dice().len().min(self.dice()) {
            return none;
        }
        Dice::all(dice).fold(none, |odds, throw| self.counted(odds, throw, held))
    }

    /// The odds with all orders of one throw counted in.
    fn counted(&self, odds: Odds, throw: Dice, held: Held) -> Odds {
        let orders = u64::from(throw.arrangements());
        let keeps = self.keeps_holding(throw, held);
        let count = keeps.len() as u64;
        let points = keeps.map(|keep| u64::from(keep.points()));
        let (best, sum) = points.fold((0, 0), |(best, sum), points| {
            (points.max(best), points + sum)
        });
        Odds {
            dice: odds.dice,
            throws: odds.throws + orders,
            busts: odds.busts + if count == 0 { orders } else { 0 },
            keep_sets: odds.keep_sets + orders * count,
            best_points: odds.best_points + orders * best,
            keep_set_points: odds.keep_set_points + orders * sum,
        }
    }
}
