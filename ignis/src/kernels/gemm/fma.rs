//! Products of matrices in `f32` arithmetic: sums over the depth in order, by fused multiply-add.
//!
//! A workgroup computes a tile of `BM` x `BN` of the result, `TK` of the depth at a time. The operands pass through LDS
//! with the depth first, so that a lane's four rows and four columns are neighbours. A lane has `RM` x `RN` results.

use super::product::{Act, Layout, Product, across, finished, source};
use t0::prelude::*;

include!(concat!(env!("OUT_DIR"), "/matmul_fma.rs"));

// Only tensors have other layouts than `Nt`. A program that only runs models compiles no instances for them.
#[cfg(not(feature = "grad"))]
t0::instances! { layouts = (LAYOUT, ACCUMULATE) in [(Layout::Nt, false), (Layout::Nt, true)] }
#[cfg(feature = "grad")]
t0::instances! {
    layouts = (LAYOUT, ACCUMULATE) in [
        (Layout::Nt, false),
        (Layout::Nt, true),
        (Layout::Nn, false),
        (Layout::Tn, false),
    ]
}

/// Where the parts of a tile that a lane copies start in an operand, for depth 0. Places beyond the operand are moved
/// to its end.
#[t0::device]
fn starts<const ROWS: usize, const TK: usize, const LAYOUT: Layout, const COLUMNS: bool, const ACT: Act>(
    first: usize,
    rows: usize,
    ld: usize,
    threads: usize,
) -> [usize; 8] {
    let t = thread_id() as usize;
    let lanes = TK / 4;
    core::array::from_fn(|p| {
        if across(LAYOUT, COLUMNS) {
            if p * threads * 4 < ROWS * TK {
                let block = (t + p * threads).min(ROWS * TK / 4 - 1);
                let row = source::<ACT>(block % (ROWS / 4) * 4, first, rows / 2);
                block / (ROWS / 4) * ld + row.min(rows.max(4) - 4)
            } else {
                0
            }
        } else if p * (threads / lanes) < ROWS {
            let row = source::<ACT>(t / lanes + p * (threads / lanes), first, rows / 2);
            row.min(rows - 1) * ld + t % lanes * 4
        } else {
            0
        }
    })
}

/// The parts of a tile that a lane copies to LDS: up to eight times four elements.
#[t0::device]
fn fetch<T: Float, const ROWS: usize, const TK: usize>(
    x: &In<T>,
    from: [usize; 8],
    at: usize,
    threads: usize,
) -> [[T; 4]; 8] {
    core::array::from_fn(
        |p| {
            if p * threads * 4 < ROWS * TK { x.load::<4>(from[p] + at) } else { [T::from_f32(0.0); 4] }
        },
    )
}

/// Writes what [`fetch`] has read to LDS, from `base` on, with `ld` elements for each step of the depth.
#[t0::device]
fn put<T: Float, const ROWS: usize, const TK: usize, const SIZE: usize, const LAYOUT: Layout, const COLUMNS: bool>(
    lds: &mut Lds<f32, SIZE>,
    (base, ld): (usize, usize),
    held: [[T; 4]; 8],
    threads: usize,
) {
    let t = thread_id() as usize;
    let lanes = TK / 4;
    #[unroll]
    for p in (0..8usize).rev() {
        let four: [f32; 4] = core::array::from_fn(|e| held[p][e].to_f32());
        if across(LAYOUT, COLUMNS) {
            let block = t + p * threads;
            if p * threads * 4 < ROWS * TK && block * 4 < ROWS * TK {
                lds.store(block / (ROWS / 4) * ld + block % (ROWS / 4) * 4 + base, four);
            }
        } else if p * (threads / lanes) < ROWS {
            let row = t / lanes + p * (threads / lanes);
            if row < ROWS {
                let start = t % lanes * 4 * ld + t / lanes;
                #[unroll]
                for e in 0..4usize {
                    lds[start + (base + p * (threads / lanes) + e * ld)] = four[e];
                }
            }
        }
    }
}

/// Copies a tile of which a part may be missing: element by element, with zeros beyond the depth.
#[t0::device]
#[allow(clippy::too_many_arguments)]
fn copy_edge<
    T: Float,
    const ROWS: usize,
    const TK: usize,
    const SIZE: usize,
    const LAYOUT: Layout,
    const COLUMNS: bool,
    const ACT: Act,
>(
    x: &In<T>,
    lds: &mut Lds<f32, SIZE>,
    (base, pitch): (usize, usize),
    (start, first, k): (usize, usize, usize),
    (rows, depth, ld): (usize, usize, usize),
    threads: usize,
) {
    for i in (thread_id() as usize..ROWS * TK).step_by(threads) {
        let (row, along) = if across(LAYOUT, COLUMNS) { (i % ROWS, i / ROWS) } else { (i / TK, i % TK) };
        let r = source::<ACT>(row, first, rows / 2).min(rows - 1);
        let mut value = 0.0;
        if k + along < depth {
            let c = k + along;
            value = x[start + if across(LAYOUT, COLUMNS) { c * ld + r } else { r * ld + c }].to_f32();
        }
        lds[base + along * pitch + row] = value;
    }
}

/// Multiplies the tiles in LDS, from `a_at` and `b_at` on: the lane's first row and column.
#[t0::device]
fn multiply<const RM: usize, const RN: usize, const TK: usize, const SIZE: usize>(
    lds: &Lds<f32, SIZE>,
    (a_at, a_step, lda): (usize, usize, usize),
    (b_at, b_step, ldb): (usize, usize, usize),
    acc: &mut [[f32; RN]; RM],
) {
    #[unroll]
    for k in 0..TK {
        let rows: [[f32; 4]; 4] =
            core::array::from_fn(|g| if 4 * g < RM { lds.load::<4>(a_at + (k * lda + g * a_step)) } else { [0.0; 4] });
        let columns: [[f32; 4]; 4] =
            core::array::from_fn(|g| if 4 * g < RN { lds.load::<4>(b_at + (k * ldb + g * b_step)) } else { [0.0; 4] });
        #[unroll]
        for i in 0..RM {
            #[unroll]
            for j in 0..RN {
                acc[i][j] = rows[i / 4][i % 4].mul_add(columns[j / 4][j % 4], acc[i][j]);
            }
        }
    }
}

/// Multiplies the tile in one stage of LDS while the next one, `tile`, is copied to the other.
#[t0::device]
#[allow(clippy::too_many_arguments)]
fn step<
    T: Float,
    const BM: usize,
    const BN: usize,
    const RM: usize,
    const RN: usize,
    const TK: usize,
    const SIZE: usize,
    const LAYOUT: Layout,
>(
    a: &In<T>,
    b: &In<T>,
    lds: &mut Lds<f32, SIZE>,
    acc: &mut [[f32; RN]; RM],
    (a0, b0, a_from, b_from): (usize, usize, [usize; 8], [usize; 8]),
    (lda, ldb): (usize, usize),
    (a_at, a_step, a_pitch): (usize, usize, usize),
    (b_at, b_step, b_pitch): (usize, usize, usize),
    (this, other): (usize, usize),
    tile: usize,
    threads: usize,
) {
    barrier();
    let a_next = a0 + tile * TK * if LAYOUT == Layout::Tn { lda } else { 1 };
    let b_next = b0 + tile * TK * if LAYOUT == Layout::Nt { 1 } else { ldb };
    let a_held = fetch::<T, BM, TK>(a, a_from, a_next, threads);
    let b_held = fetch::<T, BN, TK>(b, b_from, b_next, threads);
    multiply::<RM, RN, TK, SIZE>(lds, (this + a_at, a_step, a_pitch), (this + b_at, b_step, b_pitch), acc);
    if this == other {
        barrier();
    }
    put::<T, BN, TK, SIZE, LAYOUT, true>(lds, (other + TK * a_pitch, b_pitch), b_held, threads);
    put::<T, BM, TK, SIZE, LAYOUT, false>(lds, (other, a_pitch), a_held, threads);
}

/// `y = act(scale * a b + bias) + residual`, plus the old `y` with `ACCUMULATE`; as [`super::wmma::matmul()`], with the
/// same parameters but these:
///
/// | parameter | meaning |
/// |---|---|
/// | `T` | type of the operands and the bias; the arithmetic is in `f32` |
/// | `RM`, `RN` | rows and columns of a lane, multiples of 4 up to 16; with [`Act::Swiglu`], `RN` is a multiple of 8 |
/// | `TK` | depth of a tile, a multiple of 4 |
/// | `PAD` | elements between the rows of LDS, a multiple of 4 |
/// | `STAGES` | tiles in LDS, one or two: a tile is copied while another is multiplied |
///
/// A lane copies at most 32 elements of each tile.
//
// SAFETY of `unchecked`: as in `wmma::matmul`.
#[t0::kernel(
    let LANES = BM / RM * (BN / RN),
    let SIZE = STAGES * (BM + BN + 2 * PAD) * TK,
    let SIDES = if ACT == Act::Swiglu { 2 } else { 1 },
    block = LANES,
    grid = blocks(
        GROUP * product.n.div_ceil(BN / SIDES),
        product.m.div_ceil(BM).div_ceil(GROUP),
        product.batches * product.splits,
    ),
    requires(
        (STAGES == 1 || STAGES == 2) && TK % 4 == 0 && PAD % 4 == 0 && RM % 4 == 0 && RN % 4 == 0 && RM.max(RN) <= 16,
        BM % (4 * RM) == 0 && BN % (4 * RN) == 0 && (ACT != Act::Swiglu || RN % 8 == 0),
        LANES % (TK / 4) == 0 && BM.max(BN) * TK <= 32 * LANES,
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
        T in [f32],
        O in [f32],
        in layouts,
        in matmul_fma_instances,
        (BIAS, RESIDUAL, SCALE, ACT) in [(false, false, false, Act::Linear)],
    ),
)]
#[allow(clippy::too_many_lines)]
pub fn matmul_fma<
    T: Float,
    O: Float,
    const LAYOUT: Layout,
    const BM: usize,
    const BN: usize,
    const RM: usize,
    const RN: usize,
    const TK: usize,
    const PAD: usize,
    const STAGES: usize,
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
    let mut lds = Lds::<f32, SIZE>::new();
    let threads = (BM / RM) * (BN / RN);
    let (m, n, k) = (product.m as usize, product.n as usize, product.k as usize);
    let (lda, ldb, ldy) = (product.lda as usize, product.ldb as usize, product.ldy as usize);
    // Columns of the product in all, and in this tile.
    let (columns, width) = (SIDES * n, BN / SIDES);
    let row0 = (block_id_y() * GROUP + block_id() % GROUP) as usize * BM;
    let col0 = (block_id() / GROUP) as usize * width;
    if row0 >= m {
        return;
    }
    let (mut split, mut batch) = (0, block_id_z());
    if product.splits > 1 {
        split = block_id_z() / product.batches;
        batch = block_id_z() % product.batches;
    }
    let (a_step, b_step) = (product.a_step as usize, product.b_step as usize);
    // The part of the depth that this workgroup sums.
    let part = k.div_ceil(TK).div_ceil(product.splits as usize) * TK;
    let first = (split as usize * part).min(k);
    let depth = part.min(k - first);
    let mut a0 = batch as usize * a_step;
    let mut b0 = batch as usize * b_step;
    a0 += if LAYOUT == Layout::Tn { first * lda } else { first };
    b0 += if LAYOUT == Layout::Nt { first } else { first * ldb };

    // Wide copies across the depth need blocks of four that are inside or outside as a whole.
    let mut wide = true;
    if LAYOUT == Layout::Tn {
        wide = wide && (m % 4 == 0 || row0 + BM <= m);
    }
    if LAYOUT != Layout::Nt {
        wide = wide && (n % 4 == 0 || ACT != Act::Swiglu && col0 + BN <= n);
    }
    let full = if wide { depth / TK } else { 0 };

    let (a_pitch, b_pitch) = (BM + PAD, BN + PAD);
    let stage = TK * (a_pitch + b_pitch);
    let (x, z) = (thread_id() as usize % (BN / RN), thread_id() as usize / (BN / RN));
    // A lane's fours of rows are far apart, so that neighbouring lanes have neighbouring ones. So are its fours of
    // columns; with `Act::Swiglu` they are in neighbouring sixteens, gates and what they are multiplied by in turn.
    let a_at = z * 4;
    let a_step = BM / RM * 4;
    let (column, b_step) = if ACT == Act::Swiglu { (x / 4 * (4 * RN) + x % 4 * 4, 16) } else { (x * 4, BN / RN * 4) };
    let b_at = TK * a_pitch + column;
    let mut acc = [[0.0f32; RN]; RM];

    let a_from = starts::<BM, TK, LAYOUT, false, { Act::Linear }>(row0, m, lda, threads);
    let b_from = starts::<BN, TK, LAYOUT, true, ACT>(col0, columns, ldb, threads);
    if full > 0 {
        let held = fetch::<T, BM, TK>(&a, a_from, a0, threads);
        put::<T, BM, TK, SIZE, LAYOUT, false>(&mut lds, (0, a_pitch), held, threads);
        let held = fetch::<T, BN, TK>(&b, b_from, b0, threads);
        put::<T, BN, TK, SIZE, LAYOUT, true>(&mut lds, (TK * a_pitch, b_pitch), held, threads);
    }
    // While a tile is multiplied, the next whole one is on its way. Two at a time, so that addresses in LDS are
    // constant.
    let mut tile = 0;
    let other = (STAGES - 1) * stage;
    let (starts, strides) = ((a0, b0, a_from, b_from), (lda, ldb));
    let (a_tile, b_tile) = ((a_at, a_step, a_pitch), (b_at, b_step, b_pitch));
    while tile + 2 < full {
        step::<T, BM, BN, RM, RN, TK, SIZE, LAYOUT>(
            &a,
            &b,
            &mut lds,
            &mut acc,
            starts,
            strides,
            a_tile,
            b_tile,
            (0, other),
            tile + 1,
            threads,
        );
        step::<T, BM, BN, RM, RN, TK, SIZE, LAYOUT>(
            &a,
            &b,
            &mut lds,
            &mut acc,
            starts,
            strides,
            a_tile,
            b_tile,
            (other, 0),
            tile + 2,
            threads,
        );
        tile += 2;
    }
    if tile + 1 < full {
        step::<T, BM, BN, RM, RN, TK, SIZE, LAYOUT>(
            &a,
            &b,
            &mut lds,
            &mut acc,
            starts,
            strides,
            a_tile,
            b_tile,
            (0, other),
            tile + 1,
            threads,
        );
        tile += 1;
    }
    // The last whole tile, and those that are not.
    while tile * TK < depth {
        let at = tile % STAGES * stage;
        if tile >= full {
            if STAGES == 1 {
                barrier();
            }
            let along = tile * TK;
            copy_edge::<T, BM, TK, SIZE, LAYOUT, false, { Act::Linear }>(
                &a,
                &mut lds,
                (at, a_pitch),
                (a0, row0, along),
                (m, depth, lda),
                threads,
            );
            copy_edge::<T, BN, TK, SIZE, LAYOUT, true, ACT>(
                &b,
                &mut lds,
                (at + TK * a_pitch, b_pitch),
                (b0, col0, along),
                (columns, depth, ldb),
                threads,
            );
        }
        barrier();
        multiply::<RM, RN, TK, SIZE>(&lds, (at + a_at, a_step, a_pitch), (at + b_at, b_step, b_pitch), &mut acc);
        tile += 1;
    }

    let y0 = (split * product.batches + batch) as usize * product.y_step as usize;
    let mut even = (ldy | product.y_step as usize) % 2 == 0;
    if BIAS && ACT == Act::Swiglu {
        even = even && n % 2 == 0;
    }
    let whole = even && col0 + width <= n;
    #[unroll]
    for i in 0..RM {
        let row = row0 + a_at + i / 4 * a_step + i % 4;
        if row < m {
            #[unroll]
            for g in 0..RN / 4 {
                if ACT != Act::Swiglu || g % 2 == 0 {
                    let first =
                        if ACT == Act::Swiglu { x / 4 * (2 * RN) + x % 4 * 4 + g / 2 * 16 } else { x * 4 + g * b_step };
                    let second = if ACT == Act::Swiglu { g + 1 } else { g };
                    let col = col0 + first;
                    let at = y0 + row * ldy + col;
                    let x: [f32; 4] = core::array::from_fn(|e| acc[i][g * 4 + e]);
                    let z: [f32; 4] = core::array::from_fn(|e| acc[i][second * 4 + e]);
                    if whole {
                        let (none, zero) = ([T::from_f32(0.0); 4], [O::from_f32(0.0); 4]);
                        let p = if BIAS { bias.load::<4>(col) } else { none };
                        let q = if BIAS && ACT == Act::Swiglu { bias.load::<4>(n + col) } else { none };
                        let r = if RESIDUAL { residual.load::<4>(at) } else { zero };
                        let old = if ACCUMULATE { y.load::<4>(at) } else { zero };
                        let results: [O; 4] = core::array::from_fn(|e| {
                            let v = [x[e], z[e], p[e].to_f32(), q[e].to_f32(), r[e].to_f32(), old[e].to_f32()];
                            O::from_f32(finished::<BIAS, RESIDUAL, SCALE, ACCUMULATE, ACT>(v, product.scale))
                        });
                        y.store(at, results);
                    } else {
                        #[unroll]
                        for e in 0..4usize {
                            if col + e < n {
                                let mut v = [x[e], z[e], 0.0, 0.0, 0.0, 0.0];
                                if BIAS {
                                    v[2] = bias[col + e].to_f32();
                                    if ACT == Act::Swiglu {
                                        v[3] = bias[n + col + e].to_f32();
                                    }
                                }
                                if RESIDUAL {
                                    v[4] = residual[at + e].to_f32();
                                }
                                if ACCUMULATE {
                                    v[5] = y[at + e].to_f32();
                                }
                                let v = finished::<BIAS, RESIDUAL, SCALE, ACCUMULATE, ACT>(v, product.scale);
                                y[at + e] = O::from_f32(v);
                            }
                        }
                    }
                }
            }
        }
    }
}
