//! Games and keep-sets of `tests/cpp/playing.cpp`, which are those of Rust.

use std::fmt::Write as _;

use hotdice::{Dice, DiceSource, Game, Held, Keep, Phase, Preset, RuleSet, SeededDice, Verdict};

use crate::cpp::executables;

/// The first of the keep-sets that have the most of this.
pub(crate) fn first_with_most<R: Ord>(
    keeps: impl Iterator<Item = Keep>,
    rank: impl Fn(&Keep) -> R,
) -> Option<Keep> {
    keeps.reduce(|best, next| {
        if rank(&next) > rank(&best) {
            next
        } else {
            best
        }
    })
}

/// What `tests/cpp/playing.cpp` prints of what may be kept.
fn keep_sums(preset: Preset) -> String {
    let rules = RuleSet::preset(preset);
    let mut lines = String::new();
    for number in 1..7_u32.pow(6) {
        let counts = std::array::from_fn(|place| {
            u8::try_from(number / 7_u32.pow(u32::try_from(place).expect("it is small")) % 7)
                .expect("it is below 7")
        });
        if let Ok(throw) = Dice::from_counts(counts)
            && throw.len() <= rules.dice()
        {
            writeln!(lines, "{throw} {}", keep_sum(&rules, throw)).expect("strings grow");
        }
    }
    lines
}

fn keep_sum(rules: &RuleSet, throw: Dice) -> String {
    let (mut points, mut partitions, mut partition_points, mut combinations) = (0, 0, 0, 0);
    let keeps: Vec<_> = rules.keeps(throw).collect();
    for keep in &keeps {
        let win = if keep.wins() { 1_000_000 } else { 0 };
        points += keep.points() + u32::from(keep.dice_left) + win;
        for partition in rules.partitions_holding(keep, Held::NOTHING) {
            partitions += 1;
            combinations += partition.combinations().len();
            partition_points += partition.points();
        }
    }
    let keeps = keeps.len();
    format!("{keeps} {points} {partitions} {partition_points} {combinations}")
}

/// What `tests/cpp/playing.cpp` prints of a game.
fn game_lines(preset: Preset, seed: u64) -> String {
    let rules = RuleSet::preset(preset);
    let mut game = Game::new(&rules, 2, 1).expect("two can play it");
    let mut dice = SeededDice::new(seed);
    let mut lines = String::new();
    while game.outcome().is_none() {
        let action = act(&mut game, &mut dice);
        writeln!(lines, "{action}").expect("strings grow");
    }
    let outcome = game.outcome().expect("it is over");
    for winner in outcome.winners {
        writeln!(lines, "{winner} wins").expect("strings grow");
    }
    for standing in game.standings() {
        let (place, seat, total) = (standing.place, standing.seat, standing.total);
        writeln!(lines, "{place}: {seat} with {total}").expect("strings grow");
    }
    let (turns, next) = (game.turns(), dice.below(1000));
    writeln!(lines, "{turns} turns, {next} next").expect("strings grow");
    lines
}

fn act(game: &mut Game<'_>, dice: &mut SeededDice) -> String {
    let seat = game.current();
    match game.phase() {
        Phase::ToKeep => {
            let most = first_with_most(game.turn().keeps(), Keep::points);
            let kept = most.expect("the throw scores").dice;
            let keep = game.keep(kept).expect("it is a keep-set");
            let (dice, points, left) = (keep.dice, keep.points(), keep.dice_left);
            format!("{seat} keeps {dice} for {points}, {left} left")
        }
        _ if game.turn().can_bank() => format!("{seat} banks {}", game.bank().expect("it may")),
        Phase::ToThrow { .. } if offers_three_dice(game) => {
            let taken = game.take_over().expect("it is on offer");
            format!("{seat} takes over {}", taken.points)
        }
        Phase::ToThrow { dice: count } | Phase::ToDecide { dice: count } => {
            let throw = dice.throw(count).expect("a seed never runs dry");
            match game.throw(throw.dice()).expect("it waits for so many") {
                Verdict::Scores => format!("{seat} throws {throw}"),
                Verdict::Bust(_) => format!("{seat} throws {throw}, a bust"),
            }
        }
        Phase::Over(_) => unreachable!("the game goes on"),
    }
}

/// Whether there are at least three dice to throw for who takes the turn over.
fn offers_three_dice(game: &Game<'_>) -> bool {
    let offer = game.turn().offer();
    offer.is_some_and(|offer| offer.held.dice().len() <= 3)
}

#[test]
fn what_may_be_kept_is_the_same_as_in_rust() {
    for playing in executables("playing") {
        for preset in Preset::ALL {
            let keeps = playing.run(&["keeps", preset.id()]);
            assert!(keeps == keep_sums(preset), "{}", preset.id());
        }
    }
}

#[test]
fn seeded_games_are_the_same_as_in_rust() {
    for playing in executables("playing") {
        for preset in Preset::ALL {
            for seed in [1, u64::MAX] {
                let game = playing.run(&["game", preset.id(), &seed.to_string()]);
                assert_eq!(game, game_lines(preset, seed), "{}", preset.id());
            }
        }
    }
}
