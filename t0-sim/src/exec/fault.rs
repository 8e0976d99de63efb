//! Faults of a kernel, as data.
use crate::mem::Nearest;
use t0_check::board::Conflict;
use t0_isa::isa::Counter;
use t0_isa::object::Axis;

/// A fault of a kernel: its kind and its position in code and grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What happened.
    pub kind: FaultKind,
    /// Address of the instruction.
    pub pc: u64,
    /// Index of the wave within its workgroup.
    pub wave: u32,
    /// Coordinates of the workgroup.
    pub workgroup: [u32; 3],
    /// The lane, if one lane caused the fault.
    pub lane: Option<u32>,
    /// The instruction as text, if it decodes.
    pub instruction: Option<String>,
    /// The code around it: addresses and instructions, in ascending order.
    pub disassembly: Vec<(u64, String)>,
    /// Other events involved: the earlier access of a race, the origin of a value, waves that ended.
    pub related: Vec<Related>,
}

/// Another event that is involved in a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Related {
    /// How it is involved.
    pub role: Role,
    /// Address of the instruction.
    pub pc: u64,
    /// Index of the wave within its workgroup.
    pub wave: u32,
    /// Coordinates of the workgroup.
    pub workgroup: [u32; 3],
    /// The lane, if one lane did it.
    pub lane: Option<u32>,
    /// The instruction as text, if it decodes.
    pub instruction: Option<String>,
}

/// How another event is involved in a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Role {
    /// The earlier store of a race.
    Stored,
    /// The earlier load of a race.
    Loaded,
    /// The earlier atomic of a race.
    Updated,
    /// The load of the uninitialised value from memory.
    Origin,
    /// The wave ended at this instruction.
    Ended,
    /// The wave waits at this instruction.
    Waits,
    /// The memory operation that is still in flight.
    InFlight,
    /// The load that brought a line into a cache.
    Filled,
}

impl std::fmt::Display for Role {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Role::Stored => "the earlier store",
            Role::Loaded => "the earlier load",
            Role::Updated => "the earlier atomic",
            Role::Origin => "the value was loaded",
            Role::Ended => "a wave ended",
            Role::Waits => "a wave waits",
            Role::InFlight => "the operation in flight",
            Role::Filled => "the line was loaded into the cache",
        })
    }
}

impl Fault {
    /// A fault of workgroup 0, wave 0 at `pc` without further details.
    pub fn new(kind: FaultKind, pc: u64) -> Fault {
        let (wave, workgroup, lane) = (0, [0; 3], None);
        Fault { kind, pc, wave, workgroup, lane, instruction: None, disassembly: Vec::new(), related: Vec::new() }
    }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FaultKind {
    /// An access that crosses the end of an allocation, or exceeds the bounds of a buffer descriptor (strict mode).
    #[error("out of bounds: a {} of {size} bytes at {address:#x}{}", verb(*write), near(nearest))]
    OutOfBounds {
        /// First byte of the access.
        address: u64,
        /// Bytes accessed.
        size: u32,
        /// Whether it is a store or an atomic.
        write: bool,
        /// The nearest allocation.
        nearest: Option<Nearest>,
    },
    /// An access past the bounds of a buffer descriptor (strict mode; the hardware returns zero, or drops the store).
    #[error(
        "out of bounds: {}",
        element.as_ref().map_or_else(
            || format!("a {} of {size} bytes at byte {offset} of a buffer that ends at byte {records}; check the index against the length", verb(*write)),
            |element| element.describe(*write)
        )
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
        /// Whether it is a store or an atomic.
        write: bool,
        /// The element that was meant, for kernels of T0's language.
        element: Option<Element>,
    },
    /// An LDS access past the workgroup's LDS or, in kernels of T0's language, past its array (strict mode).
    #[error(
        "out of bounds: {}",
        element.as_ref().map_or_else(
            || format!("a {} of {size} bytes at byte {offset} of an LDS of {lds} bytes", verb(*write)),
            |element| element.describe(*write)
        )
    )]
    LdsOutOfBounds {
        /// Byte offset of the access.
        offset: u32,
        /// LDS bytes of the workgroup.
        lds: u32,
        /// Bytes accessed.
        size: u32,
        /// Whether it is a store or an atomic.
        write: bool,
        /// The element that was meant, for kernels of T0's language.
        element: Option<Element>,
    },
    /// A buffer access that converts by an invalid format (strict mode; the hardware loads zero and drops stores).
    #[error("a {} converts by a buffer format that is INVALID or reserved: check bits 12 to 17 of the descriptor's last word", verb(*write))]
    InvalidFormat {
        /// Whether it is a store.
        write: bool,
    },
    /// An image instruction that this device does not perform.
    #[error("{0}")]
    Image(ImageProblem),
    /// A GDS access outside the part that M0 selects (strict mode).
    #[error("out of bounds: a {} of {size} bytes at byte {offset} of a part of GDS of {gds} bytes (M0[15:0])", verb(*write))]
    GdsOutOfBounds {
        /// Byte offset of the access within the part.
        offset: u32,
        /// Bytes of the part.
        gds: u32,
        /// Bytes accessed.
        size: u32,
        /// Whether it is a store or an atomic.
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
        /// Whether it is a store or an atomic.
        write: bool,
    },
    /// The address is in no allocation.
    #[error("not mapped: a {} of {size} bytes at {address:#x}{}", verb(*write), near_or_null(*address, nearest))]
    NotMapped {
        /// First byte of the access.
        address: u64,
        /// Bytes accessed.
        size: u32,
        /// Whether it is a store or an atomic.
        write: bool,
        /// The nearest allocation.
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
    /// An instruction fetch from memory that is not executable.
    #[error(
        "the program counter reached {address:#x}, which is not executable memory: a wild jump, or the end of the code without s_endpgm"
    )]
    NotExecutable {
        /// Address of the fetch.
        address: u64,
    },
    /// An access that must be aligned but is not.
    #[error("misaligned: {verb} of {size} bytes at {address:#x}, which is not a multiple of {alignment}")]
    Misaligned {
        /// First byte of the access.
        address: u64,
        /// Bytes accessed.
        size: u32,
        /// The required alignment in bytes.
        alignment: u32,
        /// The kind of access.
        verb: Verb,
    },
    /// The words at the program counter do not decode.
    #[error("illegal instruction: {words:08x?} does not decode for gfx1100")]
    IllegalInstruction {
        /// The words.
        words: Vec<u32>,
    },
    /// Execution ran past the last instruction into zeros or the padding that assemblers write.
    #[error(
        "the code ends without s_endpgm: the program counter reached the padding after it at {address:#x} (or a wild jump led there)"
    )]
    CodeEnd {
        /// Address of the padding.
        address: u64,
    },
    /// An instruction uses a VGPR that the wave does not have.
    #[error(
        "v{register} is used, but the kernel's descriptor gives each wave {count} VGPRs, v0 to v{last}: declare more (.amdhsa_next_free_vgpr)",
        last = count - 1
    )]
    VgprOutOfRange {
        /// The register.
        register: u32,
        /// VGPRs per wave, from COMPUTE_PGM_RSRC1 of the descriptor.
        count: u32,
    },
    /// An instruction uses a VGPR after the wave released all of them.
    #[error(
        "v{register} is used after s_sendmsg MSG_DEALLOC_VGPRS released the wave's VGPRs: only s_endpgm may follow that message"
    )]
    VgprsDeallocated {
        /// The register.
        register: u32,
    },
    /// The instruction is not supported by this device.
    #[error("unsupported instruction ({words:08x?}): this device does not execute it")]
    UnsupportedInstruction {
        /// The words.
        words: Vec<u32>,
    },
    /// A use of an uninitialised value (strict mode).
    #[error("uninitialised: {used} depends on {register}, {origin}")]
    Uninitialised {
        /// The kind of use.
        used: Used,
        /// The register that holds the value.
        register: String,
        /// The origin of the value.
        origin: Origin,
    },
    /// A register is used while a memory operation in flight still writes or reads it (strict mode).
    #[error("{conflict}")]
    MissingWait {
        /// The register, the counter and the missing wait. [`Fault::related`] has the instruction of the operation.
        conflict: Conflict,
    },
    /// A wave reaches a barrier while its LDS store is in flight, and the workgroup has other waves (strict mode).
    #[error(
        "an LDS store is in flight at a barrier, so that other waves may read the old value after it: {} is missing",
        Counter::Lgkm.wait(*count)
    )]
    LdsStoreAtBarrier {
        /// An lgkmcnt that would be enough.
        count: u8,
    },
    /// A load of bytes that another wave stored before a barrier, although the store was in flight at the barrier and
    /// the waves may use two L0 caches (strict mode, kernels in WGP mode; in CU mode it is a note).
    #[error(
        "a load of {size} bytes at {address:#x} may return the old value{}: the store of the other wave was in flight at the barrier between them: s_waitcnt_vscnt null, 0x0 is missing before the barrier",
        nearest.map_or(String::new(), |n| format!(", {n}"))
    )]
    StoreInFlight {
        /// First byte of the access.
        address: u64,
        /// Bytes accessed.
        size: u32,
        /// The allocation.
        nearest: Option<Nearest>,
    },
    /// A load of bytes that were stored after their line was loaded into the cache, which nothing has invalidated since
    /// (strict mode). [`Fault::related`] has the store and the load of the line.
    #[error(
        "a load of {size} bytes at {address:#x} may return the old value{}: {}",
        nearest.map_or(String::new(), |n| format!(", {n}")), missing_invalidation(*scalar)
    )]
    StaleLine {
        /// Whether it is the scalar cache; otherwise it is a vector L0 cache (kernels in WGP mode).
        scalar: bool,
        /// First byte of the access.
        address: u64,
        /// Bytes accessed.
        size: u32,
        /// The allocation.
        nearest: Option<Nearest>,
    },
    /// A scalar load of bytes that a store of the same wave is still writing (strict mode). [`Fault::related`] has the
    /// store.
    #[error(
        "a scalar load of {size} bytes at {address:#x} may return the old value{}: a store of the same wave is in \
         flight: s_waitcnt_vscnt null, 0x0 is missing, or the load must be a vector load",
        nearest.map_or(String::new(), |n| format!(", {n}"))
    )]
    ScalarLoadOfStore {
        /// First byte of the access.
        address: u64,
        /// Bytes accessed.
        size: u32,
        /// The allocation.
        nearest: Option<Nearest>,
    },
    /// Two waves, or in kernels of T0's language two lanes, access the same bytes, at least one of them stores, and
    /// nothing orders the accesses (strict mode).
    #[error(
        "data race: {} of {size} bytes at {}{}; {}", Verb::of(*write, *atomic), place(*lds, *address),
        nearest.map_or(String::new(), |n| format!(", {n}")), unordered(*lanes, *unfenced)
    )]
    Race {
        /// Whether the access is in LDS, where `address` is a byte offset; otherwise it is in global memory.
        lds: bool,
        /// First byte of the access.
        address: u64,
        /// Bytes accessed.
        size: u32,
        /// Whether it is a store or an atomic.
        write: bool,
        /// Whether it is an atomic.
        atomic: bool,
        /// Whether the other access is by another lane of the same wave.
        lanes: bool,
        /// Whether an atomic orders the accesses, but the caches were not invalidated after it.
        unfenced: bool,
        /// The allocation.
        nearest: Option<Nearest>,
    },
    /// A scalar load past the end of the kernel's arguments (strict mode).
    #[error("a load of {size} bytes at byte {offset} of the kernel's arguments, which take {kernarg} bytes")]
    KernargOutOfBounds {
        /// Byte offset of the load.
        offset: u64,
        /// Bytes that the descriptor declares.
        kernarg: u64,
        /// Bytes loaded.
        size: u32,
    },
    /// A wave exhausted the budget while it loaded the same address repeatedly (strict mode).
    #[error(
        "deadlock: the wave has loaded {}{} {loads} times in a row within {budget} wave-instructions, waiting for a value that no running wave stores; a workgroup that waits for a later one waits forever",
        place(*lds, *address), nearest.map_or(String::new(), |n| format!(" ({n})"))
    )]
    Deadlock {
        /// Whether it is in LDS, where `address` is a byte offset; otherwise it is in global memory.
        lds: bool,
        /// The address.
        address: u64,
        /// How often it was loaded without another load in between.
        loads: u32,
        /// The budget.
        budget: u64,
        /// The allocation.
        nearest: Option<Nearest>,
    },
    /// The dispatch exceeded its budget of wave-instructions.
    #[error(
        "the budget of {budget} wave-instructions is exhausted: an endless loop, or a budget that is too small; set another with `.budget(n)` of the device's options or `--budget n` of `t0 run`"
    )]
    BudgetExhausted {
        /// The budget.
        budget: u64,
    },
    /// Waves wait at a barrier that other waves of the workgroup ended without reaching (strict mode).
    #[error(
        "divergent barrier: waves {waiting:?} of the workgroup wait at s_barrier, waves {ended:?} ended without it; every wave must reach it"
    )]
    DivergentBarrier {
        /// Waves that wait.
        waiting: Vec<u32>,
        /// Waves that ended.
        ended: Vec<u32>,
    },
    /// No wave of the workgroup can continue.
    #[error("deadlock: waves {waiting:?} of the workgroup wait and none can continue")]
    BarrierDeadlock {
        /// Waves that wait.
        waiting: Vec<u32>,
    },
    /// The kernel executed a trap.
    #[error("the kernel trapped (s_trap {id}): one of its assertions failed")]
    Trap {
        /// The trap's number.
        id: u32,
    },
    /// The dispatch was stopped from outside.
    #[error("the dispatch was stopped before its end")]
    Stopped,
    /// The dispatch itself is invalid.
    #[error("the dispatch cannot be run: {why}")]
    BadDispatch {
        /// What is wrong with it.
        why: String,
    },
}

/// Why an image instruction is not performed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ImageProblem {
    /// The descriptor's format is one that this device does not convert.
    #[error(
        "this device does not support the image format {code}: check bits 20 to 27 of the descriptor's second word"
    )]
    Format {
        /// The code.
        code: u32,
    },
    /// The descriptor is not that of an image, or of a multisampled one.
    #[error("this device does not support the image type {code}: check bits 28 to 31 of the descriptor's fourth word")]
    Type {
        /// The code.
        code: u32,
    },
    /// The sampler's border colour is in a table.
    #[error(
        "this device has no table of border colours: use transparent black, opaque black or opaque white (bits 30 and 31 of the sampler's last word)"
    )]
    BorderTable,
    /// The instruction has a modifier or a dimension that this device does not perform.
    #[error("this device does not execute image instructions with `lwe`, with `r128`, or in a multisampled dimension")]
    Modifier,
    /// Strict mode does not know which bytes a sample reads.
    #[error(
        "strict mode does not check samples and gathers of images: load the texels, or run the kernel without strict mode"
    )]
    NotChecked,
}

/// The use of an undefined value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Used {
    /// The address of an access, or its buffer descriptor.
    Address,
    /// A branch.
    Branch,
    /// The target of a jump.
    Jump,
    /// The mask of active lanes.
    Mask,
    /// A store to global memory.
    Store,
}

impl std::fmt::Display for Used {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Used::Address => "the address of this access",
            Used::Branch => "this branch",
            Used::Jump => "the target of this jump",
            Used::Mask => "the mask of active lanes here",
            Used::Store => "the value stored here",
        })
    }
}

/// The origin of an uninitialised value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Origin {
    /// The register was never written.
    Register,
    /// It was loaded from global memory or scratch.
    Memory,
    /// It was loaded from LDS.
    Lds,
}

impl std::fmt::Display for Origin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Origin::Register => "which was never written",
            Origin::Memory => "which was loaded from memory that was never written",
            Origin::Lds => {
                "which was loaded from LDS that was not written in this workgroup: is a `barrier()` missing between the store and the load?"
            }
        })
    }
}

/// The kind of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Verb {
    /// A load.
    Load,
    /// A store.
    Store,
    /// An atomic operation.
    Atomic,
}

impl Verb {
    /// The kind of an access that writes, or is atomic.
    pub(super) fn of(write: bool, atomic: bool) -> Verb {
        match (write, atomic) {
            (_, true) => Verb::Atomic,
            (true, _) => Verb::Store,
            _ => Verb::Load,
        }
    }
}

impl std::fmt::Display for Verb {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Verb::Load => "a load",
            Verb::Store => "a store",
            Verb::Atomic => "an atomic operation",
        })
    }
}

/// The element of a view or an LDS array that an out-of-range access refers to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Element {
    /// The name of the array in the kernel.
    pub name: String,
    /// The number of its elements.
    pub length: u64,
    /// The indices that are out of range, as the kernel computed them.
    pub outside: Vec<Outside>,
    /// The index of the element, if the code does not bound it.
    pub index: Option<u64>,
}

/// An index that is out of range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outside {
    /// Which index it is.
    pub axis: Axis,
    /// The index.
    pub index: u32,
    /// The exclusive upper bound of the index.
    pub limit: u32,
}

impl Element {
    fn describe(&self, write: bool) -> String {
        let (verb, name, length) = (if write { "a store to" } else { "a load from" }, &self.name, self.length);
        let start = format!("{verb} `{name}`, which has {length} {}", if length == 1 { "element" } else { "elements" });
        let one = |o: &Outside| match o.index as i32 {
            signed @ ..0 => {
                format!("the {} {} is not below {} (as a signed number it is {signed})", o.axis, o.index, o.limit)
            }
            _ => format!("the {} {} is not below {}", o.axis, o.index, o.limit),
        };
        match (&self.outside[..], self.index) {
            ([], Some(index)) => format!("{start}: the index is {index}"),
            ([], None) => {
                format!(
                    "{start}: the index is before the start or past the end (the compiled code bounds it, so its value is not known)"
                )
            }
            (all, _) => format!("{start}: {}", all.iter().map(one).collect::<Vec<_>>().join(", ")),
        }
    }
}

fn missing_invalidation(scalar: bool) -> &'static str {
    match scalar {
        true => {
            "the scalar cache holds the line from before the store: s_dcache_inv is missing after the store, or the load must be a vector load"
        }
        false => {
            "the wave's L0 cache may hold the line from before the store of the other wave: buffer_gl0_inv is missing after the barrier or the atomic that orders them, or the load needs glc"
        }
    }
}

fn unordered(lanes: bool, unfenced: bool) -> &'static str {
    match (lanes, unfenced) {
        (true, _) => {
            "another lane of the same wave accesses it too: only `barrier()` orders lanes, so use one, or an atomic operation"
        }
        (false, true) => {
            "an atomic orders it with the other access, but after it the wave's caches may hold the old value: an acquire fence of agent scope (buffer_gl1_inv, buffer_gl0_inv) is missing"
        }
        (false, false) => "no barrier and no atomic orders it with the other access",
    }
}

fn place(lds: bool, address: u64) -> String {
    if lds { format!("byte {address} of the LDS") } else { format!("{address:#x}") }
}

fn verb(write: bool) -> &'static str {
    if write { "store" } else { "load" }
}

fn near_or_null(address: u64, nearest: &Option<Nearest>) -> String {
    match (address, nearest) {
        (..0x1_0000, None) => ": a null pointer, or a small number used as a pointer".into(),
        _ => near(nearest),
    }
}

fn near(nearest: &Option<Nearest>) -> String {
    match nearest {
        Some(n) => format!(", {n}"),
        None => ", far from any allocation".into(),
    }
}

/// The alternate form (`{:#}`) adds the code around the fault.
impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [x, y, z] = self.workgroup;
        write!(f, "{}\n  at pc {:#x}", self.kind, self.pc)?;
        if let Some(text) = &self.instruction {
            write!(f, ": {text}")?;
        }
        write!(f, "\n  workgroup ({x}, {y}, {z}), wave {}", self.wave)?;
        if let Some(lane) = self.lane {
            write!(f, ", lane {lane}")?;
        }
        for other in &self.related {
            write!(f, "\n  {other}")?;
        }
        let around = if f.alternate() { &self.disassembly[..] } else { &[] };
        for (pc, text) in around {
            let mark = if *pc == self.pc { "->" } else { "  " };
            write!(f, "\n  {mark} {pc:#x}: {text}")?;
        }
        Ok(())
    }
}

impl std::fmt::Display for Related {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} at pc {:#x}", self.role, self.pc)?;
        if let Some(text) = &self.instruction {
            write!(f, ": {text}")?;
        }
        let [x, y, z] = self.workgroup;
        write!(f, ", workgroup ({x}, {y}, {z}), wave {}", self.wave)?;
        match self.lane {
            Some(lane) => write!(f, ", lane {lane}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Fault {}
