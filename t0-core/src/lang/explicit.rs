//! The user's function for rustc: the same tokens, with the inferred types inserted.
//!
//! Literals get suffixes, and imported constants of std and `let`s get types, at the user's spans, so that rustc and
//! this compiler cannot silently disagree (rustc alone would infer `f64` for a lone `1.0`). `#[unroll]` is removed, and
//! opened macros are closed. Nothing else changes.

use super::macros;
use super::types::{Len, Scalar, Type};
use super::walk::{Then, Visitor, Walk};
use crate::hash::Map;
use proc_macro2::{Span, TokenStream};
use quote::ToTokens as _;
use std::collections::BTreeMap;
use syn::parse_quote_spanned;
use syn::spanned::Spanned as _;
use syn::visit::Visit as _;
use syn::visit_mut::{self, VisitMut};

/// The types that were inferred for the tokens of a function, while it is checked.
///
/// Keyed by the address of the syntax node, which does not change while the function is borrowed.
#[derive(Debug, Default, Clone)]
pub struct Facts {
    literals: Map<usize, Type>,
    bindings: Map<usize, Type>,
    constants: Map<usize, Type>,
    /// The variants of enums that are named alone, and their codes, by the innermost block around them.
    variants: Map<usize, Variants>,
}

/// Variants of enums by name, and their codes.
type Variants = BTreeMap<String, (syn::Ident, u32)>;

/// The types that were inferred for the tokens of a function, by the order of its syntax nodes: enough to write the
/// function for rustc ([`write`](fn@write)). That is left to the caller: only one of a kernel's instances needs it.
#[derive(Debug, Default, Clone)]
pub struct Inferred {
    literals: Vec<Option<Type>>,
    bindings: Vec<Option<Type>>,
    constants: Vec<Option<Type>>,
    variants: Vec<Option<Variants>>,
    /// The scalars that generic parameters have in this instance. A value of such a type may be generic, so its type is
    /// not inserted.
    generic: Vec<Scalar>,
}

/// The identity of a block of the function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BlockId(usize);

impl BlockId {
    /// The identity of this block.
    pub fn of(block: &syn::Block) -> BlockId {
        BlockId(address(block))
    }
}

fn address<T>(node: &T) -> usize {
    std::ptr::from_ref(node).addr()
}

impl Facts {
    /// Records the type of a literal without a suffix.
    pub fn literal(&mut self, at: &syn::ExprLit, ty: Type) {
        self.literals.insert(address(at), ty);
    }

    /// Records the type of a `let` without a type.
    pub fn binding(&mut self, at: &syn::Local, ty: Type) {
        self.bindings.insert(address(at), ty);
    }

    /// Records the type of a constant of std with a path that does not determine its type.
    pub fn constant(&mut self, at: &syn::ExprPath, ty: Type) {
        self.constants.insert(address(at), ty);
    }

    /// Records a variant of an enum that is named without its enum, in a block.
    pub fn variant(&mut self, block: Option<BlockId>, name: &syn::Ident, code: u32) {
        let Some(BlockId(at)) = block else { return };
        self.variants.entry(at).or_default().entry(name.to_string()).or_insert_with(|| (name.clone(), code));
    }

    /// Maps all recorded types.
    pub fn resolve(&mut self, f: impl Fn(&Type) -> Type) {
        for t in self.literals.values_mut().chain(self.bindings.values_mut()).chain(self.constants.values_mut()) {
            *t = f(t);
        }
    }

    /// The types by the order of the nodes of `item`, the function that was checked, in an instance with these types.
    pub fn in_order(mut self, item: &syn::ItemFn, instance: &[(String, Type)]) -> Inferred {
        fn of<T>(nodes: &[usize], types: &mut Map<usize, T>) -> Vec<Option<T>> {
            nodes.iter().map(|at| types.remove(at)).collect()
        }
        let mut order = Order::default();
        Walk(&mut order).visit_item_fn(item);
        Inferred {
            literals: of(&order.literals, &mut self.literals),
            bindings: of(&order.bindings, &mut self.bindings),
            constants: of(&order.paths, &mut self.constants),
            variants: of(&order.blocks, &mut self.variants),
            generic: instance.iter().filter_map(|(_, t)| t.scalar()).collect(),
        }
    }
}

/// The nodes of a function in the order of a walk. `Walk` and `VisitMut` walk in the same order.
#[derive(Default)]
struct Order {
    literals: Vec<usize>,
    bindings: Vec<usize>,
    blocks: Vec<usize>,
    paths: Vec<usize>,
}

impl<'ast> Visitor<'ast> for Order {
    fn visit_block(&mut self, b: &'ast syn::Block) -> Then {
        self.blocks.push(address(b));
        Then::Children
    }

    fn visit_expr_lit(&mut self, l: &'ast syn::ExprLit) -> Then {
        self.literals.push(address(l));
        Then::Children
    }

    fn visit_expr_path(&mut self, p: &'ast syn::ExprPath) -> Then {
        self.paths.push(address(p));
        Then::Children
    }

    fn visit_local(&mut self, l: &'ast syn::Local) -> Then {
        self.bindings.push(address(l));
        Then::Children
    }
}

struct Writer<'a> {
    inferred: &'a Inferred,
    literal: usize,
    binding: usize,
    block: usize,
    path: usize,
    /// True if lengths may be generic, too.
    generic_lengths: bool,
}

impl VisitMut for Writer<'_> {
    fn visit_expr_mut(&mut self, e: &mut syn::Expr) {
        let said = macros::said(e);
        let path = self.path;
        visit_mut::visit_expr_mut(self, e);
        if let syn::Expr::Path(p) = e
            && let Some(Some(Type::Scalar(s))) = self.inferred.constants.get(path)
        {
            *e = checked_std_constant(p, *s);
        }
        macros::close(e, said);
    }

    fn visit_block_mut(&mut self, b: &mut syn::Block) {
        let variants = self.inferred.variants.get(self.block).and_then(Option::as_ref);
        self.block += 1;
        visit_mut::visit_block_mut(self, b);
        let checks = variants.into_iter().flatten().map(|(_, (name, code))| checked_variant(name, *code));
        b.stmts.splice(0..0, checks);
    }

    fn visit_expr_path_mut(&mut self, p: &mut syn::ExprPath) {
        self.path += 1;
        visit_mut::visit_expr_path_mut(self, p);
    }

    fn visit_expr_lit_mut(&mut self, l: &mut syn::ExprLit) {
        let ty = self.inferred.literals.get(self.literal);
        self.literal += 1;
        if let Some(Some(Type::Scalar(s))) = ty {
            suffix(&mut l.lit, *s);
        }
        visit_mut::visit_expr_lit_mut(self, l);
    }

    fn visit_local_mut(&mut self, l: &mut syn::Local) {
        let ty = self.inferred.bindings.get(self.binding);
        self.binding += 1;
        // Insert the type after the walk: inserted tokens have no place in the order.
        visit_mut::visit_local_mut(self, l);
        if let Some(Some(ty)) = ty
            && let span = pattern_span(&l.pat)
            && let Some(ty) = self.written(ty, span)
        {
            let pat = std::mem::replace(&mut l.pat, syn::Pat::Verbatim(TokenStream::new()));
            let colon = syn::Token![:](span);
            l.pat = syn::Pat::Type(syn::PatType {
                attrs: vec![],
                pat: Box::new(pat),
                colon_token: colon,
                ty: Box::new(ty),
            });
        }
    }

    fn visit_expr_for_loop_mut(&mut self, f: &mut syn::ExprForLoop) {
        f.attrs.retain(|a| !a.path().is_ident("unroll"));
        visit_mut::visit_expr_for_loop_mut(self, f);
    }
}

impl Writer<'_> {
    /// A type that consists of built-in names only. Other names may differ in the user's scope.
    fn written(&self, t: &Type, span: Span) -> Option<syn::Type> {
        match t {
            Type::Scalar(Scalar::F16 | Scalar::Bf16 | Scalar::F16x2 | Scalar::Bf16x2) => None,
            Type::Scalar(s) if self.inferred.generic.contains(s) => None,
            Type::Scalar(s) => {
                let path = syn::Ident::new(s.name(), span).into();
                Some(syn::Type::Path(syn::TypePath { attrs: vec![], qself: None, path }))
            }
            Type::Tuple(ts) => {
                let parts: Option<Vec<_>> = ts.iter().map(|t| self.written(t, span)).collect();
                let parts = parts?;
                Some(parse_quote_spanned!(span=> (#(#parts,)*)))
            }
            Type::Array(t, Len::Known(n)) if !self.generic_lengths => {
                let t = self.written(t, span)?;
                let n = proc_macro2::Literal::usize_unsuffixed(*n as usize);
                Some(parse_quote_spanned!(span=> [#t; #n]))
            }
            _ => None,
        }
    }
}

/// The span of a pattern. That of a plain name is known without printing the pattern.
fn pattern_span(pat: &syn::Pat) -> Span {
    match pat {
        syn::Pat::Ident(p) if p.mutability.is_none() && p.by_ref.is_none() && p.subpat.is_none() => p.ident.span(),
        _ => pat.span(),
    }
}

fn suffix(lit: &mut syn::Lit, s: Scalar) {
    match lit {
        syn::Lit::Int(i) if i.suffix().is_empty() && s.is_int() => {
            *i = syn::LitInt::new(&format!("{}{}", i.token(), s.name()), i.span());
        }
        syn::Lit::Float(f) if f.suffix().is_empty() && s.is_real() => {
            let text = f.token().to_string();
            let zero = if text.ends_with('.') { "0" } else { "" };
            *f = syn::LitFloat::new(&format!("{text}{zero}{}", s.name()), f.span());
        }
        _ => {}
    }
}

/// A constant of std, with a check by rustc that it is the constant of the inferred type.
fn checked_std_constant(p: &syn::ExprPath, s: Scalar) -> syn::Expr {
    let (ty, name) = (syn::Ident::new(s.name(), p.span()), p.path.segments.last().map(|s| &s.ident));
    let message =
        name.map(|n| format!("in kernels `{n}` is `{ty}::consts::{n}`: give a constant of your own another name"));
    parse_quote_spanned! { p.span()=>
        {
            const _: () = if #p != ::core::#ty::consts::#name { ::core::panic!(#message) };
            #p
        }
    }
}

/// A check by rustc that a variant that is named alone has this code. rustc checks the types where the name is used.
fn checked_variant(name: &syn::Ident, code: u32) -> syn::Stmt {
    let message = format!("`{name}` is another variant here than in the kernel: write it with its enum");
    parse_quote_spanned! { name.span()=>
        const _: () = if #name as ::core::primitive::u32 != #code { ::core::panic!(#message) };
    }
}

/// The function with the inferred types inserted; `item` is the function that was checked, or equal to it.
pub fn write(item: &syn::ItemFn, inferred: &Inferred) -> TokenStream {
    let mut out = item.clone();
    let generic_lengths = item.sig.generics.const_params().next().is_some();
    Writer { inferred, literal: 0, binding: 0, block: 0, path: 0, generic_lengths }.visit_item_fn_mut(&mut out);
    out.into_token_stream()
}
