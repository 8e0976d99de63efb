//! Loops: uniform, divergent (the mask of active lanes is a block parameter), and unrolled.

use super::region::{Active, Edge, Skip};
use super::{Flow, Leaf, Lowerer, R};
use crate::bug::bug;
use crate::ir::func::Terminator;
use crate::ir::{BinOp, Block, IPred, Ty, Value};
use crate::lang::ast::{Expr, ExprKind, LabelId, LocalId, Loop, LoopKind, Place};
use crate::lang::types::{Scalar, Type};
use crate::source::Diagnostic;
use proc_macro2::Span;
use std::collections::BTreeSet;
use std::rc::Rc;

/// The greatest total number of unrolled loop iterations in a kernel.
const MOST_ITERATIONS: u32 = 1 << 14;

/// The range of a counted loop.
pub(super) struct Count {
    pub(super) var: LocalId,
    signed: bool,
    pub(super) start: Value,
    pub(super) end: Value,
    pub(super) step: Option<Value>,
    pub(super) inclusive: bool,
    pub(super) reversed: bool,
}

impl Count {
    /// Interprets the bits of a bound as an integer. `wide` is true if it has 64 bits.
    pub(super) fn number(&self, wide: bool, bits: u64) -> i128 {
        match (self.signed, wide) {
            (true, true) => i128::from(bits as i64),
            (true, false) => i128::from(bits as i32),
            (false, _) => i128::from(bits),
        }
    }

    /// The initial values of the carried counter: the counter itself and, for inclusive ranges, whether the loop runs.
    fn first(&self, l: &mut Lowerer<'_>) -> Vec<Value> {
        let i = if self.reversed { self.end } else { self.start };
        if !self.inclusive {
            return vec![i];
        }
        let go = l.icmp(if self.signed { IPred::LeS } else { IPred::LeU }, self.start, self.end);
        vec![i, go]
    }

    /// Whether the body runs for the carried values.
    fn goes(&self, l: &mut Lowerer<'_>, carried: &[Value]) -> Value {
        if self.inclusive {
            return carried[1];
        }
        let (a, b) = if self.reversed { (self.start, carried[0]) } else { (carried[0], self.end) };
        l.icmp(if self.signed { IPred::LtS } else { IPred::LtU }, a, b)
    }

    /// The value of the loop variable in the body.
    fn value(&self, l: &mut Lowerer<'_>, carried: &[Value]) -> Value {
        if self.reversed && !self.inclusive {
            let one = l.like(carried[0], 1);
            return l.bin(BinOp::Sub, carried[0], one);
        }
        carried[0]
    }

    /// The carried values of the next iteration.
    fn next(&self, l: &mut Lowerer<'_>, carried: &[Value], value: Value) -> Vec<Value> {
        let one = l.like(value, 1);
        match (self.inclusive, self.reversed, self.step) {
            (false, false, None) => vec![l.bin(BinOp::Add, value, one)],
            (true, _, Some(step)) => {
                // A counter that is past the end, or has wrapped, is not used.
                let room = l.bin(BinOp::Sub, self.end, value);
                let go = l.icmp(IPred::LeU, step, room);
                vec![l.bin(BinOp::Add, value, step), go]
            }
            (false, _, Some(step)) if self.steps_beyond(l, step) => vec![l.bin(BinOp::Add, value, step)],
            (false, _, Some(step)) => {
                // Clamp the last step to the end, so that the counter never wraps.
                let room = l.bin(BinOp::Sub, self.end, value);
                let step = l.bin(BinOp::MinU, step, room);
                vec![l.bin(BinOp::Add, value, step)]
            }
            (false, true, None) => vec![value],
            (true, reversed, None) => {
                let last = if reversed { self.start } else { self.end };
                let go = l.icmp(IPred::Ne, carried[0], last);
                vec![l.bin(if reversed { BinOp::Sub } else { BinOp::Add }, value, one), go]
            }
        }
    }

    /// Whether the counter never wraps, even in the step that passes the end.
    fn steps_beyond(&self, l: &Lowerer<'_>, step: Value) -> bool {
        let Some(step) = l.bound(step) else { return false };
        if self.signed {
            let end = l.constant_bits(self.end).filter(|_| l.b.func.ty(self.end) == Ty::I32);
            return end.is_some_and(|end| i64::from(end as i32) + i64::from(step) <= i64::from(i32::MAX));
        }
        l.bound(self.end).is_some_and(|end| end.checked_add(step).is_some())
    }

    /// The greatest value of the loop variable, if it is known.
    fn greatest(&self, l: &Lowerer<'_>) -> Option<u32> {
        if self.signed {
            return None;
        }
        let end = l.bound(self.end)?;
        Some(if self.inclusive { end } else { end.saturating_sub(1) })
    }
}

impl<'a> Lowerer<'a> {
    pub(super) fn loop_expr(&mut self, l: &Loop, ty: &Type, span: Span) -> R<Vec<Leaf>> {
        self.settle();
        let count = self.count(l)?;
        if self.dead() {
            return Ok(vec![]);
        }
        self.settle();
        self.at(span);
        if let Some(at) = l.unroll {
            return self.unrolled(l, count, at);
        }
        let known = self.counted.len();
        if count.as_ref().is_some_and(|c| self.unrolls(l, c, span)) {
            self.automatic += 1;
            let value = self.unrolled(l, count, span);
            self.automatic -= 1;
            return value;
        }
        if self.counted.len() == known {
            self.keep(l, count.as_ref(), span);
        }
        let divergent = self.uni.loops.get(&l.done).is_some_and(|f| f.divergent);
        if divergent {
            self.construct(|s| s.divergent_loop(l, count, ty))
        } else {
            let repeats = count.as_ref().map_or(1, |c| self.repeats(l, c, span));
            self.count_iterations(repeats - 1, || Diagnostic::new(span, "the loops of this kernel are too long"))?;
            self.construct(|s| s.uniform_loop(l, count, repeats, ty))
        }
    }

    fn count(&mut self, l: &Loop) -> R<Option<Count>> {
        let count = self.range(l)?;
        Ok(count.map(|c| self.exclusive(c)))
    }

    /// Replaces an inclusive range by an exclusive one if the number after its end is known to exist: the loop then
    /// carries no flag.
    fn exclusive(&mut self, c: Count) -> Count {
        if self.dead() {
            return c;
        }
        let last = match (c.signed, self.b.func.ty(c.end)) {
            (false, Ty::I32) => self.bound(c.end).is_some_and(|end| end < u32::MAX),
            (true, Ty::I32) => self.constant_bits(c.end).is_some_and(|end| end as i32 != i32::MAX),
            _ => false,
        };
        if !c.inclusive || !last {
            return c;
        }
        let one = self.like(c.end, 1);
        Count { end: self.bin(BinOp::Add, c.end, one), inclusive: false, ..c }
    }

    fn range(&mut self, l: &Loop) -> R<Option<Count>> {
        Ok(match &l.kind {
            LoopKind::Forever | LoopKind::While(_) => None,
            LoopKind::Range { var, start, end, inclusive, reversed } => {
                let (a, b) = (self.scalar(start)?, self.scalar(end)?);
                let signed = start.ty.scalar().is_some_and(Scalar::is_signed);
                Some(Count {
                    var: *var,
                    signed,
                    start: a,
                    end: b,
                    step: None,
                    inclusive: *inclusive,
                    reversed: *reversed,
                })
            }
            LoopKind::Strided { var, start, end, step, inclusive } => {
                let (a, b, c) = (self.scalar(start)?, self.scalar(end)?, self.scalar(step)?);
                if self.dead() {
                    return Ok(None);
                }
                let s = start.ty.expect_scalar();
                let c = self.amount(c, s);
                Some(Count {
                    var: *var,
                    signed: s.is_signed(),
                    start: a,
                    end: b,
                    step: Some(c),
                    inclusive: *inclusive,
                    reversed: false,
                })
            }
        })
    }

    /// The slots that a loop carries: those declared before the loop and assigned in it.
    fn carried_slots(&self, l: &Loop) -> Vec<usize> {
        let mut slots = BTreeSet::new();
        if let LoopKind::While(c) = &l.kind {
            self.assigned(c, &mut slots);
        }
        self.assigned(&l.body, &mut slots);
        slots
            .into_iter()
            .filter(|s| self.env[*s].as_ref().is_some_and(|ls| ls.iter().any(|x| matches!(x, Leaf::Value(_)))))
            .filter(|s| *s != self.flag(l.done))
            .collect()
    }

    pub(super) fn assigned(&self, e: &Expr, slots: &mut BTreeSet<usize>) {
        match &e.kind {
            ExprKind::Assign(p, ..) => {
                if let Place::Local(id, _) = &**p {
                    slots.insert(self.slot(*id));
                }
            }
            ExprKind::Leave(t, _) if self.uni.divergent_target[t.0 as usize] => {
                slots.insert(self.flag(*t));
                slots.insert(self.carried(*t));
            }
            _ => {}
        }
        e.each_child(&mut |c| self.assigned(c, slots));
    }

    /// Adds block parameters for the carried slots to a header. Returns the arguments of the first entry.
    fn header(&mut self, header: Block, slots: &[usize]) -> Vec<Value> {
        let mut args = vec![];
        for &s in slots {
            let Some(leaves) = self.env[s].clone() else { continue };
            let params = leaves
                .iter()
                .map(|l| match l {
                    Leaf::Value(v) => {
                        args.push(*v);
                        let ty = self.b.func.ty(*v);
                        Leaf::Value(self.b.param(header, ty))
                    }
                    l => *l,
                })
                .collect();
            self.env[s] = Some(Rc::new(params));
        }
        args
    }

    /// The current values of the carried slots.
    fn carried_values(&self, slots: &[usize]) -> Vec<Value> {
        let leaves = slots.iter().filter_map(|s| self.env[*s].as_ref()).flat_map(|ls| ls.iter());
        leaves.filter_map(|l| if let Leaf::Value(v) = l { Some(*v) } else { None }).collect()
    }

    /// Adds block parameters for the counter to a header.
    fn counter(&mut self, header: Block, first: &[Value]) -> Vec<Value> {
        first
            .iter()
            .map(|v| {
                let ty = self.b.func.ty(*v);
                self.b.param(header, ty)
            })
            .collect()
    }

    fn bind_counter(&mut self, count: &Option<Count>, carried: &[Value]) -> Option<Value> {
        let c = count.as_ref()?;
        let v = c.value(self, carried);
        if let Some(most) = c.greatest(self) {
            self.bounds.insert(v, most);
        }
        let slot = self.slot(c.var);
        self.declare(slot, vec![Leaf::Value(v)]);
        Some(v)
    }

    /// `repeats` iterations follow each other without a branch; their number divides that of all iterations.
    fn uniform_loop(&mut self, l: &Loop, count: Option<Count>, repeats: u32, ty: &Type) -> R<Vec<Leaf>> {
        let mask = self.b.mask();
        let slots = self.carried_slots(l);
        let first = count.as_ref().map(|c| c.first(self)).unwrap_or_default();
        let header = self.b.block(mask);
        let base = self.env.clone();
        let mut args = self.header(header, &slots);
        let counter = self.counter(header, &first);
        args.extend(&first);
        self.b.jump(header, args);
        self.b.switch_to(header);
        self.targets.push(Active { id: l.done, mask, divergent: false, exits: vec![] });
        let cond = match (&count, &l.kind) {
            (Some(c), _) => Some(c.goes(self, &counter)),
            (None, LoopKind::While(c)) => Some(self.scalar(c)?),
            _ => None,
        };
        self.settle();
        if let Some(c) = cond
            && !self.dead()
            && self.constant(c) != Some(1)
        {
            let body = self.b.block(mask);
            let e = Edge {
                block: self.b.current(),
                env: self.env.clone(),
                value: vec![],
                branch: Some((c, body)),
                live: true,
            };
            if let Some(t) = self.targets.last_mut() {
                t.exits.push(e);
            }
            self.b.switch_to(body);
        }
        let var = self.bind_counter(&count, &counter);
        self.target(l.next, &Type::unit(), |s| s.expr(&l.body))?;
        let mut last = var;
        for _ in 1..repeats {
            let (Some(c), Some(v), false) = (&count, last, self.dead()) else { break };
            self.settle();
            let one = self.like(v, 1);
            let v = self.bin(BinOp::Add, v, one);
            if let Some(greatest) = c.greatest(self) {
                self.bounds.insert(v, greatest);
            }
            let slot = self.slot(c.var);
            self.declare(slot, vec![Leaf::Value(v)]);
            self.target(l.next, &Type::unit(), |s| s.expr(&l.body))?;
            self.bounds.remove(&v);
            last = Some(v);
        }
        if self.flow != Flow::Closed {
            self.want.clear();
            let mut args = self.carried_values(&slots);
            if let (Some(c), Some(v)) = (&count, last) {
                let next = c.next(self, &counter, v);
                args.extend(next);
            }
            self.b.jump(header, args);
        }
        if let Some(v) = var {
            self.bounds.remove(&v);
        }
        let Some(Active { exits, .. }) = self.targets.pop() else { bug!("a loop has lost its target") };
        let value = self.meet(mask, exits, &base);
        if let Some(c) = &count {
            let slot = self.slot(c.var);
            self.env[slot] = None;
        }
        Ok(if self.dead() { value } else { self.fit(value, ty) })
    }

    fn divergent_loop(&mut self, l: &Loop, count: Option<Count>, ty: &Type) -> R<Vec<Leaf>> {
        let outer = self.b.mask();
        let Some(facts) = self.uni.loops.get(&l.done).cloned() else { bug!("a divergent loop was not analysed") };
        let carried = self.carried(l.done);
        let flag = self.flag(l.done);
        let nothing = self.undef(ty);
        self.declare(carried, nothing);
        let slots = self.carried_slots(l);
        let first = count.as_ref().map(|c| c.first(self)).unwrap_or_default();
        let header = self.b.block(outer);
        let active = self.b.param(header, Ty::B1);
        let before = self.header(header, &slots);
        let counter = self.counter(header, &first);
        let mut args = vec![outer];
        args.extend(before);
        args.extend(&first);
        self.b.jump(header, args);
        let at_header = self.env.clone();
        let body = self.b.block(active);
        self.b.switch_to(header);
        self.b.jump(body, vec![]);
        self.b.switch_to(body);
        self.targets.push(Active { id: l.done, mask: active, divergent: true, exits: vec![] });
        let no = self.b1(false);
        self.depth[flag] = self.targets.len() - 1;
        self.env[flag] = Some(Rc::new(vec![Leaf::Value(no)]));
        self.regions.push(vec![]);
        let cond = match (&count, &l.kind) {
            (Some(c), _) => Some(c.goes(self, &counter)),
            (None, LoopKind::While(c)) => Some(self.scalar(c)?),
            _ => None,
        };
        self.settle();
        let mut by_cond = None;
        if let Some(c) = cond
            && !self.dead()
        {
            let mask = self.b.mask();
            let live = self.bin(BinOp::And, mask, c);
            let to = if facts.exits.contains(&l.done) { vec![l.done] } else { vec![] };
            by_cond = self.regions.last().map(Vec::len);
            self.narrow(live, to);
        }
        let var = self.bind_counter(&count, &counter);
        if !self.dead() {
            self.target(l.next, &Type::unit(), |s| s.expr(&l.body))?;
        }
        // The results of the iteration: the lanes that continue, and the next counter.
        let mut result = vec![];
        let mut skipped = vec![];
        if self.flow != Flow::Closed {
            let again = if self.flow == Flow::Left { self.b1(false) } else { self.remaining() };
            result.push(again);
            if let (Some(c), Some(v)) = (&count, var) {
                let next = c.next(self, &counter, v);
                result.extend(next);
            }
        }
        self.want.clear();
        if let Some(v) = var {
            self.bounds.remove(&v);
        }
        if let Some(c) = &count {
            let slot = self.slot(c.var);
            self.env[slot] = None;
        }
        self.env[flag] = None;
        let Some(mut narrows) = self.regions.pop() else { bug!("a loop has lost its region") };
        let closed = self.flow == Flow::Closed;
        if closed && narrows.is_empty() {
            // No lane continues and no lane leaves.
            self.leave_loop(l);
            self.env[carried] = None;
            return Ok(vec![]);
        }
        let needs: Vec<bool> = slots.iter().map(|s| self.is_kept(*s, &facts.exits)).collect();
        let direct = by_cond == Some(0)
            && narrows.len() == 1
            && slots.iter().all(|s| narrows[0].env[*s] == at_header[*s])
            && !closed;
        let latch;
        let mut turn: Vec<Value>;
        if direct {
            let Some(n) = narrows.pop() else { bug!("a loop that narrows its mask once has no record of it") };
            let end = self.b.current();
            let env = self.env.clone();
            latch = self.b.block(outer);
            self.b.switch_to(latch);
            let (mut args, mut skip) = (vec![], vec![]);
            turn = vec![];
            for (i, v) in result.iter().enumerate() {
                let ty = self.b.func.ty(*v);
                turn.push(self.b.param(latch, ty));
                args.push(*v);
                skipped.push(if i == 0 { None } else { Some(Skip::Undef(ty)) });
            }
            for (s, keep) in slots.iter().zip(&needs) {
                let (Some(old), Some(new)) = (at_header[*s].clone(), env[*s].clone()) else { continue };
                let merged = old
                    .iter()
                    .zip(new.iter())
                    .map(|(o, w)| match (o, w) {
                        (Leaf::Value(o), Leaf::Value(w)) if o != w => {
                            let ty = self.b.func.ty(*w);
                            if let Some(v) = self.outlives(*w, n.mark).filter(|_| *keep) {
                                return Leaf::Value(self.select(n.live, v, *o));
                            }
                            args.push(*w);
                            skip.push(if *keep { Skip::Undef(ty) } else { Skip::Value(*o) });
                            let p = self.b.param(latch, ty);
                            Leaf::Value(if *keep { self.select(n.live, p, *o) } else { p })
                        }
                        (_, w) => *w,
                    })
                    .collect();
                self.env[*s] = Some(Rc::new(merged));
            }
            self.close(end, None, Terminator::Jump(latch, args));
            self.b.switch_to(n.pred);
            let no = self.b1(false);
            self.b.switch_to(latch);
            let mut all: Vec<Skip> = skipped.iter().map(|s| s.unwrap_or(Skip::Value(no))).collect();
            all.extend(skip);
            let skip = self.skip_args(n.pred, &all);
            self.close(n.pred, Some(n.loc), Terminator::BranchAny(n.live, (n.first, vec![]), (latch, skip)));
        } else {
            let mut value: Vec<Leaf> = result.iter().map(|v| Leaf::Value(*v)).collect();
            if closed {
                // Only lanes that skipped the narrowed part, which never completes, get here.
                let no = self.false_in(narrows[narrows.len() - 1].pred);
                value = vec![Leaf::Value(no)];
                value.extend(first.iter().map(|v| Leaf::Value(*v)));
            }
            while let Some(n) = narrows.pop() {
                let pred = n.pred;
                let no = self.false_in(pred);
                let mut skip = vec![no];
                for v in value.iter().skip(1) {
                    let ty = self.b.func.ty(v.value());
                    skip.push(self.skip_args(pred, &[Skip::Undef(ty)])[0]);
                }
                value = self.widen(n, value, Some(&skip));
            }
            turn = value.iter().map(|l| l.value()).collect();
            let end = self.b.current();
            latch = self.b.block(outer);
            self.close(end, None, Terminator::Jump(latch, vec![]));
            self.b.switch_to(latch);
            for (s, keep) in slots.iter().zip(&needs) {
                let (Some(old), Some(new)) = (at_header[*s].clone(), self.env[*s].clone()) else { continue };
                if !keep {
                    continue;
                }
                let merged = old
                    .iter()
                    .zip(new.iter())
                    .map(|(o, w)| match (o, w) {
                        (Leaf::Value(o), Leaf::Value(w)) if o != w => {
                            let w = self.again(*w).unwrap_or(*w);
                            Leaf::Value(self.select(active, w, *o))
                        }
                        (_, w) => *w,
                    })
                    .collect();
                self.env[*s] = Some(Rc::new(merged));
            }
        }
        let again = turn.remove(0);
        let exit = self.b.block(outer);
        let mut args = vec![again];
        args.extend(self.carried_values(&slots));
        args.extend(turn);
        self.b.terminate(Terminator::BranchAny(again, (header, args), (exit, vec![])));
        self.b.switch_to(exit);
        self.flow = Flow::Live;
        self.leave_loop(l);
        match std::mem::take(&mut self.env[carried]) {
            Some(value) => Ok(value.to_vec()),
            None => bug!("a loop has lost its value"),
        }
    }

    fn false_in(&mut self, block: Block) -> Value {
        let here = self.b.current();
        self.b.switch_to(block);
        let no = self.b1(false);
        self.b.switch_to(here);
        no
    }

    fn leave_loop(&mut self, l: &Loop) {
        self.targets.pop();
        self.pending.retain(|p| *p != l.done && *p != l.next);
    }

    /// Adds to the count of code that is lowered more than once, and fails above the limit.
    pub(super) fn count_iterations(&mut self, n: u32, too_many: impl FnOnce() -> Diagnostic) -> R<()> {
        self.unrolled = self.unrolled.saturating_add(n);
        if self.unrolled > MOST_ITERATIONS { Err(too_many()) } else { Ok(()) }
    }

    /// Whether `n` more iterations may be unrolled.
    pub(super) fn may_repeat(&self, n: u64) -> bool {
        u64::from(self.unrolled).saturating_add(n) <= u64::from(MOST_ITERATIONS)
    }

    fn unrolled(&mut self, l: &Loop, count: Option<Count>, at: Span) -> R<Vec<Leaf>> {
        let Some(c) = count else { bug!("a loop without a counter is unrolled") };
        let constant = |s: &Self, v: Value| {
            s.constant_bits(v).ok_or_else(|| {
                Diagnostic::new(at, "the bounds of an unrolled loop must be constants")
                    .help(help!("use literals, consts or const generics, or remove `#[unroll]`"))
            })
        };
        if let (None, None, Some(iterations)) = (l.unroll, self.constant_bits(c.start), self.iterations(&c)) {
            return self.unrolled_from(l, &c, iterations);
        }
        let (start, end) = (constant(self, c.start)?, constant(self, c.end)?);
        let whole = self.b.func.ty(c.start) == Ty::I64;
        let (a, b) = (c.number(whole, start), c.number(whole, end) + i128::from(c.inclusive));
        let step = match c.step {
            Some(s) => i128::from(constant(self, s)?),
            None => 1,
        };
        if step == 0 {
            return Err(Diagnostic::new(at, "this loop never ends: its step is 0"));
        }
        let turns = if b > a { (b - a + step - 1) / step } else { 0 };
        self.count_iterations(u32::try_from(turns).unwrap_or(u32::MAX), || {
            Diagnostic::new(
                at,
                format!("the unrolled loops of this kernel have more than {MOST_ITERATIONS} iterations together"),
            )
            .help(help!("unroll only the innermost loop"))
        })?;
        let slot = self.slot(c.var);
        let done: LabelId = l.done;
        self.target(done, &Type::unit(), |s| {
            for k in 0..turns {
                if s.dead() {
                    break;
                }
                s.settle();
                let k = if c.reversed { turns - 1 - k } else { k };
                let v = s.like(c.start, (a + k * step) as u64);
                s.declare(slot, vec![Leaf::Value(v)]);
                s.target(l.next, &Type::unit(), |s| s.expr(&l.body))?;
            }
            s.env[slot] = None;
            Ok(vec![])
        })
    }

    /// Unrolls a loop whose first value is not a constant, but whose number of iterations is.
    fn unrolled_from(&mut self, l: &Loop, c: &Count, iterations: u64) -> R<Vec<Leaf>> {
        let slot = self.slot(c.var);
        let step = c.step.map_or(Some(1), |s| self.constant_bits(s));
        let Some(step) = step else { bug!("a loop with an unknown step is unrolled") };
        let greatest = c.greatest(self);
        self.unrolled = self.unrolled.saturating_add(iterations as u32);
        self.target(l.done, &Type::unit(), |s| {
            for k in 0..iterations {
                if s.dead() {
                    break;
                }
                s.settle();
                let distance = s.like(c.start, k * step);
                let v = s.bin(BinOp::Add, c.start, distance);
                s.declare(slot, vec![Leaf::Value(v)]);
                if let Some(most) = greatest {
                    let least = s.bound(v).map_or(most, |known| known.min(most));
                    s.bounds.insert(v, least);
                }
                s.target(l.next, &Type::unit(), |s| s.expr(&l.body))?;
            }
            s.env[slot] = None;
            Ok(vec![])
        })
    }
}
