//! Terminators, block parameters, and where EXEC is set.
//!
//! Arguments move to parameters in one parallel copy on each edge, under the **target's** mask: these are the lanes in
//! which the parameter is meaningful. An edge's code is placed at the end of its source if that has one successor, at
//! the start of its target if that has one predecessor, else in a block of its own.

use super::Selector;
use super::facts::Facts;
use crate::codegen::mir::{Class, Code, Cond, MBlock, MBlockId, MTerm, Opnd};
use crate::ir::{Block, Function, Op, Terminator, Ty, Value};
use t0_isa::isa::{Op as I, Reg};

const EXEC: Opnd = Opnd::Phys(Reg::EXEC_LO);

/// Where EXEC is set, by target block.
pub(super) struct ExecPlan {
    /// At the start of the block, for all edges into it.
    at_start: Vec<bool>,
    /// Edges into the block.
    edges_in: Vec<u32>,
    /// A block with an edge to it.
    from: Vec<Block>,
}

/// The mask value that EXEC must equal on entering `to` with these arguments.
fn required(f: &Function, to: Block, args: &[Value]) -> Value {
    let data = &f.blocks[to.0 as usize];
    match data.params.iter().position(|p| *p == data.mask) {
        Some(i) => args[i],
        None => data.mask,
    }
}

impl ExecPlan {
    pub(super) fn of(f: &Function, facts: &Facts) -> ExecPlan {
        let n = f.blocks.len();
        let (mut all, mut copies, mut edges_in) = (vec![true; n], vec![false; n], vec![0; n]);
        let mut from = vec![Block(0); n];
        for (i, b) in f.blocks.iter().enumerate() {
            for (to, args) in b.term.successors() {
                let t = to.0 as usize;
                edges_in[t] += 1;
                from[t] = Block(i as u32);
                all[t] &= required(f, to, args) != b.mask;
                copies[t] |=
                    f.blocks[t].params.iter().zip(args).any(|(p, a)| facts.bank[p.0 as usize] == Class::V && p != a);
            }
        }
        let at_start = (0..n).map(|i| all[i] && edges_in[i] > 1 && !copies[i]).collect();
        ExecPlan { at_start, edges_in, from }
    }
}

impl Selector<'_> {
    /// Appends the code of the terminator to the chunk.
    pub(super) fn terminator(&mut self, b: Block, term: &Terminator) -> MTerm {
        match term {
            Terminator::Jump(to, args) => {
                if self.plan.edges_in[to.0 as usize] > 1 {
                    self.edge(b, *to, args);
                }
                MTerm::Jump(MBlockId(to.0))
            }
            Terminator::Branch(c, t, e) => {
                if let Some(k) = self.f.as_const(*c) {
                    let taken = if k & 1 != 0 { t } else { e };
                    return self.terminator(b, &Terminator::Jump(taken.0, taken.1.clone()));
                }
                let cond = self.condition(*c);
                self.branch(b, cond, t, e)
            }
            Terminator::BranchAny(c, t, e) => {
                // A block never runs with an empty mask.
                let known = if *c == self.f.blocks[b.0 as usize].mask { Some(1) } else { self.f.as_const(*c) };
                if let Some(k) = known {
                    let taken = if k & 1 != 0 { t } else { e };
                    return self.terminator(b, &Terminator::Jump(taken.0, taken.1.clone()));
                }
                let m = Opnd::Reg(self.want(*c), 0);
                self.op(I::s_cmp_lg_u32, vec![m, Opnd::Const(0)]);
                self.branch(b, Cond::SccSet, t, e)
            }
            Terminator::Return | Terminator::Open => MTerm::End,
        }
    }

    fn branch(&mut self, b: Block, cond: Cond, t: &(Block, Vec<Value>), e: &(Block, Vec<Value>)) -> MTerm {
        let yes = self.branch_target(b, t);
        let no = self.branch_target(b, e);
        if yes == no { MTerm::Jump(yes) } else { MTerm::Branch(cond, yes, no) }
    }

    /// The target of a conditional branch: a block of the edge's own where its code fits nowhere else.
    fn branch_target(&mut self, b: Block, (to, args): &(Block, Vec<Value>)) -> MBlockId {
        if self.plan.edges_in[to.0 as usize] == 1 {
            return MBlockId(to.0);
        }
        let before = std::mem::take(&mut self.chunk);
        self.edge(b, *to, args);
        let insts = std::mem::replace(&mut self.chunk, before);
        if insts.is_empty() {
            return MBlockId(to.0);
        }
        self.m.blocks.push(MBlock { insts, term: MTerm::Jump(MBlockId(to.0)), term_loc: self.loc });
        MBlockId(self.m.blocks.len() as u32 - 1)
    }

    /// Sets EXEC if this edge must, then moves the arguments.
    fn edge(&mut self, from: Block, to: Block, args: &[Value]) {
        let f = self.f;
        let need = required(f, to, args);
        if need != f.blocks[from.0 as usize].mask && !self.plan.at_start[to.0 as usize] {
            let m = self.mask_argument(need);
            self.op(I::s_mov_b32, vec![EXEC, m]);
        }
        let mut moves = Vec::new();
        let mut undefined = Vec::new();
        for (&p, &a) in f.blocks[to.0 as usize].params.iter().zip(args) {
            if p == a {
                continue;
            }
            let d = self.dst(p);
            if f.ty(p) == Ty::B1 {
                let m = self.mask_argument(a);
                moves.extend([Opnd::Reg(d, 0), m]);
                continue;
            }
            let words = f.ty(p).words();
            if let Some(Op::Undef) = f.def_op(a) {
                undefined.push(d);
            } else if words == 1 {
                let o = self.any(a);
                moves.extend([Opnd::Reg(d, 0), o]);
            } else if let Some(Op::Pack(vs)) = f.def_op(a)
                && self.facts.uses[a.0 as usize] == 1
            {
                for (i, w) in vs.iter().enumerate() {
                    let o = self.any(*w);
                    moves.extend([Opnd::Reg(d, i as u8), o]);
                }
            } else {
                let s = self.want(a);
                moves.extend((0..words).flat_map(|i| [Opnd::Reg(d, i), Opnd::Reg(s, i)]));
            }
        }
        for d in undefined {
            self.pseudo(Code::Undef, vec![Opnd::Reg(d, 0)]);
        }
        if !moves.is_empty() {
            self.pseudo(Code::Copy, moves);
        }
    }

    /// A truth value that crosses an edge: never EXEC itself, which may already be the target's.
    fn mask_argument(&mut self, v: Value) -> Opnd {
        match self.f.as_const(v) {
            Some(c) if c & 1 == 0 => Opnd::Const(0),
            _ => Opnd::Reg(self.want(v), 0),
        }
    }

    /// Code at the start of a block: that of its only edge, or EXEC for all edges.
    pub(super) fn block_start(&mut self, b: Block) {
        let f = self.f;
        if self.plan.at_start[b.0 as usize] {
            let m = self.mask_argument(f.blocks[b.0 as usize].mask);
            self.op(I::s_mov_b32, vec![EXEC, m]);
        } else if self.plan.edges_in[b.0 as usize] == 1 {
            let from = self.plan.from[b.0 as usize];
            for (to, args) in f.blocks[from.0 as usize].term.successors() {
                if to == b {
                    self.edge(from, to, args);
                }
            }
        }
    }

    /// Blocks in the order of the IR, those of edges after their source.
    pub(super) fn order_blocks(&mut self) {
        let n = self.f.blocks.len() as u32;
        let mut reached = vec![false; self.m.blocks.len()];
        let mut work = vec![MBlockId(0)];
        while let Some(b) = work.pop() {
            if !std::mem::replace(&mut reached[b.0 as usize], true) {
                work.extend(self.m.block(b).term.successors());
            }
        }
        let mut layout = Vec::new();
        for b in (0..n).map(MBlockId).filter(|b| reached[b.0 as usize]) {
            layout.push(b);
            layout.extend(self.m.block(b).term.successors().filter(|s| s.0 >= n));
        }
        self.m.layout = layout;
    }
}
