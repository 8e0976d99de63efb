//! A small network layer and a histogram on the GPU: a user's crate that depends only on `t0`.
//!
//! `cargo test` runs the tests that the kernels' `test` attributes generate; `cargo run` runs the layer and prints its
//! sum.

mod kernels;
mod math;

use t0::prelude::*;

use kernels::points::{Line, Point, drop_onto};
use kernels::{layer, scale};

const ROWS: usize = 24;
const COLUMNS: usize = 40;

fn run(gpu: &Device) -> Result<Vec<f32>, Error> {
    let weights: Vec<bf16> = (0..ROWS * COLUMNS).map(|i| bf16::from_f32((i % 17) as f32 * 0.125 - 1.0)).collect();
    let inputs: Vec<f32> = (0..COLUMNS).map(|i| 1.0 / (i + 1) as f32).collect();
    let (w, x) = (gpu.upload(&weights)?, gpu.upload(&inputs)?);
    let mut y = gpu.zeros::<f32>(ROWS)?;
    layer::dense::<bf16>(w.matrix(ROWS, COLUMNS)?, &x, &mut y).over(ROWS).run(gpu)?;
    scale::doubled(&mut y).over(ROWS).run(gpu)?;
    y.download()
}

/// Points below a line, moved onto it.
fn dropped(gpu: &Device, line: Line, points: &[Point]) -> Result<Vec<Point>, Error> {
    let mut there = gpu.upload(points)?;
    drop_onto(line, &mut there).over(points.len()).run(gpu)?;
    there.download()
}

fn main() -> Result<(), Error> {
    let gpu = Device::open()?;
    println!("{:.4} on {}", run(&gpu)?.iter().sum::<f32>(), gpu.name());
    let line = Line { through: Point { x: 1.0, y: 2.0 }, slope: -0.5 };
    println!("{:?}", dropped(&gpu, line, &[Point { x: 3.0, y: 0.0 }])?);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_layer_matches_rust() {
        let gpu = Device::builder().virtual_gpu(t0::VirtualOptions::strict()).open().unwrap();
        let got = run(&gpu).unwrap();
        for (row, got) in got.iter().enumerate() {
            let mut sum = 0.0f32;
            for column in 0..COLUMNS {
                let weight = ((row * COLUMNS + column) % 17) as f32 * 0.125 - 1.0;
                sum = weight.mul_add(1.0 / (column + 1) as f32, sum);
            }
            let want = 2.0 * math::softened(sum);
            assert!((got - want).abs() <= 1e-5 * want.abs().max(1.0), "row {row}: {got}, not {want}");
        }
    }
    #[test]
    fn points_drop_onto_the_line() {
        let gpu = Device::builder().virtual_gpu(t0::VirtualOptions::strict()).open().unwrap();
        let line = Line { through: Point { x: 1.0, y: 2.0 }, slope: -0.5 };
        let points: Vec<Point> = (0..130).map(|i| Point { x: i as f32, y: 9.0 }).collect();
        let got = dropped(&gpu, line, &points).unwrap();
        let mut cpu = points.clone();
        drop_onto::on_cpu(line, &mut cpu).over(points.len()).run().unwrap();
        assert_eq!(got, cpu);
        assert!(got.iter().all(|p| p.y == 2.5 - 0.5 * p.x));
    }
}
