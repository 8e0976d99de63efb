//! `#[t0::device] mod`: structs and enums with their methods, and functions and constants that may use each other
//! cyclically.
//!
//! A kernel's attribute sees tokens alone and asks rustc's name resolution for items by their paths. No path leads from
//! `x.norm()` to an `impl` block; but the items of one module are seen together.
//!
//! What belongs here: taking a module apart, and which of its paths mean its own items. What does not: what these mean.

use crate::help::Help;
use crate::lang::first_token::FirstToken as _;
use crate::lang::used::{self, Used};
use crate::member::{Member, is_attribute, refuse_conditions};
use crate::source::{Diagnostic, ItemKind};
use proc_macro2::{Ident, Span};
use syn::{Item, ItemImpl, ItemMod};

/// A module split into its items.
#[derive(Debug)]
pub struct Module {
    /// Its name.
    pub name: Ident,
    /// The items for kernels: first those with a name in the module, then members of structs.
    pub entries: Vec<Entry>,
    /// The other items, by their number in the module: ordinary Rust.
    pub rest: Vec<usize>,
}

/// An item for kernels.
#[derive(Debug)]
pub struct Entry {
    /// Its definition, without attributes.
    pub kind: ItemKind,
    /// The `impl` block that contains it.
    pub of: Option<Member>,
    /// Its number in the module, and in its `impl` block.
    pub place: (usize, usize),
}

/// What a path in a module refers to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// An item of the module, by its number.
    Own(usize),
    /// Something outside the module, or nothing.
    Foreign,
}

/// Where and why an item is rejected, and what to do instead.
fn refused(item: &Item) -> Option<(Span, &'static str, Help)> {
    Some(match item {
        Item::Const(_) | Item::Enum(_) | Item::Fn(_) | Item::Impl(_) | Item::Struct(_) | Item::Use(_) => return None,
        Item::Union(u) => (u.union_token.span, "kernels have no unions", help!("put it outside of the module")),
        Item::Static(s) => {
            (s.static_token.span, "kernels have no `static`", help!("make it a `const`, or pass a view"))
        }
        Item::Trait(t) => (
            t.trait_token.span,
            "kernels cannot declare traits",
            help!("put it outside of the module; structs here have methods and operators"),
        ),
        Item::Type(t) => (
            t.type_token.span,
            "type aliases are not supported in a module for kernels",
            help!("write the type itself where it is used"),
        ),
        Item::Mod(m) => (
            m.mod_token.span,
            "a module for kernels cannot contain modules",
            help!("put it beside this one, with its own `#[t0::device]`, and `use super::..` where it is needed"),
        ),
        Item::Macro(m) => (
            m.mac.path.first_span(),
            "macros that define items are not supported in a module for kernels",
            help!("write out its expansion, or put it outside of the module"),
        ),
        other => (
            other.first_span(),
            "this item is not supported in a module for kernels",
            help!("put it outside of the module"),
        ),
    })
}

impl Module {
    /// Splits a module. Returns the items that kernels support and the errors in the others, at their tokens.
    pub fn read(module: &ItemMod) -> (Module, Vec<Diagnostic>) {
        let mut errors = vec![];
        let mut read = Module { name: module.ident.clone(), entries: vec![], rest: vec![] };
        let Some((_, items)) = &module.content else {
            errors.push(
                Diagnostic::new(module.ident.span(), "a module for kernels must have its items in braces")
                    .help(help_with!("write its items here: `mod {} {{ .. }}`", module.ident)),
            );
            return (read, errors);
        };
        let mut blocks = vec![];
        for (at, item) in items.iter().enumerate() {
            if let Some(own) = own(item) {
                if let Some((span, message, help)) = refused(item) {
                    errors.push(Diagnostic::new(span, message).help(help));
                    continue;
                }
                refuse_conditions(own, &mut errors);
            }
            let kind = match item {
                _ if own(item).is_none() => {
                    read.rest.push(at);
                    continue;
                }
                Item::Fn(f) => ItemKind::Device(syn::ItemFn { attrs: vec![], ..f.clone() }),
                Item::Const(c) => ItemKind::Constant(syn::ItemConst { attrs: vec![], ..c.clone() }),
                Item::Struct(s) => {
                    let derived = derives(&s.attrs);
                    if !derived.iter().any(|d| d == "Arg") {
                        errors.push(
                            Diagnostic::new(
                                s.ident.span(),
                                format!("`{}` is in a module for kernels, but kernels cannot use it", s.ident),
                            )
                            .help(help!("write `#[derive(Clone, Copy, t0::Arg)] #[repr(C)]` before it")),
                        );
                    }
                    let mut plain = s.clone();
                    plain.attrs.retain(|a| a.path().is_ident("repr"));
                    if derived.iter().any(|d| d == "PartialEq") {
                        plain.attrs.push(syn::parse_quote!(#[derive(PartialEq)]));
                    }
                    plain.fields.iter_mut().for_each(|f| f.attrs.clear());
                    ItemKind::Struct(plain)
                }
                Item::Enum(e) => ItemKind::Enum(enumeration(e)),
                Item::Impl(block) => {
                    blocks.push((at, block));
                    continue;
                }
                _ => continue,
            };
            read.entries.push(Entry { kind, of: None, place: (at, 0) });
        }
        for (at, block) in blocks {
            match Member::read(block) {
                Ok(members) => {
                    if let Err(d) = read.belongs(block) {
                        errors.push(d);
                    }
                    // The items of a block for kernels, by their numbers. Associated types are not among them.
                    let places = block.items.iter().enumerate();
                    let places = places.filter(|(_, i)| matches!(i, syn::ImplItem::Fn(_) | syn::ImplItem::Const(_)));
                    for ((kind, of), (i, _)) in members.into_iter().zip(places) {
                        read.entries.push(Entry { kind, of: Some(of), place: (at, i) });
                    }
                }
                Err(ds) => errors.extend(ds),
            }
        }
        for used in read.entries.iter().flat_map(Entry::used) {
            errors.extend(read.meaning(&used.path).err());
        }
        (read, errors)
    }

    /// Requires that a block is where every kernel that uses its struct or enum finds it.
    fn belongs(&self, block: &ItemImpl) -> Result<(), Diagnostic> {
        let own = |t: &syn::Type| {
            let mut t = t;
            while let syn::Type::Reference(r) = t {
                t = &r.elem;
            }
            let syn::Type::Path(p) = t else { return None };
            match self.meaning(&p.path) {
                Ok(Meaning::Own(i)) => Some(&self.entries[i].kind),
                _ => None,
            }
        };
        let ours = |t: &syn::Type| matches!(own(t), Some(ItemKind::Struct(_)));
        if let Some(ItemKind::Enum(e)) = own(&block.self_ty) {
            return match &block.trait_ {
                None => Ok(()),
                Some((path, _)) => Err(Diagnostic::new(
                    path.first_span(),
                    format!("`{}` is an enum, which has only the operators `==` and `!=` in kernels", e.ident),
                )
                .help(help!(
                    "write a method, or put this `impl` outside of the module, where it is for the host alone"
                ))),
            };
        }
        let plain = matches!(&*block.self_ty, syn::Type::Path(_));
        let assigns = block
            .trait_
            .as_ref()
            .is_some_and(|(p, _)| p.segments.last().is_some_and(|s| s.ident.to_string().ends_with("Assign")));
        let operand = block.trait_.as_ref().and_then(|(p, _)| p.segments.last()).is_some_and(|s| match &s.arguments {
            syn::PathArguments::AngleBracketed(a) => {
                a.args.iter().any(|a| matches!(a, syn::GenericArgument::Type(t) if ours(t)))
            }
            _ => false,
        });
        let free = block.trait_.is_some() && !assigns;
        if ours(&block.self_ty) && (plain || free) || free && operand {
            return Ok(());
        }
        let message = match free {
            true => "neither side of this operator is a struct of this module",
            false => "this is not a struct or enum of this module",
        };
        Err(Diagnostic::new(block.self_ty.first_span(), message).help(help!(
            "declare a struct or enum and its `impl` blocks in one `#[t0::device] mod`, where every kernel finds them"
        )))
    }

    /// Resolves a path in the module.
    ///
    /// # Errors
    /// Where the path leads out of the module and back into it, which cannot be decided here.
    pub fn meaning(&self, path: &syn::Path) -> Result<Meaning, Diagnostic> {
        let segs: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
        let find = |name: &str| self.entries.iter().position(|e| e.of.is_none() && e.kind.name() == name);
        let Some(own) = segs.last().and_then(|last| find(last)) else { return Ok(Meaning::Foreign) };
        let before: Vec<&str> = segs[..segs.len() - 1].iter().map(String::as_str).collect();
        match before.as_slice() {
            [] | ["self"] if path.leading_colon.is_none() => Ok(Meaning::Own(own)),
            ["super", module] if self.name == module => Ok(Meaning::Own(own)),
            [.., module] if self.name == module => {
                let name = &segs[segs.len() - 1];
                Err(Diagnostic::new(
                    path.first_span(),
                    format!("this path leads out of `{module}`, and may lead back into it"),
                )
                .help(help_with!(
                    "write `{name}` for the item of this module, or import the other item with `use .. as ..`"
                )))
            }
            _ => Ok(Meaning::Foreign),
        }
    }
}

impl Entry {
    /// The paths that the item contains.
    pub fn used(&self) -> Vec<Used> {
        used::of_item(&self.kind, self.of.as_ref())
    }
}

/// An enum as kernels see it: without attributes except `repr`, which they refuse.
pub fn enumeration(e: &syn::ItemEnum) -> syn::ItemEnum {
    let mut plain = e.clone();
    plain.attrs.retain(|a| a.path().is_ident("repr"));
    plain.variants.iter_mut().for_each(|v| v.attrs.clear());
    plain
}

/// The attributes of an item for kernels, or an error; `None` for ordinary Rust.
fn own(item: &Item) -> Option<&[syn::Attribute]> {
    let attrs = match item {
        Item::Const(x) => &x.attrs,
        Item::Enum(x) => &x.attrs,
        Item::Fn(x) if x.attrs.iter().any(|a| is_attribute(a, "kernel")) => return None,
        Item::Fn(x) => &x.attrs,
        Item::Impl(x) => &x.attrs,
        Item::Mod(x) => &x.attrs,
        Item::Struct(x) => &x.attrs,
        Item::Use(_) => return None,
        _ => return Some(&[]),
    };
    // Tests are for the host.
    let test = |a: &syn::Attribute| {
        a.path().is_ident("cfg") && matches!(a.parse_args::<syn::Path>(), Ok(p) if p.is_ident("test"))
    };
    (!attrs.iter().any(test)).then_some(attrs)
}

/// The names of the derived traits.
pub fn derives(attrs: &[syn::Attribute]) -> Vec<String> {
    let mut all = vec![];
    for a in attrs.iter().filter(|a| a.path().is_ident("derive")) {
        // rustc reports what cannot be parsed.
        let _ = a.parse_nested_meta(|m| {
            all.extend(m.path.segments.last().map(|s| s.ident.to_string()));
            Ok(())
        });
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All errors in a module: token, message and help.
    fn wrong(text: &str) -> Vec<String> {
        let (_, all) = Module::read(&syn::parse_str(text).unwrap());
        let shown = |d: &Diagnostic| {
            let at = d.span.source_text().unwrap_or_default();
            format!("`{at}` {}; {}", d.message, d.help.clone().map_or(String::new(), |h| h.to_string()))
        };
        all.iter().map(shown).collect()
    }

    const STRUCT: &str = "#[derive(Clone, Copy, t0::Arg)] #[repr(C)] struct V { x: f32 }";

    #[test]
    fn what_belongs_to_structs_is_found() {
        let text = format!(
            "mod m {{ use super::*; {STRUCT} impl V {{ const ZERO: V = V {{ x: 0.0 }}; fn new() -> Self {{ Self::ZERO }} }}
            impl core::ops::Mul<V> for f32 {{ type Output = V; fn mul(self, v: V) -> V {{ v }} }}
            #[t0::kernel(block = 64)] fn k() {{}} #[cfg(test)] mod tests {{}} fn f() -> V {{ V::new() }} }}"
        );
        let (read, wrong) = Module::read(&syn::parse_str(&text).unwrap());
        assert!(wrong.is_empty(), "{wrong:?}");
        let names: Vec<String> = read.entries.iter().map(|e| e.kind.name().to_string()).collect();
        assert_eq!(names, ["V", "f", "ZERO", "new", "mul"]);
        assert_eq!(read.rest, [0, 4, 5]);
        let used: Vec<Vec<String>> =
            read.entries.iter().map(|e| e.used().into_iter().map(|u| u.name).collect()).collect();
        assert_eq!(used, [vec![], vec!["V"], vec!["V"], vec!["V"], vec!["V"]]);
    }

    #[test]
    fn what_kernels_do_not_know_is_refused() {
        for (inside, expected) in [
            ("static S: u32 = 1;", "`static` kernels have no `static`"),
            ("trait T {}", "`trait` kernels cannot declare traits"),
            ("type W = V;", "`type` type aliases are not supported in a module for kernels"),
            ("mod inner {}", "`mod` a module for kernels cannot contain modules"),
            ("macro_rules! m { () => {} }", "`macro_rules` macros that define items are not supported"),
            ("#[repr(C)] struct W { x: f32 }", "`W` `W` is in a module for kernels, but kernels cannot use it"),
            ("#[cfg(feature = \"f\")] fn f() {}", "`cfg` `#[cfg]` is not supported inside a module for kernels"),
            ("impl V { #[cfg(unix)] fn f() {} }", "`cfg` `#[cfg]` is not supported inside a module for kernels"),
            (
                "impl Default for V { fn default() -> V { V { x: 1.0 } } }",
                "`Default` kernels support only operator traits",
            ),
            (
                "impl<T> core::ops::Add<T> for V { type Output = V; fn add(self, o: T) -> V { self } }",
                "an `impl` for kernels is not generic",
            ),
            ("unsafe impl V {}", "`unsafe` an `impl` for kernels is not `unsafe`"),
            ("impl f32 {}", "`f32` this is not a struct or enum of this module"),
            (
                "enum E { A } impl core::ops::Not for E { type Output = E; fn not(self) -> E { self } }",
                "`core` `E` is an enum, which has only the operators `==` and `!=` in kernels",
            ),
            (
                "impl core::ops::AddAssign<V> for f32 { fn add_assign(&mut self, v: V) {} }",
                "`f32` this is not a struct or enum of this module",
            ),
            (
                "impl core::ops::Add for Other { type Output = V; fn add(self, o: Other) -> V { V { x: 1.0 } } }",
                "`Other` neither side of this operator",
            ),
            (
                "impl PartialEq for V { fn ne(&self, o: &V) -> bool { true } fn eq(&self, o: &V) -> bool { true } }",
                "`ne` kernels support only `eq` of `PartialEq`",
            ),
            ("impl V { made!(); }", "an `impl` for kernels may contain only functions and constants"),
            ("fn f() -> V { crate::m::V { x: 1.0 } }", "`crate` this path leads out of `m`, and may lead back into it"),
        ] {
            let all = wrong(&format!("mod m {{ {STRUCT} {inside} }}"));
            assert!(all.len() == 1 && all[0].contains(expected), "{inside}: {all:?}");
            assert!(!all[0].ends_with("; "), "{all:?}");
        }
        assert_eq!(
            wrong("mod m;"),
            ["`m` a module for kernels must have its items in braces; write its items here: `mod m { .. }`"]
        );
        assert!(wrong(&format!("mod m {{ {STRUCT} fn f() -> V {{ super::m::V {{ x: 1.0 }} }} }}")).is_empty());
    }
}
