//! Rows of a table by index.

use t0::prelude::*;

/// `out[t, :] = table[ids[t], :]`, widened to `f32`.
///
/// `ids`: one index a token, each below `table.rows()`. `table`: rows x cols. `out`: tokens x cols.
#[t0::kernel(
    block = 128,
    grid = (out.cols(), out.rows()),
    requires(ids.len() == out.rows(), table.cols() == out.cols()),
    for(T in [f32, bf16, f16]),
)]
pub fn embed<T: Float>(ids: In<u32>, table: In<T>, mut out: Out<f32>) {
    let column = global_id();
    let token = block_id_y();
    out[(token, column)] = table[(ids[token], column)].to_f32();
}
