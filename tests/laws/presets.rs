//! The named games: each is played to its end by strategies.

use hotdice::strategy::{AllScoring, MostPoints, Strategy, play};
use hotdice::{Decision, DiceSource, Face, Game, Phase, Preset, Reason, RuleSet, Throw, View};
use proptest::prelude::*;

use crate::sampling::cases;

/// Dice by a small generator, since the laws also run without features.
struct Dice(u64);

impl Dice {
    fn face(&mut self) -> Face {
        self.0 = self.0.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
        let index = (self.0 >> 33) % 6;
        Face::ALL[usize::try_from(index).expect("below six")]
    }
}

impl DiceSource for Dice {
    fn throw(&mut self, dice: u8) -> Option<Throw> {
        let faces: Vec<String> = (0..dice).map(|_| self.face().to_string()).collect();
        faces.join("-").parse().ok()
    }
}

/// Takes over whatever it can, and plays on as another strategy.
struct Greedy(AllScoring);

impl Strategy for Greedy {
    fn decide(&mut self, view: &View<'_>) -> Decision {
        match view.phase() {
            Phase::ToThrow { .. } if view.turn().offer().is_some() => Decision::TakeOver,
            _ => self.0.decide(view),
        }
    }
}

proptest! {
    #![proptest_config(cases(2))]

    #[test]
    fn every_named_game_comes_to_its_end(seed in any::<u64>(), extra in 0_u8..3) {
        for preset in Preset::ALL {
            let rules = RuleSet::preset(preset);
            let players = (2 + extra).min(rules.players().max);
            let mut game = Game::new(&rules, players, players - 1)?;
            // Thresholds that every opening and minimum allows.
            let bank_at = rules.opening().max(rules.minimum()).max(rules.target() / 30);
            let mut most = MostPoints { bank_at };
            let mut all = AllScoring { bank_at };
            let mut greedy = Greedy(AllScoring { bank_at });
            let mut again = MostPoints { bank_at };
            let strategies: [&mut dyn Strategy; 4] = [&mut most, &mut greedy, &mut all, &mut again];
            let mut seated = Vec::from(strategies);
            seated.truncate(players.into());
            let outcome = play(&mut game, &mut seated, &mut Dice(seed), 20_000);
            let outcome = match outcome {
                Ok(outcome) => outcome,
                Err(error) => return Err(TestCaseError::fail(format!("{preset}: {error}"))),
            };
            prop_assert!(!outcome.winners.is_empty(), "{}", preset);
            if outcome.reason == Reason::Rounds {
                prop_assert_eq!((preset, game.turns()), (Preset::FarkleTen, 10 * u32::from(players)));
            }
            prop_assert_eq!(rules.resume_game(&game.state()).map(|game| game.state()), Ok(game.state()));
        }
    }
}
