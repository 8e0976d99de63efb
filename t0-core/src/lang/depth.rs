//! The nesting depth of the user's syntax, checked before any other code walks the syntax recursively.

use super::first_token::FirstToken as _;
use super::walk::{Then, Visitor, Walk};
use crate::source::Diagnostic;
use proc_macro2::Span;
use syn::visit::{self, Visit};

/// The greatest nesting depth of expressions, types and patterns.
pub const DEPTH: u32 = 128;

/// Checks the nesting depth of a function.
pub fn of_function(f: &syn::ItemFn) -> Result<(), Diagnostic> {
    let mut v = Depth { depth: 0, too_deep: None };
    Walk(&mut v).visit_item_fn(f);
    v.result()
}

/// Checks the nesting depth of a constant.
pub fn of_constant(c: &syn::ItemConst) -> Result<(), Diagnostic> {
    let mut v = Depth { depth: 0, too_deep: None };
    Walk(&mut v).visit_item_const(c);
    v.result()
}

/// Checks the nesting depth of a struct.
pub fn of_struct(s: &syn::ItemStruct) -> Result<(), Diagnostic> {
    let mut v = Depth { depth: 0, too_deep: None };
    Walk(&mut v).visit_item_struct(s);
    v.result()
}

/// The error for syntax that nests too deeply.
pub fn too_deep(span: Span) -> Diagnostic {
    Diagnostic::new(span, format!("this is nested more than {DEPTH} levels deep"))
        .help(help!("bind a part of it with `let`, or move it to a `#[t0::device]` function"))
}

/// The greatest nesting of groups in tokens, and the greatest number of operators in one expression. They are checked
/// before parsing, because a parser recurses for each of them and its stack is limited.
const GROUPS: usize = 160;
const OPERATORS: u32 = 512;

/// Rejects tokens that would overflow the parser's stack. This function is not recursive.
pub fn of_tokens(tokens: &proc_macro2::TokenStream) -> Result<(), Diagnostic> {
    use proc_macro2::{Delimiter, TokenTree};
    // The enclosing groups, each with the number of operators since the end of the last expression, and the number of
    // links of an `else if` chain.
    let mut stack = vec![(tokens.clone().into_iter(), 0u32, 0u32, false)];
    while let Some((rest, operators, links, after_else)) = stack.last_mut() {
        let Some(token) = rest.next() else {
            stack.pop();
            continue;
        };
        let span = token.span();
        let is_else = matches!(&token, TokenTree::Ident(i) if i == "else");
        match &token {
            TokenTree::Punct(p) if matches!(p.as_char(), ';' | ',') => (*operators, *links) = (0, 0),
            TokenTree::Punct(p)
                if p.as_char() != '.' && p.as_char() != ':' && p.as_char() != '\'' && p.as_char() != '#' =>
            {
                *operators += 1
            }
            TokenTree::Ident(i) if *after_else && i == "if" => *links += 1,
            TokenTree::Ident(i) if i == "return" || i == "break" || i == "move" => *operators += 1,
            TokenTree::Group(g) if g.delimiter() == Delimiter::Brace => *operators = 0,
            _ => {}
        }
        *after_else = is_else;
        if *operators > OPERATORS || *links > DEPTH {
            return Err(too_deep(span));
        }
        if let TokenTree::Group(g) = token {
            if stack.len() > GROUPS {
                return Err(too_deep(g.span_open()));
            }
            stack.push((g.stream().into_iter(), 0, 0, false));
        }
    }
    Ok(())
}

struct Depth {
    depth: u32,
    too_deep: Option<Span>,
}

impl Depth {
    fn result(self) -> Result<(), Diagnostic> {
        self.too_deep.map_or(Ok(()), |at| Err(too_deep(at)))
    }

    fn deeper<'ast>(&mut self, span: impl Fn() -> Span, children: impl FnOnce(&mut Walk<'_, 'ast>)) -> Then {
        if self.depth >= DEPTH {
            self.too_deep.get_or_insert_with(span);
        } else {
            self.depth += 1;
            children(&mut Walk(self));
            self.depth -= 1;
        }
        Then::Skip
    }
}

/// A token that belongs to the expression itself, so that left-nested chains are not walked.
fn own(e: &syn::Expr) -> Span {
    match e {
        syn::Expr::Binary(b) => b.op.first_span(),
        syn::Expr::MethodCall(m) => m.method.span(),
        syn::Expr::Cast(c) => c.as_token.span,
        syn::Expr::Index(i) => i.bracket_token.span.open(),
        syn::Expr::Field(f) => f.dot_token.span,
        other => other.first_span(),
    }
}

impl<'ast> Visitor<'ast> for Depth {
    fn visit_expr(&mut self, e: &'ast syn::Expr) -> Then {
        self.deeper(|| own(e), |w| visit::visit_expr(w, e))
    }

    fn visit_type(&mut self, t: &'ast syn::Type) -> Then {
        self.deeper(|| t.first_span(), |w| visit::visit_type(w, t))
    }

    fn visit_pat(&mut self, p: &'ast syn::Pat) -> Then {
        self.deeper(|| p.first_span(), |w| visit::visit_pat(w, p))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proc_macro2::{Delimiter, Group, Ident, Punct, Spacing, TokenStream, TokenTree};

    fn nested(n: usize) -> TokenStream {
        (0..n).fold(TokenStream::new(), |inner, _| TokenTree::Group(Group::new(Delimiter::Parenthesis, inner)).into())
    }

    fn repeated(n: usize, one: &[TokenTree]) -> TokenStream {
        (0..n).flat_map(|_| one.to_vec()).collect()
    }

    fn word(text: &str) -> TokenTree {
        Ident::new(text, Span::call_site()).into()
    }

    fn mark(c: char) -> TokenTree {
        Punct::new(c, Spacing::Alone).into()
    }

    #[test]
    fn deeply_nested_tokens_are_rejected() {
        assert!(of_tokens(&nested(100)).is_ok());
        assert!(of_tokens(&nested(100_000)).is_err());
        let braces = TokenTree::Group(Group::new(Delimiter::Brace, TokenStream::new()));
        let link = [word("if"), word("c"), braces, word("else")];
        let deep: [(&[TokenTree], &str); 6] = [
            (&[mark('-')], "signs"),
            (&[mark('&')], "references"),
            (&[word("a"), mark('=')], "assignments"),
            (&[word("T"), mark('<')], "generics"),
            (&[word("return")], "returns"),
            (&link, "branches"),
        ];
        for (one, what) in deep {
            assert!(of_tokens(&repeated(50, one)).is_ok(), "{what}");
            assert!(of_tokens(&repeated(100_000, one)).is_err(), "{what}");
        }
        let fine = [word("a"), mark('='), word("b"), mark(';')];
        assert!(of_tokens(&repeated(10_000, &fine)).is_ok());
    }
}
