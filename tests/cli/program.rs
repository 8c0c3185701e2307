//! Runs the examples.

use std::io::Write;
use std::process::{Child, Command, Output, Stdio};
use std::sync::LazyLock;

use escargot::{CargoBuild, CargoRun};

#[derive(Clone, Copy, Debug)]
pub(crate) enum Program {
    Arena,
    Keeps,
    Odds,
    Play,
    Solve,
    Variants,
}

static BUILT: LazyLock<[CargoRun; 6]> = LazyLock::new(|| {
    ["arena", "keeps", "odds", "play", "solve", "variants"].map(|name| {
        let build = CargoBuild::new().example(name).current_release();
        build.run().expect("the example builds")
    })
});

/// How a program ended and what it printed.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Program {
    pub(crate) fn command(self) -> Command {
        BUILT[self as usize].command()
    }

    /// Runs it with these arguments, separated by spaces, and without any input.
    pub(crate) fn run(self, args: &str) -> Run {
        let mut command = self.command();
        let args = args.split_whitespace();
        let output = command.args(args).stdin(Stdio::null()).output();
        output.expect("the example starts").into()
    }

    /// Runs it and types these lines.
    pub(crate) fn run_typing(self, args: &str, lines: &[&str]) -> Run {
        typing(self.start(args), lines)
    }

    /// Starts it with all of its input and output piped.
    pub(crate) fn start(self, args: &str) -> Child {
        let mut command = self.command();
        command.args(args.split_whitespace());
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command.spawn().expect("the example starts")
    }

    /// What it prints, given that it succeeds without a complaint.
    #[track_caller]
    pub(crate) fn output(self, args: &str) -> String {
        let run = self.run(args);
        assert_eq!(
            (run.code, run.err.as_str()),
            (Some(0), ""),
            "{self:?} {args}"
        );
        run.out
    }
}

/// Types these lines to a program that has started with all of its input and output piped.
pub(crate) fn typing(mut child: Child, lines: &[&str]) -> Run {
    let mut stdin = child.stdin.take().expect("the input is piped");
    let typed: String = lines.iter().flat_map(|line| [*line, "\n"]).collect();
    // A program that has refused its arguments reads nothing.
    let _ = stdin.write_all(typed.as_bytes());
    drop(stdin);
    child.wait_with_output().expect("the example ends").into()
}

impl From<Output> for Run {
    fn from(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).expect("the examples print UTF-8");
        Self {
            code: output.status.code(),
            out: text(output.stdout),
            err: text(output.stderr),
        }
    }
}
