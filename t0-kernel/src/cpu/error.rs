//! Errors of a run on the CPU, with their location.

use core::fmt;

use crate::instance::NoInstance;
use crate::rules::Unmet;

/// The failure of a run: the error, the kernel and lane, and the line of the kernel's Rust source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CpuError {
    /// What happened.
    pub kind: CpuErrorKind,
    /// The kernel's name; empty if no kernel had started.
    pub kernel: &'static str,
    /// The workgroup in x, y and z.
    pub block: [u32; 3],
    /// The wave's index in its workgroup.
    pub wave: u32,
    /// The lane's index in its wave.
    pub lane: u32,
    /// The Rust source file; empty if the error has no source line.
    pub file: Box<str>,
    /// The line in that file, from 1.
    pub line: u32,
}

/// The kinds of failure.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum CpuErrorKind {
    /// A read or write out of range, in a strict run.
    OutOfBounds {
        /// Whether it was a write.
        write: bool,
        /// The index, as text.
        index: Box<str>,
        /// The size of the view or array, as text.
        of: Box<str>,
    },
    /// The body panicked, for example on an overflow or a division by zero.
    Panic {
        /// The panic's message.
        message: Box<str>,
    },
    /// Lanes that must reach the same builtin together did not.
    Diverged {
        /// The builtin at which this lane waits.
        builtin: &'static str,
        /// What another lane did instead.
        other: Box<str>,
    },
    /// A wave with fewer than 32 lanes reached a builtin that needs all of them.
    PartialWave {
        /// The builtin.
        builtin: &'static str,
    },
    /// Two lanes accessed the same element, at least one of them wrote it, they were not both atomic accesses, and
    /// nothing orders them; in a strict run. Writes of the same value are not a race.
    Race {
        /// What this lane did.
        did: &'static str,
        /// The element, as text.
        element: Box<str>,
        /// The other lane, its access and its location, as text.
        other: Box<str>,
        /// Whether the other lane is in the same workgroup.
        same_workgroup: bool,
    },
    /// A lane accessed a view of another run, or an `Lds` array of another workgroup.
    Ended,
    /// A lane waits for others in a build for Miri, where lanes do not have separate stacks.
    Alone {
        /// The builtin at which it waits.
        builtin: &'static str,
    },
    /// Lanes of a workgroup made different `Lds` arrays.
    Lds,
    /// A matrix shape that does not fit its slice.
    Matrix {
        /// Requested rows.
        rows: usize,
        /// Requested columns.
        cols: usize,
        /// Elements from one row to the next.
        stride: usize,
        /// Number of elements in the slice.
        len: usize,
    },
    /// The run does not follow the rules that the kernel's attribute states.
    Rules(Unmet),
    /// The kernel has no instance for the types and constants of the run.
    Instance(Box<NoInstance>),
    /// A grid that cannot be launched.
    Grid {
        /// The requested work-items, as text.
        asked: Box<str>,
    },
    /// The program is built with `panic = "abort"`.
    Abort,
    /// No memory for a lane's stack.
    Stack {
        /// The system's message.
        message: Box<str>,
    },
}

impl CpuError {
    /// An error before any lane ran.
    pub(crate) fn outside(kind: CpuErrorKind) -> CpuError {
        CpuError { kind, kernel: "", block: [0; 3], wave: 0, lane: 0, file: Box::default(), line: 0 }
    }
}

impl fmt::Display for CpuErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CpuErrorKind::OutOfBounds { write, index, of } => {
                let did = if *write { "wrote" } else { "read" };
                write!(
                    f,
                    "{did} element {index} of {of}: check the index against the length, or launch over as many work-items as there are elements"
                )
            }
            CpuErrorKind::Panic { message } => f.write_str(message),
            CpuErrorKind::Diverged { builtin, other } => {
                write!(
                    f,
                    "waits at `{builtin}` while {other}: all lanes must reach it together, so move it out of the condition"
                )
            }
            CpuErrorKind::PartialWave { builtin } => {
                write!(f, "`{builtin}` needs a wave of 32 lanes: launch over a multiple of 32 work-items")
            }
            CpuErrorKind::Race { did, element, other, same_workgroup } => {
                let help = if *same_workgroup {
                    "no `barrier()` orders them: put one between the two accesses, or make both atomic"
                } else {
                    "nothing orders workgroups: let one workgroup alone access the element, or use `Atomics`"
                };
                write!(f, "data race: this lane {did} {element}, {other}, and {help}")
            }
            CpuErrorKind::Ended => f.write_str(
                "accessed a view of another run, or an `Lds` array of another workgroup: access only the kernel's arguments and arrays that it has created",
            ),
            CpuErrorKind::Alone { builtin } => {
                write!(f, "waits at `{builtin}` for other lanes, which a build for Miri cannot do: run it without Miri")
            }
            CpuErrorKind::Lds => {
                f.write_str("lanes of the workgroup created different `Lds` arrays: create them at the top of the kernel")
            }
            CpuErrorKind::Matrix { rows, cols, stride, len } => {
                let needs = super::arg::span(*rows, *cols, *stride);
                write!(
                    f,
                    "a matrix of {rows} rows and {cols} columns with a stride of {stride} elements needs {needs} elements (below 2^32, the stride at least the columns), and the slice has {len}"
                )
            }
            CpuErrorKind::Rules(unmet) => unmet.fmt(f),
            CpuErrorKind::Instance(none) => none.fmt(f),
            CpuErrorKind::Grid { asked } => {
                write!(f, "a run over {asked} work-items: each dimension may have 0 to 4,294,967,295")
            }
            CpuErrorKind::Abort => f.write_str(
                "a program built with `panic = \"abort\"` cannot run kernels on the CPU, because an error in a lane unwinds its stack: remove `panic` from the profile in Cargo.toml",
            ),
            CpuErrorKind::Stack { message } => write!(f, "no memory for the stack of a lane: {message}"),
        }
    }
}

impl fmt::Display for CpuError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.kernel.is_empty() {
            return self.kind.fmt(f);
        }
        if let CpuErrorKind::Rules(_) | CpuErrorKind::Instance(_) = &self.kind {
            return write!(f, "kernel `{}` {}", self.kernel, self.kind);
        }
        let CpuError { kind, kernel, block: [x, y, z], wave, lane, file, line } = self;
        write!(f, "kernel `{kernel}`, workgroup ({x}, {y}, {z}), wave {wave}, lane {lane}")?;
        if !file.is_empty() {
            write!(f, ", {file}:{line}")?;
        }
        write!(f, ": {kind}")
    }
}

impl core::error::Error for CpuError {}
