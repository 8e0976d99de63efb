//! Which registers wait for memory operations in flight.
//!
//! For each register and each slot the board holds the number of the youngest operation that will still write it (or,
//! for exports, read it). Operations of a class are numbered in order of issue. A wait for `n` outstanding operations
//! completes all but the `n` youngest of each class that is in order; of the other classes it completes everything if
//! `n` is 0, and nothing otherwise. An operation that is outstanding holds back all younger ones of its class, so the
//! rule is sound even if operations of other classes share the counter.

use t0_isa::effects::{Class, Effects, RegisterSet, Registers};
use t0_isa::isa::{Counter, Reg};

/// The highest count that a wait can name and that still means something: higher ones do not wait.
const MOST: u32 = 62;
/// The number of the youngest operation of a normalised board.
const NORMAL: u32 = 1 << 16;
/// VGPRs are tracked in these slots, in this order.
const SLOTS: [Class; 5] = [Class::Load, Class::Lds, Class::Gds, Class::Direct, Class::Export];
const SCALARS: usize = 128;
const VECTORS: usize = 256;

/// An operation in flight, from the view of one register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Entry {
    /// The number of the operation in its class; 0 if there is none.
    number: u32,
    /// The instruction that issued it.
    from: u32,
    class: Class,
    /// The paths of the loads, as a set.
    paths: u8,
}

const NONE: Entry = Entry { number: 0, from: 0, class: Class::Load, paths: 0 };

/// A register that an instruction uses although an operation in flight still uses it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conflict {
    /// The register, by source code.
    pub register: u16,
    /// Whether the instruction writes it.
    pub write: bool,
    /// The class of the operation in flight.
    pub class: Class,
    /// A wait for at most this many outstanding operations would be enough.
    pub count: u8,
    /// The instruction that issued the operation, by the number that was given to [`Board::issue`].
    pub from: u32,
}

impl Conflict {
    /// The counter to wait for.
    pub fn counter(&self) -> Counter {
        self.class.counter()
    }
}

impl std::fmt::Display for Conflict {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let verb = if self.write { "written" } else { "read" };
        let operation = match self.class {
            Class::Load => "the load into it",
            Class::Store => "the store of it",
            Class::Lds => "the LDS access that returns it",
            Class::Gds => "the GDS access that returns it",
            Class::Scalar => "the scalar load into it",
            Class::Message => "the message that returns it",
            Class::Direct => "the direct load from LDS into it",
            Class::Export => "the export of it",
        };
        let wait = self.counter().wait(self.count);
        write!(f, "{} is {verb} before {operation} is complete: {wait} is missing", Reg(self.register))
    }
}

/// The operations in flight of one wave.
#[derive(Clone, Debug)]
pub struct Board {
    /// Operations issued, by class.
    issued: [u32; Class::COUNT],
    /// Operations known to be complete, by class: all up to this number.
    done: [u32; Class::COUNT],
    /// Registers that may have an entry. What is stored for the others has no meaning.
    maybe: RegisterSet,
    vectors: Vec<[Entry; SLOTS.len()]>,
    scalars: Vec<Entry>,
    /// The youngest LDS store, scratch store, store and load: its number and its instruction.
    lds_store: (u32, u32),
    scratch_store: (u32, u32),
    store: (u32, u32),
    load: (u32, u32),
}

impl Default for Board {
    fn default() -> Board {
        Board::new()
    }
}

#[inline]
fn slot(class: Class) -> Option<usize> {
    SLOTS.iter().position(|slot| *slot == class)
}

impl Board {
    /// A board with nothing in flight.
    pub fn new() -> Board {
        Board {
            issued: [0; Class::COUNT],
            done: [0; Class::COUNT],
            maybe: RegisterSet::EMPTY,
            vectors: vec![[NONE; SLOTS.len()]; VECTORS],
            scalars: vec![NONE; SCALARS],
            lds_store: (0, 0),
            scratch_store: (0, 0),
            store: (0, 0),
            load: (0, 0),
        }
    }

    /// Forgets everything in flight.
    pub fn clear(&mut self) {
        self.done = self.issued;
        self.maybe = RegisterSet::EMPTY;
    }

    /// The entries of a register: one for each slot of a VGPR.
    #[inline]
    fn entries(&self, register: u16) -> &[Entry] {
        match register.checked_sub(256) {
            Some(vector) => &self.vectors[usize::from(vector)],
            None => std::slice::from_ref(&self.scalars[usize::from(register)]),
        }
    }

    #[inline]
    fn entries_mut(&mut self, register: u16) -> &mut [Entry] {
        match register.checked_sub(256) {
            Some(vector) => &mut self.vectors[usize::from(vector)],
            None => std::slice::from_mut(&mut self.scalars[usize::from(register)]),
        }
    }

    #[inline]
    fn in_flight(&self, entry: &Entry) -> bool {
        entry.number > self.done[entry.class as usize]
    }

    /// The count that a wait must name to complete the operation.
    #[inline]
    fn count(&self, entry: &Entry) -> u8 {
        match entry.class.in_order() {
            true => (self.issued[entry.class as usize] - entry.number).min(MOST) as u8,
            false => 0,
        }
    }

    /// Applies the waits of an instruction.
    #[inline]
    pub fn wait(&mut self, effects: &Effects) {
        if effects.waits.is_empty() {
            return;
        }
        for class in Class::ALL {
            let Some(n) = effects.waits.of(class.counter()) else { continue };
            let (issued, done) = (self.issued[class as usize], &mut self.done[class as usize]);
            if class.in_order() {
                *done = (*done).max(issued.saturating_sub(n.into()));
            } else if n == 0 {
                *done = issued;
            }
        }
        if self.done == self.issued {
            self.maybe = RegisterSet::EMPTY;
        }
    }

    /// Whether [`Board::check`] may find anything for an instruction. After `false` it need not be called.
    #[inline]
    pub fn may_conflict(&self, effects: &Effects) -> bool {
        self.maybe.overlaps(&effects.touched)
    }

    /// Finds the registers that an instruction must not use yet. Each one is reported once: it counts as complete
    /// afterwards.
    #[inline]
    pub fn check(&mut self, effects: &Effects, mut report: impl FnMut(Conflict)) {
        if !self.maybe.overlaps(&effects.touched) {
            return;
        }
        for (list, write) in [(&effects.reads, false), (&effects.writes, true)] {
            for registers in list {
                for register in registers.iter() {
                    if self.maybe.contains(register) {
                        self.check_register(effects, register, write, &mut report);
                    }
                }
            }
        }
    }

    #[cold]
    fn check_register(&mut self, effects: &Effects, register: u16, write: bool, report: &mut impl FnMut(Conflict)) {
        let entries = self.entries(register);
        let (mut any, mut conflicts) = (false, [None; SLOTS.len()]);
        let waits_for = |class: Class| entries.iter().any(|entry| entry.class == class && self.in_flight(entry));
        // A flat access returns through one of two classes, so it follows only another flat access in order.
        let follows = effects.classes.iter().all(|&class| waits_for(class));
        for (i, entry) in entries.iter().enumerate().filter(|(_, entry)| self.in_flight(entry)) {
            any = true;
            // A later operation of the same class and path writes the register after the earlier one. Sources of
            // exports may be read again.
            let same = effects.classes.contains(&entry.class)
                && follows
                && entry.class.in_order()
                && (entry.class != Class::Load || entry.paths == effects.path as u8);
            let legal = if write { same } else { entry.class == Class::Export };
            if !legal {
                conflicts[i] =
                    Some(Conflict { register, write, class: entry.class, count: self.count(entry), from: entry.from });
            }
        }
        if !any {
            self.maybe.remove(register);
        }
        for (i, conflict) in conflicts.into_iter().enumerate() {
            let Some(conflict) = conflict else { continue };
            report(conflict);
            self.entries_mut(register)[i] = NONE;
        }
    }

    /// Issues the operations of an instruction; `from` identifies it in conflicts.
    #[inline]
    pub fn issue(&mut self, effects: &Effects, from: u32) {
        for &class in &effects.classes {
            let number = self.issued[class as usize] + 1;
            self.issued[class as usize] = number;
            match class {
                Class::Store => self.store = (number, from),
                Class::Load => self.load = (number, from),
                Class::Lds if effects.stores_lds => self.lds_store = (number, from),
                _ => {}
            }
            if class == Class::Store && effects.stores_scratch {
                self.scratch_store = (number, from);
            }
            // An export, and the data of a GDS access, hold their sources.
            let registers = if class == Class::Export { &effects.reads } else { &effects.writes };
            if class != Class::Store {
                registers.iter().for_each(|r| self.enter(*r, class, number, from, effects.path as u8));
            }
        }
    }

    #[inline]
    fn enter(&mut self, registers: Registers, class: Class, number: u32, from: u32, path: u8) {
        for register in registers.iter() {
            let entry = Entry { number, from, class, paths: path };
            match (register.checked_sub(256), slot(class)) {
                (Some(vector), Some(slot)) => {
                    let entries = &mut self.vectors[usize::from(vector)];
                    if !self.maybe.contains(register) {
                        *entries = [NONE; SLOTS.len()];
                    }
                    entries[slot] = entry;
                }
                (None, None) => self.scalars[usize::from(register)] = entry,
                // EXEC and M0 of vector memory are read at issue.
                _ => continue,
            }
            self.maybe.insert(register);
        }
    }

    fn youngest(&self, class: Class, (number, from): (u32, u32)) -> Option<(u32, u8)> {
        (number > self.done[class as usize]).then(|| {
            let count = (self.issued[class as usize] - number).min(MOST) as u8;
            (from, count)
        })
    }

    /// The youngest LDS store in flight: its instruction, and the lgkmcnt that would be enough.
    pub fn lds_store(&self) -> Option<(u32, u8)> {
        self.youngest(Class::Lds, self.lds_store)
    }

    /// The youngest store to scratch in flight, with its vscnt.
    pub fn scratch_store(&self) -> Option<(u32, u8)> {
        self.youngest(Class::Store, self.scratch_store)
    }

    /// The youngest store in flight, with its vscnt.
    pub fn store(&self) -> Option<(u32, u8)> {
        self.youngest(Class::Store, self.store)
    }

    /// The number of the oldest store in flight, counted from 1 in order of issue.
    pub fn oldest_store(&self) -> Option<u32> {
        let (issued, done) = (self.issued[Class::Store as usize], self.done[Class::Store as usize]);
        (issued > done).then_some(done + 1)
    }

    /// The number of stores issued so far.
    pub fn stores(&self) -> u32 {
        self.issued[Class::Store as usize]
    }

    /// The youngest vector load in flight, with its vmcnt.
    pub fn load(&self) -> Option<(u32, u8)> {
        self.youngest(Class::Load, self.load)
    }

    /// Renumbers the operations so that boards of different paths can be compared: the youngest of each class has the
    /// same number, and older than [`MOST`] counts as [`MOST`].
    pub(crate) fn normalise(&mut self) {
        let (issued, done) = (self.issued, self.done);
        let renumber = |class: Class, number: u32| match number > done[class as usize] {
            true => NORMAL - (issued[class as usize] - number).min(MOST),
            false => 0,
        };
        for register in self.maybe.iter() {
            let mut any = false;
            for entry in self.entries_mut(register) {
                let number = renumber(entry.class, entry.number);
                *entry = if number == 0 { NONE } else { Entry { number, ..*entry } };
                any |= number != 0;
            }
            if !any {
                self.maybe.remove(register);
            }
        }
        for (class, last) in [
            (Class::Lds, &mut self.lds_store),
            (Class::Store, &mut self.scratch_store),
            (Class::Store, &mut self.store),
            (Class::Load, &mut self.load),
        ] {
            last.0 = renumber(class, last.0);
        }
        for class in Class::ALL {
            let at = class as usize;
            self.done[at] = NORMAL - (issued[at] - done[at]).min(MOST + 1);
            self.issued[at] = NORMAL;
        }
    }

    /// Adds what may be in flight on another path; both boards are normalised. Returns whether anything changed.
    pub(crate) fn join(&mut self, other: &Board) -> bool {
        let mut changed = false;
        for (mine, theirs) in [
            (&mut self.lds_store, other.lds_store),
            (&mut self.scratch_store, other.scratch_store),
            (&mut self.store, other.store),
            (&mut self.load, other.load),
        ] {
            if theirs.0 > mine.0 {
                (*mine, changed) = (theirs, true);
            }
        }
        for register in other.maybe.iter() {
            if !self.maybe.contains(register) {
                self.entries_mut(register).fill(NONE);
                self.maybe.insert(register);
            }
            for (mine, theirs) in self.entries_mut(register).iter_mut().zip(other.entries(register)) {
                if theirs.number > mine.number {
                    *mine = Entry { paths: mine.paths, ..*theirs };
                    changed = true;
                }
                if theirs.number != 0 && mine.paths | theirs.paths != mine.paths {
                    mine.paths |= theirs.paths;
                    changed = true;
                }
            }
        }
        for (mine, theirs) in self.done.iter_mut().zip(other.done) {
            if theirs < *mine {
                *mine = theirs;
                changed = true;
            }
        }
        changed
    }
}
