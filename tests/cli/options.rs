//! `play` under the rarer options: throws that are counted, confirmation, piggyback, penalties,
//! rounds.

use crate::dialogue::plays;
use crate::program::Program::Play;

#[test]
fn the_dice_of_the_player_before_can_be_taken_over() {
    plays(
        "--rules high-stakes --seed 1",
        &["o", "f", "", "o", "o", "t", "5", "o"],
        &[
            "throw 6> o\n  no: the player before has left nothing to take over\n",
            "banked 900: total 900\n",
            "throw 6 or take over 900 and throw 6> \n  no: type what to do",
            "take over 900 and throw 6> o\n  took over 900: 6 dice to throw\n",
            "throw 6> o\n  no: the player before has left nothing to take over\n",
            "kept 5 for 50: 950 at risk, 5 dice left\n",
            "bank 950 or throw 5> o\n  no: cannot take over now: ",
        ],
    );
}

#[test]
fn throws_that_are_left_are_told() {
    plays(
        "--rules berliner-macke --seed 2",
        &["t", "5", "t", "1", "t"],
        &[
            "throw 5 (3 throws left)> t\n",
            "throw 4 (2 throws left)> t\n",
            "throw 3 (the last throw)> t\n",
            "bust: nothing of the last throw can be banked, 150 points lost\n",
        ],
    );
}

#[test]
fn after_the_last_throw_a_keep_is_banked_or_taken_back() {
    plays(
        "--rules berliner-macke --seed 9",
        &["t", "#1", "t", "#1", "t", "#1", "b", "t", "tb", "#3", "b"],
        &[
            "  no bank yet: a bank needs 350 points, and the turn has 300\n",
            "take back or forfeit> b\n  no: a bank needs 350 points, and the turn has 300\n",
            "take back or forfeit> t\n  no: the turn has had its 3 throws\n",
            "take back or forfeit> tb\n  took back 1\n",
            "bank 1200> b\n  banked 1200: total 1200\n",
        ],
    );
}

#[test]
fn what_is_to_be_confirmed_is_told() {
    plays(
        "--rules zehntausend --seed 29",
        &["t", "#3", "b", "t", "5"],
        &[
            "kept 2-2-5-5-6-6 for 1500: 1500 at risk, hot dice\n",
            "  no bank yet: a combination is to be confirmed by 500 further points\n",
            "throw 6> b\n  no: a combination is to be confirmed by 500 further points\n",
            "\n  to be confirmed by 500 points\n   #1  1 ",
            "  no bank yet: a combination is to be confirmed by 450 further points\n",
        ],
    );
}

#[test]
fn penalties_and_busts_in_a_row_are_told() {
    let game = Play.output("--rules dice-10000 --auto --seed 4");
    for told in [
        ", 1 bust\n",
        ", 2 busts in a row\n",
        "\n  penalty 500: total ",
    ] {
        assert!(game.contains(told), "{told:?} is not in {game}");
    }
}

#[test]
fn rounds_are_counted() {
    let game = Play.output("--rules farkle-ten --auto --seed 1");
    assert!(game.contains("\nTurn 1: Player 1, 0 points, not on the board, round 1 of 10\n"));
    assert!(
        game.contains("\nTurn 20: Player 2, ") && !game.contains("\nTurn 21: "),
        "{game}"
    );
    let last = game
        .lines()
        .find(|line| line.starts_with("Turn 20: "))
        .unwrap_or_default();
    assert!(last.ends_with(", round 10 of 10"), "{last}");
}

#[test]
fn players_who_have_a_turn_yet_are_named() {
    // Who comes later in the round has a turn yet; nobody does if the last of the round ends it.
    let game = Play.output("--rules berliner-macke --auto --players 3 --seed 1");
    let (_, end) = game
        .split_once("\n  a last turn for Player 3\n\nTurn ")
        .expect("Player 2 ends the game");
    let (turn, _) = end.split_once('\n').expect("a last turn");
    assert!(
        turn.contains(": Player 3, ") && turn.ends_with(", last turn"),
        "{turn}"
    );
}
