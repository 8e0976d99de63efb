//! The structs of `linux/kfd_ioctl.h` that the client uses. Request numbers derive from struct sizes.

use bytemuck::{Pod, Zeroable};

/// The argument of one ioctl.
pub(crate) trait Argument: Pod {
    /// The request number.
    const REQUEST: u32;
    /// The action of the call, as an infinitive, for messages.
    const ACTION: &'static str;
}

const WRITE: u32 = 1;
const READ: u32 = 2;

const fn request(direction: u32, number: u32, bytes: usize) -> u32 {
    direction << 30 | (bytes as u32) << 16 | (b'K' as u32) << 8 | number
}

macro_rules! ioctls {
    ($($(#[$doc:meta])* $Name:ident = $direction:expr, $number:literal, $size:literal, $action:literal { $($field:ident: $t:ty,)* })*) => {$(
        $(#[$doc])*
        #[repr(C)]
        #[derive(Debug, Clone, Copy, Default, Pod, Zeroable)]
        pub(crate) struct $Name {
            $(pub(crate) $field: $t,)*
        }

        const _: () = assert!(size_of::<$Name>() == $size);

        impl Argument for $Name {
            const REQUEST: u32 = request($direction, $number, $size);
            const ACTION: &'static str = $action;
        }
    )*};
}

ioctls! {
    GetVersion = READ, 0x01, 8, "report its version" { major: u32, minor: u32, }
    CreateQueue = READ | WRITE, 0x02, 96, "create a compute queue" {
        ring_base: u64, write_pointer: u64, read_pointer: u64, doorbell_offset: u64, ring_bytes: u32, gpu_id: u32,
        queue_type: u32, percentage: u32, priority: u32, queue_id: u32, eop_address: u64, eop_bytes: u64,
        save_address: u64, save_bytes: u32, control_bytes: u32, sdma_engine: u32, pad: u32,
    }
    DestroyQueue = READ | WRITE, 0x03, 8, "destroy a queue" { queue_id: u32, pad: u32, }
    GetClockCounters = READ | WRITE, 0x05, 40, "read the clocks" {
        gpu: u64, cpu: u64, system: u64, system_hz: u64, gpu_id: u32, pad: u32,
    }
    CreateEvent = READ | WRITE, 0x08, 32, "create an event" {
        page_offset: u64, trigger_data: u32, event_type: u32, auto_reset: u32, node_id: u32, event_id: u32, slot: u32,
    }
    DestroyEvent = WRITE, 0x09, 8, "destroy an event" { event_id: u32, pad: u32, }
    WaitEvents = READ | WRITE, 0x0c, 24, "wait for events" {
        events: u64, count: u32, wait_for_all: u32, timeout_ms: u32, result: u32,
    }
    AcquireVm = WRITE, 0x15, 8, "acquire the GPU's address space" { drm_fd: u32, gpu_id: u32, }
    AllocMemory = READ | WRITE, 0x16, 40, "allocate memory" {
        address: u64, bytes: u64, handle: u64, mmap_offset: u64, gpu_id: u32, flags: u32,
    }
    FreeMemory = WRITE, 0x17, 8, "free memory" { handle: u64, }
    MapMemory = READ | WRITE, 0x18, 24, "map memory into the GPU" {
        handle: u64, devices: u64, count: u32, success: u32,
    }
    UnmapMemory = READ | WRITE, 0x19, 24, "unmap memory from the GPU" {
        handle: u64, devices: u64, count: u32, success: u32,
    }
    AvailableMemory = READ | WRITE, 0x23, 16, "report how much memory is free" { bytes: u64, gpu_id: u32, pad: u32, }
    RuntimeEnable = READ | WRITE, 0x25, 16, "enable the runtime" { r_debug: u64, mode: u32, capabilities: u32, }
}

const _: () = assert!(CreateQueue::REQUEST == 0xc060_4b02);
const _: () = assert!(DestroyQueue::REQUEST == 0xc008_4b03);
const _: () = assert!(CreateEvent::REQUEST == 0xc020_4b08);
const _: () = assert!(WaitEvents::REQUEST == 0xc018_4b0c);
const _: () = assert!(AcquireVm::REQUEST == 0x4008_4b15);
const _: () = assert!(AllocMemory::REQUEST == 0xc028_4b16);
const _: () = assert!(FreeMemory::REQUEST == 0x4008_4b17);
const _: () = assert!(MapMemory::REQUEST == 0xc018_4b18);
const _: () = assert!(UnmapMemory::REQUEST == 0xc018_4b19);
const _: () = assert!(RuntimeEnable::REQUEST == 0xc010_4b25);
const _: () = assert!(GetVersion::REQUEST == 0x8008_4b01);

/// One entry of WAIT_EVENTS' array. The first 32 bytes are exception data if the event is an exception. Those of a
/// hardware exception are `reset_type`, `reset_cause`, `memory_lost` and `gpu_id`, in the places of the first four
/// fields.
#[repr(C)]
#[derive(Debug, Clone, Copy, Default, Pod, Zeroable)]
pub(crate) struct EventData {
    /// Memory exception: the page is not present.
    pub(crate) not_present: u32,
    /// Memory exception: a write to a read-only page.
    pub(crate) read_only: u32,
    /// Memory exception: execution of a page that is not executable.
    pub(crate) no_execute: u32,
    /// Memory exception: the address is imprecise.
    pub(crate) imprecise: u32,
    /// Memory exception: the address.
    pub(crate) address: u64,
    /// Memory exception: the GPU.
    pub(crate) gpu_id: u32,
    /// Memory exception: the class of error.
    pub(crate) error_type: u32,
    pub(crate) extension: u64,
    /// The event waited for.
    pub(crate) event_id: u32,
    pub(crate) pad: u32,
}

const _: () = assert!(size_of::<EventData>() == 48);

/// Allocation flags.
pub(crate) mod flags {
    pub(crate) const VRAM: u32 = 1;
    pub(crate) const GTT: u32 = 1 << 1;
    pub(crate) const MMIO_REMAP: u32 = 1 << 4;
    pub(crate) const UNCACHED: u32 = 1 << 25;
    pub(crate) const COHERENT: u32 = 1 << 26;
    pub(crate) const NO_SUBSTITUTE: u32 = 1 << 28;
    pub(crate) const PUBLIC: u32 = 1 << 29;
    pub(crate) const EXECUTABLE: u32 = 1 << 30;
    pub(crate) const WRITABLE: u32 = 1 << 31;
}

/// Types of queues and events.
pub(crate) const QUEUE_TYPE_AQL: u32 = 2;
pub(crate) const EVENT_SIGNAL: u32 = 0;
pub(crate) const EVENT_HARDWARE: u32 = 3;
pub(crate) const EVENT_MEMORY: u32 = 8;
/// WAIT_EVENTS' result for a timeout.
pub(crate) const WAIT_TIMEOUT: u32 = 1;
/// Bytes of the event page: 4096 slots of 8 bytes.
pub(crate) const EVENT_PAGE_BYTES: u64 = 32 * 1024;
