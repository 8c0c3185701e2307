//! Advice: all that is legal and nothing else, the best first, worth what the tables say.

use hotdice::solve::{Advice, BestTurn, Race, RaceError, RaceState};
use hotdice::{
    Account, CarryOver, Decision, Dice, Ending, Face, Finish, Game, MAX_TOTAL, Phase, Piggyback,
    Preset, RuleSet, SetSize, Strategy, Tie, Turn, Verdict, View,
};

use crate::advised::play;
use crate::twin::recursion::Recursion;
use crate::{assert_close, built, small};

#[test]
fn advice_for_turns_is_sorted_and_complete() {
    for preset in [Preset::Crapola, Preset::HighStakes, Preset::BerlinerMacke] {
        let rules = RuleSet::preset(preset);
        let best = BestTurn::of(&rules).expect("it has a greatest value");
        play(&rules, 3, |game| best.advice(game.turn()));
    }
}

#[test]
fn the_first_advice_for_a_turn_is_worth_what_the_table_says() {
    let rules = built(small().opening(500));
    let best = BestTurn::of(&rules).expect("it has a greatest value");
    let mut game = Game::new(&rules, 2, 0).expect("two may play");
    let value = best.advice(game.turn())[0].value;
    assert_close(value, best.opening().expected(), 0.0);
    game.throw("1-1-5".parse().expect("dice")).expect("a throw");
    game.keep("1-1".parse().expect("dice")).expect("a keep");
    let value = best.advice(game.turn())[0].value;
    assert_close(
        value,
        best.opening().throwing(200, 1).expect("a throw"),
        0.0,
    );
}

#[test]
fn advice_for_races_is_sorted_complete_and_worth_what_the_table_says() {
    for ending in [Ending::Immediate, Ending::LastTurn, Ending::FinishRound] {
        let rules = built(small().ending(ending).opening(400).tie(Tie::EarlierSeat));
        let race = Race::of(&rules).expect("it can be solved");
        play(&rules, 20, |game| {
            let advice = race.advice(game).expect("a game of the race");
            let total = |seat: u8| game.seats()[usize::from(seat)].account.total;
            let mover = game.current();
            let begins = matches!(game.phase(), Phase::ToThrow { .. });
            if begins && game.due().is_none() {
                let state = RaceState::at(total(mover), total(1 - mover)).in_seat(mover);
                let value = race.value(&state).expect("totals of the game");
                assert_close(advice[0].value, value, 1e-13);
            }
            advice
        });
    }
}

fn dice(text: &str) -> Dice {
    text.parse().expect("dice")
}

/// The value of each keep-set.
fn keeps(advice: &[Advice]) -> Vec<(String, f64)> {
    advice
        .iter()
        .map(|advised| match advised.decision {
            Decision::Keep(dice) => (dice.to_string(), advised.value),
            other => panic!("{other:?} is no keep"),
        })
        .collect()
}

/// Two throws of which 100 points each are kept, and a third one, the last.
const THROWN: [(&str, &str); 2] = [("1-2-3-4-6", "1"), ("1-2-3-6", "1")];

#[test]
fn a_keep_that_cannot_be_banked_after_the_last_throw_is_worth_nothing() {
    // Three throws, and a bank needs 350 points.
    let rules = RuleSet::preset(Preset::BerlinerMacke);
    let best = BestTurn::of(&rules).expect("it has a greatest value");
    let account = Account {
        total: 1000,
        on_board: true,
    };
    let mut turn = Turn::new(&rules, account);
    for (throw, keep) in THROWN {
        turn.throw(dice(throw)).expect("a throw");
        turn.keep(dice(keep)).expect("a keep");
    }
    turn.throw(dice("1-1-5")).expect("a throw");
    let advised = keeps(&best.advice(&turn));
    let banked = [("1-1-5", 450.0), ("1-1", 400.0), ("1-5", 350.0)];
    assert_eq!(
        advised[..3],
        banked.map(|(dice, value)| (dice.to_owned(), value))
    );
    assert_eq!(advised.len(), 5);
    assert!(advised[3..].iter().all(|&(_, value)| value == 0.0));
}

#[test]
fn a_keep_of_a_race_that_cannot_be_banked_is_worth_what_giving_up_is() {
    let rules = RuleSet::preset(Preset::BerlinerMacke).to_builder();
    let rules = built(rules.target(500).ending(Ending::Immediate));
    let race = Race::of(&rules).expect("it can be solved");
    let mut game = Game::new(&rules, 2, 0).expect("two may play");
    for (throw, keep) in THROWN {
        game.throw(dice(throw)).expect("a throw");
        game.keep(dice(keep)).expect("a keep");
    }
    game.throw(dice("1-1-5")).expect("a throw");
    let advised = keeps(&race.advice(&game).expect("a game of the race"));
    let other = |own, other| race.value(&RaceState::at(own, other)).expect("totals");
    for (keep, expected) in [
        ("1-1-5", 1.0 - other(0, 450)),
        ("1-1", 1.0 - other(0, 400)),
        ("1-5", 1.0 - other(0, 350)),
        ("1", 1.0 - other(0, 0)),
        ("5", 1.0 - other(0, 0)),
    ] {
        let (_, value) = advised
            .iter()
            .find(|(dice, _)| dice == keep)
            .expect("a keep-set");
        assert_close(*value, expected, 1e-12);
    }
}

#[test]
fn taking_over_open_dice_is_worth_what_a_slow_twin_says() {
    let pairs = Face::ALL.into_iter().fold(small(), |rules, face| {
        rules.of_a_kind(SetSize::Two, face, 100)
    });
    let carried = pairs
        .carry_over(CarryOver::ExtendSets)
        .piggyback(Piggyback::On);
    for (max_throws, throw, keep) in [
        (3, "4-4-6", "4-4"),
        (3, "1-1-3", "1-1"),
        (3, "2-3-5", "5"),
        (2, "4-4-6", "4-4"),
        (1, "4-4-6", "4-4"),
    ] {
        let rules = built(carried.max_throws(max_throws).target(1_000_000));
        let best = BestTurn::of(&rules).expect("it has a greatest value");
        let mut game = Game::new(&rules, 2, 0).expect("two may play");
        game.throw(dice(throw)).expect("a throw");
        game.keep(dice(keep)).expect("a keep");
        game.bank().expect("a bank");
        let advice = best.advice(game.turn());
        let mut twin = Recursion::new(&rules, u32::MAX);
        let begun = twin.throwing(*game.turn());
        game.take_over().expect("an offer");
        let taken = twin.throwing(*game.turn());
        for (decision, expected) in [(Decision::Throw, begun), (Decision::TakeOver, taken)] {
            let advised = advice.iter().find(|advised| advised.decision == decision);
            assert_close(advised.expect("a way to begin").value, expected, 1e-9);
        }
    }
}

/// Keeps 1000 points.
fn triplet_of_1s(game: &mut Game<'_>) {
    game.throw(dice("1-1-1")).expect("a throw");
    game.keep(dice("1-1-1")).expect("a keep");
}

#[test]
fn the_best_turn_banks_at_an_exact_target_that_another_has_hit() {
    let options = small().finish(Finish::Exact).ending(Ending::LastTurn);
    let rules = built(options.target(1000));
    let mut best = BestTurn::of(&rules).expect("it has a greatest value");
    let mut game = Game::new(&rules, 2, 0).expect("two may play");
    triplet_of_1s(&mut game);
    game.bank().expect("a bank");
    triplet_of_1s(&mut game);
    assert!(game.due().is_some());
    assert_eq!(best.decide(&View::of_game(&game)), Decision::Bank);
}

#[test]
fn of_turns_under_other_rules_the_best_turn_knows_nothing() {
    let mut best = BestTurn::of(&built(small())).expect("it has a greatest value");
    let preset = |preset| RuleSet::preset(preset).to_builder();
    for (other, throw) in [
        (small().single(Face::One, 150), "1-1-5"),
        (preset(Preset::CienMil), "1-1-1-4-5-6"),
        (preset(Preset::Greed), "1-1-1-4-5"),
    ] {
        let other = built(other);
        let mut turn = Turn::new(&other, Account::NEW);
        assert_eq!(best.advice(&turn), []);
        assert_eq!(best.decide(&View::of_turn(&turn)), Decision::Forfeit);
        let verdict = turn.throw(dice(throw)).expect("a throw");
        assert_eq!(verdict, Verdict::Scores);
        assert_eq!(best.advice(&turn), []);
        assert_eq!(best.decide(&View::of_turn(&turn)), Decision::Forfeit);
    }
}

#[test]
fn a_last_turn_against_a_total_far_away_is_answered_or_refused() {
    let rules = built(small().ending(Ending::LastTurn));
    let race = Race::of(&rules).expect("it can be solved");
    let mut game = Game::new(&rules, 2, 0).expect("two may play");
    triplet_of_1s(&mut game);
    triplet_of_1s(&mut game);
    game.bank().expect("a bank");
    let with_total = |total| {
        let mut state = game.state();
        state.seats[0].account.total = total;
        rules
            .resume_game(&state)
            .expect("a total that there may be")
    };
    // What is far beyond is not calculated; what is not, cannot be caught up with.
    let refused = race.advice(&with_total(MAX_TOTAL)).expect_err("far away");
    assert!(matches!(refused, RaceError::Totals { .. }), "{refused}");
    let advice = race.advice(&with_total(100_000)).expect("a last turn");
    assert_eq!(advice[0].decision, Decision::Throw);
    assert!((0.0..1e-9).contains(&advice[0].value), "{advice:?}");
}
