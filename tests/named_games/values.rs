//! Every value of the table of the named games.

use hotdice::{
    BustEffect, BustStreak, CarryOver, CatchUp, CombinationKind, Combinations, Confirmation, Dice,
    Ending, Face, Finish, GroupPattern, HotDice, Keeping, Payout, Penalty, Piggyback, Players,
    Preset, RuleSet, SetSize, Sets, TRIPLETS, Tie, WinningBank,
};

/// What a game pays and asks for where it differs from the common rules.
struct Game {
    preset: Preset,
    dice: u8,
    /// A 1 and a 5.
    singles: [u32; 2],
    /// Three, four, five and six of a kind of each face, ones first; 0 where a size does not count.
    sets: [[u32; 6]; 4],
    /// By lowest and highest face.
    straights: &'static [(u8, u8, u32)],
    opening: u32,
    minimum: u32,
    target: u32,
    ending: Ending,
}

const NONE: [u32; 6] = [0; 6];
const ONLY_TRIPLETS: [[u32; 6]; 4] = [TRIPLETS, NONE, NONE, NONE];
const ADDING: [[u32; 6]; 4] = [
    TRIPLETS,
    [2000, 400, 600, 800, 1000, 1200],
    [3000, 600, 900, 1200, 1500, 1800],
    [4000, 800, 1200, 1600, 2000, 2400],
];
const THOUSAND_A_DIE: [[u32; 6]; 4] = [
    TRIPLETS,
    [2000, 1200, 1300, 1400, 1500, 1600],
    [3000, 2200, 2300, 2400, 2500, 2600],
    [4000, 3200, 3300, 3400, 3500, 3600],
];
const DOUBLING: [[u32; 6]; 4] = [
    TRIPLETS,
    [2000, 400, 600, 800, 1000, 1200],
    [4000, 800, 1200, 1600, 2000, 2400],
    [8000, 1600, 2400, 3200, 4000, 4800],
];

/// The game that nearly all others vary.
const COMMON: Game = Game {
    preset: Preset::BuscheNeller,
    dice: 6,
    singles: [100, 50],
    sets: ONLY_TRIPLETS,
    straights: &[],
    opening: 0,
    minimum: 0,
    target: 10_000,
    ending: Ending::Immediate,
};

const FARKLE: Game = Game {
    preset: Preset::Farkle,
    ending: Ending::LastTurn,
    ..COMMON
};

const GAMES: [Game; 20] = [
    COMMON,
    FARKLE,
    Game {
        preset: Preset::FarkleBoxed,
        sets: [
            [300, 200, 300, 400, 500, 600],
            [1000; 6],
            [2000; 6],
            [3000; 6],
        ],
        straights: &[(1, 6, 1500)],
        opening: 500,
        ..FARKLE
    },
    Game {
        preset: Preset::KingdomCome,
        sets: DOUBLING,
        straights: &[(1, 5, 500), (2, 6, 750), (1, 6, 1500)],
        target: 4000,
        ..COMMON
    },
    Game {
        preset: Preset::Greed,
        dice: 5,
        opening: 300,
        target: 3000,
        ..FARKLE
    },
    Game {
        preset: Preset::CinqMille,
        dice: 5,
        straights: &[(1, 5, 750), (2, 6, 750)],
        opening: 750,
        target: 5000,
        ..COMMON
    },
    Game {
        preset: Preset::Cardgames,
        sets: [TRIPLETS, [1000; 6], [2000; 6], [3000; 6]],
        straights: &[(1, 6, 2500)],
        ..COMMON
    },
    Game {
        preset: Preset::Calvin,
        singles: [10, 5],
        sets: [[10, 20, 30, 40, 50, 60], [100; 6], [250; 6], NONE],
        straights: &[(1, 6, 250)],
        opening: 75,
        target: 1000,
        ending: Ending::CatchUp(CatchUp::ByBeating),
        ..COMMON
    },
    Game {
        preset: Preset::Tysiac,
        dice: 5,
        singles: [10, 5],
        sets: [
            [100, 20, 30, 40, 50, 60],
            [200, 40, 60, 80, 100, 120],
            NONE,
            NONE,
        ],
        straights: &[(1, 5, 150), (2, 6, 150)],
        target: 1000,
        ..COMMON
    },
    Game {
        preset: Preset::Swedish,
        sets: DOUBLING,
        straights: &[(1, 6, 1500)],
        ..COMMON
    },
    Game {
        preset: Preset::DanishWikipedia,
        sets: [
            DOUBLING[0],
            DOUBLING[1],
            DOUBLING[2],
            [10_000, 1600, 2400, 3200, 4000, 4800],
        ],
        straights: &[(1, 6, 2000)],
        opening: 500,
        ..COMMON
    },
    Game {
        preset: Preset::FarkleTen,
        sets: ADDING,
        straights: &[(1, 6, 1000)],
        opening: 500,
        ending: Ending::Rounds(10),
        ..COMMON
    },
    Game {
        preset: Preset::FacebookFarkle,
        sets: ADDING,
        straights: &[(1, 6, 1500)],
        minimum: 300,
        ..COMMON
    },
    Game {
        preset: Preset::Zilch,
        sets: DOUBLING,
        straights: &[(1, 6, 1500)],
        minimum: 300,
        ..FARKLE
    },
    Game {
        preset: Preset::Zehntausend,
        sets: THOUSAND_A_DIE,
        straights: &[(1, 6, 1500)],
        minimum: 500,
        ..COMMON
    },
    Game {
        preset: Preset::BerlinerMacke,
        dice: 5,
        sets: [TRIPLETS, [4000, 2000, 3000, 4000, 5000, 6000], NONE, NONE],
        straights: &[(1, 5, 2000), (2, 6, 2000)],
        minimum: 350,
        ending: Ending::FinishRound,
        ..COMMON
    },
    Game {
        preset: Preset::Dice10000,
        sets: DOUBLING,
        straights: &[(1, 6, 1500)],
        opening: 1000,
        minimum: 300,
        ..FARKLE
    },
    Game {
        preset: Preset::ToxicTwos,
        ..FARKLE
    },
    Game {
        preset: Preset::HighStakes,
        ..FARKLE
    },
    Game {
        preset: Preset::FiveDiceFarkle,
        dice: 5,
        ..FARKLE
    },
];

/// Combinations that win have their own test, and no points.
fn points(payout: Payout) -> u32 {
    match payout {
        Payout::Points(points) => points,
        Payout::Nothing | Payout::InstantWin => 0,
        other => panic!("{other:?} is in no named game"),
    }
}

#[test]
fn singles_and_sets() {
    for game in GAMES {
        let rules = RuleSet::preset(game.preset);
        assert_eq!(rules.dice(), game.dice, "{}", game.preset);
        let [one, five] = game.singles;
        let singles = [one, 0, 0, 0, five, 0];
        assert_eq!(
            Face::ALL.map(|face| rules.single(face)),
            singles,
            "{}",
            game.preset
        );
        let pairs = Face::ALL.map(|face| rules.of_a_kind(SetSize::Two, face));
        assert_eq!(pairs, [Payout::Nothing; 6], "{}", game.preset);
        for (size, expected) in SetSize::ALL.into_iter().skip(1).zip(game.sets) {
            let found = Face::ALL.map(|face| points(rules.of_a_kind(size, face)));
            assert_eq!(found, expected, "{}: {size:?}", game.preset);
        }
    }
}

#[test]
fn straights() {
    for game in GAMES {
        let rules = RuleSet::preset(game.preset);
        let pairs = Face::ALL
            .into_iter()
            .flat_map(|a| Face::ALL.map(|b| (a, b)));
        let found: Vec<_> = pairs
            .map(|(low, high)| (low.pips(), high.pips(), points(rules.straight(low..=high))))
            .filter(|&(.., points)| points > 0)
            .collect();
        let mut expected = game.straights.to_vec();
        expected.sort_unstable();
        assert_eq!(found, expected, "{}", game.preset);
    }
}

#[test]
fn bank_and_end() {
    for game in GAMES {
        let rules = RuleSet::preset(game.preset);
        let found = (rules.opening(), rules.minimum(), rules.target());
        assert_eq!(
            found,
            (game.opening, game.minimum, game.target),
            "{}",
            game.preset
        );
        assert_eq!(rules.ending(), game.ending, "{}", game.preset);
    }
}

#[test]
fn group_patterns() {
    let four_and_two = GroupPattern::paying(1500).or_four_plus_two();
    let any_pairs = four_and_two.or_all_alike();
    let three_pairs = [
        (
            Preset::FarkleTen,
            GroupPattern::paying(750).or_four_plus_two().or_all_alike(),
        ),
        (Preset::FacebookFarkle, 750.into()),
        (Preset::Zilch, any_pairs),
        (Preset::Zehntausend, 1500.into()),
        (Preset::Dice10000, 1000.into()),
        (Preset::FarkleBoxed, four_and_two),
        (Preset::Cardgames, four_and_two),
        (Preset::Calvin, 150.into()),
        (Preset::Swedish, 1000.into()),
        (Preset::DanishWikipedia, 1500.into()),
    ];
    for game in GAMES {
        let rules = RuleSet::preset(game.preset);
        let known = three_pairs
            .iter()
            .find(|(preset, _)| *preset == game.preset);
        let expected = known.map_or(GroupPattern::default(), |&(_, pattern)| pattern);
        assert_eq!(rules.three_pairs(), expected, "{}", game.preset);
        let triplets = match game.preset {
            Preset::FarkleBoxed => 2500.into(),
            Preset::FarkleTen => GroupPattern::paying(2500).or_all_alike(),
            _ => GroupPattern::default(),
        };
        assert_eq!(rules.two_triplets(), triplets, "{}", game.preset);
        let house = match game.preset {
            Preset::Dice10000 => 1500,
            _ => 0,
        };
        assert_eq!(rules.full_house(), house.into(), "{}", game.preset);
        let none = GroupPattern::default();
        assert_eq!(rules.four_and_pair(), none, "{}", game.preset);
        assert_eq!(rules.formations().len(), 0, "{}", game.preset);
    }
}

#[test]
fn combinations_that_win() {
    for game in GAMES {
        let rules = RuleSet::preset(game.preset);
        let wins: Vec<String> = (1..=6)
            .flat_map(Dice::all)
            .filter(|&dice| {
                rules
                    .keeps(dice)
                    .any(|keep| keep.dice == dice && keep.wins())
            })
            .map(|dice| dice.to_string().replace('-', ""))
            .collect();
        let expected: &[&str] = match game.preset {
            Preset::CinqMille => &["11111"],
            Preset::Calvin => &["111111", "222222", "333333", "444444", "555555", "666666"],
            Preset::Tysiac => &["11111", "22222", "33333", "44444", "55555", "66666"],
            _ => &[],
        };
        assert_eq!(wins, expected, "{}", game.preset);
    }
}

#[test]
fn options_of_one_game_alone() {
    for game in GAMES {
        let rules = RuleSet::preset(game.preset);
        let all_scoring = game.preset == Preset::Greed;
        assert_eq!(
            rules.keeping() == Keeping::AllScoring,
            all_scoring,
            "{}",
            game.preset
        );
        let must = game.preset == Preset::Calvin;
        assert_eq!(rules.hot_dice() == HotDice::Must, must, "{}", game.preset);
        let two = game.preset == Preset::KingdomCome;
        let exactly_two = rules.players() == Players { min: 2, max: 2 };
        assert_eq!(exactly_two, two, "{}", game.preset);
        let toxic_twos = if game.preset == Preset::ToxicTwos {
            4
        } else {
            0
        };
        let toxic = Face::ALL.map(|face| rules.toxic(face));
        assert_eq!(toxic, [0, toxic_twos, 0, 0, 0, 0], "{}", game.preset);
    }
}

#[test]
fn busts_throws_and_piggyback() {
    for game in GAMES {
        let (rules, preset) = (RuleSet::preset(game.preset), game.preset);
        let three_busts = matches!(
            preset,
            Preset::FacebookFarkle | Preset::Zilch | Preset::Dice10000
        );
        let streak = BustStreak {
            busts: 3,
            penalty: Penalty::Points(500),
        };
        let streak = if three_busts {
            streak
        } else {
            BustStreak::NONE
        };
        assert_eq!(rules.bust_streak(), streak, "{preset}");
        let bonus = if preset == Preset::Zilch { 500 } else { 0 };
        assert_eq!(rules.scoreless_bonus(), bonus, "{preset}");
        let throws = if preset == Preset::BerlinerMacke {
            3
        } else {
            0
        };
        assert_eq!(rules.max_throws(), throws, "{preset}");
        let piggyback = match preset {
            Preset::Dice10000 => Piggyback::OnBoard,
            Preset::HighStakes => Piggyback::On,
            _ => Piggyback::Off,
        };
        assert_eq!(rules.piggyback(), piggyback, "{preset}");
        let confirmed = [CombinationKind::Straight, CombinationKind::ThreePairs];
        for kind in CombinationKind::ALL {
            let asked = preset == Preset::Zehntausend && confirmed.contains(&kind);
            let expected = if asked {
                Confirmation::Points(500)
            } else {
                Confirmation::None
            };
            assert_eq!(rules.confirmation(kind), expected, "{preset}: {kind}");
        }
    }
}

#[test]
fn only_facebook_farkle_has_a_lowest_total() {
    for game in GAMES {
        let lowest = match game.preset {
            Preset::FacebookFarkle => -2500,
            _ => i32::MIN,
        };
        let rules = RuleSet::preset(game.preset);
        assert_eq!(rules.lowest_total(), lowest, "{}", game.preset);
    }
}

#[test]
fn options_of_no_named_game() {
    for game in GAMES {
        let (rules, preset) = (RuleSet::preset(game.preset), game.preset);
        assert_eq!(rules.bust_effect(), BustEffect::LoseTurn, "{preset}");
        assert_eq!(rules.first_throw_penalty(), 0, "{preset}");
        assert_eq!(rules.granularity(), 1, "{preset}");
        assert_eq!(rules.max_dice_left(), 6, "{preset}");
        assert_eq!(rules.winning_bank(), WinningBank::NeedsMinimum, "{preset}");
        assert_eq!(rules.finish(), Finish::Reach, "{preset}");
        assert_eq!(rules.tie(), Tie::Shared, "{preset}");
        assert_eq!(rules.carry_over(), CarryOver::None, "{preset}");
        assert_eq!(rules.set_rule(), Sets::MaySplit, "{preset}");
        assert_eq!(rules.combinations(), Combinations::OnAnyThrow, "{preset}");
    }
}

#[test]
fn every_game_that_is_in_no_document_is_here() {
    let documents = [
        Preset::Crapola,
        Preset::CrapolaBasic,
        Preset::CrapolaFive,
        Preset::DiceGame10000,
        Preset::CienMil,
        Preset::Diecimila,
        Preset::Titusind,
    ];
    let mut known: Vec<Preset> = GAMES.iter().map(|game| game.preset).collect();
    known.extend(documents);
    known.sort_unstable();
    let mut all = Preset::ALL.to_vec();
    all.sort_unstable();
    assert_eq!(known, all);
}

#[test]
fn no_two_games_are_the_same() {
    for (place, one) in Preset::ALL.into_iter().enumerate() {
        for other in Preset::ALL.into_iter().skip(place + 1) {
            let same = RuleSet::preset(one) == RuleSet::preset(other);
            assert!(!same, "{one} and {other}");
        }
    }
}

#[test]
fn four_or_more_twos_are_toxic() {
    let rules = RuleSet::preset(Preset::ToxicTwos);
    let toxic = |text: &str| rules.is_toxic(text.parse().expect("dice"));
    assert!(toxic("222215") && toxic("222222"));
    assert!(!toxic("222115"));
}
