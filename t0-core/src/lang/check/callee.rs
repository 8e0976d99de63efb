//! Calls of device functions: their arguments, and which arguments a call changes.
//!
//! `&mut` of a value is passed by copy: the function takes the value, and returns the new value beside its result. This
//! has the same meaning as in Rust, because nothing else can access the variable during the call.

use super::place::Left;
use super::{Bound, Checker};
use crate::ir::Access;
use crate::lang::ast::{Call, Expr, ExprKind, MemElement, Pattern, Place, Step, Stmt};
use crate::lang::first_token::FirstToken as _;
use crate::lang::types::Type;
use crate::source::ItemKind;
use proc_macro2::Span;

/// An argument.
pub(super) enum CallArg<'e> {
    /// An argument as written.
    Written(&'e syn::Expr),
    /// The checked expression before the dot. As in Rust, it is borrowed or dereferenced automatically.
    Receiver(&'e syn::Expr, Expr),
    /// A checked operand.
    Value(Expr),
    /// A place that an operator changes, its value, and the statements to evaluate before.
    Place(Place, Expr, Vec<Stmt>),
}

/// The generic arguments of a path's last part.
pub(super) fn turbofish(seg: &syn::PathSegment) -> Option<&syn::AngleBracketedGenericArguments> {
    match &seg.arguments {
        syn::PathArguments::AngleBracketed(a) => Some(a),
        _ => None,
    }
}

/// The arguments of a call, checked.
#[derive(Default)]
struct Arguments {
    before: Vec<Stmt>,
    values: Vec<Expr>,
    /// By the number of the argument.
    places: Vec<(u32, Place, Type)>,
}

impl<'a> Checker<'a> {
    /// The parameter types and the result type of a device function, resolved with the function's own names and
    /// generics. Returns `None` if the item is not a function.
    pub(super) fn called_with(&mut self, item: usize, bounds: &[(String, Bound)]) -> Option<(Vec<Type>, Type)> {
        let src = self.src;
        let ItemKind::Device(f) = &src.items[item].kind else { return None };
        let generics = std::mem::replace(&mut self.generics, bounds.iter().cloned().collect());
        let names = std::mem::replace(&mut self.names, &src.items[item].names);
        let scopes = std::mem::take(&mut self.scopes);
        self.bind_self(src.items[item].of.as_ref());
        let wants = f.sig.inputs.iter().map(|a| match a {
            syn::FnArg::Typed(p) => self.ty(&p.ty),
            syn::FnArg::Receiver(r) => self.receiver_type(r),
        });
        let wants = wants.collect();
        let ret = self.return_type(&f.sig);
        self.generics = generics;
        self.names = names;
        self.scopes = scopes;
        Some((wants, ret))
    }

    /// The type of `self`.
    pub(super) fn receiver_type(&mut self, r: &syn::Receiver) -> Type {
        let own = match self.generics.get("Self") {
            Some(Bound::Type(t)) => t.clone(),
            _ => Type::Error,
        };
        match &r.kind {
            syn::ReceiverKind::Value => own,
            syn::ReceiverKind::Reference(_, _, m) => Type::Ref(m.is_some(), Box::new(own)),
            syn::ReceiverKind::Typed(_, t) => self.ty(t),
            _ => Type::Error,
        }
    }

    pub(super) fn device_call(
        &mut self,
        item: usize,
        name: &syn::Ident,
        turbofish: Option<&syn::AngleBracketedGenericArguments>,
        given: Vec<CallArg<'_>>,
        span: Span,
    ) -> Expr {
        let src = self.src;
        let ItemKind::Device(f) = &src.items[item].kind else {
            return self.error_help(span, format!("`{name}` is a constant, not a function"), help!("remove the `()`"));
        };
        let Some(bounds) = self.instantiate(f, &src.items[item].names, turbofish) else { return Expr::error(span) };
        let before = self.errors.len();
        let Some((wants, ret)) = self.called_with(item, &bounds) else { return Expr::error(span) };
        if wants.len() != given.len() {
            // The receiver does not count.
            let own = usize::from(matches!(given.first(), Some(CallArg::Receiver(..))));
            let (n, m) = (wants.len() - own.min(wants.len()), given.len() - own);
            let s = if n == 1 { "" } else { "s" };
            return self.error(span, format!("`{name}` takes {n} argument{s}, not {m}"));
        }
        let mut all = Arguments::default();
        for (g, want) in given.into_iter().zip(&wants) {
            self.argument(g, want, &mut all);
        }
        if self.errors.len() != before {
            return Expr::error(span);
        }
        for (a, t) in all.values.iter().zip(&wants) {
            if let (Type::Ref(true, _), Type::View(..) | Type::Lds(..)) = (t, &a.ty) {
                self.must_be_mut(a, a.span);
            }
        }
        let generics = bounds.iter().map(|(n, b)| (n.clone(), Checker::generic_of(b))).collect();
        let Arguments { before, values: args, places } = all;
        let writes: Vec<u32> = places.iter().map(|(i, ..)| *i).collect();
        let kind = ExprKind::Call(Box::new(Call { item, generics, args, writes }));
        if places.is_empty() {
            return Expr::new(kind, ret, span);
        }
        let mut parts = vec![ret.clone()];
        parts.extend(places.iter().map(|(_, _, t)| t.clone()));
        let call = Expr::new(kind, Type::Tuple(parts), span);
        self.with_changes(call, &ret, places, before)
    }

    /// The value of a call that changes some of its arguments, with assignments of the changed values:
    /// `{ let (value, new) = call; place = new; value }`.
    fn with_changes(
        &mut self,
        call: Expr,
        value: &Type,
        places: Vec<(u32, Place, Type)>,
        mut stmts: Vec<Stmt>,
    ) -> Expr {
        let span = call.span;
        let result = self.declare("result", value.clone(), false, false, span);
        let mut parts = vec![Pattern::Local(result)];
        let mut assigned = vec![];
        for (_, place, ty) in places {
            let new = self.declare("changed", ty, false, false, span);
            parts.push(Pattern::Local(new));
            let new = self.local(new, span);
            let kind = ExprKind::Assign(Box::new(place), None, Box::new(new));
            assigned.push(Stmt::Expr(Expr::new(kind, Type::unit(), span)));
        }
        stmts.push(Stmt::Let(Pattern::Parts(parts), Some(call)));
        stmts.append(&mut assigned);
        let result = self.local(result, span);
        Expr::new(ExprKind::Block(stmts, Some(Box::new(result))), value.clone(), span)
    }

    fn argument(&mut self, given: CallArg<'_>, want: &Type, all: &mut Arguments) {
        let want = self.shallow(want);
        if let Type::Ref(true, t) = &want
            && !self.shallow(t).is_place()
        {
            let t = self.shallow(t);
            let n = all.values.len() as u32;
            let Some((place, value)) = self.mutable_argument(given, &t, all) else {
                all.values.push(Expr::error(Span::call_site()));
                return;
            };
            all.values.push(value);
            all.places.push((n, place, t));
            return;
        }
        let value = match given {
            // A name that is lent by `&mut` can be passed as `&`, too.
            CallArg::Written(e @ syn::Expr::Path(p)) if matches!(want, Type::Ref(false, _)) && self.is_lent(p) => {
                self.as_place = true;
                self.expr_of(e, &want)
            }
            CallArg::Written(e) => self.expr_of(e, &want),
            CallArg::Value(x) => {
                if matches!(x.kind, ExprKind::Error) || self.expect(&x, &want) {
                    x
                } else {
                    Expr::error(x.span)
                }
            }
            CallArg::Place(_, x, _) => x,
            CallArg::Receiver(_, x) => {
                let (ty, span) = (self.shallow(&x.ty), x.span);
                match (&want, &ty) {
                    (Type::Ref(false, _), Type::Ref(true, t)) => {
                        let ty = Type::Ref(false, t.clone());
                        Expr::new(ExprKind::Same(Box::new(x)), ty, span)
                    }
                    (Type::Ref(..), Type::Ref(..)) => x,
                    (Type::Ref(..), _) => {
                        let ty = Type::Ref(false, Box::new(ty));
                        Expr::new(ExprKind::Same(Box::new(x)), ty, span)
                    }
                    (_, Type::Ref(..)) => {
                        let ty = ty.peeled().clone();
                        Expr::new(ExprKind::Same(Box::new(x)), ty, span)
                    }
                    _ => x,
                }
            }
        };
        all.values.push(value);
    }

    /// The place that an argument lends, and its value. Returns `None` after reporting an error.
    fn mutable_argument(&mut self, given: CallArg<'_>, ty: &Type, all: &mut Arguments) -> Option<(Place, Expr)> {
        let written = match given {
            CallArg::Place(place, value, mut stmts) => {
                all.before.append(&mut stmts);
                return Some((place, value));
            }
            CallArg::Value(x) => {
                self.error(x.span, "this value cannot be modified, because it is not stored in a variable");
                return None;
            }
            CallArg::Receiver(e, _) => e,
            CallArg::Written(e) => {
                let mut e = e;
                while let syn::Expr::Paren(syn::ExprParen { expr, .. })
                | syn::Expr::Group(syn::ExprGroup { expr, .. }) = e
                {
                    e = expr;
                }
                match e {
                    syn::Expr::Reference(r) if r.mutability.is_some() => {
                        if let syn::Expr::Index(i) = &*r.expr
                            && let Left::Mem(_) = self.left(&i.expr)
                        {
                            self.error_help(
                                r.and_token.span,
                                "elements cannot be borrowed",
                                help!(
                                    "copy the element, modify the copy, and store it: `let mut v = x[i]; ..; x[i] = v;`"
                                ),
                            );
                            return None;
                        }
                        &r.expr
                    }
                    // A reference that is passed on to the next function.
                    syn::Expr::Path(p) if self.is_lent(p) => e,
                    other => {
                        let x = self.expr(other, None);
                        if self.shallow(&x.ty) != Type::Error {
                            let (want, have) = (self.shown(ty), self.shown(&x.ty));
                            let name = match other {
                                syn::Expr::Path(p) if p.path.get_ident().is_some() => self.name_of(&x),
                                _ => String::new(),
                            };
                            let help = match name.trim_matches('`') {
                                "" => help!("pass a `mut` variable by `&mut`, because the function modifies it"),
                                name => help_with!("borrow it: `&mut {name}`"),
                            };
                            self.error_help(x.span, format!("expected `&mut {want}`, found `{have}`"), help);
                        }
                        return None;
                    }
                }
            }
        };
        let span = written.first_span();
        let (place, found) = match self.left(written) {
            Left::Local(place, t) => (place, t),
            Left::Element(m, t) => {
                if let Type::View(Access::Write, _) = m.mem.ty.peeled() {
                    let name = self.name_of(&m.mem);
                    self.error(span, format!("{name} is an `Out`: it can be written, not read"));
                    return None;
                }
                (Place::Mem(m), t)
            }
            Left::Mem(x) => {
                self.mismatch(&x, &Type::Ref(true, Box::new(ty.clone())));
                return None;
            }
            Left::Bad => return None,
        };
        let found = match self.shallow(&found) {
            Type::Ref(true, t) => self.shallow(&t),
            t => t,
        };
        let mut stmts = vec![];
        let (place, value) = self.hoisted(place, found, span, &mut stmts);
        if !self.expect(&value, ty) {
            return None;
        }
        if !stmts.is_empty() {
            // Evaluate the earlier arguments first, in order.
            for v in &mut all.values {
                if !v.ty.is_place() {
                    let id = self.declare("argument", v.ty.clone(), false, false, v.span);
                    let local = self.local(id, v.span);
                    all.before.push(Stmt::Let(Pattern::Local(id), Some(std::mem::replace(v, local))));
                }
            }
            all.before.append(&mut stmts);
        }
        Some((place, value))
    }

    /// Evaluates the indices of a place in `stmts`. Returns the place with the evaluated indices, and its value.
    pub(super) fn hoisted(&mut self, place: Place, ty: Type, span: Span, stmts: &mut Vec<Stmt>) -> (Place, Expr) {
        let once = |c: &mut Self, x: Expr, stmts: &mut Vec<Stmt>| {
            if matches!(x.kind, ExprKind::Int(_)) {
                return x;
            }
            let at = c.declare("at", x.ty.clone(), false, false, x.span);
            let local = c.local(at, x.span);
            stmts.push(Stmt::Let(Pattern::Local(at), Some(x)));
            local
        };
        let mut evaluated = |c: &mut Self, steps: Vec<Step>| -> Vec<Step> {
            let step = |s| match s {
                Step::Field(i) => Step::Field(i),
                Step::Element(x) => Step::Element(once(c, x, stmts)),
            };
            steps.into_iter().map(step).collect()
        };
        match place {
            Place::Local(id, steps) => {
                let steps = evaluated(self, steps);
                let mut value = self.local(id, span);
                for s in &steps {
                    let whole = self.shallow(self.shallow(&value.ty).peeled());
                    value = match s {
                        Step::Field(i) => {
                            let t = whole.expect_part(*i).clone();
                            Expr::new(ExprKind::Field(Box::new(value), *i), t, span)
                        }
                        Step::Element(x) => {
                            let t = whole.expect_part(0).clone();
                            Expr::new(ExprKind::Element(Box::new(value), Box::new(x.clone())), t, span)
                        }
                    };
                }
                value = match self.shallow(&value.ty) {
                    Type::Ref(..) => Expr::new(ExprKind::Same(Box::new(value)), ty, span),
                    _ => value,
                };
                (Place::Local(id, steps), value)
            }
            Place::Mem(m) => {
                let MemElement { mem, index, elem, steps } = *m;
                let index = evaluated(self, index.into_iter().map(Step::Element).collect());
                let index = index.into_iter().filter_map(|s| match s {
                    Step::Element(x) => Some(x),
                    Step::Field(_) => None,
                });
                let index = index.collect();
                let m = MemElement { mem, index, elem, steps: evaluated(self, steps) };
                let value = Expr::new(ExprKind::Load(Box::new(m.clone())), ty, span);
                (Place::Mem(Box::new(m)), value)
            }
        }
    }

    /// True for a name that is lent by a caller's `&mut`.
    pub(super) fn is_lent(&self, p: &syn::ExprPath) -> bool {
        let Some(name) = p.path.get_ident() else { return false };
        match self.lookup(&name.to_string(), name.span()) {
            Some(super::scope::Binding::Local(id)) => self.lent(&self.locals[id.0 as usize].ty),
            _ => false,
        }
    }

    /// True for `&mut` of a value.
    pub(super) fn lent(&self, t: &Type) -> bool {
        matches!(self.shallow(t), Type::Ref(true, t) if !self.shallow(&t).is_place())
    }
}
