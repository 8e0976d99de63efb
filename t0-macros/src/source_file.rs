//! The user's file around an item: what a name means there that rustc would only call "a macro that is not found".
//!
//! Every path of a body is asked for by the macro of its name, and rustc's error for a missing macro does not say what is wrong. So the file is
//! read first, and names of the item's own scope are looked up in it.
//!
//! **Invariant:** what is read decides about nothing alone. A constant that is taken from the file is emitted with a proof that rustc's constant
//! has that value; a name is only refused where the whole scope was understood; everything else is asked for as before.

use proc_macro2::{Ident, Span};
use syn::{Attribute, Block, Item, ItemConst, Stmt, UseTree, Visibility};

/// What a name means in the file.
#[derive(Debug)]
pub(crate) enum Meaning {
    /// A `const` without `#[t0::constant]`.
    Constant(Box<ItemConst>),
    /// A `fn` without `#[t0::device]`.
    Function,
    /// A kernel.
    Kernel,
    /// A `type`, and what it stands for.
    Alias(Box<syn::Type>),
    /// An `enum`.
    Enum,
    /// A `static`.
    Static,
    /// A struct without `#[derive(t0::Arg)]`.
    Struct,
    /// No item of this name is in scope.
    Missing,
    /// Not known from the file alone: rustc is asked.
    Unknown,
}

/// The scopes around an item, innermost first.
#[derive(Debug)]
pub(crate) struct SourceFile {
    scopes: Vec<Scope>,
}

/// The items of a block or a module.
#[derive(Debug)]
struct Scope {
    items: Vec<Item>,
    /// Names of the next scope are visible here: true of blocks, and of modules with `use super::*`.
    continues: bool,
}

/// Attributes that add no items.
const HARMLESS: &[&str] = &[
    "doc",
    "allow",
    "warn",
    "deny",
    "forbid",
    "expect",
    "cfg",
    "derive",
    "repr",
    "inline",
    "test",
    "ignore",
    "must_use",
    "cold",
    "path",
    "macro_use",
    "macro_export",
    "track_caller",
    "non_exhaustive",
    "deprecated",
    "kernel",
    "device",
    "constant",
    "rustfmt",
    "clippy",
];

impl SourceFile {
    /// The file of the item that is called `name`; none where it cannot be read, or where several items could be meant.
    pub(crate) fn around(name: &Ident) -> Option<SourceFile> {
        let path = name.span().unwrap().local_file()?;
        SourceFile::read(&std::fs::read_to_string(path).ok()?, &name.to_string())
    }

    fn read(text: &str, name: &str) -> Option<SourceFile> {
        let file = syn::parse_file(text).ok()?;
        let mut found = Vec::new();
        search(&file.items, &[], name, &mut found);
        match found.len() {
            1 => found.pop().map(|scopes| SourceFile { scopes }),
            _ => None,
        }
    }

    /// What a name means where the item stands.
    pub(crate) fn meaning(&self, name: &str) -> Meaning {
        for scope in &self.scopes {
            let mut named = scope.items.iter().filter(|item| name_of(item).is_some_and(|known| known == name));
            match (named.next(), named.next()) {
                (Some(one), None) => return meaning(one),
                (Some(_), Some(_)) => return Meaning::Unknown,
                (None, _) if !scope.items.iter().all(|item| is_understood(item, name)) => return Meaning::Unknown,
                (None, _) if !scope.continues => break,
                (None, _) => {}
            }
        }
        if self.imports_prelude() { Meaning::Missing } else { Meaning::Unknown }
    }

    /// Whether the file itself says where builtins come from. One that does not may be included by another, whose names it sees.
    fn imports_prelude(&self) -> bool {
        self.scopes.iter().flat_map(|scope| &scope.items).any(|item| match item {
            Item::Use(u) => is_prelude(&u.tree, false),
            _ => false,
        })
    }
}

/// Finds the scopes of all items that are called `name` and are for kernels.
fn search(items: &[Item], outer: &[Scope], name: &str, found: &mut Vec<Vec<Scope>>) {
    let with = |continues: bool, outer: &[Scope]| {
        let own = Scope { items: items.to_vec(), continues };
        std::iter::once(own).chain(outer.iter().map(Scope::again)).collect::<Vec<_>>()
    };
    let here = || with(imports_parent(items), outer);
    for item in items {
        if name_of(item).is_some_and(|known| known == name) && is_for_kernels(item) {
            found.push(here());
        }
        match item {
            Item::Mod(module) => {
                if let Some((_, inner)) = &module.content {
                    search(inner, &here(), name, found);
                }
            }
            Item::Fn(f) => search_block(&f.block, &here(), name, found),
            Item::Impl(block) => {
                for inner in &block.items {
                    if let syn::ImplItem::Fn(f) = inner {
                        search_block(&f.block, &here(), name, found);
                    }
                }
            }
            _ => {}
        }
    }
}

/// The same in the blocks of a function, but for those inside of expressions that are no blocks.
fn search_block(block: &Block, outer: &[Scope], name: &str, found: &mut Vec<Vec<Scope>>) {
    let items: Vec<Item> =
        block.stmts.iter().filter_map(|s| if let Stmt::Item(item) = s { Some(item.clone()) } else { None }).collect();
    let here = || {
        let own = Scope { items: items.clone(), continues: true };
        std::iter::once(own).chain(outer.iter().map(Scope::again)).collect::<Vec<_>>()
    };
    for item in &items {
        if name_of(item).is_some_and(|known| known == name) && is_for_kernels(item) {
            found.push(here());
        }
        if let Item::Fn(f) = item {
            search_block(&f.block, &here(), name, found);
        }
    }
    for statement in &block.stmts {
        if let Stmt::Expr(syn::Expr::Block(inner), _) = statement {
            search_block(&inner.block, &here(), name, found);
        }
    }
}

impl Scope {
    fn again(&self) -> Scope {
        Scope { items: self.items.clone(), continues: self.continues }
    }
}

fn imports_parent(items: &[Item]) -> bool {
    items.iter().any(|item| match item {
        Item::Use(u) => match &u.tree {
            UseTree::Path(p) => p.ident == "super" && matches!(*p.tree, UseTree::Glob(_)),
            _ => false,
        },
        _ => false,
    })
}

fn name_of(item: &Item) -> Option<&Ident> {
    match item {
        Item::Const(x) => Some(&x.ident),
        Item::Enum(x) => Some(&x.ident),
        Item::Fn(x) => Some(&x.sig.ident),
        Item::Static(x) => Some(&x.ident),
        Item::Struct(x) => Some(&x.ident),
        Item::Type(x) => Some(&x.ident),
        Item::Union(x) => Some(&x.ident),
        _ => None,
    }
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(x) => &x.attrs,
        Item::Enum(x) => &x.attrs,
        Item::Fn(x) => &x.attrs,
        Item::Impl(x) => &x.attrs,
        Item::Mod(x) => &x.attrs,
        Item::Static(x) => &x.attrs,
        Item::Struct(x) => &x.attrs,
        Item::Trait(x) => &x.attrs,
        Item::Type(x) => &x.attrs,
        Item::Union(x) => &x.attrs,
        Item::Use(x) => &x.attrs,
        _ => &[],
    }
}

fn has(item: &Item, names: &[&str]) -> bool {
    let last = |a: &Attribute| a.path().segments.last().map(|s| s.ident.to_string());
    attributes(item).iter().filter_map(last).any(|name| names.contains(&name.as_str()))
}

fn derives_arg(item: &Item) -> bool {
    attributes(item).iter().any(|a| {
        let mut derived = false;
        let _ = a.parse_nested_meta(|inner| {
            derived |= inner.path.segments.last().is_some_and(|s| s.ident == "Arg");
            Ok(())
        });
        a.path().is_ident("derive") && derived
    })
}

fn is_for_kernels(item: &Item) -> bool {
    has(item, &["kernel", "device", "constant"]) || derives_arg(item)
}

fn meaning(item: &Item) -> Meaning {
    if has(item, &["cfg", "cfg_attr", "device", "constant"]) || derives_arg(item) {
        return Meaning::Unknown;
    }
    match item {
        Item::Const(c) => {
            Meaning::Constant(Box::new(ItemConst { attrs: Vec::new(), vis: Visibility::Inherited, ..c.clone() }))
        }
        Item::Fn(_) if has(item, &["kernel"]) => Meaning::Kernel,
        Item::Fn(_) => Meaning::Function,
        Item::Type(t) if t.generics.params.is_empty() => Meaning::Alias(t.ty.clone()),
        Item::Enum(_) => Meaning::Enum,
        Item::Static(_) => Meaning::Static,
        Item::Struct(_) => Meaning::Struct,
        _ => Meaning::Unknown,
    }
}

/// Whether an item that is not called `name` certainly brings nothing of that name into scope.
fn is_understood(item: &Item, name: &str) -> bool {
    let harmless = |a: &Attribute| a.path().segments.iter().any(|s| HARMLESS.contains(&s.ident.to_string().as_str()));
    let plain = attributes(item).iter().all(harmless);
    match item {
        Item::Use(u) => plain && !imports(&u.tree, &[], name),
        // A macro that is called may define anything; one that is defined is no item of kernels.
        Item::Macro(m) => m.ident.as_ref().is_some_and(|defined| defined != name),
        Item::ExternCrate(_) | Item::ForeignMod(_) | Item::Verbatim(_) => false,
        _ => plain,
    }
}

/// Whether an import ends in `prelude::*`.
fn is_prelude(tree: &UseTree, within: bool) -> bool {
    match tree {
        UseTree::Path(p) => is_prelude(&p.tree, p.ident == "prelude"),
        UseTree::Glob(_) => within,
        UseTree::Group(g) => g.items.iter().any(|tree| is_prelude(tree, within)),
        UseTree::Name(_) | UseTree::Rename(_) => false,
    }
}

/// Whether an import may bring the name.
fn imports(tree: &UseTree, before: &[String], name: &str) -> bool {
    match tree {
        UseTree::Path(p) => {
            let path: Vec<String> = before.iter().cloned().chain([p.ident.to_string()]).collect();
            imports(&p.tree, &path, name)
        }
        UseTree::Name(n) => n.ident == name,
        UseTree::Rename(r) => r.rename == name,
        // The prelude brings builtins alone, and `super` is the next scope.
        UseTree::Glob(_) => {
            let prelude = before.len() == 2 && before[1] == "prelude" && before[0] != "crate" && before[0] != "super";
            !(prelude || *before == ["super"])
        }
        UseTree::Group(g) => g.items.iter().any(|tree| imports(tree, before, name)),
    }
}

/// Gives all tokens of a constant one place: that of its use.
pub(crate) fn placed(constant: &ItemConst, span: Span) -> syn::Result<ItemConst> {
    fn at(tokens: proc_macro2::TokenStream, span: Span) -> proc_macro2::TokenStream {
        tokens
            .into_iter()
            .map(|mut tree| {
                if let proc_macro2::TokenTree::Group(group) = &tree {
                    tree = proc_macro2::Group::new(group.delimiter(), at(group.stream(), span)).into();
                }
                tree.set_span(span);
                tree
            })
            .collect()
    }
    syn::parse2(at(quote::ToTokens::to_token_stream(constant), span))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str, name: &str) -> String {
        let file = SourceFile::read(text, "k").expect("one item");
        match file.meaning(name) {
            Meaning::Constant(c) => format!("constant {}", quote::ToTokens::to_token_stream(&c.expr)),
            Meaning::Alias(_) => "alias".to_owned(),
            other => format!("{other:?}"),
        }
    }

    #[test]
    fn names_are_found_in_the_scope_of_the_kernel() {
        let text = "
            use t0::prelude::*;
            const BLOCK: usize = 256;
            #[t0::constant] const MARKED: u32 = 1;
            #[cfg(unix)] const SOMETIMES: u32 = 1;
            fn plain() {}
            #[t0::device] fn device() {}
            type Real = f32;
            enum Colour {}
            static S: u32 = 1;
            struct P { x: f32 }
            mod other { pub const ELSEWHERE: u32 = 1; }
            #[t0::kernel(block = 64)] fn k() {}
        ";
        let meanings = ["BLOCK", "MARKED", "SOMETIMES", "plain", "device", "Real", "Colour", "S", "P", "ELSEWHERE"];
        let found: Vec<_> = meanings.iter().map(|name| of(text, name)).collect();
        let expected = [
            "constant 256",
            "Unknown",
            "Unknown",
            "Function",
            "Unknown",
            "alias",
            "Enum",
            "Static",
            "Struct",
            "Missing",
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn nothing_is_refused_where_the_scope_is_not_understood() {
        for other in
            ["use crate::consts::*;", "use a::{b::X, c};", "define! { X }", "extern crate x;", "#[generate] struct Y;"]
        {
            let text = format!("{other} #[t0::kernel(block = 64)] fn k() {{}}");
            assert_eq!(of(&text, "X"), "Unknown", "{other}");
        }
    }

    #[test]
    fn blocks_see_their_module_and_modules_see_their_parent_by_import() {
        let text = "
            const BLOCK: u32 = 1;
            mod tests { use super::*; #[test] fn t() { const N: u32 = 2; #[t0::kernel(block = 64)] fn k() {} } }
        ";
        assert_eq!((of(text, "N"), of(text, "BLOCK")), ("constant 2".to_owned(), "constant 1".to_owned()));
        let text = "const BLOCK: u32 = 1; mod m { use t0::prelude::*; #[t0::kernel(block = 64)] fn k() {} }";
        assert_eq!(of(text, "BLOCK"), "Missing");
        let included = "fn other() {} #[t0::kernel(block = 64)] fn k() {}";
        assert_eq!(of(included, "BLOCK"), "Unknown");
        let twice = "mod a { #[t0::kernel(block = 64)] fn k() {} } mod b { #[t0::kernel(block = 64)] fn k() {} }";
        assert!(SourceFile::read(twice, "k").is_none());
    }
}
