//! Points and totals at their greatest and least.

use hotdice::{
    Account, BustEffect, Dice, DiceSource, Face, Finish, Game, MAX_POINTS, MAX_TARGET, MAX_TOTAL,
    MAX_TURN_POINTS, RuleSet, SetScheme, SetSize, Throw, Turn, Verdict,
};

fn repeated(face: Face, dice: u8) -> Dice {
    Dice::from_faces((0..dice).map(|_| face)).expect("six dice")
}

/// Six million points a throw of six ones, and nothing for another face.
fn rich() -> hotdice::RuleSetBuilder {
    RuleSet::builder()
        .sets([0; 6], SetScheme::TripletsOnly)
        .single(Face::One, MAX_POINTS)
        .single(Face::Five, 0)
        .target(MAX_TARGET)
}

fn gather(turn: &mut Turn<'_>, throws: u32) {
    let ones = repeated(Face::One, 6);
    for _ in 0..throws {
        assert_eq!(turn.throw(ones), Ok(Verdict::Scores));
        turn.keep(ones).expect("they score");
    }
}

#[test]
fn a_turn_gathers_no_more_than_the_most_points() {
    let rules = rich().build().expect("no fault");
    let mut turn = Turn::new(&rules, Account::NEW);
    gather(&mut turn, 166);
    assert_eq!(turn.points(), 996_000_000);
    gather(&mut turn, 1);
    assert_eq!(turn.points(), MAX_TURN_POINTS);
    gather(&mut turn, 1000);
    assert_eq!(turn.points(), MAX_TURN_POINTS);
    let saved = turn.state();
    assert_eq!(rules.resume(saved).map(|turn| turn.state()), Ok(saved));
    assert_eq!(turn.bank(), Ok(MAX_TURN_POINTS));
}

#[test]
fn a_total_goes_no_higher_than_the_highest() {
    let rules = rich().ending(hotdice::Ending::Rounds(u16::MAX)).build();
    let rules = rules.expect("no fault");
    let mut game = Game::new(&rules, 1, 0).expect("one may play");
    for expected in [1_000_000_000, MAX_TOTAL, MAX_TOTAL] {
        let ones = repeated(Face::One, 6);
        for _ in 0..167 {
            game.throw(ones).expect("six dice");
            game.keep(ones).expect("they score");
        }
        game.bank().expect("any points may be banked");
        assert_eq!(game.seats()[0].account.total, expected);
        let saved = game.state();
        assert_eq!(
            rules.resume_game(&saved).map(|game| game.state()),
            Ok(saved)
        );
    }
}

#[test]
fn a_total_falls_no_lower_than_the_lowest() {
    let rules = rich()
        .bust_effect(BustEffect::Subtract)
        .first_throw_penalty(MAX_POINTS)
        .bust_streak(1, MAX_POINTS);
    let free = rules.build().expect("no fault");
    let mut game = Game::new(&free, 1, 0).expect("one may play");
    for expected in [-1_001_000_000, -MAX_TOTAL, -MAX_TOTAL] {
        bust_with_the_most_points(&mut game);
        assert_eq!(game.seats()[0].account.total, expected);
        let saved = game.state();
        assert_eq!(free.resume_game(&saved).map(|game| game.state()), Ok(saved));
    }
    let stopped = rules.lowest_total(-7).build().expect("no fault");
    let mut game = Game::new(&stopped, 1, 0).expect("one may play");
    bust_with_the_most_points(&mut game);
    assert_eq!(game.seats()[0].account.total, -7);
}

fn bust_with_the_most_points(game: &mut Game<'_>) {
    let ones = repeated(Face::One, 6);
    for _ in 0..167 {
        game.throw(ones).expect("six dice");
        game.keep(ones).expect("they score");
    }
    game.throw(repeated(Face::Two, 6)).expect("six dice");
}

#[test]
fn the_highest_target_is_hit_exactly() {
    let rules = rich().finish(Finish::Exact).build().expect("no fault");
    let mut game = Game::new(&rules, 1, 0).expect("one may play");
    let ones = repeated(Face::One, 6);
    for _ in 0..166 {
        game.throw(ones).expect("six dice");
        game.keep(ones).expect("they score");
    }
    game.throw(ones).expect("six dice");
    game.keep(repeated(Face::One, 4)).expect("they score");
    assert_eq!(game.turn().points(), MAX_TARGET);
    game.bank().expect("it hits");
    assert!(game.outcome().is_some());
}

#[test]
fn sets_of_the_most_points_add_up_by_every_scheme() {
    let most = [MAX_POINTS; 6];
    let extra = u32::MAX;
    for scheme in [
        SetScheme::Doubling,
        SetScheme::Adding,
        SetScheme::PerExtraDie(extra),
        SetScheme::Fixed {
            four: extra,
            five: extra,
            six: extra,
        },
        SetScheme::Times {
            four: extra,
            five: extra,
            six: extra,
        },
    ] {
        let refused = RuleSet::builder().sets(most, scheme).build();
        assert!(
            refused.is_err(),
            "{scheme:?}: larger sets have too many points"
        );
    }
    let flat = RuleSet::builder().sets(most, SetScheme::Flat).build();
    let flat = flat.expect("no set has more points than the most");
    assert_eq!(flat.of_a_kind(SetSize::Six, Face::Two), MAX_POINTS.into());
}

/// Throws that never bust.
pub(crate) struct Ones;

impl DiceSource for Ones {
    fn throw(&mut self, dice: u8) -> Option<Throw> {
        Throw::new(&[Face::One; 6][..usize::from(dice)]).ok()
    }
}
