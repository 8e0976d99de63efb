//! Environments, targets and regions: where lanes leave and where they join again.

use super::env::Env;
use super::{Flow, Leaf, Lowerer, R};
use crate::bug::bug;
use crate::ir::func::Terminator;
use crate::ir::{BinOp, Block, Loc, Ty, UnOp, Value};
use crate::lang::ast::LabelId;
use crate::lang::types::Type;
use std::rc::Rc;

/// A target that encloses the current position.
#[derive(Debug)]
pub(super) struct Active {
    pub id: LabelId,
    pub mask: Value,
    pub divergent: bool,
    /// Exits that all lanes take together.
    pub exits: Vec<Edge>,
}

/// A control-flow edge whose terminator is not built yet.
#[derive(Debug)]
pub(super) struct Edge {
    pub block: Block,
    pub env: Env,
    pub value: Vec<Leaf>,
    /// Set if the edge is the false side of a uniform branch to another block.
    pub branch: Option<(Value, Block)>,
    pub live: bool,
}

/// A point from which the mask is smaller until the end of the region.
#[derive(Debug)]
pub(super) struct Narrow {
    /// The block that ends at this point. It has no terminator yet.
    pub pred: Block,
    pub mask: Value,
    pub live: Value,
    pub first: Block,
    pub env: Env,
    /// The targets that the removed lanes have left to.
    pub targets: Vec<LabelId>,
    pub loc: Loc,
    /// The number of values that existed before this point.
    pub mark: u32,
}

impl Lowerer<'_> {
    /// The index of a target in the stack of enclosing targets.
    fn position(&self, t: LabelId) -> Option<usize> {
        self.targets.iter().position(|a| a.id == t)
    }

    /// True if lanes that left to one of `targets` may still read the slot.
    pub(super) fn is_kept(&self, slot: usize, targets: &[LabelId]) -> bool {
        targets.iter().any(|t| self.position(*t).is_none_or(|p| self.depth[slot] <= p))
    }

    pub(super) fn declare(&mut self, slot: usize, leaves: Vec<Leaf>) {
        self.depth[slot] = self.targets.len();
        self.env[slot] = Some(Rc::new(leaves));
    }

    /// Runs a construct. Lanes that left inside it are removed from the mask before the next operation.
    pub(super) fn construct(&mut self, f: impl FnOnce(&mut Self) -> R<Vec<Leaf>>) -> R<Vec<Leaf>> {
        self.settle();
        let before = std::mem::take(&mut self.pending);
        let r = f(self)?;
        let new = std::mem::replace(&mut self.pending, before);
        for t in new {
            if self.flow == Flow::Live && !self.want.contains(&t) {
                self.want.push(t);
            }
            if !self.pending.contains(&t) {
                self.pending.push(t);
            }
        }
        Ok(r)
    }

    /// The lanes of the mask that have not left.
    pub(super) fn remaining(&mut self) -> Value {
        let mask = self.b.mask();
        let mut left: Option<Value> = None;
        for t in std::mem::take(&mut self.want) {
            let slot = self.flag(t);
            let Some(flag) = self.env[slot].as_ref().map(|l| l[0].value()) else { continue };
            left = Some(match left {
                Some(l) => self.bin(BinOp::Or, l, flag),
                None => flag,
            });
        }
        match left {
            None => mask,
            Some(l) => {
                let stay = self.un(UnOp::Not, l, Ty::B1);
                self.bin(BinOp::And, mask, stay)
            }
        }
    }

    /// Removes the lanes that have left from the mask.
    pub(super) fn settle(&mut self) {
        if self.want.is_empty() {
            return;
        }
        if self.dead() {
            self.want.clear();
            return;
        }
        let targets = self.want.clone();
        let live = self.remaining();
        if live == self.b.mask() {
            return;
        }
        if self.constant(live) == Some(0) {
            self.flow = Flow::Left;
            return;
        }
        self.narrow(live, targets);
    }

    /// Continues with the lanes of `live` only, until the end of the region.
    pub(super) fn narrow(&mut self, live: Value, targets: Vec<LabelId>) {
        let (pred, mask) = (self.b.current(), self.b.mask());
        let first = self.b.block(live);
        let mark = self.b.func.values.len() as u32;
        let record = Narrow { pred, mask, live, first, env: self.env.clone(), targets, loc: self.b.loc(), mark };
        if let Some(r) = self.regions.last_mut() {
            r.push(record);
        }
        self.b.switch_to(first);
    }

    /// Runs a region. Masks that are narrowed inside it are restored at its end.
    pub(super) fn region(&mut self, f: impl FnOnce(&mut Self) -> R<Vec<Leaf>>) -> R<Vec<Leaf>> {
        self.regions.push(vec![]);
        let mut value = f(self)?;
        self.want.clear();
        let Some(narrows) = self.regions.pop() else { bug!("a region has ended twice") };
        for n in narrows.into_iter().rev() {
            value = self.widen(n, value, None);
        }
        Ok(value)
    }

    /// Terminates a block that was left without a terminator.
    pub(super) fn close(&mut self, block: Block, loc: Option<Loc>, term: Terminator) {
        let here = self.b.current();
        self.b.switch_to(block);
        self.b.terminate(term);
        if let Some(loc) = loc {
            self.b.func.blocks[block.0 as usize].term_loc = loc;
        }
        self.b.switch_to(here);
    }

    /// A value that can be used after the block that defines it: a constant defined again, or a value from before
    /// `mark`.
    pub(super) fn outlives(&mut self, v: Value, mark: u32) -> Option<Value> {
        if v.0 < mark { Some(v) } else { self.again(v) }
    }

    /// Undoes a narrowing: all lanes of the previous mask are active again. `value` is the result of the narrowed path.
    /// Lanes that skipped that path get `skipped`, or an undefined value.
    pub(super) fn widen(&mut self, n: Narrow, value: Vec<Leaf>, skipped: Option<&[Value]>) -> Vec<Leaf> {
        let end = self.b.current();
        let closed = self.flow == Flow::Closed;
        let join = self.b.block(n.mask);
        let (mut args, mut skip) = (vec![], vec![]);
        let mut out = vec![];
        let env = std::mem::replace(&mut self.env, n.env.clone());
        self.b.switch_to(join);
        for (i, leaf) in value.iter().enumerate() {
            let Leaf::Value(v) = *leaf else {
                out.push(*leaf);
                continue;
            };
            let ty = self.b.func.ty(v);
            let other = skipped.map(|s| s[i]);
            if closed {
                out.push(Leaf::Value(match other {
                    Some(o) => o,
                    None => self.b.push(crate::ir::Op::Undef, ty),
                }));
                continue;
            }
            out.push(Leaf::Value(self.b.param(join, ty)));
            args.push(v);
            skip.push(Skip::of(other, ty));
        }
        for slot in n.env.changed(&[&env]) {
            let (Some(old), Some(new)) = (n.env[slot].clone(), env[slot].clone()) else {
                // The slot's scope ended inside the narrowed path.
                self.env[slot] = None;
                continue;
            };
            if closed || old == new {
                continue;
            }
            let keep = self.is_kept(slot, &n.targets);
            let mut merged = Vec::with_capacity(new.len());
            for (o, w) in old.iter().zip(new.iter()) {
                let (Leaf::Value(ov), Leaf::Value(wv)) = (*o, *w) else {
                    merged.push(*w);
                    continue;
                };
                if ov == wv {
                    merged.push(*o);
                    continue;
                }
                let ty = self.b.func.ty(wv);
                let inside = match self.outlives(wv, n.mark) {
                    Some(v) if keep => v,
                    _ => {
                        args.push(wv);
                        skip.push(if keep { Skip::Undef(ty) } else { Skip::Value(ov) });
                        self.b.param(join, ty)
                    }
                };
                merged.push(Leaf::Value(if keep { self.select(n.live, inside, ov) } else { inside }));
            }
            self.env[slot] = Some(Rc::new(merged));
        }
        if !closed {
            self.close(end, None, Terminator::Jump(join, args));
        }
        let skip = self.skip_args(n.pred, &skip);
        self.close(n.pred, Some(n.loc), Terminator::BranchAny(n.live, (n.first, vec![]), (join, skip)));
        if closed {
            self.flow = Flow::Left;
        }
        out
    }

    /// The arguments of an edge that skips a path, defined at the end of the edge's block.
    pub(super) fn skip_args(&mut self, pred: Block, skip: &[Skip]) -> Vec<Value> {
        let here = self.b.current();
        self.b.switch_to(pred);
        let args = skip
            .iter()
            .map(|s| match s {
                Skip::Value(v) => *v,
                Skip::Undef(ty) => self.b.push(crate::ir::Op::Undef, *ty),
            })
            .collect();
        self.b.switch_to(here);
        args
    }

    /// Joins edges of one mask in a new block. Values that differ become block parameters, and slots that are not in
    /// `base` end. Without edges the flow becomes closed.
    pub(super) fn meet(&mut self, mask: Value, edges: Vec<Edge>, base: &Env) -> Vec<Leaf> {
        self.want.clear();
        if edges.is_empty() {
            self.flow = Flow::Closed;
            return vec![];
        }
        let join = self.b.block(mask);
        let live = edges.iter().any(|e| e.live);
        let mut args: Vec<Vec<Value>> = vec![vec![]; edges.len()];
        let mut value = vec![];
        let leaves = edges.iter().filter(|e| e.live).map(|e| e.value.len()).max().unwrap_or(0);
        self.b.switch_to(join);
        for i in 0..leaves {
            let given: Vec<Option<Leaf>> = edges.iter().map(|e| e.value.get(i).copied()).collect();
            value.push(self.meet_leaf(join, &given, &edges, &mut args));
        }
        let mut env = base.clone();
        let ends: Vec<&Env> = edges.iter().map(|e| &e.env).collect();
        for slot in base.changed(&ends) {
            if base[slot].is_none() || edges.iter().any(|e| e.env[slot].is_none()) {
                env[slot] = None;
                continue;
            }
            let first = edges[0].env[slot].clone();
            if edges.iter().all(|e| e.env[slot] == first) {
                env[slot] = first;
                continue;
            }
            let n = first.as_ref().map_or(0, |l| l.len());
            let merged = (0..n)
                .map(|i| {
                    let given: Vec<Option<Leaf>> =
                        edges.iter().map(|e| e.env[slot].as_ref().and_then(|l| l.get(i)).copied()).collect();
                    self.meet_leaf(join, &given, &edges, &mut args)
                })
                .collect();
            env[slot] = Some(Rc::new(merged));
        }
        self.env = env;
        for (e, args) in edges.into_iter().zip(args) {
            let term = match e.branch {
                Some((c, to)) => Terminator::Branch(c, (to, vec![]), (join, args)),
                None => Terminator::Jump(join, args),
            };
            self.close(e.block, None, term);
        }
        self.b.switch_to(join);
        self.flow = if live { Flow::Live } else { Flow::Left };
        value
    }

    fn meet_leaf(&mut self, join: Block, given: &[Option<Leaf>], edges: &[Edge], args: &mut [Vec<Value>]) -> Leaf {
        let mut known = given.iter().flatten();
        let Some(first) = known.next().copied() else { return Leaf::Value(self.b.push(crate::ir::Op::Undef, Ty::I32)) };
        let Leaf::Value(v) = first else { return first };
        if edges.len() == 1 || (given.iter().all(|g| *g == Some(first))) {
            return first;
        }
        let ty = self.b.func.ty(v);
        for ((g, e), args) in given.iter().zip(edges).zip(args.iter_mut()) {
            args.push(match g {
                Some(Leaf::Value(v)) => *v,
                _ => self.skip_args(e.block, &[Skip::Undef(ty)])[0],
            });
        }
        Leaf::Value(self.b.param(join, ty))
    }

    /// The current position as an edge.
    pub(super) fn edge(&mut self, value: Vec<Leaf>) -> Edge {
        Edge { block: self.b.current(), env: self.env.clone(), value, branch: None, live: self.flow == Flow::Live }
    }

    /// Lowers an exit to a target.
    pub(super) fn leave(&mut self, t: LabelId, value: Vec<Leaf>) {
        self.settle();
        if self.dead() {
            return;
        }
        let (flag, carried) = (self.flag(t), self.carried(t));
        let Some(p) = self.position(t) else { bug!(at self.b.loc(), "lanes leave a block that has ended") };
        if self.targets[p].divergent {
            let yes = self.b1(true);
            self.env[flag] = Some(Rc::new(vec![Leaf::Value(yes)]));
            if !value.is_empty() {
                self.env[carried] = Some(Rc::new(value));
            }
            if !self.pending.contains(&t) {
                self.pending.push(t);
            }
            self.flow = Flow::Left;
            return;
        }
        if self.targets[p].mask != self.b.mask() {
            bug!(at self.b.loc(), "lanes leave a block whose mask has changed");
        }
        let edge = self.edge(value);
        self.targets[p].exits.push(edge);
        self.flow = Flow::Closed;
    }

    /// Runs `f` with `t` as an enclosing target. Lanes that leave to `t` arrive at the end of `f`.
    pub(super) fn target(&mut self, t: LabelId, ty: &Type, f: impl FnOnce(&mut Self) -> R<Vec<Leaf>>) -> R<Vec<Leaf>> {
        self.construct(|l| {
            let divergent = l.uni.divergent_target[t.0 as usize];
            let (flag, carried) = (l.flag(t), l.carried(t));
            let mask = l.b.mask();
            let base = l.env.clone();
            if divergent {
                let no = l.b1(false);
                l.declare(flag, vec![Leaf::Value(no)]);
                let nothing = l.undef(ty);
                l.declare(carried, nothing);
            }
            l.targets.push(Active { id: t, mask, divergent, exits: vec![] });
            let mut some_left = false;
            let value = l.region(|l| {
                let v = f(l)?;
                let v = if l.dead() { v } else { l.fit(v, ty) };
                some_left = l.pending.contains(&t);
                if ty.leaves() == 0 && divergent {
                    // Without a value to select, nothing reads the flag afterwards.
                    l.env[flag] = None;
                }
                Ok(v)
            })?;
            let Some(Active { exits, .. }) = l.targets.pop() else { bug!("a block has lost its target") };
            l.pending.retain(|p| *p != t);
            if !divergent {
                if exits.is_empty() {
                    return Ok(value);
                }
                let mut edges = exits;
                if l.flow != Flow::Closed {
                    let e = l.edge(value);
                    edges.insert(0, e);
                }
                return Ok(l.meet(mask, edges, &base));
            }
            let left = std::mem::take(&mut l.env[flag]).map(|f| f[0].value());
            let Some(brought) = std::mem::take(&mut l.env[carried]) else { bug!("a block has lost its value") };
            let brought = brought.to_vec();
            if l.flow == Flow::Closed {
                return Ok(value);
            }
            let alive = l.flow == Flow::Live;
            if some_left {
                l.flow = Flow::Live;
            }
            if !alive || value.len() != brought.len() {
                return Ok(brought);
            }
            let Some(left) = left else { return Ok(value) };
            let pick = |l: &mut Self, (b, v): (&Leaf, &Leaf)| match (b, v) {
                (Leaf::Value(b), Leaf::Value(v)) => Leaf::Value(l.select(left, *b, *v)),
                (_, v) => *v,
            };
            Ok(brought.iter().zip(&value).map(|bv| pick(l, bv)).collect())
        })
    }
}

/// An argument of an edge that skips a path.
#[derive(Debug, Clone, Copy)]
pub(super) enum Skip {
    /// A value from before the path.
    Value(Value),
    /// An undefined value.
    Undef(Ty),
}

impl Skip {
    pub(super) fn of(v: Option<Value>, ty: Ty) -> Skip {
        match v {
            Some(v) => Skip::Value(v),
            None => Skip::Undef(ty),
        }
    }
}
