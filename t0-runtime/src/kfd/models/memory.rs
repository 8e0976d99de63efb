//! Memory that the client and the processor access, and the mistakes of a client in the order of its accesses.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering::{self, Acquire, Relaxed, Release};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use loom::cell::UnsafeCell;
use loom::sync::atomic::{AtomicU32, AtomicU64, fence};

use crate::kfd::packet::{INVALID, PACKET_BYTES};
use crate::kfd::queue::field::{READ_INDEX, WRITE_INDEX};
use crate::sys::order::{self, Word, word};
use crate::sys::{Doorbells, Window};

/// What is wrong with the order of the client's memory operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mistake {
    None,
    /// The body of a packet is written after its header.
    HeaderBeforeBody,
    /// The header is stored without any order.
    RelaxedHeader,
    /// The doorbell rings before the header is stored.
    DoorbellBeforeHeader,
    /// The write index is stored and the doorbell rings without any order.
    RelaxedAnnouncement,
    /// The read index is loaded without any order.
    RelaxedReadIndex,
    /// The ring has one packet more than it has space for.
    OneTooMany,
    /// The value of a signal is loaded without any order.
    RelaxedSignal,
    /// Stores are not preceded by a fence.
    NoFence,
}

/// A window onto words. Those that both sides access at once are atomic; loom reports concurrent accesses to others.
pub(super) struct Memory {
    words: Arc<Words>,
    mistake: Mistake,
    /// Whether the processor of the host writes it combined: in its own time, unless there is a fence.
    combined: bool,
}

struct Words {
    plain: BTreeMap<u64, UnsafeCell<u32>>,
    atomic32: BTreeMap<u64, AtomicU32>,
    atomic64: BTreeMap<u64, AtomicU64>,
    /// Accesses that a mistake delays.
    late: Mutex<Vec<Late>>,
}

#[derive(Clone)]
enum Late {
    Write(u64, Vec<u8>),
    Store32(u64, u32),
}

// SAFETY: loom checks at each access that no other thread accesses a plain word at once.
unsafe impl Send for Words {}
// SAFETY: as above.
unsafe impl Sync for Words {}

loom::thread_local! {
    /// What this thread has written to combined memory, and no fence has completed.
    static COMBINED: Mutex<Vec<(Arc<Words>, u64, Vec<u8>)>> = Mutex::default();
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The fence of this machine, which also completes the thread's combined writes.
fn complete(order: Ordering) {
    let writes = COMBINED.with(|combined| std::mem::take(&mut *lock(combined)));
    for (words, offset, data) in writes {
        words.write(offset, &data);
    }
    fence(order);
}

word!(AtomicU32, u32, complete);
word!(AtomicU64, u64, complete);

impl Words {
    fn new(plain: impl Iterator<Item = u64>, atomic32: &[(u64, u32)], atomic64: impl Iterator<Item = u64>) -> Words {
        Words {
            plain: plain.map(|at| (at, UnsafeCell::new(0))).collect(),
            atomic32: atomic32.iter().map(|(at, value)| (*at, AtomicU32::new(*value))).collect(),
            atomic64: atomic64.map(|at| (at, AtomicU64::new(0))).collect(),
            late: Mutex::default(),
        }
    }

    fn read(&self, offset: u64, out: &mut [u8]) {
        for (at, bytes) in (offset..).step_by(4).zip(out.as_chunks_mut::<4>().0) {
            // SAFETY: the cell has a word, and loom has checked that no thread writes it.
            *bytes = self.plain[&at].with(|word| unsafe { *word }).to_le_bytes();
        }
    }

    fn write(&self, offset: u64, data: &[u8]) {
        for (at, bytes) in (offset..).step_by(4).zip(data.as_chunks::<4>().0) {
            // SAFETY: the cell has a word, and loom has checked that no other thread accesses it.
            self.plain[&at].with_mut(|word| unsafe { *word = u32::from_le_bytes(*bytes) });
        }
    }

    /// Makes the accesses that were delayed.
    fn settle(&self) {
        let late = std::mem::take(&mut *lock(&self.late));
        for late in late {
            match late {
                Late::Write(offset, data) => self.write(offset, &data),
                Late::Store32(offset, value) => order::store(&self.atomic32[&offset], value),
            }
        }
    }
}

impl Memory {
    fn new(words: Words, mistake: Mistake) -> Memory {
        Memory { words: Arc::new(words), mistake, combined: false }
    }

    /// A ring of invalid packets.
    pub(super) fn ring(slots: u64, mistake: Mistake) -> Memory {
        let headers: Vec<_> = (0..slots).map(|slot| (slot * PACKET_BYTES, INVALID)).collect();
        let bodies = (0..slots * PACKET_BYTES).step_by(4).filter(|at| !at.is_multiple_of(PACKET_BYTES));
        Memory::new(Words::new(bodies, &headers, std::iter::empty()), mistake)
    }

    /// The indices of a ring.
    pub(super) fn pointers(mistake: Mistake) -> Memory {
        Memory::new(Words::new(std::iter::empty(), &[], [READ_INDEX, WRITE_INDEX].into_iter()), mistake)
    }

    /// Signals, one after the other.
    pub(super) fn signals(bytes: u64, mistake: Mistake) -> Memory {
        Memory::new(Words::new(std::iter::empty(), &[], (0..bytes).step_by(8)), mistake)
    }

    /// Words that are never accessed at once.
    pub(super) fn plain(bytes: u64, mistake: Mistake) -> Memory {
        Memory::new(Words::new((0..bytes).step_by(4), &[], std::iter::empty()), mistake)
    }

    /// The memory, which the processor of the host writes combined.
    pub(super) fn combined(self) -> Memory {
        Memory { combined: true, ..self }
    }

    /// An atomic word, for the device.
    pub(super) fn word32(&self, offset: u64) -> &AtomicU32 {
        &self.words.atomic32[&offset]
    }

    /// An atomic word, for the device.
    pub(super) fn word64(&self, offset: u64) -> &AtomicU64 {
        &self.words.atomic64[&offset]
    }

    /// Writes plain words as the device does.
    pub(super) fn device_write(&self, offset: u64, data: &[u8]) {
        self.words.write(offset, data);
    }

    fn is_read_index(&self, offset: u64) -> bool {
        offset == READ_INDEX && self.words.atomic64.contains_key(&WRITE_INDEX)
    }
}

/// A store of the client. The mistake of another word does not change it.
fn store<W: Word>(word: &W, value: W::Value, mistake: Mistake, relaxed: Mistake) {
    match mistake {
        Mistake::NoFence => word.store(value, Release),
        mistake if mistake == relaxed => word.store(value, Relaxed),
        _ => order::store(word, value),
    }
}

impl Window for Memory {
    fn read(&self, offset: u64, out: &mut [u8]) {
        self.words.read(offset, out);
    }

    fn write(&self, offset: u64, data: &[u8]) {
        if self.combined {
            COMBINED.with(|combined| lock(combined).push((self.words.clone(), offset, data.to_vec())));
        } else if self.mistake == Mistake::HeaderBeforeBody && !self.words.atomic32.is_empty() {
            lock(&self.words.late).push(Late::Write(offset, data.to_vec()));
        } else {
            self.words.write(offset, data);
        }
    }

    fn load(&self, offset: u64) -> u64 {
        let word = self.word64(offset);
        match self.mistake {
            Mistake::RelaxedReadIndex if self.is_read_index(offset) => word.load(Relaxed),
            Mistake::OneTooMany if self.is_read_index(offset) => word.load(Acquire) + 1,
            Mistake::RelaxedSignal if !self.is_read_index(offset) => word.load(Relaxed),
            _ => order::load(word),
        }
    }

    fn store(&self, offset: u64, value: u64) {
        store(self.word64(offset), value, self.mistake, Mistake::RelaxedAnnouncement);
    }

    fn store32(&self, offset: u64, value: u32) {
        if self.mistake == Mistake::DoorbellBeforeHeader {
            lock(&self.words.late).push(Late::Store32(offset, value));
            return;
        }
        store(self.word32(offset), value, self.mistake, Mistake::RelaxedHeader);
        self.words.settle();
    }
}

/// The doorbell of the ring, a register of the device.
pub(super) struct Doorbell {
    /// The number of packets that were announced: the value of the doorbell plus one.
    announced: AtomicU64,
    ring: Arc<Words>,
    mistake: Mistake,
}

impl Doorbell {
    pub(super) fn new(ring: &Memory, mistake: Mistake) -> Doorbell {
        Doorbell { announced: AtomicU64::new(0), ring: ring.words.clone(), mistake }
    }

    /// The number of packets that were announced, for the device.
    pub(super) fn announced(&self) -> u64 {
        self.announced.load(Acquire)
    }
}

impl Doorbells for Doorbell {
    fn ring(&self, _: u64, value: u64) {
        store(&self.announced, value + 1, self.mistake, Mistake::RelaxedAnnouncement);
        self.ring.settle();
    }
}
