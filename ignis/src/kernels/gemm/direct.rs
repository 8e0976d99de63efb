//! Products with few rows on matrix instructions, whose operands are not copied to LDS.
//!
//! With few rows, no two waves need the same operands, so that a copy to LDS would only add instructions: fragments are
//! loaded straight from memory. The waves of a workgroup divide the depth among them, because few columns for each
//! workgroup would leave too few waves to hide the latency of memory. Their sums are added through LDS.
//!
//! The columns of the result are the *rows* of the accumulators (`b` is the first operand of the matrix instruction),
//! and the rows of `b` in a fragment are permuted, so that a lane has eight consecutive columns of one row of the
//! result, which it reads and writes together.

use super::product::Product;
use crate::kernels::math::silu;
use crate::kernels::narrow::narrow;
use t0::prelude::*;

include!(concat!(env!("OUT_DIR"), "/matmul_direct.rs"));

/// The most elements of an operand: offsets in bytes do not wrap, which lets the compiler move the constant parts of
/// addresses into the instructions.
#[t0::constant]
pub const MOST_ELEMENTS: u32 = 0x7000_0000;
/// The most depth, for the same reason.
#[t0::constant]
pub const MOST_DEPTH: u32 = 0x400_0000;

/// The column of a fragment that lane `l` loads. In lane half `h`, element `e` of an accumulator is row `2 e + h`; it
/// is to be column `8 h + e`.
#[t0::device]
fn permuted_column() -> usize {
    let row = lane() as usize % 16;
    row % 2 * 8 + row / 2
}

/// Adds the products of fragments from depth `at` on, over `16 * STEPS` of the depth `TIMES` times. This lane's rows of
/// `a` start at `rows`, those of `b` at `columns`.
#[t0::device]
fn multiply<T: Float + wmma::WmmaElement, const FM: usize, const FN: usize, const STEPS: usize, const TIMES: usize>(
    a: &In<T>,
    b: &In<T>,
    rows: [usize; FM],
    columns: [usize; FN],
    at: usize,
    acc: &mut [[wmma::Acc; FN]; FM],
) {
    let k = at % MOST_DEPTH as usize;
    #[unroll]
    for t in 0..TIMES {
        // All steps of one fragment together, which are adjacent in memory.
        let first = t * STEPS * 16;
        let row_steps: [[wmma::B<T>; STEPS]; FM] = core::array::from_fn(|i| {
            core::array::from_fn(|s| wmma::B::<T>::load(a, rows[i] + k + (first + s * 16), 0usize))
        });
        let column_steps: [[wmma::A<T>; STEPS]; FN] = core::array::from_fn(|j| {
            core::array::from_fn(|s| wmma::A::<T>::load(b, columns[j] + k + (first + s * 16), 0usize))
        });
        #[unroll]
        for j in 0..FN {
            #[unroll]
            for s in 0..STEPS {
                #[unroll]
                for i in 0..FM {
                    acc[i][j] = wmma::mma(column_steps[j][s], row_steps[i][s], acc[i][j]);
                }
            }
        }
    }
}

/// The products of fragments of rows of `a` and of `b`, which start at `rows` and `columns`, over this wave's part of
/// the depth. The last wave has what is less than an iteration.
#[t0::device]
fn fragment_sums<
    T: Float + wmma::WmmaElement,
    const FM: usize,
    const FN: usize,
    const STEPS: usize,
    const WAVES: u32,
>(
    a: &In<T>,
    b: &In<T>,
    rows: [usize; FM],
    columns: [usize; FN],
    product: Product,
) -> [[wmma::Acc; FN]; FM] {
    let own_row = lane() as usize % 16 * product.lda as usize;
    let own_column = permuted_column() * product.ldb as usize;
    let rows: [usize; FM] = core::array::from_fn(|i| (rows[i] + own_row).min(MOST_ELEMENTS as usize));
    let columns: [usize; FN] = core::array::from_fn(|j| (columns[j] + own_column).min(MOST_ELEMENTS as usize));
    let mut acc = [[wmma::Acc::zero(); FN]; FM];
    let (depth, wave) = (product.k as usize, if WAVES > 1 { wave_id() as usize } else { 0 });
    // The depth of an iteration. Two single steps share the computation of addresses, but no registers.
    let along = if STEPS == 1 { 32 } else { 16 * STEPS };
    let whole = depth / along * along;
    let part = if WAVES > 1 { whole.div_ceil(along * WAVES as usize) * along } else { whole };
    let mut at = wave * part;
    let end = if WAVES > 1 { (at + part).min(whole) } else { whole };
    while at < end {
        if STEPS == 1 {
            multiply::<T, FM, FN, STEPS, 2>(a, b, rows, columns, at, &mut acc);
        } else {
            multiply::<T, FM, FN, STEPS, 1>(a, b, rows, columns, at, &mut acc);
        }
        at += along;
    }
    if wave == WAVES as usize - 1 {
        let mut at = whole;
        while at < depth {
            multiply::<T, FM, FN, 1, 1>(a, b, rows, columns, at, &mut acc);
            at += 16;
        }
    }
    acc
}

/// Adds the sums of the other waves to those of the first one, in the order of the waves.
#[t0::device]
fn add_parts<const FM: usize, const FN: usize, const WAVES: u32, const SIZE: usize>(
    parts: &mut Lds<f32, SIZE>,
    acc: &mut [[wmma::Acc; FN]; FM],
) {
    // A lane's eight numbers of a fragment are two times four, 32 lanes apart.
    let (own, part) = (lane() as usize * 4, 256 * FM * FN);
    if wave_id() > 0 {
        // The minimum states the range, for constant parts of addresses.
        let start = (wave_id() as usize - 1).min(WAVES as usize - 2) * part + own;
        #[unroll]
        for i in 0..FM {
            #[unroll]
            for j in 0..FN {
                #[unroll]
                for half in 0..2usize {
                    let sums: [f32; 4] = core::array::from_fn(|e| acc[i][j].get(half * 4 + e));
                    parts.store(start + (i * FN + j) * 256 + half * 128, sums);
                }
            }
        }
    }
    barrier();
    if wave_id() == 0 {
        #[unroll]
        for other in 0..WAVES as usize - 1 {
            #[unroll]
            for i in 0..FM {
                #[unroll]
                for j in 0..FN {
                    #[unroll]
                    for half in 0..2usize {
                        let sums = parts.load::<4>(other * part + (i * FN + j) * 256 + half * 128 + own);
                        #[unroll]
                        for e in 0..4usize {
                            let sum = acc[i][j].get(half * 4 + e) + sums[e];
                            acc[i][j].set(half * 4 + e, sum);
                        }
                    }
                }
            }
        }
    }
}

/// `y = a b^T`, plus the old `y` with `ACCUMULATE`: `a` is rows x depth, `b` is columns x depth.
///
/// | parameter | meaning |
/// |---|---|
/// | `FM`, `FN` | fragments of a wave in both directions |
/// | `STEPS` | times 16 of the depth whose operands are loaded together; an iteration has two single steps |
/// | `WAVES` | waves of a workgroup, each of which has a part of the depth |
///
/// The first wave adds the sums of the others to its own, in the order of the waves.
///
/// There are at least 16 columns, `a` has at least 16 rows, and the depth is a multiple of 16 and at most
/// [`MOST_DEPTH`]. No operand has more than [`MOST_ELEMENTS`] elements. A fragment that would reach beyond the end is
/// taken from the last 16 rows or columns; what it has in common with its neighbour is not stored. Rows of `a` beyond
/// those of `y` have no effect.
//
// SAFETY of `unchecked`: `requires` bounds the extents of all matrices; fragments start at most 16 before the end, so
// that the limits of `fragment_sums` change no address. Rows of `y` are below `m`. `SIZE` has room for all parts.
#[t0::kernel(
    let SIZE = 256 * FM * FN * (WAVES as usize - 1),
    block = 32 * WAVES,
    grid = blocks(product.n.div_ceil(16 * FN), product.m.div_ceil(16 * FM), product.batches),
    requires(
        product.m > 0 && product.n >= 16 && product.k % 16 == 0 && product.splits == 1,
        a.len() <= MOST_ELEMENTS && b.len() <= MOST_ELEMENTS && product.k <= MOST_DEPTH,
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
    let mut parts = Lds::<f32, SIZE>::new();
    let (m, n, ldy) = (product.m as usize, product.n as usize, product.ldy as usize);
    let batch = block_id_z() as usize;
    let (a0, b0) = (batch * product.a_step as usize, batch * product.b_step as usize);
    let row0 = block_id_y() as usize * (16 * FM);
    let col0 = block_id() as usize * (16 * FN);
    let row_of: [usize; FM] = core::array::from_fn(|i| (row0 + i * 16).min(m.max(16) - 16));
    let col_of: [usize; FN] = core::array::from_fn(|j| (col0 + j * 16).min(n - 16));
    let rows: [usize; FM] = core::array::from_fn(|i| a0 + row_of[i] * product.lda as usize);
    let columns: [usize; FN] = core::array::from_fn(|j| b0 + col_of[j] * product.ldb as usize);
    let mut acc = fragment_sums::<T, FM, FN, STEPS, WAVES>(&a, &b, rows, columns, product);
    if WAVES > 1 {
        add_parts::<FM, FN, WAVES, SIZE>(&mut parts, &mut acc);
        if wave_id() > 0 {
            return;
        }
    }
    // This lane's row and first column of each fragment.
    let (own_row, own_col) = (lane() as usize % 16, lane() as usize / 16 * 8);
    let y0 = batch * product.y_step as usize;
    if col0 + 16 * FN <= n {
        #[unroll]
        for i in 0..FM {
            let row = row_of[i] + own_row;
            // Not stored by the neighbour.
            if row >= row0 + i * 16 && row < m {
                let start = y0 + row * ldy + (col0 + own_col);
                #[unroll]
                for part in 0..2 * FN {
                    let (j, first) = (part / 2, part % 2 * 4);
                    let at = start + j * 16 + first;
                    let old = if ACCUMULATE { y.load::<4>(at) } else { [0.0; 4] };
                    let sums: [f32; 4] = core::array::from_fn(|e| {
                        let sum = acc[i][j].get(first + e);
                        if ACCUMULATE { old[e] + sum } else { sum }
                    });
                    y.store(at, sums);
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
            for e in 0..8usize {
                let (row, col) = (row_of[i] + own_row, col_of[j] + own_col + e);
                if row >= row0 + i * 16 && row < m && col >= col0 + j * 16 {
                    let (at, sum) = (y0 + row * ldy + col, acc[i][j].get(e));
                    y[at] = if ACCUMULATE { y[at] + sum } else { sum };
                }
            }
        }
    }
}

/// `y = silu(a g^T) * (a u^T)`, rounded to `T`: the first `n` rows of `b` are `g`, as many after them `u`. Like
/// [`matmul_direct()`]; half of the fragments of columns are of `g`, and the others of `u`.
///
/// `P` are pairs of `T`, and `BF16` says which type it is: see [`narrow()`].
//
// SAFETY of `unchecked`: as above.
#[t0::kernel(
    let SIZE = 256 * FM * FN * (WAVES as usize - 1),
    block = 32 * WAVES,
    grid = blocks(product.n.div_ceil(8 * FN), product.m.div_ceil(16 * FM)),
    requires(
        product.m > 0 && product.n >= 16 && product.k % 16 == 0 && product.splits == 1 && FN % 2 == 0,
        product.batches == 1,
        a.len() <= MOST_ELEMENTS && b.len() <= MOST_ELEMENTS && product.k <= MOST_DEPTH,
        product.lda % 2 == 0 && product.ldb % 2 == 0 && product.ldy % 2 == 0,
        product.lda >= product.k && product.ldb >= product.k && product.ldy >= product.n,
        a.len() >= (product.m.max(16) - 1) * product.lda + product.k,
        b.len() >= (2 * product.n - 1) * product.ldb + product.k,
        y.len() >= (product.m - 1) * product.ldy + product.n,
    ),
    unsafe(unchecked),
    fast_math,
    for((T, P, BF16) in [(bf16, bf16x2, true), (f16, f16x2, false)], in matmul_direct_instances),
)]
pub fn matmul_direct_gated<
    T: Float + wmma::WmmaElement,
    P: Packed<Half = T>,
    const BF16: bool,
    const FM: usize,
    const FN: usize,
    const STEPS: usize,
    const WAVES: u32,
>(
    a: In<T>,
    b: In<T>,
    mut y: Out<T>,
    product: Product,
) {
    let mut parts = Lds::<f32, SIZE>::new();
    let (m, n, ldy) = (product.m as usize, product.n as usize, product.ldy as usize);
    let (row0, col0) = (block_id_y() as usize * (16 * FM), block_id() as usize * (8 * FN));
    let row_of: [usize; FM] = core::array::from_fn(|i| (row0 + i * 16).min(m.max(16) - 16));
    let col_of: [usize; FN] = core::array::from_fn(|j| (col0 + j % (FN / 2) * 16).min(n - 16));
    let rows: [usize; FM] = core::array::from_fn(|i| row_of[i] * product.lda as usize);
    let columns: [usize; FN] = core::array::from_fn(|j| (col_of[j] + j / (FN / 2) * n) * product.ldb as usize);
    let mut acc = fragment_sums::<T, FM, FN, STEPS, WAVES>(&a, &b, rows, columns, product);
    if WAVES > 1 {
        add_parts::<FM, FN, WAVES, SIZE>(&mut parts, &mut acc);
        if wave_id() > 0 {
            return;
        }
    }
    let (own_row, own_col) = (lane() as usize % 16, lane() as usize / 16 * 8);
    let whole = col0 + 8 * FN <= n;
    #[unroll]
    for i in 0..FM {
        let row = row_of[i] + own_row;
        // Not stored by the neighbour.
        if row >= row0 + i * 16 && row < m {
            #[unroll]
            for j in 0..FN / 2 {
                let gated: [f32; 8] = core::array::from_fn(|e| silu(acc[i][j].get(e)) * acc[i][j + FN / 2].get(e));
                let gated = narrow::<T, P, BF16>(gated);
                if whole {
                    y.store(row * ldy + (col0 + j * 16 + own_col), gated);
                } else {
                    #[unroll]
                    for e in 0..8usize {
                        let col = col_of[j] + own_col + e;
                        if col >= col0 + j * 16 {
                            y[row * ldy + col] = gated[e];
                        }
                    }
                }
            }
        }
    }
}
