//! The sum of each row of `out * grad`, which the gradient of a softmax subtracts.

use super::shape::{PADDING, Place, Shape, start};
use t0::prelude::*;

/// `delta[row] = sum(out[row] * grad[row])`, and 0 for the padding.
///
/// - `out`, `grad`: `[batches, heads, rows, width]`, located by [`Place`]s; for 16-bit types with even strides. The
///   width is a multiple of eight.
/// - `delta`: `[batches, heads, padded]`, where `padded` is a multiple of [`PADDING`].
#[t0::kernel(
    block = 64,
    grid = (shape.rows.next_multiple_of(PADDING), shape.heads, shape.batches),
    requires(
        shape.batches > 0 && shape.rows > 0 && shape.heads > 0 && width.is_multiple_of(8),
        out.len() >= (shape.batches - 1) * out_at.batch + (shape.heads - 1) * out_at.head
            + (shape.rows - 1) * out_at.row + width,
        grad.len() >= (shape.batches - 1) * grad_at.batch + (shape.heads - 1) * grad_at.head
            + (shape.rows - 1) * grad_at.row + width,
        delta.len() == shape.batches * shape.heads * shape.rows.next_multiple_of(PADDING),
    ),
    for(T in [f32, bf16, f16]),
)]
pub fn attention_delta<T: Float>(
    out: In<T>,
    grad: In<T>,
    mut delta: Out<f32>,
    shape: Shape,
    out_at: Place,
    grad_at: Place,
    width: u32,
) {
    let (row, head, batch) = (global_id(), global_id_y(), global_id_z());
    let mut sum = 0.0f32;
    if row < shape.rows {
        let a = start(out_at, batch, head) + row * out_at.row;
        let b = start(grad_at, batch, head) + row * grad_at.row;
        for column in strided(0, width, 8) {
            sum = out.load::<8>(a + column).dot(grad.load::<8>(b + column), sum);
        }
    }
    let padded = shape.rows.next_multiple_of(PADDING);
    delta[(batch * shape.heads + head) * padded + row] = sum;
}
