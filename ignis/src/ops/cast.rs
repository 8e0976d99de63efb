//! Conversion between element types.

use super::elementwise::{copied, dense};
use super::operation::{Case, Operand, Operation};
use crate::autograd::{Backward, Recorded, apply};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::kernels::cast;
use crate::tensor::Tensor;

const NAME: &str = "cast";

struct Cast {
    from: DType,
}

impl Tensor {
    /// The elements as another type. Floating-point numbers are rounded to the nearest; to integers they are rounded to
    /// zero and limited to the range of the type. Conversions between `i32` and `u32` keep the bits.
    ///
    /// A conversion to the type of the tensor is the tensor itself, as `.to` in PyTorch: both share memory, and an
    /// in-place write to one changes the other. Every other conversion is a copy.
    ///
    /// Conversions between floating-point types are differentiable. The others are not: they are errors for a tracked
    /// tensor.
    ///
    /// # Errors
    /// [`Error::NoBackward`].
    pub fn cast(&self, dtype: DType) -> Result<Tensor> {
        if !(self.dtype().is_float() && dtype.is_float()) {
            return match self.is_tracked() {
                true => Err(Error::NoBackward { op: NAME }),
                false => converted(&self.detach(), dtype),
            };
        }
        apply([self], |[x]| {
            Ok(Recorded { output: converted(&x, dtype)?, backward: Cast { from: x.dtype() }, saved: vec![] })
        })
    }
}

/// The elements of an untracked tensor as another type.
pub(super) fn converted(x: &Tensor, dtype: DType) -> Result<Tensor> {
    let from = x.dtype();
    if from == dtype {
        return Ok(x.clone());
    }
    // 16-bit numbers and integers are converted through `f32`, which contains all of the former.
    match (from.is_float(), dtype.is_float()) {
        // A copy, so that only a conversion to the same type shares memory.
        (false, false) => return copied(x)?.reinterpret(dtype),
        (true, false) if from != DType::F32 => return converted(&converted(x, DType::F32)?, dtype),
        (false, true) if dtype != DType::F32 => return converted(&converted(x, DType::F32)?, dtype),
        _ => {}
    }
    let x = dense(x)?;
    let out = x.context().empty(NAME, dtype, x.shape())?;
    x.context().launch(NAME, |l| {
        let (a, mut b) = (l.read(&x)?, l.write(&out)?);
        l.run(match (from, dtype) {
            (DType::I32, _) => cast::i32_to_f32(a.typed()?, b.typed()?),
            (DType::U32, _) => cast::u32_to_f32(a.typed()?, b.typed()?),
            (_, DType::I32) => cast::f32_to_i32(a.typed()?, b.typed()?),
            (_, DType::U32) => cast::f32_to_u32(a.typed()?, b.typed()?),
            _ => cast::cast::dispatch([from.element(), dtype.element()], a.view()?, b.view()?),
        })
    })?;
    Ok(out)
}

impl Backward for Cast {
    fn name(&self) -> &'static str {
        NAME
    }

    fn backward(&self, grad: &Tensor, _: &[Tensor], _: &[bool]) -> Result<Vec<Option<Tensor>>> {
        Ok(vec![Some(converted(grad, self.from)?)])
    }
}

/// The operation. The argument of a case is the position of the new type in [`DType::FLOATS`].
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[Operand::within("a", -2.0, 2.0)],
    torch: "a * 1",
    run: |operands, args| operands[0].cast(DType::FLOATS[args[0] as usize]),
    cases: &[
        Case::with(&[&[3, 5]], &[0.0]),
        Case::with(&[&[3, 5]], &[1.0]),
        Case::with(&[&[1027]], &[2.0]),
        Case::with(&[&[0]], &[1.0]),
        Case::with(&[&[]], &[0.0]),
        Case::with(&[&[1]], &[2.0]),
        Case::with(&[&[2, 3, 4]], &[1.0]),
        Case::with(&[&[7, 1, 1, 5]], &[0.0]),
        Case::with(&[&[4, 0, 3]], &[2.0]),
        Case::with(&[&[33, 65]], &[1.0]),
    ],
};
