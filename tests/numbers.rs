//! Sums, counts and odds that several independent programs agree on.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use hotdice::{Dice, Face, Preset, RuleSet};

/// How many of the 6^n ordered throws each multiset of n dice is, n from 0.
static ORDERED: LazyLock<Vec<BTreeMap<Dice, u64>>> = LazyLock::new(|| {
    let mut by_dice = vec![BTreeMap::from([(Dice::EMPTY, 1)])];
    for dice in 0..6 {
        let mut throws = BTreeMap::new();
        for (&shorter, &orders) in &by_dice[dice] {
            for face in Face::ALL {
                let longer = shorter.union(face.into()).expect("at most six dice");
                *throws.entry(longer).or_default() += orders;
            }
        }
        by_dice.push(throws);
    }
    by_dice
});

/// The best points of every throw of so many dice, summed.
fn sum_of_best(rules: &RuleSet, dice: usize) -> u64 {
    let best = |throw| rules.keeps(throw).map(|keep| keep.points()).max();
    let throws = ORDERED[dice].iter();
    throws
        .map(|(&throw, orders)| u64::from(best(throw).unwrap_or(0)) * orders)
        .sum()
}

/// The busts among the throws of so many dice.
fn busts(rules: &RuleSet, dice: usize) -> u64 {
    let throws = ORDERED[dice].iter();
    throws
        .filter(|&(&throw, _)| rules.is_bust(throw))
        .map(|(_, orders)| orders)
        .sum()
}

fn busts_by_dice(rules: &RuleSet) -> [u64; 6] {
    [1, 2, 3, 4, 5, 6].map(|dice| busts(rules, dice))
}

#[test]
fn all_throws_of_six_dice_are_46_656() {
    assert_eq!(ORDERED[6].values().sum::<u64>(), 46_656);
    assert_eq!(ORDERED[6].len(), 462);
}

#[test]
fn best_scores_of_all_throws_of_six_dice_sum_up() {
    let sums = [
        (Preset::Crapola, 19_683_000),
        (Preset::Titusind, 18_699_000),
        (Preset::Diecimila, 18_531_000),
        (Preset::FarkleBoxed, 18_127_500),
        (Preset::KingdomCome, 18_621_000),
        (Preset::Cardgames, 20_107_500),
        (Preset::FarkleTen, 17_832_750),
        (Preset::Farkle, 14_411_250),
        (Preset::BuscheNeller, 14_411_250),
    ];
    for (preset, sum) in sums {
        let rules = RuleSet::preset(preset);
        assert_eq!(sum_of_best(&rules, 6), sum, "{preset}");
        assert_eq!(rules.odds(6).best_points, sum, "{preset}");
    }
}

#[test]
fn kingdom_come_has_169_712_keep_sets_of_43_647_450_points() {
    let rules = RuleSet::preset(Preset::KingdomCome);
    let (mut pairs, mut points) = (0, 0);
    for (&throw, orders) in &ORDERED[6] {
        for keep in rules.keeps(throw) {
            pairs += orders;
            points += orders * u64::from(keep.points());
        }
    }
    assert_eq!((pairs, points), (169_712, 43_647_450));
    let odds = rules.odds(6);
    assert_eq!((odds.keep_sets, odds.keep_set_points), (pairs, points));
}

#[test]
fn busts_with_ones_fives_and_sets() {
    let presets = [
        Preset::Crapola,
        Preset::Diecimila,
        Preset::Farkle,
        Preset::BuscheNeller,
        Preset::KingdomCome,
    ];
    for preset in presets {
        let found = busts_by_dice(&RuleSet::preset(preset));
        assert_eq!(found, [4, 16, 60, 204, 600, 1440], "{preset}");
    }
}

#[test]
fn three_distinct_pairs_leave_1080_busts_of_six_dice() {
    for preset in [
        Preset::Titusind,
        Preset::FarkleBoxed,
        Preset::Swedish,
        Preset::FacebookFarkle,
        Preset::Zehntausend,
        Preset::Dice10000,
    ] {
        let found = busts_by_dice(&RuleSet::preset(preset));
        assert_eq!(found, [4, 16, 60, 204, 600, 1080], "{preset}");
    }
}

#[test]
fn busts_of_cien_mil_with_the_dice_of_doom() {
    let rules = RuleSet::preset(Preset::CienMil);
    assert_eq!(busts_by_dice(&rules), [4, 16, 67, 321, 1886, 12_821]);
    let odds = [1, 2, 3, 4, 5, 6].map(|dice| rules.odds(dice).busts);
    assert_eq!(odds, [4, 16, 67, 321, 1886, 12_821]);
}

#[test]
fn busts_of_crapola_with_held_singles() {
    let rules = RuleSet::preset(Preset::Crapola);
    for (held, dice, busts) in [("1-5", 4, 144), ("5", 5, 360), ("1", 5, 600)] {
        let held = rules.hold(held.parse().expect("dice")).expect("singles");
        let found = ORDERED[usize::from(dice)]
            .iter()
            .filter(|&(&throw, _)| rules.keeps_holding(throw, held).len() == 0)
            .map(|(_, orders)| orders)
            .sum::<u64>();
        assert_eq!(found, busts, "holding {}", held.dice());
        assert_eq!(rules.odds_holding(dice, held).busts, busts);
    }
}

#[test]
fn mean_best_points_of_busche_neller() {
    let rules = RuleSet::preset(Preset::BuscheNeller);
    // 25, 50, 86.805556, 141.319444, 215.509259 and 308.883102 points a throw.
    let sums = [150, 1800, 18_750, 183_150, 1_675_800, 14_411_250];
    assert_eq!(
        [1, 2, 3, 4, 5, 6].map(|dice| sum_of_best(&rules, dice)),
        sums
    );
    let mean = rules.odds(5).mean_best_points();
    assert!((mean - 215.509_259).abs() < 1e-6);
}
