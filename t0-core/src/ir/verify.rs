//! The verifier: what every function between two passes must satisfy.
//!
//! A correct function has
//! 1. an entry block without parameters whose first instruction is `entry_mask` and whose mask that is;
//! 2. in every block a terminator, whose targets exist and get as many arguments, of the right types, as they have parameters;
//! 3. each value defined once, before its uses and in a block that dominates them;
//! 4. a `B1` mask for every block that dominates it or is one of its own parameters;
//! 5. operands and results of the types that each operation takes;
//! 6. views, LDS arrays, parameters and lanes that exist, loads only of readable views, stores only to writable ones, and atomics alone
//!    on views of atomics; messages are stored and counted, never read.

use super::func::{Block, Def, Function, Inst, ParamKind, Terminator, Value};
use super::inst::{Access, Atomic, AtomicOp, BinOp, Memory, Op, ReduceOp, TernOp, UnOp, ViewId};
use super::ty::Ty;

/// What is wrong with a function, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("invalid IR in {kernel}, {place}: {what}")]
pub struct VerifyError {
    /// The kernel.
    pub kernel: String,
    /// Block and instruction.
    pub place: String,
    /// The rule that is broken.
    pub what: String,
}

/// Checks a function against the rules above.
pub fn verify(func: &Function) -> Result<(), VerifyError> {
    let doms = Dominators::of(func);
    let mut v = Verifier { func, doms: &doms, position: vec![None; func.values.len()], at: At::Entry };
    v.run().map_err(|what| VerifyError { kernel: func.name.clone(), place: v.place(), what })
}

/// The immediate dominators of a function's blocks, by the iterative method of Cooper, Harvey and Kennedy
/// ("A Simple, Fast Dominance Algorithm", 2001).
#[derive(Debug, Clone)]
pub struct Dominators {
    idom: Vec<Option<u32>>,
    order: Vec<u32>,
    /// First and last place of what each block dominates, in a walk down the tree.
    span: Vec<(u32, u32)>,
}

impl Dominators {
    /// Computes the dominators of the blocks that can be reached.
    pub fn of(func: &Function) -> Dominators {
        let n = func.blocks.len();
        let post = postorder(func);
        let mut order = vec![u32::MAX; n];
        for (i, b) in post.iter().rev().enumerate() {
            order[b.0 as usize] = i as u32;
        }
        let preds = predecessors(func);
        let mut idom: Vec<Option<u32>> = vec![None; n];
        idom[0] = Some(0);
        let mut changed = true;
        while changed {
            changed = false;
            for b in post.iter().rev().filter(|b| b.0 != 0) {
                let mut new: Option<u32> = None;
                for p in &preds[b.0 as usize] {
                    if idom[p.0 as usize].is_none() {
                        continue;
                    }
                    new = Some(match new {
                        None => p.0,
                        Some(other) => intersect(&idom, &order, p.0, other),
                    });
                }
                if new != idom[b.0 as usize] {
                    idom[b.0 as usize] = new;
                    changed = true;
                }
            }
        }
        let span = spans(&idom, &post);
        Dominators { idom, order, span }
    }

    /// True when every path from the entry to `b` passes `a`.
    pub fn dominates(&self, a: Block, b: Block) -> bool {
        let ((first, last), (at, _)) = (self.span[a.0 as usize], self.span[b.0 as usize]);
        a == b || first <= at && at <= last
    }

    /// The immediate dominator; none for the entry and for blocks that cannot be reached.
    pub fn immediate(&self, b: Block) -> Option<Block> {
        self.idom[b.0 as usize].filter(|&up| up != b.0).map(Block)
    }

    /// True when the block can be reached from the entry.
    pub fn is_reachable(&self, b: Block) -> bool {
        self.order[b.0 as usize] != u32::MAX
    }
}

/// Numbers the tree: a block comes before what it dominates, and that lies together. Blocks that cannot be reached dominate nothing.
fn spans(idom: &[Option<u32>], post: &[Block]) -> Vec<(u32, u32)> {
    // How many blocks each one dominates, itself counted: the postorder has them before it.
    let mut size = vec![0u32; idom.len()];
    for b in post {
        size[b.0 as usize] += 1;
        if let Some(up) = idom[b.0 as usize].filter(|up| *up != b.0) {
            size[up as usize] += size[b.0 as usize];
        }
    }
    let mut span = vec![(u32::MAX, 0); idom.len()];
    // Where the next child of each block starts.
    let mut next = vec![0u32; idom.len()];
    for b in post.iter().rev().map(|b| b.0 as usize) {
        let first = match idom[b].filter(|up| *up as usize != b) {
            Some(up) => {
                let at = next[up as usize];
                next[up as usize] += size[b];
                at
            }
            None => 0,
        };
        span[b] = (first, first + size[b] - 1);
        next[b] = first + 1;
    }
    span
}

fn intersect(idom: &[Option<u32>], order: &[u32], mut a: u32, mut b: u32) -> u32 {
    while a != b {
        while order[a as usize] > order[b as usize] {
            a = idom[a as usize].unwrap_or(0);
        }
        while order[b as usize] > order[a as usize] {
            b = idom[b as usize].unwrap_or(0);
        }
    }
    a
}

/// The reachable blocks, each after its successors (back edges aside).
pub fn postorder(func: &Function) -> Vec<Block> {
    let mut out = Vec::new();
    let mut seen = vec![false; func.blocks.len()];
    let mut stack = vec![(Block(0), 0)];
    seen[0] = true;
    while let Some((b, i)) = stack.pop() {
        let succs = func.blocks[b.0 as usize].term.successors();
        match succs.get(i) {
            Some(&(s, _)) => {
                stack.push((b, i + 1));
                if (s.0 as usize) < seen.len() && !seen[s.0 as usize] {
                    seen[s.0 as usize] = true;
                    stack.push((s, 0));
                }
            }
            None => out.push(b),
        }
    }
    out
}

/// The predecessors of every block, one entry an edge.
pub fn predecessors(func: &Function) -> Vec<Vec<Block>> {
    let mut preds = vec![Vec::new(); func.blocks.len()];
    for b in func.block_ids() {
        for (s, _) in func.blocks[b.0 as usize].term.successors() {
            if let Some(list) = preds.get_mut(s.0 as usize) {
                list.push(b);
            }
        }
    }
    preds
}

struct Verifier<'a> {
    func: &'a Function,
    doms: &'a Dominators,
    /// Block and index of each value's definition; parameters have index 0, the nth instruction n + 1.
    position: Vec<Option<(Block, usize)>>,
    at: At,
}

/// Where the verifier looks; becomes text where something is wrong.
#[derive(Clone, Copy)]
enum At {
    Entry,
    Block(Block),
    Inst(Block, usize),
    Terminator(Block),
}

type Check = Result<(), String>;

fn ensure(ok: bool, what: impl FnOnce() -> String) -> Check {
    if ok { Ok(()) } else { Err(what()) }
}

impl Verifier<'_> {
    fn place(&self) -> String {
        match self.at {
            At::Entry => "the entry".into(),
            At::Block(b) => format!("{b}"),
            At::Inst(b, i) => {
                let inst = self.func.blocks[b.0 as usize].insts[i];
                format!("{b} instruction {i} ({})", self.func.insts[inst.0 as usize].op)
            }
            At::Terminator(b) => format!("{b} terminator ({})", self.func.blocks[b.0 as usize].term),
        }
    }

    fn run(&mut self) -> Check {
        let func = self.func;
        let entry = func.blocks.first().ok_or("a function needs an entry block")?;
        ensure(entry.params.is_empty(), || "the entry block takes no parameters".into())?;
        let first = entry.insts.first().map(|i| &func.insts[i.0 as usize]);
        ensure(first.is_some_and(|d| d.op == Op::EntryMask && d.result == Some(entry.mask)), || {
            "the entry block begins with entry_mask, its mask".into()
        })?;
        for b in func.block_ids() {
            self.define(b)?;
        }
        for b in func.block_ids().filter(|b| self.doms.is_reachable(*b)) {
            let data = &func.blocks[b.0 as usize];
            self.at = At::Block(b);
            ensure(func.ty(data.mask) == Ty::B1, || "a block's mask is a b1".into())?;
            self.usable(data.mask, b, if b.0 == 0 { 2 } else { usize::from(data.params.contains(&data.mask)) })?;
            for (i, &inst) in data.insts.iter().enumerate() {
                self.at = At::Inst(b, i);
                let d = &func.insts[inst.0 as usize];
                let mut bad = Ok(());
                d.op.for_each_operand(|v| {
                    if bad.is_ok() {
                        bad = self.usable(v, b, i + 1);
                    }
                });
                bad?;
                self.check_op(inst)?;
            }
            self.at = At::Terminator(b);
            self.check_term(b, &data.term, data.insts.len() + 1)?;
        }
        Ok(())
    }

    fn define(&mut self, b: Block) -> Check {
        let data = &self.func.blocks[b.0 as usize];
        self.at = At::Block(b);
        let params = data.params.iter().enumerate().map(|(i, v)| (*v, 0, Def::Param(b, i as u32)));
        let results = data
            .insts
            .iter()
            .enumerate()
            .filter_map(|(i, inst)| self.func.insts[inst.0 as usize].result.map(|v| (v, i + 1, Def::Inst(*inst))));
        for (v, at, def) in params.chain(results) {
            let slot = self.position.get_mut(v.0 as usize).ok_or_else(|| format!("{v} does not exist"))?;
            ensure(slot.is_none(), || format!("{v} is defined twice"))?;
            *slot = Some((b, at));
            ensure(self.func.values[v.0 as usize].def == def, || format!("{v} does not know its definition"))?;
        }
        Ok(())
    }

    fn usable(&self, v: Value, block: Block, at: usize) -> Check {
        let (b, i) =
            self.position.get(v.0 as usize).copied().flatten().ok_or_else(|| format!("{v} has no definition"))?;
        let ok = if b == block { i < at } else { self.doms.dominates(b, block) };
        ensure(ok, || format!("{v} is used where its definition in {b} does not dominate"))
    }

    fn check_term(&self, b: Block, term: &Terminator, at: usize) -> Check {
        match term {
            Terminator::Open => return Err("the block has no terminator".into()),
            Terminator::Branch(c, ..) | Terminator::BranchAny(c, ..) => {
                self.usable(*c, b, at)?;
                ensure(self.func.ty(*c) == Ty::B1, || format!("{c} is no b1"))?;
            }
            Terminator::Jump(..) | Terminator::Return => {}
        }
        for (to, args) in term.successors() {
            let target = self.func.blocks.get(to.0 as usize).ok_or_else(|| format!("{to} does not exist"))?;
            ensure(to.0 != 0, || "the entry block is no target".into())?;
            ensure(args.len() == target.params.len(), || {
                format!("{to} takes {} arguments, not {}", target.params.len(), args.len())
            })?;
            for (a, p) in args.iter().zip(&target.params) {
                self.usable(*a, b, at)?;
                let (ta, tp) = (self.func.ty(*a), self.func.ty(*p));
                ensure(ta == tp, || format!("{a}: {ta} is given for {p}: {tp}"))?;
            }
        }
        Ok(())
    }

    fn takes(&self, v: Value, allowed: &[Ty]) -> Check {
        let ty = self.func.ty(v);
        ensure(allowed.contains(&ty), || format!("{v} has type {ty}, not one of {allowed:?}"))
    }

    fn readable(&self, view: ViewId, write: bool) -> Check {
        match self.func.params.get(view.0 as usize).map(|p| &p.kind) {
            Some(ParamKind::View { access, .. }) => {
                ensure(*access != Access::Atomic, || "a plain access of an Atomics".into())?;
                ensure(write || *access != Access::Messages, || "messages are not read".into())?;
                ensure(!write || *access != Access::Read, || "stores to an In".into())
            }
            _ => Err(format!("parameter {} is no view", view.0)),
        }
    }

    fn check_op(&self, inst: Inst) -> Check {
        use Ty::{B1, BF16, F16, F32, F64, I32, I64};
        let d = &self.func.insts[inst.0 as usize];
        ensure(d.result.is_some() == d.op.has_result(), || {
            "a result where there is none, or none where there is one".into()
        })?;
        let result = d.result.map_or(I32, |v| self.func.ty(v));
        let is = |ty: Ty| ensure(result == ty, || format!("the result is {result}, not {ty}"));
        let same = |v: Value| is(self.func.ty(v));
        match &d.op {
            Op::Const(_) => ensure(!matches!(result, Ty::Words(_)), || "constants have no words".into()),
            Op::Undef | Op::Param(_) => Ok(()),
            Op::EntryMask => is(B1),
            Op::ViewDim(view, _) => {
                let kind = self.func.params.get(view.0 as usize).map(|p| &p.kind);
                ensure(matches!(kind, Some(ParamKind::View { .. })), || format!("parameter {} is no view", view.0))?;
                is(I32)
            }
            Op::ThreadId(_) | Op::BlockId(_) | Op::BlockCount(_) | Op::Lane | Op::WaveId | Op::Cycles => is(I32),
            Op::Unary(op, a) => self.check_unary(*op, *a, result),
            Op::Binary(op, a, b) => {
                use BinOp::*;
                match op {
                    FLdexp => {
                        return self
                            .takes(*a, &[F32, F64])
                            .and_then(|()| self.takes(*b, &[I32]))
                            .and_then(|()| same(*a));
                    }
                    FTwoOverPi => {
                        return self.takes(*a, &[F64]).and_then(|()| self.takes(*b, &[I32])).and_then(|()| same(*a));
                    }
                    And | Or | Xor => self.takes(*a, &[I32, I64, B1])?,
                    FAdd | FSub | FMul | FDiv | FRem | FMin | FMax => self.takes(*a, &[F32, F64])?,
                    Pairs(..) => self.takes(*a, &[I32])?,
                    Add | Sub | Mul | MulHiU | MulHiS | DivU | DivS | RemU | RemS | MinU | MinS | MaxU | MaxS | Shl
                    | ShrU | ShrS => self.takes(*a, &[I32, I64])?,
                }
                self.takes(*b, &[self.func.ty(*a)]).and_then(|()| same(*a))
            }
            Op::Ternary(op, a, b, c) => {
                let (factor, sum) = match op {
                    TernOp::Fma if result == F64 => (F64, F64),
                    TernOp::Fma => (F32, F32),
                    TernOp::Dot2F16 | TernOp::Dot2BF16 => (I32, F32),
                    TernOp::Add3 | TernOp::ShlAdd | TernOp::MadU24 | TernOp::FmaPairs(_) => (I32, I32),
                };
                [a, b].into_iter().try_for_each(|v| self.takes(*v, &[factor]))?;
                self.takes(*c, &[sum]).and_then(|()| is(sum))
            }
            Op::Icmp(_, a, b) => {
                self.takes(*a, &[I32, I64]).and_then(|()| self.takes(*b, &[self.func.ty(*a)])).and_then(|()| is(B1))
            }
            Op::Fcmp(_, a, b) => {
                self.takes(*a, &[F32, F64]).and_then(|()| self.takes(*b, &[self.func.ty(*a)])).and_then(|()| is(B1))
            }
            Op::Select(c, a, b) => {
                self.takes(*c, &[B1]).and_then(|()| self.takes(*b, &[self.func.ty(*a)])).and_then(|()| same(*a))
            }
            Op::Bitcast(a) => {
                let from = self.func.ty(*a);
                let ok = matches!(
                    (from, result),
                    (I32, F32 | F16 | BF16) | (F32 | F16 | BF16, I32) | (I64, F64) | (F64, I64)
                );
                ensure(ok, || format!("no bitcast from {from} to {result}"))
            }
            Op::Word(a, i) => {
                ensure(self.func.ty(*a).words() > *i && self.func.ty(*a).words() > 1, || {
                    format!("{a} has no word {i}")
                })?;
                is(I32)
            }
            Op::Pack(vs) => {
                vs.iter().try_for_each(|v| self.takes(*v, &[I32, F32]))?;
                ensure((2..=16).contains(&vs.len()), || "2 to 16 words".into())?;
                ensure(usize::from(result.words()) == vs.len(), || "one word an operand".into())
            }
            Op::Load { view, mem, offset, .. } => {
                self.readable(*view, false).and_then(|()| self.takes(*offset, &[I32])).and_then(|()| is(mem.ty()))
            }
            Op::Store { view, mem, offset, value, .. } => self
                .readable(*view, true)
                .and_then(|()| self.takes(*offset, &[I32]))
                .and_then(|()| self.takes(*value, &[mem.ty()])),
            Op::LdsLoad { array, mem, offset, .. } => {
                ensure((array.0 as usize) < self.func.lds.len(), || "no such LDS array".into())?;
                self.takes(*offset, &[I32]).and_then(|()| is(mem.ty()))
            }
            Op::LdsStore { array, mem, offset, value, .. } => {
                ensure((array.0 as usize) < self.func.lds.len(), || "no such LDS array".into())?;
                self.takes(*offset, &[I32]).and_then(|()| self.takes(*value, &[mem.ty()]))
            }
            Op::Barrier | Op::Fence(..) => Ok(()),
            Op::Atomic(a, offset, data) => self.check_atomic(a, *offset, data).and_then(|()| match a.op {
                AtomicOp::Store => Ok(()),
                _ => is(a.ty()),
            }),
            Op::Reduce(op, a) | Op::Scan { op, value: a, .. } => {
                let float = matches!(op, ReduceOp::FAdd | ReduceOp::FMul | ReduceOp::FMin | ReduceOp::FMax);
                self.takes(*a, &[if float { F32 } else { I32 }]).and_then(|()| same(*a))
            }
            Op::ShuffleXor(a, m) => {
                ensure((1..32).contains(m), || "the xor mask is 1..=31".into())?;
                self.takes(*a, &[I32, F32]).and_then(|()| same(*a))
            }
            Op::Shuffle(a, l) | Op::ReadLane(a, l) => {
                self.takes(*a, &[I32, F32]).and_then(|()| self.takes(*l, &[I32])).and_then(|()| same(*a))
            }
            Op::Ballot(a) => self.takes(*a, &[B1]).and_then(|()| is(I32)),
            Op::Any(a) | Op::All(a) => self.takes(*a, &[B1]).and_then(|()| is(B1)),
            Op::Asm(id, vs) => {
                let asm = self.func.asms.get(*id as usize).ok_or("no such assembly")?;
                let ty = |words: u32| if words == 1 { I32 } else { Ty::Words(words as u8) };
                ensure(asm.given().count() == vs.len(), || "another number of operands than it has".into())?;
                asm.given().zip(vs).try_for_each(|(o, v)| self.takes(*v, &[ty(o.words.into())]))?;
                ensure((1..=16).contains(&asm.result_words()), || "1 to 16 words".into())?;
                is(ty(asm.result_words()))
            }
            Op::Wmma(kind, a, b, c) => {
                let (source, w8) = (Ty::Words(kind.source_words()), Ty::Words(8));
                [a, b].into_iter().try_for_each(|v| self.takes(*v, &[source]))?;
                self.takes(*c, &[w8]).and_then(|()| is(w8))
            }
        }
    }

    fn check_atomic(&self, a: &Atomic, offset: Value, data: &[Value]) -> Check {
        match a.place {
            Memory::View(v) => match self.func.params.get(v.0 as usize).map(|p| &p.kind) {
                Some(ParamKind::View { access: Access::Atomic | Access::Messages, .. }) => {}
                _ => return Err(format!("parameter {} is no Atomics", v.0)),
            },
            Memory::Lds(l) => ensure((l.0 as usize) < self.func.lds.len(), || "no such LDS array".into())?,
        }
        self.takes(offset, &[Ty::I32])?;
        ensure(data.len() == a.op.operands(), || format!("{:?} takes {} values", a.op, a.op.operands()))?;
        let float = matches!(a.op, AtomicOp::FAdd | AtomicOp::FMin | AtomicOp::FMax);
        ensure(!(float && a.wide), || "atomic floats have 32 bits".into())?;
        data.iter().try_for_each(|v| self.takes(*v, &[a.ty()]))
    }

    fn check_unary(&self, op: UnOp, a: Value, result: Ty) -> Check {
        use Ty::{B1, BF16, F16, F32, F64, I32, I64};
        use UnOp::*;
        let ty = self.func.ty(a);
        let (from, to): (&[Ty], Ty) = match op {
            Not => (&[I32, I64, B1], ty),
            CountOnes | LeadingZeros | TrailingZeros | ReverseBits | SExt8 | SExt16 => (&[I32], I32),
            FNeg | FAbs => (&[F32, F64, F16, BF16], ty),
            FSqrt | FFloor | FCeil | FTrunc | FRoundEven | FRsqrtApprox => (&[F32, F64], ty),
            FExp2 | FExp | FLog2 | FLn | FSin | FCos | FTanh | FRcpApprox | FSqrtApprox | FExp2Approx | FLog2Approx
            | FSinTurns | FCosTurns => (&[F32], F32),
            U32ToF32 | S32ToF32 => (&[I32], F32),
            F32ToU32 | F32ToS32 => (&[F32], I32),
            F32ToF64 => (&[F32], F64),
            F64ToF32 => (&[F64], F32),
            U32ToF64 | S32ToF64 => (&[I32], F64),
            F64ToU32 | F64ToS32 => (&[F64], I32),
            U64ToF32 | S64ToF32 => (&[I64], F32),
            F32ToU64 | F32ToS64 => (&[F32], I64),
            U64ToF64 | S64ToF64 => (&[I64], F64),
            F64ToU64 | F64ToS64 => (&[F64], I64),
            F16ToF32 => (&[F16], F32),
            F32ToF16 => (&[F32], F16),
            BF16ToF32 => (&[BF16], F32),
            F32ToBF16 => (&[F32], BF16),
            ReadFirst => return ensure(ty == result, || "read_first keeps the type".into()),
        };
        self.takes(a, from)?;
        ensure(result == to, || format!("the result is {result}, not {to}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::Builder;
    use crate::ir::func::Position;

    /// Random graphs: a block dominates another exactly if that cannot be reached without it.
    #[test]
    fn dominance_is_reachability_without_a_block() {
        let mut seed = 0x9E37_79B9u32;
        let mut random = |n: usize| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 16) as usize % n
        };
        for n in (1..12).cycle().take(300) {
            let mut b = Builder::new("graph", vec![], [32, 1, 1], "graph.rs", Position::default());
            let mask = b.mask();
            let mut blocks = vec![b.current()];
            blocks.extend((1..n).map(|_| b.block(mask)));
            let any = b.b1(true);
            for &block in &blocks {
                b.switch_to(block);
                let (x, y) = (blocks[random(n)], blocks[random(n)]);
                b.terminate(match random(4) {
                    0 => Terminator::Return,
                    1 => Terminator::Jump(x, vec![]),
                    _ => Terminator::Branch(any, (x, vec![]), (y, vec![])),
                });
            }
            let func = b.finish();
            let doms = Dominators::of(&func);
            let reached = |without: Option<Block>| -> Vec<bool> {
                let mut seen = vec![false; n];
                let mut work = vec![blocks[0]];
                while let Some(at) = work.pop() {
                    if Some(at) == without || std::mem::replace(&mut seen[at.0 as usize], true) {
                        continue;
                    }
                    work.extend(func.blocks[at.0 as usize].term.successors().iter().map(|(to, _)| *to));
                }
                seen
            };
            let all = reached(None);
            for &a in blocks.iter().filter(|a| all[a.0 as usize]) {
                let without = reached(Some(a));
                for &x in blocks.iter().filter(|x| all[x.0 as usize]) {
                    assert_eq!(doms.dominates(a, x), !without[x.0 as usize], "{a} over {x} in\n{func}");
                }
            }
        }
    }
}
