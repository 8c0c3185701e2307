//! `play` as a human plays it, typed through a pipe.

use crate::program::Program::Play;
use crate::program::Run;

/// Types these lines and finds these pieces in what is told, one after the other.
#[track_caller]
pub(crate) fn plays(args: &str, typed: &[&str], told: &[&str]) -> Run {
    let run = Play.run_typing(args, typed);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{}", run.out);
    let mut rest = run.out.as_str();
    for piece in told {
        let Some((_, after)) = rest.split_once(piece) else {
            panic!("{piece:?} does not follow in:\n{}\nof:\n{}", rest, run.out);
        };
        rest = after;
    }
    run
}

const LEFT: &str = "You left the game\n";

#[test]
fn crapola_refuses_a_first_bank_below_1000() {
    plays(
        "--rules crapola --seed 1",
        &["b", "t", "3 4", "1 1 5", "take back", "#3", "bank", "q"],
        &[
            "throw 6> b\n  no: nothing has been kept since the last throw\n",
            "  ⚀ ⚀ ⚄ ⚂ ⚃ ⚅\n",
            "  no: not every die of 3-4 scores\n",
            "kept 1-1-5 for 250: 250 at risk, 3 dice left\n",
            "  took back 1-1-5\n",
            "kept 1-1 for 200: 200 at risk, 4 dice left\n",
            "  no: the first bank needs 1000 points, and the turn has 200\n",
            LEFT,
        ],
    );
}

#[test]
fn crapola_basic_asks_for_more_than_400_points() {
    plays(
        "--rules crapola-basic --seed 3",
        &["", "7", "1", "tb", "1-2-2-2", "b", "quit"],
        &[
            "⚂ ⚁ ⚁ ⚀ ⚁ ⚃\n",
            "  no: \"7\" are no dice: character 1 is '7'",
            "kept 1 for 100: 100 at risk, 5 dice left\n",
            "  took back 1\n",
            "kept 1-2-2-2 for 300: 300 at risk, 2 dice left\n",
            "  no: a bank needs 401 points, and the turn has 300\n",
            LEFT,
        ],
    );
}

#[test]
fn crapola_five_banks_three_ones() {
    plays(
        "--rules crapola-five --seed 2",
        &["throw", "keep 1 1 1 1", "k 11", "undo", "111", "b", "q"],
        &[
            "throw 5> throw\n  ⚀ ⚂ ⚀ ⚅ ⚀\n",
            "  no: 1-1-1-1 is not in the throw 1-1-1-3-6\n",
            "kept 1-1 for 200: 200 at risk, 3 dice left\n",
            "  took back 1-1\n",
            "kept 1-1-1 for 1000: 1000 at risk, 2 dice left\n",
            "bank 1000 or throw 2> b\n  banked 1000: total 1000\n",
            "Player 2, 0 points, not on the board\n",
            ": You, 1000 points\n",
            LEFT,
        ],
    );
}

#[test]
fn dice_game_10000_wants_a_full_house_thrown_again() {
    plays(
        "--rules dice-game-10000 --seed 1",
        &["t", "#8", "5 5 5", "tb", "#7", "b", "q"],
        &[
            "  no: the list has no #8\n",
            "kept 5-5-5 for 500: 500 at risk, 3 dice left\n",
            "  took back 5-5-5\n",
            "kept 4-4-4-5-5-5 for 900: 900 at risk, hot dice\n",
            "throw 6> b\n  no: all dice have scored and must be thrown again\n",
            LEFT,
        ],
    );
}

#[test]
fn cien_mil_banks_a_straight_and_its_singles() {
    plays(
        "--rules cien-mil --seed 3",
        &["t", "1 2", "1 5", "tb", "1-2-3-4-5", "b", "q"],
        &[
            "You begin (named by the table)\n",
            "  no: not every die of 1-2 scores\n",
            "kept 1-5 for 1500: 1500 at risk, 4 dice left\n",
            "  took back 1-5\n",
            "kept 1-2-3-4-5 for 2500: 2500 at risk, 1 die left\n",
            "  banked 2500: total 2500\n",
            LEFT,
        ],
    );
}

#[test]
fn diecimila_banks_the_high_straight() {
    plays(
        "--rules diecimila --seed 3",
        &["t", "keep", "1 1", "tb", "12345", "b", "q"],
        &[
            "  no: at least one scoring die must be kept\n",
            "kept 1-1 for 200: 200 at risk, 4 dice left\n",
            "  no bank yet: the first bank needs 750 points, and the turn has 200\n",
            "  took back 1-1\n",
            "kept 1-2-3-4-5 for 1250: 1250 at risk, 1 die left\n",
            "  banked 1250: total 1250\n",
            LEFT,
        ],
    );
}

#[test]
fn titusind_refuses_a_first_bank_below_1000() {
    plays(
        "--rules titusind --seed 6",
        &["t", "stop", "3 3 3", "tb", "1 3 3 3 5", "b", "q"],
        &[
            "  no: \"stop\" is not understood; \"help\" lists what you can type\n",
            "kept 3-3-3 for 300: 300 at risk, 3 dice left\n",
            "  took back 3-3-3\n",
            "kept 1-3-3-3-5 for 450: 450 at risk, 1 die left\n",
            "  no: the first bank needs 1000 points, and the turn has 450\n",
            LEFT,
        ],
    );
}

#[test]
fn held_dice_are_shown() {
    plays(
        "--rules crapola --seed 11",
        &["t", "1 1", "t"],
        &["throw 4> t\n  ⚄ ⚁ ⚄ ⚃      held 1-1, new dice may join 1-1\n"],
    );
}

#[test]
fn an_exact_target_lets_the_player_name_the_partition() {
    plays(
        "--rules dice-game-10000 --exact --target 300 --seed 10",
        &[
            "t",
            "1 1 1",
            "b",
            "tb",
            "#5 as 3",
            "#5 as two",
            "1 1 1 as 2",
            "b",
        ],
        &[
            "  #5  1-1-1         1000  3 left\n",
            "as 1  1000: 1-1-1 1000 (set)\n",
            "as 2  300: 1 100 (single) + 1 100 (single) + 1 100 (single)\n",
            "  no: the target is 300 points away and must be hit exactly, but the turn has 1000\n",
            "  no: 1-1-1 has no partition 3, but 2\n",
            "  no: a number from 1 is expected after \"#\" or \"as\", not \"two\"\n",
            "kept 1-1-1 for 300: 300 at risk, 3 dice left\n",
            "  banked 300: total 300\n",
            "You win with 300 points\n",
        ],
    );
}

#[test]
fn what_comes_at_the_wrong_time_is_refused() {
    plays(
        "--rules titusind --seed 6",
        &["1", "#1", "tb", "l", "t", "t", "", "1", "1", "l"],
        &[
            "1\n  no: cannot keep now: the turn waits for a throw of 6 dice\n",
            "#1\n  no: cannot keep now: the turn waits for a throw of 6 dice\n",
            "tb\n  no: cannot take back now: the turn waits for a throw of 6 dice\n",
            "l\n  no: cannot keep now: the turn waits for a throw of 6 dice\n",
            "keep> t\n  no: cannot throw now: the turn waits for dice to be kept\n",
            "keep> \n  no: type what to do; \"help\" lists what you can\n",
            "kept 1 for 100",
            "1\n  no: cannot keep now: the turn waits for a throw of 5 dice or the bank\n",
            "l\n  no: cannot keep now: the turn waits for a throw of 5 dice or the bank\n",
        ],
    );
}

#[test]
fn a_refused_throw_uses_up_no_dice() {
    let throws = |typed: &[&str]| {
        let run = Play.run_typing("--rules titusind --seed 6", typed);
        let dice = run
            .out
            .lines()
            .filter(|line| line.contains(['⚀', '⚁', '⚂', '⚃', '⚄', '⚅']));
        dice.map(str::to_string).collect::<Vec<_>>()
    };
    assert_eq!(throws(&["t", "1", "t"]), throws(&["t", "t", "t", "1", "t"]));
}

#[test]
fn a_turn_may_be_given_up() {
    plays(
        "--rules titusind --seed 6",
        &["t", "1", "forfeit", "f"],
        &[
            "  gave the turn up, 100 points lost\n",
            "Turn 2: Player 2",
            "Turn 3: You, 0 points",
            "  gave the turn up\n",
        ],
    );
}

#[test]
fn the_table_answers_questions() {
    plays(
        "--rules crapola --seed 1",
        &["?", "rules", "totals"],
        &[
            "take back  (tb)",
            "six of a kind: 8 times the triplet\n",
            "A player's first bank needs at least 1000 points.\n",
            "> totals\n  You 0, Player 2 0\n",
        ],
    );
}

#[test]
fn every_rule_set_is_told_in_words() {
    for preset in hotdice::Preset::ALL {
        let run = Play.run_typing(&format!("--rules {preset} --seed 1"), &["r"]);
        let sheet = hotdice::RuleSet::preset(preset).describe().to_string();
        assert!(run.out.contains(&format!("{sheet}\n")), "{}", run.out);
    }
}

#[test]
fn the_end_of_the_input_leaves_the_game() {
    let left = "\nThe input has ended; you left the game\n";
    for typed in [&[][..], &["t"], &["t", "1"]] {
        let run = plays("--rules titusind --seed 6", typed, &[left]);
        assert!(run.out.ends_with(left), "{}", run.out);
    }
}

#[test]
fn input_that_is_no_text_is_refused() {
    plays(
        "--rules titusind --seed 6",
        &["\0", "⚀", "1 ⚀"],
        &[
            "is not understood",
            "\"⚀\" is not understood",
            "\"1 ⚀\" are no dice",
            "you left the game",
        ],
    );
}
