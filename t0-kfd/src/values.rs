//! Types of queues and events, and results of waits: `KFD_IOC_QUEUE_TYPE_*`, `KFD_IOC_EVENT_*` and
//! `KFD_IOC_WAIT_RESULT_*`.

/// A compute queue of PM4 packets.
pub const QUEUE_TYPE_COMPUTE: u32 = 0;
/// A queue of any SDMA engine.
pub const QUEUE_TYPE_SDMA: u32 = 1;
/// A compute queue of AQL packets.
pub const QUEUE_TYPE_COMPUTE_AQL: u32 = 2;
/// A queue of an SDMA engine for links between GPUs.
pub const QUEUE_TYPE_SDMA_XGMI: u32 = 3;
/// A queue of the SDMA engine that the argument names.
pub const QUEUE_TYPE_SDMA_BY_ENG_ID: u32 = 4;

/// An event that signals raise.
pub const EVENT_SIGNAL: u32 = 0;
/// An exception of the device as a whole, such as a reset.
pub const EVENT_HW_EXCEPTION: u32 = 3;
/// An event that a debugger raises.
pub const EVENT_DEBUG_EVENT: u32 = 5;
/// A memory exception.
pub const EVENT_MEMORY: u32 = 8;

/// The wait ended because the events were raised.
pub const WAIT_RESULT_COMPLETE: u32 = 0;
/// The wait ended because its time was over.
pub const WAIT_RESULT_TIMEOUT: u32 = 1;
/// The wait failed, for example because an event was destroyed.
pub const WAIT_RESULT_FAIL: u32 = 2;

/// Bytes of the event page: 4096 slots of 8 bytes (`KFD_SIGNAL_EVENT_LIMIT` in the driver).
pub const EVENT_PAGE_BYTES: u64 = 4096 * 8;
