//! The loop that an iterator chain becomes.
//!
//! A chain becomes one loop. The loop counts the leftmost range. If arrays are iterated from the first iteration on,
//! the loop instead counts the elements of the shortest such array and is unrolled, so that constant indices select the
//! elements. All other counts (ranges behind a `zip`, `take`, `enumerate`) are variables declared before the loop.
//!
//! Each iteration pulls one item from the sources to the end of the chain, in Rust's order. A source without further
//! items leaves the loop. An item that an adapter skips continues with the next iteration. On the right side of a `zip`
//! this would advance the left side, too, so there the right side is pulled in a loop of its own.

use super::control::counting;
use super::iterate::{Chain, Elements, Node};
use super::{Checker, Label, LabelKind};
use crate::lang::ast::{
    BinaryOp, Closure, Expr, ExprKind, LabelId, LocalId, Loop, LoopKind, Pattern, Place, Step, Stmt, UnaryOp,
};
use crate::lang::first_token::FirstToken as _;
use crate::lang::types::{Scalar, Type};
use crate::lang::unify::VarKind;
use proc_macro2::Span;

/// The state of an iteration while it is built.
struct IterationBuilder {
    span: Span,
    /// Statements before the loop.
    setup: Vec<Stmt>,
    stmts: Vec<Stmt>,
    /// The target to leave to when a source has no more items.
    done: LabelId,
    /// The target to leave to when an adapter skips the item.
    next: LabelId,
    /// The iteration counter, if the length of an array limits the loop.
    counter: Option<LocalId>,
    /// True while exactly one item is pulled in each iteration, from the first one on.
    aligned: bool,
    /// The head of the loop, once the leftmost source has set it.
    head: Option<LoopKind>,
}

/// Whether an adapter before the first `zip` skips some items.
fn skips_items(node: &Node) -> bool {
    match node {
        Node::Counted(..) | Node::Array(_) => false,
        Node::Map(n, _) | Node::Enumerate(n, _) | Node::Zip(n, _) | Node::Copied(n) | Node::Take(n, _) => {
            skips_items(n)
        }
        Node::Skip(..) | Node::StepBy(..) | Node::Filter(..) => true,
    }
}

/// The length of the shortest array that is iterated from the first iteration on.
fn shortest(node: &Node, aligned: &mut bool, least: &mut Option<u32>) {
    match node {
        Node::Counted(..) => {}
        Node::Array(a) => {
            if *aligned {
                let n = a.to - a.from;
                *least = Some(least.map_or(n, |m| m.min(n)));
            }
        }
        Node::Map(n, _) | Node::Enumerate(n, _) | Node::Copied(n) | Node::Take(n, _) => shortest(n, aligned, least),
        Node::Skip(n, _) | Node::StepBy(n, _) | Node::Filter(n, _) => {
            shortest(n, aligned, least);
            *aligned = false;
        }
        Node::Zip(l, r) => {
            shortest(l, aligned, least);
            if !skips_items(r) {
                shortest(r, aligned, least);
            }
        }
    }
}

impl<'a> Checker<'a> {
    /// The statements that iterate over a chain. `body` makes the statements that use an item; they may leave to the
    /// end of the loop.
    pub(super) fn lower_chain(
        &mut self,
        chain: Chain,
        span: Span,
        unroll: Option<Span>,
        body: impl FnOnce(&mut Self, Expr, (LabelId, LabelId)) -> Vec<Stmt>,
    ) -> Vec<Stmt> {
        let Chain { node, setup, .. } = chain;
        let mut least = None;
        shortest(&node, &mut true, &mut least);
        let (done, next) = (self.target(Type::unit(), span), self.target(Type::unit(), span));
        let branch = self.branch();
        let counter = least.map(|_| self.declare("at", Type::USIZE, false, false, span));
        let mut t = IterationBuilder { span, setup, stmts: vec![], done, next, counter, aligned: true, head: None };
        let item = self.pull(node, &mut t);
        let IterationBuilder { mut setup, mut stmts, head, .. } = t;
        stmts.extend(body(self, item, (done, next)));
        let (kind, unroll) = match (counter, least, head) {
            (Some(var), Some(n), _) => {
                let (start, end) = (usize_of(0, span), usize_of(n, span));
                (LoopKind::Range { var, start, end, inclusive: false, reversed: false }, Some(span))
            }
            (_, _, Some(head)) => (head, unroll),
            (_, _, None) => (LoopKind::Forever, None),
        };
        let body = Expr::new(ExprKind::Block(stmts, None), Type::unit(), span);
        let l = Loop { done, next, branch, kind, body, unroll };
        setup.push(Stmt::Expr(Expr::new(ExprKind::Loop(Box::new(l)), Type::unit(), span)));
        setup
    }

    /// Leaves to a target if a condition is false.
    fn leave_unless(&mut self, holds: Expr, to: LabelId, t: &mut IterationBuilder) {
        let not = ExprKind::Unary(UnaryOp::Not, Box::new(holds));
        let not = Expr::new(not, Type::BOOL, t.span);
        let stmt = self.leave_if(not, to, t.span);
        t.stmts.push(stmt);
    }

    pub(super) fn leave_if(&mut self, cond: Expr, to: LabelId, span: Span) -> Stmt {
        let leave = Expr::new(ExprKind::Leave(to, None), Type::Never, span);
        let choice = ExprKind::If(self.branch(), Box::new(cond), Box::new(leave), None);
        Stmt::Expr(Expr::new(choice, Type::unit(), span))
    }

    /// Declares a variable before the loop.
    fn variable(&mut self, first: Expr, t: &mut IterationBuilder) -> LocalId {
        let id = self.declare("count", first.ty.clone(), true, false, t.span);
        t.setup.push(Stmt::Let(Pattern::Local(id), Some(first)));
        id
    }

    fn named(&mut self, name: &str, x: Expr, t: &mut IterationBuilder) -> Expr {
        let id = self.declare(name, x.ty.clone(), false, false, t.span);
        t.stmts.push(Stmt::Let(Pattern::Local(id), Some(x)));
        self.local(id, t.span)
    }

    /// The next number of a range that is not the head of the loop.
    fn count(&mut self, kind: LoopKind, ty: &Type, t: &mut IterationBuilder) -> Expr {
        let span = t.span;
        let of = |op, a: Expr, b: Expr, ty: &Type| {
            Expr::new(ExprKind::Binary(op, Box::new(a), Box::new(b)), ty.clone(), span)
        };
        let one = Expr::new(ExprKind::Int(1), ty.clone(), span);
        match kind {
            LoopKind::Range { start, end, inclusive: false, reversed, .. } => {
                let at = self.variable(if reversed { end.clone() } else { start.clone() }, t);
                let here = self.local(at, span);
                let (a, b) = if reversed { (start, here.clone()) } else { (here.clone(), end) };
                self.leave_unless(of(BinaryOp::Lt, a, b, &Type::BOOL), t.done, t);
                if reversed {
                    t.stmts.push(set(at, of(BinaryOp::Sub, here.clone(), one, ty), span));
                    return self.named("item", here, t);
                }
                let item = self.named("item", here.clone(), t);
                t.stmts.push(set(at, of(BinaryOp::Add, here, one, ty), span));
                item
            }
            LoopKind::Range { start, end, reversed, .. } => {
                let some = of(BinaryOp::Le, start.clone(), end.clone(), &Type::BOOL);
                let some = self.variable(some, t);
                let (first, last, op) =
                    if reversed { (end, start, BinaryOp::Sub) } else { (start, end, BinaryOp::Add) };
                let at = self.variable(first, t);
                let goes = self.local(some, span);
                self.leave_unless(goes, t.done, t);
                let here = self.local(at, span);
                let item = self.named("item", here.clone(), t);
                t.stmts.push(set(some, of(BinaryOp::Ne, here.clone(), last, &Type::BOOL), span));
                t.stmts.push(set(at, of(op, here, one, ty), span));
                item
            }
            LoopKind::Strided { start, end, step, inclusive: true, .. } => {
                let some = of(BinaryOp::Le, start.clone(), end.clone(), &Type::BOOL);
                let some = self.variable(some, t);
                let at = self.variable(start, t);
                let goes = self.local(some, span);
                self.leave_unless(goes, t.done, t);
                let here = self.local(at, span);
                let item = self.named("item", here.clone(), t);
                // The distance to the end is compared as an unsigned number. A counter past the end is not used.
                let cast = |e: Expr, to: &Type| Expr::new(ExprKind::Cast(Box::new(e)), to.clone(), span);
                let wide = Type::Scalar(Scalar::U64);
                let room = of(BinaryOp::Sub, cast(end, &wide), cast(here.clone(), &wide), &wide);
                let fits = of(BinaryOp::Le, cast(step.clone(), &wide), room, &Type::BOOL);
                t.stmts.push(set(some, fits, span));
                t.stmts.push(set(at, of(BinaryOp::Add, here, cast(step, ty), ty), span));
                item
            }
            LoopKind::Strided { start, end, step, .. } => {
                let at = self.variable(start, t);
                let here = self.local(at, span);
                self.leave_unless(of(BinaryOp::Lt, here.clone(), end.clone(), &Type::BOOL), t.done, t);
                let item = self.named("item", here.clone(), t);
                // Clamp the last step to the end, so that the counter never wraps. The distance is compared as an
                // unsigned number.
                let unsigned = |e: Expr, to: &Type| Expr::new(ExprKind::Cast(Box::new(e)), to.clone(), span);
                let wide = Type::Scalar(Scalar::U64);
                let room = of(BinaryOp::Sub, unsigned(end.clone(), &wide), unsigned(here.clone(), &wide), &wide);
                let room = self.named("room", room, t);
                let fits = of(BinaryOp::Lt, unsigned(step.clone(), &wide), room, &Type::BOOL);
                let further = of(BinaryOp::Add, here, unsigned(step, ty), ty);
                let choice = ExprKind::If(self.branch(), Box::new(fits), Box::new(further), Some(Box::new(end)));
                t.stmts.push(set(at, Expr::new(choice, ty.clone(), span), span));
                item
            }
            LoopKind::Forever | LoopKind::While(_) => Expr::error(span),
        }
    }

    /// The index of the next element of an array.
    fn element_at(&mut self, a: &Elements, t: &mut IterationBuilder) -> Expr {
        let span = t.span;
        let (from, to) = (usize_of(a.from, span), usize_of(a.to, span));
        let Some(counter) = t.counter.filter(|_| t.aligned) else {
            let range =
                LoopKind::Range { var: LocalId(0), start: from, end: to, inclusive: false, reversed: a.reversed };
            return self.count(range, &Type::USIZE, t);
        };
        let counter = self.local(counter, span);
        let of = |op, a, b| Expr::new(ExprKind::Binary(op, Box::new(a), Box::new(b)), Type::USIZE, span);
        match (a.reversed, a.from) {
            (true, _) => of(BinaryOp::Sub, usize_of(a.to.saturating_sub(1), span), counter),
            (false, 0) => counter,
            (false, _) => of(BinaryOp::Add, from, counter),
        }
    }

    /// Pulls one item. The statements that compute it are appended to the iteration; the returned expression may be
    /// evaluated at most once.
    fn pull(&mut self, node: Node, t: &mut IterationBuilder) -> Expr {
        let span = t.span;
        match node {
            Node::Counted(kind, ty) if t.counter.is_none() && t.head.is_none() => {
                let var = self.declare("item", ty, false, false, span);
                t.head = Some(counting(kind, var));
                self.local(var, span)
            }
            Node::Counted(kind, ty) => self.count(kind, &ty, t),
            Node::Array(a) => {
                let at = self.element_at(&a, t);
                Expr::new(ExprKind::Element(Box::new(a.whole), Box::new(at)), a.item, span)
            }
            Node::Map(n, closure) => {
                let x = self.pull(*n, t);
                let value = given(closure, x, t);
                self.named("item", value, t)
            }
            Node::Copied(n) => {
                let x = self.pull(*n, t);
                let ty = match self.shallow(&x.ty) {
                    Type::Ref(_, t) => *t,
                    other => other,
                };
                Expr::new(ExprKind::Same(Box::new(x)), ty, span)
            }
            Node::Enumerate(n, from_end) => {
                let x = self.pull(*n, t);
                let of = |op, a, b| Expr::new(ExprKind::Binary(op, Box::new(a), Box::new(b)), Type::USIZE, span);
                let count = match (t.counter.filter(|_| t.aligned), from_end) {
                    (Some(counter), None) => self.local(counter, span),
                    (_, None) => {
                        let id = self.variable(usize_of(0, span), t);
                        let here = self.local(id, span);
                        let count = self.named("item", here.clone(), t);
                        t.stmts.push(set(id, of(BinaryOp::Add, here, usize_of(1, span)), span));
                        count
                    }
                    (_, Some(n)) => {
                        let id = self.variable(n, t);
                        let here = self.local(id, span);
                        t.stmts.push(set(id, of(BinaryOp::Sub, here.clone(), usize_of(1, span)), span));
                        self.named("item", here, t)
                    }
                };
                let ty = Type::Tuple(vec![Type::USIZE, x.ty.clone()]);
                Expr::new(ExprKind::Aggregate(vec![count, x]), ty, span)
            }
            Node::Zip(l, r) => {
                let l = self.pull(*l, t);
                let r = if skips_items(&r) { self.pull_in_own_loop(*r, t) } else { self.pull(*r, t) };
                let ty = Type::Tuple(vec![l.ty.clone(), r.ty.clone()]);
                Expr::new(ExprKind::Aggregate(vec![l, r]), ty, span)
            }
            Node::Take(n, most) => {
                let left = self.variable(most, t);
                let here = self.local(left, span);
                let none = ExprKind::Binary(BinaryOp::Eq, Box::new(here), Box::new(usize_of(0, span)));
                let none = Expr::new(none, Type::BOOL, span);
                let stmt = self.leave_if(none, t.done, span);
                t.stmts.push(stmt);
                // An iteration that skips its item does not count.
                let x = self.pull(*n, t);
                t.stmts.push(down(self, left, span));
                x
            }
            Node::Skip(n, first) => {
                let left = self.variable(first, t);
                let x = self.pull(*n, t);
                self.left_out(left, t);
                x
            }
            Node::StepBy(n, step) => {
                let left = self.variable(usize_of(0, span), t);
                let x = self.pull(*n, t);
                self.left_out(left, t);
                let less = ExprKind::Binary(BinaryOp::Sub, Box::new(step), Box::new(usize_of(1, span)));
                t.stmts.push(set(left, Expr::new(less, Type::USIZE, span), span));
                x
            }
            Node::Filter(n, closure) => {
                let x = self.pull(*n, t);
                let x = self.named("item", x, t);
                let seen =
                    Expr::new(ExprKind::Same(Box::new(x.clone())), Type::Ref(false, Box::new(x.ty.clone())), span);
                let fits = given(closure, seen, t);
                self.leave_unless(fits, t.next, t);
                t.aligned = false;
                x
            }
        }
    }

    /// Continues with the next item while a counter is above 0.
    fn left_out(&mut self, left: LocalId, t: &mut IterationBuilder) {
        let span = t.span;
        let here = self.local(left, span);
        let some = ExprKind::Binary(BinaryOp::Ne, Box::new(here), Box::new(usize_of(0, span)));
        let some = Expr::new(some, Type::BOOL, span);
        let leave = Expr::new(ExprKind::Leave(t.next, None), Type::Never, span);
        let both = ExprKind::Block(vec![down(self, left, span), Stmt::Expr(leave)], None);
        let both = Expr::new(both, Type::Never, span);
        let choice = ExprKind::If(self.branch(), Box::new(some), Box::new(both), None);
        t.stmts.push(Stmt::Expr(Expr::new(choice, Type::unit(), span)));
        t.aligned = false;
    }

    /// Pulls the right side of a `zip` in a loop of its own, because an adapter there skips some items.
    fn pull_in_own_loop(&mut self, node: Node, t: &mut IterationBuilder) -> Expr {
        let span = t.span;
        let ty = self.unify.var(VarKind::General);
        let (found, again) = (self.target(ty.clone(), span), self.target(Type::unit(), span));
        let branch = self.branch();
        let stmts = std::mem::take(&mut t.stmts);
        let next = std::mem::replace(&mut t.next, again);
        let aligned = std::mem::replace(&mut t.aligned, false);
        let x = self.pull(node, t);
        self.unify.unify(&ty, &x.ty);
        let mut body = std::mem::replace(&mut t.stmts, stmts);
        (t.next, t.aligned) = (next, aligned);
        body.push(Stmt::Expr(Expr::new(ExprKind::Leave(found, Some(Box::new(x))), Type::Never, span)));
        let body = Expr::new(ExprKind::Block(body, None), Type::unit(), span);
        let l = Loop { done: found, next: again, branch, kind: LoopKind::Forever, body, unroll: None };
        self.named("item", Expr::new(ExprKind::Loop(Box::new(l)), ty, span), t)
    }

    /// Checks `for pattern in chain { .. }`.
    pub(super) fn for_items(&mut self, f: &syn::ExprForLoop, chain: Chain, unroll: Option<Span>) -> Expr {
        let span = f.for_token.span;
        let mut fits = true;
        let stmts = self.lower_chain(chain, span, unroll, |c, item, (done, next)| {
            let Some(pattern) = c.let_pattern(&f.pat, &item.ty, false) else {
                fits = false;
                c.names_of_nothing(&f.pat);
                return vec![];
            };
            c.lend(&pattern, &item, f.pat.first_span());
            let name = f.label.as_ref().map(|l| l.name.ident.to_string());
            c.labels.push(Label { name, kind: LabelKind::Counted, target: done, next: Some(next) });
            let body = c.block(&f.body, Some(&Type::unit()));
            c.expect(&body, &Type::unit());
            c.labels.pop();
            vec![Stmt::Let(pattern, Some(item)), Stmt::Expr(body)]
        });
        if !fits {
            return Expr::error(span);
        }
        Expr::new(ExprKind::Block(stmts, None), Type::unit(), span)
    }

    /// Registers the names of a pattern that are aliases of array elements.
    fn lend(&mut self, pattern: &Pattern, item: &Expr, span: Span) {
        match (pattern, &item.kind) {
            (Pattern::Wild, _) => {}
            (Pattern::Parts(ps), ExprKind::Aggregate(xs)) => {
                ps.iter().zip(xs).for_each(|(p, x)| self.lend(p, x, span));
            }
            (Pattern::Local(id), ExprKind::Element(..)) if self.lent(&item.ty) => {
                if let Some(place) = place_of(item) {
                    self.aliases.insert(*id, (place, item.clone()));
                }
            }
            _ if self.lends(&item.ty) => {
                self.error_help(
                    span,
                    "an element that is modified needs its own name in the pattern",
                    help!("destructure the item: `for (i, v) in ..`"),
                );
                if let Pattern::Local(id) = pattern {
                    self.locals[id.0 as usize].ty = Type::Error;
                }
            }
            _ => {}
        }
    }
}

/// The bindings of a closure's parameters, and its body.
pub(super) fn applied(closure: Closure, values: Vec<Expr>) -> (Vec<Stmt>, Expr) {
    let Closure { params, body } = closure;
    (params.into_iter().zip(values).map(|((p, _), x)| Stmt::Let(p, Some(x))).collect(), body)
}

/// The result of a closure for an item.
fn given(closure: Closure, x: Expr, t: &mut IterationBuilder) -> Expr {
    let (stmts, body) = applied(closure, vec![x]);
    t.stmts.extend(stmts);
    body
}

pub(super) fn usize_of(n: u32, span: Span) -> Expr {
    Expr::new(ExprKind::Int(n.into()), Type::USIZE, span)
}

pub(super) fn set(id: LocalId, x: Expr, span: Span) -> Stmt {
    let kind = ExprKind::Assign(Box::new(Place::Local(id, vec![])), None, Box::new(x));
    Stmt::Expr(Expr::new(kind, Type::unit(), span))
}

/// Decrements a variable.
fn down(c: &Checker<'_>, id: LocalId, span: Span) -> Stmt {
    let less = ExprKind::Binary(BinaryOp::Sub, Box::new(c.local(id, span)), Box::new(usize_of(1, span)));
    set(id, Expr::new(less, Type::USIZE, span), span)
}

/// The place of a local or of an element of one.
fn place_of(x: &Expr) -> Option<Place> {
    match &x.kind {
        ExprKind::Local(id) => Some(Place::Local(*id, vec![])),
        ExprKind::Same(x) => place_of(x),
        ExprKind::Field(x, i) => extended(place_of(x)?, Step::Field(*i)),
        ExprKind::Element(x, i) => extended(place_of(x)?, Step::Element((**i).clone())),
        _ => None,
    }
}

fn extended(place: Place, step: Step) -> Option<Place> {
    match place {
        Place::Local(id, mut steps) => {
            steps.push(step);
            Some(Place::Local(id, steps))
        }
        Place::Mem(_) => None,
    }
}
