//! Products of matrices: the kernels, and the choice of an instance for a shape.
//!
//! | file | what it holds |
//! |---|---|
//! | `choice` | which kernel and which tile a product takes |
//! | `copy` | tiles of the operands from memory to LDS |
//! | `direct` | matrix instructions without copies to LDS, for few rows |
//! | `fma` | `f32` arithmetic |
//! | `gated` | matrix instructions for a product with its activation |
//! | `product` | what all kernels here share: sizes and strides, layouts, what is done with the sums |
//! | `reduce` | the sum of the parts of a split depth |
//! | `wmma` | matrix instructions for 16-bit operands |
//!
//! [`enqueue`] takes any shape and any strides. [`choose`] finds the kernel and its tile, also those of
//! [`matvec`] for one row or a few.
//!
//! - **Invariant:** the result of a product does not depend on how its depth is split between launches of equal
//!   arguments: the parts are added in a fixed order, without atomics.

mod choice;
pub mod copy;
pub mod direct;
pub mod fma;
pub mod gated;
pub mod product;
pub mod reduce;
pub mod wmma;

use crate::kernels::matvec;
pub use choice::{Conditions, Instance, Vectors, choose};
pub use product::Product;
use t0::{Element, ElementType, Error, Stream, View, ViewMut};

/// The product `a b^T` of contiguous or strided matrices: `a` is rows x depth, `b` columns x depth, `y` rows x columns.
/// Rows of `a` beyond those of `y` are not read.
pub fn product<T: Element>(a: &View<'_, T>, b: &View<'_, T>, y: &ViewMut<'_, f32>) -> Product {
    Product {
        m: y.rows() as u32,
        n: y.cols() as u32,
        k: b.cols() as u32,
        lda: a.stride() as u32,
        ldb: b.stride() as u32,
        ldy: y.stride() as u32,
        batches: 1,
        a_step: 0,
        b_step: 0,
        y_step: 0,
        splits: 1,
        scale: 1.0,
    }
}

/// Enqueues `y = a b^T`, or `y += a b^T` with `accumulate`, for matrices as [`product()`] takes them. `matrix` selects
/// matrix instructions, which multiply 16-bit numbers; otherwise `T` is `f32`.
///
/// # Errors
/// The launch is refused, because the shapes do not fit or no kernel was compiled for `T`: see
/// [`t0::Launch::enqueue`].
pub fn enqueue<T: Element>(
    stream: &Stream,
    a: View<'_, T>,
    b: View<'_, T>,
    y: ViewMut<'_, f32>,
    accumulate: bool,
    matrix: bool,
) -> Result<(), Error> {
    let shape = [y.rows(), y.cols(), b.cols()];
    let instance = choose(stream.device().ranking(), shape, Conditions::of(&a, &b, shape, matrix));
    launch(stream, instance, a, b, y, accumulate)
}

/// Enqueues the product of [`enqueue`] by this instance, which must accept its shape.
///
/// # Errors
/// As [`enqueue`].
pub(crate) fn launch<T: Element>(
    stream: &Stream,
    instance: Instance,
    a: View<'_, T>,
    b: View<'_, T>,
    y: ViewMut<'_, f32>,
    accumulate: bool,
) -> Result<(), Error> {
    let product = product(&a, &b, &y);
    let (element, output) = (ElementType::of::<T>(), ElementType::of::<f32>());
    match instance {
        Instance::Vectors(tile) => vectors(stream, tile, a, b, y, accumulate, 1),
        Instance::Direct(tile) => {
            let instance = direct::MatmulDirect { accumulate, ..tile };
            direct::matmul_direct::dispatch([element], instance, a, b, y, product).enqueue(stream)
        }
        Instance::Wmma(tile) => {
            let instance = wmma::Matmul { accumulate, ..tile };
            let (bias, none) = (a.slice(..0)?, stream.device().zeros::<f32>(0)?);
            wmma::matmul::dispatch([element, output], instance, a, b, bias, none.view(), y, product).enqueue(stream)
        }
        Instance::Fma(tile) => {
            let instance = fma::MatmulFma { accumulate, ..tile };
            let (bias, none) = (a.slice(..0)?, stream.device().zeros::<f32>(0)?);
            fma::matmul_fma::dispatch([element, output], instance, a, b, bias, none.view(), y, product).enqueue(stream)
        }
    }
}

/// Whether [`gated()`] can write this result with the fragments of the tile.
pub(crate) fn gates<T: Element>(tile: direct::MatmulDirect, y: &ViewMut<'_, T>) -> bool {
    tile.fn_.is_multiple_of(2) && y.cols() >= 16 && y.stride().is_multiple_of(2)
}

/// Enqueues `y = silu(a g^T) * (a u^T)`, where `b` has the rows of `g`, followed by those of `u`: see
/// [`direct::matmul_direct_gated()`]. `halves` are its parameters `T`, `P` and `BF16`.
///
/// # Errors
/// As [`enqueue`].
pub(crate) fn gated<T: Element>(
    stream: &Stream,
    tile: direct::MatmulDirect,
    (element, pair, bf16): (ElementType, ElementType, bool),
    a: View<'_, T>,
    b: View<'_, T>,
    y: ViewMut<'_, T>,
) -> Result<(), Error> {
    let product = gated_product(&a, &b, &y);
    let direct::MatmulDirect { fm, fn_, steps, waves, .. } = tile;
    let instance = direct::MatmulDirectGated { bf16, fm, fn_, steps, waves };
    direct::matmul_direct_gated::dispatch([element, pair], instance, a, b, y, product).enqueue(stream)
}

/// As [`gated()`], by [`gated::matmul_gated()`], for many rows of 16-bit numbers.
///
/// # Errors
/// As [`enqueue`].
pub(crate) fn gated_tiles<T: Element>(
    stream: &Stream,
    a: View<'_, T>,
    b: View<'_, T>,
    y: ViewMut<'_, T>,
) -> Result<(), Error> {
    let product = gated_product(&a, &b, &y);
    let tile = gated::MatmulGated { bm: 64, bn: 64, fm: 2, fn_: 2, tk: 64 };
    let none = a.slice(..0)?;
    gated::matmul_gated::dispatch([ElementType::of::<T>()], tile, a, b, none, y, product).enqueue(stream)
}

/// The product of [`gated()`].
fn gated_product<T: Element>(a: &View<'_, T>, b: &View<'_, T>, y: &ViewMut<'_, T>) -> Product {
    Product {
        m: y.rows() as u32,
        n: y.cols() as u32,
        k: b.cols() as u32,
        lda: a.stride() as u32,
        ldb: b.stride() as u32,
        ldy: y.stride() as u32,
        batches: 1,
        a_step: 0,
        b_step: 0,
        y_step: 0,
        splits: 1,
        scale: 1.0,
    }
}

/// Enqueues a product by the kernels for vectors. `add` and `sides` are their parameters `ADD` and `SIDES`; see
/// [`matvec::matvec()`].
///
/// # Errors
/// As [`enqueue`].
pub(crate) fn vectors<T: Element, O: Element>(
    stream: &Stream,
    instance: Vectors,
    x: View<'_, T>,
    w: View<'_, T>,
    y: ViewMut<'_, O>,
    add: bool,
    sides: usize,
) -> Result<(), Error> {
    let (element, out, per) = (ElementType::of::<T>(), ElementType::of::<O>(), 16 / T::SIZE);
    let (depth, bias) = (w.cols() as u32, w.slice(..0)?);
    match instance {
        Vectors::One(tile) => {
            let instance = matvec::Matvec { per, add, sides, ..tile };
            matvec::matvec::dispatch([element, out], instance, x, w, bias, y, depth).enqueue(stream)
        }
        Vectors::Several(tile) => {
            let instance = matvec::Matvecs { per, add, sides, ..tile };
            matvec::matvecs::dispatch([element, out], instance, x, w, bias, y, depth).enqueue(stream)
        }
    }
}
