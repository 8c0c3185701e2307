//! Players, turns in order and the end.

use hotdice::{
    Account, CatchUp, Ending, Finish, FirstPlayer, Game, GameError, Reason, ThrowOff, Verdict,
};

use super::{basic, crapola, five};
use crate::play::{bank, dice};

#[test]
fn a_dice_game_for_up_to_four_players() {
    for rules in [crapola, basic, five].map(|rules| rules()) {
        assert_eq!(rules.players().max, 4);
        assert!(Game::new(&rules, 4, 0).is_ok());
        let refused = Game::new(&rules, 5, 0).map(drop);
        assert!(matches!(refused, Err(GameError::Players { got: 5, .. })));
    }
}

#[test]
fn the_object_is_to_reach_or_exceed_10_000() {
    for rules in [crapola, basic, five].map(|rules| rules()) {
        assert_eq!((rules.target(), rules.finish()), (10_000, Finish::Reach));
    }
}

#[test]
fn the_highest_total_of_all_dice_rolled_goes_first() {
    let rules = crapola();
    assert_eq!(rules.first_player(), FirstPlayer::HighestThrow);
    let mut throw_off = ThrowOff::new(&rules, 3).expect("three players");
    for throw in ["1-2-3-4-5-6", "2-2-3-4-5-6", "1-1-3-4-5-6"] {
        throw_off.throw(dice(throw)).expect("six dice");
    }
    assert_eq!(throw_off.winner(), Some(1));
}

#[test]
fn a_throw_of_2_3_4_4_6_6_loses_the_turn() {
    let rules = crapola();
    let mut game = Game::new(&rules, 2, 0).expect("two players");
    assert_ne!(game.throw(dice("2-3-4-4-6-6")), Ok(Verdict::Scores));
    assert_eq!((game.current(), game.turns()), (1, 1));
}

#[test]
fn example_800_points_are_lost_when_two_sixes_roll_neither_1_nor_5() {
    for rules in [basic, crapola].map(|rules| rules()) {
        let mut game = Game::new(&rules, 2, 0).expect("two players");
        game.throw(dice("4-4-4-4-6-6")).expect("six dice");
        assert_eq!(
            game.keep(dice("4-4-4-4")).map(|keep| keep.points()),
            Ok(800)
        );
        assert_ne!(game.throw(dice("3-6")), Ok(Verdict::Scores));
        assert_eq!(game.current(), 1);
        assert_eq!(game.seats()[0].account, Account::NEW);
    }
}

#[test]
fn a_player_plays_on_while_he_scores_and_then_yields_the_dice() {
    let rules = basic();
    let mut game = Game::new(&rules, 3, 0).expect("three players");
    let throws = [
        ("1-2-2-3-4-6", "1"),
        ("5-2-2-3-4", "5"),
        ("3-3-3-4", "3-3-3"),
        ("1", "1"),
    ];
    assert_eq!(bank(&mut game, &throws), 550);
    assert_eq!(game.current(), 1);
    assert_ne!(game.throw(dice("2-2-3-3-4-6")), Ok(Verdict::Scores));
    assert_eq!(game.current(), 2);
}

#[test]
fn the_first_thousand_may_take_many_attempts() {
    let rules = crapola();
    let mut game = Game::new(&rules, 1, 0).expect("one player");
    for _ in 0..3 {
        game.throw(dice("4-4-4-4-6-6")).expect("six dice");
        game.keep(dice("4-4-4-4")).expect("legal");
        assert!(game.bank().is_err());
        game.throw(dice("3-6")).expect("two dice");
    }
    assert_eq!((game.turns(), game.seats()[0].account), (3, Account::NEW));
}

/// 8000 points, six 1s, and then these.
fn far_ahead(game: &mut Game<'_>, then: &[(&str, &str)]) {
    let mut throws = vec![("111111", "111111")];
    throws.extend(then);
    bank(game, &throws);
}

#[test]
fn all_others_get_one_last_roll_to_catch_up() {
    let rules = crapola();
    assert_eq!(rules.ending(), Ending::CatchUp(CatchUp::ByEqualling));
    let mut game = Game::new(&rules, 3, 1).expect("three players");
    far_ahead(&mut game, &[("1-1-1-1-2-3", "1-1-1-1")]);
    assert_eq!(game.seats()[1].account.total, 10_000);
    for seat in [2, 0] {
        assert_eq!((game.current(), game.outcome()), (seat, None));
        game.throw(dice("2-2-3-3-4-6")).expect("a bust");
    }
    let outcome = game.outcome().expect("nobody caught up");
    assert!(outcome.winners.iter().eq([1]));
    assert_eq!(outcome.reason, Reason::Target);
}

#[test]
fn play_goes_back_and_forth_until_a_high_score_stands() {
    let rules = crapola();
    let mut game = Game::new(&rules, 2, 0).expect("two players");
    far_ahead(&mut game, &[("1-1-1-1-2-3", "1-1-1-1")]);
    // Equalled: the first player has another turn, and surpasses.
    far_ahead(&mut game, &[("1-1-1-1-2-3", "1-1-1-1")]);
    assert_eq!((game.current(), game.outcome()), (0, None));
    bank(&mut game, &[("4-4-4-2-3-6", "4-4-4")]);
    // Surpassed in turn, and that stands.
    assert_eq!((game.current(), game.outcome()), (1, None));
    bank(&mut game, &[("5-5-5-2-3-6", "5-5-5")]);
    assert_eq!((game.current(), game.outcome()), (0, None));
    bank(&mut game, &[("4-4-4-2-3-6", "4-4-4")]);
    assert_eq!((game.current(), game.outcome()), (1, None));
    game.throw(dice("2-2-3-3-4-6")).expect("a bust");
    let outcome = game.outcome().expect("10,800 stand against 10,500");
    assert!(outcome.winners.iter().eq([0]));
    assert_eq!(
        game.seats().iter().map(|seat| seat.account.total).max(),
        Some(10_800)
    );
}

#[test]
fn basic_crapola_ends_with_the_first_to_reach_10_000() {
    let rules = basic();
    assert_eq!(rules.ending(), Ending::Immediate);
    let mut game = Game::new(&rules, 2, 0).expect("two players");
    far_ahead(&mut game, &[("1-1-1-1-2-3", "1-1-1-1")]);
    assert!(game.outcome().expect("10,000").winners.iter().eq([0]));
}
