//! Root-mean-square normalisation of rows of the residual stream by whole waves.

use t0::prelude::*;

/// Columns that 256 lanes take at once, four each.
#[t0::constant]
const BLOCK: u32 = 1024;

/// Normalises four neighbouring columns from `c` on of the row that starts at `from` in `x` and at `to` in `out`.
#[t0::device]
fn normalise_four<T: Float, const PARTS: u32>(
    x: &In<f32>,
    weight: &In<T>,
    out: &mut Out<T>,
    (from, to): (u32, u32),
    c: u32,
    scale: f32,
) {
    let (v, w) = (x.load::<4>(from + c), weight.load::<4>(c));
    let (mut normed, mut rest) = (w, w);
    #[unroll]
    for i in 0..4 {
        let exact = v[i] * scale * w[i].to_f32();
        normed[i] = T::from_f32(exact);
        rest[i] = T::from_f32(exact - normed[i].to_f32());
    }
    out.store(to + c, normed);
    if PARTS == 2 {
        out.store(to + x.cols() + c, rest);
    }
}

/// `out[r, c] = x[r, c] / sqrt(mean(x[r, :]^2) + eps) * weight[c]`.
///
/// `x`: rows x cols, contiguous. `out`: the same where `PARTS` is 1; where it is 2, rows x 2 cols: the values as `T`
/// has them, then what each of them lacks, again as `T` has it, so that both together are good to twice the digits.
/// `weight`: cols. The sum runs in `f32`: each of 256 lanes over four
/// neighbouring columns of every 1024 (one of every 256 where rows do not start at multiples of four), then the wave's
/// butterfly, then the eight waves in order. A row has `WAVES` waves, 8 or 1; a single one computes the sums of all
/// eight, so that the result is the same. It takes fewer instructions; eight hide more latency.
///
/// The kernel is `unsafe(unchecked)`. SAFETY: the launch rules fix the lengths of all views; columns are below `cols`.
#[t0::kernel(
    block = 32 * WAVES,
    grid = blocks(x.rows()),
    requires(x.len() == x.rows() * x.cols(), out.len() == x.len() * PARTS, weight.len() == x.cols()),
    unsafe(unchecked),
    for((T, PARTS) in [(f32, 1), (bf16, 1), (bf16, 2), (f16, 1), (f16, 2)], WAVES in [1, 8]),
)]
pub fn rmsnorm<T: Float, const PARTS: u32, const WAVES: u32>(x: In<f32>, weight: In<T>, mut out: Out<T>, eps: f32) {
    let mut partial = Lds::<f32, 8>::new();
    let row = block_id();
    let cols = x.cols();
    let (from, to) = (row * cols, row * cols * PARTS);
    let whole = if cols % 4 == 0 { cols } else { 0 };
    let mut total = 0.0f32;
    if WAVES == 1 {
        let mut squares = [0.0f32; 8];
        let mut base = 0;
        while base + BLOCK <= whole {
            #[unroll]
            for w in 0..8usize {
                let v = x.load::<4>(from + base + lane() * 4 + w as u32 * 128);
                squares[w] = v.dot(v, squares[w]);
            }
            base += BLOCK;
        }
        if base < cols {
            #[unroll]
            for w in 0..8usize {
                let c = base + lane() * 4 + w as u32 * 128;
                if c < whole {
                    let v = x.load::<4>(from + c);
                    squares[w] = v.dot(v, squares[w]);
                }
                for c in strided(whole + lane() + w as u32 * 32, cols, 256) {
                    let v = x[from + c];
                    squares[w] = v.mul_add(v, squares[w]);
                }
            }
        }
        #[unroll]
        for w in 0..8usize {
            total += wave::sum(squares[w]);
        }
    } else {
        let mut squares = 0.0f32;
        for c in strided(thread_id() * 4, whole, BLOCK) {
            let v = x.load::<4>(from + c);
            squares = v.dot(v, squares);
        }
        for c in strided(whole + thread_id(), cols, 256) {
            let v = x[from + c];
            squares = v.mul_add(v, squares);
        }
        let sum = wave::sum(squares);
        if lane() == 0 {
            partial[wave_id()] = sum;
        }
        barrier();
        for w in 0..8 {
            total += partial[w];
        }
    }
    let scale = (total / cols as f32 + eps).rsqrt();
    let mut base = 0;
    while base + 128 * WAVES <= whole {
        normalise_four::<T, PARTS>(&x, &weight, &mut out, (from, to), base + thread_id() * 4, scale);
        base += 128 * WAVES;
    }
    if base + thread_id() * 4 < whole {
        normalise_four::<T, PARTS>(&x, &weight, &mut out, (from, to), base + thread_id() * 4, scale);
    }
    for c in strided(whole + thread_id(), cols, 32 * WAVES) {
        let exact = x[from + c] * scale * weight[c].to_f32();
        let normed = T::from_f32(exact);
        out[to + c] = normed;
        if PARTS == 2 {
            out[to + cols + c] = T::from_f32(exact - normed.to_f32());
        }
    }
}
