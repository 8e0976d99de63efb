//! The kernels of the crate that the bench `profiles` builds.

use t0::prelude::*;

/// `y = a * x + y`.
#[t0::kernel(block = 256)]
pub fn saxpy(a: f32, x: In<f32>, mut y: InOut<f32>) {
    let i = global_id();
    y[i] = a * x[i] + y[i];
}

/// `y = a b` for matrices of `n` rows and columns, a multiple of 16, with tiles of 16 x 16 in LDS.
#[t0::kernel(
    block = (16, 16),
    grid = blocks(n / 16, n / 16),
    requires(n % 16 == 0, a.len() == n * n, b.len() == n * n, y.len() == n * n),
)]
pub fn product(a: In<f32>, b: In<f32>, mut y: Out<f32>, n: u32) {
    let mut a_tile = Lds::<f32, 16, 16>::new();
    let mut b_tile = Lds::<f32, 16, 16>::new();
    let (row, column) = (thread_id_y(), thread_id());
    let (y_row, y_column) = (block_id_y() * 16 + row, block_id() * 16 + column);
    let mut sum = 0.0f32;
    for tile in 0..n / 16 {
        a_tile[(row, column)] = a[y_row * n + tile * 16 + column];
        b_tile[(row, column)] = b[(tile * 16 + row) * n + y_column];
        barrier();
        for k in 0..16 {
            sum = a_tile[(row, k)].mul_add(b_tile[(k, column)], sum);
        }
        barrier();
    }
    y[y_row * n + y_column] = sum;
}
