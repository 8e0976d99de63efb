//! A crate with a kernel whose tile is chosen ahead of time: [docs/tuning.md] describes how.
//!
//! `build.rs` lists the tiles, `tuning/matmul.toml` has the measurements, and [`product`] chooses a tile for each
//! shape.
//!
//! [docs/tuning.md]: https://github.com/t0-gpu/t0/blob/main/docs/tuning.md

mod kernel;

use t0::prelude::*;

pub use kernel::{Matmul, matmul, matmul_tuned};

/// `a * b / 2` of an `m` by `k` and a `k` by `n` matrix, both in row-major order.
///
/// # Errors
/// What the device reports.
pub fn product(gpu: &Device, a: &[f32], b: &[f32], [m, n, k]: [usize; 3]) -> Result<Vec<f32>, Error> {
    let (left, right) = (gpu.upload(a)?, gpu.upload(b)?);
    let mut result = gpu.zeros::<f32>(m * n)?;
    let tile = matmul_tuned::choose([m, n, k]);
    let (a, b) = (left.matrix(m, k)?, right.matrix(k, n)?);
    matmul(tile, a, b, result.matrix_mut(m, n)?).run(gpu)?;
    result.download()
}
