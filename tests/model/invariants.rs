//! What holds of every turn and every game, however it came about.

use hotdice::{
    Account, BustEffect, Dice, Finish, Game, MAX_TOTAL, MAX_TURN_POINTS, Outcome, Penalty, Reason,
    RuleSet, Seat, SeatSet, Turn, TurnEnd, TurnState, Verdict, Worth,
};

/// The dice of the turn are all there, what is kept is a keep of the throw, and its end is one that
/// the throw and the points make.
pub(crate) fn turn_is_possible(turn: &Turn<'_>) {
    let (rules, state) = (turn.rules(), turn.state());
    is_account(state.account);
    let held = state.held;
    assert_eq!(state.in_hand + held.dice().len(), rules.dice(), "{state:?}");
    assert!(state.in_hand > 0, "{state:?}");
    assert!(held.dice().contains(held.open()), "{state:?}");
    let thrown = if state.throws == 0 { 0 } else { state.in_hand };
    assert_eq!(state.throw.len(), thrown, "{state:?}");
    let most = u32::from(rules.max_throws());
    assert!(most == 0 || state.throws <= most, "{state:?}");
    assert!(state.points <= MAX_TURN_POINTS, "{state:?}");
    assert!(state.points >= state.inherited, "{state:?}");
    is_kept(rules, &state);
    is_end(rules, &state);
}

fn is_account(account: Account) {
    assert!(account.total.abs() <= MAX_TOTAL, "{account:?}");
    assert!(account.on_board || account.total <= 0, "{account:?}");
}

/// Only points that busts cost make a total negative, and none falls below the lowest.
fn is_above_the_lowest(rules: &RuleSet, total: i32) {
    let streak = rules.bust_streak();
    let streak_costs_points = match streak.penalty {
        Penalty::Points(points) => streak.busts > 0 && points > 0,
        _ => false,
    };
    let falls = rules.bust_effect() == BustEffect::Subtract
        || rules.first_throw_penalty() > 0
        || streak_costs_points;
    let lowest = if falls { rules.lowest_total() } else { 0 };
    assert!(total >= lowest, "{total} is below {lowest}");
}

fn is_kept(rules: &RuleSet, state: &TurnState) {
    let Some(kept) = state.kept else {
        return;
    };
    let mut keeps = rules.keeps_holding(state.throw, state.held);
    let keep = keeps.find(|keep| keep.dice == kept.dice);
    let keep = keep.unwrap_or_else(|| panic!("no keep of the throw: {state:?}"));
    let mut partitions = rules.partitions_holding(&keep, state.held);
    let worth = Worth::Points(kept.points);
    assert!(
        partitions.any(|partition| partition.worth() == worth),
        "{state:?}"
    );
}

fn is_end(rules: &RuleSet, state: &TurnState) {
    let verdict = rules.verdict_holding(state.throw, state.held);
    match state.end {
        Some(TurnEnd::Bust(bust)) => {
            let by_the_throw = verdict == Verdict::Bust(bust);
            let by_the_last = verdict == Verdict::Scores && rules.max_throws() > 0;
            assert!(by_the_throw || by_the_last, "{state:?}");
            assert_eq!(state.kept, None, "{state:?}");
        }
        Some(TurnEnd::Banked { points }) => {
            let kept = state.kept.map_or(0, |kept| kept.points);
            assert_eq!(
                points,
                (state.points + kept).min(MAX_TURN_POINTS),
                "{state:?}"
            );
            assert!(
                points >= 1 && points % rules.granularity() == 0,
                "{state:?}"
            );
        }
        Some(TurnEnd::Won) => {
            let mut keeps = rules.keeps_holding(state.throw, state.held);
            assert!(keeps.any(|keep| keep.wins()), "{state:?}");
        }
        _ if state.throw == Dice::EMPTY => assert_eq!(state.kept, None, "{state:?}"),
        _ => assert_ne!(
            (state.end, verdict == Verdict::Scores),
            (None, false),
            "{state:?}"
        ),
    }
}

/// Every seat has an account that can be, the turn is that of its player, and who has won follows
/// from the totals.
pub(crate) fn game_is_possible(game: &Game<'_>) {
    let (rules, state) = (game.rules(), game.state());
    turn_is_possible(game.turn());
    let (used, unused) = state.seats.split_at(state.players.into());
    assert!(unused.iter().all(|&seat| seat == Seat::NEW), "{state:?}");
    assert!(
        state.first < state.players && state.current < state.players,
        "{state:?}"
    );
    for seat in used {
        is_account(seat.account);
        is_above_the_lowest(rules, seat.account.total);
        assert!(seat.busts < rules.bust_streak().busts.max(1), "{state:?}");
        if rules.finish() == Finish::Exact {
            assert!(
                i64::from(seat.account.total) <= i64::from(rules.target()),
                "{state:?}"
            );
        }
    }
    let players = (0..state.players).filter(|&seat| !used[usize::from(seat)].left);
    let staying = players.fold(SeatSet::EMPTY, SeatSet::with);
    let due = state.due.unwrap_or(SeatSet::EMPTY);
    assert!(due.iter().all(|seat| staying.contains(seat)), "{state:?}");
    let current = used[usize::from(state.current)];
    if let Some(outcome) = state.outcome {
        return is_outcome(game, staying, outcome);
    }
    assert!(!current.left && state.turn.end.is_none(), "{state:?}");
    assert_eq!(state.turn.account, current.account, "{state:?}");
}

fn is_outcome(game: &Game<'_>, staying: SeatSet, Outcome { winners, reason }: Outcome) {
    let state = game.state();
    assert!(
        winners.iter().all(|seat| staying.contains(seat)),
        "{state:?}"
    );
    let won = state.turn.end == Some(TurnEnd::Won);
    match reason {
        Reason::Abandoned => assert!(staying.is_empty(), "{state:?}"),
        Reason::LastStanding => {
            assert_eq!((winners, staying.len()), (staying, 1), "{state:?}");
        }
        Reason::InstantWin => {
            assert!(won && winners == SeatSet::of(state.current), "{state:?}");
        }
        _ => {
            let total = |seat| game.seat(seat).ok().map(|seat| seat.account.total);
            let highest = staying.iter().filter_map(total).max();
            assert!(!won && !winners.is_empty(), "{state:?}");
            assert!(
                winners.iter().all(|seat| total(seat) == highest),
                "{state:?}"
            );
        }
    }
}
