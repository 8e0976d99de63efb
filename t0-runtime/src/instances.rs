//! Instances of generic kernels, as a bound that host code can state.

use t0_kernel::cpu::Body;

/// A kernel that is compiled for `Types`: a tuple with its type parameters, in order.
///
/// `#[t0::kernel]` implements the trait for the type with the kernel's name, once for each combination of types that
/// the attribute lists. Generic host code requires the types by a bound and can then launch the kernel with constants
/// that are values:
///
/// ```text
/// fn product<T: Float>(gpu: &Device, tile: Matmul, ..) -> Result<Report, Error>
/// where
///     matmul: t0::Instances<(T,)>,
/// {
///     matmul::<T>(tile, ..).run(gpu)
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "the kernel `{Self}` has no instance for the types `{Types}`",
    label = "not compiled for these types",
    note = "add the types to `for(..)` in the kernel's attribute; in generic code, add the bound `where {Self}: t0::Instances<{Types}>`"
)]
pub trait Instances<Types> {
    /// The indices among the kernel's images.
    #[doc(hidden)]
    const AT: &'static [usize];

    /// The types as text.
    #[doc(hidden)]
    const NAMES: &'static [&'static str];

    /// For a kernel with constant parameters: the body of the instance at an index in `AT`.
    #[doc(hidden)]
    fn body(at: usize) -> Body {
        let _ = at;
        Body::NONE
    }
}
