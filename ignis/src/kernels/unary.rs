//! Functions of one number, and their gradients.
//!
//! One kernel computes all functions: the function is an argument, and the branch over it is uniform. An instance for
//! each function would make the build slower, and these kernels wait for memory.

use super::math::{gelu, normal, sigmoid, silu};
use t0::prelude::*;

/// A function of one number `x`; `p` and `q` are its parameters.
#[t0::device]
pub enum UnaryFunction {
    /// `-x`.
    Neg,
    /// `exp(x)`.
    Exp,
    /// `ln(x)`.
    Log,
    /// `sqrt(x)`.
    Sqrt,
    /// `1 / sqrt(x)`.
    Rsqrt,
    /// `tanh(x)`.
    Tanh,
    /// `1 / (1 + exp(-x))`.
    Sigmoid,
    /// `max(x, 0)`.
    Relu,
    /// `x / 2 (1 + erf(x / sqrt(2)))`.
    Gelu,
    /// `x / 2 (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3)))`.
    GeluTanh,
    /// `x / (1 + exp(-x))`.
    Silu,
    /// `x^p`.
    Powf,
    /// `p x + q`.
    Affine,
    /// `min(max(x, p), q)`, NaN if `x` or `p` is one. `q` is a number.
    Clamp,
}

/// sqrt(2 / pi).
#[t0::constant]
const ROOT_2_PI: f32 = 0.797_884_6;

/// Twice the argument of the hyperbolic tangent in [`UnaryFunction::GeluTanh`]: `(1 + tanh(u)) / 2` is `sigmoid(2 u)`,
/// which does not cancel.
#[t0::device]
fn inner(x: f32) -> f32 {
    2.0 * ROOT_2_PI * (x + 0.044_715 * x * x * x)
}

/// `x^p`. As in PyTorch, `x^0.5` and `x^-0.5` are roots for negative infinity and zeros too.
#[t0::device]
fn power(x: f32, p: f32) -> f32 {
    if p == 0.5 {
        x.sqrt()
    } else if p == -0.5 {
        x.rsqrt()
    } else {
        x.powf(p)
    }
}

/// The function `op` of `x`.
#[t0::device]
fn value(op: UnaryFunction, x: f32, p: f32, q: f32) -> f32 {
    match op {
        UnaryFunction::Neg => -x,
        UnaryFunction::Exp => x.exp(),
        UnaryFunction::Log => x.ln(),
        UnaryFunction::Sqrt => x.sqrt(),
        UnaryFunction::Rsqrt => x.rsqrt(),
        UnaryFunction::Tanh => x.tanh(),
        UnaryFunction::Sigmoid => sigmoid(x),
        // A NaN stays one.
        UnaryFunction::Relu => {
            if x < 0.0 {
                0.0
            } else {
                x
            }
        }
        UnaryFunction::Gelu => gelu(x),
        UnaryFunction::GeluTanh => x * sigmoid(inner(x)),
        UnaryFunction::Silu => silu(x),
        UnaryFunction::Powf => power(x, p),
        UnaryFunction::Affine => p * x + q,
        UnaryFunction::Clamp => {
            // `q` is the limit if it is below `p`.
            let low = if x < p || p.is_nan() { p } else { x };
            if low > q { q } else { low }
        }
    }
}

/// The derivative of `sigmoid`, without cancellation.
#[t0::device]
fn slope(x: f32) -> f32 {
    let e = (-x.abs()).exp();
    e / ((1.0 + e) * (1.0 + e))
}

/// The gradient of the argument of function `op` for the gradient `g` of its value: `s` is the function's value for
/// `Exp`, `Sqrt` and `Relu`, and its argument for all others.
///
/// The order of products and the special cases are those of PyTorch. A gradient is chosen, not multiplied by 0, where
/// the function is constant: 0 times infinity is NaN.
#[t0::device]
fn gradient(op: UnaryFunction, g: f32, s: f32, p: f32, q: f32) -> f32 {
    match op {
        UnaryFunction::Neg => -g,
        UnaryFunction::Exp => g * s,
        UnaryFunction::Log => g / s,
        UnaryFunction::Sqrt => g / (2.0 * s),
        UnaryFunction::Rsqrt => {
            let r = s.rsqrt();
            -0.5 * g * (r * r * r)
        }
        UnaryFunction::Tanh => g * (4.0 * slope(2.0 * s)),
        UnaryFunction::Sigmoid => g * slope(s),
        UnaryFunction::Relu => {
            if s <= 0.0 {
                0.0
            } else {
                g
            }
        }
        UnaryFunction::Gelu => g * (normal(s) + s * (0.5 * ROOT_2_PI) * (-0.5 * s * s).exp()),
        UnaryFunction::GeluTanh => {
            let sigma = sigmoid(inner(s));
            g * (sigma + s * slope(inner(s)) * (2.0 * ROOT_2_PI * (1.0 + 0.134_145 * s * s)))
        }
        UnaryFunction::Silu => {
            let sigma = sigmoid(s);
            g * (sigma * (1.0 + s * (1.0 - sigma)))
        }
        UnaryFunction::Powf => {
            if p == 0.0 {
                0.0
            } else {
                g * (p * power(s, p - 1.0))
            }
        }
        UnaryFunction::Affine => g * p,
        UnaryFunction::Clamp => {
            if s > p && s < q {
                g
            } else {
                0.0
            }
        }
    }
}

/// `out[i] = op(x[i])`; `p` and `q` are the parameters of `op`. A work-item computes four elements.
#[t0::kernel(block = 256, grid = blocks(out.len().div_ceil(1024)), requires(x.len() == out.len()), for(T in [f32, bf16, f16]))]
pub fn unary<T: Float>(op: UnaryFunction, x: In<T>, mut out: Out<T>, p: f32, q: f32) {
    for i in strided(block_id() * 1024 + thread_id(), (block_id() * 1024 + 1024).min(out.len()), 256) {
        out[i] = T::from_f32(value(op, x[i].to_f32(), p, q));
    }
}

/// `out[i] = g[i] op'(s[i])`: see [`gradient()`].
#[t0::kernel(
    block = 256,
    grid = blocks(out.len().div_ceil(1024)),
    requires(g.len() == out.len(), s.len() == out.len()),
    for(T in [f32, bf16, f16]),
)]
pub fn unary_backward<T: Float>(op: UnaryFunction, g: In<T>, s: In<T>, mut out: Out<T>, p: f32, q: f32) {
    for i in strided(block_id() * 1024 + thread_id(), (block_id() * 1024 + 1024).min(out.len()), 256) {
        out[i] = T::from_f32(gradient(op, g[i].to_f32(), s[i].to_f32(), p, q));
    }
}
