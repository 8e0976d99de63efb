//! From `syn` to the typed tree: names are resolved and types inferred in one walk over the user's tokens.
//!
//! | file | what it holds |
//! |---|---|
//! | `signature`, `attributes` | parameters and results; attributes in a body |
//! | `scope`, `consts`, `evaluated` | names and their hygiene; constants in a body; constants that are evaluated without one |
//! | `ty`, `structs`, `enums`, `members` | types as written; structs and enums and their values; methods, associated items and operators |
//! | `stmt`, `control` | statements and blocks; `if`, loops, `break`, `continue`, `return` |
//! | `pattern`, `let_chains` | `match`, and patterns that can fail; `if let`, `while let`, chains of `let`, `let .. else` |
//! | `expr`, `place` | expressions; reads of and assignments to elements and fields |
//! | `ranges` | a range of elements as an operand of `==` and `!=` |
//! | `call`, `argument`, `callee` | calls of builtins and methods; arguments of builtins; calls of device functions |
//! | `method`, `array` | lossless conversions and refused methods; arrays in registers |
//! | `closure` | closures as arguments and as named values |
//! | `iterate`, `chain_loop`, `reduce` | iterator chains; the loop that a chain becomes; `sum`, `fold`, `any` and other reductions |
//! | `optional` | `min`, `position` and other methods of chains that yield an `Option`; methods of an `Option` |
//! | `message`, `asm` | `t0::print!` and the `assert!` family; `t0::asm!` |
//! | `refuse`, `foreign` | Rust expressions and methods that kernels do not support, with suggestions |
//! | `finish` | checks that need all types, and the types written into the tree |
//!
//! What belongs here: all errors of a program except those about uniformity. What does not: uniformity
//! ([`super::uniform`]) and errors that depend on values, such as constant indices ([`mod@super::lower`]).
//!
//! - **Invariant:** this module does not panic on any input; nesting is bounded by [`depth::DEPTH`].
//! - **Invariant:** an expression with a reported error has [`Type::Error`], which unifies with every type, so that one
//!   mistake gives one message.
//!
//! Bindings are keyed by name and hygiene. Stable Rust exposes a span's hygiene only in its `Debug` form
//! (`#3 bytes(..)`), so it is read from there ([`scope::hygiene`]). If that form has no such number, all names have the
//! same hygiene.

mod argument;
mod array;
mod asm;
mod attributes;
mod call;
mod callee;
mod chain_loop;
mod closure;
mod consts;
mod control;
mod enums;
mod evaluated;
mod expr;
mod finish;
mod foreign;
mod iterate;
mod let_chains;
mod members;
mod message;
mod method;
mod optional;
mod pattern;
mod place;
mod ranges;
mod reduce;
mod refuse;
mod scope;
mod signature;
mod stmt;
mod structs;
mod ty;

pub use consts::ConstValue;
pub use enums::enumeration;
pub use evaluated::{code, constant, derived_types, derived_values, matches_in_rules, sides};
pub use iterate::borrows_iterator;
pub use scope::hygiene;
pub use structs::structure;

use super::ast::{BinaryOp, Body, BranchId, Expr, ExprKind, Generic, LabelId, LocalDef, LocalId, Place, TargetDef};
use super::depth::{self, DEPTH};
use super::explicit::{BlockId, Facts};
use super::types::{Len, Scalar, Type};
use super::unify::{Defaults, Unifier, VarKind};
use crate::bug::bug;
use crate::help::Help;
use crate::ir::message::Spec;
use crate::source::{Diagnostic, KernelSource, Named};
use proc_macro2::Span;
use scope::Binding;
use std::collections::HashMap;

/// The meaning of a generic parameter while a signature is read.
#[derive(Clone, Debug)]
enum Bound {
    Type(Type),
    Const(Type, i128),
    Len(Len),
}

/// The kind of item with the body that is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Owner {
    Kernel,
    Device,
    Constant,
}

/// An enclosing target that control can leave to from here.
struct Label {
    name: Option<String>,
    kind: LabelKind,
    target: LabelId,
    /// For loops: the target of `continue`.
    next: Option<LabelId>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum LabelKind {
    /// `loop`: break may carry a value.
    Loop,
    /// `while` and `for`.
    Counted,
    Block,
}

/// A claim that can be checked only when all types are known.
enum Claim {
    Cast {
        from: Type,
        to: Type,
        span: Span,
    },
    Operator {
        op: BinaryOp,
        ty: Type,
        span: Span,
    },
    /// The amount of a shift.
    Amount {
        ty: Type,
        span: Span,
    },
    Negated {
        ty: Type,
        span: Span,
    },
    Inverted {
        ty: Type,
        span: Span,
    },
    Counter {
        ty: Type,
        span: Span,
    },
    Shown {
        ty: Type,
        spec: Spec,
        span: Span,
    },
}

/// The state of checking one function's body.
struct Checker<'a> {
    src: &'a KernelSource<'a>,
    owner: Owner,
    names: &'a [Named],
    generics: HashMap<String, Bound>,
    unify: Unifier,
    locals: Vec<LocalDef>,
    /// The number of locals that are parameters. They come first.
    parameters: usize,
    /// Whether each local was declared without a value, to be assigned once later.
    late: Vec<bool>,
    targets: Vec<TargetDef>,
    branches: u32,
    scopes: Vec<(String, u32, Binding)>,
    /// Names that are aliases of elements which a `for` changes.
    aliases: HashMap<LocalId, (Place, Expr)>,
    labels: Vec<Label>,
    root: LabelId,
    errors: Vec<Diagnostic>,
    claims: Vec<Claim>,
    facts: Facts,
    /// The innermost block around what is checked.
    block: Option<BlockId>,
    depth: u32,
    /// For each enclosing closure: the number of locals before it.
    closures: Vec<usize>,
    /// Syntax nodes that calls of named closures have added.
    copied_nodes: usize,
    /// True in the outermost block of a kernel, where LDS arrays are declared.
    at_top: bool,
    /// True inside of `unsafe { .. }`.
    in_unsafe: bool,
    /// True if the next expression is a place, or the base of one, and may be a name that a caller lends.
    as_place: bool,
    /// Constants and structs that are being evaluated, to detect cycles.
    evaluating: Vec<usize>,
    /// The structs and enums that were checked.
    definitions: structs::Known,
}

/// Checks the kernel's body.
pub fn kernel(src: &KernelSource<'_>) -> Result<(Body, Facts), Vec<Diagnostic>> {
    depth::of_function(src.item).map_err(|d| vec![d])?;
    let mut c = Checker::new(src, Owner::Kernel, &src.names);
    let body = c.kernel(src.item);
    match (body, c.errors.is_empty()) {
        (Some(body), true) => Ok((body, c.facts)),
        (_, false) => Err(c.errors),
        (None, true) => bug!("a function was refused without an error"),
    }
}

/// Checks an instance of a device function.
pub fn device(src: &KernelSource<'_>, item: usize, generics: &[(String, Generic)]) -> Result<Body, Vec<Diagnostic>> {
    let crate::source::ItemKind::Device(f) = &src.items[item].kind else {
        bug!("a call of an item that is not a function was accepted")
    };
    depth::of_function(f).map_err(|d| vec![d])?;
    let mut c = Checker::new(src, Owner::Device, &src.items[item].names);
    for (name, g) in generics {
        let bound = match g {
            Generic::Type(t) => Bound::Type(t.clone()),
            Generic::Const(t, v) => Bound::Const(t.clone(), *v),
            Generic::Len(n) => Bound::Len(*n),
        };
        c.generics.insert(name.clone(), bound);
    }
    c.bind_self(src.items[item].of.as_ref());
    let body = c.device_body(f);
    match (body, c.errors.is_empty()) {
        (Some(body), true) => Ok(body),
        (_, false) => Err(c.errors),
        (None, true) => bug!("a function was refused without an error"),
    }
}

/// Checks a device function where it is defined, with `f32` for generic types, and for generic constants 16, or the
/// last variant of an enum.
pub fn definition(src: &KernelSource<'_>) -> Result<(Body, Facts), Vec<Diagnostic>> {
    let mut c = Checker::new(src, Owner::Device, &src.names);
    c.bind_self(src.of);
    for p in &src.item.sig.generics.params {
        match p {
            syn::GenericParam::Type(t) => c.generics.insert(t.ident.to_string(), Bound::Type(Type::F32)),
            syn::GenericParam::Const(p) => {
                let ty = c.ty(&p.ty);
                let bound = match ty.as_enum().map(|e| e.last()) {
                    Some(last) => Bound::Const(ty, last.into()),
                    None => c.const_argument(&ty, &syn::parse_quote!(16)),
                };
                c.generics.insert(p.ident.to_string(), bound)
            }
            syn::GenericParam::Lifetime(_) => None,
        };
    }
    let body = c.device_body(src.item);
    match (body, c.errors.is_empty()) {
        (Some(body), true) => Ok((body, c.facts)),
        (_, false) => Err(c.errors),
        (None, true) => bug!("a function was refused without an error"),
    }
}

impl<'a> Checker<'a> {
    fn new(src: &'a KernelSource<'a>, owner: Owner, names: &'a [Named]) -> Checker<'a> {
        Checker {
            src,
            owner,
            names,
            generics: HashMap::new(),
            unify: Unifier::default(),
            locals: vec![],
            parameters: 0,
            late: vec![],
            targets: vec![],
            branches: 0,
            scopes: vec![],
            aliases: HashMap::new(),
            labels: vec![],
            root: LabelId(0),
            errors: vec![],
            claims: vec![],
            facts: Facts::default(),
            block: None,
            depth: 0,
            closures: vec![],
            copied_nodes: 0,
            at_top: false,
            in_unsafe: false,
            as_place: false,
            evaluating: vec![],
            definitions: structs::Known::default(),
        }
    }

    fn report(&mut self, d: Diagnostic) {
        self.errors.push(d);
    }

    fn error(&mut self, span: Span, message: impl Into<String>) -> Expr {
        self.report(Diagnostic::new(span, message));
        Expr::error(span)
    }

    fn error_help(&mut self, span: Span, message: impl Into<String>, help: Help) -> Expr {
        self.report(Diagnostic::new(span, message).help(help));
        Expr::error(span)
    }

    /// Runs `f` one nesting level deeper. Returns `None` after reporting an error if the limit is reached.
    fn deeper<T>(&mut self, span: Span, f: impl FnOnce(&mut Self) -> T) -> Option<T> {
        if self.depth >= DEPTH {
            self.report(depth::too_deep(span));
            return None;
        }
        self.depth += 1;
        let r = f(self);
        self.depth -= 1;
        Some(r)
    }

    fn branch(&mut self) -> BranchId {
        self.branches += 1;
        BranchId(self.branches - 1)
    }

    fn target(&mut self, ty: Type, span: Span) -> LabelId {
        self.targets.push(TargetDef { ty, span });
        LabelId(self.targets.len() as u32 - 1)
    }

    fn declare(&mut self, name: &str, ty: Type, mutable: bool, late: bool, span: Span) -> LocalId {
        self.locals.push(LocalDef { name: name.to_string(), ty, mutable, scrutinee: false, span });
        self.late.push(late);
        LocalId(self.locals.len() as u32 - 1)
    }

    /// Declares the variable that holds the value of a `match` or a destructuring `let`.
    fn declare_scrutinee(&mut self, construct: &str, value: &Expr) -> LocalId {
        let id = self.declare(construct, value.ty.clone(), false, false, value.span);
        self.locals[id.0 as usize].scrutinee = true;
        id
    }

    fn bind(&mut self, name: &str, span: Span, binding: Binding) {
        self.scopes.push((name.to_string(), hygiene(span), binding));
    }

    fn lookup(&self, name: &str, span: Span) -> Option<&Binding> {
        let ctx = hygiene(span);
        self.scopes.iter().rev().find(|(n, c, _)| n == name && *c == ctx).map(|(_, _, b)| b)
    }

    fn scoped<T>(&mut self, f: impl FnOnce(&mut Self) -> T) -> T {
        let n = self.scopes.len();
        let r = f(self);
        self.scopes.truncate(n);
        r
    }

    fn local(&self, id: LocalId, span: Span) -> Expr {
        Expr::new(ExprKind::Local(id), self.locals[id.0 as usize].ty.clone(), span)
    }

    fn shallow(&self, t: &Type) -> Type {
        self.unify.shallow(t)
    }

    fn shown(&self, t: &Type) -> String {
        match self.unify.kind(t) {
            Some(VarKind::Int) => "{integer}".to_string(),
            Some(VarKind::Float) => "{float}".to_string(),
            _ => self.unify.resolve(t, Defaults::Keep).to_string(),
        }
    }

    /// Checks that an expression has a type.
    fn expect(&mut self, e: &Expr, want: &Type) -> bool {
        let ok = matches!(self.shallow(&e.ty), Type::Never) || self.unify.unify(want, &e.ty) || {
            // `&mut T` is accepted where `&T` is expected.
            match (self.shallow(want), self.shallow(&e.ty)) {
                (Type::Ref(false, w), Type::Ref(true, t)) => self.unify.unify(&w, &t),
                _ => false,
            }
        };
        if !ok {
            self.mismatch(e, want);
        }
        ok
    }

    fn mismatch(&mut self, e: &Expr, want: &Type) {
        let (w, f) = (self.shallow(want), self.shallow(&e.ty));
        let message = format!("expected `{}`, found `{}`", self.shown(&w), self.shown(&f));
        let mut d = Diagnostic::new(e.span, message);
        if let Some(help) = self.conversion(e, &f, &w) {
            d = d.help(help);
        }
        self.report(d);
    }

    fn conversion(&self, e: &Expr, from: &Type, to: &Type) -> Option<Help> {
        if let (ExprKind::Int(v), Some(Scalar::F32 | Scalar::F64)) = (&e.kind, to.scalar()) {
            return Some(help_with!("write `{v}.0`"));
        }
        if let (ExprKind::Float(v), Some(s @ (Scalar::F16 | Scalar::Bf16))) = (&e.kind, to.scalar()) {
            return Some(help_with!("write `{}::from_f32({:?})`", s.name(), v.single));
        }
        if let (ExprKind::Float(v), Some(s)) = (&e.kind, to.scalar())
            && s.is_int()
            && v.double.fract() == 0.0
        {
            return Some(help_with!("write `{}`", v.double));
        }
        let int = |t: &Type| t.scalar().is_some_and(Scalar::is_int) || self.unify.kind(t) == Some(VarKind::Int);
        match (from.scalar(), to.scalar()) {
            (_, Some(Scalar::Bool)) if int(from) => Some(help!("compare it: `x != 0`")),
            (Some(Scalar::F16 | Scalar::Bf16), Some(Scalar::F32)) => Some(help!("convert with `.to_f32()`")),
            (Some(Scalar::F32), Some(s @ (Scalar::F16 | Scalar::Bf16))) => {
                Some(help_with!("convert with `{}::from_f32(..)`", s.name()))
            }
            (Some(f), Some(p)) if p.single() == Some(f) => Some(help_with!("repeat it with `{}::splat(..)`", p.name())),
            (Some(p), Some(f)) if p.single() == Some(f) => Some(help!("take a half with `.lo()` or `.hi()`")),
            (Some(f), Some(p)) if f.half().is_some() && p.half().is_some() => {
                Some(help_with!("convert with `{}::from_f32(x.to_f32())`", p.name()))
            }
            (Some(Scalar::F32), Some(p)) if p.half().is_some() => {
                let half = p.single().map_or("", Scalar::name);
                Some(help_with!("repeat it with `{}::splat({half}::from_f32(..))`", p.name()))
            }
            (_, Some(s))
                if (int(from) && (s.is_int() || s.is_real()))
                    || (from.scalar().is_some_and(Scalar::is_real) && (s.is_int() || s.is_real())) =>
            {
                Some(help_with!("convert with `as {}`", s.name()))
            }
            _ => match (from, to) {
                (Type::Array(t, _), Type::Scalar(p)) if p.half().is_some() && self.shallow(t) == Type::F32 => {
                    Some(help_with!("convert with `{}::from_f32(..)`", p.name()))
                }
                (Type::Array(t, _), Type::Scalar(p))
                    if p.half().is_some() && self.shallow(t).scalar() == p.single() =>
                {
                    Some(help_with!("write `{}::new(a, b)`", p.name()))
                }
                (Type::Scalar(p), Type::Array(t, Len::Known(2))) if p.half().is_some() && **t == Type::F32 => {
                    Some(help!("convert with `.to_f32()`"))
                }
                (t, Type::Ref(m, w)) if t == &**w => {
                    let name = match &e.kind {
                        ExprKind::Local(id) => self.locals[id.0 as usize].name.as_str(),
                        _ => "..",
                    };
                    Some(help_with!("borrow it: `&{}{name}`", if *m { "mut " } else { "" }))
                }
                (Type::Ref(false, t), Type::Ref(true, w)) if t == w => Some(help!("borrow it with `&mut`")),
                (Type::Ref(..), w @ Type::Scalar(_)) if self.unify.resolve(from, Defaults::Keep).peeled() == w => {
                    let name = match self.name_of(e).as_str() {
                        "this" => "x".to_string(),
                        name => name.trim_matches('`').to_string(),
                    };
                    let stars = "*".repeat(self.unify.resolve(from, Defaults::Keep).references());
                    Some(help_with!("take the value behind the reference: `{stars}{name}`"))
                }
                (Type::Ref(_, t), Type::Ref(m, w)) => match (&**t, &**w) {
                    (Type::Lds(a, n, _), Type::Lds(b, Len::Launch, _)) if a == b && *n != Len::Launch => {
                        let name = match self.name_of(e).as_str() {
                            "this" => "tile".to_string(),
                            name => name.trim_matches('`').to_string(),
                        };
                        let m = if *m { "mut " } else { "" };
                        Some(help_with!(
                            "pass a part of the array, which has that type: `&{m}{name}.slice(0, {name}.len())`"
                        ))
                    }
                    _ => None,
                },
                _ => None,
            },
        }
    }

    /// The common type of two branches.
    fn join(&mut self, a: &Type, b: &Expr) -> Option<Type> {
        if matches!(self.shallow(a), Type::Never) {
            return Some(b.ty.clone());
        }
        if matches!(self.shallow(&b.ty), Type::Never) || self.unify.unify(a, &b.ty) {
            return Some(a.clone());
        }
        None
    }
}

/// The item that a path refers to, if any.
fn named(names: &[Named], path: &syn::Path) -> Option<usize> {
    let mut name = if path.leading_colon.is_some() { "::".to_string() } else { String::new() };
    let segs: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
    name.push_str(&segs.join("::"));
    names.iter().find(|n| n.path == name).map(|n| n.item)
}

/// The types of the kernel's generic parameters.
pub fn generic_types(src: &KernelSource<'_>) -> Vec<(String, Type)> {
    let mut c = Checker::new(src, Owner::Kernel, &src.names);
    src.instance
        .iter()
        .filter_map(|(i, a)| match a {
            syn::GenericArgument::Type(t) => Some((i.to_string(), c.ty(t))),
            _ => None,
        })
        .collect()
}
