//! The small kernels end to end: the machine code on the strict virtual GPU, compared with the Rust body on the CPU.

use t0::prelude::*;
use t0::{VirtualOptions, cpu};
use t0_tests::kernels::{saxpy, softmax_rows, transpose, vector_add};
use t0_tests_share::compare::{assert_same, assert_within, tame, wild};

const SIZES: [usize; 8] = [0, 1, 31, 32, 33, 255, 1000, 65_537];

fn strict() -> Device {
    Device::builder().virtual_gpu(VirtualOptions::strict()).open().unwrap()
}

#[test]
fn vector_add_equals_on_cpu() {
    let gpu = strict();
    for n in SIZES {
        let (xs, ys) = (wild(n, 1), wild(n, 7));
        let (x, y) = (gpu.upload(&xs).unwrap(), gpu.upload(&ys).unwrap());
        let mut out = gpu.upload(&vec![7.0; n]).unwrap();
        vector_add(&x, &y, &mut out).over(n).run(&gpu).unwrap();
        let mut expected = vec![7.0; n];
        vector_add::on_cpu(&xs, &ys, &mut expected).over(n).run().unwrap();
        let plain: Vec<f32> = xs.iter().zip(&ys).map(|(x, y)| x + y).collect();
        assert_same(&expected, &plain);
        assert_same(&out.download().unwrap(), &expected);
    }
}

#[test]
fn saxpy_equals_on_cpu_and_is_not_fused() {
    let gpu = strict();
    for n in SIZES {
        for a in [1.7f32, -0.0, f32::INFINITY, f32::NAN, 1e-42] {
            let (xs, mut ys) = (wild(n, 3), wild(n, 5));
            let x = gpu.upload(&xs).unwrap();
            let mut y = gpu.upload(&ys).unwrap();
            saxpy(a, &x, &mut y).over(n).run(&gpu).unwrap();
            saxpy::on_cpu(a, &xs, &mut ys).over(n).run().unwrap();
            assert_same(&y.download().unwrap(), &ys);
        }
    }
}

#[test]
fn kernels_can_process_a_part_of_a_buffer() {
    let gpu = strict();
    let xs = wild(100, 2);
    let x = gpu.upload(&xs).unwrap();
    let mut out = gpu.zeros::<f32>(100).unwrap();
    vector_add(x.slice(10..20).unwrap(), x.slice(20..30).unwrap(), out.slice_mut(30..40).unwrap())
        .over(10)
        .run(&gpu)
        .unwrap();
    let got = out.download().unwrap();
    let mut expected = vec![0.0; 100];
    for i in 0..10 {
        expected[30 + i] = xs[10 + i] + xs[20 + i];
    }
    assert_same(&got, &expected);
}

/// Rows and columns to test: odd numbers, one, whole tiles, zero.
const SHAPES: [(usize, usize); 12] =
    [(0, 0), (0, 5), (1, 1), (3, 31), (2, 32), (5, 33), (31, 17), (33, 65), (32, 32), (64, 96), (7, 1000), (65, 1)];

#[test]
fn softmax_rows_is_within_4_ulp_of_on_cpu() {
    let gpu = strict();
    for (rows, cols) in SHAPES.into_iter().chain([(1, 65_537)]) {
        for (seed, wild_numbers) in [(1, false), (2, true)] {
            let xs = if wild_numbers { wild(rows * cols, seed) } else { tame(rows * cols, seed) };
            let x = gpu.upload(&xs).unwrap();
            let mut y = gpu.zeros::<f32>(rows * cols).unwrap();
            softmax_rows(x.matrix(rows, cols).unwrap(), y.matrix_mut(rows, cols).unwrap())
                .over(32 * rows)
                .run(&gpu)
                .unwrap();
            let mut expected = vec![0.0; rows * cols];
            let (a, b) =
                (cpu::View::matrix(&xs, rows, cols).unwrap(), cpu::ViewMut::matrix(&mut expected, rows, cols).unwrap());
            softmax_rows::on_cpu(a, b).over(32 * rows).run().unwrap();
            assert_within(&y.download().unwrap(), &expected, 4);
            if !wild_numbers && cols > 0 {
                for row in expected.chunks(cols) {
                    let total: f64 = row.iter().map(|&p| f64::from(p)).sum();
                    assert!((total - 1.0).abs() < 1e-5, "a row sums to {total}");
                }
            }
        }
    }
}

#[test]
fn softmax_rows_keeps_special_rows() {
    let gpu = strict();
    // One row each: a NaN among numbers, an infinity, only minus infinities, equal denormals, zeros of both signs.
    let special = [
        [1.0, f32::NAN, 2.0, 3.0],
        [1.0, f32::INFINITY, 2.0, 3.0],
        [f32::NEG_INFINITY; 4],
        [1e-45, 1e-45, -1e-45, 1e-40],
        [-0.0, 0.0, -0.0, 0.0],
        [f32::NEG_INFINITY, 0.0, -200.0, -88.0],
        [f32::MAX, f32::MIN, 0.0, 1.0],
    ];
    let (rows, xs) = (special.len(), special.concat());
    let x = gpu.upload(&xs).unwrap();
    let mut y = gpu.zeros::<f32>(xs.len()).unwrap();
    softmax_rows(x.matrix(rows, 4).unwrap(), y.matrix_mut(rows, 4).unwrap()).over(32 * rows).run(&gpu).unwrap();
    let mut expected = vec![0.0; xs.len()];
    let (a, b) = (cpu::View::matrix(&xs, rows, 4).unwrap(), cpu::ViewMut::matrix(&mut expected, rows, 4).unwrap());
    softmax_rows::on_cpu(a, b).over(32 * rows).run().unwrap();
    assert_within(&y.download().unwrap(), &expected, 4);
}

#[test]
fn transpose_moves_every_element() {
    let gpu = strict();
    for (rows, cols) in SHAPES {
        let xs = wild(rows * cols, 9);
        let x = gpu.upload(&xs).unwrap();
        let mut y = gpu.zeros::<f32>(rows * cols).unwrap();
        let blocks = (cols.div_ceil(32), rows.div_ceil(32));
        transpose(x.matrix(rows, cols).unwrap(), y.matrix_mut(cols, rows).unwrap()).blocks(blocks).run(&gpu).unwrap();
        let mut expected = vec![0.0; rows * cols];
        let (a, b) =
            (cpu::View::matrix(&xs, rows, cols).unwrap(), cpu::ViewMut::matrix(&mut expected, cols, rows).unwrap());
        transpose::on_cpu(a, b).blocks(blocks).run().unwrap();
        assert_same(&y.download().unwrap(), &expected);
        for r in 0..rows {
            for c in 0..cols {
                assert_eq!(expected[c * rows + r].to_bits(), xs[r * cols + c].to_bits());
            }
        }
    }
}

#[test]
fn strides_leave_gaps_alone() {
    let gpu = strict();
    let (rows, cols, stride) = (5, 7, 11);
    let xs = tame(rows * stride, 4);
    let x = gpu.upload(&xs).unwrap();
    let mut y = gpu.upload(&vec![9.0f32; cols * 6]).unwrap();
    transpose(x.matrix_with_stride(rows, cols, stride).unwrap(), y.matrix_mut_with_stride(cols, rows, 6).unwrap())
        .blocks(1)
        .run(&gpu)
        .unwrap();
    let got = y.download().unwrap();
    for c in 0..cols {
        for r in 0..rows {
            assert_eq!(got[c * 6 + r].to_bits(), xs[r * stride + c].to_bits());
        }
        assert_eq!(got[c * 6 + 5].to_bits(), 9.0f32.to_bits());
    }
}
