//! Dense layers, in any float type.

use t0::prelude::*;

// Imported under another name.
use crate::math::{self, softened as activation};

/// `y[r] = activation(sum_c w[r, c] x[c])`, one row per lane.
#[t0::kernel(block = 64, test(shape(w) = (items, 24), len(x) = 24), for(T in [f32, bf16]))]
pub fn dense<T: Float>(w: In<T>, x: In<f32>, mut y: Out<f32>) {
    let row = global_id();
    let mut sum = 0.0;
    for column in 0..w.cols() {
        sum = math::step(w[(row, column)], x[column], sum);
    }
    y[row] = activation(sum);
}

/// Only the products, also for the targets of laptops.
#[t0::kernel(block = (16, 4), test, targets = ["gfx1100", "gfx11-generic"], for((T, SKIP) in [(f32, 0), (bf16, 1)]))]
pub fn products<T: Float, const SKIP: u32>(w: In<T>, x: In<f32>, mut out: Out<f32>) {
    let (column, row) = (global_id(), global_id_y());
    if column >= SKIP {
        out[(row, column)] = math::product(w[(row, column)], x[column]);
    }
}
