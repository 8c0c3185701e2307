//! Rule sets in the making: a named game, and changes of its options one after another.

use std::sync::LazyLock;

use hotdice::{
    BustEffect, BustStreak, CarryOver, CatchUp, CombinationKind, Combinations, Confirmation,
    Ending, Finish, FirstPlayer, GroupPattern, HotDice, Keeping, MAX_TARGET, Payout, Penalty,
    Piggyback, Players, Preset, RuleSet, Sets, Tie, WinningBank,
};

use super::input::Input;
use crate::model::mending::with_forms;
use crate::model::options::Options;

/// The rules of a builder that nothing was set of, and of every named game.
static BASES: LazyLock<Vec<Options>> = LazyLock::new(|| {
    let plain = RuleSet::default();
    let named = Preset::ALL.into_iter().map(RuleSet::preset);
    std::iter::once(plain)
        .chain(named)
        .map(|rules| Options::of(&rules))
        .collect()
});

impl Input<'_> {
    /// Options, valid or not.
    pub(super) fn options(&mut self) -> Options {
        let mut options = BASES[self.pick() % BASES.len()].clone();
        for _ in 0..self.below(24) {
            self.change(&mut options);
        }
        options
    }

    /// The same as a rule set that the twins know.
    pub(super) fn rules(&mut self) -> RuleSet {
        rules_of(self.options())
    }

    /// A rule set under which a game may well end in a few turns, often with players level.
    pub(super) fn quick_rules(&mut self) -> RuleSet {
        let pace = self.byte();
        let options = self.options();
        rules_of(match pace {
            0..192 => options.quick(),
            192..232 => options.level(),
            _ => options,
        })
    }

    /// Players and who begins, as the rules allow.
    pub(super) fn table(&mut self, rules: &RuleSet) -> (u8, u8) {
        let Players { min, max } = rules.players();
        let players = min + self.byte() % (max - min + 1);
        (players, self.byte() % players)
    }

    fn change(&mut self, options: &mut Options) {
        match self.below(9) {
            0 => self.change_sets(options),
            1 => self.change_straight_or_formation(options),
            2 => self.change_group(options),
            3 => self.change_dice(options),
            4 => self.change_keeping(options),
            5 => self.change_turn(options),
            6 => self.change_penalties(options),
            7 => self.change_bank(options),
            _ => self.change_table(options),
        }
    }

    fn change_sets(&mut self, options: &mut Options) {
        let (size, face) = (self.below(7), self.pick() % 6);
        let scoring = &mut options.scoring;
        match size {
            0..5 => scoring.sets[usize::from(size)][face] = self.payout(),
            5 => scoring.singles[face] = self.points(),
            _ => scoring.sets = [scoring.sets[face % 5]; 5],
        }
    }

    fn change_straight_or_formation(&mut self, options: &mut Options) {
        let scoring = &mut options.scoring;
        if self.flag() {
            let (low, high) = (self.pick() % 6, self.pick() % 6);
            scoring.straights[low][high] = self.payout();
            return;
        }
        let (dice, payout) = (self.dice(), self.payout());
        let formations = &mut scoring.formations;
        match formations.iter_mut().find(|(known, _)| *known == dice) {
            Some(known) => known.1 = payout,
            None => formations.push((dice, payout)),
        }
        formations.retain(|&(_, payout)| payout != Payout::Nothing);
    }

    fn change_group(&mut self, options: &mut Options) {
        let group = self.group();
        let scoring = &mut options.scoring;
        let place = [
            &mut scoring.three_pairs,
            &mut scoring.four_and_pair,
            &mut scoring.two_triplets,
            &mut scoring.full_house,
        ];
        *place.into_iter().nth(self.pick() % 4).expect("one of four") = group;
    }

    fn change_dice(&mut self, options: &mut Options) {
        let scoring = &mut options.scoring;
        match self.below(4) {
            0 | 1 => options.dice = self.byte() % 8,
            2 => scoring.toxic[self.pick() % 6] = self.byte() % 8,
            _ => scoring.scoreless_bonus = self.points(),
        }
    }

    fn change_keeping(&mut self, options: &mut Options) {
        let keeps = &mut options.keeps;
        let carry_over = [
            CarryOver::None,
            CarryOver::Straights,
            CarryOver::ExtendSets,
            CarryOver::Progressive,
        ];
        match self.below(6) {
            0 => {
                let all = [Combinations::OnAnyThrow, Combinations::OnFullThrow];
                keeps.combinations = self.one_of(&all);
            }
            1 => keeps.set_rule = self.one_of(&[Sets::MaySplit, Sets::OverrideSingles]),
            2 => keeps.keeping = self.one_of(&[Keeping::AnyScoring, Keeping::AllScoring]),
            3 => keeps.hot_dice = self.one_of(&[HotDice::May, HotDice::Must]),
            _ => keeps.carry_over = self.one_of(&carry_over),
        }
    }

    fn change_turn(&mut self, options: &mut Options) {
        let turn = &mut options.turn;
        match self.below(3) {
            0 => turn.max_throws = self.byte() % 5,
            1 => {
                turn.piggyback = match self.below(4) {
                    0 => Piggyback::Off,
                    1 => Piggyback::On,
                    2 => Piggyback::OnBoard,
                    _ => Piggyback::FromTotal(self.target()),
                }
            }
            _ => {
                let kind = self.pick() % CombinationKind::ALL.len();
                turn.confirmations[kind] = match self.below(4) {
                    0 => Confirmation::None,
                    1 => Confirmation::Single,
                    _ => Confirmation::Points(self.points()),
                };
            }
        }
    }

    fn change_penalties(&mut self, options: &mut Options) {
        let turn = &mut options.turn;
        match self.below(4) {
            0 => turn.bust_effect = self.one_of(&[BustEffect::LoseTurn, BustEffect::Subtract]),
            1 => turn.first_throw_penalty = self.points(),
            2 => {
                turn.bust_streak = match self.byte() % 5 {
                    0 => BustStreak::NONE,
                    busts => BustStreak {
                        busts,
                        penalty: if self.flag() {
                            Penalty::WholeTotal
                        } else {
                            Penalty::Points(self.points())
                        },
                    },
                }
            }
            _ => turn.lowest_total = self.one_of(&[i32::MIN, 0, -50, -500, -MAX, 1, i32::MAX]),
        }
    }

    fn change_bank(&mut self, options: &mut Options) {
        let bank = &mut options.bank;
        match self.below(7) {
            0 => bank.opening = self.points(),
            1 => bank.minimum = self.points(),
            2 => bank.granularity = self.points(),
            3 => bank.max_dice_left = self.byte() % 8,
            4 => {
                let all = [WinningBank::NeedsMinimum, WinningBank::Excused];
                bank.winning_bank = self.one_of(&all);
            }
            5 => bank.target = self.target(),
            _ => bank.finish = self.one_of(&[Finish::Reach, Finish::Exact]),
        }
    }

    fn change_table(&mut self, options: &mut Options) {
        let table = &mut options.table;
        let first = [
            FirstPlayer::FirstSeat,
            FirstPlayer::HighestThrow,
            FirstPlayer::Lot,
            FirstPlayer::Named,
        ];
        match self.below(8) {
            0..3 => table.ending = self.ending(),
            3 | 4 => table.tie = self.one_of(&[Tie::Shared, Tie::EarlierSeat, Tie::PlayOff]),
            5 => table.first_player = self.one_of(&first),
            _ => {
                table.players = Players {
                    min: self.byte() % 18,
                    max: self.byte() % 18,
                }
            }
        }
    }

    fn ending(&mut self) -> Ending {
        match self.below(6) {
            0 => Ending::Immediate,
            1 => Ending::LastTurn,
            2 => Ending::CatchUp(CatchUp::ByEqualling),
            3 => Ending::CatchUp(CatchUp::ByBeating),
            4 => Ending::FinishRound,
            _ => Ending::Rounds((self.byte() % 8).into()),
        }
    }

    fn target(&mut self) -> u32 {
        match self.byte() {
            255 => MAX_TARGET,
            254 => MAX_TARGET + 1,
            byte => u32::from(byte) * 100,
        }
    }

    fn payout(&mut self) -> Payout {
        match self.byte() % 16 {
            0 => Payout::Nothing,
            1 => Payout::InstantWin,
            2 => Payout::InstantLoss,
            3 | 4 => Payout::PointsPlusSingles(self.points()),
            5 | 6 => Payout::PointsPlusTriplets(self.points()),
            _ => Payout::Points(self.points()),
        }
    }

    fn group(&mut self) -> GroupPattern {
        let forms = self.byte();
        with_forms(self.payout(), forms & 1 == 1, forms & 2 == 2)
    }
}

/// A total below which penalties hardly lead.
const MAX: i32 = 1_000_000_000;

/// The valid rules nearest to the options.
///
/// They ask for points to confirm, or for single dice: where both are asked for in one keep, the
/// order of its combinations decides, which the twin does not know.
pub(super) fn rules_of(mut options: Options) -> RuleSet {
    let confirmations = &mut options.turn.confirmations;
    if confirmations.contains(&Confirmation::Single) {
        for confirmation in confirmations {
            if *confirmation != Confirmation::Single {
                *confirmation = Confirmation::None;
            }
        }
    }
    options.mended().rules()
}
