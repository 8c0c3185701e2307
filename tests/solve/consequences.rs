//! What advice says of an action is what comes of it: a keep is worth as much as what may be done
//! next, a throw the average over all throws, a bank or a bust what the game is worth afterwards.

use hotdice::solve::{BestTurn, Race, RaceError, RacePlayer};
use hotdice::{
    Account, BustEffect, CarryOver, CombinationKind, Confirmation, Decision, Dice, DiceSource,
    Ending, Face, Finish, Game, HotDice, Payout, Phase, RuleSetBuilder, SeededDice, SetSize,
    Strategy, Tie, Turn, TurnEnd, View, WinningBank,
};

use crate::advised::apply;
use crate::{assert_close, built, small};

/// All throws of so many dice with their probabilities.
fn throws(dice: u8) -> impl Iterator<Item = (Dice, f64)> {
    let all = f64::from(6_u32.pow(dice.into()));
    Dice::all(dice).map(move |throw| (throw, f64::from(throw.arrangements()) / all))
}

/// What a game is worth to the player in this seat.
fn worth(race: &Race, game: &Game<'_>, seat: u8) -> f64 {
    if let Some(outcome) = game.outcome() {
        let part = 1.0 / f64::from(outcome.winners.len());
        return if outcome.winners.contains(seat) {
            part
        } else {
            0.0
        };
    }
    let best = race.advice(game).expect("a game of the race")[0].value;
    if game.current() == seat {
        best
    } else {
        1.0 - best
    }
}

/// The game after an action that needs no dice.
fn acted<'r>(game: &Game<'r>, decision: Decision) -> Game<'r> {
    let mut game = *game;
    match decision {
        Decision::Keep(dice) => game.keep(dice).map(drop),
        Decision::KeepAs(partition) => game.keep_as(&partition).map(drop),
        Decision::Bank => game.bank().map(drop),
        _ => game.forfeit(),
    }
    .expect("it was advised");
    game
}

fn thrown<'r>(game: &Game<'r>, throw: Dice) -> Game<'r> {
    let mut game = *game;
    game.throw(throw).expect("the dice are in hand");
    game
}

/// What an action is worth by what the game is worth after it.
fn consequence(race: &Race, game: &Game<'_>, decision: Decision) -> f64 {
    let seat = game.current();
    if decision != Decision::Throw {
        return worth(race, &acted(game, decision), seat);
    }
    throws(game.turn().dice_in_hand())
        .map(|(throw, part)| part * worth(race, &thrown(game, throw), seat))
        .sum()
}

/// Plays games by advice that is not always the best, and asks what comes of all that is advised.
#[track_caller]
fn check_race(rules: RuleSetBuilder) {
    let rules = built(rules);
    let race = Race::of(&rules).expect("it can be solved");
    check_from(&race, &Game::new(&rules, 2, 0).expect("two may play"));
}

/// The same of games that go on from here.
#[track_caller]
fn check_from(race: &Race, begun: &Game<'_>) {
    for seed in 0..4 {
        let mut dice = SeededDice::new(seed);
        let mut game = *begun;
        for step in 0..60 {
            if game.outcome().is_some() {
                break;
            }
            let advice = race.advice(&game).expect("a game of the race");
            for advised in &advice {
                let expected = consequence(race, &game, advised.decision);
                assert_close(advised.value, expected, 1e-11);
            }
            let taken = if step % 7 == 6 { advice.len() - 1 } else { 0 };
            apply(&mut game, advice[taken].decision, &mut dice).expect("it was advised");
        }
    }
}

fn short() -> RuleSetBuilder {
    small().target(1000)
}

#[test]
fn of_a_race_that_ends_at_once() {
    check_race(short());
    check_race(short().opening(400));
    let triplet_wins = short().of_a_kind(SetSize::Three, Face::Six, Payout::InstantWin);
    check_race(triplet_wins);
}

#[test]
fn of_a_race_with_a_last_turn() {
    check_race(short().ending(Ending::LastTurn));
    let late = short().ending(Ending::LastTurn).opening(400).minimum(300);
    check_race(late.tie(Tie::EarlierSeat));
    check_race(late.winning_bank(WinningBank::NeedsMinimum));
}

#[test]
fn of_a_race_that_finishes_the_round() {
    check_race(short().ending(Ending::FinishRound));
    check_race(
        short()
            .ending(Ending::FinishRound)
            .tie(Tie::EarlierSeat)
            .opening(400),
    );
}

/// The last bank has to have the minimum, though less would lead.
#[test]
fn of_a_last_turn_that_needs_more_than_it_is_behind() {
    let rules = short().ending(Ending::LastTurn).minimum(300);
    let rules = built(rules.winning_bank(WinningBank::NeedsMinimum));
    let race = Race::of(&rules).expect("it can be solved");
    let mut game = Game::new(&rules, 2, 0).expect("two may play");
    for (throw, keep) in [
        ("1-2-5", "1-5"),
        ("6-6-6", "6-6-6"),
        ("4-4-4", "4-4-4"),
        ("1-2-5", "1-5"),
        ("1-2-5", "1-5"),
    ] {
        game.throw(throw.parse().expect("dice"))
            .expect("three dice");
        game.keep(keep.parse().expect("dice")).expect("it scores");
        game.bank().expect("the minimum");
    }
    let totals = [0, 1].map(|seat| game.seats()[seat].account.total);
    assert_eq!((totals, game.due().is_some()), ([1000, 900], true));
    check_from(&race, &game);
}

/// Points that hit the target are none yet while they have to be confirmed.
#[test]
fn of_a_keep_that_hits_an_exact_target_unconfirmed() {
    let rules = short().finish(Finish::Exact);
    let confirmed = rules.confirmation(CombinationKind::Set, Confirmation::Points(200));
    let rules = built(confirmed);
    let race = Race::of(&rules).expect("it can be solved");
    let mut game = Game::new(&rules, 2, 0).expect("two may play");
    game.throw("2-5-5".parse().expect("dice"))
        .expect("three dice");
    game.keep("5-5".parse().expect("dice")).expect("singles");
    game.bank().expect("no minimum");
    game.forfeit().expect("a turn");
    game.throw("6-6-6".parse().expect("dice"))
        .expect("three dice");
    check_from(&race, &game);
}

#[test]
fn of_a_race_that_the_second_seat_begins() {
    let rules = built(short().ending(Ending::FinishRound));
    let race = Race::of(&rules).expect("it can be solved");
    check_from(&race, &Game::new(&rules, 2, 1).expect("two may play"));
    let rules = built(short().ending(Ending::LastTurn).tie(Tie::EarlierSeat));
    let race = Race::of(&rules).expect("it can be solved");
    check_from(&race, &Game::new(&rules, 2, 1).expect("two may play"));
    let rules = built(short().ending(Ending::FinishRound).tie(Tie::EarlierSeat));
    let race = Race::of(&rules).expect("it can be solved");
    let game = Game::new(&rules, 2, 1).expect("two may play");
    assert_eq!(race.advice(&game), Err(RaceError::Beginner));
}

/// A player that remembers its turn decides as one that has just come.
#[test]
fn of_turns_that_a_player_remembers() {
    let rules = built(short());
    let race = Race::of(&rules).expect("it can be solved");
    let mut player = RacePlayer::new(&race);
    let mut dice = SeededDice::new(3);
    for _ in 0..20 {
        let mut game = Game::new(&rules, 2, 0).expect("two may play");
        while game.outcome().is_none() {
            let decision = match game.phase() {
                Phase::ToThrow { .. } => Decision::Throw,
                _ => player.decide(&View::of_game(&game)),
            };
            let fresh = race.advice(&game).expect("a game of the race")[0].decision;
            assert_eq!(decision, fresh);
            apply(&mut game, decision, &mut dice).expect("it was advised");
        }
    }
}

#[test]
fn of_a_race_to_an_exact_target() {
    let exact = short().finish(Finish::Exact);
    check_race(exact.hot_dice(HotDice::Must).minimum(200));
    check_race(exact.ending(Ending::LastTurn));
    check_race(exact.max_throws(2));
    check_race(exact.confirmation(CombinationKind::Set, Confirmation::Points(200)));
}

#[test]
fn of_a_race_in_which_not_every_number_of_points_can_be_banked() {
    check_race(short().hot_dice(HotDice::Must));
    check_race(short().max_throws(2).minimum(300));
    check_race(short().max_dice_left(1));
    check_race(short().confirmation(CombinationKind::Set, Confirmation::Points(200)));
}

#[test]
fn of_a_race_in_which_busts_in_a_row_cost_points() {
    let penalty = short().target(600).bust_streak(2, 200).lowest_total(-200);
    check_race(penalty);
    check_race(penalty.tie(Tie::EarlierSeat));
}

/// What a turn is worth that is over, or the best that may be done in it.
fn turn_worth(best: &BestTurn, turn: &Turn<'_>, before: u32) -> f64 {
    let rules = best.rules();
    match turn.end() {
        None => best.advice(turn)[0].value,
        Some(TurnEnd::Banked { points }) => points.into(),
        Some(TurnEnd::Won) => rules.target().into(),
        Some(TurnEnd::Bust(_)) => {
            let lost = match rules.bust_effect() {
                BustEffect::Subtract => before,
                _ => 0,
            };
            let first = match turn.throws() {
                1 => rules.first_throw_penalty(),
                _ => 0,
            };
            -f64::from(lost) - f64::from(first)
        }
        Some(_) => 0.0,
    }
}

/// The turn after an action that needs no dice.
fn acted_in_turn<'r>(turn: &Turn<'r>, decision: Decision) -> Turn<'r> {
    let mut turn = *turn;
    match decision {
        Decision::Keep(dice) => turn.keep(dice).map(drop),
        Decision::KeepAs(partition) => turn.keep_as(&partition).map(drop),
        Decision::Bank => turn.bank().map(drop),
        _ => turn.forfeit(),
    }
    .expect("it was advised");
    turn
}

fn thrown_in_turn<'r>(turn: &Turn<'r>, throw: Dice) -> Turn<'r> {
    let mut turn = *turn;
    turn.throw(throw).expect("the dice are in hand");
    turn
}

fn turn_consequence(best: &BestTurn, turn: &Turn<'_>, decision: Decision) -> f64 {
    if decision != Decision::Throw {
        return turn_worth(best, &acted_in_turn(turn, decision), turn.points());
    }
    throws(turn.dice_in_hand())
        .map(|(throw, part)| {
            let after = thrown_in_turn(turn, throw);
            part * turn_worth(best, &after, turn.points())
        })
        .sum()
}

/// Plays turns that go on where they may, and asks what comes of all that is advised.
#[track_caller]
fn check_turns(rules: RuleSetBuilder) {
    let rules = built(rules);
    let best = BestTurn::of(&rules).expect("it has a greatest value");
    for seed in 0..20 {
        let mut dice = SeededDice::new(seed);
        let on_board = seed % 2 == 0;
        let mut turn = Turn::new(&rules, Account { total: 0, on_board });
        for step in 0..30 {
            if matches!(turn.phase(), Phase::Over(_)) {
                break;
            }
            let advice = best.advice(&turn);
            for advised in &advice {
                let expected = turn_consequence(&best, &turn, advised.decision);
                assert_close(advised.value, expected, 1e-10 * (1.0 + expected.abs()));
            }
            let throws_again = advice
                .iter()
                .any(|advised| advised.decision == Decision::Throw);
            turn = match advice[step % advice.len()].decision {
                _ if throws_again && step < 20 => {
                    let throw = dice.throw(turn.dice_in_hand()).expect("a seed");
                    thrown_in_turn(&turn, throw.dice())
                }
                Decision::Throw => break,
                decision => acted_in_turn(&turn, decision),
            };
        }
    }
}

#[test]
fn of_turns() {
    check_turns(small().opening(500));
    check_turns(small().granularity(200).minimum(200));
    check_turns(small().max_throws(3).hot_dice(HotDice::Must));
    check_turns(small().confirmation(CombinationKind::Set, Confirmation::Single));
    check_turns(small().of_a_kind(SetSize::Three, Face::Six, Payout::InstantWin));
}

#[test]
fn of_turns_that_carry_over() {
    let pairs = small().dice(4).of_a_kind(SetSize::Two, Face::Two, 50);
    check_turns(pairs.carry_over(CarryOver::ExtendSets).max_throws(3));
    check_turns(small().carry_over(CarryOver::Progressive));
    let straight = small().dice(4).straight(Face::One..=Face::Four, 1000);
    check_turns(straight.carry_over(CarryOver::Straights));
}

#[test]
fn of_turns_in_which_busts_cost_points() {
    check_turns(small().bust_effect(BustEffect::Subtract).opening(700));
    check_turns(small().bust_effect(BustEffect::Subtract).max_throws(2));
    check_turns(small().first_throw_penalty(150));
}
