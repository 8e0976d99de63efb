//! The dependences of a block: which instructions must stay behind which others, and for how long.
//!
//! The nodes are *units*: an instruction, or the consecutive instructions over which SCC, VCC or M0 is live, which stay
//! together. Every edge leads to a later unit of the block, so that the order of the source is always possible.

use super::touch::{self, Kind, Memory, Place, Runs, SCC, State};
use crate::codegen::mir::{Code, MBlock, MFunc, MInst, MTerm, Opnd};
use std::ops::Range;
use t0_isa::machine::Clocks;
use t0_isa::target::Target;

/// Clocks from a load to the use of its result: vector memory that hits L2, scalar memory, LDS.
const VECTOR_MEMORY: u32 = 340;
const SCALAR_MEMORY: u32 = 150;
const LDS: u32 = 32;
/// Clocks from a vector instruction to a memory or scalar instruction that uses its result.
pub(super) const LEAVE_VECTOR: u32 = 17;
/// Clocks from a scalar instruction to another one that uses its result.
const SCALAR: u32 = 3;
/// The number of accesses of one memory between which dependences are looked for one by one.
const WINDOW: usize = 64;

/// A value with more users is hardly ever in one register with its copy.
const FEW: u32 = 32;

/// A unit of a block.
#[derive(Clone, Debug)]
pub(super) struct Unit {
    /// Its instructions, by their numbers in the block.
    pub(super) insts: Range<u32>,
    /// Clocks before the next unit.
    pub(super) cost: u32,
    /// Words that it loads.
    pub(super) loads: u32,
    /// It loads from vector memory, whose latency is only a guess.
    pub(super) slow: bool,
    /// It accesses LDS or vector memory.
    pub(super) leaves: bool,
    /// Its last vector instruction, if it has one.
    pub(super) vector: bool,
    /// Clocks from its start to the end of the block, along the longest chain.
    pub(super) height: u32,
}

/// The units of a block and the edges between them.
pub(super) struct Graph {
    pub(super) units: Vec<Unit>,
    /// Edges by their first unit: the other unit, and the clocks between the two.
    edges: Vec<(u32, u32)>,
    /// Where the edges of each unit begin.
    first: Vec<u32>,
}

impl Graph {
    /// The units that follow one, with the clocks between.
    pub(super) fn next(&self, unit: usize) -> &[(u32, u32)] {
        &self.edges[self.first[unit] as usize..self.first[unit + 1] as usize]
    }
}

/// Tables by word that all blocks of a function use.
pub(super) struct Words {
    pub(super) base: Vec<u32>,
    /// The place of each word in the tables of the block that is being ordered, else [`NONE`].
    pub(super) local: Vec<u32>,
}

pub(super) const NONE: u32 = u32::MAX;

impl Words {
    pub(super) fn new(base: Vec<u32>, total: u32) -> Words {
        Words { base, local: vec![NONE; total as usize] }
    }
}

/// What the instructions so far did to a word, or to EXEC.
#[derive(Clone, Copy, Default)]
struct Last {
    def: Option<u32>,
    uses: List,
}

/// A list in [`Lists`]: the index of its last element, and the number of elements.
#[derive(Clone, Copy, Default)]
struct List {
    last: u32,
    count: u32,
}

/// Lists of instructions, each element with the index of the one before it.
struct Lists(Vec<(u32, u32)>);

impl Lists {
    fn push(&mut self, list: &mut List, inst: u32) {
        self.0.push((inst, list.last));
        *list = List { last: self.0.len() as u32 - 1, count: list.count + 1 };
    }

    /// The instructions of a list, the last one first.
    fn of(&self, list: List) -> impl Iterator<Item = u32> + Clone + '_ {
        let mut at = list.last;
        (0..list.count).map(move |_| {
            let (inst, before) = self.0[at as usize];
            at = before;
            inst
        })
    }
}

/// Edges between units.
struct Edges {
    /// The unit of each instruction.
    unit: Vec<u32>,
    /// With the units and clocks.
    all: Vec<(u32, u32, u32)>,
}

impl Edges {
    fn add(&mut self, from: u32, to: u32, clocks: u32) {
        let (a, b) = (self.unit[from as usize], self.unit[to as usize]);
        if a != b {
            self.all.push((a, b, clocks));
        }
    }
}

struct Builder<'a> {
    kinds: Vec<Kind>,
    clocks: &'a Clocks,
    edges: Edges,
    uses: Lists,
    exec: Last,
    /// The last access that orders the accesses after it, and the last barrier or wait.
    fence: Option<u32>,
    barrier: Option<u32>,
    fixed: Option<u32>,
    loads: Vec<(u32, Place)>,
    stores: Vec<(u32, Place)>,
    /// All accesses since the last fence.
    accesses: Vec<u32>,
    /// Loads of what nothing writes since the last barrier.
    unwritten: Vec<u32>,
}

impl Builder<'_> {
    /// Clocks from an instruction to one that uses its result.
    fn latency(&self, from: u32, to: u32) -> u32 {
        let reader = self.kinds[to as usize].runs;
        match self.kinds[from as usize].runs {
            Runs::Vector(pipe) if matches!(reader, Runs::Vector(_) | Runs::Nothing) => self.clocks.pipe(pipe).latency,
            Runs::Vector(pipe) => self.clocks.pipe(pipe).latency.max(5) - 5 + LEAVE_VECTOR,
            Runs::Scalar => SCALAR,
            Runs::ScalarMemory => SCALAR_MEMORY,
            Runs::Lds => LDS,
            Runs::VectorMemory => VECTOR_MEMORY,
            Runs::Nothing => 0,
        }
    }

    fn read(&mut self, last: &mut Last, at: u32) {
        if let Some(def) = last.def {
            self.edges.add(def, at, self.latency(def, at));
        }
        self.uses.push(&mut last.uses, at);
    }

    fn write(&mut self, last: &mut Last, at: u32) {
        self.uses.of(last.uses).for_each(|from| self.edges.add(from, at, 0));
        if let Some(def) = last.def {
            self.edges.add(def, at, 0);
        }
        *last = Last { def: Some(at), uses: List::default() };
    }

    fn memory(&mut self, at: u32, memory: Memory) {
        match memory {
            Memory::None => return,
            Memory::Unwritten => {}
            Memory::Load(place) => {
                for i in 0..self.stores.len() {
                    if self.stores[i].1.meets(&place) {
                        self.edges.add(self.stores[i].0, at, 1);
                    }
                }
                self.loads.push((at, place));
            }
            Memory::Store(place) => {
                for list in [&self.loads, &self.stores] {
                    for &(before, other) in list {
                        if other.meets(&place) {
                            self.edges.add(before, at, 1);
                        }
                    }
                }
                self.stores.push((at, place));
            }
            Memory::Atomic | Memory::Fence => {}
        }
        if memory == Memory::Unwritten {
            // A barrier waits for every load, so that nothing is gained by passing it.
            if let Some(barrier) = self.barrier {
                self.edges.add(barrier, at, 1);
            }
            self.unwritten.push(at);
            return;
        }
        // Too many accesses to compare: this one becomes a fence.
        let many = self.loads.len() + self.stores.len() > WINDOW && matches!(memory, Memory::Store(_));
        let fence = many || matches!(memory, Memory::Atomic | Memory::Fence);
        if fence {
            for before in std::mem::take(&mut self.accesses) {
                self.edges.add(before, at, 1);
            }
            self.loads.clear();
            self.stores.clear();
        }
        if let Some(before) = self.fence {
            self.edges.add(before, at, 1);
        }
        if memory == Memory::Fence {
            for before in std::mem::take(&mut self.unwritten) {
                self.edges.add(before, at, 1);
            }
            self.barrier = Some(at);
        }
        if fence {
            self.fence = Some(at);
        } else {
            self.accesses.push(at);
        }
    }
}

/// The graph of a block from instruction `start` on.
pub(super) fn build(m: &MFunc, block: &MBlock, start: usize, words: &mut Words, target: &Target) -> Graph {
    let insts = &block.insts;
    let unit = units(block, start);
    let count = unit.last().map_or(0, |last| *last as usize + 1);
    let mut b = Builder {
        kinds: insts.iter().map(|i| Kind::of(i, m)).collect(),
        clocks: Clocks::of(target),
        edges: Edges { unit, all: Vec::with_capacity(4 * insts.len()) },
        uses: Lists(Vec::with_capacity(2 * insts.len())),
        exec: Last::default(),
        fence: None,
        barrier: None,
        fixed: None,
        loads: Vec::new(),
        stores: Vec::new(),
        accesses: Vec::new(),
        unwritten: Vec::new(),
    };
    let mut lasts: Vec<Last> = Vec::new();
    let mut touched: Vec<u32> = Vec::new();
    let mut all: Vec<(u32, bool, bool)> = Vec::new();
    for (at, inst) in insts.iter().enumerate().skip(start) {
        let now = at as u32;
        all.clear();
        touch::for_words(inst, m, &words.base, |w, role| {
            let local = &mut words.local[w as usize];
            if *local == NONE {
                *local = lasts.len() as u32;
                lasts.push(Last::default());
                touched.push(w);
            }
            all.push((*local, role.reads(), role.writes()));
        });
        let kind = b.kinds[at];
        let mut exec = b.exec;
        if kind.reads_exec {
            b.read(&mut exec, now);
        }
        if inst.code == Code::Copy {
            copies(&mut b, inst, &all, &lasts, now);
        }
        for &(local, reads, _) in &all {
            if reads {
                b.read(&mut lasts[local as usize], now);
            }
        }
        for &(local, _, writes) in &all {
            if writes {
                b.write(&mut lasts[local as usize], now);
            }
        }
        if kind.writes_exec {
            b.write(&mut exec, now);
        }
        b.exec = exec;
        let defined = |o: &Opnd| match *o {
            Opnd::Reg(v, sub) => {
                let word = words.base[v.0 as usize] + u32::from(sub);
                let local = words.local[word as usize];
                lasts.get(local as usize).and_then(|last| last.def).map_or(0, |def| def + 1)
            }
            _ => 0,
        };
        b.memory(now, Kind::memory(inst, defined));
        if kind.fixed {
            let from = b.fixed.map_or(start as u32, |fixed| fixed);
            (from..now).for_each(|before| b.edges.add(before, now, 0));
            b.fixed = Some(now);
        } else if let Some(fixed) = b.fixed {
            b.edges.add(fixed, now, 0);
        }
    }
    for w in touched {
        words.local[w as usize] = NONE;
    }
    if b.edges.unit.is_empty() {
        return Graph { units: vec![], edges: vec![], first: vec![0] };
    }
    if matches!(block.term, MTerm::Branch(..)) && insts.iter().skip(start).any(MInst::writes_scc) {
        // The branch reads SCC: its unit stays at the end.
        let last = count as u32 - 1;
        b.edges.all.extend((0..last).map(|unit| (unit, last, 0)));
    }
    finish(b, insts, start, count, m)
}

/// The unit of each instruction.
fn units(block: &MBlock, start: usize) -> Vec<u32> {
    let mut live: State = if matches!(block.term, MTerm::Branch(..)) { SCC } else { 0 };
    let mut joined = vec![false; block.insts.len()];
    for (at, inst) in block.insts.iter().enumerate().rev() {
        joined[at] = live != 0;
        let (reads, writes) = touch::state(inst);
        live = live & !writes | reads;
    }
    let mut unit = vec![0; block.insts.len()];
    let mut number = 0;
    for at in start..block.insts.len() {
        unit[at] = number;
        // The last instruction before a branch is joined to the branch.
        number += u32::from(!joined[at]);
    }
    unit
}

/// Keeps the registers of a copy apart in time, so that the allocator can make them one: what reads the source stays
/// before the copy, and what reads the old value of the destination stays before the source is computed.
fn copies(b: &mut Builder<'_>, inst: &MInst, all: &[(u32, bool, bool)], lasts: &[Last], now: u32) {
    // Constants and physical registers have no word in `all`.
    let mut words = all.iter();
    for pair in inst.ops.chunks_exact(2) {
        let [d, s] = [pair[0], pair[1]].map(|o| matches!(o, Opnd::Reg(..)).then(|| words.next()).flatten());
        let Some(&(s, ..)) = s else { continue };
        let source = &lasts[s as usize];
        if source.uses.count <= FEW {
            b.uses.of(source.uses).for_each(|user| b.edges.add(user, now, 0));
        }
        let (Some(&(d, ..)), Some(def)) = (d, source.def) else { continue };
        let old = &lasts[d as usize];
        let before = b.uses.of(old.uses).chain(old.def);
        if d != s && before.clone().all(|at| at <= def) {
            before.filter(|at| *at < def).for_each(|at| b.edges.add(at, def, 0));
        }
    }
}

fn finish(b: Builder<'_>, insts: &[MInst], start: usize, count: usize, m: &MFunc) -> Graph {
    let Builder { kinds, clocks, edges: Edges { unit, all: mut edges }, .. } = b;
    let nothing = Unit { insts: 0..0, cost: 0, loads: 0, slow: false, leaves: false, vector: false, height: 0 };
    let mut units = vec![nothing; count];
    for at in start..insts.len() {
        let u = &mut units[unit[at] as usize];
        if u.insts.is_empty() {
            u.insts = at as u32..at as u32;
        }
        u.insts.end = at as u32 + 1;
        match kinds[at].runs {
            Runs::Vector(pipe) => {
                u.cost += clocks.pipe(pipe).occupancy;
                u.vector = true;
            }
            Runs::Nothing => {}
            Runs::Scalar | Runs::ScalarMemory => u.cost += 1,
            Runs::Lds | Runs::VectorMemory => {
                u.cost += 1;
                u.leaves = true;
            }
        }
        if matches!(kinds[at].runs, Runs::ScalarMemory | Runs::Lds | Runs::VectorMemory) {
            insts[at].for_each_reg(&m.vregs, |_, _, words, role| {
                u.loads += if role.writes() { u32::from(words) } else { 0 };
            });
            u.slow |= u.loads > 0 && kinds[at].runs == Runs::VectorMemory;
        }
    }
    edges.sort_unstable();
    // Of several edges between two units the longest counts.
    edges.dedup_by(|next, kept| {
        let same = (next.0, next.1) == (kept.0, kept.1);
        if same {
            kept.2 = kept.2.max(next.2);
        }
        same
    });
    let mut first = vec![0u32; count + 1];
    for edge in &edges {
        first[edge.0 as usize + 1] += 1;
    }
    for u in 0..count {
        first[u + 1] += first[u];
    }
    let mut graph = Graph { units, edges: edges.iter().map(|e| (e.1, e.2)).collect(), first };
    for u in (0..count).rev() {
        let after = graph.next(u).iter().map(|(to, clocks)| graph.units[*to as usize].height + clocks).max();
        graph.units[u].height = after.unwrap_or(0).max(graph.units[u].cost);
    }
    graph
}
