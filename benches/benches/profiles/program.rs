//! Runs each kernel of the bench `profiles`, verifies the result, and prints the median time of a launch in
//! microseconds.

use std::time::Instant;
use t0::prelude::*;
use t0_profiles::{product, saxpy};

/// Whole numbers from -8 to 8, so that all sums are exact.
fn numbers(count: usize, mut state: u32) -> Vec<f32> {
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 24) as f32 % 17.0 - 8.0
    };
    (0..count).map(|_| next()).collect()
}

fn median(mut launch: impl FnMut() -> Result<(), t0::Error>) -> Result<u128, t0::Error> {
    let mut times = [0; 5];
    for time in &mut times {
        let start = Instant::now();
        launch()?;
        *time = start.elapsed().as_micros();
    }
    times.sort();
    Ok(times[2])
}

fn main() -> Result<(), t0::Error> {
    let gpu = Device::builder().quiet().open()?;
    let n = 1 << 20;
    let (x, y) = (numbers(n, 1), numbers(n, 2));
    let (device_x, mut device_y) = (gpu.upload(&x)?, gpu.upload(&y)?);
    let time = median(|| saxpy(2.0, &device_x, &mut device_y).over(n).run(&gpu).map(drop))?;
    let sums = x.iter().zip(&y).map(|(x, y)| 5.0 * 2.0 * x + y);
    assert!(device_y.download()?.into_iter().eq(sums), "saxpy");
    println!("saxpy {time}");

    let n = 512;
    let (a, b) = (numbers(n * n, 3), numbers(n * n, 4));
    let (device_a, device_b, mut device_y) = (gpu.upload(&a)?, gpu.upload(&b)?, gpu.zeros::<f32>(n * n)?);
    let time = median(|| product(&device_a, &device_b, &mut device_y, n as u32).run(&gpu).map(drop))?;
    let y = device_y.download()?;
    for i in 0..n {
        let mut row = vec![0.0; n];
        for k in 0..n {
            row.iter_mut().zip(&b[k * n..(k + 1) * n]).for_each(|(sum, b)| *sum += a[i * n + k] * b);
        }
        assert_eq!(y[i * n..(i + 1) * n], row[..], "row {i} of the product");
    }
    println!("product {time}");
    Ok(())
}
