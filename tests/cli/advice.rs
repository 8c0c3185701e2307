//! `play --hint` and `play --level`.

use hotdice::solve::BestTurn;
use hotdice::{Ending, Preset, RuleSet};

use crate::dialogue::plays;
use crate::program::Program::Play;

#[test]
fn hints_of_a_short_race_are_the_probability_of_winning() {
    // A bank of 900 of 1000 points nearly wins; 1000 and more do.
    plays(
        "--rules busche-neller --target 900 --hint --seed 1",
        &["t", "#7", "b"],
        &[
            "throw 6> t\n",
            "  hints: the probability that you win\n  hint: 100.00 %  keep 4-4-4-5-5-5\n",
            "  hint: 100.00 %  bank\n",
            "bank 900 or throw 6> b\n",
            "You win with 900 points\n",
        ],
    );
}

#[test]
fn hints_of_other_games_are_points_and_say_why() {
    for (args, why) in [
        (
            "--rules crapola",
            "a race of two cannot have a catch-up ending",
        ),
        (
            "--rules busche-neller --players 3",
            "only games of two players are solved",
        ),
        (
            "--rules busche-neller --target 13000",
            "to solve the game of two takes too long",
        ),
        (
            "--rules crapola-basic",
            "to solve the game of two takes too long",
        ),
    ] {
        let told = format!("  hints: the expected points of the turn; {why}");
        plays(
            &format!("{args} --hint --seed 1"),
            &["t"],
            &[&told, "\n  hint: "],
        );
    }
}

#[test]
fn hints_are_what_a_turn_is_worth() {
    // Five dice are worth 306.68 points and 50 at risk more, less what a bust loses of these; the
    // table of the best turn says when to bank.
    let run = plays(
        "--rules busche-neller --players 3 --hint --seed 3",
        &["t", "1", "tb", "q"],
        &[
            "  hint: ",
            "kept 1 for 100",
            "  hint: ",
            "took back 1",
            "  hint: ",
        ],
    );
    assert_eq!(run.out.matches("  hints: ").count(), 1, "{}", run.out);
}

#[test]
fn a_hint_follows_what_is_taken_back() {
    let run = plays(
        "--rules busche-neller --players 3 --hint --seed 1",
        &["t", "5", "tb", "q"],
        &[
            "  hint: ",
            "kept 5 for 50",
            "  hint: ",
            "took back 5",
            "  hint: ",
            "keep> q",
        ],
    );
    // What the values are is said once.
    assert_eq!(run.out.matches("  hints: ").count(), 1, "{}", run.out);
}

#[test]
fn hot_dice_and_900_points_are_worth_what_the_best_turn_says() {
    let best = BestTurn::of(&RuleSet::preset(Preset::BuscheNeller)).expect("it can be solved");
    let worth = best
        .on_board()
        .throwing(900, 6)
        .expect("a throw of six dice");
    let told = format!("  hint: {worth:>8.2}  keep 4-4-4-5-5-5\n");
    plays(
        "--rules busche-neller --players 3 --hint --seed 1",
        &["t"],
        &[&told],
    );
}

#[test]
fn a_hint_is_given_once_for_each_decision() {
    let run = plays(
        "--rules busche-neller --players 3 --hint --seed 1",
        &["l", "t", "nonsense", "#99", "totals", "list"],
        &[
            "throw 6> l\n  no: ",
            "throw 6> t\n",
            "  hint: ",
            "keep> nonsense\n",
        ],
    );
    assert_eq!(run.out.matches("  hint: ").count(), 1, "{}", run.out);
}

#[test]
fn what_meets_the_target_is_banked_first_where_points_are_told() {
    plays(
        "--rules busche-neller --players 3 --target 900 --hint --seed 1",
        &["t", "#7"],
        &[
            "kept 4-4-4-5-5-5 for 900",
            "  hint:   900.00  bank\n",
            "throw\n",
        ],
    );
}

#[test]
fn a_partition_is_named_as_it_is_typed() {
    // 300 points are wanted exactly, and a set of three 1s is 1000.
    plays(
        "--rules dice-game-10000 --exact --target 300 --hint --seed 10",
        &["t", "1 1 1 as 2", "b"],
        &[
            "keep 1-1-1 as 2\n",
            "kept 1-1-1 for 300: 300 at risk, 3 dice left\n",
            "  hint: 100.00 %  bank\n",
            "You win with 300 points\n",
        ],
    );
}

#[test]
fn levels_say_what_they_play_for() {
    for (args, told) in [
        (
            "--rules busche-neller --target 500 --level best",
            "\nthe computer plays to win\n",
        ),
        (
            "--rules crapola --level best",
            "\nthe computer plays for the most points of a turn; a race of two cannot have a \
             catch-up ending\n",
        ),
        (
            "--level good",
            "\nthe computer plays for the most points of a turn\n",
        ),
    ] {
        let game = Play.output(&format!("{args} --auto --seed 5"));
        assert!(game.contains(told), "{game}");
        assert!(
            game.lines()
                .last()
                .is_some_and(|line| line.contains(" wins with "))
        );
    }
    let game = |level| {
        let args = "--rules busche-neller --target 600 --auto --seed 3 --level";
        let game = Play.output(&format!("{args} {level}"));
        let (_, turns) = game.split_once("\nTurn 1").expect("a turn");
        turns.to_string()
    };
    assert_ne!(game("best"), game("good"));
    assert_ne!(game("good"), game("easy"));
    let easy = Play.output("--auto --seed 7 --level easy");
    assert_eq!(easy, Play.output("--auto --seed 7"));
}

#[test]
fn what_may_be_taken_over_is_judged_by_all_levels() {
    for level in ["easy", "good", "best"] {
        let game = Play.output(&format!(
            "--rules high-stakes --auto --seed 1 --level {level}"
        ));
        assert!(game.contains("  took over "), "{level}: {game}");
    }
}

#[test]
fn every_rule_set_is_played_at_its_best() {
    for preset in Preset::ALL {
        let rules = RuleSet::preset(preset);
        let target = match rules.ending() {
            Ending::Rounds(_) => String::new(),
            _ => format!("--target {}", rules.opening().max(500)),
        };
        let args = format!("--rules {preset} {target} --auto --level good --seed 4");
        let game = Play.output(&args);
        assert!(game.contains("\nTotals: "), "{game}");
    }
}
