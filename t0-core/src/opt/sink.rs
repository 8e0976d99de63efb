//! Computations moved into the one later block that uses them, where many values wait in vector registers.
//!
//! The addresses of stores at the end of a kernel are often computed far above it, beside loads from the same elements.
//! Each of them occupies a register until then. Where more than [`MANY`] registers hold values for later blocks,
//! computations move into the block of their uses if fewer registers are occupied after that: if more results move than
//! operands must wait instead. The block of the uses has the same mask, and is in no loop that the computation is not
//! in.
//!
//! Code generation runs this pass before it chooses instructions.

use super::Changed;
use super::loads::words;
use crate::hash::{Map, Set};
use crate::ir::uniform::UniformValues;
use crate::ir::verify::{Dominators, predecessors};
use crate::ir::{Block, Effect, Function, Inst, Op, Terminator, Ty, Value};
use std::collections::BTreeMap;

/// 16 waves fit on a SIMD of gfx1100 with 96 vector registers each: a third is left to the temporary values of a block.
const MANY: u32 = 64;

/// Moves computations out of all blocks, the last ones first.
pub fn run(func: &mut Function) -> Changed {
    let Some(mut facts) = Facts::of(func) else { return Changed::No };
    let mut changed = false;
    'blocks: for b in (0..func.blocks.len()).rev().map(|b| Block(b as u32)) {
        for (to, moved) in facts.candidates(func, b) {
            if facts.gain(func, to, &moved) > 0 {
                sink(func, b, to, moved);
                changed = true;
                match Facts::of(func) {
                    Some(new) => facts = new,
                    None => break 'blocks,
                }
            }
        }
    }
    Changed::from_bool(changed)
}

/// The headers of the loops that each block is in.
fn loops(func: &Function) -> Vec<Set<Block>> {
    let doms = Dominators::of(func);
    let preds = predecessors(func);
    let mut headers = vec![Set::default(); func.blocks.len()];
    for header in func.block_ids() {
        let latches = preds[header.0 as usize].iter().copied().filter(|p| doms.dominates(header, *p));
        let mut work: Vec<Block> = latches.collect();
        if !work.is_empty() {
            headers[header.0 as usize].insert(header);
        }
        while let Some(b) = work.pop() {
            if headers[b.0 as usize].insert(header) {
                work.extend(&preds[b.0 as usize]);
            }
        }
    }
    headers
}

/// Calls a function for each value that a block uses beside the operands of its instructions.
fn for_each_other_use(func: &Function, block: Block, mut f: impl FnMut(Value)) {
    let data = &func.blocks[block.0 as usize];
    f(data.mask);
    if let Terminator::Branch(c, ..) | Terminator::BranchAny(c, ..) = data.term {
        f(c);
    }
    data.term.successors().for_each(|(_, args)| args.iter().copied().for_each(&mut f));
}

/// The blocks that use a value.
#[derive(Clone, Copy)]
enum Users {
    None,
    One(Block),
    Several,
}

impl Users {
    fn add(&mut self, block: Block) {
        *self = match *self {
            Users::None => Users::One(block),
            Users::One(known) if known == block => Users::One(block),
            _ => Users::Several,
        };
    }
}

/// What the decisions need to know of a function.
struct Facts {
    uniform: UniformValues,
    loops: Vec<Set<Block>>,
    live: Live,
    /// The blocks at whose beginning more than [`MANY`] registers hold values.
    full: Vec<Block>,
}

/// Where values are needed.
struct Live {
    /// The values that each block needs from others, in ascending order, without constants and truth values, which
    /// need no vector register.
    of: Vec<Vec<Value>>,
    /// The blocks that use each value, without the one that defines it.
    users: Vec<Users>,
}

impl Live {
    fn of(func: &Function) -> Live {
        let mut home = vec![Block(0); func.values.len()];
        for b in func.block_ids() {
            let data = &func.blocks[b.0 as usize];
            let results = data.insts.iter().filter_map(|i| func.insts[i.0 as usize].result);
            data.params.iter().copied().chain(results).for_each(|v| home[v.0 as usize] = b);
        }
        let mut users = vec![Users::None; func.values.len()];
        let mut uses = Vec::new();
        for b in func.block_ids() {
            let mut used = |v: Value| {
                if home[v.0 as usize] != b {
                    users[v.0 as usize].add(b);
                    if func.ty(v) != Ty::B1 && func.as_const(v).is_none() {
                        uses.push((v, b));
                    }
                }
            };
            for_each_other_use(func, b, &mut used);
            for inst in &func.blocks[b.0 as usize].insts {
                func.insts[inst.0 as usize].op.for_each_operand(&mut used);
            }
        }
        uses.sort_unstable();
        let preds = predecessors(func);
        let mut of: Vec<Vec<Value>> = vec![Vec::new(); func.blocks.len()];
        let mut work = Vec::new();
        for (v, b) in uses {
            work.push(b);
            while let Some(b) = work.pop() {
                // All blocks that need a value get it before the next value.
                let live = &mut of[b.0 as usize];
                if live.last() != Some(&v) {
                    live.push(v);
                    work.extend(preds[b.0 as usize].iter().filter(|p| home[v.0 as usize] != **p));
                }
            }
        }
        Live { of, users }
    }

    /// Whether a block needs a value, other than a constant or a truth value, from others.
    fn needs(&self, block: Block, v: Value) -> bool {
        self.of[block.0 as usize].binary_search(&v).is_ok()
    }

    /// The blocks at whose beginning more than [`MANY`] registers hold values; `registers` are those of a value.
    fn full(&self, func: &Function, registers: impl Fn(Value) -> u32) -> Vec<Block> {
        let waiting = |b: &Block| {
            let values = self.of[b.0 as usize].iter().chain(&func.blocks[b.0 as usize].params);
            values.map(|v| registers(*v)).sum::<u32>()
        };
        func.block_ids().filter(|b| waiting(b) > MANY).collect()
    }
}

impl Facts {
    /// `None` if no block is full.
    fn of(func: &Function) -> Option<Facts> {
        let live = Live::of(func);
        // Few functions have so many values at a time that it matters which of them are scalars.
        if live.full(func, |v| if func.ty(v) == Ty::B1 { 0 } else { func.ty(v).words().into() }).is_empty() {
            return None;
        }
        let mut facts = Facts { uniform: UniformValues::of(func), loops: loops(func), live, full: Vec::new() };
        facts.full = facts.live.full(func, |v| facts.registers(func, v));
        (!facts.full.is_empty()).then_some(facts)
    }

    /// The vector registers of a value.
    fn registers(&self, func: &Function, v: Value) -> u32 {
        let scalar = self.uniform.is_uniform(v) || func.ty(v) == Ty::B1;
        if scalar || func.as_const(v).is_some() { 0 } else { func.ty(v).words().into() }
    }

    /// Whether a block gets a value from others, or needs no vector register for it.
    fn has(&self, func: &Function, block: Block, v: Value) -> bool {
        self.registers(func, v) == 0 || self.live.needs(block, v)
    }

    /// The computations of a block that can move into each other block, the last one first. At most one operand of each
    /// does not reach that block without them.
    fn candidates(&self, func: &Function, b: Block) -> BTreeMap<Block, Vec<Inst>> {
        let mut all: BTreeMap<Block, Vec<Inst>> = BTreeMap::new();
        // The blocks that use the values of this block once the computations have moved.
        let mut users: Map<Value, Users> = Map::default();
        for_each_other_use(func, b, |v| users.entry(v).or_insert(self.live.users[v.0 as usize]).add(b));
        for &inst in func.blocks[b.0 as usize].insts.iter().rev() {
            let data = &func.insts[inst.0 as usize];
            let moves = func.effect(inst) == Effect::Pure && words(&data.op).is_none() && !matches!(data.op, Op::Undef);
            let used_by = |v: Value| users.get(&v).copied().unwrap_or(self.live.users[v.0 as usize]);
            let to = match data.result.filter(|_| moves).map(used_by) {
                Some(Users::One(to)) if self.can_move(func, inst, b, to) => {
                    all.entry(to).or_default().push(inst);
                    to
                }
                _ => b,
            };
            data.op.for_each_operand(|v| users.entry(v).or_insert(self.live.users[v.0 as usize]).add(to));
        }
        all
    }

    fn can_move(&self, func: &Function, inst: Inst, from: Block, to: Block) -> bool {
        let mask = |block: Block| func.blocks[block.0 as usize].mask;
        let loops = |block: Block| &self.loops[block.0 as usize];
        let mut new = Set::default();
        func.insts[inst.0 as usize].op.for_each_operand(|v| {
            if !self.has(func, to, v) {
                new.insert(v);
            }
        });
        from != to && mask(from) == mask(to) && loops(to).is_subset(loops(from)) && new.len() <= 1
    }

    /// How many registers fewer wait where many do if computations move.
    fn gain(&self, func: &Function, to: Block, moved: &[Inst]) -> i64 {
        let results: Set<Value> = moved.iter().filter_map(|i| func.insts[i.0 as usize].result).collect();
        let mut new = Set::default();
        for inst in moved {
            func.insts[inst.0 as usize].op.for_each_operand(|v| {
                if !self.has(func, to, v) && !results.contains(&v) {
                    new.insert(v);
                }
            });
        }
        let waits = |v: &&Value| self.full.iter().any(|b| self.live.needs(*b, **v));
        let sum = |v: &Value| i64::from(self.registers(func, *v));
        results.iter().filter(waits).map(sum).sum::<i64>() - new.iter().map(sum).sum::<i64>()
    }
}

/// Moves computations, the last one first, each before its first use.
fn sink(func: &mut Function, from: Block, to: Block, moved: Vec<Inst>) {
    let set: Set<Inst> = moved.iter().copied().collect();
    func.blocks[from.0 as usize].insts.retain(|i| !set.contains(i));
    for inst in moved {
        let result = func.insts[inst.0 as usize].result;
        let uses = |other: &Inst| {
            let mut uses = false;
            func.insts[other.0 as usize].op.for_each_operand(|v| uses |= Some(v) == result);
            uses
        };
        let insts = &func.blocks[to.0 as usize].insts;
        let at = insts.iter().position(uses).unwrap_or(insts.len());
        func.blocks[to.0 as usize].insts.insert(at, inst);
    }
}
