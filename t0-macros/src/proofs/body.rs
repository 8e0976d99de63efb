//! The function for rustc, in which each call states the function that was compiled.
//!
//! `put(&mut out, i)` becomes `same(put, put::function)(&mut out, i)`, and `lane()` becomes
//! `same(lane, t0::__private::builtins::lane)()`. Each function has a type of its own, so rustc reports a call of
//! anything else as an error that shows both functions. The generic arguments are inferred from the call as before.
//!
//! - Constant parameters and arguments of enum types become codes (`crate::enums`).
//! - The macros of std are called by absolute paths, and `Some` and `None` in patterns become absolute paths.
//! - Methods of iterators that borrow them are called by the path of their trait.
//! - A block with imports contains the proofs of all other names again, because the imports may shadow them there.

use std::collections::BTreeSet;

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned as _;
use syn::visit_mut::{self, VisitMut};
use syn::{Expr, ExprCall, ItemFn, Path, parse_quote, parse_quote_spanned};
use t0_core::lang::check;
use t0_core::lang::macros::{self, Known};
use t0_core::lang::prelude;
use t0_core::lang::types::Scalar;
use t0_core::source::ItemKind;

use super::names::Checks;
use super::{Resolved, methods};
use crate::enums::Codes;
use crate::item::{key, plain};
use crate::paths;

impl Resolved<'_> {
    /// The function that t0-core has returned for rustc, with proofs. `checks` are those of its other names.
    pub(crate) fn body(&self, explicit: TokenStream, checks: &Checks) -> TokenStream {
        let Ok(item) = syn::parse2::<ItemFn>(explicit.clone()) else { return explicit };
        let mut item = macros::open(&item);
        let codes = Codes::rewrite(*self, &mut item);
        let own = paths::local_names(&item);
        let generic = item.sig.generics.type_params().map(|t| t.ident.to_string()).collect();
        Writer { resolved: *self, own, generic, checks, codes }.visit_item_fn_mut(&mut item);
        item.into_token_stream()
    }
}

struct Writer<'a> {
    resolved: Resolved<'a>,
    /// Local names, which hide functions.
    own: BTreeSet<String>,
    /// The type parameters.
    generic: BTreeSet<String>,
    checks: &'a Checks,
    codes: Codes,
}

impl VisitMut for Writer<'_> {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        let borrows = matches!(e, Expr::MethodCall(m) if check::borrows_iterator(m));
        visit_mut::visit_expr_mut(self, e);
        if borrows && let Expr::MethodCall(m) = e {
            let (span, receiver, name, args) = (m.method.span(), &m.receiver, &m.method, &m.args);
            *e = parse_quote_spanned!(span=> ::core::iter::Iterator::#name(&mut (#receiver), #args));
        }
        if let Expr::Call(call) = e {
            if let Some(built) = self.constructed(call) {
                *e = built;
            } else {
                self.call(call);
            }
        }
        macros::close(e, None);
        if let Expr::Macro(m) = e {
            self.absolute(&mut m.mac.path);
        }
    }

    fn visit_block_mut(&mut self, block: &mut syn::Block) {
        visit_mut::visit_block_mut(self, block);
        let imports = |s: &syn::Stmt| matches!(s, syn::Stmt::Item(syn::Item::Use(_)));
        if block.stmts.iter().any(imports) {
            let Checks { beside, plain } = self.checks;
            let checks = quote!({ #beside #plain });
            block.stmts.insert(0, syn::Stmt::Expr(Expr::Verbatim(checks), Some(parse_quote!(;))));
        }
    }

    fn visit_generic_argument_mut(&mut self, argument: &mut syn::GenericArgument) {
        match self.codes.argument(self.resolved, argument) {
            Some(code) => *argument = code,
            None => visit_mut::visit_generic_argument_mut(self, argument),
        }
    }

    fn visit_pat_mut(&mut self, p: &mut syn::Pat) {
        visit_mut::visit_pat_mut(self, p);
        let span = p.span();
        match p {
            syn::Pat::TupleStruct(t) if t.path.is_ident("Some") => {
                t.path = parse_quote_spanned!(span=> ::core::option::Option::Some);
            }
            syn::Pat::Ident(i) if i.ident == "None" && i.subpat.is_none() => {
                *p = syn::Pat::Verbatim(quote_spanned!(span=> ::core::option::Option::None));
            }
            _ => {}
        }
    }

    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

/// The path of a called function.
fn called(call: &ExprCall) -> Option<&Path> {
    let mut f = &*call.func;
    while let Expr::Paren(p) = f {
        f = &p.expr;
    }
    match f {
        Expr::Path(p) if p.qself.is_none() => Some(&p.path),
        _ => None,
    }
}

impl Writer<'_> {
    fn is_local(&self, path: &Path) -> bool {
        path.get_ident().is_some_and(|name| self.own.contains(&name.to_string()))
    }

    /// A constructor `V(x, y)` as `V { 0: x, 1: y }`, because a function could have the name of a struct.
    fn constructed(&self, call: &ExprCall) -> Option<Expr> {
        let path = called(call).filter(|path| !self.is_local(path))?;
        if !matches!(self.resolved.item(path)?.kind, ItemKind::Struct(_)) {
            return None;
        }
        let at = (0..call.args.len()).map(syn::Index::from);
        let args = call.args.iter();
        Some(Expr::Verbatim(quote!({ #path { #(#at: #args),* } })))
    }

    fn call(&self, call: &mut ExprCall) {
        let Some(path) = called(call) else { return };
        let span = path.span();
        let Some(meant) = self.meant(path, span) else { return };
        let private = self.resolved.private(span);
        *call.func = match meant {
            Meant::Only(right) => parse_quote_spanned!(span=> #right),
            Meant::Same(right) => parse_quote_spanned!(span=> #private::same(#path, #right)),
        };
    }

    /// The function that t0-core takes a called path for, by a path that cannot be shadowed.
    fn meant(&self, path: &Path, span: Span) -> Option<Meant> {
        if self.is_local(path) {
            return None;
        }
        let names: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
        let (last, before) = (&path.segments.last()?.ident, &names[..names.len() - 1]);
        let of = before.last().map_or("", String::as_str);
        if let Some(item) = self.resolved.item(path) {
            if !matches!(item.kind, ItemKind::Device(_)) {
                return None;
            }
            if item.in_block {
                // The generic arguments belong to the function.
                let (owner, arguments) = (plain(path), &path.segments.last()?.arguments);
                return Some(Meant::Only(quote_spanned!(span=> #owner::function #arguments)));
            }
            let marker = plain(path);
            return Some(Meant::Same(quote_spanned!(span=> #marker::function)));
        }
        if self.generic.contains(of) || of == "Self" {
            return None;
        }
        let owner = Path {
            leading_colon: path.leading_colon,
            segments: path.segments.iter().take(before.len()).cloned().collect(),
        };
        // An inherent function of a struct, whose identity is proved.
        if !before.is_empty() && self.resolved.named(&key(&owner)).is_some() {
            return None;
        }
        let private = self.resolved.private(span);
        let builtins = quote_spanned!(span=> #private::builtins);
        let name = last.to_string();
        let right = match (before, of, name.as_str()) {
            (_, "Lds", "new") => quote_spanned!(span=> #builtins::Lds::new),
            (_, "mem", "swap" | "replace") => quote_spanned!(span=> ::core::mem::#last),
            ([.., wmma, _], ..) if wmma == "wmma" => {
                let owner = &path.segments[before.len() - 1].ident;
                quote_spanned!(span=> #private::wmma::#owner::#last)
            }
            ([], _, "strided" | "grid_stride") => quote_spanned!(span=> #builtins::#last),
            ([_], of, _) if let Some(scalar) = Scalar::named(of) => {
                let ty = self.resolved.scalar(scalar, span);
                if methods::by_trait(scalar, &name) {
                    // With the traits in scope, a function of the name from another trait is ambiguous.
                    quote_spanned! {span=> {
                        #[allow(unused_imports)]
                        use #private::{Float as _, FloatExt as _, IntExt as _, Packed as _, WordExt as _};
                        #ty::#last
                    }}
                } else {
                    quote_spanned!(span=> #ty::#last)
                }
            }
            _ => {
                let module = if prelude::MODULES.contains(&of) { of } else { "" };
                prelude::function(module, &name)?;
                match module {
                    "" => quote_spanned!(span=> #builtins::#last),
                    "array" => quote_spanned!(span=> ::core::array::#last),
                    _ => {
                        let module = &path.segments[before.len() - 1].ident;
                        quote_spanned!(span=> #private::#module::#last)
                    }
                }
            }
        };
        Some(Meant::Same(right))
    }

    /// Replaces the path of a macro by one that cannot be shadowed.
    fn absolute(&self, path: &mut Path) {
        let Some(last) = path.segments.last().map(|s| s.ident.clone()) else { return };
        let span = path.span();
        match Known::of(path) {
            Some(Known::Assert | Known::AssertEq | Known::AssertNe) => {
                *path = parse_quote_spanned!(span=> ::core::#last);
            }
            Some(Known::Print) => {
                let krate = self.resolved.krate(span);
                *path = parse_quote_spanned!(span=> #krate::print);
            }
            Some(Known::Asm) => {}
            None if last == "matches" => *path = parse_quote_spanned!(span=> ::core::matches),
            None => {}
        }
    }
}

/// The function that a call must mean.
enum Meant {
    /// The user's path must mean this function.
    Same(TokenStream),
    /// The call is replaced by a call of this function.
    Only(TokenStream),
}
