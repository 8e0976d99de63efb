//! A matrix product whose tile is tuned. `build.rs` lists the values of its parameters.

use t0::prelude::*;

include!(concat!(env!("OUT_DIR"), "/matmul.rs"));

/// Lanes of a wave.
#[t0::constant]
const LANES: usize = 32;

/// The sum of products of a row of `a` and a column of `b` is multiplied by this.
#[t0::constant]
const SCALE: f32 = 0.5;

/// What is stored for a sum.
#[t0::device]
fn scaled(sum: f32) -> f32 {
    sum * SCALE
}

/// `c = scaled(a * b)`: each lane computes `TM` rows of `TN` columns, and a workgroup has `WAVES` waves below each
/// other.
#[t0::kernel(
    block = (LANES, WAVES),
    grid = blocks(c.cols().div_ceil(32 * TN), c.rows().div_ceil(WAVES * TM)),
    requires(a.cols() == b.rows(), a.rows() == c.rows(), b.cols() == c.cols()),
    deny(spill),
    targets = ["gfx1100", "gfx1102"],
    for(in matmul_instances)
)]
pub fn matmul<const TM: usize, const TN: usize, const WAVES: usize>(a: In<f32>, b: In<f32>, mut c: Out<f32>) {
    let row = (block_id_y() as usize * WAVES + thread_id_y() as usize) * TM;
    let column = block_id() as usize * LANES * TN + thread_id() as usize;
    let (rows, columns) = (c.rows() as usize, c.cols() as usize);
    let mut sums = [[0.0f32; TN]; TM];
    for k in 0..a.cols() as usize {
        let mut right = [0.0f32; TN];
        #[unroll]
        for j in 0..TN {
            // Columns and rows beyond the end are computed from the last one, and not stored.
            right[j] = b[(k, (column + j * LANES).min(columns - 1))];
        }
        #[unroll]
        for i in 0..TM {
            let left = a[((row + i).min(rows - 1), k)];
            #[unroll]
            for j in 0..TN {
                sums[i][j] += left * right[j];
            }
        }
    }
    #[unroll]
    for i in 0..TM {
        #[unroll]
        for j in 0..TN {
            if row + i < rows && column + j * LANES < columns {
                c[(row + i, column + j * LANES)] = scaled(sums[i][j]);
            }
        }
    }
}
