//! Uniform loops with a counter: several iterations follow each other without a test.
//!
//! The innermost loops that only their header leaves, on a comparison of a counter with a bound that the loop does not
//! change, become two: a main loop whose iterations are [`MOST`] or fewer copies of the body, and the loop itself for
//! the iterations that remain. Where the bounds are constants and the copies divide the number of iterations, the main
//! loop alone stays. Each access happens exactly if it happened before: the main loop begins only iterations that the
//! source completes.
//!
//! Loads of several iterations are then in flight together, and the counter, the comparison and the branch are those of
//! one iteration. The copies together have at most [`SIZE`] operations. Code generation runs this pass, and drops its
//! result if the code then needs more registers than it is worth.

use super::Changed;
use super::hoist::{Loop, natural_loops};
use super::rewrite::{Replacements, new_inst};
use crate::ir::func::{BlockData, Def, ValueData};
use crate::ir::verify::{Dominators, predecessors};
use crate::ir::{BinOp, Block, Function, IPred, Loc, Op, Terminator, Ty, Value};
use std::collections::BTreeMap;

/// The greatest number of iterations that follow each other, and that if others may remain.
const MOST: u64 = 8;
const MOST_OF_SOME: u64 = 4;
/// The greatest number of operations in these iterations.
const SIZE: u64 = 128;

/// Repeats the bodies of all loops that qualify, and tidies the result.
pub fn run(func: &mut Function) -> Changed {
    let doms = Dominators::of(func);
    let preds = predecessors(func);
    let mut home = vec![Block(0); func.values.len()];
    for b in func.block_ids() {
        let data = &func.blocks[b.0 as usize];
        let results = data.insts.iter().filter_map(|i| func.insts[i.0 as usize].result);
        data.params.iter().copied().chain(results).for_each(|v| home[v.0 as usize] = b);
    }
    let loops = natural_loops(func, &doms);
    let counted: Vec<Counted> = loops.iter().filter_map(|l| Counted::of(func, &doms, &preds, &home, l)).collect();
    if counted.is_empty() {
        return Changed::No;
    }
    let mut replaced = Replacements::new(func);
    // The new blocks before each header.
    let mut before: BTreeMap<Block, Vec<Block>> = BTreeMap::new();
    for c in &counted {
        before.insert(c.header, c.repeat(func, &mut replaced));
    }
    replaced.apply(func);
    reorder(func, &before);
    for pass in [super::blocks::run, super::simplify::run, super::gvn::run, super::simplify::run, super::dead::run] {
        pass(func);
    }
    Changed::Yes
}

/// A loop that can be repeated.
struct Counted {
    header: Block,
    /// The block before the loop.
    entry: Block,
    latch: Block,
    exit: (Block, Vec<Value>),
    /// Its blocks in order, the header first.
    blocks: Vec<Block>,
    less: IPred,
    /// The position of the counter among the header's parameters, its first value, its bound and its step.
    counter: usize,
    first: Value,
    bound: Value,
    step: u64,
    /// A step that is smaller in the last iteration, which the main loop does not make.
    least: Option<Value>,
    /// How many iterations follow each other, and whether others may remain.
    repeats: u64,
    remain: bool,
}

impl Counted {
    fn of(func: &Function, doms: &Dominators, preds: &[Vec<Block>], home: &[Block], l: &Loop) -> Option<Counted> {
        let data = |b: Block| &func.blocks[b.0 as usize];
        let Terminator::Jump(header, args) = &data(l.before).term else { return None };
        let Terminator::Branch(c, (inside, _), exit) = &data(*header).term else { return None };
        let Some(Op::Icmp(p @ (IPred::LtU | IPred::LtS), i, bound)) = func.def_op(*c) else { return None };
        let within = |b: Block| l.blocks[b.0 as usize];
        let counter = data(*header).params.iter().position(|v| v == i)?;
        if func.ty(*i) != Ty::I32 || within(home[bound.0 as usize]) || !within(*inside) || within(exit.0) {
            return None;
        }
        let blocks: Vec<Block> = func.block_ids().filter(|b| within(*b)).collect();
        let mut latch = None;
        let mut size = 0;
        for b in &blocks {
            let work = |i: &&crate::ir::Inst| {
                let op = &func.insts[i.0 as usize].op;
                !op.is_leaf() && !matches!(op, Op::Bitcast(_) | Op::Word(..))
            };
            size += data(*b).insts.iter().filter(work).count() as u64;
            for (to, _) in data(*b).term.successors() {
                if to == *header && latch.replace(*b).is_some() {
                    return None;
                }
                if to != *header && (doms.dominates(to, *b) || !within(to) && b != header) {
                    return None;
                }
            }
        }
        let latch = latch?;
        let Terminator::Jump(_, next) = &data(latch).term else { return None };
        let Some(&Op::Binary(BinOp::Add, from, by)) = func.def_op(next[counter]) else { return None };
        let by = if from == *i { by } else { from };
        let plain = |v: Value| func.as_const(v).map(|c| c & u64::from(u32::MAX));
        let (step, least) = match func.def_op(by) {
            Some(&Op::Binary(BinOp::MinU, a, b)) => {
                let (step, room) = if plain(a).is_some() { (a, b) } else { (b, a) };
                let rest = func.def_op(room) == Some(&Op::Binary(BinOp::Sub, *bound, *i));
                (plain(step).filter(|_| rest && *p == IPred::LtU)?, Some(by))
            }
            _ => (plain(by)?, None),
        };
        let adds = [(*i, by), (by, *i)]
            .iter()
            .any(|(a, b)| func.def_op(next[counter]) == Some(&Op::Binary(BinOp::Add, *a, *b)));
        if !adds || !step.is_power_of_two() || step > 1 << 16 || size == 0 || preds[header.0 as usize].len() != 2 {
            return None;
        }
        let number = |v: Value| plain(v).map(|c| if *p == IPred::LtS { i64::from(c as i32) } else { c as i64 });
        let trips = match (number(args[counter]), number(*bound)) {
            (Some(a), Some(b)) => Some(((b - a).max(0) as u64).div_ceil(step)),
            _ => None,
        };
        let whole = trips.and_then(|t| [MOST, 4, 2].into_iter().find(|n| t % n == 0 && t > *n && n * size <= SIZE));
        let some = [MOST_OF_SOME, 2].into_iter().find(|n| trips.is_none_or(|t| t >= 2 * n) && n * size <= SIZE);
        let (repeats, remain) = whole.map(|n| (n, false)).or(some.map(|n| (n, true)))?;
        Some(Counted {
            header: *header,
            entry: l.before,
            latch,
            exit: exit.clone(),
            blocks,
            less: *p,
            counter,
            first: args[counter],
            bound: *bound,
            step,
            least,
            repeats,
            remain,
        })
    }

    /// Makes the main loop. Returns its blocks.
    fn repeat(&self, func: &mut Function, replaced: &mut Replacements) -> Vec<Block> {
        let mut made = Vec::new();
        let params = func.blocks[self.header.0 as usize].params.clone();
        let mut args: Vec<Value> = Vec::new();
        let mut last: Option<Block> = None;
        for _ in 0..self.repeats {
            let copy = self.copy(func, &args, &mut made);
            let own = copy.block(self.header);
            if let Some(last) = last {
                func.blocks[last.0 as usize].term = Terminator::Jump(own, vec![]);
                // The iterations after the first one run without a test.
                let first = func.blocks[own.0 as usize].term.clone();
                if let Terminator::Branch(_, inside, _) = first {
                    func.blocks[own.0 as usize].term = Terminator::Jump(inside.0, inside.1);
                }
            }
            let latch = copy.block(self.latch);
            args = match &func.blocks[latch.0 as usize].term {
                Terminator::Jump(_, args) => args.clone(),
                _ => Vec::new(),
            };
            last = Some(latch);
            if made.len() == self.blocks.len() && !self.remain {
                // What follows the loop reads the values of the main loop.
                let data = &func.blocks[self.header.0 as usize];
                let results = data.insts.iter().filter_map(|i| func.insts[i.0 as usize].result);
                params.iter().copied().chain(results).for_each(|v| replaced.replace(v, copy.value(v)));
            }
        }
        let main = made[0];
        if let Some(last) = last {
            func.blocks[last.0 as usize].term = Terminator::Jump(main, args);
        }
        func.blocks[self.entry.0 as usize].term.for_each_target_mut(|to, _| *to = main);
        if let Terminator::Branch(_, inside, _) = func.blocks[main.0 as usize].term.clone() {
            let current = func.blocks[main.0 as usize].params.clone();
            let counter = current[self.counter];
            let (limit, exit) = if self.remain {
                let limit = self.limit(func);
                (limit, (self.header, current))
            } else {
                (self.bound, self.exit.clone())
            };
            let less = Op::Icmp(self.less, counter, limit);
            let condition = push(func, main, less, Ty::B1);
            func.blocks[main.0 as usize].term = Terminator::Branch(condition, inside, exit);
        }
        made
    }

    /// Where the main loop ends: the first value, and as many steps as are a multiple of its iterations.
    fn limit(&self, func: &mut Function) -> Value {
        let at = self.entry;
        let runs = push(func, at, Op::Icmp(self.less, self.first, self.bound), Ty::B1);
        let room = push(func, at, Op::Binary(BinOp::Sub, self.bound, self.first), Ty::I32);
        let mask = (!(self.repeats * self.step - 1)) & u64::from(u32::MAX);
        let mask = push(func, at, Op::Const(mask), Ty::I32);
        let whole = push(func, at, Op::Binary(BinOp::And, room, mask), Ty::I32);
        let zero = push(func, at, Op::Const(0), Ty::I32);
        let length = push(func, at, Op::Select(runs, whole, zero), Ty::I32);
        push(func, at, Op::Binary(BinOp::Add, self.first, length), Ty::I32)
    }

    /// A copy of the loop, whose header has parameters of its own if `args` is empty, else stands for these values.
    fn copy(&self, func: &mut Function, args: &[Value], made: &mut Vec<Block>) -> Copied {
        let mut copy = Copied { blocks: BTreeMap::new(), values: BTreeMap::new() };
        for (n, b) in self.blocks.iter().enumerate() {
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
        if let Some(least) = self.least {
            let (inst, step) = new_inst(func, Op::Const(self.step), Ty::I32, Loc(0));
            let header = copy.block(self.header);
            func.blocks[header.0 as usize].insts.push(inst);
            copy.values.insert(least, step);
        }
        for b in &self.blocks {
            let new = copy.block(*b);
            for inst in func.blocks[b.0 as usize].insts.clone() {
                let data = func.insts[inst.0 as usize].clone();
                if data.result.is_some() && data.result == self.least {
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
                        func.insts.push(crate::ir::InstData { op, result: None, loc: data.loc });
                        crate::ir::Inst(func.insts.len() as u32 - 1)
                    }
                };
                func.blocks[new.0 as usize].insts.push(id);
            }
        }
        for b in &self.blocks {
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
}

/// What the blocks and values of a loop are in a copy of it.
struct Copied {
    blocks: BTreeMap<Block, Block>,
    values: BTreeMap<Value, Value>,
}

impl Copied {
    fn block(&self, b: Block) -> Block {
        self.blocks.get(&b).copied().unwrap_or(b)
    }

    fn value(&self, v: Value) -> Value {
        self.values.get(&v).copied().unwrap_or(v)
    }
}

fn push(func: &mut Function, block: Block, op: Op, ty: Ty) -> Value {
    let loc = func.blocks[block.0 as usize].term_loc;
    let (inst, v) = new_inst(func, op, ty, loc);
    func.blocks[block.0 as usize].insts.push(inst);
    v
}

/// Moves the new blocks to where they are executed, so that each block comes after its dominators.
fn reorder(func: &mut Function, before: &BTreeMap<Block, Vec<Block>>) {
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
