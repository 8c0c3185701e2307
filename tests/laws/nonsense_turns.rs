//! Saved turns and games that the options of turns, busts and endings rule out, each refused for
//! its reason.

use hotdice::{
    Account, Bust, CombinationKind, Confirmation, Dice, Ending, Face, Game, GameState, Offer,
    Outcome, Piggyback, Reason, ResumeGameError, ResumeTurnError, RuleSet, RuleSetBuilder, SeatSet,
    Tie, Turn, TurnEnd, TurnState, Verdict,
};

fn dice(text: &str) -> Dice {
    text.parse().expect("dice")
}

fn built(rules: RuleSetBuilder) -> RuleSet {
    rules.build().expect("valid rules")
}

/// Why the turn is refused once it is changed.
#[track_caller]
fn refusal(
    rules: &RuleSet,
    state: TurnState,
    change: impl FnOnce(&mut TurnState),
) -> ResumeTurnError {
    assert!(rules.resume(state).is_ok(), "{state:?}");
    let mut changed = state;
    change(&mut changed);
    let refused = rules.resume(changed).map(|turn| turn.state());
    refused.expect_err("nonsense is refused")
}

/// Why the game is refused once it is changed.
#[track_caller]
fn game_refusal(game: &Game<'_>, change: impl FnOnce(&mut GameState)) -> ResumeGameError {
    let mut changed = game.state();
    let resumed = game.rules().resume_game(&changed).map(|game| game.state());
    assert_eq!(resumed, Ok(changed));
    change(&mut changed);
    let refused = game.rules().resume_game(&changed).map(|game| game.state());
    refused.expect_err("nonsense is refused")
}

/// A game of two whose first player has banked a triplet of 4s and left three dice.
fn piggyback(rules: &RuleSet) -> Game<'_> {
    let mut game = Game::new(rules, 2, 0).expect("two players");
    game.throw(dice("2-3-4-4-4-6")).expect("six dice");
    game.keep(dice("4-4-4")).expect("a triplet");
    game.bank().expect("400 points");
    game
}

#[test]
fn offers_where_nothing_can_be_taken_over() {
    let on = built(RuleSet::builder().piggyback(Piggyback::On).granularity(100));
    let game = piggyback(&on);
    let offered = game.turn().state();
    let offer = game.turn().offer().expect("something is left");
    // Nothing is left by a bank of no points, or of points that nobody can bank.
    for points in [0, 450] {
        let change = |state: &mut TurnState| state.offer = Some(Offer { points, ..offer });
        assert_eq!(refusal(&on, offered, change), ResumeTurnError::Offer);
    }
    // What is taken over is no longer offered, and after a throw nothing is.
    let mut taken = game;
    taken.take_over().expect("an offer");
    let mut thrown = taken;
    thrown.throw(dice("1-2-3")).expect("three dice");
    for game in [taken, thrown] {
        let change = |state: &mut TurnState| state.offer = Some(offer);
        let refused = refusal(&on, game.turn().state(), change);
        assert_eq!(refused, ResumeTurnError::Offer);
    }
    // Under rules without piggyback nothing is offered nor taken over.
    let off = built(on.to_builder().piggyback(Piggyback::Off));
    for game in [game, taken, thrown] {
        let refused = off.resume(game.turn().state()).map(drop);
        assert_eq!(refused, Err(ResumeTurnError::Offer));
    }
    let on_board = built(on.to_builder().piggyback(Piggyback::OnBoard));
    let refused = on_board.resume(offered).map(drop);
    assert_eq!(
        refused,
        Err(ResumeTurnError::Offer),
        "to a player who is not"
    );
    assert_eq!(
        ResumeTurnError::Offer.to_string(),
        "offer: nothing can have been left for this player to take over"
    );
}

#[test]
fn points_other_than_those_taken_over() {
    let rules = built(RuleSet::builder().piggyback(Piggyback::On));
    let mut game = piggyback(&rules);
    game.take_over().expect("an offer");
    let taken = game.turn().state();
    for points in [0, 399, 401] {
        let error = refusal(&rules, taken, |state| state.points = points);
        assert_eq!(error, ResumeTurnError::Points { points, throws: 0 });
    }
    let error = refusal(&rules, taken, |state| state.inherited = 0);
    let (points, throws) = (400, 0);
    assert_eq!(error, ResumeTurnError::Points { points, throws });
}

#[test]
fn offers_in_a_game_that_cannot_have_made_them() {
    let rules = built(RuleSet::builder().piggyback(Piggyback::On));
    let offer = piggyback(&rules).turn().offer();
    // Nobody has banked before the first turn.
    let first = Game::new(&rules, 2, 0).expect("two players");
    let error = game_refusal(&first, |state| state.turn.offer = offer);
    assert_eq!(error, ResumeGameError::Turn(ResumeTurnError::Offer));
    // A player alone has nobody to take over from.
    let mut alone = Game::new(&rules, 1, 0).expect("one player");
    alone.forfeit().expect("a turn can be given up");
    let error = game_refusal(&alone, |state| state.turn.offer = offer);
    assert_eq!(error, ResumeGameError::Turn(ResumeTurnError::Offer));
}

fn confirmed(confirmation: Confirmation) -> RuleSet {
    built(
        RuleSet::builder()
            .straight(Face::One..=Face::Six, 1500)
            .confirmation(CombinationKind::Straight, confirmation),
    )
}

/// A turn in which a straight waits for its confirmation after another throw.
fn unconfirmed(rules: &RuleSet) -> TurnState {
    let mut turn = Turn::new(rules, Account::NEW);
    turn.throw(dice("123456")).expect("six dice");
    turn.keep(dice("123456")).expect("a straight");
    turn.throw(dice("1-2-2-3-4-6")).expect("hot dice");
    turn.state()
}

#[test]
fn unconfirmed_things_that_no_combination_asks_for() {
    let points = confirmed(Confirmation::Points(500));
    let single = confirmed(Confirmation::Single);
    for (rules, wrong) in [
        (&points, Confirmation::Points(0)),
        (&points, Confirmation::Points(501)),
        (&points, Confirmation::Single),
        (&single, Confirmation::Points(1)),
    ] {
        let error = refusal(rules, unconfirmed(rules), |state| state.pending = wrong);
        assert_eq!(error, ResumeTurnError::Pending, "{wrong:?}");
    }
    // Before the second throw nothing can be unconfirmed.
    let mut turn = Turn::new(&points, Account::NEW);
    let change = |state: &mut TurnState| state.pending = Confirmation::Points(500);
    assert_eq!(
        refusal(&points, turn.state(), change),
        ResumeTurnError::Pending
    );
    turn.throw(dice("123456")).expect("six dice");
    assert_eq!(
        refusal(&points, turn.state(), change),
        ResumeTurnError::Pending
    );
    assert_eq!(
        ResumeTurnError::Pending.to_string(),
        "pending: no combination asks for what is unconfirmed"
    );
}

#[test]
fn keeps_that_leave_something_else_unconfirmed() {
    let rules = confirmed(Confirmation::Points(500));
    let mut turn = rules.resume(unconfirmed(&rules)).expect("a saved turn");
    turn.keep(dice("1")).expect("a single");
    let kept = turn.kept().expect("a keep");
    assert_eq!(kept.pending, Confirmation::Points(400));
    for pending in [Confirmation::None, Confirmation::Points(500)] {
        let mut wrong = kept;
        wrong.pending = pending;
        let error = refusal(&rules, turn.state(), |state| state.kept = Some(wrong));
        assert_eq!(error, ResumeTurnError::Kept(wrong));
    }
}

#[test]
fn banks_that_the_rules_refuse() {
    let straight = confirmed(Confirmation::Points(500));
    let step = built(RuleSet::builder().granularity(100));
    let few_left = built(RuleSet::builder().max_dice_left(2));
    for (rules, throw, keep, points) in [
        (&straight, "123456", "123456", 1500),
        (&step, "1-5-2-2-3-4", "1-5", 150),
        (&few_left, "1-1-1-2-3-4", "1-1-1", 1000),
    ] {
        let mut turn = Turn::new(rules, Account::NEW);
        turn.throw(dice(throw)).expect("six dice");
        turn.keep(dice(keep)).expect("legal");
        let end = Some(TurnEnd::Banked { points });
        let error = refusal(rules, turn.state(), |state| state.end = end);
        assert_eq!(error, ResumeTurnError::End, "{points}");
    }
}

#[test]
fn last_throws_that_are_not_and_busts_that_were_not_last() {
    let rules = built(RuleSet::builder().max_throws(1).minimum(300));
    let busted = Some(TurnEnd::Bust(Bust::LastThrow));
    let (low, high) = (dice("1-2-2-3-4-6"), dice("1-1-1-3-4-6"));
    let mut turn = Turn::new(&rules, Account::NEW);
    assert_eq!(turn.throw(low), Ok(Verdict::Bust(Bust::LastThrow)));
    for (throw, end) in [
        (low, None),
        (low, Some(TurnEnd::Bust(Bust::NothingScores))),
        (high, busted),
    ] {
        let error = refusal(&rules, turn.state(), |state| {
            (state.throw, state.end) = (throw, end);
        });
        assert_eq!(error, ResumeTurnError::Verdict { throw });
    }
    let longer = built(rules.to_builder().max_throws(2));
    let refused = longer.resume(turn.state()).map(drop);
    assert_eq!(refused, Err(ResumeTurnError::Verdict { throw: low }));
}

#[test]
fn more_throws_than_the_rules_allow() {
    let rules = built(RuleSet::builder().max_throws(2));
    let mut turn = Turn::new(&rules, Account::NEW);
    turn.throw(dice("1-2-2-3-4-6")).expect("six dice");
    turn.keep(dice("1")).expect("a single");
    turn.throw(dice("1-2-3-4-6")).expect("five dice");
    let error = refusal(&rules, turn.state(), |state| state.throws = 3);
    assert!(
        matches!(
            error,
            ResumeTurnError::Throws {
                throws: 3,
                allowed: 2
            }
        ),
        "{error}"
    );
}

/// A game of three rounds and two players, in its second round.
fn second_round(rules: &RuleSet) -> Game<'_> {
    let mut game = Game::new(rules, 2, 0).expect("two players");
    for _ in 0..3 {
        game.throw(dice("2-2-3-3-4-6")).expect("six dice");
    }
    game
}

fn three_rounds() -> RuleSetBuilder {
    RuleSet::builder()
        .ending(Ending::Rounds(3))
        .tie(Tie::PlayOff)
}

#[test]
fn rounds_that_cannot_be_complete() {
    let rules = built(three_rounds());
    let game = second_round(&rules);
    assert_eq!((game.round(), game.turns()), (1, 3));
    // There are three, and so many turns do not make more.
    for round in [3, 6, u32::MAX] {
        let error = game_refusal(&game, |state| state.round = round);
        assert_eq!(error, ResumeGameError::Round { round });
    }
    let error = game_refusal(&game, |state| state.turns = 0);
    assert_eq!(error, ResumeGameError::Round { round: 1 });
    // A play-off comes after them all.
    let due = Some(SeatSet::of(1));
    let error = game_refusal(&game, |state| state.due = due);
    assert_eq!(error, ResumeGameError::Round { round: 1 });
    assert_eq!(error.to_string(), "round: 1 rounds cannot be complete");
}

#[test]
fn busts_in_a_row_that_would_have_cost_a_penalty() {
    let rules = built(RuleSet::builder().bust_streak(3, 500));
    let game = second_round(&rules);
    assert_eq!(game.seats()[0].busts, 2);
    for busts in [3, 255] {
        let error = game_refusal(&game, |state| state.seats[0].busts = busts);
        assert_eq!(error, ResumeGameError::Account { seat: 0 });
    }
    let plain = built(RuleSet::builder());
    let game = second_round(&plain);
    let error = game_refusal(&game, |state| state.seats[0].busts = 1);
    assert_eq!(error, ResumeGameError::Account { seat: 0 });
}

#[test]
fn a_play_off_where_there_is_none() {
    let shared = built(three_rounds().tie(Tie::Shared));
    let mut game = second_round(&shared);
    for _ in 0..2 {
        game.forfeit().expect("a turn can be given up");
    }
    assert_eq!(game.round(), 2);
    let error = game_refusal(&game, |state| state.due = Some(SeatSet::of(1)));
    assert_eq!(error, ResumeGameError::Due);
}

#[test]
fn games_of_rounds_that_ended_for_another_reason() {
    let rules = built(three_rounds().tie(Tie::Shared));
    let mut game = second_round(&rules);
    for _ in 0..3 {
        game.forfeit().expect("a turn can be given up");
    }
    let outcome = game.outcome().expect("three rounds are over");
    assert_eq!(outcome.reason, Reason::Rounds);
    let reason = Reason::Target;
    for wrong in [
        None,
        Some(Outcome { reason, ..outcome }),
        Some(Outcome {
            winners: SeatSet::of(1),
            ..outcome
        }),
    ] {
        let error = game_refusal(&game, |state| state.outcome = wrong);
        assert_eq!(error, ResumeGameError::Outcome, "{wrong:?}");
    }
}
