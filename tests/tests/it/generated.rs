//! Tests that `#[t0::kernel(test)]` generates: they pass for correct kernels, and report what is wrong with the last
//! ones.

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

/// Approximations on `f64` are recognised: these results would not be bit-identical.
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

#[t0::kernel(block = 64, test)]
fn scaled_by_arrays(scale: [f32; 4], shift: [[i16; 2]; 3], x: In<[f32; 3]>, mut out: Out<[f32; 3]>) {
    let i = global_id();
    let mut v = x[i];
    for k in 0..3 {
        v[k] = v[k] * scale[k] + scale[3] + (shift[k][0] as f32) - (shift[2 - k][1] as f32);
    }
    out[i] = v;
}

#[t0::kernel(block = 32, test(over = 70, x in -4..=4, flags = [1, 0]))]
fn nested_arrays(flags: [u8; 2], x: In<[[i16; 2]; 3]>, mut y: InOut<[u64; 1]>, mut out: Out<[[f64; 3]; 2]>) {
    let i = global_id();
    let m = x[i];
    let sign = if flags[0] > flags[1] { 0.5 } else { -0.5 };
    out[i] =
        [[m[0][0] as f64, m[1][0] as f64, m[2][0] as f64 * sign], [m[0][1] as f64, m[1][1] as f64, y[i][0] as f64]];
    y[i] = [y[i][0] + 1];
}

#[t0::kernel(block = 64, test(n = 3, len(x) = items * 3), for((T, N) in [(f32, 2), (bf16, 4), (f16, 1)]))]
fn arrays_of_any_type<T: Float, const N: usize>(n: u32, bias: [f32; N], x: In<[T; N]>, mut out: Out<[T; N]>) {
    let i = global_id();
    let mut sums = [0.0; N];
    for k in 0..n {
        for j in 0..N {
            sums[j] += x[i * n + k][j].to_f32() + bias[j];
        }
    }
    out[i] = sums.map(|sum| T::from_f32(sum));
}

#[t0::kernel(block = (8, 4), test)]
fn matrices_of_arrays(x: In<[u8; 4]>, mut out: Out<[u32; 2]>) {
    let (column, row) = (global_id(), global_id_y());
    let [a, b, c, d] = x[(row, column)];
    out[(row, column)] = [a as u32 + b as u32 * 256, (c as u32) << (d as u32 % 8)];
}

/// The message of a failing test.
fn message_of(test: fn()) -> String
where
    fn(): UnwindSafe,
{
    *catch_unwind(test).expect_err("the test must fail").downcast::<String>().expect("a message")
}

#[test]
#[allow(unnameable_test_items, reason = "these are called")]
fn differences_are_reported() {
    #[t0::kernel(block = 64, fast_math, test(over = 100, ulp = 0, seed = 3, y in 1.0..2.0))]
    fn hasty(x: In<f32>, y: In<f32>, mut out: Out<f32>) {
        let i = global_id();
        out[i] = x[i] / y[i];
    }
    let text = message_of(test_hasty);
    assert!(text.starts_with("`hasty` over 100 work-items, seed 3: `out["), "{text}");
    assert!(text.contains("]` is ") && text.contains(" on the GPU and ") && text.contains(" on_cpu, "), "{text}");
    assert!(text.ends_with("ULP apart where `test(ulp = 0)` is allowed (`test(seed = 3)` repeats it)"), "{text}");
}

#[test]
#[allow(unnameable_test_items, reason = "these are called")]
fn differences_in_arrays_are_reported_by_element() {
    #[t0::kernel(block = 64, fast_math, test(over = 100, ulp = 0, seed = 3, y in 1.0..2.0))]
    fn hasty(x: In<[f32; 2]>, y: In<f32>, mut out: Out<[f32; 2]>) {
        let i = global_id();
        out[i] = [x[i][0], x[i][1] / y[i]];
    }
    let text = message_of(test_hasty);
    assert!(text.starts_with("`hasty` over 100 work-items, seed 3: `out["), "{text}");
    assert!(text.contains("][1]` is ") && text.contains(" on the GPU and ") && text.contains("ULP apart"), "{text}");
}

#[test]
#[allow(unnameable_test_items, reason = "these are called")]
fn failed_runs_are_reported() {
    #[t0::kernel(block = 64, test)]
    fn beyond(x: In<f32>, mut out: Out<f32>) {
        let i = global_id();
        out[i] = x[i + 1];
    }
    let text = message_of(test_beyond);
    assert!(text.contains("`beyond` over 1 work-items") && text.contains("both sides fail"), "{text}");
    assert!(text.contains("restrict them: `test(over = 100, len(x) = 400"), "{text}");
}
