//! Accesses to consecutive words become wide ones, and bounds checks of several accesses one check.
//!
//! | file | what it holds |
//! |---|---|
//! | `place` | what an access touches, and the comparisons that keep it in range |
//! | `proved` | accesses that need no check: they are replaced where they stand |
//! | `checked` | accesses with checks: the wide ones run where all checks hold in all lanes, otherwise the old ones |
//! | `apart` | which of the latter wait, because a long chain is computed first |
//! | `chunks` | which accesses become one |
//! | `copy` | computations that an access needs, moved with it |
//!
//! Loads move up to the first of them, stores down to the last. What they pass neither writes what the loads read nor
//! touches what the stores write. A wide access touches exactly the words that the accesses that it replaces touch: a
//! load of words that the source does not read is never made.
//!
//! Code generation runs this pass, and drops its result if the code then needs more registers than it is worth.

mod apart;
mod checked;
mod chunks;
mod copy;
mod place;
mod proved;

use super::Changed;
use super::rewrite::Replacements;
use crate::ir::func::Def;
use crate::ir::uniform::UniformValues;
use crate::ir::{Access, Block, Effect, Function, Inst, MemoryId, Op, Value, zeros};
use place::Place;

/// Merges the accesses of all blocks.
pub fn run(func: &mut Function) -> Changed {
    let mut m = Merger {
        uniform: UniformValues::of(func),
        zeros: zeros::of(func),
        known: func.values.len(),
        position: vec![None; func.values.len()],
        replaced: Replacements::new(func),
        order: Vec::new(),
        unlikely: Vec::new(),
        changed: false,
    };
    for b in func.block_ids() {
        m.proved(func, b);
        m.checked(func, b);
    }
    if !m.changed {
        return Changed::No;
    }
    m.replaced.apply(func);
    let order: Vec<Block> = m.order.into_iter().chain(m.unlikely).collect();
    reorder(func, &order);
    Changed::Yes
}

struct Merger {
    uniform: UniformValues,
    /// The zero bits below the values that the function had.
    zeros: Vec<u8>,
    /// The number of values that the function had.
    known: usize,
    /// Where the block at hand computes each value.
    position: Vec<Option<usize>>,
    replaced: Replacements,
    /// The blocks in their new order, and those that come after all others.
    order: Vec<Block>,
    unlikely: Vec<Block>,
    changed: bool,
}

impl Merger {
    fn is_uniform(&self, v: Value) -> bool {
        (v.0 as usize) < self.known && self.uniform.is_uniform(v)
    }

    /// Notes where a block computes what. [`Merger::leave`] forgets it.
    fn enter(&mut self, func: &Function, insts: &[Inst]) {
        self.position.resize(func.values.len(), None);
        for (at, inst) in insts.iter().enumerate() {
            if let Some(v) = func.insts[inst.0 as usize].result {
                self.position[v.0 as usize] = Some(at);
            }
        }
    }

    fn leave(&mut self, func: &Function, insts: &[Inst]) {
        for inst in insts {
            if let Some(v) = func.insts[inst.0 as usize].result {
                self.position[v.0 as usize] = None;
            }
        }
    }
}

/// Whether a block has at least two loads or two stores: of views, and of LDS if asked for.
fn has_several(func: &Function, b: Block, stores: bool, lds: bool) -> bool {
    let accesses = |inst: &&Inst| match func.insts[inst.0 as usize].op {
        Op::Load { .. } => !stores,
        Op::Store { .. } => stores,
        Op::LdsLoad { .. } => lds && !stores,
        Op::LdsStore { .. } => lds && stores,
        _ => false,
    };
    func.blocks[b.0 as usize].insts.iter().filter(accesses).nth(1).is_some()
}

/// Whether an access of whole words can be part of a wider one.
fn widens(func: &Function, place: &Place) -> bool {
    let aligned = match place.memory {
        // The host reads messages while they are written.
        MemoryId::View(view) if func.view(view).1 == Access::Messages => false,
        MemoryId::View(view) => func.view(view).0.is_multiple_of(4),
        MemoryId::Lds(_) => true,
    };
    aligned && place.words().is_some() && place.imm.is_multiple_of(4)
}

/// Whether a store must stay ahead of an instruction behind it.
fn holds_store(func: &Function, memory: MemoryId, behind: Inst) -> bool {
    let op = &func.insts[behind.0 as usize].op;
    match (memory, op) {
        (MemoryId::View(_), Op::LdsLoad { .. } | Op::LdsStore { .. }) => false,
        (MemoryId::Lds(_), Op::Load { .. } | Op::Store { .. }) => false,
        (_, Op::Load { .. } | Op::LdsLoad { .. }) => func.effect(behind) != Effect::Pure,
        (_, Op::Asm(..)) => true,
        _ => func.effect(behind) == Effect::Write,
    }
}

/// Puts the blocks in an order that has each of them once.
fn reorder(func: &mut Function, order: &[Block]) {
    let mut number = vec![Block(0); func.blocks.len()];
    for (i, b) in order.iter().enumerate() {
        number[b.0 as usize] = Block(i as u32);
    }
    let mut old: Vec<_> = std::mem::take(&mut func.blocks).into_iter().map(Some).collect();
    func.blocks = order.iter().filter_map(|b| old[b.0 as usize].take()).collect();
    for b in 0..func.blocks.len() {
        func.blocks[b].term.for_each_target_mut(|to, _| *to = number[to.0 as usize]);
        for (n, p) in func.blocks[b].params.iter().enumerate() {
            func.values[p.0 as usize].def = Def::Param(Block(b as u32), n as u32);
        }
    }
}
