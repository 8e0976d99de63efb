//! Signatures of kernels and device functions.

use super::control::statements;
use super::scope::Binding;
use super::ty::Use;
use super::{Bound, Checker};
use crate::lang::ast::{Body, Expr, ExprKind, Generic, LocalId, Stmt};
use crate::lang::first_token::FirstToken as _;
use crate::lang::types::{Len, Scalar, Type};
use crate::lang::unify::VarKind;
use crate::source::{Diagnostic, Named};
use proc_macro2::Span;

impl<'a> Checker<'a> {
    pub(super) fn kernel(&mut self, f: &'a syn::ItemFn) -> Option<Body> {
        self.kernel_generics(f);
        self.refuse_qualifiers(&f.sig);
        if let syn::ReturnType::Type(_, t) = &f.sig.output
            && !matches!(&**t, syn::Type::Tuple(u) if u.elems.is_empty())
        {
            self.error_help(
                t.first_span(),
                "a kernel cannot return a value",
                help!("write results to an `Out<T>` argument"),
            );
        }
        self.block_shape(f.sig.ident.span());
        let (params, lets) = self.params(&f.sig);
        for (id, span) in &params {
            self.kernel_param(*id, *span);
        }
        let ret = if matches!(f.sig.output, syn::ReturnType::Type(..)) && !self.errors.is_empty() {
            Type::Error
        } else {
            Type::unit()
        };
        self.body(f, params, lets, ret)
    }

    pub(super) fn device_body(&mut self, f: &'a syn::ItemFn) -> Option<Body> {
        self.refuse_qualifiers(&f.sig);
        let (params, lets) = self.params(&f.sig);
        let ret = self.return_type(&f.sig);
        self.body(f, params, lets, ret)
    }

    pub(super) fn return_type(&mut self, sig: &syn::Signature) -> Type {
        match &sig.output {
            syn::ReturnType::Default => Type::unit(),
            syn::ReturnType::Type(_, t) => self.ty(t),
        }
    }

    fn body(&mut self, f: &'a syn::ItemFn, params: Vec<(LocalId, Span)>, lets: Vec<Stmt>, ret: Type) -> Option<Body> {
        let span = f.sig.ident.span();
        self.root = self.target(ret.clone(), span);
        self.at_top = self.owner == super::Owner::Kernel;
        self.stray_attributes(&f.block);
        let e = self.block(&f.block, Some(&ret));
        self.expect(&e, &ret);
        let e = if lets.is_empty() { e } else { statements(lets, e) };
        let expr = Expr::new(ExprKind::Labeled(self.root, Box::new(e)), ret, span);
        self.finish(params.into_iter().map(|(id, _)| id).collect(), expr)
    }

    fn block_shape(&mut self, span: Span) {
        let block = self.src.block;
        let lanes = block.iter().fold(1u64, |n, d| n.saturating_mul((*d).into()));
        if lanes == 0 || lanes > 1024 {
            self.error(
                span,
                format!(
                    "a workgroup has 1 to 1024 work-items, not {} x {} x {} = {lanes}",
                    block[0], block[1], block[2]
                ),
            );
        }
    }

    fn refuse_qualifiers(&mut self, sig: &syn::Signature) {
        if let Some(t) = &sig.asyncness {
            self.error_help(t.span, "kernel code is not `async`", help!("remove `async`"));
        }
        if let Some(abi) = &sig.abi {
            self.error_help(abi.first_span(), "kernel code has no foreign ABI", help!("remove `extern`"));
        }
        if let Some(v) = &sig.variadic {
            self.error_help(v.first_span(), "kernel code has a fixed number of arguments", help!("remove `...`"));
        }
        if let syn::Safety::Unsafe(t) = &sig.safety {
            self.error_help(t.span, "kernel code is safe", help!("remove `unsafe`"));
        }
        for l in sig.generics.lifetimes() {
            self.error_help(
                l.lifetime.ident.span(),
                "kernel code has no lifetimes",
                help!("remove it; views are passed by value"),
            );
        }
    }

    /// Binds the constant parameters of a kernel to their values in the instance.
    pub(super) fn constant_generics(&mut self, f: &syn::ItemFn) {
        for parameter in f.sig.generics.const_params() {
            let listed = self.src.instance.iter().find(|(name, _)| *name == parameter.ident);
            let Some((_, value)) = listed else { continue };
            let ty = self.ty(&parameter.ty);
            let bound = self.const_argument(&ty, value);
            self.generics.insert(parameter.ident.to_string(), bound);
        }
    }

    fn kernel_generics(&mut self, f: &syn::ItemFn) {
        for p in &f.sig.generics.params {
            let (ident, is_type) = match p {
                syn::GenericParam::Type(t) => (&t.ident, true),
                syn::GenericParam::Const(c) => (&c.ident, false),
                syn::GenericParam::Lifetime(_) => continue,
            };
            let Some((_, arg)) = self.src.instance.iter().find(|(i, _)| i == ident) else {
                let list = if is_type { "[f32, bf16]" } else { "[64, 128]" };
                self.error_help(
                    ident.span(),
                    format!("the generic parameter `{ident}` has no values"),
                    help_with!("list them: `#[t0::kernel(block = .., for({ident} in {list}))]`"),
                );
                self.generics.insert(ident.to_string(), Bound::Type(Type::Error));
                continue;
            };
            let bound = match (p, arg) {
                (syn::GenericParam::Type(_), syn::GenericArgument::Type(t)) => Bound::Type(self.ty(t)),
                (syn::GenericParam::Const(c), arg) => {
                    let ty = self.ty(&c.ty);
                    self.const_argument(&ty, arg)
                }
                _ => {
                    self.error(ident.span(), format!("`{ident}` is a type, but a constant is listed for it"));
                    Bound::Type(Type::Error)
                }
            };
            self.generics.insert(ident.to_string(), bound);
        }
    }

    /// The value of a constant generic argument for a parameter of the type.
    pub(super) fn const_argument(&mut self, ty: &Type, arg: &syn::GenericArgument) -> Bound {
        let held = if ty.held().is_some() { ty.clone() } else { Type::U32 };
        let value = match arg {
            syn::GenericArgument::Const(e) => self.constant(e, ty),
            syn::GenericArgument::Type(syn::Type::Path(p)) => {
                let e = syn::Expr::Path(syn::ExprPath { attrs: vec![], qself: None, path: p.path.clone() });
                self.constant(&e, ty)
            }
            other => {
                self.error(other.first_span(), "expected a constant");
                None
            }
        };
        match value {
            Some(super::ConstValue::Int(v)) => Bound::Const(held, v),
            Some(super::ConstValue::Bool(v)) => Bound::Const(held, v.into()),
            _ => Bound::Type(Type::Error),
        }
    }

    /// The parameters, and for device functions the statements that destructure parameters with patterns.
    fn params(&mut self, sig: &syn::Signature) -> (Vec<(LocalId, Span)>, Vec<Stmt>) {
        let mut out = vec![];
        let mut lets = vec![];
        for arg in &sig.inputs {
            let p = match arg {
                syn::FnArg::Receiver(r) if self.generics.contains_key("Self") => {
                    let ty = self.receiver_type(r);
                    let at = r.self_token.span;
                    let id = self.declare("self", ty, r.mutability.is_some(), false, at);
                    self.bind("self", at, Binding::Local(id));
                    out.push((id, at));
                    continue;
                }
                syn::FnArg::Receiver(r) => {
                    self.error_help(r.self_token.span, "kernel code has no `self`", help!("write a free function"));
                    continue;
                }
                syn::FnArg::Typed(p) => p,
            };
            let ty = self.ty(&p.ty);
            match &*p.pat {
                syn::Pat::Ident(i) if i.by_ref.is_none() && i.subpat.is_none() => {
                    let name = i.ident.to_string();
                    let id = self.declare(&name, ty, i.mutability.is_some(), false, i.ident.span());
                    self.bind(&name, i.ident.span(), Binding::Local(id));
                    out.push((id, p.ty.first_span()));
                }
                syn::Pat::Wild(w) => {
                    let id = self.declare("_", ty, false, false, w.underscore_token.span);
                    out.push((id, p.ty.first_span()));
                }
                pat if self.owner == super::Owner::Device => {
                    let id = self.declare("argument", ty.clone(), false, false, pat.first_span());
                    out.push((id, p.ty.first_span()));
                    if let Some(taken) = self.let_pattern(pat, &ty, false) {
                        let whole = self.local(id, pat.first_span());
                        lets.push(Stmt::Let(taken, Some(whole)));
                    }
                }
                other => {
                    self.error_help(
                        other.first_span(),
                        "a parameter must be a plain name here",
                        help!("destructure it with `let` in the body"),
                    );
                    self.names_of_nothing(other);
                }
            }
        }
        self.parameters = self.locals.len();
        (out, lets)
    }

    fn kernel_param(&mut self, id: LocalId, span: Span) {
        let def = self.locals[id.0 as usize].clone();
        let help = match self.shallow(&def.ty) {
            // Out-of-range accesses need space after the array.
            Type::Lds(t, Len::Launch, _) if t.bytes() > t0_abi::lds::GAP => {
                let (shown, most) = (self.shown(&t), t0_abi::lds::GAP);
                let message = format!(
                    "an element of a kernel's `LdsDyn` can have at most {most} bytes, but `{shown}` has {}",
                    t.bytes()
                );
                let help = help_with!("declare `Lds::<{shown}, N>::new()` in the body, or take several arrays");
                self.report(Diagnostic::new(span, message).help(help));
                return;
            }
            Type::View(..) | Type::Lds(_, Len::Launch, _) | Type::Error => return,
            Type::Ref(_, t) if *t == Type::Error => return,
            Type::Scalar(Scalar::Usize) => {
                self.report(
                    Diagnostic::new(span, "`usize` is not a type of kernel arguments")
                        .help(help!("use `u32`: indices and lengths in kernels are u32")),
                );
                return;
            }
            Type::Scalar(_) | Type::Struct(_) | Type::Enum(_) => return,
            Type::Array(inner, n) => {
                self.array_element(&inner, n, span, Use::Argument);
                return;
            }
            Type::Ref(..) => help!("views are passed by value: `x: In<f32>`"),
            Type::Lds(..) => help!("declare it in the body: `let mut tile = Lds::<f32, 256>::new();`"),
            _ => help!("pass its parts as scalars, or make it a struct with `#[derive(t0::Arg)]`"),
        };
        self.report(Diagnostic::new(span, format!("a kernel cannot take a `{}`", self.shown(&def.ty))).help(help));
    }

    /// Fresh variables for the generics of a called function, with explicit arguments bound to theirs. The types of its
    /// constant parameters are resolved with `names`, its own names, and the arguments with the names of the caller.
    pub(super) fn instantiate(
        &mut self,
        f: &syn::ItemFn,
        names: &'a [Named],
        given: Option<&syn::AngleBracketedGenericArguments>,
    ) -> Option<Vec<(String, Bound)>> {
        let mut out = vec![];
        let mut args = given.map(|g| g.args.iter().collect::<Vec<_>>()).unwrap_or_default().into_iter();
        for p in &f.sig.generics.params {
            match p {
                syn::GenericParam::Type(t) => {
                    let v = self.unify.var(VarKind::General);
                    match args.next() {
                        Some(syn::GenericArgument::Type(a)) => {
                            let a = self.ty(a);
                            self.unify.unify(&v, &a);
                        }
                        None => {}
                        Some(other) => {
                            self.error(other.first_span(), "expected a type here");
                            return None;
                        }
                    }
                    out.push((t.ident.to_string(), Bound::Type(v)));
                }
                syn::GenericParam::Const(c) => {
                    let bound = match args.next() {
                        Some(a) => {
                            let callers = std::mem::replace(&mut self.names, names);
                            let ty = self.ty(&c.ty);
                            self.names = callers;
                            self.const_argument(&ty, a)
                        }
                        None => Bound::Len(self.unify.len_var()),
                    };
                    out.push((c.ident.to_string(), bound));
                }
                syn::GenericParam::Lifetime(_) => {}
            }
        }
        Some(out)
    }

    /// A generic argument of a call, as the tree stores it.
    pub(super) fn generic_of(b: &Bound) -> Generic {
        match b {
            Bound::Type(t) => Generic::Type(t.clone()),
            Bound::Const(t, v) => Generic::Const(t.clone(), *v),
            Bound::Len(n) => Generic::Len(*n),
        }
    }
}
