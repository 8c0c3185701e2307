//! Programs in C and C++: compiled, linked with the library, and run.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::library::{Library, library};
use crate::tool::tool;

/// Nothing that a compiler can complain of.
const WARNINGS: [&str; 4] = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"];

/// A program to be built: `Program::new("gcc", "c99")?.source("examples/c/keeps.c").build()`.
pub(crate) struct Program<'a> {
    library: &'a Library,
    compiler: PathBuf,
    standard: String,
    sources: Vec<PathBuf>,
    flags: Vec<String>,
}

impl Program<'static> {
    /// A program for this compiler and standard ("c99", "c++17"), unless there is no such compiler.
    pub(crate) fn new(compiler: &str, standard: &str) -> Option<Self> {
        Some(Self {
            library: library(),
            compiler: tool(compiler)?,
            standard: standard.to_string(),
            sources: Vec::new(),
            flags: Vec::new(),
        })
    }
}

impl Program<'_> {
    /// A source file by its path in the repository, or anywhere.
    pub(crate) fn source(mut self, path: impl AsRef<Path>) -> Self {
        self.sources
            .push(Path::new(env!("CARGO_MANIFEST_DIR")).join(path));
        self
    }

    /// An argument for the compiler.
    pub(crate) fn flag(mut self, flag: &str) -> Self {
        self.flags.push(flag.to_string());
        self
    }

    /// Another build of the library.
    pub(crate) fn library(self, library: &Library) -> Program<'_> {
        Program {
            library,
            compiler: self.compiler,
            standard: self.standard,
            sources: self.sources,
            flags: self.flags,
        }
    }

    /// The program with the shared library.
    pub(crate) fn build(self) -> Executable {
        let directory = self.library.directory.display();
        let arguments = [
            format!("-L{directory}"),
            format!("-Wl,-rpath,{directory}"),
            "-lhotdice".to_string(),
        ];
        self.link(&arguments)
    }

    /// The program with the static library inside.
    pub(crate) fn build_static(self) -> Executable {
        let archive = self.library.archive().display().to_string();
        let arguments = [archive, "-lpthread".into(), "-ldl".into(), "-lm".into()];
        self.link(&arguments)
    }

    /// Checks that it compiles, and makes nothing.
    pub(crate) fn check(self) {
        output(self.compile().arg("-fsyntax-only"));
    }

    fn compile(&self) -> Command {
        let mut compiler = Command::new(&self.compiler);
        compiler
            .arg(format!("-std={}", self.standard))
            .args(WARNINGS)
            .arg("-I")
            .arg(&self.library.include)
            .args(&self.flags)
            .args(&self.sources);
        compiler
    }

    fn link(self, arguments: &[String]) -> Executable {
        let executable = self.place();
        output(self.compile().arg("-o").arg(&executable).args(arguments));
        Executable(executable)
    }

    /// A path of its own for each program.
    fn place(&self) -> PathBuf {
        static BUILT: AtomicUsize = AtomicUsize::new(0);
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("programs");
        std::fs::create_dir_all(&folder).expect("the folder can be made");
        let source = self.sources.first().and_then(|path| path.file_stem());
        let source = source.expect("a program has a source file");
        let number = BUILT.fetch_add(1, Ordering::Relaxed);
        folder.join(format!("{}-{number}", source.to_string_lossy()))
    }
}

/// A program that was built.
pub(crate) struct Executable(PathBuf);

impl Executable {
    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn command(&self) -> Command {
        Command::new(&self.0)
    }

    /// What it prints with these arguments and without input, given that it succeeds and complains
    /// of nothing.
    #[track_caller]
    pub(crate) fn run(&self, arguments: &[&str]) -> String {
        let mut command = self.command();
        let done = end(command.args(arguments));
        let complaint = String::from_utf8_lossy(&done.stderr);
        assert!(complaint.is_empty(), "{command:?}: {complaint}");
        printed(&command, done)
    }
}

/// What a command prints without input, given that it succeeds.
#[track_caller]
pub(crate) fn output(command: &mut Command) -> String {
    let done = end(command);
    printed(command, done)
}

#[track_caller]
fn printed(command: &Command, done: Output) -> String {
    let out = String::from_utf8(done.stdout).expect("the output is text");
    assert!(
        done.status.success(),
        "{command:?}: {}\n{out}{}",
        done.status,
        String::from_utf8_lossy(&done.stderr),
    );
    out
}

/// How a command ends without input, well or badly.
#[track_caller]
pub(crate) fn end(command: &mut Command) -> Output {
    let done = command.stdin(Stdio::null()).output();
    done.unwrap_or_else(|error| panic!("{command:?} does not start: {error}"))
}
