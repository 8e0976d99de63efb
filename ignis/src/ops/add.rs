//! The sum of two tensors.

use super::elementwise::{sum_to, two};
use super::operation::{Operand, Operation, TWO};
use crate::autograd::{Backward, Recorded, apply};
use crate::error::Result;
use crate::kernels::general::Function;
use crate::tensor::Tensor;

const NAME: &str = "add";

struct Add {
    a: Vec<usize>,
    b: Vec<usize>,
}

impl Tensor {
    /// `a + b` of each pair of elements, with broadcasting as in NumPy.
    ///
    /// # Errors
    /// [`Error::Shapes`](crate::Error::Shapes), [`Error::Dtypes`](crate::Error::Dtypes) and
    /// [`Error::Dtype`](crate::Error::Dtype).
    pub fn add(&self, other: &Tensor) -> Result<Tensor> {
        apply([self, other], |[a, b]| {
            let output = two(NAME, Function::Add, &a, &b)?;
            let backward = Add { a: a.shape().to_vec(), b: b.shape().to_vec() };
            Ok(Recorded { output, backward, saved: vec![] })
        })
    }
}

impl Backward for Add {
    fn name(&self) -> &'static str {
        NAME
    }

    fn backward(&self, grad: &Tensor, _: &[Tensor], wanted: &[bool]) -> Result<Vec<Option<Tensor>>> {
        let a = wanted[0].then(|| sum_to(grad, &self.a)).transpose()?;
        let b = wanted[1].then(|| sum_to(grad, &self.b)).transpose()?;
        Ok(vec![a, b])
    }
}

/// The operation.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[Operand::within("a", -2.0, 2.0), Operand::within("b", -2.0, 2.0)],
    torch: "a + b",
    run: |operands, _| operands[0].add(&operands[1]),
    cases: TWO,
};
