//! The tournament of `examples/cpp`, which ends as one of the same bots in Rust.

use std::fmt::Write as _;
use std::sync::LazyLock;

use hotdice::strategy::play;
use hotdice::{Decision, Game, Phase, Preset, RuleSet, SeededDice, View};

use crate::cpp::{WARNINGS, dialects};
use crate::playing::first_with_most;
use crate::program::{Executable, Program, end, output};

/// What `tournament.cpp` counts: wins of each bot, shared games, and turns.
#[derive(Default)]
struct Tally {
    wins: [u32; 2],
    shared: u32,
    turns: u32,
}

/// The bot `careful` of `tournament.cpp`.
fn careful(view: &View<'_>) -> Decision {
    match view.phase() {
        Phase::ToKeep => {
            let most = first_with_most(view.keeps(), |keep| keep.worth);
            Decision::Keep(most.expect("the throw scores").dice)
        }
        Phase::ToDecide { dice } if (dice == 0 || view.points() >= 400) && view.can_bank() => {
            Decision::Bank
        }
        phase => go_on(phase),
    }
}

/// Throws on, unless the rules allow no more throws.
fn go_on(phase: Phase) -> Decision {
    match phase {
        Phase::ToDecide { dice: 0 } => Decision::Forfeit,
        _ => Decision::Throw,
    }
}

/// The bot `daring` of `tournament.cpp`.
fn daring(view: &View<'_>) -> Decision {
    match view.phase() {
        Phase::ToKeep => {
            let most = first_with_most(view.keeps(), |keep| keep.dice.len());
            Decision::Keep(most.expect("the throw scores").dice)
        }
        Phase::ToDecide { dice } if dice < 3 && view.can_bank() => Decision::Bank,
        phase => go_on(phase),
    }
}

fn tally(preset: Preset, games: u32, seed: u64) -> Tally {
    let rules = RuleSet::preset(preset);
    let mut dice = SeededDice::new(seed);
    let mut tally = Tally::default();
    for number in 0..games {
        let mut game = Game::new(&rules, 2, 0).expect("two can play it");
        let outcome = if number % 2 == 0 {
            play(
                &mut game,
                &mut [&mut careful, &mut daring],
                &mut dice,
                100_000,
            )
        } else {
            play(
                &mut game,
                &mut [&mut daring, &mut careful],
                &mut dice,
                100_000,
            )
        };
        tally.turns += game.turns();
        let winners: Vec<_> = outcome.expect("the game ends").winners.iter().collect();
        match winners[..] {
            [seat] => tally.wins[(usize::from(seat) + number as usize) % 2] += 1,
            _ => tally.shared += 1,
        }
    }
    tally
}

/// The bounds between which a share lies with 95 % confidence: those shares from which the counted
/// one is just as far as is allowed. Found by halving, where the program has a formula.
fn wilson(wins: u32, games: u32) -> [f64; 2] {
    let (wins, games) = (f64::from(wins), f64::from(games));
    let counted = wins / games;
    let is_near = |share: f64| {
        let deviation = (share * (1.0 - share) / games).sqrt();
        (share - counted).abs() <= 1.959_964 * deviation
    };
    [0.0, 1.0].map(|end| {
        let (mut near, mut far) = (counted, end);
        for _ in 0..100 {
            let middle = f64::midpoint(near, far);
            if is_near(middle) {
                near = middle;
            } else {
                far = middle;
            }
        }
        near
    })
}

fn tournament_lines(preset: Preset, games: u32, seed: u64) -> String {
    let tally = tally(preset, games, seed);
    let mut lines = format!("{games} games of {}, seed {seed}\n", preset.id());
    for (name, wins) in ["careful", "daring"].into_iter().zip(tally.wins) {
        let share = 100.0 * f64::from(wins) / f64::from(games);
        let [low, high] = wilson(wins, games).map(|bound| 100.0 * bound);
        let line = format!("{name}: {wins} wins, {share:.2} % ({low:.2} to {high:.2})\n");
        lines.push_str(&line);
    }
    let turns = f64::from(tally.turns) / f64::from(games);
    write!(
        lines,
        "shared: {}\nturns of a game: {turns:.2}\n",
        tally.shared
    )
    .expect("strings grow");
    lines
}

fn source(compiler: &str, standard: &str) -> Option<Program<'static>> {
    let program = Program::new(compiler, standard)?.source("examples/cpp/tournament.cpp");
    let flags = WARNINGS.iter().chain(&["-O2"]);
    Some(flags.fold(program, |program, flag| program.flag(flag)))
}

/// The tournament, built once.
fn tournament() -> Option<&'static Executable> {
    static BUILT: LazyLock<Option<Executable>> =
        LazyLock::new(|| Some(source("g++", "c++17")?.build()));
    BUILT.as_ref()
}

#[test]
#[ignore = "slow; .ci/run c-sanitizers runs it"]
fn the_tournament_compiles_with_every_compiler_and_standard() {
    for (compiler, standard) in dialects() {
        if let Some(program) = source(compiler, standard) {
            program.check();
        }
    }
}

#[test]
fn the_tournament_is_the_same_as_in_rust() {
    let Some(tournament) = tournament() else {
        return;
    };
    for preset in Preset::ALL {
        let (id, games, seed) = (preset.id(), 51, 10_000_000_000);
        let mut command = tournament.command();
        command.args(["--rules", id, "--games", &games.to_string()]);
        command.args(["--seed", &seed.to_string()]);
        assert_eq!(output(&mut command), tournament_lines(preset, games, seed));
    }
}

#[test]
fn the_tournament_refuses_bad_options() {
    let Some(tournament) = tournament() else {
        return;
    };
    let refused = [
        ("--rules poker", "--rules: there is no preset of this id"),
        ("--games none", "--games: a number is expected, not 'none'"),
        ("--games 0", "--games: at least one game is expected"),
        ("--games -1", "--games: a number is expected, not '-1'"),
        ("--games 4294967296", "--games: a number is expected"),
        ("--seed 1x", "--seed: a number is expected, not '1x'"),
        ("--seed", "--seed: a value is expected"),
        ("--seeds 1", "there is no option --seeds"),
    ];
    for (options, reason) in refused {
        let done = end(tournament.command().args(options.split(' ')));
        let said = String::from_utf8_lossy(&done.stderr);
        assert_eq!(done.status.code(), Some(2), "{options}: {said}");
        assert!(said.starts_with(reason), "{options}: {said}");
        assert!(said.contains("usage: tournament"), "{options}: {said}");
        assert!(done.stdout.is_empty(), "{options}");
    }
    let help = output(tournament.command().arg("--help"));
    assert!(help.starts_with("usage: tournament"), "{help}");
}
