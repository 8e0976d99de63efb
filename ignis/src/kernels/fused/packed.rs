//! The products of [`product`](super::product) and [`merge`](super::merge), of packed weights.
//!
//! The lanes of a wave share the columns, a group of 16 at a time, and `U` groups at once. A number of a weight is
//! `scale * integer + offset`: see [`packed`](super::super::packed).
//!
//! The kernels are `unsafe(unchecked)`. SAFETY: the launch rules fix the lengths of all views that these packs use by
//! the rows and `cols`. Rows beyond the last are replaced by the last, and not stored; groups are below their number.

use super::super::math::silu;
use super::super::packed::{Pack, integers, scaled};
use super::carry::{carry, part_of_squares, scale_of_squares};
use super::merge::{merged, parts_of};
use t0::prelude::*;

/// The integers of `R` rows of a group, and their scales and offsets.
#[t0::device]
fn fetched<const P: Pack, const W: usize, const R: usize>(
    q: &In<u32>,
    halves: &In<f16>,
    words: &In<u32>,
    starts: [u32; R],
    group: u32,
) -> ([[u32; W]; R], [(f32, f32); R]) {
    let mut loaded = [[0u32; W]; R];
    let mut scales = [(0.0f32, 0.0f32); R];
    #[unroll]
    for r in 0..R {
        loaded[r] = q.load::<W>((starts[r] + group) * W as u32);
    }
    #[unroll]
    for r in 0..R {
        scales[r] = scaled::<P>(halves, words, starts[r] + group);
    }
    (loaded, scales)
}

/// The sums of products of `R` rows, with those of a group of which `v` are the elements of the vector.
#[t0::device]
fn with_group<const W: usize, const R: usize>(
    acc: [f32; R],
    (loaded, scales): ([[u32; W]; R], [(f32, f32); R]),
    v: [f32; 16],
) -> [f32; R] {
    let mut sums = v;
    #[unroll]
    for step in 0..4usize {
        #[unroll]
        for i in 0..8usize {
            if i < 8 >> step {
                sums[i] += sums[i + (8 >> step)];
            }
        }
    }
    let mut all = acc;
    #[unroll]
    for r in 0..R {
        let w = integers::<W>(loaded[r]);
        let mut dot = 0.0f32;
        #[unroll]
        for i in 0..16usize {
            dot = w[i].mul_add(v[i], dot);
        }
        let (scale, offset) = scales[r];
        all[r] = scale.mul_add(dot, offset.mul_add(sums[0], acc[r]));
    }
    all
}

/// The elements of a vector for a group, before the first of their products needs them. With two `PARTS` the vector is
/// the sum of two, the second `cols` after the first.
#[t0::device]
fn elements<T: Float, const PARTS: u32>(x: &In<T>, group: u32, cols: u32) -> [[T; 8]; 4] {
    core::array::from_fn(|i| {
        if i < 2 * PARTS as usize {
            x.load::<8>((i / 2) as u32 * cols + 16 * group + 8 * (i % 2) as u32)
        } else {
            [T::from_f32(0.0); 8]
        }
    })
}

/// The numbers of [`elements`].
#[t0::device]
fn operand<T: Float, const PARTS: u32>(held: [[T; 8]; 4]) -> [f32; 16] {
    core::array::from_fn(|i| {
        let x = held[i / 8][i % 8].to_f32();
        if PARTS == 2 { x + held[2 + i / 8][i % 8].to_f32() } else { x }
    })
}

/// This lane's sums of products of `R` rows of weights, which start at the groups `starts`, with `x`.
#[t0::device]
#[allow(clippy::too_many_arguments)]
pub fn packed_products<T: Float, const P: Pack, const W: usize, const PARTS: u32, const R: usize, const U: usize>(
    x: &In<T>,
    q: &In<u32>,
    halves: &In<f16>,
    words: &In<u32>,
    starts: [u32; R],
    cols: u32,
) -> [f32; R] {
    let groups = cols / 16;
    let whole = groups / (32 * U as u32) * (32 * U as u32);
    let mut acc = [0.0f32; R];
    let mut base = 0;
    while base < whole {
        let xs: [[[T; 8]; 4]; U] =
            core::array::from_fn(|u| elements::<T, PARTS>(x, base + lane() + 32 * u as u32, cols));
        let held: [([[u32; W]; R], [(f32, f32); R]); U] =
            core::array::from_fn(|u| fetched::<P, W, R>(q, halves, words, starts, base + lane() + 32 * u as u32));
        #[unroll]
        for u in 0..U {
            acc = with_group::<W, R>(acc, held[u], operand::<T, PARTS>(xs[u]));
        }
        base += 32 * U as u32;
    }
    for g in strided(whole + lane(), groups, 32) {
        let xs = elements::<T, PARTS>(x, g, cols);
        let held = fetched::<P, W, R>(q, halves, words, starts, g);
        acc = with_group::<W, R>(acc, held, operand::<T, PARTS>(xs));
    }
    acc
}

/// The sum over the wave of each row, in the lane with its number.
#[t0::device]
pub fn gathered<const R: usize>(acc: [f32; R]) -> f32 {
    let mut value = 0.0f32;
    #[unroll]
    for r in 0..R {
        let sum = wave::sum(acc[r]);
        value = if lane() == r as u32 { sum } else { value };
    }
    value
}

/// As [`normed_matvec`](super::product::normed_matvec()), of packed weights: `q`, `halves`, `words`, and `W`, the words
/// of a group.
#[t0::kernel(
    block = 32 * WAVES,
    grid = blocks(y.cols().div_ceil(WAVES * R / SIDES)),
    requires(
        y.rows() == 1 && cols.is_multiple_of(32),
        x.len() >= cols,
        q.len() * 16 == SIDES * y.cols() * cols * W,
        halves.len() * 32 == SIDES * y.cols() * cols * if P == Pack::Int8 { 1 } else { 2 },
        bias.len() == 0 || bias.len() == SIDES * y.cols(),
    ),
    unsafe(unchecked),
    for(
        (P, W) in [(Pack::Int4Min, 2), (Pack::Int8, 4)],
        (T, O, SIDES, R, U, WAVES) in [(bf16, f32, 1, 4, 2, 1), (bf16, bf16, 2, 4, 2, 2)],
    ),
)]
pub fn normed_packed<
    T: Float,
    const P: Pack,
    const W: usize,
    O: Float,
    const SIDES: usize,
    const R: usize,
    const U: usize,
    const WAVES: u32,
>(
    x: In<T>,
    squares: In<f32>,
    q: In<u32>,
    halves: In<f16>,
    words: In<u32>,
    bias: In<T>,
    mut y: Out<O>,
    cols: u32,
    inverse: f32,
    eps: f32,
) {
    let (rows, half) = (y.cols(), (R / SIDES) as u32);
    let row = (block_id() * WAVES + wave_id()) * half;
    let groups = cols / 16;
    let starts: [u32; R] = core::array::from_fn(|r| {
        let (r, side) = (r as u32 % half, r as u32 / half);
        ((row + r).min(rows - 1) + side * rows) * groups
    });
    let part = part_of_squares(&squares);
    let acc = packed_products::<T, P, W, 1, R, U>(&x, &q, &halves, &words, starts, cols);
    let mut value = gathered::<R>(acc) * scale_of_squares(&squares, part, inverse, eps);
    let own = row + lane() % half;
    if bias.len() > 0 && lane() < R as u32 {
        value += bias[own.min(rows - 1) + lane() / half * rows].to_f32();
    }
    if SIDES == 2 {
        value = silu(value) * wave::shuffle_xor(value, half);
    }
    if lane() < half && own < rows {
        y[(0, own)] = O::from_f32(value);
    }
}

/// As [`residual_matvec`](super::product::residual_matvec()), of packed weights.
#[t0::kernel(
    block = 32 * WAVES,
    grid = blocks(hidden.len().div_ceil(WAVES * R)),
    requires(
        cols.is_multiple_of(32) && x.len() >= cols && norm.len() == hidden.len(),
        q.len() * 16 == hidden.len() * cols * W,
        halves.len() * 32 == hidden.len() * cols * if P == Pack::Int8 { 1 } else { 2 },
        parts == 1 || parts == 2,
        narrow.len() >= parts * hidden.len(),
        squares.len() == hidden.len().div_ceil(WAVES * R),
    ),
    unsafe(unchecked),
    for((P, W) in [(Pack::Int4Min, 2), (Pack::Int8, 4)], T in [bf16], (R, U, WAVES) in [(2, 2, 11)]),
)]
pub fn residual_packed<T: Float, const P: Pack, const W: usize, const R: usize, const U: usize, const WAVES: u32>(
    x: In<T>,
    q: In<u32>,
    halves: In<f16>,
    words: In<u32>,
    norm: In<T>,
    mut hidden: InOut<f32>,
    mut narrow: Out<T>,
    mut squares: Out<f32>,
    cols: u32,
    parts: u32,
) {
    let row = (block_id() * WAVES + wave_id()) * R as u32;
    let last = hidden.len() - 1;
    let starts: [u32; R] = core::array::from_fn(|r| (row + r as u32).min(last) * (cols / 16));
    let exists = lane() < R as u32 && row + lane() <= last;
    let at = (row + lane()).min(last);
    // Lanes without an element must not read those of other lanes.
    let before = hidden.get_or(if exists { at } else { u32::MAX }, 0.0);
    let weight = norm[at].to_f32();
    let value = gathered::<R>(packed_products::<T, P, W, 1, R, U>(&x, &q, &halves, &words, starts, cols));
    let element = before + value;
    let sum = block::sum(if exists { element * element } else { 0.0 });
    if thread_id() == 0 {
        squares[block_id()] = sum;
    }
    if exists {
        carry::<T>(&mut hidden, &mut narrow, element, weight, at, parts);
    }
}

/// The elements of a vector in LDS for a group; 0 for a group that does not exist.
#[t0::device]
fn own_group<T: Float>(x: &Lds<T, 8192>, group: u32, groups: u32) -> [f32; 16] {
    let mut v = [0.0f32; 16];
    if group < groups {
        #[unroll]
        for i in 0..2usize {
            let eight = x.load::<8>(16 * group + 8 * i as u32);
            #[unroll]
            for k in 0..8usize {
                v[8 * i + k] = eight[k].to_f32();
            }
        }
    }
    v
}

/// `U` groups of each lane from group `from` on. Groups that do not exist are replaced by the last.
#[t0::device]
pub fn groups_from<const P: Pack, const W: usize, const R: usize, const U: usize>(
    (q, halves, words): (&In<u32>, &In<f16>, &In<u32>),
    starts: [u32; R],
    from: u32,
    groups: u32,
) -> [([[u32; W]; R], [(f32, f32); R]); U] {
    core::array::from_fn(|u| {
        fetched::<P, W, R>(q, halves, words, starts, (from + lane() + 32 * u as u32).min(groups - 1))
    })
}

/// The products of `R` rows with a vector in LDS, in the lanes with their numbers. `first` are the first groups, which
/// were on their way before the vector was complete. A barrier waits for all loads, so that more of them would delay
/// it.
#[t0::device]
pub fn held_products<T: Float, const P: Pack, const W: usize, const R: usize, const U: usize>(
    x: &Lds<T, 8192>,
    matrix: (&In<u32>, &In<f16>, &In<u32>),
    starts: [u32; R],
    groups: u32,
    first: [([[u32; W]; R], [(f32, f32); R]); U],
) -> f32 {
    let second = groups_from::<P, W, R, U>(matrix, starts, 32 * U as u32, groups);
    let mut acc = [0.0f32; R];
    #[unroll]
    for u in 0..U {
        acc = with_group::<W, R>(acc, first[u], own_group::<T>(x, lane() + 32 * u as u32, groups));
    }
    #[unroll]
    for u in 0..U {
        acc = with_group::<W, R>(acc, second[u], own_group::<T>(x, lane() + 32 * (U + u) as u32, groups));
    }
    for g in strided(lane() + 64 * U as u32, groups, 32) {
        let (q, halves, words) = matrix;
        let held = fetched::<P, W, R>(q, halves, words, starts, g);
        acc = with_group::<W, R>(acc, held, own_group::<T>(x, g, groups));
    }
    gathered::<R>(acc)
}

/// As [`merged_matvec`](super::merge::merged_matvec()), of packed weights.
#[t0::kernel(
    block = 32 * WAVES,
    grid = blocks(hidden.len().div_ceil(WAVES * R)),
    requires(
        cols.is_multiple_of(32) && cols <= 8192,
        dim == 64 || dim == 128,
        parts.len() == cols * S && shares.len() * dim == 2 * cols * S,
        norm.len() == hidden.len() && narrow.len() >= hidden.len(),
        q.len() * 16 == hidden.len() * cols * W,
        halves.len() * 32 == hidden.len() * cols * if P == Pack::Int8 { 1 } else { 2 },
        squares.len() == hidden.len().div_ceil(WAVES * R),
    ),
    unsafe(unchecked),
    for(
        (P, W) in [(Pack::Int4Min, 2), (Pack::Int8, 4)],
        T in [bf16],
        S in [4, 8],
        (R, U, WAVES) in [(2, 1, 16)],
    ),
)]
pub fn merged_packed<
    T: Float,
    const P: Pack,
    const W: usize,
    const S: usize,
    const R: usize,
    const U: usize,
    const WAVES: u32,
>(
    parts: In<f32>,
    shares: In<f32>,
    q: In<u32>,
    halves: In<f16>,
    words: In<u32>,
    norm: In<T>,
    mut hidden: InOut<f32>,
    mut narrow: Out<T>,
    mut squares: Out<f32>,
    cols: u32,
    dim: u32,
) {
    let mut x = Lds::<T, 8192>::new();
    let shift = if dim == 64 { 6 } else { 7 };
    let row = (block_id() * WAVES + wave_id()) * R as u32;
    let (last, groups) = (hidden.len() - 1, cols / 16);
    let starts: [u32; R] = core::array::from_fn(|r| (row + r as u32).min(last) * groups);
    let exists = lane() < R as u32 && row + lane() <= last;
    let at = (row + lane()).min(last);
    // Lanes without an element must not read those of other lanes.
    let before = hidden.get_or(if exists { at } else { u32::MAX }, 0.0);
    let weight = norm[at].to_f32();
    // The first weights are on their way while the parts are added up, which come before them.
    let c = 4 * thread_id();
    let own_parts = parts_of::<S>(&parts, &shares, c.min(cols - 4), shift);
    let matrix = (&q, &halves, &words);
    let first = groups_from::<P, W, R, U>(matrix, starts, 0, groups);
    let four = merged::<S>(own_parts);
    if c < cols {
        x.store(c, four.map(|v| T::from_f32(v)));
    }
    for c in strided(4 * thread_id() + 128 * WAVES, cols, 128 * WAVES) {
        let four = merged::<S>(parts_of::<S>(&parts, &shares, c, shift));
        x.store(c, four.map(|v| T::from_f32(v)));
    }
    barrier();
    let value = held_products::<T, P, W, R, U>(&x, matrix, starts, groups, first);
    let element = before + value;
    let sum = block::sum(if exists { element * element } else { 0.0 });
    if thread_id() == 0 {
        squares[block_id()] = sum;
    }
    if exists {
        carry::<T>(&mut hidden, &mut narrow, element, weight, at, 1);
    }
}
