//! The sanitizer's step between the address half and the data half of loads, stores and atomics.
//!
//! Loads bring the shadow of memory into registers; stores and atomics bring the shadow of registers into memory. LDS
//! and scratch have one shadow bit per bit, so that spilling and reloading half a value is exact. Global memory has one
//! per byte, because storing an undefined value there is an error: the value leaves the kernel. Whole undefined bytes
//! of an access whose other bytes are defined may be padding of a structure: they are accepted and stay undefined in
//! memory.
use super::bits::Bits;
use super::caches::Cache;
use super::note::Note;
use super::race::{Access, Doing, NO_LANE};
use super::registers::{Registers, Stored};
use super::segments::{Segments, pairs};
use super::state::State;
use super::verdict::{Party, Result, Site, Wrong};
use crate::exec::fault::{FaultKind, Role, Used, Verb};
use crate::exec::layout::ROW;
use crate::exec::notes::NoteKind;
use crate::exec::step::{Handlers, Step, simd};
use crate::exec::wave::{Flow, Wave};
use crate::mem::access;
use std::sync::{MutexGuard, PoisonError};
use t0_isa::isa::{Field, Half, Mem, MemKind, Operand, Space, Ty};

/// What the step between the halves of a memory instruction encodes in its `x`.
#[derive(Clone, Copy)]
pub(in crate::exec) struct Shape(pub(in crate::exec) u32);

impl Shape {
    pub(in crate::exec) fn new(mem: &Mem, returns: bool, coherent: bool, replaces: bool) -> Shape {
        let kind = match mem.kind {
            MemKind::Load => 0,
            MemKind::Store => 1,
            _ => 2,
        };
        let half = match mem.half {
            Half::Whole => 0,
            Half::Low => 1,
            Half::High => 2,
        };
        let flags = [mem.signed, returns, coherent, replaces];
        let flags = flags.into_iter().enumerate().fold(0, |all, (i, flag)| all | u32::from(flag) << (4 + i));
        Shape(kind | half << 2 | flags)
    }

    pub(super) fn kind(self) -> u32 {
        self.0 & 3
    }

    pub(super) fn half(self) -> u32 {
        self.0 >> 2 & 3
    }

    fn signed(self) -> bool {
        self.0 >> 4 & 1 != 0
    }

    fn returns(self) -> bool {
        self.0 >> 5 & 1 != 0
    }

    pub(super) fn coherent(self) -> bool {
        self.0 >> 6 & 1 != 0
    }

    /// For an access that converts: the components in registers.
    pub(in crate::exec) fn converting(self, components: u32) -> Shape {
        Shape(self.0 | components << 8)
    }

    /// Components in registers of an access that converts.
    #[inline(always)]
    pub(super) fn converts(self) -> Option<u32> {
        Some(self.0 >> 8 & 7).filter(|&components| components != 0)
    }

    /// The bits of register `word` that an access of `components` components uses.
    fn bits_of(self, components: u32, word: u32) -> u32 {
        match self.half() {
            0 => u32::MAX,
            2 => 0xffff_0000,
            _ if 2 * word + 1 < components => u32::MAX,
            _ => 0xffff,
        }
    }

    /// The number of registers of an access of `components` components.
    fn registers(self, components: u32) -> u32 {
        if self.half() == 0 { components } else { components.div_ceil(2) }
    }

    fn replaces(self) -> bool {
        self.0 >> 7 & 1 != 0
    }
}

/// The step between the two halves of a memory instruction. `imm` is the note; `d`, `b` and `c` are the rows of the
/// result, the data and the second data; `y` is the number of bytes; `x` is the [`Shape`].
pub(in crate::exec) const ACCESS: Handlers = simd!(|w, s| {
    let pairs = pairs(&w.lanes.at, w.size_of_access(s));
    w.check_access(s, pairs)
});

/// What the compiler's note records about a lane's access.
#[derive(Clone, Copy)]
struct Known {
    /// The access is to an element that the user wrote.
    element: bool,
    /// The access is atomic, whatever its instruction.
    atomic: bool,
    /// Another lane stores the same value to the same address.
    same_value_as_lower_lane: bool,
}

/// The memory that a host address is in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum AddressSpace {
    Lds(u32),
    /// Byte offset in the scratch of the whole wave.
    Scratch(u64),
    Global,
}

/// Data of up to 16 bytes, with one shadow bit per bit.
type Data = [u32; 4];

/// All bits of `bytes` bytes.
fn whole(bytes: u32) -> Data {
    std::array::from_fn(|i| match bytes.saturating_sub(4 * i as u32) {
        0 => 0,
        n @ 1..=3 => (1 << (8 * n)) - 1,
        _ => u32::MAX,
    })
}

/// The undefined bits of `bytes` bytes from byte `at` of a shadow of words.
fn read_words(shadow: &[u32], at: u64, bytes: u32) -> Data {
    let mut data = [0; 4];
    for byte in 0..u64::from(bytes) {
        let from = at + byte;
        let bits = shadow.get((from / 4) as usize).map_or(0, |word| word >> (8 * (from % 4)) & 0xff);
        data[byte as usize / 4] |= bits << (8 * (byte % 4));
    }
    data
}

fn write_words(shadow: &mut [u32], at: u64, bytes: u32, data: Data) {
    for byte in 0..u64::from(bytes) {
        let to = at + byte;
        if let Some(word) = shadow.get_mut((to / 4) as usize) {
            let shift = 8 * (to % 4);
            *word = *word & !(0xff << shift) | (data[byte as usize / 4] >> (8 * (byte % 4)) & 0xff) << shift;
        }
    }
}

/// Remembers a store to global memory that is in flight from now on.
fn remember_store(shadow: &mut Registers, note: &Note, segments: &Segments) {
    let oldest = shadow.flight.oldest_store().unwrap_or(u32::MAX);
    shadow.stored.retain(|store| store.ordinal >= oldest);
    let ordinal = shadow.flight.stores();
    let Segments { low, end, .. } = *segments;
    shadow.stored.push(Stored { ordinal, number: note.number, low, end });
}

impl Wave<'_> {
    pub(super) fn state(&self) -> Option<MutexGuard<'_, State>> {
        self.shared.check.as_ref().map(|state| state.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub(super) fn place_of(&self, host: u64) -> AddressSpace {
        let lds = host.wrapping_sub(self.lds as u64);
        let scratch = host.wrapping_sub(self.private.as_ptr() as u64);
        if lds < u64::from(self.lds_bytes) {
            AddressSpace::Lds(lds as u32)
        } else if scratch < size_of_val(&self.private[..]) as u64 {
            AddressSpace::Scratch(scratch)
        } else {
            AddressSpace::Global
        }
    }

    pub(super) fn unknown_at(&self, shadow: &Registers, host: u64, bytes: u32) -> Data {
        match self.place_of(host) {
            AddressSpace::Lds(offset) => {
                self.state().map_or([0; 4], |state| read_words(&state.lds_unknown, offset.into(), bytes))
            }
            AddressSpace::Scratch(offset) => read_words(&shadow.scratch, offset, bytes),
            AddressSpace::Global => self.map.unknown(host, bytes),
        }
    }

    pub(super) fn set_unknown_at(&self, shadow: &mut Registers, host: u64, bytes: u32, data: Data) {
        match self.place_of(host) {
            AddressSpace::Lds(offset) => {
                if let Some(mut state) = self.state() {
                    write_words(&mut state.lds_unknown, offset.into(), bytes, data);
                }
            }
            AddressSpace::Scratch(offset) => write_words(&mut shadow.scratch, offset, bytes, data),
            AddressSpace::Global => self.map.set_unknown(host, bytes, data),
        }
    }

    /// The bytes of each lane's access.
    #[inline(always)]
    pub(super) fn size_of_access(&self, s: &Step) -> u32 {
        if Shape(s.x).converts().is_some() { self.lanes.element } else { s.y }
    }

    #[inline(never)]
    fn check_access(&mut self, s: &Step, pairs: (u32, u32)) -> Flow {
        let Some(mut shadow) = self.shadow.take() else { return Flow::Next };
        let note = self.notes.get(s.imm as usize);
        let plain = note.is_none_or(|note| self.is_plain_access(&mut shadow, note, s, pairs));
        let mut result = Ok(());
        if !plain {
            let notes = self.notes.clone();
            result = notes.get(s.imm as usize).map_or(Ok(()), |note| self.access(&mut shadow, note, s));
        }
        self.shadow = Some(shadow);
        match result {
            Ok(()) => Flow::Next,
            Err(wrong) => self.fault_of(*wrong, Site::Access),
        }
    }

    /// Notes an access before its lanes are checked. Then does so for all lanes at once; returns false if they must
    /// be checked one by one.
    fn is_plain_access(&self, shadow: &mut Registers, note: &Note, s: &Step, pairs: (u32, u32)) -> bool {
        let (shape, mask, size) = (Shape(s.x), self.lanes.mask, self.size_of_access(s));
        if mask == 0 {
            return false;
        }
        let segments = Segments::of(&self.lanes.at, mask, size, pairs);
        let first = self.lanes.at[mask.trailing_zeros() as usize & 31];
        shadow.polls = match shape.kind() {
            1 => (0, 0),
            _ if shadow.polls.0 == first => (first, shadow.polls.1.saturating_add(1)),
            _ => (first, 1),
        };
        if shape.kind() == 2 {
            shadow.remember_atomic(first);
        }
        if shape.kind() == 1 && self.place_of(first) == AddressSpace::Global {
            remember_store(shadow, note, &segments);
        }
        let element = self.shared.elements.as_ref().map(|elements| elements.access(note.address));
        if element.is_none() && shape.kind() == 1 && shape.converts().is_none() && !segments.ascending {
            self.note_conflict(note, s, mask, size);
        }
        self.access_row(shadow, note, s, (&segments, size), element.flatten())
    }

    fn access(&mut self, shadow: &mut Registers, note: &Note, s: &Step) -> Result {
        let (shape, exec) = (Shape(s.x), self.exec());
        let (mask, size) = (self.lanes.mask, self.size_of_access(s));
        let element = self.shared.elements.as_ref().and_then(|elements| elements.access(note.address));
        let (known, atomic_element) = (element.is_some(), element.is_some_and(|element| element.atomic));
        let lanes_storing_same_value =
            if known && shape.kind() == 1 { self.lanes_storing_same_value(s, mask, size) } else { 0 };
        for lane in (0..32u32).filter(|lane| exec >> lane & 1 != 0) {
            let bytes = match (mask >> lane & 1 != 0, self.lanes.partial) {
                (true, _) => size,
                (false, true) => self.lanes.valid[lane as usize].min(size),
                (false, false) => 0,
            };
            if let (true, 1.., AddressSpace::Lds(at)) = (known, bytes, self.place_of(self.lanes.at[lane as usize])) {
                self.within_array(shadow, note, lane, (at, bytes, shape.kind() != 0))?;
            }
            let same_value_as_lower_lane = lanes_storing_same_value >> lane & 1 != 0;
            self.race_of_lane(
                shadow,
                note,
                s,
                lane,
                bytes,
                Known { element: known, atomic: atomic_element, same_value_as_lower_lane },
            )?;
            match shape.kind() {
                0 => {
                    let data = self.unknown_of_load(shadow, note, s.y, lane, bytes);
                    self.load_lane(shadow, note, s, lane, data);
                }
                1 => self.store_lane(shadow, note, s, lane, bytes)?,
                _ => self.atomic_lane(shadow, note, s, lane, bytes)?,
            }
        }
        let atomic = shape.kind() == 2 || shape.coherent();
        if atomic && mask != 0 {
            let wave = self.id;
            if let Some(mut state) = self.state() {
                state.order.atomic(wave);
            }
        }
        Ok(())
    }

    /// The store of this wave to these bytes that is in flight.
    fn own_store_in_flight(&self, address: u64, size: u32, me: Access) -> Option<Access> {
        let shadow = self.shadow.as_ref()?;
        let oldest = shadow.flight.oldest_store()?;
        let overlaps = |store: &&Stored| store.low < address + u64::from(size) && address < store.end;
        let mut stores = shadow.stored.iter().filter(|store| store.ordinal >= oldest).filter(overlaps);
        stores.find_map(|store| self.state()?.own_store(address, size, me, store.number))
    }

    /// Which bits of what a lane loads are undefined; of a lane that loads nothing, `bytes` is 0.
    fn unknown_of_load(&mut self, shadow: &Registers, note: &Note, size: u32, lane: u32, bytes: u32) -> Data {
        let address = self.lanes.at[lane as usize];
        match bytes {
            0 if note.inst.mem().is_some_and(|mem| mem.space == Space::Lds) => {
                self.remember_outside(note.number, address.wrapping_sub(self.lds as u64) as u32);
                whole(size)
            }
            0 => [0; 4],
            _ => self.unknown_at(shadow, address, bytes),
        }
    }

    /// Gives the registers of a lane the undefined bits of what it loaded.
    pub(super) fn load_lane(&self, shadow: &mut Registers, note: &Note, s: &Step, lane: u32, data: Data) {
        let (shape, size, half, first) = (Shape(s.x), s.y, self.half, s.d / ROW);
        let tag = note.number + 1;
        if let Some(components) = shape.converts() {
            let unknown = if data == [0; 4] { 0 } else { u32::MAX };
            for word in 0..shape.registers(components) {
                let (old, old_tag) = shadow.get(half, first + word, lane);
                let bits = shape.bits_of(components, word);
                let tag = if unknown != 0 { tag } else { old_tag };
                shadow.set(half, first + word, lane, old & !bits | unknown & bits, tag);
            }
            return;
        }
        if size >= 4 {
            for word in 0..size / 4 {
                shadow.set(half, first + word, lane, data[word as usize & 3], tag);
            }
            return;
        }
        let width = 8 * size;
        let low = data[0] & ((1 << width) - 1);
        let extended = if shape.signed() && low >> (width - 1) & 1 != 0 { low | u32::MAX << width } else { low };
        let (old, old_tag) = shadow.get(half, first, lane);
        let (bits, tag) = match shape.half() {
            0 => (extended, tag),
            1 => (old & 0xffff_0000 | extended & 0xffff, if extended != 0 { tag } else { old_tag }),
            _ => (old & 0xffff | extended << 16, if extended != 0 { tag } else { old_tag }),
        };
        shadow.set(half, first, lane, bits, tag);
    }

    /// Remembers a load past the LDS, whose value counts as undefined.
    fn remember_outside(&mut self, number: u32, offset: u32) {
        if !self.outside_lds.iter().any(|(known, _)| *known == number) {
            self.outside_lds.push((number, offset));
        }
    }

    /// The undefined bits of the data of one lane, and the tag of the first undefined bit.
    fn data_of(&self, shadow: &Registers, row: u32, lane: u32, size: u32, high: bool) -> (Data, Option<(u32, u32)>) {
        let (mut data, mut from) = ([0; 4], None);
        for word in 0..size.div_ceil(4) {
            let register = row / ROW + word;
            let (bits, tag) = shadow.get(self.half, register, lane);
            data[word as usize & 3] = if high { bits >> 16 } else { bits } & whole(size)[word as usize & 3];
            if data[word as usize & 3] != 0 {
                from.get_or_insert((register, tag));
            }
        }
        (data, from)
    }

    fn store_lane(&mut self, shadow: &mut Registers, note: &Note, s: &Step, lane: u32, bytes: u32) -> Result {
        if bytes == 0 {
            return Ok(());
        }
        let host = self.lanes.at[lane as usize];
        if let Some(components) = Shape(s.x).converts() {
            for word in 0..Shape(s.x).registers(components) {
                let (unknown, tag) = shadow.get(self.half, s.b / ROW + word, lane);
                if unknown & Shape(s.x).bits_of(components, word) != 0 {
                    return Err(self.undefined_store(note, s.b / ROW + word, tag, lane));
                }
            }
            self.map.set_unknown(host, bytes, [0; 4]);
            return Ok(());
        }
        let (data, from) = self.data_of(shadow, s.b, lane, bytes, Shape(s.x).half() == 2);
        if let (Some((register, tag)), AddressSpace::Global) = (from, self.place_of(host)) {
            let each = (0..bytes).map(|byte| data[byte as usize / 4] >> (8 * (byte % 4)) & 0xff);
            let partly = each.clone().any(|byte| byte != 0 && byte != 0xff);
            if partly || data == whole(bytes) {
                return Err(self.undefined_store(note, register, tag, lane));
            }
        }
        self.set_unknown_at(shadow, host, bytes, data);
        Ok(())
    }

    fn undefined_store(&mut self, note: &Note, register: u32, tag: u32, lane: u32) -> Box<Wrong> {
        let lane = Some(lane + 32 * self.half);
        self.uninitialised(note, Used::Store, format!("v{register}"), Bits { value: 0, unknown: 1, tag }, lane)
    }

    fn atomic_lane(&mut self, shadow: &mut Registers, note: &Note, s: &Step, lane: u32, bytes: u32) -> Result {
        if bytes == 0 {
            return Ok(());
        }
        let (shape, host) = (Shape(s.x), self.lanes.at[lane as usize]);
        let (mut data, mut from) = self.data_of(shadow, s.b, lane, bytes, false);
        if s.c != s.b {
            let (second, other) = self.data_of(shadow, s.c, lane, bytes, false);
            (0..4).for_each(|i| data[i] |= second[i]);
            from = from.or(other);
        }
        if let (Some((register, tag)), AddressSpace::Global) = (from, self.place_of(host)) {
            return Err(self.undefined_store(note, register, tag, lane));
        }
        let old = self.unknown_at(shadow, host, bytes);
        let any = |bits: Data| if bits == [0; 4] { [0; 4] } else { whole(bytes) };
        if let (false, true, AddressSpace::Global) = (shape.replaces(), old != [0; 4], self.place_of(host)) {
            let (lane, tag) = (Some(lane + 32 * self.half), note.number + 1);
            let bits = Bits { value: 0, unknown: 1, tag };
            return Err(self.uninitialised(note, Used::Store, "the old value".into(), bits, lane));
        }
        let new = if shape.replaces() { data } else { any(std::array::from_fn(|i| old[i] | data[i])) };
        self.set_unknown_at(shadow, host, bytes, new);
        if shape.returns() {
            for word in 0..bytes / 4 {
                shadow.set(self.half, s.d / ROW + word, lane, old[word as usize & 3], note.number + 1);
            }
        }
        Ok(())
    }

    /// Records the access of one lane. Fails if it races with another access.
    fn race_of_lane(
        &mut self,
        shadow: &mut Registers,
        note: &Note,
        s: &Step,
        lane: u32,
        bytes: u32,
        known: Known,
    ) -> Result {
        let (shape, host) = (Shape(s.x), self.lanes.at[lane as usize]);
        let place = self.place_of(host);
        if bytes == 0 || matches!(place, AddressSpace::Scratch(_)) {
            return Ok(());
        }
        let doing = match shape.kind() {
            0 if shape.coherent() || known.atomic => Doing::CoherentLoad,
            1 if known.atomic => Doing::Atomic,
            0 => Doing::Load,
            // A store to a word that the wave also updates atomically is the release of a lock.
            1 if shadow.knows_atomic(host) => Doing::Atomic,
            1 => {
                let same = shape.converts().is_none() && self.holds(s, lane, bytes);
                Doing::Store { same, same_value_as_lower_lane: known.same_value_as_lower_lane }
            }
            _ => Doing::Atomic,
        };
        self.touch(note, place, host, bytes, (Some(lane + 32 * self.half), known.element), doing)
    }

    /// Notes that two lanes store different values to the same bytes, for objects in which that is no data race.
    fn note_conflict(&self, note: &Note, s: &Step, mask: u32, size: u32) {
        let lanes = || (0..32u32).filter(|lane| mask >> lane & 1 != 0);
        let at = |lane: u32| self.lanes.at[lane as usize];
        let high = Shape(s.x).half() == 2;
        let byte = |lane: u32, address: u64| {
            let offset = (address - at(lane)) as u32;
            let word = self.row(s.b + offset / 4 * ROW).0[lane as usize];
            (if high { word >> 16 } else { word } >> (8 * (offset % 4))) as u8
        };
        let conflict = |a: u32, b: u32| {
            let shared = at(a).max(at(b))..(at(a).min(at(b)) + u64::from(size));
            shared.into_iter().any(|address| byte(a, address) != byte(b, address))
        };
        let found = lanes().find_map(|b| lanes().take_while(|&a| a < b).find(|&a| conflict(a, b)).map(|a| (a, b)));
        let Some((a, b)) = found else { return };
        let (lds, address) = match self.place_of(at(b)) {
            AddressSpace::Lds(offset) => (true, offset.into()),
            // Each lane has its own scratch.
            AddressSpace::Scratch(_) => return,
            AddressSpace::Global => (false, at(b)),
        };
        let lanes = [a, b].map(|lane| lane + 32 * self.half);
        if let Some(mut state) = self.state() {
            state.add_note(NoteKind::StoreConflict { lds, address, size, lanes }, note, self.id);
        }
    }

    /// The lanes that store the same value as a lower lane to the same address.
    fn lanes_storing_same_value(&self, s: &Step, mask: u32, size: u32) -> u32 {
        let lanes = || (0..32u32).filter(|lane| mask >> lane & 1 != 0);
        let data = |lane: u32, word: u32| {
            let bits = self.row(s.b + word * ROW).0[lane as usize];
            let bits = if Shape(s.x).half() == 2 { bits >> 16 } else { bits };
            bits & whole(size)[word as usize & 3]
        };
        let equal = |a: u32, b: u32| {
            self.lanes.at[a as usize] == self.lanes.at[b as usize]
                && (0..size.div_ceil(4)).all(|word| data(a, word) == data(b, word))
        };
        lanes()
            .filter(|&lane| lanes().take_while(|&other| other < lane).any(|other| equal(lane, other)))
            .fold(0, |all, lane| all | 1 << lane)
    }

    /// Records an access and fails if it races with another one. `by` is the lane, and whether the access counts for
    /// that lane or only for the wave.
    fn touch(
        &mut self,
        note: &Note,
        place: AddressSpace,
        host: u64,
        bytes: u32,
        by: (Option<u32>, bool),
        doing: Doing,
    ) -> Result {
        let (lane, counts) = by;
        let Some(mut state) = self.state() else { return Ok(()) };
        let me = Access {
            group: state.order.group(),
            stamp: state.order.now(),
            number: note.number,
            wave: self.id as u8,
            lane: lane.filter(|_| counts || !state.order.by_barriers()).map_or(NO_LANE, |lane| lane as u8),
            bytes: 0,
            lane_bytes: 0,
        };
        let (race, atomic) = match place {
            AddressSpace::Lds(offset) => state.touch_lds(offset, bytes, me, doing),
            _ => state.touch_global(host, bytes, me, doing),
        };
        if atomic && doing == Doing::Load {
            state.order.atomic(self.id);
        }
        let own = match (lane, doing) {
            (None, Doing::Load | Doing::CoherentLoad) => {
                drop(state);
                let own = self.own_store_in_flight(host, bytes, me);
                let Some(again) = self.state() else { return Ok(()) };
                state = again;
                own
            }
            _ => None,
        };
        let unfenced = race.is_some_and(|(_, other)| state.order.acquired(&other, &me));
        let unfinished = match (place, doing) {
            (AddressSpace::Global, Doing::Load) if race.is_none() => state.unfinished_store(host, bytes, me),
            _ => None,
        };
        let cache = if lane.is_some() { Cache::Vector } else { Cache::Scalar };
        let stale = match (place, doing) {
            (AddressSpace::Global, Doing::Load) if race.is_none() && !atomic && unfinished.is_none() => {
                state.load_from(cache, host, bytes, me)
            }
            (AddressSpace::Global, Doing::Store { same: false, .. } | Doing::Atomic) => {
                state.caches.store(host, bytes, &me);
                None
            }
            _ => None,
        };
        if unfinished.is_some() && !state.order.separate_caches() {
            state.add_note(NoteKind::StoreInFlight { address: host, size: bytes }, note, self.id);
        }
        let separate = state.order.separate_caches();
        // Relaxed atomic accesses of workgroup scope have no mark in CU mode.
        let unmarked = race.is_some_and(|(theirs, other)| {
            let pair = [theirs, doing];
            let plain = |doing: &Doing| matches!(doing, Doing::Load | Doing::Store { .. });
            let loads = pair.iter().filter(|doing| **doing == Doing::Load).count();
            self.shared.foreign
                && !separate
                && place == AddressSpace::Global
                && (other.group, u32::from(other.wave) != self.id) == (me.group, true)
                && pair.iter().all(plain)
                && loads == 1
                && matches!(bytes, 1 | 2 | 4 | 8)
                && host.is_multiple_of(bytes.into())
        });
        if unmarked {
            let write = doing != Doing::Load;
            state.add_note(NoteKind::UnmarkedAccess { write, address: host, size: bytes }, note, self.id);
            return Ok(());
        }
        drop(state);
        if let Some(store) = own {
            let (role, wave) = (Role::InFlight, store.wave.into());
            self.parties.push(Party { role, number: store.number, group: None, wave, lane: store.one_lane() });
            let nearest = self.map.nearest(host);
            return Err(Box::new(Wrong {
                kind: FaultKind::ScalarLoadOfStore { address: host, size: bytes, nearest },
                lane,
            }));
        }
        if let (Some(store), true) = (unfinished, separate) {
            let (role, wave) = (Role::Stored, store.wave.into());
            self.parties.push(Party { role, number: store.number, group: None, wave, lane: store.one_lane() });
            let nearest = self.map.nearest(host);
            return Err(Box::new(Wrong {
                kind: FaultKind::StoreInFlight { address: host, size: bytes, nearest },
                lane,
            }));
        }
        if let Some((store, fill)) = stale {
            for (role, number, wave, lane) in [
                (Role::Stored, store.number, store.wave, store.one_lane()),
                (Role::Filled, fill.number, fill.wave, None),
            ] {
                self.parties.push(Party { role, number, group: None, wave: wave.into(), lane });
            }
            let nearest = self.map.nearest(host);
            let scalar = cache == Cache::Scalar;
            return Err(Box::new(Wrong {
                kind: FaultKind::StaleLine { scalar, address: host, size: bytes, nearest },
                lane,
            }));
        }
        let Some((theirs, other)) = race else { return Ok(()) };
        let role = match theirs {
            Doing::Load | Doing::CoherentLoad => Role::Loaded,
            Doing::Store { .. } => Role::Stored,
            Doing::Atomic => Role::Updated,
        };
        self.parties.push(Party {
            role,
            number: other.number,
            group: (other.group != me.group).then_some(other.group),
            wave: other.wave.into(),
            lane: other.one_lane(),
        });
        let write = matches!(doing, Doing::Store { .. } | Doing::Atomic);
        let (lds, address, nearest) = match place {
            AddressSpace::Lds(offset) => (true, offset.into(), None),
            _ => (false, host, self.map.nearest(host)),
        };
        let lanes = (other.group, u32::from(other.wave)) == (me.group, self.id);
        let atomic = doing == Doing::Atomic;
        Err(Box::new(Wrong {
            kind: FaultKind::Race { lds, address, size: bytes, write, atomic, lanes, unfenced, nearest },
            lane,
        }))
    }

    /// Whether memory already holds what a lane stores.
    fn holds(&self, s: &Step, lane: u32, bytes: u32) -> bool {
        let (host, high) = (self.lanes.at[lane as usize], Shape(s.x).half() == 2);
        (0..bytes).all(|byte| {
            let word = self.row(s.b + byte / 4 * ROW).0[lane as usize];
            let word = if high { word >> 16 } else { word };
            // SAFETY: the address step has checked the lane for this many bytes.
            let there = unsafe { access::load8(host + u64::from(byte)) };
            (word >> (8 * (byte % 4))) as u8 == there
        })
    }

    /// Checks a scalar load before it runs: its address, the memory it reads, and the state of its results.
    pub(super) fn scalar_load(&mut self, note: &Note) -> Result {
        self.addresses(note)?;
        let Some(mem) = note.inst.mem() else { return Ok(()) };
        let register = |field: Field| match note.inst.operand(field) {
            Operand::Reg(reg) => self.scalar(reg.0.into()),
            Operand::None => 0,
            constant => constant.constant(Ty::u32).unwrap_or(0) as u32,
        };
        let Some(base) = note.inst.operand(Field::sbase).reg().map(|reg| u32::from(reg.0)) else { return Ok(()) };
        let words = u32::from(mem.bytes) / 4;
        let (offset, imm) = (register(Field::soffset), note.inst.mods.offset);
        let (address, valid) = match mem.space {
            Space::Scalar => {
                let exact = self.scalar64(base).wrapping_add(i64::from(imm) as u64).wrapping_add(offset.into());
                if !exact.is_multiple_of(4) {
                    let kind = FaultKind::Misaligned {
                        address: exact,
                        size: mem.bytes.into(),
                        alignment: 4,
                        verb: Verb::Load,
                    };
                    return Err(Box::new(Wrong { kind, lane: None }));
                }
                (exact, u32::MAX)
            }
            _ => {
                let (low, high, records) = (self.scalar(base), self.scalar(base + 1), self.scalar(base + 2));
                let start = u64::from(low) | u64::from(high & 0xffff) << 32;
                let offset = (imm as u32).wrapping_add(offset);
                if !(start | u64::from(offset)).is_multiple_of(4) {
                    let address = start.wrapping_add(offset.into());
                    let kind =
                        FaultKind::Misaligned { address, size: mem.bytes.into(), alignment: 4, verb: Verb::Load };
                    return Err(Box::new(Wrong { kind, lane: None }));
                }
                let limit = u64::from(records) * u64::from((high >> 16 & 0x3fff).max(1));
                let valid = limit.saturating_sub(offset.into()).min(u32::MAX.into()) as u32;
                ((start & !3).wrapping_add(offset.into()), valid)
            }
        };
        let size = (4 * words).min(valid & !3);
        if size == 0 || self.place(address, size, false).is_err() {
            // The load itself reports the error.
            return Ok(());
        }
        let kernarg = self.state().map_or((0, 0), |state| state.kernarg);
        // Another allocation may begin there.
        let behind = kernarg.1 > kernarg.0 && (kernarg.1..kernarg.1 + BYTES_AFTER_KERNARG).contains(&address);
        if behind && self.map.find(kernarg.0).is_some_and(|region| region.contains(address, size.into())) {
            let offset = address - kernarg.0;
            let kind = FaultKind::KernargOutOfBounds { offset, kernarg: kernarg.1 - kernarg.0, size };
            return Err(Box::new(Wrong { kind, lane: None }));
        }
        if let Some(shadow) = &mut self.shadow {
            let seen = if shadow.polls.0 == address { shadow.polls.1.saturating_add(1) } else { 1 };
            shadow.polls = (address, seen);
        }
        let inside = kernarg.0 <= address && address < kernarg.1;
        let coherent = note.inst.mods.glc;
        let d = match note.inst.operand(Field::sdata) {
            Operand::Reg(reg) => u32::from(reg.0),
            _ => return Ok(()),
        };
        let plain = !coherent && size == 4 * words && (inside || self.scalar_row(note, address, size));
        if plain && self.map.is_defined(address, size) {
            if let Some(shadow) = &mut self.shadow {
                (d..d + words).for_each(|index| shadow.set_scalar(index, 0, 0));
            }
            return Ok(());
        }
        for word in 0..words {
            let here = address + 4 * u64::from(word);
            let within = 4 * word < size;
            let bits = if within { self.map.unknown(here, 4)[0] } else { 0 };
            if let Some(shadow) = &mut self.shadow {
                shadow.set_scalar(d + word, bits, note.number + 1);
            }
            if within && !inside {
                let doing = if coherent { Doing::CoherentLoad } else { Doing::Load };
                self.touch(note, AddressSpace::Global, here, 4, (None, false), doing)?;
            }
        }
        if coherent {
            let wave = self.id;
            if let Some(mut state) = self.state() {
                state.order.atomic(wave);
            }
        }
        Ok(())
    }
}

/// Bytes after the kernel's arguments in which a scalar load counts as a load of a missing argument.
pub(crate) const BYTES_AFTER_KERNARG: u64 = 256;
