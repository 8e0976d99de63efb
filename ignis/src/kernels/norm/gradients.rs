//! The gradients of a normalisation of rows of any length.

use super::elements::centered;
use crate::kernels::rows::{Rows, row_sum, share};
use crate::kernels::runs::{store_eight, sum_eight};
use t0::prelude::*;

/// The gradient of `x` of [`normalize()`](super::parts::normalize()): with `h = g weight` and `n = (x - mean) scale`,
/// it is `scale (h - n mean(h n))`, and with `CENTER` less `scale mean(h)`.
#[t0::kernel(
    block = 256,
    grid = blocks(rows.count.div_ceil(rows.per_block)),
    requires(
        x.len() == rows.count * rows.cols, g.len() == x.len(), out.len() == x.len(), rows.whole <= rows.cols,
        weight.len() == rows.cols, statistics.len() == rows.count || CENTER && statistics.len() == 2 * rows.count,
    ),
    for(T in [f32, bf16, f16], CENTER in [false, true]),
)]
pub fn normalize_backward<T: Float, const CENTER: bool>(
    x: In<T>,
    weight: In<T>,
    g: In<T>,
    statistics: In<f32>,
    mut out: Out<T>,
    rows: Rows,
    inverse: f32,
) {
    let own = share(rows);
    let scale = statistics.get_or(own.row, 0.0);
    let mean = if CENTER { statistics.get_or(rows.count + own.row, 0.0) } else { 0.0 };
    let (mut dot, mut sum) = (0.0f32, 0.0f32);
    for c in strided(own.lane * 8, own.whole, own.lanes * 8) {
        let v = x.load::<8>(own.base + c).map(|v| centered::<CENTER>(v.to_f32(), mean));
        let mut h = g.load::<8>(own.base + c).map(|v| v.to_f32());
        let w = weight.load::<8>(c);
        #[unroll]
        for i in 0..8 {
            h[i] *= w[i].to_f32();
        }
        dot = h.dot(v, dot);
        if CENTER {
            sum += sum_eight(h);
        }
    }
    for c in strided(own.whole + own.lane, own.cols, own.lanes) {
        let h = g[own.base + c].to_f32() * weight[c].to_f32();
        dot = h.mul_add(centered::<CENTER>(x[own.base + c].to_f32(), mean), dot);
        sum += h;
    }
    // The difference first: it is exact where it cancels.
    let slope = row_sum(dot, rows) * inverse * scale * scale;
    let offset = if CENTER { row_sum(sum, rows) * inverse } else { 0.0 };
    for c in strided(own.lane * 8, own.whole, own.lanes * 8) {
        let v = x.load::<8>(own.base + c).map(|v| centered::<CENTER>(v.to_f32(), mean));
        let mut d = g.load::<8>(own.base + c).map(|v| v.to_f32());
        let w = weight.load::<8>(c);
        #[unroll]
        for i in 0..8 {
            d[i] = (-slope).mul_add(v[i], centered::<CENTER>(d[i] * w[i].to_f32(), offset)) * scale;
        }
        store_eight(&mut out, own.base + c, d);
    }
    for c in strided(own.whole + own.lane, own.cols, own.lanes) {
        let (h, v) =
            (g[own.base + c].to_f32() * weight[c].to_f32(), centered::<CENTER>(x[own.base + c].to_f32(), mean));
        out[own.base + c] = T::from_f32((-slope).mul_add(v, centered::<CENTER>(h, offset)) * scale);
    }
}

/// How the sums over rows are split. A workgroup adds the rows of a chunk for `4 lanes` columns; a lane adds every
/// `256 / lanes`th row for four neighbouring columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, t0::Arg)]
#[repr(C)]
pub struct Columns {
    /// Rows.
    pub rows: u32,
    /// Columns.
    pub cols: u32,
    /// log2 of the lanes that share a row, at most 6.
    pub shift: u32,
    /// Columns that a workgroup adds.
    pub width: u32,
    /// Rows of a chunk.
    pub chunk: u32,
    /// Chunks.
    pub chunks: u32,
}

/// The gradients of weight and bias of [`normalize()`](super::parts::normalize()), summed over the rows of each chunk:
/// `partial[k, c] = sum(g[r, c] (x[r, c] - mean[r]) scale[r])`, and with `CENTER` also
/// `partial[k, cols + c] = sum(g[r, c])`.
#[t0::kernel(
    block = 256,
    grid = blocks(columns.cols.div_ceil(columns.width), columns.chunks),
    requires(
        x.len() == columns.rows * columns.cols, g.len() == x.len(),
        statistics.len() == columns.rows || CENTER && statistics.len() == 2 * columns.rows,
        partial.len() == columns.chunks * columns.cols || CENTER && partial.len() == 2 * columns.chunks * columns.cols,
    ),
    for(T in [f32, bf16, f16], CENTER in [false, true]),
)]
pub fn normalize_columns<T: Float, const CENTER: bool>(
    x: In<T>,
    g: In<T>,
    statistics: In<f32>,
    mut partial: Out<f32>,
    columns: Columns,
) {
    let mut weights = Lds::<f32, 1024>::new();
    let mut biases = Lds::<f32, 1024>::new();
    let lanes = 1 << columns.shift;
    let step = 256 >> columns.shift;
    let column = block_id() * columns.width + (thread_id() & (lanes - 1)) * 4;
    let first = block_id_y() * columns.chunk;
    let end = (first + columns.chunk).min(columns.rows);
    let (mut w, mut b) = ([0.0f32; 4], [0.0f32; 4]);
    if column < columns.cols {
        for r in strided(first + (thread_id() >> columns.shift), end, step) {
            let scale = statistics[r];
            let mean = if CENTER { statistics[columns.rows + r] } else { 0.0 };
            let at = r * columns.cols + column;
            let mut xs = [0.0f32; 4];
            let mut gs = [0.0f32; 4];
            if columns.cols % 4 == 0 {
                xs = x.load::<4>(at).map(|v| v.to_f32());
                gs = g.load::<4>(at).map(|v| v.to_f32());
            } else {
                // Elements of columns that do not exist belong to other rows. Their sums are not stored.
                #[unroll]
                for i in 0..4 {
                    xs[i] = x.get_or(at + i as u32, T::from_f32(0.0)).to_f32();
                    gs[i] = g.get_or(at + i as u32, T::from_f32(0.0)).to_f32();
                }
            }
            #[unroll]
            for i in 0..4 {
                w[i] = (centered::<CENTER>(xs[i], mean) * scale).mul_add(gs[i], w[i]);
                if CENTER {
                    b[i] += gs[i];
                }
            }
        }
    }
    weights.store(thread_id() * 4, w);
    if CENTER {
        biases.store(thread_id() * 4, b);
    }
    barrier();
    let width = columns.width;
    let stride = if CENTER { 2 * columns.cols } else { columns.cols };
    let to = block_id() * width + thread_id();
    if thread_id() < width && to < columns.cols {
        let (mut weight, mut bias) = (0.0f32, 0.0f32);
        for k in strided(thread_id(), 1024, width) {
            weight += weights[k];
            if CENTER {
                bias += biases[k];
            }
        }
        partial[block_id_y() * stride + to] = weight;
        if CENTER {
            partial[block_id_y() * stride + columns.cols + to] = bias;
        }
    }
}

/// `out[c] = sum(partial[.., c])`, rounded once.
#[t0::kernel(
    block = 64,
    grid = out.len(),
    requires(partial.len() == out.len() * chunks),
    for(T in [f32, bf16, f16]),
)]
pub fn sum_chunks<T: Float>(partial: In<f32>, mut out: Out<T>, chunks: u32) {
    let c = global_id();
    let mut sum = 0.0f32;
    for k in 0..chunks {
        sum += partial[k * out.len() + c];
    }
    out[c] = T::from_f32(sum);
}

impl Columns {
    /// The sums over `rows` rows of `cols` elements.
    #[must_use]
    pub fn new(rows: usize, cols: usize) -> Columns {
        let shift = cols.div_ceil(4).clamp(1, 64).next_power_of_two().trailing_zeros();
        // A lane adds sixteen rows or more, and the second step adds at most 256 chunks.
        let chunks = rows.div_ceil(16 * (256 >> shift)).clamp(1, 256);
        let chunk = rows.div_ceil(chunks);
        let [rows, cols, chunk, chunks] = [rows, cols, chunk, chunks].map(|n| n as u32);
        Columns { rows, cols, shift, width: 4 << shift, chunk, chunks }
    }
}
