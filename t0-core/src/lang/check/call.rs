//! Calls: builtins, methods, device functions.

use super::callee::{CallArg, turbofish};
use super::iterate::is_iterator;
use super::scope::Binding;
use super::ty::accumulator;
use super::{Bound, Checker};
use crate::bug::bug;
use crate::lang::ast::{BuiltinCall, Expr, ExprKind};
use crate::lang::first_token::FirstToken as _;
use crate::lang::prelude::op::{BuiltinOp, Memory, Wmma};
use crate::lang::prelude::{self, ArgType, Builtin, Class, ClosureType, On, Ret, nearest};
use crate::lang::types::{ACCUMULATORS, Len, Scalar, Type};
use crate::lang::unify::{Defaults, VarKind};
use crate::source::ItemKind;
use proc_macro2::Span;
use std::rc::Rc;

/// The variants in the order of their numbers.
const SCOPES: &[&str] = &["Workgroup", "Device", "System"];
const ORDERS: &[&str] = &["Relaxed", "Acquire", "Release", "AcqRel", "SeqCst"];

pub(super) type Args = syn::punctuated::Punctuated<syn::Expr, syn::Token![,]>;

/// True for `Scope::..` and `Order::..`, which are valid only as arguments of builtins.
fn is_enum_argument(e: &syn::Expr) -> bool {
    let syn::Expr::Path(p) = e else { return false };
    p.path.segments.iter().rev().nth(1).is_some_and(|s| s.ident == "Scope" || s.ident == "Order")
}

/// The arguments as nodes of the function, whose addresses identify them.
fn written(args: &Args) -> Vec<&syn::Expr> {
    args.iter().collect()
}

/// The path of a builtin.
fn builtin_path(w: &Builtin) -> String {
    if w.module.is_empty() { w.name.to_string() } else { format!("{}::{}", w.module, w.name) }
}

impl<'a> Checker<'a> {
    pub(super) fn call(&mut self, c: &syn::ExprCall, want: Option<&Type>) -> Expr {
        let span = c.first_span();
        let mut func = &*c.func;
        while let syn::Expr::Paren(p) = func {
            func = &p.expr;
        }
        let syn::Expr::Path(p) = func else {
            return self.error_help(
                func.first_span(),
                "kernels can only call functions by name",
                help!("call a builtin or a `#[t0::device]` function"),
            );
        };
        let segs: Vec<String> = p.path.segments.iter().map(|s| s.ident.to_string()).collect();
        let (Some(last), Some(last_seg)) = (segs.last().cloned(), p.path.segments.last()) else {
            return Expr::error(span);
        };
        let before = segs.len().checked_sub(2).map(|i| segs[i].as_str()).unwrap_or("");
        let fn_span = last_seg.ident.span();
        if self.is_nothing(&p.path) {
            return Expr::error(span);
        }
        if segs.len() == 1 {
            match self.lookup(&last, fn_span) {
                Some(Binding::Closure(named)) => {
                    let named = Rc::clone(named);
                    return self.closure_call(&named, &last, &c.args, span);
                }
                Some(Binding::Local(_)) => {
                    return self.error_help(
                        fn_span,
                        format!("`{last}` is not a function"),
                        help!("call a function by its name, and a closure by the name that `let` gives it"),
                    );
                }
                Some(Binding::Const(..)) | None => {}
            }
        }
        if let Some(item) = self.item(&p.path) {
            match self.src.items[item].kind {
                ItemKind::Struct(_) => return self.constructor(item, &c.args, span),
                ItemKind::Enum(_) => {
                    return self.error_help(
                        fn_span,
                        format!("`{last}` is an enum, not a function"),
                        help_with!("write `{last}::from_code(x)`, or name a variant: `{last}::..`"),
                    );
                }
                ItemKind::Device(_) | ItemKind::Constant(_) => {}
            }
            let given = c.args.iter().map(CallArg::Written).collect();
            return self.device_call(item, &last_seg.ident, turbofish(last_seg), given, span);
        }
        match self.owner(&p.path) {
            Some(Type::Enum(e)) if last == "from_code" => return self.variant_of_code(&e, &c.args, span),
            Some(of @ (Type::Struct(_) | Type::Enum(_))) => {
                return self.struct_function(&of, last_seg, c.args.iter().map(CallArg::Written).collect(), span);
            }
            Some(_) => return Expr::error(span),
            None => {}
        }
        if let Some(Type::Struct(s)) = self.type_named(&p.path) {
            return self.constructor(s.item, &c.args, span);
        }
        if before == "Lds" && last == "new" {
            return self.new_lds(p, want, span);
        }
        if before == "mem" && matches!(last.as_str(), "swap" | "replace") && c.args.len() == 2 {
            return self.exchange(last == "swap", &c.args[0], &c.args[1], span);
        }
        if segs.len() >= 3
            && segs[segs.len() - 3] == "wmma"
            && (matches!(before, "A" | "B") || accumulator(before).is_some())
        {
            let seg = &p.path.segments[segs.len() - 2];
            return self.fragment_call(before, seg, &last, fn_span, &c.args, span);
        }
        if matches!(last.as_str(), "strided" | "grid_stride") {
            return self.error_help(
                span,
                format!("`{last}` can only be used in the head of a `for`"),
                help_with!("write `for i in {last}(..) {{ .. }}`"),
            );
        }
        if segs.len() == 2
            && let Some(t) = self.named_type(before)
        {
            return self.type_call(&t, &last, fn_span, &c.args, span);
        }
        let module = if prelude::MODULES.contains(&before) { before } else { "" };
        match prelude::function(module, &last) {
            Some(w) if w.ret == Ret::Array => {
                let said = self.turbofish_array(last_seg);
                self.builtin_call(w, None, &written(&c.args), None, None, said.as_ref().or(want), span, fn_span)
            }
            Some(w) => self.builtin_call(w, None, &written(&c.args), None, None, want, span, fn_span),
            None => match self.of_an_enum(&last, fn_span) {
                Some(refused) => refused,
                None => self.unknown_function(&segs.join("::"), module, &last, fn_span, &c.args),
            },
        }
    }

    /// The array type in a turbofish such as `from_fn::<f32, 4, _>`.
    fn turbofish_array(&mut self, seg: &syn::PathSegment) -> Option<Type> {
        if seg.arguments.is_none() {
            return None;
        }
        let said = match &seg.arguments {
            syn::PathArguments::AngleBracketed(a) if a.args.len() == 3 => {
                let mut first = seg.clone();
                first.arguments = syn::PathArguments::AngleBracketed(syn::AngleBracketedGenericArguments {
                    args: a.args.iter().take(2).cloned().collect(),
                    ..a.clone()
                });
                self.type_arguments(&first, 1)
            }
            _ => None,
        };
        match said {
            Some((ts, lens)) if lens.len() == 1 => Some(Type::Array(Box::new(ts[0].clone()), lens[0])),
            _ => {
                self.error_help(
                    seg.ident.span(),
                    "expected the type and the length of the array",
                    help!("write `from_fn::<f32, 4, _>(|k| ..)`, or write the type of the array"),
                );
                None
            }
        }
    }

    fn named_type(&self, name: &str) -> Option<Type> {
        match self.generics.get(name) {
            Some(Bound::Type(t)) => Some(self.shallow(t)),
            Some(_) => None,
            None => Scalar::named(name).map(Type::Scalar),
        }
    }

    /// Checks the arguments of an unknown function. Closures are skipped, because the builtin determines the types of
    /// their parameters.
    fn unused(&mut self, args: &Args) {
        for a in args.iter().filter(|a| !is_enum_argument(a) && !matches!(a, syn::Expr::Closure(_))) {
            self.expr(a, None);
        }
    }

    fn unknown_function(&mut self, path: &str, module: &str, last: &str, span: Span, args: &Args) -> Expr {
        let message = format!("no builtin or device function is called `{path}`");
        if let Some(help) = Self::in_place_of(path) {
            return self.error_help(span, message, help);
        }
        self.unused(args);
        let of_numbers = [Type::F32, Type::U32].iter().find_map(|t| prelude::method_of(last, t));
        if let Some(w) = of_numbers.filter(|w| module.is_empty() && w.args.len() + 1 == args.len()) {
            let rest = ["", "b", "b, c"][w.args.len().min(2)];
            return self.error_help(span, message, help_with!("it is a method: `a.{last}({rest})`"));
        }
        let words = prelude::builtins().filter(|w| matches!(w.on, On::Nothing | On::Some(_)) && !w.is_of_fragment());
        let here: Vec<&Builtin> = words.filter(|w| module.is_empty() || w.module == module).collect();
        let exact = here.iter().find(|w| w.name == last && w.module != module);
        let near = exact.copied().or_else(|| {
            let n = nearest(last, here.iter().map(|w| w.name))?;
            here.iter().find(|w| w.name == n).copied()
        });
        match near {
            Some(w) => {
                let full = builtin_path(w);
                self.error_help(
                    span,
                    message,
                    help_with!("did you mean `{full}`? if it is your own, write `#[t0::device]` before `fn {last}`"),
                )
            }
            None => self.error_help(
                span,
                message,
                help_with!("if it is your own, write `#[t0::device]` before `fn {last}`"),
            ),
        }
    }

    /// `f32::from_bits(x)`, `T::from_f32(x)`, `f32::max(a, b)`.
    fn type_call(&mut self, t: &Type, name: &str, name_span: Span, args: &Args, span: Span) -> Expr {
        if *t == Type::Error {
            return Expr::error(span);
        }
        if let Some(w) = prelude::function_of(name, t) {
            return self.builtin_call(w, None, &written(args), Some(t.clone()), None, None, span, name_span);
        }
        if let ("from", Some(to), Some(one), 1) = (name, t.scalar(), args.first(), args.len()) {
            return self.from(to, one, span, name_span);
        }
        if let Some(w) = prelude::method_of(name, t) {
            let all = written(args);
            let Some((first, rest)) = all.split_first() else {
                return self.error(span, format!("`{name}` takes {} arguments, not 0", w.args.len() + 1));
            };
            let receiver = self.expr_of(first, t);
            return self.builtin_call(w, Some(receiver), rest, Some(t.clone()), None, None, span, name_span);
        }
        self.unknown_method(name, t, name_span)
    }

    fn fragment_call(
        &mut self,
        what: &str,
        seg: &syn::PathSegment,
        name: &str,
        name_span: Span,
        args: &Args,
        span: Span,
    ) -> Expr {
        let sums = accumulator(what);
        let key = if sums.is_some() { format!("Acc::{name}") } else { format!("{what}::{name}") };
        let at = sums.or_else(|| self.type_arguments(seg, 1).map(|(ts, _)| ts[0].clone()));
        match prelude::builtins().find(|w| w.module == "wmma" && w.name == key) {
            Some(w) => self.builtin_call(w, None, &written(args), at, None, None, span, name_span),
            None => self.error_help(
                name_span,
                format!("`wmma::{what}` has no function `{name}`"),
                help!("create fragments with `wmma::A::<T>::load`, `wmma::B::<T>::load` or `load_transposed`, `wmma::Acc::zero`, `splat` and `load`"),
            ),
        }
    }

    fn new_lds(&mut self, p: &syn::ExprPath, want: Option<&Type>, span: Span) -> Expr {
        let seg = p.path.segments.iter().rev().nth(1);
        let ty = match seg {
            Some(s) if !s.arguments.is_none() => {
                let path = syn::Path { leading_colon: None, segments: std::iter::once(s.clone()).collect() };
                self.path_type(&path)
            }
            _ => match want {
                Some(t) => t.clone(),
                None => {
                    return self.error_help(
                        span,
                        "the type of this `Lds` array is not known",
                        help!("write `Lds::<f32, 256>::new()`"),
                    );
                }
            },
        };
        // Declarations in a `let` do not get here: `let` handles those at the top and reports all others.
        self.error_help(
            span,
            "an `Lds` array must be declared at the top of the kernel",
            help!("write `let mut tile = Lds::<f32, 256>::new();` in the outermost block of the kernel, and pass `&tile` to functions"),
        );
        let _ = ty;
        Expr::error(span)
    }

    pub(super) fn method_call(&mut self, m: &syn::ExprMethodCall, want: Option<&Type>) -> Expr {
        let span = m.first_span();
        let name = m.method.to_string();
        if is_iterator(&m.receiver) {
            return self.ended(m, want);
        }
        self.as_place = true;
        let receiver = self.expr(&m.receiver, None);
        let mut ty = self.shallow(&receiver.ty);
        while let Type::Ref(_, t) = ty {
            ty = self.shallow(&t);
        }
        let ty = match (ty, self.unify.kind(&receiver.ty)) {
            (Type::Error, _) => {
                self.unused(&m.args);
                return Expr::error(span);
            }
            (t, Some(VarKind::Float)) => {
                self.unify.unify(&t, &Type::F32);
                Type::F32
            }
            (t, Some(VarKind::Int)) => {
                // In `1.max(n)` the argument decides the literal's type. Without an argument the type is rustc's
                // default.
                if let Some(first) = m.args.first()
                    && prelude::method_of(&name, &Type::I32).is_some_and(|w| w.args.first() == Some(&ArgType::T))
                {
                    let probe = match want {
                        Some(w) if self.shallow(w).scalar().is_some() => Some(self.shallow(w)),
                        _ => self.probe(first),
                    };
                    if let Some(p) = probe {
                        self.unify.unify(&t, &p);
                    }
                }
                let t = self.shallow(&t);
                if self.unify.kind(&t).is_some() {
                    self.unify.unify(&t, &Type::I32);
                }
                self.shallow(&t)
            }
            (_, Some(VarKind::General)) => {
                return self.error_help(
                    m.method.span(),
                    "the type of this expression is not known yet",
                    help!("write its type: `let x: f32 = ..`"),
                );
            }
            (t, None) => t,
        };
        if let Some(x) = self.optional_method(m, &receiver, &ty) {
            return x;
        }
        let ty = self.receiver_of(&name, &ty);
        if let Some(item) = self.member(&ty, &name) {
            return self.struct_method(item, m, receiver, span);
        }
        let n = match &m.turbofish {
            None => None,
            Some(t) => match self.turbofish(t) {
                Some(n) => Some(n),
                None => return Expr::error(span),
            },
        };
        if let Some(d) = self.refuse_method(&name, &ty, m.args.is_empty(), m.method.span()) {
            return d;
        }
        let changes = match (name.as_str(), &ty) {
            ("swap", Type::Array(..)) => Some(2),
            ("fill", Type::Array(..)) => Some(1),
            ("reverse", Type::Array(..)) => Some(0),
            _ => None,
        };
        if let Some(args) = changes {
            return self.array_change(m, args);
        }
        match prelude::method_of(&name, &ty) {
            Some(w) => {
                let writes = match w.op {
                    BuiltinOp::Memory(Memory::Store) => true,
                    BuiltinOp::Memory(Memory::Row | Memory::Slice | Memory::Tile) => {
                        Class::Writable.has(&ty) || Class::Lds.has(&ty)
                    }
                    _ => false,
                };
                if writes && !self.must_be_mut(&receiver, span) {
                    return Expr::error(span);
                }
                let n = n.or_else(|| self.wanted_length(w, want));
                if w.op == BuiltinOp::Wmma(Wmma::Set) {
                    return self.set_element(w, m, receiver, ty);
                }
                self.builtin_call(w, Some(receiver), &written(&m.args), Some(ty), n, want, span, m.method.span())
            }
            None => self.unknown_method(&name, &ty, m.method.span()),
        }
    }

    /// `acc.set(j, x)`, as an assignment to the accumulator.
    fn set_element(&mut self, w: &'static Builtin, m: &syn::ExprMethodCall, receiver: Expr, ty: Type) -> Expr {
        let span = m.first_span();
        let Some(place) = self.assignable(&m.receiver) else { return Expr::error(span) };
        let new = self.builtin_call(w, Some(receiver), &written(&m.args), Some(ty), None, None, span, m.method.span());
        Expr::new(ExprKind::Assign(Box::new(place), None, Box::new(new)), Type::unit(), span)
    }

    /// The type of an argument that is a plain name, without checking the argument a second time.
    fn probe(&self, e: &syn::Expr) -> Option<Type> {
        match e {
            syn::Expr::Path(p) => {
                let i = p.path.get_ident()?;
                match self.lookup(&i.to_string(), i.span())? {
                    Binding::Local(id) => Some(self.shallow(&self.locals[id.0 as usize].ty)),
                    Binding::Const(t, _) => Some(t.clone()),
                    Binding::Closure(_) => None,
                }
            }
            syn::Expr::Cast(c) => match &*c.ty {
                syn::Type::Path(p) => Scalar::named(&p.path.get_ident()?.to_string()).map(Type::Scalar),
                _ => None,
            },
            syn::Expr::Paren(p) => self.probe(&p.expr),
            syn::Expr::MethodCall(m) if matches!(m.method.to_string().as_str(), "len" | "rows" | "cols" | "stride") => {
                Some(Type::U32)
            }
            _ => None,
        }
    }

    fn wanted_length(&self, w: &Builtin, want: Option<&Type>) -> Option<u32> {
        match (w.ret, want.map(|t| self.shallow(t))) {
            (Ret::Elems, Some(Type::Array(_, Len::Known(n)))) => Some(n),
            _ => None,
        }
    }

    fn turbofish(&mut self, t: &syn::AngleBracketedGenericArguments) -> Option<u32> {
        let bad = |c: &mut Self| {
            c.error_help(t.lt_token.span, "expected one number here", help!("write `.load::<4>(i)`"));
        };
        if t.args.len() != 1 {
            bad(self);
            return None;
        }
        match &t.args[0] {
            syn::GenericArgument::Const(e) => self.length(e),
            syn::GenericArgument::Type(syn::Type::Path(p)) => {
                let e = syn::Expr::Path(syn::ExprPath { attrs: vec![], qself: None, path: p.path.clone() });
                self.length(&e)
            }
            _ => {
                bad(self);
                None
            }
        }
    }

    /// Checks a use of a builtin. `receiver` is already checked; `at` is the type that the builtin is used on, if
    /// known.
    #[allow(clippy::too_many_arguments, reason = "the parts of a call")]
    fn builtin_call(
        &mut self,
        w: &'static Builtin,
        receiver: Option<Expr>,
        given: &[&syn::Expr],
        at: Option<Type>,
        n: Option<u32>,
        want: Option<&Type>,
        span: Span,
        name_span: Span,
    ) -> Expr {
        if given.len() != w.args.len() {
            for a in given {
                self.expr(a, None);
            }
            let s = if w.args.len() == 1 { "" } else { "s" };
            return self
                .error(name_span, format!("`{}` takes {} argument{s}, not {}", w.name, w.args.len(), given.len()));
        }
        let t = at.unwrap_or_else(|| self.unify.var(VarKind::General));
        let elem = match self.shallow(&t) {
            Type::View(_, e) | Type::Lds(e, ..) | Type::Array(e, _) => *e,
            Type::Acc(s) => Type::Scalar(s),
            t => t,
        };
        let in_memory = matches!(w.on, On::Method(Class::Readable | Class::Writable | Class::Lds));
        if (matches!(elem, Type::Struct(_)) || in_memory && matches!(elem, Type::Array(..)))
            && (w.ret == Ret::Elems || w.args.contains(&ArgType::Elems))
        {
            let shown = self.shown(&elem);
            return self.error_help(
                name_span,
                format!("`{}` works on numbers, but these elements are `{shown}`", w.name),
                help!("access one element at a time: `x[i]`"),
            );
        }
        let mut args: Vec<Expr> = receiver.into_iter().collect();
        let mut closure = None;
        let mut made = Type::Error;
        let before = self.errors.len();
        for (e, kind) in given.iter().copied().zip(w.args) {
            let x = match kind {
                ArgType::T => self.expr_of(e, &t),
                ArgType::U32 | ArgType::UniformU32 => self.expr_of(e, &Type::U32),
                ArgType::Count | ArgType::ConstCount => self.coordinate(e),
                ArgType::I32 => self.expr_of(e, &Type::I32),
                ArgType::F32 => self.expr_of(e, &Type::F32),
                ArgType::F32s => self.expr_of(e, &Type::two_f32()),
                ArgType::Half => self.expr_of(e, &self.shallow(&t).half_alone()),
                ArgType::Bool => self.expr_of(e, &Type::BOOL),
                ArgType::Bits => {
                    let s = self.shallow(&t).expect_scalar();
                    self.expr_of(e, &Type::Scalar(s.unsigned()))
                }
                ArgType::Bytes => self.expr_of(e, &self.shallow(&t).bytes_of()),
                ArgType::Elems => {
                    let n = self.unify.len_var();
                    self.expr_of(e, &Type::Array(Box::new(elem.clone()), n))
                }
                ArgType::Elem => self.expr_of(e, &elem),
                ArgType::ByteArray => self.byte_array(e, &t),
                ArgType::SumOfProducts => {
                    let sum = self.sum_of_products(&args);
                    self.expr_of(e, &sum)
                }
                ArgType::Index => self.element_index(e),
                ArgType::Scope => self.choice(e, "Scope", SCOPES),
                ArgType::Order => self.choice(e, "Order", ORDERS),
                ArgType::Tile => {
                    let held = self.shallow(&elem).stored();
                    self.tile(e, &held, false)
                }
                ArgType::TileMut => self.tile(e, &elem, true),
                ArgType::A => self.expr_of(e, &Type::A(Box::new(t.clone()))),
                ArgType::B => self.expr_of(e, &Type::B(Box::new(t.clone()))),
                ArgType::Acc => {
                    let x = self.expr(e, None);
                    if !matches!(self.shallow(&x.ty), Type::Acc(_) | Type::Error | Type::Never) {
                        self.mismatch(&x, &Type::Acc(Scalar::F32));
                    }
                    x
                }
                ArgType::Closure(takes) => {
                    if self.errors.len() != before {
                        return Expr::error(span);
                    }
                    if let On::Some(class) = w.on
                        && !self.require_class(w, class, &t, args.first().map_or(span, |a| a.span))
                    {
                        return Expr::error(span);
                    }
                    let new = self.unify.var(VarKind::General);
                    let of = |p: &ClosureType| match p {
                        ClosureType::T => t.clone(),
                        ClosureType::Elem => elem.clone(),
                        ClosureType::U32 => Type::U32,
                        ClosureType::Usize => Type::USIZE,
                        ClosureType::New => new.clone(),
                    };
                    let params: Vec<Type> = takes.params.iter().map(of).collect();
                    made = of(&takes.gives);
                    if w.ret == Ret::Sums
                        && let Some(Type::Acc(s)) = want.map(|w| self.shallow(w))
                    {
                        self.unify.unify(&made, &Type::Scalar(s));
                    }
                    if let (Ret::Array, Some(Type::Array(e, _))) = (w.ret, want.map(|w| self.shallow(w))) {
                        self.unify.unify(&made, &e);
                    }
                    let path = builtin_path(w);
                    closure = self.closure(e, &path, &params, &made).map(Box::new);
                    continue;
                }
            };
            args.push(x);
        }
        if self.errors.len() != before {
            return Expr::error(span);
        }
        if let On::Some(class) = w.on
            && !self.require_class(w, class, &t, args.first().map_or(span, |a| a.span))
        {
            return Expr::error(span);
        }
        if self.errors.len() != before {
            return Expr::error(span);
        }
        let ty = match w.ret {
            Ret::Unit => Type::unit(),
            Ret::T => t.clone(),
            Ret::Both => Type::Tuple(vec![t.clone(), t.clone()]),
            Ret::Part => match self.shallow(&t) {
                Type::Lds(e, ..) => Type::Lds(e, Len::Launch, Len::Known(1)),
                view => view,
            },
            Ret::U32 => Type::U32,
            Ret::I32 => Type::I32,
            Ret::F32 => Type::F32,
            Ret::F32s => Type::two_f32(),
            Ret::Half => self.shallow(&t).half_alone(),
            Ret::Bool => Type::BOOL,
            Ret::Unsigned => Type::Scalar(self.shallow(&t).expect_scalar().unsigned()),
            Ret::Bytes => self.shallow(&t).bytes_of(),
            Ret::Elem => elem,
            Ret::Elems => match n {
                Some(n) => Type::Array(Box::new(elem), Len::Known(n)),
                None => {
                    return self.error_help(
                        name_span,
                        "the number of elements to load is not known",
                        help_with!("write `.{}::<4>(i)`", w.name),
                    );
                }
            },
            Ret::A => Type::A(Box::new(t.clone())),
            Ret::B => Type::B(Box::new(t.clone())),
            Ret::Array => {
                let n = match (self.shallow(&t), want.map(|w| self.shallow(w))) {
                    (Type::Array(_, n), _) => n,
                    (_, Some(Type::Array(_, n))) => n,
                    _ => self.unify.len_var(),
                };
                Type::Array(Box::new(made), n)
            }
            Ret::Sums => match self.unify.resolve(&made, Defaults::Literals) {
                Type::Scalar(s) if ACCUMULATORS.iter().any(|(x, _)| *x == s) => {
                    self.unify.unify(&made, &Type::Scalar(s));
                    Type::Acc(s)
                }
                made => {
                    let body = closure.as_ref().map_or(span, |c| c.body.span);
                    return self.error_help(
                        body,
                        format!("accumulators of `{made}` are not supported"),
                        help!("the closure must return an f32, i32, f16 or bf16"),
                    );
                }
            },
            Ret::Last => match args.last() {
                Some(sums) => self.shallow(&sums.ty),
                None => bug!("`{}` has no arguments", w.name),
            },
        };
        Expr::new(ExprKind::Builtin(Box::new(BuiltinCall { builtin: w, args, closure, at: t, n })), ty, span)
    }

    /// Checks that the type that a builtin is used on belongs to its class.
    fn require_class(&mut self, w: &Builtin, class: Class, t: &Type, span: Span) -> bool {
        if class == Class::Matrix && self.unify.kind(t) == Some(VarKind::General) {
            self.error_help(
                span,
                "the element type of this operation is not known",
                help!("write it where the fragment is loaded: `wmma::A::<bf16>::load(..)`"),
            );
            return false;
        }
        if self.unify.kind(t) == Some(VarKind::General) {
            self.error_help(
                span,
                format!("the type of the operand of `{}` is not known", builtin_path(w)),
                help!("write its type: `let x: f32 = ..`"),
            );
            return false;
        }
        match self.unify.kind(t) {
            Some(VarKind::Float) => {
                self.unify.unify(t, &Type::F32);
            }
            // The type of the literal is inferred later and can only be an integer.
            Some(VarKind::Int) => return true,
            _ => {}
        }
        let t = self.unify.resolve(t, Defaults::Literals);
        if t == Type::Error || class.has(&t) {
            return true;
        }
        let shown = self.shown(&t);
        let name = builtin_path(w);
        let help = match t {
            Type::Scalar(Scalar::Bool) if w.module == "block" => {
                help!("for a `bool`, use `block::any` or `block::all`")
            }
            Type::Scalar(Scalar::Bool) if w.module == "wave" => {
                help!("for a `bool`, use `wave::any`, `wave::all` or `wave::ballot`")
            }
            Type::Scalar(s) if s.half().is_some() && class == Class::Number => {
                help_with!("write how to combine two values: `{}::reduce(x, |a, b| ..)`", w.module)
            }
            _ => help_with!("use {}", class.describe()),
        };
        self.error_help(span, format!("`{name}` works on {}, not on `{shown}`", class.describe()), help);
        false
    }
}
