//! Who begins.

use hotdice::{Game, GameError, Preset, RuleSet, ThrowOff, ThrowOffError};

use crate::play::{bust, dice};

fn throw_off(rules: &RuleSet, players: u8) -> ThrowOff {
    ThrowOff::new(rules, players).expect("a number of players that the rules allow")
}

/// Takes throws of these seats, in order.
fn thrown(throw_off: &mut ThrowOff, throws: &[(u8, &str)]) {
    for &(seat, throw) in throws {
        assert_eq!((throw_off.next(), throw_off.winner()), (Some(seat), None));
        throw_off.throw(dice(throw)).expect("six dice");
    }
}

#[test]
fn each_throws_once_and_the_greatest_sum_begins() {
    let rules = RuleSet::preset(Preset::Crapola);
    let mut throw_off = throw_off(&rules, 4);
    let throws = [(0, "123456"), (1, "111111"), (2, "666665"), (3, "666655")];
    thrown(&mut throw_off, &throws);
    assert_eq!((throw_off.next(), throw_off.winner()), (None, Some(2)));
}

#[test]
fn only_those_level_with_the_greatest_sum_throw_again() {
    let rules = RuleSet::preset(Preset::Crapola);
    let mut throw_off = throw_off(&rules, 4);
    // 21, 20, 21, 21.
    thrown(
        &mut throw_off,
        &[(0, "123456"), (1, "123455"), (2, "666111"), (3, "333444")],
    );
    // The second player is out of it, though these sums are below 20.
    thrown(
        &mut throw_off,
        &[(0, "111111"), (2, "222222"), (3, "112233")],
    );
    thrown(&mut throw_off, &[(2, "111112"), (3, "111113")]);
    assert_eq!(throw_off.winner(), Some(3));
}

#[test]
fn all_level_throw_again_until_it_is_decided() {
    let rules = RuleSet::preset(Preset::Crapola);
    let mut throw_off = throw_off(&rules, 2);
    for _ in 0..5 {
        thrown(&mut throw_off, &[(0, "123456"), (1, "123456")]);
    }
    thrown(&mut throw_off, &[(0, "123456"), (1, "223456")]);
    assert_eq!(throw_off.winner(), Some(1));
}

#[test]
fn alone_one_begins_without_a_throw() {
    let rules = RuleSet::preset(Preset::Crapola);
    let throw_off = throw_off(&rules, 1);
    assert_eq!((throw_off.next(), throw_off.winner()), (None, Some(0)));
}

#[test]
fn a_throw_of_other_than_all_dice_and_one_too_many_are_refused() {
    let rules = RuleSet::preset(Preset::CrapolaFive);
    let mut throw_off = throw_off(&rules, 2);
    for (text, got) in [("", 0), ("1234", 4), ("123456", 6)] {
        let refused = Err(ThrowOffError::DiceCount { expected: 5, got });
        assert_eq!(throw_off.throw(dice(text)), refused);
        assert_eq!(throw_off.next(), Some(0));
    }
    thrown(&mut throw_off, &[(0, "12345"), (1, "12355")]);
    assert_eq!(throw_off.throw(dice("12345")), Err(ThrowOffError::Decided));
    assert_eq!(throw_off.winner(), Some(1));
}

#[test]
fn as_many_players_as_the_rules_allow() {
    let rules = RuleSet::preset(Preset::Crapola);
    for players in [0, 5, 255] {
        let refused = ThrowOff::new(&rules, players).map(drop);
        assert!(matches!(refused, Err(GameError::Players { got, .. }) if got == players));
    }
}

#[test]
fn turns_go_around_from_the_seat_that_begins() {
    let rules = RuleSet::preset(Preset::Crapola);
    let mut game = Game::new(&rules, 4, 2).expect("four players");
    for seat in [2, 3, 0, 1, 2] {
        assert_eq!(game.current(), seat);
        bust(&mut game);
    }
    assert_eq!(game.first(), 2);
}

#[test]
fn nobody_begins_from_a_seat_that_is_not() {
    let rules = RuleSet::preset(Preset::Crapola);
    let refused = Game::new(&rules, 4, 4).map(drop);
    assert_eq!(
        refused,
        Err(GameError::NoSuchSeat {
            seat: 4,
            players: 4
        })
    );
}
