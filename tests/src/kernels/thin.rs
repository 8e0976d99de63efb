//! Four small kernels for end-to-end tests.

use t0::prelude::*;

/// `out = x + y`.
#[t0::kernel(block = 256)]
pub fn vector_add(x: In<f32>, y: In<f32>, mut out: Out<f32>) {
    let i = global_id();
    out[i] = x[i] + y[i];
}

/// `y += a * x`; product and sum are rounded separately.
#[t0::kernel(block = 256)]
pub fn saxpy(a: f32, x: In<f32>, mut y: InOut<f32>) {
    let i = global_id();
    y[i] += a * x[i];
}

/// `y[r, c] = exp(x[r, c]) / sum over c of exp(x[r, c])`, one wave per row: launch over `32 * rows` lanes.
#[t0::kernel(block = 256)]
pub fn softmax_rows(x: In<f32>, mut y: Out<f32>) {
    let row = global_id() / 32;
    let mut top = f32::NEG_INFINITY;
    for c in strided(lane(), x.cols(), 32) {
        top = top.max(x[(row, c)]);
    }
    let top = wave::max(top);
    let mut total = 0.0;
    for c in strided(lane(), x.cols(), 32) {
        total += (x[(row, c)] - top).exp();
    }
    let total = wave::sum(total);
    for c in strided(lane(), x.cols(), 32) {
        y[(row, c)] = (x[(row, c)] - top).exp() / total;
    }
}

/// `y[c, r] = x[r, c]`, one tile of 32 x 32 per workgroup: launch over `(cols / 32, rows / 32)` workgroups, rounded up.
#[t0::kernel(block = (32, 8))]
pub fn transpose(x: In<f32>, mut y: Out<f32>) {
    // The odd row length spreads a column over all LDS banks.
    let mut tile = Lds::<f32, 32, 33>::new();
    let (left, top) = (block_id() * 32, block_id_y() * 32);
    for j in strided(thread_id_y(), 32, 8) {
        let (r, c) = (top + j, left + thread_id());
        if r < x.rows() && c < x.cols() {
            tile[(j, thread_id())] = x[(r, c)];
        }
    }
    barrier();
    for j in strided(thread_id_y(), 32, 8) {
        let (r, c) = (left + j, top + thread_id());
        if r < y.rows() && c < y.cols() {
            y[(r, c)] = tile[(thread_id(), j)];
        }
    }
}
