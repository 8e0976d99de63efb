//! Writes atomic operations without an instruction as loops of compare-and-swap.
//!
//! gfx11 has no atomic sum of binary64, and no minimum and maximum of binary64 in views (in LDS it has both).
//!
//! ```text
//!     expected = atomic load
//! header(active, expected):
//! body, under `active`:
//!     new = expected + data
//!     seen = atomic compare-and-swap: `new` if the element equals `expected`
//! latch:
//!     the lanes with seen != expected try again, with expected = seen
//! ```
//!
//! The result equals that of one atomic operation: the swap that succeeds replaces exactly the value that `new` was
//! computed from. If several lanes of a wave access one element, one of them succeeds in each iteration. The first load
//! orders nothing and may be old: the swap then fails. Each swap has the scope and the order of the operation. Out of
//! range both accesses give zero, so that the loop ends.
//!
//! The loop has the form that lowering gives to divergent loops, which [`super::leave`] improves.

use super::Changed;
use super::rewrite::{Replacements, new_inst};
use crate::bug::bug;
use crate::ir::func::{BlockData, Def, ValueData};
use crate::ir::{
    AtomicAccess, AtomicOp, BinOp, Block, FPred, Function, IPred, Loc, MemOrder, MemoryId, Op, Scope, Terminator, Ty,
    Value,
};

/// Whether an access is such an operation.
pub fn is_loop(a: &AtomicAccess) -> bool {
    match a.op {
        AtomicOp::FAdd => a.wide,
        AtomicOp::FMin | AtomicOp::FMax => a.wide && matches!(a.memory, MemoryId::View(_)),
        _ => false,
    }
}

/// Rewrites all of them.
pub fn run(func: &mut Function) -> Changed {
    let concerned = |op: &Op| matches!(op, Op::Atomic(a, ..) if is_loop(a));
    if !func.blocks.iter().flat_map(|b| &b.insts).any(|inst| concerned(&func.insts[inst.0 as usize].op)) {
        return Changed::No;
    }
    let old = std::mem::take(&mut func.blocks);
    let mut replaced = Replacements::new(func);
    let (mut firsts, mut lasts) = (vec![], vec![]);
    let mut r = Retry { func, blocks: vec![], current: open(Loc(0), Value(0)), loc: Loc(0) };
    for block in old {
        firsts.push(Block(r.blocks.len() as u32));
        r.current = BlockData { insts: vec![], ..block };
        let term = std::mem::replace(&mut r.current.term, Terminator::Open);
        for inst in block.insts {
            let data = &r.func.insts[inst.0 as usize];
            let (op, result, loc) = (data.op.clone(), data.result, data.loc);
            r.loc = loc;
            match op {
                Op::Atomic(a, offset, data) if is_loop(&a) => {
                    let before = r.retried(a, offset, data[0]);
                    if let Some(v) = result {
                        replaced.replace(v, before);
                    }
                }
                _ => r.current.insts.push(inst),
            }
        }
        let last = r.close(term);
        lasts.push(last);
    }
    let mut blocks = r.blocks;
    for last in lasts {
        blocks[last.0 as usize].term.for_each_target_mut(|to, _| *to = firsts[to.0 as usize]);
    }
    func.blocks = blocks;
    for b in func.block_ids() {
        for n in 0..func.blocks[b.0 as usize].params.len() {
            let p = func.blocks[b.0 as usize].params[n];
            func.values[p.0 as usize].def = Def::Param(b, n as u32);
        }
    }
    replaced.apply(func);
    Changed::Yes
}

fn open(loc: Loc, mask: Value) -> BlockData {
    BlockData { params: vec![], insts: vec![], term: Terminator::Open, term_loc: loc, mask }
}

/// The function while its blocks are divided.
struct Retry<'a> {
    func: &'a mut Function,
    /// The new blocks so far.
    blocks: Vec<BlockData>,
    /// The block that instructions are appended to.
    current: BlockData,
    loc: Loc,
}

impl Retry<'_> {
    /// Ends the current block by a terminator. The next one runs under the same mask and has the same end.
    fn close(&mut self, term: Terminator) -> Block {
        let next = open(self.current.term_loc, self.current.mask);
        let closed = std::mem::replace(&mut self.current, next);
        self.blocks.push(BlockData { term, ..closed });
        Block(self.blocks.len() as u32 - 1)
    }

    fn op(&mut self, op: Op, ty: Ty) -> Value {
        let (inst, v) = new_inst(self.func, op, ty, self.loc);
        self.current.insts.push(inst);
        v
    }

    fn param(&mut self, ty: Ty) -> Value {
        let v = Value(self.func.values.len() as u32);
        let def = Def::Param(Block(self.blocks.len() as u32), self.current.params.len() as u32);
        self.func.values.push(ValueData { ty, def });
        self.current.params.push(v);
        v
    }

    fn words(&mut self, v: Value) -> [Value; 2] {
        [0, 1].map(|i| self.op(Op::Word(v, i), Ty::I32))
    }

    fn pack(&mut self, words: [Value; 2], ty: Ty) -> Value {
        self.op(Op::Pack(words.to_vec()), ty)
    }

    /// Appends the loop; gives the value that the element had before.
    fn retried(&mut self, a: AtomicAccess, offset: Value, data: Value) -> Value {
        let mask = self.current.mask;
        let load = AtomicAccess { op: AtomicOp::Load, scope: Scope::Device, order: MemOrder::Relaxed, ..a };
        let first = self.op(Op::Atomic(load, offset, vec![]), load.ty());
        let [lo, hi] = self.words(first);
        let data = self.words(data);
        let data = self.pack(data, Ty::F64);
        let header = Block(self.blocks.len() as u32 + 1);
        let (body, latch, after) = (Block(header.0 + 1), Block(header.0 + 2), Block(header.0 + 3));
        self.close(Terminator::Jump(header, vec![mask, lo, hi]));

        let active = self.param(Ty::B1);
        let expected = [self.param(Ty::I32), self.param(Ty::I32)];
        self.close(Terminator::Jump(body, vec![]));

        self.current.mask = active;
        let old = self.pack(expected, Ty::F64);
        let new = self.combined(a.op, old, data);
        let new = self.words(new);
        let new = self.pack(new, a.ty());
        let wanted = self.pack(expected, a.ty());
        let swap = AtomicAccess { op: AtomicOp::CompareExchange, ..a };
        let seen = self.op(Op::Atomic(swap, offset, vec![new, wanted]), a.ty());
        let seen = self.words(seen);
        let [lo, hi] = [0, 1].map(|i| self.op(Op::Binary(BinOp::Xor, seen[i], expected[i]), Ty::I32));
        let differing = self.op(Op::Binary(BinOp::Or, lo, hi), Ty::I32);
        let zero = self.op(Op::Const(0), Ty::I32);
        let failed = self.op(Op::Icmp(IPred::Ne, differing, zero), Ty::B1);
        let again = self.op(Op::Binary(BinOp::And, active, failed), Ty::B1);
        self.close(Terminator::Jump(latch, vec![]));

        self.current.mask = mask;
        let [lo, hi] = [0, 1].map(|i| self.op(Op::Select(active, seen[i], expected[i]), Ty::I32));
        self.close(Terminator::BranchAny(again, (header, vec![again, lo, hi]), (after, vec![])));
        self.pack([lo, hi], a.ty())
    }

    /// What an element becomes.
    fn combined(&mut self, op: AtomicOp, old: Value, data: Value) -> Value {
        let better = match op {
            AtomicOp::FMin => FPred::Lt,
            AtomicOp::FMax => FPred::Gt,
            AtomicOp::FAdd => return self.op(Op::Binary(BinOp::FAdd, old, data), Ty::F64),
            op => bug!(at self.loc, "atomic {op:?} is an instruction"),
        };
        let better = self.op(Op::Fcmp(better, data, old), Ty::B1);
        self.op(Op::Select(better, data, old), Ty::F64)
    }
}
