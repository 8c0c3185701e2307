//! Races of two, with a bar that shows how far they are solved.

use std::ops::ControlFlow;

use hotdice::RuleSet;
use hotdice::solve::{Progress, Race, SolveError};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Solves a race while the work is no more than what is allowed. Only at a terminal does the bar
/// show.
pub(crate) fn solve(
    rules: &RuleSet,
    is_allowed: impl Fn(Progress) -> bool,
) -> Result<Race, SolveError> {
    let bar = bar();
    let race = Race::with_progress(rules, |progress| {
        show(&bar, progress);
        if is_allowed(progress) {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    bar.finish_and_clear();
    race
}

fn bar() -> ProgressBar {
    let style = ProgressStyle::with_template("solving the race {bar:40} {percent:>3} % {msg}");
    ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr())
        .with_style(style.expect("the template is well formed"))
}

fn show(bar: &ProgressBar, progress: Progress) {
    if progress.sweep > 0 && progress.done == 1 {
        bar.set_message(format!("of sweep {}", progress.sweep + 1));
    }
    bar.set_length(as_u64(progress.all));
    bar.set_position(as_u64(progress.done));
}

fn as_u64(steps: usize) -> u64 {
    steps.try_into().unwrap_or(u64::MAX)
}
