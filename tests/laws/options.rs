//! Random rule sets.

use hotdice::{
    CarryOver, CatchUp, Combinations, Dice, Ending, FirstPlayer, HotDice, Keeping, Payout, Players,
    Sets, Tie,
};
use proptest::prelude::*;

use crate::bank_options::bank_options;
use crate::model::options::{KeepOptions, Options, Scoring, TableOptions, runs_of};
use crate::payouts::{group, payout, points};
use crate::sampling::dice_up_to;
use crate::turn_options::turn_options;

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
    let quick = any_options(false).prop_map(|options| options.quick().mended());
    prop_oneof![1 => valid_options(), 3 => quick]
}

/// Valid rule sets of few points under which players are soon level, and play off.
pub(crate) fn level_options() -> impl Strategy<Value = Options> {
    any_options(false).prop_map(|options| {
        let mut options = options.level();
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
