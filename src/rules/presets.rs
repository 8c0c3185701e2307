//! The named games: each documented with its source and with what its source leaves open.

use core::fmt;
use core::str::FromStr;

use thiserror::Error;

use super::RuleSet;
use super::builder::{RuleSetBuilder, TRIPLETS};
use super::combination::{GroupPattern, Payout, SetScheme, SetSize};
use super::options::{CarryOver, CatchUp, Ending, FirstPlayer, HotDice, Keeping};
use crate::dice::Face::{self, Five, One, Six, Two};

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
    /// singles may complete one later ([`CarryOver::Straights`]). The first bank needs 1000, every
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
    /// 1s and 5s in them. Held dice may be added to later throws ([`CarryOver::Progressive`]). Hot
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
    /// `kingdom-come`: the dice game of Kingdom Come: Deliverance, without its badges.
    ///
    /// Two players to 4000. Sets double; the straights 1-5, 2-6 and 1-6 are 500, 750 and 1500.
    KingdomCome,
    /// `greed`: Greed with five dice.
    ///
    /// All scoring dice must be kept. The first bank needs 300; to 3000, and everyone else has one
    /// last turn.
    Greed,
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
    /// `five-dice-farkle`: [`Farkle`](Self::Farkle) with five dice.
    FiveDiceFarkle,
}

impl Preset {
    /// All presets: the games of the five source documents first.
    pub const ALL: [Self; 20] = [
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
        Self::KingdomCome,
        Self::Greed,
        Self::CinqMille,
        Self::Cardgames,
        Self::Calvin,
        Self::Tysiac,
        Self::Swedish,
        Self::DanishWikipedia,
        Self::ToxicTwos,
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
            Self::KingdomCome => "kingdom-come",
            Self::Greed => "greed",
            Self::CinqMille => "cinq-mille",
            Self::Cardgames => "cardgames",
            Self::Calvin => "calvin",
            Self::Tysiac => "tysiac",
            Self::Swedish => "swedish",
            Self::DanishWikipedia => "danish-wikipedia",
            Self::ToxicTwos => "toxic-twos",
            Self::FiveDiceFarkle => "five-dice-farkle",
        }
    }

    /// The options of the preset.
    fn builder(self) -> RuleSetBuilder {
        let common = RuleSet::builder();
        match self {
            Self::Crapola => crapola(6),
            Self::CrapolaBasic => crapola(6).opening(0).minimum(401).ending(Ending::Immediate),
            Self::CrapolaFive => crapola(5),
            Self::DiceGame10000 => dice_game_10000(),
            Self::CienMil => cien_mil(),
            Self::Diecimila => common
                .sets(TRIPLETS, SetScheme::Doubling)
                .straight(One..=Five, 1250)
                .opening(750),
            Self::Titusind => common
                .sets(TRIPLETS, SetScheme::Adding)
                .straight(One..=Six, 1000)
                .three_pairs(1500)
                .opening(1000)
                .minimum(300)
                .players(2, super::MAX_PLAYERS),
            Self::Farkle => farkle(),
            Self::BuscheNeller => common,
            Self::FarkleBoxed => farkle_boxed(),
            Self::KingdomCome => common
                .sets(TRIPLETS, SetScheme::Doubling)
                .straight(One..=Five, 500)
                .straight(Two..=Six, 750)
                .straight(One..=Six, 1500)
                .players(2, 2)
                .target(4000),
            Self::Greed => common
                .dice(5)
                .keeping(Keeping::AllScoring)
                .opening(300)
                .target(3000)
                .ending(Ending::LastTurn),
            Self::CinqMille => common
                .dice(5)
                .of_a_kind(SetSize::Five, One, Payout::InstantWin)
                .straight(One..=Five, 750)
                .straight(Two..=Six, 750)
                .opening(750)
                .target(5000),
            Self::Cardgames => common
                .sets(TRIPLETS, THOUSANDS)
                .straight(One..=Six, 2500)
                .three_pairs(GroupPattern::paying(1500).or_four_plus_two()),
            Self::Calvin => calvin(),
            Self::Tysiac => tysiac(),
            Self::Swedish => common
                .sets(TRIPLETS, SetScheme::Doubling)
                .straight(One..=Six, 1500)
                .three_pairs(1000),
            Self::DanishWikipedia => common
                .sets(TRIPLETS, SetScheme::Doubling)
                .of_a_kind(SetSize::Six, One, 10_000)
                .straight(One..=Six, 2000)
                .three_pairs(1500)
                .opening(500),
            Self::ToxicTwos => farkle().toxic(Two, 4),
            Self::FiveDiceFarkle => farkle().dice(5),
        }
    }
}

/// Four, five and six of a kind at 1000, 2000 and 3000 points.
const THOUSANDS: SetScheme = SetScheme::Fixed {
    four: 1000,
    five: 2000,
    six: 3000,
};

fn crapola(dice: u8) -> RuleSetBuilder {
    let six_dice = if dice == 6 { 1000 } else { 0 };
    RuleSet::builder()
        .dice(dice)
        .sets(TRIPLETS, SetScheme::Doubling)
        .straight(One..=Five, 1000)
        .straight(Two..=Six, 1000)
        .straight(One..=Six, six_dice)
        .carry_over(CarryOver::Straights)
        .opening(1000)
        .minimum(400)
        .ending(Ending::CatchUp(CatchUp::ByEqualling))
        .players(1, 4)
        .first_player(FirstPlayer::HighestThrow)
}

fn dice_game_10000() -> RuleSetBuilder {
    let factors = SetScheme::Times {
        four: 2,
        five: 4,
        six: 10,
    };
    RuleSet::builder()
        .sets(TRIPLETS, factors)
        .of_a_kind(SetSize::Six, One, Payout::InstantWin)
        .straight(One..=Six, 1200)
        .three_pairs(GroupPattern::paying(600).or_four_plus_two().or_all_alike())
        .hot_dice(HotDice::Must)
}

fn cien_mil() -> RuleSetBuilder {
    let singles_count_too = Payout::PointsPlusSingles(1000);
    RuleSet::builder()
        .single(One, 1000)
        .single(Five, 500)
        .sets([0, 200, 300, 400, 500, 600], SetScheme::Flat)
        .straight(One..=Five, singles_count_too)
        .straight(Two..=Six, singles_count_too)
        .straight(One..=Six, singles_count_too)
        .three_pairs(singles_count_too)
        .two_triplets(singles_count_too)
        .toxic(Six, 2)
        .carry_over(CarryOver::Progressive)
        .hot_dice(HotDice::Must)
        .target(100_000)
        .first_player(FirstPlayer::Named)
}

fn farkle() -> RuleSetBuilder {
    RuleSet::builder().ending(Ending::LastTurn)
}

fn farkle_boxed() -> RuleSetBuilder {
    RuleSet::builder()
        .sets([300, 200, 300, 400, 500, 600], THOUSANDS)
        .straight(One..=Six, 1500)
        .three_pairs(GroupPattern::paying(1500).or_four_plus_two())
        .two_triplets(2500)
        .opening(500)
        .ending(Ending::LastTurn)
}

fn calvin() -> RuleSetBuilder {
    let sets = SetScheme::Fixed {
        four: 100,
        five: 250,
        six: 0,
    };
    won_by(
        SetSize::Six,
        RuleSet::builder().sets([10, 20, 30, 40, 50, 60], sets),
    )
    .single(One, 10)
    .single(Five, 5)
    .straight(One..=Six, 250)
    .three_pairs(150)
    .opening(75)
    .hot_dice(HotDice::Must)
    .target(1000)
    .ending(Ending::CatchUp(CatchUp::ByBeating))
}

fn tysiac() -> RuleSetBuilder {
    let common = RuleSet::builder()
        .dice(5)
        .sets([100, 20, 30, 40, 50, 60], SetScheme::Doubling);
    won_by(SetSize::Five, common)
        .single(One, 10)
        .single(Five, 5)
        .straight(One..=Five, 150)
        .straight(Two..=Six, 150)
        .target(1000)
}

/// So many equal dice win the game, whatever their face.
fn won_by(size: SetSize, rules: RuleSetBuilder) -> RuleSetBuilder {
    Face::ALL.into_iter().fold(rules, |rules, face| {
        rules.of_a_kind(size, face, Payout::InstantWin)
    })
}

impl RuleSet {
    /// The rules of a named game.
    pub fn preset(preset: Preset) -> Self {
        // A test builds every preset, so that none has a fault.
        Self::compile(preset.builder())
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
