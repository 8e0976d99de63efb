//! Who accessed a word last, and what orders two accesses.
//!
//! Accesses of two waves are ordered if both waves are in one workgroup with a barrier between the accesses, or if the
//! first wave (or its workgroup) did an atomic access afterwards and the second wave (or its workgroup) did a later
//! atomic access before its own access. The check ignores which word the atomics were on and which fences stood around
//! them: a race is reported only where no atomics can order it.
//!
//! A word remembers its last store, its last atomic and two later loads of different waves. That finds a racing pair
//! for each racing word, but not every pair.

/// One access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Access {
    /// The workgroup, counted through the grid; [`NOBODY`] if there was no access.
    pub(super) group: u32,
    /// The time, counted in barriers and atomics of the dispatch.
    pub(super) stamp: u32,
    /// Number of the instruction.
    pub(super) number: u32,
    pub(super) wave: u8,
    pub(super) lane: u8,
    /// Bytes of the word that the wave accessed, bit by bit.
    pub(super) bytes: u8,
    /// The bytes that `lane` accessed. With [`SEVERAL`], the bytes that at least two lanes of the wave accessed.
    pub(super) lane_bytes: u8,
}

/// The lane of an access that counts for no lane, so that it conflicts with no lane of its wave.
pub(super) const NO_LANE: u8 = u8::MAX;
/// In `lane_bytes`: several lanes accessed these bytes.
const SEVERAL: u8 = 0x80;

pub(super) const NO_WORKGROUP: u32 = u32::MAX;

impl Access {
    pub(super) const NONE: Access =
        Access { group: NO_WORKGROUP, stamp: 0, number: 0, wave: 0, lane: 0, bytes: 0, lane_bytes: 0 };

    pub(super) fn same_wave(&self, other: &Access) -> bool {
        (self.group, self.wave) == (other.group, other.wave)
    }

    /// Records `new` as the latest access of this kind.
    #[inline]
    pub(super) fn replace(&mut self, new: Access) {
        if !self.same_wave(&new) || self.stamp != new.stamp {
            *self = Access { lane_bytes: new.bytes, ..new };
            return;
        }
        let lane_bytes = match self.lane_bytes & new.bytes {
            _ if self.lane == new.lane => self.lane_bytes | new.bytes,
            _ if self.lane_bytes & SEVERAL != 0 => self.lane_bytes,
            0 => new.bytes,
            both => both | SEVERAL,
        };
        *self = Access { bytes: new.bytes | self.bytes, lane_bytes, ..new };
    }

    /// The lane that did the access, if only one did.
    pub(super) fn one_lane(&self) -> Option<u32> {
        (self.lane != NO_LANE && self.lane_bytes & SEVERAL == 0).then_some(self.lane.into())
    }
}

/// What happened to one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Word {
    pub(super) store: Access,
    pub(super) atomic: Access,
    pub(super) loads: [Access; 2],
    /// A coherent load has read the word, so that stores to it may be atomic.
    pub(super) polled: bool,
}

impl Word {
    pub(super) const UNTOUCHED: Word =
        Word { store: Access::NONE, atomic: Access::NONE, loads: [Access::NONE; 2], polled: false };

    /// The place for a load: that of the wave's last load, or the second one after it has moved to the first.
    #[inline]
    pub(super) fn place_of_load(&self, load: &Access) -> (usize, bool) {
        let at = usize::from(!self.loads[0].same_wave(load));
        (at, at == 1 && !self.loads[1].same_wave(load))
    }

    #[inline]
    pub(super) fn record_load(&mut self, load: Access) {
        let (at, moves) = self.place_of_load(&load);
        if moves {
            self.loads[0] = self.loads[1];
        }
        self.loads[at].replace(load);
    }

    #[inline]
    pub(super) fn record_store(&mut self, store: Access) {
        self.store.replace(store);
        self.loads = [Access::NONE; 2];
    }
}

/// What an access does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Doing {
    Load,
    /// A load that is coherent beyond the wave, as atomic loads are.
    CoherentLoad,
    /// A store. One that stores the value already in memory races with no other store.
    Store {
        same: bool,
        /// Another lane stores the same value by the same instruction.
        same_value_as_lower_lane: bool,
    },
    Atomic,
}

/// The order of accesses in a dispatch.
#[derive(Debug, Default)]
pub(super) struct Order {
    now: u32,
    /// Only barriers order the lanes of a wave, as in T0's language.
    by_barriers: bool,
    /// The waves of a workgroup may use two L0 caches (WGP mode).
    separate_caches: bool,
    group: u32,
    /// The time of the workgroup's last barrier.
    barrier: u32,
    waves: Vec<Clock>,
    /// The times at which a workgroup released its accesses, ascending, by workgroup.
    released: std::collections::HashMap<u32, Vec<u32>>,
    /// The workgroup accessed memory since its last release.
    dirty: bool,
}

/// One wave's view of the order.
#[derive(Clone, Debug, Default)]
struct Clock {
    released: Vec<u32>,
    acquired: u32,
    dirty: bool,
    /// What it had acquired at its last invalidation of the L0 cache, and of the L1 cache.
    invalidated: [u32; 2],
    /// The time of the oldest store that was in flight at the wave's last barrier.
    unfinished: Option<u32>,
}

impl Order {
    pub(super) fn new(by_barriers: bool, separate_caches: bool) -> Order {
        Order { by_barriers, separate_caches, ..Order::default() }
    }

    /// Whether the waves of a workgroup may use two L0 caches.
    pub(super) fn separate_caches(&self) -> bool {
        self.separate_caches
    }

    /// A wave reaches a barrier; its stores since a time are in flight.
    pub(super) fn arrive(&mut self, wave: u32, since: Option<u32>) {
        if let Some(clock) = self.waves.get_mut(wave as usize) {
            clock.unfinished = since;
        }
    }

    /// A wave invalidates its L0 cache (0) or its L1 cache (1). The waves of a workgroup in CU mode share both.
    pub(super) fn invalidate(&mut self, cache: usize, wave: u32) {
        let all = !self.separate_caches;
        for (_, clock) in (0..).zip(&mut self.waves).filter(|(id, _)| all || *id == wave) {
            clock.invalidated[cache] = clock.acquired;
        }
    }

    /// The last store of a word, if a barrier orders it before `now` but it was in flight at that barrier.
    pub(super) fn unfinished_store(&self, store: Access, now: &Access) -> Option<Access> {
        let clock = self.waves.get(usize::from(store.wave)).filter(|_| store.group == now.group)?;
        let in_flight = clock.unfinished.is_some_and(|since| store.stamp >= since) && store.stamp < self.barrier;
        (in_flight && !store.same_wave(now) && store.bytes & now.bytes != 0).then_some(store)
    }

    /// The last store of a word, if another wave of the workgroup did it.
    pub(super) fn store_of_other(&self, store: Access, now: &Access) -> Option<Access> {
        (store.group == now.group && store.wave != now.wave && store.bytes & now.bytes != 0).then_some(store)
    }

    pub(super) fn start_group(&mut self, group: u32, waves: usize) {
        self.now += 1;
        self.group = group;
        self.barrier = self.now;
        self.dirty = false;
        self.waves.clear();
        self.waves.resize(waves, Clock::default());
    }

    /// Whether only barriers order the lanes of a wave.
    pub(super) fn by_barriers(&self) -> bool {
        self.by_barriers
    }

    /// The waves of the current workgroup.
    pub(super) fn waves(&self) -> usize {
        self.waves.len()
    }

    pub(super) fn group(&self) -> u32 {
        self.group
    }

    pub(super) fn now(&self) -> u32 {
        self.now
    }

    /// All waves of the workgroup pass a barrier.
    pub(super) fn barrier(&mut self) {
        self.now += 1;
        self.barrier = self.now;
        let most = |of: fn(&Clock) -> u32| self.waves.iter().map(of).max().unwrap_or(0);
        let acquired = most(|wave| wave.acquired);
        let invalidated = [most(|wave| wave.invalidated[0]), most(|wave| wave.invalidated[1])];
        for wave in &mut self.waves {
            (wave.acquired, wave.invalidated) = (acquired, invalidated);
        }
    }

    /// A wave does an atomic access.
    pub(super) fn atomic(&mut self, wave: u32) {
        let now = self.now;
        self.now += 1;
        if std::mem::take(&mut self.dirty) {
            self.released.entry(self.group).or_default().push(now);
        }
        if let Some(clock) = self.waves.get_mut(wave as usize) {
            if std::mem::take(&mut clock.dirty) {
                clock.released.push(now);
            }
            clock.acquired = self.now;
        }
    }

    /// A coherent load reads what another wave has stored, perhaps atomically: the store releases what was before it.
    /// In kernels of T0's language the access note marks atomic stores.
    fn release_store(&mut self, store: &Access, me: &Access) {
        if self.by_barriers || store.group == NO_WORKGROUP || store.same_wave(me) {
            return;
        }
        let add = |times: &mut Vec<u32>| {
            if let Err(at) = times.binary_search(&store.stamp) {
                times.insert(at, store.stamp);
            }
        };
        add(self.released.entry(store.group).or_default());
        if let Some(clock) = self.waves.get_mut(usize::from(store.wave)).filter(|_| store.group == self.group) {
            add(&mut clock.released);
        }
    }

    /// Whether an atomic orders an access of another workgroup before one that races with it only because the caches
    /// were not invalidated since.
    pub(super) fn acquired(&self, before: &Access, now: &Access) -> bool {
        before.group != now.group && self.ordered_by(before, now, self.acquired_by(now, false))
    }

    /// The time up to which a wave has acquired what others have released. A load that may hit a cache acquires only
    /// what was acquired before the caches of the wave were invalidated.
    fn acquired_by(&self, now: &Access, cached: bool) -> u32 {
        let clock = self.waves.get(usize::from(now.wave));
        clock.map_or(0, |clock| match cached {
            true => clock.acquired.min(clock.invalidated[0]).min(clock.invalidated[1]),
            false => clock.acquired,
        })
    }

    fn ordered(&self, before: &Access, now: &Access) -> bool {
        self.ordered_by(before, now, self.acquired_by(now, false))
    }

    fn ordered_by(&self, before: &Access, now: &Access, acquired: u32) -> bool {
        if before.group == NO_WORKGROUP || before.same_wave(now) {
            return true;
        }
        let released = match before.group == now.group {
            true if before.stamp < self.barrier => return true,
            true => self.waves.get(usize::from(before.wave)).map(|clock| &clock.released),
            false => self.released.get(&before.group),
        };
        let Some(released) = released else { return false };
        let next = released.partition_point(|&at| at < before.stamp);
        released.get(next).is_some_and(|&at| at < acquired)
    }

    /// Whether a load of a vector may hit a line that is older than a store of another workgroup. Kernels of T0's
    /// language invalidate the caches in every acquire.
    fn unfenced(&self, store: &Access, load: &Access) -> bool {
        let other = store.group != NO_WORKGROUP && store.group != load.group && store.bytes & load.bytes != 0;
        !self.by_barriers
            && other
            && load.lane != NO_LANE
            && !self.ordered_by(store, load, self.acquired_by(load, true))
    }

    /// Whether two lanes of one wave accessed the same bytes without a barrier between them, if only barriers order
    /// them.
    fn lanes_clash(&self, before: &Access, now: &Access) -> bool {
        self.by_barriers
            && before.same_wave(now)
            && before.stamp >= self.barrier
            && before.lane != NO_LANE
            && now.lane != NO_LANE
            && before.lane_bytes & now.bytes != 0
            && (before.lane != now.lane || before.lane_bytes & SEVERAL != 0)
    }

    /// Records an access of a word. Returns the access that it races with, and whether it takes part in atomics.
    pub(super) fn touch(&mut self, word: &mut Word, me: Access, doing: Doing) -> (Option<(Doing, Access)>, bool) {
        let clash = |order: &Order, before: &Access| {
            before.bytes & me.bytes != 0 && !order.ordered(before, &me) || order.lanes_clash(before, &me)
        };
        let mut race = None;
        let mut atomic = false;
        match doing {
            Doing::Load => {
                atomic = word.atomic.group != NO_WORKGROUP && !word.atomic.same_wave(&me);
                let store = &word.store;
                let unfenced = self.unfenced(store, &me);
                if (clash(self, store) || unfenced) && !atomic {
                    race = Some((Doing::Store { same: false, same_value_as_lower_lane: false }, word.store));
                } else if self.lanes_clash(&word.atomic, &me) {
                    race = Some((Doing::Atomic, word.atomic));
                }
            }
            Doing::CoherentLoad => {
                atomic = true;
                word.polled = true;
                self.release_store(&word.store, &me);
            }
            Doing::Store { same, same_value_as_lower_lane } => {
                let stored = clash(self, &word.store) && !(same_value_as_lower_lane && word.store.same_wave(&me));
                // Compilers emit atomic stores as plain ones.
                let unmarked = word.polled && !self.by_barriers;
                if stored && !same && !unmarked {
                    race = Some((Doing::Store { same, same_value_as_lower_lane }, word.store));
                } else if clash(self, &word.atomic) && !same {
                    race = Some((Doing::Atomic, word.atomic));
                } else if let (Some(load), false) = (word.loads.iter().find(|load| clash(self, load)), same) {
                    race = Some((Doing::Load, *load));
                }
            }
            Doing::Atomic => {
                atomic = true;
                if clash(self, &word.store) {
                    race = Some((Doing::Store { same: false, same_value_as_lower_lane: false }, word.store));
                } else if let Some(load) = word.loads.iter().find(|load| self.lanes_clash(load, &me)) {
                    race = Some((Doing::Load, *load));
                }
            }
        }
        match doing {
            Doing::Load => word.record_load(me),
            Doing::CoherentLoad => {}
            Doing::Store { .. } => word.record_store(me),
            Doing::Atomic => word.atomic.replace(me),
        }
        if doing != Doing::CoherentLoad {
            self.accessed(me.wave);
        }
        (race, atomic)
    }

    /// A wave has accessed memory.
    pub(super) fn accessed(&mut self, wave: u8) {
        self.dirty = true;
        if let Some(clock) = self.waves.get_mut(usize::from(wave)) {
            clock.dirty = true;
        }
    }

    /// Whether an access that follows `before` races with it depending on the lanes.
    #[inline]
    pub(super) fn lanes_matter(&self, before: &Access) -> bool {
        self.by_barriers && before.group != NO_WORKGROUP && before.stamp >= self.barrier
    }

    /// Whether `before` is ordered before `now` for a reason that costs nothing to find: the accesses are of one wave,
    /// or a barrier of their workgroup is between them. If not, [`Order::touch`] decides.
    #[inline]
    fn plainly_ordered(&self, before: &Access, now: &Access) -> bool {
        if before.group != now.group {
            return before.group == NO_WORKGROUP;
        }
        if before.stamp < self.barrier {
            return true;
        }
        let same_lane = before.lane == now.lane && before.lane_bytes & SEVERAL == 0;
        before.wave == now.wave && (!self.by_barriers || same_lane)
    }

    /// Whether a load of a word plainly races with nothing and reads what was stored last. `cached` says that it may
    /// hit a line of a cache that is older than a store of another wave.
    #[inline]
    pub(super) fn plain_load(&self, word: &Word, load: &Access, cached: bool) -> bool {
        let store = &word.store;
        let mine = store.group == NO_WORKGROUP || store.wave == load.wave;
        let finished = || self.waves.get(usize::from(store.wave)).is_none_or(|clock| clock.unfinished.is_none());
        word.atomic.group == NO_WORKGROUP
            && self.plainly_ordered(store, load)
            && (mine || !(cached && self.separate_caches) && finished())
    }

    /// Whether a store of a word plainly races with nothing.
    #[inline]
    pub(super) fn plain_store(&self, word: &Word, store: &Access) -> bool {
        word.atomic.group == NO_WORKGROUP
            && self.plainly_ordered(&word.store, store)
            && word.loads.iter().all(|load| self.plainly_ordered(load, store))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn by(order: &Order, wave: u8, bytes: u8) -> Access {
        Access { group: order.group(), stamp: order.now(), number: 0, wave, lane: 0, bytes, lane_bytes: 0 }
    }

    fn touch(order: &mut Order, word: &mut Word, wave: u8, doing: Doing) -> bool {
        let me = by(order, wave, 15);
        order.touch(word, me, doing).0.is_some()
    }

    const STORE: Doing = Doing::Store { same: false, same_value_as_lower_lane: false };

    #[test]
    fn a_barrier_orders_a_workgroup_and_nothing_else() {
        let (mut order, mut word) = (Order::default(), Word::UNTOUCHED);
        order.start_group(0, 2);
        assert!(!touch(&mut order, &mut word, 0, STORE));
        order.barrier();
        assert!(!touch(&mut order, &mut word, 1, Doing::Load));
        assert!(touch(&mut order, &mut word, 0, STORE), "the load is not ordered before the store");
        order.start_group(1, 2);
        assert!(touch(&mut order, &mut word, 0, Doing::Load), "workgroups are not ordered");
    }

    /// A wave does an atomic access, and invalidates both caches.
    fn acquire(order: &mut Order, wave: u32) {
        order.atomic(wave);
        (0..2).for_each(|cache| order.invalidate(cache, wave));
    }

    #[test]
    fn atomics_order_earlier_and_later_accesses() {
        let (mut order, mut word) = (Order::default(), Word::UNTOUCHED);
        order.start_group(0, 2);
        assert!(!touch(&mut order, &mut word, 0, STORE));
        order.atomic(0);
        let mut copy = word;
        assert!(touch(&mut order, &mut copy, 1, Doing::Load), "it has acquired nothing");
        order.atomic(1);
        assert!(!touch(&mut order, &mut word, 1, Doing::Load));
        order.start_group(1, 1);
        let mut copy = word;
        assert!(touch(&mut order, &mut copy, 0, Doing::Load));
        order.atomic(0);
        let mut copy = word;
        assert!(touch(&mut order, &mut copy, 0, Doing::Load), "a cache may have the line from before");
        order.invalidate(0, 0);
        let mut copy = word;
        assert!(touch(&mut order, &mut copy, 0, Doing::Load), "the other cache may have it");
        order.invalidate(1, 0);
        assert!(!touch(&mut order, &mut word, 0, Doing::Load));
        // An access of a wave after its last atomic is never released.
        order.start_group(2, 2);
        acquire(&mut order, 0);
        assert!(!touch(&mut order, &mut word, 0, Doing::Load));
        order.atomic(1);
        assert!(touch(&mut order, &mut word, 1, STORE));
    }

    #[test]
    fn a_coherent_load_makes_a_store_a_release() {
        let (mut order, mut data, mut flag) = (Order::default(), Word::UNTOUCHED, Word::UNTOUCHED);
        order.start_group(0, 2);
        assert!(!touch(&mut order, &mut data, 0, STORE));
        assert!(!touch(&mut order, &mut flag, 0, STORE));
        let mut copy = data;
        assert!(touch(&mut order, &mut copy, 1, Doing::Load), "the flag was not read");
        order.start_group(1, 1);
        assert!(!touch(&mut order, &mut flag, 0, Doing::CoherentLoad));
        acquire(&mut order, 0);
        assert!(!touch(&mut order, &mut data, 0, Doing::Load));
        assert!(!touch(&mut order, &mut flag, 0, STORE), "both stores are atomic");
        let mut language = Order::new(true, false);
        language.start_group(0, 2);
        let mut word = Word::UNTOUCHED;
        assert!(!touch(&mut language, &mut word, 0, STORE));
        assert!(!touch(&mut language, &mut word, 1, Doing::CoherentLoad));
        assert!(touch(&mut language, &mut word, 1, STORE), "the language marks its atomic stores");
    }

    #[test]
    fn a_barrier_orders_no_store_that_is_in_flight() {
        let (mut order, mut word) = (Order::default(), Word::UNTOUCHED);
        order.start_group(0, 2);
        assert!(!touch(&mut order, &mut word, 0, STORE));
        order.arrive(0, Some(order.now()));
        order.barrier();
        let unfinished = |order: &Order, wave| order.unfinished_store(word.store, &by(order, wave, 15)).is_some();
        assert!(unfinished(&order, 1));
        assert!(!unfinished(&order, 0), "its own");
        // The store is complete at the next barrier.
        order.arrive(0, None);
        order.barrier();
        assert!(!unfinished(&order, 1));
    }

    #[test]
    fn different_bytes_and_equal_values_do_not_race() {
        let (mut order, mut word) = (Order::default(), Word::UNTOUCHED);
        order.start_group(0, 2);
        let (low, high) = (by(&order, 0, 3), by(&order, 1, 12));
        assert!(order.touch(&mut word, low, STORE).0.is_none());
        assert!(order.touch(&mut word, high, STORE).0.is_none());
        let mut word = Word::UNTOUCHED;
        assert!(!touch(&mut order, &mut word, 0, STORE));
        assert!(!touch(&mut order, &mut word, 1, Doing::Store { same: true, same_value_as_lower_lane: false }));
        assert!(!touch(&mut order, &mut word, 1, STORE), "its own word");
    }

    /// An access by a lane of wave 0 to all bytes of the word.
    fn by_lane(order: &mut Order, word: &mut Word, lane: u8, doing: Doing) -> bool {
        let me = Access { lane, ..by(order, 0, 15) };
        order.touch(word, me, doing).0.is_some()
    }

    #[test]
    fn lanes_of_a_wave_are_ordered_by_barriers_alone_where_that_is_the_rule() {
        const SAME_VALUE_STORE: Doing = Doing::Store { same: false, same_value_as_lower_lane: true };
        for by_barriers in [true, false] {
            let (mut order, mut word) = (Order::new(by_barriers, false), Word::UNTOUCHED);
            order.start_group(0, 1);
            // Both load, then both store: a read-modify-write.
            assert!(!by_lane(&mut order, &mut word, 0, Doing::Load));
            assert!(!by_lane(&mut order, &mut word, 1, Doing::Load));
            assert_eq!(by_lane(&mut order, &mut word, 1, STORE), by_barriers, "lane 0 has loaded it");
            order.barrier();
            assert!(!by_lane(&mut order, &mut word, 2, Doing::Load));
            assert!(!by_lane(&mut order, &mut word, 2, STORE), "its own");
            assert_eq!(by_lane(&mut order, &mut word, 3, Doing::Load), by_barriers);
            order.barrier();
            // Equal values stored by one instruction do not conflict; different values do.
            assert!(!by_lane(&mut order, &mut word, 4, STORE));
            assert!(!by_lane(&mut order, &mut word, 5, SAME_VALUE_STORE));
            assert_eq!(by_lane(&mut order, &mut word, 6, STORE), by_barriers);
            order.barrier();
            assert!(!by_lane(&mut order, &mut word, 0, Doing::Atomic));
            assert!(!by_lane(&mut order, &mut word, 1, Doing::Atomic), "both are atomic");
            assert_eq!(by_lane(&mut order, &mut word, 2, Doing::Load), by_barriers);
            // The compiler's own accesses belong to no lane.
            order.barrier();
            assert!(!by_lane(&mut order, &mut word, 0, STORE));
            assert!(!by_lane(&mut order, &mut word, NO_LANE, Doing::Load));
        }
    }

    #[test]
    fn lanes_may_share_a_word_but_not_a_byte() {
        let (mut order, mut word) = (Order::new(true, false), Word::UNTOUCHED);
        order.start_group(0, 1);
        let at = |order: &Order, lane, bytes| Access { lane, ..by(order, 0, bytes) };
        for lane in 0..4 {
            let me = at(&order, lane, 1 << lane);
            assert!(order.touch(&mut word, me, STORE).0.is_none());
        }
        for lane in 0..4 {
            let me = at(&order, lane, 1 << lane);
            assert!(order.touch(&mut word, me, Doing::Load).0.is_none(), "its own byte");
        }
        let me = at(&order, 0, 8);
        assert!(order.touch(&mut word, me, Doing::Load).0.is_some(), "the byte of lane 3");
    }
}
