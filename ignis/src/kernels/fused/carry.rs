//! The residual stream as the operand of the next product: each element times the weight of the norm, and sums of
//! squares.

use super::super::norm::elements::scale_of;
use t0::prelude::*;

/// This lane's part of the sums of squares, of which there usually are at most 128.
#[t0::device]
pub fn part_of_squares(squares: &In<f32>) -> f32 {
    let mut sum = 0.0f32;
    #[unroll]
    for i in 0..4u32 {
        sum += squares.get_or(lane() + 32 * i, 0.0);
    }
    sum
}

/// The scale of the norm, from the lanes' [`part_of_squares`]. `inverse` is 1 / the elements of the residual stream.
#[t0::device]
pub fn scale_of_squares(squares: &In<f32>, part: f32, inverse: f32, eps: f32) -> f32 {
    let mut sum = part;
    for i in strided(128 + lane(), squares.len(), 32) {
        sum += squares[i];
    }
    scale_of(wave::sum(sum), inverse, eps)
}

/// Stores element `row` of the residual stream, and of the operand of the next product. With two `parts` the operand is
/// the sum of two vectors. What follows must not be a barrier, which would wait for the stores.
#[t0::device]
pub fn carry<T: Float>(hidden: &mut InOut<f32>, narrow: &mut Out<T>, element: f32, weight: f32, row: u32, parts: u32) {
    hidden[row] = element;
    let exact = element * weight;
    let rounded = T::from_f32(exact);
    narrow[row] = rounded;
    if parts == 2 {
        narrow[hidden.len() + row] = T::from_f32(exact - rounded.to_f32());
    }
}

/// The residual stream of a token, from the table of embeddings, and the operand of the first product of a step.
///
/// - `table`: `rows` x elements of the residual stream. `ids`: the token. All are NaN for an id that is no row.
/// - `hidden`, `norm`, `narrow`, `squares`: see [`carried()`].
#[t0::kernel(
    block = 256,
    grid = hidden.len(),
    requires(
        ids.len() == 1 && table.len() == rows * hidden.len(),
        norm.len() == hidden.len() && narrow.len() >= hidden.len(),
        squares.len() == hidden.len().div_ceil(16),
    ),
    for(T in [f32, bf16]),
)]
pub fn embedded<T: Float>(
    table: In<T>,
    ids: In<u32>,
    norm: In<T>,
    mut hidden: Out<f32>,
    mut narrow: Out<T>,
    mut squares: Out<f32>,
    rows: u32,
) {
    let (i, id) = (global_id(), ids[0]);
    let exists = i < hidden.len();
    let mut h = 0.0f32;
    if exists {
        h = if id < rows { table[id * hidden.len() + i].to_f32() } else { f32::NAN };
        hidden[i] = h;
        narrow[i] = T::from_f32(h * norm[i].to_f32());
    }
    let sum = over_sixteen(h * h);
    if exists && lane() % 16 == 0 {
        squares[i / 16] = sum;
    }
}

/// The sum over the 16 neighbouring lanes to which a lane belongs.
#[t0::device]
fn over_sixteen(x: f32) -> f32 {
    let mut sum = x;
    #[unroll]
    for s in 0..4u32 {
        sum += wave::shuffle_xor(sum, 1 << s);
    }
    sum
}

/// The operand of the first product of a step.
///
/// - `hidden`: the residual stream. `norm`: the weights of the norm. `narrow`: the operand.
/// - `squares`: the sum of the squares of each 16 elements.
#[t0::kernel(
    block = 256,
    grid = hidden.len(),
    requires(
        norm.len() == hidden.len() && narrow.len() >= hidden.len(),
        squares.len() == hidden.len().div_ceil(16),
    ),
    for(T in [f32, bf16]),
)]
pub fn carried<T: Float>(hidden: In<f32>, norm: In<T>, mut narrow: Out<T>, mut squares: Out<f32>) {
    let i = global_id();
    let exists = i < hidden.len();
    let h = hidden.get_or(i, 0.0);
    if exists {
        narrow[i] = T::from_f32(h * norm[i].to_f32());
    }
    let sum = over_sixteen(h * h);
    if exists && lane() % 16 == 0 {
        squares[i / 16] = sum;
    }
}
