//! Loops that are unrolled without `#[unroll]`.
//!
//! Registers cannot be indexed: an element whose index is known only at run time is selected from all elements of the
//! array. If the variable of a `for` over constant bounds determines such an index, unrolling makes the index a
//! constant, and the selection disappears. In a short loop, the counter, the branch and the parts of addresses that
//! depend on the variable alone take a large part of the time, and unrolling makes them constants. This is only an
//! optimisation: the lowering without it decides what a kernel means and whether it is accepted.
//!
//! A loop qualifies if
//! - its bounds and its step are constants, or its first value is a number with a known bound, such as the id of a
//!   work-item, from which all lanes make equally many iterations,
//! - an index of an array in registers in its body is computed only from its variable and constants, and all iterations
//!   together have at most [`SIZE`] syntax nodes, which is close to the number of operations that they become. LLVM's
//!   AMDGPU target unrolls loops over private arrays up to a cost of 2700 instructions
//!   (`amdgpu-unroll-threshold-private`), and more where that makes operations constants;
//! - or all loops in it have constant bounds, too, and all iterations together have at most [`SHORT`] nodes.
//!
//! Of a longer uniform loop over constants that loads, 8, 4 or 2 iterations follow each other without a branch
//! ([`Lowerer::repeats`]).

use super::loops::Count;
use super::{Leaf, Lowerer};
use crate::ir::Ty;
use crate::lang::ast::{Expr, ExprKind, LocalId, Loop, LoopKind, Pattern, Place, Step, Stmt};
use crate::lang::types::Type;
use crate::source::SourceLocation;
use proc_macro2::Span;
use std::collections::{BTreeMap, BTreeSet};

/// The greatest number of syntax nodes in all iterations of an unrolled loop.
pub const SIZE: u64 = 16_384;
/// The greatest number of syntax nodes in all such loops of a kernel.
const TOTAL: u64 = 2 * SIZE;
/// The greatest number of syntax nodes in all iterations of an unrolled loop that indexes no array in registers.
pub const SHORT: u64 = 4096;
/// The greatest number of iterations of such a loop; one with more may have half as many nodes.
const FEW: u64 = 64;
/// The greatest number of syntax nodes in the iterations of a longer loop that follow each other without a branch.
const REPEATED: u64 = 320;
/// The number of nodes that an operation with many instructions counts as.
const COSTLY: u64 = 16;

/// Which loops are unrolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unrolling {
    /// Loops with `#[unroll]`.
    Asked,
    /// Also loops with a variable that indexes an array in registers, and short loops.
    Automatic,
}

/// A loop over constant bounds that unrolling makes faster.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CountedLoop {
    /// The location of the loop.
    pub at: SourceLocation,
    /// The number of times that the body runs.
    pub iterations: u64,
    /// Syntax nodes of all iterations.
    pub size: u64,
    /// Whether the loop is within the limits.
    pub fits: bool,
    /// Whether its variable indexes an array in registers.
    pub indexes: bool,
}

impl Lowerer<'_> {
    /// Whether a loop without `#[unroll]` is unrolled. Records the loop if its variable indexes an array in registers,
    /// or if it is short.
    pub(super) fn unrolls(&mut self, l: &Loop, count: &Count, span: Span) -> bool {
        let Some(iterations) = self.iterations(count) else { return false };
        let at = (self.src.0.locate)(span);
        if iterations < 2 {
            // The code does not grow.
            self.counted.push(CountedLoop { at, iterations, size: 0, fits: true, indexes: false });
            return self.unrolling == Unrolling::Automatic;
        }
        let mut assigned = BTreeSet::new();
        self.assigned(&l.body, &mut assigned);
        let mut walk = Walk { l: self, assigned, fixed: BTreeMap::new(), found: false };
        if self.constant_bits(count.start).is_some() {
            walk.fixed.insert(count.var, true);
        }
        walk.expr(&l.body);
        let indexes = walk.found;
        let size = iterations.saturating_mul(self.size(&l.body, iterations));
        let short = if iterations <= FEW { SHORT } else { SHORT / 2 };
        if !indexes && (size > short || !self.counts(&l.body)) {
            return false;
        }
        // The size of an unrolled loop includes the loops in it.
        let total = if self.automatic > 0 { self.total } else { self.total.saturating_add(size) };
        let fits = size <= SIZE && total <= TOTAL && self.may_repeat(iterations);
        if fits {
            self.total = total;
        }
        self.counted.push(CountedLoop { at, iterations, size, fits, indexes });
        fits && self.unrolling == Unrolling::Automatic
    }

    /// How many iterations of a uniform loop follow each other without a branch: some if it is too long to be unrolled
    /// as a whole, but loads. Loads of several iterations are then in flight together. Records the loop if there are.
    pub(super) fn repeats(&mut self, l: &Loop, count: &Count, span: Span) -> u32 {
        let simple = !count.inclusive && !count.reversed && count.step.is_none();
        let Some(iterations) = self.iterations(count).filter(|_| simple) else { return 1 };
        let size = self.size(&l.body, iterations);
        let fits = |n: &u64| iterations > *n && iterations.is_multiple_of(*n) && n.saturating_mul(size) <= REPEATED;
        let suits = loads(&l.body) && self.counts(&l.body);
        let Some(n) = [8, 4, 2].into_iter().find(fits).filter(|_| suits) else { return 1 };
        let total = self.total.saturating_add(n * size);
        let at = (self.src.0.locate)(span);
        // An index that selects from an array in registers stays one in each of the iterations.
        let selects = self.counted.iter().any(|l| l.indexes && l.at == at);
        if total > TOTAL || selects || !self.may_repeat(n) {
            return 1;
        }
        self.total = total;
        self.counted.push(CountedLoop { at, iterations, size: n * size, fits: true, indexes: false });
        match self.unrolling {
            Unrolling::Asked => 1,
            Unrolling::Automatic => n as u32,
        }
    }

    /// The number of iterations of a loop over constants, or of one whose first value is not known but whose number of
    /// iterations is.
    pub(super) fn iterations(&self, c: &Count) -> Option<u64> {
        if self.constant_bits(c.start).is_none() && !c.inclusive && !c.reversed {
            let most = self.bound(c.start)?;
            let [first, last] = [0, u64::from(most)].map(|start| self.iterations_from(c, start));
            return first.filter(|_| first == last);
        }
        self.iterations_from(c, self.constant_bits(c.start)?)
    }

    /// The number of iterations of a loop with this first value.
    fn iterations_from(&self, c: &Count, start: u64) -> Option<u64> {
        let end = self.constant_bits(c.end)?;
        let step = match c.step {
            Some(step) => self.constant_bits(step)?,
            None => 1,
        };
        let (a, b) = (c.number(self.ty(c.start) == Ty::I64, start), c.number(self.ty(c.start) == Ty::I64, end));
        let length = b + i128::from(c.inclusive) - a;
        if step == 0 {
            return None;
        }
        u64::try_from(length.max(0).unsigned_abs().div_ceil(u128::from(step))).ok()
    }

    /// Whether the bounds of all loops in an expression are known.
    pub(super) fn counts(&self, e: &Expr) -> bool {
        let known = match &e.kind {
            ExprKind::Loop(l) => match &l.kind {
                LoopKind::Range { start, end, .. } => [start, end].iter().all(|e| self.number_of(e).is_some()),
                LoopKind::Strided { start, end, step, .. } => {
                    [start, end, step].iter().all(|e| self.number_of(e).is_some())
                }
                LoopKind::Forever | LoopKind::While(_) => false,
            },
            _ => true,
        };
        let mut all = known;
        e.each_child(&mut |c| all = all && self.counts(c));
        all
    }

    /// The number that an expression evaluates to, if it is known without the variables of loops.
    fn number_of(&self, e: &Expr) -> Option<i128> {
        match &e.kind {
            ExprKind::Int(n) => Some(*n),
            ExprKind::Same(x) | ExprKind::Cast(x) => self.number_of(x),
            ExprKind::Local(id) => match self.env[self.slot(*id)].as_ref()?.first()? {
                Leaf::Value(v) => self.constant_bits(*v).map(i128::from),
                _ => None,
            },
            _ => None,
        }
    }

    /// The number of syntax nodes in one evaluation of an expression, with inner loops over constants unrolled.
    /// `unknown` is the assumed number of iterations of inner loops with bounds that are not known yet.
    pub(super) fn size(&self, e: &Expr, unknown: u64) -> u64 {
        let mut nodes = match &e.kind {
            ExprKind::Builtin(w) if w.builtin.costly => COSTLY,
            ExprKind::Message(_) => COSTLY,
            _ => 1,
        };
        e.each_child(&mut |c| nodes = u64::saturating_add(nodes, self.size(c, unknown)));
        if let ExprKind::Loop(l) = &e.kind {
            let (start, end, step) = match &l.kind {
                LoopKind::Range { start, end, .. } => (start, end, None),
                LoopKind::Strided { start, end, step, .. } => (start, end, Some(step)),
                LoopKind::Forever | LoopKind::While(_) => return nodes,
            };
            let step = step.map_or(Some(1), |s| self.number_of(s));
            let times = match (self.number_of(start), self.number_of(end), step) {
                (Some(a), Some(b), Some(s)) => u64::try_from((b - a + 1).max(0) / s.max(1)).unwrap_or(u64::MAX),
                _ => unknown,
            };
            nodes = nodes.saturating_mul(times.max(1));
        }
        nodes
    }
}

/// Whether an expression loads from memory.
fn loads(e: &Expr) -> bool {
    let mut found = match &e.kind {
        ExprKind::Load(_) => true,
        ExprKind::Builtin(w) => matches!(w.args.first().map(|a| a.ty.peeled()), Some(Type::View(..) | Type::Lds(..))),
        _ => false,
    };
    e.each_child(&mut |c| found = found || loads(c));
    found
}

/// Searches a loop's body for an index that the loop's variable makes a constant.
struct Walk<'l, 'a> {
    l: &'l Lowerer<'a>,
    /// The slots that the body assigns to.
    assigned: BTreeSet<usize>,
    /// The locals that are constants in each unrolled iteration, and whether the loop's variable determines them.
    fixed: BTreeMap<LocalId, bool>,
    found: bool,
}

impl Walk<'_, '_> {
    fn expr(&mut self, e: &Expr) {
        if self.found {
            return;
        }
        match &e.kind {
            ExprKind::Block(stmts, last) => {
                for s in stmts {
                    match s {
                        Stmt::Expr(e) => self.expr(e),
                        Stmt::Let(p, Some(e)) => {
                            self.expr(e);
                            self.bind(p, e);
                        }
                        Stmt::Let(_, None) => {}
                    }
                }
                last.iter().for_each(|e| self.expr(e));
                return;
            }
            ExprKind::Loop(l) => match &l.kind {
                LoopKind::Range { var, start, end, .. } => self.counter(*var, &[start, end]),
                LoopKind::Strided { var, start, end, step, .. } => self.counter(*var, &[start, end, step]),
                LoopKind::Forever | LoopKind::While(_) => {}
            },
            ExprKind::Element(_, i) => self.index(i),
            // `a.swap(i, j)`
            ExprKind::Builtin(w) if matches!(w.args.first().map(|a| a.ty.peeled()), Some(Type::Array(..))) => {
                w.args[1..].iter().for_each(|i| self.index(i));
            }
            ExprKind::Load(m) => self.steps(&m.steps),
            ExprKind::Assign(place, ..) => match &**place {
                Place::Local(_, steps) => self.steps(steps),
                Place::Mem(m) => self.steps(&m.steps),
            },
            _ => {}
        }
        let mut children = vec![];
        e.each_child(&mut |c| children.push(c));
        children.into_iter().for_each(|c| self.expr(c));
    }

    fn steps(&mut self, steps: &[Step]) {
        for s in steps {
            if let Step::Element(i) = s {
                self.index(i);
            }
        }
    }

    fn index(&mut self, i: &Expr) {
        self.found |= self.known(i) == Some(true);
    }

    fn bind(&mut self, p: &Pattern, init: &Expr) {
        if let Pattern::Local(id) = p
            && !self.assigned.contains(&self.l.slot(*id))
            && init.ty.scalar().is_some()
            && let Some(decides) = self.known(init)
        {
            self.fixed.insert(*id, decides);
        }
    }

    /// The variable of an inner loop is a constant, too, once that loop is unrolled.
    fn counter(&mut self, var: LocalId, bounds: &[&Expr]) {
        if let Some(decides) = self.all(bounds.iter().copied()) {
            self.fixed.insert(var, decides);
        }
    }

    fn all<'e>(&self, es: impl IntoIterator<Item = &'e Expr>) -> Option<bool> {
        es.into_iter().try_fold(false, |any, e| Some(any | self.known(e)?))
    }

    /// Whether an expression is a constant in each unrolled iteration and, if so, whether the loop's variable
    /// determines it.
    fn known(&self, e: &Expr) -> Option<bool> {
        match &e.kind {
            ExprKind::Int(_) | ExprKind::Bool(_) => Some(false),
            ExprKind::Local(id) => match self.fixed.get(id) {
                Some(decides) => Some(*decides),
                None if self.assigned.contains(&self.l.slot(*id)) => None,
                None => {
                    let leaves = self.l.env[self.l.slot(*id)].as_ref()?;
                    let constant = |l: &Leaf| matches!(l, Leaf::Value(v) if self.l.constant_bits(*v).is_some());
                    leaves.iter().all(constant).then_some(false)
                }
            },
            ExprKind::Unary(_, x) | ExprKind::Cast(x) | ExprKind::Same(x) | ExprKind::Field(x, _) => self.known(x),
            ExprKind::Labeled(_, x) => self.known(x),
            ExprKind::Block(stmts, Some(last)) if stmts.is_empty() => self.known(last),
            ExprKind::Binary(_, a, b) | ExprKind::Logic(_, _, a, b) | ExprKind::Element(a, b) => self.all([&**a, &**b]),
            ExprKind::If(_, c, t, Some(f)) => self.all([&**c, &**t, &**f]),
            ExprKind::Aggregate(es) => self.all(es),
            ExprKind::Builtin(w) if w.builtin.module.is_empty() && !w.args.is_empty() && w.closure.is_none() => {
                if w.builtin.has_effect() { None } else { self.all(&w.args) }
            }
            _ => None,
        }
    }
}
