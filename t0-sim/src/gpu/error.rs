//! Errors of a virtual GPU, and faults with their position in the code object.

use t0_isa::object::{ObjectError, SourceLine};

use crate::exec::Fault;
use crate::mem::MapError;

/// Why an operation on a buffer or a code object failed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum GpuError {
    /// The host has no memory left.
    #[error("the host cannot allocate {bytes} bytes")]
    OutOfMemory {
        /// Bytes requested.
        bytes: u64,
    },
    /// The device has no memory left.
    #[error(
        "a buffer of {bytes} bytes does not fit: the device has {limit} bytes of memory, {used} of them in use; free buffers or take smaller ones"
    )]
    DeviceMemory {
        /// Bytes requested.
        bytes: u64,
        /// Bytes of all live buffers.
        used: u64,
        /// Size of device memory.
        limit: u64,
    },
    /// The bytes extend past the end of a buffer.
    #[error("bytes {offset}..{offset}+{len} are not inside a buffer of {size} bytes")]
    Range {
        /// Offset of the first byte.
        offset: u64,
        /// Number of bytes.
        len: u64,
        /// Size of the buffer.
        size: u64,
    },
    /// The buffer was freed or never existed.
    #[error("there is no buffer {id}: it was freed, or belongs to another GPU")]
    NoSuchBuffer {
        /// Its number.
        id: u64,
    },
    /// No such module was loaded.
    #[error("there is no module {index}: it belongs to another GPU")]
    NoSuchModule {
        /// Its number.
        index: usize,
    },
    /// The code is for another GPU.
    #[error("the code is for {found}: this device runs gfx11 code")]
    Machine {
        /// The GPU it is for.
        found: String,
    },
    /// The bytes are not a valid code object.
    #[error("not a valid code object: {0}")]
    Object(#[from] ObjectError),
    /// A region of the address space could not be mapped.
    #[error(transparent)]
    Map(MapError),
}

/// Why a launch was rejected or did not complete.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LaunchError {
    /// A buffer or module does not exist.
    #[error(transparent)]
    Gpu(#[from] GpuError),
    /// The code object has no kernel of that name.
    #[error("there is no kernel `{name}`; the code object has {}", list(known))]
    NoSuchKernel {
        /// The requested name.
        name: String,
        /// The kernels of the code object.
        known: Vec<String>,
    },
    /// The number of arguments is wrong.
    #[error("`{kernel}` takes {expected} arguments, but the launch passes {found}: {signature}")]
    ArgumentCount {
        /// The kernel.
        kernel: String,
        /// Number of arguments that it takes.
        expected: usize,
        /// Number of arguments passed.
        found: usize,
        /// Its arguments by name, kind and size.
        signature: String,
    },
    /// An argument does not fit its parameter.
    #[error("argument {index} of `{kernel}` ({what}) takes {expected}, but {found} passed")]
    Argument {
        /// The kernel.
        kernel: String,
        /// Index of the argument, from 0.
        index: usize,
        /// Its name and kind.
        what: String,
        /// What fits.
        expected: String,
        /// What was passed.
        found: String,
    },
    /// The metadata of the kernel's arguments is inconsistent.
    #[error("argument {index} of `{kernel}` is not inside its {size} bytes of arguments")]
    Layout {
        /// The kernel.
        kernel: String,
        /// Index of the argument, from 0.
        index: usize,
        /// Size of the kernarg segment.
        size: u32,
    },
    /// The kernel prints or asserts, and the table of its messages is not available.
    #[error(
        "`{kernel}` prints or asserts, and the table of its messages is in the program that embeds it, not in its code object: launch it with `t0::Device`"
    )]
    Messages {
        /// The kernel.
        kernel: String,
    },
    /// The kernel follows another version of T0's kernel ABI than this simulator.
    #[error(
        "`{kernel}` cannot be launched: {why}. Compile the kernel with the version of T0 that this simulator belongs to"
    )]
    Abi {
        /// The kernel.
        kernel: String,
        /// How they differ.
        why: t0_abi::Mismatch,
    },
    /// The kernel was compiled for one shape of workgroup.
    #[error("the kernel was compiled for workgroups of {} work-items, not {}", shape(required), shape(found))]
    Block {
        /// The shape of the launch.
        found: [u32; 3],
        /// The required shape.
        required: [u32; 3],
    },
    /// The kernel was compiled for smaller workgroups.
    #[error("the kernel was compiled for at most {most} work-items in a workgroup, not {}", shape(found))]
    BlockTooLarge {
        /// The shape of the launch.
        found: [u32; 3],
        /// Largest number of work-items.
        most: u32,
    },
    /// The device does not support a launch of this shape.
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

/// A kernel's fault and its position in the code object.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LaunchFault {
    /// What happened.
    pub fault: Fault,
    /// The kernel whose code it occurred in, if any.
    pub kernel: Option<String>,
    /// Offset of the instruction from the start of the code object, if it is inside one.
    pub offset: Option<u64>,
    /// The source line, if the code object has a line table.
    pub line: Option<SourceLine>,
    /// Scratch bytes that the launch gave each work-item, if the kernel accessed memory outside its scratch and the
    /// size of its stack is unknown.
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
                "\n  the compiler could not determine how much stack the kernel needs, and the launch granted {bytes} bytes per work-item: grant more \
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
