//! What C programs compute is what Rust programs compute.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::path::Path;
use std::process::Stdio;

use hotdice::{
    BankRefusal, Confirmation, Dice, DiceSource, Game, Keep, Phase, Preset, Reason, RuleSet,
    SeededDice,
};

use crate::c::test_program;
use crate::program::{Executable, Program, end};

fn keeps_example() -> Option<Executable> {
    Some(
        Program::new("gcc", "c99")?
            .source("examples/c/keeps.c")
            .build(),
    )
}

/// Every throw that the rules know.
fn throws(rules: &RuleSet) -> impl Iterator<Item = Dice> {
    (1..=rules.dice()).flat_map(Dice::all)
}

/// The lines of the Rust example with --tsv.
fn keeps(rules: &RuleSet) -> String {
    let mut lines = String::new();
    for keep in throws(rules).flat_map(|throw| rules.keeps(throw)) {
        write_keep(rules, &keep, &mut lines);
    }
    lines
}

fn write_keep(rules: &RuleSet, keep: &Keep, lines: &mut String) {
    let partitions = rules.partitions(keep.dice).count();
    let (dice, worth, left) = (keep.dice, keep.worth, keep.dice_left);
    writeln!(lines, "{dice}\t{worth}\t{left}\t{partitions}").expect("a string takes any text");
}

#[test]
fn keeps_of_all_presets_and_throws_are_those_of_rust() {
    let Some(example) = keeps_example() else {
        return;
    };
    for preset in Preset::ALL {
        let rules = RuleSet::preset(preset);
        let asked: Vec<String> = throws(&rules).map(|throw| throw.to_string()).collect();
        assert_eq!(asked.len(), if rules.dice() == 6 { 923 } else { 461 });
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{preset}-throws"));
        fs::write(&path, asked.join("\n")).expect("the folder can be written");
        let throws = File::open(&path).expect("it was just written");
        let mut command = example.command();
        let output = command
            .args([preset.id(), "-"])
            .stdin(Stdio::from(throws))
            .output()
            .expect("the example starts");
        assert!(output.status.success() && output.stderr.is_empty());
        assert!(
            String::from_utf8(output.stdout).expect("it prints text") == keeps(&rules),
            "{preset}: not what Rust lists"
        );
    }
}

#[test]
fn one_throw_is_answered_as_by_the_example_in_rust() {
    let Some(example) = keeps_example() else {
        return;
    };
    let rules = RuleSet::preset(Preset::Titusind);
    for throw in ["144445", "1-2-3-4-5-6", "1 5", "5,1,1", "2", "223344"] {
        let mut expected = String::new();
        let dice: Dice = throw.parse().expect("these are dice");
        for keep in rules.keeps(dice) {
            write_keep(&rules, &keep, &mut expected);
        }
        assert_eq!(example.run(&["titusind", throw]), expected, "{throw}");
    }
    for arguments in [
        ["titusind", "7"].as_slice(),
        ["titusind", ""].as_slice(),
        ["titusind", "1111111"].as_slice(),
        ["five-dice-farkle", "111111"].as_slice(),
        ["unknown", "1"].as_slice(),
        ["titusind"].as_slice(),
    ] {
        let done = end(example.command().args(arguments));
        let said = String::from_utf8_lossy(&done.stderr);
        assert_eq!(done.status.code(), Some(2), "{arguments:?}");
        assert!(
            said.starts_with("error: ") && said.lines().count() == 1,
            "{said}"
        );
        assert!(done.stdout.is_empty(), "{arguments:?}");
    }
}

/// Where a game stands after each step, as `tests/c/game.c` prints it.
struct Record<'r> {
    game: Game<'r>,
    dice: SeededDice,
    lines: String,
}

impl Record<'_> {
    fn throw(&mut self, dice: u8) {
        let throw = self.dice.throw(dice).expect("so many dice can be thrown");
        self.game
            .throw(throw.dice())
            .expect("the game waits for it");
    }

    fn keep(&mut self) {
        let keeps: Vec<_> = self.game.turn().keeps().collect();
        let number = (self.game.turn().throws() + self.game.turns()) as usize;
        let chosen = keeps[number % keeps.len()].dice;
        self.game.keep(chosen).expect("it is listed");
    }

    fn begin(&mut self, dice: u8) {
        if self.game.turn().offer().is_some() && self.game.turns() % 2 == 0 {
            self.game.take_over().expect("it is on offer");
        } else {
            self.throw(dice);
        }
    }

    fn decide(&mut self, dice: u8) {
        match (self.game.turn().bank_refusal(), dice) {
            (None, 0) => drop(self.game.bank().expect("it is not refused")),
            (None, _) if self.game.turn().points() >= 300 => {
                self.game.bank().expect("it is not refused");
            }
            (_, 0) | (Some(BankRefusal::AboveTarget { .. }), _) => {
                self.game.forfeit().expect("it goes on");
            }
            _ => self.throw(dice),
        }
    }

    fn step(&mut self) {
        match self.game.phase() {
            Phase::ToThrow { dice } => self.begin(dice),
            Phase::ToKeep => self.keep(),
            Phase::ToDecide { dice } => self.decide(dice),
            Phase::Over(_) => unreachable!("the next turn begins by itself"),
        }
    }

    fn write_turn(&mut self) {
        let turn = self.game.turn();
        let phase = match turn.phase() {
            Phase::ToThrow { .. } => 1,
            Phase::ToKeep => 2,
            Phase::ToDecide { .. } => 3,
            Phase::Over(_) => 4,
        };
        let kept = turn.kept().map(|kept| kept.dice).unwrap_or_default();
        let (round, seat, table) = (self.game.round(), self.game.current(), turn.table());
        let (points, in_hand, throws) = (turn.points(), turn.dice_in_hand(), turn.throws());
        let (pending, missing) = match turn.pending() {
            Confirmation::None => (0, 0),
            Confirmation::Points(points) => (1, points),
            other => panic!("no preset has this: {other:?}"),
        };
        let offered = turn.offer().map_or(0, |offer| offer.points);
        writeln!(
            self.lines,
            "{round}\t{seat}\t{phase}\t{table}\t{kept}\t{points}\t{in_hand}\t{throws}\t\
             {pending}\t{missing}\t{offered}"
        )
        .expect("a string takes any text");
    }

    fn finish(mut self, seed: u64) -> String {
        for seat in self.game.seats() {
            let (total, on_board) = (seat.account.total, u8::from(seat.account.on_board));
            let busts = seat.busts;
            writeln!(self.lines, "seat\t{total}\t{on_board}\t{busts}")
                .expect("a string takes any text");
        }
        let (reason, winners) = self.game.outcome().map_or((0, 0), |outcome| {
            let reason = match outcome.reason {
                Reason::Target => 1,
                Reason::InstantWin => 2,
                Reason::Rounds => 5,
                other => panic!("nobody left: {other:?}"),
            };
            let winners = outcome
                .winners
                .iter()
                .map(|seat| 1_u32 << seat)
                .sum::<u32>();
            (reason, winners)
        });
        let (turns, position) = (self.game.turns(), self.dice.position());
        writeln!(
            self.lines,
            "end\t{reason}\t{winners}\t{turns}\ndice\t{seed}\t{position}"
        )
        .expect("a string takes any text");
        self.lines
    }
}

fn recorded_game(preset: Preset, seed: u64, steps: u32) -> String {
    let rules = RuleSet::preset(preset);
    let mut record = Record {
        game: Game::new(&rules, 2, 0).expect("two can play it"),
        dice: SeededDice::new(seed),
        lines: String::new(),
    };
    for _ in 0..steps {
        if record.game.outcome().is_some() {
            break;
        }
        record.step();
        record.write_turn();
    }
    record.finish(seed)
}

#[test]
fn seeded_games_go_as_in_rust_step_by_step() {
    let Some(program) = test_program("game", "gcc", "c99") else {
        return;
    };
    let game = program.build();
    for preset in Preset::ALL {
        for seed in [7, 10_000_000_019] {
            // Some rules make a game longer than this, with players who keep what they do not choose.
            let steps = 3000;
            let arguments = [preset.id(), &seed.to_string(), &steps.to_string()];
            let expected = recorded_game(preset, seed, steps);
            assert!(game.run(&arguments) == expected, "{arguments:?}");
        }
    }
}
