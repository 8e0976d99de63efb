//! The memories of a run: its views and the arrays of the running workgroup, the checks that they are still valid, and
//! the record of accesses.
//!
//! **Invariant:** every pointer to elements carries the stamp of the run, or of the workgroup, that its memory belongs
//! to. It is used only after the stamp has been compared with the current ones ([`Memories::live`]). Stamps are never
//! reused. So using a view or an array after its run or its workgroup has ended is an error and never an access.

use core::cell::{Cell, RefCell, UnsafeCell};
use core::panic::Location;
use core::sync::atomic::{AtomicU64, Ordering};

use super::shadow::{Does, Other, Shadows};
use crate::Element;

/// Identifies the elements of a view or an array.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Origin {
    /// The stamp of the run, or of the workgroup for an array.
    stamp: u64,
    /// The index of the memory in the run; [`UNWATCHED`] if it is never written.
    memory: u32,
    /// Index of the first element here in the memory.
    first: u32,
}

const UNWATCHED: u32 = u32::MAX;

impl Origin {
    /// The origin of a part that starts `at` elements later.
    pub(crate) fn part(self, at: usize) -> Origin {
        Origin { first: self.first.wrapping_add(at as u32), ..self }
    }
}

/// A new, unique stamp.
fn stamp() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// Creates a lane's views, in the order of the run's arguments.
#[derive(Debug)]
pub struct Binder {
    stamp: u64,
    next: u32,
}

impl Binder {
    /// The origin of the next view that lanes write.
    pub(crate) fn written(&mut self) -> Origin {
        let memory = self.next;
        self.next += 1;
        Origin { stamp: self.stamp, memory, first: 0 }
    }

    /// The origin of a view that lanes only read.
    pub(crate) fn read(&self) -> Origin {
        Origin { stamp: self.stamp, memory: UNWATCHED, first: 0 }
    }
}

/// An element to which a lane holds a `&mut`. Its new value is recorded at the lane's next write, rendezvous or end.
struct Pending {
    origin: Origin,
    element: usize,
    ptr: *const u8,
    number: bool,
    at: &'static Location<'static>,
}

/// An access that races with an earlier one.
pub(crate) struct Race {
    pub(crate) does: Does,
    pub(crate) memory: u32,
    pub(crate) element: usize,
    pub(crate) at: &'static Location<'static>,
    pub(crate) other: Other,
}

/// An array of the running workgroup.
struct Array {
    words: Vec<UnsafeCell<u128>>,
    bytes: usize,
    element: usize,
}

/// The memories of a run.
pub(crate) struct Memories {
    run: u64,
    workgroup: Cell<u64>,
    /// The names of the views that lanes write.
    views: Vec<&'static str>,
    arrays: RefCell<Vec<Array>>,
    /// `None` in a lenient run.
    shadows: Option<RefCell<Shadows>>,
    pending: RefCell<Option<Pending>>,
    /// The bytes of the pending element before the lane could write it.
    before: RefCell<Vec<u8>>,
}

impl Memories {
    pub(crate) fn new(views: Vec<&'static str>, strict: bool) -> Memories {
        Memories {
            run: stamp(),
            workgroup: Cell::new(0),
            views,
            arrays: RefCell::default(),
            shadows: strict.then(RefCell::default),
            pending: RefCell::default(),
            before: RefCell::default(),
        }
    }

    /// Starts another workgroup: its arrays are uninitialised.
    pub(crate) fn begin(&self, workgroup: u32) {
        self.workgroup.set(stamp());
        self.pending.take();
        for array in self.arrays.borrow_mut().iter_mut() {
            array.words.iter_mut().for_each(|word| *word.get_mut() = u128::MAX);
        }
        if let Some(shadows) = &self.shadows {
            shadows.borrow_mut().begin(workgroup, self.views.len());
        }
    }

    pub(crate) fn binder(&self) -> Binder {
        Binder { stamp: self.run, next: 0 }
    }

    /// Whether the memory belongs to this run, and an array to the running workgroup.
    #[inline]
    pub(crate) fn live(&self, origin: Origin) -> bool {
        origin.stamp == self.run || origin.stamp == self.workgroup.get()
    }

    /// The workgroup's array number `at`; `None` if it was created with another size or element size.
    pub(crate) fn array(&self, at: usize, bytes: usize, element: usize) -> Option<(*mut u128, Origin)> {
        let mut arrays = self.arrays.borrow_mut();
        if at == arrays.len() {
            let words = (0..bytes.div_ceil(16)).map(|_| UnsafeCell::new(u128::MAX)).collect();
            arrays.push(Array { words, bytes, element });
        }
        let array = arrays.get(at)?;
        let memory = (self.views.len() + at) as u32;
        let origin = Origin { stamp: self.workgroup.get(), memory, first: 0 };
        let ptr = array.words.as_ptr().cast_mut().cast();
        ((array.bytes, array.element) == (bytes, element)).then_some((ptr, origin))
    }

    /// The name of a memory in messages.
    pub(crate) fn name(&self, memory: u32) -> String {
        let at = memory as usize;
        match (self.views.get(at), at.checked_sub(self.views.len())) {
            (Some(&""), _) | (None, None) => "a view".to_owned(),
            (Some(name), _) => format!("`{name}`"),
            (None, Some(array)) => format!("the workgroup's array {array} (`Lds` and `LdsDyn` count from 0)"),
        }
    }

    /// Whether accesses are recorded at all.
    #[inline]
    pub(crate) fn watch(&self, origin: Origin) -> bool {
        self.shadows.is_some() && origin.memory != UNWATCHED
    }

    /// Records an access to the element `at`.
    pub(crate) fn access(
        &self,
        origin: Origin,
        at: usize,
        does: Does,
        lane: u32,
        location: &'static Location<'static>,
    ) -> Result<(), Race> {
        let Some(shadows) = self.shadows.as_ref().filter(|_| origin.memory != UNWATCHED) else { return Ok(()) };
        let element = origin.first as usize + at;
        match shadows.borrow_mut().access(origin.memory, element, does, lane, location) {
            None => Ok(()),
            Some(other) => Err(Race { does, memory: origin.memory, element, at: location, other }),
        }
    }

    /// Records that a lane gets a `&mut` to the element `at` at `ptr`. [`Memories::settle`] records what it writes
    /// there.
    ///
    /// # Safety
    /// `ptr` is valid for reads of `T` until the workgroup's end, and the reference is not used for writes once
    /// `settle` is called.
    pub(crate) unsafe fn lend<T: Element>(
        &self,
        origin: Origin,
        at: usize,
        ptr: *const T,
        location: &'static Location<'static>,
    ) {
        if !self.watch(origin) {
            return;
        }
        let bytes = ptr.cast::<u8>();
        let mut before = self.before.borrow_mut();
        before.clear();
        // SAFETY: `ptr` is valid for reads of `T`, which is `Pod`: all of its bytes are initialised.
        before.extend_from_slice(unsafe { core::slice::from_raw_parts(bytes, size_of::<T>()) });
        let number = T::NUMBER;
        *self.pending.borrow_mut() = Some(Pending { origin, element: at, ptr: bytes, number, at: location });
    }

    /// Records what the running lane has written through its last `&mut`.
    pub(crate) fn settle(&self, lane: u32) -> Result<(), Race> {
        let Some(pending) = self.pending.take() else { return Ok(()) };
        let before = self.before.borrow();
        // SAFETY: the contract of `lend`, which has read the same bytes.
        let now = unsafe { core::slice::from_raw_parts(pending.ptr, before.len()) };
        let does = write(pending.number, &before, now);
        self.access(pending.origin, pending.element, does, lane, pending.at)
    }

    /// Discards what the running lane may have written through its last `&mut`.
    pub(crate) fn forget(&self) {
        self.pending.take();
    }

    /// Records that the workgroup has passed a barrier.
    pub(crate) fn barrier(&self) {
        if let Some(shadows) = &self.shadows {
            shadows.borrow_mut().barrier();
        }
    }

    /// Acquires what others have released, releases the running lane's accesses, or both.
    pub(crate) fn synchronise(&self, acquires: bool, releases: bool) {
        let Some(shadows) = &self.shadows else { return };
        let mut shadows = shadows.borrow_mut();
        if acquires {
            shadows.acquire();
        }
        if releases {
            shadows.release();
        }
    }
}

/// A write that changes an element's bytes.
pub(crate) fn written<T: Element>(before: &T, now: &T) -> Does {
    write(T::NUMBER, bytemuck::bytes_of(before), bytemuck::bytes_of(now))
}

fn write(is_number: bool, before: &[u8], now: &[u8]) -> Does {
    if is_number { Does::Write(number(before), number(now)) } else { Does::WriteFields(changed(before, now)) }
}

/// The bytes of a number as an integer.
fn number(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |n, &byte| n << 8 | u64::from(byte))
}

/// A bit for each word of four bytes that differs; only the first 64 words.
fn changed(before: &[u8], now: &[u8]) -> u64 {
    let words = before.chunks(4).zip(now.chunks(4)).take(64);
    words.enumerate().fold(0, |bits, (i, (a, b))| bits | u64::from(a != b) << i)
}
