//! The macros of kernels, as syntax that every walk sees.
//!
//! For `syn` the contents of a macro are tokens. Before a function is processed, `t0::print!`, `t0::asm!` and the
//! `assert!` family are **opened**: each becomes a tuple of its arguments, with the macro's path as an attribute that
//! users cannot write there. Names in the macro are then resolved, nesting is bounded and literals get their types as
//! in other code. `matches!` becomes the equivalent `match`, with the same kind of attribute. [`close`] restores the
//! macros for rustc.
//!
//! Names captured by a format (`"{x}"`) become arguments of that name (`x = x`), with the span of the text.

use super::asm::Asm;
use super::depth;
use super::format::{self, Format};
use super::walk::{Then, Visitor, Walk};
use proc_macro2::{Span, TokenStream};
use quote::ToTokens as _;
use syn::parse::Parser as _;
use syn::punctuated::Punctuated;
use syn::visit::Visit as _;
use syn::visit_mut::{self, VisitMut};
use syn::{AttrStyle, Attribute, Expr, ExprTuple, Meta, MetaList, Path, Token};

/// The macros of kernels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// `t0::print!(format, ..)`
    Print,
    /// `assert!(condition, ..)`
    Assert,
    /// `assert_eq!(left, right, ..)`
    AssertEq,
    /// `assert_ne!(left, right, ..)`
    AssertNe,
    /// `t0::asm!(text, operands)`
    Asm,
}

impl Known {
    /// The macro that a path refers to.
    pub fn of(path: &Path) -> Option<Known> {
        let segs: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
        let (last, before) = segs.split_last()?;
        let std = matches!(before, [one] if one == "std" || one == "core");
        match last.as_str() {
            // Without a path this is std's macro.
            "print" if !before.is_empty() && !std => Some(Known::Print),
            "asm" if before.first().is_some_and(|first| first != "std" && first != "core") => Some(Known::Asm),
            "assert" if std || before.is_empty() => Some(Known::Assert),
            "assert_eq" if std || before.is_empty() => Some(Known::AssertEq),
            "assert_ne" if std || before.is_empty() => Some(Known::AssertNe),
            _ => None,
        }
    }

    /// The number of arguments before the format.
    pub fn before(self) -> usize {
        match self {
            Known::Print | Known::Asm => 0,
            Known::Assert => 1,
            Known::AssertEq | Known::AssertNe => 2,
        }
    }
}

/// The path of an opened macro. Returns `None` for the user's own tuples.
pub fn path(t: &ExprTuple) -> Option<&Path> {
    match t.attrs.as_slice() {
        [Attribute { style: AttrStyle::Inner(_), meta: Meta::Path(path), .. }] => Some(path),
        _ => None,
    }
}

/// An opened `asm!`, whose tuple holds the values of its operands.
pub fn assembly(t: &ExprTuple) -> Option<(&Path, Asm)> {
    match t.attrs.as_slice() {
        [Attribute { style: AttrStyle::Inner(_), meta: Meta::List(list), .. }] => {
            Some((&list.path, syn::parse2(list.tokens.clone()).ok()?))
        }
        _ => None,
    }
}

/// The arguments of a macro. Returns `None` if they are not expressions.
pub fn arguments(m: &syn::Macro) -> Option<Punctuated<Expr, Token![,]>> {
    depth::of_tokens(&m.tokens).ok()?;
    Punctuated::parse_terminated.parse2(m.tokens.clone()).ok()
}

/// The attribute of an opened macro.
fn attribute(bang: Token![!], meta: Meta) -> Attribute {
    Attribute {
        pound_token: Token![#](bang.span),
        style: AttrStyle::Inner(bang),
        bracket_token: syn::token::Bracket(bang.span),
        meta,
    }
}

fn opened(m: &syn::Macro) -> Option<Expr> {
    if is_matches(&m.path) {
        return opened_matches(m);
    }
    let known = Known::of(&m.path)?;
    let paren_token = syn::token::Paren(m.delimiter.span().join());
    let attribute = |meta| attribute(m.bang_token, meta);
    if known == Known::Asm {
        depth::of_tokens(&m.tokens).ok()?;
        let asm: Asm = syn::parse2(m.tokens.clone()).ok()?;
        let elems = asm.operands.into_iter().filter_map(|o| o.value).collect();
        let list = MetaList { path: m.path.clone(), delimiter: m.delimiter.clone(), tokens: m.tokens.clone() };
        return Some(Expr::Tuple(ExprTuple { attrs: vec![attribute(Meta::List(list))], paren_token, elems }));
    }
    let mut elems = arguments(m)?;
    if let Some(Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. })) = elems.iter().nth(known.before())
        && let Ok(format) = Format::parse(&text.value())
    {
        let span = text.span();
        let named: Vec<String> = elems.iter().filter_map(name).map(ToString::to_string).collect();
        for capture in format.names() {
            if !named.contains(&capture) && format::is_name(&capture) {
                elems.push(capture_of(&capture, span));
            }
        }
    }
    let attrs = vec![attribute(Meta::Path(m.path.clone()))];
    Some(Expr::Tuple(ExprTuple { attrs, paren_token, elems }))
}

fn capture_of(name: &str, span: Span) -> Expr {
    let ident = syn::Ident::new(name, span);
    let path = || Box::new(Expr::Path(syn::ExprPath { attrs: vec![], qself: None, path: ident.clone().into() }));
    Expr::Assign(syn::ExprAssign { attrs: vec![], left: path(), eq_token: Token![=](span), right: path() })
}

/// The name of an argument `name = value`.
pub fn name(e: &Expr) -> Option<&syn::Ident> {
    match e {
        Expr::Assign(a) => match &*a.left {
            Expr::Path(p) => p.path.get_ident(),
            _ => None,
        },
        _ => None,
    }
}

struct Open;

impl VisitMut for Open {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        if let Expr::Macro(m) = e
            && let Some(open) = opened(&m.mac)
        {
            *e = open;
        }
        visit_mut::visit_expr_mut(self, e);
    }

    fn visit_stmt_mut(&mut self, s: &mut syn::Stmt) {
        if let syn::Stmt::Macro(m) = s
            && m.attrs.is_empty()
            && let Some(open) = opened(&m.mac)
        {
            // `matches!` has a value; the other macros do not.
            let semi = if is_matches(&m.mac.path) { m.semi_token } else { Some(m.semi_token.unwrap_or_default()) };
            *s = syn::Stmt::Expr(open, semi);
        }
        visit_mut::visit_stmt_mut(self, s);
    }
}

/// The function with its macros opened.
pub fn open(f: &syn::ItemFn) -> syn::ItemFn {
    let mut f = f.clone();
    Open.visit_item_fn_mut(&mut f);
    f
}

/// True if a function uses any macro.
pub fn has_macros(f: &syn::ItemFn) -> bool {
    struct Finder(bool);
    impl<'ast> Visitor<'ast> for Finder {
        fn visit_macro(&mut self, _: &'ast syn::Macro) -> Then {
            self.0 = true;
            Then::Skip
        }
    }
    let mut finder = Finder(false);
    Walk(&mut finder).visit_item_fn(f);
    finder.0
}

/// The message of a failed assertion without a message of its own.
pub fn failed(condition: &Expr) -> String {
    format!("assertion failed: {}", text(&condition.to_token_stream()))
}

/// Returns [`failed`] for an opened `assert!` without a message.
pub fn said(e: &Expr) -> Option<String> {
    let Expr::Tuple(t) = e else { return None };
    match Known::of(path(t)?)? {
        Known::Assert if t.elems.len() == 1 => t.elems.first().map(failed),
        _ => None,
    }
}

/// True for `matches!`.
fn is_matches(path: &Path) -> bool {
    let segs: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
    let (last, before) = (segs.last().map(String::as_str), &segs[..segs.len().saturating_sub(1)]);
    last == Some("matches") && (before.is_empty() || matches!(before, [one] if one == "std" || one == "core"))
}

/// `matches!(value, pattern if guard)` as the equivalent `match`, with an attribute like all opened macros.
fn opened_matches(m: &syn::Macro) -> Option<Expr> {
    depth::of_tokens(&m.tokens).ok()?;
    let span = m.bang_token.span;
    let parse = |input: syn::parse::ParseStream<'_>| {
        let value: Expr = input.parse()?;
        input.parse::<Token![,]>()?;
        let mut pat = syn::Pat::parse_multi_with_leading_vert(input)?;
        if input.peek(Token![if]) {
            let if_token = input.parse()?;
            let guard = Box::new(input.parse()?);
            pat = syn::Pat::Guard(syn::PatGuard { attrs: vec![], pat: Box::new(pat), if_token, guard });
        }
        input.parse::<Option<Token![,]>>()?;
        Ok((value, pat))
    };
    let (value, pat) = parse.parse2(m.tokens.clone()).ok()?;
    let arm = |pat, value| syn::Arm {
        attrs: vec![],
        pat,
        fat_arrow_token: Token![=>](span),
        body: Box::new(Expr::Lit(syn::ExprLit { attrs: vec![], lit: syn::Lit::Bool(syn::LitBool::new(value, span)) })),
        comma: Some(Token![,](span)),
    };
    let rest = syn::Pat::Wild(syn::PatWild { attrs: vec![], underscore_token: Token![_](span) });
    Some(Expr::Match(syn::ExprMatch {
        attrs: vec![attribute(m.bang_token, Meta::Path(m.path.clone()))],
        match_token: Token![match](m.path.segments.last().map_or(span, |s| s.ident.span())),
        expr: Box::new(value),
        brace_token: syn::token::Brace(m.delimiter.span().join()),
        arms: vec![arm(pat, true), arm(rest, false)],
    }))
}

/// Restores an opened `matches!`. Returns `None` for the user's own `match`.
fn closed_matches(m: &syn::ExprMatch) -> Option<Expr> {
    let [Attribute { style: AttrStyle::Inner(bang_token), meta: Meta::Path(path), .. }] = m.attrs.as_slice() else {
        return None;
    };
    let mut tokens = m.expr.to_token_stream();
    Token![,](bang_token.span).to_tokens(&mut tokens);
    m.arms.first()?.pat.to_tokens(&mut tokens);
    let delimiter = syn::MacroDelimiter::Paren(syn::token::Paren(m.brace_token.span.join()));
    let mac = syn::Macro { path: path.clone(), bang_token: *bang_token, delimiter, tokens };
    Some(Expr::Macro(syn::ExprMacro { attrs: vec![], mac }))
}

/// Closes an opened macro. An assertion gets `said` as its message, which was made before its literals got types.
pub fn close(e: &mut Expr, said: Option<String>) {
    if let Expr::Match(m) = e
        && let Some(closed) = closed_matches(m)
    {
        *e = closed;
        return;
    }
    let Expr::Tuple(t) = e else { return };
    if let Some((path, asm)) = assembly(t) {
        *e = Expr::Verbatim(asm.close(path, t.elems.iter()));
        return;
    }
    let Some(path) = path(t).cloned() else { return };
    if let Some(said) = said {
        let text = syn::LitStr::new(&said.replace('{', "{{").replace('}', "}}"), Span::call_site());
        t.elems.push(Expr::Lit(syn::ExprLit { attrs: vec![], lit: syn::Lit::Str(text) }));
    }
    let span = path.segments.first().map_or_else(Span::call_site, |s| s.ident.span());
    let tokens = t.elems.to_token_stream();
    let delimiter = syn::MacroDelimiter::Paren(t.paren_token);
    let mac = syn::Macro { path, bang_token: Token![!](span), delimiter, tokens };
    *e = Expr::Macro(syn::ExprMacro { attrs: vec![], mac });
}

/// Tokens as the user wrote them, with spaces where the source has them, as far as source locations are known.
fn text(tokens: &TokenStream) -> String {
    let mut out = String::new();
    let mut last = None;
    write(tokens.clone(), &mut out, &mut last);
    out
}

fn write(tokens: TokenStream, out: &mut String, last: &mut Option<Span>) {
    use proc_macro2::{Delimiter, TokenTree};
    let mut put = |text: &str, span: Span, out: &mut String| {
        let joined = last.is_none_or(|l| {
            let (end, start) = (l.end(), span.start());
            end.line == start.line && end.column >= start.column
        });
        if !joined && !out.is_empty() {
            out.push(' ');
        }
        out.push_str(text);
        *last = Some(span);
    };
    let mut stack = vec![(tokens.into_iter(), None::<(&str, Span)>)];
    while let Some((rest, close)) = stack.last_mut() {
        match rest.next() {
            Some(TokenTree::Group(g)) => {
                let (a, b) = match g.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                if !a.is_empty() {
                    put(a, g.span_open(), out);
                }
                let close = (!b.is_empty()).then(|| (b, g.span_close()));
                stack.push((g.stream().into_iter(), close));
            }
            Some(token) => put(&token.to_string(), token.span(), out),
            None => {
                if let Some((text, span)) = *close {
                    put(text, span, out);
                }
                stack.pop();
            }
        }
    }
}
