//! Multiplies matrices of several shapes, and prints the tile that each shape takes.

use std::io::Write as _;

use t0::prelude::*;
use t0_examples_tuned::{matmul_tuned, product};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let gpu = Device::open()?;
    let mut out = std::io::stdout().lock();
    for shape in [[1, 1024, 256], [17, 65, 33], [300, 200, 64]] {
        let [m, n, k] = shape;
        let c = product(&gpu, &vec![1.0; m * k], &vec![2.0; k * n], shape)?;
        assert!(c.iter().all(|x| *x == k as f32));
        writeln!(out, "{m}x{n}x{k}: {:?}", matmul_tuned::choose(shape))?;
    }
    Ok(())
}
