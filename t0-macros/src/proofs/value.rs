//! The comparison of a constant with the value that the compiler has computed.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::Path;
use syn::spanned::Spanned as _;
use t0_core::lang::check::ConstValue;
use t0_core::lang::types::{Len, Scalar, Type};

use super::Resolved;
use super::marker::number;

impl Resolved<'_> {
    /// An assertion for rustc: the constant at that path has this type and value. `None` if the value cannot be
    /// compared.
    pub(crate) fn constant(&self, path: &Path, ty: &Type, value: &ConstValue, message: &str) -> Option<TokenStream> {
        let span = path.span();
        let found = Ident::new("found", Span::mixed_site());
        let mut equal = Vec::new();
        self.compare(&found.to_token_stream(), ty, value, span, &mut equal)?;
        let ty = self.written(ty, span).map(|ty| quote_spanned!(span=> : #ty));
        Some(quote_spanned! {span=>
            const _: () = {
                let #found #ty = #path;
                #(::core::assert!(#equal, #message);)*
            };
        })
    }

    /// The type by names that cannot be shadowed; `None` if it contains a struct.
    fn written(&self, ty: &Type, span: Span) -> Option<TokenStream> {
        match ty {
            Type::Scalar(s) => Some(self.scalar(*s, span)),
            Type::Array(t, Len::Known(n)) => {
                let (t, n) = (self.written(t, span)?, Literal::usize_unsuffixed(*n as usize));
                Some(quote_spanned!(span=> [#t; #n]))
            }
            Type::Tuple(ts) => {
                let ts = ts.iter().map(|t| self.written(t, span)).collect::<Option<Vec<_>>>()?;
                Some(quote_spanned!(span=> (#(#ts,)*)))
            }
            Type::Ref(false, t) => {
                let t = self.written(t, span)?;
                Some(quote_spanned!(span=> &#t))
            }
            _ => None,
        }
    }

    /// Appends comparisons that hold if `found` has the value.
    fn compare(
        &self,
        found: &TokenStream,
        ty: &Type,
        value: &ConstValue,
        span: Span,
        out: &mut Vec<TokenStream>,
    ) -> Option<()> {
        match (ty, value) {
            (Type::Ref(_, t), value) => self.compare(&quote!((*#found)), t, value, span, out)?,
            (Type::Scalar(Scalar::Bool), ConstValue::Bool(value)) => out.push(quote!(#found == #value)),
            (Type::Scalar(Scalar::Usize), ConstValue::Int(value)) => {
                let value = Literal::i128_suffixed(*value);
                out.push(quote!(#found as ::core::primitive::i128 == #value));
            }
            (Type::Tuple(ts), ConstValue::Parts(values)) => {
                for (i, (t, value)) in ts.iter().zip(values).enumerate() {
                    let i = Literal::usize_unsuffixed(i);
                    self.compare(&quote!(#found.#i), t, value, span, out)?;
                }
            }
            (Type::Enum(e), ConstValue::Int(value)) => {
                let private = self.private(span);
                let (id, value) = (number(&self.items.get(e.item)?.id), Literal::i128_suffixed(*value));
                out.push(quote!(#private::identity(&#found) == #id));
                out.push(quote!(#found as ::core::primitive::i128 == #value));
            }
            (Type::Struct(s), ConstValue::Parts(_)) => {
                let private = self.private(span);
                let id = number(&self.items.get(s.item)?.id);
                out.push(quote!(#private::identity(&#found) == #id));
                if ty.first_enum().is_none() {
                    self.compare_bytes(found, ty, value, span, out)?;
                    return Some(());
                }
                // Not plain data: the fields are compared one by one.
                let ConstValue::Parts(values) = value else { return None };
                for (field, value) in s.fields.iter().zip(values) {
                    let member: syn::Member = syn::parse_str(&field.name).ok()?;
                    self.compare(&quote!(#found.#member), &field.ty, value, span, out)?;
                }
            }
            (Type::Array(t, _), ConstValue::Parts(values)) if !plain(t) => {
                for (i, value) in values.iter().enumerate() {
                    let i = Literal::usize_unsuffixed(i);
                    self.compare(&quote!(#found[#i]), t, value, span, out)?;
                }
            }
            _ => self.compare_bytes(found, ty, value, span, out)?,
        }
        Some(())
    }

    /// Compares plain data byte by byte.
    fn compare_bytes(
        &self,
        found: &TokenStream,
        ty: &Type,
        value: &ConstValue,
        span: Span,
        out: &mut Vec<TokenStream>,
    ) -> Option<()> {
        let mut bytes = vec![0; ty.bytes() as usize];
        bytes_of(ty, value, &mut bytes)?;
        let (private, bytes) = (self.private(span), Literal::byte_string(&bytes));
        out.push(quote!(#private::has_bytes(&#found, #bytes)));
        Some(())
    }
}

/// Whether values of the type are plain data without structs, the same on both sides.
fn plain(ty: &Type) -> bool {
    match ty {
        Type::Scalar(s) => !matches!(s, Scalar::Bool | Scalar::Usize),
        Type::Array(t, _) => plain(t),
        _ => false,
    }
}

/// Writes a value as it lies in memory; `None` if it does not fit.
fn bytes_of(ty: &Type, value: &ConstValue, out: &mut [u8]) -> Option<()> {
    match (ty, value) {
        (Type::Scalar(s), ConstValue::Int(value)) if s.is_int() => {
            let n = s.bytes() as usize;
            out.get_mut(..n)?.copy_from_slice(value.to_le_bytes().get(..n)?);
        }
        (Type::Scalar(Scalar::F32), ConstValue::Float(value)) => {
            out.get_mut(..4)?.copy_from_slice(&(*value as f32).to_le_bytes());
        }
        (Type::Scalar(Scalar::F64), ConstValue::Float(value)) => {
            out.get_mut(..8)?.copy_from_slice(&value.to_le_bytes());
        }
        (Type::Array(t, _), ConstValue::Parts(values)) => {
            let size = t.bytes() as usize;
            for (i, value) in values.iter().enumerate() {
                bytes_of(t, value, out.get_mut(i * size..)?)?;
            }
        }
        (Type::Struct(s), ConstValue::Parts(values)) => {
            for (field, value) in s.fields.iter().zip(values) {
                bytes_of(&field.ty, value, out.get_mut(field.offset as usize..)?)?;
            }
        }
        _ => return None,
    }
    Some(())
}
