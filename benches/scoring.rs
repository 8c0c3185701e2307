//! The scorer: lookups, keep-sets, and the building of a rule set.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use hotdice::{Dice, Face, Preset, RuleSet};

/// All 46,656 ordered throws of six dice.
fn throws() -> Vec<Dice> {
    let mut throws = vec![Dice::EMPTY];
    for _ in 0..6 {
        throws = throws
            .iter()
            .flat_map(|&dice| Face::ALL.map(|face| dice.union(face.into()).expect("six dice")))
            .collect();
    }
    assert_eq!(throws.len(), 46_656);
    throws
}

fn lookups(c: &mut Criterion) {
    let rules = RuleSet::preset(Preset::KingdomCome);
    let throws = throws();
    c.bench_function("worth of all 46,656 throws", |b| {
        b.iter(|| {
            let scoring = black_box(&throws)
                .iter()
                .filter_map(|&dice| rules.points(dice));
            scoring.map(u64::from).sum::<u64>()
        });
    });
}

fn keep_sets(c: &mut Criterion) {
    let rules = RuleSet::preset(Preset::KingdomCome);
    let throws = throws();
    let pairs: usize = throws.iter().map(|&throw| rules.keeps(throw).len()).sum();
    assert_eq!(pairs, 169_712);
    c.bench_function("keep-sets of all 46,656 throws", |b| {
        b.iter(|| {
            let keeps = black_box(&throws)
                .iter()
                .flat_map(|&throw| rules.keeps(throw));
            keeps.map(|keep| u64::from(keep.points())).sum::<u64>()
        });
    });
}

fn building(c: &mut Criterion) {
    let mut group = c.benchmark_group("building");
    for preset in [
        Preset::BuscheNeller,
        Preset::KingdomCome,
        Preset::FarkleBoxed,
        Preset::CienMil,
    ] {
        group.bench_function(preset.id(), |b| {
            let builder = RuleSet::preset(preset).to_builder();
            b.iter(|| black_box(builder).build());
        });
    }
}

criterion_group!(benches, lookups, keep_sets, building);
criterion_main!(benches);
