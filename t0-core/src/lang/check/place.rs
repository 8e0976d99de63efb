//! Elements and parts of values: reading them, and assigning to them.

use super::closure::is_range;
use super::scope::Binding;
use super::{Checker, Claim};
use crate::ir::Access;
use crate::lang::ast::{BinaryOp, Expr, ExprKind, MemElement, Pattern, Place, Step, Stmt};
use crate::lang::first_token::FirstToken as _;
use crate::lang::types::{Len, Type};
use crate::lang::unify::Defaults;
use proc_macro2::Span;

/// The left side of an `=`.
pub(super) enum Left {
    /// A part of a local, with its type.
    Local(Place, Type),
    /// A view or LDS array, to be indexed.
    Mem(Expr),
    /// An element in memory.
    Element(Box<MemElement>, Type),
    /// An error was reported.
    Bad,
}

impl<'a> Checker<'a> {
    pub(super) fn index(&mut self, i: &syn::ExprIndex) -> Expr {
        let span = i.first_span();
        self.as_place = true;
        let base = self.expr(&i.expr, None);
        match self.shallow(base.ty.peeled()) {
            Type::Error => Expr::error(span),
            Type::View(..) | Type::Lds(..) => match self.mem_element(base, &i.index, span) {
                Some(m) => {
                    if let Type::View(Access::Write, _) = m.mem.ty.peeled() {
                        let name = self.name_of(&m.mem);
                        return self.error_help(
                            span,
                            format!("{name} is an `Out`: it can be written, not read"),
                            help!("make the argument an `InOut`"),
                        );
                    }
                    if let Type::View(Access::Atomic, _) = m.mem.ty.peeled() {
                        return self.not_plain(&m.mem, span);
                    }
                    let ty = m.elem.clone();
                    Expr::new(ExprKind::Load(Box::new(m)), ty, span)
                }
                None => Expr::error(span),
            },
            Type::Array(t, n) => {
                let j = self.array_index(&i.index, n);
                match base.kind {
                    // Load only this part of an element in memory.
                    ExprKind::Load(mut m) => {
                        m.steps.push(Step::Element(j));
                        Expr::new(ExprKind::Load(m), *t, span)
                    }
                    _ => Expr::new(ExprKind::Element(Box::new(base), Box::new(j)), *t, span),
                }
            }
            t => self.not_indexed(&t, span),
        }
    }

    pub(super) fn not_plain(&mut self, mem: &Expr, span: Span) -> Expr {
        let name = self.name_of(mem);
        self.error_help(
            span,
            format!("{name} is an `Atomics`: its elements are not indexed"),
            help!("write `.load(i)`, `.store(i, value)`, or an operation such as `.add(i, value)`"),
        )
    }

    pub(super) fn not_indexed(&mut self, t: &Type, span: Span) -> Expr {
        let shown = self.shown(t);
        self.error_help(
            span,
            format!("a `{shown}` has no elements"),
            help!("only views, `Lds` arrays and arrays can be indexed; the parts of a tuple are `.0`, `.1`, .."),
        )
    }

    pub(super) fn array_index(&mut self, e: &syn::Expr, n: Len) -> Expr {
        if is_range(e) {
            return self.error_help(
                e.first_span(),
                "slices of an array in registers are not supported",
                help!("destructure it, `let [_, b, c, _] = a;`, or index it: `a[1]`"),
            );
        }
        let j = self.expr(e, Some(&Type::USIZE));
        if !matches!(self.shallow(&j.ty), Type::Never) && !self.unify.unify(&Type::USIZE, &j.ty) {
            let shown = self.shown(&j.ty);
            return self.error_help(
                j.span,
                format!("an array index must be a `usize`, not a `{shown}`"),
                help!("write `as usize`"),
            );
        }
        if let (ExprKind::Int(v), Len::Known(n)) = (&j.kind, n)
            && *v >= n.into()
        {
            return self.error(j.span, format!("index {v} is out of range for an array of {n} elements"));
        }
        j
    }

    /// The name of a view or array in messages.
    pub(super) fn name_of(&self, e: &Expr) -> String {
        match &e.kind {
            ExprKind::Local(id) => format!("`{}`", self.locals[id.0 as usize].name),
            ExprKind::Same(e) => self.name_of(e),
            _ => "this".to_string(),
        }
    }

    fn mem_element(&mut self, mem: Expr, index: &syn::Expr, span: Span) -> Option<MemElement> {
        let elem = match self.shallow(mem.ty.peeled()) {
            Type::View(_, t) | Type::Lds(t, ..) => match self.shallow(&t) {
                t @ (Type::Scalar(_) | Type::Struct(_) | Type::Array(..)) => Some(t),
                _ => None,
            },
            _ => None,
        };
        let Some(elem) = elem else {
            self.error_help(
                span,
                "the type of these elements is not known yet",
                help!("write it where the array is declared"),
            );
            return None;
        };
        let mut inner = index;
        while let syn::Expr::Paren(p) = inner {
            inner = &p.expr;
        }
        if is_range(inner) {
            let name = self.name_of(&mem);
            let name = if name == "this" { "x" } else { name.trim_matches('`') };
            let help = help_with!(
                "to take a part, write `{name}.slice(start, len)`, or use `row` or `tile` in two dimensions"
            );
            self.error_help(inner.first_span(), "views and `Lds` arrays cannot be indexed by a range", help);
            return None;
        }
        let index = match inner {
            syn::Expr::Tuple(t) if t.elems.len() == 2 => {
                t.elems.iter().map(|i| self.view_index(i)).collect::<Option<Vec<_>>>()?
            }
            one => {
                let i = self.expr(one, None);
                match self.shallow(&i.ty) {
                    // Row and column in one tuple, which is evaluated once.
                    Type::Tuple(ts) if ts.len() == 2 && ts.iter().all(|t| self.is_index(t)) => vec![i],
                    _ => vec![self.checked_index(i)?],
                }
            }
        };
        Some(MemElement { mem, index, elem, steps: vec![] })
    }

    fn view_index(&mut self, e: &syn::Expr) -> Option<Expr> {
        let i = self.expr(e, None);
        self.checked_index(i)
    }

    /// True for `usize` and `u32`. An integer literal becomes a `u32`.
    pub(super) fn is_index(&mut self, t: &Type) -> bool {
        self.shallow(t) == Type::USIZE || self.unify.unify(&Type::U32, t)
    }

    pub(super) fn checked_index(&mut self, i: Expr) -> Option<Expr> {
        if matches!(self.shallow(&i.ty), Type::Never) || self.is_index(&i.ty) {
            return Some(i);
        }
        let shown = self.unify.resolve(&i.ty, Defaults::Literals);
        let help = match &shown {
            Type::Scalar(s) if s.is_int() || s.is_float() => {
                help!("write `as u32`, or `x[(row, column)]` in two dimensions")
            }
            Type::Tuple(ts) if ts.len() == 2 => help!("write `x[(row as u32, column as u32)]`"),
            _ => help!("write `x[i]`, or `x[(row, column)]` in two dimensions"),
        };
        self.error_help(
            i.span,
            format!("an index of elements in memory must be one or two `u32` or `usize`, not `{shown}`"),
            help,
        );
        None
    }

    pub(super) fn field(&mut self, f: &syn::ExprField) -> Expr {
        let span = f.first_span();
        self.as_place = true;
        let base = self.expr(&f.base, None);
        let at = member_span(&f.member);
        match self.part(&base.ty, &f.member, at) {
            Some((n, t)) => match base.kind {
                // Load only this part of an element in memory.
                ExprKind::Load(mut m) => {
                    m.steps.push(Step::Field(n));
                    Expr::new(ExprKind::Load(m), t, span)
                }
                _ => Expr::new(ExprKind::Field(Box::new(base), n), t, span),
            },
            None => Expr::error(span),
        }
    }

    fn part(&mut self, t: &Type, member: &syn::Member, span: Span) -> Option<(u32, Type)> {
        let t = self.shallow(t);
        let t = self.shallow(t.peeled());
        match (&t, member) {
            (Type::Error, _) => None,
            (Type::Var(_), _) => {
                if self.errors.is_empty() {
                    self.error_help(
                        span,
                        "the type of this expression is not known yet",
                        help!("write its type: `let x: (f32, u32) = ..`"),
                    );
                }
                None
            }
            (Type::Tuple(ts), syn::Member::Unnamed(i)) if (i.index as usize) < ts.len() => {
                Some((i.index, ts[i.index as usize].clone()))
            }
            (Type::Tuple(ts), syn::Member::Unnamed(i)) => {
                self.error(span, format!("a tuple of {} has no part `.{}`", ts.len(), i.index));
                None
            }
            (Type::Struct(s), member) => {
                let found = s.find(member);
                if found.is_none() {
                    self.no_field(s, member, span);
                }
                found.map(|i| (i, s.fields[i as usize].ty.clone()))
            }
            (t, syn::Member::Named(n)) => {
                let shown = self.shown(t);
                self.error_help(
                    span,
                    format!("`{shown}` has no field `{n}`"),
                    help!(
                        "only tuples and structs have fields; views have the methods `len`, `rows`, `cols` and `stride`"
                    ),
                );
                None
            }
            (t, syn::Member::Unnamed(i)) => {
                let shown = self.shown(t);
                let message = format!("`{shown}` is not a tuple");
                match t {
                    Type::Array(..) => self.error_help(span, message, help_with!("index it: `a[{}]`", i.index)),
                    _ => self.error(span, message),
                };
                None
            }
        }
    }

    /// The local, or part of one, that an expression refers to, if it can be assigned to.
    pub(super) fn assignable(&mut self, e: &syn::Expr) -> Option<Place> {
        match self.left(e) {
            Left::Local(place, _) => Some(place),
            Left::Mem(_) | Left::Element(..) => {
                self.error(e.first_span(), "this cannot be assigned to");
                None
            }
            Left::Bad => None,
        }
    }

    pub(super) fn left(&mut self, e: &syn::Expr) -> Left {
        let span = e.first_span();
        self.deeper(span, |c| c.left_inner(e)).unwrap_or(Left::Bad)
    }

    fn left_inner(&mut self, e: &syn::Expr) -> Left {
        let span = e.first_span();
        match e {
            syn::Expr::Paren(p) => self.left(&p.expr),
            syn::Expr::Group(g) => self.left(&g.expr),
            syn::Expr::Path(p) if let Some((place, ty)) = self.alias(p) => {
                let Place::Local(id, _) = &place else { return Left::Bad };
                if self.outside_of_closure(*id, span) { Left::Bad } else { Left::Local(place, ty) }
            }
            syn::Expr::Path(_) => {
                self.as_place = true;
                let x = self.expr(e, None);
                match (&x.kind, self.shallow(x.ty.peeled())) {
                    (_, Type::Error) => Left::Bad,
                    (_, Type::View(..) | Type::Lds(..)) => Left::Mem(x),
                    (ExprKind::Local(id), _) if self.outside_of_closure(*id, span) => Left::Bad,
                    (ExprKind::Local(id), _) if self.lent(&x.ty) => Left::Local(Place::Local(*id, vec![]), x.ty),
                    (ExprKind::Local(id), _) if matches!(self.shallow(&x.ty), Type::Ref(false, _)) => {
                        let name = self.locals[id.0 as usize].name.clone();
                        self.error_help(
                            span,
                            format!("`{name}` is behind `&`, so it can only be read"),
                            help!("make it a `&mut` parameter"),
                        );
                        Left::Bad
                    }
                    (ExprKind::Local(id), _) => {
                        let def = &self.locals[id.0 as usize];
                        if !def.mutable && !self.late[id.0 as usize] {
                            let (name, help) = (def.name.clone(), help_with!("declare it `let mut {}`", def.name));
                            self.error_help(span, format!("`{name}` is not `mut`"), help);
                            return Left::Bad;
                        }
                        Left::Local(Place::Local(*id, vec![]), x.ty)
                    }
                    _ => {
                        self.error(span, "a constant cannot be assigned to");
                        Left::Bad
                    }
                }
            }
            // A part of a view or of an LDS array, which the caller indexes.
            syn::Expr::MethodCall(m) if matches!(m.method.to_string().as_str(), "row" | "slice" | "tile") => {
                let x = self.expr(e, None);
                match self.shallow(x.ty.peeled()) {
                    Type::View(..) | Type::Lds(..) => Left::Mem(x),
                    Type::Error => Left::Bad,
                    _ => {
                        self.error(span, "this cannot be assigned to");
                        Left::Bad
                    }
                }
            }
            syn::Expr::Unary(syn::ExprUnary { op: syn::UnOp::Deref(_), expr, .. }) => match self.left(expr) {
                Left::Local(place, t) => match self.shallow(&t) {
                    Type::Ref(true, t) => Left::Local(place, *t),
                    t => {
                        let shown = self.shown(&t);
                        self.error_help(span, format!("`{shown}` is not a reference"), help!("remove the `*`"));
                        Left::Bad
                    }
                },
                other => other,
            },
            syn::Expr::Index(i) => match self.left(&i.expr) {
                Left::Mem(mem) => match self.mem_element(mem, &i.index, span) {
                    Some(m) if self.writable(&m, span) => {
                        let t = m.elem.clone();
                        Left::Element(Box::new(m), t)
                    }
                    _ => Left::Bad,
                },
                Left::Local(Place::Local(id, mut steps), t) => match self.shallow(self.shallow(&t).peeled()) {
                    Type::Array(t, n) => {
                        let j = self.array_index(&i.index, n);
                        steps.push(Step::Element(j));
                        Left::Local(Place::Local(id, steps), *t)
                    }
                    t => {
                        self.not_indexed(&t, span);
                        Left::Bad
                    }
                },
                Left::Element(mut m, t) => match self.shallow(&t) {
                    Type::Array(t, n) => {
                        let j = self.array_index(&i.index, n);
                        m.steps.push(Step::Element(j));
                        Left::Element(m, *t)
                    }
                    t => {
                        self.not_indexed(&t, span);
                        Left::Bad
                    }
                },
                Left::Local(..) => {
                    self.error(span, "a scalar has no elements");
                    Left::Bad
                }
                Left::Bad => Left::Bad,
            },
            syn::Expr::Field(f) => match self.left(&f.base) {
                Left::Local(Place::Local(id, mut steps), t) => match self.part(&t, &f.member, member_span(&f.member)) {
                    Some((n, t)) => {
                        steps.push(Step::Field(n));
                        Left::Local(Place::Local(id, steps), t)
                    }
                    None => Left::Bad,
                },
                Left::Element(mut m, t) => match self.part(&t, &f.member, member_span(&f.member)) {
                    Some((n, t)) => {
                        m.steps.push(Step::Field(n));
                        Left::Element(m, t)
                    }
                    None => Left::Bad,
                },
                Left::Bad => Left::Bad,
                Left::Local(..) | Left::Mem(_) => {
                    let base = self.expr(&f.base, None);
                    self.part(&base.ty, &f.member, member_span(&f.member));
                    Left::Bad
                }
            },
            _ => {
                self.error_help(
                    span,
                    "this cannot be assigned to",
                    help!("assign to a `let mut` binding, a part of one, or an element of a view or an `Lds` array"),
                );
                Left::Bad
            }
        }
    }

    /// The element that a name is an alias of.
    fn alias(&self, p: &syn::ExprPath) -> Option<(Place, Type)> {
        let name = p.path.get_ident()?;
        match self.lookup(&name.to_string(), name.span())? {
            Binding::Local(id) => self.aliases.get(id).map(|(place, x)| (place.clone(), x.ty.clone())),
            Binding::Const(..) | Binding::Closure(_) => None,
        }
    }

    fn writable(&mut self, m: &MemElement, span: Span) -> bool {
        let name = self.name_of(&m.mem);
        if let Type::View(Access::Atomic, _) = m.mem.ty.peeled() {
            self.not_plain(&m.mem, span);
            return false;
        }
        if let Type::View(Access::Read, _) = m.mem.ty.peeled() {
            self.error_help(
                span,
                format!("{name} is an `In`: it can be read, not written"),
                help!("make the argument an `Out` or an `InOut`"),
            );
            return false;
        }
        self.must_be_mut(&m.mem, span)
    }

    /// Checks that a view or array may be written through this expression.
    pub(super) fn must_be_mut(&mut self, mem: &Expr, span: Span) -> bool {
        let mut root = mem;
        while let ExprKind::Same(inner) = &root.kind {
            root = inner;
        }
        if let ExprKind::Local(id) = root.kind
            && self.outside_of_closure(id, span)
        {
            return false;
        }
        match (&mem.kind, &mem.ty) {
            (_, Type::Ref(true, _)) => true,
            (_, Type::Ref(false, t)) => {
                let shown = self.shown(t);
                let name = self.name_of(mem);
                self.error_help(
                    span,
                    format!("{name} is behind `&`, so it can only be read"),
                    help_with!("declare the parameter as `&mut {shown}`"),
                );
                false
            }
            (ExprKind::Local(id), t) if !self.locals[id.0 as usize].mutable => {
                let name = self.locals[id.0 as usize].name.clone();
                let how = if (id.0 as usize) < self.parameters {
                    help_with!("declare the argument `mut {name}: {}`", self.shown(t))
                } else {
                    help_with!("declare it `let mut {name}`")
                };
                self.error_help(span, format!("`{name}` is not `mut`"), how);
                false
            }
            _ => true,
        }
    }

    pub(super) fn assign(&mut self, a: &syn::ExprAssign) -> Expr {
        let span = a.first_span();
        if let syn::Expr::Infer(_) = &*a.left {
            let x = self.expr(&a.right, None);
            let stmts = vec![Stmt::Expr(x)];
            return Expr::new(ExprKind::Block(stmts, None), Type::unit(), span);
        }
        if let syn::Expr::Tuple(_) | syn::Expr::Array(_) = &*a.left {
            let x = self.expr(&a.right, None);
            let mut stmts = vec![];
            self.assign_parts(&a.left, x, &mut stmts);
            return Expr::new(ExprKind::Block(stmts, None), Type::unit(), span);
        }
        self.assign_place(&a.left, None, &a.right, span, a.eq_token.span)
    }

    /// `(a, [b, _]) = x`: assigns part by part, from the left.
    fn assign_parts(&mut self, left: &syn::Expr, x: Expr, stmts: &mut Vec<Stmt>) {
        let span = left.first_span();
        let parts = match left {
            syn::Expr::Infer(_) => return stmts.push(Stmt::Expr(x)),
            syn::Expr::Paren(p) => return self.assign_parts(&p.expr, x, stmts),
            syn::Expr::Tuple(t) => t.elems.iter().collect::<Vec<_>>(),
            syn::Expr::Array(a) => a.elems.iter().collect(),
            one => return stmts.extend(self.assign_value(one, x)),
        };
        let ty = self.shallow(&x.ty);
        let types = match &ty {
            Type::Tuple(ts) if matches!(left, syn::Expr::Tuple(_)) && ts.len() == parts.len() => ts.clone(),
            Type::Array(t, Len::Known(n)) if matches!(left, syn::Expr::Array(_)) && *n as usize == parts.len() => {
                vec![(**t).clone(); parts.len()]
            }
            Type::Error | Type::Never => return stmts.push(Stmt::Expr(x)),
            _ => {
                let shown = self.shown(&ty);
                self.error(span, format!("a `{shown}` cannot be assigned to a pattern of {} parts", parts.len()));
                return;
            }
        };
        let whole = self.declare("parts", ty.clone(), false, false, span);
        stmts.push(Stmt::Let(Pattern::Local(whole), Some(x)));
        for (i, (part, t)) in parts.into_iter().zip(types).enumerate() {
            let whole = Box::new(self.local(whole, span));
            let kind = match ty {
                Type::Array(..) => {
                    ExprKind::Element(whole, Box::new(Expr::new(ExprKind::Int(i as i128), Type::USIZE, span)))
                }
                _ => ExprKind::Field(whole, i as u32),
            };
            let of = part.first_span();
            self.deeper(of, |c| c.assign_parts(part, Expr::new(kind, t, of), stmts));
        }
    }

    /// Assigns a checked value.
    fn assign_value(&mut self, left: &syn::Expr, x: Expr) -> Option<Stmt> {
        let span = left.first_span();
        let (place, ty) = match self.left(left) {
            Left::Local(p, t) => (p, t),
            Left::Element(m, t) => (Place::Mem(m), t),
            Left::Mem(x) => {
                let name = self.name_of(&x);
                self.error_help(
                    span,
                    format!("{name} cannot be assigned to as a whole"),
                    help!("assign to its elements: `x[i] = value`"),
                );
                return None;
            }
            Left::Bad => return None,
        };
        let ok = self.expect(&x, &ty);
        ok.then(|| Stmt::Expr(Expr::new(ExprKind::Assign(Box::new(place), None, Box::new(x)), Type::unit(), span)))
    }

    /// `core::mem::swap(&mut a, &mut b)` and `core::mem::replace(&mut a, value)`.
    pub(super) fn exchange(&mut self, both: bool, first: &syn::Expr, second: &syn::Expr, span: Span) -> Expr {
        let name = if both { "swap" } else { "replace" };
        let given = |c: &mut Self, e: &syn::Expr| match e {
            syn::Expr::Reference(r) if r.mutability.is_some() => match c.left(&r.expr) {
                Left::Local(place, ty) => Some((place, ty, c.expr(&r.expr, None))),
                Left::Mem(_) | Left::Element(..) => {
                    c.error_help(
                        r.and_token.span,
                        "elements cannot be borrowed",
                        help!("copy both and store them in exchange: `let (a, b) = (x[i], x[j]); x[i] = b; x[j] = a;`"),
                    );
                    None
                }
                Left::Bad => None,
            },
            syn::Expr::Path(p) if c.is_lent(p) => match c.left(e) {
                Left::Local(place, ty) => {
                    let ty = c.shallow(ty.peeled());
                    c.as_place = true;
                    let value = c.expr(e, None);
                    Some((place, ty.clone(), Expr::new(ExprKind::Same(Box::new(value)), ty, e.first_span())))
                }
                _ => None,
            },
            other => {
                c.error_help(
                    other.first_span(),
                    format!("`{name}` needs variables here"),
                    help_with!("write `core::mem::{name}(&mut a, {})`", if both { "&mut b" } else { "value" }),
                );
                None
            }
        };
        let Some((a, ty, old)) = given(self, first) else { return Expr::error(span) };
        let before = self.declare("old", ty.clone(), false, false, span);
        let mut stmts = vec![Stmt::Let(Pattern::Local(before), Some(old))];
        let assign = |place: Place, x: Expr| {
            Stmt::Expr(Expr::new(ExprKind::Assign(Box::new(place), None, Box::new(x)), Type::unit(), span))
        };
        if !both {
            let new = self.expr_of(second, &ty);
            stmts.push(assign(a, new));
            let old = self.local(before, span);
            return Expr::new(ExprKind::Block(stmts, Some(Box::new(old))), ty, span);
        }
        let Some((b, _, new)) = given(self, second) else { return Expr::error(span) };
        if !self.expect(&new, &ty) {
            return Expr::error(span);
        }
        stmts.push(assign(a, new));
        let old = self.local(before, span);
        stmts.push(assign(b, old));
        Expr::new(ExprKind::Block(stmts, None), Type::unit(), span)
    }

    pub(super) fn assign_op(&mut self, b: &syn::ExprBinary, op: BinaryOp) -> Expr {
        self.assign_place(&b.left, Some(op), &b.right, b.first_span(), b.op.first_span())
    }

    fn assign_place(
        &mut self,
        left: &syn::Expr,
        op: Option<BinaryOp>,
        right: &syn::Expr,
        span: Span,
        op_span: Span,
    ) -> Expr {
        let (place, ty) = match self.left(left) {
            Left::Local(p, t) => (p, t),
            Left::Element(m, t) => {
                if let (Some(_), Type::View(Access::Write, _)) = (op, m.mem.ty.peeled()) {
                    let name = self.name_of(&m.mem);
                    return self.error_help(
                        span,
                        format!("{name} is an `Out`: it can be written, not read"),
                        help!("make the argument an `InOut`"),
                    );
                }
                (Place::Mem(m), t)
            }
            Left::Mem(x) => {
                let name = self.name_of(&x);
                return self.error_help(
                    left.first_span(),
                    format!("{name} cannot be assigned to as a whole"),
                    help!("assign to its elements: `x[i] = value`"),
                );
            }
            Left::Bad => {
                self.expr(right, None);
                return Expr::error(span);
            }
        };
        if let Some(op) = op
            && self.is_struct(&ty)
        {
            return self.assign_operator(op, (place, ty), right, span, op_span);
        }
        let shift = matches!(op, Some(BinaryOp::Shl | BinaryOp::Shr));
        let x = self.expr(right, if shift { None } else { Some(&ty) });
        let x = if op.is_some() { self.behind(x) } else { x };
        match op {
            None => {
                if !self.expect(&x, &ty) {
                    return Expr::error(span);
                }
            }
            Some(op) => {
                if shift {
                    self.claims.push(Claim::Amount { ty: x.ty.clone(), span: x.span });
                } else if !self.expect(&x, &ty) {
                    return Expr::error(span);
                }
                self.claims.push(Claim::Operator { op, ty: ty.clone(), span: op_span });
            }
        }
        Expr::new(ExprKind::Assign(Box::new(place), op, Box::new(x)), Type::unit(), span)
    }
}

fn member_span(m: &syn::Member) -> Span {
    match m {
        syn::Member::Named(n) => n.span(),
        syn::Member::Unnamed(i) => i.span,
    }
}
