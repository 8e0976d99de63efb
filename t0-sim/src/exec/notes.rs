//! Notes of strict mode: what is legal and may still be a mistake. A note does not end the dispatch.

use t0_isa::isa::Inst;

/// Instructions that a dispatch reports at most.
const MOST: usize = 8;

/// The notes of a dispatch: one for each instruction that gave any, in the order in which they first did.
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

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.list[0].is_none()
    }

    /// How many times another instruction than those of [`Self::iter`] gave a note.
    pub fn dropped(&self) -> u64 {
        self.dropped
    }

    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Note> {
        self.list.iter_mut().flatten()
    }

    /// Adds a note, or counts it as one more of the same instruction.
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
    /// What it did.
    pub kind: NoteKind,
    /// Address of the instruction.
    pub pc: u64,
    /// The instruction.
    pub instruction: Inst,
    /// The workgroup.
    pub workgroup: [u32; 3],
    /// The wave within the workgroup.
    pub wave: u32,
    /// Executions of the instruction that gave this note, each counted once a wave (once for each half of a wave64).
    pub times: u64,
}

/// What may be a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoteKind {
    /// Two lanes of one wave stored different values to the same bytes by one instruction. Which value stays is
    /// unspecified.
    ///
    /// For kernels of T0's language this is a race, and so a fault. In other objects wave-synchronous code may do it on
    /// purpose.
    StoreConflict {
        /// Whether it was in LDS; global memory otherwise.
        lds: bool,
        /// Where the second lane stored: the offset in LDS, or the address.
        address: u64,
        /// Bytes that each lane stored.
        size: u32,
        /// The lanes, in ascending order.
        lanes: [u32; 2],
    },
}

impl std::fmt::Display for NoteKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let NoteKind::StoreConflict { lds, address, size, lanes: [first, second] } = self;
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
