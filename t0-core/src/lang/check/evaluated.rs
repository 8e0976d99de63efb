//! Constants that are evaluated outside of a kernel's body: the shape of its workgroups, and the value of a single
//! constant.

use super::{Bound, Checker, ConstValue, Owner};
use crate::attribute::Instance;
use crate::lang::types::{Scalar, Type};
use crate::lang::walk::{Then, Visitor, Walk};
use crate::source::{Diagnostic, Item, ItemKind, KernelSource, Named};
use proc_macro2::Span;
use syn::visit::Visit as _;

/// A kernel without a body, in which constants are evaluated.
fn without_body(generics: syn::Generics) -> syn::ItemFn {
    let mut f: syn::ItemFn = syn::parse_quote!(
        fn nobody() {}
    );
    f.sig.generics = generics;
    f
}

/// Evaluates constants in `item`, a function from [`without_body`], with its generic parameters bound to `instance`.
fn with_items<R>(
    item: &syn::ItemFn,
    instance: &Instance,
    names: &[Named],
    items: &[Item],
    f: impl FnOnce(&mut Checker<'_>) -> R,
) -> R {
    let src = KernelSource {
        item,
        block: [1; 3],
        numbers: crate::source::Numbers::Exact,
        bounds: crate::source::Bounds::Checked,
        instance: instance.clone(),
        rules: crate::source::LaunchRules::default(),
        names: vec![],
        of: None,
        items: items.to_vec(),
        locate: &|_| crate::source::SourceLocation::default(),
    };
    f(&mut Checker::new(&src, Owner::Constant, names))
}

/// The lengths in `block = ..`: expressions of `u32` or `usize` made of constants and of the constant parameters of
/// `kernel`, which have the values of `instance`.
///
/// # Errors
/// An expression that is not such a constant, reported at its tokens.
pub fn sides(
    sides: &[syn::Expr],
    kernel: &syn::ItemFn,
    instance: &Instance,
    names: &[Named],
    items: &[Item],
) -> Result<Vec<u64>, Vec<Diagnostic>> {
    let item = without_body(kernel.sig.generics.clone());
    with_items(&item, instance, names, items, |c| {
        c.constant_generics(&item);
        let all: Vec<Option<u64>> = sides.iter().map(|side| c.side(side)).collect();
        match all.into_iter().collect::<Option<Vec<_>>>() {
            Some(all) if c.errors.is_empty() => Ok(all),
            _ => Err(std::mem::take(&mut c.errors)),
        }
    })
}

/// The type and the value of a constant among `items`.
///
/// # Errors
/// The reasons why the constant has no value in kernels.
pub fn constant(items: &[Item], item: usize) -> Result<(Type, ConstValue), Vec<Diagnostic>> {
    with_items(&without_body(syn::Generics::default()), &Vec::new(), &[], items, |c| {
        let span = items.get(item).map_or_else(Span::call_site, |item| item.kind.name().span());
        match c.constant_item(item, span) {
            Some(value) if c.errors.is_empty() => Ok(value),
            _ => Err(std::mem::take(&mut c.errors)),
        }
    })
}

impl Checker<'_> {
    fn side(&mut self, e: &syn::Expr) -> Option<u64> {
        // The first path decides which of the two types the whole expression has.
        let mut ty = Type::U32;
        let mut names = FirstPath::default();
        Walk(&mut names).visit_expr(e);
        if let Some(path) = names.0
            && self.is_usize(path)
        {
            ty = Type::USIZE;
        }
        match self.constant(e, &ty)? {
            ConstValue::Int(v) => u64::try_from(v).ok(),
            _ => None,
        }
    }

    /// Whether a path is a constant, or a constant parameter, of type `usize`.
    fn is_usize(&mut self, path: &syn::Path) -> bool {
        if let Some(name) = path.get_ident()
            && let Some(bound) = self.generics.get(&name.to_string())
        {
            return matches!(bound, Bound::Const(Scalar::Usize, _));
        }
        let Some(item) = self.item(path) else { return false };
        matches!(self.src.items[item].kind, ItemKind::Constant(_))
            && self.constant_item(item, Span::call_site()).is_some_and(|(of, _)| of == Type::USIZE)
    }
}

/// The first path of an expression, ignoring those inside a cast.
#[derive(Default)]
struct FirstPath<'ast>(Option<&'ast syn::Path>);

impl<'ast> Visitor<'ast> for FirstPath<'ast> {
    fn visit_expr_path(&mut self, p: &'ast syn::ExprPath) -> Then {
        self.0.get_or_insert(&p.path);
        Then::Skip
    }

    fn visit_expr_cast(&mut self, _: &'ast syn::ExprCast) -> Then {
        Then::Skip
    }
}
