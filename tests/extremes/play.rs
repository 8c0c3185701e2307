//! Games played with all that may be asked of them: saved and resumed, described, looked at.

use hotdice::strategy::{AllScoring, MostPoints, PlayError, play_turn};
use hotdice::{
    Decision, Game, MAX_TOTAL, MAX_TURN_POINTS, Phase, RuleSetBuilder, SeededDice, Strategy, View,
};

/// So many turns are played of a game that does not end before.
const TURNS: u32 = 100;

/// Plays games between several ways to play, and holds all that is said of them against the limits.
#[track_caller]
pub(crate) fn plays_to_the_end_or_the_limit(builder: RuleSetBuilder) {
    let rules = match builder.build() {
        Ok(rules) => rules,
        Err(error) => panic!("{error}: {builder:?}"),
    };
    assert_eq!(rules.to_builder(), builder);
    assert!(rules.describe().to_string().lines().count() > 3);
    let table = rules.players();
    let players = table.max.min(table.min.max(4));
    play(Game::new(&rules, players, 0).expect("the table is allowed"));
}

fn play(mut game: Game<'_>) {
    let mut dice = SeededDice::new(1);
    let mut greedy = MostPoints { bank_at: 0 };
    let mut careful = AllScoring { bank_at: 1000 };
    let mut reckless = MostPoints { bank_at: u32::MAX };
    let mut first_keep = |view: &View<'_>| match view.phase() {
        Phase::ToKeep => Decision::Keep(view.keeps().next().expect("no bust").dice),
        Phase::ToDecide { .. } if view.can_bank() => Decision::Bank,
        Phase::ToDecide { dice: 0 } => Decision::Forfeit,
        _ => Decision::Throw,
    };
    let strategies: [&mut dyn Strategy; 4] =
        [&mut greedy, &mut careful, &mut reckless, &mut first_keep];
    while game.outcome().is_none() && game.turns() < TURNS {
        let place = usize::from(game.current()) % strategies.len();
        match play_turn(&mut game, &mut *strategies[place], &mut dice) {
            Ok(()) => {}
            Err(PlayError::TurnTooLong { .. }) => game.forfeit().expect("the turn goes on"),
            Err(error) => panic!("{error}"),
        }
        within_limits(&game);
    }
}

fn within_limits(game: &Game<'_>) {
    for seat in game.seats() {
        assert!((-MAX_TOTAL..=MAX_TOTAL).contains(&seat.account.total));
    }
    assert!(game.turn().points() <= MAX_TURN_POINTS);
    let saved = game.state();
    let resumed = game.rules().resume_game(&saved);
    assert_eq!(resumed.map(|game| game.state()), Ok(saved));
    assert_eq!(game.standings().len(), usize::from(game.players()));
}
