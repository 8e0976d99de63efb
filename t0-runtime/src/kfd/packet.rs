//! AQL packets, 64 bytes each; the first word is published last.

/// Bytes of a packet.
pub(crate) const PACKET_BYTES: u64 = 64;
/// Header of a slot that does not contain a packet yet.
pub(crate) const INVALID: u32 = 1;

const KERNEL_DISPATCH: u32 = 2;
const BARRIER_AND: u32 = 3;
/// The packet starts after all earlier ones have completed.
const BARRIER: u32 = 1 << 8;
/// Barrier bit and system scope for acquire and release: each packet starts after the previous one and sees all of its
/// effects.
const ORDERED: u32 = BARRIER | 2 << 9 | 2 << 11;

/// A packet: the word with the header, and the bytes after it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Packet {
    pub(crate) first: u32,
    pub(crate) rest: [u8; 60],
}

/// The contents of a kernel dispatch packet.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Dispatch {
    pub(crate) workgroup: [u16; 3],
    /// Work-items.
    pub(crate) grid: [u32; 3],
    pub(crate) private_bytes: u32,
    pub(crate) group_bytes: u32,
    /// Address of the kernel descriptor.
    pub(crate) descriptor: u64,
    pub(crate) kernarg: u64,
}

impl Packet {
    /// A kernel dispatch that completes `signal`.
    pub(crate) fn dispatch(d: &Dispatch, signal: u64) -> Packet {
        let dimensions = if d.grid[2] > 1 || d.workgroup[2] > 1 {
            3
        } else if d.grid[1] > 1 || d.workgroup[1] > 1 {
            2
        } else {
            1
        };
        let mut packet = Packet::new(KERNEL_DISPATCH | ORDERED | dimensions << 16, signal);
        for i in 0..3 {
            packet.set(4 + 2 * i, &d.workgroup[i].to_le_bytes());
            packet.set(12 + 4 * i, &d.grid[i].to_le_bytes());
        }
        packet.set(24, &d.private_bytes.to_le_bytes());
        packet.set(28, &d.group_bytes.to_le_bytes());
        packet.set(32, &d.descriptor.to_le_bytes());
        packet.set(40, &d.kernarg.to_le_bytes());
        packet
    }

    /// A packet that completes `signal` when all of `after` (at most five signals) and all earlier packets have
    /// completed.
    pub(crate) fn barrier(after: &[u64], signal: u64) -> Packet {
        let mut packet = Packet::new(BARRIER_AND | ORDERED, signal);
        for (i, address) in after.iter().take(5).enumerate() {
            packet.set(8 + 8 * i, &address.to_le_bytes());
        }
        packet
    }

    /// The dispatch with its kernarg address relative to `base`, and with a completion signal.
    pub(crate) fn completed(&self, base: u64, signal: u64) -> Packet {
        let mut packet = *self;
        packet.set(40, &(base + self.kernarg()).to_le_bytes());
        packet.set(56, &signal.to_le_bytes());
        packet
    }

    /// The kernarg address of a dispatch.
    pub(crate) fn kernarg(&self) -> u64 {
        let mut address = [0; 8];
        address.copy_from_slice(&self.rest[40 - 4..48 - 4]);
        u64::from_le_bytes(address)
    }

    /// The packet without barrier bit: it may run together with the packet before it, and with those that this one may
    /// overlap.
    pub(crate) fn overlapping(self) -> Packet {
        Packet { first: self.first & !BARRIER, ..self }
    }

    /// Whether the packet starts only after all earlier ones have completed.
    pub(crate) fn is_ordered(&self) -> bool {
        self.first & BARRIER != 0
    }

    fn new(first: u32, signal: u64) -> Packet {
        let mut packet = Packet { first, rest: [0; 60] };
        packet.set(56, &signal.to_le_bytes());
        packet
    }

    fn set(&mut self, at: usize, bytes: &[u8]) {
        self.rest[at - 4..at - 4 + bytes.len()].copy_from_slice(bytes);
    }
}
