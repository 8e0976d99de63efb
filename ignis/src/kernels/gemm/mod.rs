//! Products of matrices: the kernels, and the choice of an instance for a shape.
//!
//! | file | what it holds |
//! |---|---|
//! | `direct` | matrix instructions without LDS, for few rows |
//! | `fma` | `f32` arithmetic |
//! | `reduce` | the sum of the parts of a split depth |
//! | `wmma` | matrix instructions for 16-bit operands; what all kernels here share |
//!
//! [`enqueue`] takes any shape and any strides. The instances that are compiled are those in the attributes of the
//! kernels; [`WMMA`] and [`FMA`] list their tiles again for the choice. Products with few rows, which fill no larger
//! tile, use [`direct::matmul_direct()`] if their depth is a multiple of 64.
//!
//! - **Invariant:** the result of a product does not depend on how its depth is split between launches of equal
//!   arguments: the parts are added in a fixed order, without atomics.

pub mod direct;
pub mod fma;
pub mod reduce;
pub mod wmma;

use t0::{Element, ElementType, Error, Stream, View, ViewMut};
pub use wmma::Product;
use wmma::{LINEAR, NT};

/// The tile of an instance of [`wmma::matmul()`], its parameters from `BM` to `GROUP`.
pub type WmmaTile = (usize, usize, usize, usize, usize, usize, usize, usize, u32);

/// The tile of an instance of [`fma::matmul_fma()`], its parameters from `BM` to `GROUP`.
pub type FmaTile = (usize, usize, usize, usize, usize, usize, usize, u32);

/// The tiles on matrix instructions, from small to large.
pub const WMMA: [WmmaTile; 4] = [
    (32, 128, 2, 4, 32, 40, 12800, 1, 1),
    (64, 128, 4, 4, 32, 40, 15360, 1, 1),
    (128, 128, 4, 4, 32, 40, 20480, 1, 1),
    (256, 128, 4, 4, 32, 40, 30720, 1, 1),
];

/// The tiles in `f32` arithmetic, from small to large.
pub const FMA: [FmaTile; 2] = [(32, 64, 4, 8, 16, 4, 3328, 1), (64, 64, 8, 8, 16, 4, 4352, 1)];

/// Whether at most a quarter of what tiles of `bm` x `bn` compute is beyond a result of `m` x `n`.
fn fits((m, n): (u32, u32), (bm, bn): (usize, usize)) -> bool {
    let (rows, columns) = (m.next_multiple_of(bm as u32), n.next_multiple_of(bn as u32));
    u128::from(rows) * u128::from(columns) * 3 <= u128::from(m) * u128::from(n) * 4
}

/// The tile for a product on matrix instructions: the largest that fits, or the smallest.
pub fn wmma_tile(m: u32, n: u32) -> WmmaTile {
    *WMMA.iter().rev().find(|tile| fits((m, n), (tile.0, tile.1))).unwrap_or(&WMMA[0])
}

/// The same for a product in `f32` arithmetic.
pub fn fma_tile(m: u32, n: u32) -> FmaTile {
    *FMA.iter().rev().find(|tile| fits((m, n), (tile.0, tile.1))).unwrap_or(&FMA[0])
}

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

/// Enqueues `y = a b^T`, or `y += a b^T` with `accumulate`, for matrices as [`product`] takes them. `matrix` selects
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
    let product = product(&a, &b, &y);
    let (element, output) = (ElementType::of::<T>(), ElementType::of::<f32>());
    // These instances read neither a bias nor a residual.
    let (bias, none) = (a.slice(..0)?, stream.device().zeros::<f32>(0)?);
    let residual = none.view();
    let even = |stride: u32| stride.is_multiple_of(2);
    let few = wmma_tile(product.m, product.n) == WMMA[0];
    if matrix
        && few
        && product.m >= 16
        && product.n >= 16
        && product.k.is_multiple_of(64)
        && even(product.lda)
        && even(product.ldb)
    {
        let instance = (element, 2, 4, 4, 1, accumulate);
        direct::matmul_direct::dispatch(instance, a, b, y, product).enqueue(stream)
    } else if matrix {
        let (bm, bn, fm, fn_, tk, ld, size, kv, group) = wmma_tile(product.m, product.n);
        let instance =
            (element, output, NT, bm, bn, fm, fn_, tk, ld, size, kv, group, false, false, false, accumulate, LINEAR);
        wmma::matmul::dispatch(instance, a, b, bias, residual, y, product).enqueue(stream)
    } else {
        let (bm, bn, rm, rn, tk, pad, size, group) = fma_tile(product.m, product.n);
        let instance =
            (element, output, NT, bm, bn, rm, rn, tk, pad, size, group, false, false, false, accumulate, LINEAR);
        fma::matmul_fma::dispatch(instance, a, b, bias, residual, y, product).enqueue(stream)
    }
}
