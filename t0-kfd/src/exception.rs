//! Exceptions of queues, as bits of the word that `err_payload_addr` of a save area names: `KFD_EC_MASK(EC_QUEUE_*)`.

/// A wave executed the trap of `llvm.trap`: s_trap 2.
pub const WAVE_ABORT: u64 = 1 << 0;
/// A wave executed another trap.
pub const WAVE_TRAP: u64 = 1 << 1;
/// A wave raised an arithmetic exception that its mode enables.
pub const WAVE_MATH_ERROR: u64 = 1 << 2;
/// A wave executed an illegal instruction.
pub const WAVE_ILLEGAL_INSTRUCTION: u64 = 1 << 3;
/// A wave accessed a page that is not mapped.
pub const WAVE_MEMORY_VIOLATION: u64 = 1 << 4;
/// A wave accessed an address outside of every aperture.
pub const WAVE_APERTURE_VIOLATION: u64 = 1 << 5;
/// A packet has an invalid number of dimensions, or an empty grid.
pub const PACKET_DISPATCH_DIM_INVALID: u64 = 1 << 15;
/// A packet asks for more LDS than a workgroup can have.
pub const PACKET_DISPATCH_GROUP_SEGMENT_SIZE_INVALID: u64 = 1 << 16;
/// The kernel object of a packet is not a kernel descriptor.
pub const PACKET_DISPATCH_CODE_INVALID: u64 = 1 << 17;
/// A packet of this type or with these options is not supported.
pub const PACKET_UNSUPPORTED: u64 = 1 << 19;
/// A packet's workgroup has no work-items, or too many.
pub const PACKET_DISPATCH_WORK_GROUP_SIZE_INVALID: u64 = 1 << 20;
/// A kernel needs more registers than a wave can have.
pub const PACKET_DISPATCH_REGISTER_INVALID: u64 = 1 << 21;
/// A vendor packet of this format is not supported.
pub const PACKET_VENDOR_UNSUPPORTED: u64 = 1 << 22;
