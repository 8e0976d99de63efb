//! A product with its data, its launch, and the expected result with its error bound.
//!
//! The bound follows from the arithmetic: a sum of `k` products in f32 has an error of at most `k 2^-24` times the sum
//! of their magnitudes, in any order; activations have a derivative of at most 1.2 and an error of a few units in the
//! last place; the result is rounded once to its type.

use super::compiled::{Kernel, image};
use ignis::kernels::gemm::Product;
use ignis::kernels::gemm::fma::{MatmulFma, matmul_fma};
use ignis::kernels::gemm::product::{Act, Layout};
use ignis::kernels::gemm::wmma::{Matmul, matmul};
use t0::__private::Launch;
use t0::{Device, Element, ElementType, Float, Image, VirtualOptions, bf16, f16};
use t0_tests_share::random::Random;

/// What is done with the sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Epilogue {
    pub(crate) bias: bool,
    pub(crate) residual: bool,
    pub(crate) scale: bool,
    pub(crate) accumulate: bool,
    pub(crate) act: Act,
}

impl Epilogue {
    pub(crate) const NONE: Epilogue =
        Epilogue { bias: false, residual: false, scale: false, accumulate: false, act: Act::Linear };

    /// As the kernels' last parameters.
    pub(crate) fn values(self) -> String {
        let Epilogue { bias, residual, scale, accumulate, act } = self;
        format!("{bias}, {residual}, {scale}, {accumulate}, Act::{act:?}")
    }
}

/// The shape of a product, with what its matrices have between rows and between batches.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    pub(crate) m: usize,
    pub(crate) n: usize,
    pub(crate) k: usize,
    pub(crate) batches: usize,
    pub(crate) splits: usize,
    /// Elements after each row of `a`, `b` and the result.
    pub(crate) gaps: [usize; 3],
}

impl Shape {
    pub(crate) fn of(m: usize, n: usize, k: usize) -> Shape {
        Shape { m, n, k, batches: 1, splits: 1, gaps: [0; 3] }
    }

    pub(crate) fn batches(self, batches: usize) -> Shape {
        Shape { batches, ..self }
    }

    pub(crate) fn splits(self, splits: usize) -> Shape {
        Shape { splits, ..self }
    }

    pub(crate) fn gaps(self, gaps: [usize; 3]) -> Shape {
        Shape { gaps, ..self }
    }
}

/// An instance of `wmma::matmul` or `fma::matmul_fma`.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Instance {
    /// Compiled by the tests, with the rows and columns of its tile, and its `GROUP`.
    Compiled { image: &'static Image, tile: [usize; 2], group: usize },
    /// One that ignis compiles.
    Wmma(Matmul),
    /// One that ignis compiles.
    Fma(MatmulFma),
}

/// The virtual GPU in strict mode.
pub(crate) fn device() -> Device {
    Device::builder().virtual_gpu(VirtualOptions::strict()).open().expect("the virtual GPU")
}

/// Relative error of one rounding to a type.
fn rounding<T: Element>() -> f64 {
    match T::NAME {
        "bf16" => 1.0 / 256.0,
        "f16" => 1.0 / 2048.0,
        "f32" => 1.0 / 16_777_216.0,
        other => panic!("{other} is no output type"),
    }
}

/// Random numbers from -1 to 1, rounded to `T`, and as f64.
fn noise<T: Float>(random: &mut Random, n: usize) -> (Vec<T>, Vec<f64>) {
    let all: Vec<T> = (0..n).map(|_| T::from_f32((2.0 * random.unit() - 1.0) as f32)).collect();
    let wide = all.iter().map(|x| f64::from(x.to_f32())).collect();
    (all, wide)
}

/// `erf` by its series and, for large arguments, its continued fraction.
fn erf(x: f64) -> f64 {
    let a = x.abs();
    let value = if a < 3.0 {
        let (mut term, mut sum) = (a, a);
        for n in 1..80 {
            term *= -a * a / f64::from(n);
            sum += term / f64::from(2 * n + 1);
        }
        sum * 2.0 / core::f64::consts::PI.sqrt()
    } else {
        let mut fraction = 0.0;
        for n in (1..60).rev() {
            fraction = f64::from(n) / 2.0 / (a + fraction);
        }
        1.0 - (-a * a).exp() / ((a + fraction) * core::f64::consts::PI.sqrt())
    };
    value.copysign(x)
}

fn silu(x: f64) -> f64 {
    x / (1.0 + (-x).exp())
}

/// Launches an instance of `Kernel::Wmma` or `Kernel::Fma`, and compares every element of the result, gaps included.
/// With several splits, the instance writes parts, and `Kernel::Reduce` finishes them.
pub(crate) fn check<T: Float, O: Float>(
    device: &Device,
    instance: Instance,
    layout: Layout,
    epilogue: Epilogue,
    shape: Shape,
) {
    let what = match instance {
        Instance::Compiled { image, tile, group } => format!("{}, tile {tile:?}, group {group}", image.name),
        tuned => format!("{tuned:?}"),
    };
    let what = format!("{what} {epilogue:?} {shape:?} layout {layout:?}");
    let Shape { m, n, k, batches, splits, gaps } = shape;
    let random = &mut Random::new((m * 31 + n * 7 + k) as u64);
    let gated = epilogue.act == Act::Swiglu;
    let columns = if gated { 2 * n } else { n };
    let (a_rows, a_cols) = if layout == Layout::Tn { (k, m) } else { (m, k) };
    let (b_rows, b_cols) = if layout == Layout::Nt { (columns, k) } else { (k, columns) };
    let (lda, ldb, ldy) = (a_cols + gaps[0], b_cols + gaps[1], n + gaps[2]);
    let (a, a_wide) = noise::<T>(random, batches * a_rows * lda);
    let (b, b_wide) = noise::<T>(random, batches * b_rows * ldb);
    let (bias, bias_wide) = noise::<T>(random, if epilogue.bias { columns } else { 0 });
    let (residual, residual_wide) = noise::<O>(random, if epilogue.residual { batches * m * ldy } else { 0 });
    let (old, old_wide) = noise::<O>(random, batches * m * ldy);
    let scale = if epilogue.scale { 0.375f32 } else { 1.0 };
    let product = Product {
        m: m as u32,
        n: n as u32,
        k: k as u32,
        lda: lda as u32,
        ldb: ldb as u32,
        ldy: ldy as u32,
        batches: batches as u32,
        a_step: (a_rows * lda) as u32,
        b_step: (b_rows * ldb) as u32,
        y_step: (m * ldy) as u32,
        splits: splits as u32,
        scale,
    };

    let upload = |x: &[T]| device.upload(x).expect("memory");
    let (a, b, bias) = (upload(&a), upload(&b), upload(&bias));
    let residual = device.upload(&residual).expect("memory");
    let mut y = device.upload(&old).expect("memory");
    let grid = |tile: [usize; 2], group: usize| {
        let width = if gated && splits == 1 { tile[1] / 2 } else { tile[1] };
        let wide = if splits == 1 { n } else { columns };
        let grid = [group * wide.div_ceil(width), m.div_ceil(tile[0]).div_ceil(group), batches * splits];
        (grid[0] as u32, grid[1] as u32, grid[2] as u32)
    };
    let types = (ElementType::of::<T>(), ElementType::of::<O>());
    if let Instance::Wmma(tile) = instance {
        assert_eq!(splits, 1, "the parts are for compiled instances");
        let Epilogue { bias: has_bias, residual: has_residual, scale, accumulate, act } = epilogue;
        let instance = Matmul { layout, bias: has_bias, residual: has_residual, scale, accumulate, act, ..tile };
        let launch = matmul::dispatch([types.0, types.1], instance, &a, &b, &bias, &residual, &mut y, product);
        launch.run(device).unwrap_or_else(|error| panic!("{what}: {error}"));
    } else if let Instance::Fma(tile) = instance {
        assert_eq!(splits, 1, "the parts are for compiled instances");
        let Epilogue { bias: has_bias, residual: has_residual, scale, accumulate, act } = epilogue;
        let instance = MatmulFma { layout, bias: has_bias, residual: has_residual, scale, accumulate, act, ..tile };
        let launch = matmul_fma::dispatch([types.0, types.1], instance, &a, &b, &bias, &residual, &mut y, product);
        launch.run(device).unwrap_or_else(|error| panic!("{what}: {error}"));
    } else if let Instance::Compiled { image: image_of, tile, group } = instance {
        let grid = grid(tile, group);
        if splits == 1 {
            let launch = Launch::new(image_of).view_in(a.view()).view_in(b.view()).view_in(bias.view());
            let launch = launch.view_in(residual.view()).view_out(y.view_mut()).scalar(product);
            launch.blocks(grid).run(device).unwrap_or_else(|error| panic!("{what}: {error}"));
        } else {
            // The parts are f32 without gaps, and so is the instance's output type.
            let parts_of = Product { n: columns as u32, ldy: columns as u32, y_step: (m * columns) as u32, ..product };
            let mut parts = device.upload(&vec![f32::NAN; splits * batches * m * columns]).expect("memory");
            let none = device.zeros::<f32>(0).expect("memory");
            let launch =
                Launch::new(image_of).view_in(a.view()).view_in(b.view()).view_in(bias.slice(..0).expect("a part"));
            let launch = launch.view_in(none.view()).view_out(parts.view_mut()).scalar(parts_of);
            launch.blocks(grid).run(device).unwrap_or_else(|error| panic!("{what}: {error}"));
            let reduce = image(Kernel::Reduce, &format!("{}, {}, {}", T::NAME, O::NAME, epilogue.values()));
            let launch = Launch::new(reduce).view_in(parts.view()).view_in(bias.view()).view_in(residual.view());
            let launch = launch.view_out(y.view_mut()).scalar(product);
            let items = (n as u32, m as u32, batches as u32);
            launch.over(items).run(device).unwrap_or_else(|error| panic!("{what}: {error}"));
        }
    }
    let got = y.download().expect("the result");

    let sum = |batch: usize, row: usize, column: usize| -> (f64, f64) {
        let (mut sum, mut magnitude) = (0.0, 0.0);
        for along in 0..k {
            let x = if layout == Layout::Tn { along * lda + row } else { row * lda + along };
            let w = if layout == Layout::Nt { column * ldb + along } else { along * ldb + column };
            let term = a_wide[batch * a_rows * lda + x] * b_wide[batch * b_rows * ldb + w];
            sum += term;
            magnitude += term.abs();
        }
        let scale = f64::from(scale);
        let bias = if epilogue.bias { bias_wide[column] } else { 0.0 };
        let value = scale * sum + bias;
        (value, (k as f64 + 4.0) / 16_777_216.0 * (scale * magnitude + bias.abs()))
    };
    for batch in 0..batches {
        for row in 0..m {
            for column in 0..ldy {
                let at = (batch * m + row) * ldy + column;
                let has = f64::from(got[at].to_f32());
                if column >= n {
                    assert_eq!(has, old_wide[at], "{what}: the gap after row {row}, batch {batch}");
                    continue;
                }
                let (x, error) = sum(batch, row, column);
                let few = 32.0 / 16_777_216.0;
                let (mut value, mut bound) = match epilogue.act {
                    Act::Silu => (silu(x), 1.2 * error + few * (1.0 + x.abs())),
                    Act::Gelu => (x / 2.0 * (1.0 + erf(x / 2f64.sqrt())), 1.2 * error + few * (1.0 + x.abs())),
                    Act::Swiglu => {
                        let (z, other) = sum(batch, row, n + column);
                        let gate = 1.2 * error + few * (1.0 + x.abs());
                        (silu(x) * z, gate * z.abs() + (silu(x).abs() + gate) * other)
                    }
                    Act::Linear => (x, error),
                };
                for (on, wide) in [(epilogue.residual, &residual_wide), (epilogue.accumulate, &old_wide)] {
                    if on {
                        value += wide[at];
                        bound += few * (value.abs() + wide[at].abs());
                    }
                }
                // Half of the smallest denormal f16.
                bound += rounding::<O>() * (value.abs() + bound) + 3e-8;
                let difference = (has - value).abs();
                assert!(
                    difference <= bound,
                    "{what}: row {row}, column {column}, batch {batch} is {has}, expected {value} within {bound:e}"
                );
            }
        }
    }
}

/// As [`check`], for types that are values.
pub(crate) fn check_of(
    device: &Device,
    (operand, output): (&str, &str),
    instance: Instance,
    layout: Layout,
    epilogue: Epilogue,
    shape: Shape,
) {
    match (operand, output) {
        ("bf16", "f32") => check::<bf16, f32>(device, instance, layout, epilogue, shape),
        ("bf16", "bf16") => check::<bf16, bf16>(device, instance, layout, epilogue, shape),
        ("bf16", "f16") => check::<bf16, f16>(device, instance, layout, epilogue, shape),
        ("f16", "f32") => check::<f16, f32>(device, instance, layout, epilogue, shape),
        ("f16", "f16") => check::<f16, f16>(device, instance, layout, epilogue, shape),
        ("f16", "bf16") => check::<f16, bf16>(device, instance, layout, epilogue, shape),
        ("f32", "f32") => check::<f32, f32>(device, instance, layout, epilogue, shape),
        ("f32", "bf16") => check::<f32, bf16>(device, instance, layout, epilogue, shape),
        ("f32", "f16") => check::<f32, f16>(device, instance, layout, epilogue, shape),
        other => panic!("{other:?} are no types of a product"),
    }
}

/// The layouts.
pub(crate) const LAYOUTS: [Layout; 3] = [Layout::Nt, Layout::Nn, Layout::Tn];
