//! The gated product of a feed-forward network, for many rows of 16-bit numbers.

use super::product::{Act, Layout, Product};
use super::wmma::multiplied;
use t0::prelude::*;

/// `y = silu(a g^T) * (a u^T)` in the type of the operands, where `b` has the rows of `g`, followed by those of `u`:
/// the product of [`matmul()`](super::wmma::matmul()) with [`Act::Swiglu`], whose parameters these are.
///
/// The sums are those of `matmul`, and the activation is computed before they are rounded, so that no product passes
/// through memory.
//
// SAFETY of `unchecked`: as for `matmul`.
#[t0::kernel(
    let LANES = 32 * (BM / (16 * FM)) * (BN / (16 * FN)),
    let LD = TK + 8,
    let SIZE = (BM + BN) * LD,
    block = LANES,
    grid = blocks((2 * product.n).div_ceil(BN), product.m.div_ceil(BM)),
    requires(
        product.batches == 1 && product.splits == 1,
        product.lda >= product.k && product.ldb >= product.k && product.ldy >= product.n,
        product.m.min(product.n).min(product.k) == 0
            || a.len() >= (product.m - 1) * product.lda + product.k,
        product.m.min(product.n).min(product.k) == 0
            || b.len() >= (2 * product.n - 1) * product.ldb + product.k,
        product.m.min(product.n) == 0 || y.len() >= (product.m - 1) * product.ldy + product.n,
    ),
    unsafe(unchecked),
    fast_math,
    for(T in [bf16, f16], (BM, BN, FM, FN, TK) in [(64, 64, 2, 2, 64)]),
)]
pub fn matmul_gated<
    T: Float + wmma::WmmaElement,
    const BM: usize,
    const BN: usize,
    const FM: usize,
    const FN: usize,
    const TK: usize,
>(
    a: In<T>,
    b: In<T>,
    none: In<T>,
    mut y: InOut<T>,
    product: Product,
) {
    let mut lds = Lds::<T, SIZE>::new();
    multiplied::<
        T,
        T,
        { Layout::Nt },
        BM,
        BN,
        FM,
        FN,
        TK,
        LD,
        SIZE,
        1,
        1,
        1,
        false,
        false,
        false,
        false,
        { Act::Swiglu },
    >(&mut lds, &a, &b, &none, &none, &mut y, product);
}
