//! Copies of matrices that are stored by columns.

use t0::prelude::*;

/// The sizes of [`transpose_copy()`], in elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, t0::Arg)]
#[repr(C)]
pub struct Matrices {
    /// Rows of a matrix.
    pub rows: u32,
    /// Columns of a matrix.
    pub columns: u32,
    /// Matrices.
    pub batches: u32,
    /// From one column of the source to the next. Its rows are neighbours.
    pub from_column: u32,
    /// From one matrix of the source to the next.
    pub from_batch: u32,
    /// From one row of the result to the next. Its columns are neighbours.
    pub to_row: u32,
    /// From one matrix of the result to the next.
    pub to_batch: u32,
}

/// `out[b][r][c] = x[b][c][r]` for all matrices, rows and columns.
///
/// A lane copies a block of four rows and `N` columns: it reads four neighbours of each column, and writes `N`
/// neighbours of each row. Blocks at an edge, and blocks of 16-bit elements with odd strides, are copied one element at
/// a time. Both tensors start at a multiple of four bytes.
#[t0::kernel(
    block = 128,
    grid = blocks(at.columns.div_ceil(8 * N), at.rows.div_ceil(64), at.batches),
    for((T, N) in [(u16, 8), (u32, 4)]),
)]
pub fn transpose_copy<T: Element + Default, const N: usize>(x: In<T>, mut out: Out<T>, at: Matrices) {
    let (row, column) =
        (block_id_y() * 64 + thread_id() / 8 * 4, block_id() * (8 * N as u32) + thread_id() % 8 * N as u32);
    let from = block_id_z() * at.from_batch + column * at.from_column + row;
    let to = block_id_z() * at.to_batch + row * at.to_row + column;
    let even = N == 4 || (at.from_column | at.from_batch | at.to_row | at.to_batch) % 2 == 0;
    if even && row + 4 <= at.rows && column + N as u32 <= at.columns {
        let held: [[T; 4]; N] = core::array::from_fn(|c| x.load::<4>(from + c as u32 * at.from_column));
        #[unroll]
        for r in 0..4usize {
            let values: [T; N] = core::array::from_fn(|c| held[c][r]);
            out.store(to + r as u32 * at.to_row, values);
        }
    } else {
        for r in 0..4u32 {
            for c in 0..N as u32 {
                if row + r < at.rows && column + c < at.columns {
                    out[to + r * at.to_row + c] = x[from + c * at.from_column + r];
                }
            }
        }
    }
}
