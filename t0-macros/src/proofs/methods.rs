//! Proofs that no trait of the user's hides a method of kernels.
//!
//! rustc prefers a method that takes the receiver by value to one that borrows it, even if the second belongs to the
//! type and the first to a trait. So a trait in scope with a method `len(self)` for `In<u32>` would hide `In::len`. The
//! proof calls a method of that name of a trait for all types, by value: another trait with such a method makes the
//! call ambiguous. The types of elements are inferred, so that a trait for any of them counts.
//!
//! Methods of numbers take them by value. Those of the type itself cannot be hidden. Those of a trait of kernels are
//! called with that trait in scope, so that a second trait with the method is ambiguous. (An import in the body instead
//! would make the user's import of the prelude unused.)

use std::collections::BTreeSet;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::{FnArg, ItemFn, ReceiverKind, Type};
use t0_core::lang::prelude::{self, ArgType, Class, On};
use t0_core::lang::types::{Len, Scalar, Type as Known};
use t0_core::source::ItemKind;

use super::Resolved;
use super::names::Names;

/// The methods that `f32`, `f64` and integers have by traits of kernels. std has the others.
const OF_TRAITS: &[&str] = &["rsqrt", "rcp", "erf", "mul_hi", "dot8_i4", "dot8_u4", "dot8_i4_u4", "dot8_u4_i4"];

/// Whether a method may belong to a trait of kernels, and not to the type.
pub(super) fn by_trait(number: Scalar, method: &str) -> bool {
    matches!(number, Scalar::F16 | Scalar::Bf16 | Scalar::F16x2 | Scalar::Bf16x2) || OF_TRAITS.contains(&method)
}

/// How a method takes its receiver.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Takes {
    Shared,
    Mutable,
}
use Takes::{Mutable, Shared};

/// The types that kernels access by methods that borrow them.
const MEMORY: &[&str] = &["In", "Out", "InOut", "Atomics", "Lds", "LdsDyn"];

/// How a type's method of this name takes its receiver; `None` if the type has no such method, or if it takes the
/// value.
fn takes(of: &str, method: &str) -> Option<Takes> {
    let read = matches!(of, "In" | "InOut" | "Lds" | "LdsDyn");
    let written = matches!(of, "Out" | "InOut" | "Lds" | "LdsDyn");
    match (of, method) {
        ("[]", "iter" | "len") | ("Accumulator", "get" | "row" | "col" | "store") => Some(Shared),
        ("[]", "iter_mut" | "swap" | "fill" | "reverse") | ("Accumulator", "set") => Some(Mutable),
        ("Option", "is_some" | "is_none") => Some(Shared),
        ("[]" | "Accumulator" | "Option", _) => None,
        (_, "len" | "is_empty" | "rows" | "cols" | "stride") => Some(Shared),
        ("Out" | "InOut" | "Lds" | "LdsDyn", "row" | "slice" | "tile") => Some(Mutable),
        (_, "row" | "slice" | "tile") => Some(Shared),
        ("Atomics", _) => prelude::is_atomic(method).then_some(Shared),
        (_, "load" | "get_or" | "load_or" | "unchecked") => read.then_some(Shared),
        (_, "store") => written.then_some(Mutable),
        ("Lds" | "LdsDyn", _) => {
            let of_lds = |b: &prelude::Builtin| b.name == method && b.on == On::Method(Class::Lds);
            prelude::builtins().any(of_lds).then_some(Shared)
        }
        _ => None,
    }
}

/// The numbers that a method of this name compares by reference.
fn compared_by(method: &str) -> &'static [Scalar] {
    use Scalar::{F32, F64, I8, I16, I32, I64, U8, U16, U32, U64, Usize};
    match method {
        "cmp" => &[I8, I16, I32, I64, U8, U16, U32, U64, Usize],
        "partial_cmp" => &[I8, I16, I32, I64, U8, U16, U32, U64, Usize, F32, F64],
        "total_cmp" => &[F32, F64],
        _ => &[],
    }
}

/// How a function of an `impl` block takes `self`; `None` by value.
fn receiver(f: &ItemFn) -> Option<Takes> {
    match f.sig.inputs.first()? {
        FnArg::Receiver(r) => match &r.kind {
            ReceiverKind::Reference(_, _, Some(_)) => Some(Mutable),
            ReceiverKind::Reference(_, _, None) => Some(Shared),
            ReceiverKind::Typed(_, ty) => match &**ty {
                Type::Reference(r) => Some(if r.mutability.is_some() { Mutable } else { Shared }),
                _ => None,
            },
            _ => None,
        },
        FnArg::Typed(_) => None,
    }
}

impl Resolved<'_> {
    /// The proof for the methods that an item calls; empty if it calls none that borrow their receiver.
    pub(super) fn methods(&self, names: &Names) -> TokenStream {
        let mut called: BTreeSet<&Ident> = BTreeSet::new();
        let mut probes = TokenStream::new();
        for method in &names.methods {
            let span = method.span();
            let mut probe = |whole: TokenStream, one: TokenStream, takes: Takes| {
                called.insert(method);
                probes.extend(quote_spanned! {span=> {
                    let x = any::<#whole>();
                    same_type(&x).#method();
                    let _: #one = x;
                }});
                // `&mut` of it finds a method that takes `&mut self` by value.
                if takes == Shared {
                    probes.extend(quote_spanned! {span=> {
                        let x = any::<&mut #whole>();
                        same_type(&x).#method();
                        let _: &mut #one = x;
                    }});
                }
            };
            let private = self.private(span);
            let name = method.to_string();
            for of in MEMORY.iter().filter(|of| names.words.contains(**of)) {
                let Some(takes) = takes(of, &name) else { continue };
                let of = Ident::new(of, span);
                let (more, some) = if of == "Lds" { (quote!(, _, _), quote!(, 1, 1)) } else { (quote!(), quote!()) };
                let ty = quote_spanned!(span=> #private::builtins::#of);
                probe(quote!(#ty<_ #more>), quote!(#ty<::core::primitive::f32 #some>), takes);
            }
            if let Some(takes) = takes("[]", &name) {
                probe(quote!([_; _]), quote!([::core::primitive::f32; 1]), takes);
            }
            if let Some(takes) = takes("Option", &name) {
                let of = quote_spanned!(span=> ::core::option::Option);
                probe(quote!(#of<_>), quote!(#of<::core::primitive::f32>), takes);
            }
            for number in compared_by(&name) {
                let ty = self.scalar(*number, span);
                probe(quote!(#ty), quote!(#ty), Shared);
            }
            if let Some(takes) = takes("Accumulator", &name).filter(|_| names.words.contains("wmma")) {
                let ty = quote_spanned!(span=> #private::wmma::Accumulator);
                probe(quote!(#ty<_>), quote!(#ty<::core::primitive::f32>), takes);
            }
            // Structs and enums by the paths that the item uses. One without a path here has its proof where a path exists.
            for (path, id) in self.names {
                let Some(of) = self
                    .items
                    .iter()
                    .find(|i| i.id == *id && matches!(i.kind, ItemKind::Struct(_) | ItemKind::Enum(_)))
                else {
                    continue;
                };
                let member = self.items.iter().find_map(|i| match (&i.kind, &i.of) {
                    (ItemKind::Device(f), Some(member))
                        if f.sig.ident == *method && names_struct(&member.ty, of.name()) =>
                    {
                        receiver(f)
                    }
                    _ => None,
                });
                if let (Some(takes), Some(path)) = (member, names.plain(path)) {
                    probe(quote!(#path), quote!(#path), takes);
                }
            }
        }
        let numbers = self.methods_of_numbers(names);
        if probes.is_empty() {
            return numbers;
        }
        let called: Vec<Ident> =
            called.into_iter().map(|name| Ident::new(&name.to_string(), Span::mixed_site())).collect();
        quote! {
            #[allow(unused, unstable_name_collisions, clippy::all, clippy::pedantic)]
            const _: () = {
                trait MethodsOfKernels: ::core::marker::Sized {
                    #(fn #called(self) {})*
                }
                impl<T> MethodsOfKernels for T {}
                fn any<T>() -> T { loop {} }
                fn same_type<T>(_: &T) -> T { loop {} }
                fn methods() { #probes }
            };
            #numbers
        }
    }

    /// The proof for the methods that numbers and arrays have by traits of kernels.
    fn methods_of_numbers(&self, names: &Names) -> TokenStream {
        use Scalar::{Bf16, Bf16x2, F16, F16x2, F32, F64, I8, I16, I32, I64, U8, U16, U32, U64};
        const NUMBERS: [Scalar; 14] = [F32, F64, F16, Bf16, F16x2, Bf16x2, I8, I16, I32, I64, U8, U16, U32, U64];
        let mut probes = TokenStream::new();
        for method in &names.methods {
            let (span, name) = (method.span(), method.to_string());
            for number in NUMBERS {
                let Some(builtin) = prelude::method_of(&name, &Known::Scalar(number)) else { continue };
                if !by_trait(number, &name) || builtin.args.iter().any(|arg| matches!(arg, ArgType::Closure(_))) {
                    continue;
                }
                let (ty, args) = (self.scalar(number, span), builtin.args.iter().map(|_| quote!(any())));
                probes.extend(quote_spanned!(span=> any::<#ty>().#method(#(#args),*);));
            }
            let array = Known::Array(Box::new(Known::F32), Len::Known(1));
            if name == "dot" && prelude::method_of(&name, &array).is_some() {
                probes.extend(quote_spanned! {span=>
                    let x = any::<[_; _]>();
                    same_type(&x).#method(any(), any());
                    let _: [::core::primitive::f32; 1] = x;
                });
            }
        }
        if probes.is_empty() {
            return probes;
        }
        let private = self.private(Span::call_site());
        quote! {
            #[allow(unused, unstable_name_collisions, clippy::all, clippy::pedantic)]
            const _: () = {
                use #private::{ArrayExt as _, Float as _, FloatExt as _, IntExt as _, Packed as _, WordExt as _};
                fn any<T>() -> T { loop {} }
                fn same_type<T>(_: &T) -> T { loop {} }
                fn methods() { #probes }
            };
        }
    }
}

/// Whether a type is the struct of this name, or `Self`.
fn names_struct(ty: &Type, name: &Ident) -> bool {
    matches!(ty, Type::Path(p) if p.path.segments.last().is_some_and(|last| last.ident == *name))
}
