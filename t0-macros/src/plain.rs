//! Names in a body that do not refer to items for kernels, looked up in the user's file before rustc resolves them. A
//! plain constant is used together with a proof of its value. All others are errors that say what to do.

use std::collections::BTreeMap;

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::Path;
use syn::spanned::Spanned;
use t0_core::lang::check::{self, ConstValue};
use t0_core::lang::prelude;
use t0_core::lang::types::{Len, Scalar, Type};
use t0_core::lang::used;
use t0_core::source::ItemKind;

use crate::collect::Uses;
use crate::item::Item;
use crate::paths::Asked;
use crate::refuse;
use crate::source_file::{Meaning, SourceFile, placed};

/// Maximum depth of plain constants that use other plain constants.
const DEEPEST: usize = 16;

/// The results for an item.
#[derive(Default)]
pub(crate) struct Answers {
    /// Plain constants, as if a query had returned them.
    pub(crate) uses: Uses,
    /// Checks by rustc that its constants have the values that were read.
    pub(crate) proofs: TokenStream,
    /// Errors.
    pub(crate) errors: TokenStream,
}

/// Resolves the names of `asked` that the file determines, and removes them.
pub(crate) fn answer(asked: &mut Asked, item: &Ident) -> Answers {
    let mut answers = Answers::default();
    let is_open = |path: &Path| path.get_ident().is_some_and(|name| !is_builtin(&name.to_string()));
    if !asked.paths.iter().any(is_open) {
        return answers;
    }
    let Some(file) = SourceFile::around(item) else { return answers };
    let mut constants = Constants { file: &file, known: BTreeMap::new(), items: Vec::new() };
    let mut settled = Vec::new();
    asked.paths.retain(|path| {
        let Some(name) = path.get_ident().filter(|_| is_open(path)) else { return true };
        let refused = match file.meaning(&name.to_string()) {
            Meaning::Unknown => return true,
            // t0-core reports it, with a suggestion.
            Meaning::Missing => None,
            Meaning::Constant(c) => match constants.add(&name.to_string(), &c, name.span(), 0) {
                Some(id) => match constants.proof(&id, path) {
                    Some(proof) => {
                        answers.uses.names.push((name.to_string(), id));
                        answers.proofs.extend(proof);
                        None
                    }
                    None => Some(unmarked(name)),
                },
                None => Some(unmarked(name)),
            },
            Meaning::Function => Some(refuse::error(
                name,
                format!("`{name}` is a plain function, which kernels cannot call"),
                format!("write `#[t0::device]` before `fn {name}`"),
            )),
            Meaning::Kernel => Some(refuse::error(
                name,
                format!("`{name}` is a kernel, which kernels cannot call"),
                "move the shared code into a `#[t0::device] fn`",
            )),
            Meaning::Alias(of) => Some(refuse::error(
                name,
                format!("`{name}` is a type alias, which kernels do not support"),
                format!("write `{of}`"),
            )),
            Meaning::Enum => Some(refuse::error(
                name,
                format!("`{name}` is an enum, which kernels do not support"),
                "use an integer and `#[t0::constant]`s for its values",
            )),
            Meaning::Static => Some(refuse::error(
                name,
                format!("`{name}` is a static, which kernels do not support"),
                format!("make it `#[t0::constant] const {name}`, or pass it as an argument"),
            )),
            Meaning::Struct => Some(refuse::error(
                name,
                format!("`{name}` is not a struct for kernels"),
                format!("write `#[derive(Clone, Copy, t0::Arg)] #[repr(C)]` before `struct {name}`"),
            )),
        };
        answers.errors.extend(refused.map(syn::Error::into_compile_error));
        settled.push(name.to_string());
        false
    });
    asked.types.retain(|path| path.get_ident().is_none_or(|name| !settled.contains(&name.to_string())));
    answers.uses.items = constants.items;
    answers
}

/// Builtins have macros that answer for themselves, unless an item of the user's hides them.
fn is_builtin(name: &str) -> bool {
    prelude::function("", name).is_some()
}

fn unmarked(name: &Ident) -> syn::Error {
    refuse::error(
        name,
        format!("`{name}` must be `#[t0::constant]`"),
        format!("write `#[t0::constant]` before `const {name}`"),
    )
}

/// Plain constants that are used.
struct Constants<'a> {
    file: &'a SourceFile,
    /// Ids by name.
    known: BTreeMap<String, String>,
    items: Vec<Item>,
}

impl Constants<'_> {
    /// Adds a constant, after those that it uses, and returns its id. Returns `None` if it uses anything but plain
    /// constants.
    fn add(&mut self, name: &str, constant: &str, span: Span, depth: usize) -> Option<String> {
        if let Some(id) = self.known.get(name) {
            return Some(id.clone());
        }
        if depth > DEEPEST {
            return None;
        }
        let constant = placed(constant, span).ok()?;
        let mut names = Vec::new();
        for used in used::of_constant(&constant).into_iter().filter(|used| !used.imported) {
            let inner = used.path.get_ident()?.to_string();
            let Meaning::Constant(text) = self.file.meaning(&inner) else { return None };
            names.push((used.name, self.add(&inner, &text, span, depth + 1)?));
        }
        let mut item = Item::here(ItemKind::Constant(constant), None);
        item.names = names;
        let id = item.id.clone();
        self.items.push(item);
        self.known.insert(name.to_owned(), id.clone());
        Some(id)
    }

    /// Code that makes rustc check that the constant at that path has the type and the value that were read.
    fn proof(&self, id: &str, path: &Path) -> Option<TokenStream> {
        let at = self.items.iter().position(|item| item.id == id)?;
        let all = Uses { names: Vec::new(), items: self.items.clone() };
        let (ty, value) = check::constant(&all.known(), at).ok()?;
        let span = path.span();
        let (rust, found) = (rust_type(&ty, span)?, Ident::new("found", Span::mixed_site()));
        let mut equal = Vec::new();
        compare(&found.to_token_stream(), &ty, &value, &mut equal)?;
        let name = &path.segments.last()?.ident;
        let message =
            format!("`{name}` is not the constant of that name in this file: write `#[t0::constant]` before it");
        Some(quote_spanned! {span=>
            const _: () = {
                let #found: #rust = #path;
                #(::core::assert!(#equal, #message);)*
            };
        })
    }
}

/// The type by names that cannot be shadowed; `None` for types that are not compared.
fn rust_type(ty: &Type, span: Span) -> Option<TokenStream> {
    match ty {
        Type::Scalar(s @ (Scalar::Bool | Scalar::F32 | Scalar::F64)) => Some(scalar(*s, span)),
        Type::Scalar(s) if s.is_int() => Some(scalar(*s, span)),
        Type::Array(t, Len::Known(n)) => {
            let (t, n) = (rust_type(t, span)?, Literal::usize_unsuffixed(*n as usize));
            Some(quote_spanned!(span=> [#t; #n]))
        }
        _ => None,
    }
}

fn scalar(s: Scalar, span: Span) -> TokenStream {
    let name = Ident::new(s.name(), span);
    quote_spanned!(span=> ::core::primitive::#name)
}

/// The comparisons that hold if `found` has the value.
fn compare(found: &TokenStream, ty: &Type, value: &ConstValue, out: &mut Vec<TokenStream>) -> Option<()> {
    match (ty, value) {
        (Type::Scalar(_), ConstValue::Bool(value)) => out.push(quote!(#found == #value)),
        (Type::Scalar(s), ConstValue::Int(value)) if s.is_int() => {
            let value = Literal::i128_suffixed(*value);
            out.push(quote!(#found as ::core::primitive::i128 == #value));
        }
        (Type::Scalar(Scalar::F32), ConstValue::Float(value)) => {
            let bits = Literal::u32_suffixed((*value as f32).to_bits());
            out.push(quote!(#found.to_bits() == #bits));
        }
        (Type::Scalar(Scalar::F64), ConstValue::Float(value)) => {
            let bits = Literal::u64_suffixed(value.to_bits());
            out.push(quote!(#found.to_bits() == #bits));
        }
        (Type::Array(t, _), ConstValue::Parts(values)) => {
            for (i, value) in values.iter().enumerate() {
                let i = Literal::usize_unsuffixed(i);
                compare(&quote!(#found[#i]), t, value, out)?;
            }
        }
        _ => return None,
    }
    Some(())
}
