//! The rule files of the examples: they can be played, and do what their comments say.

use hotdice::{
    Account, BankRefusal, Confirmation, Dice, Game, Preset, RuleSet, Turn, TurnEnd, TurnError,
    Verdict, rule_file,
};

const FAMILY_TABLE: &str = include_str!("../../examples/rules/family-table.toml");
const HARBOUR_BAR: &str = include_str!("../../examples/rules/harbour-bar.toml");
const SUMMER_CAMP: &str = include_str!("../../examples/rules/summer-camp.toml");

fn rules(file: &str) -> RuleSet {
    toml::from_str(file).expect("a house rule is valid")
}

fn dice(text: &str) -> Dice {
    text.parse().expect("dice")
}

fn points(rules: &RuleSet, keep: &str) -> Option<u32> {
    rules.points(dice(keep))
}

/// A turn in which these are thrown and kept, one after the other.
fn turn<'r>(rules: &'r RuleSet, account: Account, throws: &[(&str, &str)]) -> Turn<'r> {
    let mut turn = Turn::new(rules, account);
    for (throw, keep) in throws {
        turn.throw(dice(throw))
            .expect("a throw of the dice in hand");
        turn.keep(dice(keep)).expect("a keep of the throw");
    }
    turn
}

const fn on_board(total: i32) -> Account {
    Account {
        total,
        on_board: true,
    }
}

#[test]
fn every_option_is_used_by_a_named_game_or_a_house_rule() {
    // One rule set at a time: together they are more than a thread has room for.
    let presets = Preset::ALL.into_iter().map(RuleSet::preset);
    let houses = [FAMILY_TABLE, HARBOUR_BAR, SUMMER_CAMP]
        .into_iter()
        .map(rules);
    let files: Vec<toml::Table> = presets
        .chain(houses)
        .map(|rules| toml::Table::try_from(&rules).expect("TOML"))
        .collect();
    for key in rule_file::KEYS {
        assert!(files.iter().any(|file| file.contains_key(key)), "{key}");
    }
}

#[test]
fn family_table_does_not_take_sets_apart() {
    let rules = rules(FAMILY_TABLE);
    assert_eq!(points(&rules, "5-5-5"), Some(500));
    assert!(rules.keep(dice("1-1-1-2"), dice("1")).is_err());
}

#[test]
fn family_table_adds_the_triplet_to_a_full_house_and_to_four_and_a_pair() {
    let rules = rules(FAMILY_TABLE);
    assert_eq!(points(&rules, "3-3-3-6-6"), Some(250 + 300));
    assert_eq!(points(&rules, "2-2-2-2-6-6"), Some(250 + 200));
}

#[test]
fn family_table_has_a_straight_and_four_with_a_pair_confirmed() {
    let rules = rules(FAMILY_TABLE);
    let straight = turn(&rules, on_board(0), &[("123456", "123456")]);
    let pending = Confirmation::Points(300);
    assert_eq!(
        straight.bank_refusal(),
        Some(BankRefusal::Unconfirmed { pending })
    );

    let four_and_pair = [("222266", "222266"), ("222344", "222")];
    let four_and_pair = turn(&rules, on_board(0), &four_and_pair);
    let pending = Confirmation::Single;
    assert_eq!(
        four_and_pair.bank_refusal(),
        Some(BankRefusal::Unconfirmed { pending })
    );
}

#[test]
fn family_table_writes_down_full_hundreds_and_excuses_the_bank_that_wins() {
    let rules = rules(FAMILY_TABLE);
    let refusal = |total, throws: &[_]| turn(&rules, on_board(total), throws).bank_refusal();
    let needed = 300;
    assert_eq!(
        refusal(0, &[("1-1-2-3-4-6", "1-1")]),
        Some(BankRefusal::BelowMinimum {
            needed,
            points: 200
        })
    );
    let granularity = 100;
    assert_eq!(
        refusal(0, &[("3-3-3-5-2-4", "3-3-3-5")]),
        Some(BankRefusal::NoMultiple {
            granularity,
            points: 350
        })
    );
    assert_eq!(refusal(9800, &[("1-1-2-3-4-6", "1-1")]), None);
    let missing = 200;
    assert_eq!(
        refusal(9800, &[("3-3-3-2-2-4", "3-3-3")]),
        Some(BankRefusal::AboveTarget {
            missing,
            points: 300
        })
    );
}

#[test]
fn harbour_bar_counts_combinations_on_six_dice_alone() {
    let rules = rules(HARBOUR_BAR);
    let mut turn = turn(&rules, on_board(0), &[("1-2-2-3-4-6", "1")]);
    assert_eq!(
        turn.throw(dice("2-2-2-3-4")),
        Ok(Verdict::Bust(hotdice::Bust::NothingScores))
    );
}

/// A game of two in which the first player banks 600 and the second 1000.
fn begun(rules: &RuleSet) -> Game<'_> {
    let mut game = Game::new(rules, 2, 0).expect("two players");
    for (throw, keep) in [("1-1-1-2-3-4", "1-1-1"), ("5-5-5-1-2-3", "5-5-5-1")] {
        game.throw(dice(throw)).expect("six dice");
        game.keep(dice(keep)).expect("it scores");
        game.bank()
            .expect("at least 300 points, and three dice left at most");
    }
    game
}

fn total(game: &Game<'_>, seat: usize) -> i32 {
    game.seats()[seat].account.total
}

/// The present player keeps a 1 and then busts.
fn bust_with_100(game: &mut Game<'_>) {
    game.throw(dice("1-2-3-3-4-6")).expect("six dice");
    game.keep(dice("1")).expect("a 1 scores");
    game.throw(dice("2-3-3-4-6")).expect("five dice");
}

fn bust_at_once(game: &mut Game<'_>) {
    let verdict = game.throw(dice("2-2-3-3-4-6"));
    assert_eq!(verdict, Ok(Verdict::Bust(hotdice::Bust::NothingScores)));
}

#[test]
fn harbour_bar_takes_what_the_turn_had_and_250_for_a_first_throw() {
    let rules = rules(HARBOUR_BAR);
    let mut game = begun(&rules);
    bust_with_100(&mut game);
    bust_at_once(&mut game);
    assert_eq!((total(&game, 0), total(&game, 1)), (1000 - 100, 600 - 250));
}

#[test]
fn harbour_bar_takes_everything_at_the_third_bust_and_nobody_below_1000_in_debt() {
    let rules = rules(HARBOUR_BAR);
    let mut game = begun(&rules);
    let mut totals = Vec::new();
    for _ in 0..8 {
        bust_with_100(&mut game);
        totals.push(total(&game, 0));
        bust_at_once(&mut game);
    }
    assert_eq!(totals, [900, 800, 0, -100, -200, -300, -400, -500]);
    for _ in 0..8 {
        bust_at_once(&mut game);
        bust_at_once(&mut game);
    }
    assert_eq!((total(&game, 0), total(&game, 1)), (-1000, -1000));
}

#[test]
fn harbour_bar_asks_for_three_dice_left_at_most() {
    let rules = rules(HARBOUR_BAR);
    let turn = turn(&rules, on_board(0), &[("1-1-2-3-3-4", "1-1")]);
    let below = BankRefusal::BelowMinimum {
        needed: 300,
        points: 200,
    };
    assert_eq!(turn.bank_refusal(), Some(below));
    let rich = rules.to_builder().minimum(0).build().expect("valid");
    let turn = self::turn(&rich, on_board(0), &[("1-1-2-3-3-4", "1-1")]);
    let left = BankRefusal::DiceLeft {
        at_most: 3,
        left: 4,
    };
    assert_eq!(turn.bank_refusal(), Some(left));
}

#[test]
fn harbour_bar_lets_a_player_with_1000_points_take_over() {
    let rules = rules(HARBOUR_BAR);
    let mut game = begun(&rules);
    // The second player has banked 600 with two dice left, and the first has 1000 points.
    assert_eq!(
        game.turn().state().offer.map(|offer| offer.points),
        Some(600)
    );
    game.throw(dice("1-1-1-2-3-4")).expect("six dice");
    game.keep(dice("1-1-1")).expect("it scores");
    game.bank().expect("1000 points");
    // The second has not got so far.
    assert_eq!(game.turn().state().offer, None);
}

#[test]
fn summer_camp_has_its_own_combinations() {
    let rules = rules(SUMMER_CAMP);
    assert_eq!(points(&rules, "1-1"), Some(250));
    assert_eq!(points(&rules, "1-3-5"), Some(350));
    assert_eq!(points(&rules, "4-4-4-4-4"), Some(400 + 2 * 500));
    assert_eq!(points(&rules, "6-6-6"), None);
    for lost in ["1-5-6-6-6", "1-2-2-2-2"] {
        assert!(rules.is_bust(dice(lost)), "{lost}");
    }
    assert!(!rules.is_bust(dice("1-2-2-2-6")));
}

#[test]
fn summer_camp_sets_grow_and_the_fifth_throw_is_the_last() {
    let rules = rules(SUMMER_CAMP);
    let grown = [("3-3-3-2-6", "3-3-3"), ("3-6", "3")];
    assert_eq!(turn(&rules, on_board(0), &grown).points(), 300 + 500);

    let ones = ["1-2-3-4-6", "1-2-3-4", "1-2-3", "1-2", "1"].map(|throw| (throw, "1"));
    let mut turn = turn(&rules, on_board(0), &ones);
    let refused = turn.throw(dice("1-2-3-4-6"));
    assert_eq!(refused, Err(TurnError::NoThrowLeft { allowed: 5 }));
    assert_eq!(turn.bank(), Ok(500));
    assert_eq!(turn.end(), Some(TurnEnd::Banked { points: 500 }));
}
