//! What the examples share: how they start, and the one line that says what is wrong.

use std::fmt::Display;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind as Complaint};
use clap::{Arg, Command, Parser};
use hotdice::Preset;

/// Why an example stops early.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// An argument that is not accepted.
    #[error("{0}")]
    Argument(String),
    /// Input or output that broke.
    #[error(transparent)]
    Stream(#[from] io::Error),
}

impl Failure {
    /// A value that can be read, but that the rules refuse.
    pub(crate) fn refused(argument: &str, value: &dyn Display, reason: &dyn Display) -> Self {
        Self::Argument(format!(
            "invalid value '{value}' for '{argument}': {reason}"
        ))
    }

    fn exit_code(&self) -> u8 {
        match self {
            Self::Argument(_) => 2,
            Self::Stream(_) => 1,
        }
    }
}

/// Reads the arguments and runs the example with them.
pub(crate) fn run<A: Parser>(
    example: impl FnOnce(&A, &mut dyn Write) -> Result<(), Failure>,
) -> ExitCode {
    let result = match A::try_parse() {
        Ok(args) => example(&args, &mut io::stdout().lock()),
        Err(error) if error.use_stderr() => {
            Err(Failure::Argument(one_line(&error, &mut A::command())))
        }
        Err(help) => help.print().map_err(Failure::Stream),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads the output has seen enough, as `head` does.
        Err(Failure::Stream(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            // Without standard error there is nobody left to tell.
            let _ = writeln!(io::stderr(), "error: {failure}");
            failure.exit_code().into()
        }
    }
}

/// Reads the id of a preset, and lists them all in the help.
pub(crate) fn presets() -> impl TypedValueParser<Value = Preset> {
    PossibleValuesParser::new(Preset::ALL.map(Preset::id)).try_map(|id| id.parse::<Preset>())
}

/// What clap complains of in several lines, and what it accepts instead.
fn one_line(error: &clap::Error, command: &mut Command) -> String {
    command.build();
    let complaint = match error.kind() {
        Complaint::MissingRequiredArgument => missing(error),
        _ => paragraphs(error),
    };
    let parts = [complaint].into_iter().chain(accepted(error, command));
    parts.collect::<Vec<_>>().join("; ")
}

fn paragraphs(error: &clap::Error) -> String {
    let text = error.render().to_string();
    let paragraphs = text
        .trim_start_matches("error: ")
        .split("\n\n")
        .map(|paragraph| paragraph.split_whitespace().collect::<Vec<_>>().join(" "))
        .filter(|paragraph| !paragraph.starts_with("Usage:") && !paragraph.starts_with("For more"));
    paragraphs.collect::<Vec<_>>().join("; ")
}

fn missing(error: &clap::Error) -> String {
    let missing = arguments(error).into_iter().map(alternatives);
    let missing: Vec<_> = missing.map(|names| names.join(" or ")).collect();
    format!("required but missing: {}", missing.join(", "))
}

/// What would be accepted, where the complaint does not say so itself.
fn accepted(error: &clap::Error, command: &Command) -> Option<String> {
    if error.kind() == Complaint::UnknownArgument {
        let known: Vec<_> = command.get_arguments().map(ToString::to_string).collect();
        return Some(format!("accepted are {}", known.join(", ")));
    }
    if error.kind() == Complaint::ValueValidation || lists_values(error) {
        return None;
    }
    let named = command.get_arguments().filter(|arg| names(error, arg));
    let values: Vec<_> = named
        .map(|arg| format!("{arg}: {}", values_of(arg)))
        .collect();
    (!values.is_empty()).then(|| values.join("; "))
}

fn lists_values(error: &clap::Error) -> bool {
    matches!(error.get(ContextKind::ValidValue), Some(ContextValue::Strings(values)) if !values.is_empty())
}

/// Whether the complaint is about this argument.
fn names(error: &clap::Error, arg: &Arg) -> bool {
    let name = arg.to_string();
    let mut arguments = arguments(error).into_iter().flat_map(alternatives);
    arguments.any(|argument| argument == name)
}

/// The arguments that the complaint is about.
fn arguments(error: &clap::Error) -> Vec<&str> {
    match error.get(ContextKind::InvalidArg) {
        Some(ContextValue::String(name)) => vec![name],
        Some(ContextValue::Strings(names)) => names.iter().map(String::as_str).collect(),
        _ => Vec::new(),
    }
}

/// The arguments of which one is expected: clap writes them as `<--one <A>|--other <B>>`.
fn alternatives(argument: &str) -> Vec<&str> {
    let group = argument
        .strip_prefix('<')
        .and_then(|group| group.strip_suffix('>'));
    match group {
        Some(group) if group.contains('|') => group.split('|').collect(),
        _ => vec![argument],
    }
}

fn values_of(arg: &Arg) -> String {
    let possible = arg.get_possible_values();
    if possible.is_empty() {
        return arg.get_help().map(ToString::to_string).unwrap_or_default();
    }
    let names: Vec<_> = possible.iter().map(PossibleValue::get_name).collect();
    format!("one of {}", names.join(", "))
}
