//! Flags of [`AllocMemoryOfGpu`](crate::AllocMemoryOfGpu): `KFD_IOC_ALLOC_MEM_FLAGS_*`.

/// Device memory.
pub const VRAM: u32 = 1;
/// Host memory that the driver allocates.
pub const GTT: u32 = 1 << 1;
/// Host memory of the client.
pub const USERPTR: u32 = 1 << 2;
/// The doorbell page.
pub const DOORBELL: u32 = 1 << 3;
/// The page of registers that a client may write, such as the one that flushes HDP.
pub const MMIO_REMAP: u32 = 1 << 4;
/// The bits that name the kind of memory.
pub const KINDS: u32 = VRAM | GTT | USERPTR | DOORBELL | MMIO_REMAP;
/// The GPU does not cache the memory.
pub const UNCACHED: u32 = 1 << 25;
/// The host and the GPU see each other's writes without flushes.
pub const COHERENT: u32 = 1 << 26;
/// The driver must not take another kind of memory instead.
pub const NO_SUBSTITUTE: u32 = 1 << 28;
/// The host can map the memory.
pub const PUBLIC: u32 = 1 << 29;
/// The GPU may execute the memory.
pub const EXECUTABLE: u32 = 1 << 30;
/// The GPU may write the memory.
pub const WRITABLE: u32 = 1 << 31;
