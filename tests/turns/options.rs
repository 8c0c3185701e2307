//! Every option of the builder, in a game that it changes.

use std::collections::BTreeSet;

use hotdice::Face::{One, Six, Two};
use hotdice::{
    BustEffect, CarryOver, CombinationKind, Combinations, Confirmation, Ending, Finish,
    FirstPlayer, HotDice, Keeping, Piggyback, RuleSet, RuleSetBuilder, SetScheme, SetSize, Sets,
    TRIPLETS, Tie, WinningBank,
};

use crate::play::{built, dice, outcome};

const BUILDER: &str = include_str!("../../src/rules/builder.rs");

/// A script with what it comes to without an option and with it.
struct Row {
    option: &'static str,
    without: RuleSetBuilder,
    with: RuleSetBuilder,
    script: &'static str,
    comes_to: [&'static str; 2],
}

fn row(
    option: &'static str,
    without: RuleSetBuilder,
    set: impl FnOnce(RuleSetBuilder) -> RuleSetBuilder,
    script: &'static str,
    comes_to: [&'static str; 2],
) -> Row {
    Row {
        option,
        without,
        with: set(without),
        script,
        comes_to,
    }
}

const A_HUNDRED: &str = "1-2-2-3-4-6>1 bank";

fn dice_and_combinations() -> Vec<Row> {
    let common = RuleSet::builder();
    let four_twos = "2-2-2-2-3-4>2-2-2-2 bank";
    let no_set = "refused: not every die of 2-2-2-2 scores";
    vec![
        row(
            "dice",
            common,
            |rules| rules.dice(5),
            "1-2-3-4-5>1-5 bank",
            [
                "refused: a throw of 6 dice is expected, not of 5",
                "[150, 0]",
            ],
        ),
        row(
            "single",
            common,
            |rules| rules.single(Two, 20),
            "2-3-3-4-4-6>2 bank",
            ["bust", "[20, 0]"],
        ),
        row(
            "of_a_kind",
            common,
            |rules| rules.of_a_kind(SetSize::Four, Two, 1000),
            four_twos,
            [no_set, "[1000, 0]"],
        ),
        row(
            "sets",
            common,
            |rules| rules.sets(TRIPLETS, SetScheme::Doubling),
            four_twos,
            [no_set, "[400, 0]"],
        ),
        row(
            "straight",
            common,
            |rules| rules.straight(One..=Six, 1500),
            "123456>123456 bank",
            ["refused: not every die of 1-2-3-4-5-6 scores", "[1500, 0]"],
        ),
        row(
            "three_pairs",
            common,
            |rules| rules.three_pairs(750),
            "223344>223344 bank",
            ["bust", "[750, 0]"],
        ),
        row(
            "four_and_pair",
            common,
            |rules| rules.four_and_pair(600),
            "222233>222233 bank",
            ["refused: not every die of 2-2-2-2-3-3 scores", "[600, 0]"],
        ),
        row(
            "two_triplets",
            common,
            |rules| rules.two_triplets(2500),
            "222333>222333 bank",
            ["[500, 0]", "[2500, 0]"],
        ),
        row(
            "full_house",
            common,
            |rules| rules.full_house(1500),
            "2-2-2-3-3-4>22233 bank",
            ["refused: not every die of 2-2-2-3-3 scores", "[1500, 0]"],
        ),
        row(
            "formation",
            common,
            |rules| rules.formation(dice("4-5-6"), 300),
            "2-2-3-4-5-6>456 bank",
            ["refused: not every die of 4-5-6 scores", "[300, 0]"],
        ),
    ]
}

fn throws_and_keeps() -> Vec<Row> {
    let common = RuleSet::builder();
    vec![
        row(
            "combinations",
            common,
            |rules| rules.combinations(Combinations::OnFullThrow),
            "1-2-2-3-4-6>1 2-2-2-3-4>2-2-2 bank",
            ["[300, 0]", "bust"],
        ),
        row(
            "scoreless_bonus",
            common,
            |rules| rules.scoreless_bonus(500),
            "2-2-3-3-4-6>2-2-3-3-4-6 bank",
            ["bust", "[500, 0]"],
        ),
        row(
            "toxic",
            common,
            |rules| rules.toxic(Two, 4),
            "1-2-2-2-2-3>1 bank",
            ["[100, 0]", "bust"],
        ),
        row(
            "set_rule",
            common,
            |rules| rules.set_rule(Sets::OverrideSingles),
            "1-1-1-2-3-4>1 bank",
            [
                "[100, 0]",
                "refused: 1 cannot be kept without the other dice that score with it, as in 1-1-1",
            ],
        ),
        row(
            "keeping",
            common,
            |rules| rules.keeping(Keeping::AllScoring),
            "1-2-2-3-4-5>1 bank",
            [
                "[100, 0]",
                "refused: 1 cannot be kept without the other dice that score with it, as in 1-5",
            ],
        ),
        row(
            "carry_over",
            common.sets(TRIPLETS, SetScheme::Doubling),
            |rules| rules.carry_over(CarryOver::ExtendSets),
            "2-3-4-4-4-6>4-4-4 2-3-4>4 bank",
            ["bust", "[800, 0]"],
        ),
    ]
}

fn turns_and_busts() -> Vec<Row> {
    let common = RuleSet::builder();
    vec![
        row(
            "hot_dice",
            common,
            |rules| rules.hot_dice(HotDice::Must),
            "111555>111555 bank",
            [
                "[1500, 0]",
                "refused: all dice have scored and must be thrown again",
            ],
        ),
        row(
            "max_throws",
            common,
            |rules| rules.max_throws(2),
            "1-2-2-3-4-6>1 1-2-3-4-6>1 1-2-3-4>1 bank",
            ["[300, 0]", "refused: the turn has had its 2 throws"],
        ),
        row(
            "confirmation",
            common,
            |rules| rules.confirmation(CombinationKind::Set, Confirmation::Points(100)),
            "1-1-1-2-3-4>1-1-1 bank",
            [
                "[1000, 0]",
                "refused: a combination is to be confirmed by 100 further points",
            ],
        ),
        row(
            "bust_effect",
            common,
            |rules| rules.bust_effect(BustEffect::Subtract),
            "1-2-2-3-4-6>1 bank 2-2-3-3-4-6 5-2-2-3-4-6>5 2-2-3-3-4",
            ["[100, 0]", "[50, 0]"],
        ),
        row(
            "first_throw_penalty",
            common,
            |rules| rules.first_throw_penalty(50),
            "2-2-3-3-4-6",
            ["[0, 0]", "[-50, 0]"],
        ),
        row(
            "bust_streak",
            common,
            |rules| rules.bust_streak(2, 500),
            "2-2-3-3-4-6 forfeit 2-2-3-3-4-6",
            ["[0, 0]", "[-500, 0]"],
        ),
        row(
            "lowest_total",
            common.first_throw_penalty(150),
            |rules| rules.lowest_total(-100),
            "2-2-3-3-4-6",
            ["[-150, 0]", "[-100, 0]"],
        ),
        row(
            "piggyback",
            common,
            |rules| rules.piggyback(Piggyback::On),
            "2-3-4-4-4-6>4-4-4 bank over 1-2-3>1 bank",
            [
                "refused: the player before has left nothing to take over",
                "[400, 500]",
            ],
        ),
    ]
}

fn banks() -> Vec<Row> {
    let common = RuleSet::builder();
    let below = "refused: a bank needs 300 points, and the turn has 100";
    vec![
        row(
            "opening",
            common,
            |rules| rules.opening(500),
            A_HUNDRED,
            [
                "[100, 0]",
                "refused: the first bank needs 500 points, and the turn has 100",
            ],
        ),
        row(
            "minimum",
            common,
            |rules| rules.minimum(300),
            A_HUNDRED,
            ["[100, 0]", below],
        ),
        row(
            "granularity",
            common,
            |rules| rules.granularity(200),
            A_HUNDRED,
            [
                "[100, 0]",
                "refused: only multiples of 200 points can be banked, not 100",
            ],
        ),
        row(
            "max_dice_left",
            common,
            |rules| rules.max_dice_left(4),
            A_HUNDRED,
            ["[100, 0]", "refused: a bank may leave 4 dice, not 5"],
        ),
        row(
            "winning_bank",
            common.target(100).minimum(300),
            |rules| rules.winning_bank(WinningBank::Excused),
            A_HUNDRED,
            [below, "won by {0}"],
        ),
    ]
}

fn ends_and_table() -> Vec<Row> {
    let common = RuleSet::builder();
    let to_100 = common.target(100);
    vec![
        row(
            "target",
            common,
            |rules| rules.target(100),
            A_HUNDRED,
            ["[100, 0]", "won by {0}"],
        ),
        row(
            "finish",
            to_100,
            |rules| rules.finish(Finish::Exact),
            "1-1-2-3-4-6>1-1 bank",
            [
                "won by {0}",
                "refused: the target is 100 points away and must be hit exactly, but the turn has 200",
            ],
        ),
        row(
            "ending",
            to_100,
            |rules| rules.ending(Ending::LastTurn),
            A_HUNDRED,
            ["won by {0}", "[100, 0]"],
        ),
        row(
            "tie",
            to_100.ending(Ending::LastTurn),
            |rules| rules.tie(Tie::EarlierSeat),
            "1-2-2-3-4-6>1 bank 1-2-2-3-4-6>1 bank",
            ["won by {0, 1}", "won by {0}"],
        ),
        row(
            "players",
            common,
            |rules| rules.players(3, 4),
            A_HUNDRED,
            ["[100, 0]", "refused: the game takes 3 to 4 players, not 2"],
        ),
        row(
            "first_player",
            common,
            |rules| rules.first_player(FirstPlayer::HighestThrow),
            A_HUNDRED,
            ["[100, 0]", "[0, 100]"],
        ),
    ]
}

fn rows() -> Vec<Row> {
    [
        dice_and_combinations(),
        throws_and_keeps(),
        turns_and_busts(),
        banks(),
        ends_and_table(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

#[test]
fn every_option_changes_what_a_game_comes_to() {
    for row in rows() {
        let found = [row.without, row.with].map(|rules| outcome(&built(rules), row.script));
        assert_eq!(found, row.comes_to, "{}: {}", row.option, row.script);
        assert_ne!(row.comes_to[0], row.comes_to[1], "{}", row.option);
    }
}

/// The setters of the builder: its public methods that take it by value and return it.
fn setters() -> BTreeSet<&'static str> {
    let methods = BUILDER.split("    pub ").skip(1);
    methods
        .filter_map(|method| {
            let signature = method.split('{').next()?;
            let (name, parameters) = signature.split_once("fn ")?.1.split_once('(')?;
            let parameters = parameters.trim_start();
            (parameters.starts_with("mut self") && signature.contains("-> Self")).then_some(name)
        })
        .collect()
}

#[test]
fn every_setter_of_the_builder_has_a_game() {
    let setters = setters();
    assert!(setters.len() > 30, "the setters were found: {setters:?}");
    let played: BTreeSet<_> = rows().iter().map(|row| row.option).collect();
    assert_eq!(played, setters);
    assert_eq!(rows().len(), setters.len(), "one row each");
}
