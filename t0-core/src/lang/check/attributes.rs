//! Attributes in a body: lints and `#[unroll]`. All others are rejected: rustc would apply them, for example
//! `#[cfg(..)]`, and this compiler would not.

use super::Checker;
use crate::lang::first_token::FirstToken as _;
use crate::lang::walk::{Then, Visitor, Walk};
use proc_macro2::Span;
use syn::visit::Visit as _;

/// True for attributes that do not change the meaning of code.
fn is_harmless(path: &syn::Path) -> bool {
    ["allow", "expect", "warn", "deny", "doc"].iter().any(|n| path.is_ident(n))
        || path.segments.first().is_some_and(|s| s.ident == "rustfmt")
}

/// Attributes that no other part of the compiler reads.
#[derive(Default)]
struct Finder<'a> {
    judged: Vec<&'a syn::Attribute>,
    found: Vec<&'a syn::Attribute>,
}

impl<'ast> Visitor<'ast> for Finder<'ast> {
    fn visit_attribute(&mut self, a: &'ast syn::Attribute) -> Then {
        // Inner attributes mark opened macros.
        let outer = matches!(a.style, syn::AttrStyle::Outer);
        if outer && !self.judged.iter().any(|j| std::ptr::eq(*j, a)) && !is_harmless(a.path()) {
            self.found.push(a);
        }
        Then::Skip
    }

    fn visit_local(&mut self, l: &'ast syn::Local) -> Then {
        self.judged.extend(&l.attrs);
        Then::Children
    }

    fn visit_expr_while(&mut self, l: &'ast syn::ExprWhile) -> Then {
        self.judged.extend(&l.attrs);
        Then::Children
    }

    fn visit_expr_loop(&mut self, l: &'ast syn::ExprLoop) -> Then {
        self.judged.extend(&l.attrs);
        Then::Children
    }

    fn visit_expr_for_loop(&mut self, l: &'ast syn::ExprForLoop) -> Then {
        self.judged.extend(&l.attrs);
        Then::Children
    }

    fn visit_item(&mut self, _: &'ast syn::Item) -> Then {
        Then::Skip
    }
}

impl<'a> Checker<'a> {
    fn unknown_attribute(&mut self, span: Span) {
        self.error_help(
            span,
            "this attribute is not supported in kernels",
            help!("kernels support `#[unroll]` on a `for`, and lint attributes"),
        );
    }

    /// Rejects attributes that are on neither a `let` nor a loop.
    pub(super) fn stray_attributes(&mut self, b: &syn::Block) {
        let mut finder = Finder::default();
        Walk(&mut finder).visit_block(b);
        for a in finder.found {
            if a.path().is_ident("unroll") {
                self.attributes(std::slice::from_ref(a), false);
            } else {
                self.unknown_attribute(a.path().first_span());
            }
        }
    }

    /// Reads the attributes of a loop. Returns the span of `#[unroll]`.
    pub(super) fn attributes(&mut self, attrs: &[syn::Attribute], may_unroll: bool) -> Option<Span> {
        let mut unroll = None;
        for a in attrs {
            let path = a.path();
            if path.is_ident("unroll") {
                if may_unroll && matches!(a.meta, syn::Meta::Path(_)) {
                    unroll = Some(a.path().first_span());
                } else if may_unroll {
                    self.error_help(
                        a.path().first_span(),
                        "`#[unroll]` takes no arguments",
                        help!("remove them; to unroll in part, split the loop into an outer loop and an unrolled inner loop"),
                    );
                } else {
                    self.error_help(
                        a.path().first_span(),
                        "only a `for` with constant bounds can be unrolled",
                        help!("write the loop as `#[unroll] for i in 0..N`"),
                    );
                }
            } else if !is_harmless(path) {
                self.unknown_attribute(path.first_span());
            }
        }
        unroll
    }
}
