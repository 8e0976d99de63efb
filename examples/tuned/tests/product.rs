//! The tuned kernel computes matrix products of every shape, tuned or not.

use t0::Ranking;
use t0::prelude::*;
use t0_examples_tuned::{matmul_tuned, product};

fn numbers(n: usize, seed: u32) -> Vec<f32> {
    let mut state = seed;
    let next = |_| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 16) as f32 / 32768.0 - 1.0
    };
    (0..n).map(next).collect()
}

#[test]
fn products_of_every_shape_are_right() {
    let gpu = Device::builder().virtual_gpu(VirtualOptions::strict()).open().unwrap();
    for shape in [[1, 1, 1], [0, 5, 3], [5, 0, 3], [3, 4, 0], [1, 70, 17], [16, 64, 64], [33, 65, 9], [70, 40, 20]] {
        let [m, n, k] = shape;
        let (a, b) = (numbers(m * k, 1), numbers(k * n, 2));
        let found = product(&gpu, &a, &b, shape).unwrap();
        assert_eq!(found.len(), m * n);
        for row in 0..m {
            for column in 0..n {
                let sum: f64 = (0..k).map(|i| f64::from(a[row * k + i]) * f64::from(b[i * n + column])).sum();
                let (found, expected) = (found[row * n + column], sum / 2.0);
                assert!((f64::from(found) - expected).abs() < 1e-4, "{shape:?} {row} {column}: {found} {expected}");
            }
        }
    }
}

#[test]
fn a_row_and_many_rows_take_different_tiles() {
    assert_ne!(matmul_tuned::choose([1, 1024, 256]), matmul_tuned::choose([1000, 300, 40]));
    // Shapes that were not measured take the tile of the nearest one.
    assert_eq!(matmul_tuned::choose([1, 1000, 250]), matmul_tuned::choose([1, 1024, 256]));
    // Lengths of host code need no conversion.
    let (rows, columns): (usize, u64) = (256, 256);
    let large = matmul_tuned::choose([256, 256, 64]);
    assert_eq!(matmul_tuned::choose([rows, rows, 64]), large);
    assert_eq!(matmul_tuned::choose([columns, columns, 64]), large);
    assert_eq!(matmul_tuned::choose_on("gfx1100", [rows, rows, 64]), large);
    assert_eq!(matmul_tuned::ranked(Ranking::Time, [rows as u32, 256, 64]).1, large);
    assert_eq!(matmul_tuned::choose([-1, 7, 7]), matmul_tuned::choose([0, 7, 7]));
    assert_eq!(matmul_tuned::choose_on("gfx1100", [7, 7, 7]), matmul_tuned::choose([7, 7, 7]));
    let tile = matmul_tuned::choose_on("gfx1102", [256, 256, 64]);
    assert!(matmul_tuned::INSTANCES.contains(&tile));
}
