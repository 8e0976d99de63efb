//! AQL packets as the command processor decodes them.

use super::exceptions::error;
use super::pm4;
use crate::exec::Dispatch;

/// Bytes of a packet.
pub(super) const BYTES: u64 = 64;
/// The most LDS of a workgroup.
const LDS_BYTES: u32 = 64 << 10;
/// The type of a packet whose format AMD defines.
pub(super) const VENDOR: u32 = 0;
/// The vendor format of PM4 commands in memory.
const FORMAT_COMMANDS: u32 = 1;
/// The vendor format of a barrier on a signal's value.
const FORMAT_VALUE: u32 = 2;
/// The type of a slot that holds no packet yet.
pub(super) const INVALID: u32 = 1;
/// The type of a kernel dispatch.
pub(super) const DISPATCH: u32 = 2;

/// Bits of the header besides the type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Header {
    /// Whether the packet starts only after all earlier ones have completed.
    pub(super) barrier: bool,
    acquire: u32,
    release: u32,
}

/// The scope of a fence: the whole system.
const SYSTEM: u32 = 2;

impl Header {
    pub(super) fn decode(first: u32) -> Header {
        Header { barrier: first >> 8 & 1 != 0, acquire: first >> 9 & 3, release: first >> 11 & 3 }
    }

    /// Whether the packet sees what the host has written.
    pub(super) fn acquires(self) -> bool {
        self.acquire == SYSTEM
    }

    /// Whether the host sees what the packet has written.
    pub(super) fn releases(self) -> bool {
        self.release == SYSTEM
    }

    /// The rule of AQL that the header violates, if any.
    pub(super) fn violation(self) -> Option<String> {
        let reserved = self.acquire.max(self.release) > SYSTEM;
        reserved.then(|| "a fence scope in its header is 3, which is reserved".to_owned())
    }
}

/// A packet that the command processor supports.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Packet {
    Dispatch(DispatchPacket),
    /// All (or any) of these signals must reach 0.
    Barrier {
        signals: [u64; 5],
        any: bool,
        completion: u64,
    },
    /// A vendor packet that runs PM4 commands in memory.
    Commands {
        address: u64,
        words: u32,
        completion: u64,
    },
    /// A vendor packet that waits until a signal's value has a relation to a number.
    Value {
        signal: u64,
        value: i64,
        mask: i64,
        condition: u32,
        completion: u64,
    },
    /// A packet type that this command processor does not support.
    Unknown {
        kind: u32,
    },
}

/// The fields of a kernel dispatch packet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct DispatchPacket {
    pub(super) dimensions: u16,
    pub(super) workgroup: [u16; 3],
    pub(super) grid: [u32; 3],
    pub(super) private_bytes: u32,
    pub(super) group_bytes: u32,
    pub(super) descriptor: u64,
    pub(super) kernarg: u64,
    pub(super) completion: u64,
}

impl Packet {
    pub(super) fn decode(bytes: &[u8; 64]) -> Packet {
        let half = |at: usize| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
        let word = |at: usize| u32::from(half(at)) | u32::from(half(at + 2)) << 16;
        let long = |at: usize| u64::from(word(at)) | u64::from(word(at + 4)) << 32;
        let completion = long(56);
        match word(0) & 0xff {
            DISPATCH => Packet::Dispatch(DispatchPacket {
                dimensions: half(2) & 3,
                workgroup: [half(4), half(6), half(8)],
                grid: [word(12), word(16), word(20)],
                private_bytes: word(24),
                group_bytes: word(28),
                descriptor: long(32),
                kernarg: long(40),
                completion,
            }),
            kind @ (3 | 5) => {
                Packet::Barrier { signals: std::array::from_fn(|i| long(8 + 8 * i)), any: kind == 5, completion }
            }
            VENDOR if word(0) >> 16 & 0xff == FORMAT_COMMANDS && word(4) == pm4::INDIRECT_BUFFER => {
                Packet::Commands { address: long(8) & !3, words: word(16) & 0xf_ffff, completion }
            }
            VENDOR if word(0) >> 16 & 0xff == FORMAT_VALUE => Packet::Value {
                signal: long(8),
                value: long(16) as i64,
                mask: long(24) as i64,
                condition: word(32),
                completion,
            },
            kind => Packet::Unknown { kind },
        }
    }
}

impl DispatchPacket {
    /// The rule of AQL that the packet violates, if any, and the command processor's error.
    pub(super) fn violation(&self) -> Option<(u64, String)> {
        let items = self.workgroup.iter().map(|&side| u64::from(side)).product::<u64>();
        if !(1..=3).contains(&self.dimensions) {
            return Some((error::DIMENSIONS, format!("its setup field has {} dimensions", self.dimensions)));
        }
        if items == 0 || items > 1024 {
            let why = format!("its workgroup of {:?} has {items} work-items; 1 to 1024 are allowed", self.workgroup);
            return Some((error::WORKGROUP, why));
        }
        if self.grid.contains(&0) {
            return Some((error::DIMENSIONS, format!("its grid {:?} is empty in one dimension", self.grid)));
        }
        let unused = usize::from(self.dimensions)..3;
        if unused.clone().any(|d| self.grid[d] != 1 || self.workgroup[d] != 1) {
            let Self { dimensions, grid, workgroup, .. } = self;
            let why = format!("it has {dimensions} dimensions, but grid {grid:?}, workgroup {workgroup:?}");
            return Some((error::DIMENSIONS, why));
        }
        if self.group_bytes > LDS_BYTES {
            let why = format!("it asks for {} bytes of LDS; a workgroup has at most 64 KiB of LDS", self.group_bytes);
            return Some((error::GROUP_MEMORY, why));
        }
        None
    }

    /// The rule of HSA that the packet violates, but that no hardware checks.
    pub(super) fn breach(&self) -> Option<String> {
        let aligned = self.kernarg.is_multiple_of(16);
        (!aligned).then(|| format!("its kernarg address {:#x} is not a multiple of 16", self.kernarg))
    }

    /// Work-items of a workgroup.
    pub(super) fn items(&self) -> u64 {
        self.workgroup.iter().map(|&side| u64::from(side)).product()
    }

    /// The dispatch for the executor. The caller fills in code and descriptor.
    pub(super) fn dispatch(&self) -> Dispatch {
        Dispatch {
            kernarg: self.kernarg,
            grid: self.grid,
            workgroup: self.workgroup,
            lds_bytes: self.group_bytes,
            private_bytes: self.private_bytes,
            ..Dispatch::default()
        }
    }
}
