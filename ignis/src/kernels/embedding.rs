//! Rows of a table by index.

use super::runs::store_eight;
use t0::prelude::*;

// The types of the table and of the result: the residual stream is `f32`, and tensors keep the type of the table.
#[cfg(not(feature = "grad"))]
t0::instances! { pub(crate) kinds = (T, O) in [(f32, f32), (bf16, f32), (f16, f32)] }
#[cfg(feature = "grad")]
t0::instances! {
    pub(crate) kinds = (T, O) in [(f32, f32), (bf16, f32), (f16, f32), (bf16, bf16), (f16, f16)]
}

/// `out[i, :] = table[ids[i], :]`, and NaN for an index that is no row.
///
/// `table`: `rows` x `cols`. `out`: a row for each index. Both contiguous. A work-item copies eight elements.
///
/// The kernel is `unsafe(unchecked)`. SAFETY: the launch rules fix the lengths of all views; indices are compared with
/// `rows`, and columns with `cols`.
#[t0::kernel(
    block = 32,
    grid = blocks(cols.div_ceil(256), ids.len()),
    requires(out.len() == ids.len() * cols, table.len() == rows * cols),
    unsafe(unchecked),
    for(in kinds),
)]
pub fn embedding<T: Float, O: Float>(table: In<T>, ids: In<u32>, mut out: Out<O>, rows: u32, cols: u32) {
    let column = block_id() * 256 + lane() * 8;
    let id = ids[block_id_y()];
    let to = block_id_y() * cols;
    if id < rows && cols % 8 == 0 {
        if column < cols {
            store_eight(&mut out, to + column, table.load::<8>(id * cols + column).map(|v| v.to_f32()));
        }
    } else {
        for c in column..(column + 8).min(cols) {
            out[to + c] = O::from_f32(if id < rows { table[id * cols + c].to_f32() } else { f32::NAN });
        }
    }
}
