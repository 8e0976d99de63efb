//! Types as the user writes them.

use super::{Bound, Checker};
use crate::help::Help;
use crate::ir::Access;
use crate::lang::first_token::FirstToken as _;
use crate::lang::layout::MOST_BYTES;
use crate::lang::prelude::nearest;
use crate::lang::types::{ACCUMULATORS, Len, Scalar, Type};
use crate::source::{Diagnostic, ItemKind};
use proc_macro2::Span;

/// What an array is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Use {
    /// A kernel's argument.
    Argument,
    /// An element of a view or of an LDS array.
    Element,
}

const NAMES: &[&str] = &["In", "Out", "InOut", "Atomics", "Lds", "LdsDyn"];

impl Checker<'_> {
    /// The type that the tokens denote, or [`Type::Error`] after reporting an error.
    pub(super) fn ty(&mut self, t: &syn::Type) -> Type {
        let span = t.first_span();
        self.deeper(span, |c| c.ty_inner(t)).unwrap_or(Type::Error)
    }

    fn bad_type(&mut self, span: Span, message: impl Into<String>, help: Help) -> Type {
        self.report(Diagnostic::new(span, message).help(help));
        Type::Error
    }

    fn ty_inner(&mut self, t: &syn::Type) -> Type {
        match t {
            syn::Type::Paren(p) => self.ty(&p.elem),
            syn::Type::Group(g) => self.ty(&g.elem),
            syn::Type::Tuple(ts) => Type::Tuple(ts.elems.iter().map(|t| self.ty(t)).collect()),
            syn::Type::Array(a) => {
                let elem = self.ty(&a.elem);
                match self.len_of(&a.len) {
                    Some(n) if elem != Type::Error => Type::Array(Box::new(elem), n),
                    _ => Type::Error,
                }
            }
            syn::Type::Reference(r) => match self.ty(&r.elem) {
                Type::Error => Type::Error,
                t => Type::Ref(r.mutability.is_some(), Box::new(t)),
            },
            syn::Type::Infer(_) => self.unify.var(crate::lang::unify::VarKind::General),
            syn::Type::Path(p) if p.qself.is_none() => self.path_type(&p.path),
            syn::Type::Slice(_) => self.bad_type(
                t.first_span(),
                "slices are not supported in kernels",
                help!("pass a view (`In<T>`) or an array of known length (`[T; N]`)"),
            ),
            syn::Type::Ptr(_) => self.bad_type(
                t.first_span(),
                "pointers are not supported in kernels",
                help!("pass a view: `In<T>`, `Out<T>` or `InOut<T>`"),
            ),
            syn::Type::TraitObject(_) | syn::Type::ImplTrait(_) | syn::Type::FnPtr(_) => self.bad_type(
                t.first_span(),
                "kernels cannot take functions as values",
                help!("write a `#[t0::device] fn` and call it by its name; to use several functions, write one kernel for each"),
            ),
            _ => self.bad_type(t.first_span(), "this type is not supported in kernels", help!(KNOWN)),
        }
    }

    /// A length that may be a generic parameter that is not inferred yet.
    pub(super) fn len_of(&mut self, e: &syn::Expr) -> Option<Len> {
        if let syn::Expr::Path(p) = e
            && let Some(Bound::Len(n)) = p.path.get_ident().and_then(|i| self.generics.get(&i.to_string()))
        {
            return Some(*n);
        }
        if matches!(e, syn::Expr::Infer(_)) {
            return Some(self.unify.len_var());
        }
        self.length(e).map(Len::Known)
    }

    /// The type that a path denotes.
    pub(super) fn path_type(&mut self, path: &syn::Path) -> Type {
        let Some(last) = path.segments.last() else { return Type::Error };
        let name = last.ident.to_string();
        let span = last.ident.span();
        let before = path.segments.iter().rev().nth(1).map(|s| s.ident.to_string()).unwrap_or_default();
        if path.segments.len() == 1
            && let Some(bound) = self.generics.get(&name)
        {
            return match bound {
                Bound::Type(t) => t.clone(),
                _ => self.bad_type(span, format!("`{name}` is a constant, not a type"), help!("name a type")),
            };
        }
        if before == "Self"
            && let Some(Bound::Type(t)) = self.generics.get(&format!("Self::{name}"))
        {
            return t.clone();
        }
        if let Some(item) = self.item(path) {
            match self.src.items[item].kind {
                ItemKind::Struct(_) => return self.struct_item(item, span).map_or(Type::Error, Type::Struct),
                ItemKind::Enum(_) => return self.enum_item(item).map_or(Type::Error, Type::Enum),
                ItemKind::Device(_) | ItemKind::Constant(_) => {}
            }
            return self.bad_type(span, format!("`{name}` is not a type"), help!("name a type"));
        }
        if let Some(s) = Scalar::named(&name) {
            return Type::Scalar(s);
        }
        let access = match name.as_str() {
            "In" => Some(Access::Read),
            "Out" => Some(Access::Write),
            "InOut" => Some(Access::ReadWrite),
            "Atomics" => Some(Access::Atomic),
            _ => None,
        };
        if let Some(access) = access {
            return match self.type_arguments(last, 1) {
                Some((ts, _)) => match self.element(&ts[0], last.ident.span()) {
                    Some(t)
                        if access == Access::Atomic
                            && (matches!(t, Type::Struct(_) | Type::Array(..))
                                || t.scalar().is_some_and(|s| !s.is_atomic())) =>
                    {
                        let shown = self.shown(&t);
                        self.bad_type(
                            span,
                            format!("atomics of `{shown}` are not supported"),
                            help!("use u32, i32, u64, i64, f32 or f64"),
                        )
                    }
                    Some(t) => Type::View(access, Box::new(t)),
                    None => Type::Error,
                },
                None => self.bad_type(
                    span,
                    format!("`{name}` needs the type of its elements"),
                    help_with!("write `{name}<f32>`"),
                ),
            };
        }
        let known = self.errors.len();
        match (before.as_str(), name.as_str()) {
            (_, "Lds") => match self.type_arguments(last, 1) {
                Some((ts, lens)) if (1..=2).contains(&lens.len()) => match self.element(&ts[0], last.ident.span()) {
                    Some(t) => Type::Lds(Box::new(t), lens[0], lens.get(1).copied().unwrap_or(Len::Known(1))),
                    None => Type::Error,
                },
                _ if self.errors.len() > known => Type::Error,
                _ => self.bad_type(
                    span,
                    "`Lds` needs the type and the number of its elements",
                    help!("write `Lds<f32, 256>`, or `Lds<f32, ROWS, COLS>`"),
                ),
            },
            (_, "LdsDyn") => match self.type_arguments(last, 1) {
                Some((ts, _)) => match self.element(&ts[0], last.ident.span()) {
                    Some(t) => Type::Lds(Box::new(t), Len::Launch, Len::Known(1)),
                    None => Type::Error,
                },
                None => self.bad_type(span, "`LdsDyn` needs the type of its elements", help!("write `LdsDyn<f32>`")),
            },
            ("wmma", "I4") => Type::Nibble(true),
            ("wmma", "U4") => Type::Nibble(false),
            ("wmma", name) if accumulator(name).is_some() => accumulator(name).unwrap_or(Type::Error),
            ("wmma", "A" | "B") => match self.type_arguments(last, 1) {
                Some((ts, _)) => {
                    let t = Box::new(ts[0].clone());
                    if name == "A" { Type::A(t) } else { Type::B(t) }
                }
                None => self.bad_type(
                    span,
                    format!("`wmma::{name}` needs the type of its elements"),
                    help_with!("write `wmma::{name}<bf16>`"),
                ),
            },
            _ => self.unknown_type(&name, span),
        }
    }

    fn unknown_type(&mut self, name: &str, span: Span) -> Type {
        let other = match name {
            "isize" => Some("i32"),
            "i128" => Some("i64"),
            "u128" => Some("u64"),
            "f128" => Some("f64"),
            _ => None,
        };
        if let (Some(other), "i128" | "u128") = (other, name) {
            return self.bad_type(
                span,
                format!("`{name}` is not supported in kernels"),
                help_with!("use `{other}`; the high half of a product of two `{other}` is `a.mul_hi(b)`"),
            );
        }
        if let Some(other) = other {
            return self.bad_type(span, format!("`{name}` is not supported in kernels"), help_with!("use `{other}`"));
        }
        let enums = match name {
            "Option" => Some(help!("keep a `bool` beside the value, in a tuple: `(bool, f32)`")),
            "Result" => Some(help!(
                "kernels have no `Option` and no `Result`; keep a `bool` beside the value, in a tuple: `(bool, f32)`"
            )),
            "char" | "str" | "String" => Some(help!("text is bytes: a view of `u8`, and literals such as `b'a'`")),
            "Vec" | "Box" => Some(help!("use an array `[f32; N]`, or an `Lds` array")),
            _ => None,
        };
        if let Some(help) = enums {
            return self.bad_type(span, format!("`{name}` is not supported in kernels"), help);
        }
        let known = Scalar::ALL.iter().map(|(_, n)| *n).chain(NAMES.iter().copied());
        let help = match nearest(name, known) {
            Some(n) => help_with!("did you mean `{n}`? {KNOWN}"),
            None => help!(KNOWN),
        };
        self.bad_type(span, format!("the type `{name}` is not known in kernels"), help)
    }

    /// Type arguments and lengths of a segment such as `Lds<f32, 64, 4>`. Returns `None` unless there are `types`
    /// types.
    pub(super) fn type_arguments(&mut self, seg: &syn::PathSegment, types: usize) -> Option<(Vec<Type>, Vec<Len>)> {
        let syn::PathArguments::AngleBracketed(args) = &seg.arguments else { return None };
        let (mut ts, mut lens) = (vec![], vec![]);
        for a in &args.args {
            match a {
                syn::GenericArgument::Type(t) if ts.len() < types => ts.push(self.ty(t)),
                syn::GenericArgument::Type(t) => lens.push(self.len_of_type(t)?),
                syn::GenericArgument::Const(e) => lens.push(self.len_of(e)?),
                _ => return None,
            }
        }
        (ts.len() == types).then_some((ts, lens))
    }

    /// A length written where a type could be: a single name.
    fn len_of_type(&mut self, t: &syn::Type) -> Option<Len> {
        match t {
            syn::Type::Path(p) => {
                let e = syn::Expr::Path(syn::ExprPath { attrs: vec![], qself: None, path: p.path.clone() });
                self.len_of(&e)
            }
            syn::Type::Infer(_) => Some(self.unify.len_var()),
            _ => {
                self.report(
                    Diagnostic::new(t.first_span(), "expected a number here")
                        .help(help!("write a literal or the name of a constant")),
                );
                None
            }
        }
    }

    /// Checks an array as an element of memory or as an argument. It must have a known length and valid elements, and
    /// must not be larger than the largest struct.
    pub(super) fn array_element(&mut self, inner: &Type, n: Len, span: Span, of: Use) -> Option<Type> {
        let inner = match self.shallow(inner) {
            e @ Type::Enum(_) if of == Use::Argument => e,
            s @ Type::Struct(_) if of == Use::Argument => s,
            Type::Array(inner, n) => self.array_element(&inner, n, span, of)?,
            inner => self.element(&inner, span)?,
        };
        let whole = Type::Array(Box::new(inner), n);
        let (message, help) = match (n, whole.bytes()) {
            (Len::Known(0), _) => {
                ("an array in memory must have at least one element".to_string(), help!("use a length of at least 1"))
            }
            (Len::Known(_), bytes) if bytes > MOST_BYTES => (
                format!("`{}` takes {bytes} bytes, more than {MOST_BYTES}", self.shown(&whole)),
                help!("pass it as a view: `In<f32>`"),
            ),
            (Len::Known(_), _) => return Some(whole),
            _ => ("the length of this array is not known".to_string(), help!("write it: `[f32; 4]`")),
        };
        self.report(Diagnostic::new(span, message).help(help));
        None
    }

    fn element(&mut self, t: &Type, span: Span) -> Option<Type> {
        match self.shallow(t) {
            Type::Error => None,
            Type::Scalar(s) if s != Scalar::Bool && s != Scalar::Usize => Some(Type::Scalar(s)),
            of @ (Type::Struct(_) | Type::Enum(_)) => match of.first_enum() {
                None => Some(of),
                Some(e) => {
                    let held = if matches!(of, Type::Enum(_)) { String::new() } else { format!(" in `{of}`") };
                    let d = Diagnostic::new(
                        span,
                        format!(
                            "elements in memory cannot be `{}`{held}: not every number in memory is a variant",
                            e.name
                        ),
                    );
                    self.report(d.help(help_with!("store `x as u32`, and read it with `{}::from_code(x)`", e.name)));
                    None
                }
            },
            v @ Type::Var(_) => Some(v),
            Type::Array(inner, n) => self.array_element(&inner, n, span, Use::Element),
            other => {
                self.report(
                    Diagnostic::new(span, format!("elements in memory cannot be `{}`", self.shown(&other)))
                        .help(help!("elements can be i8, u8, i16, u16, i32, u32, i64, u64, f16, bf16, f32, f64, f16x2, bf16x2, structs, and arrays of these")),
                );
                None
            }
        }
    }
}

/// The accumulator type with this name.
pub(super) fn accumulator(name: &str) -> Option<Type> {
    ACCUMULATORS.iter().find(|(_, n)| *n == name).map(|(s, _)| Type::Acc(*s))
}

const KNOWN: &str = "kernels know bool, i8, u8, i16, u16, i32, u32, i64, u64, f16, bf16, f32, f64, f16x2, bf16x2, arrays, tuples, structs with `#[derive(t0::Arg)]`, enums with `#[t0::device]`, In, Out, InOut, Atomics, Lds and wmma's fragments";
