//! What a build script or the tuner reports.

use std::fmt;
use std::path::PathBuf;

/// Why a kernel cannot be tuned, or its records cannot be used.
#[derive(Clone, PartialEq)]
#[non_exhaustive]
pub enum Error {
    /// A file cannot be read or written.
    File {
        /// The file.
        path: PathBuf,
        /// What was tried: `read`, `written` or `removed`.
        action: &'static str,
        /// The message of the system.
        why: String,
    },
    /// Not in a build script.
    NoBuildScript {
        /// The variable that Cargo sets.
        variable: &'static str,
    },
    /// The source file does not exist.
    NoSource {
        /// Its path.
        path: PathBuf,
    },
    /// A source file is not a sequence of Rust tokens.
    Tokens {
        /// Its path.
        path: PathBuf,
        /// The position and the reason.
        why: String,
    },
    /// The source file has no kernel of that name.
    NoKernel {
        /// The file.
        path: PathBuf,
        /// The name.
        name: String,
        /// The kernels that the file has.
        known: Vec<String>,
    },
    /// No shapes were listed.
    NoShapes {
        /// The kernel.
        kernel: String,
    },
    /// A shape has a wrong number of dimensions.
    ShapeLength {
        /// The kernel.
        kernel: String,
        /// The shape.
        shape: Vec<u64>,
        /// The names of the dimensions.
        dimensions: Vec<String>,
    },
    /// A parameter has no values.
    NoValues {
        /// The kernel.
        kernel: String,
        /// The parameter.
        parameter: String,
    },
    /// The kernel has no such generic parameter.
    UnknownParameter {
        /// The file that names the parameter.
        place: String,
        /// The kernel.
        kernel: String,
        /// The parameter.
        parameter: String,
        /// The parameters of the kernel.
        known: Vec<String>,
    },
    /// A generic parameter of the kernel has no values.
    Unlisted {
        /// The kernel.
        kernel: String,
        /// The parameter.
        parameter: String,
    },
    /// A generic parameter has values in the cases, and values to tune.
    ListedTwice {
        /// The kernel.
        kernel: String,
        /// The parameter.
        parameter: String,
    },
    /// The caller chooses values, and there are cases too.
    CasesAndGiven {
        /// The kernel.
        kernel: String,
        /// The first case.
        case: String,
    },
    /// A type is to be tuned.
    TypeParameter {
        /// The kernel.
        kernel: String,
        /// The parameter.
        parameter: String,
    },
    /// A rule names a dimension that does not exist.
    UnknownDimension {
        /// The kernel.
        kernel: String,
        /// The expression that contains the name.
        expression: String,
        /// The names that exist.
        known: Vec<String>,
    },
    /// A records file is not valid TOML.
    Toml {
        /// The file.
        path: PathBuf,
        /// Its line, counted from 1.
        line: usize,
        /// The message of the parser.
        why: String,
    },
    /// A records file is valid TOML, but not a records file.
    Record {
        /// The file.
        path: PathBuf,
        /// Its line, counted from 1.
        line: usize,
        /// What is wrong.
        why: String,
    },
    /// A records file has another format, such as that of an older version.
    Format {
        /// The file.
        path: PathBuf,
        /// Its format.
        format: i64,
        /// The format that is read.
        known: i64,
    },
    /// The records are for other targets only.
    OtherTarget {
        /// The file.
        path: PathBuf,
        /// The target that the kernel is compiled for.
        target: String,
        /// The targets of the records.
        known: Vec<String>,
        /// The command that tunes for the target.
        command: String,
    },
    /// The times of a launch differ too much.
    Noise {
        /// The instance.
        instance: String,
        /// How much longer than the shortest time the median is, as a fraction.
        spread: f64,
        /// The largest difference that counts as agreement.
        limit: f64,
    },
    /// A launch on a device fails.
    Device {
        /// The kernel, or what else was asked of the device.
        what: String,
        /// The message of the runtime.
        why: String,
    },
    /// The cycle model has no recorded parameters of the target.
    NotModelled {
        /// The target.
        target: String,
    },
    /// The cycle model does not know such a launch.
    Model {
        /// The instance.
        instance: String,
        /// Why.
        why: String,
    },
    /// No instance fits the target at a shape.
    NothingFits {
        /// The kernel.
        kernel: String,
        /// The target.
        target: String,
        /// The shape.
        shape: Vec<u64>,
        /// The reason for the first candidate.
        why: String,
    },
    /// A sample launch is not possible.
    Sample {
        /// The kernel.
        kernel: String,
        /// Why, and what to do.
        why: String,
    },
    /// The kernel does not compile.
    Compile {
        /// The kernel.
        kernel: String,
        /// The compiler's messages.
        why: String,
    },
    /// The tolerance of the build script is not a number that results can be compared with.
    Tolerance {
        /// The kernel.
        kernel: String,
        /// The tolerance.
        tolerance: String,
    },
    /// A scratch view does not exist.
    UnknownView {
        /// The kernel.
        kernel: String,
        /// The name of the view.
        view: String,
        /// The views of the build script.
        known: Vec<String>,
    },
    /// Two instances compute different results from the same arguments.
    Disagree {
        /// An instance.
        first: String,
        /// Another one.
        second: String,
        /// The target.
        target: String,
        /// The shape.
        shape: Vec<u64>,
        /// The first element that differs, with both values.
        why: String,
    },
    /// No instance computes what the host function computes.
    HostFunction {
        /// The kernel.
        kernel: String,
        /// The first instance.
        instance: String,
        /// The shape and the first element that differs, with both values.
        why: String,
    },
    /// The host function of the build script does not run.
    Call {
        /// The kernel.
        kernel: String,
        /// Why, and what to do.
        why: String,
    },
    /// The records of a kernel are stale, incomplete or missing, and `T0_TUNE=strict` refuses them.
    Strict {
        /// The kernel.
        kernel: String,
        /// What is wrong, with the commands that repair it.
        why: String,
    },
    /// The result of an instance is wrong.
    Wrong {
        /// The instance.
        instance: String,
        /// What differs.
        why: String,
    },
}

/// A shape as text: `512x3072x1024`.
pub fn shape_text(shape: &[u64]) -> String {
    shape.iter().map(u64::to_string).collect::<Vec<_>>().join("x")
}

fn listed(names: &[String]) -> String {
    match names {
        [] => "none".to_owned(),
        names => names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", "),
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::File { path, action, why } => write!(f, "{} cannot be {action}: {why}", path.display()),
            Error::NoBuildScript { variable } => {
                write!(f, "{variable} is not set: call `emit` in a build script, which Cargo runs")
            }
            Error::NoSource { path } => write!(f, "there is no {}: the path is relative to Cargo.toml", path.display()),
            Error::Tokens { path, why } => write!(f, "{} is not Rust source: {why}", path.display()),
            Error::NoKernel { path, name, known } => {
                write!(f, "{} has no kernel `{name}`; its kernels are {}", path.display(), listed(known))
            }
            Error::NoShapes { kernel } => {
                write!(f, "`{kernel}` is tuned for no shape: list at least one, `.shapes([[512, 3072, 1024]])`")
            }
            Error::ShapeLength { kernel, shape, dimensions } => write!(
                f,
                "the shape {} of `{kernel}` has {} numbers, and the dimensions are {}",
                shape_text(shape),
                shape.len(),
                listed(dimensions)
            ),
            Error::ListedTwice { kernel, parameter } => {
                write!(f, "`{parameter}` of `{kernel}` has values in `.case(..)` and in `.parameter(..)`: remove one")
            }
            Error::CasesAndGiven { kernel, case } => {
                write!(f, "`{kernel}` has the case `{case}` and `.given(..)`: state the given values in the cases")
            }
            Error::NoValues { kernel, parameter } => {
                write!(f, "`{parameter}` of `{kernel}` has no values: list at least one")
            }
            Error::UnknownParameter { place, kernel, parameter, known } => write!(
                f,
                "{place}: `{kernel}` has no generic parameter `{parameter}`; its parameters are {}",
                listed(known)
            ),
            Error::Unlisted { kernel, parameter } => write!(
                f,
                "`{parameter}` of `{kernel}` has no values: list them with `.parameter(\"{parameter}\", [..])`, or with `.given(..)` \
                 if the caller chooses the value"
            ),
            Error::TypeParameter { kernel, parameter } => write!(
                f,
                "`{parameter}` of `{kernel}` is a type, which is not tuned: list its types with `.given(\"{parameter}\", [..])`"
            ),
            Error::UnknownDimension { kernel, expression, known } => write!(
                f,
                "`{expression}` in the rules of `{kernel}` is not a product of numbers, dimensions and parameters; these are {}",
                listed(known)
            ),
            Error::Toml { path, line, why } => {
                write!(f, "{}:{line}: not valid TOML: {why}", path.display())
            }
            Error::Record { path, line, why } => write!(f, "{}:{line}: {why}", path.display()),
            Error::Format { path, format, known } => write!(
                f,
                "{} has the format {format}, and this version of t0-tune reads {known}: run `t0 tune`",
                path.display()
            ),
            Error::OtherTarget { path, target, known, command } => write!(
                f,
                "{} has no record for {target}, only for {}: run `{command}`",
                path.display(),
                known.join(", ")
            ),
            Error::NothingFits { kernel, target, shape, why } => write!(
                f,
                "no instance of `{kernel}` fits {target} at {}; the first candidate: {why}",
                shape_text(shape)
            ),
            Error::Noise { instance, spread, limit } => write!(
                f,
                "the times of {instance} differ by {:.1} %, more than {:.1} %: end other work on the device, and run the command again; it resumes",
                100.0 * spread,
                100.0 * limit
            ),
            Error::Device { what, why } => write!(f, "{what} on the device: {why}"),
            Error::NotModelled { target } => write!(
                f,
                "the cycle model has recorded parameters only of gfx1100, not of {target}: use the static model, `t0 tune --static --target {target}`"
            ),
            Error::Model { instance, why } => write!(f, "the cycle model has no time for {instance}: {why}"),
            Error::Sample { kernel, why } => write!(f, "`{kernel}` cannot be launched: {why}"),
            Error::Compile { kernel, why } => write!(f, "`{kernel}` does not compile\n{why}"),
            Error::Tolerance { kernel, tolerance } => write!(
                f,
                "the tolerance {tolerance} of `{kernel}` is negative or not finite: state a number such as 1e-5"
            ),
            Error::UnknownView { kernel, view, known } => write!(
                f,
                "the scratch view `{view}` of `{kernel}` has no shape: add `.view(\"{view}\", [..])`; the views are {}",
                listed(known)
            ),
            Error::Disagree { first, second, target, shape, why } => write!(
                f,
                "`{first}` and `{second}` compute different results at {} on {target}: {why}; correct the kernel, \
                 state in `requires(..)` which shapes an instance accepts, or, if the instances round differently, state \
                 `.tolerance(..)` in the build script",
                shape_text(shape)
            ),
            Error::HostFunction { kernel, instance, why } => write!(
                f,
                "no instance of `{kernel}` computes what the host function of the build script computes: {instance}: {why}; \
                 correct the function or the kernel, or state `.tolerance(..)`"
            ),
            Error::Call { kernel, why } => write!(f, "the host function of `{kernel}` does not run: {why}"),
            Error::Strict { kernel, why } => write!(f, "T0_TUNE=strict refuses the records of `{kernel}`: {why}"),
            Error::Wrong { instance, why } => write!(f, "{instance} computes a wrong result: {why}"),
        }
    }
}

/// As [`fmt::Display`]: a build script that returns the error prints it in this form.
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Error {}
