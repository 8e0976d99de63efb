//! Notes of strict mode: behaviour that is legal but may be a mistake. A note does not end the dispatch.

use t0_isa::isa::Inst;

/// The largest number of instructions that a dispatch reports.
const MOST: usize = 8;

/// The notes of a dispatch: one for each instruction that caused any, in the order of their first occurrence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    list: [Option<Note>; MOST],
    dropped: u64,
}

impl Notes {
    /// The notes that were kept: those of the first eight instructions.
    pub fn iter(&self) -> impl Iterator<Item = &Note> {
        self.list.iter().flatten()
    }

    /// Whether there are no notes.
    pub fn is_empty(&self) -> bool {
        self.list[0].is_none()
    }

    /// How many notes were caused by instructions that [`Self::iter`] does not include.
    pub fn dropped(&self) -> u64 {
        self.dropped
    }

    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Note> {
        self.list.iter_mut().flatten()
    }

    /// Adds a note, or counts it as a repetition for the same instruction.
    pub(super) fn add(&mut self, new: Note) {
        for slot in &mut self.list {
            match slot {
                Some(known) if known.pc == new.pc => {
                    known.times += 1;
                    return;
                }
                Some(_) => {}
                None => {
                    *slot = Some(new);
                    return;
                }
            }
        }
        self.dropped += 1;
    }
}

/// What one instruction did the first time, and how often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Note {
    /// The possible mistake.
    pub kind: NoteKind,
    /// Address of the instruction.
    pub pc: u64,
    /// The instruction.
    pub instruction: Inst,
    /// The workgroup.
    pub workgroup: [u32; 3],
    /// The wave within the workgroup.
    pub wave: u32,
    /// Executions of the instruction that caused this note, counted once per wave (once per half of a wave64).
    pub times: u64,
}

/// A possible mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoteKind {
    /// Two lanes of one wave stored different values to the same bytes by one instruction. Which value remains is
    /// unspecified.
    ///
    /// For kernels of T0's language this is a data race, and therefore a fault. In other objects, wave-synchronous code
    /// may do it on purpose.
    StoreConflict {
        /// Whether it was in LDS; otherwise it was in global memory.
        lds: bool,
        /// The address of the second lane's store: a byte offset in LDS, or a global address.
        address: u64,
        /// Bytes that each lane stored.
        size: u32,
        /// The lanes, in ascending order.
        lanes: [u32; 2],
    },
    /// A load and a store of two waves of a workgroup that nothing orders, in CU mode and in an object of another
    /// compiler, for a client that is written for a card.
    ///
    /// Compilers emit relaxed atomic accesses of workgroup scope as plain ones there, so that this may be a data race
    /// or not. In WGP mode atomic loads have a mark, and this is a fault.
    UnmarkedAccess {
        /// Whether the second access is the store.
        write: bool,
        /// Its first byte.
        address: u64,
        /// Its bytes.
        size: u32,
    },
    /// A load of bytes that another wave stored before a barrier, although the store was in flight at the barrier.
    ///
    /// In CU mode the waves of a workgroup share an L0 cache, so the load returns the new value. In WGP mode this is a
    /// fault.
    StoreInFlight {
        /// First byte of the load.
        address: u64,
        /// Bytes loaded.
        size: u32,
    },
}

impl std::fmt::Display for NoteKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (lds, address, size, [first, second]) = match self {
            NoteKind::StoreConflict { lds, address, size, lanes } => (lds, address, size, lanes),
            NoteKind::UnmarkedAccess { write, address, size } => {
                let [this, other] = if *write { ["store", "load"] } else { ["load", "store"] };
                return write!(
                    f,
                    "a {this} of {size} bytes at {address:#x} and a {other} of another wave of the workgroup, which nothing orders: a data \
                     race, unless both are atomic at workgroup scope, which is not visible in CU mode"
                );
            }
            NoteKind::StoreInFlight { address, size } => {
                return write!(
                    f,
                    "a load of {size} bytes at {address:#x}, which another wave stored before a barrier; the store was in flight at \
                     the barrier: s_waitcnt_vscnt null, 0x0 is missing before it in WGP mode"
                );
            }
        };
        let memory = if *lds { "LDS offset" } else { "address" };
        write!(
            f,
            "lanes {first} and {second} of one wave store different values by one instruction, {size} bytes each, at {memory} {address:#x}: \
             which one stays is unspecified"
        )
    }
}

impl std::fmt::Display for Note {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [x, y, z] = self.workgroup;
        let Note { kind, pc, instruction, wave, times, .. } = self;
        write!(f, "{kind}\n  at pc {pc:#x}: {instruction}\n  workgroup ({x}, {y}, {z}), wave {wave}")?;
        match times {
            1 => Ok(()),
            _ => write!(f, "; {times} times in all"),
        }
    }
}
