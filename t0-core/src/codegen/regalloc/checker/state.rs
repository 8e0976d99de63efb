//! What each location holds at one point of a program, over dense numbers: the check visits every instruction of every
//! path, so a state is flat and copied as a whole.

use super::super::Allocation;
use crate::codegen::mir::{Code, MFunc, MInst, Opnd, VReg};

/// Something whose value a place may hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Symbol {
    Word(VReg, u8),
    Physical(u16),
    Constant(u32),
    Bank(VReg),
}

/// Where a value may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Location {
    Scalar(u16),
    Vector(u16),
    Slot(u32),
    Lane(u32),
    Special(u16),
}

/// A symbol's number.
pub(super) type Sym = u32;

/// Registers as operands name them: 9 bits.
const PHYSICAL: u32 = 512;
const SCALARS: u32 = 128;
const VECTORS: u32 = 256;
const SPECIALS: u32 = 512;

/// The numbers of a function's symbols and places.
pub(super) struct Numbers {
    /// The first word of each virtual register.
    words: Vec<u32>,
    word_count: u32,
    banks: u32,
    constants: Vec<u32>,
    slots: u32,
    lanes: u32,
}

impl Numbers {
    pub(super) fn of(before: &MFunc, after: &MFunc, alloc: &Allocation) -> Numbers {
        let mut words = Vec::with_capacity(after.vregs.len());
        let mut word_count = 0;
        for d in &after.vregs {
            words.push(word_count);
            word_count += u32::from(d.words);
        }
        let copies = |m: &MFunc, constants: &mut Vec<u32>| {
            let insts = m.blocks.iter().flat_map(|b| &b.insts).filter(|i| i.code == Code::Copy);
            constants.extend(insts.flat_map(|i| &i.ops).filter_map(|o| match o {
                Opnd::Const(c) => Some(*c),
                _ => None,
            }));
        };
        let mut constants = Vec::new();
        copies(before, &mut constants);
        copies(after, &mut constants);
        constants.sort_unstable();
        constants.dedup();
        let lane = |i: &MInst| match i.code {
            Code::Spill(n) | Code::Reload(n) if i.ops.len() == 2 => n + 1,
            _ => 0,
        };
        let lanes = after.blocks.iter().flat_map(|b| &b.insts).map(lane).max().unwrap_or(0);
        Numbers { words, word_count, banks: after.vregs.len() as u32, constants, slots: alloc.scratch_words, lanes }
    }

    pub(super) fn word(&self, v: VReg, w: u8) -> Sym {
        self.words[v.0 as usize] + u32::from(w)
    }

    pub(super) fn symbol(&self, y: Symbol) -> Sym {
        let physical = self.word_count;
        let banks = physical + PHYSICAL;
        let constants = banks + self.banks;
        match y {
            Symbol::Word(v, w) => self.word(v, w),
            Symbol::Physical(r) => physical + u32::from(r),
            Symbol::Bank(v) => banks + v.0,
            // One that no copy moves is never asked for: it shares a number with nothing.
            Symbol::Constant(c) => constants + self.constants.binary_search(&c).unwrap_or(self.constants.len()) as u32,
        }
    }

    /// A symbol from its number, for messages.
    pub(super) fn named(&self, y: Sym) -> Symbol {
        if y < self.word_count {
            let v = self.words.partition_point(|first| *first <= y) - 1;
            return Symbol::Word(VReg(v as u32), (y - self.words[v]) as u8);
        }
        let y = y - self.word_count;
        if y < PHYSICAL {
            return Symbol::Physical(y as u16);
        }
        let y = y - PHYSICAL;
        if y < self.banks {
            return Symbol::Bank(VReg(y));
        }
        Symbol::Constant(self.constants.get((y - self.banks) as usize).copied().unwrap_or(0))
    }

    fn symbols(&self) -> usize {
        (self.word_count + PHYSICAL + self.banks) as usize + self.constants.len() + 1
    }

    fn place(&self, p: Location) -> usize {
        let n = match p {
            Location::Scalar(r) => u32::from(r),
            Location::Vector(r) => SCALARS + u32::from(r),
            Location::Special(r) => SCALARS + VECTORS + u32::from(r),
            Location::Slot(n) => SCALARS + VECTORS + SPECIALS + n,
            Location::Lane(n) => SCALARS + VECTORS + SPECIALS + self.slots + n,
        };
        n as usize
    }

    fn places(&self) -> usize {
        (SCALARS + VECTORS + SPECIALS + self.slots + self.lanes) as usize
    }
}

/// A set of symbols by number.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Bits(Vec<u64>);

impl Bits {
    fn new(n: usize) -> Bits {
        Bits(vec![0; n.div_ceil(64)])
    }

    pub(super) fn has(&self, y: Sym) -> bool {
        self.0.get(y as usize / 64).is_some_and(|w| w >> (y % 64) & 1 == 1)
    }

    fn set(&mut self, y: Sym, on: bool) {
        let bit = 1 << (y % 64);
        let w = &mut self.0[y as usize / 64];
        *w = if on { *w | bit } else { *w & !bit };
    }
}

/// What a place holds, sorted. Mostly that is nothing or one symbol, which costs no memory of its own.
#[derive(Clone, PartialEq, Debug, Default)]
enum Held {
    #[default]
    Nothing,
    One(Sym),
    Many(Vec<Sym>),
}

impl Held {
    fn of(mut set: Vec<Sym>) -> Held {
        match set.len() {
            0 => Held::Nothing,
            1 => set.pop().map_or(Held::Nothing, Held::One),
            _ => Held::Many(set),
        }
    }
}

impl std::ops::Deref for Held {
    type Target = [Sym];

    fn deref(&self) -> &[Sym] {
        match self {
            Held::Nothing => &[],
            Held::One(y) => std::slice::from_ref(y),
            Held::Many(all) => all,
        }
    }
}

/// The sets of symbols that places hold; and which words were written: all others may be anything.
#[derive(Clone, Debug)]
pub(super) struct State {
    holds: Vec<Held>,
    /// How many places hold a symbol, so that the write of a word that no place holds needs no search.
    holders: Vec<u16>,
    written: Bits,
}

impl State {
    pub(super) fn new(n: &Numbers) -> State {
        State {
            holds: vec![Held::Nothing; n.places()],
            holders: vec![0; n.symbols()],
            written: Bits::new(n.word_count as usize),
        }
    }

    pub(super) fn get(&self, n: &Numbers, p: Location) -> &[Sym] {
        self.holds.get(n.place(p)).map_or(&[], |held| held)
    }

    pub(super) fn holds(&self, n: &Numbers, p: Location, y: Sym) -> bool {
        self.get(n, p).binary_search(&y).is_ok()
    }

    pub(super) fn put(&mut self, n: &Numbers, p: Location, set: Vec<Sym>) {
        let held = &mut self.holds[n.place(p)];
        held.iter().for_each(|y| self.holders[*y as usize] -= 1);
        *held = Held::of(set);
        held.iter().for_each(|y| self.holders[*y as usize] += 1);
    }

    pub(super) fn add(&mut self, n: &Numbers, p: Location, y: Sym) {
        let held = &mut self.holds[n.place(p)];
        if let Err(at) = held.binary_search(&y) {
            let mut set = held.to_vec();
            set.insert(at, y);
            *held = Held::of(set);
            self.holders[y as usize] += 1;
        }
    }

    pub(super) fn is_written(&self, word: Sym) -> bool {
        self.written.has(word)
    }

    pub(super) fn forget(&mut self, word: Sym) {
        self.written.set(word, false);
    }

    /// A word is written to a place: every other claim to hold it is stale.
    pub(super) fn define(&mut self, n: &Numbers, p: Location, word: Sym) {
        let mut stale = self.holders[word as usize];
        for held in &mut self.holds {
            if stale == 0 {
                break;
            }
            if held.contains(&word) {
                *held = Held::of(held.iter().copied().filter(|y| *y != word).collect());
                stale -= 1;
            }
        }
        self.holders[word as usize] = 0;
        self.put(n, p, vec![word]);
        self.written.set(word, true);
    }

    /// After the moves of a parallel copy every place that holds a source's value holds the destination's. A
    /// destination without a source may be anything from here on.
    pub(super) fn rename(&mut self, n: &Numbers, renames: &[(Sym, Option<Sym>)]) {
        let mut touched = Bits::new(n.symbols());
        for (to, from) in renames {
            touched.set(*to, true);
            from.iter().for_each(|f| touched.set(*f, true));
        }
        for held in &mut self.holds {
            if !held.iter().any(|y| touched.has(*y)) {
                continue;
            }
            let gained = renames.iter().filter(|(_, from)| from.is_some_and(|f| held.binary_search(&f).is_ok()));
            let gained: Vec<Sym> = gained.map(|(to, _)| *to).collect();
            held.iter().for_each(|y| self.holders[*y as usize] -= 1);
            let kept = held.iter().copied().filter(|y| !renames.iter().any(|(to, _)| to == y));
            let mut set: Vec<Sym> = kept.chain(gained).collect();
            set.sort_unstable();
            set.dedup();
            *held = Held::of(set);
            held.iter().for_each(|y| self.holders[*y as usize] += 1);
        }
        for (to, from) in renames {
            self.written.set(*to, from.is_some());
        }
    }

    /// Drops claims about words that are not live.
    pub(super) fn narrow(&mut self, n: &Numbers, live: impl Fn(Sym) -> bool) {
        let dead = |y: Sym| y < n.word_count && !live(y);
        for held in self.holds.iter_mut().filter(|held| !held.is_empty()) {
            if !held.iter().any(|y| dead(*y)) {
                continue;
            }
            let (gone, left): (Vec<Sym>, Vec<Sym>) = held.iter().partition(|y| dead(**y));
            gone.iter().for_each(|y| self.holders[*y as usize] -= 1);
            *held = Held::of(left);
        }
    }

    /// Keeps only the claims of both states. Returns whether this state lost any.
    pub(super) fn meet(&mut self, n: &Numbers, other: &State) -> bool {
        let free = |written: &Bits, y: Sym| y < n.word_count && !written.has(y);
        let mut changed = false;
        for (held, theirs) in self.holds.iter_mut().zip(&other.holds) {
            if held.is_empty() && theirs.is_empty() || held == theirs {
                continue;
            }
            let mut set: Vec<Sym> = held
                .iter()
                .filter(|y| theirs.binary_search(y).is_ok() || free(&other.written, **y))
                .chain(theirs.iter().filter(|y| free(&self.written, **y)))
                .copied()
                .collect();
            set.sort_unstable();
            set.dedup();
            if set != **held {
                changed = true;
                held.iter().for_each(|y| self.holders[*y as usize] -= 1);
                *held = Held::of(set);
                held.iter().for_each(|y| self.holders[*y as usize] += 1);
            }
        }
        for (ours, theirs) in self.written.0.iter_mut().zip(&other.written.0) {
            changed |= *theirs & !*ours != 0;
            *ours |= theirs;
        }
        changed
    }
}
