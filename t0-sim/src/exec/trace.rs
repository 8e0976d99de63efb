//! The instructions that each wave executed, in order ([`super::Options::trace`]).

/// The first line of a wave's scratch in [`WaveTrace::touched`].
pub const SCRATCH_LINE: u64 = 1 << 56;

/// One executed instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Executed {
    /// Its address.
    pub address: u64,
    /// The number of 128-byte lines that the cache looks up for an access to global memory or scratch. A load is served
    /// in passes, of as many lanes as fill 128 bytes: a line that the active lanes of two passes touch counts twice.
    /// For a store, the number of lines. For an access to LDS, the clocks for which it occupies the banks. 0 for other
    /// instructions.
    pub lines: u16,
}

/// What one wave executed, from its first instruction to its last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WaveTrace {
    /// The workgroup's coordinates.
    pub workgroup: [u32; 3],
    /// The wave's number in its workgroup.
    pub wave: u32,
    /// The instructions in order.
    pub executed: Vec<Executed>,
    /// The 128-byte lines of all accesses to global memory and scratch, in order: addresses divided by 128, and for
    /// scratch, which each wave has for itself, [`SCRATCH_LINE`] and what follows. Each access has as many as
    /// [`Executed::lines`] states; the lines of a pass ascend.
    pub touched: Vec<u64>,
}

/// A wave's trace while it runs.
#[derive(Debug, Default)]
pub(super) struct Steps {
    /// The number of each instruction, and its lines or clocks.
    pub(super) executed: Vec<(u32, u16)>,
    pub(super) touched: Vec<u64>,
}

/// The trace of a wave whose instructions have only numbers so far.
#[derive(Debug, Default)]
pub(super) struct Numbered {
    pub(super) workgroup: [u32; 3],
    pub(super) wave: u32,
    pub(super) steps: Steps,
}
