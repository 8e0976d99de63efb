//! The gated activation of feed-forward blocks.

use super::elementwise::{dense, require_same_float};
use super::operation::{Case, Operand, Operation};
use crate::autograd::{Backward, Recorded, apply};
use crate::error::{Error, Result};
use crate::kernels::math::sigmoid;
use crate::kernels::runs::store_eight;
use crate::kernels::swiglu::{Swiglu, swiglu};
use crate::tensor::Tensor;
use t0::prelude::*;

const NAME: &str = "swiglu";

/// The gradients of `gate` and `up` for the gradient `g` of the result.
#[t0::kernel(
    block = 256,
    grid = g.len().div_ceil(8),
    requires(gate.len() == g.len(), up.len() == g.len(), to_gate.len() == g.len(), to_up.len() == g.len()),
    fast_math,
    for(T in [f32, bf16, f16]),
)]
// The kernel language takes closures here, not names of functions.
#[allow(clippy::redundant_closure)]
pub fn swiglu_backward<T: Float>(gate: In<T>, up: In<T>, g: In<T>, mut to_gate: Out<T>, mut to_up: Out<T>) {
    let i = global_id() * 8;
    if i + 8 <= g.len() {
        let (x, u) = (gate.load::<8>(i).map(|v| v.to_f32()), up.load::<8>(i));
        let d = g.load::<8>(i);
        let mut by_up = x.map(|x| sigmoid(x));
        let mut by_gate = by_up;
        #[unroll]
        for k in 0..8 {
            let scaled = d[k].to_f32() * by_up[k];
            by_gate[k] = scaled * u[k].to_f32() * x[k].mul_add(1.0 - by_up[k], 1.0);
            by_up[k] = scaled * x[k];
        }
        store_eight(&mut to_gate, i, by_gate);
        store_eight(&mut to_up, i, by_up);
    } else {
        for k in i..g.len() {
            let x = gate[k].to_f32();
            let sigma = sigmoid(x);
            let scaled = g[k].to_f32() * sigma;
            to_gate[k] = T::from_f32(scaled * up[k].to_f32() * x.mul_add(1.0 - sigma, 1.0));
            to_up[k] = T::from_f32(scaled * x);
        }
    }
}

struct SwigluBackward;

impl Tensor {
    /// `silu(self) * up`: the gate is `self`. Both have the same shape and element type. The result is rounded once.
    ///
    /// # Errors
    /// [`Error::Shapes`], [`Error::Dtype`] and [`Error::Dtypes`].
    pub fn swiglu(&self, up: &Tensor) -> Result<Tensor> {
        apply([self, up], |[gate, up]| {
            require_same_float(NAME, &gate, &up)?;
            if gate.shape() != up.shape() {
                let (left, right) = (gate.shape().to_vec(), up.shape().to_vec());
                return Err(Error::Shapes { op: NAME, left, right, hint: "gate and up must have the same shape" });
            }
            let (gate, up) = (dense(&gate)?, dense(&up)?);
            let output = gate.context().empty(NAME, gate.dtype(), gate.shape())?;
            gate.context().launch(NAME, |l| {
                let (a, b, mut to) = (l.read(&gate)?, l.read(&up)?, l.write(&output)?);
                let element = gate.dtype().element();
                l.run(swiglu::dispatch([element; 2], Swiglu { rows: false }, a.view()?, b.view()?, to.view()?))
            })?;
            Ok(Recorded { output, backward: SwigluBackward, saved: vec![gate, up] })
        })
    }
}

impl Backward for SwigluBackward {
    fn name(&self) -> &'static str {
        NAME
    }

    fn backward(&self, grad: &Tensor, saved: &[Tensor], _: &[bool]) -> Result<Vec<Option<Tensor>>> {
        let [gate, up] = saved else { return Ok(Vec::new()) };
        let (grad, context) = (dense(grad)?, gate.context());
        let to_gate = context.empty(NAME, gate.dtype(), gate.shape())?;
        let to_up = context.empty(NAME, gate.dtype(), gate.shape())?;
        context.launch(NAME, |l| {
            let (a, b, g) = (l.read(gate)?, l.read(up)?, l.read(&grad)?);
            let (mut p, mut q) = (l.write(&to_gate)?, l.write(&to_up)?);
            let (element, a, b, g) = ([gate.dtype().element()], a.view()?, b.view()?, g.view()?);
            l.run(swiglu_backward::dispatch(element, a, b, g, p.view()?, q.view()?))
        })?;
        Ok(vec![Some(to_gate), Some(to_up)])
    }
}

/// The operation.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[Operand::within("a", -6.0, 6.0), Operand::within("up", -2.0, 2.0)],
    torch: "F.silu(a) * up",
    run: |operands, _| operands[0].swiglu(&operands[1]),
    cases: &[
        Case::of(&[&[3, 5], &[3, 5]]),
        Case::of(&[&[1027], &[1027]]),
        Case::of(&[&[0], &[0]]),
        Case::of(&[&[], &[]]),
        Case::of(&[&[2, 3, 4], &[2, 3, 4]]),
        Case::of(&[&[1], &[1]]),
        Case::of(&[&[4, 0, 3], &[4, 0, 3]]),
        Case::of(&[&[33, 65], &[33, 65]]),
        Case::of(&[&[16, 256], &[16, 256]]),
        Case::of(&[&[2, 2, 2, 2, 3], &[2, 2, 2, 2, 3]]),
    ],
};
