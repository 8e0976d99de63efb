//! The softmax of rows, its logarithm, and the cross-entropy.
//!
//! The maximum and the sum of a row are computed in one pass (Milakov and Gimelshein, "Online normalizer calculation
//! for softmax", 2018). The maximum is subtracted before anything is rounded, so that rows of any finite numbers work.

use super::online_softmax::{NONE, Softmax, lifted};
use super::rows::{Rows, Share, row_max, row_sum, share};
use super::runs::{max_eight, store_eight, sum_eight};
use t0::prelude::*;

/// The maximum and the sum of a row, in each of its lanes. If all numbers are minus infinity, the sum is 0.
#[t0::device]
fn normalizer<T: Float>(x: &In<T>, own: Share, rows: Rows) -> Softmax {
    let (mut max, mut sum) = (NONE, 0.0f32);
    for c in strided(own.lane * 8, own.whole, own.lanes * 8) {
        let v = x.load::<8>(own.base + c).map(|v| v.to_f32());
        let (now, shrink) = lifted(max, max_eight(v));
        let shrunk = sum * shrink;
        max = now;
        // All exponentials before the first sum, so that there is one wait for the transcendental unit.
        sum = shrunk + sum_eight(v.map(|v| (v - now).exp()));
    }
    for c in strided(own.whole + own.lane, own.cols, own.lanes) {
        let v = x[own.base + c].to_f32();
        let (now, shrink) = lifted(max, v);
        sum = sum * shrink + (v - now).exp();
        max = now;
    }
    let all = row_max(max, rows);
    Softmax { max: all, sum: row_sum(sum * (max - all).exp(), rows) }
}

/// The softmax of each row, or its logarithm.
#[t0::kernel(
    block = 256,
    grid = blocks(rows.count.div_ceil(rows.per_block)),
    requires(x.len() == rows.count * rows.cols, out.len() == x.len(), rows.whole <= rows.cols),
    fast_math,
    for(T in [f32, bf16, f16]),
)]
pub fn softmax<T: Float>(x: In<T>, mut out: Out<T>, rows: Rows, log: bool) {
    let own = share(rows);
    let n = normalizer(&x, own, rows);
    if log {
        let log_sum = n.sum.ln();
        for c in strided(own.lane * 8, own.whole, own.lanes * 8) {
            let v = x.load::<8>(own.base + c);
            store_eight(&mut out, own.base + c, v.map(|v| v.to_f32() - n.max - log_sum));
        }
        for c in strided(own.whole + own.lane, own.cols, own.lanes) {
            out[own.base + c] = T::from_f32(x[own.base + c].to_f32() - n.max - log_sum);
        }
    } else {
        let scale = n.sum.rcp();
        for c in strided(own.lane * 8, own.whole, own.lanes * 8) {
            let e = x.load::<8>(own.base + c).map(|v| (v.to_f32() - n.max).exp());
            store_eight(&mut out, own.base + c, e.map(|e| e * scale));
        }
        for c in strided(own.whole + own.lane, own.cols, own.lanes) {
            out[own.base + c] = T::from_f32((x[own.base + c].to_f32() - n.max).exp() * scale);
        }
    }
}

/// The gradient of [`softmax()`] for its result `y` and the gradient `g` of the result: `y (g - sum(g y))`, or
/// `g - exp(y) sum(g)` for the logarithm.
#[t0::kernel(
    block = 256,
    grid = blocks(rows.count.div_ceil(rows.per_block)),
    requires(
        y.len() == rows.count * rows.cols, g.len() == y.len(), out.len() == y.len(), rows.whole <= rows.cols,
    ),
    fast_math,
    for(T in [f32, bf16, f16]),
)]
pub fn softmax_backward<T: Float>(y: In<T>, g: In<T>, mut out: Out<T>, rows: Rows, log: bool) {
    let own = share(rows);
    let mut sum = 0.0f32;
    for c in strided(own.lane * 8, own.whole, own.lanes * 8) {
        let gs = g.load::<8>(own.base + c).map(|v| v.to_f32());
        if log {
            sum += sum_eight(gs);
        } else {
            sum = gs.dot(y.load::<8>(own.base + c).map(|v| v.to_f32()), sum);
        }
    }
    for c in strided(own.whole + own.lane, own.cols, own.lanes) {
        let factor = if log { 1.0 } else { y[own.base + c].to_f32() };
        sum = factor.mul_add(g[own.base + c].to_f32(), sum);
    }
    let total = row_sum(sum, rows);
    for c in strided(own.lane * 8, own.whole, own.lanes * 8) {
        let ys = y.load::<8>(own.base + c).map(|v| v.to_f32());
        let gs = g.load::<8>(own.base + c).map(|v| v.to_f32());
        let mut results = [0.0f32; 8];
        if log {
            let e = ys.map(|y| y.exp());
            #[unroll]
            for i in 0..8 {
                results[i] = (-total).mul_add(e[i], gs[i]);
            }
        } else {
            #[unroll]
            for i in 0..8 {
                results[i] = ys[i] * (gs[i] - total);
            }
        }
        store_eight(&mut out, own.base + c, results);
    }
    for c in strided(own.whole + own.lane, own.cols, own.lanes) {
        let (v, d) = (y[own.base + c].to_f32(), g[own.base + c].to_f32());
        out[own.base + c] = T::from_f32(if log { (-total).mul_add(v.exp(), d) } else { v * (d - total) });
    }
}

/// Which targets count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, t0::Arg)]
#[repr(C)]
pub struct Ignored {
    /// The target that does not count.
    pub target: u32,
    /// 1 if there is such a target, else 0.
    pub any: u32,
}

/// Whether the target of a row counts.
#[t0::device]
fn counts(target: u32, ignored: Ignored) -> bool {
    ignored.any == 0 || target != ignored.target
}

/// The cross-entropy of each row: `losses[r] = ln(sum) - (x[r, targets[r]] - max)`, where `sum` is the sum of the row's
/// `exp(x - max)`. 0 for an ignored target, NaN for one that is no class. `statistics` gets the maxima of all rows,
/// then the reciprocals of their sums.
#[t0::kernel(
    block = 256,
    grid = blocks(rows.count.div_ceil(rows.per_block)),
    requires(
        x.len() == rows.count * rows.cols, rows.whole <= rows.cols,
        targets.len() == rows.count, losses.len() == rows.count, statistics.len() == 2 * rows.count,
    ),
    fast_math,
    for(T in [f32, bf16, f16]),
)]
pub fn cross_entropy<T: Float>(
    x: In<T>,
    targets: In<u32>,
    mut losses: Out<f32>,
    mut statistics: Out<f32>,
    rows: Rows,
    ignored: Ignored,
) {
    let own = share(rows);
    let n = normalizer(&x, own, rows);
    if own.lane == 0 {
        let target = targets[own.row];
        let at = x.get_or(own.base + target.min(rows.cols - 1), T::from_f32(0.0)).to_f32();
        let loss = n.max - at + n.sum.ln();
        let defined = if target < rows.cols { loss } else { f32::NAN };
        losses[own.row] = if counts(target, ignored) { defined } else { 0.0 };
        statistics[own.row] = n.max;
        statistics[rows.count + own.row] = n.sum.rcp();
    }
}

/// `total` is the sum of the losses, divided by `count` if `mean`; `count` is the number of targets that count.
#[t0::kernel(
    block = 256,
    grid = blocks(1),
    requires(losses.len() == targets.len(), total.len() == 1, count.len() == 1),
)]
pub fn cross_entropy_total(
    losses: In<f32>,
    targets: In<u32>,
    mut total: Out<f32>,
    mut count: Out<f32>,
    ignored: Ignored,
    mean: bool,
) {
    let (mut sum, mut counted) = (0.0f32, 0u32);
    for r in strided(thread_id(), losses.len(), 256) {
        sum += losses[r];
        counted += if counts(targets[r], ignored) { 1 } else { 0 };
    }
    let (all, number) = (block::sum(sum), block::sum(counted) as f32);
    if thread_id() == 0 {
        total[0] = if mean { all / number } else { all };
        count[0] = number;
    }
}

/// `out[r, c] = scale (softmax(x)[r, c] - [c == targets[r]])`, where `scale` is the gradient of the loss, divided by
/// `count` if `mean`. 0 for an ignored target, NaN for one that is no class.
#[t0::kernel(
    block = 256,
    grid = blocks(rows.count.div_ceil(rows.per_block)),
    requires(
        x.len() == rows.count * rows.cols, out.len() == x.len(), rows.whole <= rows.cols,
        targets.len() == rows.count, statistics.len() == 2 * rows.count, g.len() == 1, count.len() == 1,
    ),
    fast_math,
    for(T in [f32, bf16, f16]),
)]
#[allow(clippy::too_many_arguments)]
pub fn cross_entropy_backward<T: Float>(
    x: In<T>,
    targets: In<u32>,
    statistics: In<f32>,
    g: In<f32>,
    count: In<f32>,
    mut out: Out<T>,
    rows: Rows,
    ignored: Ignored,
    mean: bool,
) {
    let own = share(rows);
    let target = targets.get_or(own.row, 0);
    let (max, share) = (statistics.get_or(own.row, 0.0), statistics.get_or(rows.count + own.row, 0.0));
    let all = if mean { g[0] / count[0] } else { g[0] };
    let scale = if target < rows.cols { all } else { f32::NAN };
    // The logits of a row that does not count may be infinite or NaN: its gradient is not a product with 0.
    let counted = counts(target, ignored);
    for c in strided(own.lane * 8, own.whole, own.lanes * 8) {
        let e = x.load::<8>(own.base + c).map(|v| (v.to_f32() - max).exp());
        store_eight(&mut out, own.base + c, e.map(|e| if counted { e * (share * scale) } else { 0.0 }));
    }
    for c in strided(own.whole + own.lane, own.cols, own.lanes) {
        let v = (x[own.base + c].to_f32() - max).exp() * (share * scale);
        out[own.base + c] = T::from_f32(if counted { v } else { 0.0 });
    }
    // The lane that has stored the target's element stores it again.
    let part = if target < rows.whole { target / 8 } else { target - rows.whole };
    let owner = part & (own.lanes - 1);
    if counted && target < own.cols && own.lane == owner {
        let at = own.base + target;
        out[at] = T::from_f32(((x[at].to_f32() - max).exp() * share - 1.0) * scale);
    }
}
