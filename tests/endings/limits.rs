//! Games that strategies do not end: by the limit of turns, and by that of throws.

use hotdice::strategy::{MostPoints, PlayError, play};
use hotdice::{DiceSource, Face, HotDice, RuleSet, SetScheme, Throw};

use crate::play::{built, game};

/// The same faces for ever.
struct Loaded(Face);

impl DiceSource for Loaded {
    fn throw(&mut self, dice: u8) -> Option<Throw> {
        Throw::new(&[self.0; 6][..dice.into()]).ok()
    }
}

/// One die of which each face scores, that must be thrown again once it has.
fn endless() -> RuleSet {
    let scores = Face::ALL.into_iter();
    let rules = scores.fold(RuleSet::builder().dice(1), |rules, face| {
        rules.single(face, 50)
    });
    built(
        rules
            .sets([0; 6], SetScheme::TripletsOnly)
            .hot_dice(HotDice::Must)
            .players(1, 2),
    )
}

#[test]
fn a_game_is_left_after_as_many_turns_as_are_allowed() {
    let rules = built(RuleSet::builder());
    for turns in [0, 1, 7] {
        let mut game = game(&rules, 2);
        let (mut one, mut other) = (MostPoints { bank_at: 50 }, MostPoints { bank_at: 50 });
        // Six fours are two triplets of 400 points; the target is 10,000.
        let played = play(
            &mut game,
            &mut [&mut one, &mut other],
            &mut Loaded(Face::Four),
            turns,
        );
        assert_eq!(played, Err(PlayError::TooLong { turns }));
        assert_eq!(game.turns(), turns);
    }
}

#[test]
fn a_turn_that_cannot_end_is_left_after_its_throws() {
    let rules = endless();
    let mut game = game(&rules, 1);
    let mut policy = MostPoints { bank_at: 300 };
    let played = play(&mut game, &mut [&mut policy], &mut Loaded(Face::Six), 3);
    let throws = 100_000;
    assert_eq!(played, Err(PlayError::EndlessTurn { throws }));
    assert_eq!((game.turns(), game.turn().throws()), (0, throws));
    assert_eq!(
        PlayError::EndlessTurn { throws }.to_string(),
        "the turn is not over after 100000 throws"
    );
}
