//! Whole games between simple policies.

use criterion::{Criterion, criterion_group, criterion_main};
use hotdice::strategy::{AllScoring, MostPoints, play};
use hotdice::{Game, Preset, RuleSet, SeededDice};

fn games(c: &mut Criterion) {
    let mut group = c.benchmark_group("a game of two");
    for preset in [
        Preset::BuscheNeller,
        Preset::Titusind,
        Preset::Crapola,
        Preset::CienMil,
    ] {
        group.bench_function(preset.id(), |b| {
            let rules = RuleSet::preset(preset);
            let mut dice = SeededDice::new(1);
            let bank_at = 300.max(rules.minimum()).max(rules.target() / 40);
            b.iter(|| {
                let mut game = Game::new(&rules, 2, 0).expect("two may play");
                let mut first = MostPoints { bank_at };
                let mut second = AllScoring { bank_at };
                play(&mut game, &mut [&mut first, &mut second], &mut dice, 10_000)
                    .expect("simple policies play to the end")
            });
        });
    }
}

criterion_group!(benches, games);
criterion_main!(benches);
