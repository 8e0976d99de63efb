// Methods of f32.

#[t0::kernel(block = 64)]
pub fn exact_floats(x: In<f32>, y: In<f32>, mut a: Out<f32>, mut b: Out<f32>, mut c: Out<f32>, mut d: Out<f32>) {
    let i = global_id();
    let v = x[i];
    a[i] = v.floor() + v.ceil();
    b[i] = v.trunc() - v.round_ties_even();
    c[i] = v.abs().sqrt();
    d[i] = v.mul_add(y[i], 1.0);
}

#[t0::kernel(block = 64)]
pub fn rounds_and_signs(x: In<f32>, y: In<f32>, mut a: Out<f32>, mut b: Out<f32>, mut c: Out<f32>, mut d: Out<u32>) {
    let i = global_id();
    a[i] = x[i].round();
    b[i] = x[i].signum();
    c[i] = x[i].copysign(y[i]);
    d[i] = x[i].to_bits() ^ x[i].is_nan() as u32 ^ x[i].is_finite() as u32 * 2 ^ x[i].is_infinite() as u32 * 4;
}

#[t0::kernel(block = 64)]
pub fn clamps(x: In<f32>, mut a: Out<f32>, mut b: Out<f32>) {
    let i = global_id();
    a[i] = x[i].clamp(-1.0, 2.0);
    b[i] = x[i].recip() + f32::from_bits(x[i].to_bits() ^ 1);
}

#[t0::kernel(block = 64)]
pub fn min_max(x: In<f32>, y: In<f32>, mut a: Out<f32>, mut b: Out<f32>) {
    let i = global_id();
    // The result may be a zero of either sign.
    a[i] = x[i].min(y[i]) + 0.0;
    b[i] = x[i].max(y[i]) + 0.0;
}

#[t0::kernel(block = 64)]
pub fn exponentials(x: In<f32>, mut a: Out<f32>, mut b: Out<f32>, mut c: Out<f32>) {
    let i = global_id();
    a[i] = x[i].exp();
    b[i] = x[i].exp2();
    c[i] = x[i].tanh();
}

#[t0::kernel(block = 64)]
pub fn logarithms(x: In<f32>, mut a: Out<f32>, mut b: Out<f32>, mut c: Out<f32>) {
    let i = global_id();
    a[i] = (x[i].abs() + 1.5).ln();
    b[i] = (x[i].abs() + 1.5).log2();
    c[i] = (x[i].abs() + 1.5).rsqrt();
}

#[t0::kernel(block = 64)]
pub fn trigonometry(x: In<f32>, mut a: Out<f32>) {
    let i = global_id();
    // Near zeros of the function the error is absolute.
    let t = x[i] * 0.125;
    a[i] = (t.sin() + 2.0) * (t.cos() + 2.0);
}

#[t0::kernel(block = 64)]
pub fn powers(x: In<f32>, mut a: Out<f32>, mut b: Out<f32>) {
    let i = global_id();
    a[i] = x[i].powi(5) + x[i].powi(0);
    b[i] = x[i].powi(-2);
}

use core::f32::consts::{FRAC_PI_2, SQRT_2};
use core::f64::consts;

#[t0::device]
fn quarter(x: f32) -> f32 {
    x * FRAC_PI_2
}

#[t0::kernel(block = 64)]
pub fn constants_of_std(x: In<f32>, y: In<f64>, mut a: Out<f32>, mut b: Out<f64>) {
    use core::f32::consts::PI;
    const TURN: f32 = 2.0 * PI;
    let i = global_id();
    let half = PI;
    a[i] = quarter(x[i]) + half * SQRT_2 - x[i] * TURN;
    b[i] = y[i] * consts::TAU + consts::FRAC_PI_3;
}
