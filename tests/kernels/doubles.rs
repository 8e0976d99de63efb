// f64.

#[t0::kernel(block = 64)]
pub fn f64_operators(x: In<f64>, y: In<f64>, mut out: Out<f64>) {
    let i = global_id();
    let (a, b) = (x[i], y[i]);
    out[i] = (a + b) * (a - b) - -a * 0.5;
}

#[t0::kernel(block = 64)]
pub fn f64_division(x: In<f64>, y: In<f64>, mut q: Out<f64>, mut r: Out<f64>) {
    let i = global_id();
    q[i] = x[i] / y[i];
    r[i] = y[i].recip();
}

#[t0::kernel(block = 64)]
pub fn f64_roots(x: In<f64>, mut a: Out<f64>, mut b: Out<f64>) {
    let i = global_id();
    a[i] = x[i].sqrt();
    b[i] = x[i].abs().sqrt();
}

#[t0::kernel(block = 64)]
pub fn f64_rounding(x: In<f64>, mut a: Out<f64>, mut b: Out<f64>, mut c: Out<f64>, mut d: Out<f64>) {
    let i = global_id();
    a[i] = x[i].floor();
    b[i] = x[i].ceil() + x[i].trunc();
    c[i] = x[i].round();
    d[i] = x[i].round_ties_even() - x[i].fract();
}

#[t0::kernel(block = 64)]
pub fn f64_words(x: In<f64>, y: In<f64>, mut a: Out<f64>, mut b: Out<f64>, mut c: Out<u64>, mut d: Out<u32>) {
    let i = global_id();
    a[i] = x[i].mul_add(y[i], 1.0) + x[i].copysign(y[i]) + x[i].signum();
    b[i] = x[i].min(y[i]) + x[i].max(y[i]) + x[i].clamp(-1.0, 2.0) + x[i].powi(3);
    c[i] = x[i].to_bits() ^ f64::from_bits(y[i].to_bits() ^ 1).to_bits();
    d[i] = x[i].is_nan() as u32 | x[i].is_finite() as u32 * 2 | x[i].is_infinite() as u32 * 4 | x[i].is_sign_negative() as u32 * 8;
}

#[t0::kernel(block = 64)]
pub fn f64_comparisons(x: In<f64>, y: In<f64>, mut out: Out<u32>) {
    let i = global_id();
    let (a, b) = (x[i], y[i]);
    out[i] = (a < b) as u32 | (a <= b) as u32 * 2 | (a > b) as u32 * 4 | (a >= b) as u32 * 8 | (a == b) as u32 * 16 | (a != b) as u32 * 32;
}

#[t0::kernel(block = 64)]
pub fn f64_casts(x: In<f64>, y: In<f32>, mut a: Out<f32>, mut b: Out<f64>, mut c: Out<i32>, mut d: Out<u32>, mut e: Out<i8>) {
    let i = global_id();
    a[i] = x[i] as f32;
    b[i] = y[i] as f64 + c_of(i) as f64;
    c[i] = x[i] as i32;
    d[i] = x[i] as u32;
    e[i] = x[i] as i8;
}

#[t0::device]
fn c_of(i: u32) -> i32 {
    5 - i as i32
}

#[t0::kernel(block = 64)]
pub fn f64_sum(x: In<f64>, k: f64, mut out: Out<f64>) {
    let i = global_id();
    let mut sum = 0.0;
    for j in 0..i % 5 {
        sum += x[i] * k + j as f64 * core::f64::consts::PI;
    }
    out[i] = if sum > 1.0 { sum } else { -sum };
}

#[t0::kernel(block = 64)]
pub fn f64_remainder(x: In<f64>, y: In<f64>, mut a: Out<f64>, mut b: Out<f64>, mut c: Out<f64>) {
    let i = global_id();
    a[i] = x[i] % y[i];
    let mut left = x[i];
    left %= 0.1;
    b[i] = left;
    c[i] = if y[i] > 1.0 { y[i] % 1.0 } else { -7.5 % y[i] };
}

/// Uniform values stay uniform, in branches and in results of workgroup builtins.
#[t0::kernel(block = 64)]
pub fn f64_remainder_of_all(x: f64, y: f64, each: In<f64>, mut out: Out<f64>) {
    let i = global_id();
    let rest = x % y;
    let whole = block::reduce(each[i], |a, b| a.abs().max(1.0) % b.abs().max(0.5) + 1.0);
    let mut sum = 0.0;
    if rest > 1.5 {
        sum += wave::max(each[i]);
    }
    if whole > 1.25 {
        barrier();
        sum += 2.0;
    }
    for k in 0..i % 3 {
        if each[i] > k as f64 {
            break;
        }
        sum += (each[i] + k as f64) % rest;
    }
    out[i] = sum + whole;
}
