//! The verifier: the rules that every function satisfies between two passes.
//!
//! A correct function has
//! 1. an entry block without parameters whose first instruction is `entry_mask`, the block's mask;
//! 2. in every block a terminator, whose targets exist and get as many arguments, of the right types, as they have
//!    parameters;
//! 3. each value defined once, before its uses and in a block that dominates them;
//! 4. a `B1` mask for every block that dominates it or is one of its own parameters;
//! 5. operands and results of the types in each operation's row;
//! 6. views, LDS arrays, parameters and lanes that exist, loads only of readable views, stores only to writable ones,
//!    and only atomics on views of atomics; messages are stored and counted, never read.

use super::func::{Block, Def, Function, Inst, ParamKind, Terminator, Value};
use super::inst::{Access, AtomicAccess, LdsId, MemoryId, ViewId};
use super::op::Op;
use super::ops::Types;
use super::ty::Ty;
use crate::bug::bug;
use std::ops::Index;

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
    /// The first and last position, in a walk down the tree, of the blocks that each block dominates.
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

/// Numbers the tree: a block comes before the blocks that it dominates, which are contiguous. Unreachable blocks
/// dominate nothing.
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
    let up = |b: u32| idom[b as usize].unwrap_or_else(|| bug!("block {b} has no dominator yet"));
    while a != b {
        while order[a as usize] > order[b as usize] {
            a = up(a);
        }
        while order[b as usize] > order[a as usize] {
            b = up(b);
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
        match func.blocks[b.0 as usize].term.successors().nth(i) {
            Some((s, _)) => {
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

/// The predecessors of every block by its index, one entry an edge, in ascending order.
pub struct Predecessors {
    all: Vec<Block>,
    /// Where those of each block end in `all`.
    ends: Vec<u32>,
}

impl Index<usize> for Predecessors {
    type Output = [Block];

    fn index(&self, block: usize) -> &[Block] {
        let begin = if block == 0 { 0 } else { self.ends[block - 1] };
        &self.all[begin as usize..self.ends[block] as usize]
    }
}

/// The predecessors of every block. Edges to blocks that do not exist are left out.
pub fn predecessors(func: &Function) -> Predecessors {
    let count = func.blocks.len();
    let edges = || {
        let of = |b: Block| func.blocks[b.0 as usize].term.successors().map(move |(to, _)| (to.0 as usize, b));
        func.block_ids().flat_map(of).filter(move |(to, _)| *to < count)
    };
    // Each entry of `ends` is first where the predecessors of its block begin, and advances as they are added.
    let mut ends = vec![0u32; count];
    edges().filter(|(to, _)| to + 1 < count).for_each(|(to, _)| ends[to + 1] += 1);
    for block in 1..count {
        ends[block] += ends[block - 1];
    }
    let mut all = vec![Block(0); edges().count()];
    for (to, b) in edges() {
        all[ends[to] as usize] = b;
        ends[to] += 1;
    }
    Predecessors { all, ends }
}

struct Verifier<'a> {
    func: &'a Function,
    doms: &'a Dominators,
    /// Block and index of each value's definition; parameters have index 0, the nth instruction n + 1.
    position: Vec<Option<(Block, usize)>>,
    at: At,
}

/// The position of the verifier, for messages.
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
            ensure(self.func.values[v.0 as usize].def == def, || format!("{v} records another definition"))?;
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
                ensure(self.func.ty(*c) == Ty::B1, || format!("{c} is not a b1"))?;
            }
            Terminator::Jump(..) | Terminator::Return => {}
        }
        for (to, args) in term.successors() {
            let target = self.func.blocks.get(to.0 as usize).ok_or_else(|| format!("{to} does not exist"))?;
            ensure(to.0 != 0, || "the entry block is not a target".into())?;
            ensure(args.len() == target.params.len(), || {
                format!("{to} takes {} arguments, not {}", target.params.len(), args.len())
            })?;
            for (a, p) in args.iter().zip(&target.params) {
                self.usable(*a, b, at)?;
                let (ta, tp) = (self.func.ty(*a), self.func.ty(*p));
                ensure(ta == tp, || format!("{a}: {ta} is passed for {p}: {tp}"))?;
            }
        }
        Ok(())
    }

    fn takes(&self, v: Value, allowed: Types) -> Check {
        let ty = self.func.ty(v);
        ensure(allowed.contain(ty), || match allowed {
            Types::Is(only) => format!("{v} has type {ty}, not {only}"),
            Types::OneOf(_) | Types::Any => format!("{v} has type {ty}, not one of {allowed:?}"),
        })
    }

    fn readable(&self, view: ViewId, write: bool) -> Check {
        match self.func.params.get(view.0 as usize).map(|p| &p.kind) {
            Some(ParamKind::View { access, .. }) => {
                ensure(*access != Access::Atomic, || "a plain access of an Atomics".into())?;
                ensure(write || *access != Access::Messages, || "messages are not read".into())?;
                ensure(!write || *access != Access::Read, || "stores to an In".into())
            }
            _ => Err(format!("parameter {} is not a view", view.0)),
        }
    }

    fn check_op(&self, inst: Inst) -> Check {
        let d = &self.func.insts[inst.0 as usize];
        ensure(d.result.is_some() == d.op.row().result.is_some(), || "an unexpected or missing result".into())?;
        self.check_shape(&d.op, d.result)?;
        let signature = d.op.signature(|v| self.func.ty(v), |id| self.func.asms.get(id as usize));
        let mut operands = Vec::new();
        d.op.for_each_operand(|v| operands.push(v));
        ensure(operands.len() == signature.operands.len(), || {
            format!("{} operands, not {}", operands.len(), signature.operands.len())
        })?;
        operands.iter().zip(&signature.operands).try_for_each(|(v, allowed)| self.takes(*v, *allowed))?;
        d.result.map_or(Ok(()), |v| self.takes(v, signature.result))
    }

    /// What an operation requires besides types.
    fn check_shape(&self, op: &Op, result: Option<Value>) -> Check {
        let ty = result.map(|v| self.func.ty(v));
        match op {
            Op::Const(_) => ensure(!matches!(ty, Some(Ty::Words(_))), || "constants have no words".into()),
            Op::ViewDim(view, _) => {
                let kind = self.func.params.get(view.0 as usize).map(|p| &p.kind);
                ensure(matches!(kind, Some(ParamKind::View { .. })), || format!("parameter {} is not a view", view.0))
            }
            Op::Word(a, i) => {
                let words = self.func.ty(*a).words();
                ensure(words > *i && words > 1, || format!("{a} has no word {i}"))
            }
            Op::Pack(values) => {
                ensure((2..=16).contains(&values.len()), || "2 to 16 words".into())?;
                ensure(ty.is_some_and(|ty| usize::from(ty.words()) == values.len()), || "one word an operand".into())
            }
            Op::Load { view, .. } => self.readable(*view, false),
            Op::Store { view, .. } => self.readable(*view, true),
            Op::LdsLoad { array, .. } | Op::LdsStore { array, .. } => self.array(*array),
            Op::Atomic(a, _, data) => self.check_atomic(a, data),
            Op::ShuffleXor(_, m, _) => ensure((1..32).contains(m), || "the xor mask is 1..=31".into()),
            Op::Asm(id, _) => {
                let asm = self.func.asms.get(*id as usize).ok_or("no such assembly")?;
                ensure((1..=16).contains(&asm.result_words()), || "1 to 16 words".into())
            }
            Op::Undef
            | Op::EntryMask
            | Op::Param(_)
            | Op::ThreadId(_)
            | Op::BlockId(_)
            | Op::BlockCount(_)
            | Op::Lane
            | Op::WaveId
            | Op::Cycles
            | Op::Unary(..)
            | Op::Binary(..)
            | Op::Ternary(..)
            | Op::Icmp(..)
            | Op::Fcmp(..)
            | Op::Select(..)
            | Op::Bitcast(_)
            | Op::Fence(..)
            | Op::Barrier
            | Op::Reduce(..)
            | Op::Scan { .. }
            | Op::Shuffle(..)
            | Op::ReadLane(..)
            | Op::Ballot(_)
            | Op::Any(_)
            | Op::All(_)
            | Op::Wmma(..) => Ok(()),
        }
    }

    fn array(&self, array: LdsId) -> Check {
        ensure((array.0 as usize) < self.func.lds.len(), || "no such LDS array".into())
    }

    fn check_atomic(&self, a: &AtomicAccess, data: &[Value]) -> Check {
        match a.memory {
            MemoryId::View(v) => match self.func.params.get(v.0 as usize).map(|p| &p.kind) {
                Some(ParamKind::View { access: Access::Atomic | Access::Messages, .. }) => {}
                _ => return Err(format!("parameter {} is not an Atomics", v.0)),
            },
            MemoryId::Lds(l) => self.array(l)?,
        }
        ensure(data.len() == a.op.operands(), || format!("{:?} takes {} values", a.op, a.op.operands()))
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
        let mut random = t0_tests_share::random::Random::new(1);
        let mut random = |n: usize| random.index(n);
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
                    work.extend(func.blocks[at.0 as usize].term.successors().map(|(to, _)| to));
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
