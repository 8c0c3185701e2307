//! A game under any sequence of actions, against its twin.

use hotdice::{Game, Outcome, Reason, RuleSet, Seat, SeatSet, TurnEnd};

use super::game_twin::{Event, GameTwin, Position};
use super::invariants::game_is_possible;
use super::script::{Action, Move, look_at};
use super::turn_twin::TurnTwin;
use super::turns::{agrees, best_of};
use super::twin::{Split, Twin};

/// The game goes on and ends as the list of all that happened says.
pub(crate) fn follows_its_history(rules: &RuleSet, players: u8, first: u8, actions: &[Action]) {
    let twin = Twin::new(rules);
    let mut game = Game::new(rules, players, first).expect("a table that the rules allow");
    let mut second = GameTwin::new(rules, players, first);
    let mut position = second.position();
    let mut turn = TurnTwin::new(&twin, position.account(first), None);
    for action in actions {
        let tried = action.on(game.turn());
        let before = game.state();
        let event = event(&tried, &position, &mut turn, best_of(game.turn(), &tried));
        assert_eq!(
            tried.on_game(&mut game),
            event.is_ok(),
            "{tried:?} in {before:?}"
        );
        match event {
            Err(Refused) => {
                assert_eq!(game.state(), before, "{tried:?} is refused");
                continue;
            }
            Ok(None) => {}
            Ok(Some(event)) => {
                let current = position.current;
                second.add(event);
                position = second.position();
                if position.outcome.is_some() {
                    // Whoever was about to play has nothing more to do.
                    turn.end = turn.end.or(Some(TurnEnd::Forfeited));
                } else if position.current != current || turn.end.is_some() {
                    let left = turn.left().filter(|_| position.current != current);
                    turn = TurnTwin::new(&twin, position.account(position.current), left);
                }
            }
        }
        agrees(game.turn(), &turn);
        stands_as(&game, &position);
    }
}

struct Refused;

/// What the move comes to in the second game, or that it is refused.
fn event(
    tried: &Move,
    position: &Position,
    turn: &mut TurnTwin<'_, '_>,
    best: Option<Split>,
) -> Result<Option<Event>, Refused> {
    if position.outcome.is_some() {
        return Err(Refused);
    }
    if let Move::Leave(seat) = *tried {
        return if position.staying.contains(&seat) {
            Ok(Some(Event::Left(seat)))
        } else {
            Err(Refused)
        };
    }
    let seat = position.current;
    match (turn.take(tried, best), turn.end) {
        (false, _) => Err(Refused),
        (true, None) => Ok(None),
        (true, Some(TurnEnd::Won)) => Ok(Some(Event::Won(seat))),
        (true, Some(TurnEnd::Banked { points })) => Ok(Some(Event::Banked(seat, points))),
        (true, Some(TurnEnd::Bust(_))) => Ok(Some(Event::Bust {
            seat,
            lost: turn.gathered,
            throws: turn.throws,
        })),
        (true, Some(_)) => Ok(Some(Event::GivenUp(seat))),
    }
}

fn stands_as(game: &Game<'_>, position: &Position) {
    for (
        seat,
        &Seat {
            account,
            left,
            busts,
        },
    ) in (0..).zip(game.seats())
    {
        assert_eq!(account, position.account(seat), "seat {seat}");
        assert_eq!(busts, position.busts[usize::from(seat)], "seat {seat}");
        assert_eq!(left, !position.staying.contains(&seat), "seat {seat}");
    }
    assert_eq!(game.outcome(), position.outcome);
    assert_eq!(game.current(), position.current);
    assert_eq!(
        (game.turns(), game.round()),
        (position.turns(), position.round)
    );
    look_at(game.turn());
    game_is_possible(game);
    let saved = game.state();
    match game.rules().resume_game(&saved) {
        Ok(resumed) => assert_eq!(resumed.state(), saved),
        Err(error) => panic!("{error} in {saved:?}"),
    }
}

/// A game that is resumed before each action answers and stands as the one that went on; returned
/// is where that comes to.
pub(crate) fn is_the_same_resumed<'r>(mut game: Game<'r>, actions: &[Action]) -> Game<'r> {
    for action in actions {
        let saved = game.state();
        let mut resumed = game
            .rules()
            .resume_game(&saved)
            .expect("a game that was played");
        let tried = action.on(game.turn());
        assert_eq!(
            tried.on_game(&mut resumed),
            tried.on_game(&mut game),
            "{tried:?} in {saved:?}"
        );
        assert_eq!(resumed.state(), game.state(), "{tried:?} in {saved:?}");
    }
    game
}

/// As its players leave one after another, the game ends at the latest with the last but one, who
/// leaves the other the winner.
pub(crate) fn ends_as_players_leave(mut game: Game<'_>) {
    let staying: Vec<u8> = (0..)
        .zip(game.seats())
        .filter(|(_, seat)| !seat.left)
        .map(|(seat, _)| seat)
        .collect();
    let Some((last, others)) = staying.split_last() else {
        assert!(game.outcome().is_some(), "nobody plays");
        return;
    };
    for &seat in others {
        if game.outcome().is_none() {
            game.leave(seat).expect("a player of a game that goes on");
        }
    }
    if game.outcome().is_none() {
        assert!(others.is_empty(), "{others:?} have left");
        game.leave(*last).expect("the only player");
        let nobody = Outcome {
            winners: SeatSet::EMPTY,
            reason: Reason::Abandoned,
        };
        assert_eq!(game.outcome(), Some(nobody));
    }
}
