//! Copies of tiles from memory to LDS, by 128 lanes. A workgroup of 256 can copy two tiles at once, one with each half.
//! Rows beyond the tensor are copies of its last one.

use crate::kernels::fragments::spread;
use t0::prelude::*;

/// Copies `ROWS` rows of `D` 16-bit elements from row `first` on to rows of `LD` elements in LDS, from `base` on.
/// `start` is the first element of the head, which has `rows` rows, `stride` elements apart. `SPREAD`: see
/// [`spread()`].
#[t0::device]
pub fn copy_rows<
    T: Float,
    const ROWS: usize,
    const D: usize,
    const LD: usize,
    const SIZE: usize,
    const SPREAD: bool,
>(
    x: &In<T>,
    lds: &mut Lds<T, SIZE>,
    base: usize,
    (start, first, rows, stride): (u32, u32, u32, u32),
) {
    let pass = 1024 / D;
    let thread = thread_id() as usize % 128;
    let (row, column) = (thread / (D / 8), thread % (D / 8) * 8);
    // Strides are not negative, so that a limit of the location is one of the row.
    let last = start + (rows - 1) * stride + column as u32;
    let from = start + (first + row as u32) * stride + column as u32;
    let held: [[T; 8]; 8] = core::array::from_fn(|p| {
        if p * pass < ROWS { x.load::<8>((from + (p * pass) as u32 * stride).min(last)) } else { [T::from_f32(0.0); 8] }
    });
    #[unroll]
    for p in 0..8usize {
        if p * pass < ROWS {
            // Passes are multiples of eight rows.
            let to = if !SPREAD {
                row + p * pass
            } else if pass == 8 {
                row * 2 + (p / 2 * 16 + p % 2)
            } else {
                spread(row) + p * pass
            };
            lds.store(base + to * LD + column, held[p]);
        }
    }
}

/// Copies `ROWS` rows of `D` 16-bit elements as columns to `D` rows of `LD` elements in LDS. The rows of LDS are those
/// of [`spread()`]. A lane copies `W` columns of eight rows at a time.
#[t0::device]
pub fn copy_columns<T: Float, const ROWS: usize, const D: usize, const LD: usize, const SIZE: usize, const W: usize>(
    x: &In<T>,
    lds: &mut Lds<T, SIZE>,
    base: usize,
    (start, first, rows, stride): (u32, u32, u32, u32),
) {
    #[unroll]
    for p in 0..ROWS * D / (1024 * W) {
        let block = thread_id() as usize % 128 + p * 128;
        let (column, row) = (block % (D / W) * W, block / (D / W) * 8);
        let last = start + (rows - 1) * stride + column as u32;
        let from = start + (first + row as u32) * stride + column as u32;
        let held: [[T; W]; 8] = core::array::from_fn(|i| x.load::<W>((from + i as u32 * stride).min(last)));
        let to = base + spread(column) * LD + row;
        #[unroll]
        for j in 0..W {
            let values: [T; 8] = core::array::from_fn(|i| held[i][j]);
            lds.store(to + 2 * j * LD, values);
        }
    }
}

/// Copies `ROWS` rows of `D` numbers to rows of `LD` numbers in LDS. Row `i` becomes row `i % R * (ROWS / R) + i / R`,
/// so that lanes with `R` consecutive rows each read neighbouring rows of LDS.
#[t0::device]
pub fn copy_numbers<const ROWS: usize, const D: usize, const LD: usize, const SIZE: usize, const R: usize>(
    x: &In<f32>,
    lds: &mut Lds<f32, SIZE>,
    base: usize,
    (start, first, rows, stride): (u32, u32, u32, u32),
) {
    let pass = 512 / D;
    let (row, column) = (thread_id() as usize / (D / 4), thread_id() as usize % (D / 4) * 4);
    let last = start + (rows - 1) * stride + column as u32;
    let from = start + (first + row as u32) * stride + column as u32;
    let held: [[f32; 4]; 8] = core::array::from_fn(|p| {
        if p * pass < ROWS { x.load::<4>((from + (p * pass) as u32 * stride).min(last)) } else { [0.0; 4] }
    });
    #[unroll]
    for p in 0..8usize {
        if p * pass < ROWS {
            let i = row + p * pass;
            lds.store(base + (i % R * (ROWS / R) + i / R) * LD + column, held[p]);
        }
    }
}
