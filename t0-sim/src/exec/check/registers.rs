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
    /// Undefined bits of each lane that has some and was written before, by half * 256 + register.
    bits: Vec<[u32; 32]>,
    tags: Vec<[Tag; 32]>,
    /// Lanes that have an undefined bit, by half * 256 + register.
    lanes: Vec<u32>,
    /// Lanes that were never written.
    fresh: Vec<u32>,
    /// Scalars that have an undefined bit.
    pub(super) unknown_scalars: u128,
    /// Undefined bits by scalar index, of those that have some.
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
            bits: vec![[0; 32]; rows],
            tags: vec![[0; 32]; rows],
            lanes: vec![u32::MAX; rows],
            fresh: vec![u32::MAX; rows],
            unknown_scalars: 0,
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

    /// Whether the wave has updated anything atomically.
    pub(super) fn knows_any_atomic(&self) -> bool {
        self.atomics != [0; 16]
    }

    /// Whether the address is among those that the wave recently updated atomically.
    pub(super) fn knows_atomic(&self, address: u64) -> bool {
        self.atomics.contains(&address)
    }

    /// Sets the state at the start of a wave: the SGPRs of `defined` are defined, and v0 in the lanes of `exec`.
    pub(in crate::exec) fn start(&mut self, defined: u128, exec: u64, scratch_words: usize) {
        self.lanes.fill(u32::MAX);
        self.fresh.fill(u32::MAX);
        for half in 0..self.bits.len() / 256 {
            self.define(half as u32, 0, (exec >> (32 * half)) as u32);
        }
        let special = |index: u32| index >= VCC + 2 && index != M0;
        self.unknown_scalars =
            (0..128).filter(|&index| !special(index)).fold(0, |all, index| all | 1 << index) & !defined;
        (self.scalar, self.scalar_tags) = ([u32::MAX; 128], [0; 128]);
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
        let (at, lane) = ((half * 256 + (register & 255)) as usize, lane as usize & 31);
        match (self.lanes[at] >> lane & 1, self.fresh[at] >> lane & 1) {
            (0, _) => (0, 0),
            (_, 0) => (self.bits[at][lane], self.tags[at][lane]),
            _ => (u32::MAX, 0),
        }
    }

    pub(super) fn set(&mut self, half: u32, register: u32, lane: u32, unknown: u32, tag: Tag) {
        if unknown == 0 {
            return self.define(half, register, 1 << (lane & 31));
        }
        let old = self.get(half, register, lane);
        let (at, lane) = ((half * 256 + (register & 255)) as usize, lane as usize & 31);
        self.tags[at][lane] = if old.0 == 0 || tag != 0 { tag } else { old.1 };
        self.bits[at][lane] = unknown;
        self.lanes[at] |= 1 << lane;
        self.fresh[at] &= !(1 << lane);
    }

    /// Makes all bits of the lanes in `mask` defined.
    #[inline]
    pub(super) fn define(&mut self, half: u32, register: u32, mask: u32) {
        let at = (half * 256 + (register & 255)) as usize;
        self.lanes[at] &= !mask;
        self.fresh[at] &= !mask;
    }

    /// Undefined bits of a scalar register. Constants and hardware registers are defined.
    #[inline]
    pub(super) fn scalar(&self, index: u32) -> (u32, Tag) {
        match index < 128 && self.unknown_scalars >> index & 1 != 0 {
            true => (self.scalar[index as usize], self.scalar_tags[index as usize]),
            false => (0, 0),
        }
    }

    pub(super) fn set_scalar(&mut self, index: u32, unknown: u32, tag: Tag) {
        // Writes to null are discarded, and EXEC is checked when it is written.
        if index < 108 || index == 125 {
            (self.scalar[index as usize], self.scalar_tags[index as usize]) = (unknown, tag);
            let bit = 1 << index;
            self.unknown_scalars = if unknown != 0 { self.unknown_scalars | bit } else { self.unknown_scalars & !bit };
        }
    }
}
