//! Games that are recorded.

use hotdice::record::{Header, Recorder, RulesName};
use hotdice::{Face, GameError, Phase, RuleSet, Throw};

/// What is tried next: how, with which dice, and which of the choices,
/// by numbers of any size.
pub(crate) type Step = (u8, [Face; 6], usize, usize);

/// A game that so many of the steps have been taken of.
pub(crate) fn recorded<'r>(
    rules: &'r RuleSet,
    (more, first): (u8, u8),
    steps: &[Step],
) -> Recorder<'r> {
    let allowed = rules.players();
    let players = allowed.min.saturating_add(more).min(allowed.max);
    let label = "some rules".parse().expect("a label");
    let header = Header::new(RulesName::Other(label), players, first % players);
    let header =
        header.and_then(|header| header.with_name(0, "Anna, \"A\": 1".parse().expect("a label")));
    let mut recorder = Recorder::new(rules, header.expect("a header")).expect("a game");
    for step in steps {
        // What is refused must leave no trace.
        let _ = take(&mut recorder, step);
    }
    recorder
}

fn take(game: &mut Recorder<'_>, (how, faces, keep, split): &Step) -> Result<(), GameError> {
    match (game.game().phase(), how) {
        (_, 0) => game.forfeit(),
        (_, 1..=2) => game.leave(faces[0].pips() - 1),
        (_, 3) => game.take_back().map(drop),
        (_, 4) => game
            .throw(Throw::new(&faces[..3]).expect("three dice"))
            .map(drop),
        (Phase::ToThrow { .. }, 5..60) if game.game().turn().offer().is_some() => {
            game.take_over().map(drop)
        }
        (Phase::ToDecide { dice: 0 } | Phase::Over(_), _) => game.bank().map(drop),
        (Phase::ToDecide { .. }, 0..70) if game.game().turn().can_bank() => game.bank().map(drop),
        (Phase::ToThrow { dice } | Phase::ToDecide { dice }, _) => {
            let thrown = &faces[..usize::from(dice)];
            game.throw(Throw::new(thrown).expect("at most six dice"))
                .map(drop)
        }
        (Phase::ToKeep, _) => {
            let turn = *game.game().turn();
            let keeps: Vec<_> = turn.keeps().map(|keep| keep.dice).collect();
            let dice = keeps[keep % keeps.len()];
            if how % 2 == 0 {
                return game.keep(dice).map(drop);
            }
            let partitions: Vec<_> = turn.partitions(dice)?.collect();
            game.keep_as(&partitions[split % partitions.len()])
                .map(drop)
        }
    }
}
