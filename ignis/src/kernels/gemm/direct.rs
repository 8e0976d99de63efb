//! Products with few rows on matrix instructions, without LDS.
//!
//! With few rows, no two waves need the same columns, so that a copy to LDS would only add instructions: fragments are
//! loaded straight from memory.

use super::product::Product;
use t0::prelude::*;

include!(concat!(env!("OUT_DIR"), "/matmul_direct.rs"));

/// `y = a b^T`, plus the old `y` with `ACCUMULATE`: `a` is rows x depth, `b` is columns x depth.
///
/// | parameter | meaning |
/// |---|---|
/// | `FM`, `FN` | fragments of a wave in both directions |
/// | `STEPS` | times 16 of the depth whose operands are loaded together, in each iteration |
/// | `WAVES` | waves of a workgroup, side by side |
///
/// There are at least 16 columns, `a` has at least 16 rows, and the depth is a multiple of `16 * STEPS`. A fragment
/// that would reach beyond the end is taken from the last 16 rows or columns; what it has in common with its neighbour
/// is not stored. Rows of `a` beyond those of `y` have no effect.
//
// SAFETY of `unchecked`: `requires` bounds the extents of all matrices; fragments start at most 16 before the end. Rows
// of `y` are below `m`.
#[t0::kernel(
    block = 32 * WAVES,
    grid = blocks(product.n.div_ceil(16 * FN * WAVES), product.m.div_ceil(16 * FM), product.batches),
    requires(
        product.m > 0 && product.n >= 16 && product.k % (16 * STEPS) == 0 && product.splits == 1,
        product.lda % 2 == 0 && product.ldb % 2 == 0 && product.a_step % 2 == 0 && product.b_step % 2 == 0,
        product.lda >= product.k && product.ldb >= product.k && product.ldy >= product.n,
        product.k.min(product.batches) == 0
            || a.len() >= (product.batches - 1) * product.a_step + (product.m.max(16) - 1) * product.lda + product.k
                && b.len() >= (product.batches - 1) * product.b_step + (product.n - 1) * product.ldb + product.k,
        product.batches == 0
            || y.len() >= (product.batches - 1) * product.y_step + (product.m - 1) * product.ldy + product.n,
        product.batches <= 1 || product.y_step >= (product.m - 1) * product.ldy + product.n,
    ),
    unsafe(unchecked),
    for(T in [bf16, f16], in matmul_direct_instances, ACCUMULATE in [false, true]),
)]
pub fn matmul_direct<
    T: Float + wmma::WmmaElement,
    const FM: usize,
    const FN: usize,
    const STEPS: usize,
    const WAVES: u32,
    const ACCUMULATE: bool,
>(
    a: In<T>,
    b: In<T>,
    mut y: InOut<f32>,
    product: Product,
) {
    let (m, n, ldy) = (product.m as usize, product.n as usize, product.ldy as usize);
    let (lda, ldb) = (product.lda as usize, product.ldb as usize);
    let batch = block_id_z() as usize;
    let (a0, b0) = (batch * product.a_step as usize, batch * product.b_step as usize);
    let row0 = block_id_y() as usize * (16 * FM);
    let col0 = (block_id() * WAVES + wave_id()) as usize * (16 * FN);
    let row_of: [usize; FM] = core::array::from_fn(|i| (row0 + i * 16).min(m.max(16) - 16));
    let col_of: [usize; FN] = core::array::from_fn(|j| (col0 + j * 16).min(n - 16));
    let mut acc = [[wmma::Acc::zero(); FN]; FM];
    for k in (0..product.k as usize).step_by(16 * STEPS) {
        // All steps of one fragment together, which are adjacent in memory.
        let rows: [[wmma::A<T>; STEPS]; FM] = core::array::from_fn(|i| {
            core::array::from_fn(|s| wmma::A::<T>::load(&a, a0 + row_of[i] * lda + k + s * 16, lda))
        });
        let columns: [[wmma::B<T>; STEPS]; FN] = core::array::from_fn(|j| {
            core::array::from_fn(|s| wmma::B::<T>::load(&b, b0 + col_of[j] * ldb + k + s * 16, ldb))
        });
        #[unroll]
        for j in 0..FN {
            #[unroll]
            for s in 0..STEPS {
                #[unroll]
                for i in 0..FM {
                    acc[i][j] = wmma::mma(rows[i][s], columns[j][s], acc[i][j]);
                }
            }
        }
    }
    let y0 = batch * product.y_step as usize;
    if row0 + 16 * FM <= m && col0 + 16 * FN <= n {
        #[unroll]
        for i in 0..FM {
            #[unroll]
            for e in 0..8u32 {
                let row = row_of[i] + acc[i][0].row(e) as usize;
                let start = y0 + row * ldy + (col0 + acc[i][0].col() as usize);
                #[unroll]
                for j in 0..FN {
                    let (at, sum) = (start + j * 16, acc[i][j].get(e));
                    y[at] = if ACCUMULATE { y[at] + sum } else { sum };
                }
            }
        }
        return;
    }
    #[unroll]
    for i in 0..FM {
        #[unroll]
        for j in 0..FN {
            #[unroll]
            for e in 0..8u32 {
                let row = row_of[i] + acc[i][j].row(e) as usize;
                let col = col_of[j] + acc[i][j].col() as usize;
                // Not stored by the neighbour.
                if row >= row0 + i * 16 && row < m && col >= col0 + j * 16 {
                    let (at, sum) = (y0 + row * ldy + col, acc[i][j].get(e));
                    y[at] = if ACCUMULATE { y[at] + sum } else { sum };
                }
            }
        }
    }
}
