//! Every option of a rule set as plain data, and random choices of them.

use std::fmt;

use hotdice::{
    CarryOver, CatchUp, Combinations, Confirmation, Dice, Ending, Face, FirstPlayer, GroupPattern,
    HotDice, Keeping, Payout, Players, RuleSet, RuleSetBuilder, SetSize, Sets, Tie,
};
use proptest::prelude::*;

use crate::bank_options::{BankOptions, bank_options};
use crate::payouts::{group, payout, points};
use crate::sampling::dice_up_to;
use crate::turn_options::{TurnOptions, turn_options};

/// What every setter of the builder takes.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Options {
    pub(crate) dice: u8,
    pub(crate) scoring: Scoring,
    pub(crate) keeps: KeepOptions,
    pub(crate) turn: TurnOptions,
    pub(crate) bank: BankOptions,
    pub(crate) table: TableOptions,
}

#[derive(Clone, PartialEq)]
pub(crate) struct Scoring {
    pub(crate) singles: [u32; 6],
    /// By size from two on, then by face.
    pub(crate) sets: [[Payout; 6]; 5],
    /// By lowest face, then by highest.
    pub(crate) straights: [[Payout; 6]; 6],
    pub(crate) three_pairs: GroupPattern,
    pub(crate) four_and_pair: GroupPattern,
    pub(crate) two_triplets: GroupPattern,
    pub(crate) full_house: GroupPattern,
    /// No dice twice.
    pub(crate) formations: Vec<(Dice, Payout)>,
    pub(crate) scoreless_bonus: u32,
    pub(crate) toxic: [u8; 6],
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct KeepOptions {
    pub(crate) combinations: Combinations,
    pub(crate) set_rule: Sets,
    pub(crate) keeping: Keeping,
    pub(crate) carry_over: CarryOver,
    pub(crate) hot_dice: HotDice,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TableOptions {
    pub(crate) ending: Ending,
    pub(crate) tie: Tie,
    pub(crate) players: Players,
    pub(crate) first_player: FirstPlayer,
}

impl Scoring {
    /// Single dice and nothing else.
    fn of_singles(singles: [u32; 6]) -> Self {
        Self {
            singles,
            sets: [[Payout::Nothing; 6]; 5],
            straights: [[Payout::Nothing; 6]; 6],
            three_pairs: GroupPattern::default(),
            four_and_pair: GroupPattern::default(),
            two_triplets: GroupPattern::default(),
            full_house: GroupPattern::default(),
            formations: Vec::new(),
            scoreless_bonus: 0,
            toxic: [0; 6],
        }
    }
}

impl Options {
    /// The builder with every option set.
    pub(crate) fn builder(&self) -> RuleSetBuilder {
        let builder = self.bank.set(self.turn.set(RuleSet::builder()));
        let mut builder = builder
            .dice(self.dice)
            .three_pairs(self.scoring.three_pairs)
            .four_and_pair(self.scoring.four_and_pair)
            .two_triplets(self.scoring.two_triplets)
            .full_house(self.scoring.full_house)
            .scoreless_bonus(self.scoring.scoreless_bonus)
            .combinations(self.keeps.combinations)
            .set_rule(self.keeps.set_rule)
            .keeping(self.keeps.keeping)
            .carry_over(self.keeps.carry_over)
            .hot_dice(self.keeps.hot_dice)
            .ending(self.table.ending)
            .tie(self.table.tie)
            .players(self.table.players.min, self.table.players.max)
            .first_player(self.table.first_player);
        for (face, index) in Face::ALL.into_iter().zip(0..) {
            builder = builder
                .single(face, self.scoring.singles[index])
                .toxic(face, self.scoring.toxic[index]);
            for (size, payouts) in SetSize::ALL.into_iter().zip(&self.scoring.sets) {
                builder = builder.of_a_kind(size, face, payouts[index]);
            }
            for (high, &payout) in Face::ALL.into_iter().zip(&self.scoring.straights[index]) {
                builder = builder.straight(face..=high, payout);
            }
        }
        let formations = self.scoring.formations.iter();
        formations.fold(builder, |builder, &(dice, payout)| {
            builder.formation(dice, payout)
        })
    }

    /// The rule set of options that are valid.
    pub(crate) fn rules(&self) -> RuleSet {
        match self.builder().build() {
            Ok(rules) => rules,
            Err(error) => panic!("valid options are refused: {error}"),
        }
    }
}

/// Only what pays or punishes is shown, so that a shrunk failure can be read.
impl fmt::Debug for Scoring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let paid = |payout: &Payout| *payout != Payout::Nothing;
        write!(f, "singles {:?}", self.singles)?;
        for (size, payouts) in (2..).zip(&self.sets) {
            for (face, payout) in (1..).zip(payouts).filter(|(_, payout)| paid(payout)) {
                write!(f, ", {size} of a kind of {face}: {payout:?}")?;
            }
        }
        for (low, payouts) in (1..).zip(&self.straights) {
            for (high, payout) in (1..).zip(payouts).filter(|(_, payout)| paid(payout)) {
                write!(f, ", straight {low}-{high}: {payout:?}")?;
            }
        }
        let groups = [
            ("three pairs", self.three_pairs),
            ("four and a pair", self.four_and_pair),
            ("two triplets", self.two_triplets),
            ("full house", self.full_house),
        ];
        for (name, group) in groups.iter().filter(|(_, group)| paid(&group.payout())) {
            write!(f, ", {name}: {group:?}")?;
        }
        let (bonus, toxic) = (self.scoreless_bonus, self.toxic);
        write!(f, ", {:?}, bonus {bonus}, toxic {toxic:?}", self.formations)
    }
}

/// Rule sets of which `build` accepts each.
pub(crate) fn valid_options() -> impl Strategy<Value = Options> {
    any_options(false).prop_map(|options| options.mended())
}

/// Valid rule sets in which held dice may join those of a later throw, however late.
pub(crate) fn carrying_options(carry_over: CarryOver) -> impl Strategy<Value = Options> {
    any_options(false).prop_map(move |mut options| {
        options.keeps.carry_over = carry_over;
        options.turn.max_throws = 0;
        options.mended()
    })
}

/// Valid rule sets, most of which a game of a few turns ends under.
pub(crate) fn quick_options() -> impl Strategy<Value = Options> {
    let quick = any_options(false).prop_map(|mut options| {
        options.scoring.singles[0] = options.scoring.singles[0].max(100);
        options.bank.opening = options.bank.opening.min(100);
        options.bank.minimum = 0;
        options.bank.granularity = 1;
        options.bank.target = options.bank.target.min(500);
        options.mended()
    });
    prop_oneof![1 => valid_options(), 3 => quick]
}

/// Valid rule sets of few points under which players are soon level, and play off.
pub(crate) fn level_options() -> impl Strategy<Value = Options> {
    any_options(false).prop_map(|mut options| {
        options.dice = 2;
        options.scoring = Scoring::of_singles([50, 0, 0, 0, 50, 0]);
        options.keeps.carry_over = CarryOver::None;
        options.turn.max_throws = 1;
        options.turn.confirmations = [Confirmation::None; 9];
        options.bank.opening = 0;
        options.bank.minimum = 0;
        options.bank.max_dice_left = 2;
        options.bank.granularity = 1;
        options.bank.target = 100;
        options.table.tie = Tie::PlayOff;
        options.table.players = Players { min: 3, max: 16 };
        options.mended()
    })
}

/// Valid and nearly valid options, or with `wild` any at all.
pub(crate) fn any_options(wild: bool) -> impl Strategy<Value = Options> {
    let dice = if wild {
        prop_oneof![20 => 1_u8..=6, 1 => Just(0), 1 => 7_u8..].boxed()
    } else {
        prop_oneof![1 => 1_u8..=3, 2 => 4_u8..=5, 3 => Just(6)].boxed()
    };
    // Losing patterns in every rule set would leave few throws to keep anything of.
    let losses = prop_oneof![3 => Just(0_u32), 1 => Just(1)];
    let scoring = losses.prop_flat_map(move |losses| scoring(wild, losses));
    (
        dice,
        scoring.boxed(),
        keep_options().boxed(),
        turn_options(wild).boxed(),
        bank_options(wild).boxed(),
        table(wild).boxed(),
    )
        .prop_map(|(dice, scoring, keeps, turn, bank, table)| Options {
            dice,
            scoring,
            keeps,
            turn,
            bank,
            table,
        })
}

fn scoring(wild: bool, losses: u32) -> impl Strategy<Value = Scoring> {
    let single = prop_oneof![1 => Just(0), 1 => points(wild)];
    let payouts = move || prop::array::uniform6(payout(wild, losses));
    let toxic = if wild {
        prop_oneof![60 => Just(0_u8), 1 => 1_u8..].boxed()
    } else {
        prop_oneof![20 => Just(0_u8), 1 => 2_u8..=6].boxed()
    };
    let most = if wild { 20 } else { 5 };
    let formation = (dice_up_to(6), payout(wild, losses));
    (
        prop::array::uniform6(single),
        sets(wild, losses),
        prop::array::uniform6(payouts()),
        prop::array::uniform4(group(wild, losses)),
        prop::collection::vec(formation, 0..most),
        prop_oneof![4 => Just(0), 1 => points(wild)],
        prop::array::uniform6(toxic),
    )
        .prop_map(
            move |(singles, sets, straights, groups, formations, scoreless_bonus, toxic)| {
                let [three_pairs, four_and_pair, two_triplets, full_house] = groups;
                Scoring {
                    singles,
                    sets,
                    straights: if wild { straights } else { runs_of(straights) },
                    three_pairs,
                    four_and_pair,
                    two_triplets,
                    full_house,
                    formations: each_once(formations),
                    scoreless_bonus,
                    toxic,
                }
            },
        )
}

/// Payouts of sets; now and then all sizes pay the same, as in games where they are flat.
fn sets(wild: bool, losses: u32) -> impl Strategy<Value = [[Payout; 6]; 5]> {
    let payouts = || prop::array::uniform6(payout(wild, losses));
    prop_oneof![
        4 => prop::array::uniform5(payouts()),
        1 => payouts().prop_map(|payouts| [payouts; 5])
    ]
}

/// Only the straights that run from a lower to a higher face.
pub(crate) fn runs_of(mut straights: [[Payout; 6]; 6]) -> [[Payout; 6]; 6] {
    for (low, row) in straights.iter_mut().enumerate() {
        row[..=low].fill(Payout::Nothing);
    }
    straights
}

/// The formations that pay or punish, the first of each dice.
fn each_once(formations: Vec<(Dice, Payout)>) -> Vec<(Dice, Payout)> {
    let mut known = Vec::<(Dice, Payout)>::new();
    for (dice, payout) in formations {
        if payout != Payout::Nothing && known.iter().all(|&(other, _)| other != dice) {
            known.push((dice, payout));
        }
    }
    known
}

fn keep_options() -> impl Strategy<Value = KeepOptions> {
    (
        prop_oneof![
            5 => Just(Combinations::OnAnyThrow),
            1 => Just(Combinations::OnFullThrow)
        ],
        prop_oneof![2 => Just(Sets::MaySplit), 1 => Just(Sets::OverrideSingles)],
        prop_oneof![3 => Just(Keeping::AnyScoring), 1 => Just(Keeping::AllScoring)],
        prop::sample::select(vec![
            CarryOver::None,
            CarryOver::Straights,
            CarryOver::ExtendSets,
            CarryOver::Progressive,
        ]),
        prop_oneof![Just(HotDice::May), Just(HotDice::Must)],
    )
        .prop_map(
            |(combinations, set_rule, keeping, carry_over, hot_dice)| KeepOptions {
                combinations,
                set_rule,
                keeping,
                carry_over,
                hot_dice,
            },
        )
}

fn table(wild: bool) -> impl Strategy<Value = TableOptions> {
    let rounds = if wild { 0..=u16::MAX } else { 1..=4 };
    let ending = prop_oneof![
        1 => Just(Ending::Immediate),
        1 => Just(Ending::LastTurn),
        1 => Just(Ending::CatchUp(CatchUp::ByEqualling)),
        1 => Just(Ending::CatchUp(CatchUp::ByBeating)),
        1 => Just(Ending::FinishRound),
        1 => rounds.prop_map(Ending::Rounds),
        u32::from(wild) => Just(Ending::Rounds(0)),
    ];
    let players = if wild {
        (any::<u8>(), any::<u8>()).boxed()
    } else {
        (1_u8..=4, 1_u8..=16)
            .prop_map(|(min, max)| (min, max.max(min)))
            .boxed()
    };
    let first_player = prop::sample::select(vec![
        FirstPlayer::FirstSeat,
        FirstPlayer::HighestThrow,
        FirstPlayer::Lot,
        FirstPlayer::Named,
    ]);
    let tie = prop::sample::select(vec![Tie::Shared, Tie::EarlierSeat, Tie::PlayOff]);
    (ending, tie, players, first_player).prop_map(|(ending, tie, (min, max), first_player)| {
        TableOptions {
            ending,
            tie,
            players: Players { min, max },
            first_player,
        }
    })
}
