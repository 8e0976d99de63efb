//! Products of 16-bit matrices on matrix instructions, with sums in `f32`.
//!
//! A workgroup computes a tile of `BM` x `BN` of the result, `TK` of the depth at a time. The operands pass through LDS
//! as rows along the depth, so that a fragment's row is 32 consecutive bytes whatever the layout in memory is. Each
//! wave multiplies `TM` x `TN` fragments.
//!
//! The columns of the result are the *rows* of the accumulators (`b` is the first operand of the matrix instruction),
//! and within eight columns the rows of LDS are permuted: see [`place`](super::copy::place()). A lane then has four
//! consecutive columns of one row of the result, which it reads and writes at once.

use super::copy::{copy_edge, fetch, put, starts};
use super::product::{Act, Layout, Product, finished};
use t0::prelude::*;

include!(concat!(env!("OUT_DIR"), "/matmul.rs"));

/// Multiplies the tiles in LDS: those of `a` from `a_at` on, those of `b` from `b_at` on.
#[t0::device]
fn multiply<
    T: Float + wmma::WmmaElement,
    const FM: usize,
    const FN: usize,
    const TK: usize,
    const LD: usize,
    const SIZE: usize,
>(
    lds: &Lds<T, SIZE>,
    a_at: usize,
    b_at: usize,
    acc: &mut [[wmma::Acc; FM]; FN],
) {
    #[unroll]
    for s in 0..TK / 16 {
        let columns: [wmma::A<T>; FN] =
            core::array::from_fn(|i| wmma::A::<T>::load(lds, b_at + (i * 16 * LD + s * 16), LD));
        let rows: [wmma::B<T>; FM] =
            core::array::from_fn(|j| wmma::B::<T>::load(lds, a_at + (j * 16 * LD + s * 16), LD));
        #[unroll]
        for j in 0..FM {
            #[unroll]
            for i in 0..FN {
                acc[i][j] = wmma::mma(columns[i], rows[j], acc[i][j]);
            }
        }
    }
}

/// Where in the depth the workgroups with these columns begin, of `tiles` tiles: the fractional parts of the multiples
/// of the golden ratio are spread evenly, however many there are.
#[t0::device]
fn first_tile(columns: u32, tiles: usize) -> usize {
    (((columns.wrapping_mul(2_654_435_769) as u64) * (tiles as u64)) >> 32) as usize
}

/// The depth of what comes after `along` of the depth for a workgroup that begins at `shift`, of `full` in all.
#[t0::device]
fn shifted(along: usize, shift: usize, full: usize) -> usize {
    let at = along + shift;
    if at >= full { at - full } else { at }
}

/// Multiplies the tile in one stage of LDS while the next one, from depth `next` on, is copied to the other.
#[t0::device]
#[allow(clippy::too_many_arguments)]
fn step<
    T: Float + wmma::WmmaElement,
    const BM: usize,
    const BN: usize,
    const FM: usize,
    const FN: usize,
    const TK: usize,
    const LD: usize,
    const SIZE: usize,
    const KV: usize,
    const LAYOUT: Layout,
>(
    a: &In<T>,
    b: &In<T>,
    lds: &mut Lds<T, SIZE>,
    acc: &mut [[wmma::Acc; FM]; FN],
    (a_from, b_from): ([usize; 16], [usize; 16]),
    (lda, ldb): (usize, usize),
    (a_at, b_at): (usize, usize),
    (this, other): (usize, usize),
    next: usize,
    threads: usize,
) {
    barrier();
    let a_next = next * if LAYOUT == Layout::Tn { lda } else { 1 };
    let b_next = next * if LAYOUT == Layout::Nt { 1 } else { ldb };
    let a_held = fetch::<T, BM, TK, KV, LAYOUT, false>(a, a_from, a_next, lda, threads);
    let b_held = fetch::<T, BN, TK, KV, LAYOUT, true>(b, b_from, b_next, ldb, threads);
    multiply::<T, FM, FN, TK, LD, SIZE>(lds, this + a_at, this + b_at, acc);
    if this == other {
        barrier();
    }
    // What was loaded last is stored first: one wait for all.
    put::<T, BN, TK, LD, SIZE, KV, LAYOUT, true>(lds, other + BM * LD, b_held, threads);
    put::<T, BM, TK, LD, SIZE, KV, LAYOUT, false>(lds, other, a_held, threads);
}

/// The tile of a workgroup: see [`matmul()`].
#[t0::device]
#[allow(clippy::too_many_lines)]
pub fn multiplied<
    T: Float + wmma::WmmaElement,
    O: Float,
    const LAYOUT: Layout,
    const BM: usize,
    const BN: usize,
    const FM: usize,
    const FN: usize,
    const TK: usize,
    const LD: usize,
    const SIZE: usize,
    const STAGES: usize,
    const KV: usize,
    const GROUP: u32,
    const BIAS: bool,
    const RESIDUAL: bool,
    const SCALE: bool,
    const ACCUMULATE: bool,
    const ACT: Act,
>(
    lds: &mut Lds<T, SIZE>,
    a: &In<T>,
    b: &In<T>,
    bias: &In<T>,
    residual: &In<O>,
    y: &mut InOut<O>,
    product: Product,
) {
    let threads = 2 * (BM / FM) * (BN / (16 * FN));
    let (m, n, k) = (product.m as usize, product.n as usize, product.k as usize);
    let (lda, ldb, ldy) = (product.lda as usize, product.ldb as usize, product.ldy as usize);
    let sides = if ACT == Act::Swiglu { 2 } else { 1 };
    // Columns of the product in all, and in this tile.
    let (columns, width) = (sides * n, BN / sides);
    let row0 = (block_id_y() * GROUP + block_id() % GROUP) as usize * BM;
    let col0 = (block_id() / GROUP) as usize * width;
    let (a_step, b_step) = (product.a_step as usize, product.b_step as usize);
    // The part of the depth that this workgroup sums.
    let (mut split, mut batch, mut first, mut depth) = (0, block_id_z(), 0, k);
    if product.splits > 1 {
        split = block_id_z() / product.batches;
        batch = block_id_z() % product.batches;
        let part = k.div_ceil(TK).div_ceil(product.splits as usize) * TK;
        first = (split as usize * part).min(k);
        depth = part.min(k - first);
    }
    let mut a0 = batch as usize * a_step;
    let mut b0 = batch as usize * b_step;
    a0 += if LAYOUT == Layout::Tn { first * lda } else { first };
    b0 += if LAYOUT == Layout::Nt { first } else { first * ldb };

    // Wide copies need even strides and, across the depth, blocks of four that are inside or outside as a whole.
    let mut wide = (lda | ldb | a_step | b_step) % 2 == 0;
    if LAYOUT == Layout::Tn {
        wide = wide && (m % 4 == 0 || row0 + BM <= m);
    }
    if LAYOUT != Layout::Nt {
        wide = wide && (n % 4 == 0 || ACT != Act::Swiglu && col0 + BN <= n);
    }
    // The depth of the whole tiles that are copied wide.
    let full = if wide { depth / TK * TK } else { 0 };

    let stage = (BM + BN) * LD;
    let waves = BN / (16 * FN);
    let (wave_m, wave_n) = (wave_id() as usize / waves, wave_id() as usize % waves);
    let a_at = wave_m * FM * 16 * LD;
    let b_at = (BM + wave_n * FN * 16) * LD;
    let mut acc = [[wmma::Acc::zero(); FM]; FN];

    let a_from = starts::<BM, TK, KV, LAYOUT, false, { Act::Linear }>(a0, (row0, m, lda), threads);
    let b_from = starts::<BN, TK, KV, LAYOUT, true, ACT>(b0, (col0, columns, ldb), threads);
    let shift = first_tile(block_id() / GROUP, full / TK) * TK;
    if full > 0 {
        let a_first = shift * if LAYOUT == Layout::Tn { lda } else { 1 };
        let b_first = shift * if LAYOUT == Layout::Nt { 1 } else { ldb };
        let a_held = fetch::<T, BM, TK, KV, LAYOUT, false>(a, a_from, a_first, lda, threads);
        let b_held = fetch::<T, BN, TK, KV, LAYOUT, true>(b, b_from, b_first, ldb, threads);
        put::<T, BM, TK, LD, SIZE, KV, LAYOUT, false>(lds, 0, a_held, threads);
        put::<T, BN, TK, LD, SIZE, KV, LAYOUT, true>(lds, BM * LD, b_held, threads);
    }
    // While a tile is multiplied, the next whole one, from depth `next` on, is on its way. Two at a time, so that
    // addresses in LDS are constant.
    let mut next = TK;
    let other = (STAGES - 1) * stage;
    let from = (a_from, b_from);
    let pairs = full.max(TK) - TK;
    while next < pairs {
        step::<T, BM, BN, FM, FN, TK, LD, SIZE, KV, LAYOUT>(
            a,
            b,
            lds,
            &mut acc,
            from,
            (lda, ldb),
            (a_at, b_at),
            (0, other),
            shifted(next, shift, full),
            threads,
        );
        step::<T, BM, BN, FM, FN, TK, LD, SIZE, KV, LAYOUT>(
            a,
            b,
            lds,
            &mut acc,
            from,
            (lda, ldb),
            (a_at, b_at),
            (other, 0),
            shifted(next + TK, shift, full),
            threads,
        );
        next += 2 * TK;
    }
    if next < full {
        step::<T, BM, BN, FM, FN, TK, LD, SIZE, KV, LAYOUT>(
            a,
            b,
            lds,
            &mut acc,
            from,
            (lda, ldb),
            (a_at, b_at),
            (0, other),
            shifted(next, shift, full),
            threads,
        );
        next += TK;
    }
    // The last whole tile, and those that are not.
    let mut along = next - TK;
    while along < depth {
        let at = along / TK % STAGES * stage;
        if along >= full {
            if STAGES == 1 {
                barrier();
            }
            copy_edge::<T, BM, TK, LD, SIZE, LAYOUT, false, { Act::Linear }>(
                a,
                lds,
                at,
                (a0, row0, along),
                (m, depth, lda),
                threads,
            );
            copy_edge::<T, BN, TK, LD, SIZE, LAYOUT, true, ACT>(
                b,
                lds,
                at + BM * LD,
                (b0, col0, along),
                (columns, depth, ldb),
                threads,
            );
        }
        barrier();
        multiply::<T, FM, FN, TK, LD, SIZE>(lds, at + a_at, at + b_at, &mut acc);
        along += TK;
    }

    let y0 = (split * product.batches + batch) as usize * product.y_step as usize;
    let mut even = (ldy | product.y_step as usize) % 2 == 0;
    if BIAS && ACT == Act::Swiglu {
        even = even && n % 2 == 0;
    }
    let whole = even && col0 + width <= n;
    // The first row and column of a lane, and the elements from one of its fragments to the next.
    let row = row0 + wave_m * FM * 16 + lane() as usize % 16;
    let col = col0 + wave_n * (FN * 16 * width / BN) + lane() as usize / 16 * 4;
    let start = y0 + row * ldy + col;
    if whole && !RESIDUAL && !ACCUMULATE && ACT != Act::Swiglu {
        // A lane and its neighbour have 32 bytes of a row in each of two places. They exchange one of them, so that each
        // store writes 64 consecutive bytes of eight rows.
        let odd = lane() % 2 == 1;
        let (upper, right) = (row - lane() as usize % 2, lane() as usize % 2 * 8);
        let start = y0 + upper * ldy + col + right;
        #[unroll]
        for j in 0..FM {
            #[unroll]
            for i in 0..FN {
                let mut first = [0.0f32; 4];
                let mut second = [0.0f32; 4];
                #[unroll]
                for e in 0..4usize {
                    let mut p = [0.0f32; 2];
                    if BIAS {
                        p = [bias[col + i * 16 + e].to_f32(), bias[col + (i * 16 + 8) + e].to_f32()];
                    }
                    let (x, z) = (acc[i][j].get(e), acc[i][j].get(4 + e));
                    let x = finished::<BIAS, false, SCALE, false, ACT>([x, x, p[0], 0.0, 0.0, 0.0], product.scale);
                    let z = finished::<BIAS, false, SCALE, false, ACT>([z, z, p[1], 0.0, 0.0, 0.0], product.scale);
                    let (kept, passed) = if odd { (z, x) } else { (x, z) };
                    let got = wave::shuffle_xor(passed, 1);
                    (first[e], second[e]) = if odd { (got, kept) } else { (kept, got) };
                }
                let at = start + j * 16 * ldy + i * 16;
                if upper + j * 16 < m {
                    y.store(at, core::array::from_fn::<O, 4, _>(|e| O::from_f32(first[e])));
                }
                if upper + j * 16 + 1 < m {
                    y.store(at + ldy, core::array::from_fn::<O, 4, _>(|e| O::from_f32(second[e])));
                }
            }
        }
    } else if whole {
        #[unroll]
        for j in 0..FM {
            if row + j * 16 < m {
                #[unroll]
                for i in 0..2 * FN {
                    // With `Act::Swiglu`, fragments are gates and what they are multiplied by, in turn.
                    if ACT != Act::Swiglu || i / 2 % 2 == 0 {
                        let (fragment, other) = if ACT == Act::Swiglu { (i / 4, i / 2 + 1) } else { (i / 2, i / 2) };
                        let along = fragment * 16 + i % 2 * 8;
                        let at = start + j * 16 * ldy + along;
                        let (none, zero) = ([T::from_f32(0.0); 4], [O::from_f32(0.0); 4]);
                        let p = if BIAS { bias.load::<4>(col + along) } else { none };
                        let q = if BIAS && ACT == Act::Swiglu { bias.load::<4>(n + col + along) } else { none };
                        let r = if RESIDUAL { residual.load::<4>(at) } else { zero };
                        let old = if ACCUMULATE { y.load::<4>(at) } else { zero };
                        let results: [O; 4] = core::array::from_fn(|e| {
                            let (x, z) = (acc[i / 2][j].get(i % 2 * 4 + e), acc[other][j].get(i % 2 * 4 + e));
                            let v = [x, z, p[e].to_f32(), q[e].to_f32(), r[e].to_f32(), old[e].to_f32()];
                            O::from_f32(finished::<BIAS, RESIDUAL, SCALE, ACCUMULATE, ACT>(v, product.scale))
                        });
                        y.store(at, results);
                    }
                }
            }
        }
    } else {
        #[unroll]
        for j in 0..FM {
            if row + j * 16 < m {
                #[unroll]
                for i in 0..2 * FN {
                    if ACT != Act::Swiglu || i / 2 % 2 == 0 {
                        let (fragment, other) = if ACT == Act::Swiglu { (i / 4, i / 2 + 1) } else { (i / 2, i / 2) };
                        #[unroll]
                        for e in 0..4usize {
                            let along = fragment * 16 + i % 2 * 8 + e;
                            if col + along < n {
                                let at = start + j * 16 * ldy + along;
                                let (x, z) = (acc[i / 2][j].get(i % 2 * 4 + e), acc[other][j].get(i % 2 * 4 + e));
                                let mut v = [x, z, 0.0, 0.0, 0.0, 0.0];
                                if BIAS {
                                    v[2] = bias[col + along].to_f32();
                                    if ACT == Act::Swiglu {
                                        v[3] = bias[n + col + along].to_f32();
                                    }
                                }
                                if RESIDUAL {
                                    v[4] = residual[at].to_f32();
                                }
                                if ACCUMULATE {
                                    v[5] = y[at].to_f32();
                                }
                                let v = finished::<BIAS, RESIDUAL, SCALE, ACCUMULATE, ACT>(v, product.scale);
                                y[at] = O::from_f32(v);
                            }
                        }
                    }
                }
            }
        }
    }
}

/// `y = act(scale * a b + bias) + residual`, plus the old `y` with `ACCUMULATE`; see [`Product`] for the layouts in
/// memory.
///
/// | parameter | meaning |
/// |---|---|
/// | `T`, `O` | type of the operands and the bias; of the result and the residual |
/// | `LAYOUT` | the layouts of the operands in memory |
/// | `BM`, `BN` | rows and columns of a workgroup's tile |
/// | `FM`, `FN` | fragments of a wave in both directions |
/// | `TK` | depth of a tile, a multiple of 16 |
/// | `PAD` | elements between the rows of LDS, a multiple of 8 |
/// | `STAGES` | tiles in LDS, one or two: a tile is copied while another is multiplied |
/// | `KV` | times eight elements of a row that a lane copies |
/// | `GROUP` | workgroups with consecutive numbers that have the same columns, a power of two |
/// | `BIAS`, `RESIDUAL`, `ACT`, `SCALE`, `ACCUMULATE` | what is done with the sums |
///
/// Workgroups begin at different depths, which depend on their columns alone, and go on at the start after the last
/// whole tile. Otherwise all would read the same columns of all rows at one time, which for strides of a multiple of 2
/// KiB are in few channels of the memory.
///
/// A lane copies at most 128 elements of each tile: `max(BM, BN) * TK` is at most 128 for each lane. With
/// [`Act::Swiglu`], `FN` is even.
///
/// Any sizes and strides are correct. Copies are 16 bytes wide if strides are even. Matrices should start at multiples
/// of four bytes.
//
// SAFETY of `unchecked`: `requires` bounds the extents of all matrices. Rows and columns of loads are limited to those
// of the operand, the depth by `full` or by comparison; stores are compared with `m` and `n`.
#[t0::kernel(
    let LANES = 32 * (BM / (16 * FM)) * (BN / (16 * FN)),
    let LD = TK + PAD,
    let SIZE = STAGES * (BM + BN) * LD,
    let SIDES = if ACT == Act::Swiglu { 2 } else { 1 },
    block = LANES,
    grid = blocks(
        GROUP * product.n.div_ceil(BN / SIDES),
        product.m.div_ceil(BM).div_ceil(GROUP),
        product.batches * product.splits,
    ),
    requires(
        (STAGES == 1 || STAGES == 2) && PAD % 8 == 0 && TK % 16 == 0 && TK % (8 * KV) == 0 && 8 % KV == 0,
        BM % (16 * FM) == 0 && BN % (16 * FN) == 0 && (ACT != Act::Swiglu || FN % 2 == 0),
        LANES % (TK / (8 * KV)) == 0 && BM.max(BN) * TK <= 128 * LANES,
        product.splits == 1
            || product.splits > 1 && !BIAS && !RESIDUAL && !SCALE && !ACCUMULATE && ACT == Act::Linear,
        product.lda >= if LAYOUT == Layout::Tn { product.m } else { product.k },
        product.ldb >= if LAYOUT == Layout::Nt { product.k } else { product.n * SIDES },
        product.ldy >= product.n,
        product.m.min(product.n).min(product.k).min(product.batches) == 0
            || a.len() >= (product.batches - 1) * product.a_step
                + match LAYOUT {
                    Layout::Nt | Layout::Nn => (product.m - 1) * product.lda + product.k,
                    Layout::Tn => (product.k - 1) * product.lda + product.m,
                },
        product.m.min(product.n).min(product.k).min(product.batches) == 0
            || b.len() >= (product.batches - 1) * product.b_step
                + match LAYOUT {
                    Layout::Nt => (product.n * SIDES - 1) * product.ldb + product.k,
                    Layout::Nn | Layout::Tn => (product.k - 1) * product.ldb + product.n * SIDES,
                },
        !BIAS || bias.len() >= product.n * SIDES,
        product.m.min(product.n).min(product.batches) == 0
            || y.len() >= (product.batches * product.splits - 1) * product.y_step
                + (product.m - 1) * product.ldy + product.n,
        product.m.min(product.n).min(product.batches) == 0
            || !RESIDUAL
            || residual.len() >= (product.batches - 1) * product.y_step
                + (product.m - 1) * product.ldy + product.n,
        product.batches * product.splits <= 1
            || product.m.min(product.n) == 0
            || product.y_step >= (product.m - 1) * product.ldy + product.n,
    ),
    unsafe(unchecked),
    fast_math,
    for(
        T in [bf16, f16],
        O in [f32],
        LAYOUT in [Layout::Nt],
        in matmul_instances,
        (BIAS, RESIDUAL, SCALE, ACT) in [(false, false, false, Act::Linear)],
        ACCUMULATE in [false, true],
    ),
)]
pub fn matmul<
    T: Float + wmma::WmmaElement,
    O: Float,
    const LAYOUT: Layout,
    const BM: usize,
    const BN: usize,
    const FM: usize,
    const FN: usize,
    const TK: usize,
    const PAD: usize,
    const STAGES: usize,
    const KV: usize,
    const GROUP: u32,
    const BIAS: bool,
    const RESIDUAL: bool,
    const SCALE: bool,
    const ACCUMULATE: bool,
    const ACT: Act,
>(
    a: In<T>,
    b: In<T>,
    bias: In<T>,
    residual: In<O>,
    mut y: InOut<O>,
    product: Product,
) {
    if (block_id_y() * GROUP + block_id() % GROUP) as usize * BM >= product.m as usize {
        return;
    }
    let mut lds = Lds::<T, SIZE>::new();
    multiplied::<T, O, LAYOUT, BM, BN, FM, FN, TK, LD, SIZE, STAGES, KV, GROUP, BIAS, RESIDUAL, SCALE, ACCUMULATE, ACT>(
        &mut lds, &a, &b, &bias, &residual, &mut y, product,
    );
}
