//! Paths of a body that do not name an item for kernels. They are found in the user's file before rustc is queried: a
//! plain constant is used together with a proof, other items are rejected with a suggestion.

use std::collections::BTreeMap;

use proc_macro2::{Ident, Span, TokenStream};
use syn::Path;
use t0_core::lang::check;
use t0_core::lang::prelude;
use t0_core::lang::types::{Len, Scalar, Type};
use t0_core::lang::used;
use t0_core::source::ItemKind;

use crate::collect::Uses;
use crate::item::{Item, key};
use crate::paths::Asked;
use crate::proofs::Resolved;
use crate::refuse;
use crate::source_file::{Found, Meaning, SourceFile, placed};

/// The longest chain of plain constants that depend on each other.
const DEEPEST: usize = 16;

/// The result of looking up an item's paths in its file.
#[derive(Default)]
pub(crate) struct Answers {
    /// Plain constants, in the form of query results.
    pub(crate) uses: Uses,
    /// Assertions that rustc's constants have the values that were read.
    pub(crate) proofs: TokenStream,
    /// Errors for rejected paths.
    pub(crate) errors: TokenStream,
}

/// Handles the paths of `asked` that the file explains, and removes them.
pub(crate) fn answer(krate: &TokenStream, asked: &mut Asked, item: &Ident) -> Answers {
    let mut answers = Answers::default();
    if asked.paths.iter().all(is_builtin) {
        return answers;
    }
    let Some(file) = SourceFile::around(item) else { return answers };
    let mut constants = Constants { krate, known: BTreeMap::new(), items: Vec::new() };
    let mut settled = Vec::new();
    asked.paths.retain(|path| {
        let Some(last) = path.segments.last().filter(|_| !is_builtin(path)) else { return true };
        let found = file.meaning(path);
        let refused = match &found.meaning {
            Meaning::Unknown => return true,
            // t0-core rejects it with a suggestion.
            Meaning::Missing => None,
            Meaning::Constant(text) => {
                let id = constants.add(&found, text, last.ident.span(), 0);
                match id.and_then(|id| Some((constants.proof(&id, path)?, id))) {
                    Some((proof, id)) => {
                        answers.uses.names.push((key(path), id));
                        answers.proofs.extend(proof);
                        None
                    }
                    None => refused(path, &found),
                }
            }
            _ => refused(path, &found),
        };
        answers.errors.extend(refused.map(syn::Error::into_compile_error));
        settled.push(key(path));
        false
    });
    asked.types.retain(|path| !settled.contains(&key(path)));
    answers.uses.items = constants.items;
    answers
}

/// Whether the path is a builtin. Its macro answers queries, unless an item of the user's hides it.
fn is_builtin(path: &Path) -> bool {
    path.get_ident().is_some_and(|name| prelude::function("", &name.to_string()).is_some())
}

/// The error for a path with this meaning; `None` if the path is not rejected.
fn refused(path: &Path, found: &Found) -> Option<syn::Error> {
    let (shown, name) = (key(path), &found.name);
    let (what, help) = match &found.meaning {
        Meaning::Unknown | Meaning::Missing => return None,
        Meaning::Constant(_) => {
            ("must be `#[t0::constant]`", help_with!("write `#[t0::constant]` before `const {name}`"))
        }
        Meaning::Function => {
            ("is a plain function, which kernels cannot call", help_with!("write `#[t0::device]` before `fn {name}`"))
        }
        Meaning::Kernel => {
            ("is a kernel, and kernels cannot call kernels", help!("move what both need into a `#[t0::device] fn`"))
        }
        Meaning::Alias(of) => ("is a type alias, which kernels do not support", help_with!("write `{of}`")),
        Meaning::Enum => ("is not an enum for kernels", help_with!("write `#[t0::device]` before `enum {name}`")),
        Meaning::Static => (
            "is a static, which kernels do not support",
            help_with!("make it `#[t0::constant] const {name}`, or pass it as an argument"),
        ),
        Meaning::Struct => (
            "is not a struct for kernels",
            help_with!("write `#[derive(Clone, Copy, t0::Arg)] #[repr(C)]` before `struct {name}`"),
        ),
    };
    Some(refuse::error(path.segments.last()?, format!("`{shown}` {what}"), help))
}

/// The plain constants in use.
struct Constants<'a> {
    /// The dependency `t0`.
    krate: &'a TokenStream,
    /// Ids, by scope and name.
    known: BTreeMap<(usize, String), String>,
    items: Vec<Item>,
}

impl Constants<'_> {
    /// Adds a constant after the constants that it uses, and returns its id. Returns `None` if it uses anything other
    /// than plain constants.
    fn add(&mut self, found: &Found, text: &str, span: Span, depth: usize) -> Option<String> {
        let known = (found.scope.scope(), found.name.clone());
        if let Some(id) = self.known.get(&known) {
            return Some(id.clone());
        }
        if depth > DEEPEST {
            return None;
        }
        let constant = placed(text, span).ok()?;
        let mut names = Vec::new();
        for used in used::of_constant(&constant).into_iter().filter(|used| !used.imported) {
            let inner = found.scope.meaning(&used.path);
            let Meaning::Constant(text) = &inner.meaning else { return None };
            names.push((used.name, self.add(&inner, text, span, depth + 1)?));
        }
        let mut item = Item::here(ItemKind::Constant(constant), None);
        // Constants of two scopes may have the same text but different values.
        let id = format!("{}_{}", item.id, found.scope.scope());
        item.names = names;
        item.id.clone_from(&id);
        self.items.push(item);
        self.known.insert(known, id.clone());
        Some(id)
    }

    /// An assertion for rustc: the constant at that path has the type and the value that were read.
    fn proof(&self, id: &str, path: &Path) -> Option<TokenStream> {
        let at = self.items.iter().position(|item| item.id == id)?;
        let all = Uses { names: Vec::new(), items: self.items.clone() };
        let (ty, value) = check::constant(&all.known(), at).ok()?;
        let name = key(path);
        let message =
            format!("`{name}` is not the constant of that name in this file: write `#[t0::constant]` before it");
        if !comparable(&ty) {
            return None;
        }
        let resolved = Resolved { krate: self.krate, names: &[], items: &self.items };
        resolved.constant(path, &ty, &value, &message)
    }
}

/// Whether a plain constant may have the type: a number, or an array of numbers.
fn comparable(ty: &Type) -> bool {
    match ty {
        Type::Scalar(s) => matches!(s, Scalar::Bool | Scalar::F32 | Scalar::F64) || s.is_int(),
        Type::Array(t, Len::Known(_)) => comparable(t),
        _ => false,
    }
}
