//! The instances that ignis compiles: all tiles that the choice can take, and the launch rules.

use super::case::{Epilogue, Instance, Shape, check_of, device};
use ignis::kernels::gemm::direct::{
    MOST_DEPTH, MatmulDirect, MatmulDirectGated, matmul_direct, matmul_direct_gated, matmul_direct_tuned,
};
use ignis::kernels::gemm::fma::matmul_fma_tuned;
use ignis::kernels::gemm::gated::{MatmulGated, matmul_gated};
use ignis::kernels::gemm::product::{Act, Layout};
use ignis::kernels::gemm::reduce::{Reduce, reduce};
use ignis::kernels::gemm::wmma::{matmul, matmul_tuned};
use ignis::kernels::gemm::{Conditions, Instance as Tuned, Product, Vectors, choose, enqueue};
use ignis::storage::Storage;
use t0::{Element, Error, Float, Ranking, bf16, f16};
use t0_tests_share::random::Random;

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

/// Every instance of the records that ignis compiles, with random data.
#[test]
fn every_instance_is_verified() {
    let gpu = &device();
    for accumulate in [false, true] {
        let epilogue = Epilogue { accumulate, ..Epilogue::NONE };
        for tile in matmul_tuned::INSTANCES {
            for shape in shapes([tile.bm, tile.bn]) {
                check_of(gpu, ("bf16", "f32"), Instance::Wmma(tile), Layout::Nt, epilogue, shape);
                check_of(gpu, ("f16", "f32"), Instance::Wmma(tile), Layout::Nt, epilogue, shape);
            }
        }
    }
    for (layout, accumulate) in [(Layout::Nt, false), (Layout::Nt, true), (Layout::Nn, false), (Layout::Tn, false)] {
        let epilogue = Epilogue { accumulate, ..Epilogue::NONE };
        for tile in matmul_fma_tuned::INSTANCES {
            for shape in shapes([tile.bm, tile.bn]) {
                check_of(gpu, ("f32", "f32"), Instance::Fma(tile), layout, epilogue, shape);
            }
        }
    }
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
}

/// Any sizes, also where a kernel for vectors or one without LDS takes part.
#[test]
fn products_of_random_shapes_find_an_instance() {
    for seed in 0..60 {
        let r = &mut Random::new(seed);
        let side = |r: &mut Random, most: usize| if r.flag() { r.index(most) } else { 8 * r.index(most / 8) };
        let (m, n, k) = (if r.flag() { r.index(20) } else { side(r, 150) }, side(r, 200), side(r, 300));
        chosen::<bf16>(m, n, k, true);
        chosen::<f16>(m, n, k, true);
        chosen::<f32>(m, n, k, false);
    }
}

/// Operands with gaps between rows, which the kernels for vectors do not accept, of odd and even strides.
#[test]
fn gaps_between_rows_change_the_kernel() {
    let of = |stride: usize, [m, n, k]: [usize; 3]| {
        let device = device();
        let x = device.zeros::<bf16>(m.max(n) * stride).expect("memory");
        let a = x.slice(..m * stride).and_then(|x| x.matrix_with_stride(m, k, stride)).expect("a matrix");
        let b = x.slice(..n * stride).and_then(|x| x.matrix_with_stride(n, k, stride)).expect("a matrix");
        choose(Ranking::Time, [m, n, k], Conditions::of(&a, &b, [m, n, k], true))
    };
    let few = [2, 4096, 1024];
    assert!(matches!(of(1024, few), Tuned::Vectors(Vectors::Several(_))));
    assert!(matches!(of(1026, few), Tuned::Direct(_) | Tuned::Wmma(_)));
    assert!(matches!(of(1025, few), Tuned::Wmma(_)));
    assert!(matches!(of(1024, [1, 4096, 1024]), Tuned::Vectors(Vectors::One(_))));
    let f32s = Conditions { matrix: false, contiguous: false, direct: true };
    assert!(matches!(choose(Ranking::Time, [2, 40, 30], f32s), Tuned::Fma(_)));
}

#[test]
fn few_rows_of_batches_with_gaps() {
    few_rows::<bf16>();
    few_rows::<f16>();
}

fn few_rows<T: Float>() {
    let device = device();
    for (m, n, k, batches, add) in [
        (16, 16, 64, 1, false),
        (31, 70, 128, 2, false),
        (33, 64, 64, 3, true),
        // Fewer rows than a fragment has; `a` has 16.
        (1, 16, 64, 1, true),
        (8, 70, 128, 1, false),
        (15, 33, 64, 1, true),
        // Depths that the waves do not divide evenly, with a rest.
        (16, 32, 16, 1, false),
        (18, 48, 48, 1, true),
        (16, 40, 272, 1, false),
        (64, 70, 400, 1, true),
        (7, 32, 656, 2, false),
    ] {
        let (lda, ldb, ldy) = (k + 2, k + 4, n + 1);
        let entry = |i: usize| T::from_f32((i * 7 % 5) as f32 - 2.0);
        let a: Vec<T> = (0..batches * m.max(16) * lda).map(entry).collect();
        let b: Vec<T> = (0..batches * n * ldb).map(|i| entry(i + 3)).collect();
        let (a_there, b_there) = (device.upload(&a).expect("memory"), device.upload(&b).expect("memory"));
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
        let expected = |i: usize| {
            let (batch, row, col) = (i / ldy / m, i / ldy % m, i % ldy);
            if col >= n {
                return 3.0;
            }
            let (a, b) = (&a[(batch * m + row) * lda..][..k], &b[(batch * n + col) * ldb..][..k]);
            let sum: f32 = a.iter().zip(b).map(|(a, b)| a.to_f32() * b.to_f32()).sum();
            if add { 3.0 + sum } else { sum }
        };
        let expected: Vec<f32> = (0..batches * m * ldy).map(expected).collect();
        for tile in matmul_direct_tuned::INSTANCES {
            let mut y = device.upload(&vec![3.0f32; batches * m * ldy]).expect("memory");
            let instance = MatmulDirect { accumulate: add, ..tile };
            matmul_direct::dispatch([t0::ElementType::of::<T>()], instance, &a_there, &b_there, &mut y, product)
                .run(&device)
                .expect("no fault");
            assert_eq!(y.download().expect("the result"), expected, "{tile:?}: {product:?}");
        }
    }
}

/// `silu(a g^T) * (a u^T)` of entries that are exact in sums, for rows and columns inside and beyond whole tiles.
fn gated<T: Storage>(m: usize, n: usize, k: usize) {
    let device = device();
    let (lda, ldb, ldy) = (k + 2, k + 4, n.next_multiple_of(2) + 2);
    let entry = |i: usize| T::from_f32(((i * 7 % 5) as f32 - 2.0) * 0.25);
    let a: Vec<T> = (0..m.max(16) * lda).map(entry).collect();
    let b: Vec<T> = (0..2 * n * ldb).map(|i| entry(i + 3)).collect();
    let (a_there, b_there) = (device.upload(&a).expect("memory"), device.upload(&b).expect("memory"));
    let product =
        Product { lda: lda as u32, ldb: ldb as u32, ldy: ldy as u32, ..product(m as u32, n as u32, k as u32) };
    let sum = |row: usize, column: usize| -> f64 {
        let (a, b) = (&a[row * lda..][..k], &b[column * ldb..][..k]);
        a.iter().zip(b).map(|(a, b)| f64::from(a.to_f32()) * f64::from(b.to_f32())).sum()
    };
    let rounding = if T::BF16 { 1.0 / 256.0 } else { 1.0 / 2048.0 };
    let check = |tile: &str, result: &[T]| {
        for (i, got) in result.iter().enumerate() {
            let (row, col) = (i / ldy, i % ldy);
            let want = if col < n {
                let gate = sum(row, col);
                gate / (1.0 + (-gate).exp()) * sum(row, n + col)
            } else {
                3.0
            };
            let error = (f64::from(got.to_f32()) - want).abs();
            assert!(error <= (rounding + 1e-5) * want.abs() + 1e-7, "{tile}: {product:?}: {i} is {got:?}, not {want}");
        }
    };
    for tile in matmul_direct_tuned::INSTANCES {
        let mut y = device.upload(&vec![T::from_f32(3.0); m * ldy]).expect("memory");
        let (element, pair, is_bf16) = T::halves();
        let MatmulDirect { fm, fn_, steps, waves, .. } = tile;
        let instance = MatmulDirectGated { bf16: is_bf16, fm, fn_, steps, waves };
        let launch = matmul_direct_gated::dispatch([element, pair], instance, &a_there, &b_there, &mut y, product);
        launch.run(&device).expect("no fault");
        check(&format!("{tile:?}"), &y.download().expect("the result"));
    }
    let tile = MatmulGated { bm: 64, bn: 64, fm: 2, fn_: 2, tk: 64 };
    let mut y = device.upload(&vec![T::from_f32(3.0); m * ldy]).expect("memory");
    let none = a_there.slice(..0).expect("an empty view");
    let launch = matmul_gated::dispatch([T::halves().0], tile, &a_there, &b_there, none, &mut y, product);
    launch.run(&device).expect("no fault");
    check(&format!("{tile:?}"), &y.download().expect("the result"));
}

#[test]
fn gated_products() {
    for (m, n, k) in [
        (1, 16, 64),
        (15, 33, 64),
        (16, 32, 64),
        (31, 70, 128),
        (32, 64, 64),
        (33, 46, 64),
        (70, 130, 64),
        (16, 40, 272),
        (33, 48, 400),
        (129, 65, 336),
    ] {
        gated::<bf16>(m, n, k);
        gated::<f16>(m, n, k);
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
        let instance = Reduce { bias: false, residual: false, scale: false, accumulate: add, act: Act::Linear };
        reduce::dispatch([element; 2], instance, &there, &bias, &residual, &mut y, product)
            .run(&device)
            .expect("no fault");
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
        let instance = matmul_tuned::INSTANCES[0];
        let empty = x.slice(..0).expect("a part");
        match matmul::<bf16, f32>(instance, &x, &x, empty, &none, &mut y, product).run(&device) {
            Err(error @ Error::Rules { .. }) => error.to_string(),
            other => panic!("{product:?}: {other:?}"),
        }
    };
    let fits = product(8, 8, 8);
    let says = |text: String, rule: &str| assert!(text.contains(rule), "{text}");
    says(refused(Product { m: 9, ..fits }), "a.len() >= ");
    says(refused(Product { n: 9, ldy: 9, m: 1, ..fits }), "b.len() >= ");
    says(refused(Product { m: 8, n: 8, k: 8, ldy: 9, ..fits }), "y.len() >= ");
    says(
        refused(Product { lda: 7, ..fits }),
        "product.lda >= if LAYOUT == Layout::Tn { product.m } else { product.k }",
    );
    says(refused(Product { ldb: 7, ..fits }), "product.ldb >= if LAYOUT == Layout::Nt { product.k } else ");
    says(refused(Product { ldy: 7, ..fits }), "product.ldy >= product.n");
    says(refused(Product { splits: 0, ..fits }), "product.splits");
    says(refused(Product { m: 2, n: 2, k: 2, batches: 2, lda: 2, ldb: 2, ldy: 2, ..fits }), "product.y_step >= ");
}

#[test]
fn few_rows_that_do_not_fit_are_errors() {
    let device = device();
    let x = device.zeros::<bf16>(16 * 32).expect("memory");
    let mut y = device.zeros::<f32>(16 * 16).expect("memory");
    let tile = matmul_direct_tuned::INSTANCES[0];
    let fits = product(16, 16, 32);
    for (wrong, rule) in [
        (Product { k: 24, ..fits }, "product.k % 16 == 0"),
        (Product { k: MOST_DEPTH + 16, ..fits }, "product.k <= MOST_DEPTH"),
        (Product { n: 15, ..fits }, "product.n >= 16"),
        (Product { lda: 33, ..fits }, "product.lda % 2 == 0"),
        (Product { n: 32, ldy: 32, ..fits }, "b.len() >= "),
        (Product { ldy: 17, ..fits }, "y.len() >= "),
    ] {
        match matmul_direct::<bf16>(tile, &x, &x, &mut y, wrong).run(&device) {
            Err(error @ Error::Rules { .. }) => assert!(error.to_string().contains(rule), "{error}"),
            other => panic!("{wrong:?}: {other:?}"),
        }
    }
    matmul_direct::<bf16>(tile, &x, &x, &mut y, fits).run(&device).expect("no fault");
}

/// The choice of a virtual GPU takes one workgroup for up to 64 rows, which loads each column once, and at most so many
/// wave-instructions for each matrix instruction. These are most instructions of a prompt's tokens.
#[test]
fn products_take_few_instructions_on_a_virtual_gpu() {
    let device = device();
    // The least depth of Qwen3-0.6B's layers.
    let (n, k) = (256, 1024);
    let few = [(3, 16, 7.3), (16, 16, 7.3), (17, 32, 5.0), (32, 32, 4.6), (33, 64, 4.2), (64, 64, 3.2)];
    for (m, rows, most) in few.into_iter().chain([(65, 80, 4.9), (128, 128, 3.2), (512, 512, 3.2)]) {
        let (a, b) = (device.zeros::<bf16>(rows * k).expect("memory"), device.zeros::<bf16>(n * k).expect("memory"));
        let mut y = device.zeros::<f32>(m * n).expect("memory");
        let (a, b) = (a.matrix(rows, k).expect("a matrix"), b.matrix(n, k).expect("a matrix"));
        match choose(device.ranking(), [m, n, k], Conditions::of(&a, &b, [m, n, k], true)) {
            Tuned::Direct(tile) => assert_eq!(16 * tile.fm, rows.min(64), "{m} rows: {tile:?}"),
            other => panic!("{m} rows: {other:?}"),
        }
        let stream = device.stream().expect("a stream");
        let before = device.counters().wave_instructions;
        enqueue(&stream, a, b, y.matrix_mut(m, n).expect("a matrix"), false, true).expect("a launch");
        stream.wait().expect("no fault");
        let executed = device.counters().wave_instructions - before;
        let count = executed as f64 / (rows / 16 * (n / 16) * (k / 16)) as f64;
        assert!((1.0..=most).contains(&count), "{m} rows: {count} instructions for each matrix instruction");
    }
}

/// What is best on a virtual GPU is not taken on a card, and the other way round.
#[test]
fn a_card_takes_the_instance_of_the_least_cost() {
    let conditions = Conditions { matrix: true, contiguous: true, direct: true };
    let ranks = |by, shape| (matmul_direct_tuned::ranked_bf16(by, shape), matmul_tuned::ranked_bf16(by, shape));
    let mut differ = 0;
    for m in [3usize, 16, 17, 32, 50, 64, 65, 128, 512] {
        for [n, k] in [[4096, 1024], [1024, 2048], [6144, 1024], [1024, 3072]] {
            let rows = [m.next_multiple_of(16), n, k];
            let ((direct, without), (tiled, through_lds)) = ranks(Ranking::Time, rows);
            let least = if m <= 64 && direct <= tiled { Tuned::Direct(without) } else { Tuned::Wmma(through_lds) };
            let on_card = choose(Ranking::Time, [m, n, k], conditions);
            assert_eq!(on_card, least, "{m} x {n} x {k}");
            let ((direct, without), (tiled, _)) = ranks(Ranking::Instructions, rows);
            assert!(direct < tiled && direct.2.is_finite() && tiled.2.is_finite(), "{m} x {n} x {k}");
            let emulated = choose(Ranking::Instructions, [m, n, k], conditions);
            assert_eq!(emulated, Tuned::Direct(without), "{m} x {n} x {k}");
            differ += usize::from(on_card != emulated);
        }
    }
    assert!(differ > 0);
    // A few vectors are not worth a matrix instruction.
    for by in [Ranking::Time, Ranking::Instructions] {
        assert!(matches!(choose(by, [1, 1024, 1024], conditions), Tuned::Vectors(Vectors::One(_))));
        assert!(matches!(choose(by, [2, 1024, 1024], conditions), Tuned::Vectors(Vectors::Several(_))));
    }
}
