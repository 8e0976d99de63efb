//! The first token of a piece of syntax.
//!
//! `syn::spanned::Spanned` prints a whole tree to find its ends, and on stable Rust the result is the span of the first
//! token anyway. This module finds that token directly.

use proc_macro2::Span;
use syn::spanned::Spanned as _;

/// A piece of syntax.
pub trait FirstToken {
    /// The span of its first token.
    fn first_span(&self) -> Span;
}

fn path(p: &syn::Path) -> Span {
    match (&p.leading_colon, p.segments.first()) {
        (Some(c), _) => c.spans[0],
        (None, Some(s)) => s.ident.span(),
        _ => Span::call_site(),
    }
}

impl FirstToken for syn::Path {
    fn first_span(&self) -> Span {
        path(self)
    }
}

impl FirstToken for syn::Expr {
    fn first_span(&self) -> Span {
        use syn::Expr::*;
        let mut e = self;
        loop {
            e = match e {
                Assign(x) => &x.left,
                Await(x) => &x.base,
                Binary(x) => &x.left,
                Call(x) => &x.func,
                Cast(x) => &x.expr,
                Field(x) => &x.base,
                Index(x) => &x.expr,
                MethodCall(x) => &x.receiver,
                Try(x) => &x.expr,
                Group(x) => &x.expr,
                Range(syn::ExprRange { start: Some(s), .. }) => s,
                other => return other.first(),
            };
        }
    }
}

/// The first token of expressions that start with a token of their own.
trait First {
    fn first(&self) -> Span;
}

impl First for syn::Expr {
    fn first(&self) -> Span {
        use syn::Expr::*;
        let label = |l: &Option<syn::Label>, other: Span| l.as_ref().map_or(other, |l| l.name.apostrophe);
        match self {
            Array(x) => x.bracket_token.span.open(),
            Block(x) => label(&x.label, x.block.brace_token.span.open()),
            Break(x) => x.break_token.span,
            Continue(x) => x.continue_token.span,
            ForLoop(x) => label(&x.label, x.for_token.span),
            If(x) => x.if_token.span,
            Let(x) => x.let_token.span,
            Lit(x) => x.lit.span(),
            Loop(x) => label(&x.label, x.loop_token.span),
            Macro(x) => path(&x.mac.path),
            Match(x) => x.match_token.span,
            Paren(x) => x.paren_token.span.open(),
            Path(x) if x.qself.is_none() => path(&x.path),
            Range(x) => match &x.limits {
                syn::RangeLimits::HalfOpen(t) => t.spans[0],
                syn::RangeLimits::Closed(t) => t.spans[0],
            },
            Reference(x) => x.and_token.span,
            Repeat(x) => x.bracket_token.span.open(),
            Return(x) => x.return_token.span,
            Struct(x) => path(&x.path),
            Tuple(x) => x.paren_token.span.open(),
            Unary(x) => match &x.op {
                syn::UnOp::Deref(t) => t.span,
                syn::UnOp::Not(t) => t.span,
                syn::UnOp::Neg(t) => t.span,
                _ => Span::call_site(),
            },
            Unsafe(x) => x.unsafe_token.span,
            While(x) => label(&x.label, x.while_token.span),
            other => other.span(),
        }
    }
}

impl FirstToken for syn::Type {
    fn first_span(&self) -> Span {
        let mut t = self;
        loop {
            t = match t {
                syn::Type::Array(x) => return x.bracket_token.span.open(),
                syn::Type::Paren(x) => return x.paren_token.span.open(),
                syn::Type::Path(x) if x.qself.is_none() => return path(&x.path),
                syn::Type::Reference(x) => return x.and_token.span,
                syn::Type::Slice(x) => return x.bracket_token.span.open(),
                syn::Type::Tuple(x) => return x.paren_token.span.open(),
                syn::Type::Group(x) => &x.elem,
                other => return other.span(),
            }
        }
    }
}

impl FirstToken for syn::Pat {
    fn first_span(&self) -> Span {
        let mut p = self;
        loop {
            p = match p {
                syn::Pat::Ident(x) => return x.ident.span(),
                syn::Pat::Lit(x) => return x.lit.span(),
                syn::Pat::Paren(x) => return x.paren_token.span.open(),
                syn::Pat::Path(x) if x.qself.is_none() => return path(&x.path),
                syn::Pat::Range(syn::ExprRange { start: Some(s), .. }) => return s.first_span(),
                syn::Pat::Struct(x) => return path(&x.path),
                syn::Pat::Tuple(x) => return x.paren_token.span.open(),
                syn::Pat::TupleStruct(x) => return path(&x.path),
                syn::Pat::Wild(x) => return x.underscore_token.span,
                syn::Pat::Guard(x) => &x.pat,
                syn::Pat::Type(x) => &x.pat,
                syn::Pat::Or(syn::PatOr { cases, leading_vert: None, .. }) if !cases.is_empty() => &cases[0],
                other => return other.span(),
            }
        }
    }
}

impl FirstToken for syn::Stmt {
    fn first_span(&self) -> Span {
        match self {
            syn::Stmt::Local(l) => l.let_token.span,
            syn::Stmt::Expr(e, _) => e.first_span(),
            syn::Stmt::Macro(m) => path(&m.mac.path),
            syn::Stmt::Item(i) => i.span(),
        }
    }
}

impl FirstToken for syn::Block {
    fn first_span(&self) -> Span {
        self.brace_token.span.open()
    }
}

impl FirstToken for syn::BinOp {
    fn first_span(&self) -> Span {
        use syn::BinOp::*;
        match self {
            Add(t) => t.span,
            Sub(t) => t.span,
            Mul(t) => t.span,
            Div(t) => t.span,
            Rem(t) => t.span,
            BitXor(t) => t.span,
            BitAnd(t) => t.span,
            BitOr(t) => t.span,
            Lt(t) => t.span,
            Gt(t) => t.span,
            other => other.span(),
        }
    }
}

macro_rules! left {
    ($($ty:ident . $field:ident)*) => {$(
        impl FirstToken for syn::$ty {
            fn first_span(&self) -> Span {
                self.$field.first_span()
            }
        }
    )*};
}

left! { ExprAssign.left ExprBinary.left ExprCall.func ExprField.base ExprIndex.expr ExprMethodCall.receiver ExprPath.path }

macro_rules! whole {
    ($($ty:ident)*) => {$(
        impl FirstToken for syn::$ty {
            fn first_span(&self) -> Span {
                self.span()
            }
        }
    )*};
}

// Rare nodes that are short or occur only in error messages.
whole! { Abi Variadic GenericArgument Item }
