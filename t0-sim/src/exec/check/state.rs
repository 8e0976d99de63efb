//! What the waves of a strict dispatch share: the shadow of memory.
use super::caches::{Cache, Caches, Fill};
use super::lines::{self, Line};
use super::note::Note;
use super::pages::Pages;
use super::race::{Access, Doing, Order};
use crate::exec::fault::FaultKind;
use crate::exec::notes::{self, NoteKind, Notes};
use std::collections::HashSet;
use std::mem::{Discriminant, discriminant};

/// The faults that a dispatch reports if it goes on after them.
const MOST_SURVIVED: usize = 64;

/// The shadow of a dispatch's memory.
#[derive(Debug, Default)]
pub(in crate::exec) struct State {
    pub(super) order: Order,
    pub(super) caches: Caches,
    /// The accesses of the workgroup's LDS.
    pub(super) lds: Vec<Line>,
    /// Undefined bits of the LDS.
    pub(super) lds_unknown: Vec<u32>,
    /// The accesses of global memory.
    pub(super) global: Pages,
    /// The first byte of the kernel's arguments and the byte after the last; empty if the descriptor gives no size.
    pub(super) kernarg: (u64, u64),
    /// Notes, each with the number of its workgroup as the first coordinate.
    notes: Notes,
    /// The faults that the dispatch survived: the instruction and the kind.
    survived: HashSet<(u64, Discriminant<FaultKind>)>,
}

impl State {
    /// If `by_barriers` is set, only barriers order the lanes of a wave. If `separate_caches` is set, the waves of a
    /// workgroup may use two L0 caches.
    pub(in crate::exec) fn new(kernarg: (u64, u64), by_barriers: bool, separate_caches: bool) -> State {
        State { kernarg, order: Order::new(by_barriers, separate_caches), ..State::default() }
    }

    /// A store of another wave to these bytes that was in flight at the barrier before a load of them.
    pub(super) fn unfinished_store(&self, address: u64, size: u32, me: Access) -> Option<Access> {
        words(address, size)
            .find_map(|(at, bytes)| self.order.unfinished_store(self.global.store_of(at)?, &Access { bytes, ..me }))
    }

    /// The last store to these bytes, if this wave did it with the instruction of this number.
    pub(super) fn own_store(&self, address: u64, size: u32, me: Access, number: u32) -> Option<Access> {
        words(address, size).find_map(|(at, bytes)| {
            let store = self.global.store_of(at)?;
            let mine = (store.group, store.wave, store.number) == (me.group, me.wave, number);
            (mine && store.bytes & bytes != 0).then_some(store)
        })
    }

    /// The store that a load may miss because its cache holds an older line, and the load that brought the line there.
    /// Afterwards the cache holds the lines of the load. Call it for a load that races with nothing.
    pub(super) fn load_from(&mut self, cache: Cache, address: u64, size: u32, me: Access) -> Option<(Access, Fill)> {
        let found = match cache {
            Cache::Scalar => self.caches.stale_scalar(address, size).map(|(fill, store)| (store, fill)),
            // All waves of a workgroup use one cache, which their stores update.
            Cache::First => None,
            Cache::Vector if !self.order.separate_caches() || self.order.waves() < 2 => return None,
            Cache::Vector => words(address, size).find_map(|(at, bytes)| {
                let store = self.order.store_of_other(self.global.store_of(at)?, &Access { bytes, ..me })?;
                Some((store, self.caches.older(at, &me, &store)?))
            }),
        };
        self.caches.load(cache, address, size, &me);
        found
    }

    /// A workgroup begins: its LDS is undefined.
    pub(in crate::exec) fn start_group(&mut self, group: u32, waves: usize, lds_words: usize) {
        self.order.start_group(group, waves);
        self.caches.start_group(waves);
        self.lds.resize(lds_words.div_ceil(lines::WORDS), Line::UNTOUCHED);
        self.lds.iter_mut().for_each(Line::clear);
        self.lds_unknown.clear();
        self.lds_unknown.resize(lds_words, u32::MAX);
    }

    /// Records a possible mistake of a wave of the current workgroup in `note`'s instruction.
    pub(super) fn add_note(&mut self, kind: NoteKind, note: &Note, wave: u32) {
        let workgroup = [self.order.group(), 0, 0];
        self.notes.add(notes::Note { kind, pc: note.address, instruction: note.inst, workgroup, wave, times: 1 });
    }

    /// The notes of a dispatch with this number of workgroups in each dimension.
    pub(in crate::exec) fn notes(&self, groups: [u64; 3]) -> Notes {
        let mut notes = self.notes;
        for note in notes.iter_mut() {
            let index = u64::from(note.workgroup[0]);
            note.workgroup =
                [index % groups[0], index / groups[0] % groups[1], index / (groups[0] * groups[1])].map(|n| n as u32);
        }
        notes
    }

    /// Whether a fault that the dispatch survives is the first one of its kind at this instruction, and one of the
    /// first [`MOST_SURVIVED`].
    pub(in crate::exec) fn is_new(&mut self, pc: u64, kind: &FaultKind) -> bool {
        self.survived.len() < MOST_SURVIVED && self.survived.insert((pc, discriminant(kind)))
    }

    /// All waves of the workgroup pass a barrier.
    pub(in crate::exec) fn barrier(&mut self) {
        self.order.barrier();
    }

    /// Records an access of LDS bytes; returns the access that it races with.
    pub(super) fn touch_lds(
        &mut self,
        offset: u32,
        size: u32,
        me: Access,
        doing: Doing,
    ) -> (Option<(Doing, Access)>, bool) {
        let mut found = (None, false);
        for (at, bytes) in words(offset.into(), size) {
            let (line, word) = lines::place_of(at);
            let Some(line) = self.lds.get_mut(line as usize) else { continue };
            let (race, atomic) = self.order.touch(&mut line.words()[word], Access { bytes, ..me }, doing);
            found = (found.0.or(race), found.1 | atomic);
        }
        found
    }

    /// Records an access of global memory; returns the access that it races with.
    pub(super) fn touch_global(
        &mut self,
        address: u64,
        size: u32,
        me: Access,
        doing: Doing,
    ) -> (Option<(Doing, Access)>, bool) {
        let mut found = (None, false);
        for (at, bytes) in words(address, size) {
            let (line, word) = lines::place_of(at);
            let Some(line) = self.global.line(line) else { continue };
            let (race, atomic) = self.order.touch(&mut line.words()[word], Access { bytes, ..me }, doing);
            found = (found.0.or(race), found.1 | atomic);
        }
        found
    }
}

/// The words that contain the `size` bytes from `address` on, and which bytes of each.
pub(super) fn words(address: u64, size: u32) -> impl Iterator<Item = (u64, u8)> {
    let end = address + u64::from(size);
    (address & !3..end).step_by(4).map(move |at| {
        let (skipped, used) = (address.saturating_sub(at), (end - at).min(4));
        (at, (0xf >> (4 - used)) & (0xf << skipped))
    })
}
