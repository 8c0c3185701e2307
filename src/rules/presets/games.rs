//! The options of each named game.

use super::Preset;
use crate::dice::Face::{self, Five, One, Six, Two};
use crate::rules::builder::{RuleSetBuilder, TRIPLETS};
use crate::rules::combination::{CombinationKind, GroupPattern, Payout, SetScheme, SetSize};
use crate::rules::options::{
    CarryOver, CatchUp, Confirmation, Ending, FirstPlayer, HotDice, Keeping, Piggyback,
};
use crate::rules::{MAX_PLAYERS, RuleSet};

impl Preset {
    /// The options of the preset.
    pub(super) fn builder(self) -> RuleSetBuilder {
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
                .players(2, MAX_PLAYERS),
            Self::Farkle => farkle(),
            Self::BuscheNeller => common,
            Self::FarkleBoxed => farkle_boxed(),
            Self::FarkleTen => common
                .sets(TRIPLETS, SetScheme::Adding)
                .straight(One..=Six, 1000)
                .three_pairs(GroupPattern::paying(750).or_four_plus_two().or_all_alike())
                .two_triplets(GroupPattern::paying(2500).or_all_alike())
                .opening(500)
                .ending(Ending::Rounds(10)),
            Self::FacebookFarkle => common
                .sets(TRIPLETS, SetScheme::Adding)
                .straight(One..=Six, 1500)
                .three_pairs(750)
                .minimum(300)
                .bust_streak(3, 500)
                .lowest_total(-2500),
            Self::Zilch => farkle()
                .sets(TRIPLETS, SetScheme::Doubling)
                .straight(One..=Six, 1500)
                .three_pairs(GroupPattern::paying(1500).or_four_plus_two().or_all_alike())
                .scoreless_bonus(500)
                .bust_streak(3, 500)
                .minimum(300),
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
            Self::Zehntausend => common
                .sets(TRIPLETS, SetScheme::PerExtraDie(1000))
                .straight(One..=Six, 1500)
                .three_pairs(1500)
                .confirmation(CombinationKind::Straight, Confirmation::Points(500))
                .confirmation(CombinationKind::ThreePairs, Confirmation::Points(500))
                .minimum(500),
            Self::BerlinerMacke => berliner_macke(),
            Self::Dice10000 => farkle()
                .sets(TRIPLETS, SetScheme::Doubling)
                .straight(One..=Six, 1500)
                .three_pairs(1000)
                .full_house(1500)
                .bust_streak(3, 500)
                .piggyback(Piggyback::OnBoard)
                .opening(1000)
                .minimum(300),
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
            Self::HighStakes => farkle().piggyback(Piggyback::On),
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

fn berliner_macke() -> RuleSetBuilder {
    let common = RuleSet::builder().dice(5);
    Face::ALL
        .into_iter()
        .fold(common, |rules, face| {
            rules.of_a_kind(SetSize::Four, face, 1000 * u32::from(face.pips()))
        })
        .of_a_kind(SetSize::Four, One, 4000)
        .straight(One..=Five, 2000)
        .straight(Two..=Six, 2000)
        .max_throws(3)
        .minimum(350)
        .ending(Ending::FinishRound)
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
