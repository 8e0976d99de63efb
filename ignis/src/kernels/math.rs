//! Functions of one number that several kernels compute.

/// `1 / (1 + exp(-x))`.
#[t0::device]
pub fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// `x / (1 + exp(-x))`, with the operations of PyTorch.
#[t0::device]
pub fn silu(x: f32) -> f32 {
    x / (1.0 + (-x).exp())
}

/// `(1 + erf(x / sqrt(2))) / 2`, the distribution function of the normal distribution, without cancellation for
/// negative `x`: `exp(-x^2 / 2) q(t) / 2` with `t = 1 / (1 + |x| / sqrt(8))`, where `q` is a polynomial fitted to
/// `exp(z^2) erfc(z)` with a relative error of 2e-7 for `z = |x| / sqrt(2)` up to 10.
#[t0::device]
pub fn normal(x: f32) -> f32 {
    let t = 1.0 / (1.0 + 0.353_553_4 * x.abs());
    let mut q = -0.055_834_726f32;
    q = q.mul_add(t, 0.267_978_58);
    q = q.mul_add(t, -0.450_606_08);
    q = q.mul_add(t, 0.232_711_9);
    q = q.mul_add(t, 0.008_076_1);
    q = q.mul_add(t, 0.185_750_98);
    q = q.mul_add(t, 0.248_357_49);
    q = q.mul_add(t, 0.281_379_52);
    q = q.mul_add(t, 0.282_190_8);
    q = q.mul_add(t, -0.000_004_606_373);
    let tail = 0.5 * (-0.5 * x * x).exp() * q;
    if x < 0.0 { tail } else { 1.0 - tail }
}

/// `x / 2 (1 + erf(x / sqrt(2)))`.
#[t0::device]
pub fn gelu(x: f32) -> f32 {
    x * normal(x)
}
