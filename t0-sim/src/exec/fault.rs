//! What a kernel did wrong, as data.
use crate::mem::Nearest;

/// A kernel's fault: what, and where in code and grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What happened.
    pub kind: FaultKind,
    /// Address of the instruction.
    pub pc: u64,
    /// The wave, counted within its workgroup.
    pub wave: u32,
    /// The workgroup.
    pub workgroup: [u32; 3],
    /// The lane, where one lane is to blame.
    pub lane: Option<u32>,
    /// The instruction as text, where it decodes.
    pub instruction: Option<String>,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FaultKind {
    /// An access runs over the end of an allocation, or past the bounds of a buffer descriptor (strict mode).
    #[error("out of bounds: a {} of {size} bytes at {address:#x}{}", verb(*write), near(nearest))]
    OutOfBounds {
        /// First byte of the access.
        address: u64,
        /// Bytes accessed.
        size: u32,
        /// A store or atomic.
        write: bool,
        /// The allocation nearest to it.
        nearest: Option<Nearest>,
    },
    /// An access past the bounds of a buffer descriptor (strict mode; the hardware returns zero, or drops the store).
    #[error(
        "out of bounds: a {} of {size} bytes at byte {offset} of a buffer that ends at byte {records}; check the index against the length",
        verb(*write)
    )]
    BufferOutOfBounds {
        /// Byte offset that was checked.
        offset: u64,
        /// The descriptor's bound in bytes.
        records: u64,
        /// The descriptor's base address.
        base: u64,
        /// Bytes accessed.
        size: u32,
        /// A store or atomic.
        write: bool,
    },
    /// An LDS access past the workgroup's LDS (strict mode).
    #[error("out of bounds: a {} of {size} bytes at byte {offset} of an LDS of {lds} bytes", verb(*write))]
    LdsOutOfBounds {
        /// Byte offset of the access.
        offset: u32,
        /// LDS bytes of the workgroup.
        lds: u32,
        /// Bytes accessed.
        size: u32,
        /// A store or atomic.
        write: bool,
    },
    /// A scratch access past the work-item's scratch.
    #[error("scratch overflow: a {} of {size} bytes at byte {offset} of {scratch} bytes of scratch: the kernel needs more private memory than the dispatch grants", verb(*write))]
    ScratchOutOfBounds {
        /// Byte offset of the access.
        offset: u64,
        /// Scratch bytes of a work-item.
        scratch: u32,
        /// Bytes accessed.
        size: u32,
        /// A store or atomic.
        write: bool,
    },
    /// No allocation holds the address.
    #[error("not mapped: a {} of {size} bytes at {address:#x}{}", verb(*write), near(nearest))]
    NotMapped {
        /// First byte of the access.
        address: u64,
        /// Bytes accessed.
        size: u32,
        /// A store or atomic.
        write: bool,
        /// The allocation nearest to it.
        nearest: Option<Nearest>,
    },
    /// A store to an allocation that kernels may only read.
    #[error("read-only: a store of {size} bytes at {address:#x}{}", near(nearest))]
    ReadOnly {
        /// First byte of the access.
        address: u64,
        /// Bytes accessed.
        size: u32,
        /// The allocation.
        nearest: Option<Nearest>,
    },
    /// Instructions were to be fetched from memory that is not executable.
    #[error(
        "the program counter reached {address:#x}, which is not executable memory: a wild jump, or the end of the code without s_endpgm"
    )]
    NotExecutable {
        /// Where the fetch was.
        address: u64,
    },
    /// An access that must be aligned is not.
    #[error("misaligned: a {} of {size} bytes at {address:#x}, which is not a multiple of {alignment}", verb(*write))]
    Misaligned {
        /// First byte of the access.
        address: u64,
        /// Bytes accessed.
        size: u32,
        /// What the address must be a multiple of.
        alignment: u32,
        /// A store or atomic.
        write: bool,
    },
    /// The words at the program counter are no instruction.
    #[error("illegal instruction: {words:08x?} does not decode for gfx1100")]
    IllegalInstruction {
        /// The words.
        words: Vec<u32>,
    },
    /// An instruction that this device does not execute.
    #[error("unsupported instruction ({words:08x?}): this device does not execute it")]
    UnsupportedInstruction {
        /// The words.
        words: Vec<u32>,
    },
    /// The dispatch took more wave-instructions than it was given.
    #[error("the budget of {budget} wave-instructions is exhausted: an endless loop, or a budget too small")]
    BudgetExhausted {
        /// The budget.
        budget: u64,
    },
    /// Waves wait at a barrier that ended waves never reach (strict mode).
    #[error(
        "divergent barrier: waves {waiting:?} of the workgroup wait at s_barrier, waves {ended:?} ended without it; every wave must reach it"
    )]
    DivergentBarrier {
        /// Waves that wait.
        waiting: Vec<u32>,
        /// Waves that ended.
        ended: Vec<u32>,
    },
    /// No wave of the workgroup can go on.
    #[error("deadlock: waves {waiting:?} of the workgroup wait and none can go on")]
    BarrierDeadlock {
        /// Waves that wait.
        waiting: Vec<u32>,
    },
    /// The kernel executed a trap.
    #[error("the kernel trapped (s_trap {id}): an assertion of its own failed")]
    Trap {
        /// The trap's number.
        id: u32,
    },
    /// The dispatch was stopped from outside.
    #[error("the dispatch was stopped before its end")]
    Stopped,
    /// The dispatch itself cannot be run.
    #[error("the dispatch cannot be run: {why}")]
    BadDispatch {
        /// What is wrong with it.
        why: String,
    },
}

fn verb(write: bool) -> &'static str {
    if write { "store" } else { "load" }
}

fn near(nearest: &Option<Nearest>) -> String {
    match nearest {
        Some(n) => format!(", {n}"),
        None => ", and nothing is mapped".into(),
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [x, y, z] = self.workgroup;
        write!(f, "{}\n  at pc {:#x}", self.kind, self.pc)?;
        if let Some(text) = &self.instruction {
            write!(f, ": {text}")?;
        }
        write!(f, "\n  workgroup ({x}, {y}, {z}), wave {}", self.wave)?;
        match self.lane {
            Some(lane) => write!(f, ", lane {lane}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Fault {}
