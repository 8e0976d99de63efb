//! Constants that are evaluated outside of a kernel's body: the shape of its workgroups, its derived parameters, and
//! the value of a single constant.

use super::{Bound, Checker, ConstValue, Owner};
use crate::attribute::{Derived, Instance, Match, mentions};
use crate::lang::ast::ExprKind;
use crate::lang::first_token::FirstToken as _;
use crate::lang::types::{Scalar, Type};
use crate::lang::unify::VarKind;
use crate::lang::walk::{Then, Visitor, Walk};
use crate::source::{Diagnostic, Item, ItemKind, KernelSource, Named};
use proc_macro2::Span;
use quote::ToTokens as _;
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
        items: items.into(),
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

/// The types of the derived parameters of `kernel`: as written, or the type of the value. A value of integer literals
/// alone is a `usize`. A type that no constant parameter has is given as text.
///
/// # Errors
/// A value that has no type, reported at its tokens.
pub fn derived_types(
    derived: &[Derived],
    kernel: &syn::ItemFn,
    names: &[Named],
    items: &[Item],
) -> Result<Vec<Result<Scalar, String>>, Vec<Diagnostic>> {
    let item = without_body(kernel.sig.generics.clone());
    with_items(&item, &Instance::new(), names, items, |c| {
        for parameter in item.sig.generics.const_params() {
            c.bind_any(&parameter.ident, &parameter.ty);
        }
        let all = derived.iter().map(|derived| c.derived_type(derived)).collect();
        if c.errors.is_empty() { Ok(all) } else { Err(std::mem::take(&mut c.errors)) }
    })
}

/// The values of the derived parameters of `kernel`, which declares them after its own parameters; those have the
/// values of `instance`.
///
/// # Errors
/// A value that is not a constant or does not fit its type, reported at its tokens.
pub fn derived_values(
    derived: &[Derived],
    kernel: &syn::ItemFn,
    instance: &Instance,
    names: &[Named],
    items: &[Item],
) -> Result<Vec<syn::GenericArgument>, Vec<Diagnostic>> {
    let item = without_body(kernel.sig.generics.clone());
    with_items(&item, instance, names, items, |c| {
        c.constant_generics(&item);
        let mut all = vec![];
        for derived in derived {
            let value = c.derived_value(derived, &item);
            match value {
                Some(value) if c.errors.is_empty() => all.push(value),
                _ => return Err(c.without_value(derived)),
            }
        }
        Ok(all)
    })
}

/// Checks that each `match` of a parameter in launch rules has an arm for each variant of the parameter's enum.
///
/// # Errors
/// Missing variants, and patterns of another type.
pub fn matches_in_rules(
    matches: &[Match],
    kernel: &syn::ItemFn,
    names: &[Named],
    items: &[Item],
) -> Result<(), Vec<Diagnostic>> {
    let constants = kernel.sig.generics.const_params().map(|p| (&p.ident, &p.ty));
    let arguments = kernel.sig.inputs.iter().filter_map(|argument| match argument {
        syn::FnArg::Typed(syn::PatType { pat, ty, .. }) => match &**pat {
            syn::Pat::Ident(name) => Some((&name.ident, &**ty)),
            _ => None,
        },
        syn::FnArg::Receiver(_) => None,
    });
    let parameters: Vec<_> = constants.chain(arguments).collect();
    let item = without_body(syn::Generics::default());
    with_items(&item, &Instance::new(), names, items, |c| {
        for Match { value, written } in matches {
            // Fields have their types in structs; rustc checks their arms.
            let syn::Expr::Path(path) = value else { continue };
            let Some((name, ty)) = parameters.iter().find(|(name, _)| path.path.is_ident(*name)) else { continue };
            if c.ty(ty).as_enum().is_none() {
                continue;
            }
            c.bind_any(name, ty);
            let mut compared = written.clone();
            for arm in &mut compared.arms {
                *arm.body = syn::parse_quote!(0);
            }
            c.match_expr(&compared, None);
        }
        if c.errors.is_empty() { Ok(()) } else { Err(std::mem::take(&mut c.errors)) }
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

/// The code of an expression of an enum type in an instance of a kernel: a variant, a constant, or a constant
/// parameter. `None` for other expressions.
pub fn code(src: &KernelSource<'_>, e: &syn::Expr) -> Option<u32> {
    let mut c = Checker::new(src, Owner::Kernel, &src.names);
    c.constant_generics(src.item);
    let value = c.expr(e, None);
    match (value.ty.as_enum(), value.kind) {
        (Some(_), ExprKind::Int(code)) => u32::try_from(code).ok(),
        _ => None,
    }
}

impl Checker<'_> {
    /// Binds a parameter to some value of its type, where only the type matters.
    fn bind_any(&mut self, name: &proc_macro2::Ident, ty: &syn::Type) {
        let ty = self.ty(ty);
        let bound = match ty.as_enum().map(|e| e.last()) {
            Some(last) => Bound::Const(ty, last.into()),
            None => ty.scalar().map_or(Bound::Type(Type::Error), |s| Bound::Const(Type::Scalar(s), 1)),
        };
        self.generics.insert(name.to_string(), bound);
    }

    /// The type of a derived parameter, which later ones can use, or what it is instead.
    fn derived_type(&mut self, derived: &Derived) -> Result<Scalar, String> {
        let ty = match &derived.ty {
            Some(written) => self.ty(written),
            None => {
                let value = self.expr(&derived.value, None);
                match self.unify.kind(&value.ty) {
                    Some(VarKind::Int) => Type::USIZE,
                    _ => self.shallow(&value.ty),
                }
            }
        };
        let scalar = ty.scalar().filter(|s| *s == Scalar::Bool || s.is_int());
        let bound = scalar.map_or(Bound::Type(Type::Error), |scalar| Bound::Const(Type::Scalar(scalar), 1));
        self.generics.insert(derived.name.to_string(), bound);
        scalar.ok_or_else(|| self.shown(&ty))
    }

    fn derived_value(&mut self, derived: &Derived, kernel: &syn::ItemFn) -> Option<syn::GenericArgument> {
        let parameter = kernel.sig.generics.const_params().find(|p| p.ident == derived.name)?;
        let ty = self.ty(&parameter.ty);
        let span = derived.name.span();
        let scalar = ty.scalar()?;
        let (number, value) = match self.constant(&derived.value, &ty)? {
            ConstValue::Int(v) => {
                let (min, max) = scalar.range();
                if !(min..=max).contains(&v) {
                    let message = format!("this constant is {v}, which does not fit `{}`", scalar.name());
                    self.report(Diagnostic::new(derived.value.first_span(), message));
                    return None;
                }
                let digits = syn::LitInt::new(&v.unsigned_abs().to_string(), span);
                (v, if v < 0 { syn::parse_quote!(-#digits) } else { syn::parse_quote!(#digits) })
            }
            ConstValue::Bool(v) => {
                let word = syn::LitBool::new(v, span);
                (v.into(), syn::parse_quote!(#word))
            }
            ConstValue::Float(_) | ConstValue::Parts(_) => return None,
        };
        self.generics.insert(derived.name.to_string(), Bound::Const(Type::Scalar(scalar), number));
        Some(syn::GenericArgument::Const(value))
    }

    /// The errors of a derived parameter, with the values that it was computed from.
    fn without_value(&mut self, derived: &Derived) -> Vec<Diagnostic> {
        let known = |name: &proc_macro2::Ident| match self.generics.get(&name.to_string()) {
            Some(Bound::Const(Type::BOOL, value)) => Some(format!("{name} = {}", *value != 0)),
            Some(Bound::Const(Type::Enum(of), value)) => {
                let (variant, _) = of.variants.iter().find(|(_, code)| i128::from(*code) == *value)?;
                Some(format!("{name} = {}::{variant}", of.name))
            }
            Some(Bound::Const(_, value)) => Some(format!("{name} = {value}")),
            _ => None,
        };
        let mut from: Vec<String> = mentions(&derived.value).iter().filter_map(known).collect();
        from.dedup();
        let whose = if from.is_empty() { String::new() } else { format!(" for {}", from.join(", ")) };
        let mut all = std::mem::take(&mut self.errors);
        for one in &mut all {
            one.message = format!("`{}` has no value{whose}: {}", derived.name, one.message);
        }
        if all.is_empty() {
            let value = derived.value.to_token_stream().to_string();
            let message = format!("`{}` has no value{whose}: `{value}` is not a constant", derived.name);
            all.push(Diagnostic::new(derived.value.first_span(), message));
        }
        all
    }

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
            return matches!(bound, Bound::Const(Type::USIZE, _));
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
