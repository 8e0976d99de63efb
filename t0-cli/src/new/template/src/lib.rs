//! The kernels of `{{name}}`.

use t0::prelude::*;

/// `y = a * x + y`, with one lane for each element.
#[t0::kernel(block = 256)]
pub fn saxpy(a: f32, x: In<f32>, mut y: InOut<f32>) {
    let i = global_id();
    y[i] = a * x[i] + y[i];
}
