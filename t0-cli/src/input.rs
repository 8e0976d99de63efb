//! Reads input, finds the code objects in it, and selects kernels.

use std::io::Read;
use std::path::{Path, PathBuf};

use serde_json::Value;
use t0_isa::object::{KernelEntry, Object, ObjectError, embedded};
use thiserror::Error;

use crate::Report;

/// Why a command failed.
#[derive(Debug, Error)]
pub(crate) enum Failure {
    #[error("{path} cannot be read: {error}")]
    Read { path: String, error: std::io::Error },
    #[error("{path} cannot be written: {error}")]
    Write { path: String, error: std::io::Error },
    #[error("{path} cannot be created: {error}")]
    Create { path: String, error: std::io::Error },
    #[error("`{path}` exists already: choose another name, or remove it")]
    Exists { path: String },
    #[error("{path} is not a checkout of T0: it has no t0/Cargo.toml")]
    NotACheckout { path: String },
    #[error("{path} is not valid Unicode, so it cannot be written to Cargo.toml: move the checkout")]
    PathNotUnicode { path: String },
    #[error("the output cannot be written: {error}")]
    Output { error: std::io::Error },
    #[error("{path} is not a code object: {error}")]
    NotAnObject { path: String, error: ObjectError },
    #[error("{path} contains no AMD GPU code object: pass a code object or a program with a #[t0::kernel]")]
    NoObjects { path: String },
    #[error("{path} has no kernel `{name}`; it has {known}")]
    NoSuchKernel { path: String, name: String, known: String },
    #[error(
        "{path} has no line table, so the instructions of `{kernel}` have no source lines: compile it with debug information (`clang -g`), \
         or run it without --lines"
    )]
    NoLines { path: String, kernel: String },
    #[error("{path} names no format: end it with .html for a page, or with .json for a Perfetto trace")]
    TraceForm { path: String },
    #[error("`{kernel}` runs waves of 64 lanes, and `t0 trace` shows only waves of 32")]
    TraceWave64 { kernel: String },
    #[error(
        "the traced workgroups of `{kernel}` have executed {budget} wave-instructions without an end: trace fewer waves with --waves, \
         pass arguments with which its loops are shorter, or raise the limit with --budget; a workgroup that waits for a later one never ends"
    )]
    TraceBudget { kernel: String, budget: u64 },
    #[error("--sqtt writes what a gfx1100 records, and `{kernel}` was compiled for {chip}: compile it for gfx1100")]
    TraceChip { kernel: String, chip: &'static str },
    #[error("`{kernel}` has no modelled time: {error}")]
    Timing { kernel: String, error: t0_timing::record::Unmodelled },
    #[error("`{program}` cannot be started: {error}")]
    Start { program: String, error: std::io::Error },
    #[error(
        "`{program}` has launched no kernel on the virtual GPU: pass a program that launches kernels with this version of t0-runtime and its feature `profile`"
    )]
    NothingLaunched { program: String },
    #[error(
        "`{program}` has launched no kernel that can be traced: `--profile` lists its launches, and why they are not modelled"
    )]
    NothingTraced { program: String },
    #[error("--source {path} is not a folder: pass the folder of the crate that has the kernels")]
    SourceFolder { path: String },
    #[error(
        "--source {path} has none of the source files that the line tables name: {names}; pass the folder to which these names are relative"
    )]
    SourceFiles { path: String, names: String },
    #[error("the recording of the program cannot be used: {error}")]
    Recording {
        #[from]
        error: t0_timing::record::Error,
    },
    #[error("{path}:{line}: {why}")]
    BenchFile { path: String, line: usize, why: String },
    #[error("the launch `{name}` is not measured: {error}")]
    BenchLaunch { name: String, error: Box<Failure> },
    #[error("the kernel faulted: {fault}")]
    BenchFault { fault: String },
    #[error(
        "the clocks of `{name}` cannot be compared: the baseline was modelled as {before}, and now the model is {now}; \
         write a new baseline with --save"
    )]
    BenchModel { name: String, before: String, now: String },
    #[error("{path} has no kernels")]
    NoKernels { path: String },
    #[error("-o writes the code object of one kernel, but several match; choose one: {choices}")]
    SeveralInstances { choices: String },
    #[error("{path} has several kernels; choose one: {choices}")]
    SeveralKernels { path: String, choices: String },
    #[error(transparent)]
    Load {
        #[from]
        error: t0_core::text::LoadError,
    },
    #[error("{path} is not a crate: it has neither src/lib.rs nor src/main.rs")]
    NotACrate { path: String },
    #[error("{path}: {why}")]
    Source { path: String, why: String },
    #[error("the kernel does not compile\n{errors}")]
    Refused { errors: String },
    #[error("the stage {stage} exists only for {of}")]
    Stage { stage: &'static str, of: &'static str },
    #[error("{why}")]
    Argument { why: String },
    #[error("the kernel `{kernel}` states no grid: pass the number of work-items with --grid")]
    NoGrid { kernel: String },
    #[error("the grid of `{kernel}` is `{rule}`, but {why}: pass the number of work-items with --grid")]
    GridUnknown { kernel: String, rule: String, why: String },
    #[error("`{kernel}` {unmet}")]
    Rules { kernel: String, unmet: t0_kernel::rules::Unmet },
    #[error("the launch rules of `{kernel}` cannot be read: {why}")]
    RulesText { kernel: String, why: String },
    #[error("the grid of `{kernel}` is `{rule}`, which is {} for these arguments: {why}", sides(.found))]
    GridSize { kernel: String, rule: String, found: [i128; 3], why: &'static str },
    #[error(transparent)]
    Launch { error: t0_sim::gpu::LaunchError },
    #[error("{path} has no code object at offset {at:#x}; it has code objects at {known}")]
    NothingThere { path: String, at: u64, known: String },
    #[error("{path} has several code objects that match, but only one can be written; choose one: {choices}")]
    Ambiguous { path: String, choices: String },
    #[error("`{word}` is not a 32-bit word in hexadecimal: pass words such as `7e000280` or a code object")]
    NotAWord { word: String },
    #[error("unknown target `{name}`; the targets are {known}")]
    NoSuchTarget { name: String, known: String },
    #[error("{file} and --crate {directory} were both passed: remove one of them")]
    FileAndCrate { file: String, directory: String },
    #[error(transparent)]
    Tune {
        #[from]
        error: t0_tune::Error,
    },
    #[error(
        "{path}: the build script emits the list `{list}_instances`, and there is no tuning/{list}.toml from which it follows: run `t0 tune {list}`"
    )]
    NoList { path: String, list: String },
    #[error("the build script of {path} describes no kernel `{name}` to t0-tune; it describes {known}")]
    NotTuned { path: String, name: String, known: String },
    #[error("cargo cannot run the build script: {why}")]
    Cargo { why: String },
    #[error("there is no tuning/{name}.toml in {directory}, nor in the directories below it: run `t0 tune {name}`")]
    NoRecords { name: String, directory: String },
    #[error("{path} has no record for {target}, only for {known}: run `t0 tune {name} --target {target}`")]
    NoRecordsFor { path: String, target: String, name: String, known: String },
    #[error("`{text}` is not a shape: expected numbers for {dimensions}")]
    NotAShape { text: String, dimensions: String },
    #[error("{path} has {bytes} bytes, which is not a multiple of 4: {rest} too many for 32-bit words")]
    PartialWord { path: String, bytes: usize, rest: usize },
}

/// The sides of a grid in an error.
fn sides([x, y, z]: &[i128; 3]) -> String {
    format!("{x} x {y} x {z}")
}

/// A file, or standard input, named `-`.
pub(crate) struct Input {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
}

impl Input {
    pub(crate) fn read(path: &Path) -> Result<Input, Failure> {
        let stdin = path == Path::new("-");
        let name = if stdin { "standard input".to_owned() } else { path.display().to_string() };
        let mut bytes = Vec::new();
        let result = match stdin {
            true => std::io::stdin().read_to_end(&mut bytes).map(drop),
            false => t0_files::read(path).map(|read| bytes = read),
        };
        match result {
            Ok(()) => Ok(Input { name, bytes }),
            Err(error) => Err(Failure::Read { path: name, error }),
        }
    }

    /// All code objects, without duplicates. Adds a remark for compressed ones.
    pub(crate) fn objects(&self, report: &mut Report) -> Result<Vec<Found>, Failure> {
        let path = self.name.clone();
        let mut broken = None;
        let mut compressed = Vec::new();
        let mut found: Vec<Found> = Vec::new();
        for e in embedded(&self.bytes) {
            match e.object {
                Ok(object) if found.iter().all(|f| f.object.bytes() != object.bytes()) => {
                    found.push(Found { offset: e.offset, bundle_id: e.bundle_id, object });
                }
                Ok(_) => {}
                Err(error @ ObjectError::Compressed { .. }) => {
                    compressed.push(format!("{path} at {:#x}: {error}", e.offset));
                    broken = broken.or(Some(error));
                }
                Err(error) => broken = broken.or(Some(error)),
            }
        }
        match (found.is_empty(), broken) {
            (false, _) => {
                report.remarks.extend(compressed);
                Ok(found)
            }
            (true, Some(error)) => Err(Failure::NotAnObject { path, error }),
            (true, None) => Err(Failure::NoObjects { path }),
        }
    }

    /// True if this is one code object and nothing else.
    pub(crate) fn is(&self, found: &[Found]) -> bool {
        matches!(found, [only] if only.offset == 0)
    }
}

/// A code object and where it was found.
pub(crate) struct Found {
    pub(crate) offset: usize,
    /// Its name in the bundle that contains it.
    pub(crate) bundle_id: Option<String>,
    pub(crate) object: Object,
}

/// The printed form of a JSON document.
pub(crate) fn pretty(value: &Value) -> String {
    // Printing a value in memory cannot fail.
    serde_json::to_string_pretty(value).unwrap_or_default() + "\n"
}

/// Selects kernels.
#[derive(clap::Args, Default)]
pub(crate) struct Choice {
    /// Select the kernel with this name, or one instance of it: `NAME<f32, 2>`.
    #[arg(long, value_name = "NAME")]
    pub(crate) kernel: Option<String>,
    /// Select the code object at this offset of the file.
    #[arg(long, value_name = "OFFSET", value_parser = offset)]
    pub(crate) at: Option<u64>,
}

fn offset(text: &str) -> Result<u64, String> {
    let parsed = match text.strip_prefix("0x") {
        Some(hexadecimal) => u64::from_str_radix(hexadecimal, 16),
        None => text.parse(),
    };
    parsed.map_err(|_| "expected a number such as 4096 or 0x1000".to_owned())
}

impl Choice {
    /// Keeps the selected objects. If none is left, the error lists the alternatives.
    pub(crate) fn narrow(&self, input: &Input, mut found: Vec<Found>) -> Result<Vec<Found>, Failure> {
        let path = || input.name.clone();
        if let Some(at) = self.at {
            let known = found.iter().map(|f| format!("{:#x}", f.offset)).collect::<Vec<_>>().join(", ");
            found.retain(|f| f.offset as u64 == at);
            if found.is_empty() {
                return Err(Failure::NothingThere { path: path(), at, known });
            }
        }
        if let Some(name) = &self.kernel {
            let names: Vec<_> =
                found.iter().flat_map(|f| f.object.kernels()).map(|k| format!("`{}`", whole_name(k))).collect();
            let known = if names.is_empty() { "none".to_owned() } else { names.join(", ") };
            found.retain(|f| f.object.kernels().iter().any(|k| is_named(k, name)));
            if found.is_empty() {
                return Err(Failure::NoSuchKernel { path: path(), name: name.clone(), known });
            }
        }
        Ok(found)
    }

    /// The selected kernels of `object`.
    pub(crate) fn kernels<'a>(&'a self, object: &'a Object) -> impl Iterator<Item = &'a KernelEntry> {
        object.kernels().iter().filter(|k| self.kernel.as_deref().is_none_or(|name| is_named(k, name)))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.kernel.is_none() && self.at.is_none()
    }
}

/// A kernel's name with its generic arguments: `matvec<bf16, 1>`.
pub(crate) fn whole_name(k: &KernelEntry) -> String {
    match &k.metadata.instance {
        Some(instance) => format!("{}<{instance}>", k.name()),
        None => k.name().to_owned(),
    }
}

/// Whether `name` selects the kernel: `matvec` or `matvec<bf16, 1>`.
fn is_named(k: &KernelEntry, name: &str) -> bool {
    let plain = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
    k.name() == name || plain(&whole_name(k)) == plain(name)
}

/// Writes the selected object; there must be exactly one.
pub(crate) fn write_object(input: &Input, found: &[Found], path: &PathBuf) -> Result<String, Failure> {
    let [only] = found else {
        let choices = found.iter().flat_map(|f| {
            let at = f.offset;
            f.object.kernels().iter().map(move |k| format!("--kernel '{}' --at {at:#x}", whole_name(k)))
        });
        return Err(Failure::Ambiguous { path: input.name.clone(), choices: choices.collect::<Vec<_>>().join(", ") });
    };
    let bytes = only.object.bytes();
    match write_file(path, bytes) {
        Ok(()) => Ok(format!("wrote {} bytes to {}", bytes.len(), path.display())),
        Err(error) => Err(Failure::Write { path: path.display().to_string(), error }),
    }
}

/// Writes the output of a command. A file is complete or absent; a pipe or a terminal, such as `/dev/stdout`, receives
/// the bytes.
pub(crate) fn write_file(path: impl AsRef<Path>, bytes: impl AsRef<[u8]>) -> std::io::Result<()> {
    let (path, bytes) = (path.as_ref(), bytes.as_ref());
    match std::fs::metadata(path) {
        Ok(metadata) if !metadata.is_file() && !metadata.is_dir() => std::fs::write(path, bytes),
        _ => t0_files::replace(path, bytes),
    }
}
