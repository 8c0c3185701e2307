//! The average of many turns against a slow twin, where penalties bring it near 0 above all.

use hotdice::solve::{BestTurn, LongRun};
use hotdice::{Face, Penalty, RuleSet, RuleSetBuilder, SetScheme};

use crate::twin::{Beyond, Ends, Stand, Stands, Values, bust_points};
use crate::{assert_close, built};

/// Turns with more points are taken to be banked.
const MOST: u32 = 3_000;

/// What follows is worth, against a turn without busts before it, if each turn costs the average: 0 if
/// that is right, and less the greater the average.
fn surplus(stands: &Stands, average: f64) -> f64 {
    let rules = &stands.rules;
    let streak = rules.bust_streak();
    let Penalty::Points(penalty) = streak.penalty else {
        panic!("a penalty of points");
    };
    let bank = |points: u32, stand: &Stand| {
        let allowed = points >= rules.minimum() && stands.may_bank(stand, points);
        allowed.then(|| f64::from(points))
    };
    (0..streak.busts).fold(-f64::from(penalty), |after_bust, _| {
        let ends = Ends {
            bank: &bank,
            bust: &|lost, first| bust_points(rules, lost, first) + after_bust,
            won: rules.target().into(),
            beyond: Beyond::Points,
        };
        Values::of(stands, MOST, &ends).begin() - average
    })
}

/// The average of which there is neither a surplus nor a lack.
fn average(rules: &RuleSet) -> f64 {
    let stands = Stands::of(rules);
    let (mut low, mut high) = (-100_000.0, 100_000.0);
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if surplus(&stands, middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}

#[track_caller]
fn check(rules: RuleSetBuilder) -> f64 {
    let rules = built(rules);
    let best = BestTurn::of(&rules).expect("it has a greatest value");
    let long_run = LongRun::of(&best).expect("its penalty is one of points");
    assert_close(long_run.average(), average(&rules), 1e-9);
    assert_close(long_run.relative()[0], 0.0, 0.0);
    long_run.average()
}

/// Dice of which only singles count, so that busts in a row are common.
fn singles(dice: u8, five: u32, first_throw_penalty: u32) -> RuleSetBuilder {
    RuleSet::builder()
        .dice(dice)
        .sets([0; 6], SetScheme::TripletsOnly)
        .single(Face::Five, five)
        .first_throw_penalty(first_throw_penalty)
}

#[test]
fn an_average_near_0_is_found() {
    // Each penalty is the one that brings the average as near to 0 as can be.
    for (rules, busts, penalty) in [
        (singles(2, 50, 33), 3, 661),
        (singles(2, 50, 0), 5, 5101),
        (singles(2, 50, 0), 5, 5100),
        (singles(2, 50, 0), 7, 26_195),
        (singles(3, 20, 0), 4, 10_976),
        (singles(3, 50, 7), 3, 3880),
    ] {
        let average = check(rules.bust_streak(busts, penalty));
        assert!(average.abs() < 0.1, "{average}");
    }
}

#[test]
fn other_averages() {
    check(singles(2, 50, 0).bust_streak(1, 100));
    check(singles(2, 50, 0).bust_streak(2, 1000));
    check(singles(3, 50, 100).bust_streak(2, 500).minimum(200));
    check(singles(2, 50, 0).bust_streak(2, 100_000));
}
