//! The user's file around an item: the meaning of a name or path for which rustc would only report that a macro is not
//! found.
//!
//! Every path of a body is queried through the macro with its name, and rustc's error for a missing macro does not
//! state the actual cause. So the file is read first, and the item's paths are looked up in it.
//!
//! A file is parsed once for all its items. Only text is kept between invocations, because tokens must not outlive the
//! invocation that created them.
//!
//! **Invariant:** results from the file are never trusted alone. A constant from the file is emitted with a proof that
//! rustc's constant has the same value; a name is rejected only if all scopes that could define it were understood;
//! everything else is queried as usual.

use std::cell::RefCell;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::PathBuf;
use std::rc::Rc;

use proc_macro2::{Ident, Span};
use syn::{ItemConst, Path};
use t0_core::lang::prelude;

use crate::scopes::{Index, Scope};

/// The largest number of imports that may lead to one name, because imports can form a cycle.
const MOST_IMPORTS: usize = 16;

/// The meaning of a name in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// A `const` without `#[t0::constant]`, as text.
    Constant(String),
    /// A `fn` without `#[t0::device]`.
    Function,
    /// A kernel.
    Kernel,
    /// A `type`, and the text of its definition.
    Alias(String),
    /// An `enum` without `#[t0::device]`.
    Enum,
    /// A `static`.
    Static,
    /// A struct without `#[derive(t0::Arg)]`.
    Struct,
    /// No item of this name is in scope.
    Missing,
    /// The file does not determine it: rustc is queried.
    Unknown,
}

/// The file of an item, and the item's scope in it.
#[derive(Clone, Debug)]
pub(crate) struct SourceFile {
    index: Rc<Index>,
    scope: usize,
}

/// The meaning of a path, and the location of the definition.
#[derive(Debug)]
pub(crate) struct Found {
    pub(crate) meaning: Meaning,
    /// The name in the definition; an import may have renamed it.
    pub(crate) name: String,
    /// The scope of the definition.
    pub(crate) scope: SourceFile,
}

/// The kind of item that a path's last name is looked up as.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Want {
    Item,
    Module,
}

/// The result of a search.
enum Place {
    Item {
        scope: usize,
        name: String,
    },
    Module(usize),
    /// Nothing has this name, and all searched scopes were understood.
    Nowhere,
}

impl SourceFile {
    /// The file of the item called `name`; `None` if it cannot be read, or if several items match.
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

    /// Whether an item for kernels may be in a block: the file has one of this name in a block, or is not known, as in
    /// rust-analyzer.
    pub(crate) fn in_block(name: &Ident) -> bool {
        let Some(path) = name.span().unwrap().local_file() else { return true };
        let Ok(text) = std::fs::read_to_string(&path) else { return true };
        let Some(index) = cached(path, &text) else { return true };
        index.in_block(&name.to_string())
    }

    /// A number that identifies the scope in the file.
    pub(crate) fn scope(&self) -> usize {
        self.scope
    }

    /// The meaning of a path at the item.
    pub(crate) fn meaning(&self, path: &Path) -> Found {
        let names: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        // `::name` starts in another crate.
        let place = match path.leading_colon {
            Some(_) => None,
            None => self.find(self.scope, &names, Want::Item, MOST_IMPORTS),
        };
        let (meaning, name, scope) = match place {
            Some(Place::Item { scope, name }) => {
                (self.at(scope).items.get(&name).cloned().unwrap_or(Meaning::Unknown), name, scope)
            }
            Some(Place::Nowhere) => (Meaning::Missing, String::new(), self.scope),
            Some(Place::Module(_)) | None => (Meaning::Unknown, String::new(), self.scope),
        };
        Found { meaning, name, scope: SourceFile { scope, ..self.clone() } }
    }

    fn at(&self, scope: usize) -> &Scope {
        &self.index.scopes[scope]
    }

    /// Finds the target of a path, seen from a scope; `None` if the file does not determine it.
    fn find(&self, from: usize, path: &[&str], want: Want, imports: usize) -> Option<Place> {
        let (last, before) = path.split_last()?;
        let Some((first, inner)) = before.split_first() else { return self.lexical(from, last, want, imports) };
        let mut module = match *first {
            // The file does not state its position in the crate.
            "crate" => return None,
            "self" => self.index.module_of(from),
            "super" => self.at(self.index.module_of(from)).outer?,
            name => match self.lexical(from, name, Want::Module, imports)? {
                Place::Module(module) => module,
                Place::Nowhere if inner.is_empty() && prelude::MODULES.contains(&name) => return Some(Place::Nowhere),
                // It may be a crate.
                Place::Nowhere | Place::Item { .. } => return None,
            },
        };
        for name in inner {
            module = match *name {
                "super" => self.at(module).outer?,
                name => match self.member(module, name, Want::Module, imports)? {
                    Place::Module(module) => module,
                    Place::Nowhere | Place::Item { .. } => return None,
                },
            };
        }
        self.member(module, last, want, imports)
    }

    /// Looks up a name as code in a scope would.
    fn lexical(&self, from: usize, name: &str, want: Want, imports: usize) -> Option<Place> {
        let mut next = Some(from);
        while let Some(scope) = next {
            match self.own(scope, name, want, imports)? {
                Place::Nowhere => {}
                place => return Some(place),
            }
            next = self.at(scope).outer.filter(|_| self.at(scope).continues);
        }
        // A file that does not import builtins may be included by another file, whose names it sees.
        self.outwards(from).any(|scope| scope.prelude).then_some(Place::Nowhere)
    }

    /// Looks up a name after the path of a module.
    fn member(&self, module: usize, name: &str, want: Want, imports: usize) -> Option<Place> {
        match self.own(module, name, want, imports)? {
            Place::Nowhere => {}
            place => return Some(place),
        }
        let scope = self.at(module);
        match scope.outer {
            Some(outer) if scope.continues => self.member(outer, name, want, imports),
            Some(_) => Some(Place::Nowhere),
            None => scope.prelude.then_some(Place::Nowhere),
        }
    }

    /// Looks up a name that a scope itself defines or imports.
    fn own(&self, at: usize, name: &str, want: Want, imports: usize) -> Option<Place> {
        let scope = self.at(at);
        match want {
            Want::Module => {
                if let Some(module) = scope.modules.get(name) {
                    return module.map(Place::Module);
                }
            }
            Want::Item => {
                if scope.items.contains_key(name) {
                    return Some(Place::Item { scope: at, name: name.to_owned() });
                }
            }
        }
        if let Some(imported) = scope.imports.get(name) {
            let path: Vec<&str> = imported.as_ref()?.iter().map(String::as_str).collect();
            return match self.find(at, &path, want, imports.checked_sub(1)?)? {
                // This is not an error of a kernel: rustc rejects the import.
                Place::Nowhere => None,
                place => Some(place),
            };
        }
        (!scope.opaque).then_some(Place::Nowhere)
    }

    /// A scope and the scopes around it, innermost first.
    fn outwards(&self, from: usize) -> impl Iterator<Item = &Scope> {
        std::iter::successors(Some(self.at(from)), |inner| inner.outer.map(|outer| self.at(outer)))
    }
}

/// The index of a file, built once for each version of its text.
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

/// Parses a constant from its text; all tokens have the span of its use.
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
    use quote::ToTokens;

    use super::*;

    fn of(text: &str, path: &str) -> String {
        let path = syn::parse_str(path).expect("a path");
        match read(text, "k").expect("one item").meaning(&path).meaning {
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
    fn nothing_is_refused_where_the_scope_is_not_understood() {
        for other in [
            "use crate::consts::*;",
            "use a::{b::X, c};",
            "use self::X as X;",
            "mod a { pub use super::X; } use a::X;",
            "define! { X }",
            "extern crate x;",
            "#[generate] struct Y;",
        ] {
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

    #[test]
    fn items_of_blocks_are_told_from_those_of_modules() {
        let text = "
            #[t0::device] fn outside() {}
            mod m { #[t0::device] fn inner() {} #[t0::device] fn twice() {} }
            fn test() { #[t0::device] fn local() {} #[t0::device] fn twice() {} mod n { #[t0::device] fn deep() {} } }
        ";
        let index = Index::read(text).expect("a file");
        let found: Vec<_> =
            ["outside", "inner", "twice", "local", "deep", "made"].map(|name| index.in_block(name)).into();
        assert_eq!(found, [false, false, true, true, false, false]);
    }

    #[test]
    fn paths_are_followed_through_modules_and_imports() {
        let text = "
            use t0::prelude::*;
            use consts::{self as renamed, deep::DEEP, helper as other};
            const TOP: u32 = 0;
            mod consts {
                use super::TOP;
                pub const BLOCK: u32 = TOP;
                pub fn helper() {}
                #[t0::device] pub fn device() {}
                pub mod deep { pub const DEEP: u32 = 3; }
                #[cfg(unix)] pub const SOMETIMES: u32 = 1;
            }
            #[t0::device] mod shapes { const N: u32 = 1; fn f() {} #[t0::kernel(block = 64)] fn kernel() {} }
            mod made { define! { X } }
            mod file;
            #[cfg(unix)] mod sometimes { pub const X: u32 = 1; }
            mod inner { use t0::prelude::*; #[t0::kernel(block = 64)] fn k() { const X: u32 = 9; } }
        ";
        let text = format!("{text} mod kernels {{ use super::*; #[t0::kernel(block = 64)] fn k2() {{}} }}");
        let meaning = |kernel: &str, path: &str| {
            let found = read(&text, kernel).expect("one item").meaning(&syn::parse_str(path).expect("a path"));
            match found.meaning {
                Meaning::Constant(_) => format!("constant {}", found.name),
                other => format!("{other:?} {}", found.name),
            }
        };
        for (path, expected) in [
            ("consts::BLOCK", "constant BLOCK"),
            ("super::consts::BLOCK", "constant BLOCK"),
            ("renamed::BLOCK", "constant BLOCK"),
            ("DEEP", "constant DEEP"),
            ("consts::deep::DEEP", "constant DEEP"),
            ("consts::deep::super::BLOCK", "constant BLOCK"),
            ("self::TOP", "constant TOP"),
            ("super::TOP", "constant TOP"),
            ("consts::helper", "Function helper"),
            ("other", "Function helper"),
            ("shapes::kernel", "Kernel kernel"),
            ("consts::helpr", "Missing "),
            ("super::helpr", "Missing "),
            ("wave::summ", "Missing "),
            ("consts::device", "Unknown "),
            ("consts::SOMETIMES", "Unknown "),
            ("sometimes::X", "Unknown "),
            ("shapes::N", "Unknown "),
            ("shapes::f", "Unknown "),
            ("made::X", "Unknown "),
            ("file::X", "Unknown "),
            ("other_crate::X", "Unknown "),
            ("other_crate::wave::summ", "Unknown "),
            ("crate::TOP", "Unknown "),
            ("::consts::BLOCK", "Unknown "),
            ("super::super::TOP", "Unknown "),
        ] {
            let found = meaning("k2", path);
            assert!(found.starts_with(expected), "{path}: {found}");
        }
        assert_eq!(meaning("k", "super::TOP"), "constant TOP");
        assert_eq!(meaning("k", "consts::BLOCK"), "Unknown ");
    }

    #[test]
    fn a_module_for_kernels_sees_its_own_scope() {
        let text = "
            use t0::prelude::*;
            const TOP: u32 = 1;
            #[t0::device] mod m { use super::*; fn f() -> u32 { TOP } }
            #[t0::device] mod alone { use t0::prelude::*; fn g() -> u32 { TOP } }
        ";
        let meaning = |module: &str| read(text, module).expect("one module").meaning(&syn::parse_quote!(TOP)).meaning;
        assert!(matches!(meaning("m"), Meaning::Constant(_)));
        assert_eq!(meaning("alone"), Meaning::Missing);
    }
}
