//! Instances of generic kernels, as types that host code can name.

use t0_kernel::cpu::Body;

/// A kernel that is compiled for `Parameters`: a tuple with the values of the generic parameters, in order.
///
/// A type represents itself; a constant is wrapped in [`Bool`], [`U32`], [`Usize`] and so on. `#[t0::kernel]`
/// implements the trait for the type with the kernel's name, once for each instance that the attribute lists. Generic
/// host code requires an instance by a bound and can then launch it:
///
/// ```text
/// fn product<T: Float, const ADD: bool>(gpu: &Device, ..) -> Result<Report, Error>
/// where
///     matmul: t0::Instances<(T, t0::Bool<ADD>)>,
/// {
///     matmul::<T, ADD>(..).run(gpu)
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "the kernel `{Self}` has no instance for `{Parameters}`",
    label = "not compiled for these parameters",
    note = "add the instance to `for(..)` in the kernel's attribute; in generic code, add the bound `where {Self}: t0::Instances<{Parameters}>`"
)]
pub trait Instances<Parameters> {
    /// The index among the kernel's images.
    #[doc(hidden)]
    const AT: usize;

    /// For a kernel with derived parameters: its body with their values in this instance.
    #[doc(hidden)]
    fn body() -> Body {
        Body::NONE
    }
}

/// The instances of a kernel for a tuple of types. `#[t0::kernel]` implements it for `KERNEL::instance`.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "the kernel `{Self}` has no instance for the types `{Types}`",
    label = "not compiled for these types",
    note = "add the types to `for(..)` in the kernel's attribute"
)]
pub trait OfTypes<Types> {
    /// The indices among the kernel's images.
    const AT: &'static [usize];
}

macro_rules! constants {
    ($($name:ident $ty:ident)*) => {$(
        #[doc = concat!("A constant parameter of type `", stringify!($ty), "`, in [`Instances`].")]
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct $name<const VALUE: $ty>;
    )*};
}

constants! { Bool bool U8 u8 U16 u16 U32 u32 U64 u64 Usize usize I8 i8 I16 i16 I32 i32 I64 i64 }
