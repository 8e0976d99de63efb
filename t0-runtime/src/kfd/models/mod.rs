//! Models of the protocol between the client and the command processor, in every order of memory operations that the
//! memory model of Rust allows (crate `loom`), up to a number of preemptions.
//!
//! | file | contents |
//! |---|---|
//! | `memory` | memory that both sides access, behind the traits of `crate::sys`; the mistakes |
//! | `processor` | the command processor |
//! | `turns` | accesses of several threads to the same buffers |
//!
//! The client is the code that ships: [`Producer`], [`Words`], [`Ring`], [`Packet`], `crate::sys::order` and
//! `crate::turn`. A model
//! ends with a panic if both sides access a word at once, if the processor reads something else than the client wrote,
//! or if it would wait forever. Each mistake in the order of the client's memory operations must end so.

mod memory;
mod processor;
mod turns;

use std::collections::VecDeque;
use std::sync::Arc;

use loom::model::Builder;
use loom::sync::Mutex;
use loom::thread;

use super::packet::{Dispatch, Packet};
use super::producer::Producer;
use super::ring::Ring;
use super::signal::{Words, field};
use crate::sys::{Doorbells, Window};
use memory::{Doorbell, Memory, Mistake};
use processor::Attention::{self, Asleep, Busy};

/// Bytes of a signal.
const SIGNAL: u64 = 64;
/// Bytes of the arguments of a kernel.
const ARGUMENTS: u64 = 64;

/// The size of a model.
#[derive(Clone, Copy)]
struct Size {
    /// Packets that the ring holds.
    slots: u64,
    /// Kernels whose arguments can be in flight.
    arguments: u64,
    packets: u64,
    /// Whether arguments are in memory that the processor of the host writes combined.
    combined: bool,
    attention: Attention,
}

/// The ring is full and wraps around.
const FULL_RING: Size = Size { slots: 2, arguments: 3, packets: 3, combined: false, attention: Busy };
/// The ring is full and wraps around, and the processor sleeps between packets.
const ASLEEP: Size = Size { attention: Asleep, ..FULL_RING };
/// The memory of arguments is full and wraps around.
const FULL_ARGUMENTS: Size = Size { slots: 4, arguments: 1, packets: 2, combined: false, attention: Busy };
const COMBINED: Size = Size { slots: 2, arguments: 2, packets: 2, combined: true, attention: Busy };

/// What the client and the processor share.
struct Shared {
    ring: Memory,
    pointers: Memory,
    signals: Memory,
    kernargs: Memory,
    results: Memory,
    doorbell: Doorbell,
}

impl Shared {
    fn new(size: Size, mistake: Mistake) -> Shared {
        let ring = Memory::ring(size.slots, mistake);
        let kernargs = Memory::plain(size.arguments * ARGUMENTS, mistake);
        Shared {
            doorbell: Doorbell::new(&ring, mistake),
            ring,
            pointers: Memory::pointers(mistake),
            signals: Memory::signals(size.packets * SIGNAL, mistake),
            kernargs: if size.combined { kernargs.combined() } else { kernargs },
            results: Memory::plain(size.packets * 4, mistake),
        }
    }

    fn signal(&self, packet: u64) -> Words<'_> {
        Words { window: &self.signals, offset: packet * SIGNAL }
    }
}

/// The packet of a launch; addresses are offsets.
fn packet(number: u64, kernarg: u64) -> Packet {
    let (workgroup, grid) = ([1, 1, 1], [1, 1, 1]);
    let dispatch = Dispatch { workgroup, grid, private_bytes: 0, group_bytes: 0, descriptor: number, kernarg };
    Packet::dispatch(&dispatch, number * SIGNAL)
}

fn argument(number: u64) -> u32 {
    1000 + number as u32
}

fn result(argument: u32) -> u32 {
    argument * 2
}

/// Launches packet `number` with its argument at `kernarg` as soon as the ring has space. Its signal is armed.
fn launch(shared: &Shared, producer: &mut Producer, number: u64, kernarg: u64) {
    shared.kernargs.write(kernarg, &argument(number).to_le_bytes());
    while !producer.has_space_for(&shared.pointers, 1) {
        thread::yield_now();
    }
    producer.place(&shared.ring, &packet(number, kernarg));
    producer.announce(&shared.pointers, || {}, |last| shared.doorbell.ring(0, last));
}

/// Waits for a packet and checks its result.
fn check(shared: &Shared, number: u64) {
    let signal = shared.signal(number);
    while !signal.done() {
        thread::yield_now();
    }
    let mut found = [0; 4];
    shared.results.read(number * 4, &mut found);
    assert_eq!(u32::from_le_bytes(found), result(argument(number)), "the result of packet {number}");
    assert_eq!(signal.window.load(signal.offset + field::END), number + 1, "the time of packet {number}");
}

fn model(preemptions: usize, body: impl Fn() + Send + Sync + 'static) {
    let mut builder = Builder::new();
    builder.preemption_bound = Some(preemptions);
    builder.max_branches = 10_000;
    builder.check(body);
}

/// A thread launches kernels, and waits for them where it needs the memory of their arguments and at the end.
fn one_thread(size: Size, mistake: Mistake) {
    model(2, move || {
        let shared = Arc::new(Shared::new(size, mistake));
        let processor = thread::spawn({
            let shared = shared.clone();
            move || processor::run(&shared, size)
        });
        let (mut producer, mut arguments) = (Producer::new(size.slots), Ring::new(size.arguments * ARGUMENTS));
        let mut pending = VecDeque::new();
        for number in 0..size.packets {
            let at = loop {
                if let Some(at) = arguments.take(ARGUMENTS) {
                    break at;
                }
                let (oldest, mark) = pending.pop_front().expect("an empty ring has space");
                check(&shared, oldest);
                arguments.retire(mark);
            };
            pending.push_back((number, arguments.mark()));
            shared.signal(number).arm(0, 0, 1);
            launch(&shared, &mut producer, number, at);
        }
        for (number, _) in pending {
            check(&shared, number);
        }
        processor.join().expect("the processor ends");
    });
}

#[test]
fn a_ring_that_wraps_around_keeps_every_packet() {
    one_thread(FULL_RING, Mistake::None);
}

#[test]
fn a_processor_that_sleeps_is_woken_for_every_packet() {
    one_thread(ASLEEP, Mistake::None);
}

#[test]
fn arguments_are_overwritten_only_after_their_kernel() {
    one_thread(FULL_ARGUMENTS, Mistake::None);
}

#[test]
fn combined_writes_arrive_before_the_packet() {
    one_thread(COMBINED, Mistake::None);
}

#[test]
fn two_threads_share_a_producer_under_a_lock() {
    model(2, || {
        let size = Size { slots: 2, arguments: 2, packets: 2, combined: false, attention: Busy };
        let shared = Arc::new(Shared::new(size, Mistake::None));
        let producer = Arc::new(Mutex::new(Producer::new(size.slots)));
        (0..size.packets).for_each(|number| shared.signal(number).arm(0, 0, 1));
        let other = thread::spawn({
            let (shared, producer) = (shared.clone(), producer.clone());
            move || launch(&shared, &mut producer.lock().expect("no panic"), 1, ARGUMENTS)
        });
        let processor = thread::spawn({
            let shared = shared.clone();
            move || processor::run(&shared, size)
        });
        launch(&shared, &mut producer.lock().expect("no panic"), 0, 0);
        other.join().expect("the thread ends");
        (0..size.packets).for_each(|number| check(&shared, number));
        processor.join().expect("the processor ends");
    });
}

/// The models of mistakes. Each test expects the panic that reports its mistake.
macro_rules! mistakes {
    ($($test:ident: $size:expr, $mistake:ident, $expected:literal;)*) => {
        $(
            #[test]
            #[should_panic(expected = $expected)]
            fn $test() {
                one_thread($size, Mistake::$mistake);
            }
        )*
    };
}

mistakes! {
    a_header_before_its_body_is_caught: FULL_RING, HeaderBeforeBody, "Causality violation";
    a_header_without_order_is_caught: FULL_RING, RelaxedHeader, "Causality violation";
    a_doorbell_before_the_header_is_caught: ASLEEP, DoorbellBeforeHeader, "which is not in the ring";
    an_announcement_without_order_is_caught: ASLEEP, RelaxedAnnouncement, "which is not in the ring";
    a_read_index_without_order_is_caught: FULL_RING, RelaxedReadIndex, "Causality violation";
    a_packet_too_many_is_caught: FULL_RING, OneTooMany, "Causality violation";
    a_signal_without_order_is_caught: FULL_RING, RelaxedSignal, "Causality violation";
    arguments_overwritten_without_order_are_caught: FULL_ARGUMENTS, RelaxedSignal, "Causality violation";
    stores_without_a_fence_are_caught: COMBINED, NoFence, "the argument of packet";
}
