//! Turns of a scripted game, by what they bring.

use hotdice::{Dice, Face, Game, GameError, Outcome, Phase, Reason, RuleSet, RuleSetBuilder};

/// Dice that score nothing in any number up to six, under rules with triplets only.
const NOTHING: [Face; 6] = [
    Face::Two,
    Face::Two,
    Face::Three,
    Face::Three,
    Face::Four,
    Face::Six,
];

pub(crate) fn dice(text: &str) -> Dice {
    text.parse().expect("dice")
}

pub(crate) fn built(rules: RuleSetBuilder) -> RuleSet {
    rules.build().expect("valid rules")
}

/// The common rules to 1000 points, which a scripted turn soon has.
pub(crate) fn to_1000() -> RuleSetBuilder {
    RuleSet::builder().target(1000)
}

pub(crate) fn game(rules: &RuleSet, players: u8) -> Game<'_> {
    Game::new(rules, players, 0).expect("a number of players that the rules allow")
}

fn in_hand(game: &Game<'_>) -> usize {
    match game.phase() {
        Phase::ToThrow { dice } | Phase::ToDecide { dice } => dice.into(),
        phase => panic!("no throw is expected: {phase:?}"),
    }
}

/// Gathers so many points, a multiple of 50, one die at a time.
pub(crate) fn gather(game: &mut Game<'_>, points: u32) {
    let mut missing = points;
    while missing > 0 {
        let (face, worth) = match missing {
            ..100 => (Face::Five, 50),
            _ => (Face::One, 100),
        };
        let others = NOTHING.into_iter().take(in_hand(game) - 1);
        let throw = Dice::from_faces(others.chain([face])).expect("at most six dice");
        game.throw(throw).expect("the dice in hand");
        game.keep(face.into()).expect("a single");
        missing -= worth;
    }
}

/// Plays a turn that banks so many points.
pub(crate) fn bank(game: &mut Game<'_>, points: u32) {
    gather(game, points);
    assert_eq!(game.bank(), Ok(points));
}

/// Plays a turn that banks nothing, or ends the present one.
pub(crate) fn bust(game: &mut Game<'_>) {
    let throw = Dice::from_faces(NOTHING.into_iter().take(in_hand(game)));
    let turns = game.turns();
    game.throw(throw.expect("at most six dice"))
        .expect("the dice in hand");
    assert_eq!(game.turns(), turns + 1);
}

/// Plays turns in order: what each banks, 0 for a bust.
pub(crate) fn turns(game: &mut Game<'_>, points: &[u32]) {
    for (place, &points) in points.iter().enumerate() {
        assert_eq!(game.outcome(), None, "before turn {place}");
        match points {
            0 => bust(game),
            _ => bank(game, points),
        }
    }
}

pub(crate) fn totals(game: &Game<'_>) -> Vec<i32> {
    game.seats().iter().map(|seat| seat.account.total).collect()
}

/// The game is over, won by these seats.
#[track_caller]
pub(crate) fn won_by(game: &mut Game<'_>, seats: &[u8], reason: Reason) {
    let Some(Outcome {
        winners,
        reason: why,
    }) = game.outcome()
    else {
        panic!("the game goes on: {:?}", game.state());
    };
    assert_eq!(
        (winners.iter().collect::<Vec<_>>(), why),
        (seats.to_vec(), reason)
    );
    stays_over(game);
}

/// A game that is over refuses everything and does not change.
#[track_caller]
fn stays_over(game: &mut Game<'_>) {
    let end = game.state();
    assert_eq!(
        game.throw(dice("1-2-3-4-5-6")).map(drop),
        Err(GameError::Over)
    );
    assert_eq!(game.keep(dice("1")).map(drop), Err(GameError::Over));
    assert_eq!(game.take_back().map(drop), Err(GameError::Over));
    assert_eq!(game.bank().map(drop), Err(GameError::Over));
    assert_eq!(game.forfeit(), Err(GameError::Over));
    assert_eq!(game.leave(0), Err(GameError::Over));
    assert_eq!(game.state(), end);
}
