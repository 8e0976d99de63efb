//! Constants that are wanted outside of a kernel's body: the shape of its workgroups, and the value of a constant by itself.

use super::{Checker, ConstValue, Owner};
use crate::lang::types::Type;
use crate::source::{Diagnostic, Item, ItemKind, KernelSource, Named};
use proc_macro2::Span;

/// Something to evaluate constants in: a kernel without a body.
fn with_items<R>(names: &[Named], items: &[Item], f: impl FnOnce(&mut Checker<'_>) -> R) -> R {
    let nobody: syn::ItemFn = syn::parse_quote!(
        fn nobody() {}
    );
    let src = KernelSource {
        item: &nobody,
        block: [1; 3],
        numbers: crate::source::Numbers::Exact,
        bounds: crate::source::Bounds::Checked,
        instance: vec![],
        names: vec![],
        of: None,
        items: items.to_vec(),
        locate: &|_| crate::source::SourceLocation::default(),
    };
    f(&mut Checker::new(&src, Owner::Constant, names))
}

/// The lengths that `block = ..` says in constants: `u32` or `usize`.
///
/// # Errors
/// What is no such constant, at its tokens.
pub fn sides(sides: &[syn::Expr], names: &[Named], items: &[Item]) -> Result<Vec<u64>, Vec<Diagnostic>> {
    with_items(names, items, |c| {
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
/// Why it has none in kernels.
pub fn constant(items: &[Item], item: usize) -> Result<(Type, ConstValue), Vec<Diagnostic>> {
    with_items(&[], items, |c| {
        let span = items.get(item).map_or_else(Span::call_site, |item| item.kind.name().span());
        match c.constant_item(item, span) {
            Some(value) if c.errors.is_empty() => Ok(value),
            _ => Err(std::mem::take(&mut c.errors)),
        }
    })
}

impl Checker<'_> {
    fn side(&mut self, e: &syn::Expr) -> Option<u64> {
        // A name decides of which of the two types the whole is.
        let mut ty = Type::U32;
        let mut names = FirstPath::default();
        syn::visit::Visit::visit_expr(&mut names, e);
        if let Some(path) = names.0
            && let Some(item) = self.item(path)
            && matches!(self.src.items[item].kind, ItemKind::Constant(_))
            && let Some((of, _)) = self.constant_item(item, Span::call_site())
            && of == Type::USIZE
        {
            ty = Type::USIZE;
        }
        match self.constant(e, &ty)? {
            ConstValue::Int(v) => u64::try_from(v).ok(),
            _ => None,
        }
    }
}

/// The first path of an expression, but for those inside of a cast.
#[derive(Default)]
struct FirstPath<'ast>(Option<&'ast syn::Path>);

impl<'ast> syn::visit::Visit<'ast> for FirstPath<'ast> {
    fn visit_expr_path(&mut self, p: &'ast syn::ExprPath) {
        self.0.get_or_insert(&p.path);
    }

    fn visit_expr_cast(&mut self, _: &'ast syn::ExprCast) {}
}
