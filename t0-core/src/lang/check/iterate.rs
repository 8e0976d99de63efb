//! Iterator chains: a source, adapters, and the method or loop that ends the chain.
//!
//! A chain begins with a range, `strided`, or an array in registers, goes through adapters, and ends in a `for` or in a
//! method such as `sum`. It is not a value: [`super::chain_loop`] turns it into one loop. Closures are checked here, in
//! the order of the text, so that the types of each closure are inferred from the code before it.
//!
//! - **Invariant:** the inputs of a chain (bounds, counts, arrays) are evaluated once, before the loop, in the order of
//!   the text.

use super::Checker;
use super::closure::is_range;
use super::place::Left;
use crate::help::Help;
use crate::lang::ast::{Closure, Expr, ExprKind, LoopKind, Pattern, Stmt};
use crate::lang::first_token::FirstToken as _;
use crate::lang::prelude::nearest;
use crate::lang::types::{Len, Scalar, Type};
use crate::lang::unify::VarKind;
use proc_macro2::Span;

/// A method that can follow the source of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ChainMethod {
    Rev,
    StepBy,
    Enumerate,
    Zip,
    Map,
    Copied,
    Take,
    Skip,
    Filter,
    Sum,
    Product,
    Count,
    Fold,
    Any,
    All,
    Position,
    Find,
    Min,
    Max,
    MinByKey,
    MaxByKey,
    MinBy,
    MaxBy,
}

/// The methods of chains, each with its number of arguments.
static METHODS: &[(&str, ChainMethod, usize)] = &[
    ("rev", ChainMethod::Rev, 0),
    ("step_by", ChainMethod::StepBy, 1),
    ("enumerate", ChainMethod::Enumerate, 0),
    ("zip", ChainMethod::Zip, 1),
    ("map", ChainMethod::Map, 1),
    ("copied", ChainMethod::Copied, 0),
    ("cloned", ChainMethod::Copied, 0),
    ("take", ChainMethod::Take, 1),
    ("skip", ChainMethod::Skip, 1),
    ("filter", ChainMethod::Filter, 1),
    ("sum", ChainMethod::Sum, 0),
    ("product", ChainMethod::Product, 0),
    ("count", ChainMethod::Count, 0),
    ("fold", ChainMethod::Fold, 2),
    ("any", ChainMethod::Any, 1),
    ("all", ChainMethod::All, 1),
    ("position", ChainMethod::Position, 1),
    ("find", ChainMethod::Find, 1),
    ("min", ChainMethod::Min, 0),
    ("max", ChainMethod::Max, 0),
    ("min_by_key", ChainMethod::MinByKey, 1),
    ("max_by_key", ChainMethod::MaxByKey, 1),
    ("min_by", ChainMethod::MinBy, 1),
    ("max_by", ChainMethod::MaxBy, 1),
];

/// Methods of Rust's iterators that kernels do not support, and what to write instead.
static ABSENT: &[(&[&str], Help)] = &[
    (&["reduce"], help!("start with a value: `.fold(first, |a, b| a.max(b))`")),
    (&["collect", "unzip", "partition"], help!("make an array: `core::array::from_fn(|k| ..)`, or `a.map(|v| ..)`")),
    (
        &["flat_map", "flatten", "chain", "cycle"],
        help!("write one `for` for each iterator, nested or one after the other"),
    ),
    (
        &["rposition", "find_map", "rfind", "last", "nth", "next"],
        help!(
            "search with a `for` that stores the result in a `let mut` before `break`; to test whether there is one, use `any`"
        ),
    ),
    (
        &["scan", "take_while", "skip_while", "map_while", "peekable", "inspect", "fuse", "by_ref", "try_fold"],
        help!("write it as a `for` with `let mut`, `continue` and `break`"),
    ),
    (&["for_each"], help!("write `for x in .. { .. }`")),
    (&["filter_map"], help!("write `.filter(|x| ..).map(|x| ..)`")),
    (&["windows", "chunks", "array_chunks", "chunks_exact"], help!("use indices: `(1..n).map(|i| a[i] - a[i - 1])`")),
    (
        &["eq", "ne", "lt", "le", "gt", "ge", "cmp", "partial_cmp"],
        help!("compare item by item: `.zip(other).all(|(a, b)| a == b)`"),
    ),
    (&["contains", "is_empty"], help!("compare: `a <= x && x < b`")),
    (&["len"], help!("the length of an array is `a.len()`, and the length of a range is `b - a`")),
];

fn word(name: &str) -> Option<(ChainMethod, usize)> {
    METHODS.iter().find(|(n, ..)| *n == name).map(|(_, w, args)| (*w, *args))
}

impl ChainMethod {
    /// True for methods that compute one value from the items.
    fn ends(self) -> bool {
        match self {
            ChainMethod::Sum
            | ChainMethod::Product
            | ChainMethod::Count
            | ChainMethod::Fold
            | ChainMethod::Any
            | ChainMethod::All
            | ChainMethod::Position
            | ChainMethod::Find
            | ChainMethod::Min
            | ChainMethod::Max
            | ChainMethod::MinByKey
            | ChainMethod::MaxByKey
            | ChainMethod::MinBy
            | ChainMethod::MaxBy => true,
            ChainMethod::Rev
            | ChainMethod::StepBy
            | ChainMethod::Enumerate
            | ChainMethod::Zip
            | ChainMethod::Map
            | ChainMethod::Copied
            | ChainMethod::Take
            | ChainMethod::Skip
            | ChainMethod::Filter => false,
        }
    }
}

/// How a chain iterates over an array.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ArraySource {
    /// `a`, or any other expression without one of the forms below.
    Plain,
    /// `a.into_iter()`, with the same meaning.
    Into,
    /// `a.iter()` and `&a`.
    Iter,
    /// `a.iter_mut()` and `&mut a`.
    IterMut,
}

fn source(name: &str) -> Option<ArraySource> {
    match name {
        "iter" => Some(ArraySource::Iter),
        "iter_mut" => Some(ArraySource::IterMut),
        "into_iter" => Some(ArraySource::Into),
        _ => None,
    }
}

/// True for an iterator, decided by the syntax of the expression alone.
pub(super) fn is_iterator(e: &syn::Expr) -> bool {
    match e {
        syn::Expr::Paren(p) => is_iterator(&p.expr),
        syn::Expr::Group(g) => is_iterator(&g.expr),
        syn::Expr::MethodCall(m) => {
            let name = m.method.to_string();
            source(&name).is_some()
                || is_range(e)
                || !word(&name).is_some_and(|(w, _)| w.ends()) && is_iterator(&m.receiver)
        }
        e => is_range(e),
    }
}

/// True for a method of an iterator that rustc calls by `&mut`, where a trait with such a method by value would hide
/// it.
pub fn borrows_iterator(m: &syn::ExprMethodCall) -> bool {
    let borrows = |w| matches!(w, ChainMethod::Any | ChainMethod::All | ChainMethod::Position | ChainMethod::Find);
    word(&m.method.to_string()).is_some_and(|(w, _)| borrows(w)) && is_iterator(&m.receiver)
}

/// The elements of an array in registers.
pub(super) struct Elements {
    /// The array: a local, or a part of one with evaluated indices.
    pub(super) whole: Expr,
    pub(super) item: Type,
    pub(super) from: u32,
    pub(super) to: u32,
    pub(super) reversed: bool,
}

/// A source with adapters around it.
pub(super) enum Node {
    /// A range or `strided`, with the type of its items. The variable in the loop kind is a placeholder.
    Counted(LoopKind, Type),
    Array(Elements),
    Map(Box<Node>, Closure),
    /// Counts the items. When reversed, it has the number of items, from which it counts down.
    Enumerate(Box<Node>, Option<Expr>),
    Zip(Box<Node>, Box<Node>),
    Copied(Box<Node>),
    Take(Box<Node>, Expr),
    Skip(Box<Node>, Expr),
    StepBy(Box<Node>, Expr),
    Filter(Box<Node>, Closure),
}

/// An iterator chain that is not yet a loop.
pub(super) struct Chain {
    pub(super) node: Node,
    pub(super) item: Type,
    /// Statements to evaluate before the loop.
    pub(super) setup: Vec<Stmt>,
}

impl<'a> Checker<'a> {
    /// Checks an expression as a chain. Returns `None` after reporting an error.
    pub(super) fn iterated(&mut self, e: &syn::Expr) -> Option<Chain> {
        self.deeper(e.first_span(), |c| c.iterated_inner(e)).flatten()
    }

    fn iterated_inner(&mut self, e: &syn::Expr) -> Option<Chain> {
        match e {
            syn::Expr::Paren(p) => self.iterated(&p.expr),
            syn::Expr::Group(g) => self.iterated(&g.expr),
            e if is_range(e) => {
                let (item, kind) = self.range(e)?;
                Some(Chain { node: Node::Counted(kind, item.clone()), item, setup: vec![] })
            }
            syn::Expr::Reference(r) => {
                let how = if r.mutability.is_some() { ArraySource::IterMut } else { ArraySource::Iter };
                self.elements(&r.expr, how, r.and_token.span)
            }
            syn::Expr::MethodCall(m) if is_iterator(&m.receiver) => self.adapted(m),
            syn::Expr::MethodCall(m) if let Some(how) = source(&m.method.to_string()) => {
                self.elements(&m.receiver, how, m.method.span())
            }
            e => self.elements(e, ArraySource::Plain, e.first_span()),
        }
    }

    /// An array as a source.
    fn elements(&mut self, e: &syn::Expr, how: ArraySource, span: Span) -> Option<Chain> {
        self.as_place = true;
        let x = self.expr(e, None);
        let ty = self.shallow(&x.ty);
        let (elem, n) = match self.shallow(ty.peeled()) {
            Type::Array(elem, Len::Known(n)) => (*elem, n),
            Type::Error => return None,
            Type::View(..) | Type::Lds(..) if how != ArraySource::Plain => {
                self.error_help(
                    span,
                    "views and `Lds` arrays have no iterators",
                    help!("use indices: `for i in 0..x.len() { .. x[i] .. }`, or `(0..x.len()).map(|i| x[i])`"),
                );
                return None;
            }
            _ => {
                self.no_range(span);
                return None;
            }
        };
        let lends = how == ArraySource::IterMut || how != ArraySource::Iter && matches!(ty, Type::Ref(true, _));
        let item = match how {
            _ if lends => Type::Ref(true, Box::new(elem.clone())),
            ArraySource::Plain | ArraySource::Into if !matches!(ty, Type::Ref(..)) => elem.clone(),
            _ => Type::Ref(false, Box::new(elem.clone())),
        };
        let array = Type::Array(Box::new(elem), Len::Known(n));
        let mut setup = vec![];
        let whole = if lends {
            self.lent_array(e, array, span, &mut setup)?
        } else {
            let at = x.span;
            let x =
                if matches!(ty, Type::Ref(..)) { Expr::new(ExprKind::Same(Box::new(x)), array.clone(), at) } else { x };
            let whole = self.declare("elements", array, false, false, span);
            setup.push(Stmt::Let(Pattern::Local(whole), Some(x)));
            self.local(whole, span)
        };
        let node = Node::Array(Elements { whole, item: item.clone(), from: 0, to: n, reversed: false });
        Some(Chain { node, item, setup })
    }

    /// An array that the loop changes through its elements.
    fn lent_array(&mut self, e: &syn::Expr, array: Type, span: Span, setup: &mut Vec<Stmt>) -> Option<Expr> {
        match self.left(e) {
            Left::Local(place, _) => Some(self.hoisted(place, array, span, setup).1),
            Left::Mem(_) | Left::Element(..) => {
                self.error_help(
                    span,
                    "elements cannot be borrowed",
                    help!(
                        "copy the array, modify the copy, and store the whole copy: `let mut a = x[i]; ..; x[i] = a;`"
                    ),
                );
                None
            }
            Left::Bad => None,
        }
    }

    /// Reports an unsupported method on a chain.
    fn refused(&mut self, span: Span, message: impl Into<String>, help: Help) -> Option<Chain> {
        self.error_help(span, message, help);
        None
    }

    /// Adds an adapter to a chain.
    fn adapted(&mut self, m: &syn::ExprMethodCall) -> Option<Chain> {
        let mut chain = self.iterated(&m.receiver)?;
        let (name, span) = (m.method.to_string(), m.method.span());
        if name == "into_iter" && m.args.is_empty() {
            return Some(chain);
        }
        let Some((word, args)) = word(&name) else {
            self.absent(&name, span);
            return None;
        };
        if word.ends() {
            return self.refused(
                span,
                format!("`{name}` returns one value, which a `for` cannot iterate over"),
                help_with!("remove `.{name}(..)`, or the loop"),
            );
        }
        if !self.takes(m, args) {
            return None;
        }
        if matches!(word, ChainMethod::Map | ChainMethod::Filter) && self.lends(&chain.item) {
            return self.refused(
                span,
                "a closure cannot modify elements of an array",
                help!("modify them in a `for`: `for v in a.iter_mut() { *v = ..; }`; to read them, write `.iter()`"),
            );
        }
        let Chain { node, item, mut setup } = chain;
        let (node, item) = match word {
            ChainMethod::Rev => match self.reversed(node, span, &mut setup) {
                Ok(node) => (node, item),
                Err(what) => {
                    return self.refused(
                        span,
                        format!("`rev` after {what} is not supported in kernels"),
                        help!("reverse the range or array itself: `(a..b).rev()`, `a.iter().rev()`"),
                    );
                }
            },
            ChainMethod::Enumerate => {
                let item = Type::Tuple(vec![Type::USIZE, item]);
                (Node::Enumerate(Box::new(node), None), item)
            }
            ChainMethod::Zip => {
                let node = self.settled(node, &mut setup);
                let other = self.iterated(&m.args[0])?;
                setup.extend(other.setup);
                let right = self.settled(other.node, &mut setup);
                (Node::Zip(Box::new(node), Box::new(right)), Type::Tuple(vec![item, other.item]))
            }
            ChainMethod::Copied => match self.shallow(&item) {
                Type::Ref(_, t) => (Node::Copied(Box::new(node)), *t),
                Type::Error => return None,
                _ => {
                    return self.refused(
                        span,
                        format!("`{name}` works on references, but these items are values"),
                        help!("remove it"),
                    );
                }
            },
            ChainMethod::Map => {
                let gives = self.unify.var(VarKind::General);
                let closure = self.closure(&m.args[0], &name, std::slice::from_ref(&item), &gives)?;
                (Node::Map(Box::new(node), closure), gives)
            }
            ChainMethod::Filter => {
                let takes = Type::Ref(false, Box::new(item.clone()));
                let closure = self.closure(&m.args[0], &name, &[takes], &Type::BOOL)?;
                (Node::Filter(Box::new(node), closure), item)
            }
            ChainMethod::Take | ChainMethod::Skip | ChainMethod::StepBy => {
                let node = self.settled(node, &mut setup);
                let count = self.expr_of(&m.args[0], &Type::USIZE);
                if let (ChainMethod::StepBy, ExprKind::Int(0)) = (word, &count.kind) {
                    return self.refused(
                        count.span,
                        "an iterator cannot have a step of 0",
                        help!("use a step of at least 1"),
                    );
                }
                let count = self.pinned(count, &mut setup);
                (Self::counted(word, node, count), item)
            }
            ChainMethod::Sum
            | ChainMethod::Product
            | ChainMethod::Count
            | ChainMethod::Fold
            | ChainMethod::Any
            | ChainMethod::All
            | ChainMethod::Position
            | ChainMethod::Find
            | ChainMethod::Min
            | ChainMethod::Max
            | ChainMethod::MinByKey
            | ChainMethod::MaxByKey
            | ChainMethod::MinBy
            | ChainMethod::MaxBy => return None,
        };
        chain = Chain { node, item, setup };
        Some(chain)
    }

    /// Applies `take`, `skip` or `step_by`. A constant `take` or `skip` of an array shortens the array itself.
    fn counted(word: ChainMethod, node: Node, count: Expr) -> Node {
        match (word, node, &count.kind) {
            (ChainMethod::Take | ChainMethod::Skip, Node::Array(mut a), ExprKind::Int(n)) => {
                let n = u32::try_from(*n).unwrap_or(u32::MAX).min(a.to - a.from);
                match (word == ChainMethod::Take, a.reversed) {
                    (true, false) => a.to = a.from + n,
                    (true, true) => a.from = a.to - n,
                    (false, false) => a.from += n,
                    (false, true) => a.to -= n,
                }
                Node::Array(a)
            }
            (ChainMethod::Take, node, _) => Node::Take(Box::new(node), count),
            (ChainMethod::Skip, node, _) => Node::Skip(Box::new(node), count),
            (_, node, _) => Node::StepBy(Box::new(node), count),
        }
    }

    /// Checks the number of arguments.
    pub(super) fn takes(&mut self, m: &syn::ExprMethodCall, args: usize) -> bool {
        if m.args.len() == args {
            return true;
        }
        let s = if args == 1 { "" } else { "s" };
        self.error(m.method.span(), format!("`{}` takes {args} argument{s}, not {}", m.method, m.args.len()));
        false
    }

    /// Reports a method that chains do not have.
    fn absent(&mut self, name: &str, span: Span) {
        let message = format!("iterators have no `{name}` in kernels");
        let known = ABSENT.iter().find(|(names, _)| names.contains(&name)).map(|(_, help)| help.clone());
        let help = known.unwrap_or_else(|| match nearest(name, METHODS.iter().map(|(n, ..)| *n)) {
            Some(n) => help_with!("did you mean `{n}`?"),
            None => help!("write the loop out: `for x in .. { .. }`"),
        });
        self.error_help(span, message, help);
    }

    /// True for items through which array elements are changed.
    pub(super) fn lends(&self, item: &Type) -> bool {
        match self.shallow(item) {
            Type::Ref(true, _) => true,
            Type::Tuple(ts) => ts.iter().any(|t| self.lends(t)),
            _ => false,
        }
    }

    /// Makes an expression that can be used several times: its value is evaluated before the loop.
    fn pinned(&mut self, e: Expr, setup: &mut Vec<Stmt>) -> Expr {
        let simple = match e.kind {
            ExprKind::Int(_) => true,
            ExprKind::Local(id) => !self.locals[id.0 as usize].mutable && !self.late[id.0 as usize],
            _ => false,
        };
        if simple || matches!(self.shallow(&e.ty), Type::Never) {
            return e;
        }
        let (ty, span) = (e.ty.clone(), e.span);
        let id = self.declare("bound", ty, false, false, span);
        setup.push(Stmt::Let(Pattern::Local(id), Some(e)));
        self.local(id, span)
    }

    /// Evaluates the bounds of a chain before the loop, so that later expressions are evaluated after them.
    pub(super) fn settled(&mut self, node: Node, setup: &mut Vec<Stmt>) -> Node {
        match node {
            Node::Counted(kind, ty) => {
                let kind = match kind {
                    LoopKind::Range { var, start, end, inclusive, reversed } => {
                        let start = self.pinned(start, setup);
                        let end = self.pinned(end, setup);
                        LoopKind::Range { var, start, end, inclusive, reversed }
                    }
                    LoopKind::Strided { var, start, end, step, inclusive } => {
                        let start = self.pinned(start, setup);
                        let end = self.pinned(end, setup);
                        let step = self.pinned(step, setup);
                        LoopKind::Strided { var, start, end, step, inclusive }
                    }
                    other @ (LoopKind::Forever | LoopKind::While(_)) => other,
                };
                Node::Counted(kind, ty)
            }
            Node::Map(n, c) => Node::Map(Box::new(self.settled(*n, setup)), c),
            Node::Filter(n, c) => Node::Filter(Box::new(self.settled(*n, setup)), c),
            Node::Enumerate(n, count) => Node::Enumerate(Box::new(self.settled(*n, setup)), count),
            Node::Copied(n) => Node::Copied(Box::new(self.settled(*n, setup))),
            // The parts of these are already evaluated.
            node @ (Node::Array(_) | Node::Zip(..) | Node::Take(..) | Node::Skip(..) | Node::StepBy(..)) => node,
        }
    }

    /// Reverses a chain. The error names what cannot be reversed.
    fn reversed(&mut self, node: Node, span: Span, setup: &mut Vec<Stmt>) -> Result<Node, &'static str> {
        Ok(match node {
            Node::Counted(LoopKind::Range { var, start, end, inclusive, reversed }, ty) => {
                Node::Counted(LoopKind::Range { var, start, end, inclusive, reversed: !reversed }, ty)
            }
            Node::Counted(..) => return Err("`step_by`, `strided` and `grid_stride`"),
            Node::Array(a) => Node::Array(Elements { reversed: !a.reversed, ..a }),
            Node::Map(n, c) => Node::Map(Box::new(self.reversed(*n, span, setup)?), c),
            Node::Filter(n, c) => Node::Filter(Box::new(self.reversed(*n, span, setup)?), c),
            Node::Copied(n) => Node::Copied(Box::new(self.reversed(*n, span, setup)?)),
            Node::Enumerate(n, Some(_)) => Node::Enumerate(Box::new(self.reversed(*n, span, setup)?), None),
            Node::Enumerate(n, None) => {
                let n = self.settled(*n, setup);
                let count = self.count_of(&n, span).ok_or("`enumerate` of an iterator without a known length")?;
                let count = self.pinned(count, setup);
                Node::Enumerate(Box::new(self.reversed(n, span, setup)?), Some(count))
            }
            Node::Zip(l, r) => match (length(&l), length(&r)) {
                (Some(a), Some(b)) if a == b => {
                    let l = self.reversed(*l, span, setup)?;
                    Node::Zip(Box::new(l), Box::new(self.reversed(*r, span, setup)?))
                }
                _ => return Err("`zip` of iterators that may differ in length"),
            },
            Node::Take(..) => return Err("`take`"),
            Node::Skip(..) => return Err("`skip`"),
            Node::StepBy(..) => return Err("`step_by`"),
        })
    }

    /// The number of items, if it is known before the loop.
    fn count_of(&mut self, node: &Node, span: Span) -> Option<Expr> {
        if let Some(n) = length(node) {
            return Some(Expr::new(ExprKind::Int(n.into()), Type::USIZE, span));
        }
        match node {
            Node::Map(n, _) | Node::Copied(n) | Node::Enumerate(n, _) => self.count_of(n, span),
            Node::Counted(LoopKind::Range { start, end, inclusive: false, .. }, ty) => {
                if matches!(self.shallow(ty), Type::Scalar(Scalar::I64 | Scalar::U64)) {
                    return None;
                }
                let cast = |e: &Expr| Box::new(Expr::new(ExprKind::Cast(Box::new(e.clone())), Type::USIZE, span));
                use crate::lang::ast::BinaryOp::{Lt, Sub};
                let some = ExprKind::Binary(Lt, Box::new(start.clone()), Box::new(end.clone()));
                let some = Expr::new(some, Type::BOOL, span);
                let many = Expr::new(ExprKind::Binary(Sub, cast(end), cast(start)), Type::USIZE, span);
                let none = Expr::new(ExprKind::Int(0), Type::USIZE, span);
                let choice = ExprKind::If(self.branch(), Box::new(some), Box::new(many), Some(Box::new(none)));
                Some(Expr::new(choice, Type::USIZE, span))
            }
            _ => None,
        }
    }

    /// Checks a method that ends a chain, or one that is only valid on chains.
    pub(super) fn ended(&mut self, m: &syn::ExprMethodCall, want: Option<&Type>) -> Expr {
        let (name, span) = (m.method.to_string(), m.method.span());
        let wrong = Expr::error(m.first_span());
        match word(&name) {
            Some((word, args)) if word.ends() => {
                let Some(chain) = self.iterated(&m.receiver) else { return wrong };
                if !self.takes(m, args) {
                    return wrong;
                }
                if self.lends(&chain.item) && word != ChainMethod::Count {
                    return self.error_help(
                        span,
                        "only a `for` can modify elements",
                        help!("write `.iter()` to read them"),
                    );
                }
                self.end(word, chain, m, want)
            }
            _ => {
                if self.adapted(m).is_some() {
                    self.error_help(
                        span,
                        "an iterator cannot be used as a value in kernels",
                        help!("iterate over it with `for x in ..`, or reduce it to a value: `.sum::<f32>()`, `.fold(first, |a, x| ..)`, `.any(|x| ..)`, `.all(|x| ..)`, `.count()`"),
                    );
                }
                wrong
            }
        }
    }
}

/// The number of items, if it is a constant.
fn length(node: &Node) -> Option<u32> {
    match node {
        Node::Array(a) => Some(a.to - a.from),
        Node::Map(n, _) | Node::Copied(n) | Node::Enumerate(n, _) => length(n),
        Node::Zip(l, r) => Some(length(l)?.min(length(r)?)),
        Node::Counted(..) | Node::Take(..) | Node::Skip(..) | Node::StepBy(..) | Node::Filter(..) => None,
    }
}
