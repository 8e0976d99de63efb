//! The command processor of the models.

use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};

use loom::thread;

use super::{SIGNAL, Shared, Size, argument, packet, result};
use crate::kfd::packet::{INVALID, PACKET_BYTES};
use crate::kfd::queue::field::READ_INDEX;
use crate::kfd::signal::field;
use crate::sys::Window;

/// When the processor looks at the next packet.
#[derive(Clone, Copy)]
pub(super) enum Attention {
    /// At any time, before the doorbell too: it is busy with the queue.
    Busy,
    /// When the doorbell has announced it. If the packet is not there then, it sleeps until the next doorbell.
    Asleep,
}

/// Processes all packets of a ring, in order. A kernel reads its argument and stores a result.
pub(super) fn run(shared: &Shared, size: Size) {
    for index in 0..size.packets {
        let slot = index % size.slots * PACKET_BYTES;
        let header = shared.ring.word32(slot);
        let first = match size.attention {
            Attention::Asleep => {
                while shared.doorbell.announced() <= index {
                    thread::yield_now();
                }
                let first = header.load(Acquire);
                assert_ne!(first, INVALID, "the doorbell announced packet {index}, which is not in the ring");
                first
            }
            Attention::Busy => loop {
                match header.load(Acquire) {
                    INVALID => thread::yield_now(),
                    first => break first,
                }
            },
        };
        process(shared, index, slot, first);
    }
}

fn process(shared: &Shared, index: u64, slot: u64, first: u32) {
    let mut rest = [0; 60];
    shared.ring.read(slot + 4, &mut rest);
    let long = |at: usize| u64::from_le_bytes(std::array::from_fn(|i| rest[at - 4 + i]));
    let (number, kernarg, signal) = (long(32), long(40), long(56));
    let expected = packet(number, kernarg);
    assert!((first, rest) == (expected.first, expected.rest), "packet {index} is incomplete");
    shared.ring.word32(slot).store(INVALID, Relaxed);
    // From here on the client can use the slot again.
    shared.pointers.word64(READ_INDEX).store(index + 1, Release);
    let mut found = [0; 4];
    shared.kernargs.read(kernarg, &mut found);
    let found = u32::from_le_bytes(found);
    assert_eq!(found, argument(number), "the argument of packet {number}");
    shared.results.device_write(number * 4, &result(found).to_le_bytes());
    assert_eq!(signal, number * SIGNAL, "the signal of packet {number}");
    shared.signals.word64(signal + field::END).store(number + 1, Relaxed);
    shared.signals.word64(signal + field::VALUE).fetch_sub(1, Release);
}
