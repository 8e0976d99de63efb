//! Tests that kernels generate of themselves with `test`: they pass for these, and say what is wrong with the last ones.

use std::panic::{UnwindSafe, catch_unwind};

use t0::prelude::*;

#[t0::kernel(block = 64, test)]
fn saxpy(a: f32, x: In<f32>, mut y: InOut<f32>) {
    let i = global_id();
    y[i] += a * x[i];
}

#[t0::kernel(block = (16, 4), test)]
fn transposed(x: In<u16>, mut out: Out<u16>) {
    let (column, row) = (global_id(), global_id_y());
    out[(row, column)] = x[(row, column)] + x.rows() as u16;
}

#[t0::kernel(block = 64, test, for((T, N) in [(f32, 1), (bf16, 2)]))]
fn squashed<T: Float, const N: u32>(x: In<T>, mut out: Out<T>) {
    let i = global_id();
    out[i] = T::from_f32((x[i / N].to_f32() * 0.5).tanh());
}

/// Approximations are known as such on `f64` too: to the bit these would not agree.
#[t0::kernel(block = 64, test)]
fn ripples(x: In<f64>, y: In<f64>, mut out: Out<f64>) {
    let i = global_id();
    out[i] = (x[i].sin() * y[i].tanh()).exp();
}

#[t0::kernel(block = 64, test(over = 200, n in 1..5, x in -1000..=1000, len(x) = items * n as usize, seed = 5))]
fn strided_sums(n: u32, x: In<i32>, mut out: Out<i32>) {
    let i = global_id();
    let mut sum = 0;
    for k in 0..n {
        sum += x[i * n + k];
    }
    out[i] = sum;
}

#[t0::kernel(block = 64, test(blocks = 3, tile = 64))]
fn reversed(x: In<f64>, mut tile: LdsDyn<f64>, mut out: Out<f64>) {
    tile[thread_id()] = x[global_id()];
    barrier();
    out[global_id()] = tile[63 - thread_id()];
}

#[t0::kernel(block = 96, test(blocks = 2, x in 0..96, len(counts) = 96))]
fn histogram(x: In<u8>, counts: Atomics<u32>) {
    counts.add(x[global_id()] as u32, 1);
}

#[t0::kernel(block = 32, test(over = (40, 3), shape(m) = (3, 40)))]
fn of_all_scalars(a: i8, b: u8, c: i16, d: u16, e: bool, f: i64, g: f64, h: bf16, m: In<f16>, mut out: Out<f64>) {
    let (i, row) = (global_id(), global_id_y());
    let whole = a as i64 + b as i64 + c as i64 + d as i64 + f;
    let sign = if e { 1.0 } else { -1.0 };
    out[row * 40 + i] = sign * (whole as f64 + g + h.to_f32() as f64) + m[(row, i)].to_f32() as f64;
}

/// What a failing test says.
fn told(test: fn()) -> String
where
    fn(): UnwindSafe,
{
    *catch_unwind(test).expect_err("the test must fail").downcast::<String>().expect("a message")
}

#[test]
#[allow(unnameable_test_items, reason = "these are called")]
fn what_differs_is_told() {
    #[t0::kernel(block = 64, fast_math, test(over = 100, ulp = 0, seed = 3, y in 1.0..2.0))]
    fn hasty(x: In<f32>, y: In<f32>, mut out: Out<f32>) {
        let i = global_id();
        out[i] = x[i] / y[i];
    }
    let text = told(test_hasty);
    assert!(text.starts_with("`hasty` over 100 work-items, seed 3: `out["), "{text}");
    assert!(text.contains("]` is ") && text.contains(" on the GPU and ") && text.contains(" on_cpu, "), "{text}");
    assert!(text.ends_with("ULP apart, more than `test(ulp = 0)` allows (`test(seed = 3)` repeats it)"), "{text}");
}

#[test]
#[allow(unnameable_test_items, reason = "these are called")]
fn what_does_not_run_is_told() {
    #[t0::kernel(block = 64, test)]
    fn beyond(x: In<f32>, mut out: Out<f32>) {
        let i = global_id();
        out[i] = x[i + 1];
    }
    let text = told(test_beyond);
    assert!(text.contains("`beyond` over 1 work-items") && text.contains("neither side runs"), "{text}");
    assert!(text.contains("specify what it takes: `test(over = 100, len(x) = 400"), "{text}");
}
