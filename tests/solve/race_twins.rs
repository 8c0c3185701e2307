//! Races with small targets against plain value iteration.

use hotdice::solve::Race;
use hotdice::{
    BustStreak, CarryOver, CombinationKind, Confirmation, Ending, Face, Finish, HotDice, Payout,
    Penalty, Piggyback, Preset, RuleSet, RuleSetBuilder, SetScheme, SetSize, Tie, WinningBank,
};

use crate::built;
use crate::twin::race::Race as Twin;

/// Compares all values of a race with those of the twin.
#[track_caller]
fn check(rules: RuleSetBuilder) {
    let rules = built(rules);
    let race = Race::of(&rules).unwrap_or_else(|error| panic!("{error}: {rules:?}"));
    let twin = Twin::of(&rules);
    let mut worst = (0.0, String::new());
    for (state, expected) in twin.solve() {
        let value = race.value(&state.named()).expect("totals of the game");
        let off = (value - expected).abs();
        if off > worst.0 {
            worst = (off, format!("{value} is not {expected} of {state:?}"));
        }
    }
    assert!(worst.0 <= 1e-10, "{}", worst.1);
}

/// Two dice that score often, so that there is little to go through.
fn two_dice() -> RuleSetBuilder {
    let rules = RuleSet::builder().dice(2).target(600);
    let rules = rules.single(Face::Five, 200).single(Face::Two, 100);
    rules.sets([0; 6], SetScheme::TripletsOnly)
}

const ENDINGS: [Ending; 3] = [Ending::Immediate, Ending::LastTurn, Ending::FinishRound];

/// Those that are looked at where it takes long: with a last turn, leads are followed far.
fn endings() -> &'static [Ending] {
    if cfg!(debug_assertions) {
        &ENDINGS[..1]
    } else {
        &ENDINGS
    }
}

#[test]
fn two_dice_with_every_ending_and_tie() {
    for ending in ENDINGS {
        for tie in [Tie::Shared, Tie::EarlierSeat] {
            check(two_dice().ending(ending).tie(tie));
        }
    }
}

#[test]
fn what_a_bank_needs() {
    for &ending in endings() {
        check(two_dice().ending(ending).minimum(300));
        check(two_dice().ending(ending).minimum(200).opening(400));
        check(two_dice().ending(ending).opening(800));
        check(two_dice().ending(ending).max_dice_left(0));
        check(two_dice().ending(ending).granularity(100));
    }
}

#[test]
fn a_winning_bank_is_excused_from_the_minimum() {
    for ending in ENDINGS {
        let excused = two_dice().ending(ending).winning_bank(WinningBank::Excused);
        check(excused.minimum(300));
        check(excused.minimum(300).opening(500));
        // But not from the opening.
        check(excused.minimum(200).opening(900));
    }
}

#[test]
fn exact_targets() {
    for ending in ENDINGS {
        let exact = two_dice().ending(ending).finish(Finish::Exact);
        check(exact);
        check(exact.opening(300));
        check(exact.hot_dice(HotDice::Must));
        check(exact.max_throws(2));
        check(exact.minimum(200).winning_bank(WinningBank::Excused));
        // With 500 points there is no way to win any more.
        check(exact.minimum(200));
        check(exact.tie(Tie::EarlierSeat));
    }
}

#[test]
fn hot_dice_throws_and_confirmations() {
    for &ending in endings() {
        check(two_dice().ending(ending).hot_dice(HotDice::Must));
        check(two_dice().ending(ending).max_throws(1));
        check(two_dice().ending(ending).max_throws(2).minimum(300));
        let single = CombinationKind::Single;
        for confirmation in [Confirmation::Points(200), Confirmation::Single] {
            let pairs = two_dice().of_a_kind(SetSize::Two, Face::Four, 400);
            let pair = CombinationKind::Set;
            check(pairs.ending(ending).confirmation(pair, confirmation));
            let confirmed = pairs.confirmation(single, confirmation);
            check(confirmed.ending(ending));
        }
    }
}

#[test]
fn what_is_not_confirmed_by_the_last_throw_is_lost_however_many_points_it_has() {
    // No throw of three dice is bust, but one that brings 100 points confirms no straight.
    let rules = RuleSet::builder()
        .dice(3)
        .sets([0; 6], SetScheme::TripletsOnly);
    let rules = rules.single(Face::Five, 100).scoreless_bonus(100);
    let straight = rules.straight(Face::One..=Face::Three, 1000).target(400);
    let confirmed = straight.confirmation(CombinationKind::Straight, Confirmation::Points(200));
    for max_throws in [2, 3] {
        check(confirmed.max_throws(max_throws));
    }
}

#[test]
fn instant_wins_and_held_dice() {
    let pairs = two_dice().of_a_kind(SetSize::Two, Face::Four, 300);
    check(pairs.of_a_kind(SetSize::Two, Face::Six, Payout::InstantWin));
    check(
        pairs
            .of_a_kind(SetSize::Two, Face::Six, Payout::InstantWin)
            .finish(Finish::Exact),
    );
    check(pairs.of_a_kind(SetSize::Two, Face::Six, Payout::InstantLoss));
    check(pairs.carry_over(CarryOver::Progressive));
    check(pairs.toxic(Face::Six, 2));
    // Two dice never bust here, and no lead is safe.
    check(two_dice().scoreless_bonus(100));
}

#[test]
fn penalties_for_busts_in_a_row() {
    let penalty = |busts, penalty: Penalty| two_dice().target(400).bust_streak(busts, penalty);
    for ending in ENDINGS {
        check(
            penalty(2, Penalty::Points(100))
                .lowest_total(-200)
                .ending(ending),
        );
    }
    check(penalty(1, Penalty::Points(100)).lowest_total(-100));
    check(penalty(3, Penalty::Points(200)).lowest_total(0));
    check(penalty(2, Penalty::WholeTotal).lowest_total(0));
    check(
        penalty(2, Penalty::Points(200))
            .lowest_total(-100)
            .minimum(200),
    );
    check(
        penalty(2, Penalty::Points(100))
            .lowest_total(-100)
            .finish(Finish::Exact),
    );
}

/// A preset with a target near enough, without what a race cannot have.
fn small(preset: Preset) -> RuleSetBuilder {
    let rules = RuleSet::preset(preset)
        .to_builder()
        .piggyback(Piggyback::Off);
    let rules = rules.players(2, 2).bust_streak(0, BustStreak::NONE.penalty);
    match preset {
        Preset::CienMil => rules.target(3000),
        Preset::Calvin | Preset::Tysiac => rules.target(40),
        _ => rules.target(400),
    }
}

#[test]
fn presets_to_small_targets() {
    for preset in [Preset::BuscheNeller, Preset::BerlinerMacke, Preset::Tysiac] {
        check(small(preset).ending(Ending::Immediate));
    }
}

#[test]
#[cfg_attr(debug_assertions, ignore = "takes minutes without optimisation")]
fn every_preset_to_a_small_target() {
    for preset in Preset::ALL {
        check(small(preset).ending(Ending::Immediate));
    }
}

/// Leads have to be followed far beyond the target here, so the target is as near as can be.
#[test]
#[cfg_attr(debug_assertions, ignore = "takes minutes without optimisation")]
fn presets_in_which_the_target_is_answered() {
    for preset in Preset::ALL {
        let rules = small(preset).target(100).opening(0).minimum(0);
        if let Ending::LastTurn | Ending::FinishRound = RuleSet::preset(preset).ending() {
            check(rules);
        }
    }
}

#[test]
#[cfg_attr(debug_assertions, ignore = "takes minutes without optimisation")]
fn presets_to_an_exact_target() {
    for preset in [
        Preset::BuscheNeller,
        Preset::DiceGame10000,
        Preset::FiveDiceFarkle,
    ] {
        let exact = small(preset).target(200).finish(Finish::Exact);
        check(exact.minimum(0).opening(0).ending(Ending::Immediate));
    }
}

#[test]
#[cfg_attr(debug_assertions, ignore = "takes minutes without optimisation")]
fn presets_with_penalties() {
    for preset in [Preset::FacebookFarkle, Preset::Zilch] {
        let rules = small(preset).target(300).ending(Ending::Immediate);
        let penalty = rules.bust_streak(2, 100).lowest_total(-100);
        check(penalty);
        check(penalty.minimum(0));
    }
}
