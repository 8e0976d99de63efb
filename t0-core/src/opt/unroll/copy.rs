//! Copies of loops.

use crate::ir::func::{BlockData, Def, InstData, ValueData};
use crate::ir::{Block, Function, Inst, Loc, Op, Terminator, Value};
use crate::opt::rewrite::new_inst;
use std::collections::BTreeMap;

/// What the blocks and values of a loop are in a copy of it.
pub(super) struct Copied {
    blocks: BTreeMap<Block, Block>,
    values: BTreeMap<Value, Value>,
}

impl Copied {
    /// Copies a loop, whose header is the first of its blocks, and adds the copies to `made`.
    ///
    /// The copied header has parameters of its own, of which the first ones stand for `args` instead. `fixed` is a
    /// value that is a constant in this copy.
    pub(super) fn new(
        func: &mut Function,
        blocks: &[Block],
        args: &[Value],
        fixed: Option<(Value, u64)>,
        made: &mut Vec<Block>,
    ) -> Copied {
        let mut copy = Copied { blocks: BTreeMap::new(), values: BTreeMap::new() };
        for (n, b) in blocks.iter().enumerate() {
            let new = Block(func.blocks.len() as u32);
            let old = func.blocks[b.0 as usize].clone();
            let mut params = Vec::new();
            for (i, p) in old.params.iter().enumerate() {
                let v = match args.get(i) {
                    Some(arg) if n == 0 => *arg,
                    _ => {
                        let v = Value(func.values.len() as u32);
                        let def = Def::Param(new, i as u32);
                        func.values.push(ValueData { ty: func.ty(*p), def });
                        params.push(v);
                        v
                    }
                };
                copy.values.insert(*p, v);
            }
            copy.blocks.insert(*b, new);
            let term = Terminator::Open;
            func.blocks.push(BlockData { params, insts: vec![], term, term_loc: old.term_loc, mask: old.mask });
            made.push(new);
        }
        if let Some((value, bits)) = fixed {
            let (inst, constant) = new_inst(func, Op::Const(bits), func.ty(value), Loc(0));
            let header = copy.block(blocks[0]);
            func.blocks[header.0 as usize].insts.push(inst);
            copy.values.insert(value, constant);
        }
        for b in blocks {
            let new = copy.block(*b);
            for inst in func.blocks[b.0 as usize].insts.clone() {
                let data = func.insts[inst.0 as usize].clone();
                if data.result.is_some() && data.result == fixed.map(|(value, _)| value) {
                    continue;
                }
                let mut op = data.op;
                op.map_operands(|v| copy.value(v));
                let id = match data.result {
                    Some(v) => {
                        let (id, result) = new_inst(func, op, func.ty(v), data.loc);
                        copy.values.insert(v, result);
                        id
                    }
                    None => {
                        func.insts.push(InstData { op, result: None, loc: data.loc });
                        Inst(func.insts.len() as u32 - 1)
                    }
                };
                func.blocks[new.0 as usize].insts.push(id);
            }
        }
        for b in blocks {
            let mut term = func.blocks[b.0 as usize].term.clone();
            term.map_operands(|v| copy.value(v));
            term.for_each_target_mut(|to, _| *to = copy.block(*to));
            let mask = copy.value(func.blocks[b.0 as usize].mask);
            let new = &mut func.blocks[copy.block(*b).0 as usize];
            new.term = term;
            new.mask = mask;
        }
        copy
    }

    /// The copy of a block, or a block outside the loop.
    pub(super) fn block(&self, b: Block) -> Block {
        self.blocks.get(&b).copied().unwrap_or(b)
    }

    /// The copy of a value, or a value from outside the loop.
    pub(super) fn value(&self, v: Value) -> Value {
        self.values.get(&v).copied().unwrap_or(v)
    }
}

/// Moves the new blocks to where they are executed, so that each block comes after its dominators.
pub(super) fn reorder(func: &mut Function, before: &BTreeMap<Block, Vec<Block>>) {
    let old = func.blocks.len() - before.values().map(Vec::len).sum::<usize>();
    let mut order = Vec::with_capacity(func.blocks.len());
    for b in (0..old as u32).map(Block) {
        order.extend(before.get(&b).into_iter().flatten().copied());
        order.push(b);
    }
    let mut number = vec![Block(0); order.len()];
    for (n, b) in order.iter().enumerate() {
        number[b.0 as usize] = Block(n as u32);
    }
    let mut all: Vec<Option<BlockData>> = std::mem::take(&mut func.blocks).into_iter().map(Some).collect();
    func.blocks = order.iter().filter_map(|b| all[b.0 as usize].take()).collect();
    for (n, b) in func.blocks.iter_mut().enumerate() {
        b.term.for_each_target_mut(|to, _| *to = number[to.0 as usize]);
        for (i, p) in b.params.iter().enumerate() {
            func.values[p.0 as usize].def = Def::Param(Block(n as u32), i as u32);
        }
    }
}
