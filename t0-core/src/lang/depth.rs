//! How deep the user's syntax nests, asked before anything walks it to the end.

use super::spot::Spot as _;
use crate::source::Diagnostic;
use proc_macro2::Span;
use syn::visit::{self, Visit};

/// How deep expressions, types and patterns may nest.
pub const DEPTH: u32 = 128;

/// Refuses a function that nests too deeply.
pub fn of_function(f: &syn::ItemFn) -> Result<(), Diagnostic> {
    let mut v = Depth { depth: 0, too_deep: None };
    v.visit_item_fn(f);
    v.result()
}

/// Refuses a constant that nests too deeply.
pub fn of_constant(c: &syn::ItemConst) -> Result<(), Diagnostic> {
    let mut v = Depth { depth: 0, too_deep: None };
    v.visit_item_const(c);
    v.result()
}

/// What is said of it.
pub fn too_deep(span: Span) -> Diagnostic {
    Diagnostic::new(span, format!("this is nested more than {DEPTH} levels deep"))
        .help("name a part of it with `let`, or move it to a `#[t0::device]` function")
}

struct Depth {
    depth: u32,
    too_deep: Option<Span>,
}

impl Depth {
    fn result(self) -> Result<(), Diagnostic> {
        self.too_deep.map_or(Ok(()), |at| Err(too_deep(at)))
    }

    fn deeper(&mut self, span: impl Fn() -> Span, f: impl FnOnce(&mut Self)) {
        if self.depth >= DEPTH {
            self.too_deep.get_or_insert_with(span);
            return;
        }
        self.depth += 1;
        f(self);
        self.depth -= 1;
    }
}

/// A token of an expression that is its own, so that left-nested chains are not walked.
fn own(e: &syn::Expr) -> Span {
    match e {
        syn::Expr::Binary(b) => b.op.spot(),
        syn::Expr::MethodCall(m) => m.method.span(),
        syn::Expr::Cast(c) => c.as_token.span,
        syn::Expr::Index(i) => i.bracket_token.span.open(),
        syn::Expr::Field(f) => f.dot_token.span,
        other => other.spot(),
    }
}

impl<'ast> Visit<'ast> for Depth {
    fn visit_expr(&mut self, e: &'ast syn::Expr) {
        self.deeper(|| own(e), |v| visit::visit_expr(v, e));
    }

    fn visit_type(&mut self, t: &'ast syn::Type) {
        self.deeper(|| t.spot(), |v| visit::visit_type(v, t));
    }

    fn visit_pat(&mut self, p: &'ast syn::Pat) {
        self.deeper(|| p.spot(), |v| visit::visit_pat(v, p));
    }
}
