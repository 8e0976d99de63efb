//! The instances that ignis compiles: all tiles that the choice can take, and the launch rules.

use crate::case::{Epilogue, Shape, check_of, device};
use ignis::kernels::gemm::direct::matmul_direct;
use ignis::kernels::gemm::fma::matmul_fma;
use ignis::kernels::gemm::reduce::reduce;
use ignis::kernels::gemm::wmma::{LINEAR, NT, matmul};
use ignis::kernels::gemm::{FMA, Product, WMMA, enqueue, fma_tile, wmma_tile};
use t0::{Element, Error, Float, bf16, f16};

/// Sizes around those of a tile.
fn shapes([bm, bn]: [usize; 2]) -> Vec<Shape> {
    vec![
        Shape::of(bm + 1, bn + 3, 73),
        Shape::of(bm / 2 + 1, 9, 96),
        Shape::of(1, 1, 1),
        Shape::of(3, 2, 0),
        Shape::of(0, 2, 3),
        Shape::of(17, 20, 130).gaps([2, 2, 2]).batches(2),
    ]
}

macro_rules! instances {
    ($device:expr, $kernel:ident: $(<$($value:tt),*>)*) => {$(
        let values = [$(stringify!($value)),*];
        let number = |at: usize| values[at].parse::<usize>().expect("a number");
        let (tile, group) = ([number(3), number(4)], number(values.len() - 6));
        let epilogue = Epilogue { accumulate: values[values.len() - 2] == "true", act: LINEAR, ..Epilogue::default() };
        for shape in shapes(tile) {
            let image = $kernel::image::<$($value),*>();
            check_of($device, (values[0], values[1]), image, NT, tile, group, epilogue, shape);
        }
    )*};
}

#[test]
fn every_instance_is_verified() {
    let gpu = &device();
    instances!(gpu, matmul:
        <bf16, f32, 0, 32, 128, 2, 4, 32, 40, 12800, 1, 1, false, false, false, false, 0>
        <bf16, f32, 0, 32, 128, 2, 4, 32, 40, 12800, 1, 1, false, false, false, true, 0>
        <bf16, f32, 0, 64, 128, 4, 4, 32, 40, 15360, 1, 1, false, false, false, false, 0>
        <bf16, f32, 0, 64, 128, 4, 4, 32, 40, 15360, 1, 1, false, false, false, true, 0>
        <bf16, f32, 0, 128, 128, 4, 4, 32, 40, 20480, 1, 1, false, false, false, false, 0>
        <bf16, f32, 0, 128, 128, 4, 4, 32, 40, 20480, 1, 1, false, false, false, true, 0>
        <bf16, f32, 0, 256, 128, 4, 4, 32, 40, 30720, 1, 1, false, false, false, false, 0>
        <bf16, f32, 0, 256, 128, 4, 4, 32, 40, 30720, 1, 1, false, false, false, true, 0>
        <f16, f32, 0, 32, 128, 2, 4, 32, 40, 12800, 1, 1, false, false, false, false, 0>
        <f16, f32, 0, 32, 128, 2, 4, 32, 40, 12800, 1, 1, false, false, false, true, 0>
        <f16, f32, 0, 64, 128, 4, 4, 32, 40, 15360, 1, 1, false, false, false, false, 0>
        <f16, f32, 0, 64, 128, 4, 4, 32, 40, 15360, 1, 1, false, false, false, true, 0>
        <f16, f32, 0, 128, 128, 4, 4, 32, 40, 20480, 1, 1, false, false, false, false, 0>
        <f16, f32, 0, 128, 128, 4, 4, 32, 40, 20480, 1, 1, false, false, false, true, 0>
        <f16, f32, 0, 256, 128, 4, 4, 32, 40, 30720, 1, 1, false, false, false, false, 0>
        <f16, f32, 0, 256, 128, 4, 4, 32, 40, 30720, 1, 1, false, false, false, true, 0>
    );
    instances!(gpu, matmul_fma:
        <f32, f32, 0, 32, 64, 4, 8, 16, 4, 3328, 1, false, false, false, false, 0>
        <f32, f32, 0, 32, 64, 4, 8, 16, 4, 3328, 1, false, false, false, true, 0>
        <f32, f32, 0, 64, 64, 8, 8, 16, 4, 4352, 1, false, false, false, false, 0>
        <f32, f32, 0, 64, 64, 8, 8, 16, 4, 4352, 1, false, false, false, true, 0>
    );
}

/// `y = 3 + a b^T` by the choice of an instance; entries are small integers, so that the result is exact.
fn chosen<T: Float + Element>(m: usize, n: usize, k: usize, matrix: bool) {
    let device = device();
    let entry = |i: usize| (i * 7 % 5) as f32 - 2.0;
    let (a, b): (Vec<f32>, Vec<f32>) = ((0..m * k).map(entry).collect(), (0..n * k).map(|i| entry(i + 3)).collect());
    let upload = |x: &[f32]| device.upload(&x.iter().map(|x| T::from_f32(*x)).collect::<Vec<_>>()).expect("memory");
    let (a_there, b_there) = (upload(&a), upload(&b));
    let mut y = device.upload(&vec![3.0f32; m * n]).expect("memory");
    let stream = device.stream().expect("a stream");
    let (a_view, b_view) = (a_there.matrix(m, k).expect("a matrix"), b_there.matrix(n, k).expect("a matrix"));
    let y_view = y.matrix_mut(m, n).expect("a matrix");
    enqueue(&stream, a_view, b_view, y_view, true, matrix).expect("a launch");
    stream.wait().expect("no fault");
    let expected = |i: usize| {
        let (a, b) = (&a[i / n * k..][..k], &b[i % n * k..][..k]);
        3.0 + a.iter().zip(b).map(|(a, b)| a * b).sum::<f32>()
    };
    assert_eq!(y.download().expect("the result"), (0..m * n).map(expected).collect::<Vec<_>>(), "{m} x {n} x {k}");
}

#[test]
fn a_product_of_any_shape_finds_an_instance() {
    for (m, n, k) in [
        (17, 40, 64),
        (35, 150, 128),
        (33, 128, 33),
        (64, 130, 32),
        (128, 128, 64),
        (256, 120, 16),
        (0, 8, 8),
        (8, 8, 0),
    ] {
        chosen::<bf16>(m, n, k, true);
        chosen::<f16>(m, n, k, true);
        chosen::<f32>(m, n, k, false);
    }
    let taken = [(17, 40), (64, 128), (120, 120), (256, 128)].map(|(m, n)| wmma_tile(m, n));
    assert_eq!(taken, WMMA, "each tile is chosen for some shape");
    assert_eq!([(17, 40), (64, 64)].map(|(m, n)| fma_tile(m, n)), FMA, "each tile is chosen for some shape");
}

#[test]
fn few_rows_of_batches_with_gaps() {
    let device = device();
    for (m, n, k, batches, add) in [(16, 16, 64, 1, false), (31, 70, 128, 2, false), (33, 64, 64, 3, true)] {
        let (lda, ldb, ldy) = (k + 2, k + 4, n + 1);
        let entry = |i: usize| bf16::from_f32((i * 7 % 5) as f32 - 2.0);
        let a: Vec<bf16> = (0..batches * m * lda).map(entry).collect();
        let b: Vec<bf16> = (0..batches * n * ldb).map(|i| entry(i + 3)).collect();
        let (a_there, b_there) = (device.upload(&a).expect("memory"), device.upload(&b).expect("memory"));
        let mut y = device.upload(&vec![3.0f32; batches * m * ldy]).expect("memory");
        let product = Product {
            lda: lda as u32,
            ldb: ldb as u32,
            ldy: ldy as u32,
            batches: batches as u32,
            a_step: (m * lda) as u32,
            b_step: (n * ldb) as u32,
            y_step: (m * ldy) as u32,
            ..product(m as u32, n as u32, k as u32)
        };
        let instance = (t0::ElementType::of::<bf16>(), 2, 4, 4, 1, add);
        matmul_direct::dispatch(instance, &a_there, &b_there, &mut y, product).run(&device).expect("no fault");
        let expected = |i: usize| {
            let (batch, row, col) = (i / ldy / m, i / ldy % m, i % ldy);
            if col >= n {
                return 3.0;
            }
            let (a, b) = (&a[(batch * m + row) * lda..][..k], &b[(batch * n + col) * ldb..][..k]);
            let sum: f32 = a.iter().zip(b).map(|(a, b)| a.to_f32() * b.to_f32()).sum();
            if add { 3.0 + sum } else { sum }
        };
        assert_eq!(y.download().expect("the result"), (0..batches * m * ldy).map(expected).collect::<Vec<_>>());
    }
}

#[test]
fn parts_are_added() {
    let device = device();
    let parts: Vec<f32> = (0..3 * 4 * 5).map(|i| i as f32).collect();
    let there = device.upload(&parts).expect("memory");
    let (bias, residual) = (device.zeros::<f32>(0).expect("memory"), device.zeros::<f32>(0).expect("memory"));
    let mut y = device.upload(&[0.5f32; 20]).expect("memory");
    let product = Product { splits: 3, ..product(4, 5, 0) };
    for (add, before) in [(false, 0.0), (true, 0.5)] {
        y.fill(0.5).expect("memory");
        let element = t0::ElementType::of::<f32>();
        let instance = (element, element, false, false, false, add, LINEAR);
        reduce::dispatch(instance, &there, &bias, &residual, &mut y, product).run(&device).expect("no fault");
        let sum = |i: usize| before + parts[i] + parts[i + 20] + parts[i + 40];
        assert_eq!(y.download().expect("the result"), (0..20).map(sum).collect::<Vec<_>>());
    }
}

/// Contiguous matrices.
fn product(m: u32, n: u32, k: u32) -> Product {
    Product { m, n, k, lda: k, ldb: k, ldy: n, batches: 1, a_step: 0, b_step: 0, y_step: 0, splits: 1, scale: 1.0 }
}

#[test]
fn shapes_that_do_not_fit_are_errors() {
    let device = device();
    let x = device.zeros::<bf16>(64).expect("memory");
    let none = device.zeros::<f32>(0).expect("memory");
    let mut y = device.zeros::<f32>(64).expect("memory");
    let mut refused = |product: Product| {
        let element = (t0::ElementType::of::<bf16>(), t0::ElementType::of::<f32>());
        let (bm, bn, fm, fn_, tk, ld, size, kv, group) = WMMA[0];
        let instance =
            (element.0, element.1, NT, bm, bn, fm, fn_, tk, ld, size, kv, group, false, false, false, false, LINEAR);
        let empty = x.slice(..0).expect("a part");
        match matmul::dispatch(instance, &x, &x, empty, &none, &mut y, product).run(&device) {
            Err(error @ Error::Rules { .. }) => error.to_string(),
            other => panic!("{product:?}: {other:?}"),
        }
    };
    let fits = product(8, 8, 8);
    let says = |text: String, rule: &str| assert!(text.contains(rule), "{text}");
    says(refused(Product { m: 9, ..fits }), "a.len() >= ");
    says(refused(Product { n: 9, ldy: 9, m: 1, ..fits }), "b.len() >= ");
    says(refused(Product { m: 8, n: 8, k: 8, ldy: 9, ..fits }), "y.len() >= ");
    says(refused(Product { lda: 7, ..fits }), "product.lda >= product.k");
    says(refused(Product { ldb: 7, ..fits }), "product.ldb >= product.k");
    says(refused(Product { ldy: 7, ..fits }), "product.ldy >= product.n");
    says(refused(Product { splits: 0, ..fits }), "product.splits");
    says(refused(Product { m: 2, n: 2, k: 2, batches: 2, lda: 2, ldb: 2, ldy: 2, ..fits }), "product.y_step >= ");
}
