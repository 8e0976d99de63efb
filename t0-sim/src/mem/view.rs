//! Who uses the address space, so that an unmap can wait for its users.
//!
//! Every user (a worker of a dispatch, a command processor) has a slot that holds the generation of the map which the
//! user looks regions up in. An unmap makes a new generation, and then waits until each slot is empty or holds this
//! generation or a later one. A user that has taken the new generation keeps nothing that it found before.
//!
//! A command processor keeps its slot and its table from one dispatch to the next ([`Keeper`]), so that a dispatch
//! takes no lock unless the map has changed.
//!
//! **Invariant:** a slot is set before its user looks a region up. Either both happen before, or both after, a change
//! of the map, because both lock what the change locks; or the user sets its slot and then reads the generation, and an
//! unmap changes the generation and then reads the slots, each with a sequentially consistent fence in between. Then
//! the user notices the change, or the unmap waits for the user.
use super::{Memory, Table};
use std::cell::{Cell, RefCell, RefMut};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering, fence};
use std::time::Duration;

/// The generation in the slot of a user that uses no region at the moment.
const NONE: u64 = u64::MAX;
/// How often an unmap looks at the slots before it sleeps between two looks.
const LOOKS: u32 = 200;
/// How long it sleeps.
const PAUSE: Duration = Duration::from_micros(50);

/// The slot of one user, alone in its cache lines.
#[derive(Debug)]
#[repr(align(128))]
pub(super) struct Slot(AtomicU64);

/// All slots. A slot without a user is used again.
#[derive(Debug, Default)]
pub(super) struct Slots(Vec<Arc<Slot>>);

impl Slots {
    /// A slot for a user of generation `generation`.
    pub(super) fn take(&mut self, generation: u64) -> Arc<Slot> {
        match self.0.iter().find(|slot| Arc::strong_count(slot) == 1) {
            Some(slot) => {
                // What the last user has stored comes first.
                fence(Ordering::Acquire);
                slot.set(generation);
                slot.clone()
            }
            None => {
                let slot = Arc::new(Slot(AtomicU64::new(generation)));
                self.0.push(slot.clone());
                slot
            }
        }
    }

    /// The slots of users that may use regions of generations before `generation`.
    pub(super) fn before(&self, generation: u64) -> Vec<Arc<Slot>> {
        // The change of the generation comes first: see the invariant above.
        fence(Ordering::SeqCst);
        self.0.iter().filter(|slot| slot.is_before(generation)).cloned().collect()
    }
}

impl Slot {
    /// Release: what the user did with regions that it no longer uses comes first.
    fn set(&self, generation: u64) {
        self.0.store(generation, Ordering::Release);
    }

    fn is_before(&self, generation: u64) -> bool {
        self.0.load(Ordering::Acquire) < generation
    }
}

/// Waits until none of these slots is before `generation`.
pub(super) fn wait(slots: &[Arc<Slot>], generation: u64) {
    for slot in slots {
        let mut looks = 0;
        while slot.is_before(generation) {
            looks += 1;
            if looks < LOOKS { std::thread::yield_now() } else { std::thread::sleep(PAUSE) }
        }
    }
}

/// A slot, and the map of a generation.
#[derive(Debug)]
struct Seen {
    slot: Arc<Slot>,
    generation: u64,
    table: Arc<Table>,
}

impl Seen {
    fn new(memory: &Memory) -> Seen {
        let mut state = memory.lock();
        let generation = memory.generation();
        Seen { slot: state.slots.take(generation), generation, table: state.table.clone() }
    }

    fn renew(&mut self, memory: &Memory) {
        let state = memory.lock();
        self.generation = memory.generation();
        self.slot.set(self.generation);
        self.table = state.table.clone();
    }
}

/// What a command processor keeps from one [`View`] to the next, and may not access in between.
#[derive(Debug, Default)]
pub(crate) struct Keeper(RefCell<Option<Seen>>);

impl Keeper {
    /// As [`Memory::view`]. All views of a keeper are of one address space, one after another.
    pub(crate) fn view<'a>(&'a self, memory: &'a Memory) -> View<'a> {
        let Ok(kept) = self.0.try_borrow_mut() else { return View::new(memory) };
        if let Some(seen) = &*kept {
            seen.slot.set(seen.generation);
            // Before the generation is read: see the invariant above.
            fence(Ordering::SeqCst);
        }
        let seen = RefMut::map(kept, |kept| kept.get_or_insert_with(|| Seen::new(memory)));
        let mut view = View { memory, seen: Held::Kept(seen) };
        if view.is_old() {
            view.renew();
        }
        view
    }
}

/// What a view has seen: its own, or a keeper's.
enum Held<'a> {
    Own(Seen),
    Kept(RefMut<'a, Seen>),
}

impl Deref for Held<'_> {
    type Target = Seen;

    #[inline]
    fn deref(&self) -> &Seen {
        match self {
            Held::Own(seen) => seen,
            Held::Kept(seen) => seen,
        }
    }
}

impl DerefMut for Held<'_> {
    fn deref_mut(&mut self) -> &mut Seen {
        match self {
            Held::Own(seen) => seen,
            Held::Kept(seen) => seen,
        }
    }
}

/// The map as one worker of a dispatch sees it. While it lives, the regions of its table stay valid.
pub(crate) struct View<'a> {
    memory: &'a Memory,
    seen: Held<'a>,
}

impl<'a> View<'a> {
    pub(super) fn new(memory: &'a Memory) -> View<'a> {
        View { memory, seen: Held::Own(Seen::new(memory)) }
    }

    /// The address space.
    pub(crate) fn memory(&self) -> &'a Memory {
        self.memory
    }

    /// The regions.
    pub(crate) fn table(&self) -> &Arc<Table> {
        &self.seen.table
    }

    /// Whether the map has changed since the view was taken or renewed.
    #[inline]
    pub(crate) fn is_old(&self) -> bool {
        self.memory.generation() != self.seen.generation
    }

    /// Takes the newest map. The caller must use nothing that it found in the old one.
    pub(crate) fn renew(&mut self) {
        self.seen.renew(self.memory);
    }

    /// Calls a function of the host that may take any time. No unmap waits for it. Afterwards the view is renewed;
    /// the caller must use nothing that it found in the old map.
    pub(crate) fn suspend<T>(&mut self, call: impl FnOnce() -> T) -> T {
        self.seen.slot.set(NONE);
        let result = call();
        // Until the slot is set, no region of the table may be used.
        self.renew();
        result
    }
}

impl Drop for View<'_> {
    fn drop(&mut self) {
        self.seen.slot.set(NONE);
    }
}

/// A user that looks regions up by other means than a [`Table`], for short accesses.
#[derive(Debug)]
pub(crate) struct Reader {
    slot: Arc<Slot>,
    /// How many [`Reading`]s live.
    depth: Cell<u32>,
}

impl Reader {
    pub(super) fn new(memory: &Memory) -> Reader {
        Reader { slot: memory.lock().slots.take(NONE), depth: Cell::new(0) }
    }

    /// Returns the guard to hold from before a region is looked up until it is no longer used. An unmap of `memory`,
    /// which must be the reader's, waits for it, so that its holder must not wait for anything.
    pub(crate) fn read(&self, memory: &Memory) -> Reading<'_> {
        if self.depth.get() == 0 {
            self.slot.set(memory.generation());
        }
        self.depth.set(self.depth.get() + 1);
        Reading(self)
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        self.slot.set(NONE);
    }
}

/// While this guard lives, regions that are looked up stay valid.
pub(crate) struct Reading<'a>(&'a Reader);

impl Drop for Reading<'_> {
    fn drop(&mut self) {
        self.0.depth.set(self.0.depth.get() - 1);
        if self.0.depth.get() == 0 {
            self.0.slot.set(NONE);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mem::Region;
    use std::sync::atomic::AtomicBool;

    static WORDS: [AtomicU64; 64] = [const { AtomicU64::new(0) }; 64];

    fn mapped() -> (Memory, u64) {
        let (memory, address) = (Memory::new(), WORDS.as_ptr() as u64);
        let region = Region { address, size: 512, writable: true, executable: false };
        // SAFETY: a static of atomics.
        unsafe { memory.map(region) }.unwrap();
        (memory, address)
    }

    /// Unmaps on another thread while this one does `first`, during which the unmap must not end, and then `second`.
    fn unmap_waits(memory: &Memory, address: u64, first: impl FnOnce(), second: impl FnOnce()) {
        let done = AtomicBool::new(false);
        std::thread::scope(|scope| {
            scope.spawn(|| {
                memory.unmap(address).unwrap();
                done.store(true, Ordering::Release);
            });
            while memory.snapshot().find(address).is_some() {
                std::thread::yield_now();
            }
            first();
            std::thread::sleep(Duration::from_millis(20));
            assert!(!done.load(Ordering::Acquire), "the region is in use");
            second();
        });
    }

    #[test]
    fn an_unmap_waits_until_a_view_is_renewed_suspended_or_dropped() {
        let (memory, address) = mapped();
        let mut view = memory.view();
        let stale = || assert!(memory.snapshot().find(address).is_none());
        unmap_waits(&memory, address, stale, || {
            assert!(view.is_old() && view.table().find(address).is_some());
            view.renew();
            assert!(!view.is_old() && view.table().find(address).is_none());
        });
        let (memory, address) = mapped();
        let view = memory.view();
        unmap_waits(&memory, address, || {}, || drop(view));
        let (memory, address) = mapped();
        let mut view = memory.view();
        view.suspend(|| memory.unmap(address)).unwrap();
        assert!(!view.is_old() && view.table().find(address).is_none());
        // The slot of the view that was dropped is used again.
        drop(view);
        drop((memory.view(), memory.view()));
        assert_eq!(memory.lock().slots.0.len(), 2);
    }

    #[test]
    fn a_kept_view_notices_changes_and_delays_an_unmap_only_while_it_lives() {
        let (memory, address) = mapped();
        let keeper = Keeper::default();
        drop(keeper.view(&memory));
        let view = keeper.view(&memory);
        assert!(view.table().find(address).is_some());
        // A second view at the same time has a slot of its own.
        drop(keeper.view(&memory));
        unmap_waits(&memory, address, || {}, || drop(view));
        assert!(keeper.view(&memory).table().find(address).is_none());
        let (memory, address) = mapped();
        let keeper = Keeper::default();
        drop(keeper.view(&memory));
        memory.unmap(address).unwrap();
        let view = keeper.view(&memory);
        assert!(!view.is_old() && view.table().find(address).is_none());
        assert_eq!(memory.lock().slots.0.len(), 1);
    }

    /// Whoever sees a region in a kept view accesses it before the unmap of it returns.
    #[test]
    fn kept_views_and_unmaps_that_race_never_overlap() {
        let (memory, address) = mapped();
        let region = Region { address, size: 512, writable: true, executable: false };
        // 1 while the region may be accessed.
        let (valid, found, done) = (AtomicU64::new(1), AtomicU64::new(0), AtomicBool::new(false));
        std::thread::scope(|scope| {
            let user = || {
                let keeper = Keeper::default();
                while !done.load(Ordering::Relaxed) {
                    let view = keeper.view(&memory);
                    if view.table().find(address).is_some() {
                        assert_eq!(valid.load(Ordering::Relaxed), 1, "the unmap has returned");
                        found.fetch_add(1, Ordering::Relaxed);
                    }
                }
            };
            let users = [scope.spawn(user), scope.spawn(user)];
            // On a busy machine the users may begin late.
            let mut turns = 0;
            while turns < 20_000 || found.load(Ordering::Relaxed) < 100 {
                if users.iter().any(|user| user.is_finished()) {
                    break;
                }
                memory.unmap(address).unwrap();
                valid.store(0, Ordering::Relaxed);
                (0..20).for_each(|_| std::hint::spin_loop());
                valid.store(1, Ordering::Relaxed);
                // SAFETY: a static of atomics.
                unsafe { memory.map(region) }.unwrap();
                turns += 1;
            }
            done.store(true, Ordering::Relaxed);
            users.into_iter().for_each(|user| user.join().expect("no access after an unmap"));
        });
    }

    #[test]
    fn an_unmap_waits_for_accesses_that_began_before_it() {
        let (memory, address) = mapped();
        let reader = memory.reader();
        let outer = reader.read(&memory);
        let inner = reader.read(&memory);
        unmap_waits(&memory, address, || drop(inner), || drop(outer));
        let (memory, address) = mapped();
        let (reader, other) = (memory.reader(), memory.reader());
        drop(reader.read(&memory));
        memory.unmap(address).unwrap();
        // What began after the change does not delay it.
        let generation = memory.generation();
        let _later = other.read(&memory);
        assert!(memory.lock().slots.before(generation).is_empty());
    }
}
