//! Divergent loops whose lanes leave one by one, with one write of the mask in an iteration.
//!
//! Lowering ends each iteration of a divergent loop with a latch under the mask of all lanes that entered the loop. It
//! selects, for the lanes that have left, the values that they left with. This pass makes the loop's registers keep
//! those values: a lane that has left is inactive for the rest of the loop, so that nothing writes its registers.
//!
//! - A loop whose lanes leave only where it tests its condition loses its latch. Its body jumps to the test under the
//!   mask that it already has, and the test leaves the loop if no lane goes on.
//! - The latch of any other loop runs under the mask of the lanes that began the iteration. It selects nothing.
//!
//! The values that are read after the loop are block parameters ([`Function::kept`]): after the loop, each lane reads
//! what it wrote last. Such a parameter is in a vector register even if all active lanes agree on it.
//!
//! Code generation runs this pass last among those over IR that may merge, move or replace values: in the loop, the
//! mask of a kept parameter's block does not include all lanes that will read it.
//!
//! - **Invariant:** no instruction of such a loop writes lanes outside its mask: a loop with an operation over whole
//!   waves stays.
//! - **Invariant:** truth values are lanes of scalar registers, which every write replaces. One that is read after the
//!   loop passes through a vector register.

use super::Changed;
use super::masks::Masks;
use super::rewrite::{Replacements, new_inst};
use crate::ir::func::{Def, ValueData};
use crate::ir::verify::{Dominators, predecessors};
use crate::ir::{Block, Function, IPred, Inst, Loc, Op, Terminator, Ty, Value};
use std::collections::{BTreeMap, BTreeSet};

/// Rewrites all divergent loops that qualify.
pub fn run(func: &mut Function) -> Changed {
    let candidates: Vec<Block> = func.block_ids().filter(|b| latches(func, *b)).collect();
    if candidates.is_empty() {
        return Changed::No;
    }
    let mut edit = Edit::new(func);
    let mut changed = false;
    // Inner loops come first.
    for latch in candidates {
        if let Some(divergent) = edit.divergent(latch) {
            changed |= edit.test(&divergent) || edit.narrow(&divergent);
        }
    }
    let Edit { replaced, func, .. } = edit;
    replaced.apply(func);
    if changed {
        super::blocks::drop_unreachable(func);
    }
    Changed::from_bool(changed)
}

/// Whether a block ends as the latch of a divergent loop: with a branch back, for the lanes that go on.
fn latches(func: &Function, b: Block) -> bool {
    let data = &func.blocks[b.0 as usize];
    matches!(&data.term, Terminator::BranchAny(_, (header, _), (exit, _))
        if header.0 <= b.0 && exit.0 > b.0 && func.blocks[header.0 as usize].mask == data.mask)
}

/// A divergent loop as lowering writes it: `header` takes the mask and jumps to `body`, which runs under it; `latch`
/// runs under the mask of all lanes that entered.
struct Divergent {
    header: Block,
    body: Block,
    latch: Block,
    exit: Block,
    /// The header's parameter for the mask.
    active: Value,
    /// The mask of the lanes that go on.
    again: Value,
    /// The arguments of the branch back.
    back: Vec<Value>,
    /// Whether each block is part of the loop.
    blocks: Vec<bool>,
}

/// The function while its loops change.
struct Edit<'a> {
    doms: Dominators,
    masks: Masks,
    preds: Vec<Vec<Block>>,
    /// The block that defines each value.
    home: Vec<Block>,
    /// The values that other blocks use.
    outside: Vec<bool>,
    replaced: Replacements,
    func: &'a mut Function,
}

/// A select of the latch: its result and its sides.
type Choice = (Value, Value, Value);

impl<'a> Edit<'a> {
    fn new(func: &'a mut Function) -> Edit<'a> {
        let mut home = vec![Block(0); func.values.len()];
        for b in func.block_ids() {
            let data = &func.blocks[b.0 as usize];
            let results = data.insts.iter().filter_map(|i| func.insts[i.0 as usize].result);
            data.params.iter().copied().chain(results).for_each(|v| home[v.0 as usize] = b);
        }
        let mut outside = vec![false; func.values.len()];
        for b in func.block_ids() {
            let data = &func.blocks[b.0 as usize];
            let mut used = |v: Value| outside[v.0 as usize] |= home[v.0 as usize] != b;
            used(data.mask);
            data.insts.iter().for_each(|i| func.insts[i.0 as usize].op.for_each_operand(&mut used));
            if let Terminator::Branch(c, ..) | Terminator::BranchAny(c, ..) = &data.term {
                used(*c);
            }
            data.term.successors().for_each(|(_, args)| args.iter().for_each(|v| used(*v)));
        }
        let preds = predecessors(func);
        Edit {
            doms: Dominators::of(func),
            masks: Masks::of(func),
            preds: (0..func.blocks.len()).map(|b| preds[b].to_vec()).collect(),
            home,
            outside,
            replaced: Replacements::new(func),
            func,
        }
    }

    /// The divergent loop that a latch closes, if nothing in it writes lanes outside its mask.
    fn divergent(&self, latch: Block) -> Option<Divergent> {
        let (func, preds) = (&*self.func, &self.preds);
        let data = |b: Block| &func.blocks[b.0 as usize];
        let Terminator::BranchAny(again, (header, back), (exit, out)) = &data(latch).term else { return None };
        let Terminator::Jump(body, none) = &data(*header).term else { return None };
        let active = data(*body).mask;
        let empty = data(*header).insts.is_empty() && none.is_empty();
        let takes = data(*header).params.contains(&active) && data(*header).mask != active;
        let edges = [(*body, 1), (*header, 2), (*exit, 1)].iter().all(|(b, n)| preds[b.0 as usize].len() == *n);
        if !empty || !takes || !edges || !out.is_empty() || !self.doms.dominates(*header, latch) {
            return None;
        }
        let mut blocks = vec![false; func.blocks.len()];
        blocks[header.0 as usize] = true;
        blocks[latch.0 as usize] = true;
        let mut work = preds[latch.0 as usize].clone();
        while let Some(b) = work.pop() {
            if std::mem::replace(&mut blocks[b.0 as usize], true) {
                continue;
            }
            let whole = |i: &Inst| {
                matches!(func.insts[i.0 as usize].op, Op::Reduce(..) | Op::Scan { .. } | Op::Wmma(..) | Op::Asm(..))
            };
            if !self.masks.within(func, data(b).mask, active) || data(b).insts.iter().any(whole) {
                return None;
            }
            work.extend(&preds[b.0 as usize]);
        }
        let (again, back) = (*again, back.clone());
        Some(Divergent { header: *header, body: *body, latch, exit: *exit, active, again, back, blocks })
    }

    /// The selects of a latch that has no other instructions, all with one condition.
    fn choices(&self, latch: Block, condition: Value) -> Option<Vec<Choice>> {
        let insts = self.func.blocks[latch.0 as usize].insts.iter().map(|i| &self.func.insts[i.0 as usize]);
        insts
            .map(|inst| match (&inst.op, inst.result) {
                (Op::Select(c, a, b), Some(v)) if *c == condition => Some((v, *a, *b)),
                _ => None,
            })
            .collect()
    }

    /// Whether a block of the loop defines a value.
    fn inside(&self, d: &Divergent, v: Value) -> bool {
        d.blocks[self.home[v.0 as usize].0 as usize]
    }

    /// A loop whose lanes leave only at its test: the body jumps to the test.
    fn test(&mut self, d: &Divergent) -> bool {
        let func = &*self.func;
        let data = |b: Block| &func.blocks[b.0 as usize];
        let [test, end] = self.preds[d.latch.0 as usize][..] else { return false };
        let (test, end) = if data(test).mask == d.active { (test, end) } else { (end, test) };
        let Terminator::BranchAny(live, first, (to, skip)) = &data(test).term else { return false };
        let Terminator::Jump(_, args) = &data(end).term else { return false };
        if data(test).mask != d.active || *to != d.latch || first.0 == d.latch || data(end).mask != *live {
            return false;
        }
        let Some(choices) = self.choices(d.latch, *live) else { return false };
        let (mut going, mut leaving) = (BTreeMap::new(), BTreeMap::new());
        for (p, (a, s)) in data(d.latch).params.iter().zip(args.iter().zip(skip)) {
            going.insert(*p, *a);
            leaving.insert(*p, *s);
        }
        for (v, a, b) in &choices {
            going.insert(*v, *a);
            leaving.insert(*v, *b);
        }
        let (going, leaving) = (|v: Value| follow(&going, v), |v: Value| follow(&leaving, v));
        if going(d.again) != *live {
            return false;
        }
        // What the code after the loop reads, and what it is there.
        let own = data(d.latch).params.iter().copied().chain(choices.iter().map(|(v, ..)| *v));
        let read: Vec<(Value, Value)> = own.filter(|v| self.outside[v.0 as usize]).map(|v| (v, leaving(v))).collect();
        let fixed = |to: &Value| func.def_op(*to) == Some(&Op::Undef) || !self.inside(d, *to);
        if !read.iter().all(|(_, to)| fixed(to) || data(d.header).params.contains(to)) {
            return false;
        }
        let kept: BTreeSet<Value> = read.iter().map(|(_, to)| *to).filter(|to| !fixed(to)).collect();
        let back: Vec<Value> = d.back.iter().map(|v| going(*v)).collect();
        let (live, first) = (*live, first.clone());
        // For the loops around this one, the values of the latch are part of it as before.
        let own = data(d.latch).params.iter().copied().chain(choices.iter().map(|(v, ..)| *v));
        own.for_each(|v| self.home[v.0 as usize] = test);
        self.func.blocks[end.0 as usize].term = Terminator::Jump(d.header, back);
        self.func.blocks[test.0 as usize].term = Terminator::BranchAny(live, first, (d.exit, vec![]));
        // Nothing reaches the latch any more.
        self.func.blocks[d.latch.0 as usize].term = Terminator::Return;
        self.preds[d.latch.0 as usize].clear();
        self.preds[d.exit.0 as usize] = vec![test];
        let edges = &mut self.preds[d.header.0 as usize];
        edges.iter_mut().filter(|b| **b == d.latch).for_each(|b| *b = end);
        let mut after = BTreeMap::new();
        for p in kept {
            if self.func.ty(p) == Ty::B1 {
                let n = self.func.blocks[d.header.0 as usize].params.iter().position(|v| *v == p);
                let bits = self.pass(d.header, |args| n.map_or(p, |n| args[n]), Ty::I32);
                after.insert(p, self.read_bits(d.exit, bits));
            } else {
                self.func.kept.push(p);
            }
        }
        for (v, to) in read {
            self.replaced.replace(v, after.get(&to).copied().unwrap_or(to));
        }
        self.join(d);
        true
    }

    /// Any other loop: its latch runs under the mask of the lanes that began the iteration.
    fn narrow(&mut self, d: &Divergent) -> bool {
        let data = |b: Block| &self.func.blocks[b.0 as usize];
        let jumps = |b: &Block| data(*b).mask == d.active && matches!(data(*b).term, Terminator::Jump(..));
        let Some(choices) = self.choices(d.latch, d.active).filter(|all| !all.is_empty()) else { return false };
        let stays = data(d.latch).params.iter().any(|p| self.func.ty(*p) == Ty::B1 && self.outside[p.0 as usize]);
        let own = |v: Value| self.home[v.0 as usize] == d.latch;
        let chained = choices.iter().any(|(_, a, _)| own(*a) && !data(d.latch).params.contains(a));
        if stays || chained || !self.preds[d.latch.0 as usize].iter().all(jumps) {
            return false;
        }
        let params = data(d.latch).params.clone();
        let latch = &mut self.func.blocks[d.latch.0 as usize];
        latch.insts.clear();
        latch.mask = d.active;
        for (v, a, _) in choices {
            // In the lanes of an iteration, the choice is the iteration's value.
            latch_args(self.func, d.latch, |arg| if arg == v { a } else { arg });
            // An argument of the edges into the latch: what a parameter of it stands for is not known before it.
            let from = params.iter().position(|p| *p == a);
            let arg = |args: &[Value]| from.map_or(a, |n| args[n]);
            let to = match self.func.ty(v) {
                _ if !self.outside[v.0 as usize] || !self.inside(d, a) => a,
                Ty::B1 => {
                    let bits = self.pass(d.latch, arg, Ty::I32);
                    self.read_bits(d.exit, bits)
                }
                _ if from.is_some() => {
                    self.func.kept.push(a);
                    a
                }
                ty => self.pass(d.latch, arg, ty),
            };
            self.replaced.replace(v, to);
        }
        self.join(d);
        true
    }

    /// A parameter that a block keeps: on each edge, of what `arg` chooses from the edge's arguments. A truth value
    /// passes as a word.
    fn pass(&mut self, to: Block, arg: impl Fn(&[Value]) -> Value, ty: Ty) -> Value {
        let param = Value(self.func.values.len() as u32);
        let n = self.func.blocks[to.0 as usize].params.len() as u32;
        self.func.values.push(ValueData { ty, def: Def::Param(to, n) });
        self.func.blocks[to.0 as usize].params.push(param);
        self.func.kept.push(param);
        for from in self.preds[to.0 as usize].clone() {
            let edge = self.func.blocks[from.0 as usize].term.successors().find(|(b, _)| *b == to);
            let Some(mut v) = edge.map(|(_, args)| arg(args)) else { continue };
            if self.func.ty(v) == Ty::B1 {
                let (one, zero) = (self.push(from, Op::Const(1), Ty::I32), self.push(from, Op::Const(0), Ty::I32));
                v = self.push(from, Op::Select(v, one, zero), Ty::I32);
            }
            self.func.blocks[from.0 as usize].term.for_each_target_mut(|b, args| {
                if *b == to {
                    args.push(v);
                }
            });
        }
        param
    }

    /// The truth value that a word stands for, at the start of a block.
    fn read_bits(&mut self, block: Block, bits: Value) -> Value {
        let (zero, zero_value) = new_inst(self.func, Op::Const(0), Ty::I32, Loc(0));
        let (test, v) = new_inst(self.func, Op::Icmp(IPred::Ne, bits, zero_value), Ty::B1, Loc(0));
        self.func.blocks[block.0 as usize].insts.splice(0..0, [zero, test]);
        v
    }

    /// Appends an instruction to a block.
    fn push(&mut self, block: Block, op: Op, ty: Ty) -> Value {
        let loc = self.func.blocks[block.0 as usize].term_loc;
        let (inst, v) = new_inst(self.func, op, ty, loc);
        self.func.blocks[block.0 as usize].insts.push(inst);
        v
    }

    /// Lets the edges into the header, which is empty, go to the body.
    fn join(&mut self, d: &Divergent) {
        self.func.blocks[d.header.0 as usize].mask = d.active;
        if !self.func.blocks[d.body.0 as usize].params.is_empty() {
            return;
        }
        let params = std::mem::take(&mut self.func.blocks[d.header.0 as usize].params);
        self.home.resize(self.func.values.len(), d.body);
        for (i, p) in params.iter().enumerate() {
            self.func.values[p.0 as usize].def = Def::Param(d.body, i as u32);
            self.home[p.0 as usize] = d.body;
        }
        self.func.blocks[d.body.0 as usize].params = params;
        let edges = std::mem::take(&mut self.preds[d.header.0 as usize]);
        for from in &edges {
            self.func.blocks[from.0 as usize].term.for_each_target_mut(|to, _| {
                if *to == d.header {
                    *to = d.body;
                }
            });
        }
        self.preds[d.body.0 as usize] = edges;
        // Nothing reaches the header any more.
        self.func.blocks[d.header.0 as usize].term = Terminator::Return;
    }
}

/// Replaces arguments of a block's branches.
fn latch_args(func: &mut Function, latch: Block, to: impl Fn(Value) -> Value) {
    func.blocks[latch.0 as usize].term.for_each_target_mut(|_, args| args.iter_mut().for_each(|v| *v = to(*v)));
}

/// What a chain of replacements ends with.
fn follow(to: &BTreeMap<Value, Value>, mut v: Value) -> Value {
    while let Some(next) = to.get(&v) {
        v = *next;
    }
    v
}
