//! The ioctls of `/dev/kfd`: numbers, structs and flags of `linux/kfd_ioctl.h`.
//!
//! Structs and fields have the header's meaning and the fields have its names. An argument is read from bytes and
//! written to bytes, so that a client and a driver in the same process need no pointers to it:
//!
//! ```
//! use t0_kfd::{AcquireVm, Ioctl, Layout};
//!
//! let argument = AcquireVm { drm_fd: 5, gpu_id: 0x7440 };
//! let mut bytes = [0; AcquireVm::BYTES];
//! argument.write(&mut bytes);
//! assert_eq!(AcquireVm::REQUEST, 0x4008_4b15);
//! assert_eq!(bytes, [5, 0, 0, 0, 0x40, 0x74, 0, 0]);
//! assert_eq!(AcquireVm::read(&bytes), argument);
//! ```
//!
//! | file | contents |
//! |---|---|
//! | `lib` | what an ioctl and its argument are |
//! | `ioctls` | one row an ioctl |
//! | `flags`, `values` | constants of arguments |
//! | `exception` | what the driver reports of a queue |
//!
//! Does not belong here: what a call does, its errors, and policy of clients.
//!
//! Limits: only calls that T0 makes or answers are described. Memory is little-endian, as on every host of the driver.

#![no_std]

pub mod exception;
pub mod flags;
mod ioctls;
pub mod values;

pub use ioctls::*;

/// A struct of the driver's interface. All its fields are little-endian words of 4 or 8 bytes.
pub trait Layout: Copy + Default {
    /// The struct's size in bytes.
    const BYTES: usize;
    /// The struct's name in the header.
    const STRUCT: &'static str;
    /// The fields in the order of the struct: the name in the header, and the size in bytes.
    const FIELDS: &'static [(&'static str, usize)];

    /// Reads the struct. Bytes that are missing are 0: the driver reads the shorter struct of an older client this way.
    fn read(bytes: &[u8]) -> Self;

    /// Writes the struct, or the part of it for which there are bytes.
    fn write(&self, bytes: &mut [u8]);
}

/// The argument of an ioctl.
pub trait Ioctl: Layout {
    /// The call's number among the driver's calls.
    const NUMBER: u32;
    /// The request number, which contains the direction, the size of the argument and [`Ioctl::NUMBER`].
    const REQUEST: u32 = request(Self::DIRECTION, Self::NUMBER, Self::BYTES);
    /// The direction in which the kernel copies the argument.
    const DIRECTION: Direction;
    /// The call's name in the header, without the prefix `AMDKFD_IOC_`.
    const NAME: &'static str;
    /// What the call does, as an infinitive, for messages.
    const ACTION: &'static str;
}

/// The directions in which the kernel copies the argument of an ioctl.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// From the client.
    In = 1,
    /// To the client.
    Out = 2,
    /// From the client, and back to it.
    InOut = 3,
}

impl Direction {
    /// The direction of a request number, if the request has an argument.
    pub const fn of(request: u32) -> Option<Direction> {
        match request >> 30 {
            1 => Some(Direction::In),
            2 => Some(Direction::Out),
            3 => Some(Direction::InOut),
            _ => None,
        }
    }

    /// Whether the kernel copies the argument from the client.
    pub const fn reads(self) -> bool {
        matches!(self, Direction::In | Direction::InOut)
    }

    /// Whether the kernel copies the argument to the client.
    pub const fn writes(self) -> bool {
        matches!(self, Direction::Out | Direction::InOut)
    }
}

/// The letter in the request numbers of this driver.
const LETTER: u32 = b'K' as u32;

const fn request(direction: Direction, number: u32, bytes: usize) -> u32 {
    (direction as u32) << 30 | (bytes as u32) << 16 | LETTER << 8 | number
}

/// Whether a request number is one of this driver.
pub const fn is_kfd(request: u32) -> bool {
    request >> 8 & 0xff == LETTER
}

/// The call's number in a request number.
pub const fn number(request: u32) -> u32 {
    request & 0xff
}

/// The size in bytes that a request number states for its argument.
pub const fn argument_bytes(request: u32) -> usize {
    (request >> 16 & 0x3fff) as usize
}

/// An array that a field of an argument points to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Array {
    /// Byte offset of the pointer in the argument.
    pub at: usize,
    /// The address of the array; 0 without an array.
    pub address: u64,
    /// The size of the array in bytes.
    pub bytes: u64,
    /// Whether the driver reads the array.
    pub read: bool,
    /// Whether the driver writes the array.
    pub written: bool,
}

/// A field of a struct.
trait Word: Copy {
    /// Reads the word at byte `at`; missing bytes are 0.
    fn read(bytes: &[u8], at: usize) -> Self;
    /// Writes the bytes of the word at byte `at` that are there.
    fn write(self, bytes: &mut [u8], at: usize);
}

macro_rules! words {
    ($($t:ty)*) => {$(
        impl Word for $t {
            fn read(bytes: &[u8], at: usize) -> $t {
                let mut word = [0; size_of::<$t>()];
                let there = bytes.get(at..).unwrap_or_default();
                for (to, from) in word.iter_mut().zip(there) {
                    *to = *from;
                }
                <$t>::from_le_bytes(word)
            }

            fn write(self, bytes: &mut [u8], at: usize) {
                let there = bytes.get_mut(at..).unwrap_or_default();
                for (to, from) in there.iter_mut().zip(self.to_le_bytes()) {
                    *to = from;
                }
            }
        }
    )*};
}

words! { u32 u64 }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shorter_structs_are_read_and_written_in_part() {
        let queue = CreateQueue::read(&[0xff; 30]);
        assert_eq!((queue.read_pointer_address, queue.doorbell_offset), (u64::MAX, 0xffff_ffff_ffff));
        assert_eq!((queue.ring_size, queue.sdma_engine_id), (0, 0));
        let mut bytes = [0; 12];
        queue.write(&mut bytes);
        assert_eq!(bytes, [0xff; 12]);
        assert_eq!(CreateQueue::read(&[]), CreateQueue::default());
        queue.write(&mut []);
    }

    #[test]
    fn parts_of_a_request_number() {
        let request = WaitEvents::REQUEST;
        assert_eq!(request, 0xc018_4b0c);
        assert!(is_kfd(request) && !is_kfd(0x8008_6401));
        assert_eq!((number(request), argument_bytes(request)), (WaitEvents::NUMBER, WaitEvents::BYTES));
        assert_eq!(Direction::of(request), Some(Direction::InOut));
        assert_eq!([Direction::of(GetVersion::REQUEST), Direction::of(0x4b01)], [Some(Direction::Out), None]);
        assert_eq!((name(request), name(0xc008_4b7f)), (Some("WAIT_EVENTS"), None));
    }

    #[test]
    fn arrays_of_an_argument() {
        let mut bytes = [0; WaitEvents::BYTES];
        WaitEvents { events_ptr: 0x1000, num_events: 3, ..WaitEvents::default() }.write(&mut bytes);
        let events = Array { at: 0, address: 0x1000, bytes: 144, read: true, written: true };
        assert!(arrays(WaitEvents::NUMBER, &bytes).eq([events]));
        let mut bytes = [0; GetTileConfig::BYTES];
        let tiles = GetTileConfig { num_tile_configs: u32::MAX, num_macro_tile_configs: 2, ..GetTileConfig::default() };
        tiles.write(&mut bytes);
        let all = Array { at: 0, address: 0, bytes: 4 * u64::from(u32::MAX), read: false, written: true };
        assert!(arrays(GetTileConfig::NUMBER, &bytes).eq([all, Array { at: 8, bytes: 8, ..all }]));
        assert_eq!(arrays(GetVersion::NUMBER, &bytes).count(), 0);
        assert_eq!(arrays(0x7f, &bytes).count(), 0);
    }
}
