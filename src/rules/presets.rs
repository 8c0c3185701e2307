//! The named games: each documented with its source and with what its source leaves open.

mod games;

use core::fmt;
use core::str::FromStr;

use thiserror::Error;

use super::RuleSet;

/// A named game.
///
/// Unless its text says otherwise, a game has six dice, a 1 is worth 100 points and a 5 50, three
/// of a kind 100 times their face and three 1s 1000, nothing carries over, hot dice may be thrown
/// again, and the first to bank a total of 10,000 wins at once.
///
/// ```
/// use hotdice::{Preset, RuleSet};
///
/// let preset: Preset = "kingdom-come".parse()?;
/// assert_eq!(preset.id(), "kingdom-come");
/// assert_eq!(RuleSet::preset(preset).target(), 4000);
/// # Ok::<(), hotdice::UnknownPreset>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Preset {
    /// `crapola`: Crapola as it is "commonly accepted", from the rules page of Concord North Ltd.
    ///
    /// Up to four players with six dice; the highest sum of one throw begins. Sets double with each
    /// die, 1s from 1000. The straights 1-5, 2-6 and 1-6 are worth 1000 each, and dice kept as
    /// singles may complete one later ([`CarryOver::Straights`](crate::CarryOver::Straights)). The first bank needs 1000, every
    /// other 400. Whoever reaches 10,000 gives the others one last turn to catch up, and play goes
    /// on until a high score stands that nobody equals or beats.
    ///
    /// Decisions: "goes over 10,000" is read as the stated object, to reach or exceed it. The text's
    /// examples list scores, not all of them (4-4-4-4-5-6 omits 50, 400 and 450); all are legal.
    /// 1-2-3-4-5-6 is 1000 as one straight and 1100 as 2-6 with the 1; the greater counts unless the
    /// player names the other.
    Crapola,
    /// `crapola-basic`: Crapola by the first rule of the same text.
    ///
    /// "More than 400 points" to record any score: a bank of at least 401. No opening, and the first
    /// to reach 10,000 wins at once.
    CrapolaBasic,
    /// `crapola-five`: [`Crapola`](Self::Crapola) with five dice, which the same text allows.
    ///
    /// Without the sixth die there is neither a straight 1-6 nor six of a kind.
    CrapolaFive,
    /// `dice-game-10000`: "Dice Game 10000", the rules of a computer game.
    ///
    /// Four of a kind are worth 200 times their face, five 400 times, six 1000 times; four 1s 2000
    /// and five 4000; six 1s win the game at once. A straight 1-6 is 1200. Hot dice, which the text
    /// calls a full house, must be thrown again. Nothing carries over.
    ///
    /// Decisions: three pairs are 600 "whatever the dice forming pairs", so four and two of a kind
    /// count, and so do three pairs of one face. The text's four options (opening, values of the
    /// straight and of three pairs, exact finish) are left at their defaults: no opening, and
    /// 10,000 may be exceeded.
    DiceGame10000,
    /// `cien-mil`: Cien mil, a Spanish text.
    ///
    /// To 100,000 points; the youngest begins. Three or more of a kind are 100 times their face,
    /// however many. A straight of five or six dice, three pairs and two triplets are 1000 plus the
    /// 1s and 5s in them. Held dice may be added to later throws ([`CarryOver::Progressive`](crate::CarryOver::Progressive)). Hot
    /// dice must be thrown again. Two or more 6s in one throw are the dice of doom: the turn is
    /// lost, even if the throw would score.
    ///
    /// Decisions: the values of single dice are missing from the text; its examples fix them. One
    /// 1 is held "for 1000", and the straight 1-6 of 2500 is 1000 plus a 1 plus a 5: so 1 = 1000 and
    /// 5 = 500. 1s score only as singles. "Three fives 500" is then less than three single 5s, 1500:
    /// both are offered, and 1500 counts. Three pairs show three faces, two triplets two.
    CienMil,
    /// `diecimila`: Diecimila, an Italian text.
    ///
    /// Sets in one throw double with each die. The "high straight" 1-5 is 1250. The first bank
    /// needs 750. Variants in the text play to 5,000 and to "75,000", surely 7,500.
    ///
    /// Decisions: six of a kind are named without a value and continue the doubling. The "low
    /// straight" 2-6 is worth the 50 points of its 5 only, so it is no combination.
    Diecimila,
    /// `titusind`: Titusind, a Danish text.
    ///
    /// Two or more players. Four of a kind are 200 times their face, five 300, six 400 times (1s
    /// 2000, 3000, 4000). The straight 1-6 is 1000, three pairs 1500. The first bank needs 1000,
    /// every other 300. With hot dice one may ("må") throw again.
    ///
    /// Decisions: six 4s are 1600 by the rule and 2400 by the example in the same sentence; the rule
    /// is used, as it agrees with six 1s at 4000. Three pairs show three different faces.
    Titusind,
    /// `farkle`: Farkle with triplets only; everyone else has one last turn.
    Farkle,
    /// `busche-neller`: the rules of Busche and Neller, "Optimal Play of the Farkle Dice Game"
    /// (ACG 2017).
    BuscheNeller,
    /// `farkle-boxed`: Farkle as it comes in a box.
    ///
    /// Three 1s are 300; four, five and six of a kind 1000, 2000 and 3000; the straight 1-6 and
    /// three pairs 1500, four and two of a kind included; two triplets 2500. The first bank needs
    /// 500; everyone else has one last turn.
    FarkleBoxed,
    /// `farkle-ten`: Farkle over ten rounds; the highest total wins.
    ///
    /// Each further die of a set adds its triplet again; the straight 1-6 is 1000; three pairs 750,
    /// four and two and six of a kind included; two triplets 2500, six of a kind included. The first
    /// bank needs 500.
    FarkleTen,
    /// `facebook-farkle`: Farkle as it was played on Facebook, to 10,000 at once.
    ///
    /// Each further die of a set adds its triplet again; the straight 1-6 is 1500, three pairs of
    /// three faces 750. Every bank needs 300, the winning one too. Three busts in a row cost 500, down
    /// to a total of -2500, as Busche solved it.
    FacebookFarkle,
    /// `zilch`: Zilch.
    ///
    /// Sets double; the straight 1-6 and three pairs, four and two and six of a kind included, are
    /// 1500; six dice without any score are 500 and thrown again. Every bank needs 300, three busts
    /// in a row cost 500, and everyone else has one last turn.
    Zilch,
    /// `kingdom-come`: the dice game of Kingdom Come: Deliverance, without its badges.
    ///
    /// Two players to 4000. Sets double; the straights 1-5, 2-6 and 1-6 are 500, 750 and 1500.
    KingdomCome,
    /// `greed`: Greed with five dice.
    ///
    /// All scoring dice must be kept. The first bank needs 300; to 3000, and everyone else has one
    /// last turn.
    Greed,
    /// `zehntausend`: Zehntausend.
    ///
    /// Each die beyond the triplet adds 1000; the straight 1-6 and three pairs are 1500, and both have
    /// to be confirmed by 500 further points before the bank. Every bank needs 500.
    Zehntausend,
    /// `berliner-macke`: Berliner Macke with five dice and at most three throws a turn.
    ///
    /// Four of a kind are 1000 times their face, four 1s 4000; the straights 1-5 and 2-6 are 2000.
    /// Every bank needs 350; the round in which 10,000 is reached is played to its end.
    ///
    /// Decisions: the three throws are those of the turn, hot dice or not.
    BerlinerMacke,
    /// `dice-10000`: 10,000 with piggyback.
    ///
    /// Sets double; the straight 1-6 and a full house are 1500, three pairs 1000. The first bank needs
    /// 1000, every other 300. Three busts in a row cost 500. A player on the board may begin with what
    /// the player before has banked; everyone else has one last turn.
    Dice10000,
    /// `cinq-mille`: Cinq mille with five dice.
    ///
    /// Five 1s win at once; the straights 1-5 and 2-6 are 750. The first bank needs 750; to 5000.
    CinqMille,
    /// `cardgames`: four, five and six of a kind 1000, 2000 and 3000, the straight 1-6 2500, three
    /// pairs 1500, four and two of a kind included.
    Cardgames,
    /// `calvin`: small numbers, to 1000.
    ///
    /// A 1 is 10, a 5 is 5; three of a kind 10 times their face, 1s too; four 100, five 250; six win
    /// at once. The straight 1-6 is 250, three pairs 150. The first bank needs 75; hot dice must be
    /// thrown again; the others have a turn to beat whoever reached 1000.
    Calvin,
    /// `tysiac`: Tysiąc with five dice, to 1000.
    ///
    /// A 1 is 10, a 5 is 5; three of a kind 10 times their face (1s 100), four 20 times (200); five
    /// win at once. The straights 1-5 and 2-6 are 150.
    Tysiac,
    /// `swedish`: sets double, the straight 1-6 is 1500, three pairs 1000.
    Swedish,
    /// `danish-wikipedia`: sets double but six 1s are 10,000; the straight 1-6 is 2000, three pairs
    /// 1500. The first bank needs 500.
    DanishWikipedia,
    /// `toxic-twos`: [`Farkle`](Self::Farkle), but four or more 2s in one throw lose the turn.
    ToxicTwos,
    /// `high-stakes`: [`Farkle`](Self::Farkle), but everyone may begin with what the player before
    /// has banked.
    HighStakes,
    /// `five-dice-farkle`: [`Farkle`](Self::Farkle) with five dice.
    FiveDiceFarkle,
}

impl Preset {
    /// All presets: the games of the five source documents first.
    pub const ALL: [Self; 27] = [
        Self::Crapola,
        Self::CrapolaBasic,
        Self::CrapolaFive,
        Self::DiceGame10000,
        Self::CienMil,
        Self::Diecimila,
        Self::Titusind,
        Self::Farkle,
        Self::BuscheNeller,
        Self::FarkleBoxed,
        Self::FarkleTen,
        Self::FacebookFarkle,
        Self::Zilch,
        Self::KingdomCome,
        Self::Greed,
        Self::Zehntausend,
        Self::BerlinerMacke,
        Self::Dice10000,
        Self::CinqMille,
        Self::Cardgames,
        Self::Calvin,
        Self::Tysiac,
        Self::Swedish,
        Self::DanishWikipedia,
        Self::ToxicTwos,
        Self::HighStakes,
        Self::FiveDiceFarkle,
    ];

    /// The name by which files and command lines call the preset, `crapola` say.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Crapola => "crapola",
            Self::CrapolaBasic => "crapola-basic",
            Self::CrapolaFive => "crapola-five",
            Self::DiceGame10000 => "dice-game-10000",
            Self::CienMil => "cien-mil",
            Self::Diecimila => "diecimila",
            Self::Titusind => "titusind",
            Self::Farkle => "farkle",
            Self::BuscheNeller => "busche-neller",
            Self::FarkleBoxed => "farkle-boxed",
            Self::FarkleTen => "farkle-ten",
            Self::FacebookFarkle => "facebook-farkle",
            Self::Zilch => "zilch",
            Self::KingdomCome => "kingdom-come",
            Self::Greed => "greed",
            Self::Zehntausend => "zehntausend",
            Self::BerlinerMacke => "berliner-macke",
            Self::Dice10000 => "dice-10000",
            Self::CinqMille => "cinq-mille",
            Self::Cardgames => "cardgames",
            Self::Calvin => "calvin",
            Self::Tysiac => "tysiac",
            Self::Swedish => "swedish",
            Self::DanishWikipedia => "danish-wikipedia",
            Self::ToxicTwos => "toxic-twos",
            Self::HighStakes => "high-stakes",
            Self::FiveDiceFarkle => "five-dice-farkle",
        }
    }
}

impl RuleSet {
    /// The rules of a named game.
    pub fn preset(preset: Preset) -> Self {
        // A test builds every preset, so that none has a fault.
        Self::compile(preset.builder())
    }

    /// Has the rules of a named game used where they are compiled; see
    /// [`build_for`](super::RuleSetBuilder::build_for).
    ///
    /// ```
    /// use hotdice::{Game, Preset, RuleSet};
    ///
    /// let target = RuleSet::preset_for(Preset::Greed, |rules| {
    ///     let game = Game::new(rules, 2, 0).expect("two may play");
    ///     game.rules().target()
    /// });
    /// assert_eq!(target, 3000);
    /// ```
    pub fn preset_for<T>(preset: Preset, user: impl FnOnce(&Self) -> T) -> T {
        let mut rules = Self::blank(preset.builder());
        rules.tabulate();
        user(&rules)
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// A name that is no preset's; the message lists those that are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[error("the rule set is one of {}", Ids)]
pub struct UnknownPreset;

struct Ids;

impl fmt::Display for Ids {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, preset) in Preset::ALL.iter().enumerate() {
            let comma = if place > 0 { ", " } else { "" };
            write!(f, "{comma}{preset}")?;
        }
        Ok(())
    }
}

impl FromStr for Preset {
    type Err = UnknownPreset;

    fn from_str(id: &str) -> Result<Self, UnknownPreset> {
        Self::ALL
            .into_iter()
            .find(|preset| preset.id() == id)
            .ok_or(UnknownPreset)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_is_free_of_faults() {
        for preset in Preset::ALL {
            let built = preset.builder().build();
            assert!(built.is_ok(), "{preset}: {}", built.unwrap_err());
        }
    }

    #[test]
    fn all_lists_every_preset_once() {
        for (place, preset) in Preset::ALL.into_iter().enumerate() {
            assert_eq!(preset as usize, place, "{preset}");
            assert_eq!(preset.id().parse(), Ok(preset));
        }
        assert_eq!(Preset::FiveDiceFarkle as usize + 1, Preset::ALL.len());
    }
}
