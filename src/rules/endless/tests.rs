//! What is said to have no end has none: small games, played in every way there is.

use std::collections::HashSet;
use std::vec::Vec;

use crate::dice::{Dice, Face};
use crate::game::Game;
use crate::rules::options::{
    BustEffect, CarryOver, Confirmation, Finish, HotDice, Keeping, WinningBank,
};
use crate::rules::{CombinationKind, Payout, RuleSet, RuleSetBuilder, SetScheme, SetSize};
use crate::turn::Phase;

/// Higher totals and turn points are not looked at: the targets are lower.
const HIGHEST: u32 = 14;
const LOWEST: i32 = -8;

/// Numbers that look like chance, the same in every run.
struct Lot(u64);

impl Lot {
    fn of<T: Copy>(&mut self, choices: &[T]) -> T {
        let Self(state) = self;
        *state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let place = (*state >> 33) % choices.len() as u64;
        choices[usize::try_from(place).expect("a place among few")]
    }
}

/// A game of one or two dice, of few points, with any of the options that can make it endless.
fn drawn(lot: &mut Lot) -> RuleSetBuilder {
    let rules = RuleSet::builder()
        .sets([0; 6], SetScheme::TripletsOnly)
        .dice(lot.of(&[1, 2, 2]))
        .single(Face::One, lot.of(&[0, 2, 3, 6]))
        .single(Face::Five, lot.of(&[0, 0, 2, 4]))
        .scoreless_bonus(lot.of(&[0, 0, 0, 5]))
        .carry_over(lot.of(&[CarryOver::None, CarryOver::None, CarryOver::Progressive]))
        .keeping(lot.of(&[Keeping::AnyScoring, Keeping::AllScoring]))
        .hot_dice(lot.of(&[HotDice::May, HotDice::Must]))
        .max_throws(lot.of(&[0, 0, 1, 2]))
        .bust_effect(lot.of(&[
            BustEffect::LoseTurn,
            BustEffect::LoseTurn,
            BustEffect::Subtract,
        ]))
        .first_throw_penalty(lot.of(&[0, 0, 0, 3]))
        .bust_streak(lot.of(&[0, 0, 2]), 3)
        .lowest_total(lot.of(&[i32::MIN, -2, 0]))
        .opening(lot.of(&[0, 0, 4, 7]))
        .minimum(lot.of(&[0, 0, 3, 7]))
        .granularity(lot.of(&[1, 1, 2, 3, 5]))
        .max_dice_left(lot.of(&[0, 1, 6]))
        .winning_bank(lot.of(&[WinningBank::NeedsMinimum, WinningBank::Excused]))
        .target(lot.of(&[1, 2, 3, 5, 6, 7, 9]))
        .finish(lot.of(&[Finish::Reach, Finish::Exact]));
    let single = lot.of(&[
        Confirmation::None,
        Confirmation::None,
        Confirmation::Points(2),
    ]);
    let set = lot.of(&[
        Confirmation::None,
        Confirmation::Single,
        Confirmation::Points(1),
    ]);
    let rules = rules
        .confirmation(CombinationKind::Single, single)
        .confirmation(CombinationKind::Set, set)
        .confirmation(CombinationKind::Scoreless, set);
    let pair = lot.of(&[
        Payout::Nothing,
        Payout::Points(4),
        Payout::PointsPlusSingles(1),
    ]);
    let pair = lot.of(&[pair, pair, pair, Payout::InstantWin, Payout::InstantLoss]);
    let rules = match rules.dice {
        2 => rules.of_a_kind(SetSize::Two, Face::Two, pair),
        _ => rules,
    };
    if lot.of(&[0, 0, 1]) == 0 {
        return rules;
    }
    Face::ALL
        .into_iter()
        .fold(rules, |rules, face| rules.toxic(face, lot.of(&[0, 1, 1])))
}

/// Whether a player alone comes to an end within these points.
fn can_end(rules: &RuleSet) -> bool {
    let mut known = HashSet::new();
    let mut open = Vec::from([Game::new(rules, 1, 0).expect("one may play")]);
    while let Some(game) = open.pop() {
        let (Phase::ToThrow { dice } | Phase::ToDecide { dice }) = game.phase() else {
            unreachable!("a throw is next");
        };
        for throw in Dice::all(dice).filter(|_| dice > 0) {
            for next in after(game, throw) {
                if next.outcome().is_some() {
                    return true;
                }
                let seat = next.seats()[0];
                let near =
                    (LOWEST..).contains(&seat.account.total) && next.turn().points() <= HIGHEST;
                if near && known.insert((seat, next.turn().state())) {
                    open.push(next);
                }
            }
        }
    }
    false
}

/// All that can come of a throw: of a bust, and of every keep, banked or not.
fn after(mut game: Game<'_>, throw: Dice) -> Vec<Game<'_>> {
    game.throw(throw).expect("it has the dice in hand");
    if game.phase() != Phase::ToKeep {
        return Vec::from([game]);
    }
    let mut all = Vec::new();
    for keep in game.turn().keeps() {
        for partition in game.turn().partitions(keep.dice).expect("it can be kept") {
            let mut kept = game;
            kept.keep_as(&partition).expect("it can be kept");
            let mut banked = kept;
            if banked.bank().is_ok() {
                all.push(banked);
            }
            all.push(kept);
        }
    }
    all
}

#[test]
fn what_is_refused_as_endless_never_ends() {
    let mut lot = Lot(1);
    let (mut refused, mut kinds) = (0, HashSet::new());
    for _ in 0..2500 {
        let rules = drawn(&mut lot);
        if rules.option_faults().next().is_some() {
            continue;
        }
        let Some(fault) = rules.endless_faults().next() else {
            continue;
        };
        refused += 1;
        kinds.insert(core::mem::discriminant(&fault));
        assert!(!can_end(&RuleSet::compile(rules)), "{fault}: {rules:?}");
    }
    assert!(refused > 300, "{refused}");
    assert_eq!(kinds.len(), 7, "every fault was looked at");
}
