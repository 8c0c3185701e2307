//! Optimal play: the best turn, the race, advice, and games between simple policies.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use hotdice::arena::Arena;
use hotdice::solve::{BestTurn, Race};
use hotdice::strategy::{AllScoring, MostPoints};
use hotdice::{Game, Preset, RuleSet};

/// How many games of an arena make one sample.
const GAMES: u16 = 2048;

fn best_turns(c: &mut Criterion) {
    let mut group = c.benchmark_group("the best turn");
    group.sample_size(10);
    for preset in [
        Preset::BuscheNeller,
        Preset::Zilch,
        Preset::Zehntausend,
        Preset::Crapola,
        Preset::CienMil,
    ] {
        let rules = RuleSet::preset(preset);
        group.bench_function(preset.id(), |b| {
            b.iter(|| BestTurn::of(black_box(&rules)).expect("it has a greatest value"));
        });
    }
}

fn races(c: &mut Criterion) {
    let mut group = c.benchmark_group("a race");
    group.sample_size(10);
    let rules = RuleSet::preset(Preset::BuscheNeller);
    group.bench_function("busche-neller to 10000", |b| {
        b.iter(|| Race::of(black_box(&rules)).expect("it can be solved"));
    });
    // What takes long are the last points, not the first ones.
    let race = Race::of(&rules).expect("it can be solved");
    let mut game = Game::new(&rules, 2, 0).expect("two may play");
    game.throw("1-1-5-2-3-4".parse().expect("dice"))
        .expect("a throw of all dice");
    group.bench_function("advice for a keep", |b| {
        b.iter(|| race.advice(black_box(&game)).expect("a game of the race"));
    });
}

fn arenas(c: &mut Criterion) {
    let mut group = c.benchmark_group("an arena");
    group
        .sample_size(10)
        .throughput(Throughput::Elements(GAMES.into()));
    let rules = RuleSet::preset(Preset::BuscheNeller);
    group.bench_function("games of two simple policies", |b| {
        let arena = Arena::new(&rules)
            .entrant("most points", || MostPoints { bank_at: 300 })
            .entrant("all scoring dice", || AllScoring { bank_at: 300 });
        b.iter(|| arena.play(GAMES.into(), 1).expect("they play to the end"));
    });
}

criterion_group!(benches, best_turns, races, arenas);
criterion_main!(benches);
