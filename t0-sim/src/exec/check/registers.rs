//! Which bits of a wave's registers are undefined, and where the undefined values came from.
use super::elements::Bound;
use crate::exec::layout::{M0, VCC};
use std::collections::VecDeque;
use t0_check::board::Board;

/// Where an undefined value came from: 0 is a register that was never written, n the load with instruction number
/// n - 1.
pub(in crate::exec) type Tag = u32;

/// A store of the wave to global memory.
#[derive(Clone, Debug)]
pub(super) struct Stored {
    /// Its place among the wave's stores.
    pub(super) ordinal: u32,
    /// Number of the instruction.
    pub(super) number: u32,
    /// The lowest address, and the one behind the highest.
    pub(super) low: u64,
    pub(super) end: u64,
}

/// The shadow of one wave's registers and scratch.
pub(in crate::exec) struct Registers {
    /// Undefined bits of each lane, by half * 256 + register.
    bits: Vec<[u32; 32]>,
    tags: Vec<[Tag; 32]>,
    /// Lanes that have an undefined bit, by half * 256 + register.
    lanes: Vec<u32>,
    /// Undefined bits by scalar index.
    scalar: [u32; 128],
    scalar_tags: [Tag; 128],
    /// Whether SCC is undefined, and since when.
    pub(super) scc: Option<Tag>,
    /// Undefined bits of the scratch of all lanes, word by word.
    pub(super) scratch: Vec<u32>,
    /// The address that the wave's last loads had in common, and their number: the wave waits for memory to change.
    pub(in crate::exec) polls: (u64, u32),
    /// The indices that were bounded last, by the number of the bound.
    pub(super) bounds: Vec<Option<Bound>>,
    /// Addresses of the wave's last atomics.
    atomics: [u64; 16],
    next_atomic: usize,
    /// The memory operations in flight, as the hardware may still run them.
    pub(super) flight: Board,
    /// The times at which stores were issued: the number of the first store of each time, and the time.
    pub(super) stores: VecDeque<(u32, u32)>,
    /// The stores to global memory that may be in flight.
    pub(super) stored: Vec<Stored>,
}

impl Registers {
    pub(in crate::exec) fn new(wave64: bool) -> Registers {
        let rows = 256 << u32::from(wave64);
        Registers {
            bits: vec![[u32::MAX; 32]; rows],
            tags: vec![[0; 32]; rows],
            lanes: vec![u32::MAX; rows],
            scalar: [0; 128],
            scalar_tags: [0; 128],
            scc: None,
            scratch: Vec::new(),
            polls: (0, 0),
            bounds: Vec::new(),
            atomics: [0; 16],
            next_atomic: 0,
            flight: Board::new(),
            stores: VecDeque::new(),
            stored: Vec::new(),
        }
    }

    /// The wave updates this address atomically.
    pub(super) fn remember_atomic(&mut self, address: u64) {
        if !self.atomics.contains(&address) {
            self.atomics[self.next_atomic] = address;
            self.next_atomic = (self.next_atomic + 1) % self.atomics.len();
        }
    }

    /// Whether the address is among those that the wave recently updated atomically.
    pub(super) fn knows_atomic(&self, address: u64) -> bool {
        self.atomics.contains(&address)
    }

    /// Sets the state at the start of a wave: the SGPRs of `defined` are defined, and v0 in the lanes of `exec`.
    pub(in crate::exec) fn start(&mut self, defined: u128, exec: u64, scratch_words: usize) {
        self.bits.fill([u32::MAX; 32]);
        self.tags.fill([0; 32]);
        self.lanes.fill(u32::MAX);
        for half in 0..self.bits.len() / 256 {
            for lane in (0..32).filter(|lane| exec >> (lane + 32 * half) & 1 != 0) {
                self.set(half as u32, 0, lane as u32, 0, 0);
            }
        }
        for index in 0..128 {
            let special = index >= VCC as usize + 2 && index != M0 as usize;
            let unknown = !special && defined >> index & 1 == 0;
            (self.scalar[index], self.scalar_tags[index]) = (if unknown { u32::MAX } else { 0 }, 0);
        }
        self.scc = Some(0);
        self.scratch.clear();
        self.scratch.resize(scratch_words, u32::MAX);
        self.polls = (0, 0);
        self.bounds.clear();
        self.atomics = [0; 16];
        self.flight.clear();
        self.stores.clear();
        self.stored.clear();
    }

    /// Lanes of a VGPR that have an undefined bit.
    #[inline]
    pub(super) fn lanes(&self, half: u32, register: u32) -> u32 {
        self.lanes[(half * 256 + (register & 255)) as usize]
    }

    /// Undefined bits of one lane of a VGPR, and their tag.
    pub(super) fn get(&self, half: u32, register: u32, lane: u32) -> (u32, Tag) {
        let at = (half * 256 + (register & 255)) as usize;
        (self.bits[at][lane as usize & 31], self.tags[at][lane as usize & 31])
    }

    pub(super) fn set(&mut self, half: u32, register: u32, lane: u32, unknown: u32, tag: Tag) {
        let (at, lane) = ((half * 256 + (register & 255)) as usize, lane as usize & 31);
        if unknown != 0 && self.bits[at][lane] == 0 || tag != 0 {
            self.tags[at][lane] = tag;
        }
        self.bits[at][lane] = unknown;
        let bit = 1 << lane;
        self.lanes[at] = if unknown != 0 { self.lanes[at] | bit } else { self.lanes[at] & !bit };
    }

    /// Makes all bits of the lanes in `mask` defined.
    #[inline]
    pub(super) fn define(&mut self, half: u32, register: u32, mask: u32) {
        let at = (half * 256 + (register & 255)) as usize;
        let mut rest = self.lanes[at] & mask;
        while rest != 0 {
            self.bits[at][rest.trailing_zeros() as usize] = 0;
            rest &= rest - 1;
        }
        self.lanes[at] &= !mask;
    }

    /// Undefined bits of a scalar register. Constants and hardware registers are defined.
    #[inline]
    pub(super) fn scalar(&self, index: u32) -> (u32, Tag) {
        match self.scalar.get(index as usize) {
            Some(&bits) => (bits, self.scalar_tags[index as usize]),
            None => (0, 0),
        }
    }

    pub(super) fn set_scalar(&mut self, index: u32, unknown: u32, tag: Tag) {
        // Writes to null are discarded, and EXEC is checked when it is written.
        if index < 108 || index == 125 {
            (self.scalar[index as usize], self.scalar_tags[index as usize]) = (unknown, tag);
        }
    }
}
