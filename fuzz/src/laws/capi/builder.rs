//! Rule sets by the setters of the C builder.

use hotdice::capi::*;
use hotdice::{
    BustEffect, CarryOver, CatchUp, CombinationKind, Combinations, Confirmation, Ending, Face,
    Finish, FirstPlayer, GroupPattern, HotDice, Keeping, Payout, Penalty, Piggyback, SetSize, Sets,
    Tie, WinningBank,
};

use super::calls::{Object, object, text};
use super::values;
use crate::model::options::{Options, Scoring};

/// The rules of these options.
pub(super) fn build(options: &Options) -> Result<Object, hotdice_status> {
    let builder = builder(options);
    // SAFETY: the builder lives, and the output is a place.
    object(
        |out| unsafe { hotdice_builder_build(builder.get(), out.cast()) },
        |rules| {
            // SAFETY: the rules are freed once, by their owner.
            unsafe { hotdice_rules_free(rules.cast()) }
        },
    )
}

/// The C builder builds what the Rust builder builds, and names the same faults.
pub(super) fn says_the_faults(options: &Options) {
    let faults = match options.builder().build() {
        Ok(_) => String::new(),
        Err(error) => error.to_string().replace("; ", "\n") + "\n",
    };
    let refused = (!faults.is_empty()).then_some(HOTDICE_STATUS_BAD_RULES);
    assert_eq!(build(options).err(), refused, "{faults}");
    let builder = builder(options);
    // SAFETY: the builder lives, and the outputs are places.
    let said =
        text(|out, room, len| unsafe { hotdice_builder_faults(builder.get(), out, room, len) });
    assert_eq!(said, Ok(faults));
}

fn builder(options: &Options) -> Object {
    // SAFETY: the output is a place.
    let made = object(
        |out| unsafe { hotdice_builder_new(out.cast()) },
        |builder| {
            // SAFETY: the builder is freed once, by its owner.
            unsafe { hotdice_builder_free(builder.cast()) }
        },
    );
    let builder = made.expect("a builder");
    set_dice(builder.get(), options);
    set_formations(builder.get(), &options.scoring);
    set_keeping(builder.get(), options);
    set_turn(builder.get(), options);
    set_bank(builder.get(), options);
    set_table(builder.get(), options);
    builder
}

fn ok(statuses: &[hotdice_status]) {
    assert!(
        statuses.iter().all(|&status| status == HOTDICE_STATUS_OK),
        "{statuses:?}"
    );
}

fn set_dice(builder: *mut hotdice_builder, options: &Options) {
    let scoring = &options.scoring;
    // SAFETY: the builder lives.
    unsafe {
        ok(&[hotdice_builder_set_dice(builder, options.dice)]);
        for (place, face) in (1..=6).enumerate() {
            ok(&[
                hotdice_builder_set_single(builder, face, scoring.singles[place]),
                hotdice_builder_set_toxic(builder, face, scoring.toxic[place]),
            ]);
            for (size, payouts) in (2..).zip(&scoring.sets) {
                let paid = payout(payouts[place]);
                ok(&[hotdice_builder_set_of_a_kind(builder, size, face, paid)]);
            }
            for (high, &paid) in (1..).zip(&scoring.straights[place]) {
                ok(&[hotdice_builder_set_straight(
                    builder,
                    face,
                    high,
                    payout(paid),
                )]);
            }
        }
    }
    const { assert!(Face::ALL.len() == 6 && SetSize::ALL.len() == 5) };
}

fn set_formations(builder: *mut hotdice_builder, scoring: &Scoring) {
    // SAFETY: the builder lives.
    unsafe {
        ok(&[
            hotdice_builder_set_three_pairs(builder, group(scoring.three_pairs)),
            hotdice_builder_set_four_and_pair(builder, group(scoring.four_and_pair)),
            hotdice_builder_set_two_triplets(builder, group(scoring.two_triplets)),
            hotdice_builder_set_full_house(builder, group(scoring.full_house)),
            hotdice_builder_set_scoreless_bonus(builder, scoring.scoreless_bonus),
        ]);
        for &(dice, paid) in &scoring.formations {
            let status = hotdice_builder_set_formation(builder, values::dice(dice), payout(paid));
            ok(&[status]);
        }
    }
}

fn set_keeping(builder: *mut hotdice_builder, options: &Options) {
    let keeps = &options.keeps;
    let on_full_throw = keeps.combinations == Combinations::OnFullThrow;
    let override_singles = keeps.set_rule == Sets::OverrideSingles;
    let all_scoring = keeps.keeping == Keeping::AllScoring;
    let must = keeps.hot_dice == HotDice::Must;
    let carry_over = match keeps.carry_over {
        CarryOver::Straights => HOTDICE_CARRY_OVER_STRAIGHTS,
        CarryOver::ExtendSets => HOTDICE_CARRY_OVER_EXTEND_SETS,
        CarryOver::Progressive => HOTDICE_CARRY_OVER_PROGRESSIVE,
        _ => HOTDICE_CARRY_OVER_NONE,
    };
    // SAFETY: the builder lives.
    unsafe {
        ok(&[
            hotdice_builder_set_combinations(builder, on_full_throw.into()),
            hotdice_builder_set_set_rule(builder, override_singles.into()),
            hotdice_builder_set_keeping(builder, all_scoring.into()),
            hotdice_builder_set_hot_dice(builder, must.into()),
            hotdice_builder_set_carry_over(builder, carry_over),
        ]);
    }
}

fn set_turn(builder: *mut hotdice_builder, options: &Options) {
    let turn = &options.turn;
    let (penalty, points) = match turn.bust_streak.penalty {
        Penalty::Points(points) => (HOTDICE_PENALTY_POINTS, points),
        _ => (HOTDICE_PENALTY_WHOLE_TOTAL, 0),
    };
    let streak = hotdice_bust_streak {
        busts: turn.bust_streak.busts,
        reserved: [0; 3],
        penalty,
        points,
    };
    let (kind, total) = match turn.piggyback {
        Piggyback::On => (HOTDICE_PIGGYBACK_ON, 0),
        Piggyback::OnBoard => (HOTDICE_PIGGYBACK_ON_BOARD, 0),
        Piggyback::FromTotal(total) => (HOTDICE_PIGGYBACK_FROM_TOTAL, total),
        _ => (HOTDICE_PIGGYBACK_OFF, 0),
    };
    let subtract = turn.bust_effect == BustEffect::Subtract;
    // SAFETY: the builder lives.
    unsafe {
        ok(&[
            hotdice_builder_set_max_throws(builder, turn.max_throws),
            hotdice_builder_set_bust_effect(builder, subtract.into()),
            hotdice_builder_set_first_throw_penalty(builder, turn.first_throw_penalty),
            hotdice_builder_set_bust_streak(builder, streak),
            hotdice_builder_set_lowest_total(builder, turn.lowest_total),
            hotdice_builder_set_piggyback(builder, hotdice_piggyback { kind, total }),
        ]);
        // The numbers of the kinds are their places in the list.
        const { assert!(CombinationKind::ALL.len() == 9) };
        for (kind, &confirmation) in (1..).zip(&turn.confirmations) {
            let (asked, points) = match confirmation {
                Confirmation::None => (HOTDICE_CONFIRMATION_NONE, 0),
                Confirmation::Points(points) => (HOTDICE_CONFIRMATION_POINTS, points),
                _ => (HOTDICE_CONFIRMATION_SINGLE, 0),
            };
            let asked = hotdice_confirmation {
                kind: asked,
                points,
            };
            ok(&[hotdice_builder_set_confirmation(builder, kind, asked)]);
        }
    }
}

fn set_bank(builder: *mut hotdice_builder, options: &Options) {
    let bank = &options.bank;
    let excused = bank.winning_bank == WinningBank::Excused;
    let exact = bank.finish == Finish::Exact;
    // SAFETY: the builder lives.
    unsafe {
        ok(&[
            hotdice_builder_set_opening(builder, bank.opening),
            hotdice_builder_set_minimum(builder, bank.minimum),
            hotdice_builder_set_granularity(builder, bank.granularity),
            hotdice_builder_set_max_dice_left(builder, bank.max_dice_left),
            hotdice_builder_set_winning_bank(builder, excused.into()),
            hotdice_builder_set_target(builder, bank.target),
            hotdice_builder_set_finish(builder, exact.into()),
        ]);
    }
}

fn set_table(builder: *mut hotdice_builder, options: &Options) {
    let table = &options.table;
    let (kind, rounds) = match table.ending {
        Ending::LastTurn => (HOTDICE_ENDING_LAST_TURN, 0),
        Ending::CatchUp(CatchUp::ByEqualling) => (HOTDICE_ENDING_CATCH_UP_BY_EQUALLING, 0),
        Ending::CatchUp(CatchUp::ByBeating) => (HOTDICE_ENDING_CATCH_UP_BY_BEATING, 0),
        Ending::FinishRound => (HOTDICE_ENDING_FINISH_ROUND, 0),
        Ending::Rounds(rounds) => (HOTDICE_ENDING_ROUNDS, rounds),
        _ => (HOTDICE_ENDING_IMMEDIATE, 0),
    };
    let ending = hotdice_ending {
        kind,
        rounds,
        reserved: [0; 2],
    };
    let tie = match table.tie {
        Tie::EarlierSeat => HOTDICE_TIE_EARLIER_SEAT,
        Tie::PlayOff => HOTDICE_TIE_PLAY_OFF,
        _ => HOTDICE_TIE_SHARED,
    };
    let first = match table.first_player {
        FirstPlayer::HighestThrow => HOTDICE_FIRST_PLAYER_HIGHEST_THROW,
        FirstPlayer::Lot => HOTDICE_FIRST_PLAYER_LOT,
        FirstPlayer::Named => HOTDICE_FIRST_PLAYER_NAMED,
        _ => HOTDICE_FIRST_PLAYER_FIRST_SEAT,
    };
    // SAFETY: the builder lives.
    unsafe {
        ok(&[
            hotdice_builder_set_ending(builder, ending),
            hotdice_builder_set_tie(builder, tie),
            hotdice_builder_set_players(builder, table.players.min, table.players.max),
            hotdice_builder_set_first_player(builder, first),
        ]);
    }
}

fn payout(payout: Payout) -> hotdice_payout {
    let (kind, points) = match payout {
        Payout::Points(points) => (HOTDICE_PAYOUT_POINTS, points),
        Payout::PointsPlusSingles(points) => (HOTDICE_PAYOUT_POINTS_PLUS_SINGLES, points),
        Payout::PointsPlusTriplets(points) => (HOTDICE_PAYOUT_POINTS_PLUS_TRIPLETS, points),
        Payout::InstantWin => (HOTDICE_PAYOUT_INSTANT_WIN, 0),
        Payout::InstantLoss => (HOTDICE_PAYOUT_INSTANT_LOSS, 0),
        _ => (HOTDICE_PAYOUT_NOTHING, 0),
    };
    hotdice_payout { kind, points }
}

fn group(group: GroupPattern) -> hotdice_group {
    let four_plus_two = u32::from(group.accepts_four_plus_two()) * HOTDICE_FORM_FOUR_PLUS_TWO;
    let all_alike = u32::from(group.accepts_all_alike()) * HOTDICE_FORM_ALL_ALIKE;
    hotdice_group {
        payout: payout(group.payout()),
        forms: four_plus_two | all_alike,
    }
}
