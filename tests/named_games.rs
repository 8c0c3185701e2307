//! The named games beside the five documents: every value of their table.

use hotdice::{
    CatchUp, Dice, Ending, Face, GroupPattern, HotDice, Keeping, Payout, Players, Preset, RuleSet,
    SetSize, TRIPLETS,
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

const GAMES: [Game; 13] = [
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
        preset: Preset::ToxicTwos,
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
    let three_pairs = [
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
            Preset::FarkleBoxed => 2500,
            _ => 0,
        };
        assert_eq!(rules.two_triplets(), triplets.into(), "{}", game.preset);
        let others = [rules.four_and_pair(), rules.full_house()];
        assert_eq!(others, [GroupPattern::default(); 2], "{}", game.preset);
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
fn four_or_more_twos_are_toxic() {
    let rules = RuleSet::preset(Preset::ToxicTwos);
    let toxic = |text: &str| rules.is_toxic(text.parse().expect("dice"));
    assert!(toxic("222215") && toxic("222222"));
    assert!(!toxic("222115"));
}
