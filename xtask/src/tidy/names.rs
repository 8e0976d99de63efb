//! No comparison with the name of an instruction or a builtin in code outside the parsers: a typed query of the table
//! answers the question.
//!
//! A comparison is `==`, `!=`, `match`, `matches!` or a method such as `starts_with` of a string literal with something
//! called `name` or `mnemonic`, or with a literal that has the shape of an instruction's name. Tests may compare what
//! they like.

use std::sync::LazyLock;

use proc_macro2::Span;
use regex::Regex;
use syn::parse::Parser;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{
    Attribute, BinOp, Expr, ExprBinary, ExprMatch, ExprMethodCall, ImplItemFn, ItemFn, ItemMod, Lit, Macro, Pat,
};

use super::Finding;
use crate::repository::Repository;

/// What reads names as text: the assembler, the language's parser, its table of builtins, and the command's own
/// options.
pub(super) const PARSERS: [&str; 5] = [
    "t0-isa/src/isa/parse/",
    "t0-isa/src/asm/",
    "t0-isa/src/object/",
    "t0-core/src/lang/prelude/",
    "t0-core/src/attribute/",
];

/// Methods that compare with a string.
const METHODS: [&str; 7] =
    ["starts_with", "ends_with", "contains", "strip_prefix", "strip_suffix", "split_once", "eq_ignore_ascii_case"];

/// An instruction's name or the beginning of one.
static INSTRUCTION: LazyLock<Regex> = LazyLock::new(|| {
    let pattern = r"^(s|v|ds|lds|buffer|tbuffer|global|flat|scratch|image)_[a-z0-9_]+$";
    Regex::new(pattern).unwrap_or_else(|error| panic!("{error}"))
});

pub(super) fn check(repo: &Repository) -> Vec<Finding> {
    let mut found = Vec::new();
    let sources = repo.sources();
    for file in &repo.files {
        let path = file.path.as_str();
        let checked = sources.iter().any(|start| path.starts_with(start)) && path.ends_with(".rs");
        if !checked || PARSERS.iter().any(|start| path.starts_with(start)) {
            continue;
        }
        // What does not parse is a template, or rustc's to report.
        let Ok(parsed) = syn::parse_file(&file.text) else { continue };
        let mut visitor = Comparisons::default();
        visitor.visit_file(&parsed);
        for (span, literal) in visitor.found {
            let message =
                format!("compares a name with {literal:?}: ask the table by a typed query, or match on the variant");
            found.push(Finding::new(path, span.start().line, message));
        }
    }
    found
}

#[derive(Default)]
struct Comparisons {
    found: Vec<(Span, String)>,
}

impl Comparisons {
    fn compare(&mut self, value: &Expr, literal: &str, span: Span) {
        if is_name(value) || INSTRUCTION.is_match(literal) {
            self.found.push((span, literal.to_owned()));
        }
    }

    fn pattern(&mut self, value: &Expr, pattern: &Pat) {
        match pattern {
            Pat::Lit(literal) => {
                if let Lit::Str(text) = &literal.lit {
                    self.compare(value, &text.value(), literal.span());
                }
            }
            Pat::Or(or) => or.cases.iter().for_each(|case| self.pattern(value, case)),
            Pat::Paren(inner) => self.pattern(value, &inner.pat),
            _ => {}
        }
    }
}

/// Whether an expression is called a name: `op.name()`, `inst.mnemonic`, `name`.
fn is_name(value: &Expr) -> bool {
    let called = |name: &syn::Ident| name == "name" || name == "mnemonic";
    match value {
        Expr::MethodCall(call) if call.args.is_empty() => {
            let conversion = ["as_str", "as_ref", "to_string", "as_deref", "unwrap_or_default"];
            called(&call.method) || conversion.iter().any(|c| call.method == c) && is_name(&call.receiver)
        }
        Expr::Field(field) => matches!(&field.member, syn::Member::Named(name) if called(name)),
        Expr::Reference(inner) => is_name(&inner.expr),
        Expr::Unary(inner) => is_name(&inner.expr),
        Expr::Paren(inner) => is_name(&inner.expr),
        _ => false,
    }
}

fn text(value: &Expr) -> Option<String> {
    match value {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Str(text) => Some(text.value()),
            _ => None,
        },
        _ => None,
    }
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let configured = || attribute.parse_args::<syn::Ident>().is_ok_and(|ident| ident == "test");
        attribute.path().is_ident("test") || attribute.path().is_ident("cfg") && configured()
    })
}

impl<'ast> Visit<'ast> for Comparisons {
    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_fn(&mut self, function: &'ast ItemFn) {
        if !is_test(&function.attrs) {
            visit::visit_item_fn(self, function);
        }
    }

    fn visit_impl_item_fn(&mut self, function: &'ast ImplItemFn) {
        if !is_test(&function.attrs) {
            visit::visit_impl_item_fn(self, function);
        }
    }

    fn visit_expr_binary(&mut self, binary: &'ast ExprBinary) {
        if matches!(binary.op, BinOp::Eq(_) | BinOp::Ne(_)) {
            for (value, other) in [(&binary.left, &binary.right), (&binary.right, &binary.left)] {
                if let Some(literal) = text(other) {
                    self.compare(value, &literal, binary.span());
                }
            }
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        if METHODS.iter().any(|method| call.method == method) {
            for literal in call.args.iter().filter_map(text) {
                self.compare(&call.receiver, &literal, call.method.span());
            }
        }
        visit::visit_expr_method_call(self, call);
    }

    fn visit_expr_match(&mut self, expr: &'ast ExprMatch) {
        expr.arms.iter().for_each(|arm| self.pattern(&expr.expr, &arm.pat));
        visit::visit_expr_match(self, expr);
    }

    fn visit_macro(&mut self, mac: &'ast Macro) {
        if mac.path.is_ident("matches") {
            let parser = |input: syn::parse::ParseStream<'_>| {
                let value: Expr = input.parse()?;
                input.parse::<syn::Token![,]>()?;
                let pattern = Pat::parse_multi_with_leading_vert(input)?;
                // The guard.
                input.parse::<proc_macro2::TokenStream>()?;
                Ok((value, pattern))
            };
            if let Ok((value, pattern)) = parser.parse2(mac.tokens.clone()) {
                self.pattern(&value, &pattern);
            }
        }
        visit::visit_macro(self, mac);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn lines(path: &str, body: &str) -> Vec<usize> {
        let text = format!("fn f(op: Op, x: &str) -> bool {{\n{body}\n}}\n");
        let mut repo = Repository::of(&[(path, &text)]);
        let package = |name: &str| json!({ "id": name, "manifest_path": format!("/{name}/Cargo.toml") });
        let mut packages = ["t0-sim", "t0-isa", "t0-core"].map(package).to_vec();
        packages.push(json!({ "id": "tests", "manifest_path": "/tests/Cargo.toml", "publish": [] }));
        let members: Vec<_> = packages.iter().map(|package| package["id"].clone()).collect();
        repo.metadata = json!({ "workspace_root": "", "packages": packages, "workspace_members": members });
        check(&repo).into_iter().map(|found| found.line).collect()
    }

    #[test]
    fn comparisons_with_names_are_found() {
        for body in [
            "op.name() == \"s_nop\"",
            "\"sqrt\" != builtin.name",
            "op.name().starts_with(\"s_wait\")",
            "op.mnemonic().as_str().contains(\"wmma\")",
            "match op.name() { \"sqrt\" | \"exp\" => true, _ => false }",
            "matches!(op.name(), \"exp\" | \"log\" if true)",
            "x == \"v_add_f32\"",
            "match x { \"ds_load_b32\" => true, _ => false }",
        ] {
            assert_eq!(lines("t0-sim/src/a.rs", body), vec![2; body.matches(" | ").count() + 1], "{body}");
        }
    }

    #[test]
    fn other_comparisons_are_not() {
        for body in
            ["op == Op::s_nop", "x == \"gfx1100\"", "op.name() == x", "x.starts_with(\"a\")", "matches!(op, Op::A)"]
        {
            assert_eq!(lines("t0-sim/src/a.rs", body), [0; 0], "{body}");
        }
        let comparison = "op.name() == \"s_nop\"";
        for path in
            ["t0-isa/src/isa/parse/mod.rs", "t0-isa/tests/a.rs", "tests/src/a.rs", "t0-core/src/lang/prelude/int.rs"]
        {
            assert_eq!(lines(path, comparison), [0; 0], "{path}");
        }
        let test = format!("}}\n#[cfg(test)]\nmod tests {{ fn g(op: Op) -> bool {{ {comparison} }} ");
        assert_eq!(lines("t0-sim/src/a.rs", &test), [0; 0]);
    }
}
