//! Rows of a contiguous matrix, each of which 8, 16 or 32 lanes of a wave process.
//!
//! A lane takes eight neighbouring elements at a time, so that rows of 64 and 128 elements leave no lane idle. The
//! lanes of a row combine their results within the wave: no LDS and no barrier is needed. Lanes beyond the last row
//! have no elements.

use t0::prelude::*;

/// The rows of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, t0::Arg)]
#[repr(C)]
pub struct Rows {
    /// Rows.
    pub count: u32,
    /// Elements of a row.
    pub cols: u32,
    /// Elements at the start of a row that are loaded eight at a time: a multiple of 8.
    pub whole: u32,
    /// log2 of the lanes of a row: 3, 4 or 5.
    pub shift: u32,
    /// Rows of a workgroup of 256 lanes.
    pub per_block: u32,
}

/// The part of a row that a lane processes.
#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
pub struct Share {
    /// The row.
    pub row: u32,
    /// The location of the row's first element.
    pub base: u32,
    /// The lane among those of the row; `lanes` for a lane without a row.
    pub lane: u32,
    /// The lanes of the row.
    pub lanes: u32,
    /// Elements at the start of the row that are loaded eight at a time; 0 for a lane without a row.
    pub whole: u32,
    /// Elements of the row; 0 for a lane without a row.
    pub cols: u32,
}

/// The share of the calling lane.
#[t0::device]
pub fn share(rows: Rows) -> Share {
    let lanes = 1 << rows.shift;
    let (row, lane) = (global_id() >> rows.shift, thread_id() & (lanes - 1));
    let exists = row < rows.count;
    Share {
        row,
        base: row * rows.cols,
        lane: if exists { lane } else { lanes },
        lanes,
        whole: if exists { rows.whole } else { 0 },
        cols: if exists { rows.cols } else { 0 },
    }
}

/// The sum of the values of the lanes of a row, in each of them. The order is fixed.
#[t0::device]
pub fn row_sum(value: f32, rows: Rows) -> f32 {
    let mut sum = value + wave::shuffle_xor(value, 1);
    sum += wave::shuffle_xor(sum, 2);
    sum += wave::shuffle_xor(sum, 4);
    if rows.shift > 3 {
        sum += wave::shuffle_xor(sum, 8);
    }
    if rows.shift > 4 {
        sum += wave::shuffle_xor(sum, 16);
    }
    sum
}

/// The maximum of the values of the lanes of a row, in each of them. A NaN loses to a number.
#[t0::device]
pub fn row_max(value: f32, rows: Rows) -> f32 {
    let mut max = value.max(wave::shuffle_xor(value, 1));
    max = max.max(wave::shuffle_xor(max, 2));
    max = max.max(wave::shuffle_xor(max, 4));
    if rows.shift > 3 {
        max = max.max(wave::shuffle_xor(max, 8));
    }
    if rows.shift > 4 {
        max = max.max(wave::shuffle_xor(max, 16));
    }
    max
}

impl Rows {
    /// `count` rows of `cols` elements.
    #[must_use]
    pub fn new(count: usize, cols: usize) -> Rows {
        let shift = match cols {
            0..=64 => 3,
            65..=128 => 4,
            _ => 5,
        };
        // Rows of an odd number of 16-bit elements start between words.
        let whole = if cols.is_multiple_of(2) { cols / 8 * 8 } else { 0 };
        Rows { count: count as u32, cols: cols as u32, whole: whole as u32, shift, per_block: 256 >> shift }
    }
}
