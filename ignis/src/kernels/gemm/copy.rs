//! Copies of tiles from memory to LDS, for kernels whose operands are there as rows along the depth.
//!
//! A lane reads its parts of a tile with [`fetch()`], all before the first is used. It writes them with [`put()`]
//! later, so that other work can be between. [`copy_edge()`] copies tiles of which a part is missing.

use super::product::{Act, Layout, across, source};
use t0::prelude::*;

/// The row of LDS for a column of the tile. In lane half `h`, register `4 t + i` of an accumulator is row `8 t + 2 i +
/// h`; it is to be column `8 t + 4 h + i`.
#[t0::device]
pub fn place(column: usize) -> usize {
    column / 8 * 8 + column % 4 * 2 + column / 4 % 2
}

/// Where the parts of a tile that a lane copies start in an operand that begins at `start`, for depth 0: one place for
/// each row or, of a strided operand, for each block of eight of the depth by four columns. Places beyond the operand
/// are moved to its end.
#[t0::device]
pub fn starts<
    const ROWS: usize,
    const TK: usize,
    const KV: usize,
    const LAYOUT: Layout,
    const COLUMNS: bool,
    const ACT: Act,
>(
    start: usize,
    (first, rows, ld): (usize, usize, usize),
    threads: usize,
) -> [usize; 16] {
    let t = thread_id() as usize;
    let lanes = TK / (8 * KV);
    core::array::from_fn(|p| {
        if across(LAYOUT, COLUMNS) {
            if p * threads * 32 < ROWS * TK {
                let block = (t + p * threads).min(ROWS * TK / 32 - 1);
                let row = source::<ACT>(block % (ROWS / 4) * 4, first, rows / 2);
                start + block / (ROWS / 4) * 8 * ld + row.min(rows.max(4) - 4)
            } else {
                0
            }
        } else if p * (threads / lanes) < ROWS {
            let row = source::<ACT>(t / lanes + p * (threads / lanes), first, rows / 2);
            start + row.min(rows - 1) * ld + t % lanes * (8 * KV)
        } else {
            0
        }
    })
}

/// The parts of a tile that a lane copies to LDS, at most 128 elements: of each row `KV` times eight elements, or of
/// each block of a strided operand eight times four.
#[t0::device]
pub fn fetch<
    T: Float,
    const ROWS: usize,
    const TK: usize,
    const KV: usize,
    const LAYOUT: Layout,
    const COLUMNS: bool,
>(
    x: &In<T>,
    from: [usize; 16],
    at: usize,
    ld: usize,
    threads: usize,
) -> [[T; 8]; 16] {
    core::array::from_fn(|i| {
        if across(LAYOUT, COLUMNS) {
            if i / 4 * threads * 32 < ROWS * TK {
                let [a, b, c, d] = x.load::<4>(from[i / 4] + at + i % 4 * 2 * ld);
                let [e, f, g, h] = x.load::<4>(from[i / 4] + at + (i % 4 * 2 + 1) * ld);
                [a, b, c, d, e, f, g, h]
            } else {
                [T::from_f32(0.0); 8]
            }
        } else if i / KV * (threads / (TK / (8 * KV))) < ROWS {
            x.load::<8>(from[i / KV] + at + i % KV * 8)
        } else {
            [T::from_f32(0.0); 8]
        }
    })
}

/// Writes what [`fetch()`] has read to LDS, from `base` on.
#[t0::device]
#[allow(clippy::too_many_arguments)]
pub fn put<
    T: Float,
    const ROWS: usize,
    const TK: usize,
    const LD: usize,
    const SIZE: usize,
    const KV: usize,
    const LAYOUT: Layout,
    const COLUMNS: bool,
>(
    lds: &mut Lds<T, SIZE>,
    base: usize,
    held: [[T; 8]; 16],
    threads: usize,
) {
    let t = thread_id() as usize;
    let lanes = TK / (8 * KV);
    let pass = threads / lanes;
    #[unroll]
    for i in (0..16usize).rev() {
        if across(LAYOUT, COLUMNS) {
            let block = t + i / 4 * threads;
            if i % 4 == 0 && i / 4 * threads * 32 < ROWS * TK && block * 32 < ROWS * TK {
                let (row, along) = (block % (ROWS / 4) * 4, block / (ROWS / 4) * 8);
                // The columns of four have every second row of LDS.
                let (to, step) = if COLUMNS { (place(row), 2) } else { (row, 1) };
                let start = to * LD + along;
                #[unroll]
                for j in 0..4usize {
                    let values: [T; 8] = core::array::from_fn(|e| held[i + e / 2][e % 2 * 4 + j]);
                    lds.store(start + (base + j * step * LD), values);
                }
            }
        } else if i / KV * pass < ROWS {
            let row = t / lanes + i / KV * pass;
            if row < ROWS {
                // `place` keeps multiples of eight.
                let (near, far) = if pass % 8 == 0 { (t / lanes, i / KV * pass) } else { (row, 0) };
                // The remainder changes nothing, but bounds the address.
                let to = if COLUMNS { place(near) } else { near };
                let to = if ROWS.is_power_of_two() { to % ROWS } else { to };
                let start = to * LD + t % lanes * (8 * KV);
                lds.store(start + (base + far * LD + i % KV * 8), held[i]);
            }
        }
    }
}

/// Copies a tile of which a part may be missing: element by element, with zeros beyond the depth.
#[t0::device]
#[allow(clippy::too_many_arguments)]
pub fn copy_edge<
    T: Float,
    const ROWS: usize,
    const TK: usize,
    const LD: usize,
    const SIZE: usize,
    const LAYOUT: Layout,
    const COLUMNS: bool,
    const ACT: Act,
>(
    x: &In<T>,
    lds: &mut Lds<T, SIZE>,
    at: usize,
    (start, first, k): (usize, usize, usize),
    (rows, depth, ld): (usize, usize, usize),
    threads: usize,
) {
    for i in (thread_id() as usize..ROWS * TK).step_by(threads) {
        let (row, along) = if across(LAYOUT, COLUMNS) { (i % ROWS, i / ROWS) } else { (i / TK, i % TK) };
        let to = if COLUMNS { place(row) } else { row };
        let (r, c) = (source::<ACT>(row, first, rows / 2).min(rows - 1), (k + along).min(depth.max(1) - 1));
        let mut value = T::from_f32(0.0);
        if k + along < depth {
            value = x[start + if across(LAYOUT, COLUMNS) { c * ld + r } else { r * ld + c }];
        }
        lds[at + to * LD + along] = value;
    }
}
