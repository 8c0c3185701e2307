//! The layer for C++: its tests in `tests/cpp` with every compiler, standard and way to report
//! errors, and the tournament.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use hotdice::strategy::play;
use hotdice::{
    Decision, Dice, DiceSource, Game, Held, Keep, Phase, Preset, RuleSet, SeededDice, Verdict, View,
};

use crate::library::library;
use crate::program::{Executable, Program, end, output};
use crate::tool::tool;

const COMPILERS: [&str; 2] = ["g++", "clang++"];
const STANDARDS: [&str; 2] = ["c++17", "c++20"];

/// What the header must give no cause for.
const WARNINGS: [&str; 2] = ["-Wconversion", "-Wshadow"];

/// Errors as exceptions, as results, and as results where there are no exceptions at all.
const EXCEPTIONS: &[&str] = &[];
const RESULTS: &[&str] = &["-DHOTDICE_NO_EXCEPTIONS"];
const BARE: &[&str] = &["-DHOTDICE_NO_EXCEPTIONS", "-fno-exceptions", "-fno-rtti"];

/// What valgrind and the sanitizers end with if they found something; no program here does.
const FOUND: i32 = 99;

/// A test of `tests/cpp` with the arguments that it takes.
struct Check {
    name: &'static str,
    arguments: &'static [&'static str],
    modes: &'static [&'static [&'static str]],
}

const CHECKS: [Check; 4] = [
    Check {
        name: "values",
        arguments: &[],
        modes: &[EXCEPTIONS, BARE],
    },
    Check {
        name: "playing",
        arguments: &["actions"],
        modes: &[EXCEPTIONS, BARE],
    },
    Check {
        name: "exceptions",
        arguments: &[],
        modes: &[EXCEPTIONS],
    },
    Check {
        name: "results",
        arguments: &[],
        modes: &[RESULTS, BARE],
    },
];

fn program(compiler: &str, standard: &str, name: &str, flags: &[&str]) -> Option<Program<'static>> {
    let program = Program::new(compiler, standard)?.source(format!("tests/cpp/{name}.cpp"));
    // Some warnings need the optimizer.
    let flags = WARNINGS.iter().chain(flags).chain(&["-O1"]);
    Some(flags.fold(program, |program, flag| program.flag(flag)))
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every compiler with every standard.
fn dialects() -> impl Iterator<Item = (&'static str, &'static str)> {
    COMPILERS
        .into_iter()
        .flat_map(|compiler| STANDARDS.map(|standard| (compiler, standard)))
}

fn the_checks_hold(compiler: &str) {
    for standard in STANDARDS {
        for check in &CHECKS {
            for mode in check.modes {
                if let Some(program) = program(compiler, standard, check.name, mode) {
                    assert_eq!(program.build().run(check.arguments), "", "{}", check.name);
                }
            }
        }
    }
}

#[test]
fn the_checks_hold_with_gcc() {
    the_checks_hold("g++");
}

#[test]
fn the_checks_hold_with_clang() {
    the_checks_hold("clang++");
}

#[test]
fn the_checks_hold_with_the_static_library() {
    for check in &CHECKS {
        if let Some(program) = program("g++", "c++17", check.name, check.modes[0]) {
            assert_eq!(program.build_static().run(check.arguments), "");
        }
    }
}

#[test]
fn files_that_include_the_header_twice_and_differ_in_mode_make_one_program() {
    for compiler in COMPILERS {
        if let Some(program) = program(compiler, "c++17", "first_unit", EXCEPTIONS) {
            let program = program.source("tests/cpp/second_unit.cpp");
            let program = program.source("tests/cpp/third_unit.cpp");
            assert_eq!(program.build().run(&[]), "");
        }
    }
}

/// How it ends to compile a file of `tests/cpp`, well or badly.
fn compile(compiler: &str, standard: &str, name: &str, flags: &[&str]) -> Option<Output> {
    let mut command = Command::new(tool(compiler)?);
    command
        .args(["-fsyntax-only", &format!("-std={standard}"), "-I"])
        .arg(&library().include)
        .args(flags)
        .arg(root().join(format!("tests/cpp/{name}.cpp")));
    Some(end(&mut command))
}

#[test]
fn a_literal_that_is_no_dice_does_not_compile() {
    let source = fs::read_to_string(root().join("tests/cpp/bad_literals.cpp"));
    let source = source.expect("it is there");
    let numbered = (1..).zip(source.lines());
    let literals: Vec<i32> = numbered
        .filter(|(_, line)| line.starts_with("constexpr"))
        .map(|(number, _)| number)
        .collect();
    assert!(literals.len() > 5);
    for (compiler, standard) in dialects() {
        let Some(outcome) = compile(compiler, standard, "bad_literals", &[]) else {
            continue;
        };
        let said = String::from_utf8_lossy(&outcome.stderr);
        assert!(said.contains("the_text_is_no_dice"), "{said}");
        for number in &literals {
            let place = format!("bad_literals.cpp:{number}:");
            assert!(said.contains(&place), "{compiler} compiles line {number}");
        }
    }
}

#[test]
fn without_exceptions_the_header_asks_for_results() {
    for compiler in COMPILERS {
        if let Some(outcome) = compile(compiler, "c++17", "second_unit", &["-fno-exceptions"]) {
            let said = String::from_utf8_lossy(&outcome.stderr);
            assert!(!outcome.status.success(), "{compiler} compiles it");
            assert!(said.contains("define HOTDICE_NO_EXCEPTIONS"), "{said}");
        }
    }
}

#[test]
fn the_layer_covers_every_function_and_constant_of_the_c_header() {
    let read = |name| fs::read_to_string(root().join("include").join(name)).expect("it is there");
    let (header, layer) = (read("hotdice.h"), read("hotdice.hpp"));
    let words = |text: &str| -> Vec<String> {
        let apart = |letter: char| !letter.is_ascii_alphanumeric() && letter != '_';
        text.split(apart).map(str::to_owned).collect()
    };
    let used = words(&layer);
    let (types, functions) = header
        .split_once("extern \"C\" {")
        .expect("functions come last");
    let constants = types
        .lines()
        .filter_map(|line| line.strip_prefix("#define "))
        .filter_map(|line| line.split_once(' '))
        .map(|(name, _)| name.to_owned());
    let functions = functions
        .lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
        .filter_map(|line| line.split_once('('))
        .filter_map(|(declared, _)| words(declared).pop());
    let names: Vec<_> = constants.chain(functions).collect();
    assert!(names.len() > 200, "{names:?}");
    for name in names {
        assert!(used.contains(&name), "hotdice.hpp leaves out {name}");
    }
}

/// What `tests/cpp/playing.cpp` prints of what may be kept.
fn keep_sums(preset: Preset) -> String {
    let rules = RuleSet::preset(preset);
    let mut lines = String::new();
    for number in 1..7_u32.pow(6) {
        let counts = std::array::from_fn(|place| {
            u8::try_from(number / 7_u32.pow(u32::try_from(place).expect("it is small")) % 7)
                .expect("it is below 7")
        });
        if let Ok(throw) = Dice::from_counts(counts)
            && throw.len() <= rules.dice()
        {
            writeln!(lines, "{throw} {}", keep_sum(&rules, throw)).expect("strings grow");
        }
    }
    lines
}

fn keep_sum(rules: &RuleSet, throw: Dice) -> String {
    let (mut points, mut partitions, mut partition_points, mut combinations) = (0, 0, 0, 0);
    let keeps: Vec<_> = rules.keeps(throw).collect();
    for keep in &keeps {
        let win = if keep.wins() { 1_000_000 } else { 0 };
        points += keep.points() + u32::from(keep.dice_left) + win;
        for partition in rules.partitions_holding(keep, Held::NOTHING) {
            partitions += 1;
            combinations += partition.combinations().len();
            partition_points += partition.points();
        }
    }
    let keeps = keeps.len();
    format!("{keeps} {points} {partitions} {partition_points} {combinations}")
}

/// The first of the keep-sets that have the most of this.
fn first_with_most<R: Ord>(
    keeps: impl Iterator<Item = Keep>,
    rank: impl Fn(&Keep) -> R,
) -> Option<Keep> {
    keeps.reduce(|best, next| {
        if rank(&next) > rank(&best) {
            next
        } else {
            best
        }
    })
}

/// What `tests/cpp/playing.cpp` prints of a game.
fn game_lines(preset: Preset, seed: u64) -> String {
    let rules = RuleSet::preset(preset);
    let mut game = Game::new(&rules, 2, 1).expect("two can play it");
    let mut dice = SeededDice::new(seed);
    let mut lines = String::new();
    while game.outcome().is_none() {
        let action = act(&mut game, &mut dice);
        writeln!(lines, "{action}").expect("strings grow");
    }
    let outcome = game.outcome().expect("it is over");
    for winner in outcome.winners {
        writeln!(lines, "{winner} wins").expect("strings grow");
    }
    for standing in game.standings() {
        let (place, seat, total) = (standing.place, standing.seat, standing.total);
        writeln!(lines, "{place}: {seat} with {total}").expect("strings grow");
    }
    let (turns, next) = (game.turns(), dice.below(1000));
    writeln!(lines, "{turns} turns, {next} next").expect("strings grow");
    lines
}

fn act(game: &mut Game<'_>, dice: &mut SeededDice) -> String {
    let seat = game.current();
    match game.phase() {
        Phase::ToKeep => {
            let most = first_with_most(game.turn().keeps(), Keep::points);
            let kept = most.expect("the throw scores").dice;
            let keep = game.keep(kept).expect("it is a keep-set");
            let (dice, points, left) = (keep.dice, keep.points(), keep.dice_left);
            format!("{seat} keeps {dice} for {points}, {left} left")
        }
        _ if game.turn().can_bank() => format!("{seat} banks {}", game.bank().expect("it may")),
        Phase::ToThrow { dice: count } | Phase::ToDecide { dice: count } => {
            let throw = dice.throw(count).expect("a seed never runs dry");
            match game.throw(throw.dice()).expect("it waits for so many") {
                Verdict::Scores => format!("{seat} throws {throw}"),
                Verdict::Bust(_) => format!("{seat} throws {throw}, a bust"),
            }
        }
        Phase::Over(_) => unreachable!("the game goes on"),
    }
}

fn players() -> impl Iterator<Item = Executable> {
    let modes = [EXCEPTIONS, BARE].into_iter();
    modes.filter_map(|mode| Some(program("g++", "c++17", "playing", mode)?.build()))
}

#[test]
fn what_may_be_kept_is_the_same_as_in_rust() {
    for playing in players() {
        for preset in Preset::ALL {
            let keeps = playing.run(&["keeps", preset.id()]);
            assert!(keeps == keep_sums(preset), "{}", preset.id());
        }
    }
}

#[test]
fn seeded_games_are_the_same_as_in_rust() {
    for playing in players() {
        for preset in Preset::ALL {
            for seed in [1, u64::MAX] {
                let game = playing.run(&["game", preset.id(), &seed.to_string()]);
                assert_eq!(game, game_lines(preset, seed), "{}", preset.id());
            }
        }
    }
}

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
        _ if view.points() >= 400 && view.can_bank() => Decision::Bank,
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
        _ => Decision::Throw,
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

fn tournament(compiler: &str) -> Option<Executable> {
    let program = Program::new(compiler, "c++17")?.source("examples/cpp/tournament.cpp");
    let flags = WARNINGS.iter().chain(&["-O2"]);
    let program = flags.fold(program, |program, flag| program.flag(flag));
    Some(program.build())
}

#[test]
fn the_tournament_is_the_same_as_in_rust() {
    for compiler in COMPILERS {
        let Some(tournament) = tournament(compiler) else {
            continue;
        };
        for preset in Preset::ALL {
            let (id, games, seed) = (preset.id(), 51, 10_000_000_000);
            let mut command = tournament.command();
            command.args(["--rules", id, "--games", &games.to_string()]);
            command.args(["--seed", &seed.to_string()]);
            assert_eq!(output(&mut command), tournament_lines(preset, games, seed));
        }
    }
}

#[test]
fn the_tournament_refuses_bad_options() {
    let Some(tournament) = tournament("g++") else {
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

/// A program whose faults are to be found, with what it takes to name them.
fn traced(name: &str, mode: &[&str], flags: &[&str]) -> Option<Executable> {
    let program = program("g++", "c++17", name, mode)?.flag("-g");
    let program = flags
        .iter()
        .fold(program, |program, flag| program.flag(flag));
    Some(program.build())
}

#[track_caller]
fn assert_clean(command: &mut Command) {
    let done = end(command);
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(
        done.status.success() && said.is_empty(),
        "{command:?}: {said}"
    );
}

#[track_caller]
fn assert_found(command: &mut Command, report: &str) {
    let done = end(command);
    let said = String::from_utf8_lossy(&done.stderr);
    assert_eq!(done.status.code(), Some(FOUND), "{said}");
    assert!(said.contains(report), "{said}");
}

fn under_valgrind(valgrind: &Path, executable: &Executable) -> Command {
    let mut command = Command::new(valgrind);
    command
        .arg(format!("--error-exitcode={FOUND}"))
        .args(["--quiet", "--leak-check=full"])
        .args(["--show-leak-kinds=all", "--errors-for-leak-kinds=all"])
        .arg(executable.path());
    command
}

#[test]
fn the_checks_neither_err_nor_leak_under_valgrind() {
    let Some(valgrind) = tool("valgrind") else {
        return;
    };
    for check in &CHECKS {
        if let Some(executable) = traced(check.name, check.modes[0], &[]) {
            assert_clean(under_valgrind(&valgrind, &executable).args(check.arguments));
        }
    }
    if let Some(broken) = traced("broken", EXCEPTIONS, &[]) {
        assert_found(&mut under_valgrind(&valgrind, &broken), "Invalid read");
    }
}

const SANITIZERS: [&str; 2] = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"];

fn with_sanitizers(executable: &Executable) -> Command {
    let mut command = executable.command();
    for options in ["ASAN_OPTIONS", "LSAN_OPTIONS", "UBSAN_OPTIONS"] {
        command.env(options, format!("exitcode={FOUND}"));
    }
    command
}

#[test]
fn the_checks_are_clean_with_sanitizers() {
    for check in &CHECKS {
        if let Some(executable) = traced(check.name, check.modes[0], &SANITIZERS) {
            assert_clean(with_sanitizers(&executable).args(check.arguments));
        }
    }
    if let Some(broken) = traced("broken", EXCEPTIONS, &SANITIZERS) {
        assert_found(&mut with_sanitizers(&broken), "heap-use-after-free");
    }
}
