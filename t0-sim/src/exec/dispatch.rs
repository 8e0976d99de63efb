//! What is run and how: the plain values that [`super::run`] takes and returns.

use super::clock::Clock;
use super::executions::Executions;
use super::level::Level;
use super::notes::Notes;
use super::profile::Profile;
use super::trace::WaveTrace;
use std::sync::Arc;
use t0_isa::object::vgpr_encoding_granule;

/// Wave-instructions of a dispatch in strict mode, unless the options say otherwise: a few seconds.
pub const STRICT_BUDGET: u64 = 30_000_000;

/// The fields of a kernel descriptor that set up a wave.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Descriptor {
    /// Static LDS bytes.
    pub lds_bytes: u32,
    /// Scratch bytes per work-item.
    pub private_bytes: u32,
    /// Kernarg bytes.
    pub kernarg_bytes: u32,
    /// Entry point relative to the descriptor's own address.
    pub entry_offset: i64,
    /// COMPUTE_PGM_RSRC1.
    pub rsrc1: u32,
    /// COMPUTE_PGM_RSRC2.
    pub rsrc2: u32,
    /// COMPUTE_PGM_RSRC3.
    pub rsrc3: u32,
    /// Kernel code properties: which user SGPRs are set up, wave32.
    pub properties: u16,
}

impl Descriptor {
    /// Reads the 64 bytes that a dispatch packet's `kernel_object` points to.
    pub fn from_bytes(bytes: &[u8; 64]) -> Descriptor {
        let word = |at: usize| u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
        Descriptor {
            lds_bytes: word(0x00),
            private_bytes: word(0x04),
            kernarg_bytes: word(0x08),
            entry_offset: (u64::from(word(0x10)) | u64::from(word(0x14)) << 32) as i64,
            rsrc3: word(0x2c),
            rsrc1: word(0x30),
            rsrc2: word(0x34),
            properties: word(0x38) as u16,
        }
    }

    /// Whether waves have 32 lanes (64 otherwise).
    pub fn wave32(&self) -> bool {
        self.properties & 1 << 10 != 0
    }

    /// Whether the compiler could not determine how much stack the kernel needs: USES_DYNAMIC_STACK.
    pub fn dynamic_stack(&self) -> bool {
        self.properties & 1 << 11 != 0
    }

    /// VGPRs that each wave gets: GRANULATED_WORKITEM_VGPR_COUNT of COMPUTE_PGM_RSRC1 (AMDGPUUsage, "compute_pgm_rsrc1
    /// for GFX6-GFX12"). A card may allocate in larger blocks; code cannot rely on the excess.
    pub fn vgprs(&self) -> u16 {
        let granule = vgpr_encoding_granule(if self.wave32() { 32 } else { 64 });
        ((self.rsrc1 & 0x3f) + 1).saturating_mul(granule).min(256) as u16
    }
}

/// One launch of a kernel.
#[derive(Clone, Debug, Default)]
pub struct Dispatch {
    /// Address of the first instruction.
    pub code: u64,
    /// How a wave starts.
    pub descriptor: Descriptor,
    /// Address of the kernarg segment.
    pub kernarg: u64,
    /// Address of the AQL packet, for kernels that request it; 0 if there is none.
    pub dispatch_ptr: u64,
    /// Identity of the dispatch, for kernels that request it.
    pub dispatch_id: u64,
    /// Address of the queue, for kernels that request it; 0 if there is none.
    pub queue_ptr: u64,
    /// Work-items in x, y, z. The last workgroup of a dimension may be partial.
    pub grid: [u32; 3],
    /// Work-items of a workgroup in x, y, z.
    pub workgroup: [u16; 3],
    /// LDS bytes of a workgroup, static and dynamic.
    pub lds_bytes: u32,
    /// Scratch bytes of a work-item.
    pub private_bytes: u32,
    /// The user SGPRs, for a launch by registers: the waves get as many of them as COMPUTE_PGM_RSRC2 states. `None` if
    /// they follow from the descriptor's properties.
    pub user: Option<[u32; 16]>,
}

/// How to run a dispatch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Whether errors that the hardware tolerates are faults: out-of-range buffer accesses, uses of values that were
    /// never written, data races, barriers that ended waves never reach. The dispatch then runs on one thread.
    pub strict: bool,
    /// Whether out-of-range accesses whose results hardware defines may be intended, as in code of other compilers. It
    /// concerns strict mode, and kernels without a note of T0's compiler: a buffer access beyond its descriptor then
    /// loads zero or stores nothing, and a load past the LDS is a fault only where its value is used.
    pub foreign: bool,
    /// Moves the results of approximate instructions at random, by as much as a card's may differ from the rounded
    /// ones; the value is the seed. Equal operations have equal results, as on a card. `None`: they are rounded.
    pub ulp_noise: Option<u64>,
    /// Whether strict mode checks each lane of each access by itself, without its shortcuts for whole waves. Reports do
    /// not depend on it; this is for tests of that.
    pub each_lane: bool,
    /// Wave-instructions that the dispatch may take; `None` is unlimited.
    pub budget: Option<u64>,
    /// The number of threads; `None` uses one per core. The result does not depend on it.
    pub threads: Option<usize>,
    /// The highest level of host vector extensions to use; `None` uses the best available. The result does not depend
    /// on it.
    pub level: Option<Level>,
    /// Whether to count instructions by class and bytes by kind of memory. This slows the dispatch down and has no
    /// other effect.
    pub profile: bool,
    /// Whether to count how often each instruction is executed. This slows the dispatch down and has no other effect.
    pub executions: bool,
    /// The number of workgroups, from the first that runs, whose instructions are recorded. This slows the dispatch
    /// down and has no other effect.
    pub trace: u64,
    /// Whether all workgroups run at once, each on a thread of its own, so that they may wait for each other: a
    /// cooperative launch. A dispatch then has at most 4096 workgroups. Not in strict mode.
    pub together: bool,
    /// The WGPs on which workgroups run, one after another: for each its fields of the register HW_ID1, SE_ID, SA_ID
    /// and WGP_ID. Kernels that read the register see them, and nothing else depends on them. `None` if they are 0.
    pub places: Option<Arc<[u32]>>,
    /// The numbers of the workgroups to run, ascending and each once; the others are skipped, so that the result of the
    /// dispatch is incomplete. If it is empty, all workgroups run. A workgroup's number counts in x, then y, then z.
    pub only: Vec<u64>,
    /// What the clocks that the kernel reads count.
    pub clock: Clock,
}

impl Options {
    /// The number after that of the last workgroup that is recorded.
    pub(super) fn traced(&self) -> u64 {
        match self.trace {
            0 => 0,
            count if self.only.is_empty() => count,
            count => self.only.get(count as usize - 1).map_or(u64::MAX, |number| number + 1),
        }
    }
}

/// What a finished dispatch did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Workgroups run.
    pub workgroups: u64,
    /// Waves run.
    pub waves: u64,
    /// Waves that a trap handler, or an exception without a handler, has halted. On a card the dispatch never ends.
    pub halted: u64,
    /// Instructions executed, counted once per wave, without `s_delay_alu`, which changes when the next instructions
    /// issue and nothing else.
    pub instructions: u64,
    /// The profile, if [`Options::profile`] is set.
    pub profile: Option<Box<Profile>>,
    /// How often each instruction was executed, if [`Options::executions`] is set.
    pub executions: Option<Executions>,
    /// The instructions of each wave of the first [`Options::trace`] workgroups, by workgroup and wave.
    pub trace: Vec<WaveTrace>,
    /// Findings of strict mode that are legal but may be mistakes.
    pub notes: Notes,
}
