//! The best play of a turn and of the race of two, solved exactly.
//!
//! `cargo run --release --example solve -- --rules busche-neller --race`

#[path = "../cli/mod.rs"]
mod cli;
mod lines;
#[path = "../cli/lowest_total.rs"]
mod lowest_total;
mod map;
#[path = "../cli/match_rules.rs"]
mod match_rules;
#[path = "../cli/number.rs"]
mod number;
mod plot;
#[path = "../cli/race.rs"]
mod race;
#[path = "../cli/rule_choice.rs"]
mod rule_choice;
#[path = "../cli/rule_file.rs"]
mod rule_file;
mod sheet;
mod solution;
#[path = "../cli/target.rs"]
mod target;

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;
use hotdice::solve::SolveError;

use cli::Failure;
use match_rules::MatchRules;
use solution::Solution;

/// Solve a turn, and the race of two players
///
/// For every number of dice left: the points from which banking is at least as good as another
/// throw, and what a throw is worth before there are any points, both on average and if all that
/// follows is best. A bar shows how long the race will take.
///
/// Where busts in a row cost points and the rules have no lowest total, the race is that with totals
/// of no less than five penalties below 0.
///
/// With --tsv there are lines of a name, a tab and a value: turn, what a fresh turn is worth;
/// turn_opening, the same before a first bank that needs more than others; turn_1 to turn_6, what a
/// throw of so many dice is worth; bank_1 to bank_6, the points to bank with so many dice left, or
/// "never"; average, the points a turn if busts in a row cost points; first, the probability that
/// who begins wins the race; bonus, the points for the other that make it most even.
#[derive(Parser)]
#[command(verbatim_doc_comment)]
struct Args {
    #[command(flatten)]
    rules: MatchRules,

    /// Solve the game of two players as well
    #[arg(long)]
    race: bool,

    /// Print names and values, separated by tabs
    #[arg(long)]
    tsv: bool,

    /// Draw what a turn brings, and who wins the race, to a file in SVG; one that is there is replaced
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

fn main() -> ExitCode {
    cli::run(answer)
}

fn answer(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let rules = args.rules.build()?;
    // Nobody wants to wait for a race and then hear that there is no such folder.
    let picture = args.plot.as_deref().map(create).transpose()?;
    let solution = if args.race {
        Solution::of_race(&rules)
    } else {
        Solution::of_turn(&rules)
    };
    let solution = solution.map_err(|error| refused(&args.rules, error))?;
    if let Some(mut picture) = picture {
        let drawn = plot::svg(&solution, &args.rules.to_string());
        picture.write_all(drawn.as_bytes())?;
    }
    let written = if args.tsv {
        lines::write(&solution, out)
    } else {
        sheet::write(&solution, &args.rules.to_string(), out)
    };
    Ok(written?)
}

fn refused(rules: &MatchRules, error: SolveError) -> Failure {
    match error {
        SolveError::TooManyValues { .. } => {
            rules.refused(&format!("{error}; a race to a lower --target takes less"))
        }
        error => rules.refused(&error),
    }
}

fn create(path: &Path) -> Result<File, Failure> {
    File::create(path).map_err(|error| Failure::refused("--plot <FILE>", &path.display(), &error))
}
