//! A matrix times one vector, as decoding a token needs it.

use t0::prelude::*;

/// `y[r] = sum_k w[r, k] x[k]`, plus the old `y[r]` where `ADD` is 1.
///
/// `x`: cols. `w`: rows x cols, contiguous. `y`: rows. Launch `rows.div_ceil(16)` blocks.
///
/// Each of four waves owns four rows, so that what it reads of `x` serves four times. A lane takes four neighbouring columns
/// of every 128; the rest of a row whose length is no multiple of 128 follows under a guard. Products are accumulated by fused
/// multiply-add in `f32`, then summed over the wave by its butterfly.
#[t0::kernel(block = 128, for(T in [f32, bf16], ADD in [0, 1]))]
pub fn matvec<T: Float, const ADD: u32>(x: In<f32>, w: In<T>, mut y: InOut<f32>, rows: u32, cols: u32) {
    let first = (block_id() * 4 + wave_id()) * 4;
    let mut acc = [0.0f32; 4];
    // Four neighbours are read at once only where every row starts at a multiple of four.
    let whole = if cols % 4 == 0 { cols / 128 * 128 } else { 0 };
    for base in strided(0, whole, 128) {
        let k = base + lane() * 4;
        let xs = x.load::<4>(k);
        #[unroll]
        for r in 0..4 {
            let ws = w.load::<4>((first + r).min(rows - 1) * cols + k);
            #[unroll]
            for j in 0..4 {
                acc[r as usize] = xs[j].mul_add(ws[j].to_f32(), acc[r as usize]);
            }
        }
    }
    for k in strided(whole + lane(), cols, 32) {
        let v = x[k];
        #[unroll]
        for r in 0..4 {
            let weight = w[(first + r).min(rows - 1) * cols + k].to_f32();
            acc[r as usize] = v.mul_add(weight, acc[r as usize]);
        }
    }
    #[unroll]
    for r in 0..4 {
        let sum = wave::sum(acc[r as usize]);
        if lane() == 0 && first + r < rows {
            if ADD == 1 {
                y[first + r] += sum;
            } else {
                y[first + r] = sum;
            }
        }
    }
}
