//! Models of two threads that access the same buffers without a borrow that orders them, as replays of graphs do.
//!
//! [`Turns`] and [`Last`] are the code that ships. What an access does in its turn has the order of `crate::submit` and
//! `crate::allocation`: it looks for the last users of its buffers, may wait, and is noted. Loom reports two accesses
//! to a buffer that nothing orders, and threads that wait for each other.

use std::sync::Arc;

use loom::cell::UnsafeCell;
use loom::sync::atomic::{AtomicBool, AtomicU64, Ordering::Acquire, Ordering::Release};
use loom::sync::{Mutex, RwLock, RwLockReadGuard, RwLockWriteGuard};
use loom::thread;

use super::model;
use crate::turn::{Last, Place, Turns};

/// Queues, each with the packets of one thread.
const QUEUES: usize = 2;
/// Packets of a queue.
const PACKETS: usize = 2;

/// What is wrong with the order of accesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mistake {
    None,
    /// An access waits for no turn.
    NoTurn,
    /// Accesses that write may have a turn at once.
    SharedTurn,
    /// An access is noted after its turn.
    LateNote,
    /// An access looks for earlier users before its turn.
    EarlyLook,
}

/// A buffer.
struct Buffer {
    turn: RwLock<()>,
    last: [Last<AtomicU64>; QUEUES],
    contents: UnsafeCell<u32>,
    mistake: Mistake,
}

#[expect(dead_code, reason = "the guards end the turn when they are dropped")]
enum Turn<'a> {
    None,
    Read(RwLockReadGuard<'a, ()>),
    Write(RwLockWriteGuard<'a, ()>),
}

impl Place for Buffer {
    type Turn<'a> = Turn<'a>;

    fn is_contended(&self) -> bool {
        true
    }

    fn turn(&self, writes: bool) -> Turn<'_> {
        match (self.mistake, writes) {
            (Mistake::NoTurn, _) => Turn::None,
            (Mistake::SharedTurn, _) | (_, false) => Turn::Read(self.turn.read().expect("no panic")),
            _ => Turn::Write(self.turn.write().expect("no panic")),
        }
    }
}

// SAFETY: loom checks at each access that no other thread accesses the contents at once.
unsafe impl Sync for Buffer {}
// SAFETY: as above.
unsafe impl Send for Buffer {}

impl Buffer {
    /// Reads or writes the contents.
    fn access(&self, writes: bool) {
        if writes {
            // SAFETY: loom has checked that no other thread accesses the cell.
            self.contents.with_mut(|contents| unsafe { *contents += 1 });
        } else {
            // SAFETY: loom has checked that no thread writes the cell.
            self.contents.with(|contents| unsafe { std::ptr::read(contents) });
        }
    }
}

/// A buffer of an access, by its index, and whether it is written.
type Use = (usize, bool);
/// A packet: its queue and its number.
type Number = (usize, u64);

struct Packet {
    after: Vec<Number>,
    uses: &'static [Use],
}

struct Shared {
    buffers: [Buffer; 2],
    /// The packets of each queue, which its lock protects.
    queues: [Mutex<Vec<Packet>>; QUEUES],
    signals: [[AtomicBool; PACKETS]; QUEUES],
    mistake: Mistake,
}

impl Shared {
    fn new(mistake: Mistake) -> Shared {
        let word = || AtomicU64::new(0);
        let buffer = |_| Buffer {
            turn: RwLock::new(()),
            last: std::array::from_fn(|_| Last::new(word(), word())),
            contents: UnsafeCell::new(0),
            mistake,
        };
        Shared {
            buffers: [0, 1].map(buffer),
            queues: std::array::from_fn(|_| Mutex::new(Vec::new())),
            signals: std::array::from_fn(|_| std::array::from_fn(|_| AtomicBool::new(false))),
            mistake,
        }
    }

    fn turns(&self, uses: &[Use]) -> Turns<'_, Buffer> {
        Turns::take(uses.iter().map(|(buffer, writes)| (&self.buffers[*buffer], *writes)))
    }

    /// The packets of other queues than `me` that must complete before an access with these uses.
    fn look(&self, me: Option<usize>, uses: &[Use]) -> Vec<Number> {
        let queues = (0..QUEUES).filter(|queue| Some(*queue) != me);
        let last = |queue: usize| {
            uses.iter()
                .filter_map(move |(buffer, writes)| Some((queue, self.buffers[*buffer].last[queue].number(*writes)?)))
        };
        queues.flat_map(last).collect()
    }

    fn note(&self, queue: usize, number: u64, uses: &[Use]) {
        uses.iter().for_each(|(buffer, writes)| self.buffers[*buffer].last[queue].note(number, *writes));
    }

    /// Enqueues a launch or a replay.
    fn enqueue(&self, queue: usize, uses: &'static [Use]) {
        let early = (self.mistake == Mistake::EarlyLook).then(|| self.look(Some(queue), uses));
        let turns = self.turns(uses);
        let after = early.unwrap_or_else(|| self.look(Some(queue), uses));
        // The queue is full.
        thread::yield_now();
        let mut packets = self.queues[queue].lock().expect("no panic");
        let number = packets.len() as u64;
        if self.mistake != Mistake::LateNote {
            self.note(queue, number, uses);
        }
        packets.push(Packet { after, uses });
        drop(packets);
        drop(turns);
        if self.mistake == Mistake::LateNote {
            self.note(queue, number, uses);
        }
    }

    /// Runs the packets of a queue, as the device does.
    fn run(&self, queue: usize) {
        let packets = std::mem::take(&mut *self.queues[queue].lock().expect("no panic"));
        for (number, packet) in packets.iter().enumerate() {
            packet.after.iter().for_each(|other| self.wait(*other));
            packet.uses.iter().for_each(|(buffer, writes)| self.buffers[*buffer].access(*writes));
            self.signals[queue][number].store(true, Release);
        }
    }

    fn wait(&self, (queue, number): Number) {
        while !self.signals[queue][number as usize].load(Acquire) {
            thread::yield_now();
        }
    }

    /// Reads or writes a buffer on the host.
    fn host(&self, (buffer, writes): Use) {
        let early = (self.mistake == Mistake::EarlyLook).then(|| self.look(None, &[(buffer, writes)]));
        let _turns = self.turns(&[(buffer, writes)]);
        let before = early.unwrap_or_else(|| self.look(None, &[(buffer, writes)]));
        before.into_iter().for_each(|packet| self.wait(packet));
        self.buffers[buffer].access(writes);
    }
}

/// Two threads, each with its own queue.
fn two_threads(mistake: Mistake, first: fn(&Shared), second: fn(&Shared)) {
    model(2, move || {
        let shared = Arc::new(Shared::new(mistake));
        let other = thread::spawn({
            let shared = shared.clone();
            move || second(&shared)
        });
        first(&shared);
        other.join().expect("the thread ends");
    });
}

/// A replay of a graph that writes the first buffer and reads the second one.
fn replay(shared: &Shared) {
    shared.enqueue(0, &[(0, true), (1, false)]);
    shared.run(0);
}

/// Such a replay on the other queue.
fn replay_elsewhere(shared: &Shared) {
    shared.enqueue(1, &[(0, true), (1, false)]);
    shared.run(1);
}

/// A launch that names the buffers in another order, and writes both.
fn launch(shared: &Shared) {
    shared.enqueue(1, &[(1, true), (0, true)]);
    shared.run(1);
}

fn host_write(shared: &Shared) {
    shared.host((0, true));
}

fn host_read(shared: &Shared) {
    shared.host((0, false));
}

#[test]
fn two_replays_are_ordered() {
    two_threads(Mistake::None, replay, replay_elsewhere);
}

#[test]
fn a_replay_and_a_launch_are_ordered() {
    two_threads(Mistake::None, replay, launch);
}

#[test]
fn a_replay_and_a_write_of_the_host_are_ordered() {
    two_threads(Mistake::None, replay, host_write);
}

#[test]
fn a_replay_and_a_read_of_the_host_are_ordered() {
    two_threads(Mistake::None, replay, host_read);
}

/// The models of mistakes. Each test expects the panic that reports its mistake.
macro_rules! mistakes {
    ($($test:ident: $mistake:ident, $second:ident;)*) => {
        $(
            #[test]
            #[should_panic(expected = "Causality violation")]
            fn $test() {
                two_threads(Mistake::$mistake, replay, $second);
            }
        )*
    };
}

mistakes! {
    two_replays_without_turns_are_caught: NoTurn, replay_elsewhere;
    a_replay_and_a_launch_without_turns_are_caught: NoTurn, launch;
    a_replay_and_a_write_without_turns_are_caught: NoTurn, host_write;
    a_replay_and_a_read_without_turns_are_caught: NoTurn, host_read;
    writers_with_a_turn_at_once_are_caught: SharedTurn, launch;
    a_replay_that_is_noted_after_its_turn_is_caught: LateNote, host_write;
    replays_that_are_noted_after_their_turns_are_caught: LateNote, replay_elsewhere;
    a_look_before_the_turn_is_caught: EarlyLook, launch;
    a_look_of_the_host_before_the_turn_is_caught: EarlyLook, host_write;
}
