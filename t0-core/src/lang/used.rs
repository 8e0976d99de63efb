//! The paths of a body that are not part of the language: the user's own device functions, constants, structs and
//! enums.

use super::macros;
use super::prelude;
use super::types::Scalar;
use super::walk::{Then, Visitor, Walk};
use crate::member::Member;
use crate::source::ItemKind;
use proc_macro2::Span;
use std::collections::BTreeSet;
use syn::spanned::Spanned as _;
use syn::visit::Visit as _;

/// A path that may refer to an item of the user's.
#[derive(Debug, Clone)]
pub struct Used {
    /// The path as written, without generic arguments.
    pub path: syn::Path,
    /// Its tokens without spaces, as [`crate::source::Named::path`] has them.
    pub name: String,
    /// True if the path is called.
    pub called: bool,
    /// True if the path is used as a type, or in a struct literal or pattern.
    pub typed: bool,
    /// True for the name of a builtin, which refers to the builtin unless a user's item has that name.
    pub word: bool,
    /// True for the name of a constant in `f32::consts` and `f64::consts`, which refers to that constant unless one of
    /// the user's items in scope has that name.
    pub imported: bool,
    /// The location of the first use.
    pub span: Span,
}

/// The paths of an item.
pub fn of_item(kind: &ItemKind, of: Option<&Member>) -> Vec<Used> {
    let own = match kind {
        ItemKind::Device(f) => of_function(f),
        ItemKind::Constant(c) => of_constant(c),
        ItemKind::Struct(s) => of_struct(s),
        ItemKind::Enum(_) => vec![],
    };
    let Some(of) = of else { return own };
    let mut v = Finder { bound: BTreeSet::new(), found: own };
    Walk(&mut v).visit_type(&of.ty);
    of.output.iter().for_each(|t| Walk(&mut v).visit_type(t));
    v.found
}

/// The paths of a function that refer neither to its own bindings nor to items of the language, each once. Builtins
/// without a module, such as `lane`, are included: a device function may have the same name.
pub fn of_function(f: &syn::ItemFn) -> Vec<Used> {
    let f = &macros::open(f);
    let mut v = Finder::default();
    for p in &f.sig.generics.params {
        match p {
            syn::GenericParam::Type(t) => v.bound.insert(t.ident.to_string()),
            syn::GenericParam::Const(c) => {
                Walk(&mut v).visit_type(&c.ty);
                v.bound.insert(c.ident.to_string())
            }
            syn::GenericParam::Lifetime(_) => false,
        };
    }
    let mut names = Bindings(&mut v.bound);
    Walk(&mut names).visit_item_fn(f);
    for arg in &f.sig.inputs {
        if let syn::FnArg::Typed(t) = arg {
            Walk(&mut v).visit_pat(&t.pat);
            Walk(&mut v).visit_type(&t.ty);
        }
    }
    Walk(&mut v).visit_return_type(&f.sig.output);
    Walk(&mut v).visit_block(&f.block);
    v.found
}

/// The paths of a constant's type and value.
pub fn of_constant(c: &syn::ItemConst) -> Vec<Used> {
    let mut v = Finder::default();
    Walk(&mut v).visit_type(&c.ty);
    Walk(&mut v).visit_expr(&c.expr);
    v.found
}

/// The paths of a struct's fields.
pub fn of_struct(s: &syn::ItemStruct) -> Vec<Used> {
    let types = s.generics.type_params().map(|t| t.ident.to_string());
    let constants = s.generics.const_params().map(|c| c.ident.to_string());
    let mut v = Finder { bound: types.chain(constants).collect(), found: vec![] };
    for f in &s.fields {
        Walk(&mut v).visit_type(&f.ty);
    }
    v.found
}

/// The paths of an expression.
pub fn of_expression(e: &syn::Expr) -> Vec<Used> {
    let mut v = Finder::default();
    Walk(&mut v).visit_expr(e);
    v.found
}

/// The paths of a pattern.
pub fn of_pattern(p: &syn::Pat) -> Vec<Used> {
    let mut v = Finder::default();
    Walk(&mut v).visit_pat(p);
    v.found
}

/// The paths of a listed value of a generic parameter: a type, a number or a variant of an enum.
pub fn of_argument(a: &syn::GenericArgument) -> Vec<Used> {
    let mut v = Finder::default();
    match a {
        syn::GenericArgument::Type(syn::Type::Path(p)) if p.qself.is_none() && p.path.segments.len() > 1 => {
            let before = &p.path.segments[p.path.segments.len() - 2].ident;
            // As a type, the path of a variant is read as that of a type in a module.
            match before.to_string().starts_with(char::is_uppercase) {
                true => v.add(&p.path, false),
                false => v.add_type(&p.path),
            }
        }
        syn::GenericArgument::Type(t) => Walk(&mut v).visit_type(t),
        syn::GenericArgument::Const(e) => Walk(&mut v).visit_expr(e),
        _ => {}
    }
    v.found
}

/// The names that are bound anywhere in the function. Constants with these names are not collected, since the binding
/// hides them.
struct Bindings<'a>(&'a mut BTreeSet<String>);

impl<'ast> Visitor<'ast> for Bindings<'_> {
    fn visit_pat_ident(&mut self, p: &'ast syn::PatIdent) -> Then {
        // By convention, a plain upper-case name in a pattern is a constant.
        let name = p.ident.to_string();
        if p.subpat.is_some() || p.mutability.is_some() || name.chars().any(char::is_lowercase) {
            self.0.insert(name);
        }
        Then::Children
    }

    fn visit_item_const(&mut self, c: &'ast syn::ItemConst) -> Then {
        self.0.insert(c.ident.to_string());
        Then::Children
    }

    fn visit_item_use(&mut self, u: &'ast syn::ItemUse) -> Then {
        self.0.extend(imports(u).into_iter().filter_map(|variant| variant.name).map(|name| name.to_string()));
        Then::Children
    }
}

/// A variant that a `use` declaration imports, or all of an enum's.
#[derive(Debug)]
pub struct ImportedVariant {
    /// The path before it.
    pub of: syn::Path,
    /// The variant; `None` for `*`.
    pub variant: Option<syn::Ident>,
    /// Its name here; `None` for `*`.
    pub name: Option<syn::Ident>,
}

/// The variants that a `use` declaration imports: what follows a name that begins with a capital letter, as enums do.
pub fn imports(u: &syn::ItemUse) -> Vec<ImportedVariant> {
    fn below(tree: &syn::UseTree, path: &mut Vec<syn::Ident>, lead: bool, out: &mut Vec<ImportedVariant>) {
        let of_an_enum = path.last().is_some_and(|last| last.to_string().starts_with(char::is_uppercase));
        let mut add = |variant: Option<&syn::Ident>, name: Option<&syn::Ident>| {
            if of_an_enum && variant.is_none_or(|v| v != "self") {
                let segments = path.iter().cloned().map(syn::PathSegment::from).collect();
                let of = syn::Path { leading_colon: lead.then(Default::default), segments };
                out.push(ImportedVariant { of, variant: variant.cloned(), name: name.cloned() });
            }
        };
        match tree {
            syn::UseTree::Path(p) => {
                path.push(p.ident.clone());
                below(&p.tree, path, lead, out);
                path.pop();
            }
            syn::UseTree::Name(n) => add(Some(&n.ident), Some(&n.ident)),
            syn::UseTree::Rename(r) => add(Some(&r.ident), Some(&r.rename)),
            syn::UseTree::Glob(_) => add(None, None),
            syn::UseTree::Group(g) => g.items.iter().for_each(|tree| below(tree, path, lead, out)),
        }
    }
    let mut all = vec![];
    below(&u.tree, &mut vec![], u.leading_colon.is_some(), &mut all);
    all
}

/// Types of the language itself, and those of std's prelude.
const LANGUAGE: &[&str] = &[
    "In", "Out", "InOut", "Atomics", "Lds", "LdsDyn", "Self", "String", "Vec", "Box", "Option", "Some", "None", "Ok",
    "Err",
];

/// The enums of builtin arguments.
const CHOICES: &[&str] = &["Scope", "Order"];

#[derive(Default)]
struct Finder {
    bound: BTreeSet<String>,
    found: Vec<Used>,
}

impl Finder {
    fn add_type(&mut self, path: &syn::Path) {
        let segs: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
        let Some(last) = segs.last() else { return };
        let known = Scalar::named(last).is_some()
            || LANGUAGE.contains(&last.as_str())
            || segs.len() == 1 && self.bound.contains(last)
            || segs.len() >= 2 && segs[segs.len() - 2] == "wmma";
        if !known {
            self.note(path, false, true, false);
        }
    }

    fn add(&mut self, path: &syn::Path, called: bool) {
        let segs: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
        let Some(last) = segs.last() else { return };
        let before = segs.len().checked_sub(2).map_or("", |i| segs[i].as_str());
        if segs.len() == 1 && (last == "Self" || !called && self.bound.contains(last)) {
            return;
        }
        let module = if prelude::MODULES.contains(&before) { before } else { "" };
        let word = called && segs.len() == 1 && prelude::function("", last).is_some();
        let known = !module.is_empty() && prelude::function(module, last).is_some()
            || matches!(last.as_str(), "strided" | "grid_stride" | "Some" | "None" | "Ok" | "Err");
        let of_type = segs.len() == 2 && (Scalar::named(before).is_some() || self.bound.contains(before))
            || before == "Lds"
            || called && before == "mem" && matches!(last.as_str(), "swap" | "replace")
            || before == "wmma" && matches!(last.as_str(), "I4" | "U4")
            || segs.len() >= 3 && segs[segs.len() - 3] == "wmma"
            || before == "consts"
                && (prelude::is_float_constant(&segs)
                    || segs.len() >= 3 && Scalar::named(&segs[segs.len() - 3]).is_some());
        if (called && known && (segs.len() == 1 || !module.is_empty())) || of_type {
            return;
        }
        // `Vec3::new(..)` and `Vec3::ZERO` belong to a struct.
        if before.starts_with(char::is_uppercase) {
            if !LANGUAGE.contains(&before) && !CHOICES.contains(&before) {
                let segments = path.segments.iter().take(segs.len() - 1).cloned().collect();
                self.note(&syn::Path { leading_colon: path.leading_colon, segments }, false, true, false);
            }
            return;
        }
        self.note(path, called, false, word);
    }

    fn note(&mut self, path: &syn::Path, called: bool, typed: bool, word: bool) {
        let segs: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
        let mut name = if path.leading_colon.is_some() { "::".to_string() } else { String::new() };
        name.push_str(&segs.join("::"));
        if let Some(u) = self.found.iter_mut().find(|u| u.name == name) {
            u.called |= called;
            u.typed |= typed;
            return;
        }
        let mut plain = path.clone();
        plain.segments.iter_mut().for_each(|s| s.arguments = syn::PathArguments::None);
        let imported = !called && !typed && segs.len() == 1 && prelude::is_float_constant(&segs);
        self.found.push(Used { path: plain, name, called, typed, word, imported, span: path.span() });
    }
}

impl<'ast> Visitor<'ast> for Finder {
    fn visit_expr_call(&mut self, c: &'ast syn::ExprCall) -> Then {
        if let syn::Expr::Path(p) = &*c.func {
            self.add(&p.path, true);
            for s in &p.path.segments {
                Walk(self).visit_path_arguments(&s.arguments);
            }
        } else {
            Walk(self).visit_expr(&c.func);
        }
        c.args.iter().for_each(|a| Walk(self).visit_expr(a));
        Then::Skip
    }

    fn visit_expr_path(&mut self, p: &'ast syn::ExprPath) -> Then {
        self.add(&p.path, false);
        Then::Children
    }

    fn visit_pat_ident(&mut self, p: &'ast syn::PatIdent) -> Then {
        let name = p.ident.to_string();
        if p.subpat.is_none() && p.mutability.is_none() && !name.chars().any(char::is_lowercase) {
            self.add(&p.ident.clone().into(), false);
        }
        Then::Children
    }

    fn visit_type_path(&mut self, t: &'ast syn::TypePath) -> Then {
        // Structs for kernels are not generic.
        if t.qself.is_none() && t.path.segments.iter().all(|s| s.arguments.is_none()) {
            self.add_type(&t.path);
        }
        Then::Children
    }

    fn visit_item_use(&mut self, u: &'ast syn::ItemUse) -> Then {
        imports(u).iter().for_each(|variant| self.add_type(&variant.of));
        Then::Skip
    }

    fn visit_expr_struct(&mut self, s: &'ast syn::ExprStruct) -> Then {
        self.add_type(&s.path);
        Then::Children
    }

    fn visit_pat_struct(&mut self, s: &'ast syn::PatStruct) -> Then {
        self.add_type(&s.path);
        Then::Children
    }

    fn visit_pat_tuple_struct(&mut self, s: &'ast syn::PatTupleStruct) -> Then {
        self.add_type(&s.path);
        Then::Children
    }

    fn visit_generic_argument(&mut self, a: &'ast syn::GenericArgument) -> Then {
        // A single name in a list of generic arguments may be a constant: `Lds<f32, TILE>`.
        if let syn::GenericArgument::Type(syn::Type::Path(p)) = a
            && p.qself.is_none()
            && p.path.segments.iter().all(|s| s.arguments.is_none())
        {
            let last = p.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
            if last.chars().any(char::is_lowercase) {
                self.add_type(&p.path);
            } else if Scalar::named(&last).is_none() {
                self.add(&p.path, false);
            }
            return Then::Skip;
        }
        Then::Children
    }
}
