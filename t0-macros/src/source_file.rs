//! The user's file around an item: looks up names for which rustc would only report "cannot find macro".
//!
//! Every path of a body is queried through the macro of its name, and rustc's error for a missing macro does not
//! explain the problem. So the file is read first, and names of the item's own scope are looked up in it.
//!
//! A file is parsed once for all its items. Only text is kept between invocations: tokens must not outlive the
//! invocation that created them.
//!
//! **Invariant:** what is read never decides anything alone. A constant that is taken from the file is emitted with a
//! proof that rustc's constant has that value; a name is only an error if the whole scope was understood; everything
//! else is queried as usual.

use std::cell::RefCell;
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::PathBuf;
use std::rc::Rc;

use proc_macro2::{Ident, Span};
use quote::ToTokens;
use syn::{Attribute, Block, Item, ItemConst, Stmt, UseTree, Visibility};

/// The meaning of a name in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// A `const` without `#[t0::constant]`, as text.
    Constant(String),
    /// A `fn` without `#[t0::device]`.
    Function,
    /// A kernel.
    Kernel,
    /// A `type`, and the text of its target.
    Alias(String),
    /// An `enum`.
    Enum,
    /// A `static`.
    Static,
    /// A struct without `#[derive(t0::Arg)]`.
    Struct,
    /// No item of this name is in scope.
    Missing,
    /// Not determined by the file alone: rustc resolves it.
    Unknown,
}

/// The file of an item, and the item's scope in it.
#[derive(Debug)]
pub(crate) struct SourceFile {
    index: Rc<Index>,
    scope: usize,
}

/// The scopes of a file.
#[derive(Debug, Default)]
struct Index {
    scopes: Vec<Scope>,
    /// The scopes that contain an item for kernels of this name.
    of: HashMap<String, Vec<usize>>,
}

/// A block or a module.
#[derive(Debug, Default)]
struct Scope {
    /// The meaning of its items; [`Meaning::Unknown`] if several have the same name.
    items: HashMap<String, Meaning>,
    /// Names that an import or a macro introduces.
    brought: HashSet<String>,
    /// Any name may be introduced by something that is not understood here.
    opaque: bool,
    /// It imports a prelude as a whole.
    prelude: bool,
    /// The enclosing scope.
    outer: Option<usize>,
    /// Names of the enclosing scope are visible here: true for blocks, and for modules with `use super::*`.
    continues: bool,
}

/// Attributes that do not add items.
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
    /// The file of the item called `name`; `None` if it cannot be read, or if the item is ambiguous.
    pub(crate) fn around(name: &Ident) -> Option<SourceFile> {
        let path = name.span().unwrap().local_file()?;
        let text = std::fs::read_to_string(&path).ok()?;
        SourceFile::of(cached(path, &text)?, &name.to_string())
    }

    fn of(index: Rc<Index>, name: &str) -> Option<SourceFile> {
        match index.of.get(name)?.as_slice() {
            &[scope] => Some(SourceFile { index, scope }),
            _ => None,
        }
    }

    /// The meaning of a name at the item's position.
    pub(crate) fn meaning(&self, name: &str) -> Meaning {
        for scope in self.outwards() {
            if let Some(known) = scope.items.get(name) {
                return known.clone();
            }
            if scope.opaque || scope.brought.contains(name) {
                return Meaning::Unknown;
            }
            if !scope.continues {
                break;
            }
        }
        // A file that does not import builtins may be included by another one, whose names it sees.
        if self.outwards().any(|scope| scope.prelude) { Meaning::Missing } else { Meaning::Unknown }
    }

    /// The item's scope and the enclosing scopes, innermost first.
    fn outwards(&self) -> impl Iterator<Item = &Scope> {
        let scope = |at: usize| &self.index.scopes[at];
        std::iter::successors(Some(scope(self.scope)), move |inner| inner.outer.map(scope))
    }
}

/// The index of a file, created once for each version of its text.
fn cached(path: PathBuf, text: &str) -> Option<Rc<Index>> {
    type Known = HashMap<PathBuf, (u64, Option<Rc<Index>>)>;
    thread_local! {
        static KNOWN: RefCell<Known> = RefCell::default();
    }
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    let hash = hasher.finish();
    KNOWN.with_borrow_mut(|known| match known.entry(path) {
        Entry::Occupied(entry) if entry.get().0 == hash => entry.get().1.clone(),
        entry => entry.insert_entry((hash, Index::read(text).map(Rc::new))).get().1.clone(),
    })
}

impl Index {
    fn read(text: &str) -> Option<Index> {
        let file = syn::parse_file(text).ok()?;
        let mut index = Index::default();
        index.module(&file.items, None);
        Some(index)
    }

    fn module(&mut self, items: &[Item], outer: Option<usize>) {
        self.scope(items.iter(), outer, imports_parent(items));
    }

    /// A block's items, and the blocks in it except those within other expressions.
    fn block(&mut self, block: &Block, outer: usize) {
        let items = block.stmts.iter().filter_map(|s| if let Stmt::Item(item) = s { Some(item) } else { None });
        let own = self.scope(items, Some(outer), true);
        for statement in &block.stmts {
            if let Stmt::Expr(syn::Expr::Block(inner), _) = statement {
                self.block(&inner.block, own);
            }
        }
    }

    fn scope<'a>(&mut self, items: impl Iterator<Item = &'a Item>, outer: Option<usize>, continues: bool) -> usize {
        let own = self.scopes.len();
        self.scopes.push(Scope { outer, continues, ..Scope::default() });
        for item in items {
            self.scopes[own].add(item);
            if let Some(name) = name_of(item).filter(|_| is_for_kernels(item)) {
                self.of.entry(name.to_string()).or_default().push(own);
            }
            match item {
                Item::Mod(module) => {
                    if let Some((_, inner)) = &module.content {
                        self.module(inner, Some(own));
                    }
                }
                Item::Fn(f) => self.block(&f.block, own),
                Item::Impl(block) => {
                    for inner in &block.items {
                        if let syn::ImplItem::Fn(f) = inner {
                            self.block(&f.block, own);
                        }
                    }
                }
                _ => {}
            }
        }
        own
    }
}

impl Scope {
    fn add(&mut self, item: &Item) {
        if let Some(name) = name_of(item) {
            match self.items.entry(name.to_string()) {
                Entry::Occupied(mut entry) => drop(entry.insert(Meaning::Unknown)),
                Entry::Vacant(entry) => drop(entry.insert(meaning(item))),
            }
        }
        let harmless =
            |a: &Attribute| a.path().segments.iter().any(|s| HARMLESS.contains(&s.ident.to_string().as_str()));
        self.opaque |= !attributes(item).iter().all(harmless);
        match item {
            Item::Use(u) => {
                self.prelude |= is_prelude(&u.tree, false);
                self.import(&u.tree, &mut Vec::new());
            }
            // A macro invocation may define anything; a macro definition is not an item for kernels.
            Item::Macro(m) => match &m.ident {
                Some(defined) => drop(self.brought.insert(defined.to_string())),
                None => self.opaque = true,
            },
            Item::ExternCrate(_) | Item::ForeignMod(_) | Item::Verbatim(_) => self.opaque = true,
            _ => {}
        }
    }

    /// Records the names that an import introduces.
    fn import(&mut self, tree: &UseTree, before: &mut Vec<String>) {
        match tree {
            UseTree::Path(p) => {
                before.push(p.ident.to_string());
                self.import(&p.tree, before);
                before.pop();
            }
            UseTree::Name(n) => drop(self.brought.insert(n.ident.to_string())),
            UseTree::Rename(r) => drop(self.brought.insert(r.rename.to_string())),
            // The prelude contains only builtins, and `super` is the enclosing scope.
            UseTree::Glob(_) => {
                let prelude =
                    before.len() == 2 && before[1] == "prelude" && before[0] != "crate" && before[0] != "super";
                self.opaque |= !(prelude || *before == ["super"]);
            }
            UseTree::Group(g) => g.items.iter().for_each(|tree| self.import(tree, before)),
        }
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
            let bare = ItemConst { attrs: Vec::new(), vis: Visibility::Inherited, ..c.clone() };
            Meaning::Constant(bare.to_token_stream().to_string())
        }
        Item::Fn(_) if has(item, &["kernel"]) => Meaning::Kernel,
        Item::Fn(_) => Meaning::Function,
        Item::Type(t) if t.generics.params.is_empty() => Meaning::Alias(t.ty.to_token_stream().to_string()),
        Item::Enum(_) => Meaning::Enum,
        Item::Static(_) => Meaning::Static,
        Item::Struct(_) => Meaning::Struct,
        _ => Meaning::Unknown,
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

/// Parses a constant from its text, with all tokens at the span of its use.
pub(crate) fn placed(constant: &str, span: Span) -> syn::Result<ItemConst> {
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
    syn::parse2(at(constant.parse()?, span))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str, name: &str) -> String {
        match read(text, "k").expect("one item").meaning(name) {
            Meaning::Constant(c) => {
                let constant: ItemConst = syn::parse_str(&c).expect("the text of a constant");
                format!("constant {}", constant.expr.to_token_stream())
            }
            Meaning::Alias(_) => "alias".to_owned(),
            other => format!("{other:?}"),
        }
    }

    fn read(text: &str, name: &str) -> Option<SourceFile> {
        SourceFile::of(Rc::new(Index::read(text)?), name)
    }

    #[test]
    fn a_file_is_read_again_when_its_text_changes() {
        let path = || PathBuf::from("src/kernels.rs");
        let one = cached(path(), "#[t0::kernel(block = 64)] fn k() {}").expect("Rust");
        let same = cached(path(), "#[t0::kernel(block = 64)] fn k() {}").expect("Rust");
        let other = cached(path(), "#[t0::kernel(block = 64)] fn other() {}").expect("Rust");
        assert!(Rc::ptr_eq(&one, &same) && other.of.contains_key("other"));
        assert!(cached(path(), "fn {").is_none());
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
    fn no_error_if_the_scope_is_not_understood() {
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
        assert!(read(twice, "k").is_none());
    }
}
