//! A matrix times one vector, as decoding a token needs it.

use t0::prelude::*;

/// `y[r] = sum_k w[r, k] x[k]`, plus the old `y[r]` where `ADD` is 1.
///
/// `x`: `PARTS` x cols; where there are two, a value is the sum of both (see [`rmsnorm`](super::norm::rmsnorm())). `w`:
/// rows x cols, contiguous. `y`: rows.
///
/// Each of four waves owns eight rows, so that what it reads of `x` serves eight times. A lane takes eight neighbouring
/// columns of every 256; the rest of a row whose length is no multiple of 256 follows under a guard. Products are
/// accumulated in `f32`, those of halves two at a time ([`dot`](ArrayExt::dot)), then summed over the wave by its
/// butterfly.
#[t0::kernel(
    block = 128,
    grid = blocks(rows.div_ceil(32)),
    requires(x.len() == PARTS * cols, w.len() == rows * cols, y.len() == rows),
    for((T, ADD, PARTS) in [
        (f32, 0, 1), (f32, 1, 1), (bf16, 0, 1), (bf16, 1, 1), (bf16, 0, 2), (f16, 0, 1), (f16, 1, 1), (f16, 0, 2),
    ]),
)]
pub fn matvec<T: Float, const ADD: u32, const PARTS: u32>(x: In<T>, w: In<T>, mut y: InOut<f32>, rows: u32, cols: u32) {
    let first = (block_id() * 4 + wave_id()) * 8;
    let last = rows - 1;
    let mut acc = [0.0f32; 8];
    // Eight neighbours are read at once only where every row starts at a multiple of eight.
    let whole = if cols % 8 == 0 { cols / 256 * 256 } else { 0 };
    for base in strided(0, whole, 256) {
        let k = base + lane() * 8;
        let xs = x.load::<8>(k);
        // All loads first, so that they are under way together.
        let mut ws = [xs; 8];
        #[unroll]
        for r in 0..8 {
            ws[r as usize] = w.load::<8>((first + r).min(last) * cols + k);
        }
        #[unroll]
        for r in 0..8 {
            acc[r] = xs.dot(ws[r], acc[r]);
        }
        if PARTS == 2 {
            let rest = x.load::<8>(cols + k);
            #[unroll]
            for r in 0..8 {
                acc[r] = rest.dot(ws[r], acc[r]);
            }
        }
    }
    for k in strided(whole + lane(), cols, 32) {
        let v = if PARTS == 2 { x[k].to_f32() + x[cols + k].to_f32() } else { x[k].to_f32() };
        #[unroll]
        for r in 0..8 {
            let weight = w[(first + r).min(last) * cols + k].to_f32();
            acc[r as usize] = v.mul_add(weight, acc[r as usize]);
        }
    }
    #[unroll]
    for r in 0..8 {
        acc[r] = wave::sum(acc[r]);
    }
    // Lane r stores row r's.
    let mut sum = acc[0];
    #[unroll]
    for r in 1..8 {
        sum = if lane() == r { acc[r as usize] } else { sum };
    }
    let row = first + lane();
    if lane() < 8 && row < rows {
        if ADD == 1 {
            y[row] += sum;
        } else {
            y[row] = sum;
        }
    }
}
