//! Saved states that cannot have come about, each refused for its reason.

use hotdice::{
    Account, Bust, BustEffect, CarryOver, Dice, Ending, Face, Game, GameState, Held, MAX_TOTAL,
    Outcome, Payout, Penalty, Preset, Reason, ResumeGameError, ResumeTurnError, RuleSet,
    RuleSetBuilder, SeatSet, SetSize, Turn, TurnEnd, TurnState,
};

fn dice(text: &str) -> Dice {
    text.parse().expect("dice")
}

/// Any dice as held, by rules under which all dice score.
fn held(all: &str, open: &str) -> Held {
    let scores = Face::ALL
        .into_iter()
        .fold(RuleSet::builder(), |rules, face| rules.single(face, 50));
    let rules = scores.carry_over(CarryOver::Straights).build();
    let held = rules.expect("valid rules").hold_open(dice(all), dice(open));
    held.expect("all dice score")
}

/// A turn of Crapola that holds a 1 and a 5, with these dice thrown and perhaps kept.
fn turn(rules: &RuleSet, throw: &str, keep: Option<&str>) -> TurnState {
    let account = Account {
        total: 500,
        on_board: true,
    };
    let mut turn = Turn::new(rules, account);
    turn.throw(dice("1-2-2-3-3-5")).expect("six dice");
    turn.keep(dice("1-5")).expect("singles");
    turn.throw(dice(throw)).expect("four dice");
    if let Some(keep) = keep {
        turn.keep(dice(keep)).expect("legal");
    }
    turn.state()
}

/// Why the state is refused once it is changed.
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

#[test]
fn accounts_that_cannot_be() {
    let rules = RuleSet::preset(Preset::Crapola);
    let state = turn(&rules, "2-3-4-6", None);
    for (total, on_board) in [
        (MAX_TOTAL + 1, true),
        (-MAX_TOTAL - 1, true),
        (i32::MIN, false),
        (50, false),
    ] {
        let account = Account { total, on_board };
        let error = refusal(&rules, state, |state| state.account = account);
        assert_eq!(error, ResumeTurnError::Account(account));
    }
}

#[test]
fn dice_in_hand_that_are_not_all_but_the_held_ones() {
    let rules = RuleSet::preset(Preset::Crapola);
    let state = turn(&rules, "2-3-4-6", None);
    for in_hand in [0, 3, 5, 6, 255] {
        let error = refusal(&rules, state, |state| state.in_hand = in_hand);
        let (held, dice) = (2, 6);
        let expected = ResumeTurnError::DiceInHand {
            in_hand,
            held,
            dice,
        };
        assert_eq!(error, expected);
    }
}

#[test]
fn held_dice_that_do_not_score_or_cannot_be_open() {
    let rules = RuleSet::preset(Preset::Crapola);
    let state = turn(&rules, "1-2-3-5", None);
    for wrong in [held("1-2", "1"), held("4-4", "")] {
        let error = refusal(&rules, state, |state| state.held = wrong);
        assert_eq!(error, ResumeTurnError::Held(wrong));
    }
    let plain = RuleSet::default();
    let state = turn(&plain, "1-2-3-5", None);
    let wrong = held("1-5", "1");
    let error = refusal(&plain, state, |state| state.held = wrong);
    assert_eq!(error, ResumeTurnError::Held(wrong));
}

#[test]
fn points_that_the_throws_cannot_have_gathered() {
    let rules = RuleSet::preset(Preset::Crapola);
    let state = turn(&rules, "2-3-4-6", None);
    for wrong in [0, 1_000_000, u32::MAX] {
        let error = refusal(&rules, state, |state| state.points = wrong);
        let expected = ResumeTurnError::Points {
            points: wrong,
            throws: 2,
        };
        assert_eq!(error, expected);
    }
    // With dice held there were two throws at least.
    let error = refusal(&rules, state, |state| state.throws = 1);
    assert!(matches!(error, ResumeTurnError::Points { throws: 1, .. }));
}

#[test]
fn throws_of_other_dice_than_were_in_hand() {
    let rules = RuleSet::preset(Preset::Crapola);
    let state = turn(&rules, "2-3-4-6", None);
    for wrong in ["", "2-3-4", "1-2-3-4-5"] {
        let (throw, expected) = (dice(wrong), 4);
        let error = refusal(&rules, state, |state| state.throw = throw);
        assert_eq!(error, ResumeTurnError::Throw { throw, expected });
    }
}

#[test]
fn busts_that_score_and_scores_that_bust() {
    let rules = RuleSet::preset(Preset::Crapola);
    let (scores, busts) = (dice("2-3-4-6"), dice("2-2-3-6"));
    let state = turn(&rules, "2-3-4-6", None);
    let error = refusal(&rules, state, |state| state.throw = busts);
    assert_eq!(error, ResumeTurnError::Verdict { throw: busts });
    let end = Some(TurnEnd::Bust(Bust::NothingScores));
    let error = refusal(&rules, state, |state| state.end = end);
    assert_eq!(error, ResumeTurnError::Verdict { throw: scores });
    let state = turn(&rules, "2-2-3-6", None);
    assert_eq!(state.end, end);
    for wrong in [None, Some(TurnEnd::Bust(Bust::Toxic))] {
        let error = refusal(&rules, state, |state| state.end = wrong);
        assert_eq!(error, ResumeTurnError::Verdict { throw: busts });
    }
}

#[test]
fn keeps_of_other_dice_points_or_open_dice() {
    let rules = RuleSet::preset(Preset::Crapola);
    let state = turn(&rules, "1-2-3-5", Some("1-5"));
    let kept = state.kept.expect("a keep");
    assert_eq!((kept.points, kept.open), (150, dice("1-1-5-5")));
    for (dice_kept, points, open) in [
        ("1-2", 100, "1-1-5"),
        ("1-1", 200, "1-1-1-5"),
        ("1-5", 149, "1-1-5-5"),
        ("1-5", 151, "1-1-5-5"),
        ("1-5", 150, "1-5-5"),
        ("1-5", 150, ""),
        ("", 0, "1-5"),
    ] {
        let mut wrong = kept;
        (wrong.dice, wrong.points, wrong.open) = (dice(dice_kept), points, dice(open));
        let error = refusal(&rules, state, |state| state.kept = Some(wrong));
        assert_eq!(error, ResumeTurnError::Kept(wrong));
    }
}

#[test]
fn ends_that_the_turn_cannot_have_had() {
    let rules = RuleSet::preset(Preset::Crapola);
    let kept = turn(&rules, "1-2-3-5", Some("1-5"));
    let unkept = turn(&rules, "1-2-3-5", None);
    // 300 points are below the minimum, and nothing wins in Crapola.
    for (state, end) in [
        (kept, TurnEnd::Banked { points: 300 }),
        (kept, TurnEnd::Won),
        (unkept, TurnEnd::Banked { points: 150 }),
        (unkept, TurnEnd::Won),
    ] {
        let error = refusal(&rules, state, |state| state.end = Some(end));
        assert_eq!(error, ResumeTurnError::End);
    }
    let mut banked = Turn::new(&rules, kept.account);
    banked.throw(dice("4-4-4-2-3-6")).expect("six dice");
    banked.keep(dice("4-4-4")).expect("a triplet");
    assert_eq!(banked.bank(), Ok(400));
    let end = Some(TurnEnd::Banked { points: 450 });
    let error = refusal(&rules, banked.state(), |state| state.end = end);
    assert_eq!(error, ResumeTurnError::End);
}

/// Why the game is refused once it is changed.
fn game_refusal(game: &Game<'_>, change: impl FnOnce(&mut GameState)) -> ResumeGameError {
    let mut changed = game.state();
    assert!(game.rules().resume_game(&changed).is_ok());
    change(&mut changed);
    let refused = game.rules().resume_game(&changed).map(|game| game.state());
    refused.expect_err("nonsense is refused")
}

/// To 1000, of two players, of whom the first has banked 1000 and the second is to throw.
fn near_its_end(rules: &RuleSet) -> Game<'_> {
    let mut game = Game::new(rules, 2, 0).expect("two players");
    game.throw(dice("1-1-1-2-3-4")).expect("six dice");
    game.keep(dice("1-1-1")).expect("a triplet");
    game.bank().expect("1000 points");
    game
}

fn last_turn() -> RuleSet {
    let rules = RuleSet::builder().target(1000).players(2, 4);
    let rules = rules.ending(Ending::LastTurn).build();
    rules.expect("valid rules")
}

#[test]
fn seats_that_are_not() {
    let rules = last_turn();
    let game = near_its_end(&rules);
    for players in [0, 1, 5, 17] {
        let error = game_refusal(&game, |state| state.players = players);
        assert!(matches!(error, ResumeGameError::Seats(_)), "{players}");
    }
    let error = game_refusal(&game, |state| state.first = 2);
    assert!(matches!(error, ResumeGameError::Seats(_)));
    let error = game_refusal(&game, |state| state.current = 255);
    assert!(matches!(error, ResumeGameError::Seats(_)));
}

#[test]
fn accounts_of_seats_that_cannot_be() {
    let rules = last_turn();
    let game = near_its_end(&rules);
    let error = game_refusal(&game, |state| state.seats[0].account.on_board = false);
    assert_eq!(error, ResumeGameError::Account { seat: 0 });
    // Seats that nobody sits on are empty.
    let error = game_refusal(&game, |state| state.seats[2].account.total = -50);
    assert_eq!(error, ResumeGameError::Account { seat: 2 });
    let error = game_refusal(&game, |state| state.seats[15].left = true);
    assert_eq!(error, ResumeGameError::Account { seat: 15 });
}

/// What comes of a game of two in which the second is said to have this total.
fn resumed_with(rules: &RuleSetBuilder, total: i32) -> Result<(), ResumeGameError> {
    let rules = rules.players(1, 4).build().expect("valid rules");
    let mut state = Game::new(&rules, 2, 0).expect("two players").state();
    let account = Account {
        total,
        on_board: true,
    };
    state.seats[1].account = account;
    rules.resume_game(&state).map(drop)
}

#[test]
fn totals_that_no_bust_can_have_brought_about() {
    let free = RuleSet::builder();
    let refused = Err(ResumeGameError::Account { seat: 1 });
    // Nothing costs points: not a bust, nor a streak of no busts, of no points, or of the whole total.
    for rules in [
        free,
        free.bust_streak(0, 500),
        free.bust_streak(3, 0),
        free.bust_streak(3, Penalty::WholeTotal),
        free.lowest_total(-1000),
    ] {
        assert_eq!(resumed_with(&rules, 0), Ok(()));
        assert_eq!(resumed_with(&rules, -1), refused);
        assert_eq!(resumed_with(&rules, -5000), refused);
    }
    for dear in [
        free.first_throw_penalty(100),
        free.bust_streak(3, 500),
        free.bust_effect(BustEffect::Subtract),
    ] {
        assert_eq!(resumed_with(&dear, -5000), Ok(()));
        assert_eq!(resumed_with(&dear, -MAX_TOTAL), Ok(()));
        for lowest in [0, -50] {
            let rules = dear.lowest_total(lowest);
            assert_eq!(resumed_with(&rules, lowest), Ok(()));
            assert_eq!(resumed_with(&rules, lowest - 1), refused);
        }
    }
}

#[test]
fn totals_of_before_the_last_turn_that_cannot_have_been() {
    let rules = RuleSet::builder().target(1000).players(2, 4);
    let rules = rules.ending(Ending::Immediate).build().expect("valid");
    let mut game = Game::new(&rules, 2, 0).expect("two players");
    game.throw(dice("1-1-1-2-2-2")).expect("six dice");
    game.keep(dice("1-1-1-2-2-2")).expect("two triplets");
    game.bank().expect("1200 points end the game");
    let error = game_refusal(&game, |state| {
        state.turn.account.total = -200;
        state.seats[0].account.total = 1000;
    });
    assert_eq!(error, ResumeGameError::Account { seat: 0 });
}

#[test]
fn the_turn_of_another_player() {
    let rules = last_turn();
    let game = near_its_end(&rules);
    let account = Account {
        total: 300,
        on_board: true,
    };
    let error = game_refusal(&game, |state| state.seats[1].account = account);
    assert_eq!(error, ResumeGameError::NotTheirTurn { seat: 1 });
    let error = game_refusal(&game, |state| state.turn.account = account);
    assert_eq!(error, ResumeGameError::NotTheirTurn { seat: 1 });
    let error = game_refusal(&game, |state| state.seats[1].left = true);
    assert_eq!(error, ResumeGameError::NotTheirTurn { seat: 1 });
    let error = game_refusal(&game, |state| state.turn.in_hand = 5);
    assert!(matches!(error, ResumeGameError::Turn(_)));
}

#[test]
fn turns_due_that_the_totals_contradict() {
    let rules = last_turn();
    let game = near_its_end(&rules);
    for wrong in [None, Some(SeatSet::EMPTY), Some(SeatSet::of(5))] {
        let error = game_refusal(&game, |state| state.due = wrong);
        assert_eq!(error, ResumeGameError::Due, "{wrong:?}");
    }
    let fresh = Game::new(&rules, 2, 0).expect("two players");
    let error = game_refusal(&fresh, |state| state.due = Some(SeatSet::of(1)));
    assert_eq!(error, ResumeGameError::Due);
}

#[test]
fn outcomes_that_do_not_follow() {
    let rules = last_turn();
    let mut game = near_its_end(&rules);
    for reason in [Reason::Target, Reason::InstantWin, Reason::LastStanding] {
        let winners = SeatSet::of(0);
        let wrong = Some(Outcome { winners, reason });
        let error = game_refusal(&game, |state| state.outcome = wrong);
        assert_eq!(error, ResumeGameError::Outcome, "{reason:?}");
    }
    game.forfeit().expect("a turn can be given up");
    let outcome = game.outcome().expect("the last turn is over");
    for wrong in [
        None,
        Some(Outcome {
            winners: SeatSet::of(1),
            ..outcome
        }),
        Some(Outcome {
            reason: Reason::InstantWin,
            ..outcome
        }),
    ] {
        let mut changed = game.state();
        changed.outcome = wrong;
        assert!(rules.resume_game(&changed).is_err(), "{wrong:?}");
    }
}

#[test]
fn winners_who_have_left() {
    let wins = RuleSet::builder().of_a_kind(SetSize::Three, Face::Two, Payout::InstantWin);
    let wins = wins
        .target(1000)
        .players(2, 4)
        .build()
        .expect("valid rules");
    for keep in ["2-2-2", "1-1-1"] {
        let mut game = Game::new(&wins, 2, 0).expect("two players");
        game.throw(dice("1-1-1-2-2-2")).expect("six dice");
        game.keep(dice(keep)).expect("a triplet");
        if game.outcome().is_none() {
            game.bank().expect("1000 points end the game");
        }
        let error = game_refusal(&game, |state| state.seats[0].left = true);
        assert_eq!(error, ResumeGameError::Outcome, "won by {keep}");
    }
}

#[test]
fn games_that_another_player_had_won_before() {
    let rules = RuleSet::builder().target(1000).players(2, 4);
    let rules = rules.ending(Ending::Immediate).build().expect("valid");
    let mut game = Game::new(&rules, 2, 0).expect("two players");
    game.throw(dice("1-1-1-2-2-2")).expect("six dice");
    game.keep(dice("1-1-1")).expect("a triplet");
    game.bank().expect("1000 points end the game");
    let account = |total| Account {
        total,
        on_board: true,
    };
    let error = game_refusal(&game, |state| state.seats[1].account = account(1000));
    assert_eq!(error, ResumeGameError::Due);
    let mut state = game.state();
    state.seats[1].account = account(950);
    assert!(rules.resume_game(&state).is_ok());
    // Nor can all but one have left a game that one of them had won.
    let mut game = Game::new(&rules, 3, 0).expect("three players");
    game.leave(1).expect("a player");
    game.leave(2).expect("a player");
    let error = game_refusal(&game, |state| state.seats[2].account = account(1000));
    assert_eq!(error, ResumeGameError::Due);
}

#[test]
fn a_reason_that_the_ending_does_not_give() {
    let rules = RuleSet::preset(Preset::BuscheNeller).to_builder();
    let rules = rules.target(1000).build().expect("valid rules");
    let mut game = Game::new(&rules, 2, 0).expect("two may play");
    game.throw(dice("1-1-1-2-3-4")).expect("six dice");
    game.keep(dice("1-1-1")).expect("a set");
    game.bank().expect("it meets the target");
    let state = game.state();
    assert!(rules.resume_game(&state).is_ok());
    for reason in [Reason::Rounds, Reason::InstantWin, Reason::Abandoned] {
        let mut changed = state;
        changed.outcome = state.outcome.map(|mut outcome| {
            outcome.reason = reason;
            outcome
        });
        assert!(rules.resume_game(&changed).is_err(), "{reason:?}");
    }
}

#[test]
fn points_taken_over_before_anybody_has_banked() {
    let rules = RuleSet::preset(Preset::HighStakes);
    let mut game = Game::new(&rules, 2, 0).expect("two may play");
    game.throw(dice("1-1-1-2-3-4")).expect("six dice");
    game.keep(dice("1-1-1")).expect("a set");
    game.bank().expect("enough for the opening");
    game.take_over().expect("it is offered");
    let state = game.state();
    assert!(rules.resume_game(&state).is_ok());
    let mut changed = state;
    changed.seats[0].account = Account::NEW;
    let refused = rules.resume_game(&changed).expect_err("nobody has banked");
    assert_eq!(refused, ResumeGameError::from(ResumeTurnError::Offer));
}
