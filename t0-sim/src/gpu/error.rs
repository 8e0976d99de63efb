//! What can go wrong, and a fault with what the code object knows of its place.

use t0_isa::object::{ObjectError, SourceLine};

use crate::exec::Fault;
use crate::mem::MapError;

/// Why a buffer or a code object could not be had.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum GpuError {
    /// The host has no memory for it.
    #[error("there is no memory for {bytes} bytes")]
    OutOfMemory {
        /// Bytes asked for.
        bytes: u64,
    },
    /// The device has no memory for it.
    #[error(
        "a buffer of {bytes} bytes does not fit: the device has {limit} bytes of memory, {used} of them in use; free buffers or take smaller ones"
    )]
    DeviceMemory {
        /// Bytes asked for.
        bytes: u64,
        /// Bytes of the device's buffers.
        used: u64,
        /// Bytes that the device has.
        limit: u64,
    },
    /// Bytes beyond the end of a buffer.
    #[error("bytes {offset}..{offset}+{len} are not inside a buffer of {size} bytes")]
    Range {
        /// First byte.
        offset: u64,
        /// Bytes.
        len: u64,
        /// Bytes of the buffer.
        size: u64,
    },
    /// The buffer was freed, or never was.
    #[error("there is no buffer {id}: it was freed, or is another GPU's")]
    NoSuchBuffer {
        /// Its number.
        id: u64,
    },
    /// No such module was loaded.
    #[error("there is no module {index}: it is another GPU's")]
    NoSuchModule {
        /// Its number.
        index: usize,
    },
    /// Code of another machine.
    #[error("the code is for {found}: this device runs gfx11 code")]
    Machine {
        /// The machine it is for.
        found: String,
    },
    /// What was to be loaded is no sound code object.
    #[error("not a sound code object: {0}")]
    Object(#[from] ObjectError),
    /// The address space is in disorder.
    #[error(transparent)]
    Map(MapError),
}

/// Why a launch did not happen, or did not come to its end.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LaunchError {
    /// A buffer or module that is not there.
    #[error(transparent)]
    Gpu(#[from] GpuError),
    /// The code object has no kernel of that name.
    #[error("there is no kernel `{name}`; there is {}", list(known))]
    NoSuchKernel {
        /// The name asked for.
        name: String,
        /// The kernels there are.
        known: Vec<String>,
    },
    /// The kernel takes another number of arguments.
    #[error("`{kernel}` takes {expected} arguments, {found} were given: {signature}")]
    ArgumentCount {
        /// The kernel.
        kernel: String,
        /// Arguments it takes.
        expected: usize,
        /// Arguments given.
        found: usize,
        /// Its arguments by name, kind and size.
        signature: String,
    },
    /// An argument does not fit its place.
    #[error("argument {index} of `{kernel}` ({what}) takes {expected}, {found} given")]
    Argument {
        /// The kernel.
        kernel: String,
        /// The argument, from 0.
        index: usize,
        /// Its name and kind.
        what: String,
        /// What fits.
        expected: String,
        /// What was given.
        found: String,
    },
    /// The metadata of the kernel's arguments contradicts itself.
    #[error("argument {index} of `{kernel}` does not lie inside its {size} bytes of arguments")]
    Layout {
        /// The kernel.
        kernel: String,
        /// The argument, from 0.
        index: usize,
        /// Size of the kernarg segment.
        size: u32,
    },
    /// The kernel prints or asserts, and what it says could not be told.
    #[error(
        "`{kernel}` prints or asserts, and the table of its messages is in the program that carries it, not in its code object: launch it by `t0::Device`"
    )]
    Messages {
        /// The kernel.
        kernel: String,
    },
    /// The kernel was compiled for one shape of workgroup.
    #[error("the kernel was compiled for workgroups of {} work-items, not {}", shape(required), shape(found))]
    Block {
        /// The shape given.
        found: [u32; 3],
        /// The only one that works.
        required: [u32; 3],
    },
    /// The kernel was compiled for smaller workgroups.
    #[error("the kernel was compiled for at most {most} work-items in a workgroup, not {}", shape(found))]
    BlockTooLarge {
        /// The shape given.
        found: [u32; 3],
        /// Work-items at most.
        most: u32,
    },
    /// The device cannot run a launch of this shape.
    #[error("the launch cannot be run: {why}")]
    Shape {
        /// What is wrong with it.
        why: String,
    },
    /// The kernel faulted.
    #[error(transparent)]
    Fault(Box<LaunchFault>),
}

fn shape([x, y, z]: &[u32; 3]) -> String {
    format!("{x}x{y}x{z}")
}

fn list(names: &[String]) -> String {
    if names.is_empty() {
        "none".to_owned()
    } else {
        names.iter().map(|n| format!("`{n}`")).collect::<Vec<_>>().join(", ")
    }
}

/// A kernel's fault, and where in the code object it was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LaunchFault {
    /// What happened.
    pub fault: Fault,
    /// The kernel whose code it was in, if it was in a kernel.
    pub kernel: Option<String>,
    /// Offset of the instruction from the code object's start, if it was in one.
    pub offset: Option<u64>,
    /// The source line, if the code object has a line table.
    pub line: Option<SourceLine>,
    /// Scratch bytes that the launch gave each work-item, if the kernel left its scratch and the size of its stack is not known.
    pub stack: Option<u32>,
}

impl LaunchFault {
    pub(super) fn of(fault: Fault) -> LaunchFault {
        LaunchFault { fault, kernel: None, offset: None, line: None, stack: None }
    }
}

impl std::fmt::Display for LaunchFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.fault)?;
        if let Some(line) = &self.line {
            write!(f, "\n  source {line}")?;
        }
        if let Some(bytes) = self.stack {
            write!(
                f,
                "\n  the compiler did not know how much stack the kernel takes, and the launch gave it {bytes} bytes a work-item: grant more \
                 (`t0 run --stack BYTES`, `stack` of t0_launch, `Launch::stack`)"
            )?;
        }
        match (&self.kernel, self.offset) {
            (Some(kernel), Some(offset)) => write!(f, "\n  kernel `{kernel}`, offset {offset:#x} of the code object"),
            (None, Some(offset)) => write!(f, "\n  offset {offset:#x} of the code object"),
            _ => Ok(()),
        }
    }
}

impl std::error::Error for LaunchFault {}
